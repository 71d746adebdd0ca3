/* people.c: those who play, by a network that delays, loses and doubles what they send and are answered.
 *
 * A person looks at a table through any server, decides, and sends that to any server, again and again with the
 * same key until an answer comes that says whether it was done. What was acknowledged is noted (notes.c). */
#include <event2/http.h>
#include <event2/http_struct.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "core/game.h"
#include "server/api/api.h"
#include "server/base/clock.h"
#include "server/base/secret.h"
#include "server/net/answer.h"
#include "server/net/aside.h"
#include "server/net/keys.h"
#include "server/notices/notices.h"
#include "server/tables/table.h"
#include "sim.h"

enum { PATIENCE_MS = 6000, AGAIN_MS = 25, REPEAT_MS = 400, UNDO_KEYS = 4000, CHANGES = 4 };

enum what { LOOK, MOVE, UNDO, CONSENT, HAND_OVER, RETURN, TAKE, VOTE, PAUSE, ANSWER, RESUME };
static const char *const path_of[] = { "view",     "move",   "undo",     "undo/answer",
				       "takeover", "return", "takeover", "vote",
				       "ask",      "answer", "resume" };

/* One wish of a person, however often it is sent. */
struct ask {
	enum what what;
	int person, table, number;
	char body[200], key[24];
	int line; /* the one it answers */
	char move[100];
	int done; /* transactions in which it changed something, committed and not gone back */
	uint64_t done_at;
	int64_t when;   /* it was done */
	int64_t ran;    /* a server last did what it asks, not only read what came of it */
	int64_t judged; /* and was through with it */
	int other;      /* TAKE, VOTE: whose seat */
	bool yes;       /* CONSENT */
	int done_by;    /* the try that did it */
	bool lost;      /* it was done, and the database went back */
	struct change {
		int by;        /* this try changed the table, beside its lines or with them, */
		uint64_t at;   /* committed so, */
		bool answered; /* and was told that this is done */
	} change[CHANGES];
	int changes;
};

/* One try of it at a server. */
struct
try {
	struct try *next;
	struct ask *ask;
	struct node *node;
	int64_t at; /* when it arrives there, or its answer here */
	int64_t since;
	bool unsure, back, own; /* own: agrees to what the person itself asks for */
	int status, number;
	char body[300];
};

struct person {
	char id[ID_MAX];
	int table, seat;
	struct ask *ask; /* what it waits for */
	int64_t next;    /* when it does something */
	int seen_line;   /* by the last look */
	char seen_move[100];
	bool asked, wished, mine, bot, paused,
		needed; /* wished, mine: an undo, by others or oneself */
	int waits_for;  /* the seat that is asked */
};

static struct person person[PEOPLE];
static char table_id[TABLES][ID_MAX];
static struct ask *ask_of[ASKS];
static int asks;
static struct try *tries; /* by time */
static bool stopping;
static int try_count;
uint64_t people_done, people_unknown, people_not_done;

/* ---- the network ------------------------------------------------------------------------------- */

static void send_try(struct try *t, int64_t ms)
{
	struct try **at = &tries;
	t->at = sim_time + ms;
	while (*at && (*at)->at <= t->at)
		at = &(*at)->next;
	t->next = *at;
	*at = t;
}

static int64_t delay(void)
{
	return 1 + sim_below(sim_chance(sim_faults) ? 3000 : 20);
}

static void send_ask(struct ask *a)
{
	for (int times = sim_chance(sim_faults) ? 2 : 1; times; times--) {
		struct try *t = calloc(1, sizeof *t);
		t->ask = a;
		t->number = ++try_count;
		t->node = &node[sim_below(NODES)];
		if (sim_chance(sim_faults))
			free(t); /* lost */
		else
			send_try(t, delay());
	}
	person[a->person].next = sim_time + REPEAT_MS + sim_below(REPEAT_MS);
}

/* ---- at a server ------------------------------------------------------------------------------- */

static void arrive(struct server *s, void *arg);

