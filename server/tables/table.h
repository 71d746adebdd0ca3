/* table.h: tables in memory: loaded from lines, played, undone; their clocks. */
#ifndef SERVER_TABLE_H
#define SERVER_TABLE_H

#include "core/mark.h"
#include "server/tables/motion.h"
#include "server/tables/state.h"

struct req;

/* Those who follow tables are told what happens at them (stream.c). */
struct followers {
	/* Durable lines are new; changed: something else is, too. */
	void (*line)(struct server *s, struct table *m, bool changed);
	void (*turn)(struct table *m); /* somebody else's turn, or a bot thinks */
	void (*elsewhere)(struct table *m, uint32_t seats); /* who is at other servers */
	void (*back)(struct table *m, uint32_t lines); /* only so many of its lines still stand */
	void (*gone)(struct table *m);                 /* it leaves the memory */
	bool (*connected)(const struct table *m, int seat);
	int (*watchers)(const struct table *m);
	void (*onlookers)(const struct table *m, void (*each)(void *arg, const char *user),
			  void *arg); /* user: empty if they did not say who they are */
};
void table_tell_line(struct server *s, struct table *m, bool changed);
void table_tell_turn(struct table *m);
bool table_connected(const struct table *m, int seat); /* at any server */
int table_watchers(const struct table *m);             /* observers who follow */

struct table *table_in_memory(struct server *s, const char *id);
/* Loads a table. NULL: it does not exist, the store failed, or it is long and being loaded: then
 * s->awaited was incremented. */
struct table *table_find(struct server *s, const char *id);
bool table_coming(struct server *s, const char *id);
bool table_crowded(
	const struct server *s); /* the one just asked for has a pack and no room for it */
/* The same for callers that cannot retry: it may take a second. */
struct table *table_find_now(struct server *s, const char *id);
void table_load_open(struct server *s);
void table_load_close(struct server *s);
void table_forget(struct server *s, struct table *m);
void table_forget_touched(struct server *s);
void table_forget_stale(struct server *s); /* with the turn in which they were found to be */
/* Drops everything if the database is another one than before. */
void table_check_store(struct server *s);
int table_tidy(struct server *s, bool all); /* returns how many were dropped */
void table_tidy_packs(struct server *s);    /* idle tables with packs: others need the room */
bool table_clocks(const struct server *s);  /* whether any is running */
void table_nudge(struct server *s);         /* resumes where the responsible server is gone */
/* Whether the seat is held for somebody who was offered it and has not answered yet. */
static inline bool seat_offered(const struct seat_row *seat)
{
	return seat->kind == SEAT_OPEN && seat->user[0];
}

int table_seat_of(const struct table *m, const char *user); /* -1: not seated */
int table_partner(const struct table *m, int seat);         /* -1: plays alone */
/* Whether this user may see the table. Private ones: players, owner, holders of the invitation. */
bool may_watch(struct req *r, const struct table *m);
bool sent_away(struct req *r, const struct table *m); /* who could otherwise */
/* The seat for which this is the link of a substitute; -1: none. */
int table_substitute(const struct table *m, const char *invite);
/* The word by which those who played show a finished game; it opens nothing before the end. */
enum { SHARE_MAX = 27 };
void table_share(const struct table *m, char out[SHARE_MAX]);
bool seat_ready(const struct seat_row *seat); /* ready; programs always are */
bool table_create(struct server *s, struct table_row *row, const struct seat_row *seats,
		  struct table **out, struct pet_fault *fault);
/* Whether game, options and seats of the row go together; a table is not made. */
bool table_possible(const struct table_row *row, struct pet_fault *fault);
bool table_begin(struct server *s, struct table *m);

enum play_answer { PLAYED, PLAY_REFUSED, PLAY_STORE, PLAY_FULL };
/* Plays for a seat, answers chance, starts bots. */
enum play_answer table_play(struct server *s, struct table *m, uint8_t seat, pet_move mv);
bool table_undo(struct server *s, struct table *m, int to);
/* Before a table is changed: with a shared store no other server writes it until the commit, and
 * what they wrote has been read. False: one of them holds it, or the store failed. */
