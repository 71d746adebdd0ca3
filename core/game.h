/* game.h: the contract between a game and everything else. Read it first.
 *
 * A game is one const struct pet_game: tables (nodes, verbs, kinds, events, fields, options) and a
 * few functions. Its state is one flat struct without pointers, laid out
 *
 *     struct x {
 *             struct x_pub  pub;                  what everybody knows; begins with struct pet_flow
 *             struct x_priv priv[PET_SEATS_MAX];  what one seat has seen and others have not
 *             struct pet_journal journal;         empty between moves (event.h)
 *     };
 *
 * so that copy is memcpy, save is write and equal positions are equal bytes. Nothing hidden exists
 * before somebody sees it: decks are multisets, a card is drawn when a rule draws it.
 *
 * The engine never draws a number. At a die or a draw it asks the seat CHANCE, and the answer is a
 * move like any other.
 *
 * The life of a match, for a host that takes any choice (tests/headers compiles and plays it):
 *
 *     static _Alignas(64) unsigned char state[PET_STATE_MAX];
 *     static pet_move moves[PET_MOVES_MAX];
 *     struct pet_bits dice = { 7 };                           // of the host: the engine has none
 *     struct pet_setup setup;
 *     uint8_t seat, share[PET_SEATS_MAX];
 *
 *     pet_setup_default(game, &setup, game->seats_max);
 *     pet_game_start(game, state, &setup, NULL);              // or pet_position_read()
 *     while ((seat = pet_game_asked(state)) != PET_NOBODY) {
 *             int n = pet_game_legal(game, state, moves);     // what the asked seat may do
 *             pet_move m = moves[pet_bits_below(&dice, (uint32_t)n)];
 *             if (seat == PET_CHANCE)
 *                     m = pet_game_sample(game, state, pet_bits_next(&dice));
 *             pet_game_play(game, state, seat, m, NULL);      // the checked door
 *     }
 *     game->result(state, share);
 *
 * The engine allocates nothing, reads no clock and needs nothing but memcpy, memset, memmove and
 * memcmp. */
#ifndef CORE_GAME_H
#define CORE_GAME_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "core/api.h"
#include "core/event.h"
#include "core/flow.h"
#include "core/move.h"

PET_API_BEGIN

struct pet_text;
struct pet_json;

enum {
	PET_SEATS_MAX = 6,
	PET_MOVES_MAX = 1024, /* no question has more answers */
	PET_STATE_MAX = 4096, /* bytes of the largest state */
	PET_OPTIONS_MAX = 12,
	PET_OPTION_TEXT_MAX = 512,
	PET_ENDINGS_MAX = 16,
	PET_SHARES = 60, /* a whole win; divisible among 1 to 6 winners */
	PET_CHANCE = 0xFE,
	PET_NOBODY = 0xFF, /* asked: the game is over; view: an observer */
};

/* What a seat knows. mine is NULL for an observer. Everything outside the engine gets views. */
struct pet_view {
	const void *pub;
	const void *mine;
	uint8_t seat;
};

/* ---- tables ---------------------------------------------------------------------------------- */

/* A kind of thing a small number can mean: area, card, god... Rows below PET_K_GAME are the core's. */
enum { PET_K_NONE, PET_K_NUMBER, PET_K_SEAT, PET_K_FLAG, PET_K_GAME };

/* A value for a place {key} in a message. */
struct pet_arg {
	const char *key;
	uint8_t kind;
	int32_t value;
};

/* A name that is made of others: "the sea between {a} and {b}". */
struct pet_name {
	const char *id; /* message id */
	struct pet_arg arg[2];
	int count;
};

struct pet_kind {
	const char *name;         /* "land": JSON, clients */
	uint16_t count;           /* values 0 to count-1 */
	const char *const *token; /* how it is typed: ASCII, one word, unique in the kind */
	/* How it is read: a message id. NULL function: the token. */
	const char *(*label)(const void *pub, uint8_t value);
	uint8_t seats; /* the first so many values are seats and are read as their names */
	/* Instead of label, for names made of others. */
	void (*named)(const void *pub, uint8_t value, struct pet_name *name);
};

