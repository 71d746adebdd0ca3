/* toy.c: see toy.h. */
#include "tests/unit/toy.h"

#include <stddef.h>
#include <string.h>

#include "core/bots.h"
#include "core/text.h"

extern const struct pet_game toy_game;

enum { K_LAND = PET_K_GAME, K_GOD, K_COUNT };
enum { V_REST = 1, V_MARCH, V_DIE, V_COUNT };

static const uint8_t game_seq[] = { T_TURN, T_BUSY, T_DIE, T_STEP, 0 };

static int turn_legal(struct pet_view v, const struct pet_frame *f, pet_move *out)
{
	(void)v;
	(void)f;
	out[0] = pet_move_make(V_REST, 0, 0, 0);
	out[1] = pet_move_make(V_MARCH, 0, 1, 2);
	return 2;
}

static void turn_apply(void *state, struct pet_frame *f, pet_move m)
{
	(void)f;
	(void)m;
	pet_flow_end(state);
}

static int die_weights(const void *state, const struct pet_frame *f, pet_move *out,
		       uint32_t *weight)
{
	(void)state;
	(void)f;
	for (unsigned i = 0; i < 2; i++) {
		out[i] = pet_move_make(V_DIE, i, 0, 0);
		weight[i] = 1 + i;
	}
	return 2;
}

static void end_step(void *state, struct pet_frame *f)
{
	(void)f;
	pet_flow_end(state);
}

static const char *setup(void *state, const struct pet_setup *s)
{
	struct toy *g = state;
	(void)s;
	g->pub.guarded = 7;
	g->pub.first = 255;
	for (int i = 0; i < LANDS; i++)
		g->pub.land[i].owner = 255;
	g->pub.throne.owner = 255;
	memset(g->pub.row, 255, ROW);
	for (int i = 0; i < s->seats; i++)
		g->priv[i].card = 255;
	pet_flow_call(&g->pub.flow, T_GAME, 0);
	return NULL;
}

static void result(const void *pub, uint8_t share[PET_SEATS_MAX])
{
	(void)pub;
	share[0] = PET_SHARES;
}

static void derive(void *state)
{
	struct toy *g = state;
	g->pub.total = 0;
	for (int i = 0; i < LANDS; i++)
		g->pub.total += g->pub.land[i].troops;
}

static const char *check(const void *state)
{
	const struct toy *g = state;
	unsigned total = 0;
	for (int i = 0; i < LANDS; i++)
		total += g->pub.land[i].troops;
	if (total > 20)
		return "too many troops";
	return (uint8_t)total == g->pub.total ? NULL : "the troops are miscounted";
}

/* "turn s2": any node but the first, asking a seat. */
static const char *stage(void *state, const char *words)
{
	struct toy *g = state;
	const char *end = words + pet_text_length(words), *word, *seat_word;
	size_t n, seat_n;
	if (!pet_token_next(&words, end, &word, &n) ||
	    !pet_token_next(&words, end, &seat_word, &seat_n))
		return "no such moment";
	int32_t seat = pet_token_find(&toy_game, PET_K_SEAT, seat_word, seat_n);
	if (seat < 0 || seat >= g->pub.flow.seats)
		return "no such seat";
	for (uint8_t i = T_TURN; i < T_COUNT; i++) {
		if (pet_token_is(word, n, toy_game.nodes[i].name)) {
			pet_flow_call(&g->pub.flow, i, (uint8_t)seat);
			return NULL;
		}
	}
	return "no such moment";
}

static const struct pet_local turn_locals[] = { { "god", K_GOD },
						{ "left", PET_K_NUMBER },
						{ NULL } };

// clang-format off
static const struct pet_node nodes[T_COUNT] = {
	[T_GAME] = { "game", "T-1", .seq = game_seq },
	[T_TURN] = { "turn", "T-2", "{who}: {god}", turn_locals,
		     .legal = turn_legal, .apply = turn_apply, .quiet = true },
	[T_BUSY] = { "busy", "T-3", "{who}", .legal = turn_legal, .apply = turn_apply },
	[T_DIE]  = { "die",  "T-4", "die", .weights = die_weights, .apply = turn_apply },
	[T_STEP] = { "step", "T-5", .step = end_step },
};

static const char *const land_token[LANDS] = { "7R", "7P", "1A" };
static const char *const god_token[GODS] = { "zeus", "ares", "none-such", "hera" };

static const char *god_label(const void *pub, uint8_t value)
{
	static const char *const label[GODS] = { "Zeus", "Ares", "\"Nobody\"", "Hera" };
	(void)pub;
	return label[value];
}

static const struct pet_kind kinds[K_COUNT] = {
	[K_LAND] = { "land", LANDS, land_token },
	[K_GOD]  = { "god", GODS, god_token, god_label },
};

