/* http.c: requests. Every one passes the same checks: size, address, identity,
 * origin, rate; then the endpoint's row is found and run. */
#include "server/net/http.h"

#include <errno.h>
#include <event2/buffer.h>
#include <event2/event.h>
#include <event2/http.h>
#include <event2/http_struct.h>
#include <netdb.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "server/base/address.h"
#include "server/base/body.h"
#include "server/base/clock.h"
#include "server/base/figures.h"
#include "server/base/host_words.h"
#include "server/base/limits.h"
#include "server/base/memory.h"
#include "server/base/utf8.h"
#include "server/net/answer.h"
#include "server/net/aside.h"
#include "server/net/bans.h"
#include "server/net/budget.h"
#include "server/net/door.h"
#include "server/net/files.h"
#include "server/net/hops.h"
#include "server/net/identity.h"
#include "server/net/keys.h"
#include "server/net/server.h"

enum { AGAIN_MS = 25, PATIENCE_MS = 6000 };

/* ---- reading --------------------------------------------------------------------------------- */

static uint8_t wanted_lang(struct req *r)
{
	const char *s = query_get(r, "lang");
	if (!s)
		s = r->head[HEAD_LANGUAGE];
	char two[3] = "";
	if (s)
		memcpy(two, s, strnlen(s, 2));
	int lang = pet_lang_find(two);
	return lang < 0 ? PET_LANG_EN : (uint8_t)lang;
}

/* A page of another site must not act in a user's name, nor log a user in as somebody else: so this
 * is checked with or without a token. Browsers send their origin; programs do not. */
static bool origin_fits(const struct req *r)
{
	const char *origin = r->head[HEAD_ORIGIN], *host = r->head[HEAD_HOST];
	const char *site = r->head[HEAD_SITE];
	const char *at = origin ? strstr(origin, "://") : NULL;
	if (site && strcmp(site, "same-origin") && strcmp(site, "none"))
		return false;
	return !origin || (at && host && !strcmp(at + 3, host));
}

/* An HTML form on another site can send other types; JSON needs a CORS permission, which is never
 * given. */
static bool body_is_json(const struct req *r)
{
	static const char json[] = "application/json";
	const char *type = r->head[HEAD_TYPE];
	size_t n = sizeof json - 1;
	if (!evbuffer_get_length(evhttp_request_get_input_buffer(r->http)))
		return true;
	return type && !evutil_ascii_strncasecmp(type, json, n) &&
	       (!type[n] || type[n] == ';' || type[n] == ' ');
}

/* ---- finding the endpoint -------------------------------------------------------------------- */

static bool split_path(struct req *r)
{
	const char *uri = evhttp_uri_get_path(evhttp_request_get_evhttp_uri(r->http));
	char *decoded = NULL, *rest = r->split;
	size_t n = 0;
	if (!uri)
		uri = "";
	n = strlen(uri);
	if (strchr(uri, '%'))
		uri = decoded = evhttp_uridecode(uri, 0, &n);
	bool fits = uri && n < sizeof r->path && utf8_valid(uri, n);
	if (fits) {
		strcpy(r->path, uri);
		strcpy(r->split, uri);
	}
	free(decoded);
	while (fits && (r->word[r->words] = strtok_r(NULL, "/", &rest)) != NULL)
		fits = ++r->words < PATH_WORDS;
	return fits;
}

/* Matches a pattern ("*" matches any segment) against the path's segments; parts are those that
 * stars matched. */
static bool path_fits(struct req *r, const char *pattern)
{
	int words = 0, parts = 0;
	while (*pattern++) {
		const char *word = words < r->words ? r->word[words++] : NULL;
		if (!word)
			return false;
		if (*pattern == '*') {
			r->part[parts++] = word;
			pattern++;
			continue;
		}
		while (*word && *word == *pattern)
			word++, pattern++;
		if (*word || (*pattern && *pattern != '/'))
			return false;
	}
	r->part[parts] = NULL;
	return words == r->words;
}

