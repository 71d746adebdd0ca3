/* bot_server.h: a bot with an account of its own at a server's tables. */
#ifndef CMD_BOT_SERVER_H
#define CMD_BOT_SERVER_H

#include <stdbool.h>
#include <stdint.h>

enum { JOIN_MAX = 16 };

struct bot_server {
	const char *url, *token;
	const char *game;           /* sit down at tables of this game only; NULL: any */
	const char *bot;            /* "level:3", "cmd:./mybot" */
	uint32_t ms;                /* per decision, for cmd: */
	const char *join[JOIN_MAX]; /* links of tables */
	int joins;
	bool open;      /* sit down at public tables that lack a player */
	uint64_t games; /* stop after this many games; 0: never */
};

/* Plays until it is stopped or has played o->games games. Returns the exit code. */
int bot_at_server(const struct bot_server *o);

#endif
