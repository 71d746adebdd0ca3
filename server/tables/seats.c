/* seats.c: all seats of one user at once: banned by the operator, or logged in as another user. */
#include "server/tables/seats.h"

#include <string.h>
#include <unistd.h>

#include "server/base/log.h"
#include "server/net/server.h"
#include "server/notices/notices.h"
#include "server/tables/table.h"

enum { UNFINISHED_MAX = 1000, HOLD_TRIES = 50, HOLD_US = 20000 };

struct seated {
	char id[UNFINISHED_MAX][ID_MAX];
	int count;
};

static void note_unfinished(void *arg, const struct table_row *row)
{
	struct seated *list = arg;
	if (row->status != TABLE_OVER && list->count < UNFINISHED_MAX)
		strcpy(list->id[list->count++], row->id);
}

/* Another server holds the table until its commit; if that server was stopped, until the database
 * ends its transaction. */
static bool hold(struct server *s, struct table *m)
{
	for (int tries = 0; tries < HOLD_TRIES; tries++) {
		if (table_hold(s, m))
			return true;
		usleep(HOLD_US);
	}
	log_line("table %s is held by another server", m->row.id);
	return false;
}

bool seats_there(struct server *s, const char *user)
{
	struct seated list = { .count = 0 };
	bool there = true;
	store_list(&s->store, LIST_THEIRS, user, note_unfinished, &list);
	for (int i = 0; i < list.count; i++)
		there = (table_find(s, list.id[i]) || !table_coming(s, list.id[i])) && there;
	return there;
}

void seats_give_up(struct server *s, const char *user, bool for_good)
{
	struct seated list = { .count = 0 };
	store_list(&s->store, LIST_MINE, user, note_unfinished, &list);
	for (int i = 0; i < list.count; i++) {
		struct table *m = table_find_now(s, list.id[i]);
		int seat = m && hold(s, m) ? table_seat_of(m, user) : -1;
		if (seat < 0)
			continue;
		if (m->row.status == TABLE_OPEN) {
			m->seat[seat] = (struct seat_row){ 0 };
			table_call(m, seat);
		} else if (m->seat[seat].kind == SEAT_HUMAN) {
			m->seat[seat].resigned = for_good;
			table_hand_over(s, m, seat, "level:2",
					for_good ? LEFT_FOR_GOOD : LEFT_BY_SELF);
		}
		table_save_seat(s, m, seat);
		commit_news(s, m, true);
		if (m->row.status == TABLE_RUNNING && table_nobody_left(m))
			table_close(s, m);
		else if (m->row.status == TABLE_RUNNING)
			table_go_on(s, m);
	}
}

void seats_rename(struct server *s, const struct user_row *u)
{
	struct seated list = { .count = 0 };
	store_list(&s->store, LIST_MINE, u->id, note_unfinished, &list);
	for (int i = 0; i < list.count; i++) {
		struct table *m = table_find_now(s, list.id[i]);
		int seat = m && hold(s, m) ? table_seat_of(m, u->id) : -1;
		if (seat < 0)
			continue;
		strcpy(m->seat[seat].name, u->name);
		table_call(m, seat);
		table_save_seat(s, m, seat);
		commit_news(s, m, true);
	}
}

/* An account that already has a seat cannot get a second one. Nobody can play for the guest any
 * more, so that seat is given up. */
void seats_move(struct server *s, const char *guest, const struct user_row *to)
{
	struct seated list = { .count = 0 };
	store_list(&s->store, LIST_THEIRS, guest, note_unfinished, &list);
	store_blocks_move(&s->store, guest, to->id);
	store_members_move(&s->store, guest, to->id);
	store_entrants_move(&s->store, guest, to->id);
	notices_move(s, guest, to->id);
	for (int i = 0; i < list.count; i++) {
		struct table *m = table_find_now(s, list.id[i]);
		if (!m || !hold(s, m))
			continue;
		int seat = table_seat_of(m, guest);
		if (!strcmp(m->row.owner, guest)) {
			strcpy(m->row.owner, to->id);
			store_table_owner(&s->store, m->row.id, to->id);
		}
		if (seat >= 0 && table_seat_of(m, to->id) < 0) {
			strcpy(m->seat[seat].user, to->id);
			strcpy(m->seat[seat].name, to->name);
			table_call(m, seat);
			table_save_seat(s, m, seat);
		}
		commit_news(s, m, true);
	}
	seats_give_up(s, guest, true);
}
