/* api_leagues.c: leagues: announced by anybody, in a circle or in public, and then run by the server (leagues/). Of a
 * circle's leagues nobody else learns. */
#include "server/api/api.h"

#include <stdio.h>
#include <string.h>

#include "server/api/circles.h"
#include "server/base/body.h"
#include "server/base/clock.h"
#include "server/base/names.h"
#include "server/leagues/league.h"
#include "server/net/answer.h"
#include "server/net/server.h"
#include "server/tables/contract.h"
#include "server/tables/show.h"
#include "server/tables/table.h"

enum {
	LEAGUES_PER_USER = 10, /* that are not over */
	ROUNDS_MOST = 20,
	ROUND_LEAST_S = 3600,
	ROUND_USUAL_S = 14 * 86400,
	ROUND_MOST_S = 90 * 86400,
};

static const char *const statuses[] = { "open", "running", "over", "off" };

/* ---- how it is shown ------------------------------------------------------------------------- */

static void put_points(struct pet_json *j, const char *key, int points)
{
	pet_json_key(j, key);
	pet_json_decimal(j, ((int64_t)points * 1000 + LEAGUE_WIN / 2) / LEAGUE_WIN, 3);
}

static void put_head(struct pet_json *j, const struct league_row *l, const char *user)
{
	pet_json_key_string(j, "id", l->id);
	pet_json_key_string(j, "name", l->name);
	if (l->circle[0])
		pet_json_key_string(j, "circle", l->circle);
	pet_json_key_string(j, "kind", l->robin ? "robin" : "swiss");
	pet_json_key_string(j, "game", l->game);
	pet_json_key_number(j, "seats", l->seats);
	pet_json_key_number(j, "rounds", l->rounds);
	pet_json_key_string(j, "status", statuses[l->status]);
	pet_json_key_number(j, "round", l->round);
	pet_json_key_number(j, "entered", l->entrants);
	pet_json_key_bool(j, "owner", !strcmp(l->owner, user));
}

static void put_person(struct pet_json *j, const char *user, const char *name)
{
	pet_json_key_string(j, "id", user);
	pet_json_key_string(j, "name", name);
}

static void put_entrants(struct pet_json *j, const struct league *l)
{
	pet_json_key(j, "entrants");
	pet_json_open(j, '[');
	for (int i = 0; i < l->entrants; i++) {
		const struct entrant_row *e = &l->entrant[i];
		pet_json_open(j, '{');
		put_person(j, e->user, e->name);
		pet_json_key_string(j, "state",
				    e->gone                                    ? "left"
				    : e->place || l->row.status == LEAGUE_OPEN ? "in"
									       : "waits");
		pet_json_close(j, '}');
	}
	pet_json_close(j, ']');
}

static void put_seat(struct pet_json *j, const struct league_seat_row *sat)
{
	static const char *const hows[] = { "played", "rested", "absent" };
	pet_json_open(j, '{');
	put_person(j, sat->user, sat->name);
	if (sat->points >= 0) {
		put_points(j, "points", sat->points);
		pet_json_key_string(j, "how", hows[sat->how]);
	}
	pet_json_close(j, '}');
}

/* Rows of one round and table: all that follow the first. */
static int put_seats(struct pet_json *j, const struct league *l, int from)
{
	int i = from;
	for (; i < l->seats && l->seat[i].round == l->seat[from].round &&
	       l->seat[i].number == l->seat[from].number;
	     i++)
		put_seat(j, &l->seat[i]);
	return i;
}

/* Who rests is before the tables: number 0. */
static void put_rounds(struct pet_json *j, const struct league *l)
{
	pet_json_key(j, "drawn");
	pet_json_open(j, '[');
	for (int i = 0; i < l->seats;) {
		int round = l->seat[i].round;
		pet_json_open(j, '{');
		pet_json_key_number(j, "round", round);
		pet_json_key(j, "rests");
		pet_json_open(j, '[');
		if (!l->seat[i].number)
			i = put_seats(j, l, i);
		pet_json_close(j, ']');
		pet_json_key(j, "tables");
		pet_json_open(j, '[');
		while (i < l->seats && l->seat[i].round == round) {
			pet_json_open(j, '{');
			pet_json_key_string(j, "table", l->seat[i].table);
			pet_json_key(j, "seats");
			pet_json_open(j, '[');
			i = put_seats(j, l, i);
			pet_json_close(j, ']');
			pet_json_close(j, '}');
		}
		pet_json_close(j, ']');
		pet_json_close(j, '}');
	}
	pet_json_close(j, ']');
}

