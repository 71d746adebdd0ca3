/* characters.c: whom weak bots play (features.def names what they like). */
#include "games/elysium/rules.h"

enum {
#define FEATURE(id, bits, name) F_##id,
#include "games/elysium/features.def"
#undef FEATURE
};

// clang-format off
const struct pet_character el_characters[] = {
	{ "families", N_("the collector of families"), N_("Completes families at any price, and forgets the rest."),
	  { { F_family_three, 60 }, { F_family_two, 35 }, { F_pairs, 35 }, { F_legend_citizens, -20 },
	    { F_level_two, -20 }, { F_level_more, -20 }, { F_broadest, -15 } } },
	{ "levels", N_("the collector of levels"), N_("Wants all cards of one level, and takes whatever has its number."),
	  { { F_level_more, 60 }, { F_level_two, 35 }, { F_broadest, 35 }, { F_family_two, -15 },
	    { F_family_three, -15 }, { F_pairs, -15 } } },
	{ "miser", N_("the miser"), N_("Keeps gold for later, until there is no later."),
	  { { F_gold, 12 }, { F_quest_gold, 25 }, { F_movable, 6 }, { F_legends, -4 }, { F_domain, 6 } } },
	{ "runner", N_("the runner"), N_("Wants to be first every time, whatever it costs."),
	  { { F_disc, 60 }, { F_prestige, 10 }, { F_unfinished, 20 }, { F_quest_reach, 10 },
	    { F_points, -2 }, { F_legends, -2 } } },
	{ 0 },
};
// clang-format on
