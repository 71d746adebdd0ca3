/* think.c: work that must not block the loop: bots and password hashing, on threads.
 *
 * Three kinds of work: passwords, quick searches, long searches. Each kind has a queue per client
 * (the owner of the table, the address that logs in), and queues are served in turn, so that forty
 * tables of one person delay another's by one job only. Threads serve the kinds in turn; two extra
 * threads do only passwords and only quick searches, so that neither waits for anything else; and
 * nobody occupies more than half of the threads with long ones.
 *
 * A bot's job carries a copy of the view and nothing else of the table; its answer names the line it
 * was made for and is dropped when the table has moved on. A bot keeps its memory (the search tree)
 * for the next job of its seat, whichever thread takes it. The strongest level thinks on several
 * threads if some are idle. */
#include "server/tables/think.h"

#include <errno.h>
#include <event2/event.h>
#include <pthread.h>
#include <sodium.h>
#include <stdatomic.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/resource.h>
#include <time.h>
#include <unistd.h>

#include "ai/bot.h"
#include "host/parallel.h"
#include "server/base/address.h"
#include "server/base/memory.h"
#include "server/net/aside.h"
#include "server/net/http.h"
#include "server/net/server.h"
#include "server/tables/table.h"
#include "server/tables/wake.h"

enum {
	THREADS_MAX = 64,
	MORE_KEPT = 6,
	PASSWORDS_MAX = 64,     /* that wait, */
	PASSWORDS_OF_ONE = 8,   /* of one address */
	QUICK_MS = 100,         /* a search of at most so long is quick, */
	QUICK_ITERATIONS = 500, /* or of so many */
	CREW_MOST = 4,          /* threads for one question of the strongest level */
};

enum kind { PASSWORD, QUICK, LONG, KINDS };

struct job {
	struct job *next;
	struct line *line;
	void (*work)(void *arg);
	void (*done)(struct server *s, void *arg);
	void *arg;
};

/* The jobs of one kind for one client; exists while there are any, or one is running. */
struct line {
	struct line *next; /* the next in turn */
	char who[ADDRESS_MAX];
	enum kind kind;
	struct job *first, **last;
	int waiting, running;
};

/* A bot's memory between two jobs: no thread uses it. */
struct memory {
	char table[ID_MAX], name[BOT_NAME_MAX];
	uint8_t seat;
	void *bot;
};

struct thinkers {
	struct server *server;
	pthread_mutex_t lock;
	pthread_cond_t more;
	struct line *lines[KINDS]; /* the first is served next */
	int waiting[KINDS], running[KINDS];
	enum kind turn; /* to be looked at first */
	struct job *finished;
	bool ending;  /* password checks continue, bots do not */
	bool closing; /* nothing continues */
	int wake[2];  /* a byte for the loop when something is finished */
	struct event *woken;
	pthread_t thread[THREADS_MAX + KINDS];
	int threads; /* for any work; after them one for each kind but the last */
	/* oldest first; a few more than threads, since others may be served in between: a bot that
	 * loses its memory starts over */
	struct memory kept[THREADS_MAX + MORE_KEPT];
	int kept_count;
	uint64_t went_on;
};

/* ---- lines: the lock is held ----------------------------------------------------------------- */

static struct line *line_of(struct thinkers *t, enum kind kind, const char *who)
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

static struct job *next_of(struct thinkers *t, enum kind kind)
{
	int most = t->threads > 1 ? t->threads / 2 : 1; /* long searches of one client */
	if (kind != PASSWORD && t->ending)
		return NULL;
	for (struct line *l = t->lines[kind]; l; l = l->next)
		if (l->first && (kind != LONG || l->running < most))
			return take_from(t, l);
	return NULL;
}

/* only: of this kind; KINDS: of any. */
static struct job *next_job(struct thinkers *t, enum kind only)
{
	if (only != KINDS)
		return next_of(t, only);
	for (int i = 0; i < KINDS; i++) {
		enum kind kind = (enum kind)((t->turn + i) % KINDS);
		struct job *job = next_of(t, kind);
		if (job) {
			t->turn = (enum kind)((kind + 1) % KINDS);
			return job;
		}
	}
	return NULL;
}

/* ---- threads --------------------------------------------------------------------------------- */

