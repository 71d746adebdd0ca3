/* bot_server.c: plays at a server's tables through the public API (docs/PROTOCOL.md).
 *
 * The event stream says at which table it is our turn; then we fetch the view, rebuild the
 * position, and the player (bots.h: ours, or a program behind the bot protocol) chooses. A move
 * names the line it answers, so nothing is played twice, whatever the connection does. */
#include "cmd/bot_server.h"

#include <inttypes.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "cmd/bots.h"
#include "cmd/cmd.h"
#include "cmd/http.h"
#include "cmd/scan.h"
#include "core/position.h"

enum {
	TABLES_MAX = 16, /* at once */
	ID_BYTES = 32,
	SILENCE_MS = 60000, /* a server sends something every 20 s */
	LOOK_MS = 3000,     /* for open tables */
	WAIT_MAX_S = 30,
};

/* A table where we sit, and the player for it. */
struct place_at {
	char id[ID_BYTES];
	const struct pet_game *game; /* NULL until it is first asked */
	struct player *player;       /* kept for the next table */
	uint8_t seat;
};

struct sitting {
	const struct bot_server *o;
	struct http_server server;
	struct place_at table[TABLES_MAX];
	uint64_t played;
	bool waiting; /* there is no slot for a table where we are asked */
	bool again;   /* a slot is free now: reopen the stream, which repeats whose turn it is */
	_Alignas(64) unsigned char state[PET_STATE_MAX];
};

/* A call that is retried while the server is busy. */
static int call(struct sitting *s, const char *body, const char **answer, const char *path, ...)
	__attribute__((format(printf, 4, 5)));

static int call(struct sitting *s, const char *body, const char **answer, const char *path, ...)
{
	char where[512];
	va_list args;
	va_start(args, path);
	vsnprintf(where, sizeof where, path, args);
	va_end(args);
	*answer = "";
	int status = 0;
	for (unsigned wait = 1; wait <= 8; wait *= 2) {
		status = http_call(&s->server, where, body, answer);
		if (status && status != 429 && status != 503)
			break;
		sleep(wait);
	}
	if (status == 401)
		die("the server does not know this token");
	return status;
}

/* ---- tables ---------------------------------------------------------------------------------- */

static struct place_at *find(struct sitting *s, const char *id)
{
	for (int i = 0; i < TABLES_MAX; i++)
		if (!strcmp(s->table[i].id, id))
			return &s->table[i];
	return NULL;
}

static struct place_at *find_or_take(struct sitting *s, const char *id)
{
	struct place_at *t = find(s, id);
	if (!t && (t = find(s, "")))
		snprintf(t->id, sizeof t->id, "%s", id);
	return t;
}

/* The game is over: tells the player and frees the slot. state: NULL if we no longer have
 * access. */
static void leave(struct sitting *s, struct place_at *t, const void *state)
{
	if (t->game) {
		player_end(t->player, t->game, state);
		s->played++;
	}
	t->id[0] = 0;
	t->game = NULL;
	s->again = s->waiting;
}

static bool first_question(struct sitting *s, struct place_at *t, const char *view, const char *you)
{
	char id[32];
	const struct pet_game *game = pet_game_find(scan_text(view, "game", id, sizeof id));
	if (!game || you[0] != 's' || you[1] < '1' || you[1] >= '1' + PET_SEATS_MAX)
		return false;
	t->game = game;
	t->seat = (uint8_t)(you[1] - '1');
	if (!t->player)
		t->player = player_open_with(s->o->bot, s->o->ms, now_ns);
	player_start(t->player, t->game, t->seat, os_bits());
	warn("table %s: %s, seat %s", t->id, t->game->id, you);
	return true;
}

/* Reads the position of a view into s->state. */
static bool read_view(struct sitting *s, struct place_at *t, const char *answer)
{
	char seal[24], you[8];
	struct pet_fault fault = { 0 };
	const char *view = scan_key(answer, "view"), *end = view ? scan_end(view) : NULL;
	scan_text(answer, "seal", seal, sizeof seal);
	scan_text(answer, "you", you, sizeof you);
	if (!end || (!t->game && !first_question(s, t, view, you))) {
		warn("table %s: no game that we know", t->id);
		return false;
	}
	/* after the end everybody is an observer */
	uint8_t seat = you[0] ? t->seat : PET_NOBODY;
	if (!pet_view_read(t->game, view, (size_t)(end - view), seat, strtoull(seal, NULL, 16),
			   s->state, &fault)) {
		warn("table %s: the view is not of our rules: %s", t->id, tr_fault(fault.what));
		return false;
	}
	return true;
}

