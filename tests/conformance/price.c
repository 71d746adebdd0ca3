/* price.c: what a move is said to cost is what it takes.
 *
 * Purses change by events alone: `flows` says which, so that what a move takes is told apart from
 * what it brings in. An offering is told when it is made and taken when all pay. */
#include "tests/conformance/suite.h"

#include <string.h>

enum flow_how { GAIN, COST, LOSS }; /* LOSS: taken by somebody else's choice or by a penalty */

struct flow {
	const char *game, *token;
	enum flow_how how;
	int amount; /* the argument with the amount, or -n for n always */
	int whose;  /* the argument with the purse; -1: who */
};

static const struct flow flows[] = {
	{ "cyclades", "income", GAIN, 0, -1 },        { "cyclades", "gift", GAIN, 0, -1 },
	{ "cyclades", "goldstolen", GAIN, 0, -1 },    { "cyclades", "goldstolen", LOSS, 0, 1 },
	{ "cyclades", "soldtroop", GAIN, -2, -1 },    { "cyclades", "soldfleet", GAIN, -2, -1 },
	{ "cyclades", "soldfollower", GAIN, -2, -1 }, { "cyclades", "spent", COST, 0, -1 },
	{ "cyclades", "paid", COST, 0, -1 },          { "cyclades", "bought", COST, 1, -1 },
	{ "legendary", "income", GAIN, 0, -1 },       { "legendary", "gold", GAIN, 0, -1 },
	{ "legendary", "took_gold", GAIN, 1, -1 },    { "legendary", "took_gold", LOSS, 1, 0 },
	{ "legendary", "penalty", LOSS, 0, -1 },      { "legendary", "paid", COST, 0, -1 },
	{ "legendary", "bought", COST, 1, -1 },       { "elysium", "gain-gold", GAIN, 0, -1 },
	{ "elysium", "income", GAIN, 0, -1 },         { "elysium", "give-gold", GAIN, 0, 1 },
	{ "elysium", "give-gold", COST, 0, -1 },      { "elysium", "lose-gold", COST, 0, -1 },
	{ "elysium", "pay-gold", COST, 0, -1 },       { "elysium", "new-pile", COST, 1, -1 },
	{ "elysium", "join", COST, 1, -1 },
};

/* Questions whose price is due later: with the event by which everybody pays. */
static const char *const promises[] = { "offer.bid", "offer.place" };

uint64_t prices_compared;
static _Alignas(64) unsigned char after[PET_STATE_MAX];
static struct pet_event told[EVENTS];

/* Partners and the factions of one seat pay from one purse. */
static bool same_purse(const struct pet_game *game, const void *pub, uint8_t a, uint8_t b)
{
	uint8_t one = game->seat_of ? game->seat_of(pub, a) : a,
		two = game->seat_of ? game->seat_of(pub, b) : b;
	return one == two || (game->partner && game->partner(pub, one) == two);
}

static int arg_of(const struct pet_event *e, int i)
{
	const uint8_t arg[] = { e->a, e->b, e->c, e->d };
	return arg[i];
}

/* What the events say of a purse: sums of what comes in, what it pays, what it is robbed of. */
static void sum_up(const struct pet_game *game, const void *pub, const struct pet_events *events,
		   uint8_t who, int sum[3])
{
	memset(sum, 0, 3 * sizeof *sum);
	for (uint32_t i = 0; i < events->count; i++) {
		const struct pet_event *e = &events->event[i];
		for (size_t k = 0; k < sizeof flows / sizeof *flows; k++) {
			const struct flow *f = &flows[k];
			if (strcmp(f->game, game->id) ||
			    strcmp(f->token, game->events[e->code].token))
				continue;
			uint8_t whose = f->whose < 0 ? e->who : (uint8_t)arg_of(e, f->whose);
			if (same_purse(game, pub, whose, who))
				sum[f->how] += f->amount < 0 ? -f->amount : arg_of(e, f->amount);
		}
	}
}

