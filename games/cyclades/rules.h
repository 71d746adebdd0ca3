/* rules.h: what the chapters of Cyclades share: the numbers of nodes, verbs, events and reasons,
 * and the functions used across chapters. Chapter N of games/cyclades/rules/en.md is rNN_*.c. */
#ifndef CYCLADES_RULES_H
#define CYCLADES_RULES_H

#include "core/bots.h"
#include "core/mark.h"
#include "core/must.h"
#include "core/pack.h"
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

/* Numbers of nodes, verbs, events, reasons and kinds, locals of frames, prototypes of nodes. */
#define PET_NODES "games/cyclades/nodes.def"
#define PET_WORDS "games/cyclades/words.def"
#include "core/rows_declare.inc"

enum follower { PRIEST, PHILOSOPHER };

static inline const struct cy_pub *cy_pub(struct pet_view v)
{
	return v.pub;
}

/* CY-3.2: two islands and two fleets of one player. */
struct cy_start {
	uint8_t island[2];
	uint8_t fleet[2]; /* cells */
};

/* What a pack can replace (pack.c): the starts, by number of seats. */
struct cy_box {
	struct cy_start start[CY_SEATS + 1][CY_SEATS];
};

extern const struct cy_box cy_built_in;
extern const struct cy_box *cy_boxes[1 + PET_PACKS_MAX];
static inline const struct cy_box *cy_box(const struct cy_pub *p)
{
#ifdef PET_PLAYS_ONLY
	(void)p;
	return &cy_built_in;
#else
	return cy_boxes[p->flow.pack];
#endif
}
static inline bool cy_box_there(const struct cy_pub *p)
{
	return p->flow.pack <= PET_PACKS_MAX && cy_boxes[p->flow.pack];
}
extern const struct pet_packing cy_packing;

static inline bool cy_is_sea(const struct cy_map *map, unsigned cell)
{
	return cell < CELLS && map->sea_1[cell];
}

/* ---- asking ---------------------------------------------------------------------------------- */

/* Every verb has one function ..._refused(position, who, arguments) that returns why the move is
 * not allowed, R_OK if it is. Both the list of legal moves and the explanation use it. A list stops
 * at `most` moves (or a few more, where several come at once): CY_FIRST asks whether there is
 * any. */
enum { CY_FIRST = 1, CY_ALL = PET_MOVES_MAX };

/* Whether the verb exists and the arguments it does not use are zero. */
bool cy_well_formed(pet_move m);

/* CY-2.8: an island of the map that belongs to the seat. */
static inline uint8_t cy_own_refused(const struct cy_pub *p, uint8_t seat, unsigned island)
{
	if (island >= cy_map(p)->islands)
		return R_NO_ISLAND;
	return p->island[island].owner == seat ? R_OK : R_NOT_OWN;
}

/* CY-8.6: prices are paid at once and in full. */
static inline uint8_t cy_gold_refused(const struct cy_pub *p, uint8_t seat, unsigned price)
{
	return p->seat[seat].gold < price ? R_GOLD : R_OK;
}

extern const struct pet_node cy_nodes[N_COUNT];

/* Enters an ask node and returns its frame to be filled; cy_asked() must follow. */
struct pet_frame *cy_ask(struct cy *g, uint8_t node, uint8_t who);

/* Answers a question that has a single answer (chapter 21 of the rules); not used for offer.bid. */
void cy_asked(struct cy *g);

/* ---- pieces.c: the only places where pieces change hands ------------------------------------- */

void cy_gold_gain(struct cy *g, uint8_t seat, unsigned amount);
void cy_gold_pay(struct cy *g, uint8_t seat, unsigned amount);
void cy_gold_spend(struct cy *g, uint8_t seat, unsigned amount);
void cy_fleets_in(struct cy *g, uint8_t seat, unsigned sea, unsigned count);
void cy_fleets_out(struct cy *g, unsigned sea, unsigned count);
void cy_fleets_lost(struct cy *g, unsigned sea);
void cy_tile_add(struct cy *g, unsigned island, unsigned tile);
void cy_tile_remove(struct cy *g, unsigned island, unsigned tile);
void cy_island_give(struct cy *g, unsigned island, uint8_t seat);
void cy_barred_renew(struct cy_pub *p);
uint64_t cy_fleets_of_others(const struct cy_pub *p, uint8_t seat);

/* Buildings on the slots of one kind of an island. */
static inline unsigned cy_tiles_at(const struct cy_island *is, unsigned spot)
{
	const uint8_t *t = &is->tile[spot * BUILDINGS];
	return (unsigned)t[0] + t[1] + t[2] + t[3];
}

static inline uint8_t cy_event_amount(unsigned n)
{
	return (uint8_t)(n < 255 ? n : 255);
}

/* ---- chapter 3, 4, 5, 6 ---------------------------------------------------------------------- */

