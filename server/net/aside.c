/* aside.c: a thread that takes turns with the loop. */
#include "server/net/aside.h"

#include <event2/event.h>
#include <pthread.h>
#include <semaphore.h>
#include <stdlib.h>
#include <sys/eventfd.h>
#include <unistd.h>

#include "server/base/clock.h"
#include "server/base/memory.h"
#include "server/net/commit.h"
#include "server/net/server.h"

struct piece {
	struct piece *next;
	aside_work *work;
	void *arg;
	struct server *server; /* for aside_later */
};

struct aside {
	struct server *server;
	pthread_t thread;
	sem_t go, stopped;
	int answered; /* an eventfd, signalled by the store */
	struct event *ready;
	struct piece *todo, **tail;
	bool waiting, may_go_on, closing;
	int64_t since; /* when the wait began */
};

/* ---- the thread ------------------------------------------------------------------------------ */

static void work_off(struct aside *a)
{
	do {
		while (a->todo) {
			struct piece *p = a->todo;
			a->todo = p->next;
			if (!a->todo)
				a->tail = &a->todo;
			p->work(a->server, p->arg);
			free(p);
		}
		commit_turn(a->server);
	} while (a->todo);
}

static void *run(void *arg)
{
	struct aside *a = arg;
	for (;;) {
		while (sem_wait(&a->go) != 0)
			;
		if (a->closing)
			return NULL;
		work_off(a);
		sem_post(&a->stopped);
	}
}

/* Called around every wait of the driver. On another thread the server is starting or stopping, and
 * just waits. */
static void pause_(void *arg)
{
	struct aside *a = arg;
	if (!pthread_equal(pthread_self(), a->thread))
		return;
	a->waiting = true;
	a->may_go_on = false;
	a->since = monotonic_ms();
	sem_post(&a->stopped);
}

static void resume(void *arg)
{
	struct aside *a = arg;
	if (!pthread_equal(pthread_self(), a->thread))
		return;
	eventfd_write(a->answered, 1);
	while (sem_wait(&a->go) != 0)
		;
	a->waiting = false;
}

/* ---- the loop -------------------------------------------------------------------------------- */

static void on_answered(evutil_socket_t fd, short what, void *arg)
{
	struct aside *a = arg;
	eventfd_t times;
	(void)what;
	if (eventfd_read(fd, &times) == 0)
		a->may_go_on = true;
}

static void hand_over(struct aside *a)
{
	sem_post(&a->go);
	while (sem_wait(&a->stopped) != 0)
		;
}

void aside_turn(struct server *s)
{
	struct aside *a = s->aside;
	if (!a)
		commit_turn(s);
	else if (a->waiting ? a->may_go_on : a->todo || s->dirty)
		hand_over(a);
}

void aside_do(struct server *s, aside_work *work, void *arg)
{
	struct aside *a = s->aside;
	if (!a) {
		work(s, arg);
		return;
	}
	struct piece *p = memory_new(sizeof *p);
	p->work = work;
	p->arg = arg;
	*a->tail = p;
	a->tail = &p->next;
}

static void on_later(evutil_socket_t fd, short what, void *arg)
{
	struct piece *p = arg;
	(void)fd, (void)what;
	aside_do(p->server, p->work, p->arg);
	free(p);
}

void aside_later(struct server *s, int ms, aside_work *work, void *arg)
{
	struct timeval wait = { ms / 1000, ms % 1000 * 1000 };
	struct piece *p = memory_new(sizeof *p);
	*p = (struct piece){ NULL, work, arg, s };
	event_base_once(s->base, -1, EV_TIMEOUT, on_later, p, &wait);
}

int64_t aside_waiting(const struct server *s)
{
	const struct aside *a = s->aside;
	return a && a->waiting ? monotonic_ms() - a->since : 0;
}

/* ---- opening and closing --------------------------------------------------------------------- */

bool aside_open(struct server *s)
{
	if (!store_shared(&s->store))
		return true;
	struct aside *a = memory_new(sizeof *a);
	a->server = s;
	a->tail = &a->todo;
	sem_init(&a->go, 0, 0);
	sem_init(&a->stopped, 0, 0);
	a->answered = eventfd(0, EFD_NONBLOCK | EFD_CLOEXEC);
	a->ready = event_new(s->base, a->answered, EV_READ | EV_PERSIST, on_answered, a);
	event_add(a->ready, NULL);
	if (a->answered < 0 || pthread_create(&a->thread, NULL, run, a) != 0)
		return false;
	s->aside = a;
	s->store.db->wait = (struct db_wait){ pause_, resume, a };
	return true;
}

void aside_close(struct server *s)
{
	struct aside *a = s->aside;
	if (!a)
		return;
	while (a->waiting || a->todo) {
		if (a->waiting && !a->may_go_on)
			event_base_loop(s->base, EVLOOP_ONCE);
		else
			hand_over(a);
	}
	a->closing = true;
	sem_post(&a->go);
	pthread_join(a->thread, NULL);
	s->store.db->wait = (struct db_wait){ NULL, NULL, NULL };
	event_free(a->ready);
	close(a->answered);
	sem_destroy(&a->go);
	sem_destroy(&a->stopped);
	free(a);
	s->aside = NULL;
}
