/* fuzz_http: bytes sent to the server, which runs in this process with its own store and three
 * people at three tables. An input is the bytes of one connection while another follows the tables'
 * events; or (first byte 0x80 and above) requests made from the table of endpoints, so that every
 * row is reached. Every answer must be one that docs/PROTOCOL.md allows, with JSON or a file, and
 * nothing of the connections may remain afterwards.
 *
 * think.c and table_bots.c are replaced: jobs run at the end of the loop's turn, bots play any legal move, passwords
 * are hashed quickly; so an input always does the same. */
#include "server/api/api.h"
#include "server/base/limits.h"
#include "server/net/bans.h"
#include "server/net/commit.h"
#include "server/net/http.h"
#include "server/net/request.h"
#include "server/net/server.h"
#include "server/stream/stream.h"
#include "server/tables/table_internal.h"
#include "server/tables/think.h"

#include <event2/event.h>
#include <event2/http.h>
#include <netinet/in.h>
#include <sodium.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "server/base/secret.h"
#include "tests/fuzz/answer.h"
#include "tests/fuzz/fuzz.h"
#include "tests/fuzz/rows.h"

enum { ANSWER_MAX = 16 << 20, QUIET = 6, JOBS = 40 };

static struct server server;
static struct sockaddr_in door;
static struct pet_bits dice;

/* ---- in place of think.c and table_bots.c --------------------------------------------------------------------- */

struct job {
	void (*work)(void *arg), (*done)(struct server *s, void *arg);
	void *arg;
	char table[ID_MAX]; /* of a bot */
	uint8_t seat;
};

static struct job jobs[JOBS];
static int job_count, bots_moved;

bool think_open(struct server *s)
{
	(void)s;
	return true;
}

void think_end(struct server *s)
{
	(void)s;
}

void think_close(struct server *s)
{
	(void)s;
}

void think_count(struct server *s, struct think_counts *out)
{
	(void)s;
	*out = (struct think_counts){ 0 };
}

bool think_work(struct server *s, const char *who, void (*work)(void *arg),
		void (*done)(struct server *s, void *arg), void *arg)
{
	(void)s, (void)who;
	promise(job_count < JOBS);
	jobs[job_count++] = (struct job){ work, done, arg, "", 0 };
	return true;
}

void bots_open(struct server *s)
{
	(void)s;
}

void bots_close(struct server *s)
{
	(void)s;
}

struct bots_counts bots_count(struct server *s)
{
	(void)s;
	return (struct bots_counts){ 0 };
}

void table_think(struct server *s, struct table *m, uint8_t seat)
{
	(void)s;
	if (m->thinking || bots_moved++ >= JOBS / 2)
		return;
	m->thinking = true;
	m->thinker = seat;
	strcpy(jobs[job_count].table, m->row.id);
	jobs[job_count++].seat = seat;
}

static void bot_job(const struct job *job)
{
	struct table *m = table_find(&server, job->table);
	pet_move legal[PET_MOVES_MAX];
	if (!m)
		return;
	m->thinking = false;
	if (m->row.status != TABLE_RUNNING || pet_game_asked(m->state) != job->seat ||
	    m->seat[job->seat].kind != SEAT_BOT)
		return;
	int n = pet_game_legal(m->game, m->state, legal);
	table_play(&server, m, job->seat, legal[pet_bits_below(&dice, (uint32_t)n)]);
}

static bool jobs_run(void)
{
	struct job now[JOBS];
	int n = job_count;
	memcpy(now, jobs, sizeof now);
	memset(jobs, 0, sizeof jobs);
	job_count = 0;
	for (int i = 0; i < n; i++) {
		if (now[i].work) {
			now[i].work(now[i].arg);
			now[i].done(&server, now[i].arg);
		} else {
			bot_job(&now[i]);
		}
	}
	return n > 0;
}

/* ---- in place of libsodium's slow hash and of the system's randomness ------------------------ */

static unsigned long long mix(const char *passwd, unsigned long long n)
{
	unsigned long long h = 14695981039346656037u;
	while (n--)
		h = (h ^ (unsigned char)*passwd++) * 1099511628211u;
	return h;
}

int crypto_pwhash_str(char out[crypto_pwhash_STRBYTES], const char *const passwd,
		      unsigned long long n, unsigned long long ops, size_t memory)
{
	(void)ops, (void)memory;
	return snprintf(out, crypto_pwhash_STRBYTES, "a hash, quickly made: %llx", mix(passwd, n)) <
	       0;
}

int crypto_pwhash_str_verify(const char str[crypto_pwhash_STRBYTES], const char *const passwd,
			     unsigned long long n)
{
	char again[crypto_pwhash_STRBYTES];
	(void)!crypto_pwhash_str(again, passwd, n, 0, 0);
	return strcmp(str, again) ? -1 : 0;
}

static const char *dice_name(void)
{
	return "dice";
}

static uint32_t dice_random(void)
{
	return (uint32_t)pet_bits_next(&dice);
}

