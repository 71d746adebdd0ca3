/* bot.h: bots. They see only core/game.h.
 *
 * A bot gets a view, never a state; to look ahead it samples worlds that fit the view
 * (pet_game_resample). It allocates nothing: the host provides memory, and a clock for time
 * budgets.
 *
 *     struct pet_bot_spec spec;
 *     if (!pet_bot_parse("mcts:ms=100", &spec, &fault)) ...
 *     spec.now_ns = my_clock;                           only where the budget is time
 *     void *bot = malloc(pet_bot_bytes(&spec));
 *     pet_bot_init(bot, &spec, seed);
 *     pet_move m = pet_bot_choose(bot, game, view);     the view of the seat that is asked
 *
 * Names: random, static, greedy, mcts:ms=100, mcts:iterations=2000, level:1 to level:7, and plan:NAME
 * for a plan of the game (bots.h, plans); further settings after commas
 * (mcts:iterations=500,depth=6; judge=hand for the game's eval instead of its net;
 * level:1,character=sailor for one of the game's characters, whom levels 1 to 3 play;
 * character=nobody for none).
 * The same seed, iterations and threads= give the same moves on every platform: there are no
 * floats, and threads share nothing until all are done. */
#ifndef AI_BOT_H
#define AI_BOT_H

#include "core/bots.h"
#include "core/position.h"

PET_API_BEGIN

enum pet_bot_type { PET_BOT_RANDOM, PET_BOT_GREEDY, PET_BOT_MCTS, PET_BOT_STATIC, PET_BOT_PLAN };

/* Who evaluates positions: the game's net if it has one, or its hand-written eval. */
enum pet_bot_judge { PET_JUDGE_LEARNED, PET_JUDGE_HAND };

enum {
	PET_BOT_LEVELS = 7,
	PET_BOT_ALTERNATIVES = 5,
	PET_BOT_THREADS_MAX = 16,
	PET_BOT_PLAN_MAX = 32
};

#define PET_BY_OUTLOOK UINT32_MAX /* as many as the game says (game.h, outlook) */

struct pet_bot_spec {
	uint8_t type;
	uint8_t level;       /* 1 to 7 when named by level, else 0 */
	uint8_t blunder;     /* percentage of random moves (for training) */
	uint32_t ms;         /* budget per decision in milliseconds; 0: iterations count */
	uint32_t carry;      /* 1: what a decision does not need of it, the turn's next ones get */
	uint32_t iterations; /* budget per decision in iterations */
	uint32_t depth;      /* decisions of a play-out before it is judged, or PET_BY_OUTLOOK */
	uint32_t leaf;       /* percent: weight of the judgement before the play-out; or the same */
	uint32_t rest;       /* 1: play-outs continue to a quiet node; or the same */
	uint32_t explore;    /* weight of exploration, in 1/256; or the same */
	uint32_t trust;      /* the first look at a move counts as this many visits; or the same */
	uint32_t heat;       /* how attention falls with a worse first look; or the same */
	uint32_t expand;     /* visits of a move before its answers are looked at; or the same */
	uint32_t pool;       /* nodes of the search tree */
	uint32_t threads;    /* searches of the same question, each with the whole budget */
	uint32_t budget;     /* greedy: positions examined per decision */
	uint32_t finish;     /* positions examined in search of a forced win */
	uint32_t rounds;     /* how often the round after an offer is played out (rounds.c) */
	uint32_t fancy;      /* greedy: in thousandths of a win, the size of likes and dislikes */
	uint32_t whim;       /* percent: how much a character's likings count */
	uint32_t stranger;   /* not 0: likings drawn from this number (for training and tests) */
	uint8_t judge;       /* enum pet_bot_judge */
	char plan[PET_BOT_PLAN_MAX];      /* the name of the game's plan that it follows */
	char character[PET_BOT_PLAN_MAX]; /* whom it plays; empty with whim: by its seed */
	const struct pet_net *net;        /* PET_JUDGE_LEARNED: this one; NULL: the game's */
	/* A bias: points for each feature of the bot's seat, or NULL. 65536 is a whole win. */
	const int32_t *taste;
	uint64_t (*now_ns)(void); /* the host's clock; NULL: iterations only */
	/* Calls work(arg, 0) to work(arg, n - 1), in any order or at the same time, and returns when
	 * all have returned: the host's threads. NULL: they run one after the other. */
	void (*in_parallel)(void (*work)(void *arg, unsigned i), void *arg, unsigned n);
	bool (*stopped)(void); /* the host ends: a search answers with what it has; or NULL */
};

/* The bot's opinion of one move: share of the win in 1/65536, and visits. */
struct pet_bot_thought {
	pet_move m;
	int32_t value;
	uint32_t visits;
};

