/* facts.c: what facts promise happens (core/facts.h): income foretold is received, points are scored
 * if the game ends, a victory needs nothing exactly when it is won, the next order comes. */
#include "tests/conformance/suite.h"

#include <string.h>

#include "core/facts.h"

enum { ROWS = 512 };

struct facts_seen facts_seen;

struct rows {
	struct pet_facts out;
	int count;
	struct pet_fact row[ROWS];
};

/* before and after a move; a position that is looked at whole; the end; what was foretold in the round that is over */
static struct rows either[2], looked, ended, foretold;
static struct rows *before = &either[0], *after = &either[1];
static bool pending; /* foretold is still to be compared */

static void keep(struct pet_facts *to, const struct pet_fact *row)
{
	struct rows *r = (struct rows *)(void *)to;
	if (r->count == ROWS)
		bad("facts: more than %d rows", ROWS);
	else
		r->row[r->count++] = *row;
}

static void ask(const struct pet_game *game, const void *state, uint8_t seat, uint32_t topics,
		struct rows *r)
{
	r->out = (struct pet_facts){ topics, PET_NOBODY, keep };
	r->count = 0;
	pet_facts(game, pet_game_view(game, state, seat), &r->out);
}

static bool same_subject(const struct pet_fact *a, const struct pet_fact *b)
{
	return a->topic == b->topic && a->about_kind == b->about_kind && a->about == b->about &&
	       !strcmp(a->token, b->token);
}

static const struct pet_fact *find(const struct rows *r, const struct pet_fact *like)
{
	for (int i = 0; i < r->count; i++)
		if (same_subject(&r->row[i], like))
			return &r->row[i];
	return NULL;
}

/* The round; -1: not told. */
static int32_t round_of(const struct rows *r)
{
	for (int i = 0; i < r->count; i++)
		if (r->row[i].topic == PET_T_ROUND)
			return r->row[i].value[0];
	return -1;
}

/* ---- one position ---------------------------------------------------------------------------- */

static void check_row(const struct pet_game *game, const struct pet_fact *f)
{
	unsigned kinds = game->kind_count;
	if (f->topic >= PET_TOPICS || !f->token || !*f->token || !f->name || !*f->name)
		bad("facts: a row of topic %d has no token or no name", f->topic);
	else if (f->about_kind >= kinds || f->kind >= kinds)
		bad("facts: %s has a kind that does not exist", f->token);
	else if (!f->count && !f->list && !f->text && !f->tell)
		bad("facts: %s tells nothing", f->token);
	else if (!f->list && f->count > 1)
		bad("facts: %s has several values and is no list", f->token);
	else if (f->topic == PET_T_LEFT && (f->value[0] < 0 || f->value[0] > f->of))
		bad("facts: %s has %d left of %d", f->token, f->value[0], f->of);
	else if (f->topic == PET_T_NEED && (f->needs < 0 || (f->near && !f->needs)))
		bad("facts: %s needs %d", f->token, f->needs);
	for (int i = 0; f->kind >= PET_K_GAME && f->kind < kinds && i < f->count; i++)
		if (f->value[i] != PET_FACT_UNKNOWN &&
		    (f->value[i] < 0 || f->value[i] >= game->kinds[f->kind].count))
			bad("facts: %s has a value %d outside its kind", f->token, f->value[i]);
}

/* No row twice; one phase at most is now; parts make the total. */
static void check_rows(const struct pet_game *game, const struct rows *r)
{
	int now = 0;
	for (int i = 0; i < r->count; i++) {
		const struct pet_fact *f = &r->row[i];
		check_row(game, f);
		for (int k = 0; k < i && f->topic != PET_T_STAKES; k++)
			if (same_subject(&r->row[k], f))
				bad("facts: %s %s twice", pet_topic_token(f->topic), f->token);
		now += f->topic == PET_T_PHASE && f->value[0] == PET_PHASE_NOW;
		if (f->topic != PET_T_POINTS || strcmp(f->token, "total"))
			continue;
		int32_t sum = 0;
		for (int k = 0; k < r->count; k++)
			if (k != i && r->row[k].topic == PET_T_POINTS &&
			    r->row[k].about_kind == f->about_kind && r->row[k].about == f->about)
				sum += r->row[k].value[0];
		facts_seen.points++;
		if (sum != f->value[0])
			bad("facts: the parts of the points make %d, not %d", sum, f->value[0]);
	}
	if (now > 1)
		bad("facts: %d phases at once", now);
	facts_seen.rows += (uint64_t)r->count;
}

