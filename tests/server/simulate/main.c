/* main.c: many schedules, each from its seed.
 *
 *     simulate [--seed N] [--schedules N | --seconds N] [--steps N] [--tell]
 *
 * Every step one thing happens: a server goes on after a call to the database, a timer fires, a notification or
 * a request arrives, a person decides; or something breaks: a server freezes, clocks differ, the database goes
 * back to an older state of itself. After every step what was acknowledged must stand, without gap or doubling; in
 * the end, when nothing breaks any more, everybody is answered and all servers know the same. */
#include <sodium.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

#include "core/game.h"
#include "server/base/clock.h"
#include "server/base/limits.h"
#include "server/base/memory.h"
#include "server/base/secret.h"
#include "server/net/aside.h"
#include "server/net/bans.h"
#include "server/net/commit.h"
#include "server/notices/notices.h"
#include "server/round.h"
#include "server/tables/table.h"
#include "sim.h"

enum { STEPS = 6000, FAULTS = 12, BEAT_MS = 2000, AHEAD_MS = 5000, DAYS_AHEAD = 200 };

uint64_t sim_seed;
bool sim_tell;
static uint64_t steps_all, backs, freezes;

void tell(const char *format, ...)
{
	va_list args;
	if (!sim_tell)
		return;
	va_start(args, format);
	printf("%9lld  ", (long long)(sim_time % 1000000000));
	vprintf(format, args);
	printf("\n");
	va_end(args);
}

void broken(const char *format, ...)
{
	va_list args;
	va_start(args, format);
	printf("seed %llu: ", (unsigned long long)sim_seed);
	vprintf(format, args);
	printf("\nagain, step by step: simulate --seed %llu --schedules 1 --tell\n",
	       (unsigned long long)sim_seed);
	va_end(args);
	fflush(stdout);
	_Exit(1);
}

/* ---- servers ----------------------------------------------------------------------------------- */

static int64_t beat_at[NODES];

void node_open(int i)
{
	struct node *n = &node[i];
	struct server *s = &n->server;
	char error[200] = "";
	void *memory = n->memory;
	memset(n, 0, sizeof *n);
	n->memory = memory;
	n->number = i;
	node_stack(n);
	s->base = (struct event_base *)s;
	s->scratch = memory_grow(NULL, SCRATCH);
	s->config.away_s = AWAY_S;
	s->config.webhooks = s->config.news_private = true;
	s->config.news_after_s = 1;
	s->config.url = "https://play.example";
	s->config.fast_limits = true;
	s->config.guest_days = s->config.login_days = s->config.open_days = 30;
	s->limits = limits_open(true);
	s->store.user_changes = 1;
	s->store.db = sim_db_open(n);
	if (!schema_bring_up(s->store.db, error, sizeof error))
		broken("%s", error);
	s->store.writer = writer_open(s->store.db, false);
	commit_open(s);
	bots_open(s);
	table_load_open(s);
	if (!notices_open(s, error, sizeof error))
		broken("%s", error);
	s->calls.try_again = people_try_again;
	random_id(s->node, 12);
	beat_at[i] = sim_time + sim_below(BEAT_MS);
}

static void node_close(struct node *n)
{
	struct server *s = &n->server;
	n->work = NULL;
	post_close(n);
	for (uint32_t b = 0; b < HASH_SIZE; b++)
		while (s->tables[b])
			table_forget(s, s->tables[b]);
	bots_close(s);
	if (s->bans) /* read after messages were missed */
		bans_free(s);
	free(s->limits);
	free(s->scratch);
	store_close(&s->store);
}

/* As store_open and server_main do. */
static void say_hello(struct server *s, void *arg)
{
	(void)arg;
	store_answers(&s->store);
	round_begin(s);
}

/* The clocks of their hosts differ by minutes, at times by months. */
static void nodes_open(void)
{
	for (int i = 0; i < NODES; i++)
		node_open(i);
	for (int i = 0; i < NODES; i++) {
		node[i].skew = sim_chance(500) ? 0 : sim_below(240000) - 120000;
		if (sim_chance(100))
			node[i].skew = (1 + sim_below(DAYS_AHEAD)) * DAY_MS;
	}
	for (int i = 0; i < NODES; i++) {
		node_do(&node[i], say_hello, NULL);
		node_finish(&node[i]);
	}
}

static void nodes_close(void)
{
	for (int i = 0; i < NODES; i++)
		node_close(&node[i]);
	timers_close();
}

static void hear(struct server *s, void *arg)
{
	(void)arg;
	s->store.db->driver->news(s->store.db, round_told, s);
}

/* One thing at one server; false: it has nothing to do now. */
static bool node_step(struct node *n)
{
	sim_work *work;
	void *arg;
	if (n->frozen > sim_time)
		return false;
	if (n->work) {
		if (n->asleep > sim_time)
			return false;
		node_go_on(n);
		return true;
	}
	if (news_due(n)) {
		node_do(n, hear, NULL);
	} else if (timer_due(n, &work, &arg)) {
		node_do(n, work, arg);
	} else if (beat_at[n->number] <= sim_time) {
		beat_at[n->number] = sim_time + BEAT_MS;
		node_do(n, round_beat, NULL);
	} else {
		return false;
	}
	return true;
}

/* ---- the schedule ------------------------------------------------------------------------------- */

static void sooner(int64_t *first, int64_t at)
{
	if (at >= 0 && (*first < 0 || at < *first))
		*first = at;
}

