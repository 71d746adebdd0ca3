/* card_texts.c: title and sentence of everything that has a rule printed on it: heroes, combat
 * cards, monsters and their attacks, artifacts, blessings, quests, temple cards, monuments, events
 * and special actions. One table per kind; games/hellas/rules/en.md, Part B, has the full rules. */
#include "core/facts.h"
#include "core/json.h"
#include "games/hellas/rules.h"

// clang-format off
/* heroes */
static const char *const hero_text[HEROES] = {
	[HERACLES] = N_("Begins with Strength 2. At the start of your turn you may return a glory "
	     "token: draw 2 artifacts and keep 1."),
	[PERSEUS] = N_("Begins with the glory token of the land where he starts. After your Prepare "
	     "you may put him in any region."),
	[ACHILLES] = N_("Begins with Speed 2. In a battle in his region your army is stronger by his "
	     "Speed or his Strength, whichever is lower."),
	[HELEN] = N_("Begins with an artifact: draw 3 and keep 1. Enemy hoplites cannot enter her "
	     "region unless their hero is there."),
};

/* combat cards, by effect */
static const char *const op_text[] = {
	[OP_NONE] = N_("No effect: its strength alone counts."),
	[OP_FORTIFICATION] = N_("+2 if you defend a region with a city."),
	[OP_LOCAL_SUPPORT] = N_("If you defend a region with a city, recruit up to 2 hoplites there at once."),
	[OP_GLORY] = N_("+3 if you hold the glory token of this land."),
	[OP_PHALANX] = N_("+1 for every 2 of your hoplites in the battle."),
	[OP_FLANK] = N_("+2 if you have more hoplites in the battle than your opponent."),
	[OP_TRAP] = N_("Adds the Leadership of your hero, wherever he is."),
	[OP_MANEUVER] = N_("+2 if your Leadership is higher than your opponent's."),
	[OP_ENCIRCLEMENT] = N_("If you win, the loser loses 3 hoplites more instead of 1."),
	[OP_REINFORCEMENTS] = N_("Move any number of your hoplites from one neighbouring region into the battle."),
	[OP_JAVELIN] = N_("If you have more hoplites in the battle, kill 1 enemy hoplite at once."),
	[OP_ASSAULT] = N_("+2 if you attack."),
};

/* monster attacks */
static const char *const attack_text[ATTACKS] = {
	[0] = N_("1 injury."),
	[1] = N_("1 injury."),
	[2] = N_("1 injury."),
	[3] = N_("Value: 1 and the uncovered wound slots. 2 injuries."),
	[4] = N_("Value: all the monster's wound slots. 1 injury; if the hero was already "
	     "injured, the hunt ends."),
	[5] = N_("Value: all the monster's wound slots. 1 injury; if the hero was already "
	     "injured, the hunt ends."),
	[6] = N_("2 injuries."),
	[7] = N_("1 injury; then the hero's highest attribute drops by 1 for good."),
	[8] = N_("1 injury; then discard cards until you hold no more than your Speed."),
	[9] = N_("1 injury; then discard cards until you hold no more than your Speed."),
	[10] = N_("Value: 1 and 2 for each covered wound slot. The monster's special attack."),
	[11] = N_("The hunt ends."),
	[12] = N_("The hunt ends."),
	[13] = N_("The monster's special attack."),
	[14] = N_("The monster's special attack."),
	[15] = N_("Value: 1 and the cards in your hand. 1 injury; then discard half your hand, "
	     "rounded up."),
	[16] = N_("1 injury; then discard 1 card at random."),
	[17] = N_("1 injury; then discard 1 card at random."),
};

