/* server.h: the event loop. Its parts, each with a header of its own:
 *
 *     door.c      connections before they are requests: bytes, time, descriptors
 *     address.c   client addresses, also behind proxies
 *     http.c      requests and responses: routing, limits, headers
 *     identity.c  users by their tokens
 *     aside.c     work that may block on a shared database, off the loop
 *     commit.c    answers wait until the writes of their loop turn are durable
 *     table.c     tables in memory; table_load.c loads them, table_play.c plays
 *     expire.c    logins, guests and tables that nobody uses any more
 *     names.c     which names are allowed
 *     programs.c  accounts for programs
 *     dice.c      what seats add to the dice, and the receipts of lines
 *     seats.c     all seats of one user: given up, or handed over
 *     stream*.c   Server-Sent Events: who follows which table
 *     think.c     bots and password hashing on worker threads
 *     api_*.c     the endpoints, one descriptor row each; api_host.c: the waiting room's
 *     admin.c     the operator's socket
 *     watch.c     health checks and metrics
 *     store.h     the database
 *
 * Everything but think.c's workers and the store's threads (writer.c, checkpoint.c, listen.c) runs on
 * the loop's thread, or aside while the loop waits. */
#ifndef SERVER_SERVER_H
#define SERVER_SERVER_H

#include "server/serve.h"
#include "server/store/store.h"

#define DAY_MS (86400ll * 1000)

enum {
	SCRATCH = 2 << 20, /* bytes of the largest answer */
	HASH_SIZE = 1 << 14,
};

struct server {
	struct server_config config;
	struct event_base *base;
	struct aside *aside;   /* of a shared store; else NULL */
	struct wake *wake;     /* tables still to be resumed */
	struct loader *loader; /* tables being loaded (table_load.c), */
	struct parked *parked; /* requests waiting for one of them, */
	uint64_t awaited;      /* and how often that happened */
	char node[ID_MAX];     /* this server's id among others */
	bool store_fine;       /* a shared store responded lately */
	struct evhttp *http;
	struct evhttp *watch; /* of --metrics; NULL: none */
	struct store store;
	struct table *tables[HASH_SIZE];
	uint32_t table_count;
	struct stream *streams;
	uint32_t stream_count;
	struct stream *dirty;   /* have something to send at the end of this turn */
	struct event *catch_up; /* some are far behind; NULL: none ever was */
	struct pending *pending, **pending_tail; /* for the next commit */
	struct pending *flight;                  /* for the commit in progress */
	bool flying;
	struct event *landed;
	struct event *news; /* of other servers */
	struct thinkers *thinkers;
	struct limits *limits;
	struct proxies *proxies;
	struct bans *bans;
	struct evconnlistener *admin;
	struct call *backing_up; /* admin.c */
	char notice[NOTICE_MAX]; /* of the operator, for everybody; empty: none */
	bool draining;           /* no new tables */
	int64_t since;
	char *scratch; /* SCRATCH bytes, for building responses */
	/* counters for /metrics */
	uint64_t requests, refused, moves, bot_moves, errors, replayed;
	bool write_failed; /* the last commit */
	int64_t expired;   /* when expired things were last searched (expire.c) */
	bool closing;
};

int64_t now_ms(void);       /* ms since 1970, unaffected by clock changes while running */
int64_t monotonic_ms(void); /* monotonic */
void random_id(char *out, size_t letters); /* base32 of the system's randomness */
void hash_hex(const char *secret, char out[HASH_MAX]);
void log_line(struct server *s, const char *format, ...) __attribute__((format(printf, 2, 3)));

#endif
