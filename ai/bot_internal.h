/* bot_internal.h: what the files of a bot share: its memory and the search tree. */
#ifndef AI_BOT_INTERNAL_H
#define AI_BOT_INTERNAL_H

#include "ai/bot.h"
#include "ai/judge.h"
#include "core/mark.h"

enum { WHOLE = 65536, FINISH_VAIN = 4096 };

/* A node of the search tree holds statistics of one move of one seat; positions are replayed. */
struct tree_node {
	pet_move m;
	uint32_t first, next; /* children and siblings: indices into the pool; 0: none */
	uint32_t visits;
	uint64_t sum;     /* of the mover's shares */
	int32_t look;     /* the mover's share by a one-ply evaluation; -1: not evaluated */
	uint16_t prior;   /* prior before any visit: its part of 65535 among siblings */
	uint8_t seat : 4; /* who moved */
	uint8_t then : 4; /* who is asked after it, if known: a seat, or one of enum tree_then */
	uint8_t expanded : 1; /* children were created */
	uint8_t last : 1;     /* the game is over after it */
	uint8_t idle : 1;     /* it comes to nothing (game.h) */
	uint8_t circle : 1;   /* it ends where the turn has been before (circle.c) */
	uint8_t sure : 1;     /* its children are all that there ever are */
	uint8_t known : 1;    /* its position is always the same; its worth is in its leaf, */
	uint8_t quiet : 1;    /* ... and nothing is half done there */
	uint8_t placed : 1;   /* its place is in its leaf */
};
enum tree_then { THEN_UNKNOWN = 13, THEN_CHANCE, THEN_NOBODY };

/* A position of a turn without what can be spent, and how much there was to spend (circle.c). */
struct been {
	uint64_t place;
	uint32_t left;
};

/* What is kept of the position of a node, where nothing hidden and no chance led to it. */
struct tree_leaf {
	uint64_t place; /* a struct been */
	uint32_t left;
	uint16_t share[PET_SEATS_MAX]; /* the evaluation of the first look; 65535: all */
};
enum { BEEN_MAX = 32 };

struct bot {
	struct pet_bot_spec spec;
	struct pet_bits bits;
	uint64_t nature;                       /* the seed of its likes and dislikes */
	const struct pet_character *character; /* whom it plays; NULL: nobody */
	uint32_t iterations;
	uint8_t seat; /* whose moves it chooses */
	int thought_count;
	struct pet_bot_thought thought[PET_BOT_ALTERNATIVES];

	bool finishing;             /* finish.c: the last choice was part of a forced win, */
	bool in_vain;               /* ... and there was none for the last question */
	uint64_t vain[FINISH_VAIN]; /* positions known to have no forced win, and to what depth */

	struct been been[BEEN_MAX]; /* circle.c: where this turn has been, */
	int been_count;
	uint64_t turn; /* ... and the position after our last move, if we are asked again; else 0 */

	struct pet_outlook outlook; /* of this game and these settings */
	struct pet_net_memo memo;   /* of the positions evaluated last */

	/* Tree search: the pool follows this struct in memory. */
	uint32_t root, used;
	uint32_t asked_root;            /* the root of the last choice */
	pet_move forced;                /* searched in any case; PET_MOVE_NONE: none */
	bool thorough;                  /* use the whole budget even if the choice is clear */
	bool won;                       /* there is a forced win */
	int64_t par;                    /* in a decided game: points of an average seat; or 0 */
	int32_t win;                    /* in a decided game: the share of the win */
	uint64_t chance[PET_SEATS_MAX]; /* sums of the evaluations of the last search, */
	uint64_t by_move[PET_MOVES_MAX][PET_SEATS_MAX]; /* ... and by its first move, if thorough */
	bool certain;  /* nothing is hidden: every iteration begins in the same world */
	bool foresees; /* chance is known: its answers are pet_bot_fate's, */
	uint64_t fate; /* with this seed */
	uint32_t fate_now, fate_at; /* answers given in the game, and in this iteration */
	bool joined;                /* crew.c: the first moves include the mates' visits */
	uint64_t expected; /* hash of the position after our last move, if we are asked again */
	uint64_t saved_ns; /* time that earlier decisions of this turn did not need */
	_Alignas(64) unsigned char world[PET_STATE_MAX];
	_Alignas(64) unsigned char play[PET_STATE_MAX];
	_Alignas(64) unsigned char trial[PET_STATE_MAX];
	struct tree_node pool[]; /* spec.pool nodes, then as many leaves */
};

static inline struct tree_leaf *pet_tree_leaf(struct bot *bot, uint32_t node)
{
	return (struct tree_leaf *)(void *)(bot->pool + bot->spec.pool) + node;
}

pet_move pet_static_choose(struct bot *bot, const struct pet_game *game, struct pet_view v,
			   const pet_move *legal, int n);
pet_move pet_greedy_choose(struct bot *bot, const struct pet_game *game, struct pet_view v,
			   const pet_move *legal, int n);
pet_move pet_mcts_choose(struct bot *bot, const struct pet_game *game, struct pet_view v,
			 const pet_move *legal, int n);

/* A character of the game, or NULL; and what the bot likes about a position beyond its worth, in
 * 1/65536 (character.c). */
const struct pet_character *pet_character_find(const struct pet_game *game, const char *token);
int32_t pet_character_leaning(const struct bot *bot, const struct pet_game *game,
			      const void *state);

/* What leaving the plan of its character costs each move. */
void pet_character_astray(const struct bot *bot, const struct pet_game *game, struct pet_view v,
			  const pet_move *legal, int n, int64_t cost[PET_MOVES_MAX]);