/* A verb of moves. Text speaks of arguments as {a} {b} {c} and of the frame's who as {who}. */
struct pet_verb {
	const char *token;  /* "march" */
	const char *text;   /* message id: "march from {a} to {b}" */
	const char *plural; /* message id for other numbers than one, or NULL */
	uint8_t counted;    /* with plural: which argument counts, 0 to 2 */
	uint8_t kind[3];    /* of a, b, c; PET_K_NONE: unused (and zero) */
};

/* An event's row. {who} {a} {b} {c} {d}; hidden is the text for those who may not know. */
struct pet_event_row {
	const char *token;
	const char *text;
	const char *plural;
	const char *hidden;
	uint8_t counted; /* with plural: which argument counts, 0 to 3 */
	uint8_t kind[4];
	/* Turns up what was hidden without a move that says so (hands laid open, a secret choice
	 * disclosed). The only way hidden things reach eyes that made no move; ends free undo. */
	bool reveals;
};

/* Why a move is refused: the rule's number and a sentence of ours. Row 0 is "allowed". */
struct pet_reason {
	const char *rule; /* "CL-6.3" */
	const char *text; /* message id, may use {who} {a} {b} {c} of the move */
};

/* A frame local's name and meaning: row i speaks of frame.x[i]. Ended by a NULL name. */
struct pet_local {
	const char *name;
	uint8_t kind; /* values outside the kind are written as numbers; 255 as none */
};

/* A node of the flow (flow.h). Exactly one of seq, step, legal, weights is set. */
struct pet_node {
	const char *name;   /* "offer.place": JSON, scenarios; never reused for something else */
	const char *rule;   /* "CL-6.1" */
	const char *prompt; /* ask: message id, {who} and locals by {name} */
	const struct pet_local *locals;

	const uint8_t *seq; /* children in order, ended by 0 */

	/* Called until it leaves (pet_flow_end) or enters another node. */
	void (*step)(void *state, struct pet_frame *f);

	/* The legal moves, at least one, no doubles; returns how many. Only the view: a rule
	 * that peeks does not compile. */
	int (*legal)(struct pet_view v, const struct pet_frame *f, pet_move *out);

	/* Chance: the possible outcomes with their weights (sum below 2^32). */
	int (*weights)(const void *state, const struct pet_frame *f, pet_move *out,
		       uint32_t *weight);

	/* Chance, optional, fast: the same answer as picking from weights by r (pet_chance_pick). */
	pet_move (*sample)(const void *state, const struct pet_frame *f, uint64_t r);

	/* Carries out a legal move; trusts it. Ask and chance. */
	void (*apply)(void *state, struct pet_frame *f, pet_move m);

	/* Why a move is not legal: a row of the game's reasons, 0 when it is legal. Must agree with
	 * legal for every move (the conformance suite tries). NULL: only the node's own rule. */
	uint8_t (*why)(struct pet_view v, const struct pet_frame *f, pet_move m);

	/* Who may know the move: a bit a seat. NULL: everybody. The record shows the others "?". */
	uint8_t (*seen)(const void *state, const struct pet_frame *f);

	bool quiet; /* nothing is half done here: an edited position may be loaded */
	bool stand; /* a side of a battle may leave it; the first legal move is to fight on */
};

/* A field of the state, for JSON, scenarios and edited positions (position.h). */
enum pet_field_how { PET_HOW_VALUE, PET_HOW_MASK, PET_HOW_GROUP, PET_HOW_SIGNED };

struct pet_field {
	const char *name;
	uint16_t at;  /* offset in pub (or priv, or the group's struct) */
	uint8_t size; /* bytes of one element: 1, 2, 4, 8 */
	uint8_t how;  /* VALUE: one of kind; MASK: set of kind, bit i = value i; GROUP: struct */
	uint8_t kind; /* meaning of the value */
	uint8_t index; /* arrays: kind of the index (PET_K_NUMBER: a JSON array), PET_K_NONE: single */
	uint16_t count;  /* elements */
	uint16_t stride; /* bytes from one element to the next */
	uint64_t none;   /* the usual value: left out when written, set when not given */
	const struct pet_field *sub; /* GROUP: fields of one element, ended by a NULL name */
};

struct pet_option {
	const char *key;
	const char *const *value; /* names, ended by NULL; NULL: a number, or text if text is set */
	int16_t usual, min, max;
	bool text; /* a free text (at most one a game), at most PET_OPTION_TEXT_MAX-1 bytes */
	const char *help;         /* message id */
	const char *const *label; /* how the values are read: message ids; NULL: by their names */
	uint16_t since; /* records of rules older than this version, where they do not say, ... */
	int16_t before; /* ... mean this value: that is how the rules were then */
};

