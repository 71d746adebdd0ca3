/* rules.h: what the chapters share. Queries take the public part and change nothing; actions take
 * the whole state. An action that asks somebody enters a node: it must be the last thing its caller
 * does before returning to the loop. */
#ifndef HELLAS_RULES_H
#define HELLAS_RULES_H

#include "core/bitset.h"
#include "core/bots.h"
#include "core/mark.h"
#include "core/pack.h"
#include "core/text.h"
#include "games/hellas/cards.h"

/* Numbers of nodes, verbs, events, reasons and kinds, locals of frames, prototypes of nodes. */
#define PET_NODES "games/hellas/nodes.def"
#define PET_WORDS "games/hellas/words.def"
#include "core/rows_declare.inc"

/* Progress (frame.pc) of steps that begin in other files, too. */
enum { GAME_TEMPLE, GAME_EVENTS, GAME_CARDS, GAME_FIRST, GAME_SEATS, GAME_TURNS };
enum { TURN_BEGIN, TURN_MENU, TURN_EXTRA, TURN_END };
enum { MOVED_QUEST, MOVED_WRATH, MOVED_ADVANCE, MOVED_END };
enum { SOLO_PROLOGUE, SOLO_TURN, SOLO_EVENTS, SOLO_ACT_ENDS, SOLO_ACT_BEGINS, SOLO_LAST };
enum { EVENTS_TOKEN, EVENTS_SCRIPT, EVENTS_MOBILIZE, EVENTS_INVASION, EVENTS_MONSTERS };

/* What is printed in this game: the built-in box or that of a pack (pack.c). */
extern const struct lh_box *lh_boxes[1 + PET_PACKS_MAX];
static inline const struct lh_box *lh_box(const struct lh_pub *p)
{
#ifdef PET_PLAYS_ONLY
	(void)p;
	return &lh_built_in;
#else
	return lh_boxes[p->flow.pack];
#endif
}
static inline bool lh_box_there(const struct lh_pub *p)
{
	return p->flow.pack <= PET_PACKS_MAX && lh_boxes[p->flow.pack];
}
extern const struct pet_packing lh_packing;
void lh_put_monster(struct pet_json *j, const struct lh_monster_row *row, unsigned m); /* board.c */
void lh_put_quest(struct pet_json *j, const struct lh_quest_row *row);
void lh_tell_god(struct pet_text *t, unsigned god, const uint8_t power[MONUMENT_TOP + 1]);
void lh_tell_wounds(struct pet_text *t, const struct lh_monster_row *row, unsigned from,
		    unsigned to);

/* ---- small helpers --------------------------------------------------------------------------- */

static inline int count32(uint32_t mask)
{
	return (int)pet_count(mask);
}

static inline bool blessed(const struct lh_pub *p, uint8_t seat, unsigned b)
{
	return p->player[seat].blessings >> b & 1;
}

/* LH-BL-03: Master Plan costs a priest. */
static inline bool lh_can_plan(const struct lh_pub *p, uint8_t seat)
{
	return blessed(p, seat, B_MASTER_PLAN) && p->player[seat].pool;
}

/* Owned and charged. */
static inline bool lh_charged(const struct lh_pub *p, uint8_t seat, unsigned a)
{
	return p->player[seat].artifacts & p->charged & BIT(a);
}

static inline int add(pet_move *out, int n, unsigned verb, unsigned a, unsigned b, unsigned c)
{
	out[n] = pet_move_make(verb, a, b, c);
	return n + 1;
}

/* A move of the verb for each member of a set, in ascending order. */
static inline int lh_each(pet_move *out, int n, unsigned verb, uint64_t set)
{
	PET_FOR_EACH (i, set)
		out[n++] = pet_move_make(verb, i, 0, 0);
	return n;
}

/* One member of a set, as pet_chance_pick over equal weights would choose it. */
static inline unsigned lh_pick(uint64_t set, uint64_t r)
{
	return pet_nth(set, pet_chance_uniform(pet_count(set), r));
}

/* R_OK if i is in the set, else the reason. */
static inline uint8_t lh_in_set(uint64_t set, unsigned i, uint8_t reason)
{
	return i < 64 && (set >> i & 1) ? R_OK : reason;
}

