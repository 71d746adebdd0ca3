/* server.h: one event loop, its parts, and what they share.
 *
 *     door.c    connections before they are requests: bytes, time, descriptors
 *     address.c who asks, behind which proxies
 *     http.c    requests in, answers out: routing, identity, limits, headers
 *     aside.c   whatever may wait for a shared database, beside the loop
 *     commit.c  answers wait until the writes of their loop turn are durable
 *     table.c   tables in memory: load from lines, play, undo, clocks
 *     expire.c  logins, guests and tables that nobody uses any more
 *     names.c   what people may be called
 *     dice.c    what seats add to the dice, and the receipts of lines
 *     seats.c   all seats of one person: given up, or handed on
 *     stream.c  Server-Sent Events: who follows which table
 *     think.c   bots on worker threads
 *     api_*.c   the endpoints, one descriptor row each; api_host.c: the waiting room's
 *     admin.c   the operator's door
 *     watch.c   health and numbers for his monitoring
 *     store.h   what is kept
 *
 * Everything but think.c's workers runs on the loop's thread, or aside while the loop waits. */
#ifndef SERVER_SERVER_H
#define SERVER_SERVER_H

#include <event2/buffer.h>
#include <event2/event.h>
#include <event2/http.h>
#include <event2/keyvalq_struct.h>
#include <sys/queue.h>

#include "core/record.h"
#include "server/aside.h"
#include "server/body.h"
#include "server/memory.h"
#include "server/serve.h"
#include "server/store.h"

enum {
	BODY_MAX = 64 << 10,
	HEADERS_MAX = 16 << 10,
	SCRATCH = 2 << 20,    /* bytes of the largest answer */
	TABLES_PER_USER = 40, /* open or running */
	STREAMS_PER_USER = 16,
	STREAMS_PER_ADDRESS = 400, /* a club behind one address */
	STREAMS = 12000,
	HASH_SIZE = 1 << 14,
	PATH_WORDS = 8,
	QUERY_MAX = 64, /* pairs in a query */
	ADDRESS_MAX = 64,
};

struct line_events {
	uint32_t first, count; /* in table.event */
};

/* How far a table has come: the last state of it that is durable. Streams are told no more. */
struct reached {
	uint32_t lines;
	uint8_t asked;   /* whose turn it is */
	uint8_t thinker; /* whose bot works on it */
	char receipt[2 * PET_SHA256_BYTES + 1];
};

struct table {
	struct table *next; /* in its hash chain */
	struct server *server;
	struct table_row row;
	struct seat_row seat[PET_SEATS_MAX];
	const struct pet_game *game;
	struct pet_record record;
	struct pet_record_line *line;
	struct line_events *line_event;
	uint32_t line_cap;
	struct pet_event *event; /* of all lines, for the log */
	uint32_t event_count, event_cap;
	unsigned char *state;
	const char *name[PET_SEATS_MAX];   /* for texts */
	struct sub *subs;                  /* streams that follow */
	int64_t used;                      /* when somebody asked for it */
	bool thinking;                     /* a bot works on the present question */
	uint8_t thinker;                   /* for this seat */
	uint8_t told_turn, told_thinker;   /* what the streams were told last */
	uint32_t elsewhere;                /* seats whose people listen at other servers */
	uint64_t held;                     /* in this transaction nobody else writes it... */
	uint64_t changed;                  /* ...and its revision has grown */
	struct pending *news;              /* waits for the next commit */
	int waits;                         /* for so many commits */
	bool touched;                      /* not all of it is durable yet */
	struct reached safe;               /* what is */
	struct event *clock_event;         /* fires when the running clock is empty */
	uint8_t receipt[PET_SHA256_BYTES]; /* running hash of so many lines (dice.c) */
	uint32_t receipt_lines;
	bool receipt_begun;
};

struct req {
	struct evhttp_request *http;
	struct server *server;
	struct user_row user; /* id empty: nobody */
	char token_hash[HASH_MAX];
	char address[ADDRESS_MAX]; /* as it counts for limits and bans */
	char connection[80];
	char path[256], split[256];   /* split: into words */
	const char *word[PATH_WORDS]; /* of the path */
	int words;
	const char *part[PATH_WORDS]; /* words that the endpoint leaves open; NULL-ended */
	struct evkeyvalq query;
	const struct body *body;   /* empty when there was none */
	const struct table *table; /* that is asked about */
	uint8_t lang;
	bool secure; /* came by TLS, says the proxy */
	bool answered;
	uint64_t failures; /* of the store, before it began */
	bool again;        /* another server holds the table: soon once more */
};

