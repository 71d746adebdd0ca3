/* rules.h: what the chapters of the rules share: names of nodes, verbs, events, reasons; the piece
 * movers that keep counters in step (pieces.c); and one line for each function that another chapter
 * calls. */
#ifndef LEGENDARY_RULES_H
#define LEGENDARY_RULES_H

#include "core/text.h"
#include "games/legendary/state.h"

/* ---- tables (tables.c, fields.c, nodes.c) ---------------------------------------------------- */

enum {
	K_FACTION = PET_K_GAME,
	K_LAND,
	K_SEA,
	K_AREA, /* land areas, then sea areas */
	K_SLOT,
	K_GOD,
	K_BUILDING,
	K_HERO,
	K_CREATURE,
	K_FIGURE, /* the creatures with figures */
	K_UNIT,
	K_PRICE, /* places of the creature column */
	K_TILE,
	K_GRID,
	K_FACE,
	K_LAYOUT,
	K_MARCH, /* why units move */
	KINDS
};

enum verb_id {
	V_NONE,
#define VERB(id, token, text, a, b, c) V_##id,
#include "games/legendary/verbs.def"
#undef VERB
	VERBS
};

enum event_id {
	E_NONE,
#define EVENT(id, token, text, a, b, c, d)          E_##id,
#define SECRET(id, token, text, hidden, a, b, c, d) E_##id,
#define REVEALS(id, token, text, a, b, c, d)        E_##id,
#include "games/legendary/events.def"
#undef EVENT
#undef SECRET
#undef REVEALS
	EVENTS
};

enum reason_id {
	R_NONE,
#define REASON(id, rule, text) R_##id,
#include "games/legendary/reasons.def"
#undef REASON
	REASONS
};

/* Nodes: numbers are explicit and never reused (saved matches outlive edits). */
enum node_id {
	/* sequences and steps */
	N_GAME = 1,
	N_SEATS = 2,
	N_TILES = 3,
	N_ALTARS = 4,
	N_COLUMNS = 5,
	N_TRACK = 6,
	N_PLACEMENT = 7,
	N_ROUNDS = 8,
	N_ROUND = 9,
	N_PREPARE = 10,
	N_INCOME = 11,
	N_OFFERINGS = 12,
	N_UPKEEP = 13,
	N_UPKEEP_ONE = 14,
	N_TURNS = 15,
	N_TURN = 16,
	N_APOLLO = 17,
	N_CLOSE = 18,
	N_CARD = 19,
	N_SEA_BATTLE = 20,
	N_LAND_BATTLE = 21,
	N_CONQUEST = 22,
	N_LOST_METROS = 23,
	N_BONUS = 24,
	N_WAYS = 25,
	N_METROPOLIS = 26,
	N_REMOVAL = 27,
	N_SACRIFICE = 28,

	/* chance */
	N_CHANCE_FACTIONS = 40,
	N_CHANCE_TILES = 41,
	N_CHANCE_ALTARS = 42,
	N_CHANCE_ORDER = 43,
	N_CHANCE_CREATURE = 44,
	N_CHANCE_HERO = 45,
	N_CHANCE_METROPOLIS = 46,
	N_CHANCE_DIE = 47,

