/* table_call.c: news for those who sit at a table (notices.h), in the transaction of the line that makes them. */
#include "server/tables/table_internal.h"

#include <stdio.h>
#include <string.h>

#include "server/base/clock.h"
#include "server/net/server.h"
#include "server/notices/notices.h"

enum { MINUTE_MS = 60000 };

/* The seat of a person who is asked now; below 0: nobody is, or a bot. */
static int asked_person(const struct table *m)
{
	uint8_t asked = m->row.status == TABLE_RUNNING ? pet_game_asked(m->state) : PET_NOBODY;
	return asked < PET_SEATS_MAX && m->seat[asked].kind == SEAT_HUMAN ? asked : -1;
}

void table_called(struct table *m)
{
	int seat = asked_person(m);
	strcpy(m->called, seat < 0 ? "" : m->seat[seat].user);
	m->called_at = m->record.count;
}

/* A clock is short when an eighth of the bank is left, between ten minutes and four hours. Who has not much more than
 * that at the beginning of the turn is told by the turn itself. */
static int64_t short_ms(const struct table *m)
{
	int64_t eighth = m->row.bank_ms / 8;
	return eighth < 10 * MINUTE_MS    ? 10 * MINUTE_MS
	       : eighth > 240 * MINUTE_MS ? 240 * MINUTE_MS
					  : eighth;
}

/* Who moved last, if it was somebody else. */
static const char *mover(const struct table *m, int but)
{
	for (uint32_t i = m->record.count; i > 0; i--) {
		uint8_t seat = m->line[i - 1].seat;
		if (seat < m->row.seats)
			return seat == but ? "" : m->name[PET_LANG_EN][seat];
	}
	return "";
}

static void put(struct server *s, const struct table *m, const char *whom, int seat,
		const char *who, int kind, int64_t due)
{
	struct news_row row = { .kind = kind, .due = due };
	if (m->row.bank_ms)
		row.ends = m->row.moved + table_left_ms(m, seat, m->row.moved);
	strcpy(row.whom, whom);
	strcpy(row.table, m->row.id);
	strcpy(row.person, m->seat[seat].user);
	snprintf(row.who, sizeof row.who, "%s", who);
	notice_put(s, &row);
}

static void put_turn(struct server *s, const struct table *m, const char *whom, int seat,
		     const char *who)
{
	int64_t left = table_left_ms(m, seat, m->row.moved);
	put(s, m, whom, seat, who, NEWS_TURN, 0);
	if (m->row.bank_ms && left > 2 * short_ms(m))
		put(s, m, whom, seat, who, NEWS_CLOCK, m->row.moved + left - short_ms(m));
	else
		notice_undo(s, NEWS_CLOCK, whom, m->row.id);
}

static void take_back(struct server *s, const struct table *m, const char *whom)
{
	notice_undo(s, NEWS_TURN, whom, m->row.id);
	notice_undo(s, NEWS_CLOCK, whom, m->row.id);
}

void table_call_turn(struct server *s, struct table *m)
{
	int seat = asked_person(m);
	const char *user = seat < 0 ? "" : m->seat[seat].user;
	bool other = strcmp(m->called, user) != 0;
	if (!s->notices || (!other && m->called_at == m->record.count))
		return;
	if (other && m->called[0])
		take_back(s, m, m->called);
	if (seat >= 0) {
		put_turn(s, m, user, seat, mover(m, seat));
		put_turn(s, m, m->row.id, seat, m->seat[seat].name);
	} else if (other) {
		take_back(s, m, m->row.id);
	}
	table_called(m);
}

/* The names of the winners, as many as fit. */
static void winners(const struct table *m, char out[NAME_MAX_BYTES])
{
	size_t used = 0;
	out[0] = 0;
	for (int i = 0; i < m->row.seats; i++) {
		const char *name = m->name[PET_LANG_EN][i];
		if (!m->row.result[0] || !m->record.share[i] ||
		    used + strlen(name) + 3 > NAME_MAX_BYTES)
			continue;
		used += (size_t)snprintf(out + used, NAME_MAX_BYTES - used, "%s%s",
					 used ? ", " : "", name);
	}
}

void table_call_end(struct server *s, struct table *m)
{
	char who[NAME_MAX_BYTES];
	if (!s->notices)
		return;
	winners(m, who);
	if (m->called[0])
		take_back(s, m, m->called);
	take_back(s, m, m->row.id);
	m->called[0] = 0;
	for (int i = 0; i < m->row.seats; i++)
		if (m->seat[i].user[0] && !m->seat[i].program)
			notice(s, NEWS_OVER, m->seat[i].user, m->row.id, NULL, who);
	notice(s, NEWS_OVER, m->row.id, m->row.id, NULL, who);
}
