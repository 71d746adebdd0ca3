/* chart.h: a map as a list of sites, for clients that draw with characters.
 *
 * The ground of a place is what lies nearer to its sites than to others, up to the chart's reach: points
 * of hexes become hexes, points of regions a country. Names come from the place as a value of the game. */
#ifndef CORE_CHART_H
#define CORE_CHART_H

#include <stdbool.h>
#include <stdint.h>

#include "core/text.h"

enum {
	PET_SITES_MAX = 256,
	PET_STACKS = 5,
	PET_STACK_BYTES = 16,
	PET_SPOTS = 2,
	PET_GROUND_SEA = 0
};

/* Pieces of one owner: a number or signs, which the game's chart_signs explain. */
struct pet_stack {
	uint8_t who; /* of the game's who_kind; PET_NOBODY: nobody's */
	char text[PET_STACK_BYTES];
};

/* Something smaller in a place that moves speak of: a slot for a building. */
struct pet_spot {
	int16_t x, y;
	uint8_t kind;
	int16_t value;
};

struct pet_site {
	int16_t x, y;   /* on the game's own plane; y grows downwards */
	uint8_t kind;   /* the place as a value of the game */
	int16_t value;  /* ... */
	uint8_t ground; /* PET_GROUND_SEA, or land of one of five tints: 1 to 5 */
	uint8_t holder; /* who holds it, PET_NOBODY: nobody */
	bool first;     /* of the sites of a place the one that bears name and pieces */
	uint8_t stacks; /* so many */
	struct pet_stack stack[PET_STACKS];
	uint8_t spots; /* of the place, at its first site */
	struct pet_spot spot[PET_SPOTS];
};

/* A site without pieces. */
static inline struct pet_site *pet_site_put(struct pet_site *s, int x, int y, uint8_t kind,
					    int value)
{
	s->x = (int16_t)x;
	s->y = (int16_t)y;
	s->kind = kind;
	s->value = (int16_t)value;
	s->ground = PET_GROUND_SEA;
	s->holder = PET_NOBODY;
	s->first = true;
	s->stacks = s->spots = 0;
	return s;
}

/* Another stack of a site: n (0: no number), then signs. Nothing where there is no room. */
static inline void pet_site_stack(struct pet_site *s, uint8_t who, int n, const char *signs)
{
	if (s->stacks == PET_STACKS)
		return;
	struct pet_stack *stack = &s->stack[s->stacks++];
	struct pet_text t = pet_text_into(stack->text, PET_STACK_BYTES, PET_LANG_EN, NULL, NULL);
	stack->who = who;
	stack->text[0] = 0;
	if (n)
		pet_text_number(&t, n);
	pet_text_put(&t, signs);
}

#endif
