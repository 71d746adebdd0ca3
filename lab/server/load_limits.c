/* load_limits.c: what the machine can do at all: durable commits, messages between processes. */
#include "lab/server/load.h"

#include <netinet/in.h>
#include <netinet/tcp.h>
#include <signal.h>
#include <sqlite3.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <sys/epoll.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

static const double LASTS = 2; /* seconds */

/* ---- the disk -------------------------------------------------------------------------------- */

/* The server's own table, settings and statement (server/store/store.c, server/store/store_sqlite.c); the log
 * is checkpointed as often as there. */
static const char settings[] = "PRAGMA page_size=1024; PRAGMA journal_mode=WAL;"
			       "PRAGMA synchronous=FULL; PRAGMA wal_autocheckpoint=16000;"
			       "CREATE TABLE lines (table_id TEXT NOT NULL, line BIGINT NOT NULL,"
			       " seat BIGINT NOT NULL, move TEXT NOT NULL, at BIGINT NOT NULL,"
			       " PRIMARY KEY (table_id, line));";
static const char insert_line[] = "INSERT INTO lines (table_id, line, seat, move, at)"
				  " VALUES ($1, $2, $3, $4, $5) ON CONFLICT DO NOTHING";

enum { DISK_TABLES = 200, ID = 12 }; /* as many as play at full load; letters as the server's */

struct disk_table {
	char id[ID + 1];
	int line;
};

struct disk {
	sqlite3 *db;
	sqlite3_stmt *insert, *begin, *commit;
	struct disk_table table[DISK_TABLES];
	unsigned seed;
};

static void must_work(struct disk *d, int rc)
{
	if (rc == SQLITE_OK || rc == SQLITE_DONE)
		return;
	fprintf(stderr, "disk: %s\n", sqlite3_errmsg(d->db));
	exit(2);
}

static void step(struct disk *d, sqlite3_stmt *s)
{
	must_work(d, sqlite3_step(s));
	must_work(d, sqlite3_reset(s));
}

static void disk_open(struct disk *d, const char *file)
{
	static const char alphabet[] = "abcdefghijkmnpqrstuvwxyz23456789";
	must_work(d, sqlite3_open(file, &d->db));
	must_work(d, sqlite3_exec(d->db, settings, NULL, NULL, NULL));
	must_work(d, sqlite3_prepare_v2(d->db, insert_line, -1, &d->insert, NULL));
	must_work(d, sqlite3_prepare_v2(d->db, "BEGIN", -1, &d->begin, NULL));
	must_work(d, sqlite3_prepare_v2(d->db, "COMMIT", -1, &d->commit, NULL));
	d->seed = 1;
	for (int i = 0; i < DISK_TABLES; i++)
		for (int k = 0; k < ID; k++)
			d->table[i].id[k] = alphabet[rand_r(&d->seed) >> 8 & 31];
}

/* The next line of some table: lines come in as people play. */
static void disk_line(struct disk *d)
{
	struct disk_table *t = &d->table[(unsigned)rand_r(&d->seed) % DISK_TABLES];
	struct timespec at;
	clock_gettime(CLOCK_REALTIME, &at);
	sqlite3_bind_text(d->insert, 1, t->id, ID, SQLITE_STATIC);
	sqlite3_bind_int64(d->insert, 2, ++t->line);
	sqlite3_bind_int64(d->insert, 3, t->line & 1);
	sqlite3_bind_text(d->insert, 4, "offer zeus 3", -1, SQLITE_STATIC);
	sqlite3_bind_int64(d->insert, 5, (int64_t)at.tv_sec * 1000 + at.tv_nsec / 1000000);
	step(d, d->insert);
}

/* SQLite alone: durable transactions of so many lines. */
int limit_disk(const char *folder, int lines_a_commit)
{
	static struct disk d;
	char file[512];
	long lines = 0;
	snprintf(file, sizeof file, "%s/limit.db", folder);
	unlink(file);
	disk_open(&d, file);
	double from = now(), took;
	do {
		step(&d, d.begin);
		for (int i = 0; i < lines_a_commit; i++)
			disk_line(&d);
		step(&d, d.commit);
		lines += lines_a_commit;
		took = now() - from;
	} while (took < LASTS);
	printf("disk: %d lines a durable commit: %.0f lines/s\n", lines_a_commit,
	       (double)lines / took);
	sqlite3_finalize(d.insert);
	sqlite3_finalize(d.begin);
	sqlite3_finalize(d.commit);
	sqlite3_close(d.db);
	unlink(file);
	return 0;
}

