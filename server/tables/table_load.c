/* table_load.c: loads tables from the store. Most load at once. A long one is read in slices, one per
 * loop turn, so that other tables are not delayed: until then it counts as loading, not as missing,
 * and requests for it wait (http.c). */
#include "server/tables/table_internal.h"

#include <event2/event.h>
#include <sodium.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "core/pack.h"
#include "server/base/clock.h"
#include "server/base/log.h"
#include "server/base/memory.h"
#include "server/net/aside.h"
#include "server/net/http.h"
#include "server/net/server.h"
#include "server/tables/dice.h"
#include "server/tables/happen.h"
#include "server/tables/lines.h"
#include "server/tables/orders.h"

enum { SLICE_MS = 3 };

struct loading {
	struct loading *next;
	char id[ID_MAX];
	struct table *m;
	struct lines_load *lines;
};

struct loader {
	struct loading *first, **last; /* served in turn */
	struct event *soon;
	bool ended;   /* one of them was loaded: requests may continue */
	bool crowded; /* the last one that was asked for has a pack for which there is no room */
};

/* ---- the table before its first line --------------------------------------------------------- */

static bool read_options(const struct pet_game *game, const char *words, struct pet_setup *s,
			 struct pet_fault *fault)
{
	const char *at = words, *end = words + strlen(words), *word;
	size_t n;
	while (pet_token_next(&at, end, &word, &n))
		if (pet_setup_option(game, s, word, n, fault) < 0)
			return false;
	return true;
}

static bool read_pack(struct table *m, struct pet_setup *s, struct pet_fault *fault)
{
	struct pet_pack_fault wrong;
	if (!m->row.pack)
		return true;
	s->pack = pet_pack_load(m->game, m->row.pack, strlen(m->row.pack), &wrong);
	if (!s->pack) {
		struct pet_text t =
			pet_text_into(fault->what, sizeof fault->what, PET_LANG_EN, m->game, NULL);
		pet_pack_say(&t, &wrong);
		m->crowded = wrong.crowded;
	}
	return s->pack;
}

bool table_lay_out(struct table *m, struct pet_fault *fault)
{
	struct pet_setup setup;
	m->game = pet_game_find(m->row.game);
	contract_read(m->row.contract, &m->contract);
	if (!m->game)
		return false;
	pet_setup_default(m->game, &setup, (uint8_t)m->row.seats);
	pet_setup_of_version(m->game, &setup, (unsigned)m->row.version);
	if (!read_options(m->game, m->row.options, &setup, fault) || !read_pack(m, &setup, fault)) {
		pet_pack_drop(setup.pack);
		return false;
	}
	m->state = memory_aligned(PET_STATE_MAX);
	lines_grow(m);
	pet_record_new(&m->record, m->game, &setup, m->line,
		       m->line_cap); /* table_free drops its pack */
	m->record.version = (uint16_t)m->row.version;
	snprintf(m->record.table, sizeof m->record.table, "%s", m->row.id);
	sodium_hex2bin(m->record.secret, PET_SHA256_BYTES, m->row.secret, strlen(m->row.secret),
		       NULL, NULL, NULL);
	pet_sha256(m->record.secret, PET_SHA256_BYTES, m->record.commit);
	m->record.has_commit = true;
	lines_key(m);
	dice_lay(m);
	if (m->row.position) {
		m->record.has_position = true;
		m->record.position = m->row.position;
		m->record.position_bytes = (uint32_t)strlen(m->row.position);
	}
	table_call_all(m);
	return pet_record_start(&m->record, m->state, NULL, fault);
}

bool table_possible(const struct table_row *row, struct pet_fault *fault)
{
	struct table *m = memory_new(sizeof *m);
	m->row = *row;
	m->row.position = NULL;
	bool can = table_lay_out(m, fault);
	table_free(m);
	return can;
}

/* ---- those that are coming ------------------------------------------------------------------- */

static struct loading *loading_of(struct server *s, const char *id)
{
	struct loading *l = s->loader->first;
	while (l && strcmp(l->id, id))
		l = l->next;
	return l;
}

static void loading_in(struct server *s, struct loading *l)
{
	l->next = NULL;
	*s->loader->last = l;
	s->loader->last = &l->next;
}

static void loading_out(struct server *s, struct loading *l)
{
	struct loading **at = &s->loader->first;
	while (*at != l)
		at = &(*at)->next;
	*at = l->next;
	if (!*at)
		s->loader->last = at;
}

static void loading_free(struct loading *l)
{
	if (l->lines)
		lines_load_close(l->lines);
	if (l->m)
		table_free(l->m);
	free(l);
}

/* NULL: there is no such table, or the store failed. */
static struct loading *loading_begin(struct server *s, const char *id)
{
	struct loading *l = memory_new(sizeof *l);
	struct pet_fault fault = { 0 };
	snprintf(l->id, sizeof l->id, "%s", id);
	l->m = memory_new(sizeof *l->m);
	if (store_table(&s->store, id, &l->m->row) == 1 &&
	    store_seats(&s->store, id, l->m->seat) >= 0 && table_lay_out(l->m, &fault)) {
		l->lines = lines_load_open(l->m);
		return l;
	}
	s->loader->crowded = l->m->crowded;
	loading_free(l);
	return NULL;
}

