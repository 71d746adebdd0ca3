/* repair.c: every table is replayed as for play. Behind the first line that is missing, has another hash
 * than its own, or is not legal, nothing is certain: those lines are moved aside, and the table goes on
 * from the line before. */
#include "server/tables/repair.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "server/base/clock.h"
#include "server/base/memory.h"
#include "server/net/server.h"
#include "server/tables/lines.h"
#include "server/tables/table_internal.h"

struct ids {
	char (*id)[ID_MAX];
	int count, cap;
};

static void note(void *arg, const char *id)
{
	struct ids *ids = arg;
	if (ids->count == ids->cap) {
		ids->cap = ids->cap ? 2 * ids->cap : 64;
		ids->id = memory_grow(ids->id, (size_t)ids->cap * sizeof *ids->id);
	}
	strcpy(ids->id[ids->count++], id);
}

/* How many lines are whole; below 0: the table itself cannot be read. */
static int whole_lines(struct server *s, const char *id, enum lines_read *got)
{
	struct table *m = memory_new(sizeof *m);
	struct pet_fault fault = { 0 };
	int whole = -1;
	*got = LINES_STORE;
	if (store_table(&s->store, id, &m->row) == 1 && store_seats(&s->store, id, m->seat) >= 0 &&
	    table_lay_out(m, &fault)) {
		struct lines_load *l = lines_load_open(m);
		do {
			*got = lines_load_some(s, l);
		} while (*got == LINES_MORE);
		lines_load_close(l);
		whole = (int)m->record.count;
	}
	table_free(m);
	return whole;
}

static int take_out(struct server *s, const char *id, int whole)
{
	int64_t rev;
	if (store_shared(&s->store) && store_table_hold(&s->store, id, &rev) != 1)
		return DB_FAILED;
	int beyond = store_lines_aside(&s->store, id, whole, now_ms());
	store_tell(&s->store, id, whole); /* a running server reads it again */
	return store_commit(&s->store) ? beyond : DB_FAILED;
}

int repair_tables(const char *where, void (*each)(void *arg, const struct repair *found), void *arg,
		  char *error, size_t n)
{
	static struct server s;
	struct ids ids = { 0 };
	if (!store_open(&s.store, where, false, error, n))
		return DB_FAILED;
	bool read = store_tables_begun(&s.store, note, &ids) >= 0;
	for (int i = 0; i < ids.count; i++) {
		enum lines_read got;
		int whole = whole_lines(&s, ids.id[i], &got);
		if (whole < 0 || got != LINES_BROKEN)
			continue;
		each(arg, &(struct repair){ ids.id[i], whole, take_out(&s, ids.id[i], whole) });
		store_abandon(&s.store);
	}
	if (!read)
		snprintf(error, n, "%s", s.store.db->driver->error(s.store.db));
	store_close(&s.store);
	free(ids.id);
	return read ? ids.count : DB_FAILED;
}
