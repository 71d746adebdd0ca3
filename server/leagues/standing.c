/* standing.c: points of the tables that are over, and what decides among equals. */
#include "server/leagues/standing.h"

#include <string.h>

static bool together(const struct league_seat_row *a, const struct league_seat_row *b)
{
	return a != b && a->round == b->round && a->number == b->number && a->number > 0;
}

void league_past(const struct league_row *l, const struct league_seat_row *seat, int seats,
		 int places, struct league_past *out)
{
	*out = (struct league_past){ .places = places,
				     .seats = l->seats,
				     .least = l->least,
				     .robin = l->robin,
				     .rounds = l->round };
	for (int i = 0; i < seats; i++) {
		const struct league_seat_row *a = &seat[i];
		out->points[a->place - 1] += a->points > 0 ? a->points : 0;
		out->rests[a->place - 1] += !a->number;
		for (int k = 0; k < seats; k++)
			if (together(a, &seat[k]))
				out->met[a->place - 1][seat[k].place - 1]++;
	}
}

/* Against those of equal points alone. */
static int points_between(const struct standing *row, const struct standing *all, int places,
			  const struct league_seat_row *seat, int seats)
{
	bool equal[LEAGUE_PLACES + 1] = { false };
	int points = 0;
	for (int i = 0; i < places; i++)
		equal[all[i].place] = all[i].points == row->points;
	for (int i = 0; i < seats; i++) {
		bool met = false;
		if (seat[i].place != row->place || seat[i].points <= 0)
			continue;
		for (int k = 0; k < seats; k++)
			met |= together(&seat[i], &seat[k]) && equal[seat[k].place];
		points += met ? seat[i].points : 0;
	}
	return points;
}

/* What puts a before b; below 0: b before a. */
static int decides(const struct standing *a, const struct standing *b, enum standing_by *by)
{
	const int more[] = { a->points - b->points, a->opponents - b->opponents,
			     a->between - b->between, a->wins - b->wins };
	for (*by = BY_POINTS; *by < BY_LOT; ++*by)
		if (more[*by])
			return more[*by];
	return b->place - a->place;
}

static void order(struct standing *row, int places)
{
	enum standing_by by;
	for (int i = 1; i < places; i++)
		for (int k = i; k && decides(&row[k], &row[k - 1], &by) > 0; k--) {
			struct standing one = row[k];
			row[k] = row[k - 1];
			row[k - 1] = one;
		}
	for (int i = 1; i < places; i++)
		decides(&row[i - 1], &row[i], &row[i].by);
}

void league_stand(const struct league_row *l, const struct league_seat_row *seat, int seats,
		  int places, struct standing *out)
{
	struct league_past past;
	league_past(l, seat, seats, places, &past);
	memset(out, 0, (size_t)places * sizeof *out);
	for (int p = 0; p < places; p++) {
		out[p].place = p + 1;
		out[p].points = past.points[p];
		out[p].rests = past.rests[p];
		for (int k = 0; k < places && !l->robin; k++)
			out[p].opponents += past.met[p][k] * past.points[k];
	}
	for (int i = 0; i < seats; i++) {
		struct standing *row = &out[seat[i].place - 1];
		row->played += seat[i].number && seat[i].points >= 0 && seat[i].how == HOW_PLAYED;
		row->wins +=
			seat[i].number && seat[i].points == LEAGUE_WIN / l->seats * seat[i].size;
	}
	for (int p = 0; p < places && l->robin; p++)
		out[p].between = points_between(&out[p], out, places, seat, seats);
	order(out, places);
}
