/* budget.c: what strangers may take up.
 *
 * libevent has no hook for the end of a connection, so what is known about one is kept by its descriptor. The kernel
 * tells whether that is still the same socket (SO_COOKIE); as long as it is, its bufferevent exists. A connection is cut by
 * shutting down its socket: libevent sees the end and closes it. */
#include "server/net/budget.h"

#include <event2/buffer.h>
#include <event2/bufferevent.h>
#include <event2/http.h>
#include <stdlib.h>
#include <string.h>
#include <sys/socket.h>

#include "server/base/address.h"
#include "server/base/clock.h"
#include "server/base/memory.h"

enum {
	CONNECTIONS_OF_ONE = 600, /* of an address: a club, each with a stream and some requests */
	HALVES_OF_ONE = 100,      /* requests that have begun and not arrived */
	HALVES = 2000,
	UNSENT_OF_ONE = 32 << 20, /* bytes */
	UNSENT = 256 << 20,
	REQUEST_MS = 20000, /* for a request to arrive */
	STALL_MS = 20000,   /* within which so many bytes must be read */
	STALL_BYTES = 16 << 10,
	GRACE_MS = 2000, /* before one is cut to make room */
	COUNT_MS = 25,
	SETS = 1 << 12,
};

/* An address that has connections. */
struct from {
	struct from *next;
	int connections, halves;
	size_t unsent;
	char key[ADDRESS_MAX];
};

struct guest {
	struct bufferevent *bev; /* NULL: none on this descriptor */
	struct from *from;       /* NULL: a proxy that has asked for nobody yet */
	uint64_t cookie;
	int64_t since;  /* of the last thing it did: connecting, a request */
	int64_t begun;  /* when the first byte of a request came; 0: none */
	int64_t marked; /* when it had last read enough; 0: nothing is unread */
	size_t read;    /* bytes since then */
	size_t copied;  /* of the answer */
	bool proxied;
	bool busy; /* its request is being answered, or it is a stream */
	bool cut;  /* it is closing */
};

static struct budget {
	struct guest *at; /* by descriptor */
	int room, most;
	bool alone;
	struct from *froms[SETS];
	int connections, halves;
	size_t unsent;
	int64_t counted;
	uint64_t cut, refused;
} budget;

/* ---- addresses ------------------------------------------------------------------------------- */

static struct from **from_slot(const char *key)
{
	uint32_t h = 2166136261u;
	for (const char *c = key; *c; c++)
		h = (h ^ (unsigned char)*c) * 16777619u;
	struct from **at = &budget.froms[h % SETS];
	while (*at && strcmp((*at)->key, key))
		at = &(*at)->next;
	return at;
}

static struct from *from_of(const char *key)
{
	struct from **at = from_slot(key);
	if (!*at) {
		*at = memory_new(sizeof **at);
		strncpy((*at)->key, key, ADDRESS_MAX - 1);
	}
	return *at;
}

static void half(struct guest *g, int more)
{
	budget.halves += more;
	if (g->from)
		g->from->halves += more;
}

static void leave_address(struct guest *g)
{
	struct from *f = g->from;
	g->from = NULL;
	if (!f || --f->connections)
		return;
	struct from **at = from_slot(f->key);
	*at = f->next;
	free(f);
}

static void join_address(struct guest *g, const char *key)
{
	if (g->from && !strcmp(g->from->key, key))
		return;
	leave_address(g);
	g->from = from_of(key);
	g->from->connections++;
}

/* ---- connections ----------------------------------------------------------------------------- */

static void forget(struct guest *g)
{
	if (!g->bev)
		return;
	if (g->begun)
		half(g, -1);
	leave_address(g);
	budget.connections--;
	*g = (struct guest){ 0 };
}

static uint64_t cookie_of(int fd)
{
	uint64_t cookie = 0;
	socklen_t n = sizeof cookie;
	return getsockopt(fd, SOL_SOCKET, SO_COOKIE, &cookie, &n) == 0 ? cookie : 0;
}

/* Whether the connection on this descriptor is still the one we know; else it is forgotten. */
static bool lives(int fd)
{
	struct guest *g = &budget.at[fd];
	if (g->bev && cookie_of(fd) == g->cookie)
		return true;
	forget(g);
	return false;
}

static struct guest *guest_at(int fd)
{
	return fd >= 0 && fd < budget.room && budget.at[fd].bev ? &budget.at[fd] : NULL;
}

