/* http.h: a client for our server: one request per connection (HTTP/1.0), and an event stream.
 * https goes through the openssl program, which knows this machine's certificates. */
#ifndef CMD_HTTP_H
#define CMD_HTTP_H

#include <stdbool.h>
#include <stddef.h>

struct http_server {
	char host[256], port[8], token[128];
	bool tls;
};

/* A connection to the server. */
struct http_line {
	int fd;  /* -1: closed */
	int pid; /* process of openssl; 0: none */
	char *buf;
	size_t used, cap, taken;
};

/* Parses "https://host:port/anything"; false: not such an address. */
bool http_address(struct http_server *s, const char *url);

/* The status and the body (zero-terminated, valid until the next call), or 0: no answer. body NULL:
 * GET. */
int http_call(const struct http_server *s, const char *path, const char *body, const char **answer);

/* Opens a stream; its status, or 0. */
int http_stream(const struct http_server *s, const char *path, struct http_line *l);

/* The next line without its newline. 1: a line; 0: none within ms; -1: the stream has ended. */
int http_stream_line(struct http_line *l, int ms, char **line);
void http_close(struct http_line *l);

#endif