	/* questions */
	N_PLACE_LAND = 60,
	N_PLACE_FLEET = 61,
	N_PLACE_TROOPS = 62,
	N_OFFER_PLACE = 63,
	N_UPKEEP_PICK = 64,
	N_UPKEEP_KEEP = 65,
	N_UPKEEP_MOVE = 66,
	N_HYDRA_PREY = 67,
	N_POLYPHEMUS_FLEET = 68,
	N_TURN_FREE = 69,
	N_BUILD_KIND = 70,
	N_BUILD_SLOT = 71,
	N_BUILD_REPLACE = 72,
	N_RECRUIT_PLACE = 73,
	N_APOLLO_LAND = 74,
	N_APOLLO_SEA = 75,
	N_TURN_MENU = 76,
	N_PEEK_PLAY = 77,
	N_SEA_FROM = 78,
	N_SEA_TO = 79,
	N_SEA_COUNT = 80,
	N_LAND_FROM = 81,
	N_LAND_TO = 82,
	N_LAND_GROUP = 83,
	N_HERO_RECRUIT = 84,
	N_CREATURE_BUY = 85,
	N_CREATURE_AREA = 86,
	N_HARPY_PREY = 87,
	N_GIANT_FROM = 88,
	N_GIANT_PLACE = 89,
	N_STEAL_TARGET = 90,
	N_SYLPH_PAIR = 91,
	N_SPHINX_PICK = 92,
	N_CHIMERA_PICK = 93,
	N_CHARON_SWAP = 94,
	N_CYCLOPS_SWAP = 95,
	N_SACRIFICE_HERO = 96,
	N_SACRIFICE_HECTOR = 97,
	N_SACRIFICE_PANDORA = 98,
	N_METROPOLIS_REMOVE = 99,
	N_METROPOLIS_PROTECT = 100,
	N_METROPOLIS_SLOT = 101,
	N_METROPOLIS_ORDER = 102,
	N_BONUS_TROOP = 103,
	N_BONUS_FLEET = 104,
	N_BONUS_TOKEN = 105,
	N_BATTLE_ORDER = 106,
	N_HECTOR_PREY = 107,
	N_CROESUS_REROLL = 108,
	N_BATTLE_LOSS = 109,
	N_PERSEUS_RETREAT = 110,
	N_BATTLE_RETREAT = 111,
	NODES
};

/* What a chance draw of a creature card is for (locals of N_CHANCE_CREATURE). */
enum { DRAW_COLUMN, DRAW_PEEK, DRAW_SPHINX };

/* Why units move, kind march (locals of the land.* questions). */
enum { MARCH_ARES, MARCH_EXPEDITION, MARCH_PEGASUS, MARCH_PERSEUS };

/* Why buildings are removed for a metropolis (locals of N_REMOVAL). */
enum { REMOVE_SET, REMOVE_HELEN, REMOVE_ODYSSEUS };

enum { LAYOUT_QUICK, LAYOUT_RANDOM, LAYOUT_CUSTOM };

/* ---- pieces.c: movers that keep every counter in step ---------------------------------------- */

void lg_pay(struct lg_pub *p, uint8_t who, unsigned gold);
void lg_spend(struct legendary *g, uint8_t who, unsigned gold);
void lg_earn(struct lg_pub *p, uint8_t who, unsigned gold);
void lg_put_token(struct legendary *g, uint8_t who, uint8_t area);
void lg_put_troops(struct lg_pub *p, uint8_t land, int n); /* reserve to area; n < 0: back */
void lg_put_mercs(struct lg_pub *p, uint8_t land, int n);  /* supply to area; n < 0: back */
void lg_put_fleets(struct lg_pub *p, uint8_t who, uint8_t sea, int n); /* reserve to area */
void lg_sink_fleets(struct lg_pub *p, uint8_t sea, int n);             /* area to reserve */
void lg_shift_fleets(struct lg_pub *p, uint8_t from, uint8_t to,
		     int n);                             /* area to own or empty area */
void lg_leave_sea(struct lg_pub *p, uint8_t sea, int n); /* area to the battle */
void lg_enter_sea(struct lg_pub *p, uint8_t who, uint8_t sea, int n); /* battle to area */
void lg_build(struct legendary *g, uint8_t slot, uint8_t what);
void lg_unbuild(struct legendary *g, uint8_t slot);
void lg_gain_land(struct legendary *g, uint8_t who, uint8_t land);
void lg_priestess(struct legendary *g, uint8_t who);
void lg_hero_put(struct lg_pub *p, uint8_t hero, uint8_t who, uint8_t land);
void lg_hero_gone(struct lg_pub *p, uint8_t hero);
void lg_figure_gone(struct legendary *g, uint8_t figure);
void lg_discard(struct legendary *g, uint32_t cards);
void lg_top_forget(struct legendary *g);