/* monsters */
static const char *const monster_text[MONSTERS] = {
	[CERBERUS] = N_("Its attack kills 3 hoplites in its region. Special attack: 3 injuries. "
	     "Evolved: the first attack card of a hunt has +3 and, undefended, ends it."),
	[CHIMERA] = N_("No prayer at the monument of its region. Its attack kills 1 hoplite, then it "
	     "flies to the highest monument. Special attack: 1 injury and you keep only 1 "
	     "card. Evolved: hoplites who enter its region lose 1."),
	[CYCLOPS] = N_("Its attack injures every hero in its region and next to it. Special attack: 1 "
	     "injury, and one attribute drops by 1 for good. Evolved: its attack cards have "
	     "+1."),
	[HYDRA] = N_("Its attack kills 1 hoplite in its region and in each neighbouring one. Special "
	     "attack: all its wounds heal. Evolved: with 3 wounds or more its attack cards "
	     "have +2."),
	[MEDUSA] = N_("Hoplites cannot leave its region. Its attack kills 1 hoplite there. Special "
	     "attack: 1 injury; below Speed 3 the hunt ends. Evolved: hunters draw cards by "
	     "Speed, not Strength."),
	[MINOTAUR] = N_("Its attack kills 1 hoplite in its region, and who controls it sacrifices a "
	     "priest. Special attack: 2 injuries and discard half your hand, rounded up. Evolved: a "
	     "hunter needs 1 priest."),
	[SPHINX] = N_("No recruiting in its region. Its attack kills 1 hoplite there. Special attack: "
	     "1 injury; below Leadership 3 the hunt ends. Evolved: a hunter needs Leadership "
	     "3."),
};

/* artifacts */
static const char *const artifact_text[ARTIFACTS] = {
	[A_OWL] = N_("Draw 2 combat cards, keep 1 and discard the other."),
	[A_BOOTS] = N_("Put your hero in any region. He starts no quest there."),
	[A_THUNDER] = N_("Wound any monster once, or injure an enemy hero once."),
	[A_CADUCEUS] = N_("Before your battle: your opponent discards 1 combat card."),
	[A_ARROW] = N_("Before your battle next to your hero's region: your army has +2."),
	[A_TRUMPET] = N_("Take the token off one of your used special actions."),
	[A_HARPE] = N_("Before your battle or at the start of your hunt: draw 1 combat card."),
	[A_PANDORA] = N_("A monster phase takes place at once, and you decide in it."),
	[A_PLENTY] = N_("Recruit up to 2 hoplites in one city you control."),
	[A_AMBROSIA] = N_("Heal all injuries of your hero."),
	[A_AEGIS] = N_("When your hoplites would be killed, save 1 or 2 of them."),
	[A_GRAEAE] = N_("In your hunt or battle: discard any number of combat cards and draw as many."),
	[A_THREAD] = N_("Move one monster 1 or 2 regions."),
	[A_POISON] = N_("At the start of your hunt: wound the monster once and draw 1 combat card."),
	[A_HORN] = N_("Before you defend: move any number of your hoplites from neighbouring regions "
	     "into the battle."),
	[A_SPHINX] = N_("Take control of the neutral region where your hero stands and recruit 1 "
	     "hoplite there."),
	[A_CYCLOPS] = N_("If your hero is in a region with a temple, gain 1 priest."),
	[A_BLOOD] = N_("After your battle: you suffer 1 casualty fewer, or your opponent 1 more."),
	[A_FIRE] = N_("Kill 1 enemy hoplite in your hero's region."),
	[A_TETHERS] = N_("Kill up to 3 enemy hoplites in your hero's region."),
};