/* Points now are the points if the game ended now, where the game has a stage "end". */
static void check_end_now(const struct pet_game *game, const void *state, const struct rows *r)
{
	static _Alignas(64) unsigned char copy[PET_STATE_MAX];
	bool counts = false;
	for (int i = 0; i < r->count; i++)
		counts |= r->row[i].topic == PET_T_POINTS;
	memcpy(copy, state, game->state_bytes);
	if (!counts || !game->stage)
		return;
	const char *wrong = game->stage(copy, "end");
	if (wrong) {
		bad("facts: a game of points has no stage 'end': %s", wrong);
		return;
	}
	pet_game_settle(game, copy, NULL);
	if (pet_game_asked(copy) != PET_NOBODY) {
		bad("facts: the stage 'end' is not the end");
		return;
	}
	ask(game, copy, PET_NOBODY, 1u << PET_T_POINTS, &ended);
	for (int i = 0; i < ended.count; i++) {
		const struct pet_fact *was = find(r, &ended.row[i]);
		if (!was || was->value[0] != ended.row[i].value[0])
			bad("facts: %s points are not what the end gives", ended.row[i].token);
	}
	uint8_t share[PET_SEATS_MAX] = { 0 };
	game->result(copy, share);
	int32_t best = INT32_MIN;
	for (int i = 0; i < r->count; i++)
		if (r->row[i].topic == PET_T_POINTS && !strcmp(r->row[i].token, "total") &&
		    r->row[i].value[0] > best)
			best = r->row[i].value[0];
	for (int i = 0; i < r->count; i++)
		if (r->row[i].topic == PET_T_POINTS && !strcmp(r->row[i].token, "total") &&
		    r->row[i].about_kind == PET_K_SEAT && share[r->row[i].about] &&
		    r->row[i].value[0] != best)
			bad("facts: if the game ended now, fewer points would win");
}

static void look_facts(const struct pet_game *game, const void *state)
{
	ask(game, state, PET_NOBODY, PET_FACTS_NOW | PET_FACTS_FIXED, &looked);
	check_rows(game, &looked);
	check_end_now(game, state, &looked);
	for (uint8_t seat = 0; seat < ((const struct pet_flow *)state)->seats; seat++) {
		ask(game, state, seat, PET_FACTS_NOW, &looked);
		check_rows(game, &looked);
	}
}

/* ---- one move -------------------------------------------------------------------------------- */

/* What a move is judged by, as of now. */
static void foretell(const struct pet_game *game, const void *state, struct rows *r)
{
	ask(game, state, PET_NOBODY,
	    1u << PET_T_ROUND | 1u << PET_T_INCOME | 1u << PET_T_ORDER | 1u << PET_T_NEED, r);
}

/* An event tells an income: as foretold, unless the move itself changed what would come. */
static void check_income(const struct pet_events *events)
{
	for (uint32_t k = 0; k < events->count; k++) {
		const struct pet_event *e = &events->event[k];
		const uint8_t arg[4] = { e->a, e->b, e->c, e->d };
		for (int i = 0; i < before->count; i++) {
			const struct pet_fact *f = &before->row[i], *then;
			if (f->topic != PET_T_INCOME || !f->event || f->event != e->code ||
			    f->about != e->who)
				continue;
			then = find(after, f);
			if (then && then->value[0] != f->value[0])
				continue;
			int32_t told = f->value[0] < 255 ? f->value[0] : 255;
			facts_seen.incomes++;
			if (arg[f->event_arg] != told)
				bad("facts: an income of %d %s is foretold, %d came", told,
				    f->token, arg[f->event_arg]);
		}
	}
}

static bool holds(const struct pet_fact *list, int32_t value)
{
	for (int i = 0; i < list->count; i++)
		if (list->value[i] == value)
			return true;
	return false;
}

/* "turns.next" against "turns" of the new round. Whoever is gone has left the list. */
static void check_order(const struct pet_fact *told, const struct pet_fact *came)
{
	int at = 0;
	for (int i = 0; i < told->count; i++) {
		int32_t value = told->value[i];
		if (told->unordered && !holds(came, value))
			bad("facts: %s: one of them does not come", told->token);
		if (value != PET_FACT_UNKNOWN && !holds(came, value))
			continue;
		bool right = told->unordered || value == PET_FACT_UNKNOWN ||
			     (at < came->count && came->value[at] == value);
		at++;
		facts_seen.orders += value != PET_FACT_UNKNOWN;
		if (!right)
			bad("facts: %s is not what comes", told->token);
	}
}