static void *work_on(struct thinkers *t, enum kind only)
{
	/* the loop comes first: on Linux niceness belongs to a thread */
	setpriority(PRIO_PROCESS, (id_t)gettid(), only == QUICK ? 5 : 10);
	pthread_mutex_lock(&t->lock);
	while (!t->closing) {
		struct job *job = next_job(t, only);
		if (!job) {
			pthread_cond_wait(&t->more, &t->lock);
			continue;
		}
		pthread_mutex_unlock(&t->lock);
		job->work(job->arg);
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
	return work_on(arg, KINDS);
}

static void *passwords(void *arg)
{
	return work_on(arg, PASSWORD);
}

static void *quick_thoughts(void *arg)
{
	return work_on(arg, QUICK);
}

static void finish_all(struct thinkers *t)
{
	pthread_mutex_lock(&t->lock);
	struct job *job = t->finished;
	t->finished = NULL;
	pthread_mutex_unlock(&t->lock);
	while (job) {
		struct job *next = job->next;
		aside_do(t->server, job->done, job->arg);
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
	for (int i = 0; i < t->threads + LONG; i++) {
		void *(*what)(void *) = i < t->threads    ? any_work
					: i == t->threads ? passwords
							  : quick_thoughts;
		if (pthread_create(&t->thread[i], NULL, what, t) != 0)
			return false;
	}
	return true;
}

/* Bots look at the clock while they think: on shutdown their time is up. */
static atomic_bool over;

void think_end(struct server *s)
{
	struct thinkers *t = s->thinkers;
	int left;
	atomic_store(&over, true);
	do {
		pthread_mutex_lock(&t->lock);
		t->ending = true;
		left = t->waiting[PASSWORD] + t->running[PASSWORD];
		pthread_cond_broadcast(&t->more);
		pthread_mutex_unlock(&t->lock);
		if (left)
			usleep(5000);
		finish_all(t);
	} while (left);
}

void think_close(struct server *s)
{
	struct thinkers *t = s->thinkers;
	pthread_mutex_lock(&t->lock);
	t->closing = true;
	pthread_cond_broadcast(&t->more);
	pthread_mutex_unlock(&t->lock);
	for (int i = 0; i < t->threads + LONG; i++)
		pthread_join(t->thread[i], NULL);
	for (int i = 0; i < t->kept_count; i++)
		free(t->kept[i].bot);
	event_free(t->woken);
	close(t->wake[0]);
	close(t->wake[1]);
	free(t);
}

/* False: too many already. */
static bool enqueue(struct server *s, enum kind kind, const char *who, struct job job)
{
	struct thinkers *t = s->thinkers;
	struct job *kept = memory_grow(NULL, sizeof *kept);
	pthread_mutex_lock(&t->lock);
	struct line *l = kept ? line_of(t, kind, who) : NULL;
	bool room = l && (kind != PASSWORD ||
			  (t->waiting[kind] < PASSWORDS_MAX && l->waiting < PASSWORDS_OF_ONE));
	if (room) {
		*kept = job;
		kept->line = l;
		kept->next = NULL;
		*l->last = kept;
		l->last = &kept->next;
		l->waiting++;
		t->waiting[kind]++;
		pthread_cond_broadcast(&t->more);
	} else {
		free(kept);
		if (l)
			line_leave(t, l);
	}
	pthread_mutex_unlock(&t->lock);
	return room;
}

bool think_work(struct server *s, const char *who, void (*work)(void *arg),
		void (*done)(struct server *s, void *arg), void *arg)
{
	return enqueue(s, PASSWORD, who, (struct job){ .work = work, .done = done, .arg = arg });
}

/* ---- bots ------------------------------------------------------------------------------------ */

struct thought {
	struct thinkers *thinkers;
	char table[ID_MAX], bot[BOT_NAME_MAX];
	uint32_t line;
	uint8_t seat;
	const struct pet_game *game;
	uint64_t seed;
	pet_move chosen;
	_Alignas(64) unsigned char pub[PET_STATE_MAX];
	_Alignas(64) unsigned char mine[PET_STATE_MAX];
};

static uint64_t now_ns(void)
{
	struct timespec t;
	if (atomic_load(&over))
		return UINT64_MAX / 2;
	clock_gettime(CLOCK_MONOTONIC, &t);
	return (uint64_t)t.tv_sec * 1000000000u + (uint64_t)t.tv_nsec;
}

/* Removes the kept bot of a table from the list; the lock must be held. NULL: none. */
static void *memory_take(struct thinkers *t, const char *table, struct memory *out)
{
	int i = 0;
	while (i < t->kept_count && strcmp(t->kept[i].table, table))
		i++;
	if (i == t->kept_count)
		return NULL;
	*out = t->kept[i];
	t->kept_count--;
	memmove(&t->kept[i], &t->kept[i + 1], (size_t)(t->kept_count - i) * sizeof t->kept[0]);
	return out->bot;
}

static void memory_drop(struct thinkers *t, const char *table)
{
	struct memory old;
	pthread_mutex_lock(&t->lock);
	void *bot = memory_take(t, table, &old);
	pthread_mutex_unlock(&t->lock);
	free(bot);
}

/* The bot of this job: the one that answered this seat's last question, or a new one. */
static void *bot_for(const struct thought *th)
{
	struct thinkers *t = th->thinkers;
	struct memory old;
	struct pet_bot_spec spec;
	struct pet_fault fault;
	pthread_mutex_lock(&t->lock);
	void *bot = memory_take(t, th->table, &old);
	bool mine = bot && old.seat == th->seat && !strcmp(old.name, th->bot);
	t->went_on += mine;
	int idle = t->threads;
	for (int k = 0; k < KINDS; k++)
		idle -= t->running[k] + t->waiting[k];
	pthread_mutex_unlock(&t->lock);
	if (mine)
		return bot;
	free(bot);
	if (!pet_bot_parse(th->bot, &spec, &fault) || !pet_bot_suits(&spec, th->game, &fault))
		pet_bot_parse("greedy", &spec, &fault);
	spec.now_ns = now_ns;
	spec.in_parallel = in_parallel;
	if (spec.level == PET_BOT_LEVELS && idle > 0) /* this job is not among the idle */
		spec.threads = (uint32_t)(idle + 1 < CREW_MOST ? idle + 1 : CREW_MOST);
	bot = memory_grow(NULL, pet_bot_bytes(&spec));
	pet_bot_init(bot, &spec, th->seed);
	return bot;
}

static void bot_keep(const struct thought *th, void *bot)
{
	struct thinkers *t = th->thinkers;
	struct memory mine = { .seat = th->seat, .bot = bot }, oldest;
	void *evicted = NULL;
	strcpy(mine.table, th->table);
	strcpy(mine.name, th->bot);
	pthread_mutex_lock(&t->lock);
	if (t->kept_count == t->threads + MORE_KEPT)
		evicted = memory_take(t, t->kept[0].table, &oldest);
	t->kept[t->kept_count++] = mine;
	pthread_mutex_unlock(&t->lock);
	free(evicted);
}

static void bot_work(void *arg)
{
	struct thought *th = arg;
	struct pet_view v = { th->pub, th->mine, th->seat };
	void *bot = bot_for(th);
	th->chosen = pet_bot_choose(bot, th->game, v);
	if (pet_bot_goes_on(bot))
		bot_keep(th, bot);
	else
		free(bot);
}

static void bot_done(struct server *s, void *arg)
{
	struct thought *th = arg;
	struct table *m = s->closing ? NULL : table_find(s, th->table);
	if (m)
		m->thinking = false;
	else if (table_coming(s, th->table))
		wake_later(s, th->table);
	/* held by another server: it may be thinking too; if not, the beat nudges the table */
	if (m && table_hold(s, m)) {
		bool still = m->record.count == th->line && pet_game_asked(m->state) == th->seat &&
			     m->row.status == TABLE_RUNNING;
		if (still && m->seat[th->seat].kind == SEAT_BOT) {
			s->bot_moves++;
			table_play(s, m, th->seat, th->chosen);
		} else if (m->row.status == TABLE_RUNNING) {
			table_go_on(s, m);
			table_tell_turn(m);
		}
	}
	/* its next job is queued already, or there is none */
	if (!m || !m->thinking || m->thinker != th->seat)
		memory_drop(th->thinkers, th->table);
	free(th);
}

static enum kind kind_of(const char *bot)
{
	struct pet_bot_spec spec;
	struct pet_fault fault;
	if (!pet_bot_parse(bot, &spec, &fault) || spec.type != PET_BOT_MCTS)
		return QUICK;
	return spec.ms ? (spec.ms <= QUICK_MS ? QUICK : LONG)
		       : (spec.iterations <= QUICK_ITERATIONS ? QUICK : LONG);
}

void think_move(struct server *s, struct table *m, uint8_t seat)
{
	if (m->thinking)
		return;
	struct thought *th = memory_aligned(sizeof *th);
	memset(th, 0, sizeof *th);
	th->thinkers = s->thinkers;
	strcpy(th->table, m->row.id);
	strcpy(th->bot, m->seat[seat].bot);
	th->line = m->record.count;
	th->seat = seat;
	th->game = m->game;
	randombytes_buf(&th->seed, sizeof th->seed);
	struct pet_view v = pet_game_view(m->game, m->state, seat);
	memcpy(th->pub, v.pub, m->game->pub_bytes);
	memcpy(th->mine, v.mine, m->game->priv_bytes);
	m->thinking = true;
	m->thinker = seat;
	if (!enqueue(s, kind_of(th->bot), m->row.owner,
		     (struct job){ .work = bot_work, .done = bot_done, .arg = th })) {
		m->thinking = false; /* no memory: table_nudge tries again */
		free(th);
	}
}

void think_count(struct server *s, struct think_counts *out)
{
	struct thinkers *t = s->thinkers;
	pthread_mutex_lock(&t->lock);
	*out = (struct think_counts){ t->kept_count, t->went_on,
				      t->waiting[QUICK] + t->waiting[LONG], t->waiting[PASSWORD] };
	pthread_mutex_unlock(&t->lock);
}
