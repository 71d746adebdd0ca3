/* standing.h: who stands where in a league. */
#ifndef SERVER_STANDING_H
#define SERVER_STANDING_H

#include "server/leagues/pairing.h"
#include "server/store/store.h"

/* A win, in points. At a table with fewer than wanted it is worth as much less; the sum of a round is the same for
 * every person on average, and a rest is worth that average. */
enum { LEAGUE_WIN = 3600 };

/* What puts a place below the one above it, in this order. */
enum standing_by { BY_POINTS, BY_OPPONENTS, BY_BETWEEN, BY_WINS, BY_LOT };

struct standing {
	int place, points;
	int opponents; /* the sum of the points of those one has met: Swiss */
	int between;   /* points at tables with those of equal points: round robin */
	int wins;      /* tables won alone */
	int played, rests;
	enum standing_by by;
};

/* The past as the draw needs it. Places are from 1 in rows and from 0 there. */
void league_past(const struct league_row *l, const struct league_seat_row *seat, int seats,
		 int places, struct league_past *out);
/* The places in the order of the table. */
void league_stand(const struct league_row *l, const struct league_seat_row *seat, int seats,
		  int places, struct standing *out);

#endif
