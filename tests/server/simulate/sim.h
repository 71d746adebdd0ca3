/* sim.h: servers, their database, their clocks and the network between them and people, all in one process
 * and driven by one seed. The servers are the real ones: tables, commits, catching up, undo, clocks, keys.
 * What is simulated is what they stand on:
 *
 *     store.c    the database: a third driver (server/store/db.h) on SQLite in memory, with transactions of
 *                several servers, locks, notifications, and everything that can go wrong with a commit
 *     world.c    time, timers, randomness and threads, in the place of libevent, libsodium and think.c
 *     people.c   those who play, and the network, which delays, loses and doubles what they send
 *     notes.c    whether what was acknowledged to them stands
 *     consent.c  whether what is taken back was agreed to
 *     accounts.c their logins, and those of people who are away for weeks
 *     post.c     those who are sent messages, in the place of sender.c
 *     main.c     the schedule, and what must hold after every step
 *
 * A server runs on a stack of its own and gives way at every call to the database, so that what two of them
 * do is interleaved in any order. Nothing depends on anything but the seed: a failure replays exactly. */
#ifndef TESTS_SIM_H
#define TESTS_SIM_H

#include <ucontext.h>

#include "server/net/server.h"
#include "server/store/sql.h"

enum {
	NODES = 3,
	PEOPLE = 12,
	TABLES = 4,
	AWAY_S = 4,   /* absence after which others may let a bot play */
	ASKS = 40000, /* requests of a schedule */
	CLOCKED = 0,  /* the table with clocks, */
	BANK_MS = 600000,
};

/* ---- chance and time (world.c) ---------------------------------------------------------------- */

void sim_begin(uint64_t seed);
uint64_t sim_random(void);
bool sim_chance(int in_thousand);
int sim_below(int n);
extern int64_t sim_time;  /* true milliseconds */
extern int64_t sim_ahead; /* of it: the clock of the database's host */

/* ---- servers ---------------------------------------------------------------------------------- */

typedef void sim_work(struct server *s, void *arg);

struct node {
	struct server server; /* first */
	int number;
	ucontext_t stack;
	void *memory;   /* of the stack */
	sim_work *work; /* what it does now; NULL: it is idle */
	void *arg;
	int64_t asleep; /* a call to the database returns then */
	int64_t frozen; /* it does nothing before that */
	int64_t skew;   /* of its host's clock */
	int64_t ahead;  /* of what it was told by the database */
	bool follows;
	struct effect {
		bool lines; /* it wrote some; else it changed its table otherwise */
		int ask, by;
	} effect[64]; /* requests of this turn that changed something, and the try that did */
	int effects;
	unsigned spoke, wrote; /* in this turn: people who agree to take back (by number); tables */
};

extern struct node node[NODES];
extern struct node *here; /* the one that runs; NULL: the schedule */

void node_open(int number);
void node_stack(struct node *n);
void node_do(struct node *n, sim_work *work, void *arg); /* an idle one */
void node_go_on(struct node *n);
void node_finish(struct node *n); /* what it does now, while all else waits */
void node_wait(int64_t ms);       /* gives way for so long; called by the one that runs */

/* The next timer of a server; -1: none. Runs it if it is due. */
int64_t timer_next(const struct node *n);
void timers_close(void);
void event_ready(int fd); /* whoever waits for it is called */
bool timer_due(struct node *n, sim_work **work, void **arg);

/* ---- the database (store.c) ------------------------------------------------------------------- */

struct db *sim_db_open(struct node *n);
void sim_store_open(void);
void sim_store_close(void);
int sim_store_all(const char *sql, db_row *row, void *arg); /* reads what is committed */
uint64_t sim_store_remember(void);                          /* a copy that it may go back to */
bool sim_store_back(uint64_t *to, bool same_epoch);         /* false: there is no copy */
extern uint64_t sim_commits;
/* How often a call fails, in thousand; 0: never again. */
extern int sim_faults;
bool news_due(struct node *n);

/* ---- people (people.c) ------------------------------------------------------------------------ */

void people_open(void);
void people_sit(void);     /* their tables begin, */
bool people_sat(void);     /* and have begun */
bool people_step(void);    /* somebody does something; false: nothing to do now */
int64_t people_next(void); /* when somebody next wants to; -1: never */
void people_answered(void *ask, int status, const char *body, size_t n);
void people_committed(struct node *n); /* what the turn of this server did is in the database */
void people_rolled_back(struct node *n);
void people_went_back(uint64_t to);
void people_stop(void);                  /* they finish what they began and ask for nothing more */
bool people_rest(void);                  /* nobody waits for an answer */
int people_table(const struct cell *id); /* its number; -1: none of theirs */
const char *people_table_id(int table);
int people_seats(int table, unsigned people); /* of these people, as a mask */
/* A request cannot be answered now. */
void people_try_again(struct server *s, struct evhttp_request *http, bool unsure);
extern uint64_t people_done, people_unknown, people_not_done;

/* ---- what was acknowledged (notes.c) ----------------------------------------------------------- */

void notes_open(void);                                                   /* when the tables begin */
void notes_add(int table, int line, const char *move, uint64_t commits); /* by that commit */
void notes_went_back(uint64_t to);
void notes_check(bool last); /* it stands, and clocks are charged for true time alone */

/* ---- consent (consent.c) ----------------------------------------------------------------------- */

void consent_read(void); /* what the database says now */
/* A line of a transaction that is committed, and then the whole of it. */
void consent_line(struct node *n, const struct cell *table, int line, const char *move);
void consent_committed(struct node *n);
void consent_rolled_back(struct node *n);

/* ---- logins (accounts.c) ----------------------------------------------------------------------- */

struct req;
void accounts_open(void);
/* Says who it is that asks; false: the store failed. */
bool accounts_known(struct req *r, int person);
void accounts_visit(void); /* somebody comes to some server, and does nothing there */
void accounts_check(void);

/* ---- messages (post.c) ------------------------------------------------------------------------- */

void post_committed(const char *id); /* a server has promised to send it */
void post_dropped(const char *id);   /* and has done so, */
void post_released(const char *id);  /* or could not: anybody may try again */
void post_went_back(uint64_t to);
bool post_rest(void); /* nothing is to be sent */
void post_check(void);
void post_close(struct node *n);
extern uint64_t posts_arrived, posts_twice;

/* ---- the rest --------------------------------------------------------------------------------- */

extern uint64_t sim_seed;
extern bool sim_tell;
void tell(const char *format, ...) __attribute__((format(printf, 1, 2)));
_Noreturn void broken(const char *format, ...) __attribute__((format(printf, 1, 2)));

#endif
