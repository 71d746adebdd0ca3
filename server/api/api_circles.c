/* api_circles.c: circles: named groups of people who play together. Whoever has the link may join; nobody
 * else learns that a circle exists. What members see of each other, they see without those they blocked. */
#include "server/api/api.h"
#include "server/api/circles.h"

#include <stdio.h>
#include <string.h>

#include "core/mark.h"
#include "server/base/body.h"
#include "server/base/clock.h"
#include "server/base/limits.h"
#include "server/base/names.h"
#include "server/base/secret.h"
#include "server/net/answer.h"
#include "server/net/server.h"
#include "server/notices/notices.h"
#include "server/stream/stream.h"
#include "server/tables/table.h"

enum { CIRCLES_PER_USER = 30, MEMBERS_MAX = 200 };

bool circle_of(struct server *s, struct req *r, struct circle_row *c)
{
	int found = store_circle(&s->store, r->part[0], c);
	if (found == 1 && store_member(&s->store, c->id, r->user.id) > 0)
		return true;
	if (found < 0)
		reply_error(r, 503, "store", "the store does not answer");
	else
		reply_error(r, 404, "circle", "there is no such circle");
	return false;
}

static bool own_circle(struct server *s, struct req *r, struct circle_row *c)
{
	if (!circle_of(s, r, c))
		return false;
	if (strcmp(c->owner, r->user.id))
		reply_error(r, 403, "host", "only the host of the circle can do that");
	return !r->answered;
}

/* Everybody's pages of this circle read it anew. */
void circle_told(struct server *s, const char *circle)
{
	char payload[ID_MAX + 16];
	snprintf(payload, sizeof payload, "!circle %s", circle);
	store_say(&s->store, payload);
	stream_circle_later(s, circle);
}

struct calling {
	struct server *s;
	struct req *r;
	const struct table *m;
};

/* Not those with whom one does not want to play. */
static void call(void *arg, const struct member_row *row)
{
	struct calling *to = arg;
	if (!strcmp(row->user, to->r->user.id) || table_seat_of(to->m, row->user) >= 0 ||
	    store_blocked(&to->s->store, row->user, to->r->user.id) != 0 ||
	    store_blocked(&to->s->store, to->r->user.id, row->user) != 0)
		return;
	notice(to->s, NEWS_INVITED, row->user, to->m->row.id,
	       N_("{who} opens a table for your circle"), to->r->user.name);
}

void circle_called(struct server *s, struct req *r, const struct table *m)
{
	struct calling to = { s, r, m };
	if (m->row.status == TABLE_OPEN)
		store_members(&s->store, m->row.circle, call, &to);
	circle_told(s, m->row.circle);
}

static void put_head(struct pet_json *j, const struct circle_row *c, const char *user)
{
	pet_json_key_string(j, "id", c->id);
	pet_json_key_string(j, "name", c->name);
	pet_json_key_number(j, "members", c->members);
	pet_json_key_bool(j, "owner", !strcmp(c->owner, user));
}

struct listing {
	struct pet_json *j;
	const char *user;
};

static void put_one(void *arg, const struct circle_row *c)
{
	struct listing *l = arg;
	pet_json_open(l->j, '{');
	put_head(l->j, c, l->user);
	pet_json_close(l->j, '}');
}

void api_circles(struct server *s, struct req *r)
{
	struct pet_text t = scratch_text(r);
	struct pet_json j = pet_json_into(&t);
	struct listing l = { &j, r->user.id };
	pet_json_open(&j, '[');
	int count = store_circles_of(&s->store, r->user.id, put_one, &l);
	pet_json_close(&j, ']');
	if (count < 0)
		return reply_error(r, 503, "store", "the store does not answer");
	reply_json(r, 200, &t);
}

static void count_one(void *arg, const struct circle_row *c)
{
	(void)c;
	++*(int *)arg;
}

static bool may_belong(struct server *s, struct req *r)
{
	int count = 0;
	if (store_circles_of(&s->store, r->user.id, count_one, &count) < 0)
		reply_error(r, 503, "store", "the store does not answer");
	else if (count >= CIRCLES_PER_USER)
		reply_error(r, 409, "circles", "you belong to as many circles as possible");
	return !r->answered;
}

