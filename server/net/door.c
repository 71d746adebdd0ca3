/* door.c: connections before they become requests. The bytes that a connection may leave unread while
 * its request is answered are bounded; what strangers take up is counted (budget.h); and when
 * descriptors run out, clients that cannot be served are told so in one line, the operator still gets
 * in, and the log stays readable. */
#include "server/net/door.h"

#include <errno.h>
#include <event2/buffer.h>
#include <event2/bufferevent.h>
#include <event2/event.h>
#include <event2/http.h>
#include <event2/listener.h>
#include <fcntl.h>
#include <netdb.h>
#include <netinet/in.h>
#include <netinet/tcp.h>
#include <stdlib.h>
#include <string.h>
#include <sys/resource.h>
#include <sys/socket.h>
#include <unistd.h>

#include "server/base/address.h"
#include "server/base/clock.h"
#include "server/base/log.h"
#include "server/base/memory.h"
#include "server/net/budget.h"
#include "server/net/server.h"

enum {
	UNREAD_MAX = 64 << 10,
	UNSENT_KERNEL = 64 << 10, /* bytes of an answer that the kernel keeps for us */
	FILES_OF_OURS = 24,       /* descriptors that are no connections */
	SPARES = 8,
	REFUSED_AT_ONCE = 256,
	LOG_MS = 60000,
	BREATH_MS = 100,
};

static struct door {
	struct server *server;
	struct bufferevent **fresh; /* accepted in this moment */
	int fresh_count, fresh_room;
	struct event *look;
	int spare[SPARES];
	int spares;
	int64_t logged;
	struct evconnlistener *listener;
	struct event *beat, *breath;
} door;

/* ---- connections ----------------------------------------------------------------------------- */

static const char full[] = "HTTP/1.1 503 Service Unavailable\r\nRetry-After: 5\r\n"
			   "Connection: close\r\nContent-Type: application/json\r\n"
			   "Content-Length: 68\r\n\r\n"
			   "{\"error\":\"full\",\"message\":\"the server has no room for you just "
			   "now\"}";

static void on_bytes(struct evbuffer *in, const struct evbuffer_cb_info *info, void *arg)
{
	(void)in;
	if (info->n_added)
		budget_begun(arg);
}

static void on_read(struct evbuffer *out, const struct evbuffer_cb_info *info, void *arg)
{
	(void)out;
	if (info->n_deleted)
		budget_read(arg, info->n_deleted);
}

/* libevent asks for the bufferevent of a connection before it gives it the descriptor: we look at it as soon as it has. */
static struct bufferevent *on_connection(struct event_base *base, void *arg)
{
	struct bufferevent *bev = bufferevent_socket_new(base, -1, 0);
	(void)arg;
	if (!bev)
		return NULL;
	evbuffer_add_cb(bufferevent_get_input(bev), on_bytes, bev);
	evbuffer_add_cb(bufferevent_get_output(bev), on_read, bev);
	if (door.fresh_count == door.fresh_room) {
		door.fresh_room = door.fresh_room * 2 + 16;
		door.fresh = memory_grow(door.fresh, (size_t)door.fresh_room * sizeof *door.fresh);
	}
	door.fresh[door.fresh_count++] = bev;
	event_active(door.look, EV_TIMEOUT, 1);
	return bev;
}

/* The address of the other end, as it counts; NULL: one of our proxies. */
static const char *peer_of(int fd, char key[ADDRESS_MAX])
{
	struct sockaddr_storage at = { 0 };
	socklen_t n = sizeof at;
	char text[ADDRESS_MAX] = "";
	if (getpeername(fd, (struct sockaddr *)&at, &n) != 0)
		return strcpy(key, "");
	getnameinfo((struct sockaddr *)&at, n, text, sizeof text, NULL, 0, NI_NUMERICHOST);
	text[strcspn(text, "%")] = 0;
	if (proxies_have(door.server->proxies, text))
		return NULL;
	if (!address_key(text, key))
		strcpy(key, text);
	return key;
}

static void on_look(evutil_socket_t nothing, short what, void *arg)
{
	char key[ADDRESS_MAX];
	(void)nothing, (void)what, (void)arg;
	for (int i = 0; i < door.fresh_count; i++) {
		int fd = bufferevent_getfd(door.fresh[i]);
		if (fd < 0 || budget_connected(door.fresh[i], peer_of(fd, key)))
			continue;
		(void)!send(fd, full, sizeof full - 1, MSG_NOSIGNAL);
		shutdown(fd, SHUT_RDWR);
	}
	door.fresh_count = 0;
}

void door_bound(struct bufferevent *bev)
{
	bufferevent_setwatermark(bev, EV_READ, 0, UNREAD_MAX);
}

void door_unbound(struct bufferevent *bev)
{
	bufferevent_setwatermark(bev, EV_READ, 0, 0);
}

bool door_arrived(struct evhttp_request *http, const char *address)
{
	struct evhttp_connection *conn = evhttp_request_get_connection(http);
	struct bufferevent *bev = evhttp_connection_get_bufferevent(conn);
	if (!evbuffer_get_length(evhttp_request_get_input_buffer(http)))
		door_bound(bev); /* after a body evhttp does not read on by itself */
	return budget_arrived(http, address);
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
	(void)fd, (void)what, (void)arg;
	keep_spares();
	budget_look();
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
	budget_make_room();
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

static int connections_most(void)
{
	struct rlimit files = { .rlim_cur = 1024 };
	getrlimit(RLIMIT_NOFILE, &files);
	int most = files.rlim_cur > 1 << 20 ? 1 << 20 : (int)files.rlim_cur;
	return most > 2 * FILES_OF_OURS ? most - FILES_OF_OURS : FILES_OF_OURS;
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
	int little = UNSENT_KERNEL; /* what is not read stays here, where it can be by reference */
	setsockopt(evhttp_bound_socket_get_fd(bound), IPPROTO_TCP, TCP_NOTSENT_LOWAT, &little,
		   sizeof little);
	evhttp_set_bevcb(s->http, on_connection, s);
	s->config.port = bound_port(evhttp_bound_socket_get_fd(bound));
	door.listener = evhttp_bound_socket_get_listener(bound);
	evconnlistener_set_error_cb(door.listener, on_full);
	door.server = s;
	door.look = event_new(s->base, -1, 0, on_look, NULL);
	budget_open(connections_most(), s->config.fast_limits);
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
	event_free(door.look);
	free(door.fresh);
	budget_close();
	door = (struct door){ 0 };
}
