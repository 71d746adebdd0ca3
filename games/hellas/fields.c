/* fields.c: the names of the state's fields, for JSON, scenarios and edited positions. */
#include "core/field_rows.h"
#include "games/hellas/rules.h"

// clang-format off
static const struct pet_field player_fields[] = {
	PET_FIELD("hero", struct lh_player, hero, K_HERO, NONE),
	PET_FIELD("colour", struct lh_player, colour, K_COLOUR, NONE),
	PET_FIELD("at", struct lh_player, at, K_REGION, NONE),
	PET_FIELD("quest", struct lh_player, quest, K_QUEST, NONE),
	PET_FIELD("step", struct lh_player, step, PET_K_NUMBER, 0),
	PET_FIELD_ARRAY("attr", struct lh_player, attr, PET_K_NUMBER, K_ATTR, 1),
	PET_FIELD_SET("injured", struct lh_player, injured, K_ATTR),
	PET_FIELD("priests", struct lh_player, pool, PET_K_NUMBER, 0),
	PET_FIELD_SET("used", struct lh_player, used, K_SPECIAL),
	PET_FIELD("hand", struct lh_player, hand, PET_K_NUMBER, 0),
	PET_FIELD_SET("slain", struct lh_player, trophies, K_MONSTER),
	PET_FIELD_SET("artifacts", struct lh_player, artifacts, K_ARTIFACT),
	PET_FIELD_SET("blessings", struct lh_player, blessings, K_BLESSING),
	PET_FIELD_SET("kept", struct lh_player, kept, K_QUEST),
	PET_FIELD("locked", struct lh_player, locked, PET_K_FLAG, 0),
	PET_FIELDS_END,
};

static const struct pet_field region_fields[] = {
	PET_FIELD("owner", struct lh_region, owner, K_ARMY, NONE),
	PET_FIELD("fort", struct lh_region, fort, K_ARMY, NONE),
	PET_FIELD_ARRAY("hop", struct lh_region, hop, PET_K_NUMBER, K_ARMY, 0),
	PET_FIELD_ARRAY("moved", struct lh_region, moved, PET_K_NUMBER, PET_K_NUMBER, 0),
	PET_FIELD("kill", struct lh_region, kill, PET_K_NUMBER, 0),
	PET_FIELDS_END,
};

static const struct pet_field monster_fields[] = {
	PET_FIELD("at", struct lh_monster, at, K_REGION, NONE),
	PET_FIELD_SET("wounds", struct lh_monster, wounds, K_SLOT),
	PET_FIELD_SET("evolved", struct lh_monster, evolved, K_EVOLUTION),
	PET_FIELDS_END,
};

static const struct pet_field hunt_fields[] = {
	PET_FIELD_SET("revealed", struct lh_hunt, revealed, K_ATTACK),
	PET_FIELD("hunter", struct lh_hunt, hunter, PET_K_NUMBER, 0),
	PET_FIELD("monster", struct lh_hunt, monster, K_MONSTER, 0),
	PET_FIELD_SET("marks", struct lh_hunt, marks, K_REWARD),
	PET_FIELD_SET("start", struct lh_hunt, start, K_STARTFX),
	PET_FIELD("dodged", struct lh_hunt, dodged, PET_K_FLAG, 0),
	PET_FIELD("rounds", struct lh_hunt, rounds, PET_K_NUMBER, 0),
	PET_FIELD("card", struct lh_hunt, card, K_ATTACK, 0),
	PET_FIELD("value", struct lh_hunt, value, PET_K_NUMBER, 0),
	PET_FIELD("total", struct lh_hunt, total, PET_K_NUMBER, 0),
	PET_FIELD("cards", struct lh_hunt, cards, PET_K_NUMBER, 0),
	PET_FIELD("before", struct lh_hunt, before, PET_K_FLAG, 0),
	PET_FIELD("over", struct lh_hunt, over, PET_K_NUMBER, 0),
	PET_FIELD("drawn", struct lh_hunt, drawn, PET_K_NUMBER, 0),
	PET_FIELD("struck", struct lh_hunt, struck, PET_K_NUMBER, 0),
	PET_FIELD("hidden", struct lh_hunt, hidden, PET_K_NUMBER, 0),
	PET_FIELDS_END,
};

