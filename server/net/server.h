/* server.h: one running server: what its parts share, and their own state, which only they look into. */
#ifndef SERVER_SERVER_H
#define SERVER_SERVER_H

#include "server/base/config.h"
#include "server/store/store.h"

enum {
	SCRATCH = 2 << 20, /* bytes of the largest answer */
	HASH_SIZE = 1 << 14,
};

struct server;

struct evhttp_request;

/* What other parts do at some moment of this one. */
struct server_calls {
	/* A commit met a conflict, or may have been done (unsure): the request is tried again. */
	void (*try_again)(struct server *s, struct evhttp_request *http, bool unsure);
	void (*rolled_back)(
		struct server *s);           /* a commit failed: memory may be ahead of the store */
	void (*settled)(struct server *s);   /* nothing of this turn waits any more */
	void (*turn_ends)(struct server *s); /* what was collected goes out */
	bool (*present)(struct server *s, const char *user); /* the user's page is open somewhere */
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
	bool missed;           /* bans and ways could not be read: with the next round */
	const struct endpoint *endpoints;
	struct server_calls calls;
	const struct followers *followers; /* of tables */
	struct evhttp *http;
	struct evhttp *watch; /* of --metrics; NULL: none */
	struct store store;
	struct table *tables[HASH_SIZE];
	uint32_t table_count;
	struct stream *streams;
	uint32_t stream_count;
	struct stream *dirty;   /* have something to send at the end of this turn */
	struct event *catch_up; /* some are far behind; NULL: none ever was */
	struct waiting *waiting, **waiting_tail; /* for the next commit */
	struct waiting *flight;                  /* for the commit in progress */
	bool flying;
	struct event *landed;
	struct event *news; /* of other servers */
	struct thinkers *thinkers;
	struct notices *notices; /* NULL: nobody is called */
	struct bots *bots;       /* what they remember between two moves */
	struct limits *limits;
	struct proxies *proxies;
	struct bans *bans;
	struct evconnlistener *admin;
	struct call *backing_up;     /* admin.c */
	char operator_key[HASH_MAX]; /* the hash of the key of the operator's page; empty: none */
	int64_t operator_until;      /* monotonic ms */
	struct line_done *operator_done; /* the lines of that page, newest first (admin_page.c) */
	char notice[NOTICE_MAX];         /* of the operator, for everybody; empty: none */
	bool leagues_due;                /* a table of one has ended, or one was begun */
	bool draining;                   /* no new tables */
	int64_t since;
	unsigned beats; /* rounds so far (round.c) */
	char *scratch;  /* SCRATCH bytes, for building responses */
	/* counters for /metrics */
	uint64_t requests, refused, moves, bot_moves, errors, replayed;
	uint64_t posts_sent, posts_again, posts_lost; /* messages to people whose page is closed */
	uint64_t posts_waiting; /* at the last beat: /metrics must not query the store */
	bool write_failed;      /* the last commit */
	int64_t expired;        /* when expired things were last searched (expire.c) */
	int64_t expire_to;      /* what was not used since long before that is removed */
	bool stale;             /* some tables in memory are not those of the store any more */
	bool closing;
};

#endif
