/* sender.c: one thread, many transfers at once (curl's multi interface). */
#include "server/notices/sender_internal.h"

#include <pthread.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/eventfd.h>
#include <sys/socket.h>
#include <unistd.h>

#include "server/base/clock.h"
#include "server/base/memory.h"
#include "server/notices/target.h"

enum {
	CONNECT_S = 10,
	WHOLE_S = 20, /* shorter than a post is held (notices.c) */
	ANSWER_MAX = 64 << 10,
	LAST_MS = 2000,
	POLL_MS = 1000,
	WAIT_MAX_S = 86400,
};

struct sender {
	struct sender_config config;
	pthread_t thread;
	pthread_mutex_t lock;
	struct letter *todo, **todo_tail, *ended;
	CURLM *multi;
	int running, fd;
	bool closing;
};

void letter_free(struct letter *l)
{
	if (l->curl)
		curl_easy_cleanup(l->curl);
	curl_slist_free_all(l->heads);
	free(l->body);
	free(l->sent);
	free(l);
}

void letter_head(struct letter *l, const char *format, ...)
{
	char line[2048];
	va_list args;
	va_start(args, format);
	vsnprintf(line, sizeof line, format, args);
	va_end(args);
	l->heads = curl_slist_append(l->heads, line);
}

/* The address that was found, whatever the name promised. */
static curl_socket_t open_socket(void *arg, curlsocktype purpose, struct curl_sockaddr *a)
{
	struct letter *l = arg;
	if (purpose != CURLSOCKTYPE_IPCXN || address_private(&a->addr)) {
		l->refused = true;
		return CURL_SOCKET_BAD;
	}
	return socket(a->family, a->socktype | SOCK_CLOEXEC, a->protocol);
}

/* What is answered is read to its end, so that the connection can be used again, but not kept. */
static size_t read_answer(char *p, size_t size, size_t n, void *arg)
{
	struct letter *l = arg;
	(void)p;
	l->read += size * n;
	return l->read > ANSWER_MAX ? 0 : size * n;
}

static bool start(struct sender *t, struct letter *l)
{
	static prepare *const by_way[WAY_KINDS] = { [WAY_WEBHOOK] = prepare_webhook,
						    [WAY_MAIL] = prepare_mail,
						    [WAY_PUSH] = prepare_push };
	CURL *c = l->curl = curl_easy_init();
	if (!c || !by_way[l->way.kind])
		return false;
	curl_easy_setopt(c, CURLOPT_PRIVATE, l);
	curl_easy_setopt(c, CURLOPT_NOSIGNAL, 1L);
	curl_easy_setopt(c, CURLOPT_CONNECTTIMEOUT, (long)CONNECT_S);
	curl_easy_setopt(c, CURLOPT_TIMEOUT, (long)WHOLE_S);
	curl_easy_setopt(c, CURLOPT_FOLLOWLOCATION, 0L);
	curl_easy_setopt(c, CURLOPT_NOPROXY, "*"); /* a proxy would hide the address */
	curl_easy_setopt(c, CURLOPT_WRITEFUNCTION, read_answer);
	curl_easy_setopt(c, CURLOPT_WRITEDATA, l);
	curl_easy_setopt(c, CURLOPT_USERAGENT, "Petteia");
	curl_easy_setopt(c, CURLOPT_PROTOCOLS_STR, t->config.private_too ? "http,https" : "https");
	if (!t->config.private_too) {
		curl_easy_setopt(c, CURLOPT_OPENSOCKETFUNCTION, open_socket);
		curl_easy_setopt(c, CURLOPT_OPENSOCKETDATA, l);
	}
	return by_way[l->way.kind](&t->config, l) && curl_multi_add_handle(t->multi, c) == CURLM_OK;
}

static void give_back(struct sender *t, struct letter *l)
{
	pthread_mutex_lock(&t->lock);
	l->next = t->ended;
	t->ended = l;
	pthread_mutex_unlock(&t->lock);
	eventfd_write(t->fd, 1);
}