enum { OPTION_PURSES, OPTION_START, OPTION_MARKER, OPTION_WINNER };

const char *cy_setup(void *state, const struct pet_setup *s);
bool cy_starting(const struct cy_pub *p);
const uint8_t *cy_start_islands(const struct cy_pub *p,
				unsigned row); /* the two of a start, or NULL */

void cy_creature_draw(struct cy *g, unsigned slot);

bool cy_god_open(const struct cy_pub *p, unsigned god);

/* The open gods of the next round by position, NONE: still to be drawn; unordered: known, but not
 * which of them comes first. Returns how many positions there are. */
unsigned cy_gods_next(const struct cy_pub *p, uint8_t god[GODS], bool *unordered);

unsigned cy_income_of(const struct cy_pub *p, uint8_t seat);

/* ---- chapter 7: frame of offer.bid ----------------------------------------------------------- */

unsigned cy_offer_cost(const struct cy_pub *p, uint8_t seat, unsigned amount);
/* The amounts that a seat may offer to a god; most below least: none. */
void cy_offer_range(const struct cy_pub *p, uint8_t seat, unsigned god, unsigned *least,
		    unsigned *most);
bool cy_idle(const void *state, pet_move m);
uint32_t cy_spend(void *pub, uint8_t seat);

/* ---- chapter 8, 9, 10: frame of turn --------------------------------------------------------- */

/* Whose turns are still to come, the present one first; returns how many. */
int cy_turns_ahead(const struct cy_pub *p, uint8_t seat[GODS + TRACK]);

unsigned cy_price(const void *pub, pet_move m);
unsigned cy_means(const void *pub, uint8_t who);

enum { BUILD_PRICE = 2, SWAP_PRICE = 1 };
enum { OFFER_SPACES = 10 };                     /* printed on a god's track; the last: or more */
enum { APOLLO_GOLD = 1, APOLLO_GOLD_LAST = 4 }; /* CY-10.1 */

unsigned cy_recruit_price(unsigned god, unsigned recruited);
const char *cy_says(const void *pub, pet_move m);
bool cy_warn(const void *pub, const void *after, pet_move m, struct pet_warning *out);
bool cy_marker_warn(const struct cy_pub *p, uint8_t seat, unsigned island, struct pet_warning *out);
bool cy_card_warn(const struct cy_pub *p, uint8_t seat, unsigned card, struct pet_warning *out);
int cy_recruit_list(const struct cy_pub *p, const struct pet_frame *turn, pet_move *out, int most);
uint8_t cy_recruit_refused(const struct cy_pub *p, const struct pet_frame *turn, unsigned verb,
			   unsigned at);
void cy_recruit_apply(struct cy *g, struct pet_frame *turn, pet_move m);
int cy_build_list(const struct cy_pub *p, const struct pet_frame *turn, pet_move *out, int most);
uint8_t cy_build_refused(const struct cy_pub *p, const struct pet_frame *turn, unsigned island,
			 unsigned spot);
void cy_build_apply(struct cy *g, struct pet_frame *turn, pet_move m);
int cy_swap_list(const struct cy_pub *p, uint8_t seat, pet_move *out);
uint8_t cy_swap_refused(const struct cy_pub *p, uint8_t seat, unsigned card);
void cy_swap_apply(struct cy *g, struct pet_frame *turn, pet_move m);

void cy_apollo_turn(struct cy *g, struct pet_frame *turn);

/* ---- chapter 11: frame of sail --------------------------------------------------------------- */

enum { FLEET_MOVE_PRICE = 1, FLEET_MOVE_STEPS = 3, SYLPH_STEPS = 10 };

int cy_sail_list(const struct cy_pub *p, uint8_t seat, pet_move *out, int most);
uint64_t cy_seas_to_stand(const struct cy_pub *p, uint8_t seat);
uint8_t cy_stand_refused(const struct cy_pub *p, uint8_t seat, unsigned sea, uint8_t held);
uint8_t cy_sail_refused(const struct cy_pub *p, uint8_t seat, unsigned from, unsigned count,
			unsigned to);
bool cy_fleet_step(struct cy *g, uint8_t seat, unsigned from, unsigned count, unsigned to);
void cy_sail_apply(struct cy *g, uint8_t seat, pet_move m);

/* ---- chapter 12, 14 -------------------------------------------------------------------------- */

enum { MARCH_PRICE = 1 };

uint16_t cy_islands_joined(const struct cy_pub *p, uint8_t seat, unsigned island);
uint8_t cy_landing_refused(const struct cy_pub *p, uint8_t seat, unsigned island);
uint8_t cy_leave_refused(const struct cy_pub *p, uint8_t seat, unsigned from);
uint8_t cy_troops_refused(const struct cy_pub *p, uint8_t seat, unsigned from, unsigned count,
			  unsigned to);
