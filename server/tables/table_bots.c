/* table_bots.c: bots at tables.
 *
 * A bot's job carries a copy of the view and nothing else of the table; its answer names the line it
 * was made for and is dropped when the table has moved on. A bot keeps its memory (the search tree)
 * for the next job of its seat, whichever thread takes it. The strongest level thinks on several
 * threads if some are idle. */
#include "server/tables/table_internal.h"

#include <pthread.h>
#include <sodium.h>
#include <stdlib.h>
#include <string.h>

#include "ai/bot.h"
#include "core/pack.h"
#include "host/parallel.h"
#include "server/base/figures.h"
#include "server/base/memory.h"
#include "server/net/server.h"
#include "server/tables/known.h"
#include "server/tables/think.h"

enum {
	KEPT_MOST = 70,
	MORE_KEPT = 6,
	QUICK_MS = 100,         /* a search of at most so long is quick, */
	QUICK_ITERATIONS = 500, /* or of so many */
	CREW_MOST = 4,          /* threads for one question of the strongest level */
};

/* A bot's memory between two jobs: no thread uses it. */
struct memory {
	char table[ID_MAX], name[BOT_NAME_MAX];
	uint8_t seat, pack; /* the pack of its states is held */
	void *bot;          /* NULL: none */
};

static void memory_free(struct memory *old)
{
	pet_pack_drop(old->pack);
	free(old->bot);
}

struct bots {
	pthread_mutex_t lock;
	/* oldest first; a few more than threads, since others may be served in between: a bot that
	 * loses its memory starts over */
	struct memory kept[KEPT_MOST];
	int kept_count, most;
	uint64_t went_on;
};

void bots_open(struct server *s)
{
	struct bots *b = s->bots = memory_new(sizeof *b);
	pthread_mutex_init(&b->lock, NULL);
	b->most = s->config.threads + MORE_KEPT < KEPT_MOST ? s->config.threads + MORE_KEPT
							    : KEPT_MOST;
}

void bots_close(struct server *s)
{
	for (int i = 0; i < s->bots->kept_count; i++)
		memory_free(&s->bots->kept[i]);
	free(s->bots);
}

struct bots_counts bots_count(struct server *s)
{
	pthread_mutex_lock(&s->bots->lock);
	struct bots_counts n = { s->bots->kept_count, s->bots->went_on };
	pthread_mutex_unlock(&s->bots->lock);
	return n;
}

struct thought {
	struct server *server;
	char table[ID_MAX], bot[BOT_NAME_MAX];
	uint32_t line;
	uint8_t seat;
	const struct pet_game *game;
	uint64_t seed;
	uint8_t pack; /* held: the table may be forgotten meanwhile */
	pet_move chosen;
	_Alignas(64) unsigned char pub[PET_STATE_MAX];
	_Alignas(64) unsigned char mine[PET_STATE_MAX];
};

/* Removes the kept bot of a table from the list; the lock must be held. */
static struct memory memory_take(struct bots *t, const char *table)
{
	int i = 0;
	while (i < t->kept_count && strcmp(t->kept[i].table, table))
		i++;
	if (i == t->kept_count)
		return (struct memory){ .bot = NULL };
	struct memory out = t->kept[i];
	t->kept_count--;
	memmove(&t->kept[i], &t->kept[i + 1], (size_t)(t->kept_count - i) * sizeof t->kept[0]);
	return out;
}

static void memory_drop(struct bots *t, const char *table)
{
	pthread_mutex_lock(&t->lock);
	struct memory old = memory_take(t, table);
	pthread_mutex_unlock(&t->lock);
	memory_free(&old);
}

