/* library.h: what programs want that link libpetteia from another language: what game.h has as
 * inline functions, members of tables and macros, as functions. */
#ifndef CORE_LIBRARY_H
#define CORE_LIBRARY_H

#include "core/game.h"

PET_API_BEGIN

/* "0.2.0". Libraries with the same first two numbers have the same structs. */
const char *pet_library_version(void);

/* The games one after another; NULL after the last. */
const struct pet_game *pet_game_at(unsigned i);

const char *pet_game_id(const struct pet_game *game);
uint8_t pet_game_seats_min(const struct pet_game *game);
uint8_t pet_game_seats_max(const struct pet_game *game);

/* Bytes of a state, at most PET_STATE_MAX; a state is copied by copying them. It wants an address
 * that is a multiple of 64. */
size_t pet_game_state_bytes(const struct pet_game *game);

/* The seat that must answer, PET_CHANCE, or PET_NOBODY when the game is over. */
uint8_t pet_state_asked(const void *state);
uint8_t pet_state_seats(const void *state);

/* How the win is shared out, in PET_SHARES (game.h, result). */
void pet_game_result(const struct pet_game *game, const void *state, uint8_t share[PET_SEATS_MAX]);

PET_API_END

#endif
