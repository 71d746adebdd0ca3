/* checkpoint.c: a thread with its own connection. */
#include "server/base/memory.h"
#include "server/store/checkpoint.h"

#include <pthread.h>
#include <stdbool.h>
#include <stdlib.h>
#include <sys/resource.h>
#include <time.h>
#include <unistd.h>

/* In pages of the log. The thread starts when this many are new, or when a few are and nothing was
 * written for a while. If commits never pause, the log keeps growing: at RESTART_AT the next commit
 * checkpoints the rest, waits for the disk, and the log restarts from the beginning. */
enum { FEW = 1000, MANY = 16000, RESTART_AT = 64000, PAUSE_S = 2 };

struct checkpoints {
	sqlite3 *conn, *own;
	pthread_t thread;
	pthread_mutex_t lock;
	pthread_cond_t due;
	bool working, closing;
	int begun_at;    /* pages when the thread last started */
	time_t ended;    /* when it last finished */
	bool just_ended; /* no commit since */
};

static void carry_over(sqlite3 *conn)
{
	sqlite3_wal_checkpoint_v2(conn, NULL, SQLITE_CHECKPOINT_PASSIVE, NULL, NULL);
}

/* After every commit: the number of pages in the log. */
static int on_commit(void *arg, sqlite3 *conn, const char *name, int pages)
{
	struct checkpoints *c = arg;
	(void)name;
	pthread_mutex_lock(&c->lock);
	if (pages < c->begun_at) /* the log was restarted */
		c->begun_at = 0;
	int fresh = pages - c->begun_at;
	bool restart = c->just_ended && pages >= RESTART_AT;
	c->just_ended = false;
	if (!restart && !c->working &&
	    (fresh >= MANY || (fresh >= FEW && time(NULL) - c->ended >= PAUSE_S))) {
		c->working = true;
		c->begun_at = pages;
		pthread_cond_signal(&c->due);
	}
	pthread_mutex_unlock(&c->lock);
	if (restart)
		carry_over(conn);
	return SQLITE_OK;
}

static void *work(void *arg)
{
	struct checkpoints *c = arg;
	setpriority(PRIO_PROCESS, (id_t)gettid(), 10); /* nobody waits for it */
	pthread_mutex_lock(&c->lock);
	for (;;) {
		while (!c->working && !c->closing)
			pthread_cond_wait(&c->due, &c->lock);
		if (c->closing)
			break;
		pthread_mutex_unlock(&c->lock);
		carry_over(c->own);
		pthread_mutex_lock(&c->lock);
		c->working = false;
		c->just_ended = true;
		c->ended = time(NULL);
	}
	pthread_mutex_unlock(&c->lock);
	return NULL;
}

struct checkpoints *checkpoints_open(sqlite3 *conn, const char *file)
{
	struct checkpoints *c = memory_new(sizeof *c);
	c->conn = conn;
	pthread_mutex_init(&c->lock, NULL);
	pthread_cond_init(&c->due, NULL);
	if (sqlite3_open(file, &c->own) == SQLITE_OK &&
	    sqlite3_exec(c->own, "PRAGMA synchronous=FULL; PRAGMA wal_autocheckpoint=0;", NULL,
			 NULL, NULL) == SQLITE_OK &&
	    pthread_create(&c->thread, NULL, work, c) == 0) {
		sqlite3_wal_hook(conn, on_commit, c);
		return c;
	}
	sqlite3_close(c->own);
	free(c);
	return NULL;
}

void checkpoints_close(struct checkpoints *c)
{
	sqlite3_wal_hook(c->conn, NULL, NULL);
	pthread_mutex_lock(&c->lock);
	c->closing = true;
	pthread_cond_signal(&c->due);
	pthread_mutex_unlock(&c->lock);
	pthread_join(c->thread, NULL);
	sqlite3_close(c->own);
	free(c);
}