static void put_standings(struct pet_json *j, const struct league *l)
{
	static const char *const by[] = { "points", "opponents", "between", "wins", "lot" };
	struct standing row[LEAGUE_PLACES];
	league_stand(&l->row, l->seat, l->seats, l->places, row);
	pet_json_key(j, "standings");
	pet_json_open(j, '[');
	for (int i = 0; i < l->places; i++) {
		const struct entrant_row *holder = league_holder(l, row[i].place);
		if (!holder)
			continue;
		pet_json_open(j, '{');
		put_person(j, holder->user, holder->name);
		pet_json_key_bool(j, "left", holder->gone != 0);
		put_points(j, "points", row[i].points);
		if (l->row.robin)
			put_points(j, "between", row[i].between);
		else
			put_points(j, "opponents", row[i].opponents);
		pet_json_key_number(j, "wins", row[i].wins);
		pet_json_key_number(j, "played", row[i].played);
		pet_json_key_number(j, "rests", row[i].rests);
		pet_json_key_number(j, "lot", row[i].place);
		pet_json_key_string(j, "by", by[row[i].by]);
		pet_json_close(j, '}');
	}
	pet_json_close(j, ']');
}

static void put_contract(struct server *s, struct pet_json *j, const struct league_row *l)
{
	struct table_row row = { .bank_ms = l->bank_ms, .increment_ms = l->increment_ms };
	strcpy(row.undo, l->undo);
	strcpy(row.contract, l->contract);
	show_contract(s, j, &row);
	show_options(j, l->options);
}

static void put_league(struct server *s, struct pet_json *j, const struct league *l,
		       const char *user)
{
	struct user_row host = { 0 };
	const struct entrant_row *own = league_entrant(l, user);
	store_user(&s->store, l->row.owner, &host);
	pet_json_open(j, '{');
	put_head(j, &l->row, user);
	pet_json_key_string(j, "host", host.name);
	pet_json_key_number(j, "least", l->row.least);
	pet_json_key_number(j, "expected",
			    l->row.rounds ? l->row.rounds
					  : league_rounds(l->places ? l->places : l->row.entrants,
							  l->row.seats, l->row.robin));
	pet_json_key_number(j, "round_s", l->row.lasts_ms / 1000);
	pet_json_key_number(j, "due", l->row.due);
	pet_json_key_number(j, "created", l->row.created);
	pet_json_key_string(j, "you",
			    !own || own->gone                            ? "out"
			    : own->place || l->row.status == LEAGUE_OPEN ? "in"
									 : "waits");
	put_contract(s, j, &l->row);
	put_entrants(j, l);
	put_standings(j, l);
	put_rounds(j, l);
	pet_json_close(j, '}');
}

static void reply_league(struct server *s, struct req *r, const char *id)
{
	struct pet_text t = scratch_text(r);
	struct pet_json j = pet_json_into(&t);
	struct league l;
	if (league_read(s, id, &l) != 1)
		return league_free(&l), reply_error(r, 503, "store", "the store does not answer");
	pet_json_open(&j, '{');
	pet_json_key(&j, "league");
	put_league(s, &j, &l, r->user.id);
	pet_json_close(&j, '}');
	league_told(s, &l);
	if (l.row.circle[0])
		circle_told(s, l.row.circle);
	league_free(&l);
	reply_later_json(r, 200, &t);
}

/* ---- finding --------------------------------------------------------------------------------- */

/* The league of the address, if the user may know of it; else a response was sent. To be freed in any case. */
static bool league_of(struct server *s, struct req *r, struct league *l)
{
	int found = league_read(s, r->part[0], l);
	if (found < 0)
		reply_error(r, 503, "store", "the store does not answer");
	else if (!found ||
		 (l->row.circle[0] &&
		  (!r->user.id[0] || store_member(&s->store, l->row.circle, r->user.id) <= 0)))
		reply_error(r, 404, "league", "there is no such league");
	return !r->answered;
}

/* The same to change it; host: only its host may. No other server runs it meanwhile. */
static bool league_to_change(struct server *s, struct req *r, struct league *l, bool host)
{
	memset(l, 0, sizeof *l);
	int held = store_league_hold(&s->store, r->part[0]);
	if (held < 0) {
		reply_error(r, 503, "store", "the store does not answer");
		return false;
	}
	if (!league_of(s, r, l))
		return false;
	if (!held) {
		r->again = true;
		return false;
	}
	if (host && strcmp(l->row.owner, r->user.id) != 0)
		reply_error(r, 403, "host", "only the host of the league can do that");
	else if (l->row.status > LEAGUE_RUNNING)
		reply_error(r, 409, "over", "this league is over");
	return !r->answered;
}

struct listing {
	struct pet_json *j;
	const char *user;
};

