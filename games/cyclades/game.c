/* game.c: the nodes of Cyclades and the game as the core sees it. Spec. 21 is this table. */
#include "games/cyclades/rules.h"

struct frame *cy_ask(struct cy *g, uint8_t node, uint8_t who)
{
	return flow_call(&g->pub.flow, node, who);
}

void cy_asked(struct cy *g)
{
	move out[MOVES_MAX];
	struct frame *f = flow_top(&g->pub.flow);
	const struct node *node = &cy_nodes[f->node];
	if (node->legal((struct view){ g, g, f->who }, f, out) == 1)
		node->apply(g, f, out[0]);
}

static const uint8_t round_seq[] = {
	NODE_CREATURES_SLIDE, NODE_CREATURES_FILL, NODE_GODS,      NODE_INCOME, NODE_OFFERINGS,
	NODE_OFFER_PAY,       NODE_TURNS,          NODE_ROUND_END, 0,
};

// clang-format off
static const struct local bid_locals[]	  = { { "beaten", K_GOD }, { 0 } };
static const struct local draw_locals[]	  = { { "slot", K_SLOT }, { 0 } };
static const struct local turn_locals[]	  = { { "god", K_GOD }, { "recruits", K_NUMBER }, { "place", K_PLACE }, { 0 } };
static const struct local act_locals[]	  = { { "god", K_GOD }, { 0 } };
static const struct local sail_locals[]	  = { { "group", K_SEA }, { "left", K_NUMBER }, { 0 } };
static const struct local battle_locals[] = { { "space", K_NUMBER }, { "land", K_FLAG }, { "defender", K_SEAT },
					      { "attackers", K_NUMBER }, { 0 } };
static const struct local tile_locals[]	  = { { "building", K_BUILDING }, { 0 } };
static const struct local card_locals[]	  = { { "card", K_CARD }, { 0 } };
static const struct local siren_locals[]  = { { "to", K_SEA }, { 0 } };
static const struct local sylph_locals[]  = { { "left", K_NUMBER }, { 0 } };

#define STEP(f)	 .step = f
#define ASK(f)	 .legal = f##_legal, .apply = f##_apply, .why = f##_why
#define DRAW(f)	 .weights = f##_weights, .apply = f##_apply

