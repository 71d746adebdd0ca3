/* rules.h: what the chapters of the rules share: names of nodes, verbs, events and reasons, the
 * functions of pieces.c, and one line for each function called from another chapter. */
#ifndef LEGENDARY_RULES_H
#define LEGENDARY_RULES_H

#include "core/bots.h"
#include "core/mark.h"
#include "core/pack.h"
#include "core/text.h"
#include "games/legendary/state.h"

/* Numbers of nodes, verbs, events, reasons and kinds, locals of frames, prototypes of nodes. */
#define PET_NODES "games/legendary/nodes.def"
#define PET_WORDS "games/legendary/words.def"
#include "core/rows_declare.inc"

extern const struct pet_kind lg_kinds[K_COUNT];
extern const struct pet_verb lg_verbs[V_COUNT];
extern const struct pet_event_row lg_events[E_COUNT];
extern const struct pet_reason lg_reasons[R_COUNT];
extern const struct pet_reason lg_moments[V_COUNT];
extern const struct pet_node lg_nodes[N_COUNT];
extern const struct pet_field lg_pub_fields[], lg_priv_fields[];

/* What is printed in this game: the built-in box or that of a pack (pack.c). */
extern const struct lg_box *lg_boxes[1 + PET_PACKS_MAX];
static inline const struct lg_box *lg_box(const struct lg_pub *p)
{
#ifdef PET_PLAYS_ONLY
	(void)p;
	return &lg_built_in;
#else
	return lg_boxes[p->flow.pack];
#endif
}
static inline bool lg_box_there(const struct lg_pub *p)
{
	return p->flow.pack <= PET_PACKS_MAX && lg_boxes[p->flow.pack];
}
extern const struct pet_packing lg_packing;

/* CL-2.3: printed horns and priestess symbols; CL-2.5: the sea area of a slot. */
static inline uint8_t lg_land_horns(const struct lg_pub *p, uint8_t land)
{
	return lg_box(p)->land[p->map.face][land].horns;
}

static inline uint8_t lg_sea_horns(const struct lg_pub *p, uint8_t sea)
{
	return lg_box(p)->sea[p->map.face][sea].horns;
}

static inline bool lg_land_priestess(const struct lg_pub *p, uint8_t land)
{
	return lg_box(p)->priestess_lands[p->map.face] >> land & 1;
}

static inline uint8_t lg_sea_of_slot(const struct lg_pub *p, uint8_t slot)
{
	return lg_slot_sea(lg_box(p), p->map.face, slot);
}

/* Land tokens, then sea tokens (kind area). */
extern const char *const lg_area_tokens[];

/* What a chance draw of a creature card is for (locals of N_CHANCE_CREATURE). */
enum { DRAW_COLUMN, DRAW_PEEK, DRAW_SPHINX };

/* Why units move, kind march (locals of the land.* questions). */
enum { MARCH_ARES, MARCH_EXPEDITION, MARCH_PEGASUS, MARCH_PERSEUS };

/* Why buildings are removed for a metropolis (locals of N_REMOVAL). */
enum { REMOVE_SET, REMOVE_HELEN, REMOVE_ODYSSEUS };

enum { LAYOUT_QUICK, LAYOUT_RANDOM, LAYOUT_CUSTOM };

/* ---- asking ---------------------------------------------------------------------------------- */

/* What is allowed is stated once: by a function ..._refused() that names the reason, or by the set
 * or list from which legal() makes its moves. Lists and refusals both use it. */

/* Allows the moves of the question's list; refuses any other for the reason. */
uint8_t lg_listed_refused(struct pet_view v, const struct pet_frame *f, pet_move m, uint8_t reason);

/* The same where the list is a verb with each member of a set. */
static inline uint8_t lg_pick_refused(pet_move m, unsigned verb, uint64_t set, uint8_t reason)
{
	unsigned a = pet_move_a(m);
	return m == pet_move_make(verb, a, 0, 0) && a < 64 && pet_has(set, a) ? R_OK : reason;
}

/* The refusals of a question with a single reason. */
#define LG_WHY(x, reason)                                                                          \
	uint8_t x##_why(struct pet_view v, const struct pet_frame *f, pet_move m)                  \
	{                                                                                          \
		return lg_listed_refused(v, f, m, reason);                                         \
	}

/* ---- pieces.c: movers that keep every counter in step ---------------------------------------- */

void lg_pay(struct lg_pub *p, uint8_t who, unsigned gold);
void lg_spend(struct lg *g, uint8_t who, unsigned gold);
void lg_earn(struct lg_pub *p, uint8_t who, unsigned gold);
void lg_put_token(struct lg *g, uint8_t who, uint8_t area);
void lg_put_troops(struct lg_pub *p, uint8_t land, int n); /* reserve to area; n < 0: back */
void lg_put_mercs(struct lg_pub *p, uint8_t land, int n);  /* supply to area; n < 0: back */
void lg_put_fleets(struct lg_pub *p, uint8_t who, uint8_t sea, int n); /* reserve to area */
void lg_sink_fleets(struct lg_pub *p, uint8_t sea, int n);             /* area to reserve */
void lg_shift_fleets(struct lg_pub *p, uint8_t from, uint8_t to,
		     int n);                             /* area to own or empty area */
