/* serve.h: the server as one call. */
#ifndef SERVER_SERVE_H
#define SERVER_SERVE_H

#include <stdbool.h>

#include "server/base/config.h"
#include "server/tables/repair.h" /* the doctor mends tables */

/* Runs until SIGTERM; the exit code of the program. */
int server_main(const struct server_config *config);

/* The web client is in this binary. */
bool server_has_page(void);

#endif