void reply_circle(struct server *s, struct req *r, const char *id)
{
	struct pet_text t = scratch_text(r);
	struct pet_json j = pet_json_into(&t);
	struct circle_row c;
	if (store_circle(&s->store, id, &c) != 1)
		return reply_error(r, 503, "store", "the store does not answer");
	pet_json_open(&j, '{');
	pet_json_key(&j, "circle");
	circle_show(s, &j, &c, r->user.id);
	pet_json_close(&j, '}');
	reply_later_json(r, 200, &t);
}

void api_circle_new(struct server *s, struct req *r)
{
	struct circle_row c = { .season = 1, .created = now_ms(), .since = now_ms() };
	const char *name = body_text(r, "name");
	text_make(name ? name : "", c.name, sizeof c.name);
	if (!c.name[strspn(c.name, " ")])
		return reply_error(r, 400, "title", "the circle needs a name");
	if (r->user.guest && name_of_nobody(r->user.name))
		return reply_error(r, 409, "nameless", "say who you are before you invite others");
	if (!may_belong(s, r))
		return;
	random_id(c.id, 12);
	random_id(c.invite, 20);
	strcpy(c.owner, r->user.id);
	if (!store_circle_add(&s->store, &c) ||
	    !store_member_add(&s->store, c.id, r->user.id, c.created))
		return reply_error(r, 503, "store", "the store does not answer");
	reply_circle(s, r, c.id);
}

/* A member sees all of it; who brings the invitation, what it is called and who invites. */
void api_circle(struct server *s, struct req *r)
{
	struct pet_text t = scratch_text(r);
	struct pet_json j = pet_json_into(&t);
	struct circle_row c;
	struct user_row host = { 0 };
	const char *invite = query_get(r, "invite");
	int found = store_circle(&s->store, r->part[0], &c);
	if (found < 0)
		return reply_error(r, 503, "store", "the store does not answer");
	bool member = found == 1 && r->user.id[0] && store_member(&s->store, c.id, r->user.id) > 0;
	if (!found || (!member && (!invite || strcmp(invite, c.invite) != 0)))
		return reply_error(r, 404, "circle", "there is no such circle");
	if (member) {
		circle_show(s, &j, &c, r->user.id);
		return reply_json(r, 200, &t);
	}
	store_user(&s->store, c.owner, &host);
	pet_json_open(&j, '{');
	put_head(&j, &c, r->user.id);
	pet_json_key_string(&j, "host", host.name);
	pet_json_close(&j, '}');
	reply_json(r, 200, &t);
}

void api_circle_join(struct server *s, struct req *r)
{
	struct circle_row c;
	const char *invite = body_text(r, "invite");
	int found = store_circle(&s->store, r->part[0], &c);
	if (found < 0)
		return reply_error(r, 503, "store", "the store does not answer");
	if (found == 1 && store_member(&s->store, c.id, r->user.id) > 0)
		return reply_circle(s, r, c.id);
	if (!found || !invite || strcmp(invite, c.invite) != 0 ||
	    store_blocked(&s->store, c.owner, r->user.id) != 0)
		return reply_error(r, 404, "circle", "there is no such circle");
	if (c.members >= MEMBERS_MAX)
		return reply_error(r, 409, "members",
				   "this circle has as many members as possible");
	if (!may_belong(s, r))
		return;
	if (!store_member_add(&s->store, c.id, r->user.id, now_ms()))
		return reply_error(r, 503, "store", "the store does not answer");
	circle_told(s, c.id);
	reply_circle(s, r, c.id);
}

struct heir {
	const char *but;
	char user[ID_MAX];
};

static void take_heir(void *arg, const struct member_row *m)
{
	struct heir *h = arg;
	if (!h->user[0] && strcmp(m->user, h->but) != 0)
		strcpy(h->user, m->user);
}

/* The host who leaves hands it to the one who has belonged to it longest; the last one ends it. */
static bool leave(struct server *s, struct circle_row *c, const char *user)
{
	struct heir heir = { .but = user };
	if (!store_member_drop(&s->store, c->id, user))
		return false;
	if (strcmp(c->owner, user) != 0)
		return true;
	if (store_members(&s->store, c->id, take_heir, &heir) < 0)
		return false;
	strcpy(c->owner, heir.user);
	return heir.user[0] ? store_circle_update(&s->store, c)
			    : store_circle_drop(&s->store, c->id);
}

static void reply_done(struct req *r)
{
	struct pet_text t = scratch_text(r);
	pet_text_put(&t, "{}");
	reply_later_json(r, 200, &t);
}