/* Keys and values of the query, and Last-Event-ID, whose words are looked up. */
static bool query_is_text(struct req *r)
{
	const char *last = r->head[HEAD_LAST_EVENT];
	struct evkeyval *kv;
	TAILQ_FOREACH(kv, &r->query, next)
	{
		if (!utf8_valid(kv->key, strlen(kv->key)) ||
		    !utf8_valid(kv->value, strlen(kv->value)))
			return false;
	}
	return !last || utf8_valid(last, strlen(last));
}

static const char *method_name(struct evhttp_request *http)
{
	switch (evhttp_request_get_command(http)) {
	case EVHTTP_REQ_GET:
		return "GET";
	case EVHTTP_REQ_HEAD:
		return "HEAD";
	case EVHTTP_REQ_POST:
		return "POST";
	default:
		return "";
	}
}

/* When a request was first tried, in quarters of a ms; 0: this is the first time. It is kept where clients cannot write: in the
 * argument of a call-back that we do not use. */
static uintptr_t first_tried(struct evhttp_request *http)
{
	return (uintptr_t)http->on_complete_cb_arg;
}

/* All headers in one walk; of several with one name the first counts. */
static void find_heads(struct req *r)
{
	static const char *const name[HEADS] = {
		[HEAD_AUTHORIZATION] = "Authorization",
		[HEAD_COOKIE] = "Cookie",
		[HEAD_ORIGIN] = "Origin",
		[HEAD_HOST] = "Host",
		[HEAD_SITE] = "Sec-Fetch-Site",
		[HEAD_TYPE] = "Content-Type",
		[HEAD_LANGUAGE] = "Accept-Language",
		[HEAD_LAST_EVENT] = "Last-Event-ID",
		[HEAD_KEY] = "Idempotency-Key",
	};
	struct evkeyval *kv;
	TAILQ_FOREACH(kv, evhttp_request_get_input_headers(r->http), next)
	{
		for (int i = 0; i < HEADS; i++)
			if ((kv->key[0] ^ name[i][0]) % 32 == 0 && !r->head[i] &&
			    !evutil_ascii_strcasecmp(kv->key, name[i]))
				r->head[i] = kv->value;
	}
}

/* The endpoint at the request's path; method: NULL for any. */
static const struct endpoint *endpoint_at(struct req *r, const char *method)
{
	for (const struct endpoint *e = r->server->endpoints; e->path; e++)
		if ((!method || *method == *e->method) && path_fits(r, e->path) &&
		    (!method || !strcmp(method, e->method)))
			return e;
	return NULL;
}

static bool read_body(struct req *r)
{
	struct evbuffer *in = evhttp_request_get_input_buffer(r->http);
	size_t n = evbuffer_get_length(in);
	static const struct body empty;
	r->body = &empty;
	const struct endpoint *e = endpoint_at(r, method_name(r->http));
	if (n == 0 || (e && e->repeat == BY_LINK))
		return true;
	if (n > BODY_MAX) {
		reply_error(r, 413, "too_large", "the request is too large");
		return false;
	}
	static struct body body;
	const char *wrong = body_read(&body, (const char *)evbuffer_pullup(in, -1), n);
	r->body = &body;
	if (!wrong)
		return true;
	reply_error(r, 400, "bad_json", wrong);
	return false;
}

static void route(struct server *s, struct req *r)
{
	const char *method = method_name(r->http);
	const struct endpoint *e = endpoint_at(r, method);
	bool change = !strcmp(method, "POST");
	const char *who = r->user.id[0] ? r->user.id : r->address;
	if (!e && endpoint_at(r, NULL)) {
		reply_error(r, 405, "method", "this address does not know that method");
	} else if (!e) {
		reply_error(r, 404, "nothing_here", "there is nothing at this address");
	} else if (change && e->repeat != BY_LINK && !origin_fits(r)) {
		reply_error(r, 403, "origin", "this request comes from another site");
	} else if (change && e->repeat != BY_LINK && !body_is_json(r)) {
		reply_error(r, 415, "type", "the body of a request must be application/json");
	} else if (!first_tried(r->http) &&
		   (!limit_take(s->limits, LIMIT_CONNECTION, r->connection) ||
		    !limit_take(s->limits, LIMIT_ADDRESS, r->address) ||
		    !limit_take(s->limits, change ? LIMIT_CHANGE : LIMIT_REQUEST, who))) {
		reply_error(r, 429, "too_many", "too many requests, wait a moment");
	} else if (e->known && !r->user.id[0]) {
		reply_error(r, 401, "who", "this needs a token (POST /api/guest gives one)");
	} else if (!change ||
		   (e->repeat == BY_TOKEN ? key_secret(r) : e->repeat != BY_KEY || key_open(r))) {
		r->once = change && (r->key[0] || e->repeat == BY_ITSELF);
		e->run(s, r);
	}
}

