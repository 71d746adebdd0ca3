/* twins.c: the sample game with one typical bug each. */
#include "tests/sample/twins.h"

#include <string.h>

#include "core/facts.h"
#include "tests/sample/rules.h"

/* ---- secrets --------------------------------------------------------------------------------- */

static void apply_telling(void *state, struct pet_frame *f, pet_move m)
{
	struct lots *g = state;
	lots_nodes[N_DRAW].apply(state, f, m);
	g->journal.event[0].seen = PET_SEEN_BY_ALL;
}

/* The spare byte plays the part of a field somebody added. */
static void apply_noting(void *state, struct pet_frame *f, pet_move m)
{
	struct lots *g = state;
	lots_nodes[N_DRAW].apply(state, f, m);
	g->pub.spare = pet_move_a(m);
}

/* Skips a seat that has no choice: the others learn that its card is low. */
static void step_skipping(void *state, struct pet_frame *f)
{
	struct lots *g = state;
	if (g->pub.bidder != PET_NOBODY && g->priv[g->pub.bidder].card < 3)
		g->pub.chosen = 1;
	lots_nodes[N_CHOICE].step(state, f);
}

static int legal_peeking(struct pet_view v, const struct pet_frame *f, pet_move *out)
{
	const struct lots *g = (const struct lots *)v.pub;
	int n = lots_nodes[N_BID].legal(v, f, out);
	uint8_t next = (uint8_t)((f->who + 1) % g->pub.flow.seats);
	return n > 1 && g->priv[next].card > 3 ? n - 1 : n;
}

static uint8_t why_peeking(struct pet_view v, const struct pet_frame *f, pet_move m)
{
	pet_move out[PET_MOVES_MAX];
	int n = legal_peeking(v, f, out);
	for (int i = 0; i < n; i++)
		if (out[i] == m)
			return R_OK;
	return R_VERB;
}

static void facts_telling(struct pet_view v, struct pet_facts *out)
{
	const struct lots *g = (const struct lots *)v.pub;
	lots_facts(v, out);
	for (uint8_t s = 0; s < g->pub.flow.seats; s++) {
		struct pet_fact row =
			pet_fact_number(PET_T_OWN, "card", PET_K_SEAT, s, g->priv[s].card);
		row.name = "card";
		pet_fact_tell(out, &row);
	}
}

static void resample_nothing(void *state, uint8_t seat, struct pet_bits *bits)
{
	(void)state, (void)seat, (void)bits;
}

/* ---- other mistakes -------------------------------------------------------------------------- */

/* Counts a coin as a point. */
static void facts_generous(struct pet_view v, struct pet_facts *out)
{
	struct lots_pub pub = *(const struct lots_pub *)v.pub;
	for (int s = 0; s < pub.flow.seats && pub.flow.depth; s++)
		pub.points[s] = (uint8_t)(pub.points[s] + pub.coins[s]);
	v.pub = &pub;
	lots_facts(v, out);
}

/* Forgets that coins are limited. */
static uint8_t why_rich(struct pet_view v, const struct pet_frame *f, pet_move m)
{
	uint8_t row = lots_nodes[N_BID].why(v, f, m);
	return row == R_COINS ? R_OK : row;
}

static int legal_doubled(struct pet_view v, const struct pet_frame *f, pet_move *out)
{
	int n = lots_nodes[N_BID].legal(v, f, out);
	out[n] = out[0];
	return n + 1;
}

static pet_move sample_loaded(const void *state, const struct pet_frame *f, uint64_t r)
{
	pet_move m = lots_nodes[N_DIE].sample(state, f, r);
	return pet_move_a(m) == 3 ? pet_move_make(V_ROLL, 4, 0, 0) : m;
}

static void apply_late(void *state, struct pet_frame *f, pet_move m)
{
	lots_nodes[N_BID].apply(state, f, m);
	f[1].n = 1; /* there is no frame */
}

static void apply_counting(void *state, struct pet_frame *f, pet_move m)
{
	static unsigned calls;
	struct lots *g = state;
	lots_nodes[N_DIE].apply(state, f, m);
	if (++calls % 3 == 0)
		g->pub.prize = 1;
}

