/* spoil.h: a pack made from the built-in tables of a game with values changed at random. */
#ifndef TESTS_SPOIL_H
#define TESTS_SPOIL_H

#include "core/pack.h"

/* Writes such a pack; the same seed gives the same. Returns its length. */
size_t spoil(const struct pet_game *game, uint64_t seed, char out[PET_PACK_TEXT_MAX]);

#endif
