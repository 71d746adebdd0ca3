/* listen.h: notifications from the other servers on a PostgreSQL database: a connection used only
 * for LISTEN. It has its own thread, because reconnecting may take any time. */
#ifndef SERVER_LISTEN_H
#define SERVER_LISTEN_H

struct listener;

struct listener *listen_open(const char *url, int own_pid); /* NULL: no thread available */
void listen_close(struct listener *e);
int listen_fd(const struct listener *e); /* readable when there is news */
/* Notifications from this backend are our own. */
void listen_ignore(struct listener *e, int pid);
/* Everything received since the last call; DB_MISSED if something may have been lost. */
void listen_news(struct listener *e, void (*told)(void *arg, const char *payload), void *arg);

#endif
