/* watch.c: health checks and metrics for the operator's monitoring. Metrics are not public: they are
 * served on an address of their own (--metrics). */
#include "server/api/watch.h"

#include <event2/http.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "host/parallel.h"
#include "server/api/api.h"
#include "server/base/address.h"
#include "server/base/figures.h"
#include "server/base/host_words.h"
#include "server/net/answer.h"
#include "server/net/bans.h"
#include "server/net/budget.h"
#include "server/net/aside.h"
#include "server/net/server.h"
#include "server/notices/notices.h"
#include "server/tables/table.h"
#include "server/tables/think.h"

enum { SLOW_MS = 1000 };

/* NULL: all is well. */
static const char *trouble(struct server *s)
{
	/* with a shared store the heartbeat counts; the loop does not wait for it */
	bool fine = store_shared(&s->store) ? s->store_fine && aside_waiting(s) < SLOW_MS
					    : store_answers(&s->store);
	if (!fine)
		return N_("the store does not answer");
	return s->write_failed ? N_("the store takes no writes") : NULL;
}

void api_health(struct server *s, struct req *r)
{
	const char *wrong = trouble(s);
	if (wrong)
		return reply_error(r, 503, "store", wrong);
	reply(r, 200, "application/json", "{\"ok\":true}", 11);
}

/* ---- numbers --------------------------------------------------------------------------------- */

struct number {
	const char *name, *type, *help;
	uint64_t value;
};

/* Writes Prometheus' text format; returns its length. */
static size_t put_numbers(struct server *s, char *buf, size_t n)
{
	struct think_counts think;
	think_count(s, &think);
	struct bots_counts bots = bots_count(s);
	struct budget_counts doors = budget_count();
	const struct number all[] = {
		{ "requests_total", "counter", "Requests.", s->requests },
		{ "refused_total", "counter", "Requests that were refused.", s->refused },
		{ "moves_total", "counter", "Moves of people and bots.", s->moves },
		{ "bot_moves_total", "counter", "Moves of bots.", s->bot_moves },
		{ "commits_total", "counter", "Commits.", s->store.commits },
		{ "lines_total", "counter", "Lines written.", s->store.lines },
		{ "lines_replayed_total", "counter", "Lines played again to load tables.",
		  s->replayed },
		{ "store_errors_total", "counter", "Commits that failed.", s->errors },
		{ "trees_kept_total", "counter", "Bots that went on with their last search.",
		  bots.went_on },
		{ "trees", "gauge", "Search trees that wait for their next question.",
		  (uint64_t)bots.kept },
		{ "bot_threads_total", "counter", "Further threads that strong bots thought on.",
		  parallel_begun() },
		{ "bots_waiting", "gauge", "Thoughts of bots that wait for a thread.",
		  (uint64_t)think.bots },
		{ "passwords_waiting", "gauge", "Passwords that wait for a thread.",
		  (uint64_t)think.passwords },
		{ "tables", "gauge", "Tables in memory.", s->table_count },
		{ "streams", "gauge", "Open streams.", s->stream_count },
		{ "connections", "gauge", "Open connections.", (uint64_t)doors.connections },
		{ "half_requests", "gauge", "Requests that have begun and not arrived.",
		  (uint64_t)doors.halves },
		{ "unread_bytes", "gauge", "Bytes of answers in memory that nobody has read.",
		  doors.unsent },
		{ "connections_cut_total", "counter",
		  "Connections cut because they hung or did not read.", doors.cut },
		{ "connections_refused_total", "counter",
		  "Connections and requests of addresses that took up too much.", doors.refused },
		{ "reports", "gauge", "Reports of people that nobody has settled.",
		  (uint64_t)reports_open(s) },
		{ "posts_sent_total", "counter", "Messages to people that arrived.",
		  s->posts_sent },
		{ "posts_again_total", "counter", "Messages to be tried again.", s->posts_again },
		{ "posts_lost_total", "counter", "Messages that were given up.", s->posts_lost },
		{ "posts_waiting", "gauge", "Messages that are not sent yet.", s->posts_waiting },
		{ "people_reached", "gauge",
		  "People whom messages can reach, as this server knows.", notices_people(s) },
		{ "writes_fail", "gauge", "1 while the store takes no writes.", s->write_failed },
	};
	size_t used = 0;
	for (size_t i = 0; i < sizeof all / sizeof *all; i++)
		used += (size_t)snprintf(buf + used, n - used,
					 "# HELP petteia_%s %s\n# TYPE petteia_%s %s\n"
					 "petteia_%s %llu\n",
					 all[i].name, all[i].help, all[i].name, all[i].type,
					 all[i].name, (unsigned long long)all[i].value);
	return used + figures_write(buf + used, n - used);
}

enum { NUMBERS_MAX = 16384 };

/* On the public address only if the operator says so. */
void api_metrics(struct server *s, struct req *r)
{
	char buf[NUMBERS_MAX];
	const char *where = s->config.metrics;
	if (!where || strcmp(where, "public"))
		return reply_error(r, 404, "nothing_here", "there is nothing at this address");
	reply(r, 200, "text/plain; version=0.0.4", buf, put_numbers(s, buf, sizeof buf));
}

/* ---- the address of their own ---------------------------------------------------------------- */

static void on_asked(struct evhttp_request *http, void *arg)
{
	struct server *s = arg;
	char buf[NUMBERS_MAX];
	const char *path = evhttp_uri_get_path(evhttp_request_get_evhttp_uri(http)), *wrong;
	if (path && !strcmp(path, "/metrics"))
		return http_send(http, 200, "text/plain; version=0.0.4", buf,
				 put_numbers(s, buf, sizeof buf), NULL);
	if (!path || strcmp(path, "/healthz"))
		return http_refuse(http, PET_LANG_EN, 404, "nothing_here",
				   "there is nothing at this address");
	wrong = trouble(s);
	if (wrong)
		return http_refuse(http, PET_LANG_EN, 503, "store", wrong);
	http_send(http, 200, "application/json", "{\"ok\":true}", 11, NULL);
}

/* "9180" or "10.0.0.1:9180". */
bool watch_open(struct server *s, char *error, size_t n)
{
	const char *where = s->config.metrics;
	char address[ADDRESS_MAX] = "127.0.0.1";
	if (!where || !strcmp(where, "public"))
		return true;
	const char *colon = strrchr(where, ':'), *port = colon ? colon + 1 : where;
	if (colon)
		snprintf(address, sizeof address, "%.*s", (int)(colon - where), where);
	s->watch = evhttp_new(s->base);
	evhttp_set_allowed_methods(s->watch, EVHTTP_REQ_GET | EVHTTP_REQ_HEAD);
	evhttp_set_max_headers_size(s->watch, HEADERS_MAX);
	evhttp_set_timeout(s->watch, 10);
	evhttp_set_gencb(s->watch, on_asked, s);
	if (evhttp_bind_socket(s->watch, address, (ev_uint16_t)atoi(port)) == 0)
		return true;
	snprintf(error, n, host_words("cannot listen on '%s' for metrics"), where);
	return false;
}

void watch_close(struct server *s)
{
	if (s->watch)
		evhttp_free(s->watch);
}
