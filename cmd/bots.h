/* bots.h: the players that are programs, by name; the one door of the command to ai/ and to the
 * programs of others (extbot.h). */
#ifndef CMD_BOTS_H
#define CMD_BOTS_H

#include "core/game.h"

enum { BOT_NAME_MAX = 128 };

/* How a program of somebody else may fail a match. */
enum verdict { VERDICT_NONE, VERDICT_HUNG, VERDICT_CRASHED, VERDICT_CHEATED, VERDICTS };

struct player;

/* A bot of that name, or the end of the program if there is none. Not from several threads. */
struct player *player_open(const char *name);

/* The same; a program of somebody else gets so many milliseconds a decision, and the budgets of
 * ours are counted by that clock. */
struct player *player_open_with(const char *name, uint32_t ms, uint64_t (*clock)(void));

/* A program that cannot be started or says nothing is the end of ours, now rather than at its first move. */
void player_greet(struct player *p);

/* Before a match: the same seed gives the same moves (bots with a budget of time excepted). */
void player_start(struct player *p, const struct pet_game *game, uint8_t seat, uint64_t seed);

/* The choice of the seat that is asked; a program that fails ends ours with a message. */
pet_move player_choose(struct player *p, const struct pet_game *game, struct pet_view v);

/* The same, but PET_MOVE_NONE and a verdict if it fails. line: of the record to be. */
pet_move player_try(struct player *p, const struct pet_game *game, struct pet_view v,
		    uint32_t line);
enum verdict player_verdict(const struct player *p);

/* After a match; state: the end, NULL if it was broken off. */
void player_end(struct player *p, const struct pet_game *game, const void *state);

/* Ends the programs of others. */
void player_close(struct player *p);

/* Splits "greedy,mcts:ms=100,depth=6,random" into names; a piece "key=value" belongs to the bot
 * before it. Returns how many; at most max. */
int bots_split(const char *list, char name[][BOT_NAME_MAX], int max);

#endif
