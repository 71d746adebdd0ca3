/* pairing.c: the draw of a round.
 *
 * A round robin for two follows the old circle of numbers. All others begin with the entrants in the order of their
 * points, cut into tables, and then exchange two at a time as long as that makes it better; a few blind exchanges in
 * between lead out of corners. To meet again counts more than any difference of points. */
#include "server/leagues/pairing.h"

#include <stdlib.h>
#include <string.h>

enum { KICKS = 120, KICKS_FINE = 12, KICK_SWAPS = 3, POINT = 60 };

static const int64_t AGAIN = INT64_C(1) << 40; /* above every difference of points */

struct search {
	const struct league_past *past;
	int n, at[LEAGUE_PLACES];     /* who sits: table by table */
	int table[LEAGUE_PLACES];     /* of a chair */
	int first[LEAGUE_TABLES + 1]; /* chair of a table */
	uint32_t seed;
};

static uint32_t blind(struct search *s, int below)
{
	s->seed = s->seed * 1664525u + 1013904223u;
	return (s->seed >> 8) % (uint32_t)below;
}

static int64_t pair_cost(const struct league_past *past, int a, int b)
{
	int64_t again = past->met[a][b], apart = (past->points[a] - past->points[b]) / POINT;
	if (past->robin) /* every new pair brings the end nearer; else those who met least */
		return again ? AGAIN + again : 0;
	return again * again * AGAIN + apart * apart;
}

/* Of somebody with those at the chair's table but its own. */
static int64_t chair_cost(const struct search *s, int chair, int who)
{
	int64_t cost = 0;
	for (int i = s->first[s->table[chair]]; i < s->first[s->table[chair] + 1]; i++)
		if (i != chair)
			cost += pair_cost(s->past, who, s->at[i]);
	return cost;
}

static int64_t whole_cost(const struct search *s)
{
	int64_t cost = 0;
	for (int i = 0; i < s->n; i++)
		cost += chair_cost(s, i, s->at[i]);
	return cost / 2;
}

static void exchange(struct search *s, int x, int y)
{
	int who = s->at[x];
	s->at[x] = s->at[y];
	s->at[y] = who;
}

static bool better(struct search *s, int x, int y)
{
	if (s->table[x] == s->table[y] ||
	    chair_cost(s, x, s->at[y]) + chair_cost(s, y, s->at[x]) >=
		    chair_cost(s, x, s->at[x]) + chair_cost(s, y, s->at[y]))
		return false;
	exchange(s, x, y);
	return true;
}

static void descend(struct search *s)
{
	bool on = true;
	while (on) {
		on = false;
		for (int x = 0; x < s->n; x++)
			for (int y = x + 1; y < s->n; y++)
				on |= better(s, x, y);
	}
}

static void improve(struct search *s)
{
	int best[LEAGUE_PLACES];
	descend(s);
	int64_t cost = whole_cost(s);
	memcpy(best, s->at, sizeof best);
	for (int kick = 0; kick < (cost < AGAIN ? KICKS_FINE : KICKS) && cost; kick++) {
		for (int i = 0; i < KICK_SWAPS; i++)
			exchange(s, (int)blind(s, s->n), (int)blind(s, s->n));
		descend(s);
		int64_t now = whole_cost(s);
		if (now <= cost) {
			cost = now;
			memcpy(best, s->at, sizeof best);
		} else {
			memcpy(s->at, best, sizeof best);
		}
	}
}

/* ---- who sits, and at how many tables -------------------------------------------------------- */

/* More points first; then the lot, which is the place. */
static bool before(const struct league_past *past, int a, int b)
{
	return past->points[a] != past->points[b] ? past->points[a] > past->points[b] : a < b;
}

static int ranked(const struct league_past *past, int out[LEAGUE_PLACES])
{
	int n = 0;
	for (int i = 0; i < past->places; i++) {
		if (past->gone[i])
			continue;
		int at = n++;
		for (; at && before(past, i, out[at - 1]); at--)
			out[at] = out[at - 1];
		out[at] = i;
	}
	return n;
}

static int tables_for(const struct league_past *past, int n)
{
	int tables = (n + past->seats - 1) / past->seats;
	return tables * past->least <= n ? tables : 0;
}

/* The last of those who have rested least rests. */
static void one_rests(const struct league_past *past, int *order, int *n, struct league_draw *out)
{
	int which = *n - 1;
	for (int i = *n - 1; i >= 0; i--)
		if (past->rests[order[i]] < past->rests[order[which]])
			which = i;
	out->rest[out->rests++] = order[which];
	memmove(order + which, order + which + 1, (size_t)(*n - which - 1) * sizeof *order);
	--*n;
}