/* Computing the receipts of many lines takes as long as reading them. */
static enum lines_read read_slice(struct server *s, struct loading *l)
{
	int64_t until = monotonic_ms() + SLICE_MS;
	enum lines_read got;
	do {
		got = lines_load_some(s, l->lines);
		receipt_now(l->m);
	} while (got == LINES_MORE && monotonic_ms() < until);
	return got;
}

static struct table *take_over(struct server *s, struct loading *l)
{
	struct table *m = l->m;
	if (m->row.moved > now_ms()) /* the host's clock was set back */
		m->row.moved = now_ms();
	if (m->row.status == TABLE_OVER)
		table_reveal(m);
	orders_mark(s, m, 0);
	happened_read(s, m);
	m->safe = table_reached(m);
	table_called(m);
	table_keep(s, m);
	l->m = NULL;
	return m;
}

/* It can be seen up to its last whole line; nobody plays on before it is repaired. */
static struct table *take_over_damaged(struct server *s, struct loading *l)
{
	log_line("table %s: line %u does not replay; petteia doctor --repair mends it", l->id,
		 l->m->record.count + 1);
	l->m->damaged = true;
	return take_over(s, l);
}

/* One slice of a table in the list; NULL: not loaded yet, or never will be. */
static struct table *go_on(struct server *s, struct loading *l)
{
	struct table *m = NULL;
	loading_out(s, l);
	enum lines_read got = read_slice(s, l);
	s->loader->ended = got != LINES_MORE || s->loader->ended;
	switch (got) {
	case LINES_MORE:
		loading_in(s, l);
		return NULL;
	case LINES_BROKEN:
		m = take_over_damaged(s, l);
		break;
	case LINES_READ:
		m = take_over(s, l);
		break;
	case LINES_STORE:
	case LINES_OTHER: /* it went back meanwhile: whoever asked asks again */
		break;
	}
	loading_free(l);
	return m;
}

static void go_on_soon(struct server *s)
{
	struct timeval now = { 0, 0 };
	if (!event_pending(s->loader->soon, EV_TIMEOUT, NULL))
		event_add(s->loader->soon, &now);
}

/* What another server wrote while we were loading was sent to nobody here. */
static void load_some(struct server *s, void *arg)
{
	struct loading *l = s->closing ? NULL : s->loader->first;
	(void)arg;
	if (s->loader->crowded)
		table_tidy_packs(s);
	s->loader->crowded = false;
	struct table *m = l ? go_on(s, l) : NULL;
	if (m && store_shared(&s->store) && !table_catch_up(s, m))
		table_forget(s, m);
	else if (m)
		table_read_presence(s, m);
	if (l)
		go_on_soon(s);
	if (s->loader->ended)
		http_go_on(s);
	s->loader->ended = false;
}

static void on_soon(evutil_socket_t fd, short what, void *arg)
{
	(void)fd, (void)what;
	aside_do(arg, load_some, NULL);
}

/* ---- finding --------------------------------------------------------------------------------- */

bool table_coming(struct server *s, const char *id)
{
	return loading_of(s, id);
}

bool table_crowded(const struct server *s)
{
	return s->loader->crowded;
}

struct table *table_find(struct server *s, const char *id)
{
	struct table *m = table_in_memory(s, id);
	s->loader->crowded = false;
	if (m)
		m->used = now_ms();
	if (m || strlen(id) >= ID_MAX)
		return m;
	struct loading *l = loading_of(s, id);
	if (!l && (l = loading_begin(s, id)) != NULL) {
		loading_in(s, l);
		m = go_on(s, l);
		if (m)
			table_read_presence(s, m);
		else if (table_coming(s, id))
			go_on_soon(s);
	} else if (s->loader->crowded) {
		go_on_soon(s); /* makes room for whoever asks again */
	}
	s->awaited += !m && table_coming(s, id);
	return m;
}

struct table *table_find_now(struct server *s, const char *id)
{
	struct table *m = table_find(s, id);
	while (!m && table_coming(s, id))
		m = go_on(s, loading_of(s, id));
	go_on_soon(s); /* for others that wait for the same one */
	return m;
}

void table_load_open(struct server *s)
{
	s->calls.rolled_back = table_forget_touched;
	s->calls.settled = table_forget_stale;
	s->loader = memory_new(sizeof *s->loader);
	s->loader->last = &s->loader->first;
	s->loader->soon = event_new(s->base, -1, 0, on_soon, s);
}

void table_load_close(struct server *s)
{
	while (s->loader->first) {
		struct loading *l = s->loader->first;
		loading_out(s, l);
		loading_free(l);
	}
	http_go_on(s); /* the server is closing: they are not retried */
	event_free(s->loader->soon);
	free(s->loader);
	s->loader = NULL;
}
