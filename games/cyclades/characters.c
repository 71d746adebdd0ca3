/* characters.c: whom weak bots play (features.def names what they like). */
#include "games/cyclades/rules.h"

enum {
#define FEATURE(id, bits, name) F_##id,
#include "games/cyclades/features.def"
#undef FEATURE
};

// clang-format off
const struct pet_character cy_characters[] = {
	{ "builder", N_("the builder"), N_("Builds wherever there is room, and asks afterwards what for."),
	  { { F_buildings, 35 }, { F_philosophers, 20 }, { F_room, 10 }, { F_of_zeus, 30 },
	    { F_of_athena, 30 }, { F_kinds, -15 }, { F_troops, -6 }, { F_fleets, -6 } } },
	{ "sailor", N_("the sailor"), N_("Trusts ships more than land, and never has enough of them."),
	  { { F_fleets, 30 }, { F_coasts, 12 }, { F_port, 20 }, { F_of_poseidon, 60 }, { F_gold, -3 },
	    { F_of_zeus, -15 }, { F_of_athena, -15 } } },
	{ "bully", N_("the bully"), N_("Attacks whoever looks weaker, also when it brings nothing."),
	  { { F_troops, 22 }, { F_mass, 15 }, { F_islands, 45 }, { F_prey, 40 }, { F_weak_coasts, 15 },
	    { F_of_ares, 70 }, { F_gold, -3 }, { F_of_athena, -25 } } },
	{ "miser", N_("the miser"), N_("Would rather count gold than spend it, and bids too little."),
	  { { F_gold, 12 }, { F_promised, 6 }, { F_income, 12 }, { F_of_apollo, 60 }, { F_of_athena, -15 },
	    { F_buildings, -6 } } },
	{ 0 },
};
// clang-format on