/* The numbers 1 to n as a set. */
static inline uint64_t lh_up_to(int n)
{
	return n > 0 ? (BIT64(n + 1) - 1) & ~UINT64_C(1) : 0;
}

static inline struct pet_frame *enter(struct lh *g, uint8_t node, uint8_t who)
{
	return pet_flow_call(&g->pub.flow, node, who);
}

static inline void leave(struct lh *g)
{
	pet_flow_end(&g->pub.flow);
}

static inline void say(struct lh *g, unsigned code, unsigned who, unsigned a, unsigned b,
		       unsigned c, unsigned d)
{
	pet_emit(&g->journal, code, who, a, b, c, d);
}

/* Whose an army is: nobody's if it is Persian; alone one seat leads two colours (LH-22.2). */
static inline uint8_t lh_leader(const struct lh_pub *p, uint8_t army)
{
	return army == PERSIAN ? PET_NOBODY : p->solo ? 0 : army;
}

/* A set of regions in three bytes of a frame. */
static inline uint32_t lh_set(const uint8_t b[3])
{
	return b[0] | (uint32_t)b[1] << 8 | (uint32_t)b[2] << 16;
}

static inline void lh_set_put(uint8_t b[3], uint32_t set)
{
	b[0] = (uint8_t)set;
	b[1] = (uint8_t)(set >> 8);
	b[2] = (uint8_t)(set >> 16);
}

/* ---- 1 pieces: r01_pieces.c ------------------------------------------------------------------ */

static inline uint8_t lh_side_of(const struct lh_pub *p, uint8_t army)
{
	return p->solo && army != PERSIAN && army != NONE ? 0 : army;
}

/* LH-22.2: in the solo mode blue and yellow are both the player's; the Persians are a side of their
 * own. */
static inline uint32_t lh_own_occ(const struct lh_pub *p, uint8_t side)
{
	if (!p->solo || side == PERSIAN)
		return p->occ[side];
	return p->occ[BLUE] | p->occ[YELLOW];
}

static inline uint32_t lh_own_held(const struct lh_pub *p, uint8_t side)
{
	if (!p->solo || side == PERSIAN)
		return p->held[side];
	return p->held[BLUE] | p->held[YELLOW];
}

/* LH-1.27: all hoplites of one side in a region are its army. */
static inline int lh_count(const struct lh_pub *p, uint8_t side, unsigned r)
{
	const uint8_t *hop = p->region[r].hop;
	return p->solo && side != PERSIAN ? hop[BLUE] + hop[YELLOW] : hop[side];
}

static inline bool lh_fortified(const struct lh_pub *p, uint8_t side, unsigned r)
{
	return p->region[r].fort != NONE && lh_side_of(p, p->region[r].fort) == side;
}

static inline int lh_loose(const struct lh_pub *p, uint8_t side, unsigned r)
{
	return lh_count(p, side, r) - lh_fortified(p, side, r);
}

/* LH-1.6: hoplites not on the map. */
static inline int lh_reserve(const struct lh_pub *p, uint8_t army)
{
	return HOPLITES - p->on_map[army];
}

/* LH-8.7: the passives of Sphinx and Medusa. */
static inline bool lh_sphinx(const struct lh_pub *p, unsigned r)
{
	return p->monster[SPHINX].at == r;
}

static inline bool lh_medusa(const struct lh_pub *p, unsigned r)
{
	return p->monster[MEDUSA].at == r;
}

/* LH-1.2: land borders and sea trails alike. */
static inline uint32_t lh_near_all(unsigned r)
{
	return lh_regions[r].near_land | lh_regions[r].near_sea;
}