/* Heroes of a faction in a land area, a bit each. */
unsigned lg_heroes_at(const struct lg_pub *p, uint8_t who, uint8_t land);

/* ---- check.c --------------------------------------------------------------------------------- */

const char *lg_check(const void *state);
void lg_derive(void *state);             /* derive.c */
void lg_derive_pieces(struct lg_pub *p); /* derive.c */

/* ---- other whole-game functions ---------------------------------------------------------------
 */

const char *lg_setup(void *state, const struct pet_setup *s);  /* r03_setup.c */
void lg_result(const void *pub, uint8_t share[PET_SEATS_MAX]); /* r22_end.c */
const char *lg_stage(void *state, const char *words);          /* stage.c */
void lg_eval(const void *state, int32_t share[PET_SEATS_MAX]); /* eval.c */
int lg_eval_terms(const void *state, uint8_t seat, struct pet_eval_term out[PET_TERMS_MAX]);
void lg_describe(struct pet_view v, struct pet_text *t);                  /* describe.c */
void lg_cards(struct pet_text *t, const char *filter);                    /* describe.c */
bool lg_limit_hit(const void *pub);                                       /* r22_end.c */
void lg_map_text(struct pet_view v, struct pet_text *t);                  /* term_map.c */
void lg_board(struct pet_view v, struct pet_json *j);                     /* board.c */
uint8_t lg_why(struct pet_view v, const struct pet_frame *f, pet_move m); /* why.c */
extern const struct pet_option lg_options[];                              /* r03_setup.c */

/* ---- queries: one number, one function --------------------------------------------------------
 */

unsigned lg_income(const struct lg_pub *p, uint8_t who);                                /* r05 */
int lg_net_offering(const struct lg_pub *p, uint8_t who, int space);                    /* r06 */
int lg_offer_limit(const struct lg_pub *p, uint8_t who, uint8_t god);                   /* r06 */
int lg_extra_price(const struct lg_pub *p);                                             /* r09 */
int lg_discounts(const struct lg_pub *p, uint8_t who);                                  /* r18 */
int lg_creature_price(const struct lg_pub *p, uint8_t who, int place);                  /* r18 */
unsigned lg_sea_price(const struct lg_pub *p, uint8_t who, uint8_t from, uint8_t to);   /* r11 */
unsigned lg_legs_price(const struct lg_pub *p, uint8_t mode, unsigned legs);            /* r12 */
unsigned lg_march_price(const struct lg_pub *p, const struct pet_frame *f, uint8_t to); /* r12 */
unsigned lg_price(const void *pub, pet_move m);                                         /* r08 */
uint64_t lg_fleet_seas(const struct lg_pub *p, uint8_t who);              /* r09: for a recruit */
bool lg_can_build(const struct lg_pub *p, uint8_t who, uint8_t god);      /* r10 */
unsigned lg_hera_kinds(const struct lg_pub *p, uint8_t who);              /* r10 */
bool lg_has_set(const struct lg_pub *p, uint8_t who);                     /* r10 */
bool lg_can_place_metro(const struct lg_pub *p, uint8_t who);             /* r10 */
unsigned lg_protectors(const struct lg_pub *p, uint8_t who);              /* r16 */
bool lg_can_sacrifice(const struct lg_pub *p, uint8_t who, uint8_t hero); /* r16 */
bool lg_sacrifice_works(const struct lg_pub *p, uint8_t who, uint8_t hero,
			uint8_t ability);                                   /* r16 */
