/* world.c: time, timers, chance and threads, in the place of the host's. The functions of libevent, libsodium,
 * clock.c, log.c, secret.c and think.c that servers call are defined here; the linker takes these. */
#include <event2/buffer.h>
#include <event2/event.h>
#include <event2/http.h>
#include <event2/http_struct.h>
#include <sodium.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "core/sha256.h"
#include "server/net/aside.h"
#include "server/base/clock.h"
#include "server/base/log.h"
#include "server/base/secret.h"
#include "server/tables/think.h"
#include "sim.h"

enum { STACK = 4 << 20, START = 1700000000 };

int64_t sim_time, sim_ahead;
static uint64_t state;

/* ---- chance ------------------------------------------------------------------------------------ */

void sim_begin(uint64_t seed)
{
	state = seed * 0x9e3779b97f4a7c15ull + 1;
	sim_time = START * 1000ll;
	sim_ahead = 0;
}

uint64_t sim_random(void)
{
	uint64_t z = state += 0x9e3779b97f4a7c15ull;
	z = (z ^ z >> 30) * 0xbf58476d1ce4e5b9ull;
	z = (z ^ z >> 27) * 0x94d049bb133111ebull;
	return z ^ z >> 31;
}

int sim_below(int n)
{
	return n > 0 ? (int)(sim_random() % (uint64_t)n) : 0;
}

bool sim_chance(int in_thousand)
{
	return sim_below(1000) < in_thousand;
}

void randombytes_buf(void *const buf, const size_t n)
{
	for (size_t i = 0; i < n; i++)
		((unsigned char *)buf)[i] = (unsigned char)sim_random();
}

void random_id(char *out, size_t letters)
{
	for (size_t i = 0; i < letters; i++)
		out[i] = (char)('a' + sim_below(26));
	out[letters] = 0;
}

void secret_tag(const char *secret, uint8_t out[SECRET_TAG])
{
	uint8_t hash[PET_SHA256_BYTES];
	pet_sha256(secret, strlen(secret), hash);
	memcpy(out, hash, SECRET_TAG);
}

void hash_hex(const char *secret, char out[HASH_MAX])
{
	uint8_t hash[PET_SHA256_BYTES];
	pet_sha256(secret, strlen(secret), hash);
	for (int i = 0; i < PET_SHA256_BYTES; i++)
		snprintf(out + 2 * i, 3, "%02x", hash[i]);
}

/* ---- time -------------------------------------------------------------------------------------- */

int64_t monotonic_ms(void)
{
	return sim_time + 1000;
}

int64_t now_ms(void)
{
	if (here && here->follows)
		return sim_time + here->ahead;
	return sim_time + (here ? here->skew : 0);
}

void clock_follow(int64_t now)
{
	if (!here)
		return;
	here->follows = true;
	here->ahead = now - sim_time;
}

void log_line(const char *format, ...)
{
	char line[512];
	va_list args;
	va_start(args, format);
	vsnprintf(line, sizeof line, format, args);
	va_end(args);
	tell("node %d: %s", here ? here->number : -1, line);
}

/* ---- timers ------------------------------------------------------------------------------------ */

struct timer {
	struct timer *next;
	struct node *node;
	event_callback_fn call;
	void *arg;
	int64_t at; /* -1: not set */
	int fd;     /* what it waits for, or -1 */
	bool once;
};

static struct timer *timers;

struct event *event_new(struct event_base *base, evutil_socket_t fd, short what,
			event_callback_fn call, void *arg)
{
	struct timer *t = calloc(1, sizeof *t);
	(void)what;
	*t = (struct timer){ timers, (struct node *)base, call, arg, -1, fd, false };
	timers = t;
	return (struct event *)t;
}

int event_add(struct event *ev, const struct timeval *wait)
{
	if (wait)
		((struct timer *)ev)->at = sim_time + wait->tv_sec * 1000 + wait->tv_usec / 1000;
	return 0;
}

void event_ready(int fd)
{
	for (struct timer *t = timers; t; t = t->next)
		if (t->fd == fd)
			t->at = sim_time;
}

int event_del(struct event *ev)
{
	((struct timer *)ev)->at = -1;
	return 0;
}

int event_pending(const struct event *ev, short what, struct timeval *tv)
{
	(void)what, (void)tv;
	return ((const struct timer *)ev)->at >= 0;
}

void event_free(struct event *ev)
{
	struct timer **at = &timers;
	while (*at != (struct timer *)ev)
		at = &(*at)->next;
	*at = ((struct timer *)ev)->next;
	free(ev);
}