static void put_one(void *arg, const struct league_row *l)
{
	struct listing *to = arg;
	pet_json_open(to->j, '{');
	put_head(to->j, l, to->user);
	pet_json_close(to->j, '}');
}

void api_leagues(struct server *s, struct req *r)
{
	struct pet_text t = scratch_text(r);
	struct pet_json j = pet_json_into(&t);
	struct listing to = { &j, r->user.id };
	const char *circle = query_get(r, "circle"), *which = query_get(r, "list");
	bool mine = which && !strcmp(which, "mine");
	if ((mine || circle) && !r->user.id[0])
		return reply_error(r, 401, "who", "this needs a token (POST /api/guest gives one)");
	if (circle && store_member(&s->store, circle, r->user.id) <= 0)
		return reply_error(r, 404, "circle", "there is no such circle");
	pet_json_open(&j, '[');
	int count = store_leagues(&s->store,
				  circle ? LEAGUES_CIRCLE
				  : mine ? LEAGUES_MINE
					 : LEAGUES_PUBLIC,
				  circle ? circle : r->user.id, put_one, &to);
	pet_json_close(&j, ']');
	if (count < 0)
		return reply_error(r, 503, "store", "the store does not answer");
	reply_json(r, 200, &t);
}

void api_league(struct server *s, struct req *r)
{
	struct league l;
	if (league_of(s, r, &l)) {
		struct pet_text t = scratch_text(r);
		struct pet_json j = pet_json_into(&t);
		put_league(s, &j, &l, r->user.id);
		reply_json(r, 200, &t);
	}
	league_free(&l);
}

/* ---- announcing ------------------------------------------------------------------------------ */

struct counting {
	const char *user;
	int count;
};

static void count_own(void *arg, const struct league_row *l)
{
	struct counting *c = arg;
	c->count += l->status < LEAGUE_OVER && !strcmp(l->owner, c->user);
}

static bool may_announce(struct server *s, struct req *r, const char *circle)
{
	struct counting c = { r->user.id, 0 };
	if (circle && circle[0] && store_member(&s->store, circle, r->user.id) <= 0)
		reply_error(r, 404, "circle", "there is no such circle");
	else if (store_leagues(&s->store, LEAGUES_MINE, r->user.id, count_own, &c) < 0)
		reply_error(r, 503, "store", "the store does not answer");
	else if (c.count >= LEAGUES_PER_USER && !s->config.fast_limits)
		reply_error(r, 409, "leagues", "you run as many leagues as possible");
	return !r->answered;
}

/* The tables it will have, as one of them; false: a response was sent. */
static bool read_tables(struct server *s, struct req *r, struct league_row *l,
			struct table_row *row)
{
	const char *id = body_text(r, "game"), *undo = body_text(r, "undo");
	const struct pet_game *game = id ? pet_game_find(id) : NULL;
	int64_t seats = body_int(r, "seats", 0);
	if (!game)
		return reply_error(r, 400, "game", "there is no such game"), false;
	if (seats < 2 || seats < game->seats_min || seats > game->seats_max)
		return reply_error(r, 400, "seats", "this game is not for so many seats"), false;
	if (undo && strcmp(undo, "off") != 0 && strcmp(undo, "consent") != 0)
		return reply_error(r, 400, "undo",
				   "in a league moves are taken back by consent, or not"),
		       false;
	snprintf(row->game, sizeof row->game, "%s", game->id);
	snprintf(row->undo, sizeof row->undo, "%s", undo ? undo : "consent");
	row->version = game->version;
	row->seats = (int)seats;
	if (!read_options(r, game, row->options, sizeof row->options)) {
		if (!r->answered)
			reply_error(r, 400, "option", "the options are too long");
		return false;
	}
	if (!contract_ask(s, r, row))
		return false;
	l->seats = row->seats;
	l->bank_ms = row->bank_ms;
	l->increment_ms = row->increment_ms;
	strcpy(l->game, row->game);
	strcpy(l->undo, row->undo);
	strcpy(l->options, row->options);
	strcpy(l->contract, row->contract);
	return true;
}

/* The smallest table down to which this game, with these options, can be played. */
static bool read_least(struct req *r, struct league_row *l, struct table_row *row)
{
	struct pet_fault fault = { 0 };
	if (!table_possible(row, &fault)) {
		reply_error(r, 400, "setup", fault.what[0] ? fault.what : "that cannot be set up");
		return false;
	}
	const struct pet_game *game = pet_game_find(row->game);
	for (l->least = l->seats; l->least > 2 && l->least > game->seats_min; l->least--) {
		row->seats = l->least - 1;
		if (!table_possible(row, &fault))
			break;
	}
	return true;
}

