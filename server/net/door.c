/* door.c: connections before they become requests. The bytes that a connection may leave unread while
 * its request is answered are bounded; a request must arrive whole within its deadline, however
 * steadily it trickles in; and when descriptors run out, clients that cannot be served are told so in
 * one line, the operator still gets in, and the log stays readable.
 *
 * libevent has no hook for the end of a connection, so what is known about one is kept by its
 * descriptor. The kernel tells whether that is still the same socket (SO_COOKIE). */
#include "server/net/door.h"

#include <errno.h>
#include <event2/buffer.h>
#include <event2/bufferevent.h>
#include <event2/event.h>
#include <event2/http.h>
#include <event2/listener.h>
#include <fcntl.h>
#include <netinet/in.h>
#include <netinet/tcp.h>
#include <stdlib.h>
#include <string.h>
#include <sys/socket.h>
#include <unistd.h>

#include "server/base/clock.h"
#include "server/base/log.h"
#include "server/base/memory.h"
#include "server/net/server.h"

enum {
	UNREAD_MAX = 64 << 10,
	REQUEST_MS = 20000, /* for a request to arrive */
	SPARES = 8,
	REFUSED_AT_ONCE = 256,
	LOG_MS = 60000,
	BREATH_MS = 100,
};

struct arriving {
	int64_t since; /* when the first byte of the request arrived; 0: none */
	uint64_t cookie;
};

static struct door {
	struct arriving *at; /* by descriptor */
	int room;
	int spare[SPARES];
	int spares;
	int64_t logged;
	struct evconnlistener *listener;
	struct event *beat, *breath;
} door;

/* ---- a request's time ------------------------------------------------------------------------ */

static struct arriving *arriving(int fd)
{
	if (fd >= door.room) {
		int room = fd * 2 + 64;
		struct arriving *more = memory_grow(door.at, (size_t)room * sizeof *more);
		if (!more)
			return NULL;
		memset(more + door.room, 0, (size_t)(room - door.room) * sizeof *more);
		door.at = more;
		door.room = room;
	}
	return fd < 0 ? NULL : &door.at[fd];
}

static void on_bytes(struct evbuffer *in, const struct evbuffer_cb_info *info, void *arg)
{
	(void)in;
	struct arriving *a = info->n_added ? arriving(bufferevent_getfd(arg)) : NULL;
	if (a && !a->since)
		a->since = monotonic_ms();
}

static struct bufferevent *on_connection(struct event_base *base, void *arg)
{
	struct bufferevent *bev = bufferevent_socket_new(base, -1, 0);
	(void)arg;
	if (!bev)
		return NULL;
	evbuffer_add_cb(bufferevent_get_input(bev), on_bytes, bev);
	return bev;
}

void door_bound(struct bufferevent *bev)
{
	bufferevent_setwatermark(bev, EV_READ, 0, UNREAD_MAX);
}

void door_unbound(struct bufferevent *bev)
{
	bufferevent_setwatermark(bev, EV_READ, 0, 0);
}

void door_arrived(struct evhttp_request *http)
{
	struct evhttp_connection *conn = evhttp_request_get_connection(http);
	struct bufferevent *bev = evhttp_connection_get_bufferevent(conn);
	struct arriving *a = arriving(bufferevent_getfd(bev));
	if (a)
		*a = (struct arriving){ 0 };
	if (!evbuffer_get_length(evhttp_request_get_input_buffer(http)))
		door_bound(bev); /* after a body evhttp does not read on by itself */
}

/* Another socket on the descriptor: it was reused for a new connection. */
static void look_at(int fd, int64_t now)
{
	struct arriving *a = &door.at[fd];
	uint64_t cookie = 0;
	socklen_t n = sizeof cookie;
	if (getsockopt(fd, SOL_SOCKET, SO_COOKIE, &cookie, &n) != 0) {
		*a = (struct arriving){ 0 };
	} else if (a->cookie && a->cookie != cookie) {
		*a = (struct arriving){ now, cookie };
	} else {
		a->cookie = cookie;
		if (now - a->since > REQUEST_MS)
			shutdown(fd, SHUT_RDWR); /* libevent sees the end and closes it */
	}
}

/* ---- descriptors ----------------------------------------------------------------------------- */

static void keep_spares(void)
{
	while (door.spares < SPARES) {
		int fd = open("/dev/null", O_RDONLY | O_CLOEXEC);
		if (fd < 0)
			return;
		door.spare[door.spares++] = fd;
	}
}