struct pet_setup {
	uint8_t seats;
	int16_t option[PET_OPTIONS_MAX]; /* by the game's option rows */
	char text[PET_OPTION_TEXT_MAX];  /* the text option */
};

/* A battle that is fought, for those who look at it. Side 0 attacks, side 1 defends. */
struct pet_battle {
	uint8_t kind, place; /* where */
	uint8_t side_kind;   /* what side means */
	uint8_t side[2];     /* whose pieces */
	uint8_t units[2];    /* pieces there that can be lost */
	uint8_t strength[2]; /* everything counted but dice and cards to come */
};

/* A hunt: one seat against a beast of the game. */
struct pet_hunt {
	uint8_t seat;
	uint8_t kind, prey;
	uint8_t need; /* blows that are missing */
};

/* A loss that a choice brings at once, in words: a message id with {n}, {m} and {place}. */
struct pet_warning {
	const char *text;
	int32_t n, m;
	uint8_t kind, place; /* of {place}; PET_K_NONE where there is none */
};

/* One term of an opinion about a position, for explanations: a message id and its points. */
struct pet_eval_term {
	const char *name;
	int32_t value;
};
enum { PET_TERMS_MAX = 32 };

/* One thing a judgement looks at, about one seat. Values beyond the range are cut off there. */
struct pet_feature {
	const char *token; /* "hero_reach": reports of training */
	const char *name;  /* message id for explanations; NULL: says nothing to a person */
	uint8_t bits;      /* values run from -2^bits to 2^bits, at most 7 */
};
enum { PET_FEATURES_MAX = 96 };

/* Weights of a learned judgement, numbers as ai/judge.h lays them out. */
struct pet_net {
	const int16_t *data;
	uint32_t count;
	uint8_t by_hand; /* bit n: with n seats the game's eval judges better than the net */
};

/* Pure source of random bits for resample and bots (splitmix64); never used by rules. */
struct pet_bits {
	uint64_t state;
};

/* ---- the game -------------------------------------------------------------------------------- */

struct pet_game {
	const char *id;    /* "legendary" */
	const char *title; /* message id */
	const char *blurb; /* message id: one line */
	uint16_t version;  /* of the rules: a record of another version may not replay */
	uint8_t seats_min, seats_max;

	uint16_t state_bytes, pub_bytes, priv_at, priv_bytes, journal_at;

	const struct pet_kind
		*kinds; /* rows from PET_K_GAME on are the game's; lower ones unused */
	const struct pet_verb *verbs;       /* row 0 unused */
	const struct pet_event_row *events; /* row 0 unused */
	const struct pet_reason *reasons;   /* row 0: allowed */
	const struct pet_node *nodes;       /* row 0 unused */
	const struct pet_field *pub_fields; /* ended by a NULL name */
	const struct pet_field *priv_fields;
	const struct pet_option *options; /* ended by a NULL key */
	uint8_t kind_count, verb_count, event_count, reason_count, node_count;
	bool asks_colour; /* seats choose their colours in play, and not before */
	uint8_t who_kind; /* what frame.who and event.who mean: PET_K_SEAT or a game kind */

	/* Lays out the position before the first question. The state is zeroed, flow.seats is set.
	 * Pushes the first frame. Returns NULL, or why this set-up is impossible (message id). */
	const char *(*setup)(void *state, const struct pet_setup *s);

	/* The seat that decides for frame.who. NULL: who is the seat. */
	uint8_t (*seat_of)(const void *pub, uint8_t who);

	/* Optional. The seat with which this one wins and loses; PET_NOBODY: it plays alone. Known from
	 * the set-up on. NULL: everybody plays alone. */
	uint8_t (*partner)(const void *pub, uint8_t seat);

	/* Optional. Takes out of a copy of pub what this seat (PET_NOBODY: an onlooker) is not to be
	 * sent, though the engine holds it as public: purses behind screens. Views that leave the
	 * engine are made of what is left; the seat's own moves must not depend on the rest. */
	void (*veil)(void *pub, uint8_t seat);

	/* With veil: puts something likely and possible in the place of what was taken out, for those
	 * who play on from a view they were sent. */
	void (*guess)(void *pub, uint8_t seat);

