/* request.h: a request, as handlers see it. */
#ifndef SERVER_REQUEST_H
#define SERVER_REQUEST_H

#include <event2/http.h>
#include <event2/keyvalq_struct.h>
#include <sys/queue.h>

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
	HEAD_KEY,
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
	uint64_t began;          /* figure_now() when it arrived */
	uint8_t lang;
	char key[65]; /* by which it is known if it is repeated; empty: none */
	bool secure;  /* arrived by TLS, according to the proxy */
	bool answered;
	bool unsure;       /* an earlier try may have been done */
	uint64_t failures; /* the store's count before it started */
	uint64_t awaited;  /* s->awaited before it started */
	bool once;         /* may be repeated: it is done once */
	bool again;        /* another server holds the table: retry soon */
};

typedef void handler(struct server *s, struct req *r);

/* A POST whose answer was lost may be sent again. */
enum repeat {
	BY_KEY,    /* is done once for each key (keys.c) */
	BY_ITSELF, /* is done once anyway, or changes nothing */
	BY_TOKEN,  /* as BY_KEY; the token that it answers is not kept, but made of the key */
	NEVER,     /* the operator's lines, which have keys of their own (admin_page.c) */
	BY_LINK, /* changes nothing a second time; whoever has the address may, from any site, with any body */
};

struct endpoint {
	const char *method, *path; /* path segments; "*" matches any */
	handler *run;
	bool known; /* requires a known user */
	enum repeat repeat;
};

const char *query_get(struct req *r, const char *key);
int64_t query_int(struct req *r, const char *key, int64_t otherwise);
const char *body_text(struct req *r, const char *key);
int64_t body_int(struct req *r, const char *key, int64_t otherwise);

#endif
