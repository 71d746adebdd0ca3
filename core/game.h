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
 *     struct pet_bits dice = { 7 };                           // the host's: the engine has none
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
 *             pet_game_play(game, state, seat, m, NULL);      // checks the move and plays it
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

struct pet_bots;
struct pet_text;
struct pet_json;
struct pet_facts;
struct pet_site;
struct pet_packing;

enum {
	PET_SEATS_MAX = 6,
	PET_MOVES_MAX = 1024, /* maximum number of legal answers to a question */
	PET_STATE_MAX = 4096, /* maximum size of a state in bytes */
	PET_OPTIONS_MAX = 12,
	PET_OPTION_TEXT_MAX = 512,
	PET_SHARES = 60, /* a whole win; divisible among 1 to 6 winners */
	PET_CHANCE = 0xFE,
	PET_NOBODY = 0xFF, /* as the asked seat: the game is over; as a viewer: an observer */
};

/* What a seat knows; mine is NULL for an observer. Code outside the engine gets views only. */
struct pet_view {
	const void *pub;
	const void *mine;
	uint8_t seat;
};

/* ---- tables ---------------------------------------------------------------------------------- */

/* A kind of value that a small number can stand for: area, card, god... Rows below PET_K_GAME are
 * the core's. */
enum { PET_K_NONE, PET_K_NUMBER, PET_K_SEAT, PET_K_FLAG, PET_K_GAME };

/* A value for the placeholder {key} of a message. */
struct pet_arg {
	const char *key;
	uint8_t kind;
	int32_t value;
};

enum { PET_ABOUT_MAX = 5 };

/* A name composed of others: "the sea between {a} and {b}". */
struct pet_name {
	const char *id; /* message id */
	struct pet_arg arg[2];
	int count;
};

struct pet_kind {
	const char *name;         /* "land": JSON, clients */
	uint16_t count;           /* values 0 to count-1 */
	const char *const *token; /* its token: ASCII, one word, unique within the kind */
	/* Its name: a message id. NULL function: the token. */
	const char *(*label)(const void *pub, uint8_t value);
	uint8_t seats; /* the first values, this many, are seats, shown by their names */
	/* Used instead of label for composed names. */
	void (*named)(const void *pub, uint8_t value, struct pet_name *name);
};

/* A verb of moves. The text refers to arguments as {a} {b} {c} and to the frame's who as {who}. */
struct pet_verb {
	const char *token;  /* "march" */
	const char *text;   /* message id: "march from {a} to {b}" */
	const char *plural; /* message id for the plural, or NULL */
	uint8_t counted;    /* with plural: which argument counts, 0 to 2 */
	uint8_t kind[3];    /* of a, b, c; PET_K_NONE: unused (and zero) */
};

/* Whether a move uses only the arguments its verb has; count: how many rows there are. */
static inline bool pet_well_formed(const struct pet_verb *verbs, unsigned count, pet_move m)
{
	if (!pet_move_verb(m) || pet_move_verb(m) >= count)
		return false;
	for (int i = 0; i < 3; i++)
		if (verbs[pet_move_verb(m)].kind[i] == PET_K_NONE && pet_move_arg(m, i))
			return false;
	return true;
}

/* A row of the event table. {who} {a} {b} {c} {d}; hidden is the text for those who may not
 * know. */
struct pet_event_row {
	const char *token;
	const char *text;
	const char *plural;
	const char *hidden;
	uint8_t counted; /* with plural: which argument counts, 0 to 3 */
	uint8_t kind[4];
	/* Discloses hidden information without a move that says so (hands laid open, a secret
	 * choice revealed). Nothing else shows hidden things to seats that made no move. Ends free
	 * undo. */
	bool reveals;
	/* The seat gives up something that no purse counts: a card of its hand. No question answers
	 * itself with it, unless that follows from its last touch (foresee.h). */
	bool spends;
	/* Several of these in a row are one sentence: `several` holds {list}, which consists of an
	 * `item` for each. If it names {who}, only events of the same who are joined. NULL: no. */
	const char *item, *several;
};

/* Why a move is refused: the rule's number and a sentence. Row 0 is "allowed". */
struct pet_reason {
	const char *rule; /* "CL-6.3" */
	const char *text; /* message id, may use {who} {a} {b} {c} of the move */
};