void people_try_again(struct server *s, struct evhttp_request *http, bool unsure)
{
	struct try *t = http->cb_arg;
	t->unsure = t->unsure || unsure;
	if (sim_time - t->since > PATIENCE_MS) {
		http_refuse(http, PET_LANG_EN, 503, t->unsure ? "unknown" : "store", "");
		return;
	}
	aside_later(s, AGAIN_MS, arrive, http);
}

static void run_ask(struct server *s, struct req *r, struct ask *a)
{
	static handler *const run[] = { NULL,         api_move,   api_undo,     api_undo_answer,
					api_takeover, api_return, api_takeover, api_vote,
					api_ask,      api_answer, api_resume };
	uint64_t before = s->store.lines; /* that it has written */
	struct table *first = table_in_memory(s, table_id[a->table]);
	bool touched = first && first->touched;
	struct try *t = r->http->cb_arg;
	if (a->what != MOVE && !key_open(r))
		return;
	r->once = a->what == MOVE || r->key[0];
	a->ran = sim_time;
	run[a->what](s, r);
	a->judged = sim_time;
	struct node *n = (struct node *)s;
	struct table *m = table_in_memory(s, table_id[a->table]);
	t->own = a->what == CONSENT && a->yes && m && m->row.undo_to &&
		 m->row.undo_by == person[a->person].seat;
	if (a->what == UNDO || (a->what == CONSENT && a->yes && !t->own))
		n->spoke |= 1u << a->person;
	if ((s->store.lines > before || (m && m->touched && !touched)) && n->effects < 64)
		n->effect[n->effects++] =
			(struct effect){ s->store.lines > before, a->number, t->number };
	tell("node %d: request %d, %s %s of %s at table %d, line %d: %s%d lines", n->number,
	     a->number, path_of[a->what], a->move, person[a->person].id, a->table, a->line,
	     s->store.lines > before ? "writes, " : "", m ? (int)m->record.count : -1);
}

static void arrive(struct server *s, void *arg)
{
	struct evhttp_request *http = arg;
	struct try *t = http->cb_arg;
	struct ask *a = t->ask;
	struct body *body = calloc(1, sizeof *body); /* others are answered while this one waits */
	struct req r = {
		.http = http, .server = s, .failures = s->store.failures, .awaited = s->awaited
	};
	body_read(body, a->body, strlen(a->body));
	r.body = body;
	snprintf(r.path, sizeof r.path, "/api/tables/%s/%s", table_id[a->table], path_of[a->what]);
	r.part[0] = table_id[a->table];
	r.head[HEAD_KEY] = a->key;
	r.unsure = t->unsure;
	TAILQ_INIT(&r.query);
	if (accounts_known(&r, a->person))
		run_ask(s, &r, a);
	else
		reply_error(&r, 503, "store", "the store does not answer");
	if (!r.answered)
		people_try_again(s, http, false);
	free(body);
}

/* From here on it must stand, whether the answer arrives or not. The same move may have been made by an earlier
 * wish of the same person, or by the bot that played for it. */
static void acknowledged(const struct ask *a)
{
	uint64_t commits = sim_commits;
	for (int i = asks - 1; i >= 0; i--) {
		const struct ask *b = ask_of[i];
		if (b->what != MOVE || b->person != a->person || b->line != a->line ||
		    strcmp(b->move, a->move) || !(b->done || b->lost))
			continue;
		if (!b->done)
			return; /* the database went back meanwhile */
		commits = b->done_at;
		break;
	}
	notes_add(a->table, a->line + 1, a->move, commits);
}

/* Nobody votes on a person who has just moved, whatever the server of the voter has heard. (A server that froze
 * in the middle judges when it goes on.) */
