/* table.h: tables in memory: loaded from lines, played, taken back; their clocks. */
#ifndef SERVER_TABLE_H
#define SERVER_TABLE_H

#include "core/mark.h"
#include "core/record.h"
#include "server/store.h"

struct event;
struct pending;
struct server;
struct sub;

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
	const struct pet_game *game;
	struct pet_record record;
	struct pet_record_line *line;
	struct line_events *line_event;
	uint32_t line_cap;
	struct pet_event *event; /* of all lines, for the log */
	uint32_t event_count, event_cap;
	unsigned char *state;
	const char *name[PET_LANG_COUNT][PET_SEATS_MAX]; /* for texts */
	uint8_t colour[PET_SEATS_MAX];                   /* the same; see table_speak */
	struct sub *subs;                                /* streams that follow */
	int64_t used;                                    /* when somebody asked for it */
	bool thinking;                                   /* a bot works on the present question */
	uint8_t thinker;                                 /* for this seat */
	uint8_t told_turn, told_thinker;                 /* what the streams were told last */
	uint32_t elsewhere;          /* seats whose people listen at other servers */
	int64_t gone[PET_SEATS_MAX]; /* since when nobody listens there; 0: not known */
	uint64_t held;               /* in this transaction nobody else writes it... */
	uint64_t changed;            /* ...and its revision has grown */
	struct pending *news;        /* waits for the next commit */
	int waits;                   /* for so many commits */
	bool touched;                /* not all of it is durable yet */
	struct reached safe;         /* what is */
	struct event *clock_event;   /* fires when the running clock is empty */
	struct receipt receipt;
};

struct table *table_in_memory(struct server *s, const char *id);
/* Loads. NULL: there is none, the store fails, or it is long and coming: then s->awaited has grown. */
struct table *table_find(struct server *s, const char *id);
bool table_coming(struct server *s, const char *id);
/* The same for somebody who cannot come again: it may take a second. */
struct table *table_find_now(struct server *s, const char *id);
void table_load_open(struct server *s);
void table_load_close(struct server *s);
void table_forget(struct server *s, struct table *m);
void table_forget_touched(struct server *s);
int table_tidy(struct server *s, bool all); /* how many were forgotten */
bool table_clocks(const struct server *s);  /* does any run? */
void table_nudge(struct server *s);         /* goes on where the server that should have is gone */
int table_seat_of(const struct table *m, const char *user); /* -1: not seated */
int table_partner(const struct table *m, int seat);         /* -1: plays alone */
bool seat_ready(const struct seat_row *seat);               /* to begin; programs always are */
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
struct reached table_reached(struct table *m); /* in memory */
bool table_save_seat(struct server *s, struct table *m, int seat);
void table_text(struct table *m, struct pet_text *t, uint8_t lang);
/* How a text about the table calls its seats: by their names, and by the colours they chose. */
void table_speak(struct table *m, struct pet_text *t);
bool table_coloured(const struct table *m); /* somebody chose */
/* The seat is somebody else's now: what texts call it. */
void table_call(struct table *m, int seat);
/* What a bot is called; everybody else has a name. */
const char *bot_called(int seat, uint8_t lang);

#endif
