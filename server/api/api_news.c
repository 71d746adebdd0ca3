/* api_news.c: how somebody is called whose page is closed: ways, kinds of news, quiet hours. */
#include "server/api/api.h"

#include <sodium.h>
#include <stdio.h>
#include <string.h>

#include "server/base/body.h"
#include "server/base/clock.h"
#include "server/base/limits.h"
#include "server/base/secret.h"
#include "server/net/answer.h"
#include "server/net/server.h"
#include "server/notices/letter.h"
#include "server/notices/notices.h"
#include "server/notices/quiet.h"
#include "server/notices/target.h"
#include "server/notices/words.h"
#include "server/tables/table.h"

enum { WAYS_OWNED = 12, DAY_MIN = 1440, USUAL_NEWS = (1 << NEWS_KINDS) - 1 - (1 << NEWS_TALK) };

static const char *const way_names[WAY_KINDS] = { "webhook", "mail", "push" };

/* ---- what there is --------------------------------------------------------------------------- */

static void put_way(void *arg, const struct way_row *way)
{
	struct pet_json *j = arg;
	pet_json_open(j, '{');
	pet_json_key_string(j, "id", way->id);
	pet_json_key_string(j, "kind", way_names[way->kind]);
	pet_json_key_string(j, "form", way->form);
	pet_json_key_string(j, "target", way->target);
	if (way->kind == WAY_WEBHOOK)
		pet_json_key_string(j, "secret", way->secret);
	if (strcmp(way->whom, way->owner))
		pet_json_key_string(j, "table", way->whom);
	pet_json_key(j, "news");
	pet_json_open(j, '[');
	for (int i = 0; i < NEWS_KINDS; i++)
		if (way->news >> i & 1)
			pet_json_string(j, news_names[i]);
	pet_json_close(j, ']');
	pet_json_key_bool(j, "confirmed", way->confirmed);
	pet_json_key_number(j, "worked", way->worked);
	pet_json_key_bool(j, "ended", way->ended);
	pet_json_close(j, '}');
}

static void put_quiet(struct server *s, struct req *r, struct pet_json *j)
{
	struct quiet_row q = { 0 };
	if (store_quiet(&s->store, r->user.id, &q) != 1)
		return;
	pet_json_key(j, "quiet");
	pet_json_open(j, '{');
	pet_json_key_number(j, "since", q.since);
	pet_json_key_number(j, "until", q.until);
	pet_json_key_string(j, "zone", q.zone);
	pet_json_key_bool(j, "wakes", q.wakes);
	pet_json_close(j, '}');
}

static void reply_news(struct server *s, struct req *r)
{
	struct pet_text t = scratch_text(r);
	struct pet_json j = pet_json_into(&t);
	pet_json_open(&j, '{');
	pet_json_key(&j, "offer");
	pet_json_open(&j, '{');
	for (int i = 0; i < WAY_KINDS; i++)
		pet_json_key_bool(&j, way_names[i], notices_offer(s, i));
	pet_json_close(&j, '}');
	if (notices_push_key(s)[0])
		pet_json_key_string(&j, "key", notices_push_key(s));
	pet_json_key(&j, "ways");
	pet_json_open(&j, '[');
	store_ways_owned(&s->store, r->user.id, put_way, &j);
	pet_json_close(&j, ']');
	put_quiet(s, r, &j);
	pet_json_close(&j, '}');
	reply_later_json(r, 200, &t);
}

void api_news(struct server *s, struct req *r)
{
	reply_news(s, r);
}

/* ---- a new way ------------------------------------------------------------------------------- */

struct owned {
	int count;
	const struct way_row *like; /* the same already, */
	struct way_row found;       /* this one */
};

static void count_way(void *arg, const struct way_row *way)
{
	struct owned *o = arg;
	o->count++;
	if (way->kind == o->like->kind && !strcmp(way->whom, o->like->whom) &&
	    !strcmp(way->target, o->like->target))
		o->found = *way;
}

