/* server.c: start, run, stop; what other servers on the same database report.
 *
 * The folders are layers, each uses only those before it (tools/lint-includes):
 *
 *     base    memory, time, names, addresses, limits: what knows of nothing else here
 *     store   the database: one interface, two drivers, the schema
 *     net     the loop, commits, connections, requests and answers, who sends them
 *     notices people are called whose page is closed: news, messages, the sender
 *     tables  tables in memory: lines, seats, clocks, dice, bots that think
 *     stream  those who follow tables, and what they are told
 *     api     the endpoints, the operator's socket, health and metrics
 *
 * Everything but the workers of tables/think.c, the sender of notices and the store's threads runs on the loop's thread, or
 * aside (net/aside.h) while the loop waits. */
#include "server/serve.h"
#include "server/round.h"

#include <event2/event.h>
#include <event2/http.h>
#include <malloc.h>
#include <signal.h>
#include <sodium.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/eventfd.h>
#include <sys/resource.h>

#include "server/api/admin.h"
#include "server/api/api.h"
#include "server/api/watch.h"
#include "server/base/clock.h"
#include "server/base/host_words.h"
#include "server/base/limits.h"
#include "server/base/log.h"
#include "server/base/memory.h"
#include "server/base/secret.h"
#include "server/net/answer.h"
#include "server/net/aside.h"
#include "server/net/bans.h"
#include "server/net/commit.h"
#include "server/net/door.h"
#include "server/net/files.h"
#include "server/net/http.h"
#include "server/net/server.h"
#include "server/notices/notices.h"
#include "server/stream/chat.h"
#include "server/stream/stream.h"
#include "server/tables/expire.h"
#include "server/tables/table.h"
#include "server/tables/think.h"

enum { BEAT_S = 2 };

static void on_signal(evutil_socket_t fd, short what, void *arg)
{
	struct server *s = arg;
	(void)fd, (void)what;
	log_line("stopping");
	event_base_loopbreak(s->base);
}

static void read_news(struct server *s, void *arg)
{
	(void)arg;
	s->store.db->driver->news(s->store.db, round_told, s);
}

/* A notification arrived; it is handled after the work before it. */
static void on_news(evutil_socket_t fd, short what, void *arg)
{
	struct server *s = arg;
	eventfd_t times;
	(void)what;
	if (eventfd_read(fd, &times) == 0)
		aside_do(s, read_news, NULL);
}

static bool listen_to_others(struct server *s)
{
	int fd = s->store.db->driver->socket(s->store.db);
	s->news = fd < 0 ? NULL : event_new(s->base, fd, EV_READ | EV_PERSIST, on_news, s);
	s->store_fine = true;
	store_node_put(&s->store, s->node);
	commit_now(s);
	return s->news && event_add(s->news, NULL) == 0;
}

static void on_beat(evutil_socket_t fd, short what, void *arg)
{
	(void)fd, (void)what;
	if (aside_waiting(arg) < BEAT_S * 1000) /* else the last one still waits */
		aside_do(arg, round_beat, NULL);
}

static void server_free(struct server *s)
{
	door_shut();
	wake_end(s);
	aside_close(s);
	wake_close(s); /* not before: the thread may have been in the middle of it */
	s->closing = true;
	think_end(s); /* pending logins are answered */
	notices_close(s);
	commit_now(s);
	admin_close(s);
	stream_close_all(s);
	for (int i = 0; i < 10; i++) /* the last answers go out */
		event_base_loop(s->base, EVLOOP_NONBLOCK);
	store_alive_put(&s->store, now_ms());
	if (store_shared(&s->store))
		store_node_drop(&s->store, s->node);
	commit_close(s);
	answers_close();
	think_close(s);
	bots_close(s);
	evhttp_free(s->http);
	watch_close(s);
	door_close();
	for (uint32_t b = 0; b < HASH_SIZE; b++)
		while (s->tables[b])
			table_forget(s, s->tables[b]);
	table_load_close(s);
	store_close(&s->store);
	event_base_free(s->base);
	bans_free(s);
	free(s->limits);
	free(s->proxies);
	free(s->scratch);
	page_forget(s);
}

