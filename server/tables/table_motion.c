/* table_motion.c: what needs everybody's consent after the start: a pause, more time, another player, the end. */
#include "server/tables/table_internal.h"

#include <string.h>

#include "server/base/clock.h"
#include "server/net/server.h"
#include "server/tables/happen.h"

enum { LEFT_MOST_DAYS = 60 };

/* Who is asked: those who play now. Who gets something need not agree; who would lose a seat must. */
static unsigned electors(const struct table *m, const struct motion *asked)
{
	unsigned mask = table_sitting(m);
	if (asked->by >= 0)
		mask &= ~(1u << asked->by);
	if (asked->kind == MOTION_EXTEND)
		mask &= ~(1u << asked->about);
	return mask;
}

unsigned table_motion_needs(const struct table *m, const struct motion *asked)
{
	unsigned mask = electors(m, asked);
	for (int i = 0; i < PET_SEATS_MAX; i++)
		if (asked->vote[i] == VOTE_YES)
			mask &= ~(1u << i);
	return mask;
}

static bool put(struct server *s, struct table *m)
{
	table_changed(s, m);
	bool kept = store_table_update(&s->store, &m->row);
	commit_news(s, m, true);
	return kept;
}

static bool extend(struct server *s, struct table *m, const struct motion *asked)
{
	struct seat_row *seat = &m->seat[asked->about];
	int64_t left = table_left_ms(m, asked->about, now_ms()) + asked->value * 1000;
	if (left > LEFT_MOST_DAYS * DAY_MS)
		left = LEFT_MOST_DAYS * DAY_MS;
	seat->left_ms = left;
	seat->flagged &= ~FLAG_DOWN;
	if (pet_game_asked(m->state) == asked->about)
		m->row.moved = m->row.paused ? m->row.paused : now_ms();
	happen(s, m, "extended", asked->by, asked->about, asked->value);
	return table_save_seat(s, m, asked->about) && put(s, m);
}

static bool carry_out(struct server *s, struct table *m, const struct motion *asked)
{
	bool done = false;
	m->row.motion[0] = 0;
	switch (asked->kind) {
	case MOTION_PAUSE:
		m->row.paused = now_ms();
		happen(s, m, "paused", asked->by, -1, 0);
		done = put(s, m);
		break;
	case MOTION_CANCEL:
		happen(s, m, "cancelled", asked->by, -1, 0);
		table_close(s, m);
		return true;
	case MOTION_EXTEND:
		done = extend(s, m, asked);
		break;
	case MOTION_REPLACE:
		happen(s, m, "replace", asked->by, asked->about, 0);
		done = table_want_substitute(s, m, asked->about);
		break;
	default:
		break;
	}
	table_set_clock(s, m);
	return done;
}

bool table_ask(struct server *s, struct table *m, struct motion *asked)
{
	asked->since = now_ms();
	strcpy(asked->vote, "------");
	if (!electors(m, asked))
		return carry_out(s, m, asked);
	motion_write(asked, m->row.motion);
	return put(s, m);
}

bool table_answer(struct server *s, struct table *m, int seat, bool yes)
{
	struct motion asked;
	motion_read(m->row.motion, &asked);
	if (!yes) {
		happen(s, m, "declined", seat, asked.by, asked.kind);
		m->row.motion[0] = 0;
		return put(s, m);
	}
	asked.vote[seat] = VOTE_YES;
	if (!table_motion_needs(m, &asked))
		return carry_out(s, m, &asked);
	motion_write(&asked, m->row.motion);
	return put(s, m);
}

bool table_resume(struct server *s, struct table *m, int seat)
{
	int64_t now = now_ms(), rested = now - m->row.paused;
	m->row.moved = m->row.moved + rested < now ? m->row.moved + rested : now;
	m->row.paused = 0;
	happen(s, m, "resumed", seat, -1, 0);
	bool kept = put(s, m);
	table_go_on(s, m);
	return kept;
}

/* ---- days off -------------------------------------------------------------------------------- */

int64_t table_off_left(const struct table *m, int seat, int64_t now)
{
	const struct seat_row *r = &m->seat[seat];
	int64_t until = r->off_until < now ? r->off_until : now;
	int64_t used = r->off_used + (until > r->off_from ? until - r->off_from : 0);
	int64_t left = m->contract.vacation_days * DAY_MS - used;
	return left > 0 ? left : 0;
}

/* Until then; earlier days off are counted and what they were worth to the clock is kept. */
bool table_take_off(struct server *s, struct table *m, int seat, int64_t until)
{
	struct seat_row *r = &m->seat[seat];
	int64_t now = now_ms();
	bool off = table_off(m, seat, now);
	r->off_used = m->contract.vacation_days * DAY_MS - table_off_left(m, seat, now);
	if (m->row.status == TABLE_RUNNING && pet_game_asked(m->state) == seat && r->off_from) {
		r->left_ms = table_left_ms(m, seat, now);
		m->row.moved = m->row.paused ? m->row.paused : now;
	}
	r->off_from = until > now ? now : 0;
	r->off_until = until > now ? until : 0;
	if (until > now)
		happen(s, m, "off", seat, -1, (until - now + DAY_MS / 2) / DAY_MS);
	else if (off)
		happen(s, m, "on", seat, -1, 0);
	bool kept = table_save_seat(s, m, seat) && put(s, m);
	table_set_clock(s, m);
	return kept;
}
