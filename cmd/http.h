/* http.h: a client for our server (libcurl): calls, and an event stream. */
#ifndef CMD_HTTP_H
#define CMD_HTTP_H

#include <stdbool.h>
#include <stddef.h>

struct http_server {
	char base[300]; /* "https://host:port" */
	char token[128];
};

/* What came so far of an answer. */
struct http_answer {
	char *buf; /* zero-terminated */
	size_t used, cap, taken;
};

/* A stream that is read line by line. */
struct http_stream {
	void *easy, *multi, *head; /* libcurl's; NULL: closed */
	struct http_answer answer;
	bool ended;
};

/* Parses "https://host:port/anything"; false: not such an address. */
bool http_address(struct http_server *s, const char *url);

/* The status and the body (zero-terminated, valid until the next call), or 0: no answer. body NULL:
 * GET. */
int http_call(const struct http_server *s, const char *path, const char *body, const char **answer);

/* Opens a stream; its status, or 0. */
int http_stream(const struct http_server *s, const char *path, struct http_stream *l);

/* The next line without its newline. 1: a line; 0: none within ms; -1: the stream has ended. */
int http_stream_line(struct http_stream *l, int ms, char **line);
void http_close(struct http_stream *l);

#endif
