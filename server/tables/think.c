/* think.c: work that must not block the loop: bots and password hashing, on threads.
 *
 * Three kinds of work: passwords, quick searches, long searches. Each kind has a queue per client
 * (the owner of the table, the address that logs in), and queues are served in turn, so that forty
 * tables of one person delay another's by one job only. Threads serve the kinds in turn; two extra
 * threads do only passwords and only quick searches, so that neither waits for anything else; and
 * nobody occupies more than half of the threads with long ones. */
#include "server/tables/think.h"

#include <errno.h>
#include <event2/event.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/resource.h>
#include <time.h>
#include <unistd.h>

#include "server/base/address.h"
#include "server/base/memory.h"
#include "server/net/aside.h"
#include "server/net/server.h"

enum {
	THREADS_MAX = 64,
	PASSWORDS_MAX = 64,   /* that wait, */
	PASSWORDS_OF_ONE = 8, /* of one address */
};

struct job {
	struct job *next;
	struct line *line;
	struct think_job what;
};

/* The jobs of one kind for one client; exists while there are any, or one is running. */
struct line {
	struct line *next; /* the next in turn */
	char who[ADDRESS_MAX];
	enum think_kind kind;
	struct job *first, **last;
	int waiting, running;
};

struct thinkers {
	struct server *server;
	pthread_mutex_t lock;
	pthread_cond_t more;
	struct line *lines[THINK_KINDS]; /* the first is served next */
	int waiting[THINK_KINDS], running[THINK_KINDS];
	enum think_kind turn; /* to be looked at first */
	struct job *finished;
	bool ending;  /* password checks continue, bots do not */
	bool closing; /* nothing continues */
	int wake[2];  /* a byte for the loop when something is finished */
	struct event *woken;
	pthread_t thread[THREADS_MAX + THINK_KINDS];
	int threads; /* for any work; after them one for each kind but the last */
};

/* ---- lines: the lock is held ----------------------------------------------------------------- */

static struct line *line_of(struct thinkers *t, enum think_kind kind, const char *who)
{
	struct line **at = &t->lines[kind];
	while (*at && strcmp((*at)->who, who))
		at = &(*at)->next;
	if (*at)
		return *at;
	struct line *l = memory_new(sizeof *l);
	if (!l)
		return NULL;
	snprintf(l->who, sizeof l->who, "%s", who);
	l->kind = kind;
	l->last = &l->first;
	*at = l;
	return l;
}

static void line_out(struct thinkers *t, struct line *l)
{
	struct line **at = &t->lines[l->kind];
	while (*at != l)
		at = &(*at)->next;
	*at = l->next;
	l->next = NULL;
}

/* Served: moves to the end of the queue. */
static void line_back(struct thinkers *t, struct line *l)
{
	struct line **at = &t->lines[l->kind];
	line_out(t, l);
	while (*at)
		at = &(*at)->next;
	*at = l;
}

static void line_leave(struct thinkers *t, struct line *l)
{
	if (l->waiting || l->running)
		return;
	line_out(t, l);
	free(l);
}

static struct job *take_from(struct thinkers *t, struct line *l)
{
	struct job *job = l->first;
	l->first = job->next;
	if (!l->first)
		l->last = &l->first;
	l->waiting--;
	l->running++;
	t->waiting[l->kind]--;
	t->running[l->kind]++;
	line_back(t, l);
	return job;
}

static struct job *next_of(struct thinkers *t, enum think_kind kind)
{
	int most = t->threads > 1 ? t->threads / 2 : 1; /* long searches of one client */
	if (kind != THINK_PASSWORD && t->ending)
		return NULL;
	for (struct line *l = t->lines[kind]; l; l = l->next)
		if (l->first && (kind != THINK_LONG || l->running < most))
			return take_from(t, l);
	return NULL;
}

/* only: of this kind; THINK_KINDS: of any. */
static struct job *next_job(struct thinkers *t, enum think_kind only)
{
	if (only != THINK_KINDS)
		return next_of(t, only);
	for (int i = 0; i < THINK_KINDS; i++) {
		enum think_kind kind = (enum think_kind)((t->turn + i) % THINK_KINDS);
		struct job *job = next_of(t, kind);
		if (job) {
			t->turn = (enum think_kind)((kind + 1) % THINK_KINDS);
			return job;
		}
	}
	return NULL;
}

/* ---- threads --------------------------------------------------------------------------------- */

static void *work_on(struct thinkers *t, enum think_kind only)
{
	/* the loop comes first: on Linux niceness belongs to a thread */
	setpriority(PRIO_PROCESS, (id_t)gettid(), only == THINK_QUICK ? 5 : 10);
	pthread_mutex_lock(&t->lock);
	while (!t->closing) {
		struct job *job = next_job(t, only);
		if (!job) {
			pthread_cond_wait(&t->more, &t->lock);
			continue;
		}
		pthread_mutex_unlock(&t->lock);
		job->what.work(job->what.arg);
		pthread_mutex_lock(&t->lock);
		t->running[job->line->kind]--;
		job->line->running--;
		line_leave(t, job->line);
		job->next = t->finished;
		t->finished = job;
		pthread_cond_broadcast(&t->more); /* a client over its limit may continue */
		if (write(t->wake[1], "", 1) < 0 && errno != EAGAIN)
			t->closing = true;
	}
	pthread_mutex_unlock(&t->lock);
	return NULL;
}