	/* How the win is shared out, in SHARES; sums to SHARES when the game is over (solo: the
	 * player's own, 0 or SHARES). */
	void (*result)(const void *pub, uint8_t share[PET_SEATS_MAX]);

	/* Fills in what seat cannot know, at random but possible: pub and priv[seat] hold, the
	 * other priv are zero on entry. */
	void (*resample)(void *state, uint8_t seat, struct pet_bits *bits);

	/* Full recount: pieces, cards, owners, derived data. NULL, or what is wrong. */
	const char *(*check)(const void *state);

	/* Recomputes derived masks and counters after fields were set from outside. May be NULL. */
	void (*derive)(void *state);

	/* Puts the flow at a named moment, for scenarios and hand-made positions:
	 * "turn purple ares". Returns NULL, or what is wrong. */
	const char *(*stage)(void *state, const char *words);

	/* Expected share of the win for each seat, in 1/65536; sums to 65536. NULL: no opinion. */
	void (*eval)(const void *state, int32_t share[PET_SEATS_MAX]);

	/* How many random decisions a search should let pass before it asks eval: eval sees little
	 * of plans that are half carried out. 0: as bots are used to. */
	uint16_t outlook;

	/* Optional. The terms behind eval for one seat, always in the same order; returns how many.
	 */
	int (*eval_terms)(const void *state, uint8_t seat, struct pet_eval_term out[PET_TERMS_MAX]);

	/* Optional, both or none. What a learned judgement looks at: a row of small numbers for
	 * each seat, always in the same order; the rows of feature (ended by a NULL token) name
	 * them. Not for finished games. */
	void (*features)(const void *state, int16_t out[][PET_FEATURES_MAX]);
	const struct pet_feature *feature;

	/* Optional: a judgement learned from games on these features; NULL: eval judges. */
	const struct pet_net *net;

	/* The position in words, the map as lines, the drawing for graphical clients. */
	void (*describe)(struct pet_view v, struct pet_text *t);
	void (*map)(struct pet_view v, struct pet_text *t);
	void (*board)(struct pet_view v, struct pet_json *j);

	/* Optional. The cards (tiles, boards...) in words, one a line; filter: only those it names,
	 * NULL: all. */
	void (*cards)(struct pet_text *t, const char *filter);

	/* Optional, all or none. What a legal move of the question that stands costs, 0: nothing
	 * (or what is chosen later decides); what the one who is asked has to pay with; and how a
	 * sum of money reads: a message id with {n}. */
	unsigned (*price)(const void *pub, pet_move m);
	unsigned (*purse)(const void *pub, uint8_t who);
	const char *money;

	/* Optional. A loss that follows from a legal move of the question that stands; after: the
	 * position that it leads to (foresee.h). Battles against a stronger side are seen without it.
	 */
	bool (*warn)(const void *pub, const void *after, pet_move m, struct pet_warning *out);

	/* Optional, both or none. The battle that is fought now (false: none); and how many pieces
	 * a side of a battle has at its place, now or afterwards. */
	bool (*battle)(const void *pub, struct pet_battle *b);
	uint8_t (*battle_units)(const void *pub, const struct pet_battle *b, int side);

	/* Optional, both or none. The hunt that goes on (false: none); and whether its hunter has the
	 * prey, now or afterwards. */
	bool (*hunt)(const void *pub, struct pet_hunt *h);
	bool (*caught)(const void *pub, const struct pet_hunt *h);

	/* Optional. A finished game was ended by a technical limit, not by its rules. */
	bool (*limit_hit)(const void *pub);

	/* Optional, for statistics. How a finished game ended: a row of endings, which are tokens
	 * ended by NULL, at most PET_ENDINGS_MAX. */
	uint8_t (*ending)(const void *pub);
	const char *const *endings;
};

/* ---- playing --------------------------------------------------------------------------------- */

/* PET_PLAY_FULL: the record has no room for another line (record.h). */
enum pet_refusal {
	PET_PLAY_OK,
	PET_PLAY_OVER,
	PET_PLAY_WRONG_SEAT,
	PET_PLAY_ILLEGAL,
	PET_PLAY_FULL
};

/* Receives events; NULL where nobody listens. Full: dropped is counted. */
struct pet_events {
	struct pet_event *event;
	uint32_t count, cap, dropped;
};

