/* game.c: Lords of Hellas as the core sees it: the table of nodes.def, set-up, result,
 * and the struct pet_game that names everything. */
#include "games/hellas/rules.h"

#include <stddef.h>

extern const struct pet_game hellas_game;

/* ---- nodes ----------------------------------------------------------------------------------- */

/* LH-HI-05, LH-HI-06, LH-HI-14: only the seat that draws sees it. */
uint8_t lh_own_eyes(const void *state, const struct pet_frame *f)
{
	(void)state;
	return (uint8_t)BIT(f->who);
}

/* LH-HI-04, LH-HI-10: the seat that chooses the attack; in the solo mode nobody does. */
uint8_t lh_chooser_eyes(const void *state, const struct pet_frame *f)
{
	return ((const struct lh *)state)->pub.solo ? PET_SEEN_BY_ALL : (uint8_t)BIT(f->who);
}

#define PET_TABLE_LOCALS
#include "core/rows_table.inc"

const struct pet_node lh_nodes[N_COUNT] = {
#define PET_TABLE_NODES
#include "core/rows_table.inc"
};

// clang-format off
static const char *const persians_value[] = { "usual", "fair", NULL };
static const char *const persians_label[] = { N_("strong"), N_("weaker: an even fight") };
static const char *const control_value[] = { "winner", "population", NULL };
static const char *const control_label[] = { N_("the winner"), N_("only an army as large as its population strength") };
static const char *const retreat_value[] = { "choice", "origin", NULL };
static const char *const retreat_label[] = { N_("a neighbouring region of his choice"), N_("the region he attacked from") };
static const char *const wound_value[] = { "must", "may", NULL };
static const char *const wound_label[] = { N_("must deal it"), N_("may stop the hunt instead") };
static const char *const fort_value[] = { "city", "controlled", NULL };
static const char *const fort_label[] = { N_("in every city"), N_("only in a city that was controlled before") };
static const char *const marks_value[] = { "cards", "all", NULL };
static const char *const marks_label[] = { N_("those dealt with combat cards"),
					    N_("also those of Poison Arrows and Weak Spot") };

/* In the order of the enum in rules.h. Records of versions before 4 mean the later answers. */
static const struct pet_option options[] = {
	[OPTION_PERSIANS] = { .key = "persians", .value = persians_value, .usual = 0, .min = 0, .max = 1,
	  .help = N_("how strong the Persians are in the solo mode"), .label = persians_label },
	[OPTION_CONTROL] = { .key = "control", .value = control_value, .max = 1,
	  .help = N_("who takes a neutral region after a battle"), .label = control_label,
	  .rule = "LH-14.8", .answer = 1, .since = 4, .before = 1 },
	[OPTION_RETREAT] = { .key = "retreat", .value = retreat_value, .max = 1,
	  .help = N_("where a beaten attacker withdraws to"), .label = retreat_label,
	  .rule = "LH-13.6", .answer = 1, .since = 4, .before = 1 },
	[OPTION_WOUND] = { .key = "wound", .value = wound_value, .max = 1,
	  .help = N_("a hunter who can deal a wound"), .label = wound_label,
	  .rule = "LH-9.11", .answer = 1, .since = 4, .before = 1 },
	[OPTION_FORT] = { .key = "fort", .value = fort_value, .max = 1,
	  .help = N_("where a recruit may be fortified at once"), .label = fort_label,
	  .rule = "LH-5.4", .answer = 1, .since = 4, .before = 1 },
	[OPTION_MARKS] = { .key = "marks", .value = marks_value, .max = 1,
	  .help = N_("wounds of a hunt that earn a reward"), .label = marks_label,
	  .rule = "LH-9.7", .answer = 1, .since = 4, .before = 1 },
	{ 0 },
};
// clang-format on

/* ---- set-up and result ----------------------------------------------------------------------- */

