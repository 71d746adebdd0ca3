/* table_absence.c: somebody whom the game waits for is away. Nobody speaks for the seat but its owner, who is called
 * first; then the others decide together: wait, a bot of the contract's level, or a substitute. */
#include "server/tables/table_internal.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "server/base/clock.h"
#include "server/base/log.h"
#include "server/base/memory.h"
#include "server/net/aside.h"
#include "server/net/server.h"
#include "server/notices/notices.h"
#include "server/tables/happen.h"

enum {
	BUSY_MS = 50,
	CALL_MS = 60000, /* the owner is called for so long, or half the time of the contract */
	IDLE_TIMES = 5,  /* who is connected and does nothing: so many times the absence */
	GRACE_MS = 30000,
};

unsigned table_people(const struct table *m)
{
	unsigned mask = 0;
	for (int i = 0; i < m->row.seats; i++)
		if (m->seat[i].user[0] && !m->seat[i].resigned && !m->seat[i].program)
			mask |= 1u << i;
	return mask;
}

unsigned table_sitting(const struct table *m)
{
	unsigned mask = table_people(m);
	for (int i = 0; i < m->row.seats; i++)
		if (m->seat[i].kind != SEAT_HUMAN)
			mask &= ~(1u << i);
	return mask;
}

/* People who had a seat here, also those who have resigned. */
static int people_ever(const struct table *m)
{
	int n = 0;
	for (int i = 0; i < m->row.seats; i++)
		n += m->seat[i].user[0] && !m->seat[i].program;
	return n;
}

bool table_rests(const struct table *m)
{
	return m->row.paused || (people_ever(m) > 1 && !table_sitting(m));
}

bool table_nobody_left(const struct table *m)
{
	return people_ever(m) > 1 && !table_people(m);
}

/* ---- time ------------------------------------------------------------------------------------ */

static int64_t absent_ms(const struct server *s, const struct table *m)
{
	return m->contract.absent_ms ? m->contract.absent_ms : s->config.away_s * 1000ll;
}

static int64_t call_ms(const struct server *s, const struct table *m)
{
	int64_t half = absent_ms(s, m) / 2;
	return half < CALL_MS ? half : CALL_MS;
}

bool table_off(const struct table *m, int seat, int64_t now)
{
	return m->seat[seat].off_from <= now && now < m->seat[seat].off_until;
}

/* What a vote to wait gives to a clock that has run out; and coming back in time, once. */
int64_t table_grace_ms(const struct table *m)
{
	int64_t more = m->row.increment_ms > m->row.bank_ms / 20 ? m->row.increment_ms
								 : m->row.bank_ms / 20;
	return more > GRACE_MS ? more : GRACE_MS;
}

/* When the seat's owner counts as away, as far as moves and presence tell: going away gives nobody more time. */
static int64_t away_at(struct table *m, int seat, int64_t now, int64_t wait)
{
	int64_t last = m->acted[seat] > m->row.moved ? m->acted[seat] : m->row.moved;
	int64_t idle = last + IDLE_TIMES * wait;
	if (table_connected(m, seat))
		return idle;
	if (!m->gone[seat])
		m->gone[seat] = now; /* not seen since this server loaded the table */
	int64_t gone = (m->gone[seat] > last ? m->gone[seat] : last) + wait;
	return gone < idle ? gone : idle;
}

int64_t table_absent_in(struct server *s, struct table *m, int seat)
{
	int64_t now = now_ms(), wait = absent_ms(s, m);
	struct motion asked;
	if (m->row.status != TABLE_RUNNING || m->row.paused || m->seat[seat].kind != SEAT_HUMAN ||
	    m->seat[seat].program || pet_game_asked(m->state) != seat || table_off(m, seat, now))
		return -1;
	if (m->row.bank_ms) /* the clock decides */
		return m->seat[seat].flagged & FLAG_DOWN ? 0 : -1;
	int64_t due = away_at(m, seat, now, wait);
	motion_read(m->row.motion, &asked);
	if (asked.kind == MOTION_PATIENCE && asked.about == seat && due < asked.since + wait)
		due = asked.since + wait;
	return due > now ? due - now : 0;
}

/* ---- voting ---------------------------------------------------------------------------------- */

/* Who is away as well is called, too, and counts until then: so that one who is there does not decide alone while others
 * could. Where a game takes days it is usual to be away. */
static int64_t heard_until(const struct server *s, const struct table *m,
			   const struct motion *asked)
{
	return asked->since + (m->row.bank_ms >= DAY_MS ? DAY_MS : absent_ms(s, m));
}

unsigned table_voters(struct server *s, struct table *m, int about)
{
	unsigned mask = table_sitting(m) & ~(1u << about);
	int64_t now = now_ms(), since = now - absent_ms(s, m);
	struct motion asked;
	motion_read(m->row.motion, &asked);
	if (asked.kind == MOTION_ABSENT && now < heard_until(s, m, &asked))
		return mask;
	for (int i = 0; i < m->row.seats; i++)
		if (!table_connected(m, i) && m->acted[i] < since &&
		    (asked.kind != MOTION_ABSENT || asked.vote[i] == VOTE_NONE))
			mask &= ~(1u << i); /* does not hold up those who are there for ever */
	return mask;
}