static struct guest *guest_of(struct evhttp_request *http)
{
	struct evhttp_connection *conn = evhttp_request_get_connection(http);
	struct bufferevent *bev = conn ? evhttp_connection_get_bufferevent(conn) : NULL;
	return bev ? guest_at(bufferevent_getfd(bev)) : NULL;
}

static void cut(int fd)
{
	struct guest *g = &budget.at[fd];
	if (g->cut)
		return;
	g->cut = true;
	budget.cut++;
	shutdown(fd, SHUT_RDWR);
}

static size_t unread(const struct guest *g)
{
	return evbuffer_get_length(bufferevent_get_output(g->bev));
}

/* What it makes us keep in memory. */
static size_t held(const struct guest *g)
{
	size_t n = unread(g);
	return n < g->copied ? n : g->copied;
}

/* Counts what everybody holds; those that are gone are forgotten. */
static void count(void)
{
	budget.unsent = 0;
	budget.counted = monotonic_ms();
	for (int i = 0; i < SETS; i++)
		for (struct from *f = budget.froms[i]; f; f = f->next)
			f->unsent = 0;
	for (int fd = 0; fd < budget.room; fd++) {
		struct guest *g = &budget.at[fd];
		if (!g->bev || !lives(fd))
			continue;
		budget.unsent += held(g);
		if (g->from)
			g->from->unsent += held(g);
	}
}

static void count_anew(void)
{
	if (monotonic_ms() - budget.counted >= COUNT_MS)
		count();
}

bool budget_connected(struct bufferevent *bev, const char *address)
{
	int fd = bufferevent_getfd(bev);
	if (fd < 0)
		return true;
	if (fd >= budget.room) {
		int room = fd * 2 + 64;
		budget.at = memory_grow(budget.at, (size_t)room * sizeof *budget.at);
		memset(budget.at + budget.room, 0,
		       (size_t)(room - budget.room) * sizeof *budget.at);
		budget.room = room;
	}
	struct guest *g = &budget.at[fd];
	forget(g); /* its descriptor was closed and given out again */
	*g = (struct guest){
		.bev = bev, .cookie = cookie_of(fd), .since = monotonic_ms(), .proxied = !address
	};
	budget.connections++;
	if (!address)
		return true;
	join_address(g, address);
	if (budget.alone || g->from->connections <= CONNECTIONS_OF_ONE)
		return true;
	count_anew();
	if (g->from->connections <= CONNECTIONS_OF_ONE)
		return true;
	budget.refused++;
	return false;
}

void budget_begun(struct bufferevent *bev)
{
	struct guest *g = guest_at(bufferevent_getfd(bev));
	if (!g || g->begun)
		return;
	g->begun = monotonic_ms();
	half(g, 1);
}

bool budget_proxied(struct evhttp_request *http)
{
	const struct guest *g = guest_of(http);
	return g && g->proxied;
}

bool budget_arrived(struct evhttp_request *http, const char *address)
{
	struct guest *g = guest_of(http);
	if (!g)
		return true;
	if (g->begun)
		half(g, -1);
	g->begun = 0;
	g->copied = 0;
	g->busy = true;
	g->since = monotonic_ms();
	if (address)
		join_address(g, address);
	const struct from *f = g->from;
	bool much = f && !budget.alone &&
		    (f->unsent > UNSENT_OF_ONE || f->connections > CONNECTIONS_OF_ONE);
	if (!much && budget.unsent <= UNSENT)
		return true;
	count_anew();
	if ((budget.alone || !f ||
	     (f->unsent <= UNSENT_OF_ONE && f->connections <= CONNECTIONS_OF_ONE)) &&
	    budget.unsent <= UNSENT)
		return true;
	budget.refused++;
	return false;
}

void budget_answered(struct evhttp_request *http, size_t copied)
{
	struct guest *g = guest_of(http);
	if (!g)
		return;
	g->busy = false;
	g->since = monotonic_ms();
	g->copied = copied;
	budget.unsent += copied; /* until it is counted */
	if (g->from)
		g->from->unsent += copied;
}

void budget_streams(struct evhttp_request *http)
{
	struct guest *g = guest_of(http);
	if (g)
		g->copied = SIZE_MAX;
}

void budget_read(struct bufferevent *bev, size_t bytes)
{
	struct guest *g = guest_at(bufferevent_getfd(bev));
	if (g)
		g->read += bytes;
}

/* ---- who is in the way ----------------------------------------------------------------------- */

struct candidate {
	int fd;
	int64_t since;
	size_t held;
};

static int oldest_first(const void *a, const void *b)
{
	const struct candidate *x = a, *y = b;
	return x->since < y->since ? -1 : x->since > y->since;
}

