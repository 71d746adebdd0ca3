/* notes.c: what was acknowledged to people, and whether the database still says so. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "server/tables/table.h"
#include "sim.h"

enum { NOTES = 100000 };

static struct note {
	int table, line;
	char move[100];
	uint64_t commits; /* of the database when it was acknowledged */
} * note;
static int notes;
static int64_t began;

void notes_open(void)
{
	note = realloc(note, NOTES * sizeof *note);
	notes = 0;
	began = sim_time;
}

void notes_add(int table, int line, const char *move, uint64_t commits)
{
	if (notes == NOTES)
		return;
	struct note *k = &note[notes++];
	k->table = table;
	k->line = line;
	strcpy(k->move, move);
	k->commits = commits;
}

void notes_went_back(uint64_t to)
{
	int kept = 0;
	for (int i = 0; i < notes; i++)
		if (note[i].commits <= to)
			note[kept++] = note[i];
	notes = kept;
}

struct reading {
	int lines[TABLES];
	char (*move[TABLES])[100];
};

static void read_line(void *arg, const struct cell *row, int columns)
{
	struct reading *r = arg;
	int t = people_table(&row[0]);
	(void)columns;
	if (t < 0)
		return;
	if (row[1].i != r->lines[t] + 1)
		broken("table %d: line %lld follows line %d", t, (long long)row[1].i, r->lines[t]);
	r->move[t] = realloc(r->move[t], (size_t)(r->lines[t] + 1) * 100);
	snprintf(r->move[t][r->lines[t]++], 100, "%.*s", (int)row[2].n, row[2].p);
}

/* A clock is charged for true time alone, whatever the hosts of the servers believe. */
static void check_clock(void *arg, const struct cell *row, int columns)
{
	int64_t left = row[1].i, spent = BANK_MS - left, most = sim_time - began + 3000;
	(void)arg, (void)columns;
	if (people_table(&row[0]) == CLOCKED && (left > BANK_MS || spent > most))
		broken("a clock of %d ms has %lld ms left after %lld ms", BANK_MS, (long long)left,
		       (long long)(sim_time - began));
}

void notes_check(bool last)
{
	sim_store_all("SELECT table_id, left_ms FROM seats", check_clock, NULL);
	struct reading r = { 0 };
	sim_store_all("SELECT table_id, line, move FROM lines ORDER BY table_id, line", read_line,
		      &r);
	for (int i = 0; i < notes; i++) {
		const struct note *k = &note[i];
		if (k->line > r.lines[k->table])
			broken("table %d: line %d was acknowledged (%s) and is gone", k->table,
			       k->line, k->move);
		if (strcmp(r.move[k->table][k->line - 1], k->move))
			broken("table %d: line %d was acknowledged as %s and is %s", k->table,
			       k->line, k->move, r.move[k->table][k->line - 1]);
	}
	for (int t = 0; last && t < TABLES; t++)
		for (int n = 0; n < NODES; n++) {
			struct table *m = table_in_memory(&node[n].server, people_table_id(t));
			if (m && (int)m->record.count != r.lines[t])
				broken("table %d: server %d has %u lines, the database %d", t, n,
				       m->record.count, r.lines[t]);
		}
	for (int t = 0; t < TABLES; t++)
		free(r.move[t]);
}