uint32_t lh_foe_occ(const struct lh_pub *p, uint8_t side); /* with enemy hoplites */
uint32_t lh_foe_held(const struct lh_pub *p, uint8_t side);
uint8_t lh_foe_at(const struct lh_pub *p, uint8_t side, unsigned r);       /* side there, or NONE */
uint8_t lh_recruit_army(const struct lh_pub *p, uint8_t seat, unsigned r); /* LH-22.20 */
int lh_tokens_left(const struct lh_pub *p, uint8_t army);
void lh_hop(struct lh *g, unsigned army, unsigned r, int change);
void lh_owner(struct lh *g, unsigned r, uint8_t army);
void lh_fort(struct lh *g, unsigned r, uint8_t army);
int lh_effective(const struct lh_pub *p, uint8_t seat, unsigned attr);
int lh_hand_limit(const struct lh_pub *p, uint8_t seat);
int lh_priests_out(const struct lh_pub *p, uint8_t seat);
bool lh_priest_room(const struct lh_pub *p, uint8_t seat);
void lh_gain_priest(struct lh *g, uint8_t seat);
void lh_sacrifice(struct lh *g, uint8_t seat);
uint32_t lh_all_cards(const struct lh_pub *p);
uint32_t lh_deck(const struct lh *g);
bool lh_drawable(const struct lh_pub *p);
void lh_draw(struct lh *g, uint8_t seat, int n);
void lh_limit(struct lh *g, uint8_t seat);
void lh_discard(struct lh *g, uint8_t seat, int n);
void lh_to_discard(struct lh *g, uint8_t seat, unsigned card);
uint32_t lh_neutral_public(const struct lh_pub *p); /* unowned neutral artifacts */
void lh_look(struct lh *g, uint8_t seat, int n);
void lh_gain_artifact(struct lh *g, uint8_t seat, unsigned a);
void lh_raise(struct lh *g, uint8_t seat, unsigned attr, int to);
uint8_t lh_mover_row(uint8_t army);

/* ---- 3 turn ---------------------------------------------------------------------------------- */

bool lh_special_possible(const struct lh_pub *p, uint8_t seat, unsigned s);
extern const struct pet_anytime lh_anytime;
bool lh_anytime_usable(const struct lh_pub *p, uint8_t seat);
void lh_begin_action(struct lh *g);
void lh_take_special(struct lh *g, uint8_t seat, unsigned s);

/* ---- 4 moving -------------------------------------------------------------------------------- */

enum { TRAVEL_NORMAL, TRAVEL_FLY, TRAVEL_BATTLE };

uint32_t lh_near(const struct lh_pub *p, unsigned r);     /* for own units */
uint32_t lh_barred(const struct lh_pub *p, uint8_t seat); /* by Helen */
const char *lh_says(const void *pub, pet_move m);
bool lh_warn(const void *pub, const void *after, pet_move m, struct pet_warning *out);
uint32_t lh_targets(const struct lh_pub *p, uint8_t seat, unsigned r);
uint32_t lh_within(const struct lh_pub *p, unsigned r, int steps);
uint8_t lh_target_refused(const struct lh_pub *p, uint8_t seat, unsigned from, unsigned to);
uint32_t lh_flights(const struct lh_pub *p, uint8_t seat, unsigned r);
uint8_t lh_flight_refused(const struct lh_pub *p, uint8_t seat, unsigned from, unsigned to);
uint8_t lh_fortify_refused(const struct lh_pub *p, uint8_t seat, unsigned r);
bool lh_any_hoplite_move(const struct lh_pub *p, uint8_t seat);
void lh_travel(struct lh *g, uint8_t seat, unsigned from, unsigned to, unsigned n, unsigned more,
	       unsigned how);
void lh_settle_region(struct lh *g, uint8_t seat, unsigned r);
void lh_fortify_one(struct lh *g, uint8_t seat, unsigned r);
bool lh_can_fortify(const struct lh_pub *p, uint8_t seat, unsigned r);
bool lh_army_moves(const struct lh_pub *p, uint8_t seat);
bool lh_march_possible(const struct lh_pub *p, uint8_t seat);
uint8_t lh_march_refused(const struct lh_pub *p, uint8_t seat, pet_move m);
int lh_add_marches(const struct lh_pub *p, uint8_t seat, pet_move *out, int n);

/* ---- 5 recruiting ---------------------------------------------------------------------------- */