static const struct pet_field battle_fields[] = {
	PET_FIELD_SETS("played", struct lh_battle, played, K_CARD, K_SIDE),
	PET_FIELD_SET("origins", struct lh_battle, origins, K_REGION),
	PET_FIELD("on", struct lh_battle, on, PET_K_FLAG, 0),
	PET_FIELD("region", struct lh_battle, region, K_REGION, 0),
	PET_FIELD_ARRAY("side", struct lh_battle, side, K_ARMY, K_SIDE, 0),
	PET_FIELD_ARRAY("power", struct lh_battle, power, PET_K_NUMBER, K_SIDE, 0),
	PET_FIELD_ARRAY("symbols", struct lh_battle, symbols, PET_K_NUMBER, K_SIDE, 0),
	PET_FIELD_ARRAY("count", struct lh_battle, count, PET_K_NUMBER, K_SIDE, 0),
	PET_FIELD_SETS("fx", struct lh_battle, fx, K_BEFOREFX, K_SIDE),
	PET_FIELD_SET("passed", struct lh_battle, passed, K_SIDE),
	PET_FIELD_SET("ring", struct lh_battle, ring, K_SIDE),
	PET_FIELD_ARRAY("extra", struct lh_battle, extra, PET_K_NUMBER, K_SIDE, 0),
	PET_FIELD("turn", struct lh_battle, turn, K_SIDE, 0),
	PET_FIELD("winner", struct lh_battle, winner, K_SIDE, 0),
	PET_FIELDS_END,
};

static const struct pet_field draft_fields[] = {
	PET_FIELD("cards", struct lh_draft, cards, PET_K_NUMBER, 0),
	PET_FIELD("seat", struct lh_draft, seat, PET_K_SEAT, 0),
	PET_FIELD("left", struct lh_draft, left, PET_K_NUMBER, 0),
	PET_FIELDS_END,
};

static const struct pet_field solo_fields[] = {
	PET_FIELD_SET("pile", struct lh_solo, pile, K_TOKEN),
	PET_FIELD_SET("done", struct lh_solo, done, K_QUEST),
	PET_FIELD_SET("quests", struct lh_solo, drawn, K_QUEST),
	PET_FIELD("act", struct lh_solo, act, PET_K_NUMBER, 0),
	PET_FIELD("invasion", struct lh_solo, invasion, PET_K_NUMBER, 0),
	PET_FIELD("mobilization", struct lh_solo, mobilization, PET_K_NUMBER, 0),
	PET_FIELD("victory", struct lh_solo, victory, PET_K_NUMBER, 0),
	PET_FIELD_ARRAY("spy", struct lh_solo, spy, K_SPY, PET_K_NUMBER, NONE),
	PET_FIELD_ARRAY("attitude", struct lh_solo, attitude, K_ATTITUDE, K_LAND, 0),
	PET_FIELD("fleece", struct lh_solo, fleece, PET_K_FLAG, 0),
	PET_FIELD("counting", struct lh_solo, counting, PET_K_FLAG, 0),
	PET_FIELD("fair", struct lh_solo, fair, PET_K_FLAG, 0),
	PET_FIELD_SET("ask", struct lh_solo, ask, K_REGION),
	PET_FIELDS_END,
};

