/* listen.c: LISTEN on a separate connection, and a list of the notifications received. */
#include "server/base/memory.h"
#include "server/store/db.h"
#include "server/store/listen.h"

#include <libpq-fe.h>
#include <poll.h>
#include <pthread.h>
#include <stdbool.h>
#include <stdlib.h>
#include <string.h>
#include <sys/eventfd.h>
#include <unistd.h>

enum { RECONNECT_MS = 300, STEP_MS = 100, SILENCE_MS = 5000 };

struct notice {
	struct notice *next;
	int pid;
	char text[];
};

struct listener {
	char *url;
	int fd, stop; /* eventfds */
	int own;
	pthread_t thread;
	pthread_mutex_t lock;
	struct notice *first, **tail;
};

static void queue(struct listener *e, const char *text, int pid)
{
	struct notice *w = memory_grow(NULL, sizeof *w + strlen(text) + 1);
	w->next = NULL;
	w->pid = pid;
	strcpy(w->text, text);
	pthread_mutex_lock(&e->lock);
	*e->tail = w;
	e->tail = &w->next;
	pthread_mutex_unlock(&e->lock);
	eventfd_write(e->fd, 1);
}

/* False: the listener is being closed. */
static bool sleep_until(struct listener *e, int socket, int ms)
{
	struct pollfd p[] = { { e->stop, POLLIN, 0 }, { socket, POLLIN, 0 } };
	poll(p, socket < 0 ? 1 : 2, ms);
	return !(p[0].revents & POLLIN);
}

static bool start(struct listener *e, PGconn *conn)
{
	bool fine = PQstatus(conn) == CONNECTION_OK && PQsendQuery(conn, "LISTEN petteia");
	for (int ms = 0; fine && PQisBusy(conn); ms += STEP_MS)
		fine = ms < SILENCE_MS && sleep_until(e, PQsocket(conn), STEP_MS) &&
		       PQconsumeInput(conn);
	PGresult *result = fine ? PQgetResult(conn) : NULL;
	fine = PQresultStatus(result) == PGRES_COMMAND_OK;
	PQclear(result);
	if (fine)
		PQclear(PQgetResult(conn)); /* its end */
	return fine;
}

/* A connection that died silently is detected by the kernel (tcp_user_timeout, keepalives). */
static bool follow(struct listener *e, PGconn *conn)
{
	for (;;) {
		PGnotify *note;
		while ((note = PQnotifies(conn)) != NULL) {
			queue(e, note->extra, note->be_pid);
			PQfreemem(note);
		}
		if (!sleep_until(e, PQsocket(conn), SILENCE_MS))
			return false;
		if (!PQconsumeInput(conn) || PQstatus(conn) != CONNECTION_OK)
			return true;
	}
}

static void *run(void *arg)
{
	struct listener *e = arg;
	bool open = true;
	while (open) {
		PGconn *conn = PQconnectdb(e->url);
		if (start(e, conn)) {
			queue(e, DB_MISSED, 0);
			open = follow(e, conn);
		}
		PQfinish(conn);
		open = open && sleep_until(e, -1, RECONNECT_MS);
	}
	return NULL;
}

struct listener *listen_open(const char *url, int own_pid)
{
	struct listener *e = memory_new(sizeof *e);
	e->url = memory_text(url);
	e->own = own_pid;
	e->tail = &e->first;
	e->fd = eventfd(0, EFD_NONBLOCK | EFD_CLOEXEC);
	e->stop = eventfd(0, EFD_NONBLOCK | EFD_CLOEXEC);
	pthread_mutex_init(&e->lock, NULL);
	if (e->fd >= 0 && e->stop >= 0 && pthread_create(&e->thread, NULL, run, e) == 0)
		return e;
	free(e->url);
	free(e);
	return NULL;
}

void listen_ignore(struct listener *e, int pid)
{
	pthread_mutex_lock(&e->lock);
	e->own = pid;
	pthread_mutex_unlock(&e->lock);
}

int listen_fd(const struct listener *e)
{
	return e->fd;
}

void listen_news(struct listener *e, void (*told)(void *arg, const char *payload), void *arg)
{
	eventfd_t times;
	(void)!eventfd_read(e->fd, &times); /* first: a notification from now on sets it again */
	pthread_mutex_lock(&e->lock);
	struct notice *w = e->first;
	int own = e->own;
	e->first = NULL;
	e->tail = &e->first;
	pthread_mutex_unlock(&e->lock);
	while (w) {
		struct notice *next = w->next;
		if (w->pid != own && told)
			told(arg, w->text);
		free(w);
		w = next;
	}
}

void listen_close(struct listener *e)
{
	eventfd_write(e->stop, 1);
	pthread_join(e->thread, NULL);
	listen_news(e, NULL, NULL);
	close(e->fd);
	close(e->stop);
	free(e->url);
	free(e);
}
