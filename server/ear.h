/* ear.h: news of the other servers on a PostgreSQL: a connection that only listens, on a thread of
 * its own: it may have to wait for a new one as long as it likes. */
#ifndef SERVER_EAR_H
#define SERVER_EAR_H

struct ear;

struct ear *ear_open(const char *url, int own_pid); /* NULL: no thread to be had */
void ear_close(struct ear *e);
int ear_fd(const struct ear *e); /* can be read when something was heard */
/* What this backend says is our own word. */
void ear_ignore(struct ear *e, int pid);
/* Everything that was heard since; DB_DEAF where something may have been missed. */
void ear_tell(struct ear *e, void (*told)(void *arg, const char *payload), void *arg);

#endif