static void dice_buf(void *const buf, const size_t n)
{
	for (size_t i = 0; i < n; i++)
		((unsigned char *)buf)[i] = (unsigned char)pet_bits_next(&dice);
}

static struct randombytes_implementation dice_as_randomness = { dice_name, dice_random, NULL,
								NULL,      dice_buf,    NULL };

/* ---- the world before every input ------------------------------------------------------------ */

static const char *const tokens[] = { "", "annas", "bobs", "guests", "nobodys" };
static const char *const names[] = { "open", "running", "over",   "cyclades", "hellas",
				     "anna", "bob",     "nobody", "%00",      "..%2f" };

static void world_new(void)
{
	char sql[4096], hash[4][HASH_MAX], invite[HASH_MAX], password[crypto_pwhash_STRBYTES];
	struct store *store = &server.store;
	for (int i = 1; i <= 3; i++)
		hash_hex(tokens[i], hash[i]);
	hash_hex("please", invite);
	(void)!crypto_pwhash_str(password, "password", 8, 0, 0);
	int n = snprintf(
		sql, sizeof sql,
		"DELETE FROM users; DELETE FROM tokens; DELETE FROM tables; DELETE FROM seats;"
		"DELETE FROM lines; DELETE FROM chat; DELETE FROM orders; DELETE FROM circles; "
		"DELETE FROM circle_members; DELETE FROM happenings; "
		"DELETE FROM ratings; "
		"DELETE FROM removed;"
		"INSERT INTO users (id, name, login, password, created) VALUES ('anna', 'Anna', "
		"'Anna', '%s', 1), ('bob', 'Bob', 'Bob',"
		" '%s', 1), ('guest', 'Guest', NULL, NULL, 1);"
		"INSERT INTO tokens (hash, user_id, created) VALUES ('%s', 'anna', 1), ('%s', "
		"'bob', 1), ('%s', 'guest', 1);"
		"INSERT INTO tables (id, game, version, seats, options, status, name, open_to_all, "
		"undo,"
		" bank, increment, owner, invite, secret, position, result, created, moved) SELECT "
		"column1, 'cyclades', 1, 2, '', column2, '', column3, "
		"'consent',"
		" column4, 0, 'anna', '%s', '%064d', NULL, '', 1, 1 FROM"
		" (VALUES ('open', 0, 1, 0), ('running', 1, 0, 0), ('over', 2, 1, 60000));"
		"INSERT INTO seats (table_id, seat, kind, user_id, name, bot, left_ms, resigned) "
		"SELECT column1, column2, column3, column4, column4, '', 0, 0 "
		"FROM"
		" (VALUES ('open', 0, 1, 'guest'), ('open', 1, 0, ''), ('running', 0, 1, 'anna'),"
		" ('running', 1, 1, 'bob'), ('over', 0, 1, 'anna'), ('over', 1, 1, 'bob'));",
		password, password, hash[1], hash[2], hash[3], invite, 7);
	promise(n > 0 && n < (int)sizeof sql);
	promise(store->db->driver->script(store->db, sql) == DB_OK);
	store->user_changes++;
	dice.state = 1;
	job_count = bots_moved = 0;
	memset(jobs, 0, sizeof jobs);
	/* its dice are committed, like those of every running table after a start */
	struct table *running = table_find(&server, "running");
	promise(running != NULL);
	table_go_on(&server, running);
	commit_now(&server);
}

static void find_door(struct evhttp_bound_socket *bound, void *arg)
{
	socklen_t n = sizeof door;
	(void)arg;
	promise(getsockname(evhttp_bound_socket_get_fd(bound), (struct sockaddr *)&door, &n) == 0);
}

enum { ROWS = sizeof row_names / sizeof row_names[0] };

static const struct endpoint *row[ROWS];

/* Every endpoint has a number. */
static void rows_find(void)
{
	for (const struct endpoint *e = endpoints; e->path; e++) {
		char name[80];
		int i = 0;
		snprintf(name, sizeof name, "%s %s", e->method, e->path);
		while (i < ROWS && strcmp(row_names[i], name))
			i++;
		promise(i < ROWS);
		row[i] = e;
	}
	for (int i = 0; i < ROWS; i++)
		promise(row[i] != NULL);
}

static void server_begin(void)
{
	char folder[] = "/tmp/fuzz_http.XXXXXX", file[64], error[512];
	struct server *s = &server;
	promise(mkdtemp(folder) && randombytes_set_implementation(&dice_as_randomness) == 0 &&
		sodium_init() >= 0);
	s->config = (struct server_config){
		.address = "127.0.0.1", .threads = 1, .fast_limits = true, .metrics = "public"
	};
	s->base = event_base_new();
	s->scratch = malloc(SCRATCH);
	s->limits = limits_open(true);
	s->endpoints = endpoints;
	promise(store_open(&s->store, folder, false, error, sizeof error));
	commit_open(s);
	table_load_open(s);
	stream_listen(s);
	rows_find();
	promise(http_open(s, error, sizeof error));
	bans_read(s);
	evhttp_foreach_bound_socket(s->http, find_door, NULL);
	s->store.db->driver->script(s->store.db, "PRAGMA synchronous=OFF");
	/* it is open and no longer needed */
	static const char *const ends[] = { "", "-wal", "-shm", ".lock" };
	for (int i = 0; i < 4; i++) {
		snprintf(file, sizeof file, "%s/petteia.db%s", folder, ends[i]);
		unlink(file);
	}
	rmdir(folder);
}