const struct node cy_nodes[NODE_COUNT] = {
	[NODE_MATCH]	      = { "match", "CY-3.10", STEP(match_step) },
	[NODE_SETUP_ORDER]    = { "setup.order", "CY-3.10", N_("Who is next on the turn track?"), DRAW(setup_order) },
	[NODE_ROUND]	      = { "round", "CY-18.1", .seq = round_seq },

	[NODE_CREATURES_SLIDE] = { "creatures.slide", "CY-4.5", STEP(creatures_slide_step) },
	[NODE_CREATURES_FILL] = { "creatures.fill", "CY-4.6", STEP(creatures_fill_step) },
	[NODE_CREATURES_DRAW] = { "creatures.draw", "CY-4.6", N_("Which creature is drawn into slot {slot}?"),
				  .locals = draw_locals, DRAW(creatures_draw), .sample = creatures_draw_sample },
	[NODE_GODS]	      = { "gods", "CY-5.1", STEP(gods_step) },
	[NODE_GODS_DRAW]      = { "gods.draw", "CY-5.2", N_("In which order do the gods lie?"), DRAW(gods_draw) },
	[NODE_INCOME]	      = { "income", "CY-6.1", STEP(income_step) },

	[NODE_OFFERINGS]      = { "offerings", "CY-7.1", STEP(offerings_step) },
	[NODE_OFFER_BID]      = { "offer.bid", "CY-7.2", N_("{who}: which god, and how much?"),
				  .locals = bid_locals, ASK(offer_bid), .quiet = true },
	[NODE_OFFER_PAY]      = { "offer.pay", "CY-7.14", STEP(offer_pay_step) },

	[NODE_TURNS]	      = { "turns", "CY-8.1", STEP(turns_step) },
	[NODE_TURN]	      = { "turn", "CY-8.4", .locals = turn_locals, STEP(turn_step) },
	[NODE_TURN_ACT]	      = { "turn.act", "CY-8.4", N_("{who}, {god}: what next?"),
				  .locals = act_locals, ASK(turn_act), .quiet = true },
	[NODE_APOLLO_MARKER]  = { "apollo.marker", "CY-10.2", N_("{who}: which island gets the prosperity marker?"),
				  ASK(apollo_marker) },
	[NODE_ROUND_END]      = { "round.end", "CY-18.2", STEP(round_end_step) },

	[NODE_SAIL]	      = { "sail", "CY-11.1", .locals = sail_locals, STEP(sail_step) },
	[NODE_SAIL_STEP]      = { "sail.step", "CY-11.3", N_("{who}: sail on?"), ASK(sail_step) },
	[NODE_BATTLE]	      = { "battle", "CY-13.2", .locals = battle_locals, STEP(battle_step) },
	[NODE_BATTLE_ROLL]    = { "battle.roll", "CY-13.2", N_("What do attacker and defender roll?"),
				  DRAW(battle_roll), .sample = battle_roll_sample },
	[NODE_BATTLE_DEFENDER] = { "battle.defender", "CY-13.9", N_("{who}: defend on, or retreat?"), ASK(battle_retreat), .stand = true },
	[NODE_BATTLE_ATTACKER] = { "battle.attacker", "CY-13.9", N_("{who}: attack on, or retreat?"), ASK(battle_retreat), .stand = true },
	[NODE_CONVERT]	      = { "convert", "CY-15.1", STEP(convert_step) },
	[NODE_METRO_TILE]     = { "metro.tile", "CY-15.3", N_("{who}: which building goes? ({building})"),
				  .locals = tile_locals, ASK(metro_tile) },
	[NODE_METRO_PLACE]    = { "metro.place", "CY-15.6", N_("{who}: where does the metropolis stand?"), ASK(metro_place) },

	[NODE_CARD]	      = { "card", "CY-16.15", .locals = card_locals, STEP(card_step) },
	[NODE_FATES]	      = { "fates.income", "CY-17.1", STEP(fates_step) },
	[NODE_SATYR_PICK]     = { "satyr.pick", "CY-17.2", N_("{who}: whose philosopher?"), ASK(rob_pick) },
	[NODE_DRYAD_PICK]     = { "dryad.pick", "CY-17.3", N_("{who}: whose priest?"), ASK(rob_pick) },
	[NODE_GRIFFON_PICK]   = { "griffon.pick", "CY-17.4", N_("{who}: whose gold?"), ASK(rob_pick) },
	[NODE_SIREN_PICK]     = { "siren.pick", "CY-17.5", N_("{who}: which fleet does the Siren lure?"), ASK(siren_pick) },
	[NODE_SIREN_SOURCE]   = { "siren.source", "CY-17.6", N_("{who}: which own fleet goes to {to}?"),
				  .locals = siren_locals, ASK(siren_source) },
	[NODE_PEGASUS_MOVE]   = { "pegasus.move", "CY-17.7", N_("{who}: which troops fly where?"), ASK(pegasus_move) },
	[NODE_GIANT_PICK]     = { "giant.pick", "CY-17.9", N_("{who}: which building falls?"), ASK(giant_pick) },
	[NODE_HARPY_PICK]     = { "harpy.pick", "CY-17.10", N_("{who}: where does the Harpy strike?"), ASK(harpy_pick) },
	[NODE_CYCLOPS_PICK]   = { "cyclops.pick", "CY-17.12", N_("{who}: which building is rebuilt?"), ASK(cyclops_pick) },
	[NODE_SPHINX]	      = { "sphinx", "CY-17.13", STEP(sphinx_step) },
	[NODE_SPHINX_SELL]    = { "sphinx.sell", "CY-17.13", N_("{who}: what is sold for 2 gold?"), ASK(sphinx_sell) },
	[NODE_SYLPH]	      = { "sylph", "CY-17.14", .locals = sylph_locals, STEP(sylph_loop_step) },
	[NODE_SYLPH_STEP]     = { "sylph.step", "CY-17.14", N_("{who}: which fleets take a free step?"), ASK(sylph_step) },
	[NODE_CHIMERA_PICK]   = { "chimera.pick", "CY-17.18", N_("{who}: which discarded creature is used?"), ASK(chimera_pick) },
	[NODE_KRAKEN_PLACE]   = { "kraken.place", "CY-17.23", N_("{who}: where does the Kraken rise?"), ASK(kraken_place) },
	[NODE_KRAKEN]	      = { "kraken", "CY-17.24", STEP(kraken_loop_step) },
	[NODE_KRAKEN_STEP]    = { "kraken.step", "CY-17.24", N_("{who}: move the Kraken on for 1 gold?"), ASK(kraken_step) },
	[NODE_MINOTAUR_PLACE] = { "minotaur.place", "CY-16.9", N_("{who}: which island gets the Minotaur?"), ASK(figurine_place) },
	[NODE_CHIRON_PLACE]   = { "chiron.place", "CY-16.9", N_("{who}: which island gets Chiron?"), ASK(figurine_place) },
	[NODE_MEDUSA_PLACE]   = { "medusa.place", "CY-16.9", N_("{who}: which island gets Medusa?"), ASK(figurine_place) },
	[NODE_POLYPHEMUS_PLACE] = { "polyphemus.place", "CY-16.9", N_("{who}: which island gets Polyphemus?"), ASK(figurine_place) },
	[NODE_PUSH]	      = { "push", "CY-17.35", STEP(push_step) },
	[NODE_POLYPHEMUS_PUSH] = { "polyphemus.push", "CY-17.37", N_("{who}: which fleets are pushed where?"), ASK(polyphemus_push) },
};