/* The text of the rows of pet_game.moments. */
#define PET_NOT_NOW N_("This is not asked now.")

/* Name and kind of a frame local: row i describes frame.x[i]. Ended by a NULL name. */
struct pet_local {
	const char *name;
	uint8_t kind; /* values outside the kind are written as numbers, 255 as none */
};

/* A question whose answers are a set: each member is an argument of the verb. One function tells the
 * set, and the list of moves and the refusals are made from it. */
struct pet_pick {
	uint64_t (*choices)(struct pet_view v, const struct pet_frame *f);
	uint8_t verb;
	uint8_t other;          /* a verb that declines; 0: one must be chosen */
	uint8_t reason, beyond; /* rows of the reasons: not in the set; another verb */
};

/* A node of the flow (flow.h). Exactly one of seq, step, legal, pick, weights is set. Its size is a power of
 * two, so that its row is found without multiplying. */
struct __attribute__((aligned(16 * sizeof(void *)))) pet_node {
	const char *name;   /* "offer.place": JSON, scenarios; never reused */
	const char *rule;   /* "CL-6.1" */
	const char *prompt; /* ask: message id, {who}, locals and `about` by {name} */
	const struct pet_local *locals;

	const uint8_t *seq; /* children in order, ended by 0 */

	/* Called until it leaves (pet_flow_end) or enters another node. */
	void (*step)(void *state, struct pet_frame *f);

	/* The legal moves: at least one, no duplicates; returns the count. It gets only a view, so
	 * a rule that peeks does not compile. */
	int (*legal)(struct pet_view v, const struct pet_frame *f, pet_move *out);

	/* Instead of legal and why. */
	const struct pet_pick *pick;

	/* Chance: the possible outcomes and their weights (sum below 2^32). */
	int (*weights)(const void *state, const struct pet_frame *f, pet_move *out,
		       uint32_t *weight);

	/* Chance, optional fast path: the same result as pet_chance_pick on the weights. */
	pet_move (*sample)(const void *state, const struct pet_frame *f, uint64_t r);

	/* Carries out a legal move without checking it. Ask and chance. */
	void (*apply)(void *state, struct pet_frame *f, pet_move m);

	/* Why a move is illegal: a row of the game's reasons, 0 when it is legal. Must agree with
	 * legal for every move whose unused arguments are zero (the conformance suite checks this);
	 * others are refused like PET_MOVE_NONE. NULL: report the node's own rule. */
	uint8_t (*why)(struct pet_view v, const struct pet_frame *f, pet_move m);

	/* Who may know the move: one bit per seat. NULL: everybody. The record shows the others
	 * "?". */
	uint8_t (*seen)(const void *state, const struct pet_frame *f);

	bool quiet;   /* nothing is half done here: an edited position may be loaded */
	bool follows; /* the rest of what the seat has just set off: where one answer is left, it is
		       * moot whoever goes on (foresee.h) */
	bool stand;   /* a side of a battle may retreat; the first legal move is to fight on */
	uint8_t form; /* ask: PET_PICK, PET_ANYTIME */
	/* Standing orders (order.h). Auction: everybody is asked this in turn, and an order may name
	 * answers; locals of none (255) bar nothing. Passes: the verb by which this reaction to what
	 * somebody else does is passed; 0: it is none. */
	bool auction;
	uint8_t passes;
	/* The verb that gives up the rest of the seat's turn here; 0: there is none. Clients let
	 * nobody do it by accident. */
	uint8_t ends;
};

enum { PET_PICK = 1, PET_ANYTIME = 2 }; /* pick is set; effects of any time are offered, too */

static inline bool pet_node_asks(const struct pet_node *node)
{
	return node->legal || node->pick;
}

/* What may happen at any time: effects that their owner may use beside the answers of every question
 * marked PET_ANYTIME, and ends in the middle of something. */
struct pet_anytime {
	/* Adds the effects of the asked seat to n moves; returns the count. */
	int (*legal)(const void *pub, const struct pet_frame *f, pet_move *out, int n);

	/* Why a move is illegal that the question refuses for a reason; asked at every question. */
	uint8_t (*why)(const void *pub, const struct pet_frame *f, pet_move m, uint8_t reason);

