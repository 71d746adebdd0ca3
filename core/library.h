/* library.h: for programs that link libpetteia from another language: the inline functions, table
 * members and macros of game.h as plain functions. */
#ifndef CORE_LIBRARY_H
#define CORE_LIBRARY_H

#include "core/game.h"

PET_API_BEGIN

/* "1.0.0-beta.1". Libraries with the same first two numbers have the same structs. */
const char *pet_library_version(void);

/* The i-th game; NULL after the last. */
const struct pet_game *pet_game_at(unsigned i);

const char *pet_game_id(const struct pet_game *game);
uint8_t pet_game_seats_min(const struct pet_game *game);
uint8_t pet_game_seats_max(const struct pet_game *game);

/* Size of a state in bytes, at most PET_STATE_MAX; a state is copied bytewise and must be aligned
 * to 64. */
size_t pet_game_state_bytes(const struct pet_game *game);

/* The seat that must answer, PET_CHANCE, or PET_NOBODY when the game is over. */
uint8_t pet_state_asked(const void *state);
uint8_t pet_state_seats(const void *state);
uint8_t pet_state_pack(const void *state); /* pack.h; 0: none */

/* How the win is shared, in PET_SHARES (game.h, result). */
void pet_game_result(const struct pet_game *game, const void *state, uint8_t share[PET_SEATS_MAX]);

PET_API_END

#endif
