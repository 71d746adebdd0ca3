/* league.h: leagues: rounds of tables that the server opens and judges by itself.
 *
 * Who enters gets a place by lot at the start; points belong to the place. Whoever leaves frees it, and the first who
 * waits takes it over from the next round on. A round ends when all its tables are over or its time is up: then the
 * one for whom a table waits loses the share of it, and the others share evenly. What a bot or a substitute wins in
 * somebody's seat is nobody's. Who misses two rounds in a row is out. */
#ifndef SERVER_LEAGUE_H
#define SERVER_LEAGUE_H

#include "server/leagues/standing.h"

struct server;

enum { LEAGUE_ENTRANTS = 120 }; /* with those who left or wait */

struct league {
	struct league_row row;
	struct entrant_row entrant[LEAGUE_ENTRANTS];
	int entrants, places;
	struct league_seat_row *seat; /* of all rounds */
	int seats, room;
};

/* 1: it was read; 0: there is none; below 0: the store failed. To be freed in any case. */
int league_read(struct server *s, const char *id, struct league *l);
void league_free(struct league *l);

/* Who has this place now, or had it last; NULL: nobody. */
const struct entrant_row *league_holder(const struct league *l, int place);
const struct entrant_row *league_entrant(const struct league *l, const char *user);

/* Draws lots and the first round. */
bool league_begin(struct server *s, struct league *l);
/* Enters, waits for a place, or takes a free one. */
bool league_enter(struct server *s, struct league *l, const char *user);
bool league_leave(struct server *s, struct league *l, const char *user);
/* After the commit the pages of those whom it concerns read it anew. */
void league_told(struct server *s, const struct league *l);

/* Notes what is over, ends rounds whose time is up, draws the next. */
void leagues_beat(struct server *s);

#endif