/* Default options of a game. */
void pet_setup_default(const struct pet_game *game, struct pet_setup *s, uint8_t seats);

/* What a record of an older version of the rules means by the options it does not name. */
void pet_setup_of_version(const struct pet_game *game, struct pet_setup *s, unsigned version);

/* Starts a match and runs to the first question. NULL, or why it cannot be. */
const char *pet_game_start(const struct pet_game *game, void *state, const struct pet_setup *s,
			   struct pet_events *events);

/* The seat that must answer, CHANCE, or NOBODY. */
static inline uint8_t pet_game_asked(const void *state)
{
	return ((const struct pet_flow *)state)->asked;
}

/* The node that asks, and its frame. Not when the game is over. */
const struct pet_node *pet_game_node(const struct pet_game *game, const void *state);
const struct pet_frame *pet_game_frame(const void *state);

struct pet_view pet_game_view(const struct pet_game *game, const void *state, uint8_t seat);

/* Legal moves of whoever is asked (chance: the possible outcomes). 0 when the game is over. */
int pet_game_legal(const struct pet_game *game, const void *state, pet_move *out);

/* Legal moves from a view of the asked seat; 0 if that seat is not asked. */
int pet_view_legal(const struct pet_game *game, struct pet_view v, pet_move *out);

/* Chance outcomes with weights. Only when CHANCE is asked. */
int pet_game_weights(const struct pet_game *game, const void *state, pet_move *out,
		     uint32_t *weight);

/* The outcome that 64 random bits choose. Only when CHANCE is asked. */
pet_move pet_game_sample(const struct pet_game *game, const void *state, uint64_t r);

/* Is m among the moves that may be played now? */
bool pet_game_is_legal(const struct pet_game *game, const void *state, pet_move m);

/* The checked door: plays m for seat if that seat is asked and m is legal, then runs to the next
 * question. Refused: the state is untouched. */
enum pet_refusal pet_game_play(const struct pet_game *game, void *state, uint8_t seat, pet_move m,
			       struct pet_events *events);

/* Behind the door: m comes from pet_game_legal or pet_game_sample of this very state. */
void pet_game_advance(const struct pet_game *game, void *state, pet_move m,
		      struct pet_events *events);

/* Runs to the next question after the flow was put somewhere from outside (game->stage). */
void pet_game_settle(const struct pet_game *game, void *state, struct pet_events *events);

/* Why seat may not play m: the reason's row; NULL when it may. */
const struct pet_reason *pet_game_why(const struct pet_game *game, const void *state, uint8_t seat,
				      pet_move m);

/* Why seat can do nothing with a thing (a value of a kind), whatever that might be: the reason that
 * stands in the way of most, and in *tried a move that it refuses (or PET_MOVE_NONE). NULL: a legal
 * move takes it. */
const struct pet_reason *pet_game_why_thing(const struct pet_game *game, const void *state,
					    uint8_t seat, uint8_t kind, uint8_t value,
					    pet_move *tried);

/* A full state that fits the view of a seat, hidden things drawn anew. */
void pet_game_resample(const struct pet_game *game, struct pet_view v, void *state,
		       struct pet_bits *bits);

/* 64 bits of everything but the journal. */
uint64_t pet_game_hash(const struct pet_game *game, const void *state);

/* Who may know the move that answers the present question: a bit a seat, or PET_SEEN_BY_ALL. */
uint8_t pet_game_seen(const struct pet_game *game, const void *state);

uint64_t pet_bits_next(struct pet_bits *b);

/* 0 to n-1, n at least 1. */
static inline uint32_t pet_bits_below(struct pet_bits *b, uint32_t n)
{
	return (uint32_t)(((pet_bits_next(b) >> 32) * n) >> 32);
}

/* Index chosen by r among weights: the reference for every sample(). */
int pet_chance_pick(const uint32_t *weight, int count, uint64_t r);

/* The same for count equal weights. */
static inline uint32_t pet_chance_uniform(uint32_t count, uint64_t r)
{
	return (uint32_t)(((r >> 32) * count) >> 32);
}

/* ---- the games ------------------------------------------------------------------------------- */

/* games/registry.c, from games/games.def. Ended by NULL. */
extern const struct pet_game *const pet_all_games[];

const struct pet_game *pet_game_find(const char *id);

PET_API_END

#endif