/* blessings */
static const char *const blessing_text[BLESSINGS] = {
	[B_TACTICIAN] = N_("Your battles: +1 for each combat card you played."),
	[B_MOBILIZATION] = N_("After your Recruit: recruit up to 2 more hoplites in one region you control."),
	[B_MASTER_PLAN] = N_("Sacrifice a priest when you play a combat card: its strength is +3."),
	[B_GIFT] = N_("When you win a battle, gain 1 priest."),
	[B_PRESENCE] = N_("Your battle in your hero's region: +2."),
	[B_PREPARED] = N_("Before your battle, with no card in hand: draw 1 combat card."),
	[B_MORALE] = N_("Before your battle against more hoplites: kill 1 of them."),
	[B_VOLUNTEERS] = N_("Instead of moving hoplites: recruit up to 2 in one region you control."),
	[B_STALWART] = N_("Your battles as defender: +1."),
	[B_ATTRITION] = N_("Your battles: the first card you play costs you no hoplites."),
	[B_PRAYER] = N_("At any time: sacrifice a priest to draw 1 combat card."),
	[B_RESTRICTIVE] = N_("When you defend, the attacker may play only 1 combat card."),
	[B_FLESH] = N_("During your hunt: sacrifice a priest to heal 1 injury and draw 1 combat card."),
	[B_WEAK_SPOT] = N_("At the start of your hunt: discard 1 combat card to wound the monster once."),
	[B_PUSHUPS] = N_("Instead of moving your hero: draw 1 combat card."),
	[B_INSPIRING] = N_("At the start of your hunt: gain 1 priest."),
	[B_TRAINING] = N_("After your Prepare: draw 1 combat card."),
	[B_WRATH] = N_("After your hero's move: discard 1 combat card to kill up to 2 enemy hoplites "
	     "in his region."),
	[B_SUPPORT] = N_("Population strength is 2 lower for you, but at least 1."),
	[B_GLORY] = N_("Your Usurp: recruit up to 3 hoplites instead of 1."),
	[B_ARMORY] = N_("Draw 2 combat cards now. Your hand may hold 6."),
	[B_STRENGTH] = N_("Strength +1 now. Heal 1 injury whenever anybody builds a monument."),
	[B_WILD_HUNT] = N_("Instead of moving your hero: lower his Strength by 1 for good and hunt."),
	[B_SHOOT] = N_("Once in your turn: discard a bow to wound a monster in your hero's region once "
	     "or kill up to 2 enemy hoplites there."),
	[B_EXHAUSTED] = N_("When Hunt is used, take 1 injury to hunt once more."),
	[B_FORCED] = N_("Your March: the army may go up to 2 regions."),
	[B_REARGUARD] = N_("After your March: recruit up to 2 hoplites in the region the army left."),
	[B_RESPONSE] = N_("Before you defend: move up to as many of your hoplites as your Speed from "
	     "one neighbouring region into the battle."),
	[B_BLUFF] = N_("Your battles: after both have passed, play one more combat card."),
	[B_EXILE] = N_("Once in your turn: take 1 injury to move a monster from your hero's region to "
	     "any other."),
	[B_AMBUSH] = N_("Before you defend with a fortified hoplite: kill 1 attacking hoplite."),
	[B_MURDEROUS] = N_("Your March: kill 2 of your hoplites; the others of that region may go to any "
	     "region."),
	[B_DODGE] = N_("Speed +1 now. Once in each hunt add your Speed to a defence."),
	[B_TEMPLE] = N_("Gain 1 priest now. After your Build Temple you may take one more special "
	     "action."),
	[B_WINGED] = N_("Instead of moving hoplites: move 1 of your hoplites to any region."),
	[B_APPRENTICE] = N_("Instead of moving your hero: move 1 of your hoplites up to as many regions as "
	     "your Speed."),
};

/* quests: the reward */
static const char *const quest_text[QUESTS] = {
	[Q_ATLAS] = N_("Keep this card. Discard it at any time to take the tokens off all your used "
	     "special actions and draw 2 combat cards."),
	[Q_AMAZON] = N_("Strength +1, and draw 2 combat cards."),
	[Q_AUGEAN] = N_("Keep this card. Discard it after a special action to take another."),
	[Q_PROMETHEUS] = N_("Gain 1 priest, and recruit up to 2 hoplites in one region you control."),
	[Q_BULL] = N_("Take one more glory token that nobody holds."),
	[Q_CALYDON] = N_("Recruit up to 2 hoplites in every city you control."),
	[Q_BIRDS] = N_("Draw 3 artifacts and keep 1."),
	[Q_FLEECE] = N_("Recruit up to 3 hoplites in one region you control."),
	[Q_GERYON] = N_("Raise one attribute to 3."),
};