static int votes(const struct motion *asked, unsigned voters, int what)
{
	int n = 0;
	for (int i = 0; i < PET_SEATS_MAX; i++)
		n += (voters >> i & 1) && asked->vote[i] == what;
	return n;
}

static int64_t mask_of(const struct motion *asked, int what)
{
	int64_t mask = 0;
	for (int i = 0; i < PET_SEATS_MAX; i++)
		mask |= asked->vote[i] == what ? 1 << i : 0;
	return mask;
}

/* The vote is over: whoever has not heard of it yet is not called for it any more. */
static void uncall_voters(struct server *s, const struct table *m)
{
	for (int i = 0; i < m->row.seats; i++)
		notice_undo(s, NEWS_ASKED, m->seat[i].user, m->row.id);
}

static bool put_motion(struct server *s, struct table *m, const struct motion *asked)
{
	if (asked->kind != MOTION_ABSENT)
		uncall_voters(s, m);
	motion_write(asked, m->row.motion);
	table_changed(s, m);
	bool kept = store_table_update(&s->store, &m->row);
	commit_news(s, m, true);
	return kept;
}

static bool wait_on(struct server *s, struct table *m, struct motion *asked)
{
	struct seat_row *seat = &m->seat[asked->about];
	happen(s, m, "wait", -1, asked->about, mask_of(asked, VOTE_WAIT));
	struct motion next = { MOTION_PATIENCE, -1, asked->about, 0, now_ms(), "------" };
	if (seat->flagged & FLAG_DOWN) { /* the clock asks again */
		seat->flagged &= ~FLAG_DOWN;
		seat->left_ms = table_grace_ms(m);
		m->row.moved = now_ms();
		next.kind = MOTION_NONE;
		if (!table_save_seat(s, m, asked->about))
			return false;
	}
	bool kept = put_motion(s, m, &next);
	table_set_clock(s, m);
	return kept;
}

static bool seat_bot(struct server *s, struct table *m, struct motion *asked)
{
	happen(s, m, "bot", -1, asked->about, mask_of(asked, VOTE_BOT));
	notice(s, NEWS_TURN, m->seat[asked->about].user, m->row.id,
	       N_("A bot plays for you at {table}: the others voted for it. Play on yourself when "
		  "you like"),
	       "");
	uncall_voters(s, m);
	m->row.motion[0] = 0;
	bool kept = table_hand_over(s, m, asked->about, m->contract.bot, LEFT_BY_VOTE);
	commit_news(s, m, true);
	table_go_on(s, m);
	return kept;
}

/* The game waits for whoever comes by the link, or for the owner. */
bool table_want_substitute(struct server *s, struct table *m, int seat)
{
	strcpy(m->seat[seat].substitute, "*");
	uncall_voters(s, m);
	m->row.motion[0] = 0;
	bool kept = table_save_seat(s, m, seat) && store_table_update(&s->store, &m->row);
	commit_news(s, m, true);
	return kept;
}

/* What more than half of the others agree on. */
static int majority(struct server *s, struct table *m, const struct motion *asked)
{
	static const int choices[] = { VOTE_BOT, VOTE_WAIT, VOTE_SUBSTITUTE };
	unsigned voters = table_voters(s, m, asked->about);
	for (size_t i = 0; i < sizeof choices / sizeof *choices; i++)
		if (2 * votes(asked, voters, choices[i]) > __builtin_popcount(voters))
			return choices[i];
	return VOTE_NONE;
}

/* They agree, and the owner was called for long enough. */
static bool decide(struct server *s, struct table *m, struct motion *asked)
{
	if (now_ms() < asked->value)
		return true;
	switch (majority(s, m, asked)) {
	case VOTE_BOT:
		return seat_bot(s, m, asked);
	case VOTE_WAIT:
		return wait_on(s, m, asked);
	case VOTE_SUBSTITUTE:
		happen(s, m, "substitute", -1, asked->about, mask_of(asked, VOTE_SUBSTITUTE));
		return table_want_substitute(s, m, asked->about);
	default:
		return true;
	}
}

/* A timer for a vote; of those of one table the last one set counts. */
struct due {
	char table[ID_MAX];
	int64_t at;
};

static void vote_due(struct server *s, void *arg)
{
	struct due *d = arg;
	struct table *m = table_in_memory(s, d->table);
	struct motion asked;
	if (m && m->awaits_vote != d->at)
		m = NULL;
	if (m && !table_hold(s, m)) {
		aside_later(s, BUSY_MS, vote_due, d);
		return;
	}
	free(d);
	if (!m)
		return;
	m->awaits_vote = 0; /* timers may fire early: then another one is set */
	motion_read(m->row.motion, &asked);
	if (asked.kind != MOTION_ABSENT || m->row.status != TABLE_RUNNING)
		return;
	if (pet_game_asked(m->state) == asked.about)
		decide(s, m, &asked);
	table_await_vote(s, m);
}

