/* rules.c: the rules of Lots in the order of RULES.md. A larger game has one file a chapter. */
#include "tests/sample/state.h"

#include "core/text.h"

static uint8_t seats_of(const struct lots *g)
{
	return g->pub.flow.seats;
}

static unsigned unseen_total(const struct lots_pub *pub)
{
	unsigned total = 0;
	for (int i = 0; i < CARDS; i++)
		total += pub->unseen[i];
	return total;
}

/* ---- LO-2 a round ---------------------------------------------------------------------------- */

/* LO-1.3: rounds follow each other until the last. */
static void game_step(void *state, struct pet_frame *f)
{
	struct lots *g = state;
	(void)f;
	if (g->pub.round == g->pub.rounds) {
		pet_flow_end(&g->pub.flow);
		return;
	}
	g->pub.round++;
	g->pub.prize = 0;
	pet_flow_call(&g->pub.flow, N_ROUND, 0);
}

/* LO-2.2: one card each, in seat order; face-up cards go back when there are too few. */
static void deal_step(void *state, struct pet_frame *f)
{
	struct lots *g = state;
	if (f->pc == 0 && unseen_total(&g->pub) < seats_of(g))
		for (int i = 0; i < CARDS; i++)
			g->pub.unseen[i] = g->pub.copies;
	if (f->pc < seats_of(g))
		pet_flow_call(&g->pub.flow, N_DRAW, f->pc++);
	else
		pet_flow_end(&g->pub.flow);
}

/* LO-2.2: what is left in the deck is what nobody has seen less what the hands hold. */
static int draw_weights(const void *state, const struct pet_frame *f, pet_move *out,
			uint32_t *weight)
{
	const struct lots *g = state;
	uint8_t left[CARDS];
	int n = 0;
	(void)f;
	for (int i = 0; i < CARDS; i++)
		left[i] = g->pub.unseen[i];
	for (int s = 0; s < seats_of(g); s++)
		if (g->priv[s].card)
			left[g->priv[s].card - 1]--;
	for (unsigned i = 0; i < CARDS; i++) {
		if (!left[i])
			continue;
		weight[n] = left[i];
		out[n++] = pet_move_make(V_DRAW, i, 0, 0);
	}
	return n;
}

static void draw_apply(void *state, struct pet_frame *f, pet_move m)
{
	struct lots *g = state;
	uint8_t who = f->who;
	pet_flow_end(&g->pub.flow);
	g->priv[who].card = (uint8_t)(pet_move_a(m) + 1);
	g->pub.dealt |= (uint8_t)(1 << who);
	pet_emit_to(&g->journal, 1u << who, E_DRAW, who, pet_move_a(m), 0, 0, 0);
}

/* LO-2.2, LO-4.1: a drawn card and the choice are known to their seat alone. */
static uint8_t own_eyes(const void *state, const struct pet_frame *f)
{
	(void)state;
	return (uint8_t)(1 << f->who);
}

/* LO-2.3: a die. */
static int die_weights(const void *state, const struct pet_frame *f, pet_move *out,
		       uint32_t *weight)
{
	(void)state, (void)f;
	for (unsigned i = 0; i < 6; i++) {
		out[i] = pet_move_make(V_ROLL, i + 1, 0, 0);
		weight[i] = 1;
	}
	return 6;
}

static pet_move die_sample(const void *state, const struct pet_frame *f, uint64_t r)
{
	(void)state, (void)f;
	return pet_move_make(V_ROLL, pet_chance_uniform(6, r) + 1, 0, 0);
}

static void die_apply(void *state, struct pet_frame *f, pet_move m)
{
	struct lots *g = state;
	(void)f;
	pet_flow_end(&g->pub.flow);
	g->pub.prize = pet_move_a(m);
	pet_emit(&g->journal, E_DIE, 0, pet_move_a(m), 0, 0, 0);
}

/* ---- LO-3 bidding ---------------------------------------------------------------------------- */

/* LO-3.1: round the table until all but the bidder have passed. */
static void bidding_step(void *state, struct pet_frame *f)
{
	struct lots *g = state;
	for (int i = 0; i < seats_of(g); i++) {
		uint8_t seat = f->n;
		f->n = (uint8_t)((f->n + 1) % seats_of(g));
		if (seat == g->pub.bidder || g->pub.passed >> seat & 1)
			continue;
		pet_flow_call(&g->pub.flow, N_BID, seat);
		return;
	}
	pet_flow_end(&g->pub.flow);
}

/* LO-3.2: higher than the last one, as far as the coins go. */
static int bid_legal(struct pet_view v, const struct pet_frame *f, pet_move *out)
{
	const struct lots_pub *pub = v.pub;
	int n = 0;
	out[n++] = pet_move_make(V_PASS, 0, 0, 0);
	for (unsigned bid = pub->high + 1u; bid <= pub->coins[f->who]; bid++)
		out[n++] = pet_move_make(V_BID, bid, 0, 0);
	return n;
}