/* temple cards: the bonus of Delphi */
static const char *const temple_text[TEMPLE_CARDS] = {
	[0] = N_("Whoever builds at Delphi takes one more special action."),
	[1] = N_("Whoever builds at Delphi gains 1 more priest and starts a blessing draft."),
	[2] = N_("Whoever builds at Delphi draws 3 artifacts and keeps 1."),
	[3] = N_("Whoever builds at Delphi draws combat cards up to the hand limit."),
	[4] = N_("Whoever builds at Delphi raises two different attributes by 1."),
};

/* special actions */
static const char *const special_text[SPECIALS] = {
	[S_RECRUIT] = N_("Recruit up to 2 hoplites in every city you control, up to 4 in Sparta."),
	[S_MARCH] = N_("Move any number of your hoplites from one region to a neighbouring one."),
	[S_TEMPLE] = N_("Build a temple at a shrine you control and gain 1 priest."),
	[S_PREPARE] = N_("Twice: heal 1 injury, draw 1 combat card or recruit 1 hoplite in your hero's "
	     "region."),
	[S_USURP] = N_("With the glory token of your hero's land: enemy hoplites leave his region, you "
	     "take control and recruit 1 hoplite."),
	[S_HUNT] = N_("Your hero hunts a monster in his region."),
	[S_MONUMENT] = N_("Raise a monument by one level. The priests leave the monuments, and you gain one for "
			  "each temple you control; used actions are free again, artifacts recharge. Then the "
			  "monsters move and an event comes."),
	[S_EXHAUSTED] = N_("Take 1 injury and hunt once more."),
};

static const char *const op_title[] = {
	[OP_FORTIFICATION] = N_("Fortification"),
	[OP_LOCAL_SUPPORT] = N_("Local Support"),
	[OP_GLORY] = N_("Glory"),
	[OP_PHALANX] = N_("Phalanx"),
	[OP_FLANK] = N_("Flank Attack"),
	[OP_TRAP] = N_("Trap"),
	[OP_MANEUVER] = N_("Tactical Maneuver"),
	[OP_ENCIRCLEMENT] = N_("Encirclement"),
	[OP_REINFORCEMENTS] = N_("Reinforcements"),
	[OP_JAVELIN] = N_("Javelin Volley"),
	[OP_ASSAULT] = N_("Assault"),
};

/* The numbers are on the card's face, not in its title. */
static const char *const attack_title[ATTACKS] = {
	[0] = N_("Attack"),
	[1] = N_("Attack"),
	[2] = N_("Attack"),
	[3] = N_("Charge"),
	[4] = N_("Fury"),
	[5] = N_("Fury"),
	[6] = N_("Mighty Attack"),
	[7] = N_("Nasty Wound"),
	[8] = N_("Quick Attack"),
	[9] = N_("Quick Attack"),
	[10] = N_("Rampage"),
	[11] = N_("Recall"),
	[12] = N_("Recall"),
	[13] = N_("Special Attack"),
	[14] = N_("Special Attack"),
	[15] = N_("Surprise Attack"),
	[16] = N_("Wild Attack"),
	[17] = N_("Wild Attack"),
};
// clang-format on

/* Every kind that is listed, in this order. */
static const struct told {
	uint8_t kind;
	const char *const *text; /* by value; NULL: made below */
} told[] = {
	{ K_HERO, hero_text },         { K_GOD, NULL },
	{ K_SPECIAL, special_text },   { K_CARD, NULL },
	{ K_QUEST, quest_text },       { K_MONSTER, monster_text },
	{ K_ATTACK, attack_text },     { K_EVENT, NULL },
	{ K_ARTIFACT, artifact_text }, { K_BLESSING, blessing_text },
	{ K_TEMPLE, temple_text },
};

enum { TOLD = sizeof told / sizeof *told };