const struct pet_field lh_pub_fields[] = {
	PET_FIELD("solo", struct lh_pub, solo, PET_K_FLAG, 0),
	PET_FIELD_SET("readings", struct lh_pub, readings, K_READING),
	PET_FIELD("active", struct lh_pub, active, PET_K_SEAT, NONE),
	PET_FIELD("first", struct lh_pub, first, PET_K_SEAT, 0),
	PET_FIELD_SET("taken", struct lh_pub, taken, K_REGULAR),
	PET_FIELD("grants", struct lh_pub, grants, PET_K_NUMBER, 0),
	PET_FIELD("built", struct lh_pub, built, PET_K_FLAG, 0),
	PET_FIELD("announced", struct lh_pub, announced, PET_K_FLAG, 0),
	PET_FIELD("over", struct lh_pub, over, PET_K_FLAG, 0),
	PET_FIELD("winner", struct lh_pub, winner, PET_K_SEAT, NONE),
	PET_FIELD("counted", struct lh_pub, counted, PET_K_NUMBER, 0),
	PET_FIELD("drawn", struct lh_pub, drawn, PET_K_NUMBER, 0),
	PET_FIELD("ending", struct lh_pub, reason, K_ENDING, 0),
	PET_FIELD("turn", struct lh_pub, turn, PET_K_NUMBER, 0),
	PET_FIELD("temple_card", struct lh_pub, temple_card, K_TEMPLE, NONE),
	PET_FIELD("temples_built", struct lh_pub, temples_built, PET_K_NUMBER, 0),
	PET_FIELD_SET("temples", struct lh_pub, temples, K_REGION),
	PET_FIELD_ARRAY("level", struct lh_pub, level, PET_K_NUMBER, K_GOD, 1),
	PET_FIELD("king_god", struct lh_pub, king_god, K_GOD, NONE),
	PET_FIELD("king_holder", struct lh_pub, king_holder, PET_K_SEAT, NONE),
	PET_FIELD("king_tokens", struct lh_pub, king_tokens, PET_K_NUMBER, 0),
	PET_FIELD_ARRAY("zeus_priests", struct lh_pub, spot[0], K_ARMY, PET_K_NUMBER, NONE),
	PET_FIELD_ARRAY("athena_priests", struct lh_pub, spot[1], K_ARMY, PET_K_NUMBER, NONE),
	PET_FIELD_ARRAY("hermes_priests", struct lh_pub, spot[2], K_ARMY, PET_K_NUMBER, NONE),
	PET_FIELD_ARRAY("quest", struct lh_pub, slot, K_QUEST, PET_K_NUMBER, NONE),
	PET_FIELD_ARRAY("glory", struct lh_pub, glory, PET_K_SEAT, K_LAND, NONE),
	PET_FIELD_SET("discard", struct lh_pub, discard, K_CARD),
	PET_FIELD_SET("events", struct lh_pub, events, K_EVENT),
	PET_FIELD_SET("events_out", struct lh_pub, events_out, K_EVENT),
	PET_FIELD_SET("charged", struct lh_pub, charged, K_ARTIFACT),
	PET_FIELD_SET("blessings_out", struct lh_pub, blessings_out, K_BLESSING),
	PET_FIELD_GROUP("player", struct lh_pub, player, PET_K_SEAT, player_fields),
	PET_FIELD_GROUP("region", struct lh_pub, region, K_REGION, region_fields),
	PET_FIELD_GROUP("monster", struct lh_pub, monster, K_MONSTER, monster_fields),
	PET_FIELD_SET("pending", struct lh_pub, pending, K_REGION),
	PET_FIELD_SET("entered", struct lh_pub, entered, K_REGION),
	PET_FIELD_SET("fresh_fort", struct lh_pub, fresh_fort, K_REGION),
	PET_FIELD_SETS("origin", struct lh_pub, origin, K_REGION, K_REGION),
	PET_FIELD_STRUCT("hunt", struct lh_pub, hunt, hunt_fields),
	PET_FIELD_STRUCT("battle", struct lh_pub, battle, battle_fields),
	PET_FIELD_STRUCT("draft", struct lh_pub, draft, draft_fields),
	PET_FIELD_STRUCT("xerxes", struct lh_pub, xerxes, solo_fields),
	PET_FIELDS_END,
};

const struct pet_field lh_priv_fields[] = {
	PET_FIELD_SET("hand", struct lh_priv, hand, K_CARD),
	PET_FIELD_SET("fresh", struct lh_priv, fresh, K_CARD),
	PET_FIELD_SET("look", struct lh_priv, look, K_ARTIFACT),
	PET_FIELD_SET("seen_artifacts", struct lh_priv, seen_artifacts, K_ARTIFACT),
	PET_FIELD_SET("attack", struct lh_priv, attack, K_ATTACK),
	PET_FIELD_SET("attack_out", struct lh_priv, attack_out, K_ATTACK),
	PET_FIELD_SET("offered", struct lh_priv, offered, K_BLESSING),
	PET_FIELD_SET("passed", struct lh_priv, passed, K_BLESSING),
	PET_FIELD_SET("seen_blessings", struct lh_priv, seen_blessings, K_BLESSING),
	PET_FIELDS_END,
};
// clang-format on
