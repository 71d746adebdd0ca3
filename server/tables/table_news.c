/* table_news.c: what is new at a table. Followers hear of it after the commit, and of nothing that came
 * later. */
#include "server/tables/table_internal.h"

#include <stdlib.h>

#include "server/base/memory.h"
#include "server/net/commit.h"
#include "server/net/server.h"

struct news {
	struct waiting waiting; /* first */
	struct table *table;
	bool changed;
	struct reached upto;
};

static void taken(struct waiting *w)
{
	struct news *n = (struct news *)w;
	n->table->news = NULL;
	n->upto = table_reached(n->table);
}

static void ended(struct server *s, struct waiting *w, bool durable)
{
	struct news *n = (struct news *)w;
	struct table *m = n->table;
	if (durable) { /* else the table is dropped from memory */
		m->safe = n->upto;
		m->touched = --m->waits > 0;
		table_tell_line(s, m, n->changed);
	}
	free(n);
}

void commit_news(struct server *s, struct table *m, bool changed)
{
	table_changed(s, m);
	if (m->news) {
		m->news->changed |= changed;
		return;
	}
	m->news = memory_new(sizeof *m->news);
	*m->news = (struct news){ { NULL, taken, ended }, m, changed, { 0 } };
	m->waits++;
	commit_wait(s, &m->news->waiting);
	store_tell(&s->store, m->row.id, (int)m->record.count);
}