static void on_beat(evutil_socket_t fd, short what, void *arg)
{
	int64_t now = monotonic_ms();
	(void)fd, (void)what, (void)arg;
	keep_spares();
	for (int i = 0; i < door.room; i++)
		if (door.at[i].since)
			look_at(i, now);
}

static void say_full(void)
{
	int64_t now = monotonic_ms();
	if (door.logged && now - door.logged < LOG_MS)
		return;
	door.logged = now;
	log_line("no descriptors left: connections are refused (LimitNOFILE)");
}

/* Uses a spare descriptor to accept waiting clients one by one, tell them, and close. */
static void refuse_waiting(int listener)
{
	static const char full[] =
		"HTTP/1.1 503 Service Unavailable\r\nRetry-After: 5\r\n"
		"Connection: close\r\nContent-Type: application/json\r\n"
		"Content-Length: 68\r\n\r\n"
		"{\"error\":\"full\",\"message\":\"the server has no room for you just "
		"now\"}";
	char unread[4096];
	if (door.spares)
		close(door.spare[--door.spares]);
	for (int i = 0; i < REFUSED_AT_ONCE; i++) {
		int fd = accept4(listener, NULL, NULL, SOCK_NONBLOCK | SOCK_CLOEXEC);
		if (fd < 0)
			break;
		(void)!send(fd, full, sizeof full - 1, MSG_NOSIGNAL);
		shutdown(fd, SHUT_WR);
		while (recv(fd, unread, sizeof unread, 0) > 0) /* else the answer is lost */
			;
		close(fd);
	}
	keep_spares();
}

static void on_full(struct evconnlistener *listener, void *arg)
{
	(void)arg;
	say_full();
	refuse_waiting(evconnlistener_get_fd(listener));
}

static void on_breath(evutil_socket_t fd, short what, void *arg)
{
	(void)fd, (void)what, (void)arg;
	evconnlistener_enable(door.listener);
}

/* The operator is waiting: the spare descriptors are for that connection. */
void door_let_in(struct evconnlistener *listener, void *arg)
{
	struct timeval breath = { 0, BREATH_MS * 1000 };
	(void)listener, (void)arg;
	say_full();
	evconnlistener_disable(door.listener);
	event_add(door.breath, &breath);
	while (door.spares)
		close(door.spare[--door.spares]);
}

/* ---- open and close -------------------------------------------------------------------------- */

/* Port 0 selects a free port; returns the port. */
static int bound_port(evutil_socket_t fd)
{
	struct sockaddr_storage at = { 0 };
	socklen_t n = sizeof at;
	getsockname(fd, (struct sockaddr *)&at, &n);
	return ntohs(at.ss_family == AF_INET6 ? ((struct sockaddr_in6 *)&at)->sin6_port
					      : ((struct sockaddr_in *)&at)->sin_port);
}

bool door_open(struct server *s)
{
	struct evhttp_bound_socket *bound = evhttp_bind_socket_with_handle(
		s->http, s->config.address, (ev_uint16_t)s->config.port);
	struct timeval second = { 1, 0 };
	if (!bound)
		return false;
	/* Inherited by connections. A response of more than 16 KB takes several writes: without
	 * this the last would wait 40 ms for an acknowledgement. */
	int on = 1;
	setsockopt(evhttp_bound_socket_get_fd(bound), IPPROTO_TCP, TCP_NODELAY, &on, sizeof on);
	evhttp_set_bevcb(s->http, on_connection, s);
	s->config.port = bound_port(evhttp_bound_socket_get_fd(bound));
	door.listener = evhttp_bound_socket_get_listener(bound);
	evconnlistener_set_error_cb(door.listener, on_full);
	door.beat = event_new(s->base, -1, EV_PERSIST, on_beat, s);
	door.breath = event_new(s->base, -1, 0, on_breath, s);
	event_add(door.beat, &second);
	keep_spares();
	return true;
}

/* Stops accepting; open connections are served. */
void door_shut(void)
{
	event_del(door.breath);
	evconnlistener_disable(door.listener);
}

void door_close(void)
{
	event_free(door.beat);
	event_free(door.breath);
	while (door.spares)
		close(door.spare[--door.spares]);
	free(door.at);
	door = (struct door){ 0 };
}