/* LH-24.1: the rulebook is played where no option says otherwise. */
static uint8_t readings(const struct pet_setup *s)
{
	return (uint8_t)((s->option[OPTION_CONTROL] ? 0 : BOOK_CONTROL) |
			 (s->option[OPTION_RETREAT] ? 0 : BOOK_RETREAT) |
			 (s->option[OPTION_WOUND] ? 0 : BOOK_WOUND) |
			 (s->option[OPTION_FORT] ? 0 : BOOK_FORT) |
			 (s->option[OPTION_MARKS] ? 0 : BOOK_MARKS));
}

/* LH-1.8, LH-2.2, LH-2.6, LH-2.16, LH-19.1: the pieces before the first draw. */
static const char *setup(void *state, const struct pet_setup *s)
{
	struct lh *g = state;
	struct lh_pub *p = &g->pub;
	if (s->seats != 1 && s->option[OPTION_PERSIANS])
		return N_("the Persians come only when one plays alone");
	p->readings = readings(s);
	p->active = p->winner = p->temple_card = p->king_god = p->king_holder = NONE;
	for (int i = 0; i < GODS; i++) {
		p->level[i] = 1;
		p->spot[i][0] = p->spot[i][1] = NONE;
	}
	for (int i = 0; i < QUEST_SLOTS; i++)
		p->slot[i] = NONE;
	for (int i = 0; i < LANDS; i++)
		p->glory[i] = NONE;
	for (int i = 0; i < PLAYERS; i++) {
		struct lh_player *pl = &p->player[i];
		pl->hero = pl->colour = pl->at = pl->quest = NONE;
		pl->attr[0] = pl->attr[1] = pl->attr[2] = 1;
	}
	for (int i = 0; i < REGIONS; i++)
		p->region[i].owner = p->region[i].fort = NONE;
	for (int i = 0; i < MONSTERS; i++)
		p->monster[i].at = NONE;
	for (int i = 0; i < SPIES; i++)
		p->xerxes.spy[i] = NONE;
	if (s->seats == 1) {
		lh_solo_setup(g);
		p->xerxes.fair = (uint8_t)(s->option[OPTION_PERSIANS] == 1);
		enter(g, N_SOLO_GAME, 0);
	} else {
		p->events = BIT(EVENTS) - 1;
		enter(g, N_GAME, 0);
	}
	return NULL;
}

/* LH-23.1, LH-23.3: one winner, or a draw for all; solo: all or nothing. */
static void result(const void *pub, uint8_t share[PET_SEATS_MAX])
{
	const struct lh_pub *p = pub;
	for (int i = 0; i < PET_SEATS_MAX; i++)
		share[i] = 0;
	if (p->winner != NONE)
		share[p->winner] = PET_SHARES;
	else if (!p->solo)
		for (int i = 0; i < p->flow.seats; i++)
			share[i] = (uint8_t)(PET_SHARES / p->flow.seats);
}

/* LH-23.3: the turn limit is ours, not a rule of the book. */
static bool limit_hit(const void *pub)
{
	return ((const struct lh_pub *)pub)->reason == END_DRAW;
}

/* How a game ended, for statistics: the condition, and in the solo mode what decided it. */
enum {
	HOW_WARLORD,
	HOW_FAVOURED,
	HOW_SLAYER,
	HOW_KING,
	HOW_DRAW,
	HOW_COUNTER,
	HOW_FREED,
	HOW_OUTLASTED,
	HOW_MONUMENT_1,
	HOW_MONUMENT_2,
	HOW_LANDS,
	HOW_TOKENS,
	HOW_LAST,
	HOWS
};

static const char *const endings[HOWS + 1] = {
	[HOW_WARLORD] = "warlord",
	[HOW_FAVOURED] = "favoured",
	[HOW_SLAYER] = "slayer",
	[HOW_KING] = "king",
	[HOW_DRAW] = "draw",
	[HOW_COUNTER] = "won-counter",
	[HOW_FREED] = "won-no-persian-token",
	[HOW_OUTLASTED] = "won-last-token",
	[HOW_MONUMENT_1] = "lost-monument-act-1",
	[HOW_MONUMENT_2] = "lost-monument-act-2",
	[HOW_LANDS] = "lost-two-lands",
	[HOW_TOKENS] = "lost-13-tokens",
	[HOW_LAST] = "lost-last-token",
};