/* Of the cards without an effect, those with a sickle are Charge, the others Wild Attack. */
static const char *card_title(const struct lh_card *card)
{
	if (card->op != OP_NONE)
		return op_title[card->op];
	return card->symbol == SICKLE ? N_("Charge") : N_("Wild Attack");
}

const char *lh_card_title(const struct lh_pub *p, uint8_t kind, unsigned value)
{
	if (kind == K_CARD)
		return card_title(&lh_cards[value]);
	return kind == K_ATTACK ? attack_title[value] : lh_kinds[kind].label(p, (uint8_t)value);
}

static const struct lh_box *box_of(const struct pet_text *t)
{
	return t->pub ? lh_box(t->pub) : &lh_built_in;
}

/* Two event cards per monster, then one per quest. */
static void event_text(struct pet_text *t, unsigned event)
{
	const struct lh_box *box = box_of(t);
	struct pet_arg args[2] = { { "region", K_REGION, 0 }, { "monster", K_MONSTER, 0 } };
	if (event < 2 * MONSTERS) {
		args[0].value = box->monster[event / 2].home[event % 2];
		args[1].value = (int32_t)event / 2;
		pet_text_fill(t,
			      N_("{monster} comes to this region: {region}. If it is already "
				 "on the board, it evolves."),
			      NULL, 0, args, 2);
	} else {
		args[0].value = box->quest[event - 2 * MONSTERS].region;
		pet_text_fill(t, N_("A quest begins in this region: {region}."), NULL, 0, args, 1);
	}
}

/* LH-19.4: what a prayer brings at the levels from I to V. */
void lh_tell_god(struct pet_text *t, unsigned god, const uint8_t power[MONUMENT_TOP + 1])
{
	static const char *const usual[GODS] = {
		[ZEUS] = N_("Prayer: Strength +1; then draw 1 combat card at level II, 2 at level "
			    "III, 3 at levels IV and V."),
		[ATHENA] = N_("Prayer: Leadership +1; then recruit 1 hoplite at level II, 2 at "
			      "level III, 3 at levels IV and V in one region you control."),
		[HERMES] = N_("Prayer: Speed +1; then move hoplites of one region by 1 region at "
			      "level II, 2 at level III, 3 at levels IV and V."),
	};
	static const char *const text[GODS] = {
		[ZEUS] = N_("Prayer: Strength +1; then draw combat cards: by level {a}, {b}, {c}, "
			    "{d}, {e}."),
		[ATHENA] = N_("Prayer: Leadership +1; then recruit hoplites in one region you "
			      "control: by level {a}, {b}, {c}, {d}, {e}."),
		[HERMES] = N_("Prayer: Speed +1; then move hoplites of one region. Number of "
			      "regions by level: {a}, {b}, {c}, {d}, {e}."),
	};
	struct pet_arg arg[MONUMENT_TOP] = {
		{ "a", PET_K_NUMBER, power[1] }, { "b", PET_K_NUMBER, power[2] },
		{ "c", PET_K_NUMBER, power[3] }, { "d", PET_K_NUMBER, power[4] },
		{ "e", PET_K_NUMBER, power[5] },
	};
	if (!memcmp(power, lh_built_in.power[god], MONUMENT_TOP + 1)) {
		pet_text_say(t, usual[god]);
		return;
	}
	pet_text_fill(t, text[god], NULL, 0, arg, MONUMENT_TOP);
}

/* What it does in the mode of t->pub; without a position: in the game of several. */
static void sentence(struct pet_text *t, const struct told *of, unsigned value)
{
	const char *second, *solo = lh_solo_text(t->pub, of->kind, value, &second);
	if (solo) {
		pet_text_say(t, solo);
		if (second) {
			pet_text_char(t, ' ');
			pet_text_say(t, second);
		}
	} else if (of->kind == K_EVENT) {
		event_text(t, value);
	} else if (of->kind == K_GOD) {
		lh_tell_god(t, value, box_of(t)->power[value]);
	} else {
		pet_text_say(t, of->text ? of->text[value] : op_text[lh_cards[value].op]);
	}
}