static const struct pet_verb verbs[V_COUNT] = {
	[V_REST]  = { "rest", "rest" },
	[V_MARCH] = { "march", .text = "march {c} from {a} to {b}", .kind = { K_LAND, K_LAND, PET_K_NUMBER } },
	[V_DIE]   = { "die", "die {a}", .kind = { PET_K_NUMBER } },
};

#define LAND(field) offsetof(struct toy_land, field)
static const struct pet_field land_fields[] = {
	{ "owner",   LAND(owner),   1, PET_HOW_VALUE,  K_GOD, .none = 255 },
	{ "troops",  LAND(troops),  1, PET_HOW_VALUE,  PET_K_NUMBER },
	{ "mood",    LAND(mood),    1, PET_HOW_SIGNED, PET_K_NUMBER },
	{ "temples", LAND(temples), 2, PET_HOW_MASK,   K_GOD },
	{ "price",   LAND(price),   2, PET_HOW_VALUE,  PET_K_NUMBER, PET_K_NUMBER, 2, 2 },
	{ NULL },
};

#define PUB(field) offsetof(struct toy_pub, field)
static const struct pet_field pub_fields[] = {
	{ "big",     PUB(big),     8, PET_HOW_VALUE,  PET_K_NUMBER },
	{ "marks",   PUB(marks),   8, PET_HOW_MASK,   PET_K_NUMBER },
	{ "middle",  PUB(middle),  4, PET_HOW_VALUE,  PET_K_NUMBER },
	{ "balance", PUB(balance), 4, PET_HOW_SIGNED, PET_K_NUMBER },
	{ "debt",    PUB(debt),    2, PET_HOW_SIGNED, PET_K_NUMBER, PET_K_NUMBER, ROW, 2 },
	{ "guarded", PUB(guarded), 2, PET_HOW_MASK,   K_LAND, .none = 7 },
	{ "land",    PUB(land),    0, PET_HOW_GROUP,  PET_K_NONE, K_LAND, LANDS, sizeof(struct toy_land), .sub = land_fields },
	{ "throne",  PUB(throne),  0, PET_HOW_GROUP,  .sub = land_fields },
	{ "row",     PUB(row),     1, PET_HOW_VALUE,  K_GOD, PET_K_NUMBER, ROW, 1, .none = 255 },
	{ "gold",    PUB(gold),    1, PET_HOW_VALUE,  PET_K_NUMBER, PET_K_SEAT, PET_SEATS_MAX, 1 },
	{ "ready",   PUB(ready),   1, PET_HOW_VALUE,  PET_K_FLAG },
	{ "first",   PUB(first),   1, PET_HOW_VALUE,  PET_K_SEAT, .none = 255 },
	{ "leader",  PUB(leader),  1, PET_HOW_VALUE,  K_GOD },
	{ "total",   PUB(total),   1, PET_HOW_VALUE,  PET_K_NUMBER },
	{ NULL },
};

static const struct pet_field priv_fields[] = {
	{ "card", offsetof(struct toy_priv, card), 1, PET_HOW_VALUE, K_GOD, .none = 255 },
	{ NULL },
};

static const char *const colour_value[] = { "red", "blue", NULL };
static const struct pet_option options[] = {
	{ "colour", .value = colour_value, .usual = 1, .help = "the colour" },
	{ "depth", .usual = 0, .min = -5, .max = 5, .help = "the depth" },
	{ "map", .text = true, .help = "the map" },
	{ NULL },
};

static const struct pet_event_row events[2] = {
	[1] = { "seen", "{who} sees {a}", .hidden = "{who} sees something", .kind = { K_GOD } },
};
static const struct pet_reason reasons[1] = { { "", "" } };
// clang-format on

static const struct pet_bots bots = { 0 };

const struct pet_game toy_game = {
	.id = "toy",
	.title = "Toy",
	.version = 3,
	.seats_min = 1,
	.seats_max = 4,
	.minutes = 15,
	.state_bytes = sizeof(struct toy),
	.pub_bytes = sizeof(struct toy_pub),
	.priv_at = offsetof(struct toy, priv),
	.priv_bytes = sizeof(struct toy_priv),
	.journal_at = offsetof(struct toy, journal),
	.kinds = kinds,
	.verbs = verbs,
	.events = events,
	.reasons = reasons,
	.nodes = nodes,
	.pub_fields = pub_fields,
	.priv_fields = priv_fields,
	.options = options,
	.kind_count = K_COUNT,
	.verb_count = V_COUNT,
	.event_count = 2,
	.reason_count = 1,
	.node_count = T_COUNT,
	.who_kind = PET_K_SEAT,
	.setup = setup,
	.result = result,
	.check = check,
	.derive = derive,
	.stage = stage,
	.bots = &bots,
};
