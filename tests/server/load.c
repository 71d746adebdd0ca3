/* load: how fast the server is, beside what this machine can do at all.
 *
 *     load PORT TABLES SECONDS MOVES_A_SECOND     (0: as fast as it goes)
 *     load --disk FOLDER LINES_A_COMMIT           durable group commits of SQLite itself
 *     load --loopback                             request, answer and news between two processes
 *
 * load.py runs all of them and makes the table of docs/PERFORMANCE.md.
 *
 * Plays many two-seat tables at once as a real client would: one stream for each, moves by POST on
 * a kept connection. The engine is linked in: lines come by the stream, the next legal move is
 * chosen here. Prints moves a second and the time from sending a move to its arrival on the table's
 * stream. Bounded in time and by TABLES; talks to 127.0.0.1 only. */
#include <event2/buffer.h>
#include <event2/bufferevent.h>
#include <event2/event.h>
#include <netinet/in.h>
#include <netinet/tcp.h>
#include <signal.h>
#include <sqlite3.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/epoll.h>
#include <time.h>
#include <unistd.h>

#include "core/record.h"

enum { LATENCIES = 4000000, TOKEN = 64 };

struct seat_conn {
	struct table *t;
	struct bufferevent *bev;
	char token[TOKEN];
};

struct table {
	char id[32];
	_Alignas(64) unsigned char state[STATE_MAX];
	uint32_t line;
	struct seat_conn post[2], stream;
	double sent;        /* when the move in flight was sent; 0: none */
	uint32_t sent_line; /* the line it will have */
	bool over, waiting; /* waiting: our turn comes with the next tick */
};

static struct event_base *base;
static const struct game *game;
static int port, tables, seconds, wanted_rate;
static struct table *all;
static float *latency;
static long latencies, moves, errors;
static struct bits bits = { 1 };
static double started, measure_from;

static double now(void)
{
	struct timespec t;
	clock_gettime(CLOCK_MONOTONIC, &t);
	return (double)t.tv_sec + (double)t.tv_nsec / 1e9;
}

static struct sockaddr_in here(void)
{
	struct sockaddr_in a = { .sin_family = AF_INET, .sin_port = htons((uint16_t)port) };
	a.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
	return a;
}

/* One request and its answer, waiting; for setting up. */
static char *ask(int fd, const char *token, const char *path, const char *body)
{
	static char buf[1 << 16];
	int n = snprintf(buf, sizeof buf,
			 "%s %s HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer "
			 "%s\r\nContent-Length: %zu\r\n\r\n%s",
			 body[0] ? "POST" : "GET", path, token, strlen(body), body);
	if (write(fd, buf, (size_t)n) != n)
		exit(2);
	size_t got = 0;
	for (;;) {
		ssize_t r = read(fd, buf + got, sizeof buf - 1 - got);
		if (r <= 0)
			exit(2);
		got += (size_t)r;
		buf[got] = 0;
		char *end = strstr(buf, "\r\n\r\n"), *length = strstr(buf, "Content-Length: ");
		if (end && length &&
		    got >= (size_t)(end + 4 - buf) + strtoul(length + 16, NULL, 10))
			return end + 4;
	}
}

/* The server's own counters. */
static void counters(int fd, double *lines, double *commits)
{
	const char *all_of_them = ask(fd, "", "/metrics", "");
	const char *l = strstr(all_of_them, "\npetteia_lines_total ");
	const char *c = strstr(all_of_them, "\npetteia_commits_total ");
	*lines = l ? strtod(strchr(l, ' '), NULL) : 0;
	*commits = c ? strtod(strchr(c, ' '), NULL) : 0;
}

static void pick(const char *json, const char *key, char *out, size_t n)
{
	const char *at = strstr(json, key);
	size_t len = 0;
	at = at ? at + strlen(key) : "";
	while (at[len] && at[len] != '"' && len + 1 < n)
		len++;
	memcpy(out, at, len);
	out[len] = 0;
}