static void voted_on(const struct ask *a)
{
	for (int i = a->number - 1; i >= 0; i--) {
		const struct ask *b = ask_of[i];
		if (b->what == MOVE && b->done && b->table == a->table &&
		    person[b->person].seat == a->other && b->when <= a->ran &&
		    a->judged - b->when < AWAY_S * 1000 / 2)
			broken("request %d: %s voted on %s, who moved %lld ms before", a->number,
			       person[a->person].id, person[b->person].id,
			       (long long)(a->judged - b->when));
	}
}

/* What has a key is done once, whatever became of the answer; a move names its line instead. */
static void done_once(struct ask *a, const struct try *t)
{
	int times = 0;
	for (int i = 0; i < a->changes; i++) {
		a->change[i].answered = a->change[i].answered || a->change[i].by == t->number;
		times += a->change[i].answered;
	}
	if (times > 1 && a->what != MOVE)
		broken("request %d (%s of %s at table %d) changed the table twice", a->number,
		       path_of[a->what], person[a->person].id, a->table);
}

void people_answered(void *arg, int status, const char *body, size_t n)
{
	struct try *t = arg;
	t->status = status;
	snprintf(t->body, sizeof t->body, "%.*s", (int)n, body);
	t->back = true;
	if (status == 200 && t->ask->what == TAKE)
		broken("request %d: %s took another's seat", t->ask->number,
		       person[t->ask->person].id);
	if (status == 200 && t->own)
		broken("request %d: %s agrees to what %s asks", t->ask->number,
		       person[t->ask->person].id, person[t->ask->person].id);
	if (status == 200 && t->ask->what == VOTE)
		voted_on(t->ask);
	if (status == 200)
		done_once(t->ask, t);
	if (status == 200 && t->ask->what == MOVE)
		acknowledged(t->ask);
	if (sim_chance(sim_faults))
		free(t); /* lost */
	else
		send_try(t, delay());
}

/* What a person sees of its table: whether it is asked, and one of the moves it could make. */
static void look(struct server *s, void *arg)
{
	struct person *p = arg;
	struct table *m = table_find(s, table_id[p->table]);
	static pet_move moves[PET_MOVES_MAX];
	p->asked = p->wished = p->mine = false;
	if (!m)
		return;
	p->seen_line = (int)m->record.count;
	p->bot = m->seat[p->seat].kind == SEAT_BOT;
	p->wished = m->row.undo_to && !(m->row.undo_yes >> p->seat & 1);
	p->mine = m->row.undo_to && m->row.undo_by == p->seat;
	struct motion motion;
	motion_read(m->row.motion, &motion);
	p->paused = m->row.paused;
	p->needed = motion.kind >= MOTION_PAUSE && (table_motion_needs(m, &motion) >> p->seat & 1);
	p->waits_for = pet_game_asked(m->state);
	p->asked = m->row.status == TABLE_RUNNING && pet_game_asked(m->state) == p->seat && !p->bot;
	if (!p->asked)
		return;
	int n = pet_game_legal(m->game, m->state, moves);
	struct pet_text t =
		pet_text_into(p->seen_move, sizeof p->seen_move, PET_LANG_EN, m->game, m->state);
	pet_token_move(&t, moves[sim_below(n)]);
}

/* ---- deciding ---------------------------------------------------------------------------------- */