/* False: no such bot; fault says why. */
bool pet_bot_parse(const char *name, struct pet_bot_spec *spec, struct pet_fault *fault);

/* Whether the bot can play this game: a plan must be one of the game's. If not, fault says why; every
 * other bot plays every game. */
bool pet_bot_suits(const struct pet_bot_spec *spec, const struct pet_game *game,
		   struct pet_fault *fault);

/* Chooses whom a bot with a whim plays in this seat of a match, unless that is said: the same for the same
 * key, and neighbours differ. A host that makes a new bot for every question calls it. */
void pet_bot_cast(struct pet_bot_spec *spec, const struct pet_game *game, uint64_t key,
		  uint8_t seat);

/* Message id of a level's name. */
const char *pet_bot_level_name(int level);

size_t pet_bot_bytes(const struct pet_bot_spec *spec);
void pet_bot_init(void *bot, const struct pet_bot_spec *spec, uint64_t seed);

/* Sets the budget of a tree search to this many milliseconds per decision, and no more. */
void pet_bot_limit(void *bot, uint32_t ms);

/* The move of the seat v.seat, which is asked; in a game that suits the bot. */
pet_move pet_bot_choose(void *bot, const struct pet_game *game, struct pet_view v);

/* After a choice: whether its memory is useful for the same seat's next question. If not, a new bot
 * will do as well. */
bool pet_bot_goes_on(const void *bot);

/* After a choice: the best alternatives, best first; returns the count (0: it did not think). */
int pet_bot_thoughts(const void *bot, struct pet_bot_thought out[PET_BOT_ALTERNATIVES]);

/* After a choice by tree search: its opinion of one move; false: it was never tried. */
bool pet_bot_thought(const void *bot, pet_move m, struct pet_bot_thought *out);

/* The seat's own moves that the search expects after m, before anybody else is asked, as far as it
 * prefers them to all others together. */
int pet_bot_plan(const void *bot, pet_move m, pet_move *out, int max);

/* Tree search only: the expected shares of all seats if the best move is made, as far as the asked seat
 * v.seat can know, by a search with the bot's budget. forced: a move to examine in any case (the one that
 * was played), which changes nothing about the others, or PET_MOVE_NONE. Afterwards pet_bot_thoughts
 * returns the best moves, the first of which has the value share[v.seat]. */
bool pet_bot_chances(void *bot, const struct pet_game *game, struct pet_view v, pet_move forced,
		     int32_t share[PET_SEATS_MAX]);

/* After pet_bot_chances: the same if this move is made; false: it was not examined enough. */
bool pet_bot_chances_after(const void *bot, pet_move m, int32_t share[PET_SEATS_MAX]);

/* Why m: what it does at once, and the seat's own moves that the search expects next, with what they
 * do. Everything said holds in every world that was tried (explain.c). */
enum { PET_SAID_MAX = 12, PET_PLAN_MAX = 12 };

struct pet_said {
	const char *name; /* message id: what there is more of, or less */
	uint8_t number;   /* its place among the game's features, or the terms of its eval */
	bool planned;     /* by the plan, not at once */
	bool gain;        /* more of it; else it is a price */
};

struct pet_explanation {
	pet_move m, plan[PET_PLAN_MAX];
	int plans;
	bool wins, plan_wins; /* the game is won by m, or by the plan */
	uint32_t circle;      /* m comes back to where the turn has been: what was spent on it */
	struct pet_said said[PET_SAID_MAX];
	int count;
};

void pet_bot_explain(const void *bot, const struct pet_game *game, struct pet_view v, pet_move m,
		     struct pet_explanation *out);

/* The same in words: "at once it gains: a temple; at the price of: gold; the plan: end the turn". */
struct pet_text;
void pet_bot_because(const void *bot, const struct pet_game *game, struct pet_view v, pet_move m,
		     struct pet_text *t);

/* What is said of a move that comes back to where its turn has been, for so much. */
void pet_bot_wasted(uint32_t spent, struct pet_text *t);

/* What a player gave up by playing one move where another was better, and what the move played
 * gained instead ("given up: Zeus, priests; gained instead: gold"). */
void pet_bot_given_up(const void *bot, const struct pet_game *game, struct pet_view v,
		      pet_move played, pet_move better, struct pet_text *t);

/* What the search of the last choice expects for every seat in 1/65536; false: it did not search, or
 * counted points as well. */
bool pet_bot_expects(const void *bot, int32_t share[PET_SEATS_MAX]);

/* Iterations of the last choice. */
uint32_t pet_bot_iterations(const void *bot);

/* Value of a state for every seat in 1/65536: the result if it is over, the game's learned
 * judgement, its eval, or random play-outs if the game has neither. */
void pet_bot_value(const struct pet_game *game, const void *state, struct pet_bits *bits,
		   int32_t share[PET_SEATS_MAX]);

PET_API_END

#endif
