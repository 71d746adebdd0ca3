/* happen.c: what happens at a table beside the game, kept in the store with the names of that day. */
#include "server/tables/happen.h"

#include <stdio.h>
#include <string.h>

#include "server/base/clock.h"
#include "server/base/memory.h"
#include "server/net/server.h"
#include "server/tables/state.h"

static void keep(void *arg, const struct happening *row)
{
	struct table *m = arg;
	if (m->happenings && row->id <= m->happened[m->happenings - 1].id)
		return;
	if (!m->happened)
		m->happened = memory_grow(NULL, HAPPENED_KEPT * sizeof *m->happened);
	if (m->happenings == HAPPENED_KEPT)
		memmove(m->happened, m->happened + 1, --m->happenings * sizeof *m->happened);
	m->happened[m->happenings++] = *row;
}

static void add(struct server *s, struct table *m, struct happening *row)
{
	row->id = (int)++m->row.happened;
	row->line = (int)m->record.count;
	row->at = now_ms();
	store_happening_add(&s->store, m->row.id, row);
	keep(m, row);
}

static void call(const struct table *m, int seat, char *name)
{
	snprintf(name, NAME_MAX_BYTES, "%s",
		 seat >= 0 && m->seat[seat].user[0] ? m->seat[seat].name : "");
}

void happen(struct server *s, struct table *m, const char *kind, int by, int about, int64_t value)
{
	struct happening row = { .by = by, .about = about, .value = value };
	snprintf(row.kind, sizeof row.kind, "%s", kind);
	call(m, by, row.by_name);
	call(m, about, row.about_name);
	add(s, m, &row);
}

void happen_named(struct server *s, struct table *m, const char *kind, const char *by,
		  const char *about)
{
	struct happening row = { .by = -1, .about = -1 };
	snprintf(row.kind, sizeof row.kind, "%s", kind);
	snprintf(row.by_name, sizeof row.by_name, "%s", by);
	snprintf(row.about_name, sizeof row.about_name, "%s", about);
	add(s, m, &row);
}

bool happened_read(struct server *s, struct table *m)
{
	int from = m->happenings ? m->happened[m->happenings - 1].id : 0;
	if (m->row.happened <= from)
		return true;
	if (m->row.happened - HAPPENED_KEPT > from)
		from = (int)m->row.happened - HAPPENED_KEPT;
	return store_happenings(&s->store, m->row.id, from, keep, m) >= 0;
}
