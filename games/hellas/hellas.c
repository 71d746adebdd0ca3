/* hellas.c: the game as the core sees it: options, set-up, result, fields of the state. */
#include "games/hellas/rules.h"

#include <stddef.h>

// clang-format off
#define VALUE(name, type, member, kind, none) \
	{ name, offsetof(type, member), sizeof(((type *)0)->member), PET_HOW_VALUE, kind, PET_K_NONE, 1, 0, none, NULL }
#define MASK(name, type, member, kind) \
	{ name, offsetof(type, member), sizeof(((type *)0)->member), PET_HOW_MASK, kind, PET_K_NONE, 1, 0, 0, NULL }
#define ARRAY(name, type, member, kind, index, none) \
	{ name, offsetof(type, member), sizeof(((type *)0)->member[0]), PET_HOW_VALUE, kind, index, \
	  sizeof(((type *)0)->member) / sizeof(((type *)0)->member[0]), sizeof(((type *)0)->member[0]), none, NULL }
#define MASKS(name, type, member, kind, index) \
	{ name, offsetof(type, member), sizeof(((type *)0)->member[0]), PET_HOW_MASK, kind, index, \
	  sizeof(((type *)0)->member) / sizeof(((type *)0)->member[0]), sizeof(((type *)0)->member[0]), 0, NULL }
#define GROUP(name, type, member, index, sub) \
	{ name, offsetof(type, member), 0, PET_HOW_GROUP, PET_K_NONE, index, \
	  sizeof(((type *)0)->member) / sizeof(((type *)0)->member[0]), sizeof(((type *)0)->member[0]), 0, sub }
#define STRUCT(name, type, member, sub) \
	{ name, offsetof(type, member), 0, PET_HOW_GROUP, PET_K_NONE, PET_K_NONE, 1, 0, 0, sub }
#define END { NULL, 0, 0, 0, 0, 0, 0, 0, 0, NULL }

static const struct pet_field player_fields[] = {
	VALUE("hero", struct lh_player, hero, K_HERO, NONE),
	VALUE("colour", struct lh_player, colour, K_COLOUR, NONE),
	VALUE("at", struct lh_player, at, K_REGION, NONE),
	VALUE("quest", struct lh_player, quest, K_QUEST, NONE),
	VALUE("step", struct lh_player, step, PET_K_NUMBER, 0),
	ARRAY("attr", struct lh_player, attr, PET_K_NUMBER, K_ATTR, 1),
	MASK("injured", struct lh_player, injured, K_ATTR),
	VALUE("priests", struct lh_player, pool, PET_K_NUMBER, 0),
	MASK("used", struct lh_player, used, K_SPECIAL),
	VALUE("hand", struct lh_player, hand, PET_K_NUMBER, 0),
	MASK("slain", struct lh_player, trophies, K_MONSTER),
	MASK("artifacts", struct lh_player, artifacts, K_ARTIFACT),
	MASK("blessings", struct lh_player, blessings, K_BLESSING),
	MASK("kept", struct lh_player, kept, K_QUEST),
	VALUE("locked", struct lh_player, locked, PET_K_FLAG, 0),
	END
};

static const struct pet_field region_fields[] = {
	VALUE("owner", struct lh_region, owner, K_ARMY, NONE),
	VALUE("fort", struct lh_region, fort, K_ARMY, NONE),
	ARRAY("hop", struct lh_region, hop, PET_K_NUMBER, K_ARMY, 0),
	ARRAY("moved", struct lh_region, moved, PET_K_NUMBER, PET_K_NUMBER, 0),
	VALUE("kill", struct lh_region, kill, PET_K_NUMBER, 0),
	END
};

static const struct pet_field monster_fields[] = {
	VALUE("at", struct lh_monster, at, K_REGION, NONE),
	MASK("wounds", struct lh_monster, wounds, K_SLOT),
	MASK("evolved", struct lh_monster, evolved, K_EVOLUTION),
	END
};

static const struct pet_field hunt_fields[] = {
	MASK("revealed", struct lh_hunt, revealed, K_ATTACK),
	VALUE("hunter", struct lh_hunt, hunter, PET_K_NUMBER, 0),
	VALUE("monster", struct lh_hunt, monster, K_MONSTER, 0),
	MASK("marks", struct lh_hunt, marks, K_REWARD),
	MASK("start", struct lh_hunt, start, K_STARTFX),
	VALUE("dodged", struct lh_hunt, dodged, PET_K_FLAG, 0),
	VALUE("rounds", struct lh_hunt, rounds, PET_K_NUMBER, 0),
	VALUE("card", struct lh_hunt, card, K_ATTACK, 0),
	VALUE("value", struct lh_hunt, value, PET_K_NUMBER, 0),
	VALUE("total", struct lh_hunt, total, PET_K_NUMBER, 0),
	VALUE("cards", struct lh_hunt, cards, PET_K_NUMBER, 0),
	VALUE("before", struct lh_hunt, before, PET_K_FLAG, 0),
	VALUE("over", struct lh_hunt, over, PET_K_NUMBER, 0),
	VALUE("drawn", struct lh_hunt, drawn, PET_K_NUMBER, 0),
	VALUE("struck", struct lh_hunt, struck, PET_K_NUMBER, 0),
	VALUE("hidden", struct lh_hunt, hidden, PET_K_NUMBER, 0),
	END
};