static bool promised(const struct pet_node *node)
{
	for (size_t i = 0; i < sizeof promises / sizeof *promises; i++)
		if (!strcmp(promises[i], node->name))
			return true;
	return false;
}

/* The least that an answer to the question after a move is said to cost. */
static unsigned least_to_come(const struct pet_game *game)
{
	pet_move out[PET_MOVES_MAX];
	int n = pet_game_legal(game, after, out);
	unsigned least = n > 0 ? game->price(after, out[0]) : 0;
	for (int i = 1; i < n; i++) {
		unsigned price = game->price(after, out[i]);
		least = price < least ? price : least;
	}
	return least;
}

static void compare(const struct pet_game *game, const void *state, pet_move m)
{
	const struct pet_node *node = pet_game_node(game, state);
	uint8_t seat = pet_game_asked(state), who = pet_game_frame(state)->who;
	struct pet_events events = { told, 0, EVENTS, 0 };
	unsigned price = game->price(state, m);
	int sum[3], before = (int)game->purse(state, who);

	memcpy(after, state, game->state_bytes);
	pet_game_advance(game, after, m, &events);
	sum_up(game, state, &events, who, sum);
	prices_compared++;
	const char *verb = game->verbs[pet_move_verb(m)].token;
	int now = (int)game->purse(after, who);
	if (now != before + sum[GAIN] - sum[COST] - sum[LOSS])
		bad("%s: events of '%s' do not explain the purse: %d, then %d", node->name, verb,
		    before, now);
	if (promised(node))
		return;
	if ((int)price > before)
		bad("%s: '%s' costs more than there is", node->name, verb);
	if (sum[COST] > (int)price)
		bad("%s: '%s' takes %d, told was %u", node->name, verb, sum[COST], price);
	if (sum[COST] < (int)price &&
	    (pet_game_asked(after) != seat || pet_game_node(game, after)->quiet ||
	     sum[COST] + (int)least_to_come(game) != (int)price))
		bad("%s: '%s' is said to cost %u, but takes %d", node->name, verb, price,
		    sum[COST]);
}

void look_price(const struct pet_game *game, const void *state)
{
	pet_move out[PET_MOVES_MAX];
	if (!game->price || pet_game_asked(state) >= PET_CHANCE)
		return;
	int n = pet_game_legal(game, state, out);
	for (int i = 0; i < n; i++)
		compare(game, state, out[i]);
}

/* ---- offerings ------------------------------------------------------------------------------- */

enum { OFFERS = 16 };
static struct offer {
	uint8_t who, to;
	unsigned price;
} offers[OFFERS];
static int offered;

void promise_begin(void)
{
	offered = 0;
}

/* An offering is made: it replaces that of the same god. */
void promise_made(const struct pet_game *game, const void *state, pet_move m)
{
	if (!game->price || pet_game_asked(state) >= PET_CHANCE ||
	    strcmp(game->verbs[pet_move_verb(m)].token, "offer"))
		return;
	int i = 0;
	while (i < offered && offers[i].to != pet_move_a(m))
		i++;
	if (i == OFFERS)
		return;
	offered += i == offered;
	offers[i] =
		(struct offer){ pet_game_frame(state)->who, pet_move_a(m), game->price(state, m) };
}

/* Everybody pays: each payment is one that was told. */
void promise_kept(const struct pet_game *game, const struct pet_events *events)
{
	for (uint32_t i = 0; i < events->count; i++) {
		const struct pet_event *e = &events->event[i];
		if (!strcmp(game->events[e->code].token, "penalty"))
			offered = 0;
		if (strcmp(game->events[e->code].token, "paid") || !offered)
			continue;
		int k = 0;
		while (k < offered && (offers[k].who != e->who || offers[k].price != e->a))
			k++;
		if (k == offered)
			bad("%d pays %d for an offering, which was not told", e->who, e->a);
	}
	for (uint32_t i = 0; i < events->count; i++)
		if (!strcmp(game->events[events->event[i].code].token, "paid"))
			offered = 0;
}