/* When time alone may decide; 0: never. Who is there and has not voted may leave, and is then not counted any more. */
static int64_t next_look(struct server *s, struct table *m, const struct motion *asked, int64_t now)
{
	int64_t until = heard_until(s, m, asked);
	if (now < asked->value)
		return asked->value;
	if (now < until)
		return until;
	if (majority(s, m, asked) != VOTE_NONE) /* as after a start */
		return now;
	return votes(asked, table_voters(s, m, asked->about), VOTE_NONE) ? now + absent_ms(s, m)
									 : 0;
}

void table_await_vote(struct server *s, struct table *m)
{
	struct motion asked;
	motion_read(m->row.motion, &asked);
	if ((asked.kind == MOTION_ABSENT || asked.kind == MOTION_PATIENCE) &&
	    pet_game_asked(m->state) != asked.about) { /* the game does not wait for it any more */
		asked.kind = MOTION_NONE;
		put_motion(s, m, &asked);
		return;
	}
	if (asked.kind != MOTION_ABSENT)
		return;
	int64_t now = now_ms(), at = next_look(s, m, &asked, now);
	if (!at || (m->awaits_vote && m->awaits_vote <= at))
		return;
	m->awaits_vote = at;
	struct due *d = memory_new(sizeof *d);
	strcpy(d->table, m->row.id);
	d->at = at;
	aside_later(s, (int)(at < now + DAY_MS ? at - now : DAY_MS) + 1, vote_due, d);
}

/* At open pages by the news of the table. */
static void call_voters(struct server *s, struct table *m, int by, int about)
{
	for (int i = 0; i < m->row.seats; i++)
		if (i != by && i != about && table_sitting(m) >> i & 1)
			notice(s, NEWS_ASKED, m->seat[i].user, m->row.id,
			       N_("{table} waits for somebody who is away: vote on how to go on"),
			       "");
}

/* The owner hears of it before anything is decided, and the others while it is. */
static bool open_vote(struct server *s, struct table *m, struct motion *asked, int by, int about,
		      int64_t from)
{
	*asked = (struct motion){ MOTION_ABSENT, by, about, from, now_ms(), "------" };
	happen(s, m, by < 0 ? "time" : "called", by, about, 0);
	if (by >= 0)
		notice(s, NEWS_TURN, m->seat[about].user, m->row.id,
		       N_("{who} asks at {table} whether you are there: the others vote on how to "
			  "go on"),
		       m->seat[by].name);
	call_voters(s, m, by, about);
	return put_motion(s, m, asked);
}

const char *table_vote(struct server *s, struct table *m, int by, int about, int choice)
{
	struct motion asked;
	motion_read(m->row.motion, &asked);
	bool open = asked.kind == MOTION_ABSENT && asked.about == about;
	if (by == about || !(table_sitting(m) >> by & 1))
		return N_("you are not playing at this table now");
	if (table_absent_in(s, m, about) != 0 && !open)
		return N_("this player has not been away for long");
	if (!open && asked.kind > MOTION_PATIENCE)
		return N_("something else is asked at this table: answer that first");
	if (!open && !open_vote(s, m, &asked, by, about, now_ms() + call_ms(s, m)))
		return N_("the store does not answer");
	asked.vote[by] = (char)choice;
	notice_undo(s, NEWS_ASKED, m->seat[by].user, m->row.id);
	if (!put_motion(s, m, &asked) || !decide(s, m, &asked))
		return N_("the store does not answer");
	table_await_vote(s, m);
	return NULL;
}

void table_time_up(struct server *s, struct table *m, int seat)
{
	struct motion asked;
	m->seat[seat].left_ms = 0;
	m->seat[seat].flagged |= FLAG_DOWN;
	m->row.moved = now_ms();
	if (m->contract.vote && table_people(m) & ~(1u << seat)) {
		table_save_seat(s, m, seat);
		open_vote(s, m, &asked, -1, seat, 0);
		return;
	}
	happen(s, m, "time", -1, seat, 0);
	table_hand_over(s, m, seat, m->contract.bot, LEFT_BY_TIME);
	commit_news(s, m, true);
	table_go_on(s, m);
}

void table_there(struct server *s, struct table *m, int seat)
{
	struct motion asked;
	m->acted[seat] = now_ms();
	motion_read(m->row.motion, &asked);
	if ((asked.kind != MOTION_ABSENT && asked.kind != MOTION_PATIENCE) || asked.about != seat ||
	    m->seat[seat].flagged & FLAG_DOWN)
		return;
	if (asked.kind == MOTION_ABSENT)
		happen(s, m, "there", seat, -1, 0);
	asked.kind = MOTION_NONE;
	put_motion(s, m, &asked);
}