int cy_march_list(const struct cy_pub *p, uint8_t seat, pet_move *out, int most);
uint8_t cy_march_refused(const struct cy_pub *p, uint8_t seat, unsigned from, unsigned count,
			 unsigned to);
void cy_march_apply(struct cy *g, uint8_t seat, pet_move m);
void cy_landing(struct cy *g, uint8_t seat, unsigned from, unsigned count, unsigned to);
void cy_island_take(struct cy *g, uint8_t seat, unsigned island, unsigned troops);

/* ---- chapter 13: frame of battle; who is the attacker ---------------------------------------- */

void cy_battle_begin(struct cy *g, uint8_t attacker, bool land, unsigned space, unsigned units);
unsigned cy_battle_bonus(const struct cy_pub *p, uint8_t defender, bool land, unsigned space);
bool cy_battle_seen(const void *pub, struct pet_battle *b);
int cy_answers(struct pet_view v, pet_move *out);
uint8_t cy_battle_units(const void *pub, const struct pet_battle *b, int side);
bool cy_battle_keeps(const void *pub, const struct pet_battle *b, int side);

/* ---- chapter 15 ------------------------------------------------------------------------------ */

enum { THINKERS = 4 }; /* philosophers that make a metropolis (CY-15.4) */

bool cy_has_full_set(const struct cy_seat *s);
void cy_convert_check(struct cy *g, uint8_t seat);

/* ---- chapter 16: frame of card --------------------------------------------------------------- */

struct cy_creature {
	const char *token, *words, *help;
	uint8_t node, figurine;
};

extern const struct cy_creature cy_creatures[CARDS];

unsigned cy_slot_of(const struct cy_pub *p, unsigned card);
unsigned cy_creature_price(const struct cy_pub *p, uint8_t seat, unsigned slot);
int cy_buy_list(const struct cy_pub *p, uint8_t seat, pet_move *out);
uint8_t cy_buy_refused(const struct cy_pub *p, uint8_t seat, unsigned card);
void cy_buy_apply(struct cy *g, uint8_t seat, pet_move m);
void cy_card_use(struct cy *g, uint8_t seat, unsigned card);
void cy_figurine_leave(struct cy *g, unsigned figurine);
void cy_figurines_expire(struct cy *g, uint8_t seat);
void cy_minotaur_check(struct cy *g);
unsigned cy_card_of_figurine(unsigned figurine);

static inline bool cy_figurine_on(const struct cy_pub *p, unsigned figurine, unsigned island)
{
	return p->figurine[figurine].at == island;
}

/* ---- chapter 17 ------------------------------------------------------------------------------ */

enum { KRAKEN_PRICE = 1 }; /* of a step after the first place */

/* Leaves a card's question unanswered: the card has no effect (CY-16.6). */
void cy_card_waive(struct cy *g, uint8_t seat);

/* ---- chapter 18, 19, and other functions ----------------------------------------------------- */

void cy_result(const void *pub, uint8_t share[PET_SEATS_MAX]);
bool cy_limit_hit(const void *pub);
bool cy_eliminate(struct cy *g, uint8_t seat);

const char *cy_check(const void *state);
const char *cy_check_flow(const struct cy_pub *p);
void cy_derive(void *state);
const char *cy_stage(void *state, const char *words);
void cy_eval(const void *state, int32_t share[PET_SEATS_MAX]);
void cy_features(const void *state, int16_t out[][PET_FEATURES_MAX],
		 int32_t share[PET_SEATS_MAX]); /* features.c */
extern const struct pet_feature cy_feature[];
extern const struct pet_character cy_characters[]; /* characters.c */
extern const struct pet_net cy_net;
int cy_eval_terms(const void *state, uint8_t seat, struct pet_eval_term out[PET_TERMS_MAX]);
void cy_veil(void *pub, uint8_t reader);
void cy_guess(void *pub, uint8_t reader);
int cy_about(struct pet_view v, struct pet_arg out[PET_ABOUT_MAX]); /* describe.c */
bool cy_purse_shown(const struct cy_pub *p, uint8_t reader, uint8_t seat);
void cy_facts(struct pet_view v, struct pet_facts *out); /* facts.c */
void cy_describe(struct pet_view v, struct pet_text *t);
void cy_map_text(struct pet_view v, struct pet_text *t);
int cy_chart(struct pet_view v, struct pet_site *out, int *reach);
void cy_board(struct pet_view v, struct pet_json *j);
void cy_tell_cards(struct pet_text *t, const char *filter);

extern const struct pet_kind cy_kinds[K_COUNT];
extern const struct pet_verb cy_verbs[V_COUNT];
extern const struct pet_event_row cy_events[E_COUNT];
extern const struct pet_reason cy_reasons[R_COUNT];
extern const struct pet_reason cy_moments[V_COUNT];
extern const struct pet_field cy_pub_fields[];

#endif
