/* colour.c: assigns colours at a table where people have chosen theirs. */
#include "core/text.h"

#include <string.h>

uint8_t pet_colour_find(const char *token, size_t n)
{
	for (uint8_t i = 0; i < PET_SEATS_MAX; i++)
		if (pet_token_is(token, n, pet_colour_token(i)))
			return i;
	return PET_NOBODY;
}

static uint8_t own_colour(const struct pet_game *game, uint8_t who)
{
	if (game->who_kind == PET_K_SEAT)
		return who;
	const char *token = game->kinds[game->who_kind].token[who];
	uint8_t colour = pet_colour_find(token, pet_text_length(token));
	return colour == PET_NOBODY ? who : colour;
}

/* The seat that plays `who`; PET_NOBODY: none, or not known yet. */
static uint8_t seat_of(const struct pet_game *game, const void *pub, uint8_t who)
{
	uint8_t seats = ((const struct pet_flow *)pub)->seats;
	uint8_t seat =
		game->who_kind != PET_K_SEAT && game->seat_of ? game->seat_of(pub, who) : who;
	return seat < seats ? seat : PET_NOBODY;
}

void pet_colours(const struct pet_game *game, const void *pub, const uint8_t wish[PET_SEATS_MAX],
		 uint8_t out[PET_SEATS_MAX])
{
	uint8_t free = (1 << PET_SEATS_MAX) - 1, count = PET_SEATS_MAX, served = 0;
	if (game->who_kind != PET_K_SEAT && game->kinds[game->who_kind].count < count)
		count = (uint8_t)game->kinds[game->who_kind].count;
	memset(out, PET_NOBODY, PET_SEATS_MAX);
	for (uint8_t who = 0; who < count; who++) {
		uint8_t seat = seat_of(game, pub, who);
		uint8_t colour = seat == PET_NOBODY || served >> seat & 1 ? PET_NOBODY
				 : game->colour_of ? game->colour_of(pub, seat)
				 : wish            ? wish[seat]
						   : PET_NOBODY;
		if (colour >= PET_SEATS_MAX || !(free >> colour & 1))
			continue;
		out[who] = colour;
		free &= (uint8_t) ~(1 << colour);
		served |= (uint8_t)(1 << seat);
	}
	/* first those that a seat plays: their own colour, else any; then the rest */
	for (int step = 0; step < 4; step++) {
		for (uint8_t who = 0; who < count && free; who++) {
			bool played = seat_of(game, pub, who) != PET_NOBODY;
			uint8_t colour =
				step % 2 ? (uint8_t)__builtin_ctz(free) : own_colour(game, who);
			if (out[who] != PET_NOBODY || played != (step < 2) || !(free >> colour & 1))
				continue;
			out[who] = colour;
			free &= (uint8_t) ~(1 << colour);
		}
	}
}
