/* rules.h: what the chapters of Elysium share. `p` is the public position, `g` the whole state;
 * queries take p and change nothing. */
#ifndef ELYSIUM_RULES_H
#define ELYSIUM_RULES_H

#include <string.h>

#include "core/bitset.h"
#include "core/bots.h"
#include "core/mark.h"
#include "core/pack.h"
#include "games/elysium/state.h"

/* Numbers of nodes, verbs, events, reasons and kinds, locals of frames, prototypes of nodes. */
#define PET_NODES "games/elysium/nodes.def"
#define PET_WORDS "games/elysium/words.def"
#include "core/rows_declare.inc"

/* While reactions are pending (N_ACQUIRED): this permanent no longer reacts. */
static inline void el_answered(struct pet_frame *f, unsigned permanent)
{
	struct el_answer_x *x = el_answer_x_mut(f);
	uint8_t *half = permanent < 8 ? &x->low : &x->high;
	*half &= (uint8_t) ~(1u << permanent % 8);
}

/* ---- small helpers --------------------------------------------------------------------------- */

static inline const struct el_pub *el_pub(struct pet_view v)
{
	return v.pub;
}

static inline bool el_has(const struct el_pub *p, unsigned seat, unsigned c)
{
	return p->held[c] >> seat & 1;
}

/* EL-19: what is printed in this game: a built-in box or that of a pack (pack.c). */
#ifdef PET_PLAYS_ONLY
static inline const struct el_box *el_box(const struct el_pub *p)
{
	return &el_built_in[p->cards];
}
#else
extern const struct el_box *el_boxes[EL_SETS + PET_PACKS_MAX];
static inline const struct el_box *el_box(const struct el_pub *p)
{
	return el_boxes[p->cards + p->flow.pack]; /* with a pack, the cards are the fourth */
}
#endif

static inline const struct el_card *el_face(const struct el_pub *p, unsigned c)
{
	return &el_box(p)->card[c];
}

/* Whether a permanent with such a clause is in the Domain. */
static inline bool el_bears(const struct el_pub *p, unsigned seat, unsigned code)
{
	const struct el_bearers *bearers = &el_box(p)->bearers[code];
	for (int i = 0; i < bearers->n; i++)
		if (el_has(p, seat, bearers->card[i]))
			return true;
	return false;
}

/* How many bits of a byte are set. */
static inline int el_bits(unsigned mask)
{
	static const uint8_t bits[16] = { 0, 1, 1, 2, 1, 2, 2, 3, 1, 2, 2, 3, 2, 3, 3, 4 };
	return bits[mask & 15] + bits[mask >> 4 & 15];
}

static inline uint8_t el_other_seats(const struct el_pub *p, unsigned seat)
{
	return (uint8_t)(((1u << p->flow.seats) - 1) & ~(1u << seat));
}

/* The seat with the lowest disc in a non-empty set (disc order). */
uint8_t el_first_by_disc(const struct el_pub *p, unsigned seats);
uint8_t el_seat_of_disc(const struct el_pub *p, unsigned disc);

/* ---- 1, 2: components, set-up ---------------------------------------------------------------- */

/* The tile of a quest, for the number of seats; EL_UNFINISHED: the back (EL-1.5). */
const struct el_quest *el_quest_tile(const struct el_pub *p, unsigned quest);
const struct el_quest *el_quest_held(const struct el_pub *p, unsigned seat);

/* Quests in play when none is taken, and the colours above one (EL-2.5, EL-2.6). */
int el_quests(const struct el_pub *p);
uint8_t el_quest_colours(const struct el_pub *p, unsigned quest);

enum { EL_FIRST_TILE = 5, EL_SECOND_TILE = 2 };

const char *el_setup(void *state, const struct pet_setup *s);
unsigned el_agora_full(const struct el_pub *p);

/* ---- 3: zones -------------------------------------------------------------------------------- */

const uint8_t *el_row_of(const struct el_pub *p, unsigned zone);

/* A row in words of eight designs, a byte each. */
enum { EL_ROW_WORDS = 12 };
static inline uint64_t el_row_word(const uint8_t *row, unsigned w)
{
	return pet_eight(row + 8 * w);
}

