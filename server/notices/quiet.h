/* quiet.h: the time of day where somebody lives. */
#ifndef SERVER_QUIET_H
#define SERVER_QUIET_H

#include "server/store/outbox.h"

/* When the quiet hours end that it is in now; 0: it is in none. */
int64_t quiet_until(const struct quiet_row *q, int64_t now);
/* Minutes by which the zone ("Europe/Warsaw") is before UTC then; `otherwise` where this host does not know it. */
int zone_ahead(const char *zone, int64_t at_s, int otherwise);
bool zone_fits(const char *zone); /* can be the name of one */

#endif
