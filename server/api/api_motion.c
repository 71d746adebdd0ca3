/* api_motion.c: what people decide together after the start: about somebody who is away, a pause, more time, another
 * player, the end; days off; and the onlookers, who are the host's. */
#include "server/api/api.h"

#include <stdio.h>
#include <string.h>

#include "server/base/body.h"
#include "server/base/clock.h"
#include "server/base/secret.h"
#include "server/net/answer.h"
#include "server/net/server.h"
#include "server/stream/stream.h"
#include "server/tables/happen.h"
#include "server/tables/table.h"

enum { EXTEND_MOST_S = 14 * 86400 };

static void store_failed(struct req *r)
{
	reply_error(r, 503, "store", "the store does not answer");
}

static struct table *running_table(struct server *s, struct req *r)
{
	struct table *m = table_of(s, r);
	if (!m || m->row.status == TABLE_RUNNING)
		return m;
	reply_error(r, 409, "status", "the game is not running");
	return NULL;
}

/* The person did something: seat_of notes it. */
void api_here(struct server *s, struct req *r)
{
	struct table *m = running_table(s, r);
	if (m && seat_of(r, m) >= 0)
		reply_table(s, r, m);
}

void api_vote(struct server *s, struct req *r)
{
	struct table *m = running_table(s, r);
	int seat = m ? seat_of(r, m) : -1, about = seat >= 0 ? named_seat(r, m, "seat") : -1;
	const char *word = body_text(r, "choice");
	int choice = !word                         ? 0
		     : !strcmp(word, "wait")       ? VOTE_WAIT
		     : !strcmp(word, "bot")        ? VOTE_BOT
		     : !strcmp(word, "substitute") ? VOTE_SUBSTITUTE
						   : 0;
	if (about < 0)
		return;
	if (!choice)
		return reply_error(r, 400, "choice", "a choice is wait, bot or substitute");
	const char *wrong = table_vote(s, m, seat, about, choice);
	if (wrong)
		return reply_error(r, 409, "vote", wrong);
	reply_table(s, r, m);
}

/* A link by which a substitute takes the seat; everybody who plays may make one, and the last one counts. */
void api_substitute(struct server *s, struct req *r)
{
	struct table *m = running_table(s, r);
	int seat = m ? seat_of(r, m) : -1, about = seat >= 0 ? named_seat(r, m, "seat") : -1;
	char invite[32];
	if (about < 0)
		return;
	if (!m->seat[about].substitute[0])
		return reply_error(r, 409, "seat", "no substitute is wanted for this seat");
	random_id(invite, 26);
	hash_hex(invite, m->seat[about].substitute);
	if (!table_save_seat(s, m, about))
		return store_failed(r);
	commit_news(s, m, true);
	struct pet_text t = scratch_text(r);
	struct pet_json j = pet_json_into(&t);
	pet_json_open(&j, '{');
	pet_json_key_string(&j, "invite", invite);
	pet_json_close(&j, '}');
	reply_later_json(r, 200, &t);
}

/* ---- asking everybody ------------------------------------------------------------------------ */

/* Anybody may ask for a pause; the rest is for the host, who need not have a seat. */
static bool may_ask(struct req *r, const struct table *m, enum motion_kind kind, int seat)
{
	bool host = !strcmp(m->row.owner, r->user.id);
	if (kind < MOTION_PAUSE)
		reply_error(r, 400, "what", "pause, cancel, extend or replace can be asked for");
	else if (!host && (kind != MOTION_PAUSE || seat < 0))
		reply_error(r, 403, "owner", "only the one who opened the table can do that");
	else if (kind == MOTION_PAUSE && m->row.paused)
		reply_error(r, 409, "paused", "the game is paused");
	return !r->answered;
}

static bool read_wish(struct req *r, const struct table *m, struct motion *asked)
{
	if (asked->kind != MOTION_EXTEND && asked->kind != MOTION_REPLACE)
		return true;
	asked->about = named_seat(r, m, "seat");
	asked->value = body_int(r, "seconds", 0);
	if (asked->about < 0)
		return false;
	if (!m->seat[asked->about].user[0] || m->seat[asked->about].program)
		reply_error(r, 409, "seat", "nobody sits there");
	else if (asked->kind == MOTION_EXTEND &&
		 (!m->row.bank_ms || asked->value < 1 || asked->value > EXTEND_MOST_S))
		reply_error(r, 400, "clock", "such a clock is not possible");
	else if (asked->kind == MOTION_REPLACE && asked->about == asked->by)
		reply_error(r, 409, "seat", "let a bot play for you, or resign");
	return !r->answered;
}