static void result_generous(const void *pub, uint8_t share[PET_SEATS_MAX])
{
	const struct pet_flow *fl = pub;
	for (int s = 0; s < PET_SEATS_MAX; s++)
		share[s] = s < fl->seats ? PET_SHARES : 0;
}

static void score_endless(void *state, struct pet_frame *f)
{
	struct lots *g = state;
	lots_nodes[N_SCORE].step(state, f);
	if (g->pub.round == g->pub.rounds)
		g->pub.round--;
}

/* ---- the twins ------------------------------------------------------------------------------- */

/* Copies of the tables, to be corrupted. */
struct copies {
	struct pet_node node[N_COUNT];
	struct pet_verb verb[V_COUNT];
	struct pet_event_row event[E_COUNT];
	struct pet_kind kind[K_COUNT];
	struct pet_field field[16];
	const char *token[CARDS];
};

static void spoil(enum twin twin, struct pet_game *game, struct copies *c)
{
	switch (twin) {
	case TELLS_EVENT:
		c->node[N_DRAW].apply = apply_telling;
		break;
	case TELLS_RECORD:
		c->node[N_DRAW].seen = NULL;
		c->node[N_CHOOSE].seen = NULL;
		break;
	case TELLS_FIELD:
		c->node[N_DRAW].apply = apply_noting;
		c->field[0].at = offsetof(struct lots_pub, spare);
		c->field[0].count = 0;
		c->field[0].index = PET_K_NONE;
		break;
	case TELLS_SKIP:
		c->node[N_CHOICE].step = step_skipping;
		break;
	case TELLS_LEGAL:
		c->node[N_BID].legal = legal_peeking;
		c->node[N_BID].why = why_peeking;
		break;
	case WRONG_RESAMPLE:
		game->resample = resample_nothing;
		break;
	case WRONG_WHY:
		c->node[N_BID].why = why_rich;
		break;
	case TELLS_FACT:
		game->facts = facts_telling;
		break;
	case WRONG_POINTS:
		game->facts = facts_generous;
		break;
	case WRONG_DOUBLE:
		c->node[N_BID].legal = legal_doubled;
		break;
	case WRONG_FIELD:
		c->field[0] = c->field[1]; /* coins are missing */
		break;
	case WRONG_SAMPLE:
		c->node[N_DIE].sample = sample_loaded;
		break;
	case WRONG_FRAME:
		c->node[N_BID].apply = apply_late;
		break;
	case WRONG_TEXT:
		c->verb[V_BID].text = c->verb[V_BID].plural = "bid {b} of {z}";
		break;
	case WRONG_TOKEN:
		c->token[5] = c->token[4];
		break;
	case WRONG_RESULT:
		game->result = result_generous;
		break;
	case WRONG_HIDDEN:
		c->event[E_DRAW].hidden = NULL;
		break;
	case WRONG_PURE:
		c->node[N_DIE].apply = apply_counting;
		break;
	default:
		c->node[N_SCORE].step = score_endless;
		break;
	}
}

const struct pet_game *twin_game(enum twin twin)
{
	static const char *const name[TWINS] = {
		"tells-event",  "tells-record",   "tells-field",  "tells-skip",    "tells-fact",
		"tells-legal",  "wrong-resample", "wrong-why",    "wrong-double",  "wrong-field",
		"wrong-sample", "wrong-frame",    "wrong-text",   "wrong-token",   "wrong-result",
		"wrong-hidden", "wrong-pure",     "wrong-points", "wrong-endless",
	};
	static struct copies copies;
	static struct pet_game game;
	struct copies *c = &copies;
	game = sample_game;
	memcpy(c->node, lots_nodes, sizeof c->node);
	memcpy(c->verb, game.verbs, sizeof c->verb);
	memcpy(c->event, game.events, sizeof c->event);
	memcpy(c->kind, game.kinds, sizeof c->kind);
	memset(c->field, 0, sizeof c->field);
	for (int i = 0; game.pub_fields[i].name; i++)
		c->field[i] = game.pub_fields[i];
	memcpy(c->token, c->kind[K_CARD].token, sizeof c->token);
	c->kind[K_CARD].token = c->token;
	game.nodes = c->node;
	game.verbs = c->verb;
	game.events = c->event;
	game.kinds = c->kind;
	game.pub_fields = c->field;
	game.id = name[twin];
	spoil(twin, &game, c);
	return &game;
}