/* Our answer to the view; PET_MOVE_NONE: none, we give up. */
static pet_move choose(struct sitting *s, struct place_at *t, const char *answer)
{
	if (!read_view(s, t, answer))
		return PET_MOVE_NONE;
	return player_try(t->player, t->game, pet_game_view(t->game, s->state, t->seat),
			  (uint32_t)scan_number(answer, "line", 0) + 1);
}

/* Answers while we are asked. */
static void play(struct sitting *s, const char *id)
{
	const char *answer;
	char words[128], body[200];
	struct place_at *t = find_or_take(s, id);
	if (!t) {
		warn("table %s: too many tables at once", id);
		s->waiting = true;
		return;
	}
	for (;;) {
		if (call(s, NULL, &answer, "/api/tables/%s/view", id) != 200 ||
		    !scan_true(scan_key(answer, "question"), "you"))
			return;
		int64_t line = scan_number(answer, "line", 0);
		pet_move m = choose(s, t, answer);
		if (m == PET_MOVE_NONE) { /* as in sim: whoever fails loses the game */
			call(s, "{}", &answer, "/api/tables/%s/resign", id);
			leave(s, t, NULL);
			return;
		}
		struct pet_text w =
			pet_text_into(words, sizeof words, PET_LANG_EN, t->game, s->state);
		pet_token_move(&w, m);
		snprintf(body, sizeof body, "{\"line\": %" PRId64 ", \"move\": \"%s\"}", line,
			 words);
		if (call(s, body, &answer, "/api/tables/%s/move", id) != 200)
			return; /* the game went on without us: an event will follow */
	}
}

static void over(struct sitting *s, const char *id)
{
	const char *answer;
	uint8_t share[PET_SEATS_MAX] = { 0 };
	struct place_at *t = find(s, id);
	if (!t)
		return;
	bool ended = t->game && call(s, NULL, &answer, "/api/tables/%s/view", id) == 200 &&
		     read_view(s, t, answer) && pet_game_asked(s->state) == PET_NOBODY;
	if (ended) {
		t->game->result(s->state, share);
		warn("table %s: over, we have %d of 60", id, share[t->seat]);
	}
	leave(s, t, ended ? s->state : NULL);
}

/* ---- sitting down ---------------------------------------------------------------------------- */

/* "http://host/#/join/TABLE?invite=WORD", or only "TABLE". */
static void join_link(struct sitting *s, const char *link)
{
	const char *answer, *at = strstr(link, "/join/");
	char id[ID_BYTES], invite[64] = "", body[128], why[200];
	at = at ? at + 6 : link;
	size_t n = strspn(at, "abcdefghijklmnopqrstuvwxyz0123456789");
	if (!n || n >= sizeof id || (at[n] && !strchr("?/#", at[n])))
		die("'%s' is no link of a table", link);
	memcpy(id, at, n);
	id[n] = 0;
	at = strstr(link, "invite=");
	n = at ? strspn(at + 7, "abcdefghijklmnopqrstuvwxyz0123456789") : 0;
	if (n < sizeof invite && n)
		memcpy(invite, at + 7, n);
	snprintf(body, sizeof body, n ? "{\"invite\": \"%s\"}" : "{}", invite);
	if (call(s, body, &answer, "/api/tables/%s/join", id) != 200)
		die("table %s: %s", id, scan_text(answer, "message", why, sizeof why));
	warn("table %s: we sit there", id);
}

static bool waits_for_us(const struct sitting *s, const char *table)
{
	char word[32];
	bool wanted =
		!s->o->game || !strcmp(scan_text(table, "game", word, sizeof word), s->o->game);
	const char *you = scan_key(table, "you");
	if (!wanted || scan_true(table, "locked") || (you && *you == '"') ||
	    strcmp(scan_text(table, "status", word, sizeof word), "open"))
		return false;
	const char *seat = scan_first(scan_key(table, "seats"));
	while (seat && strcmp(scan_text(seat, "kind", word, sizeof word), "open"))
		seat = scan_next(seat);
	return seat;
}