enum {
	RECRUIT_MUST = 1,    /* at least one */
	RECRUIT_NEW = 2,     /* control is not older than the action */
	RECRUIT_AGAIN = 4,   /* in several regions, each once */
	RECRUIT_BATTLE = 8,  /* into a running battle */
	RECRUIT_ACTION = 16, /* LH-5.7: Laconia counts double */
	RECRUIT_YELLOW = 32  /* LH-22.20: Prepare */
};
uint32_t lh_recruit_regions(const struct lh_pub *p, uint8_t seat, uint32_t where);
void lh_ask_recruit(struct lh *g, uint8_t seat, uint32_t where, int most, unsigned how);
bool lh_prepare_possible(const struct lh_pub *p, uint8_t seat);

/* ---- 6 to 8 monsters ------------------------------------------------------------------------- */

uint32_t lh_monsters_in(const struct lh_pub *p, unsigned r);
uint32_t lh_monsters_on_map(const struct lh_pub *p);
int lh_slots(const struct lh_pub *p, unsigned monster);
uint32_t lh_uncovered(const struct lh_pub *p, unsigned monster);
void lh_place_monster(struct lh *g, unsigned monster, unsigned r);
void lh_wound(struct lh *g, uint8_t seat, unsigned monster, unsigned slot);
void lh_take_figure(struct lh *g, uint8_t seat, unsigned monster);
void lh_glory(struct lh *g, uint8_t seat, unsigned land);
bool lh_open_quest(struct lh *g, unsigned quest);

/* ---- 9 to 11 hunt and injuries --------------------------------------------------------------- */

uint32_t lh_huntable(const struct lh_pub *p, uint8_t seat);
enum { HUNT_FREE, HUNT_FOR_INJURY, HUNT_FOR_STRENGTH };
bool lh_hunt_seen(const void *pub, struct pet_hunt *h);
bool lh_caught(const void *pub, const struct pet_hunt *h);
void lh_start_hunt(struct lh *g, uint8_t seat, unsigned price);
void lh_injuries(struct lh *g, uint8_t seat, int n);
void lh_heal(struct lh *g, uint8_t seat);
void lh_lose(struct lh *g, uint8_t seat, unsigned attr);
bool lh_hunting(const struct lh_pub *p, uint8_t seat);
bool lh_can_wound(const struct lh_pub *p, const struct lh_priv *me);
int lh_hunt_side_effects(const struct lh_pub *p, uint8_t seat, pet_move *out, int n);
uint8_t lh_hunt_side_refused(const struct lh_pub *p, uint8_t seat, pet_move m);
bool lh_hunt_side_apply(struct lh *g, uint8_t seat, pet_move m);

/* ---- 12 to 14 battle ------------------------------------------------------------------------- */

enum { BRING_CARD, BRING_RESPONSE, BRING_HORN };
void lh_ask_bring(struct lh *g, uint8_t seat, unsigned mode, int most);
int lh_side_count(const struct lh_pub *p, int side);
bool lh_side_stands(const struct lh_pub *p, int side);
void lh_fight(struct lh *g, uint8_t seat);
void lh_kill_event(struct lh *g, uint8_t side);
void lh_kill_in(struct lh *g, uint8_t side, unsigned r, int n);
void lh_die(struct lh *g, unsigned army, unsigned r, int n);
void lh_die_side(struct lh *g, uint8_t side, unsigned r, int n);
void lh_withdraw_army(struct lh *g, uint8_t side, unsigned r, uint32_t allowed);
uint32_t lh_withdraw_regions(const struct lh_pub *p, uint8_t side, unsigned r);
int lh_strength(const struct lh_pub *p, int side);
int lh_losses(const struct lh_pub *p, int side, int winner);
uint32_t lh_beaten_goes(const struct lh_pub *p, int side);
bool lh_victory_takes(const struct lh_pub *p, unsigned r);
uint32_t lh_reinforcements(const struct lh_pub *p, uint8_t seat, unsigned r);
void lh_finish_battle(struct lh *g);
bool lh_battle_seen(const void *pub, struct pet_battle *b);
int lh_answers(struct pet_view v, pet_move *out);
uint8_t lh_battle_units(const void *pub, const struct pet_battle *b, int side);
bool lh_battle_keeps(const void *pub, const struct pet_battle *b, int side);
int lh_population(const struct lh_pub *p, uint8_t seat, unsigned r);
void lh_gain_control(struct lh *g, uint8_t seat, unsigned r);
void lh_population_check(struct lh *g, uint8_t seat, unsigned r);
void lh_population_all(struct lh *g, uint8_t seat);

