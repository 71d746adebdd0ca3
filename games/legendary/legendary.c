/* legendary.c: Cyclades: Legendary Edition. Start at README.md, then state.h, nodes.c and the
 * chapters r03 to r22. */
#include "games/legendary/rules.h"
#include "games/legendary/tables.h"

/* CL-3.13, CL-21.1: the seat that plays a faction. */
static uint8_t seat_of(const void *pub, uint8_t who)
{
	const struct lg_pub *p = pub;
	return p->seat[who];
}

/* H.4, H.9: the only thing hidden is a top card that others have seen: any card of the deck. */
static void resample(void *state, uint8_t seat, struct pet_bits *bits)
{
	struct legendary *g = state;
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

extern const struct pet_game legendary_game;
const struct pet_game legendary_game = {
	.id = "legendary",
	.title = N_("Cyclades: Legendary Edition"),
	.blurb = N_("Offerings to the gods, fleets, heroes and creatures; three metropolises win"),
	.version = 1,
	.seats_min = 2,
	.seats_max = 6,

	.state_bytes = sizeof(struct legendary),
	.pub_bytes = sizeof(struct lg_pub),
	.priv_at = offsetof(struct legendary, priv),
	.priv_bytes = sizeof(struct lg_priv),
	.journal_at = offsetof(struct legendary, journal),

	.kinds = lg_kinds,
	.verbs = lg_verbs,
	.events = lg_events,
	.reasons = lg_reasons,
	.nodes = lg_nodes,
	.pub_fields = lg_pub_fields,
	.priv_fields = lg_priv_fields,
	.options = lg_options,
	.kind_count = KINDS,
	.verb_count = VERBS,
	.event_count = EVENTS,
	.reason_count = REASONS,
	.node_count = NODES,
	.who_kind = K_FACTION,

	.setup = lg_setup,
	.seat_of = seat_of,
	.result = lg_result,
	.resample = resample,
	.check = lg_check,
	.derive = lg_derive,
	.stage = lg_stage,
	.eval = lg_eval,
	.eval_terms = lg_eval_terms,
	.describe = lg_describe,
	.map = lg_map_text,
	.board = lg_board,
	.cards = lg_cards,
	.price = lg_price,
	.money = N_("{n} GP"),
	.battle = lg_battle,
	.battle_units = lg_battle_units,
	.limit_hit = lg_limit_hit,
};
