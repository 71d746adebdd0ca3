/* state.h: a table in memory. */
#ifndef SERVER_STATE_H
#define SERVER_STATE_H

#include "core/record.h"
#include "server/store/store.h"
#include "server/tables/contract.h"

struct event;
struct news;
struct server;
struct sub;

enum { MARK_KEY = 16 };

struct line_events {
	uint32_t first, count; /* in table.event */
	uint32_t mark;         /* of the lines' hash: streams resume only there */
	bool ordered;          /* played by a standing order of its seat (orders.c) */
	bool bot;              /* a bot decided it in a person's place */
};

/* How far a table has come: its last durable state. Streams are sent nothing newer. */
struct reached {
	uint32_t lines;
	uint8_t asked;   /* whose turn it is */
	uint8_t thinker; /* whose bot works on it */
	char receipt[2 * PET_SHA256_BYTES + 1];
};

/* The running hash of so many lines (dice.c). */
struct receipt {
	struct pet_receipt running;
	char hex[2 * PET_SHA256_BYTES + 1];
	uint32_t lines;
	bool begun;
};

struct table {
	struct table *next; /* in its hash chain */
	struct server *server;
	struct table_row row;
	struct seat_row seat[PET_SEATS_MAX];
	struct contract contract;
	struct happening *happened; /* the last of row.happened */
	int happenings;
	const struct pet_game *game;
	struct pet_record record;
	struct pet_record_line *line;
	struct line_events *line_event;
	uint32_t line_cap;
	char chain[CHAIN_MAX];       /* the hash of all lines */
	uint8_t mark_key[MARK_KEY];  /* of their marks; follows from the secret of the dice */
	uint32_t depth, depth_lines; /* decisions that stand after so many lines (lines_depth) */
	struct pet_event *event;     /* of all lines, for the log */
	uint32_t event_count, event_cap;
	unsigned char *state;
	const char *name[PET_LANG_COUNT][PET_SEATS_MAX]; /* for texts */
	uint8_t colour[PET_SEATS_MAX];                   /* the same; see table_speak */
	struct sub *subs;                                /* streams that follow */
	int64_t used;                                    /* when it was last requested */
	bool thinking;                                   /* a bot is thinking */
	uint8_t thinker;                                 /* for this seat */
	uint8_t told_turn, told_thinker;                 /* what was last sent to the streams */
	uint32_t elsewhere;                              /* seats connected to other servers */
	int64_t gone[PET_SEATS_MAX];                     /* since when not connected; 0: unknown */
	int64_t acted[PET_SEATS_MAX];                    /* when its owner last did something */
	char called[ID_MAX];                             /* whose turn the outbox knows of, */
	uint32_t called_at;                              /* after so many lines */
	uint64_t held;       /* nobody else writes it in this transaction... */
	uint64_t changed;    /* ...and its revision was incremented */
	struct news *news;   /* waits for the next commit */
	int waits;           /* number of commits it waits for */
	bool touched;        /* not everything is durable yet */
	bool awaits_dice;    /* a timer is set for what was sealed */
	int64_t awaits_vote; /* a timer was set for then: a motion may be decided */
	bool stale;          /* the store has another history: forgotten with this turn */
	bool missed;         /* others may have written lines that could not be read yet */
	bool crowded;        /* it cannot be loaded now: no room for its pack */
	bool damaged;        /* the line after the last one does not replay: nobody plays on */
	struct reached safe; /* the durable part */
	uint32_t orders;     /* seats with a standing order, perhaps one that has ended; with other
			      * servers on the store it is not asked */
	struct event *clock_event; /* fires when the running clock is empty */
	struct receipt receipt;
};

#endif
