/* answer.c: responses: their headers, small ones written to the socket by hand, those that wait until
 * what they say is durable. */
#include "server/net/answer.h"

#include <event2/buffer.h>
#include <event2/bufferevent.h>
#include <event2/event.h>
#include <event2/http.h>
#include <event2/http_struct.h>
#include <stddef.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/socket.h>
#include <time.h>

#include "core/json.h"
#include "server/base/clock.h"
#include "server/base/figures.h"
#include "server/base/memory.h"
#include "server/net/budget.h"
#include "server/net/commit.h"
#include "server/net/door.h"
#include "server/net/server.h"

#define DATA_POLICY "default-src 'none'; frame-ancestors 'none'"

enum { SMALL_ANSWER = 1024 };

/* Headers for content that a browser may render. Data needs fewer. */
static void add_page_headers(struct evkeyvalq *h)
{
	evhttp_add_header(h, "Referrer-Policy", "same-origin");
	evhttp_add_header(h, "X-Frame-Options", "DENY");
	evhttp_add_header(h, "Cross-Origin-Opener-Policy", "same-origin");
	evhttp_add_header(
		h, "Content-Security-Policy",
		"default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'"
		" 'unsafe-inline'; img-src 'self' data: blob:; font-src 'self'; connect-src "
		"'self'; worker-src 'self';"
		" manifest-src 'self'; base-uri 'none'; form-action 'self';"
		" frame-ancestors 'none'");
}

static void add_headers(struct evhttp_request *http, const char *type, const char *cookie)
{
	struct evkeyvalq *h = evhttp_request_get_output_headers(http);
	evhttp_add_header(h, "Content-Type", type);
	evhttp_add_header(h, "X-Content-Type-Options", "nosniff");
	if (strcmp(type, "application/json")) {
		add_page_headers(h);
	} else {
		evhttp_add_header(h, "Content-Security-Policy", DATA_POLICY);
	}
	if (!evhttp_find_header(h, "Cache-Control"))
		evhttp_add_header(h, "Cache-Control", "no-store");
	while (cookie && *cookie) { /* one a line */
		char one[512];
		size_t n = strcspn(cookie, "\n");
		snprintf(one, sizeof one, "%.*s", (int)n, cookie);
		evhttp_add_header(h, "Set-Cookie", one);
		cookie += n + (cookie[n] == '\n');
	}
}

static const char *reason_of(int status)
{
	switch (status) {
	case 200:
		return "OK";
	case 400:
		return "Bad Request";
	case 401:
		return "Unauthorized";
	case 403:
		return "Forbidden";
	case 404:
		return "Not Found";
	case 405:
		return "Method Not Allowed";
	case 409:
		return "Conflict";
	case 413:
		return "Content Too Large";
	case 415:
		return "Unsupported Media Type";
	case 429:
		return "Too Many Requests";
	case 503:
		return "Service Unavailable";
	default:
		return "";
	}
}

/* lasting: the body stays where it is as long as the program runs. */
static void send_out(struct evhttp_request *http, int status, const char *type, const char *body,
		     size_t n, const char *cookie, bool lasting)
{
	struct evbuffer *out = evhttp_request_get_output_buffer(http);
	char length[24];
	add_headers(http, type, cookie);
	if (status == 429 || status == 503)
		evhttp_add_header(evhttp_request_get_output_headers(http), "Retry-After", "1");
	if (evhttp_request_get_command(http) == EVHTTP_REQ_HEAD) {
		/* libevent would send a body, which the client would take for the next response */
		snprintf(length, sizeof length, "%zu", n);
		evhttp_add_header(evhttp_request_get_output_headers(http), "Content-Length",
				  length);
	} else if (lasting) {
		evbuffer_add_reference(out, body, n, NULL, NULL);
	} else {
		evbuffer_add(out, body, n);
	}
	budget_answered(http, lasting ? 0 : n);
	evhttp_send_reply(http, status, reason_of(status), NULL);
}

void http_send(struct evhttp_request *http, int status, const char *type, const char *body,
	       size_t n, const char *cookie)
{
	send_out(http, status, type, body, n, cookie, false);
}

/* "Sun, 06 Nov 1994 08:49:37 GMT", formatted once a second. */
static const char *http_date(void)
{
	static char date[40];
	static time_t made;
	time_t now = time(NULL);
	struct tm tm;
	if (now != made)
		strftime(date, sizeof date, "%a, %d %b %Y %H:%M:%S GMT", gmtime_r(&now, &tm));
	made = now;
	return date;
}

/* The response to a move is written directly to its socket: evhttp would allocate every header and
 * wait for a socket that can take a few hundred bytes at any time. If it cannot, the client is not
 * reading its responses. */