static int pairs_of(const char *query)
{
	int pairs = query && *query;
	for (; query && *query; query++)
		pairs += *query == '&';
	return pairs;
}

/* Endpoints that need no store: files and health. Served even when the database hangs. */
static bool needs_store(struct evhttp_request *http)
{
	const char *path = evhttp_uri_get_path(evhttp_request_get_evhttp_uri(http));
	return path && strstr(path, "/api/");
}

static void answer(struct server *s, void *arg);
static void try_again(struct server *s, struct evhttp_request *http, bool unsure);

enum { TRIED_UNSURE = 1, TRIED = 2 }; /* unsure: an earlier try may have been done */

static void note_try(struct evhttp_request *http, bool unsure)
{
	uintptr_t tried = first_tried(http);
	if (!tried)
		tried = (uintptr_t)monotonic_ms() << 2 | TRIED;
	evhttp_request_set_on_complete_cb(http, NULL,
					  (void *)(tried | (unsure ? TRIED_UNSURE : 0)));
}

/* Requests about tables that are still being read. */
struct parked {
	struct parked *next;
	struct evhttp_request *http;
};

static void park(struct server *s, struct evhttp_request *http)
{
	struct parked *p = memory_new(sizeof *p);
	p->http = http;
	p->next = s->parked;
	s->parked = p;
	note_try(http, false);
}

static struct parked *in_order(struct parked *last)
{
	struct parked *first = NULL;
	while (last) {
		struct parked *p = last;
		last = p->next;
		p->next = first;
		first = p;
	}
	return first;
}

void http_go_on(struct server *s)
{
	struct parked *p = in_order(s->parked);
	s->parked = NULL;
	while (p) {
		struct parked *next = p->next;
		if (!s->closing)
			aside_do(s, answer, p->http);
		free(p);
		p = next;
	}
}

static bool is_file(const struct req *r)
{
	return strncmp(r->path, "/api/", 5) && strcmp(r->path, "/healthz") &&
	       strcmp(r->path, "/metrics");
}

/* Nobody is asked who they are, but an address that is shut out or asks too much is refused. */
static void serve_file(struct server *s, struct req *r)
{
	if (banned(s, r->address))
		reply_error(r, 403, "banned", "the operator of this server shut you out");
	else if (!limit_take(s->limits, LIMIT_ADDRESS, r->address))
		reply_error(r, 429, "too_many", "too many requests, wait a moment");
	else if (!file_serve(s, r))
		reply_error(r, 404, "nothing_here", "there is nothing at this address");
}

static void answer(struct server *s, void *arg)
{
	struct evhttp_request *http = arg;
	struct req r = { .http = http,
			 .server = s,
			 .failures = s->store.failures,
			 .awaited = s->awaited,
			 .began = figure_now() };

	r.unsure = first_tried(http) & TRIED_UNSURE;
	hops_find(&r);
	find_heads(&r);
	const char *query = evhttp_uri_get_query(evhttp_request_get_evhttp_uri(http));
	bool few = pairs_of(query) <= QUERY_MAX;
	evhttp_parse_query_str(query && few ? query : "", &r.query);
	r.lang = wanted_lang(&r);
	if (!few) {
		reply_error(&r, 400, "query", "too many words in the address");
	} else if (!split_path(&r)) {
		reply_error(&r, 404, "nothing_here", "there is nothing at this address");
	} else if (!query_is_text(&r)) {
		reply_error(&r, 400, "query", "the text is not UTF-8");
	} else if (is_file(&r)) {
		serve_file(s, &r);
	} else if (read_body(&r)) {
		if (needs_store(http) && !identify(&r))
			reply_error(&r, 503, "store", "the store does not answer");
		else if (banned(s, r.user.id) || banned(s, r.address))
			reply_error(&r, 403, "banned", "the operator of this server shut you out");
		else
			route(s, &r);
	}
	if (!r.answered && s->awaited != r.awaited)
		park(s, http);
	else if (r.again && !r.answered)
		try_again(s, http, false);
	else if (!r.answered)
		reply_error(&r, 503, "failed", "the server could not answer");
	evhttp_clear_headers(&r.query);
}