static bool lay_tables(struct search *s, struct league_draw *out)
{
	s->n = ranked(s->past, s->at);
	while (s->n && !tables_for(s->past, s->n))
		one_rests(s->past, s->at, &s->n, out);
	out->tables = tables_for(s->past, s->n);
	for (int t = 0, chair = 0; t < out->tables; t++) {
		out->size[t] = s->n / out->tables + (t < s->n % out->tables);
		s->first[t] = chair;
		for (int i = 0; i < out->size[t]; i++)
			s->table[chair++] = t;
		s->first[t + 1] = chair;
	}
	return out->tables > 0;
}

/* ---- round robin ----------------------------------------------------------------------------- */

/* Two who have not met yet: they sit at one table, so that every round brings the end nearer. */
static bool bring_together(struct search *s)
{
	for (int x = 0; x < s->n; x++)
		for (int y = x + 1; y < s->n; y++)
			if (!s->past->met[s->at[x]][s->at[y]]) {
				int to = s->first[s->table[x]];
				if (s->table[x] != s->table[y])
					exchange(s, y, to == x ? to + 1 : to);
				return true;
			}
	return false;
}

static bool all_met(const struct league_past *past)
{
	for (int a = 0; a < past->places; a++)
		for (int b = 0; b < a; b++)
			if (!past->gone[a] && !past->gone[b] && !past->met[a][b])
				return false;
	return true;
}

/* Numbers on a circle: a and b meet in the round a + b; whoever would meet itself meets the last, or rests. */
static bool circle_round(const struct league_past *past, struct league_draw *out)
{
	int even = past->places + past->places % 2, turn = even - 1;
	if (past->rounds >= turn)
		return false;
	for (int a = 0; a < past->places; a++) {
		int b = ((past->rounds - a) % turn + turn) % turn;
		if (a == even - 1) /* the one who would meet itself: 2 b = round */
			for (b = 0; (2 * b - past->rounds) % turn; b++)
				;
		else if (b == a)
			b = even - 1;
		bool plays = !past->gone[a] && b < past->places && !past->gone[b];
		if (plays && a < b) {
			out->at[out->tables][0] = a;
			out->at[out->tables][1] = b;
			out->size[out->tables++] = 2;
		} else if (!plays && !past->gone[a]) {
			out->rest[out->rests++] = a;
		}
	}
	return true;
}

/* ---- the draw -------------------------------------------------------------------------------- */

/* The table of the leaders is the first. */
static void write_tables(const struct search *s, struct league_draw *out)
{
	int best[LEAGUE_TABLES], n = 0;
	struct league_draw laid = *out;
	for (int t = 0; t < out->tables; t++) {
		int top = s->at[s->first[t]], at = n++;
		for (int i = s->first[t]; i < s->first[t + 1]; i++)
			if (before(s->past, s->at[i], top))
				top = s->at[i];
		for (; at && before(s->past, top, best[at - 1]); at--) {
			best[at] = best[at - 1];
			laid.size[at] = laid.size[at - 1];
			memcpy(laid.at[at], laid.at[at - 1], sizeof laid.at[at]);
		}
		best[at] = top;
		laid.size[at] = out->size[t];
		memcpy(laid.at[at], s->at + s->first[t], (size_t)out->size[t] * sizeof *s->at);
	}
	*out = laid;
}

bool league_pair(const struct league_past *past, struct league_draw *out)
{
	struct search s = { .past = past, .seed = 1 + (uint32_t)past->rounds };
	int order[LEAGUE_PLACES];
	*out = (struct league_draw){ 0 };
	if (ranked(past, order) < past->least || (past->robin && all_met(past)))
		return false;
	if (past->robin && past->seats == 2)
		return circle_round(past, out);
	if (!lay_tables(&s, out))
		return false;
	improve(&s);
	if (past->robin) {
		struct search fresh = s;
		bool new_pair = false;
		for (int x = 0; x < s.n; x++)
			for (int y = s.first[s.table[x]]; y < x; y++)
				new_pair |= !past->met[s.at[x]][s.at[y]];
		if (!new_pair && bring_together(&fresh))
			s = fresh;
	}
	write_tables(&s, out);
	return true;
}

int league_rounds(int places, int seats, bool robin)
{
	int rounds = 1;
	if (robin)
		return seats == 2 ? places - 1 + places % 2 : (places + seats - 3) / (seats - 1);
	for (int leaders = places; leaders > seats; leaders = (leaders + seats - 1) / seats)
		rounds++;
	return rounds + (seats > 2 && places > seats);
}