/* ---- one connection -------------------------------------------------------------------------- */

static bool turn(void)
{
	event_base_loop(server.base, EVLOOP_NONBLOCK);
	bool worked = jobs_run();
	commit_now(&server);
	return worked;
}

struct wire {
	int fd;
	const char *out;
	size_t left, got;
	char in[ANSWER_MAX];
};

static void wire_open(struct wire *w, const char *out, size_t n)
{
	struct linger at_once = { 1, 0 };
	w->fd = socket(AF_INET, SOCK_STREAM, 0);
	w->out = out;
	w->left = n;
	w->got = 0;
	promise(w->fd >= 0 && connect(w->fd, (struct sockaddr *)&door, sizeof door) == 0);
	setsockopt(w->fd, SOL_SOCKET, SO_LINGER, &at_once, sizeof at_once);
}

/* False: nothing happened. */
static bool wire_turn(struct wire *w)
{
	ssize_t sent = w->left ? send(w->fd, w->out, w->left, MSG_DONTWAIT | MSG_NOSIGNAL) : 0;
	if (sent > 0) {
		w->out += sent;
		w->left -= (size_t)sent;
	}
	promise(w->got < ANSWER_MAX);
	ssize_t came = recv(w->fd, w->in + w->got, ANSWER_MAX - w->got, MSG_DONTWAIT);
	w->got += came > 0 ? (size_t)came : 0;
	return sent > 0 || came > 0;
}

/* One client follows two of the tables while another sends, until nothing more happens. */
static void talk(const char *out, size_t n)
{
	static struct wire ear, mouth;
	static const char listen[] = "GET /api/events?table=running&invite=please HTTP/1.1\r\n"
				     "Authorization: Bearer guests\r\n\r\n";
	wire_open(&ear, listen, sizeof listen - 1);
	while (ear.got == 0) {
		wire_turn(&ear);
		turn();
	}
	wire_open(&mouth, out, n);
	for (int quiet = 0; quiet < QUIET; quiet++) {
		bool said = wire_turn(&mouth), heard = wire_turn(&ear), worked = turn();
		if (said || heard || worked)
			quiet = 0;
	}
	close(ear.fd);
	close(mouth.fd);
	for (int i = 0; i < QUIET || job_count; i++)
		turn();
	answers_check(ear.in, ear.got);
	answers_check(mouth.in, mouth.got);
}

/* The bytes choose rows, the user, words of the path, query and body. */
static size_t requests_of(struct bytes b, char *out, size_t cap)
{
	size_t n = 0;
	while (b.n && n + 2048 + b.n < cap) {
		const struct endpoint *e = row[byte_next(&b) % 128 % ROWS];
		const char *who = tokens[byte_below(&b, sizeof tokens / sizeof tokens[0])];
		n += (size_t)sprintf(out + n, "%s ", e->method);
		for (const char *c = e->path; *c; c++) {
			if (*c == '*')
				n += (size_t)sprintf(
					out + n, "%s",
					names[byte_below(&b, sizeof names / sizeof names[0])]);
			else
				out[n++] = *c;
		}
		for (unsigned c; b.n && (c = byte_next(&b)) != '\n';) /* "?at=3" */
			out[n++] = (char)c;
		size_t body = 0;
		while (body < b.n && b.p[body] != 0xff) /* invalid UTF-8 */
			body++;
		n += (size_t)sprintf(out + n,
				     " HTTP/1.1\r\nHost: here\r\nContent-Type: application/json\r\n"
				     "%s%s\r\nContent-Length: %zu\r\n\r\n",
				     who[0] ? "Authorization: Bearer " : "X: ", who, body);
		memcpy(out + n, b.p, body);
		n += body;
		b.p += body;
		b.n -= body;
		byte_next(&b);
	}
	return n;
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t n)
{
	static char out[1 << 20];
	if (!server.base)
		server_begin();
	if (n > sizeof out / 2)
		return 0;
	world_new();
	size_t sent = n;
	if (n && data[0] >= 128)
		sent = requests_of((struct bytes){ data, n }, out, sizeof out);
	else if (n)
		memcpy(out, data, n);
	talk(out, sent);
	promise(server.stream_count == 0 && server.streams == NULL && server.dirty == NULL);
	promise(server.errors == 0);
	for (int i = 0; i < HASH_SIZE; i++)
		while (server.tables[i])
			table_forget(&server, server.tables[i]);
	promise(server.table_count == 0);
	return 0;
}
