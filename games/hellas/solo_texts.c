/* solo_texts.c: what actions, quests, monsters and cards do in the solo mode, where that is not what
 * is printed on them (LH-22). */
#include "games/hellas/rules.h"

// clang-format off
static const char *const special_text[SPECIALS] = {
	[S_RECRUIT] = N_("Recruit 1 hoplite in every city you control, 2 in Laconia, in the colour of the "
	     "region's token."), /* LH-22.19, LH-22.20 */
	[S_PREPARE] = N_("Twice: heal 1 injury, draw 1 combat card or recruit 1 yellow hoplite in your "
	     "hero's region, where no Persians are."), /* LH-22.25 */
	[S_USURP] = N_("With the glory token of your hero's land, but not in the red land: Persians leave "
	     "his region, you take control and recruit 1 hoplite."), /* LH-22.24 */
	[S_HUNT] = N_("Your hero hunts a monster in his region. The top attack card counts, nobody "
	     "chooses it."), /* LH-22.22 */
	[S_MONUMENT] = N_("Used actions are free again and artifacts recharge. Priests stay on the "
	     "monuments."), /* LH-22.26 */
};

static const char *const fair_pass = /* LH-22.91 */
	N_("Used actions are free again and artifacts recharge; one monument rises by a level. Priests stay "
	   "on the monuments.");

/* LH-22.53: what a quest brings alone, in place of its printed reward. */
static const char *const quest_reward =
	N_("Draw 2 artifacts and keep 1; the attitude of this land rises.");

/* LH-22.59: what a quest does that is not done when Act I ends. */
static const char *const quest_undone[QUESTS] = {
	[Q_ATLAS] = N_("If undone when Act I ends: Recruit is used."),
	[Q_AMAZON] = N_("If undone when Act I ends: the Persians take Chalkidiki."),
	[Q_AUGEAN] = N_("If undone when Act I ends: a spy goes to Elis; with one there the Persians take it."),
	[Q_PROMETHEUS] = N_("If undone when Act I ends: 2 injuries."),
	[Q_CALYDON] = N_("If undone when Act I ends: every monument above level I loses a level."),
	[Q_BIRDS] = N_("If undone when Act I ends: the attitude of every land drops."),
	[Q_FLEECE] = N_("If undone when Act I ends: the sea trails are barred."),
	[Q_GERYON] = N_("If undone when Act I ends: mobilization begins at 3."),
};

/* LH-22.34, LH-22.35, LH-22.36, LH-22.38: the special attacks and what the monster hinders. */
static const char *const monster_text[MONSTERS] = {
	[CERBERUS] = N_("Special attack: 3 injuries."),
	[CYCLOPS] = N_("Special attack: 1 injury, and one attribute drops by 1 for good."),
	[HYDRA] = N_("Special attack: all its wounds heal."),
	[MEDUSA] = N_("Your hoplites cannot leave its region. Special attack: 1 injury; below Speed 3 the "
	     "hunt ends."),
	[MINOTAUR] = N_("Special attack: 2 injuries and discard half your hand, rounded up."),
	[SPHINX] = N_("No recruiting in its region. Special attack: 1 injury; below Leadership 3 the hunt "
	     "ends."),
};

static const char *const monster_acts =
	N_("Its attack kills 1 of your hoplites in its region; if none is there it moves along the arrow, and "
	   "at a monument it destroys a level instead.");

/* LH-22.49: battle cards that compare otherwise alone. */
static const char *const op_text[] = {
	[OP_FORTIFICATION] = N_("+2 if you defend a region with a city that you control."),
	[OP_FLANK] = N_("+2 if you have more hoplites in the battle than there are Persians; where they hold "
	     "the region, more than half the invasion."),
	[OP_MANEUVER] = N_("+2 if your Leadership is higher than Command."),
	[OP_ASSAULT] = NULL, /* as printed, like all others that are not named */
};
// clang-format on

const char *lh_solo_text(const struct lh_pub *p, uint8_t kind, unsigned value, const char **second)
{
	*second = NULL;
	if (!p || !p->solo)
		return NULL;
	switch (kind) {
	case K_SPECIAL:
		return value == S_MONUMENT && p->xerxes.fair ? fair_pass : special_text[value];
	case K_QUEST:
		*second = quest_undone[value];
		return quest_undone[value] ? quest_reward : NULL;
	case K_MONSTER:
		*second = monster_text[value];
		return monster_text[value] ? monster_acts : NULL;
	case K_CARD:
		return op_text[lh_cards[value].op];
	case K_ARTIFACT: /* LH-22.89 */
		return value == A_THUNDER ? N_("Wound any monster once.") : NULL;
	case K_BLESSING: /* LH-22.26 */
		return value == B_STRENGTH ? N_("Strength +1 now. Heal 1 injury whenever you pass.")
					   : NULL;
	default:
		return NULL;
	}
}

/* LH-5.35, LH-22.26: how used special actions return. */
const char *lh_used_return(const struct lh_pub *p)
{
	return p->solo ? N_("Used special actions come back when you pass.")
		       : N_("Used special actions come back when somebody builds a monument.");
}