static void decide(struct person *p)
{
	struct ask *a = calloc(1, sizeof *a);
	if (asks == ASKS)
		broken("more than %d requests", ASKS);
	a->number = asks;
	a->person = (int)(p - person);
	a->table = p->table;
	snprintf(a->key, sizeof a->key, "key-%08d", asks);
	strcpy(a->body, "{}");
	if (p->bot) {
		a->what = RETURN;
	} else if (p->paused) {
		a->what = RESUME;
	} else if (p->needed && sim_chance(500)) {
		a->what = ANSWER;
		snprintf(a->body, sizeof a->body, "{\"yes\":%s}",
			 sim_chance(700) ? "true" : "false");
	} else if (sim_chance(5)) {
		a->what = PAUSE;
		strcpy(a->body, "{\"what\":\"pause\"}");
	} else if (p->waits_for < 3 && p->waits_for != p->seat && sim_chance(150)) {
		a->what = VOTE;
		a->other = p->waits_for;
		snprintf(a->body, sizeof a->body, "{\"seat\":\"s%d\",\"choice\":\"%s\"}",
			 a->other + 1, sim_chance(700) ? "bot" : "wait");
	} else if ((p->wished && sim_chance(700)) || (p->mine && sim_chance(200))) {
		a->what = CONSENT;
		a->yes = sim_chance(700);
		snprintf(a->body, sizeof a->body, "{\"yes\":%s}", a->yes ? "true" : "false");
	} else if (p->asked && !sim_chance(60)) {
		a->what = MOVE;
		a->line = p->seen_line;
		strcpy(a->move, p->seen_move);
		snprintf(a->body, sizeof a->body, "{\"line\":%d,\"move\":\"%s\"}", a->line,
			 a->move);
	} else if (sim_chance(100)) {
		a->what = UNDO;
		if (sim_chance(300))
			snprintf(a->body, sizeof a->body, "{\"to\":%d}",
				 p->seen_line - sim_below(8));
	} else if (sim_chance(40)) {
		a->what = TAKE;
		a->other = (p->seat + 1 + sim_below(2)) % 3;
		snprintf(a->body, sizeof a->body, "{\"seat\":\"s%d\",\"bot\":\"random\"}",
			 a->other + 1);
	} else if (sim_chance(15)) {
		a->what = HAND_OVER;
		strcpy(a->body, "{\"bot\":\"random\"}");
	} else {
		free(a);
		return;
	}
	ask_of[asks++] = a;
	p->ask = a;
	send_ask(a);
}

/* Whether the answer says what happened; if not, it is asked again. */
static void hear(struct try *t)
{
	struct ask *a = t->ask;
	struct person *p = &person[a->person];
	bool unknown = t->status == 503 && strstr(t->body, "\"unknown\"");
	if (t->status == 503 && !unknown && strstr(t->body, "\"store\"") && a->done &&
	    a->done_by == t->number)
		broken("request %d (%s of %s at table %d) was answered 'not done', and was done: "
		       "%s",
		       a->number, path_of[a->what], p->id, a->table, t->body);
	people_done += t->status == 200;
	people_unknown += unknown;
	people_not_done += t->status == 503 && !unknown;
	if (p->ask != a || t->status == 503)
		return; /* asked again in a while */
	p->ask = NULL;
}

bool people_step(void)
{
	struct try *t = tries;
	if (t && t->at <= sim_time) {
		if (t->back) {
			tries = t->next;
			hear(t);
			free(t);
			return true;
		}
		if (!t->node->work && t->node->frozen <= sim_time) {
			tries = t->next;
			struct evhttp_request *http = evhttp_request_new(NULL, t);
			http->type = EVHTTP_REQ_POST;
			t->since = sim_time;
			node_do(t->node, arrive, http);
			return true;
		}
		t->at = sim_time + 1; /* it is busy */
	}
	for (int i = 0; i < PEOPLE; i++) {
		struct person *p = &person[i];
		if (p->next > sim_time)
			continue;
		if (p->ask) {
			send_ask(p->ask);
			return true;
		}
		struct node *n = &node[sim_below(NODES)];
		p->next = sim_time + 20 + sim_below(300);
		if (stopping || n->work || n->frozen > sim_time)
			continue;
		node_do(n, look, p);
		if (!n->work) /* else the answer comes too late */
			decide(p);
		return true;
	}
	return false;
}

int64_t people_next(void)
{
	int64_t first = tries ? tries->at : -1;
	for (int i = 0; i < PEOPLE; i++)
		if ((person[i].ask || !stopping) && (first < 0 || person[i].next < first))
			first = person[i].next;
	return first;
}

bool people_sat(void)
{
	return table_id[0][0];
}

void people_stop(void)
{
	stopping = true;
}

bool people_rest(void)
{
	for (int i = 0; i < PEOPLE; i++)
		if (person[i].ask)
			return false;
	return !tries;
}