	/* Carries out a legal move if it is such an effect; false: it answers the question. */
	bool (*apply)(void *state, struct pet_frame *f, pet_move m);

	/* Called after every step and answer that told something, when nothing is half done: ends a game
	 * that was won in the middle of something, asks what could not be asked there. */
	void (*settle)(void *state);
};

/* The column of why: a target that plays and explains nothing leaves it out (gpu/). */
#ifdef PET_PLAYS_ONLY
#	define PET_WHY(function) NULL
#else
#	define PET_WHY(function) function
#endif

/* A field of the state, for JSON, scenarios and edited positions (position.h). */
enum pet_field_how { PET_HOW_VALUE, PET_HOW_MASK, PET_HOW_GROUP, PET_HOW_SIGNED };

struct pet_field {
	const char *name;
	uint16_t at;   /* offset in pub (or priv, or the group's struct) */
	uint8_t size;  /* bytes of one element: 1, 2, 4, 8 */
	uint8_t how;   /* VALUE: one of kind; MASK: set of kind, bit i = value i; GROUP: struct */
	uint8_t kind;  /* meaning of the value */
	uint8_t index; /* arrays: kind of the index (PET_K_NUMBER: a JSON array), else PET_K_NONE */
	uint16_t count;              /* number of elements */
	uint16_t stride;             /* bytes from one element to the next */
	uint64_t none;               /* default: omitted when written, assumed when absent */
	const struct pet_field *sub; /* GROUP: fields of one element, ended by a NULL name */
};

struct pet_option {
	const char *key;
	const char *const *value; /* names, ended by NULL; NULL: a number, or text if text is set */
	int16_t usual, min, max;
	bool text; /* free text (at most one per game), at most PET_OPTION_TEXT_MAX-1 bytes */
	const char *help;         /* message id */
	const char *const *label; /* names of the values: message ids; NULL: their tokens */
	uint16_t since;           /* records of older rules that do not name the option ... */
	int16_t before;           /* ... mean this value, which is how the rules were then */
	const char *rule;         /* read in several ways, `usual` being the rulebook's; or NULL */
	int16_t answer;           /* with rule: as the publisher answered later */
};

struct pet_setup {
	uint8_t seats;
	int16_t option[PET_OPTIONS_MAX]; /* in the order of the game's option rows */
	char text[PET_OPTION_TEXT_MAX];  /* the text option */
	uint8_t pack;                    /* number of a pack that is held (pack.h); 0: none */
};

/* A battle in progress, for display. Side 0 attacks, side 1 defends. */
struct pet_battle {
	uint8_t kind, place; /* where */
	uint8_t side_kind;   /* kind of side */
	uint8_t side[2];     /* whose pieces */
	uint8_t units[2];    /* pieces there that can be lost */
	uint8_t strength[2]; /* everything but dice and cards still to come */
};

/* An immediate loss caused by a choice, in words: a message id with {n}, {m} and {place}. */
struct pet_warning {
	bool makes; /* no loss: what is completed, and given up for that */
	const char *text;
	int32_t n, m;
	uint8_t kind, place; /* kind of {place}; PET_K_NONE: there is none */
};

/* Deterministic random bits for resample and bots (splitmix64); never used by rules. */
struct pet_bits {
	uint64_t state;
};

/* ---- the game -------------------------------------------------------------------------------- */

struct pet_game {
	const char *id;    /* "legendary" */
	const char *title; /* message id */
	const char *blurb; /* message id: one line */
	uint16_t version;  /* version of the rules: a record of another version may not replay */
	uint8_t seats_min, seats_max;
	uint16_t minutes; /* typical length of a match between people */

	uint16_t state_bytes, pub_bytes, priv_at, priv_bytes, journal_at;

	const struct pet_kind
		*kinds; /* rows from PET_K_GAME on are the game's; lower ones unused */
	const struct pet_verb *verbs;       /* row 0 unused */
	const struct pet_event_row *events; /* row 0 unused */
	const struct pet_reason *reasons;   /* row 0: allowed */
	const struct pet_reason *moments; /* by verb: its rule, for a move that is not asked for; or
					   * NULL */
	const struct pet_node *nodes;     /* row 0 unused */
	const struct pet_field *pub_fields; /* ended by a NULL name */
	const struct pet_field *priv_fields;
	const struct pet_option *options; /* ended by a NULL key */
	uint8_t kind_count, verb_count, event_count, reason_count, node_count;
	uint8_t who_kind; /* what frame.who and event.who mean: PET_K_SEAT or a game kind */

