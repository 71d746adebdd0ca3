/* http.h: requests and responses: routing, limits, headers. */
#ifndef SERVER_HTTP_H
#define SERVER_HTTP_H

#include <event2/http.h>
#include <event2/keyvalq_struct.h>
#include <sys/queue.h>

#include "core/mark.h"
#include "core/text.h"
#include "server/base/address.h"
#include "server/base/body.h"
#include "server/store/store.h"

struct server;

enum {
	BODY_MAX = 64 << 10,
	HEADERS_MAX = 16 << 10,
	PATH_WORDS = 8,
	QUERY_MAX = 64, /* pairs in a query */
};

/* Headers that many requests are asked for; http.c has their names. */
enum head {
	HEAD_AUTHORIZATION,
	HEAD_COOKIE,
	HEAD_ORIGIN,
	HEAD_HOST,
	HEAD_SITE,
	HEAD_TYPE,
	HEAD_LANGUAGE,
	HEAD_LAST_EVENT,
	HEAD_SINCE,
	HEADS
};

struct req {
	struct evhttp_request *http;
	struct server *server;
	struct user_row user; /* id empty: nobody */
	char token_hash[HASH_MAX];
	char address[ADDRESS_MAX]; /* the form used for limits and bans */
	char connection[80];
	char path[256], split[256];   /* split: into words */
	const char *word[PATH_WORDS]; /* of the path */
	int words;
	const char *head[HEADS];      /* NULL: not sent */
	const char *part[PATH_WORDS]; /* path segments that match "*"; NULL-ended */
	struct evkeyvalq query;
	const struct body *body; /* empty if there is none */
	const bool *touched;     /* whether its table has something that is not durable yet */
	uint8_t lang;
	bool secure; /* arrived by TLS, according to the proxy */
	bool answered;
	uint64_t failures; /* the store's count before it started */
	uint64_t awaited;  /* s->awaited before it started */
	bool again;        /* another server holds the table: retry soon */
};

typedef void handler(struct server *s, struct req *r);

struct endpoint {
	const char *method, *path; /* path segments; "*" matches any */
	handler *run;
	bool known; /* requires a known user */
};

bool http_open(struct server *s, char *error, size_t n);

/* Responds at once, or after the commit if the table has uncommitted changes. */
void reply(struct req *r, int status, const char *type, const char *body, size_t n);
void reply_json(struct req *r, int status, const struct pet_text *t);
void reply_error(struct req *r, int status, const char *code, const char *message);
void reply_later_json(struct req *r, int status, const struct pet_text *t);
void http_send(struct evhttp_request *http, int status, const char *type, const char *body,
	       size_t n, const char *cookie);
/* The same after the handler has returned; http_wait prepares the request for it. */
void http_send_late(struct evhttp_request *http, int status, const char *type, const char *body,
		    size_t n, const char *cookie);
void http_wait(struct evhttp_request *http);
/* The same after the next commit. */
void commit_reply(struct server *s, struct evhttp_request *http, int status, const char *type,
		  const char *body, size_t n, const char *cookie);
void answers_close(void);
/* message: an English sentence, translated here. */
void http_refuse(struct evhttp_request *http, uint8_t lang, int status, const char *code,
		 const char *message);
/* Retries a request that ran into a conflict. */
void http_again(struct server *s, struct evhttp_request *http);
/* A table has been loaded, or cannot be: retries the requests that wait for one. */
void http_go_on(struct server *s);
const char *query_get(struct req *r, const char *key);
int64_t query_int(struct req *r, const char *key, int64_t otherwise);
const char *body_text(struct req *r, const char *key);
int64_t body_int(struct req *r, const char *key, int64_t otherwise);

/* Text and JSON writers on the scratch buffer. */
struct pet_text scratch_text(struct req *r);

#endif