static void send_by_hand(struct evhttp_request *http, struct evhttp_connection *conn,
			 const char *body, size_t n)
{
	char bytes[SMALL_ANSWER + 512];
	struct bufferevent *bev = evhttp_connection_get_bufferevent(conn);
	static const char head[] = "HTTP/1.1 200 OK\r\nContent-Type: application/json\r\n"
				   "X-Content-Type-Options: nosniff\r\n"
				   "Content-Security-Policy: " DATA_POLICY "\r\n"
				   "Cache-Control: no-store\r\nDate: ";
	struct pet_text t = pet_text_into(bytes, sizeof bytes, PET_LANG_EN, NULL, NULL);
	pet_text_bytes(&t, head, sizeof head - 1);
	pet_text_put(&t, http_date());
	pet_text_put(&t, "\r\nContent-Length: ");
	pet_text_unsigned(&t, n);
	pet_text_put(&t, "\r\n\r\n");
	pet_text_bytes(&t, body, n);
	door_unbound(bev);
	budget_answered(http, 0);
	if (send(bufferevent_getfd(bev), bytes, t.len, MSG_NOSIGNAL) == (ssize_t)t.len)
		evhttp_send_reply_end(http); /* on to the next request */
	else
		evhttp_connection_free(conn);
}

void http_send_late(struct evhttp_request *http, int status, const char *type, const char *body,
		    size_t n, const char *cookie)
{
	struct evhttp_connection *conn = evhttp_request_get_connection(http);
	struct bufferevent *bev = conn ? evhttp_connection_get_bufferevent(conn) : NULL;
	if (bev && status == 200 && !strcmp(type, "application/json") && !cookie &&
	    n <= SMALL_ANSWER && http->major == 1 && http->minor == 1 &&
	    evhttp_request_get_command(http) == EVHTTP_REQ_POST &&
	    evbuffer_get_length(bufferevent_get_output(bev)) == 0)
		send_by_hand(http, conn, body, n);
	else
		http_send(http, status, type, body, n, cookie);
}

/* evhttp stops reading while a request is handled. Watching only for the end of the connection
 * saves two system calls. */
void http_wait(struct evhttp_request *http)
{
	struct evhttp_connection *conn = evhttp_request_get_connection(http);
	struct bufferevent *bev = conn ? evhttp_connection_get_bufferevent(conn) : NULL;
	bufferevent_data_cb written;
	bufferevent_event_cb event;
	void *arg;
	if (!bev)
		return;
	bufferevent_getcb(bev, NULL, &written, &event, &arg);
	bufferevent_setcb(bev, NULL, written, event, arg);
	door_bound(bev);
	bufferevent_enable(bev, EV_READ);
}

/* ---- after the commit ------------------------------------------------------------------------- */

enum { KEPT_MAX = 64 << 10, SMALL_BODY = 256 }; /* the answer to a move fits */

struct late {
	struct waiting waiting; /* first */
	struct late *next;      /* in the free list */
	struct evhttp_request *http;
	int status;
	const char *type;
	char *body, *cookie; /* body: NULL if it is small */
	size_t n;
	uint64_t began; /* 0: not counted */
	bool once;      /* it may be tried again even if it was done */
	bool unsure;    /* an earlier try may have been done */
	char small[SMALL_BODY];
};

static struct late *spare; /* free list: every commit reuses hundreds of them */

static void late_ended(struct server *s, struct waiting *w, bool durable)
{
	static const char sorry[] = "{\"error\":\"store\",\"message\":\"the store does not answer; "
				    "nothing was changed\"}";
	struct late *l = (struct late *)w;
	if (l->began)
		figure_ended(FIGURE_REQUEST, l->began);
	bool unsure = s->store.unsure || l->unsure;
	if (durable)
		http_send_late(l->http, l->status, l->type, l->body ? l->body : l->small, l->n,
			       l->cookie);
	else if (s->store.again || (unsure && l->once))
		s->calls.try_again(s, l->http, unsure);
	else if (unsure)
		http_refuse(l->http, PET_LANG_EN, 503, "unknown", UNKNOWN);
	else
		http_send(l->http, 503, "application/json", sorry, sizeof sorry - 1, NULL);
	free(l->body);
	free(l->cookie);
	l->next = spare;
	spare = l;
}