	/* Sets up the position and pushes the first frame. The state is zeroed, flow.seats is set.
	 * Returns NULL, or why this set-up is impossible (message id). */
	const char *(*setup)(void *state, const struct pet_setup *s);

	/* Optional. What the current question is about beyond the locals of its frame (where the
	 * battle is, which monster attacks): more values for the prompt, as the view's seat may know
	 * them; returns how many. */
	int (*about)(struct pet_view v, struct pet_arg out[PET_ABOUT_MAX]);

	/* Optional. */
	const struct pet_anytime *anytime;

	/* The seat that decides for frame.who. NULL: who is the seat. Every question is asked by
	 * it. */
	uint8_t (*seat_of)(const void *pub, uint8_t who);

	/* Optional. Seats choose their colours in play, and not before: the one that this seat has
	 * chosen (pet_colour_find); PET_NOBODY: none yet. Every sentence that names a seat needs
	 * it. */
	uint8_t (*colour_of)(const void *pub, uint8_t seat);

	/* Optional. The seat that wins and loses together with this one; PET_NOBODY: it plays
	 * alone. Fixed at set-up. NULL: everybody plays alone. A fact shows it; this decides who may
	 * read what is said to a partner. */
	uint8_t (*partner)(const void *pub, uint8_t seat);

	/* Optional. Removes from a copy of pub what this seat (PET_NOBODY: an observer) is not to
	 * be sent although the engine treats it as public: purses behind screens. Views that leave
	 * the engine are made from the result; the seat's own legal moves must not depend on what
	 * is removed. */
	void (*veil)(void *pub, uint8_t seat);

	/* With veil: fills in plausible values for what was removed, for programs that play on from
	 * a view. */
	void (*guess)(void *pub, uint8_t seat);

	/* How the win is shared, in SHARES; sums to SHARES when the game is over (solo: the
	 * player's own, 0 or SHARES). */
	void (*result)(const void *pub, uint8_t share[PET_SEATS_MAX]);

	/* Fills in at random, consistently, what seat cannot know: pub and priv[seat] are given,
	 * the other priv are zero on entry. */
	void (*resample)(void *state, uint8_t seat, struct pet_bits *bits);

	/* Checks everything: pieces, cards, owners, derived data. NULL, or what is wrong. */
	const char *(*check)(const void *state);

	/* Recomputes derived masks and counters after fields were set from outside. May be NULL. */
	void (*derive)(void *state);

	/* Puts the flow at a named moment, for scenarios and hand-made positions: "turn purple
	 * ares". Returns NULL, or what is wrong. */
	const char *(*stage)(void *state, const char *words);

	/* What bots, their training and statistics know of it (bots.h). Never NULL. */
	const struct pet_bots *bots;

	/* The position in words, the map as lines of text, the drawing for graphical clients. */
	void (*describe)(struct pet_view v, struct pet_text *t);
	void (*map)(struct pet_view v, struct pet_text *t);
	void (*board)(struct pet_view v, struct pet_json *j);

	/* Optional, both or none. The map as sites (chart.h), at most PET_SITES_MAX, and how far the
	 * ground around a site reaches; and the signs on it, a message id. */
	int (*chart)(struct pet_view v, struct pet_site *out, int *reach);
	const char *chart_signs;

	/* Optional. The cards (tiles, boards...) in words, one per line; filter: only those it
	 * names, NULL: all. */
	void (*cards)(struct pet_text *t, const char *filter);

	/* Optional. The table that a rule cites, in words, from what is built in: cells between " | ",
	 * a line each, the head first. Puts nothing: the rule has none. */
	void (*rule_table)(struct pet_text *t, const char *rule);

	/* Optional, all or none. What a legal move of the current question costs: exactly what it
	 * takes from the purse before the next question; where a later answer of the same action
	 * pays, the least that any of them takes; for an offering, what is due when all pay. What the
	 * asked seat can pay with; and how an amount of money reads: a message id with {n}. */
	unsigned (*price)(const void *pub, pet_move m);
	unsigned (*purse)(const void *pub, uint8_t who);
	const char *money;