/* The number of a plan among the game's, or -1. */
int pet_plan_find(const struct pet_game *game, const char *name);

/* The move with most points by a plan of the game; equal ones at random. */
pet_move pet_plan_choose(const struct pet_game *game, int plan, struct pet_view v,
			 const pet_move *legal, int n, struct pet_bits *bits);

/* The search alone (mcts.c): fills the tree. */
void pet_mcts_think(struct bot *bot, const struct pet_game *game, struct pet_view v,
		    const pet_move *legal, int n);

/* As many more iterations through one move of the last question. */
void pet_mcts_examine(struct bot *bot, const struct pet_game *game, struct pet_view v, pet_move m,
		      uint32_t iterations);

/* Remembers the position after our move if it leads straight to our next question. */
void pet_mcts_keep(struct bot *bot, const struct pet_game *game, pet_move m);

/* The tree (tree.c). A new node, 0: the pool is full. */
uint32_t pet_tree_node(struct bot *bot, pet_move m, uint8_t seat);

/* Creates children for the legal moves of a position, with priors from a one-ply evaluation; there must be room
 * in the pool. sure: the parent never has another position than this. */
void pet_tree_expand(struct bot *bot, const struct pet_game *game, const void *state,
		     uint32_t parent, const pet_move *legal, int n, bool sure);

/* Selects a child of a node whose moves are always the same; or among the moves that are legal in this world,
 * where those without a node (illegal in earlier worlds) get one. */
uint32_t pet_tree_select_sure(struct bot *bot, uint32_t parent, uint8_t seat);
uint32_t pet_tree_select(struct bot *bot, const struct pet_game *game, uint32_t parent,
			 uint8_t seat, const pet_move *legal, int n);

/* What the first look found where the position of a node is known. */
void pet_tree_recall(struct bot *bot, uint32_t node, int32_t share[PET_SEATS_MAX]);

/* Whether a move comes to nothing (core/bots.h). */
bool pet_tree_idle(const struct pet_game *game, const void *state, pet_move m);

/* The child of a move, 0: none. */
uint32_t pet_tree_child(const struct bot *bot, uint32_t parent, pet_move m);

/* The mean of the mover's shares. */
static inline int64_t pet_tree_mean(const struct tree_node *node)
{
	return node->visits ? (int64_t)(node->sum / node->visits) : 0;
}

/* For studying a game, not for playing: how answer number n of chance is drawn if it is fixed in
 * advance, and a tree search (without threads=) that knows it; before each choice it must be given
 * the number of answers so far. Its wins indicate the most that any player could reach. */
uint64_t pet_bot_fate(uint64_t fate, uint32_t n);
void pet_bot_foresee(void *bot, uint64_t fate, uint32_t n);

/* init, think and keep for all members of a bot's crew; step: bytes from one to the next. */
void pet_crew_init(struct bot *bot);
void pet_crew_think(struct bot *bot, const struct pet_game *game, struct pet_view v,
		    const pet_move *legal, int n);
void pet_crew_keep(struct bot *bot, const struct pet_game *game, pet_move m);
/* A question with one answer: the tree is kept as after a choice. */
void pet_crew_pass(struct bot *bot, const struct pet_game *game, struct pet_view v, pet_move m);
size_t pet_crew_step(const struct pet_bot_spec *spec);

/* A move that wins within the seat's turn against any defence, or PET_MOVE_NONE; examines at most
 * budget positions. */
pet_move pet_finish_find(struct bot *bot, const struct pet_game *game, struct pet_view v,
			 const pet_move *legal, int n, uint32_t budget);

/* Leaves in the list the offers of an auction that win whenever the round is played out (rounds.c), and returns
 * their count; n, and the list as it was, if none does. */
int pet_rounds_won(struct bot *bot, const struct pet_game *game, struct pet_view v, pet_move *legal,
		   int n);

/* Circles (circle.c). The question v is asked; m answers it; whether a position after some moves of the
 * turn is one where it has been with as much to spend: before this question, or on the way. */
void pet_circle_asked(struct bot *bot, const struct pet_game *game, struct pet_view v);
void pet_circle_answered(struct bot *bot, const struct pet_game *game, struct pet_view v,
			 pet_move m);
bool pet_circle_closed(const struct bot *bot, const struct pet_game *game, const void *state,
		       struct been *way, int *count);

/* The position between two actions of a seat without what it can spend; false: it is not one. What was
 * spent since the turn has been in that place; 0: it has not, or nothing was. */
bool pet_circle_place(const struct pet_game *game, const void *state, uint8_t seat,
		      struct been *out);
uint32_t pet_circle_spent(const struct been *been, int count, const struct been *now);
uint32_t pet_circle_price(const struct bot *bot, const struct pet_game *game, const void *state);

/* Removes moves that come to nothing (game.h, idle) from a list, unless nothing else is left;
 * returns the count. */
int pet_bot_sensible(const struct pet_game *game, const void *state, pet_move *legal, int n);

/* A hash of what everybody sees. */
uint64_t pet_public_hash(const struct pet_game *game, const void *state);

/* The value of a state as this bot sees it. */
void pet_bot_judge(struct bot *bot, const struct pet_game *game, const void *state,
		   int32_t share[PET_SEATS_MAX]);

/* The mean of all seats' points by the terms of eval. */
int64_t pet_bot_par(const struct pet_game *game, const void *state);

/* Whether a move is in the list. */
bool pet_bot_may(const pet_move *legal, int n, pet_move m);

/* Keeps the best alternatives, best first, by visits then value. */
void pet_bot_thought_add(struct bot *bot, pet_move m, int32_t value, uint32_t visits);

#endif