/* By the status: gone for good, not for us, or not now. */
static enum sent judge_http(struct letter *l, CURLcode code)
{
	long status = 0;
	curl_off_t after = 0;
	curl_easy_getinfo(l->curl, CURLINFO_RESPONSE_CODE, &status);
	curl_easy_getinfo(l->curl, CURLINFO_RETRY_AFTER, &after);
	l->after_s = after > 0 && after < WAIT_MAX_S ? (int)after : 0;
	if (l->refused) {
		snprintf(l->wrong, sizeof l->wrong, "its address is in a private network");
		return SEND_DEAD;
	}
	if (code != CURLE_OK && !(code == CURLE_WRITE_ERROR && status)) {
		snprintf(l->wrong, sizeof l->wrong, "%s", curl_easy_strerror(code));
		return SEND_AGAIN;
	}
	if (status >= 200 && status < 300)
		return SENT;
	snprintf(l->wrong, sizeof l->wrong, "status %ld", status);
	if (status == 404 || status == 410)
		return SEND_DEAD;
	return status == 429 || status >= 500 || status == 408 ? SEND_AGAIN : SEND_REFUSED;
}

static void take_new(struct sender *t)
{
	pthread_mutex_lock(&t->lock);
	struct letter *l = t->todo;
	t->todo = NULL;
	t->todo_tail = &t->todo;
	pthread_mutex_unlock(&t->lock);
	while (l) {
		struct letter *next = l->next;
		if (start(t, l)) {
			t->running++;
		} else {
			l->result = SEND_REFUSED;
			snprintf(l->wrong, sizeof l->wrong, "it cannot be sent");
			give_back(t, l);
		}
		l = next;
	}
}

static void take_ended(struct sender *t)
{
	CURLMsg *m;
	int left;
	while ((m = curl_multi_info_read(t->multi, &left)) != NULL) {
		struct letter *l = NULL;
		CURLcode code = m->data.result;
		CURL *c = m->easy_handle;
		if (m->msg != CURLMSG_DONE)
			continue;
		curl_easy_getinfo(c, CURLINFO_PRIVATE, (char **)&l);
		l->result = l->way.kind == WAY_MAIL ? judge_mail(l, code) : judge_http(l, code);
		curl_multi_remove_handle(t->multi, c);
		t->running--;
		give_back(t, l);
	}
}

static bool is_closing(struct sender *t)
{
	pthread_mutex_lock(&t->lock);
	bool closing = t->closing;
	pthread_mutex_unlock(&t->lock);
	return closing;
}

static void *work(void *arg)
{
	struct sender *t = arg;
	int64_t until = 0;
	for (;;) {
		int moving;
		bool closing = is_closing(t);
		if (closing && !until)
			until = monotonic_ms() + LAST_MS;
		if (!closing)
			take_new(t);
		curl_multi_perform(t->multi, &moving);
		take_ended(t);
		if (closing && (!t->running || monotonic_ms() > until))
			return NULL;
		curl_multi_poll(t->multi, NULL, 0, closing ? 50 : POLL_MS, NULL);
	}
}

struct sender *sender_open(const struct sender_config *config)
{
	struct sender *t = memory_new(sizeof *t);
	t->config = *config;
	t->todo_tail = &t->todo;
	pthread_mutex_init(&t->lock, NULL);
	curl_global_init(CURL_GLOBAL_DEFAULT);
	t->multi = curl_multi_init();
	t->fd = eventfd(0, EFD_NONBLOCK | EFD_CLOEXEC);
	curl_multi_setopt(t->multi, CURLMOPT_MAX_TOTAL_CONNECTIONS, 128L);
	if (t->fd >= 0 && pthread_create(&t->thread, NULL, work, t) == 0)
		return t;
	curl_multi_cleanup(t->multi);
	free(t);
	return NULL;
}

void sender_close(struct sender *t)
{
	pthread_mutex_lock(&t->lock);
	t->closing = true;
	pthread_mutex_unlock(&t->lock);
	curl_multi_wakeup(t->multi);
	pthread_join(t->thread, NULL);
}

void sender_free(struct sender *t)
{
	struct letter *l;
	while ((l = t->todo) != NULL) {
		t->todo = l->next;
		letter_free(l);
	}
	curl_multi_cleanup(t->multi);
	close(t->fd);
	free(t);
}

int sender_fd(const struct sender *t)
{
	return t->fd;
}

void sender_add(struct sender *t, struct letter *l)
{
	pthread_mutex_lock(&t->lock);
	l->next = NULL;
	*t->todo_tail = l;
	t->todo_tail = &l->next;
	pthread_mutex_unlock(&t->lock);
	curl_multi_wakeup(t->multi);
}

struct letter *sender_ended(struct sender *t)
{
	pthread_mutex_lock(&t->lock);
	struct letter *l = t->ended;
	t->ended = NULL;
	pthread_mutex_unlock(&t->lock);
	return l;
}