/* ---- the loopback ---------------------------------------------------------------------------- */

/* bytes of a move as the load client and the server write them, on average */
enum { REQUEST = 160, ANSWER = 250, NEWS = 630, LOOP_CONNS = 200 };

/* The least a server can do for a move: read a request, write an answer, write the news elsewhere.
 */
static void bare_server(int listener)
{
	struct epoll_event ready[LOOP_CONNS], want = { .events = EPOLLIN };
	static char bytes[4096];
	int ep = epoll_create1(0), stream[LOOP_CONNS], post;
	for (int i = 0; i < LOOP_CONNS; i++) {
		post = accept(listener, NULL, NULL);
		stream[i] = accept(listener, NULL, NULL);
		want.data.u64 = (uint64_t)post << 32 | (uint64_t)i;
		epoll_ctl(ep, EPOLL_CTL_ADD, post, &want);
	}
	for (;;) {
		int n = epoll_wait(ep, ready, LOOP_CONNS, -1);
		for (int i = 0; i < n; i++) {
			int fd = (int)(ready[i].data.u64 >> 32);
			if (read(fd, bytes, sizeof bytes) <= 0)
				_exit(0);
			if (write(fd, bytes, ANSWER) < 0 ||
			    write(stream[(uint32_t)ready[i].data.u64], bytes, NEWS) < 0)
				_exit(0);
		}
	}
}

/* The least a client can do: one request in flight on each connection. */
static long bare_client(int ep, const int *post)
{
	struct epoll_event ready[LOOP_CONNS];
	static char bytes[65536];
	long rounds = 0;
	double from = now();
	for (int i = 0; i < LOOP_CONNS; i++)
		if (write(post[i], bytes, REQUEST) != REQUEST)
			return -1;
	while (now() - from < LASTS) {
		int n = epoll_wait(ep, ready, LOOP_CONNS, 100);
		for (int i = 0; i < n; i++) {
			int fd = post[(uint32_t)ready[i].data.u64];
			if (read((int)(ready[i].data.u64 >> 32), bytes, sizeof bytes) <= 0 ||
			    read(fd, bytes, sizeof bytes) <= 0 ||
			    write(fd, bytes, REQUEST) != REQUEST)
				return -1;
			rounds++;
		}
	}
	return rounds;
}

int limit_loopback(void)
{
	struct sockaddr_in a = { .sin_family = AF_INET };
	socklen_t len = sizeof a;
	struct epoll_event want = { .events = EPOLLIN };
	int listener = socket(AF_INET, SOCK_STREAM, 0), ep = epoll_create1(0), one = 1;
	int post[LOOP_CONNS];
	a.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
	if (bind(listener, (struct sockaddr *)&a, sizeof a) || listen(listener, 512) ||
	    getsockname(listener, (struct sockaddr *)&a, &len))
		return 2;
	pid_t child = fork();
	if (child == 0)
		bare_server(listener);
	for (int i = 0; i < LOOP_CONNS * 2; i++) {
		int fd = socket(AF_INET, SOCK_STREAM, 0);
		if (connect(fd, (struct sockaddr *)&a, sizeof a) != 0)
			return 2;
		setsockopt(fd, IPPROTO_TCP, TCP_NODELAY, &one, sizeof one);
		if (i % 2 == 0) {
			post[i / 2] = fd;
			continue;
		}
		want.data.u64 = (uint64_t)fd << 32 | (uint64_t)(i / 2);
		epoll_ctl(ep, EPOLL_CTL_ADD, fd, &want);
	}
	long rounds = bare_client(ep, post);
	kill(child, SIGKILL);
	waitpid(child, NULL, 0);
	if (rounds < 0)
		return 2;
	printf("loopback: %.0f moves/s\n", (double)rounds / LASTS);
	return 0;
}
