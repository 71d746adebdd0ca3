/* load.h: what the load client and the limits of the machine share. */
#ifndef TESTS_SERVER_LOAD_H
#define TESTS_SERVER_LOAD_H

double now(void); /* seconds */

int limit_disk(const char *folder, int lines_a_commit);
int limit_loopback(void);

#endif