static uint8_t bid_why(struct pet_view v, const struct pet_frame *f, pet_move m)
{
	const struct lots_pub *pub = v.pub;
	if (m == pet_move_make(V_PASS, 0, 0, 0))
		return R_ALLOWED;
	if (pet_move_verb(m) != V_BID || pet_move_b(m) || pet_move_c(m))
		return R_VERB;
	if (pet_move_a(m) <= pub->high)
		return R_LOW;
	return pet_move_a(m) <= pub->coins[f->who] ? R_ALLOWED : R_COINS;
}

static void bid_apply(void *state, struct pet_frame *f, pet_move m)
{
	struct lots *g = state;
	uint8_t who = f->who;
	pet_flow_end(&g->pub.flow);
	if (pet_move_verb(m) == V_PASS) {
		g->pub.passed |= (uint8_t)(1 << who);
		pet_emit(&g->journal, E_PASS, who, 0, 0, 0, 0);
		return;
	}
	g->pub.high = pet_move_a(m);
	g->pub.bidder = who;
	pet_emit(&g->journal, E_BID, who, pet_move_a(m), 0, 0, 0);
}

/* ---- LO-4 choice ----------------------------------------------------------------------------- */

static void choice_step(void *state, struct pet_frame *f)
{
	struct lots *g = state;
	(void)f;
	if (g->pub.bidder != PET_NOBODY && !g->pub.chosen)
		pet_flow_call(&g->pub.flow, N_CHOOSE, g->pub.bidder);
	else
		pet_flow_end(&g->pub.flow);
}

/* LO-4.2: for twice only with 3 or more. Asked whatever the card is: a skipped question would
 * tell the others. */
static bool may_play_twice(const struct lots_priv *mine)
{
	return mine->card >= 3;
}

static int choose_legal(struct pet_view v, const struct pet_frame *f, pet_move *out)
{
	int n = 0;
	(void)f;
	out[n++] = pet_move_make(V_PLAIN, 0, 0, 0);
	if (may_play_twice(v.mine))
		out[n++] = pet_move_make(V_TWICE, 0, 0, 0);
	return n;
}

static uint8_t choose_why(struct pet_view v, const struct pet_frame *f, pet_move m)
{
	(void)f;
	if (m == pet_move_make(V_PLAIN, 0, 0, 0))
		return R_ALLOWED;
	if (m != pet_move_make(V_TWICE, 0, 0, 0))
		return R_VERB;
	return may_play_twice(v.mine) ? R_ALLOWED : R_CARD;
}

/* LO-4.1: the choice waits in the private part of its seat. */
static void choose_apply(void *state, struct pet_frame *f, pet_move m)
{
	struct lots *g = state;
	uint8_t who = f->who;
	pet_flow_end(&g->pub.flow);
	g->priv[who].twice = pet_move_verb(m) == V_TWICE;
	g->pub.chosen = 1;
	pet_emit_to(&g->journal, 1u << who, E_CHOSEN, who, g->priv[who].twice, 0, 0, 0);
}

/* ---- LO-5 score ------------------------------------------------------------------------------ */

/* LO-5.1 to LO-5.4. The events that turn hands up are marked as revealing in the table. */
static void score_step(void *state, struct pet_frame *f)
{
	struct lots *g = state;
	struct lots_pub *pub = &g->pub;
	uint8_t who = pub->bidder;
	(void)f;
	pet_flow_end(&pub->flow);
	for (uint8_t s = 0; s < seats_of(g); s++) {
		pub->unseen[g->priv[s].card - 1]--;
		pet_emit(&g->journal, E_SHOW, s, g->priv[s].card - 1u, g->priv[s].twice, 0, 0);
	}
	if (who == PET_NOBODY) {
		pet_emit(&g->journal, E_NONE, 0, 0, 0, 0, 0);
	} else {
		uint8_t stake = (uint8_t)(pub->prize << g->priv[who].twice);
		pub->coins[who] -= pub->high;
		if (g->priv[who].card >= pub->prize) {
			pub->points[who] += stake;
			pet_emit(&g->journal, E_WON, who, stake, 0, 0, 0);
		} else {
			uint8_t loss = g->priv[who].twice ? pub->prize : 0;
			if (loss > pub->points[who])
				loss = pub->points[who];
			pub->points[who] -= loss;
			pet_emit(&g->journal, E_LOST, who, loss, 0, 0, 0);
		}
	}
	for (uint8_t s = 0; s < seats_of(g); s++)
		g->priv[s] = (struct lots_priv){ 0 };
	pub->dealt = pub->passed = pub->high = pub->chosen = 0;
	pub->bidder = PET_NOBODY;
}

