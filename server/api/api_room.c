/* api_room.c: what players do with their own seat in the waiting room: say that they are ready,
 * choose a colour, or take another seat. */
#include "server/api/api.h"

#include <string.h>

#include "server/base/body.h"
#include "server/net/answer.h"
#include "server/net/server.h"
#include "server/tables/table.h"

bool colour_known(const char *colour)
{
	return !colour[0] || pet_colour_find(colour, strlen(colour)) != PET_NOBODY;
}

/* The user's seat at a table that has not started; below 0: a response was sent. */
static int waiting_seat(struct req *r, struct table *m)
{
	int seat = m ? seat_of(r, m) : -1;
	if (seat >= 0 && seat_offered(&m->seat[seat])) {
		reply_error(r, 409, "offered", "you were offered this seat: accept it first");
		return -1;
	}
	if (seat >= 0 && m->row.status != TABLE_OPEN) {
		reply_error(r, 409, "running", "the game has begun");
		seat = -1;
	}
	return seat;
}

void api_ready(struct server *s, struct req *r)
{
	struct table *m = table_of(s, r);
	int seat = waiting_seat(r, m);
	if (seat < 0)
		return;
	m->seat[seat].ready = body_find_true(r->body, "ready");
	seats_changed(s, r, m, 1u << seat);
}

/* "": any. */
void api_colour(struct server *s, struct req *r)
{
	struct table *m = table_of(s, r);
	const char *colour = body_text(r, "colour");
	int seat = waiting_seat(r, m);
	if (seat < 0)
		return;
	if (!colour || m->game->colour_of || !colour_known(colour))
		return reply_error(r, 400, "colour", "there is no such colour");
	for (int i = 0; i < m->row.seats && colour[0]; i++)
		if (i != seat && !strcmp(m->seat[i].colour, colour))
			return reply_error(r, 409, "taken", "somebody else has this colour");
	strcpy(m->seat[seat].colour, colour);
	seats_changed(s, r, m, 1u << seat);
}

/* A free seat, or a bot's: in team games this chooses the partner. */
void api_sit(struct server *s, struct req *r)
{
	struct table *m = table_of(s, r);
	int mine = waiting_seat(r, m);
	int other = mine >= 0 ? named_seat(r, m, "seat") : -1;
	if (other < 0)
		return;
	if (other != mine && m->seat[other].user[0])
		return reply_error(r, 409, "taken", "somebody sits there: the host can swap you");
	seats_swap(s, r, m, mine, other);
}