static const struct pet_field battle_fields[] = {
	MASKS("played", struct lh_battle, played, K_CARD, K_SIDE),
	MASK("origins", struct lh_battle, origins, K_REGION),
	VALUE("on", struct lh_battle, on, PET_K_FLAG, 0),
	VALUE("region", struct lh_battle, region, K_REGION, 0),
	ARRAY("side", struct lh_battle, side, K_ARMY, K_SIDE, 0),
	ARRAY("power", struct lh_battle, power, PET_K_NUMBER, K_SIDE, 0),
	ARRAY("symbols", struct lh_battle, symbols, PET_K_NUMBER, K_SIDE, 0),
	ARRAY("count", struct lh_battle, count, PET_K_NUMBER, K_SIDE, 0),
	MASKS("fx", struct lh_battle, fx, K_BEFOREFX, K_SIDE),
	MASK("passed", struct lh_battle, passed, K_SIDE),
	MASK("ring", struct lh_battle, ring, K_SIDE),
	ARRAY("extra", struct lh_battle, extra, PET_K_NUMBER, K_SIDE, 0),
	VALUE("turn", struct lh_battle, turn, K_SIDE, 0),
	VALUE("winner", struct lh_battle, winner, K_SIDE, 0),
	END
};

static const struct pet_field draft_fields[] = {
	VALUE("cards", struct lh_draft, cards, PET_K_NUMBER, 0),
	VALUE("seat", struct lh_draft, seat, PET_K_SEAT, 0),
	VALUE("left", struct lh_draft, left, PET_K_NUMBER, 0),
	END
};

static const struct pet_field solo_fields[] = {
	MASK("pile", struct lh_solo, pile, K_TOKEN),
	MASK("done", struct lh_solo, done, K_QUEST),
	MASK("quests", struct lh_solo, drawn, K_QUEST),
	VALUE("act", struct lh_solo, act, PET_K_NUMBER, 0),
	VALUE("invasion", struct lh_solo, invasion, PET_K_NUMBER, 0),
	VALUE("mobilization", struct lh_solo, mobilization, PET_K_NUMBER, 0),
	VALUE("victory", struct lh_solo, victory, PET_K_NUMBER, 0),
	ARRAY("spy", struct lh_solo, spy, K_SPY, PET_K_NUMBER, NONE),
	ARRAY("attitude", struct lh_solo, attitude, K_ATTITUDE, K_LAND, 0),
	VALUE("fleece", struct lh_solo, fleece, PET_K_FLAG, 0),
	VALUE("counting", struct lh_solo, counting, PET_K_FLAG, 0),
	MASK("ask", struct lh_solo, ask, K_REGION),
	END
};

const struct pet_field lh_pub_fields[] = {
	VALUE("solo", struct lh_pub, solo, PET_K_FLAG, 0),
	VALUE("active", struct lh_pub, active, PET_K_SEAT, NONE),
	VALUE("first", struct lh_pub, first, PET_K_SEAT, 0),
	MASK("taken", struct lh_pub, taken, K_REGULAR),
	VALUE("grants", struct lh_pub, grants, PET_K_NUMBER, 0),
	VALUE("built", struct lh_pub, built, PET_K_FLAG, 0),
	VALUE("announced", struct lh_pub, announced, PET_K_FLAG, 0),
	VALUE("over", struct lh_pub, over, PET_K_FLAG, 0),
	VALUE("winner", struct lh_pub, winner, PET_K_SEAT, NONE),
	VALUE("counted", struct lh_pub, counted, PET_K_NUMBER, 0),
	VALUE("drawn", struct lh_pub, drawn, PET_K_NUMBER, 0),
	VALUE("ending", struct lh_pub, reason, K_ENDING, 0),
	VALUE("turn", struct lh_pub, turn, PET_K_NUMBER, 0),
	VALUE("temple_card", struct lh_pub, temple_card, K_TEMPLE, NONE),
	VALUE("temples_built", struct lh_pub, temples_built, PET_K_NUMBER, 0),
	MASK("temples", struct lh_pub, temples, K_REGION),
	ARRAY("level", struct lh_pub, level, PET_K_NUMBER, K_GOD, 1),
	VALUE("king_god", struct lh_pub, king_god, K_GOD, NONE),
	VALUE("king_holder", struct lh_pub, king_holder, PET_K_SEAT, NONE),
	VALUE("king_tokens", struct lh_pub, king_tokens, PET_K_NUMBER, 0),
	{ "zeus_priests", offsetof(struct lh_pub, spot[0]), 1, PET_HOW_VALUE, K_ARMY, PET_K_NUMBER, SPOTS, 1, NONE, NULL },
	{ "athena_priests", offsetof(struct lh_pub, spot[1]), 1, PET_HOW_VALUE, K_ARMY, PET_K_NUMBER, SPOTS, 1, NONE, NULL },
	{ "hermes_priests", offsetof(struct lh_pub, spot[2]), 1, PET_HOW_VALUE, K_ARMY, PET_K_NUMBER, SPOTS, 1, NONE, NULL },
	ARRAY("quest", struct lh_pub, slot, K_QUEST, PET_K_NUMBER, NONE),
	ARRAY("glory", struct lh_pub, glory, PET_K_SEAT, K_LAND, NONE),
	MASK("discard", struct lh_pub, discard, K_CARD),
	MASK("events", struct lh_pub, events, K_EVENT),
	MASK("events_out", struct lh_pub, events_out, K_EVENT),
	MASK("charged", struct lh_pub, charged, K_ARTIFACT),
	MASK("blessings_out", struct lh_pub, blessings_out, K_BLESSING),
	GROUP("player", struct lh_pub, player, PET_K_SEAT, player_fields),
	GROUP("region", struct lh_pub, region, K_REGION, region_fields),
	GROUP("monster", struct lh_pub, monster, K_MONSTER, monster_fields),
	MASK("pending", struct lh_pub, pending, K_REGION),
	MASK("entered", struct lh_pub, entered, K_REGION),
	MASK("fresh_fort", struct lh_pub, fresh_fort, K_REGION),
	MASKS("origin", struct lh_pub, origin, K_REGION, K_REGION),
	STRUCT("hunt", struct lh_pub, hunt, hunt_fields),
	STRUCT("battle", struct lh_pub, battle, battle_fields),
	STRUCT("draft", struct lh_pub, draft, draft_fields),
	STRUCT("xerxes", struct lh_pub, xerxes, solo_fields),
	END
};