int event_base_once(struct event_base *base, evutil_socket_t fd, short what, event_callback_fn call,
		    void *arg, const struct timeval *wait)
{
	struct event *ev = event_new(base, fd, what, call, arg);
	((struct timer *)ev)->once = true;
	return event_add(ev, wait);
}

void timers_close(void)
{
	while (timers)
		event_free((struct event *)timers);
}

static struct timer *next_of(const struct node *n)
{
	struct timer *first = NULL;
	for (struct timer *t = timers; t; t = t->next)
		if (t->node == n && t->at >= 0 && (!first || t->at < first->at))
			first = t;
	return first;
}

int64_t timer_next(const struct node *n)
{
	struct timer *t = next_of(n);
	return t ? t->at : -1;
}

struct call {
	event_callback_fn call;
	void *arg;
	int fd;
};

static void fire(struct server *s, void *arg)
{
	struct call c = *(struct call *)arg;
	(void)s;
	free(arg);
	c.call(c.fd, EV_TIMEOUT, c.arg);
}

bool timer_due(struct node *n, sim_work **work, void **arg)
{
	struct timer *t = next_of(n);
	if (!t || t->at > sim_time)
		return false;
	struct call *c = malloc(sizeof *c);
	*c = (struct call){ t->call, t->arg, t->fd };
	*work = fire;
	*arg = c;
	if (t->once)
		event_free((struct event *)t);
	else
		t->at = -1;
	return true;
}

/* ---- servers on stacks of their own ------------------------------------------------------------ */

struct node node[NODES];
struct node *here;
static ucontext_t schedule;

static void live(void)
{
	for (;;) {
		struct node *n = here;
		n->work(&n->server, n->arg);
		aside_turn(&n->server);
		n->work = NULL;
		swapcontext(&n->stack, &schedule);
	}
}

void node_go_on(struct node *n)
{
	here = n;
	swapcontext(&schedule, &n->stack);
	here = NULL;
}

void node_do(struct node *n, sim_work *work, void *arg)
{
	n->work = work;
	n->arg = arg;
	node_go_on(n);
}

void node_finish(struct node *n)
{
	for (; n->work; node_go_on(n))
		sim_time = n->asleep > sim_time ? n->asleep : sim_time;
}

void node_wait(int64_t ms)
{
	struct node *n = here;
	n->asleep = sim_time + ms;
	swapcontext(&n->stack, &schedule);
}

void node_stack(struct node *n)
{
	if (!n->memory)
		n->memory = malloc(STACK);
	getcontext(&n->stack);
	n->stack.uc_stack.ss_sp = n->memory;
	n->stack.uc_stack.ss_size = STACK;
	n->stack.uc_link = NULL;
	makecontext(&n->stack, live, 0);
}

/* ---- threads: a bot answers a little later ------------------------------------------------------ */

struct thought {
	struct server *server;
	struct think_job job;
};

static void thought(evutil_socket_t fd, short what, void *arg)
{
	struct thought t = *(struct thought *)arg;
	(void)fd, (void)what;
	free(arg);
	t.job.work(t.job.arg);
	t.job.done(t.server, t.job.arg);
}

bool think_queue(struct server *s, enum think_kind kind, const char *who, struct think_job job)
{
	struct timeval soon = { 0, 1000 * (1 + sim_below(300)) };
	struct thought *t = malloc(sizeof *t);
	(void)kind, (void)who;
	*t = (struct thought){ s, job };
	event_base_once((struct event_base *)s, -1, EV_TIMEOUT, thought, t, &soon);
	return true;
}

bool think_work(struct server *s, const char *who, void (*work)(void *arg),
		void (*done)(struct server *s, void *arg), void *arg)
{
	return think_queue(s, THINK_PASSWORD, who, (struct think_job){ work, done, arg });
}

int think_idle(struct server *s)
{
	(void)s;
	return 0;
}

uint64_t think_clock_ns(void)
{
	return (uint64_t)sim_time * 1000000;
}

bool think_stopped(void)
{
	return false;
}

void think_count(struct server *s, struct think_counts *out)
{
	(void)s;
	*out = (struct think_counts){ 0 };
}

/* ---- answers ----------------------------------------------------------------------------------- */

void evhttp_send_reply(struct evhttp_request *http, int status, const char *reason,
		       struct evbuffer *buf)
{
	struct evbuffer *out = evhttp_request_get_output_buffer(http);
	size_t n = evbuffer_get_length(out);
	(void)reason, (void)buf;
	people_answered(http->cb_arg, status, n ? (const char *)evbuffer_pullup(out, -1) : "", n);
	evhttp_request_free(http);
}
