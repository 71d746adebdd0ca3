/* rules.h: what the chapters of Cyclades share: the numbers of nodes, verbs, events and reasons,
 * and the functions one chapter lends to another. Chapter N of docs/rules/cyclades.md is rNN_*.c.
 */
#ifndef CYCLADES_RULES_H
#define CYCLADES_RULES_H

#include "core/must.h"
#include "core/text.h"
#include "games/cyclades/map.h"
#include "games/cyclades/state.h"

/* Creature cards: CARD_FATES... */
enum card {
#define CREATURE(NAME, token, words, node, figurine, help) CARD_##NAME,
#include "games/cyclades/creatures.def"
#undef CREATURE
	CARDS
};

/* Nodes; saved matches know them by name, never reuse one. */
enum {
	NODE_MATCH = 1,
	NODE_SETUP_ORDER,
	NODE_ROUND,
	NODE_CREATURES_SLIDE,
	NODE_CREATURES_FILL,
	NODE_CREATURES_DRAW,
	NODE_GODS,
	NODE_GODS_DRAW,
	NODE_INCOME,
	NODE_OFFERINGS,
	NODE_OFFER_BID,
	NODE_OFFER_PAY,
	NODE_TURNS,
	NODE_TURN,
	NODE_TURN_ACT,
	NODE_ROUND_END,
	NODE_APOLLO_MARKER,
	NODE_SAIL,
	NODE_SAIL_STEP,
	NODE_BATTLE,
	NODE_BATTLE_ROLL,
	NODE_BATTLE_DEFENDER,
	NODE_BATTLE_ATTACKER,
	NODE_CONVERT,
	NODE_METRO_TILE,
	NODE_METRO_PLACE,
	NODE_CARD,
	NODE_FATES,
	NODE_SATYR_PICK,
	NODE_DRYAD_PICK,
	NODE_GRIFFON_PICK,
	NODE_SIREN_PICK,
	NODE_SIREN_SOURCE,
	NODE_PEGASUS_MOVE,
	NODE_GIANT_PICK,
	NODE_HARPY_PICK,
	NODE_CYCLOPS_PICK,
	NODE_SPHINX,
	NODE_SPHINX_SELL,
	NODE_SYLPH,
	NODE_SYLPH_STEP,
	NODE_CHIMERA_PICK,
	NODE_KRAKEN_PLACE,
	NODE_KRAKEN,
	NODE_KRAKEN_STEP,
	NODE_MINOTAUR_PLACE,
	NODE_CHIRON_PLACE,
	NODE_MEDUSA_PLACE,
	NODE_POLYPHEMUS_PLACE,
	NODE_PUSH,
	NODE_POLYPHEMUS_PUSH,
	NODE_COUNT
};

/* Kinds of the game (tables in words.c). */
enum {
	K_SEA = K_GAME, /* a cell */
	K_ISLAND,
	K_GOD,
	K_BUILDING,
	K_SPOT,
	K_TILE,
	K_CARD,
	K_FIGURINE,
	K_SLOT,
	K_POSITION, /* of a god: 1 to 4 */
	K_PLACE,    /* of the turn track, of Apollo: 1 to 5 */
	K_FOLLOWER,
	K_COUNT
};

enum follower { PRIEST, PHILOSOPHER };

enum {
	V_ORDER = 1,
	V_DRAW,
	V_GODS_3,
	V_GODS_2,
	V_GODS_1,
	V_DICE,
	V_OFFER,
	V_APOLLO,
	V_RECRUIT_FLEET,
	V_RECRUIT_TROOP,
	V_RECRUIT,
	V_BUILD,
	V_SAIL,
	V_MARCH,
	V_SWAP,
	V_BUY,
	V_END,
	V_SAIL_ON,
	V_STOP,
	V_FIGHT,
	V_RETREAT_SEA,
	V_RETREAT_LAND,
	V_DISCARD,
	V_METROPOLIS,
	V_MARKER,
	V_WAIVE,
	V_ROB,
	V_LURE,
	V_SOURCE,
	V_FLY,
	V_DESTROY,
	V_SNATCH,
	V_CHANGE,
	V_SELL_TROOP,
	V_SELL_FLEET,
	V_SELL_FOLLOWER,
	V_USE,
	V_KRAKEN,
	V_PLACE,
	V_PUSH,
	V_COUNT
};