struct pending; /* commit.c */

/* Whose token it is (http.c). */
struct remembered {
	char token[HASH_MAX];
	struct user_row user;
	int64_t used;    /* as it stands in the store */
	uint64_t change; /* of store.user_changes */
};

enum { KNOWN_SETS = 1 << 10, KNOWN_EACH = 8 };

/* Tokens whose hashes begin alike. */
struct remembered_few {
	struct remembered one[KNOWN_EACH];
	uint32_t next; /* to be forgotten */
};

struct server {
	struct server_config config;
	struct event_base *base;
	struct aside *aside; /* of a shared store; else NULL */
	struct wake *wake;   /* tables that are still to be woken */
	char node[ID_MAX];   /* this server among others */
	bool store_fine;     /* a shared store answered lately */
	struct evhttp *http;
	struct evhttp *watch; /* of --metrics; NULL: none */
	struct store store;
	struct table *tables[HASH_SIZE];
	uint32_t table_count;
	struct stream *streams;
	uint32_t stream_count;
	struct stream *dirty; /* have something to send at the end of this turn */
	struct pending *pending, **pending_tail; /* for the next commit */
	struct pending *flight;                  /* for the one under way */
	bool flying;
	struct event *landed;
	struct event *news; /* of other servers */
	struct thinkers *thinkers;
	struct limits *limits;
	struct proxies *proxies;
	struct bans *bans;
	struct remembered_few known[KNOWN_SETS];
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

/* ---- door.c, address.c ------------------------------------------------------------------------- */

struct evconnlistener;

bool door_open(struct server *s);
void door_arrived(struct evhttp_request *http);                  /* the request is whole */
void door_let_in(struct evconnlistener *listener, void *server); /* a descriptor for the operator */
void door_shut(void);
void door_close(void);

bool proxies_open(struct server *s);
void address_find(struct req *r);
/* As limits and bans know an address: IPv6 by its /64. False: it is none. */
bool address_key(const char *s, char out[ADDRESS_MAX]);

/* ---- http.c ---------------------------------------------------------------------------------- */

typedef void handler(struct server *s, struct req *r);

struct endpoint {
	const char *method, *path; /* path parts; "*" fits any word */
	handler *run;
	bool known; /* only for a known user */
};

extern const struct endpoint endpoints[];

bool http_open(struct server *s, char *error, size_t n);

/* Answers at once; about a table that is not durable yet, after its commit. */
void reply(struct req *r, int status, const char *type, const char *body, size_t n);
void reply_json(struct req *r, int status, const struct pet_text *t);
void reply_error(struct req *r, int status, const char *code, const char *message);
void reply_later_json(struct req *r, int status, const struct pet_text *t);
void http_send(struct evhttp_request *http, int status, const char *type, const char *body,
	       size_t n, const char *cookie);
/* The same when the request's own call is over, and what makes ready for it. */
void http_send_late(struct evhttp_request *http, int status, const char *type, const char *body,
		    size_t n, const char *cookie);
void http_wait(struct evhttp_request *http);
/* message: an English sentence, translated here. */
void http_refuse(struct evhttp_request *http, uint8_t lang, int status, const char *code,
		 const char *message);
void token_remember(struct server *s, const char *hash, const struct user_row *u);
/* Runs a request once more that was not answered: somebody else was in the way. */
void http_again(struct server *s, struct evhttp_request *http);
const char *query_get(struct req *r, const char *key);
int64_t query_int(struct req *r, const char *key, int64_t otherwise);
const char *body_text(struct req *r, const char *key);
int64_t body_int(struct req *r, const char *key, int64_t otherwise);

/* Text and JSON into the scratch buffer. */
struct pet_text scratch_text(struct req *r);

/* ---- commit.c -------------------------------------------------------------------------------- */

void commit_open(struct server *s);
void commit_close(struct server *s);
/* At the end of a turn: begins to make its writes durable, unless that is under way for an earlier
 * one; then they come next. */
void commit_turn(struct server *s);
/* Waits until all is durable and sends what waits for that. */
void commit_now(struct server *s);
/* What is sent after the commit: news of a table to its streams, words to them, an answer. */
void commit_news(struct server *s, struct table *m, uint32_t from_line);
void commit_chat(struct server *s, const struct table *m, int id, const char *name,
		 const char *text);
void commit_reply(struct server *s, struct evhttp_request *http, int status, const char *type,
		  const char *body, size_t n, const char *cookie);

/* ---- table.c --------------------------------------------------------------------------------- */

struct table *table_in_memory(struct server *s, const char *id);
struct table *table_find(struct server *s,
			 const char *id); /* loads; NULL: none, or the store fails */
void table_forget(struct server *s, struct table *m);
void table_forget_touched(struct server *s);
int table_tidy(struct server *s, bool all); /* how many were forgotten */
bool table_clocks(const struct server *s);  /* does any run? */
void table_nudge(struct server *s);         /* goes on where the server that should have is gone */
int table_seat_of(const struct table *m, const char *user); /* -1: not seated */
bool table_create(struct server *s, struct table_row *row, const struct seat_row *seats,
		  struct table **out, struct pet_fault *fault);
bool table_begin(struct server *s, struct table *m);

enum play_answer { PLAYED, PLAY_REFUSED, PLAY_STORE, PLAY_FULL };
/* Plays for a seat, answers chance, starts bots. */
enum play_answer table_play(struct server *s, struct table *m, uint8_t seat, pet_move mv);
bool table_undo(struct server *s, struct table *m, int to);
/* Before a table is changed: with a shared store no other server writes it until the commit, and what
 * they wrote has been read. False: one of them holds it now, or the store fails. */
bool table_hold(struct server *s, struct table *m);
/* The other servers will find it changed. */
void table_changed(struct server *s, struct table *m);
bool table_ask_undo(struct server *s, struct table *m, int to, uint8_t yes);
void table_go_on(struct server *s, struct table *m); /* chance, bots, end */
bool table_hand_over(struct server *s, struct table *m, int seat, const char *bot);
bool table_come_back(struct server *s, struct table *m, int seat);
void table_finish(struct server *s, struct table *m);
void table_close(struct server *s, struct table *m); /* ends it without a result */
/* Reads lines that another server appended. */
bool table_catch_up(struct server *s, struct table *m);
void table_catch_up_all(struct server *s);
void table_read_presence(struct server *s, struct table *m);
int64_t table_left_ms(const struct table *m, int seat, int64_t now);
uint32_t table_lines(const struct table *m);
struct reached table_reached(struct table *m); /* in memory */
bool table_save_seat(struct server *s, struct table *m, int seat);
void table_text(const struct table *m, struct pet_text *t, uint8_t lang);

/* ---- expire.c -------------------------------------------------------------------------------- */

void expire_now(struct server *s);

/* ---- dice.c ---------------------------------------------------------------------------------- */

enum {
	DICE_BY_LINE = 1 + PET_DICE_BY_LINE,
	DICE_FIXED = 1 + PET_DICE_FIXED,
	DICE_PRACTICE = 1 + PET_DICE_PRACTICE
};

void dice_lay(struct table *m); /* kind and entropy, as the record needs them */
const char *dice_add(struct table *m, int seat, struct req *r); /* NULL: fine; why not */
/* The running hash of all lines in memory; empty before the start. */
void receipt_now(struct table *m, char hex[2 * PET_SHA256_BYTES + 1]);
void show_dice(struct pet_json *j, const struct table *m);

/* ---- wake.c ---------------------------------------------------------------------------------- */

void wake_open(struct server *s);                  /* after a start: clocks and bots go on */
void wake_later(struct server *s, const char *id); /* this one too, soon */
void wake_close(struct server *s);

/* ---- seats.c --------------------------------------------------------------------------------- */

void seats_give_up(struct server *s, const char *user); /* bots play on for somebody */
/* A guest turns out to have an account: what it has not finished goes over. */
void seats_move(struct server *s, const char *guest, const struct user_row *to);

/* ---- programs.c ------------------------------------------------------------------------------ */

/* The operator makes an account for a program, or gives the one of this name another token. NULL, or
 * what is wrong. */
const char *bot_token(struct server *s, const char *name, char token[TOKEN_MAX]);

/* ---- wire of the server (show.c) ------------------------------------------------------------- */

void show_table(struct server *s, struct pet_json *j, struct table *m, const char *user);
void show_row(struct server *s, struct pet_json *j, const struct table_row *row, const char *user);
void show_line(struct pet_json *j, struct table *m, uint32_t i, uint8_t seat, uint8_t lang);
void show_seat(struct pet_json *j, const char *key, int seat);
void show_clock(struct pet_json *j, const struct table *m);

/* ---- stream.c -------------------------------------------------------------------------------- */

void stream_open(struct server *s, struct req *r);
void stream_line(struct server *s, struct table *m, uint32_t from);
void stream_table(struct server *s, struct table *m);
void stream_turn(struct table *m); /* whose turn it is, who thinks: if that changed */
void stream_chat(struct server *s, struct table *m, int id, const char *name, const char *text);
void stream_follow(struct server *s, const char *user, struct table *m);
void stream_sent_away(struct table *m, const char *user);
void stream_flush(struct server *s);
void stream_close_all(struct server *s);
void stream_close_of(struct server *s, const char *who);     /* a user's, or an address's */
void stream_close_token(struct server *s, const char *hash); /* a login's */
void stream_retoken(struct server *s, const char *hash,
		    const char *now);                  /* it goes on as another */
void stream_use_tokens(struct server *s, int64_t now); /* whose stream is open uses its login */
void stream_rename(struct server *s, const char *user, const char *now);
void stream_notice(struct server *s, const char *text);
void stream_list(struct server *s, struct evbuffer *out);
bool stream_connected(const struct table *m, int seat); /* at any server */
void stream_elsewhere(struct table *m, uint32_t seats); /* people came and left at others */
int stream_watchers(const struct table *m);             /* streams of people without a seat */
void stream_table_gone(struct table *m);

/* ---- think.c --------------------------------------------------------------------------------- */

bool think_open(struct server *s);
void think_close(struct server *s);
void think_move(struct server *s, struct table *m, uint8_t seat);
struct think_counts {
	int kept;            /* bots that wait with a tree for their next question */
	uint64_t went_on;    /* how many ever went on with one */
	int bots, passwords; /* that wait for a thread */
};
void think_count(struct server *s, struct think_counts *out);
/* Runs work on a thread, then done on the loop; who: for whom. False: too many wait already. */
bool think_work(struct server *s, const char *who, void (*work)(void *arg),
		void (*done)(struct server *s, void *arg), void *arg);
void think_end(struct server *s); /* what somebody waits for is done, bots stop */

/* ---- limits.c -------------------------------------------------------------------------------- */

enum limit_kind {
	LIMIT_REQUEST,    /* a user, or an address without one */
	LIMIT_CHANGE,     /* the same, POST */
	LIMIT_CONNECTION, /* one connection */
	LIMIT_ADDRESS,    /* all of an address */
	LIMIT_LOGIN,      /* an address, and a name */
	LIMIT_GUEST,      /* an address */
	LIMIT_CHAT,       /* a user */
	LIMIT_KINDS,
};
void limits_open(struct server *s);
bool limit_take(struct server *s, int kind, const char *who);

/* ---- watch.c --------------------------------------------------------------------------------- */

bool watch_open(struct server *s, char *error, size_t n);
void watch_close(struct server *s);

/* ---- admin.c, bans.c ------------------------------------------------------------------------- */

/* In front of the hash of a password that is good for one login. */
#define PASSWORD_ONCE "once:"

bool admin_open(struct server *s, char *error, size_t n);
void admin_close(struct server *s);
void bans_read(struct server *s);
bool banned(const struct server *s, const char *who);
void bans_free(struct server *s);

/* ---- others ---------------------------------------------------------------------------------- */

int64_t now_ms(void);       /* since 1970, by a clock that nobody sets while we run */
int64_t monotonic_ms(void); /* since whenever */
void random_id(char *out, size_t letters); /* base32 of the system's randomness */
void hash_hex(const char *secret, char out[HASH_MAX]);
void log_line(struct server *s, const char *format, ...) __attribute__((format(printf, 2, 3)));
void rate_result(struct server *s, struct table *m);

/* files.c: the web client, embedded */
struct file {
	const char *path, *type, *etag;
	const unsigned char *data;
	size_t n;
	const unsigned char *packed; /* the same by gzip, or NULL */
	size_t packed_n;
};
extern const struct file web_files[];
bool file_serve(struct server *s, struct req *r);

#endif