void api_circle_leave(struct server *s, struct req *r)
{
	struct circle_row c;
	if (!circle_of(s, r, &c))
		return;
	if (!leave(s, &c, r->user.id))
		return reply_error(r, 503, "store", "the store does not answer");
	circle_told(s, c.id);
	reply_done(r);
}

void api_circle_remove(struct server *s, struct req *r)
{
	struct circle_row c;
	const char *user = body_text(r, "user");
	if (!own_circle(s, r, &c))
		return;
	if (!user || !strcmp(user, r->user.id) || store_member(&s->store, c.id, user) <= 0)
		return reply_error(r, 404, "user", "there is no such user");
	random_id(c.invite, 20); /* else the same link would let them in again */
	if (!store_member_drop(&s->store, c.id, user) || !store_circle_update(&s->store, &c))
		return reply_error(r, 503, "store", "the store does not answer");
	circle_told(s, c.id);
	reply_circle(s, r, c.id);
}

/* A new name, a new link, or a new season. */
void api_circle_change(struct server *s, struct req *r)
{
	struct circle_row c;
	const char *name = body_text(r, "name");
	if (!own_circle(s, r, &c))
		return;
	if (name)
		text_make(name, c.name, sizeof c.name);
	if (!c.name[strspn(c.name, " ")])
		return reply_error(r, 400, "title", "the circle needs a name");
	if (body_find_true(r->body, "invite"))
		random_id(c.invite, 20);
	if (body_find_true(r->body, "season")) {
		c.season++;
		c.since = now_ms();
	}
	if (!store_circle_update(&s->store, &c))
		return reply_error(r, 503, "store", "the store does not answer");
	circle_told(s, c.id);
	reply_circle(s, r, c.id);
}

/* ---- talk ------------------------------------------------------------------------------------ */

void api_circle_say(struct server *s, struct req *r)
{
	struct circle_row c;
	char text[CHAT_MAX];
	struct chat_row said = {
		.user = r->user.id, .name = r->user.name, .text = text, .at = now_ms()
	};
	if (!circle_of(s, r, &c) || !said_text(r, text) || !may_speak(s, r))
		return;
	said.id = store_circle_say(&s->store, c.id, &said);
	if (said.id < 0)
		return reply_error(r, 503, "store", "the store does not answer");
	circle_told(s, c.id);
	struct pet_text t = scratch_text(r);
	struct pet_json j = pet_json_into(&t);
	pet_json_open(&j, '{');
	pet_json_key_number(&j, "id", said.id);
	pet_json_close(&j, '}');
	reply_later_json(r, 200, &t);
}

static void put_said(void *arg, const struct chat_row *row)
{
	struct pet_json *j = arg;
	pet_json_open(j, '{');
	pet_json_key_number(j, "id", row->id);
	pet_json_key_string(j, "user", row->user);
	pet_json_key_string(j, "name", row->name);
	pet_json_key_string(j, "text", row->text);
	pet_json_key_string(j, "to", "all");
	pet_json_key_number(j, "at", row->at);
	pet_json_key(j, "calls");
	pet_json_open(j, '[');
	pet_json_close(j, ']');
	pet_json_close(j, '}');
}

void api_circle_chat(struct server *s, struct req *r)
{
	struct pet_text t = scratch_text(r);
	struct pet_json j = pet_json_into(&t);
	struct circle_row c;
	if (!circle_of(s, r, &c))
		return;
	pet_json_open(&j, '[');
	store_circle_chat(&s->store, c.id, (int)query_int(r, "from", 0), r->user.id, put_said, &j);
	pet_json_close(&j, ']');
	reply_json(r, 200, &t);
}

/* ---- friends --------------------------------------------------------------------------------- */

static void put_friend(void *arg, const struct friend_row *f)
{
	struct pet_json *j = arg;
	pet_json_open(j, '{');
	pet_json_key_string(j, "id", f->user);
	pet_json_key_string(j, "name", f->name);
	pet_json_key_number(j, "games", f->games);
	pet_json_key_number(j, "last", f->last);
	pet_json_close(j, '}');
}

void api_friends(struct server *s, struct req *r)
{
	struct pet_text t = scratch_text(r);
	struct pet_json j = pet_json_into(&t);
	pet_json_open(&j, '[');
	int count = store_friends(&s->store, r->user.id, put_friend, &j);
	pet_json_close(&j, ']');
	if (count < 0)
		return reply_error(r, 503, "store", "the store does not answer");
	reply_json(r, 200, &t);
}
