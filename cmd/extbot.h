/* extbot.h: external programs as bots, over a line protocol (docs/PROTOCOL.md).
 *
 * They are not trusted: each decision has a time limit, and a program that hangs, crashes or
 * answers with an illegal move loses that game with a verdict, is killed, and restarted for the
 * next one. */
#ifndef CMD_EXTBOT_H
#define CMD_EXTBOT_H

#include "cmd/bots.h"

struct extbot;

/* command is run by the shell, when it is first asked something. */
struct extbot *extbot_open(const char *command, uint32_t ms);

/* Starts the program now and waits for its "ready"; false: see the verdict. */
bool extbot_greet(struct extbot *b);

void extbot_start(struct extbot *b, const struct pet_game *game, uint8_t seat, uint64_t seed);

/* A legal move, or PET_MOVE_NONE with a verdict. */
pet_move extbot_choose(struct extbot *b, const struct pet_game *game, struct pet_view v,
		       uint32_t line);

/* The verdict on the current game, and in words: "cmd:./x gave no answer within 500 ms". */
enum verdict extbot_verdict(const struct extbot *b);
const char *extbot_reason(const struct extbot *b);

void extbot_end(struct extbot *b, const struct pet_game *game, const void *state);
void extbot_close(struct extbot *b);

#endif
