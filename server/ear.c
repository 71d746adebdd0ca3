/* ear.c: LISTEN, and a list of what was heard. */
#include "server/ear.h"
#include "server/db.h"
#include "server/memory.h"

#include <libpq-fe.h>
#include <poll.h>
#include <pthread.h>
#include <stdbool.h>
#include <stdlib.h>
#include <string.h>
#include <sys/eventfd.h>
#include <unistd.h>

enum { AGAIN_MS = 300, STEP_MS = 100, SILENCE_MS = 5000 };

struct word {
	struct word *next;
	int pid;
	char text[];
};

struct ear {
	char *url;
	int fd, stop; /* eventfds */
	int own;
	pthread_t thread;
	pthread_mutex_t lock;
	struct word *first, **tail;
};

static void hear(struct ear *e, const char *text, int pid)
{
	struct word *w = memory_grow(NULL, sizeof *w + strlen(text) + 1);
	w->next = NULL;
	w->pid = pid;
	strcpy(w->text, text);
	pthread_mutex_lock(&e->lock);
	*e->tail = w;
	e->tail = &w->next;
	pthread_mutex_unlock(&e->lock);
	eventfd_write(e->fd, 1);
}

/* False: the ear is to be closed. */
static bool sleep_until(struct ear *e, int socket, int ms)
{
	struct pollfd p[] = { { e->stop, POLLIN, 0 }, { socket, POLLIN, 0 } };
	poll(p, socket < 0 ? 1 : 2, ms);
	return !(p[0].revents & POLLIN);
}

static bool listens(struct ear *e, PGconn *conn)
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

/* A connection that is dead without a word is found by the kernel (tcp_user_timeout, keepalives).
 */
static bool listen_on(struct ear *e, PGconn *conn)
{
	for (;;) {
		PGnotify *note;
		while ((note = PQnotifies(conn)) != NULL) {
			hear(e, note->extra, note->be_pid);
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
	struct ear *e = arg;
	bool open = true;
	while (open) {
		PGconn *conn = PQconnectdb(e->url);
		if (listens(e, conn)) {
			hear(e, DB_DEAF, 0);
			open = listen_on(e, conn);
		}
		PQfinish(conn);
		open = open && sleep_until(e, -1, AGAIN_MS);
	}
	return NULL;
}

struct ear *ear_open(const char *url, int own_pid)
{
	struct ear *e = memory_new(sizeof *e);
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

void ear_ignore(struct ear *e, int pid)
{
	pthread_mutex_lock(&e->lock);
	e->own = pid;
	pthread_mutex_unlock(&e->lock);
}

int ear_fd(const struct ear *e)
{
	return e->fd;
}

void ear_tell(struct ear *e, void (*told)(void *arg, const char *payload), void *arg)
{
	eventfd_t times;
	(void)!eventfd_read(e->fd, &times); /* first: what is heard from now on says so again */
	pthread_mutex_lock(&e->lock);
	struct word *w = e->first;
	int own = e->own;
	e->first = NULL;
	e->tail = &e->first;
	pthread_mutex_unlock(&e->lock);
	while (w) {
		struct word *next = w->next;
		if (w->pid != own && told)
			told(arg, w->text);
		free(w);
		w = next;
	}
}

void ear_close(struct ear *e)
{
	eventfd_write(e->stop, 1);
	pthread_join(e->thread, NULL);
	ear_tell(e, NULL, NULL);
	close(e->fd);
	close(e->stop);
	free(e->url);
	free(e);
}
