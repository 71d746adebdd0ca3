/* api_rematch.c: the same game once more. A rematch is an offer: a new table with the same contract, at
 * which every person of the finished one has a seat held. Whoever accepts sits down (join), whoever
 * declines leaves it free (leave), and nobody is seated without being asked. */
#include "server/api/api.h"

#include <stdio.h>
#include <string.h>

#include "server/base/body.h"
#include "server/net/answer.h"
#include "server/net/server.h"
#include "server/notices/notices.h"
#include "server/stream/stream.h"
#include "server/tables/table.h"

/* Who sat at seat i of the old table gets this one: the asking person sits down at once. Somebody whom the
 * person has blocked, or who has blocked the person, is not offered a seat. */
static void hand_on(struct server *s, struct req *r, const struct table *old, int i,
		    struct seat_row *seat)
{
	const struct seat_row *was = &old->seat[i];
	bool mine = !strcmp(was->user, r->user.id);
	strcpy(seat->colour, was->colour);
	if (!was->user[0]) {
		seat->kind = SEAT_BOT;
		strcpy(seat->bot, was->bot[0] ? was->bot : "level:3");
		return;
	}
	seat->kind = mine ? SEAT_HUMAN : SEAT_OPEN;
	seat->ready = mine;
	if (!mine && (store_blocked(&s->store, was->user, r->user.id) != 0 ||
		      store_blocked(&s->store, r->user.id, was->user) != 0))
		return;
	seat->program = was->program;
	strcpy(seat->user, was->user);
	strcpy(seat->name, was->name);
}

/* The rematch that somebody has offered already, if it has not begun or the user plays in it. */
static struct table *offered_before(struct server *s, struct req *r, const struct table *old)
{
	char id[ID_MAX];
	if (store_table_following(&s->store, old->row.id, id) <= 0)
		return NULL;
	struct table *m = table_find(s, id);
	return m && table_seat_of(m, r->user.id) >= 0 ? m : NULL;
}

void api_rematch(struct server *s, struct req *r)
{
	struct table *old = table_of(s, r), *m;
	struct table_row row = { 0 };
	struct seat_row seat[PET_SEATS_MAX] = { 0 };
	struct pet_fault fault = { 0 };
	char invite[32];
	if (!old || seat_of(r, old) < 0)
		return;
	if (old->row.status != TABLE_OVER)
		return reply_error(r, 409, "running", "the game is not over yet");
	m = offered_before(s, r, old);
	if (m)
		return reply_table(s, r, m);
	if (!may_open(s, r))
		return;
	int turn = body_find_true(r->body, "rotated") ? 1 : 0;
	new_row(r, &row, old->game, invite);
	row.seats = old->row.seats;
	row.open_to_all = false;
	row.bank_ms = old->row.bank_ms;
	row.increment_ms = old->row.increment_ms;
	row.dice = old->row.dice;
	row.talk = old->row.talk;
	struct contract same = old->contract;
	if (same.rated == RATED_DONE)
		same.rated = RATED_YES;
	contract_write(&same, row.contract);
	strcpy(row.options, old->row.options);
	row.pack = old->row.pack;
	strcpy(row.undo, old->row.undo);
	strcpy(row.name, old->row.name);
	strcpy(row.follows, old->row.id);
	strcpy(row.circle, old->row.circle);
	for (int i = 0; i < row.seats; i++) {
		int to = (i + turn) % row.seats;
		hand_on(s, r, old, i, &seat[to]);
		if (seat[to].kind == SEAT_BOT)
			strcpy(seat[to].name, bot_called(to, PET_LANG_EN));
	}
	if (!table_create(s, &row, seat, &m, &fault))
		return reply_error(r, 400, "setup",
				   fault.what[0] ? fault.what : "that cannot be set up");
	for (int i = 0; i < row.seats; i++) {
		if (!seat_offered(&seat[i]))
			continue;
		stream_follow(s, seat[i].user, m);
		notice(s, NEWS_ASKED, seat[i].user, m->row.id, N_("{who} offers a rematch"),
		       r->user.name);
	}
	commit_news(s, old, true); /* who looks at its end is told */
	reply_new(s, r, m, invite);
}
