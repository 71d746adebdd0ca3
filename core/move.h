/* move.h: a move is 32 bits, a verb and three small arguments.
 *
 *      31      24 23      16 15       8 7        0
 *     +----------+----------+----------+----------+
 *     |   verb   |    a     |    b     |    c     |
 *     +----------+----------+----------+----------+
 *
 * The verb's row (game.h, struct pet_verb) says what each argument means (an area, a card, an
 * amount...), so that one client can show and highlight any move of any game. */
#ifndef CORE_MOVE_H
#define CORE_MOVE_H

#include <stdint.h>

#include "core/api.h"

PET_API_BEGIN

typedef uint32_t pet_move;

#define PET_MOVE_NONE 0u /* verb 0 is no verb */

static inline pet_move pet_move_make(unsigned verb, unsigned a, unsigned b, unsigned c)
{
	return (pet_move)(verb << 24 | (a & 255) << 16 | (b & 255) << 8 | (c & 255));
}

static inline uint8_t pet_move_verb(pet_move m)
{
	return (uint8_t)(m >> 24);
}

static inline uint8_t pet_move_a(pet_move m)
{
	return (uint8_t)(m >> 16);
}

static inline uint8_t pet_move_b(pet_move m)
{
	return (uint8_t)(m >> 8);
}

static inline uint8_t pet_move_c(pet_move m)
{
	return (uint8_t)m;
}

/* Argument i, 0 to 2. */
static inline uint8_t pet_move_arg(pet_move m, int i)
{
	return (uint8_t)(m >> (16 - 8 * i));
}

PET_API_END

#endif
