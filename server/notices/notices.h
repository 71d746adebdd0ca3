/* notices.h: people are told what concerns them when their page is closed.
 *
 * notice() belongs to the transaction of what it is about and costs nothing where nobody chose a way to be reached.
 * The rest happens by itself (store/outbox.h): after a while, not in somebody's quiet hours, not while the person's
 * page is open somewhere, several news in one message. A message holds only what every seat may know. */
#ifndef SERVER_NOTICES_H
#define SERVER_NOTICES_H

#include "server/notices/push.h"
#include "server/store/outbox.h"

struct server;

/* Starts what sends, if the host has switched on any way. False: error says why not. */
bool notices_open(struct server *s, char *error, size_t n);
void notices_close(struct server *s); /* what is under way may end; before the last commit */
void notices_beat(struct server *s);  /* makes posts of what is due, and sends */

/* Whether the host has switched on this way. */
bool notices_offer(const struct server *s, int way);
/* The public key of push, for the page; "": none. */
const char *notices_push_key(const struct server *s);
/* Makes the keys of push, where there are none yet; the public one. False: the store failed. */
bool notices_make_keys(struct server *s, char public[PUSH_KEY_TEXT]);

/* Tells a person (kind, person, table, text). text: a message id with {who}, {game} and {table}, or NULL for the usual
 * words of the kind; who: the name of the one it comes from, or "". */
void notice(struct server *s, enum news_kind kind, const char *user, const char *table,
	    const char *text, const char *who);
/* The same with all there is to say: row->due 0: after the usual while. */
void notice_put(struct server *s, struct news_row *row);
/* It is no news any more. */
void notice_undo(struct server *s, enum news_kind kind, const char *whom, const char *table);
/* Whether anybody would be reached: a user, or a table with a webhook. */
bool notice_reaches(const struct server *s, const char *whom);

/* A message by one way alone: a trial; a letter that asks whether the address is right. */
bool notices_try(struct server *s, const struct way_row *way, uint8_t lang);
bool notices_ask(struct server *s, const struct way_row *way, uint8_t lang, const char *name);

/* The ways of this user or table are others now; the other servers hear of it. */
void notices_changed(struct server *s, const char *whom);
void notices_heard(struct server *s, const char *whom); /* from another server */
void notices_read(struct server *s);                    /* others may have changed anybody's */
uint32_t notices_people(const struct server *s); /* who can be reached, as far as we have heard */
void notices_move(struct server *s, const char *guest, const char *user);
void notices_forget(struct server *s, const char *user);

#endif