/* False: it was refused. One that is there already is taken as it is, and begins anew if it was given up. */
static bool take_way(struct server *s, struct req *r, struct way_row *way)
{
	struct owned o = { .like = way };
	if (!notices_offer(s, way->kind)) {
		reply_error(r, 409, "off", "the host of this server has not switched that on");
		return false;
	}
	strcpy(way->owner, r->user.id);
	if (!way->whom[0])
		strcpy(way->whom, r->user.id);
	if (store_ways_owned(&s->store, r->user.id, count_way, &o) < 0) {
		reply_error(r, 503, "store", "the store does not answer");
		return false;
	}
	if (!o.found.id[0] && o.count >= WAYS_OWNED) {
		reply_error(r, 409, "too_many", "these are enough: remove one first");
		return false;
	}
	if (o.found.id[0]) {
		char form[WAY_FORM_MAX];
		strcpy(form, way->form);
		*way = o.found;
		way->ended = way->failures = 0;
		return !strcmp(form, way->form) || store_way_drop(&s->store, way->id);
	}
	random_id(way->id, 16);
	if (!way->secret[0])
		random_id(way->secret, 32);
	way->created = now_ms();
	way->news = USUAL_NEWS;
	return true;
}

/* The language of messages is the one in which somebody last said something about them. */
static void keep_lang(struct server *s, struct req *r)
{
	struct quiet_row q = { 0 };
	if (store_quiet(&s->store, r->user.id, &q) < 0)
		return;
	strcpy(q.whom, r->user.id);
	q.lang = r->lang;
	store_quiet_put(&s->store, &q);
}

static void keep_way(struct server *s, struct req *r, const struct way_row *way)
{
	if (!store_way_put(&s->store, way))
		return reply_error(r, 503, "store", "the store does not answer");
	keep_lang(s, r);
	notices_changed(s, way->whom);
	reply_news(s, r);
}

static bool form_known(const char *form)
{
	return !strcmp(form, "json") || !strcmp(form, "discord") || !strcmp(form, "slack");
}

void api_news_webhook(struct server *s, struct req *r)
{
	struct way_row way = { .kind = WAY_WEBHOOK };
	const char *url = body_text(r, "url"), *form = body_text(r, "form"),
		   *of = body_text(r, "table");
	const char *wrong = target_wrong(url, s->config.news_private);
	struct table_row table;
	if (wrong)
		return reply_error(r, 400, "url", wrong);
	if (!form || !form_known(form))
		return reply_error(r, 400, "form", "a form is json, discord or slack");
	if (of) {
		int found = strlen(of) < ID_MAX ? store_table(&s->store, of, &table) : 0;
		if (found == 1) {
			free(table.position);
			free(table.pack);
		}
		if (found != 1 || strcmp(table.owner, r->user.id))
			return reply_error(r, 403, "owner",
					   "only the host of the table can do that");
		strcpy(way.whom, of);
	}
	strcpy(way.target, url);
	strcpy(way.form, form);
	if (!take_way(s, r, &way))
		return;
	strcpy(way.form, form);
	way.confirmed = now_ms();
	keep_way(s, r, &way);
}

void api_news_mail(struct server *s, struct req *r)
{
	struct way_row way = { .kind = WAY_MAIL };
	const char *address = body_text(r, "address");
	if (!mail_address(address))
		return reply_error(r, 400, "address", "that is no address of e-mail");
	strcpy(way.target, address);
	if (!take_way(s, r, &way))
		return;
	if (!way.confirmed) {
		if (!limit_take(s->limits, LIMIT_MAIL, r->user.id) ||
		    !limit_take(s->limits, LIMIT_MAIL, r->address) ||
		    !limit_take(s->limits, LIMIT_MAIL, way.target))
			return reply_error(r, 429, "letters",
					   "too many letters were asked for, wait a while");
		if (!notices_ask(s, &way, r->lang, r->user.name))
			return reply_error(r, 503, "store", "the store does not answer");
	}
	keep_way(s, r, &way);
}

void api_news_push(struct server *s, struct req *r)
{
	struct way_row way = { .kind = WAY_PUSH };
	const char *url = body_text(r, "endpoint"), *key = body_text(r, "p256dh"),
		   *auth = body_text(r, "auth");
	const char *wrong = target_wrong(url, s->config.news_private);
	if (wrong)
		return reply_error(r, 400, "url", wrong);
	if (!push_browser(key, auth))
		return reply_error(r, 400, "keys", "these are no keys of a browser");
	strcpy(way.target, url);
	snprintf(way.secret, sizeof way.secret, "%s.%s", key, auth);
	if (!take_way(s, r, &way))
		return;
	way.confirmed = now_ms();
	if (!store_way_claim(&s->store, way.target, way.owner))
		return reply_error(r, 503, "store", "the store does not answer");
	keep_way(s, r, &way);
}

/* ---- ways that there are --------------------------------------------------------------------- */