static void play_next(struct table *t)
{
	move legal[MOVES_MAX];
	char words[96], body[160];
	uint8_t seat = game_asked(t->state);
	if (seat >= 2)
		return;
	int n = game_legal(game, t->state, legal);
	struct text w = text_into(words, sizeof words, LANG_EN, game, t->state);
	token_move(&w, legal[bits_below(&bits, (uint32_t)n)]);
	int len = snprintf(body, sizeof body, "{\"line\":%u,\"move\":\"%s\"}", t->line, words);
	t->sent = now();
	t->sent_line = t->line + 1;
	evbuffer_add_printf(
		bufferevent_get_output(t->post[seat].bev),
		"POST /api/tables/%s/move HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer %s\r\n"
		"Content-Length: %d\r\n\r\n%s",
		t->id, t->post[seat].token, len, body);
}

static void turn(struct table *t)
{
	if (game_asked(t->state) >= 2)
		t->over = game_asked(t->state) == NOBODY;
	else if (wanted_rate)
		t->waiting = true;
	else
		play_next(t);
}

/* "data: {... "line":57,...,"move":"offer zeus 1",...,"question_for":...}" */
static void take_line(struct table *t, const char *data)
{
	char words[96];
	const char *at = strstr(data, "\"line\":");
	uint32_t line = at ? (uint32_t)strtoul(at + 7, NULL, 10) : 0;
	pick(data, "\"move\":\"", words, sizeof words);
	if (line != t->line + 1)
		return;
	move m = token_move_find(game, words, strlen(words));
	if (m == MOVE_NONE) {
		errors++;
		return;
	}
	game_advance(game, t->state, m, NULL);
	t->line = line;
	if (line == t->sent_line && t->sent > 0) {
		double at_once = now();
		if (t->sent > measure_from) {
			moves++;
			if (latencies < LATENCIES)
				latency[latencies++] = (float)(at_once - t->sent);
		}
		t->sent = 0;
	}
	if (strstr(data, "\"question_for\""))
		turn(t);
}

static void on_stream(struct bufferevent *bev, void *arg)
{
	struct seat_conn *c = arg;
	struct evbuffer *in = bufferevent_get_input(bev);
	char *line;
	while ((line = evbuffer_readln(in, NULL, EVBUFFER_EOL_LF)) != NULL) {
		if (!strncmp(line, "data: ", 6) && strstr(line, "\"move\":"))
			take_line(c->t, line + 6);
		free(line);
	}
}

static void on_answer(struct bufferevent *bev, void *arg)
{
	struct evbuffer *in = bufferevent_get_input(bev);
	char head[16] = "";
	(void)arg;
	evbuffer_copyout(in, head, 12);
	if (strncmp(head, "HTTP/1.1 200", 12) && head[0])
		errors++;
	evbuffer_drain(in, evbuffer_get_length(in));
}

static void on_event(struct bufferevent *bev, short what, void *arg)
{
	(void)bev, (void)arg;
	if (what & (BEV_EVENT_EOF | BEV_EVENT_ERROR))
		errors++;
}

static void connect_one(struct seat_conn *c, struct table *t, bufferevent_data_cb read_cb)
{
	struct sockaddr_in a = here();
	c->t = t;
	c->bev = bufferevent_socket_new(base, -1, BEV_OPT_CLOSE_ON_FREE);
	bufferevent_setcb(c->bev, read_cb, NULL, on_event, c);
	bufferevent_enable(c->bev, EV_READ | EV_WRITE);
	bufferevent_socket_connect(c->bev, (struct sockaddr *)&a, sizeof a);
	int one = 1;
	setsockopt(bufferevent_getfd(c->bev), IPPROTO_TCP, TCP_NODELAY, &one, sizeof one);
}

