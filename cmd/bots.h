/* bots.h: program players by name; the command's only access to ai/ and to external programs
 * (extbot.h). */
#ifndef CMD_BOTS_H
#define CMD_BOTS_H

#include "core/game.h"

enum { BOT_NAME_MAX = 512 }; /* it may name a file */

/* How an external program may forfeit a match. */
enum verdict { VERDICT_NONE, VERDICT_HUNG, VERDICT_CRASHED, VERDICT_CHEATED, VERDICTS };

struct player;

/* The bot of that name; exits if there is none. Not thread-safe. */
struct player *player_open(const char *name);

/* The same, with a time limit per decision in milliseconds for external programs; our own bots'
 * budgets use the same clock. */
struct player *player_open_with(const char *name, uint32_t ms, uint64_t (*clock)(void));

/* Exits if the bot cannot play this game; players are checked at their start, too. */
void player_suits(const struct player *p, const struct pet_game *game);

/* Exits if an external program cannot be started or does not answer, now rather than at its first
 * move. */
void player_greet(struct player *p);

/* Before a match: the same seed gives the same moves (except for bots with a time budget). */
void player_start(struct player *p, const struct pet_game *game, uint8_t seat, uint64_t seed);

/* The choice of the asked seat; exits with a message if an external program fails. */
pet_move player_choose(struct player *p, const struct pet_game *game, struct pet_view v);

/* The same, but PET_MOVE_NONE and a verdict if it fails. line: the number of its line in the
 * record. */
pet_move player_try(struct player *p, const struct pet_game *game, struct pet_view v,
		    uint32_t line);
enum verdict player_verdict(const struct player *p);

/* After a match; state: the final state, NULL if it was abandoned. */
void player_end(struct player *p, const struct pet_game *game, const void *state);

/* Terminates external programs. */
void player_close(struct player *p);

/* Splits "greedy,mcts:ms=100,depth=6,random" into names; a part "key=value" belongs to the bot
 * before it. Returns the count, at most max. */
int bots_split(const char *list, char name[][BOT_NAME_MAX], int max);

#endif