enum {
	E_ORDER = 1,
	E_ROUND,
	E_DRAW,
	E_AGED,
	E_SHUFFLE,
	E_GODS,
	E_INCOME,
	E_OFFER,
	E_OFFER_APOLLO,
	E_BEATEN,
	E_PAID,
	E_TURN,
	E_FLEET,
	E_TROOP,
	E_FOLLOWER,
	E_BUILT,
	E_SAILED,
	E_MARCHED,
	E_FLEW,
	E_SWAPPED,
	E_BOUGHT,
	E_APOLLO_GOLD,
	E_MARKER,
	E_SEA_BATTLE,
	E_LAND_BATTLE,
	E_DICE,
	E_LOST_FLEETS,
	E_LOST_TROOP,
	E_RETREAT_SEA,
	E_RETREAT_LAND,
	E_TAKEN,
	E_ELIMINATED,
	E_TILE_GIVEN,
	E_THINKERS_GIVEN,
	E_METROPOLIS,
	E_METROPOLIS_LOST,
	E_DESTROYED,
	E_WAIVED,
	E_STOLEN,
	E_GOLD_STOLEN,
	E_LURED,
	E_SNATCHED,
	E_CHANGED,
	E_SOLD_TROOP,
	E_SOLD_FLEET,
	E_SOLD_FOLLOWER,
	E_USED,
	E_KRAKEN,
	E_FIGURINE,
	E_FIGURINE_LEAVES,
	E_PUSHED,
	E_WON,
	E_GODS_3,
	E_GODS_2,
	E_SPENT,
	E_COUNT
};

/* Why a move is refused (sentences in words.c). */
enum reason_row {
	ALLOWED,
	R_CHOICE,
	R_NO_SEA,
	R_NO_ISLAND,
	R_FACE_DOWN,
	R_AMOUNT_NONE,
	R_AMOUNT_LOW,
	R_OFFER_GOLD,
	R_OFFER_PURSE,
	R_SAME_GOD,
	R_WRONG_GOD,
	R_NO_SPECIAL,
	R_GOLD,
	R_RECRUITS,
	R_PAIR,
	R_RESERVE,
	R_RING,
	R_HELD_SEA,
	R_KRAKEN,
	R_BARRED,
	R_NOT_OWN,
	R_PRIESTS,
	R_PHILOSOPHERS,
	R_TILES,
	R_SLOT_FULL,
	R_UNDER_METROPOLIS,
	R_NO_CARD,
	R_SWAP_EMPTY,
	R_NO_FLEETS,
	R_FLEET_COUNT,
	R_NOT_BESIDE,
	R_NO_TROOPS,
	R_TROOP_COUNT,
	R_SAME_ISLAND,
	R_MEDUSA,
	R_CHAIN,
	R_LAST_ISLAND,
	R_RETREAT_FULL,
	R_RETREAT_CHAIN,
	R_RETREAT_OWN,
	R_NO_TILE,
	R_HAS_METROPOLIS,
	R_FREE_PLACE,
	R_ROB_SELF,
	R_OUT,
	R_NOTHING_TO_ROB,
	R_NOTHING_TO_SELL,
	R_NOT_ALONE,
	R_CHIRON,
	R_CHIRON_PEGASUS,
	R_NO_VICTIM,
	R_SAME_BUILDING,
	R_NOT_DISCARDED,
	R_NO_GROUP,
	R_PUSH_TARGET,
	R_COUNT
};

static inline const struct cy_pub *pub_of(struct view v)
{
	return v.pub;
}

static inline bool is_sea(const struct cy_map *map, unsigned cell)
{
	return cell < CELLS && map->sea_1[cell];
}

/* ---- asking ---------------------------------------------------------------------------------- */

extern const struct node cy_nodes[NODE_COUNT];

/* Enters an ask node; the frame is returned to be filled, then cy_asked() must follow. */
struct frame *cy_ask(struct cy *g, uint8_t node, uint8_t who);

/* A question with a single answer is answered by the engine (spec. 21); offer.bid never comes here.
 */
