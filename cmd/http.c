#include "cmd/http.h"

#include <curl/curl.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "cmd/cmd.h"

enum { PATIENCE_MS = 30000, ANSWER_MAX = 8 << 20 };

bool http_address(struct http_server *s, const char *url)
{
	CURLU *u = curl_url();
	char *scheme = NULL, *host = NULL, *port = NULL;
	bool fine = u && !curl_url_set(u, CURLUPART_URL, url, 0) &&
		    !curl_url_get(u, CURLUPART_SCHEME, &scheme, 0) &&
		    !curl_url_get(u, CURLUPART_HOST, &host, 0) &&
		    !curl_url_get(u, CURLUPART_PORT, &port, CURLU_DEFAULT_PORT) &&
		    (!strcmp(scheme, "http") || !strcmp(scheme, "https"));
	if (fine)
		fine = snprintf(s->base, sizeof s->base, "%s://%s:%s", scheme, host, port) <
		       (int)sizeof s->base;
	curl_free(scheme);
	curl_free(host);
	curl_free(port);
	curl_url_cleanup(u);
	return fine;
}

/* libcurl hands over what has come. */
static size_t take(char *bytes, size_t one, size_t n, void *arg)
{
	struct http_answer *a = arg;
	n *= one;
	if (a->taken) { /* discard what was consumed */
		memmove(a->buf, a->buf + a->taken, a->used - a->taken);
		a->used -= a->taken;
		a->taken = 0;
	}
	if (a->used + n + 1 > ANSWER_MAX)
		die("the server talks without end");
	if (a->used + n + 1 > a->cap) {
		a->cap = 2 * (a->used + n + 1);
		a->buf = realloc(a->buf, a->cap);
		if (!a->buf)
			die("no memory");
	}
	memcpy(a->buf + a->used, bytes, n);
	a->used += n;
	a->buf[a->used] = 0;
	return n;
}

static void forget(struct http_answer *a)
{
	a->used = a->taken = 0;
	if (a->buf)
		a->buf[0] = 0;
}

/* A handle that asks for a path; *head is to be freed after it. */
static CURL *request(const struct http_server *s, const char *path, const char *body,
		     struct http_answer *a, struct curl_slist **head)
{
	CURL *c = curl_easy_init();
	char url[1024], token[160];
	const char *trusted = getenv("SSL_CERT_FILE");
	if (!c)
		die("no memory");
	snprintf(url, sizeof url, "%s%s", s->base, path);
	snprintf(token, sizeof token, "Authorization: Bearer %s", s->token);
	*head = curl_slist_append(NULL, token);
	if (body)
		*head = curl_slist_append(*head, "Content-Type: application/json");
	forget(a);
	curl_easy_setopt(c, CURLOPT_URL, url);
	curl_easy_setopt(c, CURLOPT_PROTOCOLS_STR, "http,https");
	curl_easy_setopt(c, CURLOPT_HTTPHEADER, *head);
	curl_easy_setopt(c, CURLOPT_USERAGENT, "petteia-bot");
	curl_easy_setopt(c, CURLOPT_NOSIGNAL, 1L);
	curl_easy_setopt(c, CURLOPT_CONNECTTIMEOUT_MS, (long)PATIENCE_MS);
	curl_easy_setopt(c, CURLOPT_WRITEFUNCTION, take);
	curl_easy_setopt(c, CURLOPT_WRITEDATA, a);
	if (body)
		curl_easy_setopt(c, CURLOPT_COPYPOSTFIELDS, body);
	if (trusted && *trusted)
		curl_easy_setopt(c, CURLOPT_CAINFO, trusted);
	if (!getenv("no_proxy") && !getenv("NO_PROXY"))
		curl_easy_setopt(c, CURLOPT_NOPROXY, "localhost,127.0.0.1,::1");
	return c;
}

static int status_of(CURL *c)
{
	long status = 0;
	curl_easy_getinfo(c, CURLINFO_RESPONSE_CODE, &status);
	return (int)status;
}

int http_call(const struct http_server *s, const char *path, const char *body, const char **answer)
{
	static struct http_answer a;
	static CURLSH *share; /* a connection serves the next call as well */
	struct curl_slist *head;
	CURL *c = request(s, path, body, &a, &head);
	if (!share) {
		share = curl_share_init();
		curl_share_setopt(share, CURLSHOPT_SHARE, CURL_LOCK_DATA_CONNECT);
	}
	curl_easy_setopt(c, CURLOPT_SHARE, share);
	curl_easy_setopt(c, CURLOPT_TIMEOUT_MS, (long)PATIENCE_MS);
	int status = curl_easy_perform(c) == CURLE_OK ? status_of(c) : 0;
	curl_easy_cleanup(c);
	curl_slist_free_all(head);
	*answer = a.buf ? a.buf : "";
	return status;
}

/* ---- the stream ------------------------------------------------------------------------------ */

void http_close(struct http_stream *l)
{
	if (l->multi && l->easy)
		curl_multi_remove_handle(l->multi, l->easy);
	if (l->easy)
		curl_easy_cleanup(l->easy);
	if (l->multi)
		curl_multi_cleanup(l->multi);
	curl_slist_free_all(l->head);
	l->easy = l->multi = l->head = NULL;
}

/* Reads what is there, or waits for it so long: false: the stream has ended. */
static bool read_on(struct http_stream *l, int ms)
{
	int running = 0;
	if (curl_multi_poll(l->multi, NULL, 0, ms, NULL) || curl_multi_perform(l->multi, &running))
		running = 0;
	l->ended = !running;
	return running;
}

int http_stream(const struct http_server *s, const char *path, struct http_stream *l)
{
	struct curl_slist *head;
	uint64_t end = now_ns() + PATIENCE_MS * UINT64_C(1000000);
	int running = 1, status = 0;
	l->easy = request(s, path, NULL, &l->answer, &head);
	l->head = head;
	l->multi = curl_multi_init();
	l->ended = false;
	if (!l->multi || curl_multi_add_handle(l->multi, l->easy) ||
	    curl_multi_perform(l->multi, &running))
		running = 0;
	while (!(status = status_of(l->easy)) && running && now_ns() < end)
		running = read_on(l, 1000);
	if (status != 200)
		http_close(l);
	return status;
}

int http_stream_line(struct http_stream *l, int ms, char **line)
{
	uint64_t end = now_ns() + (uint64_t)ms * 1000000;
	for (;;) {
		struct http_answer *a = &l->answer;
		char *from = a->buf ? a->buf + a->taken : NULL;
		char *stop = from ? memchr(from, '\n', a->used - a->taken) : NULL;
		if (stop) {
			*stop = 0;
			if (stop > from && stop[-1] == '\r')
				stop[-1] = 0;
			a->taken += (size_t)(stop + 1 - from);
			*line = from;
			return 1;
		}
		uint64_t now = now_ns();
		if (l->ended)
			return -1;
		if (now >= end)
			return 0;
		read_on(l, (int)((end - now) / 1000000 + 1));
	}
}
