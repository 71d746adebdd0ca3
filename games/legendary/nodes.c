/* nodes.c: the table of nodes: the whole flow of the game on two pages.
 *
 * Names of questions and draws are the decision points of the rules (section D). */
#include "games/legendary/rules.h"
#include "games/legendary/tables.h"

static const uint8_t game_seq[] = { N_SEATS, N_TILES,     N_ALTARS, N_COLUMNS,
				    N_TRACK, N_PLACEMENT, N_ROUNDS, 0 };
static const uint8_t round_seq[] = {
	N_PREPARE, N_INCOME, N_OFFERINGS, N_UPKEEP, N_TURNS, N_CLOSE, 0
};

/* What the locals of a frame mean. */
#define LOCALS(name, ...) static const struct pet_local name[] = { __VA_ARGS__, { NULL, 0 } }

LOCALS(seat_x, { "seat", PET_K_SEAT });
LOCALS(tile_x, { "tile", K_TILE }, { "u", K_GRID }, { "v", K_GRID });
LOCALS(draw_x, { "purpose", PET_K_NUMBER }, { "place", PET_K_NUMBER });
LOCALS(place_x, { "place", PET_K_NUMBER });
LOCALS(side_x, { "side", PET_K_NUMBER });
LOCALS(second_x, { "second", PET_K_FLAG });
LOCALS(land_x, { "land", K_LAND });
LOCALS(offers_x, { "displaced", K_FACTION }, { "from", K_GOD });
LOCALS(handled_x, { "handled", PET_K_NUMBER });
LOCALS(creature_x, { "creature", K_CREATURE });
LOCALS(god_x, { "god", K_GOD });
LOCALS(card_x, { "card", K_CREATURE }, { "a", PET_K_NUMBER }, { "b", PET_K_NUMBER },
       { "c", PET_K_NUMBER }, { "drawn", PET_K_NUMBER });
LOCALS(sphinx_x, { "card", K_CREATURE }, { "first", K_CREATURE }, { "second", K_CREATURE },
       { "third", K_CREATURE });
LOCALS(sylph_x, { "card", K_CREATURE }, { "first", K_SEA });
LOCALS(kind_x, { "kind", K_BUILDING });
LOCALS(unit_x, { "unit", K_UNIT }, { "hero", K_HERO });
LOCALS(march_x, { "mode", K_MARCH }, { "from", K_LAND }, { "to", K_LAND },
       { "heroes", PET_K_NUMBER }, { "heroes_high", PET_K_NUMBER });
LOCALS(sail_x, { "from", K_SEA }, { "to", K_SEA });
LOCALS(conquest_x, { "land", K_LAND }, { "loser", K_FACTION }, { "last", PET_K_FLAG });
LOCALS(lost_x, { "one", K_BUILDING }, { "two", K_BUILDING });
LOCALS(face_x, { "face", K_BUILDING });
LOCALS(removal_x, { "mode", PET_K_NUMBER }, { "first", K_BUILDING }, { "kinds", PET_K_NUMBER });
LOCALS(ability_x, { "ability", K_HERO });
LOCALS(battle_x, { "done", PET_K_NUMBER }, { "first", K_HERO }, { "losers", PET_K_NUMBER });
LOCALS(saved_x, { "side", PET_K_NUMBER }, { "unit", K_UNIT });

#define SEQ(name_, rule_, seq_)                                                                    \
	{                                                                                          \
		.name = name_, .rule = rule_, .seq = seq_                                          \
	}
#define STEP_(name_, rule_, x_, step_)                                                             \
	{                                                                                          \
		.name = name_, .rule = rule_, .locals = x_, .step = step_                          \
	}
#define ASK_(name_, rule_, x_, fn, prompt_)                                                        \
	{                                                                                          \
		.name = name_, .rule = rule_, .locals = x_, .prompt = prompt_,                     \
		.legal = fn##_legal, .apply = fn##_apply, .why = lg_why                            \
	}
#define STAND_(name_, rule_, x_, fn, prompt_)                                                      \
	{                                                                                          \
		.name = name_, .rule = rule_, .locals = x_, .prompt = prompt_,                     \
		.legal = fn##_legal, .apply = fn##_apply, .why = lg_why, .stand = true             \
	}
#define QUIET_(name_, rule_, x_, fn, prompt_)                                                      \
	{                                                                                          \
		.name = name_, .rule = rule_, .locals = x_, .prompt = prompt_,                     \
		.legal = fn##_legal, .apply = fn##_apply, .why = lg_why, .quiet = true             \
	}