/* The first card from c on in a row; 0: none. */
static inline unsigned el_row_next(const uint8_t *row, unsigned c)
{
	for (unsigned w = c / 8; w < EL_ROW_WORDS; w++) {
		uint64_t v = el_row_word(row, w);
		if (w == c / 8)
			v &= ~UINT64_C(0) << 8 * (c % 8);
		if (v)
			return 8 * w + (unsigned)__builtin_ctzll(v) / 8;
	}
	return 0;
}

void el_row_put(struct el *g, unsigned zone, unsigned c);
void el_row_drop(struct el *g, unsigned zone, unsigned c);
void el_domain_put(struct el *g, unsigned seat, unsigned c);
void el_domain_drop(struct el *g, unsigned seat, unsigned c);
void el_discard(struct el *g, unsigned seat, unsigned c);

/* Whether a card can be drawn, after a reshuffle if necessary (EL-4.8). */
static inline bool el_can_draw(const struct el_pub *p)
{
	return p->deck || p->discard_size;
}
static inline unsigned el_drawable(const struct el_pub *p)
{
	return (unsigned)p->deck + p->discard_size;
}
void el_take_citizen(struct el *g, unsigned seat);

/* A set of designs, for lists of choices. */
struct el_set {
	uint64_t w[2];
};
struct el_set el_zone_cards(const struct el_pub *p, unsigned seat, unsigned zone);
static inline bool el_in(const struct el_set *s, unsigned c)
{
	return s->w[c >> 6] >> (c & 63) & 1;
}
/* Removes and returns the lowest; 0 when the set is empty. */
static inline unsigned el_pop(struct el_set *s)
{
	unsigned i = s->w[0] ? 0 : 1;
	if (!s->w[i])
		return 0;
	unsigned c = 64 * i + (unsigned)__builtin_ctzll(s->w[i]);
	s->w[i] &= s->w[i] - 1;
	return c;
}

/* ---- 4: awakening ---------------------------------------------------------------------------- */

/* Deals n cards to a row, one chance question each (fewer if there are not enough). */
void el_deal(struct el *g, unsigned row, unsigned n);
bool el_ready_to_draw(struct el *g);
pet_move el_deal_sample(const void *state, const struct pet_frame *f, uint64_t r);

/* ---- 5: actions ------------------------------------------------------------------------------ */

int el_answers(struct pet_view v, pet_move *out);
bool el_warn(const void *pub, const void *after, pet_move m, struct pet_warning *out);
bool el_warn_unused(const struct el_pub *p, const struct pet_frame *f, struct pet_warning *out);

/* ---- 6: powers ------------------------------------------------------------------------------- */

uint8_t el_power_refused(const struct el_pub *p, unsigned seat, unsigned c, bool writing);
bool el_any_power(const struct el_pub *p, unsigned seat, bool writing);
int el_list_powers(const struct el_pub *p, unsigned seat, bool writing, pet_move *out);
void el_power_start(struct el *g, unsigned seat, unsigned c);
void el_acquire(struct el *g, unsigned seat, unsigned c);
unsigned el_clause_of(const struct el_card *card, unsigned code);
bool el_lets_others_transfer(const struct el_card *card);
unsigned el_witnesses(const struct el_pub *p, unsigned seat, unsigned c, unsigned level,
		      unsigned code);
void el_react(struct el *g, unsigned seat, unsigned c, unsigned witnesses, bool self);

/* ---- 7: writing legends ---------------------------------------------------------------------- */

/* ---- 8: transfers and Legends ---------------------------------------------------------------- */

enum el_shape { EL_EMPTY, EL_LONE, EL_LEVEL_LEGEND, EL_FAMILY_LEGEND };

static inline int el_pile_size(const struct el_pile *q)
{
	int n = 0;
	for (int i = 0; i < EL_PILE; i++)
		n += q->card[i] != 0; /* free places come last */
	return n;
}

