/* characters.c: whom weak bots play (features.def names what they like). */
#include "games/hellas/rules.h"

enum {
#define FEATURE(id, bits, name) F_##id,
#include "games/hellas/features.def"
#undef FEATURE
};

// clang-format off
const struct pet_character lh_characters[] = {
	{ "hunter", N_("the hunter"), N_("Runs after monsters, and leaves land and temples to others."),
	  { { F_slain, 250 }, { F_wounds_dealt, 40 }, { F_weapons, 25 }, { F_monster_here, 60 },
	    { F_monster_near, 15 }, { F_hunting, 30 }, { F_cards, 12 }, { F_strength, 20 },
	    { F_highest_monument, -60 }, { F_king_holds, -80 } } },
	{ "templar", N_("the builder of temples"), N_("Puts a temple on every shrine, and guards none of them."),
	  { { F_temples, 160 }, { F_priests, 15 }, { F_praying, 15 }, { F_regions, 8 }, { F_prey, 5 },
	    { F_highest_monument, -60 }, { F_king_holds, -80 }, { F_mass, -10 } } },
	{ "warlord", N_("the conqueror"), N_("Wants whole lands, and spreads thin to get them."),
	  { { F_regions, 40 }, { F_lands, 120 }, { F_warlord, 35 }, { F_hoplites, 8 }, { F_cities, 10 },
	    { F_prey, 8 }, { F_highest_monument, -60 }, { F_king_holds, -80 } } },
	{ "king", N_("the king"), N_("Raises a monument and gathers everybody around it, for all to see."),
	  { { F_king_holds, 120 }, { F_king_clock, 80 }, { F_king_grip, 12 }, { F_site_grip, 14 },
	    { F_king_guard, 15 }, { F_hero_site, 30 }, { F_monuments, 10 }, { F_slain, -20 } } },
	{ 0 },
};
// clang-format on
