/* load: how fast the server is, compared with what this machine can do at all.
 *
 *     load PORT TABLES[+MORE] SECONDS MOVES_A_SECOND [SERVER_PID]     (0: as fast as it goes)
 *     load --disk FOLDER LINES_A_COMMIT           durable group commits of SQLite itself
 *     load --loopback                             request, answer and news between two processes
 *
 * load.py runs all of them and makes the table of lab/notes/performance.md.
 *
 * Plays many two-seat tables at once as a real client would: one stream for each, moves by POST on
 * a kept connection. The engine is linked in: lines come by the stream, the next legal move is
 * chosen here. Prints moves a second and the time from just before a move is written until its line
 * has been read from the table's stream.
 *
 * The first half second is not measured. Where a game ends, one of MORE begins. Measuring ends when
 * the seconds are gone, or when there are none left and a twentieth of the tables stand still: then
 * fewer play than were asked for. Client and server share a machine, so the client is as cheap as
 * can be: plain sockets, no memory taken while it plays, one write and two reads a move. Bounded in
 * time and by TABLES; talks to 127.0.0.1 only. */
#include "lab/server/load.h"

#include <errno.h>
#include <fcntl.h>
#include <netinet/in.h>
#include <netinet/tcp.h>
#include <poll.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/epoll.h>
#include <sys/timerfd.h>
#include <time.h>
#include <unistd.h>

#include "core/record.h"

enum { LATENCIES = 4000000, TOKEN = 64, READ = 16384, REST = 8192, READY = 256 };

static const double WARM_UP = 0.5;  /* seconds that are not measured */
static const double LEAST = 1.0;    /* a shorter measurement says nothing */
static const double LATE = 0.005;   /* seconds; a longer delay of the client is not made up for */
static const double PATIENCE = 2.0; /* for what is still to come at the end */

struct seat {
	int fd;
	char token[TOKEN];
	char request[512]; /* what does not change, up to "Content-Length: "; then the move's own */
	uint32_t head;     /* bytes of it that do not change */
	char answer[1024];
	uint32_t got; /* bytes of an answer that is not complete */
	int owed;     /* answers still to come */
};

struct load_table {
	char id[32];
	_Alignas(64) unsigned char state[PET_STATE_MAX];
	uint32_t line;
	int stream;
	struct seat seat[2], *mover;
	double sent;        /* when the move in flight was sent; 0: none */
	uint32_t sent_line; /* the line it will have */
	bool waiting;       /* our turn comes with a tick */
	uint32_t rest_n;
	char rest[REST]; /* the beginning of a line of the stream */
};

static const struct pet_game *game;
static int port, wanted_rate, ep;
static int tables, reserve; /* at play at once; more for when games are over */
static struct load_table *all;
static struct pet_bits bits = { 1 };

static bool playing;
static int over, in_flight, taken; /* taken: of the reserve */
static long errors;
static double due; /* when the next move at the wanted rate is to be sent */

static double measure_from; /* moves sent since then count */
static float *latency;
static long latencies, moves;

double now(void)
{
	struct timespec t;
	clock_gettime(CLOCK_MONOTONIC, &t);
	return (double)t.tv_sec + (double)t.tv_nsec / 1e9;
}

static double processor_time(clockid_t of)
{
	struct timespec t;
	return clock_gettime(of, &t) ? 0 : (double)t.tv_sec + (double)t.tv_nsec / 1e9;
}

static void give_up(const char *why)
{
	fprintf(stderr, "load: %s\n", why);
	exit(2);
}

/* ---- setting up: one request after the other ------------------------------------------------- */

static int connect_one(void)
{
	struct sockaddr_in a = { .sin_family = AF_INET, .sin_port = htons((uint16_t)port) };
	int fd = socket(AF_INET, SOCK_STREAM, 0), one = 1;
	a.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
	if (fd < 0 || connect(fd, (struct sockaddr *)&a, sizeof a) != 0)
		give_up("cannot connect to the server");
	setsockopt(fd, IPPROTO_TCP, TCP_NODELAY, &one, sizeof one);
	return fd;
}