void cy_asked(struct cy *g);

/* ---- pieces.c: the only places where pieces change hands --------------------------------------
 */

void gold_gain(struct cy *g, uint8_t seat, unsigned amount);
void gold_pay(struct cy *g, uint8_t seat, unsigned amount);
void gold_spend(struct cy *g, uint8_t seat, unsigned amount);
void fleets_in(struct cy *g, uint8_t seat, unsigned sea, unsigned count);
void fleets_out(struct cy *g, unsigned sea, unsigned count);
void fleets_lost(struct cy *g, unsigned sea);
void tile_add(struct cy *g, unsigned island, unsigned tile);
void tile_remove(struct cy *g, unsigned island, unsigned tile);
void island_give(struct cy *g, unsigned island, uint8_t seat);
void barred_renew(struct cy_pub *p);
unsigned tiles_at(const struct cy_island *is, unsigned spot);
uint64_t fleets_of_others(const struct cy_pub *p, uint8_t seat);

static inline uint8_t event_amount(unsigned n)
{
	return (uint8_t)(n < 255 ? n : 255);
}

/* ---- chapter 3, 4, 5, 6 -----------------------------------------------------------------------
 */

const char *cy_setup(void *state, const struct setup *s);
void cy_lay_out(struct cy *g, unsigned seats);
void match_step(void *state, struct frame *f);
int setup_order_weights(const void *state, const struct frame *f, move *out, uint32_t *weight);
void setup_order_apply(void *state, struct frame *f, move m);

void creatures_slide_step(void *state, struct frame *f);
void creatures_fill_step(void *state, struct frame *f);
int creatures_draw_weights(const void *state, const struct frame *f, move *out, uint32_t *weight);
move creatures_draw_sample(const void *state, const struct frame *f, uint64_t r);
void creatures_draw_apply(void *state, struct frame *f, move m);
void creature_draw(struct cy *g, unsigned slot);

void gods_step(void *state, struct frame *f);
int gods_draw_weights(const void *state, const struct frame *f, move *out, uint32_t *weight);
void gods_draw_apply(void *state, struct frame *f, move m);
bool god_open(const struct cy_pub *p, unsigned god);

unsigned income_of(const struct cy_pub *p, uint8_t seat);
void income_step(void *state, struct frame *f);

/* ---- chapter 7: frame of offer.bid ------------------------------------------------------------
 */

enum { BID_BARRED }; /* x: god this marker was just beaten on, NONE */

unsigned offer_cost(const struct cy_pub *p, uint8_t seat, unsigned amount);
void offerings_step(void *state, struct frame *f);
int offer_bid_legal(struct view v, const struct frame *f, move *out);
void offer_bid_apply(void *state, struct frame *f, move m);
uint8_t offer_bid_why(struct view v, const struct frame *f, move m);
void offer_pay_step(void *state, struct frame *f);

/* ---- chapter 8, 9, 10: frame of turn ----------------------------------------------------------
 */

enum { TURN_GOD, TURN_RECRUITS, TURN_PLACE }; /* x: god, recruited so far, Apollo's place */

void turns_step(void *state, struct frame *f);
void turn_step(void *state, struct frame *f);
int turn_act_legal(struct view v, const struct frame *f, move *out);
void turn_act_apply(void *state, struct frame *f, move m);
uint8_t turn_act_why(struct view v, const struct frame *f, move m);
unsigned cy_price(const void *pub, move m);

enum { BUILD_PRICE = 2, SWAP_PRICE = 1 };

unsigned recruit_price(unsigned god, unsigned recruited);
bool recruit_possible(const struct cy_pub *p, const struct frame *turn);
int recruit_list(const struct cy_pub *p, const struct frame *turn, move *out);
uint8_t recruit_why(const struct cy_pub *p, const struct frame *turn, move m);
void recruit_apply(struct cy *g, struct frame *turn, move m);
bool build_possible(const struct cy_pub *p, const struct frame *turn);
int build_list(const struct cy_pub *p, const struct frame *turn, move *out);
uint8_t build_why(const struct cy_pub *p, const struct frame *turn, move m);
void build_apply(struct cy *g, struct frame *turn, move m);
int swap_list(const struct cy_pub *p, const struct frame *turn, move *out);
uint8_t swap_why(const struct cy_pub *p, const struct frame *turn, move m);
void swap_apply(struct cy *g, struct frame *turn, move m);