/* EL-8.7, EL-8.8, EL-8.9: the second card decides. The first two are always face up (EL-8.30). */
static inline enum el_shape el_pile_shape(const struct el_pub *p, const struct el_pile *q)
{
	if (!q->card[1])
		return q->card[0] ? EL_LONE : EL_EMPTY;
	const struct el_card *card = el_box(p)->card;
	return card[q->card[0]].level == card[q->card[1]].level ? EL_LEVEL_LEGEND
								: EL_FAMILY_LEGEND;
}

/* The level a card would have there; 0: it may not join (EL-8.7 to EL-8.9, EL-8.30 to EL-8.34). */
unsigned el_join_level(const struct el_pub *p, const struct el_pile *q, unsigned c);
/* EL-8.2: what the transfer of c as a card of that level costs the seat. */
unsigned el_cost(const struct el_pub *p, unsigned seat, unsigned c, unsigned level, unsigned mode);
/* The cost of a transfer with all modifiers, and the gold to pay it with. */
unsigned el_price(const void *pub, pet_move m);
unsigned el_transfer_price(const struct el_pub *p, unsigned seat, unsigned c,
			   const struct el_pick *pick, unsigned mode);
unsigned el_ask_price(const struct el_pub *p, const struct pet_frame *f, pet_move m);
unsigned el_means(const void *pub, uint8_t who);
uint8_t el_transfer_refused(const struct el_pub *p, unsigned seat, unsigned c,
			    const struct el_pick *pick, unsigned mode, unsigned self);
bool el_transfer_possible(const struct el_pub *p, unsigned seat, const struct el_pick *pick,
			  unsigned mode, unsigned self);
int el_list_transfers(const struct el_pub *p, unsigned seat, const struct el_pick *pick,
		      unsigned mode, unsigned self, pet_move *out);
/* Asks for the place of the chosen card. */
void el_ask_pile(struct el *g, unsigned seat, unsigned c, const struct el_pick *pick,
		 unsigned mode);
extern const struct el_pick el_any_of_domain;

/* ---- 9, 10: bonuses, end of the epoch -------------------------------------------------------- */

int el_largest_level_legend(const struct el_pub *p, unsigned seat, unsigned level);
void el_award(struct el *g, unsigned pile);

/* ---- 11: scoring ----------------------------------------------------------------------------- */

enum { EL_CITIZEN_COST = 2 }; /* EL-11.40: of each in a Legend */

struct el_score {
	int held, legends, tiles, chronos, prestige, citizens, total;
};

/* EL-9.7, EL-11.4: the points of a seat's bonus tiles. A tile has one holder, so the families of all
 * eight are counted at once. */
static inline int el_tiles(const struct el_pub *p, unsigned seat)
{
	const uint64_t each = 0x0101010101010101u;
	int vp = 0;
	_Static_assert(EL_FAMILIES == 8, "a byte of a word for each family");
	for (int i = 0; i < EL_LEVELS; i++)
		vp += (p->level_tile[i] >> seat & 1) * el_box(p)->level_tile[i];
	vp += EL_FIRST_TILE * (int)((pet_eight(p->first_tile) >> seat & each) * each >> 56);
	return vp + EL_SECOND_TILE * (int)((pet_eight(p->second_tile) >> seat & each) * each >> 56);
}

int el_legend_worth(enum el_shape shape, int cards);
int el_chronos(const struct el_pub *p, unsigned seat, unsigned c, unsigned pile);
int el_prestige(const struct el_pub *p, unsigned seat);
struct el_score el_score(const struct el_pub *p, unsigned seat);
int el_rank_worth(unsigned rank); /* of prestige, from 0 */
void el_result(const void *pub, uint8_t share[PET_SEATS_MAX]);

/* ---- evaluation ------------------------------------------------------------------------------ */

/* What a Domain is good for: numbers of cards side by side, a byte each. */
typedef uint64_t el_stock;

enum el_good { EL_OF_LEVEL, EL_POWER = EL_LEVELS, EL_POWER_USED, EL_LASTING, EL_RING, EL_WAITING };

static inline int el_stocked(el_stock all, unsigned good)
{
	return (int)(all >> 8 * good & 0xFF);
}