static void *any_work(void *arg)
{
	return work_on(arg, THINK_KINDS);
}

static void *passwords(void *arg)
{
	return work_on(arg, THINK_PASSWORD);
}

static void *quick_thoughts(void *arg)
{
	return work_on(arg, THINK_QUICK);
}

static void finish_all(struct thinkers *t)
{
	pthread_mutex_lock(&t->lock);
	struct job *job = t->finished;
	t->finished = NULL;
	pthread_mutex_unlock(&t->lock);
	while (job) {
		struct job *next = job->next;
		aside_do(t->server, job->what.done, job->what.arg);
		free(job);
		job = next;
	}
}

static void on_finished(evutil_socket_t fd, short what, void *arg)
{
	char bytes[64];
	(void)what;
	while (read(fd, bytes, sizeof bytes) > 0)
		;
	finish_all(arg);
}

bool think_open(struct server *s)
{
	struct thinkers *t = memory_new(sizeof *t);
	s->thinkers = t;
	t->server = s;
	pthread_mutex_init(&t->lock, NULL);
	pthread_cond_init(&t->more, NULL);
	if (pipe(t->wake) != 0)
		return false;
	evutil_make_socket_nonblocking(t->wake[0]);
	evutil_make_socket_nonblocking(t->wake[1]);
	t->woken = event_new(s->base, t->wake[0], EV_READ | EV_PERSIST, on_finished, t);
	event_add(t->woken, NULL);
	t->threads = s->config.threads;
	for (int i = 0; i < t->threads + THINK_LONG; i++) {
		void *(*what)(void *) = i < t->threads    ? any_work
					: i == t->threads ? passwords
							  : quick_thoughts;
		if (pthread_create(&t->thread[i], NULL, what, t) != 0)
			return false;
	}
	return true;
}

static atomic_bool over;

bool think_stopped(void)
{
	return atomic_load(&over);
}

uint64_t think_clock_ns(void)
{
	struct timespec t;
	clock_gettime(CLOCK_MONOTONIC, &t);
	return (uint64_t)t.tv_sec * 1000000000u + (uint64_t)t.tv_nsec;
}

void think_end(struct server *s)
{
	struct thinkers *t = s->thinkers;
	int left;
	atomic_store(&over, true);
	do {
		pthread_mutex_lock(&t->lock);
		t->ending = true;
		left = t->waiting[THINK_PASSWORD] + t->running[THINK_PASSWORD];
		pthread_cond_broadcast(&t->more);
		pthread_mutex_unlock(&t->lock);
		if (left)
			usleep(5000);
		finish_all(t);
	} while (left);
}

/* Searches that nobody began: whoever asked for them drops them. */
static void drop_waiting(struct thinkers *t)
{
	for (int kind = 0; kind < THINK_KINDS; kind++) {
		struct line *l;
		while ((l = t->lines[kind]) != NULL) {
			struct job *job = l->first ? take_from(t, l) : NULL;
			if (job) {
				l->running--;
				job->what.done(t->server, job->what.arg);
				free(job);
			}
			line_leave(t, l);
		}
	}
}

void think_close(struct server *s)
{
	struct thinkers *t = s->thinkers;
	pthread_mutex_lock(&t->lock);
	t->closing = true;
	pthread_cond_broadcast(&t->more);
	pthread_mutex_unlock(&t->lock);
	for (int i = 0; i < t->threads + THINK_LONG; i++)
		pthread_join(t->thread[i], NULL);
	drop_waiting(t);
	finish_all(t);
	event_free(t->woken);
	close(t->wake[0]);
	close(t->wake[1]);
	free(t);
}

bool think_queue(struct server *s, enum think_kind kind, const char *who, struct think_job what)
{
	struct thinkers *t = s->thinkers;
	struct job *job = memory_grow(NULL, sizeof *job);
	pthread_mutex_lock(&t->lock);
	struct line *l = job ? line_of(t, kind, who) : NULL;
	bool room = l && (kind != THINK_PASSWORD ||
			  (t->waiting[kind] < PASSWORDS_MAX && l->waiting < PASSWORDS_OF_ONE));
	if (room) {
		*job = (struct job){ .line = l, .what = what };
		*l->last = job;
		l->last = &job->next;
		l->waiting++;
		t->waiting[kind]++;
		pthread_cond_broadcast(&t->more);
	} else {
		free(job);
		if (l)
			line_leave(t, l);
	}
	pthread_mutex_unlock(&t->lock);
	return room;
}

bool think_work(struct server *s, const char *who, void (*work)(void *arg),
		void (*done)(struct server *s, void *arg), void *arg)
{
	return think_queue(s, THINK_PASSWORD, who, (struct think_job){ work, done, arg });
}

int think_idle(struct server *s)
{
	struct thinkers *t = s->thinkers;
	pthread_mutex_lock(&t->lock);
	int idle = t->threads;
	for (int k = 0; k < THINK_KINDS; k++)
		idle -= t->running[k] + t->waiting[k];
	pthread_mutex_unlock(&t->lock);
	return idle;
}

void think_count(struct server *s, struct think_counts *out)
{
	struct thinkers *t = s->thinkers;
	pthread_mutex_lock(&t->lock);
	*out = (struct think_counts){ t->waiting[THINK_QUICK] + t->waiting[THINK_LONG],
				      t->waiting[THINK_PASSWORD] };
	pthread_mutex_unlock(&t->lock);
}