/* ---- LO-1 set-up, LO-6 end ------------------------------------------------------------------- */

static const char *setup(void *state, const struct pet_setup *s)
{
	struct lots *g = state;
	for (int i = 0; i < s->seats; i++)
		g->pub.coins[i] = COINS;
	g->pub.rounds = (uint8_t)s->option[0];
	g->pub.copies = (uint8_t)(s->option[1] + 2);
	for (int i = 0; i < CARDS; i++)
		g->pub.unseen[i] = g->pub.copies;
	g->pub.bidder = PET_NOBODY;
	pet_flow_call(&g->pub.flow, N_GAME, 0);
	return NULL;
}

/* LO-6.1: points, then coins, as one number. */
static unsigned standing(const struct lots_pub *pub, int seat)
{
	return pub->points[seat] * 256u + pub->coins[seat];
}

static void result(const void *p, uint8_t share[PET_SEATS_MAX])
{
	const struct lots_pub *pub = p;
	unsigned best = 0, winners = 0;
	for (int s = 0; s < pub->flow.seats; s++)
		if (standing(pub, s) > best)
			best = standing(pub, s);
	for (int s = 0; s < pub->flow.seats; s++)
		winners += standing(pub, s) == best;
	for (int s = 0; s < PET_SEATS_MAX; s++)
		share[s] = s < pub->flow.seats && standing(pub, s) == best
				   ? (uint8_t)(PET_SHARES / winners)
				   : 0;
}

/* An opinion for bots: shares in proportion to points and coins. */
static void eval(const void *state, int32_t share[PET_SEATS_MAX])
{
	const struct lots *g = state;
	int32_t total = 0, given = 0;
	for (int s = 0; s < seats_of(g); s++)
		total += 1 + 4 * g->pub.points[s] + g->pub.coins[s];
	for (int s = 0; s < PET_SEATS_MAX; s++)
		share[s] = s < seats_of(g)
				   ? 65536 / total * (1 + 4 * g->pub.points[s] + g->pub.coins[s])
				   : 0;
	for (int s = 0; s < seats_of(g); s++)
		given += share[s];
	share[0] += 65536 - given;
}

/* ---- tables ---------------------------------------------------------------------------------- */

static const uint8_t round_seq[] = { N_DEAL, N_DIE, N_BIDDING, N_CHOICE, N_SCORE, 0 };

// clang-format off
const struct pet_node lots_nodes[N_COUNT] = {
	[N_GAME]    = { "game",    "LO-1.3", .step = game_step },
	[N_ROUND]   = { "round",   "LO-2.1", .seq = round_seq },
	[N_DEAL]    = { "deal",    "LO-2.2", .step = deal_step },
	[N_DRAW]    = { "draw",    "LO-2.2", N_("{who} draws a card"),
			.weights = draw_weights, .apply = draw_apply, .seen = own_eyes },
	[N_DIE]     = { "die",     "LO-2.3", N_("the die is rolled for the prize"),
			.weights = die_weights, .sample = die_sample, .apply = die_apply },
	[N_BIDDING] = { "bidding", "LO-3.1", .step = bidding_step },
	[N_BID]     = { "bid",     "LO-3.1", N_("{who}: bid or pass"),
			.legal = bid_legal, .apply = bid_apply, .why = bid_why, .quiet = true },
	[N_CHOICE]  = { "choice",  "LO-4.1", .step = choice_step },
	[N_CHOOSE]  = { "choose",  "LO-4.1", N_("{who}: play plain or for twice"),
			.legal = choose_legal, .apply = choose_apply, .why = choose_why, .seen = own_eyes },
	[N_SCORE]   = { "score",   "LO-5.1", .step = score_step },
};

static const char *const card_token[CARDS] = { "c1", "c2", "c3", "c4", "c5", "c6" };
static const char *const copies_value[] = { "two", "three", NULL };

static const struct pet_kind kinds[K_COUNT] = {
	[K_CARD] = { "card", CARDS, card_token },
};

static const struct pet_verb verbs[V_COUNT] = {
	[V_DRAW]  = { "draw",  N_("draw {a}"), .kind = { K_CARD } },
	[V_ROLL]  = { "roll",  N_("roll {a}"), .kind = { PET_K_NUMBER } },
	[V_BID]   = { "bid",   NP_("bid {a} coin", "bid {a} coins"), .counted = 0, .kind = { PET_K_NUMBER } },
	[V_PASS]  = { "pass",  N_("pass") },
	[V_PLAIN] = { "plain", N_("play plain") },
	[V_TWICE] = { "twice", N_("play for twice") },
};