void lh_tell_effect(struct pet_text *t, uint8_t kind, unsigned value)
{
	for (unsigned i = 0; i < TOLD; i++)
		if (told[i].kind == kind)
			sentence(t, &told[i], value);
}

/* Whether the filter is the card's token or its kind's. */
static bool wanted(const struct told *of, unsigned value, const char *filter)
{
	size_t n = filter ? pet_text_length(filter) : 0;
	const struct pet_kind *kind = &lh_kinds[of->kind];
	return n == 0 || pet_token_is(filter, n, kind->token[value]) ||
	       pet_token_is(filter, n, kind->name);
}

void lh_tell_cards(struct pet_text *t, const char *filter)
{
	for (unsigned i = 0; i < TOLD; i++)
		for (unsigned value = 0; value < lh_kinds[told[i].kind].count; value++) {
			if (!wanted(&told[i], value, filter))
				continue;
			pet_text_say(t, lh_card_title(t->pub, told[i].kind, value));
			pet_text_put(t, ": ");
			sentence(t, &told[i], value);
			pet_text_char(t, '\n');
		}
}

/* ---- for graphical clients ------------------------------------------------------------------- */

static void key_token(struct pet_json *j, const char *key, uint8_t kind, int32_t value)
{
	pet_json_key(j, key);
	pet_json_value(j, kind, value);
}

/* What a step requires and costs; zeros are omitted. */
static void put_step(struct pet_json *j, const struct lh_quest_step *step)
{
	const struct {
		const char *key;
		uint8_t n;
	} need[] = {
		{ "leadership", step->leadership },
		{ "strength", step->strength },
		{ "speed", step->speed },
		{ "either", step->either },
		{ "priests", step->priests },
		{ "cities", step->cities },
		{ "temples", step->temples },
		{ "artifacts", step->artifacts },
		{ "pay_cards", step->pay_cards },
		{ "pay_injuries", step->pay_injuries },
		{ "pay_priests", step->pay_priests },
	};
	pet_json_open(j, '{');
	for (unsigned i = 0; i < sizeof need / sizeof *need; i++)
		if (need[i].n)
			pet_json_key_number(j, need[i].key, need[i].n);
	pet_json_close(j, '}');
}

void lh_put_quest(struct pet_json *j, const struct lh_quest_row *row)
{
	key_token(j, "region", K_REGION, row->region);
	pet_json_key(j, "steps");
	pet_json_open(j, '[');
	for (int s = 0; s < 3; s++)
		put_step(j, &row->step[s]);
	pet_json_close(j, ']');
}

static void put_temple(struct pet_json *j, unsigned card)
{
	pet_json_key(j, "drafts");
	pet_json_open(j, '[');
	for (unsigned slot = 0; slot < 8; slot++)
		if (lh_draft_slots[card] >> slot & 1)
			pet_json_number(j, slot + 1);
	pet_json_close(j, ']');
}

static void put_printed(struct pet_json *j, const struct lh_pub *p, uint8_t kind, unsigned value)
{
	static const char *const counted[] = { "fixed", "uncovered", "slots", "covered", "hand" };
	static const uint8_t third[] = { ATHENA, ZEUS, HERMES }; /* of the blessings */
	static const uint8_t giver[] = { ATHENA, HERMES, ZEUS }; /* of the first artifacts */
	switch (kind) {
	case K_CARD:
		key_token(j, "symbol", K_SYMBOL, lh_cards[value].symbol);
		pet_json_key_number(j, "strength", lh_cards[value].strength);
		pet_json_key_number(j, "casualties", lh_cards[value].casualties);
		break;
	case K_ATTACK:
		pet_json_key_string(j, "counted", counted[lh_attacks[value].value]);
		pet_json_key_number(j, "value", lh_attacks[value].base);
		break;
	case K_BLESSING:
		key_token(j, "god", K_GOD, third[value / (BLESSINGS / GODS)]);
		break;
	case K_ARTIFACT:
		if (value < GODS)
			key_token(j, "god", K_GOD, giver[value]);
		break;
	case K_GOD:
		key_token(j, "attr", K_ATTR, lh_god_attr[value]);
		break;
	case K_QUEST:
		lh_put_quest(j, &lh_box(p)->quest[value]);
		break;
	case K_TEMPLE:
		put_temple(j, value);
		break;
	default:
		break;
	}
}

