/* api_dates.c: when a circle meets: dates, who comes, and a calendar file (RFC 5545). */
#include "server/api/api.h"
#include "server/api/circles.h"

#include <stdio.h>
#include <string.h>
#include <time.h>

#include "server/base/body.h"
#include "server/base/clock.h"
#include "server/base/names.h"
#include "server/base/secret.h"
#include "server/net/answer.h"
#include "server/net/server.h"

enum { DATES_MAX = 20, EVENING_MIN = 180, FOLD = 73 };

static const char *const answers[] = { "yes", "perhaps", "no" };

/* A date is shown for half a day after it has begun. */
static int64_t shown_since(void)
{
	return now_ms() - 12 * 3600 * 1000LL;
}

struct showing {
	struct server *s;
	struct pet_json *j;
	const struct circle_row *c;
	const char *user, *date;
	int mine;
};

static void put_answer(void *arg, const struct answer_row *a)
{
	struct showing *to = arg;
	pet_json_open(to->j, '{');
	pet_json_key_string(to->j, "id", a->user);
	pet_json_key_string(to->j, "name", a->name);
	pet_json_key_string(to->j, "answer", answers[a->answer]);
	pet_json_close(to->j, '}');
	if (!strcmp(a->user, to->user))
		to->mine = a->answer;
}

static void put_date(void *arg, const struct date_row *d)
{
	struct showing *to = arg;
	to->mine = -1;
	pet_json_open(to->j, '{');
	pet_json_key_string(to->j, "id", d->id);
	pet_json_key_number(to->j, "at", d->at);
	pet_json_key_number(to->j, "minutes", d->minutes);
	pet_json_key_string(to->j, "what", d->what);
	pet_json_key_bool(to->j, "own", !strcmp(d->user, to->user));
	pet_json_key(to->j, "answers");
	pet_json_open(to->j, '[');
	store_date_answers(&to->s->store, to->c->id, d->id, put_answer, to);
	pet_json_close(to->j, ']');
	pet_json_key(to->j, "you");
	if (to->mine < 0)
		pet_json_null(to->j);
	else
		pet_json_string(to->j, answers[to->mine]);
	pet_json_close(to->j, '}');
}

void dates_show(struct server *s, struct pet_json *j, const struct circle_row *c, const char *user)
{
	struct showing to = { s, j, c, user, NULL, -1 };
	pet_json_key(j, "dates");
	pet_json_open(j, '[');
	store_dates(&s->store, c->id, shown_since(), put_date, &to);
	pet_json_close(j, ']');
}

struct finding {
	const char *id;
	struct date_row row;
	int count;
};

static void find_date(void *arg, const struct date_row *d)
{
	struct finding *f = arg;
	f->count++;
	if (f->id && !strcmp(f->id, d->id))
		f->row = *d;
}

/* The date named in the body, or a 404 response. */
static bool named_date(struct server *s, struct req *r, const struct circle_row *c,
		       struct date_row *out)
{
	struct finding f = { .id = body_text(r, "date") };
	store_dates(&s->store, c->id, shown_since(), find_date, &f);
	*out = f.row;
	if (!f.row.id[0])
		reply_error(r, 404, "date", "there is no such date");
	return f.row.id[0];
}

void api_date_new(struct server *s, struct req *r)
{
	struct circle_row c;
	struct date_row d = { .at = body_int(r, "at", 0),
			      .minutes = (int)body_int(r, "minutes", EVENING_MIN) };
	struct finding f = { 0 };
	const char *what = body_text(r, "what");
	if (!circle_of(s, r, &c))
		return;
	text_make(what ? what : "", d.what, sizeof d.what);
	if (d.at < now_ms() || d.at > now_ms() + 366 * 86400000LL || d.minutes < 1 ||
	    d.minutes > 1440)
		return reply_error(r, 400, "at", "a time within a year from now is needed");
	if (store_dates(&s->store, c.id, shown_since(), find_date, &f) < 0)
		return reply_error(r, 503, "store", "the store does not answer");
	if (f.count >= DATES_MAX)
		return reply_error(r, 409, "dates", "this circle has as many dates as possible");
	random_id(d.id, 12);
	strcpy(d.user, r->user.id);
	if (!store_date_add(&s->store, c.id, &d) ||
	    !store_date_answer(&s->store, c.id, d.id, r->user.id, 0))
		return reply_error(r, 503, "store", "the store does not answer");
	circle_told(s, c.id);
	reply_circle(s, r, c.id);
}