static const struct pet_event_row events[E_COUNT] = {
	[E_DRAW]   = { "draw",   N_("{who} draws {a}"), .hidden = N_("{who} draws a card"), .kind = { K_CARD } },
	[E_DIE]    = { "die",    N_("the prize is {a}"), .kind = { PET_K_NUMBER } },
	[E_BID]    = { "bid",    N_("{who} bids {a}"), .kind = { PET_K_NUMBER } },
	[E_PASS]   = { "pass",   N_("{who} passes") },
	[E_CHOSEN] = { "chosen", N_("{who} plays for twice: {a}"), .hidden = N_("{who} has chosen"), .kind = { PET_K_FLAG } },
	[E_SHOW]   = { "show",   N_("{who} shows {a}, twice: {b}"), .kind = { K_CARD, PET_K_FLAG }, .reveals = true },
	[E_WON]    = { "won",    NP_("{who} gains {a} point", "{who} gains {a} points"), .kind = { PET_K_NUMBER } },
	[E_LOST]   = { "lost",   NP_("{who} loses {a} point", "{who} loses {a} points"), .kind = { PET_K_NUMBER } },
	[E_NONE]   = { "none",   N_("nobody bid") },
};

static const struct pet_reason reasons[R_COUNT] = {
	[R_VERB]  = { "LO-2.1", N_("this is not what is asked") },
	[R_LOW]   = { "LO-3.2", N_("a bid must be higher than the last one") },
	[R_COINS] = { "LO-3.2", N_("{who} has fewer coins than {a}") },
	[R_CARD]  = { "LO-4.2", N_("only a card of 3 or more plays for twice") },
};

#define PUB(field) offsetof(struct lots_pub, field)
static const struct pet_field pub_fields[] = {
	{ "coins",  PUB(coins),  1, PET_HOW_VALUE, PET_K_NUMBER, PET_K_SEAT, PET_SEATS_MAX, 1 },
	{ "points", PUB(points), 1, PET_HOW_VALUE, PET_K_NUMBER, PET_K_SEAT, PET_SEATS_MAX, 1 },
	{ "unseen", PUB(unseen), 1, PET_HOW_VALUE, PET_K_NUMBER, K_CARD, CARDS, 1 },
	{ "copies", PUB(copies), 1, PET_HOW_VALUE, PET_K_NUMBER },
	{ "dealt",  PUB(dealt),  1, PET_HOW_MASK,  PET_K_SEAT },
	{ "round",  PUB(round),  1, PET_HOW_VALUE, PET_K_NUMBER },
	{ "rounds", PUB(rounds), 1, PET_HOW_VALUE, PET_K_NUMBER },
	{ "prize",  PUB(prize),  1, PET_HOW_VALUE, PET_K_NUMBER },
	{ "high",   PUB(high),   1, PET_HOW_VALUE, PET_K_NUMBER },
	{ "bidder", PUB(bidder), 1, PET_HOW_VALUE, PET_K_SEAT, .none = PET_NOBODY },
	{ "passed", PUB(passed), 1, PET_HOW_MASK,  PET_K_SEAT },
	{ "chosen", PUB(chosen), 1, PET_HOW_VALUE, PET_K_FLAG },
	{ NULL },
};

static const struct pet_field priv_fields[] = {
	{ "card",  offsetof(struct lots_priv, card),  1, PET_HOW_VALUE, PET_K_NUMBER },
	{ "twice", offsetof(struct lots_priv, twice), 1, PET_HOW_VALUE, PET_K_FLAG },
	{ NULL },
};

static const struct pet_option options[] = {
	{ "rounds", .usual = 3, .min = 1, .max = 5, .help = N_("how many rounds are played") },
	{ "copies", .value = copies_value, .max = 1, .help = N_("how often each card is in the deck") },
	{ NULL },
};
// clang-format on

const struct pet_game sample_game = {
	.id = "sample",
	.title = N_("Lots"),
	.blurb = N_("a hidden card, a die and a bid"),
	.version = 1,
	.seats_min = 2,
	.seats_max = SEATS,
	.state_bytes = sizeof(struct lots),
	.pub_bytes = sizeof(struct lots_pub),
	.priv_at = offsetof(struct lots, priv),
	.priv_bytes = sizeof(struct lots_priv),
	.journal_at = offsetof(struct lots, journal),
	.kinds = kinds,
	.verbs = verbs,
	.events = events,
	.reasons = reasons,
	.nodes = lots_nodes,
	.pub_fields = pub_fields,
	.priv_fields = priv_fields,
	.options = options,
	.kind_count = K_COUNT,
	.verb_count = V_COUNT,
	.event_count = E_COUNT,
	.reason_count = R_COUNT,
	.node_count = N_COUNT,
	.who_kind = PET_K_SEAT,
	.setup = setup,
	.result = result,
	.resample = lots_resample,
	.check = lots_check,
	.stage = lots_stage,
	.eval = eval,
	.describe = lots_describe,
	.map = lots_map,
	.board = lots_board,
};