static void wait_for_next(void)
{
	int64_t first = people_next();
	for (int i = 0; i < NODES; i++) {
		if (node[i].frozen > sim_time)
			sooner(&first, node[i].frozen);
		else if (node[i].work)
			sooner(&first, node[i].asleep);
		else
			sooner(&first, timer_next(&node[i]));
		sooner(&first, beat_at[i]);
	}
	sim_time = first > sim_time ? first : sim_time + 1;
}

static bool step(void)
{
	int from = sim_below(NODES + 1);
	for (int i = 0; i <= NODES; i++) {
		int which = (from + i) % (NODES + 1);
		if (which == NODES ? people_step() : node_step(&node[which]))
			return true;
	}
	wait_for_next();
	return false;
}

static void break_something(void)
{
	uint64_t to;
	if (sim_chance(1) && sim_chance(500)) {
		struct node *n = &node[sim_below(NODES)];
		n->frozen = sim_time + sim_below(8000);
		tell("node %d freezes for %lld ms", n->number, (long long)(n->frozen - sim_time));
		freezes++;
	}
	if (sim_chance(2))
		sim_store_remember();
	if (sim_chance(1) && sim_chance(400)) {
		bool same = sim_chance(300);
		if (!sim_store_back(&to, same))
			return;
		tell("the database goes back to commit %llu%s", (unsigned long long)to,
		     same ? ", unnoticed" : "");
		people_went_back(to);
		post_went_back(to);
		backs++;
	}
}

/* The clock of the database's host is days or months ahead, until its operator sees that and starts all of them again. */
static void start_ahead(void)
{
	nodes_close();
	sim_ahead = (1 + sim_below(DAYS_AHEAD)) * DAY_MS;
	tell("the database's clock is %lld days ahead", (long long)(sim_ahead / DAY_MS));
	nodes_open();
	for (int64_t until = sim_time + AHEAD_MS; sim_time < until;) {
		step();
		if (sim_chance(300))
			accounts_visit();
	}
	for (int i = 0; i < NODES; i++)
		node_finish(&node[i]);
	nodes_close();
	sim_ahead = 0;
	accounts_check();
	nodes_open();
}

/* Everything works again; whoever was promised an answer gets it, and all servers hear of everything. */
static void heal(void)
{
	sim_faults = 0;
	for (int i = 0; i < NODES; i++)
		node[i].frozen = 0;
	people_stop();
	int64_t limit = sim_time + 120000;
	while (!people_rest()) {
		step();
		if (sim_time > limit)
			broken("somebody waits for an answer for two minutes");
	}
	for (limit = sim_time + 600000; !post_rest();) {
		step();
		if (sim_time > limit)
			broken("a message waits for ten minutes");
	}
	for (int64_t until = sim_time + 12000; sim_time < until;)
		step();
	for (int i = 0; i < NODES; i++)
		while (node[i].work)
			step();
}

/* Returns what is different where anything was. */
static uint64_t one_schedule(uint64_t seed, int steps)
{
	sim_seed = seed;
	sim_begin(seed);
	sim_faults = 0;
	sim_store_open();
	people_open();
	nodes_open();
	accounts_open();
	if (sim_chance(250))
		start_ahead();
	people_sit();
	sim_store_remember();
	sim_faults = sim_chance(200) ? 0 : sim_below(FAULTS) * 4;
	for (int i = 0; i < steps; i++) {
		if (sim_faults)
			break_something();
		if (step() && i % 16 == 0)
			notes_check(false);
		steps_all++;
	}
	heal();
	notes_check(true);
	accounts_check();
	post_check();
	nodes_close();
	sim_store_close();
	return sim_random() ^ (uint64_t)sim_time;
}

int main(int argc, char **argv)
{
	uint64_t seed = 1, schedules = 20, done;
	int steps = STEPS, seconds = 0;
	for (int i = 1; i < argc; i++) {
		if (!strcmp(argv[i], "--tell"))
			sim_tell = true;
		else if (i + 1 == argc)
			return 2;
		else if (!strcmp(argv[i], "--seed"))
			seed = strtoull(argv[++i], NULL, 10);
		else if (!strcmp(argv[i], "--schedules"))
			schedules = strtoull(argv[++i], NULL, 10);
		else if (!strcmp(argv[i], "--seconds"))
			seconds = atoi(argv[++i]);
		else if (!strcmp(argv[i], "--steps"))
			steps = atoi(argv[++i]);
		else
			return 2;
	}
	time_t until = time(NULL) + seconds;
	uint64_t first = one_schedule(seed, steps);
	for (done = 1; seconds ? time(NULL) < until : done < schedules; done++)
		one_schedule(seed + done, steps);
	if (one_schedule(seed, steps) != first)
		broken("after other schedules it goes another way");
	printf("ok %llu schedules from seed %llu: %llu steps, %llu requests done, %llu answered "
	       "unknown, %llu not done;"
	       " %llu messages arrived, %llu of them again after a lease;"
	       " the database went back %llu times, servers froze %llu times\n",
	       (unsigned long long)done, (unsigned long long)seed, (unsigned long long)steps_all,
	       (unsigned long long)people_done, (unsigned long long)people_unknown,
	       (unsigned long long)people_not_done, (unsigned long long)posts_arrived,
	       (unsigned long long)posts_twice, (unsigned long long)backs,
	       (unsigned long long)freezes);
	return 0;
}