/* The way of the body, which is the user's own; false: a response was sent. */
static bool own_way(struct server *s, struct req *r, struct way_row *way)
{
	const char *id = body_text(r, "id");
	if (id && strlen(id) < ID_MAX && store_way(&s->store, id, way) == 1 &&
	    !strcmp(way->owner, r->user.id))
		return true;
	reply_error(r, 404, "way", "there is no such address of yours");
	return false;
}

void api_news_kinds(struct server *s, struct req *r)
{
	struct way_row way;
	char path[16];
	if (!own_way(s, r, &way))
		return;
	way.news = 0;
	for (int i = 0; i < NEWS_KINDS; i++) {
		snprintf(path, sizeof path, "news.%d", i);
		const char *name = body_text(r, path);
		for (int k = 0; name && k < NEWS_KINDS; k++)
			if (!strcmp(name, news_names[k]))
				way.news |= 1u << k;
	}
	keep_way(s, r, &way);
}

void api_news_quiet(struct server *s, struct req *r)
{
	struct quiet_row q = { .since = (int)body_int(r, "since", -1),
			       .until = (int)body_int(r, "until", -1),
			       .ahead = (int)body_int(r, "ahead", 0),
			       .wakes = body_find_true(r->body, "wakes"),
			       .lang = r->lang };
	const char *zone = body_text(r, "zone");
	if (q.since < 0 || q.since >= DAY_MIN || q.until < 0 || q.until >= DAY_MIN ||
	    !zone_fits(zone) || q.ahead < -DAY_MIN || q.ahead > DAY_MIN)
		return reply_error(r, 400, "quiet", "such hours are not possible");
	strcpy(q.whom, r->user.id);
	strcpy(q.zone, zone);
	if (!store_quiet_put(&s->store, &q) ||
	    !store_news_wake(&s->store, r->user.id, now_ms() + s->config.news_after_s * 1000LL))
		return reply_error(r, 503, "store", "the store does not answer");
	reply_news(s, r);
}

void api_news_try(struct server *s, struct req *r)
{
	struct way_row way;
	if (!own_way(s, r, &way))
		return;
	if (!way.confirmed || !notices_offer(s, way.kind))
		return reply_error(r, 409, "off", "nothing is sent to this address");
	if (!limit_take(s->limits, LIMIT_MAIL, way.id))
		return reply_error(r, 429, "letters",
				   "too many letters were asked for, wait a while");
	way.ended = way.failures = 0;
	if (!notices_try(s, &way, r->lang))
		return reply_error(r, 503, "store", "the store does not answer");
	keep_way(s, r, &way);
}

static bool drop(struct server *s, struct req *r, const struct way_row *way)
{
	bool done = store_way_drop(&s->store, way->id);
	if (done)
		notices_changed(s, way->whom);
	else
		reply_error(r, 503, "store", "the store does not answer");
	return done;
}

void api_news_drop(struct server *s, struct req *r)
{
	struct way_row way;
	if (own_way(s, r, &way) && drop(s, r, &way))
		reply_news(s, r);
}

/* ---- by a link in a letter ------------------------------------------------------------------- */

static bool code_fits(struct server *s, struct req *r, const char *id, const char *code,
		      const char *what, struct way_row *way)
{
	char right[WAY_CODE];
	bool known = id && code && strlen(id) < ID_MAX && store_way(&s->store, id, way) == 1;
	if (known)
		way_code(way, what, right);
	if (known && strlen(code) == sizeof right - 1 &&
	    !sodium_memcmp(code, right, sizeof right - 1))
		return true;
	reply_error(r, 404, "code", "this link is not valid any more");
	return false;
}

static void reply_target(struct req *r, const struct way_row *way)
{
	struct pet_text t = scratch_text(r);
	struct pet_json j = pet_json_into(&t);
	pet_json_open(&j, '{');
	pet_json_key_string(&j, "target", way->target);
	pet_json_close(&j, '}');
	reply_later_json(r, 200, &t);
}

void api_news_confirm(struct server *s, struct req *r)
{
	struct way_row way;
	if (!code_fits(s, r, body_text(r, "id"), body_text(r, "code"), "confirm", &way))
		return;
	if (!way.confirmed)
		way.confirmed = now_ms();
	if (!store_way_put(&s->store, &way))
		return reply_error(r, 503, "store", "the store does not answer");
	notices_changed(s, way.whom);
	reply_target(r, &way);
}

/* RFC 8058: one request without a login, from whatever reads the letter. */
void api_news_stop(struct server *s, struct req *r)
{
	struct way_row way;
	if (code_fits(s, r, r->part[0], r->part[1], "stop", &way) && drop(s, r, &way))
		reply_target(r, &way);
}
