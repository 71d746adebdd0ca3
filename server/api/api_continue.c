/* api_continue.c: a new table that goes on from a line of a finished game. Its friends are asked, as with a rematch:
 * their seats are held until they answer. Whoever asks sits where they were looking from. */
#include "server/api/api.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "core/wire.h"
#include "server/base/body.h"
#include "server/base/memory.h"
#include "server/net/answer.h"
#include "server/net/server.h"
#include "server/notices/notices.h"
#include "server/stream/stream.h"
#include "server/tables/table.h"

/* The seat that the asking person takes: the one named, else the own one. */
static int wanted_seat(struct req *r, const struct table *old)
{
	const char *as = body_text(r, "as");
	int own = table_seat_of(old, r->user.id);
	int named = as && as[0] == 's' && as[1] && !as[2] ? as[1] - '1' : -1;
	return named >= 0 && named < old->row.seats ? named : own < 0 ? 0 : own;
}

/* Somebody else's seat: held for the one who sat there, or a bot's. */
static void other_seat(struct server *s, struct req *r, const struct seat_row *was, bool friends,
		       int i, struct seat_row *seat)
{
	bool person = friends && was->user[0] && strcmp(was->user, r->user.id) && !was->program &&
		      store_blocked(&s->store, was->user, r->user.id) == 0 &&
		      store_blocked(&s->store, r->user.id, was->user) == 0;
	seat->kind = person ? SEAT_OPEN : SEAT_BOT;
	strcpy(person ? seat->user : seat->bot, person ? was->user : "level:3");
	snprintf(seat->name, NAME_MAX_BYTES, "%s", person ? was->name : bot_called(i, PET_LANG_EN));
}

static void lay_seats(struct server *s, struct req *r, const struct table *old,
		      struct seat_row seat[PET_SEATS_MAX])
{
	int mine = wanted_seat(r, old), own = table_seat_of(old, r->user.id);
	bool friends = own >= 0 && body_find_true(r->body, "friends");
	for (int i = 0; i < old->row.seats; i++) {
		strcpy(seat[i].colour, old->seat[i].colour);
		if (i != mine) { /* whose seat was taken gets the one that became free */
			other_seat(s, r, &old->seat[i == own ? mine : i], friends, i, &seat[i]);
			continue;
		}
		seat[i].kind = SEAT_HUMAN;
		seat[i].ready = true;
		seat[i].program = r->user.bot;
		snprintf(seat[i].name, NAME_MAX_BYTES, "%s", r->user.name);
		strcpy(seat[i].user, r->user.id);
	}
}

/* Begins at once where nobody has to be asked. */
static void ask_friends(struct server *s, struct req *r, struct table *m)
{
	int asked = 0;
	for (int i = 0; i < m->row.seats; i++) {
		if (!seat_offered(&m->seat[i]))
			continue;
		asked++;
		stream_follow(s, m->seat[i].user, m);
		notice(s, NEWS_ASKED, m->seat[i].user, m->row.id,
		       N_("{who} plays on from an earlier position"), r->user.name);
	}
	if (!asked)
		table_begin(s, m);
}

static bool open_from(struct server *s, struct req *r, struct table *old,
		      const unsigned char *state, struct pet_fault *fault)
{
	struct table_row row = { 0 };
	struct seat_row seat[PET_SEATS_MAX] = { 0 };
	struct table *m;
	char invite[32], *json = memory_grow(NULL, 256 << 10);
	struct pet_text t = pet_text_into(json, 256 << 10, PET_LANG_EN, old->game, state);
	struct pet_json j = pet_json_into(&t);
	pet_position_write(old->game, state, &j);
	new_row(r, &row, old->game, invite);
	strcpy(row.options, old->row.options);
	strcpy(row.name, old->row.name);
	strcpy(row.undo, "free");
	row.seats = old->row.seats;
	row.position = json;
	row.pack = old->row.pack;
	lay_seats(s, r, old, seat);
	bool made = table_create(s, &row, seat, &m, fault);
	if (made) {
		ask_friends(s, r, m);
		reply_new(s, r, m, invite);
	}
	free(json);
	return made;
}

void api_continue(struct server *s, struct req *r)
{
	struct table *old = table_of(s, r);
	struct pet_fault fault = { 0 };
	int64_t line = body_int(r, "line", -1);
	if (!old || !may_open(s, r))
		return;
	if (old->row.status != TABLE_OVER)
		return reply_error(r, 409, "running", "only finished games can be continued");
	if (line < 0 || line > old->record.count)
		return reply_error(r, 400, "line", "there is no such line");
	unsigned char *state = memory_aligned(PET_STATE_MAX);
	if (!pet_record_at(&old->record, state, (uint32_t)line, &fault) ||
	    pet_game_asked(state) == PET_NOBODY) {
		if (!fault.what[0])
			snprintf(fault.what, sizeof fault.what, "the game is over there");
	} else if (!open_from(s, r, old, state, &fault) && !fault.what[0]) {
		snprintf(fault.what, sizeof fault.what, "that cannot be set up");
	}
	free(state);
	if (!r->answered)
		reply_error(r, 400, "line", fault.what);
}