static void try_again(struct server *s, struct evhttp_request *http, bool unsure)
{
	note_try(http, unsure);
	uintptr_t tried = first_tried(http);
	if ((uintptr_t)monotonic_ms() - (tried >> 2) > PATIENCE_MS) {
		bool may = tried & TRIED_UNSURE;
		http_refuse(http, PET_LANG_EN, 503, may ? "unknown" : "store",
			    may ? UNKNOWN : "the store does not answer");
		return;
	}
	aside_later(s, AGAIN_MS, answer, http);
}

/* What has two lengths means two things to two readers. */
static bool plainly_sized(struct evhttp_request *http)
{
	int sizes = 0;
	struct evkeyval *kv;
	TAILQ_FOREACH(kv, evhttp_request_get_input_headers(http), next)
	{
		char first = kv->key[0] | 32;
		sizes += (first == 'c' && !evutil_ascii_strcasecmp(kv->key, "Content-Length")) ||
			 (first == 't' && !evutil_ascii_strcasecmp(kv->key, "Transfer-Encoding"));
	}
	return sizes <= 1;
}

static void on_request(struct evhttp_request *http, void *arg)
{
	struct server *s = arg;
	char address[ADDRESS_MAX];
	s->requests++;
	if (s->closing) /* only answers go out now */
		return http_refuse(http, PET_LANG_EN, 503, "failed", "the server could not answer");
	if (!door_arrived(http, budget_proxied(http) ? hops_address(s, http, address) : NULL)) {
		s->refused++;
		return http_refuse(http, PET_LANG_EN, 503, "full",
				   "too much is on its way to your address: read it first");
	}
	if (!plainly_sized(http))
		return http_refuse(http, PET_LANG_EN, 400, "length",
				   "a request has one length, or comes in chunks");
	if (needs_store(http))
		aside_do(s, answer, http);
	else
		answer(s, http);
}

/* An address or name of this machine; libevent would log its own message for others. */
static bool is_address(const char *name)
{
	struct addrinfo *found = NULL,
			hints = { .ai_flags = AI_PASSIVE, .ai_socktype = SOCK_STREAM };
	int wrong = getaddrinfo(name, NULL, &hints, &found);
	if (found)
		freeaddrinfo(found);
	return !wrong;
}

bool http_open(struct server *s, char *error, size_t n)
{
	s->calls.try_again = try_again;
	s->http = evhttp_new(s->base);
	evhttp_set_max_headers_size(s->http, HEADERS_MAX);
	evhttp_set_max_body_size(s->http, BODY_MAX);
	evhttp_set_timeout(s->http, 30);
	evhttp_set_allowed_methods(s->http, EVHTTP_REQ_GET | EVHTTP_REQ_POST | EVHTTP_REQ_HEAD);
	evhttp_set_gencb(s->http, on_request, s);
	s->proxies = proxies_open(s->config.proxy);
	if (!s->proxies) {
		snprintf(error, n, host_words("no addresses of proxies: '%s'"), s->config.proxy);
		return false;
	}
	if (!is_address(s->config.address)) {
		snprintf(error, n, host_words("there is no address '%s'"), s->config.address);
		return false;
	}
	if (door_open(s))
		return true;
	snprintf(error, n, host_words("cannot listen on %s:%d: %s"), s->config.address,
		 s->config.port, host_error(errno));
	return false;
}