static void open_table(int fd, struct table *t)
{
	char path[96], body[256], invite[64];
	for (int i = 0; i < 2; i++)
		pick(ask(fd, "", "/api/guest", "{\"name\":\"load\"}"), "\"token\":\"",
		     t->post[i].token, TOKEN);
	snprintf(body, sizeof body,
		 "{\"game\":\"%s\",\"seats\":2,\"public\":true,\"seat\":[{\"kind\":\"me\"},{"
		 "\"kind\":\"open\"}]}",
		 game->id);
	const char *made = ask(fd, t->post[0].token, "/api/tables", body);
	pick(made, "\"id\":\"", t->id, sizeof t->id);
	pick(made, "\"invite\":\"", invite, sizeof invite);
	snprintf(path, sizeof path, "/api/tables/%s/join", t->id);
	snprintf(body, sizeof body, "{\"invite\":\"%s\"}", invite);
	ask(fd, t->post[1].token, path, body);

	struct setup setup;
	setup_default(game, &setup, 2);
	game_start(game, t->state, &setup, NULL);
	connect_one(&t->stream, t, on_stream);
	evbuffer_add_printf(bufferevent_get_output(t->stream.bev),
			    "GET /api/events?table=%s HTTP/1.1\r\nHost: x\r\n\r\n", t->id);
	for (int i = 0; i < 2; i++)
		connect_one(&t->post[i], t, on_answer);
}

static void start_tables(int fd)
{
	for (int i = 0; i < tables; i++) {
		char path[96];
		snprintf(path, sizeof path, "/api/tables/%s/start", all[i].id);
		ask(fd, all[i].post[0].token, path, "{}");
		if (i % 8 == 0)
			event_base_loop(base, EVLOOP_NONBLOCK);
	}
}

static void on_tick(evutil_socket_t fd, short what, void *arg)
{
	static int next;
	static double due;
	(void)fd, (void)what, (void)arg;
	double t = now();
	if (t - started > seconds)
		event_base_loopbreak(base);
	if (!wanted_rate)
		return;
	if (due == 0)
		due = t;
	for (int tried = 0; due < t && tried < tables; tried++) {
		struct table *table = &all[next++ % tables];
		if (!table->waiting)
			continue;
		table->waiting = false;
		play_next(table);
		due += 1.0 / wanted_rate;
	}
}

static int by_size(const void *a, const void *b)
{
	float x = *(const float *)a, y = *(const float *)b;
	return x < y ? -1 : x > y;
}

/* ---- what the machine can do at all ------------------------------------------------------------
 */

/* SQLite alone: durable transactions of so many lines into the server's own table. */
static int disk(const char *folder, int batch)
{
	char file[512];
	sqlite3 *db;
	sqlite3_stmt *insert;
	snprintf(file, sizeof file, "%s/limit.db", folder);
	unlink(file);
	sqlite3_open(file, &db);
	sqlite3_exec(db,
		     "PRAGMA locking_mode=EXCLUSIVE; PRAGMA journal_mode=WAL;"
		     "PRAGMA synchronous=FULL;"
		     "CREATE TABLE lines (id TEXT, line INT, seat INT, move TEXT, at INT,"
		     " PRIMARY KEY (id, line));",
		     NULL, NULL, NULL);
	sqlite3_prepare_v2(db,
			   "INSERT INTO lines VALUES (?2, ?1, 1, 'offer zeus 3', 1700000000000)",
			   -1, &insert, NULL);
	double from = now();
	long rows = 0;
	while (now() - from < 2) {
		sqlite3_exec(db, "BEGIN", NULL, NULL, NULL);
		for (int i = 0; i < batch; i++) {
			char id[16]; /* lines of many tables, as they come in */
			snprintf(id, sizeof id, "table%07ld", rows % 1000);
			sqlite3_bind_int64(insert, 1, rows++ / 1000);
			sqlite3_bind_text(insert, 2, id, -1, SQLITE_STATIC);
			sqlite3_step(insert);
			sqlite3_reset(insert);
		}
		sqlite3_exec(db, "COMMIT", NULL, NULL, NULL);
	}
	printf("disk: %d lines a durable commit: %.0f lines/s\n", batch,
	       (double)rows / (now() - from));
	sqlite3_finalize(insert);
	sqlite3_close(db);
	unlink(file);
	return 0;
}

enum { REQUEST = 220, ANSWER = 330, NEWS = 420, LOOP_CONNS = 200 };

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