#define DICE_(name_, rule_, x_, fn, prompt_)                                                       \
	{                                                                                          \
		.name = name_, .rule = rule_, .locals = x_, .prompt = prompt_,                     \
		.weights = fn##_weights, .sample = fn##_sample, .apply = fn##_apply                \
	}

// clang-format off
const struct pet_node lg_nodes[NODES] = {
	[N_GAME]        = SEQ("game", "CL-3.1", game_seq),
	[N_SEATS]       = STEP_("setup.seats", "CL-3.13", NULL, lg_seats),
	[N_TILES]       = STEP_("setup.tiles", "CL-3.1", NULL, lg_tiles),
	[N_ALTARS]      = STEP_("setup.altars", "CL-3.2", NULL, lg_altars),
	[N_COLUMNS]     = STEP_("setup.columns", "CL-3.3", NULL, lg_columns),
	[N_TRACK]       = STEP_("setup.track", "CL-3.5", NULL, lg_track),
	[N_PLACEMENT]   = STEP_("setup.placement", "CL-3.6", NULL, lg_placement),
	[N_ROUNDS]      = STEP_("rounds", "CL-4.1", NULL, lg_rounds),
	[N_ROUND]       = SEQ("round", "CL-4.1", round_seq),
	[N_PREPARE]     = STEP_("round.prepare", "CL-4.2", NULL, lg_prepare),
	[N_INCOME]      = STEP_("round.income", "CL-5.1", NULL, lg_income_phase),
	[N_OFFERINGS]   = STEP_("round.offerings", "CL-6.1", offers_x, lg_offerings),
	[N_UPKEEP]      = STEP_("round.upkeep", "CL-7.1", handled_x, lg_upkeep),
	[N_UPKEEP_ONE]  = STEP_("upkeep", "CL-7.2", creature_x, lg_upkeep_one),
	[N_TURNS]       = STEP_("round.turns", "CL-8.1", NULL, lg_turns),
	[N_TURN]        = STEP_("turn", "CL-8.2", god_x, lg_turn),
	[N_APOLLO]      = STEP_("turn.apollo", "CL-9.6", NULL, lg_apollo),
	[N_CLOSE]       = STEP_("round.close", "CL-22.1", NULL, lg_close),
	[N_CARD]        = STEP_("creature", "CL-18.6", card_x, lg_card),
	[N_SEA_BATTLE]  = STEP_("battle.sea", "CL-11.4", NULL, lg_sea_battle),
	[N_LAND_BATTLE] = STEP_("battle.land", "CL-13.1", battle_x, lg_land_battle),
	[N_CONQUEST]    = STEP_("conquest", "CL-10.18", conquest_x, lg_conquest),
	[N_LOST_METROS] = STEP_("metropolis.lost", "CL-10.17", lost_x, lg_lost_metros),
	[N_BONUS]       = STEP_("bonus", "CL-10.14", face_x, lg_bonus),
	[N_WAYS]        = STEP_("metropolis.ways", "CL-10.5", NULL, lg_ways),
	[N_METROPOLIS]  = STEP_("metropolis", "CL-10.13", face_x, lg_metropolis),
	[N_REMOVAL]     = STEP_("metropolis.removal", "CL-10.6", removal_x, lg_removal),
	[N_SACRIFICE]   = STEP_("sacrifice", "CL-16.8", ability_x, lg_sacrifice),

	[N_CHANCE_FACTIONS]   = DICE_("chance.factions", "CL-3.13", seat_x, lg_draw_faction, N_("a faction is dealt to {seat}")),
	[N_CHANCE_TILES]      = DICE_("chance.tiles", "CL-3.1", tile_x, lg_draw_tile, N_("the next tile is drawn")),
	[N_CHANCE_ALTARS]     = DICE_("chance.altars", "CL-3.2", NULL, lg_draw_altar, N_("the next altar is drawn")),
	[N_CHANCE_ORDER]      = DICE_("chance.turn_order", "CL-3.5", NULL, lg_draw_order, N_("the next marker is drawn")),
	[N_CHANCE_CREATURE]   = { .name = "chance.creature_draw", .rule = "CL-4.5", .locals = draw_x,
		.prompt = N_("a creature card is drawn"),
		.weights = lg_draw_creature_weights, .sample = lg_draw_creature_sample,
		.apply = lg_draw_creature_apply, .seen = lg_draw_creature_seen },
	[N_CHANCE_HERO]       = DICE_("chance.hero_draw", "CL-4.2", place_x, lg_draw_hero, N_("a hero card is drawn")),
	[N_CHANCE_METROPOLIS] = DICE_("chance.metropolis_draw", "CL-10.13", NULL, lg_draw_metro, N_("{who}: a metropolis token is drawn")),
	[N_CHANCE_DIE]        = DICE_("chance.die", "CL-1.13", side_x, lg_die, N_("{who}: the die is rolled")),

	[N_PLACE_LAND]    = ASK_("place.land", "CL-3.6", second_x, lg_place_land, N_("{who}: choose a starting land area")),
	[N_PLACE_FLEET]   = ASK_("place.fleet", "CL-3.6", land_x, lg_place_fleet, N_("{who}: a fleet beside {land}")),
	[N_PLACE_TROOPS]  = ASK_("place.troops", "CL-3.7", NULL, lg_place_troops, N_("{who}: place a basic troop")),
	[N_OFFER_PLACE]   = QUIET_("offer.place", "CL-6.1", offers_x, lg_offer, N_("{who}: make an offering")),
	[N_UPKEEP_PICK]   = ASK_("upkeep.pick", "CL-7.1", handled_x, lg_upkeep_pick, N_("{who}: which creature is next?")),
	[N_UPKEEP_KEEP]   = ASK_("upkeep.keep", "CL-7.2", creature_x, lg_upkeep_keep, N_("{who}: a priestess for {creature}?")),
	[N_UPKEEP_MOVE]   = ASK_("upkeep.move", "CL-7.4", creature_x, lg_upkeep_move, N_("{who}: {creature} may move")),
	[N_HYDRA_PREY]    = ASK_("hydra.prey", "CL-20.1", NULL, lg_hydra_prey, N_("{who}: prey of the Hydra")),
	[N_POLYPHEMUS_FLEET] = ASK_("polyphemus.fleet", "CL-20.5", NULL, lg_polyphemus_fleet, N_("{who}: a fleet flees from Polyphemus")),
	[N_TURN_FREE]     = QUIET_("turn.free", "CL-8.2", NULL, lg_turn_free, N_("{who}: free actions")),
	[N_BUILD_KIND]    = ASK_("build.kind", "CL-9.12", NULL, lg_build_kind, N_("{who}: what is built?")),
	[N_BUILD_SLOT]    = ASK_("build.slot", "CL-10.1", kind_x, lg_build_slot, N_("{who}: a slot for {kind}")),
	[N_BUILD_REPLACE] = ASK_("build.replace", "CL-10.2", kind_x, lg_build_replace, N_("{who}: no free slot for {kind}; replace a building?")),
	[N_RECRUIT_PLACE] = ASK_("recruit.place", "CL-9.10", unit_x, lg_recruit, N_("{who}: where does the recruit go?")),
	[N_APOLLO_LAND]   = ASK_("apollo.land", "CL-9.6", NULL, lg_apollo_land, N_("{who}: a prosperity token on a land area")),
	[N_APOLLO_SEA]    = ASK_("apollo.sea", "CL-9.6", NULL, lg_apollo_sea, N_("{who}: a prosperity token on a sea area")),
	[N_TURN_MENU]     = QUIET_("turn.menu", "CL-8.3", NULL, lg_menu, N_("{who}: choose an action or end the turn")),
	[N_PEEK_PLAY]     = ASK_("peek.play", "CL-9.8", NULL, lg_peek, N_("{who}: play the card you have seen?")),
	[N_SEA_FROM]      = ASK_("sea.from", "CL-11.1", NULL, lg_sea_from, N_("{who}: from which sea area?")),
	[N_SEA_TO]        = ASK_("sea.to", "CL-11.1", sail_x, lg_sea_to, N_("{who}: from {from}, to which sea area?")),
	[N_SEA_COUNT]     = ASK_("sea.count", "CL-11.1", sail_x, lg_sea_count, N_("{who}: from {from} to {to}, how many fleets?")),
	[N_LAND_FROM]     = ASK_("land.from", "CL-12.1", march_x, lg_land_from, N_("{who}: from which land area?")),
	[N_LAND_TO]       = ASK_("land.to", "CL-12.2", march_x, lg_land_to, N_("{who}: from {from}, to which land area?")),
	[N_LAND_GROUP]    = ASK_("land.group", "CL-12.1", march_x, lg_land_group, N_("{who}: from {from} to {to}, which units?")),
	[N_HERO_RECRUIT]  = ASK_("hero.recruit", "CL-16.1", NULL, lg_hire, N_("{who}: which hero?")),
	[N_CREATURE_BUY]  = ASK_("creature.buy", "CL-18.1", NULL, lg_buy, N_("{who}: which creature?")),
	[N_CREATURE_AREA] = ASK_("creature.area", "CL-18.8", creature_x, lg_creature_area, N_("{who}: an area for {creature}")),
	[N_HARPY_PREY]    = ASK_("harpy.prey", "CL-19.1", NULL, lg_harpy_prey, N_("{who}: prey of the Harpy")),
	[N_GIANT_FROM]    = ASK_("giant.from", "CL-19.2", NULL, lg_giant_from, N_("{who}: which mercenaries follow the Giant?")),
	[N_GIANT_PLACE]   = ASK_("giant.place", "CL-19.2", NULL, lg_giant_place, N_("{who}: an area for a mercenary")),
	[N_STEAL_TARGET]  = ASK_("steal.target", "CL-19.4", creature_x, lg_steal_target, N_("{who}: {creature}; who is robbed?")),
	[N_SYLPH_PAIR]    = ASK_("sylph.pair", "CL-19.8", sylph_x, lg_sylph_pair, N_("{who}: two sea areas exchange their fleets")),
	[N_SPHINX_PICK]   = ASK_("sphinx.pick", "CL-19.9", sphinx_x, lg_sphinx_pick, N_("{who}: which card is played?")),
	[N_CHIMERA_PICK]  = ASK_("chimera.pick", "CL-19.10", NULL, lg_chimera_pick, N_("{who}: which discarded card is played?")),
	[N_CHARON_SWAP]   = ASK_("charon.swap", "CL-19.12", NULL, lg_charon_swap, N_("{who}: exchange a hero")),
	[N_CYCLOPS_SWAP]  = ASK_("cyclops.swap", "CL-19.13", NULL, lg_cyclops_swap, N_("{who}: change a building")),
	[N_SACRIFICE_HERO] = ASK_("sacrifice.hero", "CL-16.8", NULL, lg_sacrifice_hero, N_("{who}: which hero is sacrificed?")),
	[N_SACRIFICE_HECTOR] = ASK_("sacrifice.hector", "CL-16.22", NULL, lg_sacrifice_hector, N_("{who}: exchange priestesses again?")),
	[N_SACRIFICE_PANDORA] = ASK_("sacrifice.pandora", "CL-16.27", NULL, lg_sacrifice_pandora, N_("{who}: whom does Pandora copy?")),
	[N_METROPOLIS_REMOVE] = ASK_("metropolis.remove", "CL-10.6", removal_x, lg_metro_remove, N_("{who}: which building is removed?")),
	[N_METROPOLIS_PROTECT] = ASK_("metropolis.protect", "CL-16.28", face_x, lg_metro_protect, N_("{who}: the new metropolis on a card?")),
	[N_METROPOLIS_SLOT] = ASK_("metropolis.slot", "CL-10.10", face_x, lg_metro_slot, N_("{who}: a slot for the metropolis")),
	[N_METROPOLIS_ORDER] = ASK_("metropolis.order", "CL-10.17", lost_x, lg_metro_order, N_("{who}: which bonus first?")),
	[N_BONUS_TROOP]   = ASK_("bonus.troop", "CL-10.14", NULL, lg_bonus_troop, N_("{who}: an area for a basic troop")),
	[N_BONUS_FLEET]   = ASK_("bonus.fleet", "CL-10.14", NULL, lg_bonus_fleet, N_("{who}: a sea area for a fleet")),
	[N_BONUS_TOKEN]   = ASK_("bonus.token", "CL-10.14", NULL, lg_bonus_token, N_("{who}: an area for a prosperity token")),
	[N_BATTLE_ORDER]  = ASK_("battle.order", "CL-13.1", NULL, lg_battle_order, N_("{who}: whose ability first?")),
	[N_HECTOR_PREY]   = ASK_("hector.prey", "CL-16.20", NULL, lg_hector_prey, N_("{who}: whom does Hector strike down?")),
	[N_CROESUS_REROLL] = ASK_("croesus.reroll", "CL-16.23", side_x, lg_croesus, N_("{who}: keep the die or roll again?")),
	[N_BATTLE_LOSS]   = ASK_("battle.loss", "CL-13.4", side_x, lg_loss, N_("{who}: what is lost?")),
	[N_PERSEUS_RETREAT] = ASK_("perseus.retreat", "CL-16.31", saved_x, lg_perseus, N_("{who}: Perseus may save the troop")),
	[N_BATTLE_RETREAT] = STAND_("battle.retreat", "CL-13.5", side_x, lg_retreat, N_("{who}: retreat or fight on?")),
};
// clang-format on
