/* pairing.h: who sits with whom in the next round of a league. Arithmetic over places 0, 1, 2...; it knows neither
 * store nor people, and the same past gives the same round. */
#ifndef SERVER_PAIRING_H
#define SERVER_PAIRING_H

#include <stdbool.h>
#include <stdint.h>

enum { LEAGUE_PLACES = 40, LEAGUE_SEATS = 6, LEAGUE_TABLES = LEAGUE_PLACES / 2 };

/* What was played until now. */
struct league_past {
	int places;
	int seats, least; /* of a table: wanted, and at least */
	bool robin;       /* until everybody has met everybody; else Swiss: like points meet */
	int rounds;       /* drawn before */
	bool gone[LEAGUE_PLACES];
	int points[LEAGUE_PLACES];
	int rests[LEAGUE_PLACES]; /* rounds without a table */
	uint8_t met[LEAGUE_PLACES][LEAGUE_PLACES];
};

struct league_draw {
	int tables, size[LEAGUE_TABLES], at[LEAGUE_TABLES][LEAGUE_SEATS];
	int rests, rest[LEAGUE_PLACES];
};

/* Draws the next round: as few tables as possible, their sizes as equal as possible; who rests has rested least. False:
 * there is none, since fewer than a table are left, or since in a round robin everybody has met everybody. */
bool league_pair(const struct league_past *past, struct league_draw *out);

/* How many rounds there will be: of a round robin for two exactly, for more at least; of a Swiss league as many as the
 * number of entrants asks for. */
int league_rounds(int places, int seats, bool robin);

#endif
