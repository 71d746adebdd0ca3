/* bots.h: the players that are programs, by name; the one door of the command to ai/. */
#ifndef CMD_BOTS_H
#define CMD_BOTS_H

#include "core/game.h"

enum { BOT_NAME_MAX = 128 };

struct player;

/* A bot of that name, or the end of the program if there is none. Not from several threads. */
struct player *player_open(const char *name);

/* Before a match: the same seed gives the same moves (bots with a budget of time excepted). */
void player_start(struct player *p, const struct game *game, uint8_t seat, uint64_t seed);

/* The choice of the seat that is asked. */
move player_choose(struct player *p, const struct game *game, struct view v);

/* Splits "greedy,mcts:ms=100,depth=6,random" into names; a piece "key=value" belongs to the bot
 * before it. Returns how many; at most max. */
int bots_split(const char *list, char name[][BOT_NAME_MAX], int max);

#endif