void api_ask(struct server *s, struct req *r)
{
	struct table *m = running_table(s, r);
	if (!m)
		return;
	int seat = table_seat_of(m, r->user.id);
	struct motion asked = { .kind = motion_find(body_text(r, "what")),
				.by = seat,
				.about = -1 };
	struct motion open;
	motion_read(m->row.motion, &open);
	if (!may_ask(r, m, asked.kind, seat) || !read_wish(r, m, &asked))
		return;
	if (seat >= 0)
		table_there(s, m, seat);
	if (open.kind != MOTION_NONE && open.kind != MOTION_PATIENCE &&
	    !(open.kind == MOTION_ABSENT && open.about == asked.about))
		return reply_error(r, 409, "asked",
				   "something else is asked at this table: answer that first");
	if (!table_ask(s, m, &asked))
		return store_failed(r);
	reply_table(s, r, m);
}

void api_answer(struct server *s, struct req *r)
{
	struct table *m = running_table(s, r);
	int seat = m ? seat_of(r, m) : -1;
	struct motion asked;
	if (seat < 0)
		return;
	motion_read(m->row.motion, &asked);
	bool yes = body_find_true(r->body, "yes"), withdrawn = !yes && asked.by == seat;
	if (asked.kind < MOTION_PAUSE ||
	    (!withdrawn && !(table_motion_needs(m, &asked) >> seat & 1)))
		return reply_error(r, 409, "asked", "nothing is asked of you");
	if (!table_answer(s, m, seat, yes))
		return store_failed(r);
	reply_table(s, r, m);
}

void api_resume(struct server *s, struct req *r)
{
	struct table *m = running_table(s, r);
	int seat = m ? seat_of(r, m) : -1;
	if (seat < 0)
		return;
	if (m->row.paused && !table_resume(s, m, seat))
		return store_failed(r);
	reply_table(s, r, m);
}

/* Days off from now on; 0 ends them. */
void api_vacation(struct server *s, struct req *r)
{
	struct table *m = running_table(s, r);
	int seat = m ? seat_of(r, m) : -1;
	int64_t days = body_int(r, "days", -1), now = now_ms();
	if (seat < 0)
		return;
	if (!m->row.bank_ms || m->seat[seat].kind != SEAT_HUMAN || days < 0 || days > 60 ||
	    m->seat[seat].flagged & FLAG_DOWN || days * DAY_MS > table_off_left(m, seat, now))
		return reply_error(r, 409, "vacation", "so many days off are not possible");
	if (!table_take_off(s, m, seat, days ? now + days * DAY_MS : 0))
		return store_failed(r);
	reply_table(s, r, m);
}

/* The host sends an onlooker away; an empty user: all who did not say who they are, and whoever comes like that. */
void api_dismiss(struct server *s, struct req *r)
{
	struct table *m = table_of(s, r);
	const char *user = body_text(r, "user");
	struct user_row who = { 0 };
	char payload[2 * ID_MAX + 16];
	if (!m)
		return;
	if (strcmp(m->row.owner, r->user.id))
		return reply_error(r, 403, "owner",
				   "only the one who opened the table can do that");
	if (!user || (user[0] && (store_user(&s->store, user, &who) != 1 ||
				  table_seat_of(m, who.id) >= 0 || !strcmp(who.id, m->row.owner))))
		return reply_error(r, 404, "user", "there is no such user");
	if (!store_removed_add(&s->store, m->row.id, who.id))
		return store_failed(r);
	snprintf(payload, sizeof payload, "!away %s %s", m->row.id, who.id);
	store_say(&s->store, payload); /* to the other servers */
	stream_sent_away(m, who.id, r->user.name);
	happen_named(s, m, user[0] ? "dismissed" : "nameless", r->user.name, who.name);
	if (!store_table_update(&s->store, &m->row))
		return store_failed(r);
	commit_news(s, m, true);
	reply_table(s, r, m);
}