/* LH-20.2, LH-20.3, LH-20.4, LH-20.5, LH-20.6, LH-20.7, LH-20.8, LH-20.9, LH-22.71, LH-22.72:
 * which way it was won or lost. */
static uint8_t ending(const void *pub)
{
	const struct lh_pub *p = pub;
	if (!p->solo)
		return (uint8_t)(p->reason - END_WARLORD + HOW_WARLORD);
	if (p->reason == END_SOLO_WON)
		return p->xerxes.victory == 0 ? HOW_COUNTER
		       : !p->held[PERSIAN]    ? HOW_FREED
					      : HOW_OUTLASTED;
	for (int god = 0; god < GODS; god++)
		if (p->level[god] == 0)
			return p->xerxes.act == 1 ? HOW_MONUMENT_1 : HOW_MONUMENT_2;
	if (count32(p->held[PERSIAN]) >= PERSIAN_TOKENS)
		return HOW_TOKENS;
	return lh_persian_lands(p) >= PERSIAN_LANDS ? HOW_LANDS : HOW_LAST;
}

static const struct pet_bots bots = {
	.eval = lh_eval,
	.eval_terms = lh_eval_terms,
	.features = lh_features,
	.feature = lh_feature,
	.characters = lh_characters,
	.net = &lh_net,
	.outlook = { .depth = 30,
		     .net_depth = PET_AT_ONCE,
		     .heat = 40,
		     .trust = 4,
		     .expand_long = 1,
		     .rest = true },
	.plans = lh_plans,
	.plan_points = lh_plan_points,
	.battle_units = lh_battle_units,
	.battle_keeps = lh_battle_keeps,
	.hunt = lh_hunt_seen,
	.caught = lh_caught,
	.limit_hit = limit_hit,
	.ending = ending,
	.endings = endings,
};

const struct pet_game hellas_game = {
	.id = "hellas",
	.title = N_("Lords of Hellas"),
	.blurb = N_("Heroes, monsters and monuments: conquer lands, build temples, hunt, or "
		    "outlast them all."),
	.version = 4,
	.seats_min = 1,
	.seats_max = 4,
	.minutes = 120,
	.state_bytes = sizeof(struct lh),
	.pub_bytes = sizeof(struct lh_pub),
	.priv_at = offsetof(struct lh, priv),
	.priv_bytes = sizeof(struct lh_priv),
	.journal_at = offsetof(struct lh, journal),
	.kinds = lh_kinds,
	.verbs = lh_verbs,
	.events = lh_events,
	.reasons = lh_reasons,
	.moments = lh_moments,
	.nodes = lh_nodes,
	.pub_fields = lh_pub_fields,
	.priv_fields = lh_priv_fields,
	.options = options,
	.kind_count = K_COUNT,
	.verb_count = V_COUNT,
	.event_count = E_COUNT,
	.reason_count = R_COUNT,
	.node_count = N_COUNT,
	.colour_of = lh_colour_of,
	.who_kind = PET_K_SEAT,
	.setup = setup,
	.anytime = &lh_anytime,
	.result = result,
	.resample = lh_resample,
	.check = lh_check,
	.derive = lh_derive,
	.stage = lh_stage,
	.bots = &bots,
	.describe = lh_describe,
	.about = lh_about,
	.map = lh_map_text,
	.chart = lh_chart,
	.chart_signs = N_(
		"5 hoplites (# one in the city)  ♞ hero  ☠ monster  ⌂ temple  ♜ monument  ? quest"),
	.board = lh_board,
	.cards = lh_tell_cards,
	.rule_table = lh_rule_table,
	.says = lh_says,
	.warn = lh_warn,
	.battle = lh_battle_seen,
	.answers = lh_answers,
	.facts = lh_facts,
	.packing = &lh_packing,
};
