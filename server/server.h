/* server.h: one event loop. Its parts, each with a header of its own:
 *
 *     door.c      connections before they are requests: bytes, time, descriptors
 *     address.c   who asks, behind which proxies
 *     http.c      requests in, answers out: routing, limits, headers
 *     identity.c  whose login it is
 *     aside.c     whatever may wait for a shared database, beside the loop
 *     commit.c    answers wait until the writes of their loop turn are durable
 *     table.c     tables in memory; table_load.c out of the store, table_play.c what happens there
 *     expire.c    logins, guests and tables that nobody uses any more
 *     names.c     what people may be called
 *     programs.c  accounts for programs
 *     dice.c      what seats add to the dice, and the receipts of lines
 *     seats.c     all seats of one person: given up, or handed on
 *     stream*.c   Server-Sent Events: who follows which table
 *     think.c     bots on worker threads
 *     api_*.c     the endpoints, one descriptor row each; api_host.c: the waiting room's
 *     admin.c     the operator's door
 *     watch.c     health and numbers for the operator's monitoring
 *     store.h     what is kept
 *
 * Everything but think.c's workers runs on the loop's thread, or aside while the loop waits. */
#ifndef SERVER_SERVER_H
#define SERVER_SERVER_H

#include "server/serve.h"
#include "server/store.h"

#define DAY_MS (86400ll * 1000)

enum {
	SCRATCH = 2 << 20, /* bytes of the largest answer */
	HASH_SIZE = 1 << 14,
};

struct server {
	struct server_config config;
	struct event_base *base;
	struct aside *aside;   /* of a shared store; else NULL */
	struct wake *wake;     /* tables that are still to be woken */
	struct loader *loader; /* that are being read (table_load.c), */
	struct parked *parked; /* requests that wait for one of them, */
	uint64_t awaited;      /* and how often that happened */
	char node[ID_MAX];     /* this server among others */
	bool store_fine;       /* a shared store answered lately */
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
	struct pending *flight;                  /* for the one under way */
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
	char *scratch; /* SCRATCH bytes, for making answers */
	/* counters for /metrics */
	uint64_t requests, refused, moves, bot_moves, errors, replayed;
	bool write_failed; /* the last commit */
	int64_t expired;   /* when it was looked for what is (expire.c) */
	bool closing;
};

int64_t now_ms(void);       /* since 1970, by a clock that nobody sets while we run */
int64_t monotonic_ms(void); /* since whenever */
void random_id(char *out, size_t letters); /* base32 of the system's randomness */
void hash_hex(const char *secret, char out[HASH_MAX]);
void log_line(struct server *s, const char *format, ...) __attribute__((format(printf, 2, 3)));

#endif