static int largest_first(const void *a, const void *b)
{
	const struct candidate *x = a, *y = b;
	return x->held > y->held ? -1 : x->held < y->held;
}

/* The connections for which it is true, from the oldest. To be freed. */
static struct candidate *candidates(bool (*fits)(const struct guest *g, int64_t now), int *n)
{
	int64_t now = monotonic_ms();
	struct candidate *list = memory_new((size_t)(budget.connections + 1) * sizeof *list);
	*n = 0;
	for (int fd = 0; fd < budget.room && *n < budget.connections; fd++) {
		const struct guest *g = &budget.at[fd];
		if (g->bev && !g->cut && lives(fd) && fits(g, now))
			list[(*n)++] =
				(struct candidate){ fd, g->begun ? g->begun : g->since, held(g) };
	}
	qsort(list, (size_t)*n, sizeof *list, oldest_first);
	return list;
}

/* A request that does not arrive. */
static bool is_half(const struct guest *g, int64_t now)
{
	(void)now;
	return g->begun != 0;
}

/* Nothing happens on it, or it does not read. Streams that read are no trouble here: their number is limited. */
static bool hangs(const struct guest *g, int64_t now)
{
	bool idle = !g->busy && !unread(g);
	int64_t since = g->begun ? g->begun : g->marked ? g->marked : g->since;
	return (idle || g->begun || g->marked) && now - since > GRACE_MS;
}

static bool keeps_bytes(const struct guest *g, int64_t now)
{
	return held(g) > STALL_BYTES && g->marked && now - g->marked > GRACE_MS;
}

/* Reads so slowly that it holds up memory for good. */
static bool reads_too_slowly(struct guest *g, int64_t now)
{
	if (!unread(g)) {
		g->marked = 0;
	} else if (!g->marked || g->read >= STALL_BYTES) {
		g->marked = now;
		g->read = 0;
	}
	return g->marked && now - g->marked > STALL_MS;
}

static void cut_late(int64_t now)
{
	for (int fd = 0; fd < budget.room; fd++) {
		struct guest *g = &budget.at[fd];
		if (!g->bev || g->cut || !lives(fd))
			continue;
		if ((g->begun && now - g->begun > REQUEST_MS) || reads_too_slowly(g, now))
			cut(fd);
	}
}

/* Too many requests that do not arrive: of one address, or of all; the oldest go. */
static void cut_halves(void)
{
	int n, left = budget.halves;
	struct candidate *list = candidates(is_half, &n);
	for (int i = 0; i < n; i++) {
		struct guest *g = &budget.at[list[i].fd];
		bool many = g->from && g->from->halves > HALVES_OF_ONE && !budget.alone;
		if (left <= HALVES && !many)
			continue;
		cut(list[i].fd);
		half(g, -1);
		g->begun = 0;
		left--;
	}
	free(list);
}

static void cut_unread(void)
{
	int n;
	if (budget.unsent <= UNSENT)
		return;
	struct candidate *list = candidates(keeps_bytes, &n);
	qsort(list, (size_t)n, sizeof *list, largest_first);
	for (int i = 0; i < n && budget.unsent > UNSENT / 2; i++) {
		cut(list[i].fd);
		budget.unsent -= list[i].held < budget.unsent ? list[i].held : budget.unsent;
	}
	free(list);
}

static void cut_oldest(int down_to)
{
	int n, more = budget.connections - down_to;
	struct candidate *list = candidates(hangs, &n);
	for (int i = 0; i < n && i < more; i++)
		cut(list[i].fd);
	free(list);
}

void budget_look(void)
{
	count();
	cut_late(monotonic_ms());
	if (budget.halves > HALVES_OF_ONE)
		cut_halves();
	cut_unread();
	if (budget.connections > budget.most / 10 * 9)
		cut_oldest(budget.most / 10 * 8);
}

void budget_make_room(void)
{
	cut_oldest(budget.most / 10 * 8);
}

/* ---- opening and closing --------------------------------------------------------------------- */

struct budget_counts budget_count(void)
{
	return (struct budget_counts){ budget.connections, budget.halves, budget.unsent, budget.cut,
				       budget.refused };
}

void budget_open(int most, bool alone)
{
	budget = (struct budget){ .most = most, .alone = alone };
}

void budget_close(void)
{
	for (int fd = 0; fd < budget.room; fd++)
		forget(&budget.at[fd]);
	free(budget.at);
	budget = (struct budget){ 0 };
}
