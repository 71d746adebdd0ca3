/* port.h: who listens where. */
#ifndef CMD_PORT_H
#define CMD_PORT_H

#include <stdbool.h>

/* Somebody listens there already. */
bool port_taken(const char *address, int port);

/* A Petteia answers there. */
bool port_petteia(const char *address, int port);

/* That port, or the next one that is free. */
int port_free(const char *address, int port);

#endif