/* ---- what must hold ---------------------------------------------------------------------------- */

const char *people_table_id(int table)
{
	return table_id[table];
}

int people_table(const struct cell *id)
{
	for (int i = 0; i < TABLES; i++)
		if (strlen(table_id[i]) == id->n && !strncmp(table_id[i], id->p, id->n))
			return i;
	return -1;
}

int people_seats(int table, unsigned people)
{
	int mask = 0;
	for (int i = 0; i < PEOPLE; i++)
		if (people >> i & 1 && person[i].table == table)
			mask |= 1 << person[i].seat;
	return mask;
}

void people_committed(struct node *n)
{
	for (int i = 0; i < n->effects; i++) {
		struct ask *a = ask_of[n->effect[i].ask];
		tell("node %d: request %d is done by commit %llu", n->number, a->number,
		     (unsigned long long)sim_commits);
		if (a->changes < CHANGES)
			a->change[a->changes++] =
				(struct change){ n->effect[i].by, sim_commits, false };
		if (!n->effect[i].lines)
			continue;
		if (a->done++)
			broken("request %d (%s of %s at table %d) was done twice", a->number,
			       path_of[a->what], person[a->person].id, a->table);
		a->done_at = sim_commits;
		a->when = sim_time;
		a->done_by = n->effect[i].by;
	}
	n->effects = 0;
}

void people_rolled_back(struct node *n)
{
	if (n->effects)
		tell("node %d: rolled back", n->number);
	n->effects = 0;
	consent_rolled_back(n);
}

void people_went_back(uint64_t to)
{
	consent_read();
	notes_went_back(to);
	for (int i = 0; i < asks; i++) {
		struct ask *a = ask_of[i];
		if (a->done && a->done_at > to) {
			a->done = 0;
			a->lost = true;
		}
		while (a->changes && a->change[a->changes - 1].at > to)
			a->changes--;
	}
}

/* ---- the beginning ----------------------------------------------------------------------------- */

static void lay_tables(struct server *s, void *arg)
{
	(void)arg;
	for (int t = 0; t < TABLES; t++) {
		struct table_row row = {
			.seats = 3, .status = TABLE_OPEN, .dice = 2, .version = 1
		};
		struct seat_row seat[PET_SEATS_MAX] = { 0 };
		struct pet_fault fault = { 0 };
		struct table *m;
		random_id(row.id, 12);
		strcpy(table_id[t], row.id);
		strcpy(row.game, pet_all_games[0]->id);
		strcpy(row.undo, t % 2 ? "consent" : "free");
		strcpy(row.owner, person[0].id);
		row.created = row.moved = now_ms();
		row.bank_ms = t == CLOCKED ? BANK_MS : 0;
		row.version = pet_all_games[0]->version;
		for (int i = 0; i < row.seats; i++) {
			struct person *p = &person[t * row.seats + i];
			seat[i].kind = SEAT_HUMAN;
			strcpy(seat[i].user, p->id);
			strcpy(seat[i].name, p->id);
			p->table = t;
			p->seat = i;
		}
		hash_hex(row.id, row.secret);
		if (!table_create(s, &row, seat, &m, &fault) || !table_begin(s, m))
			broken("no table: %s", fault.what);
	}
}

void people_open(void)
{
	for (; asks; asks--)
		free(ask_of[asks - 1]);
	while (tries) {
		struct try *t = tries;
		tries = t->next;
		free(t);
	}
	memset(person, 0, sizeof person);
	memset(table_id, 0, sizeof table_id);
	stopping = true;
	for (int i = 0; i < PEOPLE; i++) {
		snprintf(person[i].id, ID_MAX, "person%d", i);
		person[i].next = sim_time + sim_below(200);
	}
}

void people_sit(void)
{
	notes_open();
	stopping = false;
	memset(table_id, 0, sizeof table_id);
	node_do(&node[0], lay_tables, NULL);
	node_finish(&node[0]);
	consent_read();
}