/* The bot of this job: the one that answered this seat's last question, or a new one. */
static void *bot_for(const struct thought *th)
{
	struct bots *t = th->server->bots;
	struct pet_bot_spec spec;
	struct pet_fault fault;
	pthread_mutex_lock(&t->lock);
	struct memory old = memory_take(t, th->table);
	bool mine = old.bot && old.seat == th->seat && old.pack == th->pack &&
		    !strcmp(old.name, th->bot);
	t->went_on += mine;
	pthread_mutex_unlock(&t->lock);
	if (mine) {
		pet_pack_drop(old.pack); /* the job holds it too */
		return old.bot;
	}
	memory_free(&old);
	if (!pet_bot_parse(th->bot, &spec, &fault) || !pet_bot_suits(&spec, th->game, &fault))
		pet_bot_parse("greedy", &spec, &fault);
	spec.now_ns = think_clock_ns;
	spec.stopped = think_stopped;
	spec.in_parallel = in_parallel;
	int idle = think_idle(th->server);
	if (spec.level == PET_BOT_LEVELS && idle > 0) /* this job is not among the idle */
		spec.threads = (uint32_t)(idle + 1 < CREW_MOST ? idle + 1 : CREW_MOST);
	void *bot = memory_grow(NULL, pet_bot_bytes(&spec));
	pet_bot_init(bot, &spec, th->seed);
	return bot;
}

static void bot_keep(const struct thought *th, void *bot)
{
	struct bots *t = th->server->bots;
	struct memory mine = { .seat = th->seat, .pack = th->pack, .bot = bot };
	struct memory evicted = { .bot = NULL };
	pet_pack_hold(mine.pack);
	strcpy(mine.table, th->table);
	strcpy(mine.name, th->bot);
	pthread_mutex_lock(&t->lock);
	if (t->kept_count == t->most)
		evicted = memory_take(t, t->kept[0].table);
	t->kept[t->kept_count++] = mine;
	pthread_mutex_unlock(&t->lock);
	memory_free(&evicted);
}

static void thought_free(struct thought *th)
{
	pet_pack_drop(th->pack);
	free(th);
}

static void bot_work(void *arg)
{
	struct thought *th = arg;
	struct pet_view v = { th->pub, th->mine, th->seat };
	void *bot = bot_for(th);
	uint64_t began = figure_now();
	th->chosen = pet_bot_choose(bot, th->game, v);
	figure_ended(FIGURE_THOUGHT, began);
	if (pet_bot_goes_on(bot))
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
	else if (table_coming(s, th->table))
		wake_later(s, th->table);
	/* held by another server: it may be thinking too; if not, the beat nudges the table */
	if (m && table_hold(s, m)) {
		bool still = m->record.count == th->line && pet_game_asked(m->state) == th->seat &&
			     m->row.status == TABLE_RUNNING;
		if (still && m->seat[th->seat].kind == SEAT_BOT) {
			s->bot_moves++;
			table_play(s, m, th->seat, th->chosen);
		} else if (m->row.status == TABLE_RUNNING) {
			table_go_on(s, m);
			table_tell_turn(m);
		}
	}
	/* its next job is queued already, or there is none */
	if (!m || !m->thinking || m->thinker != th->seat)
		memory_drop(s->bots, th->table);
	thought_free(th);
}

static enum think_kind kind_of(const char *bot)
{
	struct pet_bot_spec spec;
	struct pet_fault fault;
	if (!pet_bot_parse(bot, &spec, &fault) || spec.type != PET_BOT_MCTS)
		return THINK_QUICK;
	return spec.ms ? (spec.ms <= QUICK_MS ? THINK_QUICK : THINK_LONG)
		       : (spec.iterations <= QUICK_ITERATIONS ? THINK_QUICK : THINK_LONG);
}

void table_think(struct server *s, struct table *m, uint8_t seat)
{
	if (m->thinking)
		return;
	struct thought *th = memory_aligned(sizeof *th);
	memset(th, 0, sizeof *th);
	th->server = s;
	strcpy(th->table, m->row.id);
	bot_cast(&m->seat[seat], seat, m->row.id, m->game, th->bot);
	th->line = m->record.count;
	th->seat = seat;
	th->game = m->game;
	th->pack = m->record.setup.pack;
	pet_pack_hold(th->pack);
	randombytes_buf(&th->seed, sizeof th->seed);
	struct pet_view v = pet_game_view(m->game, m->state, seat);
	memcpy(th->pub, v.pub, m->game->pub_bytes);
	memcpy(th->mine, v.mine, m->game->priv_bytes);
	m->thinking = true;
	m->thinker = seat;
	if (!think_queue(s, kind_of(th->bot), m->row.owner,
			 (struct think_job){ bot_work, bot_done, th })) {
		m->thinking = false; /* no memory: table_nudge tries again */
		thought_free(th);
	}
}
