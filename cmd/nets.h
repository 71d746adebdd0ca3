/* nets.h: nets as files (docs/TRAINING.md), and bots that judge by them: "greedy:judge=FILE". */
#ifndef CMD_NETS_H
#define CMD_NETS_H

#include "ai/bot.h"
#include "ai/judge.h"

/* The net of a file that net_write wrote, which must fit the game; exits if it does not. */
struct pet_net net_read(const char *path, const struct pet_game *game);

/* Writes it. Where that fails it is kept in a file for temporary ones, and false comes back: what took hours is not
 * lost. */
bool net_write(const char *path, const struct pet_game *game, const struct pet_net *net);

/* A bot by its name, as pet_bot_parse, but judge=FILE may be among the settings of any. Not thread-safe. */
bool bot_parse(const char *name, struct pet_bot_spec *spec, struct pet_fault *fault);

/* As pet_bot_suits; a net of a file must fit the features of the game as well. */
bool bot_suits(const struct pet_bot_spec *spec, const struct pet_game *game,
	       struct pet_fault *fault);

#endif