static const char *const purses_value[] = { "closed", "open", NULL };
static const char *const purses_label[] = { N_("only one's own"), N_("everybody's") };

static const struct option options[] = {
	{ .key = "purses", .value = purses_value, .usual = 0, .min = 0, .max = 1,
	  .help = N_("gold that a player sees"), .label = purses_label },
	{ 0 },
};

/* Nothing is private in this game. */
static const struct field priv_fields[] = { { 0 } };
// clang-format on

const struct game cyclades_game = {
	.id = "cyclades",
	.title = N_("Cyclades (2009)"),
	.blurb = N_(
		"bid for the favour of the gods, and own two metropolises at the end of a round"),
	.version = 1,
	.seats_min = 2,
	.seats_max = CY_SEATS,

	.state_bytes = sizeof(struct cy),
	.pub_bytes = sizeof(struct cy_pub),
	.priv_at = sizeof(struct cy_pub),
	.priv_bytes = 0,
	.journal_at = offsetof(struct cy, journal),

	.kinds = cy_kinds,
	.verbs = cy_verbs,
	.events = cy_events,
	.reasons = cy_reasons,
	.nodes = cy_nodes,
	.pub_fields = cy_pub_fields,
	.priv_fields = priv_fields,
	.options = options,
	.kind_count = K_COUNT,
	.verb_count = V_COUNT,
	.event_count = E_COUNT,
	.reason_count = R_COUNT,
	.node_count = NODE_COUNT,
	.who_kind = K_SEAT,

	.setup = cy_setup,
	.result = cy_result,
	.check = cy_check,
	.derive = cy_derive,
	.stage = cy_stage,
	.eval = cy_eval,
	.eval_terms = cy_eval_terms,
	.describe = cy_describe,
	.map = cy_map_lines,
	.board = cy_board,
	.cards = cy_cards,
	.price = cy_price,
	.money = N_("{n} gold"),
	.battle = cy_battle,
	.battle_units = cy_battle_units,
	.limit_hit = cy_limit_hit,
};