static int loopback(void)
{
	struct sockaddr_in a = { .sin_family = AF_INET };
	socklen_t len = sizeof a;
	static char bytes[65536];
	struct epoll_event ready[LOOP_CONNS], want = { .events = EPOLLIN };
	int listener = socket(AF_INET, SOCK_STREAM, 0), ep = epoll_create1(0), post[LOOP_CONNS];
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
		if (i % 2 == 0) {
			post[i / 2] = fd;
			continue;
		}
		want.data.u64 = (uint64_t)fd << 32 | (uint64_t)(i / 2);
		epoll_ctl(ep, EPOLL_CTL_ADD, fd, &want);
	}
	long rounds = 0;
	double from = now();
	for (int i = 0; i < LOOP_CONNS; i++)
		rounds -= write(post[i], bytes, REQUEST) != REQUEST;
	while (now() - from < 2) {
		int n = epoll_wait(ep, ready, LOOP_CONNS, 100);
		for (int i = 0; i < n; i++) {
			int fd = post[(uint32_t)ready[i].data.u64];
			if (read((int)(ready[i].data.u64 >> 32), bytes, sizeof bytes) <= 0 ||
			    read(fd, bytes, sizeof bytes) <= 0 ||
			    write(fd, bytes, REQUEST) != REQUEST)
				return 2;
			rounds++;
		}
	}
	printf("loopback: %.0f moves/s\n", (double)rounds / (now() - from));
	kill(child, SIGKILL);
	return 0;
}

int main(int argc, char **argv)
{
	if (argc == 4 && !strcmp(argv[1], "--disk") && atoi(argv[3]) > 0)
		return disk(argv[2], atoi(argv[3]));
	if (argc == 2 && !strcmp(argv[1], "--loopback"))
		return loopback();
	if (argc != 5) {
		fprintf(stderr, "usage: load PORT TABLES SECONDS MOVES_A_SECOND | load --disk "
				"FOLDER LINES_A_COMMIT | load --loopback\n");
		return 2;
	}
	port = atoi(argv[1]);
	tables = atoi(argv[2]);
	seconds = atoi(argv[3]);
	wanted_rate = atoi(argv[4]);
	if (tables < 1 || tables > 10000 || seconds < 1 || seconds > 600)
		return 2;
	game = game_find("cyclades");
	base = event_base_new();
	all = aligned_alloc(64, (size_t)tables * sizeof *all);
	memset(all, 0, (size_t)tables * sizeof *all);
	latency = malloc(LATENCIES * sizeof *latency);
	int fd = socket(AF_INET, SOCK_STREAM, 0);
	struct sockaddr_in a = here();
	if (connect(fd, (struct sockaddr *)&a, sizeof a) != 0)
		return 2;
	for (int i = 0; i < tables; i++) {
		open_table(fd, &all[i]);
		event_base_loop(base, EVLOOP_NONBLOCK);
	}
	started = now();
	measure_from = started;
	start_tables(fd);
	double lines, commits, lines_before, commits_before;
	counters(fd, &lines_before, &commits_before);
	started = measure_from = now();
	moves = latencies = 0;
	struct event *tick = event_new(base, -1, EV_PERSIST, on_tick, NULL);
	struct timeval soon = { 0, 1000 };
	event_add(tick, &soon);
	event_base_dispatch(base);
	double took = now() - started;
	counters(fd, &lines, &commits);
	int over = 0;
	for (int i = 0; i < tables; i++)
		over += all[i].over;
	qsort(latency, (size_t)latencies, sizeof *latency, by_size);
	printf("load: %d tables, %.0f moves/s, move to stream p50 %.2f ms, p99 %.2f ms, %d games "
	       "over, %ld errors, %.1f lines a commit, %.2f lines a move\n",
	       tables, (double)moves / took, latencies ? latency[latencies / 2] * 1000.0 : 0.0,
	       latencies ? latency[latencies * 99 / 100] * 1000.0 : 0.0, over, errors,
	       (lines - lines_before) / (commits > commits_before ? commits - commits_before : 1),
	       (lines - lines_before) / (double)(moves ? moves : 1));
	return errors > tables / 10;
}