void api_date_answer(struct server *s, struct req *r)
{
	struct circle_row c;
	struct date_row d;
	const char *word = body_text(r, "answer");
	int answer = 2;
	if (!circle_of(s, r, &c) || !named_date(s, r, &c, &d))
		return;
	while (answer >= 0 && (!word || strcmp(word, answers[answer]) != 0))
		answer--;
	if (answer < 0)
		return reply_error(r, 400, "answer", "yes, perhaps or no");
	if (!store_date_answer(&s->store, c.id, d.id, r->user.id, answer))
		return reply_error(r, 503, "store", "the store does not answer");
	circle_told(s, c.id);
	reply_circle(s, r, c.id);
}

void api_date_drop(struct server *s, struct req *r)
{
	struct circle_row c;
	struct date_row d;
	if (!circle_of(s, r, &c) || !named_date(s, r, &c, &d))
		return;
	if (strcmp(d.user, r->user.id) != 0 && strcmp(c.owner, r->user.id) != 0)
		return reply_error(r, 403, "host", "only the host of the circle can do that");
	if (!store_date_drop(&s->store, c.id, d.id))
		return reply_error(r, 503, "store", "the store does not answer");
	circle_told(s, c.id);
	reply_circle(s, r, c.id);
}

/* ---- the calendar file ----------------------------------------------------------------------- */

/* A line of a calendar: escaped where it is a text, folded after so many bytes, never within a
 * character. */
static void put_line(struct pet_text *t, const char *key, const char *value, bool text)
{
	size_t used = strlen(key);
	pet_text_put(t, key);
	for (const char *c = value; *c; c++) {
		bool begins = ((unsigned char)*c & 0xc0) != 0x80;
		if (begins && used >= FOLD) {
			pet_text_put(t, "\r\n ");
			used = 1;
		}
		if (text && (*c == ',' || *c == ';' || *c == '\\')) {
			pet_text_char(t, '\\');
			used++;
		}
		pet_text_char(t, *c);
		used++;
	}
	pet_text_put(t, "\r\n");
}

static void put_time(struct pet_text *t, const char *key, int64_t at)
{
	char word[32];
	struct tm tm;
	time_t seconds = (time_t)(at / 1000);
	gmtime_r(&seconds, &tm);
	strftime(word, sizeof word, "%Y%m%dT%H%M%SZ", &tm);
	put_line(t, key, word, false);
}

struct calendar {
	struct pet_text *t;
	const struct circle_row *c;
	const char *only; /* one date; NULL: all */
};

static void put_event(void *arg, const struct date_row *d)
{
	struct calendar *to = arg;
	char word[ID_MAX + 32], title[2 * NAME_MAX_BYTES + 8];
	if (to->only && strcmp(to->only, d->id) != 0)
		return;
	put_line(to->t, "BEGIN:", "VEVENT", false);
	snprintf(word, sizeof word, "%s@petteia", d->id);
	put_line(to->t, "UID:", word, false);
	put_time(to->t, "DTSTAMP:", now_ms());
	put_time(to->t, "DTSTART:", d->at);
	snprintf(word, sizeof word, "PT%dM", d->minutes);
	put_line(to->t, "DURATION:", word, false);
	snprintf(title, sizeof title, "%s%s%s", to->c->name, d->what[0] ? ": " : "", d->what);
	put_line(to->t, "SUMMARY:", title, true);
	put_line(to->t, "END:", "VEVENT", false);
}

void api_calendar(struct server *s, struct req *r)
{
	struct pet_text t = scratch_text(r);
	struct circle_row c;
	struct calendar to = { &t, &c, query_get(r, "date") };
	if (!circle_of(s, r, &c))
		return;
	put_line(&t, "BEGIN:", "VCALENDAR", false);
	put_line(&t, "VERSION:", "2.0", false);
	put_line(&t, "PRODID:", "-//Petteia//circles//EN", false);
	if (store_dates(&s->store, c.id, shown_since(), put_event, &to) < 0)
		return reply_error(r, 503, "store", "the store does not answer");
	put_line(&t, "END:", "VCALENDAR", false);
	reply(r, 200, "text/calendar; charset=utf-8", t.buf, t.len);
}
