/* bot_server.h: a bot at the tables of a server, as somebody with an account of its own. */
#ifndef CMD_BOT_SERVER_H
#define CMD_BOT_SERVER_H

#include <stdbool.h>
#include <stdint.h>

enum { JOIN_MAX = 16 };

struct bot_server {
	const char *url, *token;
	const char *game;           /* sits down at tables of this game only; NULL: any */
	const char *bot;            /* "level:3", "cmd:./mybot" */
	uint32_t ms;                /* a decision, for cmd: */
	const char *join[JOIN_MAX]; /* links of tables */
	int joins;
	bool open;      /* sits down at public tables that wait for somebody */
	uint64_t games; /* ends after so many; 0: never */
};

/* Plays until it is stopped, or has played so many games. Exit code. */
int bot_at_server(const struct bot_server *o);

#endif
