/* port.h: finds out who listens on a port. */
#ifndef CMD_PORT_H
#define CMD_PORT_H

#include <stdbool.h>

/* Why a server could not listen there (errno), 0: it could. */
int port_error(const char *address, int port);

/* Whether something listens there already. */
bool port_taken(const char *address, int port);

/* Whether a Petteia server answers there. */
bool port_petteia(const char *address, int port);

/* That port, or the next free one. */
int port_free(const char *address, int port);

#endif