/* One card: its level, and its power. */
static inline el_stock el_stock_of(const struct el_card *card, bool used)
{
#define GOOD(what) (UINT64_C(1) << 8 * (what))
	static const el_stock of_kind[EL_KINDS][2] = {
		[EL_PERMANENT] = { GOOD(EL_LASTING), GOOD(EL_LASTING) },
		[EL_ACTIVATED] = { GOOD(EL_POWER), GOOD(EL_POWER_USED) },
		[EL_TRIGGER] = { GOOD(EL_RING), 0 },
		[EL_LEGEND] = { GOOD(EL_POWER), GOOD(EL_POWER_USED) },
		[EL_ELEUSIS] = { GOOD(EL_POWER), GOOD(EL_POWER_USED) },
		[EL_CHRONOS] = { GOOD(EL_WAITING), GOOD(EL_WAITING) },
		[EL_CHRONOS_FAMILY] = { GOOD(EL_WAITING), GOOD(EL_WAITING) },
		[EL_CHRONOS_LEVEL] = { GOOD(EL_WAITING), GOOD(EL_WAITING) },
	};
	return GOOD(EL_OF_LEVEL + card->level - 1) + of_kind[card->kind][used];
#undef GOOD
}

/* What is counted of a seat's cards for eval: the Domain, points of Legends (EL-11.2 to EL-11.20,
 * EL-11.40), and piles that can grow. */
struct el_cards {
	el_stock domain;
	int points, lone, open_level, open_family;
};

/* A pile; chronos: the points that its Chronos cards give. */
static inline void el_count_pile(struct el_cards *n, enum el_shape shape, int cards, int citizens,
				 int chronos)
{
	n->lone += shape == EL_LONE;
	n->open_level += shape == EL_LEVEL_LEGEND && cards < EL_PILE;
	n->open_family += shape == EL_FAMILY_LEGEND && cards < 3;
	if (shape != EL_LONE)
		n->points += el_legend_worth(shape, cards) - 2 * citizens + chronos;
}

/* ---- 12: effects ----------------------------------------------------------------------------- */

/* EL-12.2, EL-12.6: the context in which a power is evaluated: operations of `card`, for the acting
 * seat `who`. */
struct el_where {
	const struct el_pub *p;
	const struct el_op *op; /* of the card */
	uint8_t card, who, owner;
};

static inline struct el_where el_where(const struct el_pub *p, unsigned card, unsigned who,
				       unsigned owner)
{
	return (struct el_where){ p, el_face(p, card)->op, (uint8_t)card, (uint8_t)who,
				  (uint8_t)owner };
}

enum { EL_NO_PILE = 255 };

uint16_t *el_purse(struct el *g, unsigned seat, unsigned res);
bool el_protected(const struct el_pub *p, unsigned seat, unsigned user);
uint8_t el_richest(const struct el_pub *p, unsigned user, unsigned res);
unsigned el_count(const struct el_where *w, const struct el_op *op, unsigned here);
bool el_holds_true(const struct el_where *w, const struct el_op *op, unsigned here);
bool el_step_possible(const struct el_where *w, unsigned pc);
bool el_program_possible(const struct el_where *w, unsigned from, unsigned end);
unsigned el_options(const struct el_where *w, unsigned pc);
uint8_t el_take_refused(const struct el_where *w, const struct el_op *op, unsigned c);
uint8_t el_use_refused(const struct el_where *w, const struct el_op *op, unsigned c);
pet_move el_option_move(const struct el_op *op, unsigned number);
uint8_t el_use_of_refused(const struct el_where *w, const struct el_op *op, unsigned c);
uint8_t el_swap_refused(const struct el_where *w, const struct el_op *op, unsigned a);
uint8_t el_partner_refused(const struct el_where *w, const struct el_op *op, unsigned a,
			   unsigned b);
uint8_t el_discard_refused(const struct el_where *w, const struct el_op *op, unsigned c);

