/* programs.h: accounts for programs. */
#ifndef SERVER_PROGRAMS_H
#define SERVER_PROGRAMS_H

#include "server/store/store.h"

struct server;

/* Creates an account for a program, or issues another token for the one of this name. NULL, or what
 * is wrong. */
const char *bot_token(struct server *s, const char *name, char token[TOKEN_MAX]);

#endif