/* ---- 15 to 19 -------------------------------------------------------------------------------- */

bool lh_quest_step_open(const struct lh_pub *p, uint8_t seat, unsigned quest, unsigned step);
uint8_t lh_quest_at(const struct lh_pub *p, unsigned r);
void lh_finish_quest(struct lh *g, uint8_t seat, unsigned quest);
bool lh_any_artifact(const struct lh_pub *p, uint8_t seat);
void lh_spend_artifact(struct lh *g, uint8_t seat, unsigned a);
int lh_offer_weights(uint64_t deck, pet_move *out, uint32_t *weight);
bool lh_menu_blessing(const struct lh_pub *p, const struct lh_priv *me, uint8_t seat, unsigned b);
void lh_use_menu_blessing(struct lh *g, uint8_t seat, unsigned b);
void lh_gain_blessing(struct lh *g, uint8_t seat, unsigned b);
void lh_start_draft(struct lh *g, uint8_t seat);
uint32_t lh_monument_open(const struct lh_pub *p);
int lh_temples_held(const struct lh_pub *p, uint8_t seat);
int lh_temples_total(const struct lh_pub *p);
uint32_t lh_temple_sites(const struct lh_pub *p, uint8_t seat);
bool lh_temple_brings(const struct lh_pub *p, uint8_t seat, uint32_t sites,
		      struct pet_warning *out);
bool lh_prayer_brings(const struct lh_pub *p, uint8_t seat, unsigned god, struct pet_warning *out);
bool lh_pass_brings(const struct lh_pub *p, struct pet_warning *out);
bool lh_below_top(const struct lh_pub *p); /* some monument is not complete */

/* ---- 20 victory ------------------------------------------------------------------------------ */

uint32_t lh_lands_counted(const struct lh_pub *p);
int lh_lands_to_win(const struct lh_pub *p);
void lh_check_victory(struct lh *g);
void lh_win(struct lh *g, uint8_t seat, unsigned how);
void lh_settle(void *state);

/* ---- 22 solo --------------------------------------------------------------------------------- */

void lh_solo_setup(struct lh *g);
int lh_command(const struct lh_pub *p);
void lh_attitude_up(struct lh *g, unsigned land);
void lh_attitude_down(struct lh *g, unsigned land);
void lh_monument_falls(struct lh *g, unsigned god);
void lh_persian_token(struct lh *g, unsigned r);
void lh_solo_check(struct lh *g);
int lh_persian_lands(const struct lh_pub *p);
void lh_vanguard_back(struct lh *g);
bool lh_spy_at(const struct lh_pub *p, unsigned r);
void lh_catch_spy(struct lh *g);
void lh_persians(struct lh *g, unsigned r, int change);
int lh_persian_power(const struct lh_pub *p, unsigned r);

/* ---- the rest -------------------------------------------------------------------------------- */

const char *lh_check(const void *state);
void lh_derive(void *state);
uint32_t lh_open_quests(const struct lh_pub *p); /* event cards in quest slots */
void lh_resample(void *state, uint8_t seat, struct pet_bits *bits);
const char *lh_stage(void *state, const char *words);
void lh_eval(const void *state, int32_t share[PET_SEATS_MAX]);

/* The three most complete lands that count (LH-20.2) for each seat, best first, each as sixteenths
 * held << 4 | (15 - regions missing); and how many are complete. */
struct lh_lands {
	uint32_t best[3][PLAYERS], whole[PLAYERS];
};
void lh_best_lands(const struct lh_pub *p, struct lh_lands *out);
/* What eval says at a table that plays on, of lands that are counted. */
void lh_shares(const struct lh *g, const struct lh_lands *lands, int32_t share[PET_SEATS_MAX]);
void lh_features(const void *state, int16_t out[][PET_FEATURES_MAX], int32_t share[PET_SEATS_MAX]);
extern const struct pet_feature lh_feature[];
extern const struct pet_character lh_characters[]; /* characters.c */
extern const struct pet_net lh_net;
int lh_eval_terms(const void *state, uint8_t seat, struct pet_eval_term out[PET_TERMS_MAX]);