static void put_told(struct pet_json *j, const struct lh_pub *p, const struct told *of,
		     unsigned value)
{
	char words[600];
	struct pet_text t = pet_text_into(words, sizeof words, j->t->lang, &hellas_game, p);
	sentence(&t, of, value);
	pet_json_open(j, '{');
	key_token(j, "id", of->kind, (int32_t)value);
	pet_json_key_string(j, "title", pet_text_tr(j->t->lang, lh_card_title(p, of->kind, value)));
	pet_json_key_string(j, "text", words);
	put_printed(j, p, of->kind, value);
	pet_json_close(j, '}');
}

/* {"hero":[{"id":"heracles","title":...,"text":...}],...}: one list per kind, in the order of
 * values. */
void lh_put_printed(struct pet_json *j, const struct lh_pub *p)
{
	pet_json_open(j, '{');
	for (unsigned i = 0; i < TOLD; i++) {
		const struct pet_kind *kind = &lh_kinds[told[i].kind];
		pet_json_key(j, kind->name);
		pet_json_open(j, '[');
		for (unsigned value = 0; value < kind->count; value++)
			put_told(j, p, &told[i], value);
		pet_json_close(j, ']');
	}
	pet_json_close(j, '}');
}

/* ---- facts ----------------------------------------------------------------------------------- */

static void tell_sentence(struct pet_text *t, const struct pet_fact *row)
{
	lh_tell_effect(t, row->about_kind, row->about);
}

/* LH-11.1; alone LH-22.23. */
static void tell_slain(const struct lh_pub *p, uint8_t monster, struct pet_facts *out)
{
	struct pet_fact row = {
		.topic = PET_T_DOES, .token = "slain", .about_kind = K_MONSTER, .about = monster
	};
	row.name = N_("reward for slaying it");
	row.rule = p->solo ? "LH-22.23" : "LH-11.1";
	row.arg[row.args++] = (struct pet_arg){ "monsters", PET_K_NUMBER, TROPHIES_TO_WIN };
	row.arg[row.args++] =
		(struct pet_arg){ "artifact", K_ARTIFACT, lh_box(p)->monster[monster].artifact };
	row.text = p->solo ? N_("One of 2 blessings is yours, and the attitude of this land rises.")
			   : N_("One of {monsters} monsters, the glory of the land, and "
				"{artifact} or another reward.");
	pet_fact_tell(out, &row);
}

/* What actions, monsters and quests do in this mode; all else is on its card. */
void lh_tell_does(const struct lh_pub *p, struct pet_facts *out)
{
	static const uint8_t kind[] = { K_SPECIAL, K_MONSTER, K_QUEST };
	for (unsigned i = 0; i < sizeof kind; i++)
		for (unsigned value = 0; value < lh_kinds[kind[i]].count; value++) {
			struct pet_fact row = { .topic = PET_T_DOES,
						.token = "effect",
						.about_kind = kind[i],
						.about = (uint8_t)value,
						.name = lh_card_title(p, kind[i], value),
						.tell = tell_sentence };
			pet_fact_tell(out, &row);
		}
	for (uint8_t monster = 0; monster < MONSTERS; monster++)
		tell_slain(p, monster, out);
	struct pet_fact back = { .topic = PET_T_DOES, .token = "used", .text = lh_used_return(p) };
	back.name = N_("used special actions");
	back.rule = p->solo ? "LH-22.26" : "LH-5.35";
	pet_fact_tell(out, &back);
}
