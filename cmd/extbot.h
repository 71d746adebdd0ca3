/* extbot.h: bots that are programs of somebody else, talked to in lines (docs/PROTOCOL.md).
 *
 * Nothing they do may harm us: they get so much time a decision, and a program that is silent, dies
 * or answers what is not legal loses that game with a verdict, is killed, and started again for the
 * next one. */
#ifndef CMD_EXTBOT_H
#define CMD_EXTBOT_H

#include "cmd/bots.h"

struct extbot;

/* command is given to the shell; it is started when it is first asked something. */
struct extbot *extbot_open(const char *command, uint32_t ms);

/* Starts the program now and waits for its "ready"; false: a verdict. */
bool extbot_greet(struct extbot *b);

void extbot_start(struct extbot *b, const struct pet_game *game, uint8_t seat, uint64_t seed);

/* A legal move, or PET_MOVE_NONE with a verdict. */
pet_move extbot_choose(struct extbot *b, const struct pet_game *game, struct pet_view v,
		       uint32_t line);

/* Of the present game, and in words: "cmd:./x gave no answer within 500 ms". */
enum verdict extbot_verdict(const struct extbot *b);
const char *extbot_reason(const struct extbot *b);

void extbot_end(struct extbot *b, const struct pet_game *game, const void *state);
void extbot_close(struct extbot *b);

#endif