bool lg_any_sacrifice(const struct lg_pub *p, uint8_t who);                 /* r16 */
bool lg_can_take_free(const struct lg_pub *p, uint8_t who, uint8_t god);    /* r09 */
uint64_t lg_blocked(const struct lg_pub *p);                                /* r11 */
uint64_t lg_locked(const struct lg_pub *p);                                 /* r12 */
uint64_t lg_sea_targets(const struct lg_pub *p, uint8_t who, uint8_t from); /* r11 */
uint64_t lg_sea_reach(const struct lg_pub *p, uint8_t who,
		      uint8_t from);                            /* r11: whatever the price */
bool lg_sea_move_possible(const struct lg_pub *p, uint8_t who); /* r11 */
uint64_t lg_reach(const struct lg_pub *p, uint8_t land, uint64_t seas); /* r12 */
uint64_t lg_refuge(const struct lg_pub *p, uint8_t who, uint8_t land);  /* r12: retreats */
uint64_t lg_march_starts(const struct lg_pub *p, uint8_t who, uint8_t mode, bool first); /* r12 */
uint64_t lg_march_targets(const struct lg_pub *p, uint8_t who, uint8_t mode,
			  uint8_t from); /* r12 */
uint64_t lg_land_reach(const struct lg_pub *p, uint8_t who, uint8_t mode,
		       uint8_t from);                    /* likewise */
uint64_t lg_barred(const struct lg_pub *p, uint8_t who); /* r14 */
int lg_strength(const struct lg_pub *p, int side);       /* r13: without the die */
int lg_sea_strength(const struct lg_pub *p, int side);   /* r11: the same at sea */
uint64_t lg_figure_areas(const struct lg_pub *p, uint8_t who, uint8_t figure, bool seas); /* r20 */

bool lg_is_space(int value);                                          /* r06 */
int lg_tokens_left(const struct lg_pub *p);                           /* r10 */
uint64_t lg_havens(const struct lg_pub *p, uint8_t who, uint8_t sea); /* r11: retreats */
int lg_prey(const struct lg_pub *p, uint64_t lands, pet_move *out);   /* r19 */
extern const uint8_t lg_god_building[ALTARS];                         /* r10 */

/* ---- actions that other chapters start ----------------------------------------------------------
 */

void lg_round_begin(struct legendary *g);                          /* r04 */
void lg_philosopher(struct legendary *g, uint8_t who);             /* r10 */
void lg_march_ask(struct legendary *g, uint8_t who, uint8_t mode); /* r12 */
void lg_conquer(struct legendary *g, uint8_t who, uint8_t land, int troops, int mercs,
		bool last);                            /* r10 */
bool lg_is_last(const struct lg_pub *p, uint8_t land); /* r14 */
bool lg_battle(const void *pub, struct pet_battle *b);
uint8_t lg_battle_units(const void *pub, const struct pet_battle *b, int side);
void lg_battle_over(struct lg_pub *p);                             /* r13 */
void lg_land_retreat(struct legendary *g, int side, uint8_t to);   /* r13 */
void lg_play_card(struct legendary *g, uint8_t who, uint8_t card); /* r18 */
void lg_kill(struct legendary *g, pet_move m);                     /* r19 */
void lg_collect(struct legendary *g, uint8_t who);                 /* r05 */

/* An effect of creatures.def: called with the frame (x[0] is the card, n is its own progress) until
 * it returns true. */
typedef bool lg_effect(struct legendary *g, struct pet_frame *f);
lg_effect lg_hydra, lg_kraken, lg_polyphemus, lg_harpy, lg_giant, lg_graeae, lg_steal, lg_pegasus,
	lg_sylph, lg_sphinx, lg_chimera, lg_charon, lg_cyclops;

struct lg_creature {
	uint8_t lands, seas;
	lg_effect *effect;
};
extern const struct lg_creature lg_creatures[CREATURES];

/* Appends a move for each member of a mask, as argument a. */
int lg_list(pet_move *out, int n, unsigned verb, uint64_t mask);

