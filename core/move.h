/* move.h: a move is 32 bits, a verb and three small arguments.
 *
 *      31      24 23      16 15       8 7        0
 *     +----------+----------+----------+----------+
 *     |   verb   |    a     |    b     |    c     |
 *     +----------+----------+----------+----------+
 *
 * What an argument means (an area, a card, an amount...) is said by the verb's row (game.h,
 * struct verb), so that one client can show and highlight any move of any game. */
#ifndef CORE_MOVE_H
#define CORE_MOVE_H

#include <stdint.h>

typedef uint32_t move;

#define MOVE_NONE 0u /* verb 0 is no verb */

static inline move move_make(unsigned verb, unsigned a, unsigned b, unsigned c)
{
	return (move)(verb << 24 | (a & 255) << 16 | (b & 255) << 8 | (c & 255));
}

static inline uint8_t move_verb(move m)
{
	return (uint8_t)(m >> 24);
}

static inline uint8_t move_a(move m)
{
	return (uint8_t)(m >> 16);
}

static inline uint8_t move_b(move m)
{
	return (uint8_t)(m >> 8);
}

static inline uint8_t move_c(move m)
{
	return (uint8_t)m;
}

/* Argument i, 0 to 2. */
static inline uint8_t move_arg(move m, int i)
{
	return (uint8_t)(m >> (16 - 8 * i));
}

#endif