void apollo_turn(struct cy *g, struct frame *turn);
int apollo_marker_legal(struct view v, const struct frame *f, move *out);
void apollo_marker_apply(void *state, struct frame *f, move m);
uint8_t apollo_marker_why(struct view v, const struct frame *f, move m);

/* ---- chapter 11: frame of sail ----------------------------------------------------------------
 */

enum { SAIL_AT, SAIL_LEFT }; /* x: cell of the group, steps left */

enum { FLEET_MOVE_PRICE = 1, FLEET_MOVE_STEPS = 3, SYLPH_STEPS = 10 };

int sail_list(const struct cy_pub *p, uint8_t seat, move *out);
bool sail_possible(const struct cy_pub *p, uint8_t seat);
uint8_t sail_why(const struct cy_pub *p, uint8_t seat, unsigned from, unsigned count, unsigned to);
bool fleet_step(struct cy *g, uint8_t seat, unsigned from, unsigned count, unsigned to);
void sail_apply(struct cy *g, uint8_t seat, move m);
void sail_step(void *state, struct frame *f);
int sail_step_legal(struct view v, const struct frame *f, move *out);
void sail_step_apply(void *state, struct frame *f, move m);
uint8_t sail_step_why(struct view v, const struct frame *f, move m);

/* ---- chapter 12, 14 ---------------------------------------------------------------------------
 */

enum { MARCH_PRICE = 1 };

uint16_t islands_joined(const struct cy_pub *p, uint8_t seat, unsigned island);
bool landing_allowed(const struct cy_pub *p, uint8_t seat, unsigned island);
uint8_t landing_why(const struct cy_pub *p, uint8_t seat, unsigned from, unsigned count,
		    unsigned to);
int march_list(const struct cy_pub *p, uint8_t seat, move *out);
bool march_possible(const struct cy_pub *p, uint8_t seat);
uint8_t march_why(const struct cy_pub *p, uint8_t seat, move m);
void march_apply(struct cy *g, uint8_t seat, move m);
void landing(struct cy *g, uint8_t seat, unsigned from, unsigned count, unsigned to);
void island_take(struct cy *g, uint8_t seat, unsigned island, unsigned troops);

/* ---- chapter 13: frame of battle; who is the attacker ------------------------------------------
 */

enum {
	BATTLE_SPACE, /* cell or island */
	BATTLE_LAND,  /* 1: on an island */
	BATTLE_DEFENDER,
	BATTLE_ATTACKERS, /* units of the attacker; the defender's stand on the map */
};

void battle_begin(struct cy *g, uint8_t attacker, bool land, unsigned space, unsigned units);
unsigned battle_bonus(const struct cy_pub *p, uint8_t defender, bool land, unsigned space);
void battle_step(void *state, struct frame *f);
int battle_roll_weights(const void *state, const struct frame *f, move *out, uint32_t *weight);
move battle_roll_sample(const void *state, const struct frame *f, uint64_t r);
void battle_roll_apply(void *state, struct frame *f, move m);
int battle_retreat_legal(struct view v, const struct frame *f, move *out);
void battle_retreat_apply(void *state, struct frame *f, move m);
uint8_t battle_retreat_why(struct view v, const struct frame *f, move m);
bool cy_battle(const void *pub, struct battle *b);
uint8_t cy_battle_units(const void *pub, const struct battle *b, int side);

/* ---- chapter 15 -------------------------------------------------------------------------------
 */

enum { TILE_KIND }; /* x of metro.tile: the building to discard */

bool has_full_set(const struct cy_seat *s);
void convert_check(struct cy *g, uint8_t seat);
void convert_step(void *state, struct frame *f);
int metro_tile_legal(struct view v, const struct frame *f, move *out);
void metro_tile_apply(void *state, struct frame *f, move m);
uint8_t metro_tile_why(struct view v, const struct frame *f, move m);
int metro_place_legal(struct view v, const struct frame *f, move *out);
void metro_place_apply(void *state, struct frame *f, move m);
uint8_t metro_place_why(struct view v, const struct frame *f, move m);