bool server_has_page(void)
{
	return files_have_page();
}

/* What the process is for all that it does. */
static void prepare_process(void)
{
	/* after a failed allocation libevent would drop half a response and continue */
	event_set_mem_functions(memory_piece, memory_grow, memory_piece_free);
	signal(SIGPIPE, SIG_IGN);
	signal(SIGXFSZ, SIG_IGN); /* a file size limit is handled like a full disk */
	struct rlimit files;      /* a stream needs a descriptor */
	if (getrlimit(RLIMIT_NOFILE, &files) == 0) {
		files.rlim_cur = files.rlim_max;
		setrlimit(RLIMIT_NOFILE, &files);
	}
	mallopt(M_MXFAST, 0); /* libevent's buffers made malloc trim all the time */
}

/* One thread owns the loop; changes of interest are sent to the kernel in batches. */
static struct event_base *base_new(void)
{
	struct event_config *how = event_config_new();
	event_config_set_flag(how, EVENT_BASE_FLAG_NOLOCK | EVENT_BASE_FLAG_EPOLL_USE_CHANGELIST);
	struct event_base *base = event_base_new_with_config(how);
	event_config_free(how);
	return base;
}

/* Opens the parts in the order in which they need each other. */
static bool open_parts(struct server *s, char *error, size_t n)
{
	const struct server_config *config = &s->config;
	if (!store_open(&s->store, config->where, config->accept_loss, error, n) ||
	    !admin_open(s, error, n) || !http_open(s, error, n) || !watch_open(s, error, n) ||
	    !think_open(s))
		return false;
	commit_open(s);
	bots_open(s);
	table_load_open(s);
	stream_listen(s);
	return notices_open(s, error, n);
}

static bool begin(struct server *s)
{
	s->since = now_ms();
	round_begin(s);
	random_id(s->node, 12);
	bans_read(s);
	if (store_shared(&s->store) && !listen_to_others(s))
		return false;
	wake_open(s);
	if (aside_open(s))
		return true;
	fprintf(stderr, "petteia serve: %s\n", host_words("no threads to be had"));
	return false;
}

static void tell_address(const struct server_config *config)
{
	printf("%s", config->bold ? "\033[1m" : "");
	printf(host_words("Petteia is at http://%s:%d/"),
	       strcmp(config->address, "0.0.0.0") ? config->address : "localhost", config->port);
	printf("%s\n", config->bold ? "\033[0m" : "");
	fflush(stdout);
}

int server_main(const struct server_config *config)
{
	static struct server server;
	struct server *s = &server;
	char error[1024] = "";
	if (sodium_init() < 0)
		return 1;
	prepare_process();
	s->config = *config;
	host_lang = config->lang;
	s->base = base_new();
	s->scratch = memory_grow(NULL, SCRATCH);
	s->limits = limits_open(config->fast_limits);
	s->endpoints = endpoints;
	if (!open_parts(s, error, sizeof error)) {
		fprintf(stderr, "petteia serve: %s\n",
			error[0] ? error : host_words("no threads to be had"));
		return 2;
	}
	struct event *term = evsignal_new(s->base, SIGTERM, on_signal, s);
	struct event *intr = evsignal_new(s->base, SIGINT, on_signal, s);
	struct event *tidy = event_new(s->base, -1, EV_PERSIST, on_beat, s);
	struct timeval beat = { BEAT_S, 0 };
	event_add(term, NULL);
	event_add(intr, NULL);
	event_add(tidy, &beat);
	if (!begin(s))
		return 2;
	tell_address(&s->config);
	/* one commit per turn, for everything requested in it */
	while (event_base_loop(s->base, EVLOOP_ONCE) == 0 && !event_base_got_break(s->base))
		aside_turn(s);
	event_free(term);
	event_free(intr);
	event_free(tidy);
	if (s->news)
		event_free(s->news);
	server_free(s);
	return 0;
}
