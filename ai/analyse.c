/* analyse.c: see analyse.h. */
#include "ai/analyse.h"

#include <string.h>

#include "ai/bot_internal.h"

enum {
	OUTCOMES_MAX = 64,            /* chance with more outcomes than this is sampled */
	TURN_LEAST = 65536 * 8 / 100, /* change of a chance that makes a turning point */
	BETTER_LEAST = 65536 * 3 / 100,
};

void pet_analyst_spec(struct pet_bot_spec *spec, uint32_t iterations)
{
	struct pet_fault fault;
	pet_must(pet_bot_parse("mcts", spec, &fault));
	spec->iterations = iterations ? iterations : PET_ADVICE_ITERATIONS;
}

bool pet_advise(const struct pet_analyst *a, const struct pet_game *game, struct pet_view v,
		pet_move played, int32_t share[PET_SEATS_MAX])
{
	/* the same question is judged the same way, whoever asks and whatever was judged before */
	pet_bot_init(a->bot, &a->spec, pet_public_hash(game, v.pub));
	return pet_bot_chances(a->bot, game, v, played, share);
}

/* Searches from what the seat could know. */
static void judge(const struct pet_analyst *a, const struct pet_game *game, const void *state,
		  struct pet_analysis_point *p)
{
	if (!pet_advise(a, game, pet_game_view(game, state, p->seat), p->m, p->before))
		return;
	p->judged = true;
	p->thoughts = pet_bot_thoughts(a->bot, p->thought);
	p->examined = pet_bot_chances_after(a->bot, p->m, p->expected);
	if (!p->thoughts || !pet_bot_thought(a->bot, p->m, &p->played))
		return;
	p->better = p->examined && p->thought[0].m != p->m &&
		    p->thought[0].value - p->played.value >= BETTER_LEAST;
}

/* What was spent on a line that leads to where the turn has been. */
static uint32_t waste(struct pet_analyst *a, const struct pet_game *game, const void *state,
		      const void *after, uint8_t seat)
{
	struct been been[PET_ANALYSE_PLACES], now;
	if (a->seat != seat)
		a->places = 0;
	a->seat = seat;
	if (pet_circle_place(game, state, seat, &now) && a->places < PET_ANALYSE_PLACES) {
		a->place[a->places] = now.place;
		a->left[a->places++] = now.left;
	}
	for (int i = 0; i < a->places; i++)
		been[i] = (struct been){ a->place[i], a->left[i] };
	return pet_circle_place(game, after, seat, &now) ? pet_circle_spent(been, a->places, &now)
							 : 0;
}

static void value_after(const struct pet_game *game, const void *state, pet_move m,
			struct pet_bits *bits, int32_t share[PET_SEATS_MAX])
{
	_Alignas(64) unsigned char copy[PET_STATE_MAX];
	memset(share, 0, PET_SEATS_MAX * sizeof share[0]);
	memcpy(copy, state, game->state_bytes);
	pet_game_advance(game, copy, m, NULL);
	pet_bot_value(game, copy, bits, share);
}

/* Dice and draws: the outcome against the mean over all outcomes. */
static void weigh_luck(const struct pet_game *game, const void *state, struct pet_analysis_point *p)
{
	pet_move out[PET_MOVES_MAX];
	uint32_t weight[PET_MOVES_MAX];
	struct pet_bits bits = { p->line };
	int32_t share[PET_SEATS_MAX], came[PET_SEATS_MAX];
	int64_t mean[PET_SEATS_MAX] = { 0 }, all = 0;
	int n = pet_game_weights(game, state, out, weight);
	int looks = n <= OUTCOMES_MAX ? n : OUTCOMES_MAX;
	for (int i = 0; i < looks; i++) {
		int at = n <= OUTCOMES_MAX ? i : pet_chance_pick(weight, n, pet_bits_next(&bits));
		int64_t w = n <= OUTCOMES_MAX ? weight[at] : 1;
		value_after(game, state, out[at], &bits, share);
		for (int s = 0; s < PET_SEATS_MAX; s++)
			mean[s] += w * share[s];
		all += w;
	}
	value_after(game, state, p->m, &bits, came);
	for (int s = 0; s < PET_SEATS_MAX && all; s++)
		p->luck[s] = n > 1 ? (int32_t)(came[s] - mean[s] / all) : 0;
}

void pet_analyse_line(struct pet_analyst *a, const struct pet_game *game, const void *state,
		      uint32_t line, uint8_t seat, pet_move m, struct pet_analysis_point *p)
{
	_Alignas(64) unsigned char after[PET_STATE_MAX];
	struct pet_event first;
	struct pet_events events = { &first, 0, 1, 0 };
	memcpy(after, state, game->state_bytes);
	pet_game_advance(game, after, m, &events);
	*p = (struct pet_analysis_point){ .line = line, .seat = seat, .m = m };
	p->silent = events.count == 0;
	if (seat == PET_CHANCE) {
		weigh_luck(game, state, p);
		return;
	}
	judge(a, game, state, p);
	p->wasted = waste(a, game, state, after, seat);
}