static void look_for_tables(struct sitting *s)
{
	const char *list, *answer;
	char id[TABLES_MAX][ID_BYTES];
	int n = 0;
	if (call(s, NULL, &list, "/api/tables?list=public") != 200)
		return;
	int places = 0;
	for (int i = 0; i < TABLES_MAX; i++)
		places += !s->table[i].id[0];
	for (const char *t = scan_first(list); t && n < places; t = scan_next(t))
		if (waits_for_us(s, t))
			scan_text(t, "id", id[n++], ID_BYTES);
	for (int i = 0; i < n; i++)
		if (call(s, "{}", &answer, "/api/tables/%s/join", id[i]) == 200)
			warn("table %s: we sit there", id[i]);
}

/* ---- the stream ------------------------------------------------------------------------------ */

static bool done(const struct sitting *s)
{
	return s->o->games && s->played >= s->o->games;
}

/* "turn" says whose turn it is: when the stream opens, and whenever that changes. */
static void heed(struct sitting *s, const char *data)
{
	char id[ID_BYTES];
	const char *seat = scan_key(data, "seat");
	scan_text(data, "table", id, sizeof id);
	if (scan_true(data, "you"))
		play(s, id);
	else if (seat && *seat == 'n')
		over(s, id);
}

/* Reads until the stream ends, or there is a slot for a waiting table. */
static void listen_to(struct sitting *s, struct http_stream *stream)
{
	char *line;
	bool turn = false;
	int quiet = 0, step = s->o->open ? LOOK_MS : SILENCE_MS;
	s->waiting = s->again = false;
	while (!done(s) && !s->again) {
		int got = http_stream_line(stream, step, &line);
		if (got < 0 || (got == 0 && (quiet += step) >= SILENCE_MS))
			return;
		if (got == 0 && s->o->open)
			look_for_tables(s);
		if (got == 0)
			continue;
		quiet = 0;
		if (!strncmp(line, "event:", 6))
			turn = strstr(line, "turn") != NULL;
		else if (!strncmp(line, "data:", 5) && turn)
			heed(s, line + 5 + strspn(line + 5, " "));
	}
}

/* Drops games that ended while we were not connected. */
static void catch_up(struct sitting *s)
{
	const char *answer;
	char status[16];
	for (int i = 0; i < TABLES_MAX; i++) {
		struct place_at *t = &s->table[i];
		if (t->id[0] && call(s, NULL, &answer, "/api/tables/%s", t->id) == 200 &&
		    !strcmp(scan_text(answer, "status", status, sizeof status), "over"))
			over(s, t->id);
	}
}

int bot_at_server(const struct bot_server *o)
{
	static struct sitting s;
	static struct http_stream stream;
	const char *answer;
	char name[80];
	unsigned wait = 1;
	s.o = o;
	if (!http_address(&s.server, o->url))
		die("'%s' is no address of a server (http://host:port)", o->url);
	if (strlen(o->token) >= sizeof s.server.token || strpbrk(o->token, "\r\n "))
		die("this is no token");
	strcpy(s.server.token, o->token);
	if (call(&s, NULL, &answer, "/api/me") != 200)
		die("no server answers at '%s'", o->url);
	const char *user = scan_key(answer, "user");
	if (!scan_true(user, "bot"))
		die("this token is of a person: a bot has an account of its own (petteia admin "
		    "bot)");
	warn("we are %s at %s", scan_text(user, "name", name, sizeof name), o->url);
	for (int i = 0; i < o->joins; i++)
		join_link(&s, o->join[i]);
	if (o->open)
		look_for_tables(&s);
	while (!done(&s)) {
		int status = http_stream(&s.server, "/api/events", &stream);
		if (status == 401)
			die("the server does not know this token");
		if (status == 200) {
			wait = 1;
			catch_up(&s);
			listen_to(&s, &stream);
			http_close(&stream);
		}
		if (done(&s) || (status == 200 && s.again))
			continue;
		warn("the server is silent: again in %u s", wait);
		sleep(wait);
		wait = wait * 2 < WAIT_MAX_S ? wait * 2 : WAIT_MAX_S;
	}
	for (int i = 0; i < TABLES_MAX; i++)
		if (s.table[i].player)
			player_close(s.table[i].player);
	return EXIT_OK;
}
