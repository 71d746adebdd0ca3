/* consent.c: nothing of others' is taken back without them.
 *
 * A decision after which others decided, or chance did, is taken back if everybody who owns a seat agrees, also
 * somebody for whom a bot plays; whoever asks does not answer. Here it is known who has said so, from what the
 * servers were asked in the transaction that notes it. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "sim.h"

enum { EVERYBODY = 7, LINES = 4096 };

/* What is asked at a table, as the database has it. */
static struct asked {
	int to, yes, by;
} asked[TABLES], was[TABLES];

static void read_asked(void *arg, const struct cell *row, int columns)
{
	int t = people_table(&row[0]);
	(void)arg, (void)columns;
	if (t >= 0)
		asked[t] = (struct asked){ (int)row[1].i, (int)row[2].i, (int)row[3].i };
}

void consent_read(void)
{
	memset(asked, 0, sizeof asked);
	sim_store_all("SELECT id, undo_to, undo_yes, undo_by FROM tables", read_asked, NULL);
}

/* ---- what an undo takes back ------------------------------------------------------------------- */

struct standing {
	int table, before; /* this line */
	int line[LINES], seat[LINES], count;
};

static void read_standing(void *arg, const struct cell *row, int columns)
{
	struct standing *s = arg;
	char move[32];
	int to;
	(void)columns;
	if (people_table(&row[0]) != s->table || row[1].i >= s->before)
		return;
	snprintf(move, sizeof move, "%.*s", (int)row[3].n, row[3].p);
	if (sscanf(move, "undo %d", &to) == 1) {
		while (s->count && s->line[s->count - 1] >= to)
			s->count--;
	} else if (s->count < LINES) {
		s->line[s->count] = (int)row[1].i;
		s->seat[s->count++] = (int)row[2].i;
	}
}

/* The seat whose decisions alone all lines from `to` are that count; -1: there are others'. */
static int only_seat(int table, int to, int before)
{
	static struct standing s;
	s = (struct standing){ .table = table, .before = before };
	sim_store_all("SELECT table_id, line, seat, move FROM lines ORDER BY table_id, line",
		      read_standing, &s);
	int only = -1;
	for (int i = 0; i < s.count; i++) {
		if (s.line[i] < to)
			continue;
		if (only >= 0 && s.seat[i] != only)
			return -1;
		only = s.seat[i];
	}
	return only;
}

/* ---- what must hold ---------------------------------------------------------------------------- */

void consent_line(struct node *n, const struct cell *table, int line, const char *move)
{
	int t = people_table(table), to;
	if (t >= 0)
		n->wrote |= 1u << t;
	if (t < 0 || sscanf(move, "undo %d", &to) != 1)
		return;
	int said = asked[t].to == to ? asked[t].yes : 0, only = only_seat(t, to, line);
	int now = people_seats(t, n->spoke);
	if (((said | now) & EVERYBODY) != EVERYBODY && !(only >= 0 && now >> only & 1))
		broken("table %d, line %d: %s, to which only the seats %d agreed", t, line, move,
		       said | now);
}

/* After the lines of the transaction. */
void consent_committed(struct node *n)
{
	if (!people_sat())
		return;
	memcpy(was, asked, sizeof was);
	consent_read();
	for (int t = 0; t < TABLES; t++) {
		bool same = asked[t].to == was[t].to && asked[t].by == was[t].by &&
			    !(n->wrote >> t & 1);
		int fresh = asked[t].to ? asked[t].yes & ~(same ? was[t].yes : 0) : 0;
		if (fresh & ~people_seats(t, n->spoke))
			broken("table %d: for the seats %d it is said that line %d may be taken "
			       "back",
			       t, fresh, asked[t].to);
	}
	n->spoke = n->wrote = 0;
}

void consent_rolled_back(struct node *n)
{
	n->spoke = n->wrote = 0;
}
