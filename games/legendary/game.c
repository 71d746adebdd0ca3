/* game.c: Cyclades: Legendary Edition as the core sees it. Start at README.md, then state.h,
 * nodes.def and the chapters r03 to r22. */
#include "games/legendary/rules.h"

static const uint8_t game_seq[] = { N_SEATS, N_TILES,     N_ALTARS, N_COLUMNS,
				    N_TRACK, N_PLACEMENT, N_ROUNDS, 0 };
static const uint8_t round_seq[] = {
	N_PREPARE, N_INCOME, N_OFFERINGS, N_UPKEEP, N_TURNS, N_CLOSE, 0
};

#define PET_TABLE_LOCALS
#include "core/rows_table.inc"

const struct pet_node lg_nodes[N_COUNT] = {
#define PET_TABLE_NODES
#include "core/rows_table.inc"
};

uint8_t lg_listed_refused(struct pet_view v, const struct pet_frame *f, pet_move m, uint8_t reason)
{
	pet_move out[PET_MOVES_MAX];
	int n = lg_nodes[f->node].legal(v, f, out);
	for (int i = 0; i < n; i++)
		if (out[i] == m)
			return R_OK;
	return reason;
}

/* game.h, spend: gold, and the price of further legs that expeditions have raised (CL-17.2). */
static uint32_t spend(void *pub, uint8_t seat)
{
	struct lg_pub *p = pub;
	uint16_t *purse = &p->gold[lg_purse(p, pet_flow_top(&p->flow)->who)];
	uint32_t gold = *purse;
	(void)seat; /* it may play two factions: the frame knows which */
	*purse = 0;
	p->turn.expeditions = 0;
	return gold;
}

/* CL-3.13, CL-21.1: the seat that plays a faction. */
static uint8_t seat_of(const void *pub, uint8_t who)
{
	const struct lg_pub *p = pub;
	return p->seat[who];
}

/* CL-21.14: seats that play together. With two seats each leads a team alone. */
static uint8_t partner(const void *pub, uint8_t seat)
{
	const struct lg_pub *p = pub;
	uint8_t seats = p->flow.seats;
	return p->teams && seats > 2 ? (uint8_t)((seat + seats / 2) % seats) : PET_NOBODY;
}

/* H.4, H.9: the only hidden thing is a top card that others have seen: it may be any card of the
 * deck. */
static void resample(void *state, uint8_t seat, struct pet_bits *bits)
{
	struct lg *g = state;
	uint8_t top = NONE;
	if (g->pub.top_known) {
		if (seat < PET_SEATS_MAX && g->pub.top_known >> seat & 1)
			top = g->priv[seat].top;
		else
			top = pet_move_a(lg_even_sample(V_DRAW, g->pub.deck, pet_bits_next(bits)));
	}
	for (int i = 0; i < PET_SEATS_MAX; i++)
		g->priv[i].top = g->pub.top_known >> i & 1 ? top : NONE;
}

static const struct pet_bots bots = {
	.eval = lg_eval,
	.eval_terms = lg_eval_terms,
	.features = lg_features,
	.feature = lg_feature,
	.characters = lg_characters,
	.net = &lg_net,
	.outlook = { .depth = 30, .net_depth = PET_AT_ONCE, .heat = 90, .rest = true },
	.spend = spend,
	.battle_units = lg_battle_units,
	.battle_keeps = lg_battle_keeps,
	.limit_hit = lg_limit_hit,
};

extern const struct pet_game legendary_game;
const struct pet_game legendary_game = {
	.id = "legendary",
	.title = N_("Cyclades: Legendary Edition"),
	.blurb = N_("Offerings to the gods, fleets, heroes and creatures; three metropolises win"),
	.version = 2,
	.seats_min = 2,
	.seats_max = 6,
	.minutes = 120,

	.state_bytes = sizeof(struct lg),
	.pub_bytes = sizeof(struct lg_pub),
	.priv_at = offsetof(struct lg, priv),
	.priv_bytes = sizeof(struct lg_priv),
	.journal_at = offsetof(struct lg, journal),

	.kinds = lg_kinds,
	.verbs = lg_verbs,
	.events = lg_events,
	.reasons = lg_reasons,
	.moments = lg_moments,
	.nodes = lg_nodes,
	.pub_fields = lg_pub_fields,
	.priv_fields = lg_priv_fields,
	.options = lg_options,
	.kind_count = K_COUNT,
	.verb_count = V_COUNT,
	.event_count = E_COUNT,
	.reason_count = R_COUNT,
	.node_count = N_COUNT,
	.who_kind = K_FACTION,

	.setup = lg_setup,
	.seat_of = seat_of,
	.partner = partner,
	.veil = lg_veil,
	.guess = lg_guess,
	.result = lg_result,
	.resample = resample,
	.check = lg_check,
	.derive = lg_derive,
	.stage = lg_stage,
	.bots = &bots,
	.describe = lg_describe,
	.about = lg_about,
	.map = lg_map_text,
	.chart = lg_chart,
	.chart_signs = N_("3 units or fleets  ⌂ buildings  ☠ creature"),
	.board = lg_board,
	.facts = lg_facts,
	.packing = &lg_packing,
	.cards = lg_tell_cards,
	.rule_table = lg_rule_table,
	.price = lg_price,
	.says = lg_says,
	.warn = lg_warn,
	.purse = lg_means,
	.money = N_("{n} GP"),
	.battle = lg_battle_seen,
	.answers = lg_answers,
};