struct pet_frame *el_run(struct el *g, unsigned card, unsigned from, unsigned end, unsigned user);
struct el_where el_run_where(const struct el_pub *p, const struct pet_frame *run);
unsigned el_asked_zone(const struct el_pub *p);
int el_about(struct pet_view v, struct pet_arg out[PET_ABOUT_MAX]);
int el_about_legends(const struct el_pub *p, const struct pet_frame *f,
		     struct pet_arg out[PET_ABOUT_MAX]);
int el_about_turn(const struct el_pub *p, unsigned seat, struct pet_arg out[PET_ABOUT_MAX]);
const struct el_op *el_run_op(const struct el_pub *p, const struct pet_frame *run);
bool el_run_committed(const struct pet_frame *run);
bool el_run_finished(const struct pet_frame *run);
void el_run_enter_scope(const struct el_pub *p, struct pet_frame *run, unsigned seats);

/* Whether a move uses only the arguments its verb has. */
bool el_well_formed(pet_move m);
extern const struct pet_kind el_kinds[K_COUNT];
extern const struct pet_verb el_verbs[V_COUNT];
extern const struct pet_event_row el_events[E_COUNT];
extern const struct pet_reason el_reasons[R_COUNT];
extern const struct pet_reason el_moments[V_COUNT];

/* ---- other functions ------------------------------------------------------------------------- */

const char *el_check(const void *state);
void el_derive(void *state);
void el_count_seen(const struct el_pub *p, uint8_t seen[EL_ROWS]);
unsigned el_count_citizens(const struct el_pub *p);
unsigned el_row_sum(const uint8_t *row);
unsigned el_missing(const struct el_pub *p);
const char *el_stage(void *state, const char *words);
/* r07_writing.c */
bool el_has_written(const struct el_pub *p, unsigned seat);
void el_eval(const void *state, int32_t share[PET_SEATS_MAX]);
/* The same of cards that are counted. */
void el_shares(const struct el_pub *p, const struct el_cards cards[EL_SEATS],
	       int32_t share[PET_SEATS_MAX]);
bool el_idle(const void *state, pet_move m);
void el_features(const void *state, int16_t out[][PET_FEATURES_MAX],
		 int32_t share[PET_SEATS_MAX]); /* features.c */
extern const struct pet_feature el_feature[];
extern const struct pet_character el_characters[]; /* characters.c */
extern const struct pet_net el_net;
int el_eval_terms(const void *state, uint8_t seat, struct pet_eval_term out[PET_TERMS_MAX]);
void el_facts(struct pet_view v, struct pet_facts *out); /* facts.c */
void el_describe(struct pet_view v, struct pet_text *t);
/* The first line of every description; false: there is nothing else to describe yet. */
bool el_say_epoch(struct pet_text *t, const struct el_pub *p);
void el_map_text(struct pet_view v, struct pet_text *t);
void el_board(struct pet_view v, struct pet_json *j);
void el_put_card(struct pet_json *j, const struct el_card *row, bool must_transfer);
void el_tell_cards(struct pet_text *t, const char *filter);
void el_tell_card(struct pet_text *t, const struct el_card *card);
/* The power of a card as a sentence (must_transfer: with that value of its option), and in the notation of EL-12. */
void el_sentence(struct pet_text *t, const struct el_card *card, bool must_transfer);
void el_signs(struct pet_text *t, const struct el_card *card); /* signs.c: in pictograms */
void el_notation(struct pet_text *t, const struct el_card *card);
/* notation_read.c: reads it into at most EL_OPS_MAX operations; family, level and kind of the card must
 * be known. */
enum { EL_OPS_MAX = 12 };
struct pet_pack_fault;
bool el_notation_read(struct el_card *card, struct el_op *op, const char *s, size_t n,
		      struct pet_pack_fault *fault);
extern const struct pet_packing el_packing; /* pack.c */
extern const struct pet_field el_pub_fields[], el_priv_fields[];
extern const char *const el_kind_token[EL_KINDS];
extern const char *const el_kind_name[EL_KINDS];
extern const char *const el_family_token[EL_FAMILIES];
extern const char *const el_family_name[EL_FAMILIES];
extern const char *const el_colour_token[EL_COLOURS];
extern const char *const el_colour_name[EL_COLOURS];

#endif
