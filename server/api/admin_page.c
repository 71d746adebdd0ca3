/* admin_page.c: the operator's commands from a page of the web client. `petteia admin page` gives a key, good for
 * twelve hours; with it POST /api/operator runs one line as the socket does, but for those that print secrets or write
 * files. */
#include "server/api/admin_internal.h"
#include "server/api/api.h"

#include <event2/buffer.h>
#include <sodium.h>
#include <stdio.h>
#include <string.h>

#include "server/base/clock.h"
#include "server/base/memory.h"
#include "server/base/secret.h"
#include "server/net/answer.h"
#include "server/net/keys.h"
#include "server/net/server.h"

enum {
	KEY_LETTERS = 26,
	KEY_MS = 12 * 3600 * 1000,
	DONE_MS = 24 * 3600 * 1000,
	LINE_MAX_BYTES = 1024
};

void do_page(struct call *c)
{
	struct server *s = c->server;
	char key[KEY_LETTERS + 1], address[KEY_LETTERS + 32];
	random_id(key, KEY_LETTERS);
	hash_hex(key, s->operator_key);
	s->operator_until = monotonic_ms() + KEY_MS;
	audit(c, "a key for the operator's page");
	snprintf(address, sizeof address, "/#/operator?key=%s", key);
	say_one(c, "address", address);
}

/* A line of the page that may come again. The page's key is gone with the server, so are they. */
struct line_done {
	struct line_done *next;
	int64_t at; /* monotonic ms */
	char key[sizeof((struct call *)0)->key];
	char *answer; /* NULL: it is being done */
};

static void line_free(struct line_done *l)
{
	free(l->answer);
	free(l);
}

/* The line of a key; NULL: it is new. */
static struct line_done **line_of(struct server *s, const char *key)
{
	struct line_done **at = &s->operator_done;
	while (*at && strcmp((*at)->key, key) != 0)
		at = &(*at)->next;
	return *at ? at : NULL;
}

static void forget_before(struct server *s, int64_t when)
{
	struct line_done **at = &s->operator_done;
	while (*at) {
		struct line_done *l = *at;
		if (l->at >= when || !l->answer) {
			at = &l->next;
			continue;
		}
		*at = l->next;
		line_free(l);
	}
}

void page_forget(struct server *s)
{
	while (s->operator_done) {
		struct line_done *l = s->operator_done;
		s->operator_done = l->next;
		line_free(l);
	}
}

static void note_begun(struct server *s, const char *key)
{
	struct line_done *l = memory_new(sizeof *l);
	l->at = monotonic_ms();
	forget_before(s, l->at - DONE_MS);
	snprintf(l->key, sizeof l->key, "%s", key);
	l->next = s->operator_done;
	s->operator_done = l;
}

/* A list changes nothing, and may be long: whoever asks again is told it anew. */
static void note_done(const struct call *c, const char *answer)
{
	struct line_done **at = line_of(c->server, c->key);
	if (!at)
		return;
	struct line_done *l = *at;
	if (c->lists) {
		*at = l->next;
		line_free(l);
	} else {
		l->answer = memory_text(answer);
	}
}

/* Whether the line of the request was done before, or is being done. */
static bool is_done(struct server *s, struct req *r, const char *key)
{
	struct line_done **at = line_of(s, key);
	if (!at)
		return false;
	const char *answer = (*at)->answer;
	r->answered = answer;
	if (answer)
		http_send(r->http, 200, "application/json", answer, strlen(answer), NULL);
	else
		reply_error(r, 503, "busy", "this is being done already");
	return true;
}

/* To who repeats a line whose answer was too large to be sent. */
static const char too_large[] = "{\"ok\": true, \"lines\": []}";

/* {"ok": true, "lines": [...]}; the first line says whether it was done. */
void page_reply(struct call *c)
{
	struct pet_text t = pet_text_into(c->server->scratch, SCRATCH, c->lang, NULL, NULL);
	struct pet_json j = pet_json_into(&t);
	char *line = evbuffer_readln(c->out, NULL, EVBUFFER_EOL_LF);
	bool ok = line && !strcmp(line, "ok");
	pet_json_open(&j, '{');
	pet_json_key_bool(&j, "ok", ok);
	pet_json_key(&j, "lines");
	pet_json_open(&j, '[');
	if (!ok && line && !strncmp(line, "no: ", 4))
		pet_json_string(&j, line + 4);
	free(line);
	while ((line = evbuffer_readln(c->out, NULL, EVBUFFER_EOL_LF)) != NULL) {
		pet_json_string(&j, line);
		free(line);
	}
	pet_json_close(&j, ']');
	pet_json_close(&j, '}');
	if (t.cut)
		http_refuse(c->http, c->lang, 503, "too_large", "the answer is too large");
	else
		http_send(c->http, 200, "application/json", t.buf, t.len, NULL);
	if (c->key[0])
		note_done(c, t.cut ? too_large : t.buf);
}

static bool key_fits(const struct server *s, const char *key)
{
	char hash[HASH_MAX];
	if (!key || !s->operator_key[0] || monotonic_ms() > s->operator_until)
		return false;
	hash_hex(key, hash);
	return !sodium_memcmp(hash, s->operator_key, strlen(hash));
}

void api_operator(struct server *s, struct req *r)
{
	const char *line = body_text(r, "line");
	if (!key_fits(s, body_text(r, "key")))
		return reply_error(r, 403, "key",
				   "this key does not open the operator's page: 'petteia admin "
				   "page' gives one");
	if (!line || !line[0] || strlen(line) >= LINE_MAX_BYTES || strchr(line, '\n'))
		return reply_error(r, 400, "line", "a command is needed");
	const char *key = r->head[HEAD_KEY];
	if (key && (!key_formed(r) || is_done(s, r, key)))
		return;
	struct call *c = memory_new(sizeof *c);
	if (key) {
		snprintf(c->key, sizeof c->key, "%s", key);
		note_begun(s, key);
	}
	c->server = s;
	c->http = r->http;
	c->lang = r->lang;
	c->out = evbuffer_new();
	c->line = memory_text(line);
	r->answered = true;
	call_run(c, c->line);
}