static struct late *reply_late(struct server *s, struct evhttp_request *http, int status,
			       const char *type, const char *body, size_t n, const char *cookie)
{
	struct late *l = spare ? spare : memory_plain(sizeof *l);
	if (l == spare)
		spare = l->next;
	memset(l, 0, offsetof(struct late, small));
	l->waiting.ended = late_ended;
	l->http = http;
	l->status = status;
	l->type = type;
	if (n <= SMALL_BODY)
		memcpy(l->small, body, n);
	else
		l->body = memory_bytes(body, n);
	l->n = n;
	l->cookie = cookie ? memory_text(cookie) : NULL;
	commit_wait(s, &l->waiting);
	http_wait(http);
	return l;
}

void commit_reply(struct server *s, struct evhttp_request *http, int status, const char *type,
		  const char *body, size_t n, const char *cookie)
{
	reply_late(s, http, status, type, body, n, cookie);
}

/* For a request that is repeated with the same key (keys.c): kept with what the request writes. */
static void key_keep(struct req *r, int status, const char *body, size_t n)
{
	if (!r->key[0] || status != 200 || n > KEPT_MAX)
		return;
	store_request_put(&r->server->store, &(struct request_row){ .user = r->user.id,
								    .key = r->key,
								    .what = r->path,
								    .body = body,
								    .n = n,
								    .at = now_ms() });
	r->key[0] = 0;
}

static void reply_committed(struct req *r, int status, const char *type, const char *body, size_t n)
{
	key_keep(r, status, body, n);
	struct late *l = reply_late(r->server, r->http, status, type, body, n, NULL);
	l->began = r->began;
	l->once = r->once;
	l->unsure = r->unsure;
}

void answers_close(void)
{
	while (spare) {
		struct late *l = spare;
		spare = l->next;
		free(l);
	}
}

/* ---- the answer of a handler ------------------------------------------------------------------ */

/* A query for this response failed: what was not found may exist, so nothing can be concluded. */
static bool guessed(struct req *r)
{
	return r->server->store.failures != r->failures;
}

/* A table is still being loaded: the request waits. Or the transaction that it shares with others met a
 * conflict with another server: the request is tried again, as those are that had written. */
static bool too_early(struct req *r)
{
	bool awaits = r->server->awaited != r->awaited,
	     conflict = guessed(r) && r->server->store.again;
	r->again = r->again || awaits || conflict;
	return conflict || (awaits && !guessed(r));
}

void reply(struct req *r, int status, const char *type, const char *body, size_t n)
{
	if (too_early(r))
		return;
	if (guessed(r))
		return reply_error(r, 503, "store", "the store does not answer");
	r->answered = true;
	if (status >= 400)
		r->server->refused++;
	if (r->touched && *r->touched) {
		reply_committed(r, status, type, body, n);
	} else {
		figure_ended(FIGURE_REQUEST, r->began);
		http_send(r->http, status, type, body, n, NULL);
	}
}

void reply_lasting(struct req *r, const char *type, const void *body, size_t n)
{
	r->answered = true;
	figure_ended(FIGURE_REQUEST, r->began);
	send_out(r->http, 200, type, body, n, NULL, true);
}

void reply_json(struct req *r, int status, const struct pet_text *t)
{
	if (t->cut)
		reply_error(r, 503, "too_large", "the answer is too large");
	else
		reply(r, status, "application/json", t->buf, t->len);
}

void http_refuse(struct evhttp_request *http, uint8_t lang, int status, const char *code,
		 const char *message)
{
	char buf[1024];
	struct pet_text t = pet_text_into(buf, sizeof buf, lang, NULL, NULL);
	struct pet_json j = pet_json_into(&t);
	pet_json_open(&j, '{');
	pet_json_key_string(&j, "error", code);
	pet_json_key_string(&j, "message", pet_text_tr(lang, message));
	pet_json_close(&j, '}');
	http_send(http, status, "application/json", t.buf, t.len, NULL);
}

void reply_error(struct req *r, int status, const char *code, const char *message)
{
	if (too_early(r))
		return;
	r->answered = true;
	r->server->refused++;
	figure_ended(FIGURE_REQUEST, r->began);
	if ((guessed(r) || status == 503) && r->unsure)
		http_refuse(r->http, r->lang, 503, "unknown", UNKNOWN); /* an earlier try */
	else if (guessed(r))
		http_refuse(r->http, r->lang, 503, "store", "the store does not answer");
	else
		http_refuse(r->http, r->lang, status, code, message);
}

void reply_later_json(struct req *r, int status, const struct pet_text *t)
{
	r->answered = true;
	if (guessed(r)) /* decided without data: must not be stored */
		r->server->store.broken = true;
	reply_committed(r, status, "application/json", t->buf, t->len);
}

struct pet_text scratch_text(struct req *r)
{
	struct pet_text t = pet_text_into(r->server->scratch, SCRATCH, r->lang, NULL, NULL);
	return t;
}