/* ---- chapter 16: frame of card ----------------------------------------------------------------
 */

enum { CARD_CARD }; /* x: the card in use */

struct creature {
	const char *token, *words, *help;
	uint8_t node, figurine;
};

extern const struct creature cy_creatures[CARDS];

unsigned slot_of(const struct cy_pub *p, unsigned card);
unsigned creature_price(const struct cy_pub *p, uint8_t seat, unsigned slot);
int buy_list(const struct cy_pub *p, uint8_t seat, move *out);
bool buy_possible(const struct cy_pub *p, uint8_t seat);
uint8_t buy_why(const struct cy_pub *p, uint8_t seat, move m);
void buy_apply(struct cy *g, uint8_t seat, move m);
void card_step(void *state, struct frame *f);
void card_use(struct cy *g, uint8_t seat, unsigned card);
void figurine_leave(struct cy *g, unsigned figurine);
void figurines_expire(struct cy *g, uint8_t seat);
void minotaur_check(struct cy *g);
unsigned card_of_figurine(unsigned figurine);

static inline bool figurine_on(const struct cy_pub *p, unsigned figurine, unsigned island)
{
	return p->figurine[figurine].at == island;
}

/* ---- chapter 17 -------------------------------------------------------------------------------
 */

enum { SYLPH_LEFT }; /* x of sylph: steps left */

enum { KRAKEN_PRICE = 1 }; /* of a step after the first place */

/* One ask of a card: legal, apply and why under one name. */
#define CARD_ASK(name)                                                                             \
	int name##_legal(struct view v, const struct frame *f, move *out);                         \
	void name##_apply(void *state, struct frame *f, move m);                                   \
	uint8_t name##_why(struct view v, const struct frame *f, move m);
CARD_ASK(rob_pick)
CARD_ASK(siren_pick)
CARD_ASK(siren_source)
CARD_ASK(pegasus_move)
CARD_ASK(giant_pick)
CARD_ASK(harpy_pick)
CARD_ASK(cyclops_pick)
CARD_ASK(sphinx_sell)
CARD_ASK(sylph_step)
CARD_ASK(chimera_pick)
CARD_ASK(kraken_place)
CARD_ASK(kraken_step)
CARD_ASK(figurine_place)
CARD_ASK(polyphemus_push)
#undef CARD_ASK

void fates_step(void *state, struct frame *f);
void sphinx_step(void *state, struct frame *f);
void sylph_loop_step(void *state, struct frame *f);
void kraken_loop_step(void *state, struct frame *f);
void push_step(void *state, struct frame *f);
uint64_t push_targets(const struct cy_pub *p, unsigned sea);
uint64_t push_ring(const struct cy_pub *p);

/* Leaves a card's question unanswered: the card has no effect (CY-16.6). */
void card_waive(struct cy *g, uint8_t seat);

/* ---- chapter 18, 19, and around the rules ------------------------------------------------------
 */

void round_end_step(void *state, struct frame *f);
void match_over(struct cy *g);
int rank_compare(const struct cy_pub *p, uint8_t a, uint8_t b);
void cy_result(const void *pub, uint8_t share[SEATS_MAX]);
bool cy_limit_hit(const void *pub);
bool eliminate(struct cy *g, uint8_t seat);

const char *cy_check(const void *state);
const char *cy_check_flow(const struct cy_pub *p);
void cy_derive(void *state);
const char *cy_stage(void *state, const char *words);
void cy_eval(const void *state, int32_t share[SEATS_MAX]);
int cy_eval_terms(const void *state, uint8_t seat, struct eval_term out[TERMS_MAX]);
void cy_describe(struct view v, struct text *t);
void cy_map_lines(struct view v, struct text *t);
void cy_board(struct view v, struct json *j);
void cy_cards(struct text *t, const char *filter);

extern const struct kind cy_kinds[K_COUNT];
extern const struct verb cy_verbs[V_COUNT];
extern const struct event_row cy_events[E_COUNT];
extern const struct reason cy_reasons[R_COUNT];
extern const struct field cy_pub_fields[];

#endif
