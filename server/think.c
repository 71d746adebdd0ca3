/* think.c: work that must not hold up the loop: bots and password hashing, on threads.
 *
 * A bot's job carries a copy of the view, nothing else of the table; its answer names the line it
 * was made for and is dropped when the table has moved on. A bot whose seat goes on keeps its
 * memory (the tree of the search) for the next job of that seat, whichever thread takes it. */
#include "server/server.h"

#include <errno.h>
#include <pthread.h>
#include <sodium.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/resource.h>
#include <time.h>
#include <unistd.h>

#include "ai/bot.h"

enum { THREADS_MAX = 64, MORE_KEPT = 6 };

struct job {
	struct job *next;
	void (*work)(void *arg);
	void (*done)(struct server *s, void *arg);
	void *arg;
};

/* What a bot made of its last question, between two jobs: no thread has it. */
struct memory {
	char table[ID_MAX], name[BOT_NAME_MAX];
	uint8_t seat;
	void *bot;
};

struct thinkers {
	struct server *server;
	pthread_mutex_t lock;
	pthread_cond_t more;
	struct job *todo, **todo_tail, *finished;
	bool closing;
	int wake[2]; /* a byte for the loop when something is finished */
	struct event *woken;
	pthread_t thread[THREADS_MAX];
	int threads;
	/* oldest first; a few more than threads, since others may be served in between: who loses
	 * its memory thinks anew */
	struct memory kept[THREADS_MAX + MORE_KEPT];
	int kept_count;
	uint64_t went_on;
};

static void *worker(void *arg)
{
	struct thinkers *t = arg;
	/* the loop comes first: on Linux a thread is as nice as it likes */
	setpriority(PRIO_PROCESS, (id_t)gettid(), 10);
	pthread_mutex_lock(&t->lock);
	for (;;) {
		while (!t->todo && !t->closing)
			pthread_cond_wait(&t->more, &t->lock);
		if (t->closing)
			break;
		struct job *job = t->todo;
		t->todo = job->next;
		if (!t->todo)
			t->todo_tail = &t->todo;
		pthread_mutex_unlock(&t->lock);
		job->work(job->arg);
		pthread_mutex_lock(&t->lock);
		job->next = t->finished;
		t->finished = job;
		if (write(t->wake[1], "", 1) < 0 && errno != EAGAIN)
			t->closing = true;
	}
	pthread_mutex_unlock(&t->lock);
	return NULL;
}

static void on_finished(evutil_socket_t fd, short what, void *arg)
{
	struct thinkers *t = arg;
	char bytes[64];
	(void)what;
	while (read(fd, bytes, sizeof bytes) > 0)
		;
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

bool think_open(struct server *s)
{
	struct thinkers *t = calloc(1, sizeof *t);
	s->thinkers = t;
	t->server = s;
	t->todo_tail = &t->todo;
	pthread_mutex_init(&t->lock, NULL);
	pthread_cond_init(&t->more, NULL);
	if (pipe(t->wake) != 0)
		return false;
	evutil_make_socket_nonblocking(t->wake[0]);
	evutil_make_socket_nonblocking(t->wake[1]);
	t->woken = event_new(s->base, t->wake[0], EV_READ | EV_PERSIST, on_finished, t);
	event_add(t->woken, NULL);
	t->threads = s->config.threads;
	for (int i = 0; i < t->threads; i++)
		if (pthread_create(&t->thread[i], NULL, worker, t) != 0)
			return false;
	return true;
}

void think_close(struct server *s)
{
	struct thinkers *t = s->thinkers;
	pthread_mutex_lock(&t->lock);
	t->closing = true;
	pthread_cond_broadcast(&t->more);
	pthread_mutex_unlock(&t->lock);
	for (int i = 0; i < t->threads; i++)
		pthread_join(t->thread[i], NULL);
	for (int i = 0; i < t->kept_count; i++)
		free(t->kept[i].bot);
	event_free(t->woken);
	close(t->wake[0]);
	close(t->wake[1]);
	free(t);
}

static void enqueue(struct server *s, struct job job, bool first)
{
	struct thinkers *t = s->thinkers;
	struct job *kept = malloc(sizeof *kept);
	*kept = job;
	pthread_mutex_lock(&t->lock);
	kept->next = first ? t->todo : NULL;
	if (first)
		t->todo = kept;
	else
		*t->todo_tail = kept;
	if (!kept->next)
		t->todo_tail = &kept->next;
	pthread_cond_signal(&t->more);
	pthread_mutex_unlock(&t->lock);
}

/* Ahead of the bots: somebody waits for it. */
void think_work(struct server *s, void (*work)(void *arg),
		void (*done)(struct server *s, void *arg), void *arg)
{
	enqueue(s, (struct job){ NULL, work, done, arg }, true);
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
	clock_gettime(CLOCK_MONOTONIC, &t);
	return (uint64_t)t.tv_sec * 1000000000u + (uint64_t)t.tv_nsec;
}

/* Takes what was kept of a table out of the list; the lock is held. NULL: nothing. */
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

/* The bot of this job: the one that thought of this seat's last question, or a new one. */
static void *bot_for(const struct thought *th)
{
	struct thinkers *t = th->thinkers;
	struct memory old;
	struct bot_spec spec;
	struct pet_fault fault;
	pthread_mutex_lock(&t->lock);
	void *bot = memory_take(t, th->table, &old);
	bool mine = bot && old.seat == th->seat && !strcmp(old.name, th->bot);
	t->went_on += mine;
	pthread_mutex_unlock(&t->lock);
	if (mine)
		return bot;
	free(bot);
	if (!bot_parse(th->bot, &spec, &fault))
		bot_parse("greedy", &spec, &fault);
	spec.now_ns = now_ns;
	bot = malloc(bot_bytes(&spec));
	bot_init(bot, &spec, th->seed);
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
	th->chosen = bot_choose(bot, th->game, v);
	if (bot_goes_on(bot))
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
	/* held by another server: it may be thinking too; if not, the beat nudges the table */
	if (m && table_hold(s, m)) {
		bool still = m->record.count == th->line && pet_game_asked(m->state) == th->seat &&
			     m->row.status == TABLE_RUNNING;
		if (still && m->seat[th->seat].kind == SEAT_BOT) {
			s->bot_moves++;
			table_play(s, m, th->seat, th->chosen);
		} else if (m->row.status == TABLE_RUNNING) {
			table_go_on(s, m);
			stream_turn(m);
		}
	}
	/* its next job is on its way, or there is none */
	if (!m || !m->thinking || m->thinker != th->seat)
		memory_drop(th->thinkers, th->table);
	free(th);
}

void think_move(struct server *s, struct table *m, uint8_t seat)
{
	if (m->thinking)
		return;
	struct thought *th = aligned_alloc(64, (sizeof *th + 63) / 64 * 64);
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
	enqueue(s, (struct job){ NULL, bot_work, bot_done, th }, false);
}

void think_count(struct server *s, int *kept, uint64_t *went_on)
{
	struct thinkers *t = s->thinkers;
	pthread_mutex_lock(&t->lock);
	*kept = t->kept_count;
	*went_on = t->went_on;
	pthread_mutex_unlock(&t->lock);
}