void lg_leave_sea(struct lg_pub *p, uint8_t sea, int n); /* area to the battle */
void lg_enter_sea(struct lg_pub *p, uint8_t who, uint8_t sea, int n); /* battle to area */
void lg_build(struct lg *g, uint8_t slot, uint8_t what);
void lg_unbuild(struct lg *g, uint8_t slot);
void lg_gain_land(struct lg *g, uint8_t who, uint8_t land);
void lg_priestess(struct lg *g, uint8_t who);
void lg_hero_put(struct lg_pub *p, uint8_t hero, uint8_t who, uint8_t land);
void lg_hero_gone(struct lg_pub *p, uint8_t hero);
void lg_figure_gone(struct lg *g, uint8_t figure);
void lg_discard(struct lg *g, uint32_t cards);
void lg_top_forget(struct lg *g);

/* Heroes of a faction in a land area, one bit each. */
unsigned lg_heroes_at(const struct lg_pub *p, uint8_t who, uint8_t land);

/* ---- check.c --------------------------------------------------------------------------------- */

const char *lg_check(const void *state);
void lg_derive(void *state);             /* derive.c */
void lg_derive_pieces(struct lg_pub *p); /* derive.c */

/* ---- other whole-game functions -------------------------------------------------------------- */

const char *lg_setup(void *state, const struct pet_setup *s);  /* r03_setup.c */
void lg_result(const void *pub, uint8_t share[PET_SEATS_MAX]); /* r22_end.c */
const char *lg_stage(void *state, const char *words);          /* stage.c */
void lg_eval(const void *state, int32_t share[PET_SEATS_MAX]); /* eval.c */
/* The same of what is counted of each faction. */
struct lg_held {
	int income, mercs, bare; /* metropolises in areas without units */
};
void lg_shares(const struct lg_pub *p, const struct lg_held held[FACTIONS],
	       int32_t share[PET_SEATS_MAX]);
void lg_features(const void *state, int16_t out[][PET_FEATURES_MAX],
		 int32_t share[PET_SEATS_MAX]); /* features.c */
extern const struct pet_feature lg_feature[];
extern const struct pet_character lg_characters[]; /* characters.c */
extern const struct pet_net lg_net;
int lg_eval_terms(const void *state, uint8_t seat, struct pet_eval_term out[PET_TERMS_MAX]);
bool lg_purse_shown(const struct lg_pub *p, uint8_t reader, uint8_t who); /* describe.c */
void lg_facts(struct pet_view v, struct pet_facts *out);                  /* facts.c */
void lg_veil(void *pub, uint8_t reader);                                  /* describe.c */
void lg_guess(void *pub, uint8_t reader);
int lg_about(struct pet_view v, struct pet_arg out[PET_ABOUT_MAX]);
void lg_describe(struct pet_view v, struct pet_text *t);           /* describe.c */
void lg_tell_cards(struct pet_text *t, const char *filter);        /* describe.c */
void lg_rule_table(struct pet_text *t, const char *rule);          /* rule_tables.c */
bool lg_limit_hit(const void *pub);                                /* r22_end.c */
void lg_map_text(struct pet_view v, struct pet_text *t);           /* term_map.c */
int lg_chart(struct pet_view v, struct pet_site *out, int *reach); /* chart.c */
void lg_board(struct pet_view v, struct pet_json *j);              /* board.c */
void lg_put_areas(struct pet_json *j, const struct lg_box *box, const struct lg_map *m,
		  const struct lg_pub *p);
extern const struct pet_option lg_options[]; /* r03_setup.c */

/* ---- queries: one number, one function ------------------------------------------------------- */

unsigned lg_income(const struct lg_pub *p, uint8_t who);                              /* r05 */
unsigned lg_area_income(const struct lg_pub *p, uint8_t area);                        /* r05 */
int lg_net_offering(const struct lg_pub *p, uint8_t who, int space);                  /* r06 */
int lg_offer_limit(const struct lg_pub *p, uint8_t who, uint8_t god);                 /* r06 */
int lg_printed_price(uint8_t god, unsigned n);                                        /* r09 */
int lg_extra_price(const struct lg_pub *p);                                           /* r09 */
int lg_discounts(const struct lg_pub *p, uint8_t who);                                /* r18 */
int lg_creature_price(const struct lg_pub *p, uint8_t who, int place);                /* r18 */
unsigned lg_sea_price(const struct lg_pub *p, uint8_t who, uint8_t from, uint8_t to); /* r11 */
unsigned lg_legs_price(const struct lg_pub *p, uint8_t mode, unsigned legs);          /* r12 */
unsigned lg_march_price(const struct lg_pub *p, uint8_t who, uint8_t mode, uint8_t from,
			uint8_t to);                                        /* r12 */
unsigned lg_group_price(const struct lg_pub *p, const struct pet_frame *f); /* r12 */
unsigned lg_offer_price(const struct lg_pub *p, const struct pet_frame *f, uint8_t god,
			int space);                                         /* r06 */