/* What eval and the features of the solo mode see of armies and monsters. */
struct lh_solo_sight {
	int hand;      /* strength of the combat cards in hand */
	int close;     /* hoplites, times their nearness to Persians */
	int strike;    /* odds of the best battle, less if it is farther away; 96: a sure victory */
	int victories; /* armies next to Persians: the sum of their odds in 1/16 */
	int hold;      /* ... and of their odds against a march, less 1/2 for each */
	int exposed;   /* armies that would probably lose against a march */
	int fitting;   /* cards that would wound the monster in the hero's region */
	int wounds;    /* points for wounds dealt */
	int danger;    /* points for monuments that fall too soon */
	int fall;      /* turns until the first one falls, at most 14 */
};
void lh_solo_look(const struct lh *g, struct lh_solo_sight *s);
enum { LH_SOLO_FEATURES = 56 };
void lh_solo_features(const struct lh *g, int16_t *x);
int32_t lh_solo_share(const struct lh *g);
int lh_solo_terms(const struct lh *g, struct pet_eval_term out[PET_TERMS_MAX]);
int lh_about(struct pet_view v, struct pet_arg out[PET_ABOUT_MAX]); /* describe.c */
uint8_t lh_monster_asked(const struct lh_pub *p);                   /* describe.c */
void lh_tell_stakes(const struct lh_pub *p, struct pet_facts *out); /* stakes.c */
void lh_facts(struct pet_view v, struct pet_facts *out);            /* facts.c */
extern const char *const lh_plans[];                                /* plans.c */
int32_t lh_plan_points(struct pet_view v, unsigned plan, pet_move m);
void lh_describe(struct pet_view v, struct pet_text *t);
void lh_map_text(struct pet_view v, struct pet_text *t);
int lh_chart(struct pet_view v, struct pet_site *out, int *reach);
void lh_board(struct pet_view v, struct pet_json *j);

/* card_texts.c: title and sentence of every card */
void lh_tell_cards(struct pet_text *t, const char *filter);
const char *lh_card_title(const struct lh_pub *p, uint8_t kind, unsigned value);
void lh_tell_effect(struct pet_text *t, uint8_t kind, unsigned value);
void lh_put_printed(struct pet_json *j, const struct lh_pub *p);
void lh_tell_does(const struct lh_pub *p, struct pet_facts *out);
void lh_tell_script(struct pet_text *t, const struct lh_script *s);
void lh_tell_scripts(struct pet_facts *out);
void lh_tell_road(const struct lh_pub *p, struct pet_facts *out);

/* solo_texts.c: what a thing does in the solo mode, in one or two sentences, where that is not what
 * is printed on it; NULL: it is, or the mode is another */
const char *lh_solo_text(const struct lh_pub *p, uint8_t kind, unsigned value, const char **second);
const char *lh_used_return(const struct lh_pub *p);

void lh_rule_table(struct pet_text *t, const char *rule); /* rule_tables.c */

extern const struct pet_game hellas_game;

/* words.c: the colour that a seat has chosen (LH-2.16), as the core numbers them */
uint8_t lh_colour_of(const void *pub, uint8_t seat);

extern const struct pet_kind lh_kinds[K_COUNT];
extern const struct pet_verb lh_verbs[V_COUNT];
extern const struct pet_event_row lh_events[E_COUNT];
extern const struct pet_reason lh_reasons[R_COUNT];
extern const struct pet_reason lh_moments[V_COUNT];
extern const struct pet_node lh_nodes[];
extern const struct pet_field lh_pub_fields[], lh_priv_fields[];

/* In the order of the option rows (game.c). */
enum {
	OPTION_PERSIANS,
	OPTION_CONTROL,
	OPTION_RETREAT,
	OPTION_WOUND,
	OPTION_FORT,
	OPTION_MARKS,
};

#endif