const struct pet_field lh_priv_fields[] = {
	MASK("hand", struct lh_priv, hand, K_CARD),
	MASK("fresh", struct lh_priv, fresh, K_CARD),
	MASK("look", struct lh_priv, look, K_ARTIFACT),
	MASK("seen_artifacts", struct lh_priv, seen_artifacts, K_ARTIFACT),
	MASK("attack", struct lh_priv, attack, K_ATTACK),
	MASK("attack_out", struct lh_priv, attack_out, K_ATTACK),
	MASK("offered", struct lh_priv, offered, K_BLESSING),
	MASK("passed", struct lh_priv, passed, K_BLESSING),
	MASK("seen_blessings", struct lh_priv, seen_blessings, K_BLESSING),
	END
};

static const struct pet_option options[] = { { NULL, NULL, 0, 0, 0, false, NULL } };
// clang-format on

/* LH-1.8, LH-2.2, LH-2.16: pieces before the first draw. */
static const char *setup(void *state, const struct pet_setup *s)
{
	struct lh *g = state;
	struct lh_pub *p = &g->pub;
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
	if (s->seats == 1) {
		lh_solo_setup(g);
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

/* LH-23.3: the turn guard is ours, not a rule of the book. */
static bool limit_hit(const void *pub)
{
	return ((const struct lh_pub *)pub)->reason == END_DRAW;
}

/* How a game ended, for statistics: the condition, and in the solo mode where it was decided. */
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

/* LH-20.2 to LH-20.9, LH-22.71, LH-22.72 */
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
	return lh_persian_lands(p) >= 2 ? HOW_LANDS : HOW_LAST;
}

const struct pet_game hellas_game = {
	.id = "hellas",
	.title = N_("Lords of Hellas"),
	.blurb = N_("Heroes, monsters and monuments: conquer lands, build temples, hunt, or "
		    "outlast them all."),
	.version = 2,
	.seats_min = 1,
	.seats_max = 4,
	.state_bytes = sizeof(struct lh),
	.pub_bytes = sizeof(struct lh_pub),
	.priv_at = offsetof(struct lh, priv),
	.priv_bytes = sizeof(struct lh_priv),
	.journal_at = offsetof(struct lh, journal),
	.kinds = lh_kinds,
	.verbs = lh_verbs,
	.events = lh_events,
	.reasons = lh_reasons,
	.nodes = lh_nodes,
	.pub_fields = lh_pub_fields,
	.priv_fields = lh_priv_fields,
	.options = options,
	.kind_count = LH_KINDS,
	.verb_count = LH_VERBS,
	.event_count = LH_EVENTS,
	.reason_count = LH_REASONS,
	.node_count = LH_NODES,
	.who_kind = PET_K_SEAT,
	.setup = setup,
	.result = result,
	.resample = lh_resample,
	.check = lh_check,
	.derive = lh_derive,
	.stage = lh_stage,
	.eval = lh_eval,
	.eval_terms = lh_eval_terms,
	.describe = lh_describe,
	.map = lh_map,
	.board = lh_board,
	.cards = lh_tell_cards,
	.battle = lh_battle_seen,
	.battle_units = lh_battle_units,
	.limit_hit = limit_hit,
	.ending = ending,
	.endings = endings,
};