uint64_t lg_sea_targets(const struct lg_pub *p, uint8_t who, uint8_t from); /* r11 */
bool lg_sacrifice_works(const struct lg_pub *p, uint8_t who, uint8_t hero,
			uint8_t ability);         /* r16 */
unsigned lg_price(const void *pub, pet_move m);   /* prices.c */
const char *lg_says(const void *pub, pet_move m); /* describe */
bool lg_warn(const void *pub, const void *after, pet_move m, struct pet_warning *out); /* r10 */
unsigned lg_means(const void *pub, uint8_t who);
bool lg_can_build(const struct lg_pub *p, uint8_t who, uint8_t god); /* r10 */
bool lg_has_free_slot(const struct lg_pub *p, uint8_t who);
bool lg_has_set(const struct lg_pub *p, uint8_t who);                    /* r10 */
bool lg_can_place_metro(const struct lg_pub *p, uint8_t who);            /* r10 */
unsigned lg_protectors(const struct lg_pub *p, uint8_t who);             /* r16 */
uint8_t lg_purchase_refused(const struct lg_pub *p, uint8_t who);        /* r18 */
bool lg_any_sacrifice(const struct lg_pub *p, uint8_t who);              /* r16 */
bool lg_can_take_free(const struct lg_pub *p, uint8_t who, uint8_t god); /* r09 */
uint64_t lg_blocked(const struct lg_pub *p);                             /* r11 */
uint64_t lg_locked(const struct lg_pub *p);                              /* r12 */
bool lg_sea_move_possible(const struct lg_pub *p, uint8_t who);          /* r11 */
uint64_t lg_refuge(const struct lg_pub *p, uint8_t who, uint8_t land);   /* r12: retreats */
uint64_t lg_march_starts(const struct lg_pub *p, uint8_t who, uint8_t mode, bool first); /* r12 */
uint64_t lg_march_targets(const struct lg_pub *p, uint8_t who, uint8_t mode,
			  uint8_t from);                 /* r12 */
uint64_t lg_barred(const struct lg_pub *p, uint8_t who); /* r14 */
int lg_sea_strength(const struct lg_pub *p, int side);   /* r11: without the die */
uint64_t lg_figure_areas(const struct lg_pub *p, uint8_t who, uint8_t figure, bool seas); /* r18 */

bool lg_is_space(const struct lg_pub *p, int value);                  /* r06 */
int lg_tokens_left(const struct lg_pub *p);                           /* r10 */
uint64_t lg_havens(const struct lg_pub *p, uint8_t who, uint8_t sea); /* r11: retreats */
int lg_prey(const struct lg_pub *p, uint64_t lands, pet_move *out);   /* r19 */
extern const uint8_t lg_god_gift[ALTARS];                             /* r08: verbs */
extern const uint8_t lg_god_building[ALTARS];                         /* r10 */

/* ---- actions that other chapters start ------------------------------------------------------- */

void lg_round_begin(struct lg *g);                          /* r04 */
void lg_philosopher(struct lg *g, uint8_t who);             /* r10 */
void lg_march_ask(struct lg *g, uint8_t who, uint8_t mode); /* r12 */
void lg_conquer(struct lg *g, uint8_t who, uint8_t land, int troops, int mercs,
		bool last);                            /* r10 */
bool lg_is_last(const struct lg_pub *p, uint8_t land); /* r14 */
bool lg_battle_seen(const void *pub, struct pet_battle *b);
int lg_answers(struct pet_view v, pet_move *out);
uint8_t lg_battle_units(const void *pub, const struct pet_battle *b, int side);
bool lg_battle_keeps(const void *pub, const struct pet_battle *b, int side);
void lg_battle_over(struct lg_pub *p);                      /* r13 */
void lg_land_retreat(struct lg *g, int side, uint8_t to);   /* r13 */
void lg_play_card(struct lg *g, uint8_t who, uint8_t card); /* r18 */
void lg_kill(struct lg *g, pet_move m);                     /* r19 */
void lg_collect(struct lg *g, uint8_t who);                 /* r05 */

/* An effect of creatures.def: called with the frame of its card (n is its progress) until it
 * returns true. */
typedef bool lg_effect(struct lg *g, struct pet_frame *f);
lg_effect lg_hydra, lg_kraken, lg_polyphemus, lg_harpy, lg_giant, lg_graeae, lg_steal, lg_pegasus,
	lg_sylph, lg_sphinx, lg_chimera, lg_charon, lg_cyclops;

void lg_sphinx_hold(struct pet_frame *sphinx, unsigned which, uint8_t card);

struct lg_creature {
	uint8_t lands, seas;
	lg_effect *effect;
};
extern const struct lg_creature lg_creatures[CREATURES];

/* Appends a move for each member of a mask, as argument a. */
int lg_list(pet_move *out, int n, unsigned verb, uint64_t mask);

/* Chance among the members of a mask, equally likely. */
int lg_even(pet_move *out, uint32_t *weight, unsigned verb, uint64_t mask);
pet_move lg_even_sample(unsigned verb, uint64_t mask, uint64_t r);

#endif