static void never_wait(int fd)
{
	fcntl(fd, F_SETFL, fcntl(fd, F_GETFL) | O_NONBLOCK);
}

/* How long the first answer in there is; 0: it is not complete. */
static size_t answer_bytes(const char *buf, size_t n)
{
	static const char key[] = "Content-Length: ";
	const char *end = memmem(buf, n, "\r\n\r\n", 4);
	const char *length = end ? memmem(buf, (size_t)(end - buf), key, sizeof key - 1) : NULL;
	if (!length)
		return 0;
	size_t all_of_it = (size_t)(end + 4 - buf) + strtoul(length + sizeof key - 1, NULL, 10);
	return all_of_it <= n ? all_of_it : 0;
}

/* One request; waits for its answer and returns the body. */
static char *ask(int fd, const char *token, const char *path, const char *body)
{
	static char buf[1 << 16];
	int n = snprintf(buf, sizeof buf,
			 "%s %s HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer "
			 "%s\r\nContent-Type: application/json\r\nContent-Length: %zu\r\n\r\n%s",
			 body[0] ? "POST" : "GET", path, token, strlen(body), body);
	if (write(fd, buf, (size_t)n) != n)
		give_up("the server takes no request");
	size_t got = 0;
	do {
		ssize_t r = read(fd, buf + got, sizeof buf - 1 - got);
		if (r <= 0)
			give_up("the server does not answer");
		got += (size_t)r;
		buf[got] = 0;
	} while (!answer_bytes(buf, got));
	if (strncmp(buf, "HTTP/1.1 20", 11))
		give_up(buf);
	return strstr(buf, "\r\n\r\n") + 4;
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

/* The table is followed when the head of the stream has come: no line is missed. */
static void open_stream(struct load_table *t)
{
	char request[128];
	struct epoll_event want = { .events = EPOLLIN, .data.ptr = t };
	int n = snprintf(request, sizeof request,
			 "GET /api/events?table=%s HTTP/1.1\r\nHost: x\r\n\r\n", t->id);
	t->stream = connect_one();
	ssize_t got =
		write(t->stream, request, (size_t)n) == n ? read(t->stream, t->rest, REST) : 0;
	if (got < 12 || memcmp(t->rest, "HTTP/1.1 200", 12))
		give_up("no stream");
	t->rest_n = (uint32_t)got;
	never_wait(t->stream);
	epoll_ctl(ep, EPOLL_CTL_ADD, t->stream, &want);
}

static void open_table(int fd, struct load_table *t)
{
	char path[96], body[256], invite[64];
	for (int i = 0; i < 2; i++)
		pick(ask(fd, "", "/api/guest", "{\"name\":\"load\"}"), "\"token\":\"",
		     t->seat[i].token, TOKEN);
	snprintf(body, sizeof body,
		 "{\"game\":\"%s\",\"seats\":2,\"public\":true,\"seat\":[{\"kind\":\"me\"},{"
		 "\"kind\":\"open\"}]}",
		 game->id);
	const char *made = ask(fd, t->seat[0].token, "/api/tables", body);
	pick(made, "\"id\":\"", t->id, sizeof t->id);
	pick(made, "\"invite\":\"", invite, sizeof invite);
	snprintf(path, sizeof path, "/api/tables/%s/join", t->id);
	snprintf(body, sizeof body, "{\"invite\":\"%s\"}", invite);
	ask(fd, t->seat[1].token, path, body);

	struct pet_setup setup;
	pet_setup_default(game, &setup, 2);
	pet_game_start(game, t->state, &setup, NULL);
	open_stream(t);
	for (int i = 0; i < 2; i++) {
		struct seat *s = &t->seat[i];
		s->fd = connect_one();
		never_wait(s->fd);
		struct pet_text r =
			pet_text_into(s->request, sizeof s->request, PET_LANG_EN, NULL, NULL);
		pet_text_put(&r, "POST /api/tables/");
		pet_text_put(&r, t->id);
		pet_text_put(&r, "/move HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer ");
		pet_text_put(&r, s->token);
		pet_text_put(&r, "\r\nContent-Type: application/json\r\nContent-Length: ");
		s->head = r.len;
	}
}

static void start_tables(int fd)
{
	for (int i = 0; i < tables + reserve; i++) {
		char path[96];
		snprintf(path, sizeof path, "/api/tables/%s/start", all[i].id);
		ask(fd, all[i].seat[0].token, path, "{}");
	}
}

/* ---- playing --------------------------------------------------------------------------------- */

static void play_next(struct load_table *t)
{
	pet_move legal[PET_MOVES_MAX];
	char body[160];
	struct seat *s = &t->seat[pet_game_asked(t->state)];
	int n = pet_game_legal(game, t->state, legal);
	struct pet_text b = pet_text_into(body, sizeof body, PET_LANG_EN, game, t->state);
	pet_text_put(&b, "{\"line\":");
	pet_text_number(&b, t->line);
	pet_text_put(&b, ",\"move\":\"");
	pet_token_move(&b, legal[pet_bits_below(&bits, (uint32_t)n)]);
	pet_text_put(&b, "\"}");
	struct pet_text r =
		pet_text_into(s->request + s->head, (uint32_t)sizeof s->request - s->head,
			      PET_LANG_EN, NULL, NULL);
	pet_text_number(&r, b.len);
	pet_text_put(&r, "\r\n\r\n");
	pet_text_put(&r, b.buf);
	t->mover = s;
	t->sent_line = t->line + 1;
	in_flight++;
	s->owed++;
	t->sent = now();
	if (write(s->fd, s->request, s->head + r.len) != (ssize_t)(s->head + r.len))
		errors++;
}

/* A game is over: one of the reserve begins. */
static void game_over(void)
{
	over++;
	if (taken == reserve)
		return;
	struct load_table *t = &all[tables + taken++];
	if (t->waiting && playing) {
		t->waiting = false;
		play_next(t);
	}
}

static void turn(struct load_table *t)
{
	bool rests = t - all >= tables + taken;
	if (pet_game_asked(t->state) == PET_NOBODY)
		game_over();
	else if (pet_game_asked(t->state) >= 2)
		return;
	else if (wanted_rate || !playing || rests)
		t->waiting = true;
	else
		play_next(t);
}

/* Nobody waits for an answer in epoll: the server writes it before the line that says the same on
 * the stream. One that comes later is read with the next. */
static void read_answer(struct seat *s)
{
	ssize_t n = read(s->fd, s->answer + s->got, sizeof s->answer - s->got);
	if (n < 0 && errno == EAGAIN)
		return;
	if (n <= 0) { /* closed, or longer than any answer to a move */
		errors++;
		s->owed = 0;
		return;
	}
	s->got += (uint32_t)n;
	for (size_t one; (one = answer_bytes(s->answer, s->got)) != 0; s->owed--) {
		errors += memcmp(s->answer, "HTTP/1.1 200", 12) != 0;
		s->got -= (uint32_t)one;
		memmove(s->answer, s->answer + one, s->got);
	}
}

static void move_arrived(struct load_table *t)
{
	double took = now() - t->sent;
	if (t->sent > measure_from && measure_from > 0) {
		moves += playing;
		if (latencies < LATENCIES)
			latency[latencies++] = (float)took;
	}
	t->sent = 0;
	in_flight--;
	read_answer(t->mover);
}

/* "{"table":"...","line":57,"seat":1,"move":"offer zeus 1",...,"question_for":...}" */
static void take_line(struct load_table *t, const char *data)
{
	const char *number = strstr(data, "\"line\":");
	const char *words = number ? strstr(number, "\"move\":\"") : NULL;
	if (!words || strtoul(number + 7, NULL, 10) != t->line + 1)
		return;
	words += 8;
	pet_move m = pet_token_move_find(game, words, strcspn(words, "\""));
	if (m == PET_MOVE_NONE) {
		errors++;
		return;
	}
	pet_game_advance(game, t->state, m, NULL);
	t->line++;
	if (t->line == t->sent_line && t->sent > 0)
		move_arrived(t);
	if (strstr(words, "\"question_for\""))
		turn(t);
}

/* Lines that are no data (chunk sizes, ids, the head) are passed over: the server writes whole
 * events in one chunk. */
static void read_stream(struct load_table *t)
{
	static char in[REST + READ];
	memcpy(in, t->rest, t->rest_n);
	ssize_t n = read(t->stream, in + t->rest_n, READ);
	if (n < 0 && errno == EAGAIN)
		return;
	if (n <= 0) {
		errors++;
		epoll_ctl(ep, EPOLL_CTL_DEL, t->stream, NULL);
		return;
	}
	char *at = in, *end = in + t->rest_n + n, *eol;
	for (; (eol = memchr(at, '\n', (size_t)(end - at))) != NULL; at = eol + 1) {
		*eol = 0;
		if (!strncmp(at, "data: ", 6))
			take_line(t, at + 6);
	}
	t->rest_n = (uint32_t)(end - at);
	if (t->rest_n > REST) { /* no line is so long */
		errors++;
		t->rest_n = 0;
	}
	memcpy(t->rest, at, t->rest_n);
}

/* A move when it is due, at whichever table waits next. */
static void tick(int timer)
{
	static int next;
	uint64_t ticks;
	double t = now();
	if (read(timer, &ticks, sizeof ticks) < 0 || !playing)
		return;
	if (due < t - LATE)
		due = t - LATE;
	for (int tried = 0; due <= t && tried < tables; tried++) {
		struct load_table *table = &all[next++ % tables];
		if (!table->waiting)
			continue;
		table->waiting = false;
		play_next(table);
		due += 1.0 / wanted_rate;
	}
}

/* Ten thousand times a second: one or two moves at a time, no bursts. */
static int ticking(void)
{
	struct itimerspec often = { { 0, 100000 }, { 0, 100000 } };
	struct epoll_event want = { .events = EPOLLIN, .data.ptr = NULL };
	int timer = timerfd_create(CLOCK_MONOTONIC, TFD_NONBLOCK);
	timerfd_settime(timer, 0, &often, NULL);
	epoll_ctl(ep, EPOLL_CTL_ADD, timer, &want);
	return timer;
}

static void once(int timer)
{
	struct epoll_event ready[READY];
	int n = epoll_wait(ep, ready, READY, 10);
	for (int i = 0; i < n; i++) {
		if (ready[i].data.ptr)
			read_stream(ready[i].data.ptr);
		else
			tick(timer);
	}
}

/* What was sent must arrive and be answered, or it is an error. */
static void await_the_rest(int timer)
{
	double until = now() + PATIENCE;
	playing = false;
	while (in_flight && now() < until)
		once(timer);
	errors += in_flight;
	for (int i = 0; i < (tables + reserve) * 2; i++) {
		struct seat *s = &all[i / 2].seat[i % 2];
		struct pollfd wait = { .fd = s->fd, .events = POLLIN };
		while (s->owed && now() < until && poll(&wait, 1, 100) >= 0)
			read_answer(s);
		errors += s->owed;
	}
}

/* ---- measuring ------------------------------------------------------------------------------- */

static int by_size(const void *a, const void *b)
{
	float x = *(const float *)a, y = *(const float *)b;
	return x < y ? -1 : x > y;
}

static double latency_ms(int percent)
{
	return latencies ? latency[latencies * percent / 100] * 1000.0 : 0.0;
}

struct use {
	double at, client, server, lines, commits;
};

static struct use use_now(clockid_t server)
{
	return (struct use){ now(), processor_time(CLOCK_PROCESS_CPUTIME_ID),
			     server ? processor_time(server) : 0, 0, 0 };
}

static int tell(const struct use *from, const struct use *to)
{
	double took = to->at - from->at, commits = to->commits - from->commits;
	double n = moves ? (double)moves : 1, rate = (double)moves / took;
	if (took < LEAST) {
		fprintf(stderr,
			"load: only %.2f s could be measured before %d of %d games were over: no "
			"rate; play more tables\n",
			took, over, tables + reserve);
		return 3;
	}
	qsort(latency, (size_t)latencies, sizeof *latency, by_size);
	printf("load: %d tables, %.0f moves/s in %.1f s, move to stream p50 %.2f ms, p99 %.2f ms, "
	       "%d games over, %ld errors, %.1f lines a commit, %.2f lines a move, "
	       "client %.1f us/move",
	       tables, rate, took, latency_ms(50), latency_ms(99), over, errors,
	       (to->lines - from->lines) / (commits > 0 ? commits : 1),
	       (to->lines - from->lines) / (double)(latencies ? latencies : 1),
	       (to->client - from->client) / n * 1e6);
	if (to->server > 0)
		printf(", server %.1f us/move", (to->server - from->server) / n * 1e6);
	if (wanted_rate)
		printf(", %.1f %% of the wanted %d moves/s%s", 100 * rate / wanted_rate,
		       wanted_rate, rate < 0.97 * wanted_rate ? ": NOT REACHED" : "");
	printf("\n");
	return errors > tables / 10;
}

/* Asking for the counters keeps the client from its streams for one round trip: what was in flight
 * then does not count. */
static int measure(int fd, int seconds, clockid_t server)
{
	int timer = wanted_rate ? ticking() : -1;
	double lines, commits;
	playing = true;
	for (double from = now(); now() < from + WARM_UP;)
		once(timer);
	counters(fd, &lines, &commits);
	struct use from = use_now(server);
	from.lines = lines;
	from.commits = commits;
	measure_from = due = from.at;
	while (now() < from.at + seconds && (over - taken) * 20 < tables)
		once(timer);
	struct use to = use_now(server);
	await_the_rest(timer);
	counters(fd, &to.lines, &to.commits);
	return tell(&from, &to);
}

int main(int argc, char **argv)
{
	if (argc == 4 && !strcmp(argv[1], "--disk") && atoi(argv[3]) > 0)
		return limit_disk(argv[2], atoi(argv[3]));
	if (argc == 2 && !strcmp(argv[1], "--loopback"))
		return limit_loopback();
	if (argc != 5 && argc != 6) {
		fprintf(stderr,
			"usage: load PORT TABLES[+MORE] SECONDS MOVES_A_SECOND [SERVER_PID] | "
			"load --disk FOLDER LINES_A_COMMIT | load --loopback\n");
		return 2;
	}
	port = atoi(argv[1]);
	char *plus;
	tables = (int)strtol(argv[2], &plus, 10);
	reserve = *plus == '+' ? atoi(plus + 1) : 0;
	int seconds = atoi(argv[3]);
	wanted_rate = atoi(argv[4]);
	clockid_t server = 0;
	if (tables < 1 || reserve < 0 || tables + reserve > 10000 || seconds < 1 || seconds > 600 ||
	    wanted_rate < 0)
		give_up("1 to 10000 tables, 1 to 600 seconds");
	if (argc == 6 && clock_getcpuclockid(atoi(argv[5]), &server) != 0)
		give_up("no such server process");
	signal(SIGPIPE, SIG_IGN);
	game = pet_game_find("cyclades"); /* nothing in it is hidden: a stream tells all */
	ep = epoll_create1(0);
	all = aligned_alloc(64, (size_t)(tables + reserve) * sizeof *all);
	memset(all, 0, (size_t)(tables + reserve) * sizeof *all);
	latency = malloc(LATENCIES * sizeof *latency);
	int fd = connect_one();
	for (int i = 0; i < tables + reserve; i++)
		open_table(fd, &all[i]);
	start_tables(fd);
	return measure(fd, seconds, server);
}
