/* writer.c: runs transactions one after another on a thread of its own. */
#include "server/base/memory.h"
#include "server/store/writer.h"

#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/eventfd.h>
#include <unistd.h>

#include "core/must.h"

struct queue {
	struct db_write *write; /* a text's i is its place in the queue's text */
	char *text;
	uint32_t count, cap;
	size_t used, room;
};

struct writer {
	struct db *db;
	struct queue kept, handed; /* handed: belongs to the thread while it is busy */
	pthread_t thread;
	pthread_mutex_t lock;
	pthread_cond_t changed;
	bool threaded, busy, open, durable, unsure, closing;
	char wrong[160];
	int ended; /* an eventfd */
};

static void queue_clear(struct queue *q)
{
	q->count = 0;
	q->used = 0;
}

static void queue_free(struct queue *q)
{
	free(q->write);
	free(q->text);
}

void writer_add(struct writer *w, const char *sql, const struct cell *param, int params)
{
	struct queue *q = &w->kept;
	if (q->count == q->cap) {
		q->cap = q->cap ? q->cap * 2 : 256;
		q->write = memory_grow(q->write, q->cap * sizeof *q->write);
	}
	struct db_write *to = &q->write[q->count++];
	to->sql = sql;
	pet_must(params <= DB_PARAMS);
	to->params = params;
	for (int i = 0; i < params; i++) {
		to->cell[i] = param[i];
		if (param[i].type != CELL_TEXT)
			continue;
		if (q->used + param[i].n > q->room) {
			q->room = (q->room + param[i].n) * 2;
			q->text = memory_grow(q->text, q->room);
		}
		memcpy(q->text + q->used, param[i].p, param[i].n);
		to->cell[i].i = (int64_t)q->used;
		q->used += param[i].n;
	}
}

/* Runs all writes of a queue in an open transaction. */
static bool carry_out(struct db *db, struct queue *q, bool *open)
{
	bool fine = true;
	if (q->count && !*open)
		fine = *open = db_run(db, "BEGIN", NULL, 0, NULL, NULL) >= 0;
	for (uint32_t i = 0; i < q->count; i++) {
		struct db_write *write = &q->write[i];
		for (int k = 0; k < write->params; k++)
			if (write->cell[k].type == CELL_TEXT)
				write->cell[k].p = q->text + write->cell[k].i;
	}
	/* each writes one row; a line that exists already means that another server writes, too */
	if (q->count && fine)
		fine = db->driver->run_all(db, q->write, q->count);
	queue_clear(q);
	return fine;
}

static bool commit(struct writer *w)
{
	bool fine = carry_out(w->db, &w->handed, &w->open);
	w->unsure = false;
	if (fine && db_run(w->db, "COMMIT", NULL, 0, NULL, NULL) >= 0)
		return true;
	w->unsure = fine && w->db->driver->unsure(w->db);
	snprintf(w->wrong, sizeof w->wrong, "%s", w->db->driver->error(w->db));
	db_run(w->db, "ROLLBACK", NULL, 0, NULL, NULL);
	return false;
}

static void *work(void *arg)
{
	struct writer *w = arg;
	pthread_mutex_lock(&w->lock);
	for (;;) {
		while (!w->busy && !w->closing)
			pthread_cond_wait(&w->changed, &w->lock);
		if (!w->busy)
			break;
		pthread_mutex_unlock(&w->lock);
		bool durable = commit(w);
		pthread_mutex_lock(&w->lock);
		w->durable = durable;
		w->busy = false;
		pthread_cond_signal(&w->changed);
		eventfd_write(w->ended, 1);
	}
	pthread_mutex_unlock(&w->lock);
	return NULL;
}

struct writer *writer_open(struct db *db, bool threaded)
{
	struct writer *w = memory_new(sizeof *w);
	w->db = db;
	w->durable = true;
	w->threaded = threaded;
	w->ended = -1;
	pthread_mutex_init(&w->lock, NULL);
	pthread_cond_init(&w->changed, NULL);
	if (!threaded)
		return w;
	w->ended = eventfd(0, EFD_NONBLOCK | EFD_CLOEXEC);
	if (w->ended >= 0 && pthread_create(&w->thread, NULL, work, w) == 0)
		return w;
	close(w->ended);
	free(w);
	return NULL;
}

void writer_close(struct writer *w)
{
	if (w->threaded) {
		pthread_mutex_lock(&w->lock);
		w->closing = true;
		pthread_cond_signal(&w->changed);
		pthread_mutex_unlock(&w->lock);
		pthread_join(w->thread, NULL);
		close(w->ended);
	}
	queue_free(&w->kept);
	queue_free(&w->handed);
	free(w);
}

int writer_fd(const struct writer *w)
{
	return w->ended;
}

bool writer_empty(const struct writer *w)
{
	return w->kept.count == 0;
}

bool writer_result(struct writer *w, const char **wrong)
{
	pthread_mutex_lock(&w->lock);
	while (w->busy)
		pthread_cond_wait(&w->changed, &w->lock);
	bool durable = w->durable;
	pthread_mutex_unlock(&w->lock);
	if (wrong)
		*wrong = w->wrong;
	return durable;
}

bool writer_settle(struct writer *w, bool *open)
{
	writer_result(w, NULL);
	return carry_out(w->db, &w->kept, open);
}

void writer_commit(struct writer *w, bool open)
{
	struct queue kept = w->kept;
	pthread_mutex_lock(&w->lock);
	w->kept = w->handed; /* empty, but with room */
	w->handed = kept;
	w->open = open;
	w->busy = true;
	pthread_cond_signal(&w->changed);
	pthread_mutex_unlock(&w->lock);
}

bool writer_unsure(struct writer *w)
{
	return w->unsure; /* its thread waits */
}

void writer_drop(struct writer *w)
{
	queue_clear(&w->kept);
}
