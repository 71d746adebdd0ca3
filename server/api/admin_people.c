/* admin_people.c: the operator's commands about people: who is shut out or may not talk, what was reported,
 * what was done. */
#include "server/api/admin_internal.h"

#include <event2/buffer.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

#include "server/base/address.h"
#include "server/base/clock.h"
#include "server/net/bans.h"
#include "server/net/commit.h"
#include "server/net/server.h"
#include "server/stream/stream.h"
#include "server/tables/seats.h"

enum { AUDITS = 200, DAYS_MAX = 3650 };

static const char *day(int64_t ms, char out[24])
{
	time_t at = (time_t)(ms / 1000);
	struct tm tm;
	strftime(out, 24, "%Y-%m-%d %H:%M", gmtime_r(&at, &tm));
	return out;
}

static void ban_line(void *arg, const struct ban_row *row)
{
	struct call *c = arg;
	char since[24], until[24];
	struct row out;
	if (c->json) {
		struct pet_json *j = row_open(c, &out);
		pet_json_key_string(j, "who", row->who);
		pet_json_key_string(j, "kind", row->mute ? "muted" : "banned");
		pet_json_key_number(j, "since", row->since);
		pet_json_key(j, "until");
		row->until ? pet_json_number(j, row->until) : pet_json_null(j);
		pet_json_key_string(j, "why", row->why);
		row_close(c, &out);
		return;
	}
	evbuffer_add_printf(c->out, "%s\t%s\t%s\t%s\t%s\n", row->who,
			    row->mute ? call_words(c, "muted") : call_words(c, "banned"),
			    day(row->since, since),
			    row->until ? day(row->until, until) : call_words(c, "for good"),
			    row->why);
}

void do_bans(struct call *c)
{
	if (store_bans(&c->server->store, ban_line, c) < 0)
		no(c, "the store does not answer");
}

/* A user by id or login; an address is returned as it is. */
static bool who_is(struct call *c, char out[BAN_MAX])
{
	struct user_row u;
	if (store_user(&c->server->store, c->rest, &u) == 1 ||
	    store_user_login(&c->server->store, c->rest, &u) == 1) {
		strcpy(out, u.id);
		return true;
	}
	char address[ADDRESS_MAX];
	snprintf(address, sizeof address, "%s", c->rest);
	address[strcspn(address, "/")] = 0; /* in the form we print: "2001:db8::/64" */
	return address_key(address, out);
}

/* "WHO [for DAYS] [because TEXT]": what comes after WHO is cut off. False: the days are no days. */
static bool take_end(struct call *c, struct ban_row *row)
{
	char *because = strstr(c->rest, " because "), *end;
	if (because) {
		snprintf(row->why, sizeof row->why, "%s", because + 9);
		*because = 0;
	}
	char *days = strstr(c->rest, " for ");
	if (!days)
		return true;
	long n = strtol(days + 5, &end, 10);
	*days = 0;
	row->until = row->since + n * DAY_MS;
	return n > 0 && n <= DAYS_MAX && !*end;
}

static void set_ban(struct call *c, bool mute)
{
	struct server *s = c->server;
	struct ban_row row = { .since = now_ms(), .mute = mute };
	char line[256], until[24];
	snprintf(line, sizeof line, "%s", c->rest); /* it may be read again */
	if (!take_end(c, &row))
		return no(c, "after 'for' comes a number of days");
	if (!who_is(c, row.who))
		return no(c, "that is no user's id, no account's name and no address");
	if (!mute && !seats_there(s, row.who)) {
		strcpy(c->rest, line);
		return wait_for_table(c);
	}
	if (!store_ban(&s->store, &row))
		return no(c, "the store does not answer");
	store_say(&s->store, "!bans");
	if (!mute)
		seats_give_up(s, row.who, false);
	audit(c, "%s %s until %s%s%s", row.who, mute ? "muted" : "banned",
	      row.until ? day(row.until, until) : "further notice", row.why[0] ? ": " : "",
	      row.why);
	bans_read(s);
	stream_close_banned(s);
	say_one(c, "who", row.who);
}

static void end_ban(struct call *c, bool mute)
{
	struct server *s = c->server;
	char who[BAN_MAX];
	if (!who_is(c, who))
		return no(c, "that is no user's id, no account's name and no address");
	if (!store_unban(&s->store, who, mute))
		return no(c, "there is no such ban");
	store_say(&s->store, "!bans");
	audit(c, "%s no longer %s", who, mute ? "muted" : "banned");
	bans_read(s);
	say_one(c, "who", who);
}

void do_ban(struct call *c)
{
	set_ban(c, false);
}

void do_unban(struct call *c)
{
	end_ban(c, false);
}

void do_mute(struct call *c)
{
	set_ban(c, true);
}

void do_unmute(struct call *c)
{
	end_ban(c, true);
}

/* ---- reports and what was done --------------------------------------------------------------- */

static void put_person(struct pet_json *j, const char *key, const char *id, const char *name)
{
	pet_json_key(j, key);
	pet_json_open(j, '{');
	pet_json_key_string(j, "id", id);
	pet_json_key_string(j, "name", name);
	pet_json_close(j, '}');
}

static void report_json(struct call *c, const struct report_row *row)
{
	struct row out;
	struct pet_json *j = row_open(c, &out);
	pet_json_key_string(j, "id", row->id);
	pet_json_key_number(j, "at", row->at);
	put_person(j, "who", row->who, row->who_name);
	put_person(j, "by", row->reporter, row->reporter_name);
	pet_json_key(j, "table");
	row->table[0] ? pet_json_string(j, row->table) : pet_json_null(j);
	pet_json_key_string(j, "why", row->why);
	pet_json_key_string(j, "said", row->said);
	row_close(c, &out);
}

static void report_line(void *arg, const struct report_row *row)
{
	struct call *c = arg;
	char at[24];
	if (c->json)
		return report_json(c, row);
	evbuffer_add_printf(c->out,
			    call_words(c, "%s\t%s\t%s (%s)\tby %s (%s)\ttable %s\t%s\tsaid: %s\n"),
			    row->id, day(row->at, at), row->who_name, row->who, row->reporter_name,
			    row->reporter, row->table[0] ? row->table : "-", row->why,
			    row->said[0] ? row->said : "-");
}

void do_reports(struct call *c)
{
	if (store_reports(&c->server->store, report_line, c) < 0)
		no(c, "the store does not answer");
}

void do_settle(struct call *c)
{
	struct server *s = c->server;
	if (!store_settle(&s->store, c->rest, now_ms()))
		return no(c, "there is no such report, or it is settled");
	store_say(&s->store, "!bans");
	audit(c, "report %s settled", c->rest);
	bans_read(s);
}

static void audit_line(void *arg, int64_t at, const char *what)
{
	struct call *c = arg;
	char when[24];
	struct row row;
	if (c->json) {
		struct pet_json *j = row_open(c, &row);
		pet_json_key_number(j, "at", at);
		pet_json_key_string(j, "what", what);
		row_close(c, &row);
		return;
	}
	evbuffer_add_printf(c->out, "%s\t%s\n", day(at, when), what);
}

void do_audit(struct call *c)
{
	if (store_audits(&c->server->store, AUDITS, audit_line, c) < 0)
		no(c, "the store does not answer");
}