/* Chance among the members of a mask, all alike. */
int lg_even(pet_move *out, uint32_t *weight, unsigned verb, uint64_t mask);
pet_move lg_even_sample(unsigned verb, uint64_t mask, uint64_t r);

/* ---- nodes (nodes.c gathers them) ---------------------------------------------------------------
 */

#define STEP(name) void name(void *state, struct pet_frame *f)
#define ASK(name)                                                                                  \
	int name##_legal(struct pet_view v, const struct pet_frame *f, pet_move *out);             \
	void name##_apply(void *state, struct pet_frame *f, pet_move m)
#define DICE(name)                                                                                 \
	int name##_weights(const void *state, const struct pet_frame *f, pet_move *out,            \
			   uint32_t *weight);                                                      \
	pet_move name##_sample(const void *state, const struct pet_frame *f, uint64_t r);          \
	void name##_apply(void *state, struct pet_frame *f, pet_move m)

STEP(lg_seats);
STEP(lg_tiles);
STEP(lg_altars);
STEP(lg_columns);
STEP(lg_track);
STEP(lg_placement);
STEP(lg_rounds);
STEP(lg_prepare);
STEP(lg_income_phase);
STEP(lg_offerings);
STEP(lg_upkeep);
STEP(lg_upkeep_one);
STEP(lg_turns);
STEP(lg_turn);
STEP(lg_apollo);
STEP(lg_close);
STEP(lg_card);
STEP(lg_sea_battle);
STEP(lg_land_battle);
STEP(lg_conquest);
STEP(lg_lost_metros);
STEP(lg_bonus);
STEP(lg_ways);
STEP(lg_metropolis);
STEP(lg_removal);
STEP(lg_sacrifice);

DICE(lg_draw_faction);
DICE(lg_draw_tile);
DICE(lg_draw_altar);
DICE(lg_draw_order);
DICE(lg_draw_creature);
DICE(lg_draw_hero);
DICE(lg_draw_metro);
DICE(lg_die);
uint8_t lg_draw_creature_seen(const void *state, const struct pet_frame *f);

ASK(lg_place_land);
ASK(lg_place_fleet);
ASK(lg_place_troops);
ASK(lg_offer);
ASK(lg_upkeep_pick);
ASK(lg_upkeep_keep);
ASK(lg_upkeep_move);
ASK(lg_hydra_prey);
ASK(lg_polyphemus_fleet);
ASK(lg_turn_free);
ASK(lg_build_kind);
ASK(lg_build_slot);
ASK(lg_build_replace);
ASK(lg_recruit);
ASK(lg_apollo_land);
ASK(lg_apollo_sea);
ASK(lg_menu);
ASK(lg_peek);
ASK(lg_sea_from);
ASK(lg_sea_to);
ASK(lg_sea_count);
ASK(lg_land_from);
ASK(lg_land_to);
ASK(lg_land_group);
ASK(lg_hire);
ASK(lg_buy);
ASK(lg_creature_area);
ASK(lg_harpy_prey);
ASK(lg_giant_from);
ASK(lg_giant_place);
ASK(lg_steal_target);
ASK(lg_sylph_pair);
ASK(lg_sphinx_pick);
ASK(lg_chimera_pick);
ASK(lg_charon_swap);
ASK(lg_cyclops_swap);
ASK(lg_sacrifice_hero);
ASK(lg_sacrifice_hector);
ASK(lg_sacrifice_pandora);
ASK(lg_metro_remove);
ASK(lg_metro_protect);
ASK(lg_metro_slot);
ASK(lg_metro_order);
ASK(lg_bonus_troop);
ASK(lg_bonus_fleet);
ASK(lg_bonus_token);
ASK(lg_battle_order);
ASK(lg_hector_prey);
ASK(lg_croesus);
ASK(lg_loss);
ASK(lg_perseus);
ASK(lg_retreat);

#endif