void api_league_new(struct server *s, struct req *r)
{
	struct league_row l = { .created = now_ms() };
	struct table_row row = { 0 };
	const char *name = body_text(r, "name"), *kind = body_text(r, "kind"),
		   *circle = body_text(r, "circle");
	int64_t lasts = body_int(r, "round_s", ROUND_USUAL_S), rounds = body_int(r, "rounds", 0);
	text_make(name ? name : "", l.name, sizeof l.name);
	if (!l.name[strspn(l.name, " ")])
		return reply_error(r, 400, "title", "the league needs a name");
	if (!kind || (strcmp(kind, "swiss") != 0 && strcmp(kind, "robin") != 0))
		return reply_error(r, 400, "kind", "a league is swiss or robin");
	l.robin = !strcmp(kind, "robin");
	if (rounds < 0 || rounds > ROUNDS_MOST || (rounds && l.robin))
		return reply_error(r, 400, "rounds", "so many rounds are not possible");
	if (lasts < (s->config.fast_limits ? 1 : ROUND_LEAST_S) || lasts > ROUND_MOST_S)
		return reply_error(r, 400, "round", "a round lasts from an hour to 90 days");
	if (r->user.guest && name_of_nobody(r->user.name))
		return reply_error(r, 409, "nameless", "say who you are before you invite others");
	if (!may_announce(s, r, circle) || !read_tables(s, r, &l, &row) || !read_least(r, &l, &row))
		return;
	l.rounds = (int)rounds;
	l.lasts_ms = lasts * 1000;
	random_id(l.id, 12);
	strcpy(l.owner, r->user.id);
	snprintf(l.circle, sizeof l.circle, "%s", circle ? circle : "");
	if (!store_league_add(&s->store, &l))
		return reply_error(r, 503, "store", "the store does not answer");
	reply_league(s, r, l.id);
}

/* ---- taking part ----------------------------------------------------------------------------- */

void api_league_enter(struct server *s, struct req *r)
{
	struct league l;
	if (!league_to_change(s, r, &l, false))
		return league_free(&l);
	if (r->user.bot)
		reply_error(r, 403, "program", "leagues are for people");
	else if (store_blocked(&s->store, l.row.owner, r->user.id) != 0)
		reply_error(r, 403, "blocked", "you cannot enter this league");
	else if ((l.row.status == LEAGUE_OPEN && l.row.entrants >= LEAGUE_PLACES &&
		  !league_entrant(&l, r->user.id)) ||
		 l.entrants >= LEAGUE_ENTRANTS)
		reply_error(r, 409, "full", "this league is full");
	else if (!league_enter(s, &l, r->user.id))
		reply_error(r, 503, "store", "the store does not answer");
	else
		reply_league(s, r, l.row.id);
	league_free(&l);
}

void api_league_leave(struct server *s, struct req *r)
{
	struct league l;
	if (!league_to_change(s, r, &l, false))
		return league_free(&l);
	if (!league_leave(s, &l, r->user.id))
		reply_error(r, 503, "store", "the store does not answer");
	else
		reply_league(s, r, l.row.id);
	league_free(&l);
}

/* ---- its host -------------------------------------------------------------------------------- */

void api_league_remove(struct server *s, struct req *r)
{
	struct league l;
	const char *user = body_text(r, "user");
	if (!league_to_change(s, r, &l, true))
		return league_free(&l);
	if (!user || !league_entrant(&l, user))
		reply_error(r, 404, "user", "there is no such user");
	else if (!league_leave(s, &l, user))
		reply_error(r, 503, "store", "the store does not answer");
	else
		reply_league(s, r, l.row.id);
	league_free(&l);
}

void api_league_start(struct server *s, struct req *r)
{
	struct league l;
	if (!league_to_change(s, r, &l, true))
		return league_free(&l);
	if (s->draining)
		reply_error(r, 503, "draining", "the server restarts soon: no new tables now");
	else if (l.row.status != LEAGUE_OPEN)
		reply_league(s, r, l.row.id);
	else if (l.entrants < l.row.least)
		reply_error(r, 409, "entrants", "too few have entered");
	else if (!league_begin(s, &l))
		reply_error(r, 503, "store", "the store does not answer");
	else
		reply_league(s, r, l.row.id);
	league_free(&l);
}

/* Its tables are played to the end, if somebody wants to; they count for nothing. */
void api_league_cancel(struct server *s, struct req *r)
{
	struct league l;
	if (!league_to_change(s, r, &l, true))
		return league_free(&l);
	l.row.status = LEAGUE_OFF;
	if (!store_league_update(&s->store, &l.row))
		reply_error(r, 503, "store", "the store does not answer");
	else
		reply_league(s, r, l.row.id);
	league_free(&l);
}