/* The chances at the end: the result, or a final search. */
static void last_chances(const struct pet_analyst *a, const struct pet_game *game,
			 const void *state, int32_t share[PET_SEATS_MAX])
{
	struct pet_bits bits = { 1 };
	uint8_t asked = pet_game_asked(state);
	memset(share, 0, PET_SEATS_MAX * sizeof share[0]);
	if (asked >= PET_SEATS_MAX ||
	    !pet_advise(a, game, pet_game_view(game, state, asked), PET_MOVE_NONE, share))
		pet_bot_value(game, state, &bits, share);
}

static int32_t most_luck(const struct pet_analysis_point *p)
{
	int32_t most = 0;
	for (int s = 0; s < PET_SEATS_MAX; s++) {
		int32_t luck = p->luck[s] < 0 ? -p->luck[s] : p->luck[s];
		most = luck > most ? luck : most;
	}
	return most;
}

/* Dice and draws one after the other, from `first` to `last`: each has its part in the way from what was
 * expected before them to what there is after them, by how much luck it was. */
static void spread(struct pet_analysis_point *first, struct pet_analysis_point *last,
		   const int32_t from[PET_SEATS_MAX], const int32_t to[PET_SEATS_MAX])
{
	int64_t all = 0, done = 0;
	for (const struct pet_analysis_point *p = first; p <= last; p++)
		all += most_luck(p);
	for (struct pet_analysis_point *p = first; p <= last; p++) {
		done += most_luck(p);
		for (int s = 0; s < PET_SEATS_MAX; s++)
			p->after[s] = p == last || !all
					      ? (p == last ? to[s] : from[s])
					      : (int32_t)(from[s] + (to[s] - from[s]) * done / all);
	}
}

void pet_analyse_end(const struct pet_analyst *a, const struct pet_game *game, const void *state,
		     struct pet_analysis_point *point, uint32_t count)
{
	int32_t share[PET_SEATS_MAX];
	last_chances(a, game, state, share);
	for (uint32_t end = count; end > 0;) {
		uint32_t i = end - 1; /* what decided, before the dice and draws up to end */
		while (i > 0 && point[i].seat == PET_CHANCE)
			i--;
		struct pet_analysis_point *p = &point[i];
		bool lucky = i + 1 < end && p->examined;
		memcpy(p->after, lucky ? p->expected : share, sizeof share);
		if (i + 1 < end)
			spread(p + 1, &point[end - 1], p->after, share);
		p->better = p->better && p->before[p->seat] - p->after[p->seat] >= BETTER_LEAST;
		if (p->judged)
			memcpy(share, p->before, sizeof share);
		end = i;
	}
}

bool pet_analyse_action(const struct pet_analysis_point *point, uint32_t count, uint32_t i,
			uint32_t *told)
{
	uint32_t last = i;
	bool begun = i > 0 && point[i - 1].seat == point[i].seat && point[i - 1].silent;
	while (point[last].silent && last + 1 < count && point[last + 1].seat == point[i].seat)
		last++;
	*told = i;
	if (point[last].silent || (last == i && !begun))
		return false;
	*told = last;
	return true;
}

static int32_t change_of(const struct pet_analysis_point *p, int seats)
{
	int32_t most = 0;
	for (int s = 0; s < seats; s++) {
		int32_t d = p->after[s] - p[-1].after[s];
		d = d < 0 ? -d : d;
		most = d > most ? d : most;
	}
	return most;
}

int pet_analyse_turns(const struct pet_analysis_point *point, uint32_t count, int seats,
		      uint32_t turn[PET_ANALYSE_TURNS])
{
	int turns = 0;
	for (uint32_t i = 1; i < count; i++) {
		int32_t change = change_of(&point[i], seats);
		int at = turns, least = 0;
		if (change < TURN_LEAST)
			continue;
		if (turns == PET_ANALYSE_TURNS) {
			for (int k = 1; k < PET_ANALYSE_TURNS; k++)
				if (change_of(&point[turn[k]], seats) <
				    change_of(&point[turn[least]], seats))
					least = k;
			if (change_of(&point[turn[least]], seats) >= change)
				continue;
			memmove(&turn[least], &turn[least + 1],
				(size_t)(PET_ANALYSE_TURNS - 1 - least) * sizeof turn[0]);
			at = PET_ANALYSE_TURNS - 1;
		} else {
			turns++;
		}
		turn[at] = i;
	}
	return turns;
}