static void check_next(void)
{
	for (int i = 0; i < foretold.count; i++) {
		const struct pet_fact *f = &foretold.row[i];
		size_t n = strlen(f->token);
		if (f->topic != PET_T_ORDER || n < 5 || strcmp(f->token + n - 5, ".next"))
			continue;
		for (int k = 0; k < after->count; k++)
			if (after->row[k].topic == PET_T_ORDER &&
			    strlen(after->row[k].token) == n - 5 &&
			    !strncmp(after->row[k].token, f->token, n - 5))
				check_order(f, &after->row[k]);
	}
}

/* What is foretold after a move is what the next one is judged by. */
static void facts_after(const struct pet_game *game, const void *state,
			const struct pet_events *events)
{
	struct rows *was = before;
	before = after;
	after = was;
	foretell(game, state, after);
	if (!events->dropped)
		check_income(events);
	if (round_of(before) >= 0 && round_of(after) == round_of(before) + 1) {
		foretold = *before;
		pending = true;
	}
	if (!pending || pet_game_asked(state) >= PET_SEATS_MAX)
		return;
	pending = false;
	check_next();
	for (int i = 0; i < after->count; i++)
		if (after->row[i].topic == PET_T_NEED && !after->row[i].needs)
			bad("facts: %s needs nothing, and yet another round begins",
			    after->row[i].token);
}

/* The end: the way that it names needs nothing, for somebody who has won, and no other way is met
 * unless it is named. */
static void facts_end(const struct pet_game *game, const void *state)
{
	uint8_t share[PET_SEATS_MAX] = { 0 };
	const struct pet_fact *ending = NULL;
	bool named = false, met = false, won = false, other = false;
	ask(game, state, PET_NOBODY, 1u << PET_T_NEED | 1u << PET_T_ENDING, &looked);
	game->result(state, share);
	for (int i = 0; i < looked.count; i++)
		if (looked.row[i].topic == PET_T_ENDING)
			ending = &looked.row[i];
	for (int i = 0; i < looked.count; i++) {
		const struct pet_fact *f = &looked.row[i];
		if (f->topic != PET_T_NEED)
			continue;
		uint8_t seat = f->about_kind == PET_K_SEAT || !game->seat_of ||
					       f->about_kind != game->who_kind
				       ? f->about
				       : game->seat_of(state, f->about);
		bool this = ending && !strcmp(ending->token, f->token);
		named |= this;
		other |= !this && !f->needs && !share[seat];
		met |= this && !f->needs;
		won |= this && !f->needs && seat < PET_SEATS_MAX && share[seat];
	}
	facts_seen.ends += named;
	if (named && !met)
		bad("facts: the game ended by %s, which nobody has", ending->token);
	else if (named && !won)
		bad("facts: the game ended by %s, which no winner has", ending->token);
	if (other)
		bad("facts: a loser needs nothing more to win");
}

/* ---- games ----------------------------------------------------------------------------------- */

/* Random games to the end; the rows of one position in so many are looked at. */
enum { LOOK_EVERY = 16, MOVES_MOST = 100000 };

static void play_one(const struct config *c, struct pet_bits *bits)
{
	static _Alignas(64) unsigned char state[PET_STATE_MAX];
	static struct pet_event told[EVENTS];
	const struct pet_game *game = c->game;
	struct pet_events events = { told, 0, EVENTS, 0 };
	pending = false;
	if (pet_game_start(game, state, &c->setup, NULL))
		return;
	foretell(game, state, after);
	for (int i = 0; i < MOVES_MOST && pet_game_asked(state) != PET_NOBODY; i++) {
		pet_move m = any_move(game, state, bits);
		if (pet_bits_below(bits, LOOK_EVERY) == 0)
			look_facts(game, state);
		events.count = events.dropped = 0;
		pet_game_advance(game, state, m, &events);
		facts_after(game, state, &events);
	}
	if (pet_game_asked(state) != PET_NOBODY)
		return;
	look_facts(game, state);
	facts_end(game, state);
	facts_seen.games++;
}

void test_facts(const struct config *c, const struct level *l, uint64_t seed)
{
	struct pet_bits bits = { seed };
	for (uint32_t i = 0; i < l->games && c->game->facts; i++)
		play_one(c, &bits);
}