	/* Optional. What follows from the position and people want to know (facts.h): income, what is
	 * missing for a victory, points, orders, limits, what things do in this mode. Hands the rows
	 * of the topics asked for to out. Ask pet_facts() for them: it removes what is veiled. */
	void (*facts)(struct pet_view v, struct pet_facts *out);

	/* Optional. What a legal move of the current question is called where the position says more
	 * than its verb does: a message with the arguments of the verb; NULL: as its verb says. Verbs
	 * of their own would say it, too, but records hold those that there are. */
	const char *(*says)(const void *pub, pet_move m);

	/* Optional. A loss caused by a legal move of the current question, or what it makes; after:
	 * the position it leads to (foresee.h). Battles against a stronger side are detected without it. */
	bool (*warn)(const void *pub, const void *after, pet_move m, struct pet_warning *out);

	/* Optional. Answers to reactions (struct pet_node: passes) that a standing order of the view's
	 * seat may name (order.h): what it could answer as things stand, if it were asked. */
	int (*answers)(struct pet_view v, pet_move *out);

	/* Optional. Values that a pack may replace (pack.h). */
	const struct pet_packing *packing;

	/* Optional. The battle in progress (false: none). */
	bool (*battle)(const void *pub, struct pet_battle *b);
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

/* Receives events; may be NULL. When it is full, dropped counts the rest. */
struct pet_events {
	struct pet_event *event;
	uint32_t count, cap, dropped;
};

/* Default options of a game. */
void pet_setup_default(const struct pet_game *game, struct pet_setup *s, uint8_t seats);

/* What a record of an older rules version means by the options it does not name. */
void pet_setup_of_version(const struct pet_game *game, struct pet_setup *s, unsigned version);

/* Starts a match and runs to the first question. NULL, or why that is impossible. */
const char *pet_game_start(const struct pet_game *game, void *state, const struct pet_setup *s,
			   struct pet_events *events);

/* The seat that must answer, CHANCE, or NOBODY. */
static inline uint8_t pet_game_asked(const void *state)
{
	return ((const struct pet_flow *)state)->asked;
}

/* The node that asks, and its frame. Only while the game is in progress. */
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

/* The outcome chosen by 64 random bits. Only when CHANCE is asked. */
pet_move pet_game_sample(const struct pet_game *game, const void *state, uint64_t r);

/* Whether m is legal now. */
bool pet_game_is_legal(const struct pet_game *game, const void *state, pet_move m);

/* The checked entry point: plays m for seat if that seat is asked and m is legal, then runs to the
 * next question. If refused, the state is unchanged. */
enum pet_refusal pet_game_play(const struct pet_game *game, void *state, uint8_t seat, pet_move m,
			       struct pet_events *events);

/* Unchecked: m must come from pet_game_legal or pet_game_sample of this state. */
void pet_game_advance(const struct pet_game *game, void *state, pet_move m,
		      struct pet_events *events);

/* Runs to the next question after the flow was set from outside (game->stage). */
void pet_game_settle(const struct pet_game *game, void *state, struct pet_events *events);

/* Why the view's seat, which is asked, may not play m: a row of the game's reasons; 0: it may. Only
 * where the node says why. */
uint8_t pet_view_refused(const struct pet_game *game, struct pet_view v, pet_move m);

/* Why seat may not play m: the reason's row; NULL when it may. */
const struct pet_reason *pet_game_why(const struct pet_game *game, const void *state, uint8_t seat,
				      pet_move m);

/* Why seat cannot choose a thing (a value of a kind) at all: the reason that refuses most of its
 * moves, and in *tried one of those moves (or PET_MOVE_NONE). NULL: a legal move takes it. */
const struct pet_reason *pet_game_why_thing(const struct pet_game *game, const void *state,
					    uint8_t seat, uint8_t kind, uint8_t value,
					    pet_move *tried);

/* A full state consistent with a seat's view, with hidden things redrawn. */
void pet_game_resample(const struct pet_game *game, struct pet_view v, void *state,
		       struct pet_bits *bits);

/* 64-bit hash of everything but the journal. */
uint64_t pet_game_hash(const struct pet_game *game, const void *state);

/* Who may know the move that answers the current question: one bit per seat, or PET_SEEN_BY_ALL. */
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
