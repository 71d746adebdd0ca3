#include "cmd/http.h"

#include <errno.h>
#include <netdb.h>
#include <poll.h>
#include <signal.h>
#include <spawn.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/socket.h>
#include <sys/wait.h>
#include <unistd.h>

#include "cmd/cmd.h"

enum { PATIENCE_MS = 30000, ANSWER_MAX = 8 << 20 };

extern char **environ;

bool http_address(struct http_server *s, const char *url)
{
	s->tls = !strncmp(url, "https://", 8);
	if (!s->tls && strncmp(url, "http://", 7))
		return false;
	url += s->tls ? 8 : 7;
	bool six = *url == '['; /* [::1]:8080 */
	size_t n = six ? strcspn(++url, "]") : strcspn(url, ":/?#");
	if (!n || n >= sizeof s->host)
		return false;
	memcpy(s->host, url, n);
	s->host[n] = 0;
	url += n + six;
	snprintf(s->port, sizeof s->port, "%s", s->tls ? "443" : "80");
	if (*url == ':') {
		n = strspn(++url, "0123456789");
		if (!n || n >= sizeof s->port)
			return false;
		memcpy(s->port, url, n);
		s->port[n] = 0;
	}
	return true;
}

static int tcp(const struct http_server *s)
{
	struct addrinfo hint = { .ai_socktype = SOCK_STREAM }, *list = NULL;
	int fd = -1;
	if (getaddrinfo(s->host, s->port, &hint, &list))
		return -1;
	for (struct addrinfo *a = list; a && fd < 0; a = a->ai_next) {
		fd = socket(a->ai_family, a->ai_socktype | SOCK_CLOEXEC, a->ai_protocol);
		if (fd >= 0 && connect(fd, a->ai_addr, a->ai_addrlen)) {
			close(fd);
			fd = -1;
		}
	}
	freeaddrinfo(list);
	return fd;
}

/* Runs openssl at the other end of a socket pair; it rejects invalid certificates. */
static int tls(const struct http_server *s, int *pid)
{
	char to[300], host[256];
	int pair[2];
	pid_t child = 0;
	posix_spawn_file_actions_t files;
	snprintf(to, sizeof to, strchr(s->host, ':') ? "[%s]:%s" : "%s:%s", s->host, s->port);
	snprintf(host, sizeof host, "%s", s->host);
	const char *const argv[] = { "openssl",
				     "s_client",
				     "-quiet",
				     "-verify_quiet",
				     "-connect",
				     to,
				     "-servername",
				     host,
				     "-verify_hostname",
				     host,
				     "-verify_return_error",
				     NULL };
	if (socketpair(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0, pair))
		return -1;
	posix_spawn_file_actions_init(&files);
	posix_spawn_file_actions_adddup2(&files, pair[1], 0);
	posix_spawn_file_actions_adddup2(&files, pair[1], 1);
	int error = posix_spawnp(&child, "openssl", &files, NULL, (char *const *)(uintptr_t)argv,
				 environ);
	posix_spawn_file_actions_destroy(&files);
	close(pair[1]);
	if (error)
		die("https needs the program openssl: %s", error_words(error));
	*pid = (int)child;
	return pair[0];
}

void http_close(struct http_line *l)
{
	if (l->fd >= 0)
		close(l->fd);
	if (l->pid) {
		kill(l->pid, SIGTERM);
		waitpid(l->pid, NULL, 0);
	}
	l->fd = -1;
	l->pid = 0;
}

/* Reads more bytes into the buffer: 1, or 0: none within ms, or -1: the end. */
static int more(struct http_line *l, int ms)
{
	struct pollfd p = { l->fd, POLLIN, 0 };
	if (l->taken) { /* discard what was consumed */
		memmove(l->buf, l->buf + l->taken, l->used - l->taken);
		l->used -= l->taken;
		l->buf[l->used] = 0;
		l->taken = 0;
	}
	if (l->used + 1 >= l->cap) {
		l->cap = l->cap ? l->cap * 2 : 1 << 16;
		if (l->cap > ANSWER_MAX)
			die("the server talks without end");
		l->buf = realloc(l->buf, l->cap);
		if (!l->buf)
			die("no memory");
	}
	int ready = poll(&p, 1, ms);
	if (ready <= 0)
		return ready == 0 || errno == EINTR ? 0 : -1;
	ssize_t got = recv(l->fd, l->buf + l->used, l->cap - l->used - 1, 0);
	if (got <= 0)
		return -1;
	l->used += (size_t)got;
	l->buf[l->used] = 0;
	return 1;
}

static bool send_all(int fd, const char *s, size_t n)
{
	while (n) {
		ssize_t sent = send(fd, s, n, MSG_NOSIGNAL);
		if (sent < 0 && errno == EINTR)
			continue;
		if (sent <= 0)
			return false;
		s += sent;
		n -= (size_t)sent;
	}
	return true;
}

/* Sends the request and reads until the end of the headers; the status, or 0. */
static int ask(const struct http_server *s, const char *path, const char *body, struct http_line *l)
{
	char head[1200];
	int n = snprintf(head, sizeof head,
			 "%s %s HTTP/1.0\r\nHost: %s:%s\r\nAuthorization: Bearer %s\r\n"
			 "User-Agent: petteia-bot\r\n",
			 body ? "POST" : "GET", path, s->host, s->port, s->token);
	if (body && n < (int)sizeof head)
		n += snprintf(head + n, sizeof head - (size_t)n,
			      "Content-Type: application/json\r\nContent-Length: %zu\r\n",
			      strlen(body));
	if (n + 3 > (int)sizeof head)
		return 0;
	strcpy(head + n, "\r\n");
	l->used = l->taken = 0;
	l->pid = 0;
	l->fd = s->tls ? tls(s, &l->pid) : tcp(s);
	if (l->fd < 0 || !send_all(l->fd, head, (size_t)n + 2) ||
	    (body && !send_all(l->fd, body, strlen(body))))
		return 0;
	char *end = NULL;
	while (!end) {
		if (more(l, PATIENCE_MS) <= 0)
			return 0;
		end = strstr(l->buf, "\r\n\r\n");
	}
	int status = 0;
	if (sscanf(l->buf, "HTTP/%*s %d", &status) != 1)
		return 0;
	l->taken = (size_t)(end + 4 - l->buf);
	return status;
}

int http_call(const struct http_server *s, const char *path, const char *body, const char **answer)
{
	static struct http_line l;
	int status = ask(s, path, body, &l);
	int got = 1;
	while (status && (got = more(&l, PATIENCE_MS)) > 0)
		;
	http_close(&l);
	if (!status || got == 0) /* a truncated answer is no answer */
		return 0;
	*answer = l.buf + l.taken;
	return status;
}

int http_stream(const struct http_server *s, const char *path, struct http_line *l)
{
	int status = ask(s, path, NULL, l);
	if (status != 200)
		http_close(l);
	return status;
}

int http_stream_line(struct http_line *l, int ms, char **line)
{
	for (;;) {
		char *from = l->buf + l->taken, *end = memchr(from, '\n', l->used - l->taken);
		if (end) {
			*end = 0;
			if (end > from && end[-1] == '\r')
				end[-1] = 0;
			l->taken += (size_t)(end + 1 - from);
			*line = from;
			return 1;
		}
		int got = more(l, ms);
		if (got <= 0)
			return got;
	}
}