bool table_hold(struct server *s, struct table *m);
/* Lets the other servers see the change. */
void table_changed(struct server *s, struct table *m);
bool table_ask_undo(struct server *s, struct table *m, int to, uint8_t yes, int by);
void table_go_on(struct server *s, struct table *m); /* chance, bots, end */
bool table_hand_over(struct server *s, struct table *m, int seat, const char *bot,
		     enum left_how how);
bool table_may_come_back(const struct table *m, int seat);
bool table_come_back(struct server *s, struct table *m, int seat);
void table_finish(struct server *s, struct table *m);
void table_close(struct server *s, struct table *m); /* ends it without a result */
/* Reads lines that another server appended. */
bool table_catch_up(struct server *s, struct table *m);
void table_catch_up_all(struct server *s);
/* Whether the table has the line up to which a client knows it, and everything before it was the same: by its mark
 * (lines.h), below 0: not known. Another server may have written it. */
bool table_stands(struct server *s, struct table *m, int64_t line, int64_t mark);
void table_read_presence(struct server *s, struct table *m);
int64_t table_left_ms(const struct table *m, int seat, int64_t now);
struct reached table_reached(struct table *m); /* in memory */
/* After the commit those who follow are told of new lines; changed: and of something else. */
void commit_news(struct server *s, struct table *m, bool changed);
/* Bots that keep a tree for their next question, and how many reused one. */
struct bots_counts {
	int kept;
	uint64_t went_on;
};
void bots_open(struct server *s);
void bots_close(struct server *s); /* after the threads */
struct bots_counts bots_count(struct server *s);
/* Resumes tables after a start, one by one: clocks and bots. */
void wake_open(struct server *s);
/* All that go on without a request, as after a start. */
void wake_all(struct server *s);
void wake_end(struct server *s); /* nothing more is woken */
void wake_close(struct server *s);
/* ---- those who are away (table_absence.c) */
unsigned table_people(const struct table *m);  /* who own a seat and have not resigned */
unsigned table_sitting(const struct table *m); /* of these, for whom no bot plays */
/* It is paused, or of all people at it nobody is left: bots do not finish it alone. */
bool table_rests(const struct table *m);
/* Everybody of several people has resigned. */
bool table_nobody_left(const struct table *m);
/* In how many ms the others may vote on the seat for which the game waits; below 0: not at all. */
int64_t table_absent_in(struct server *s, struct table *m, int seat);
unsigned table_voters(struct server *s, struct table *m,
		      int about); /* who are there, or are waited for */
/* NULL, or why not. choice: VOTE_WAIT... */
const char *table_vote(struct server *s, struct table *m, int by, int about, int choice);
bool table_want_substitute(struct server *s, struct table *m, int seat);
void table_there(struct server *s, struct table *m, int seat); /* its owner does something */
int64_t table_grace_ms(const struct table *m);

/* ---- what needs consent (table_motion.c) */
unsigned table_motion_needs(const struct table *m, const struct motion *asked); /* still */
/* kind, by, about and value are set. */
bool table_ask(struct server *s, struct table *m, struct motion *asked);
bool table_answer(struct server *s, struct table *m, int seat, bool yes);
bool table_resume(struct server *s, struct table *m, int seat);
bool table_off(const struct table *m, int seat, int64_t now);         /* has a day off */
int64_t table_off_left(const struct table *m, int seat, int64_t now); /* ms of the contract's */
bool table_take_off(struct server *s, struct table *m, int seat, int64_t until);

bool table_save_seat(struct server *s, struct table *m, int seat);
void table_text(struct table *m, struct pet_text *t, uint8_t lang);
/* How texts about the table call its seats: by name, and by the colours chosen. */
void table_speak(struct table *m, struct pet_text *t);
bool table_coloured(const struct table *m); /* somebody chose */
/* The seat has a new owner: updates its name in texts. */
void table_call(struct table *m, int seat);
/* What a bot is called; all others have names. */
const char *bot_called(int seat, uint8_t lang);

#endif
