/* outbox.h: what people are to be told when their page is closed.
 *
 * News are written in the transaction of the move that they are about, one row for a person, table and kind: a
 * second turn replaces the first, and a move takes it back. When they are due, one server at a time (the lease)
 * makes posts of them in one transaction, one for each way that the person chose. A post is held before it is sent
 * and removed when it has been: whoever dies in between leaves it to be sent again after its time, and nothing is
 * lost. */
#ifndef SERVER_OUTBOX_H
#define SERVER_OUTBOX_H

#include "server/store/store.h"

enum {
	TARGET_MAX = 1024, /* a URL or an address of e-mail */
	WAY_SECRET_MAX = 160,
	WAY_FORM_MAX = 12,
	ZONE_MAX = 48,
	NEWS_TEXT_MAX = 160, /* a message id */
	SETTING_MAX = 256,
};

enum news_kind {
	NEWS_TURN,
	NEWS_CLOCK,
	NEWS_ASKED,
	NEWS_INVITED,
	NEWS_OVER,
	NEWS_TALK,
	NEWS_KINDS,
	NEWS_TRIAL = NEWS_KINDS
};

enum way_kind { WAY_WEBHOOK, WAY_MAIL, WAY_PUSH, WAY_KINDS };

/* How somebody is reached. whom: a user, or a table whose host chose a webhook for it. */
struct way_row {
	char id[ID_MAX], whom[ID_MAX], owner[ID_MAX];
	int kind;
	char form[WAY_FORM_MAX], target[TARGET_MAX], secret[WAY_SECRET_MAX];
	unsigned news;              /* a mask of kinds */
	int64_t created, confirmed; /* 0: not yet */
	int64_t worked;             /* when something last arrived; 0: never */
	int failures;               /* messages given up since */
	int64_t ended;              /* when it was given up; 0: it was not */
};
bool store_way_put(struct store *s, const struct way_row *row); /* a new one, or as it is now */
bool store_way_drop(struct store *s, const char *id);           /* and what is on its way */
/* A browser belongs to whoever used it last: others are not reached by it any more. */
bool store_way_claim(struct store *s, const char *target, const char *owner);
int store_way(struct store *s, const char *id, struct way_row *out);
/* Of a user, or of a table; those of an owner's tables, too. */
int store_ways(struct store *s, const char *whom,
	       void (*each)(void *arg, const struct way_row *row), void *arg);
int store_ways_owned(struct store *s, const char *owner,
		     void (*each)(void *arg, const struct way_row *row), void *arg);
/* All who can be reached. */
int store_ways_whom(struct store *s, void (*each)(void *arg, const char *whom), void *arg);
bool store_ways_move(struct store *s, const char *from, const char *to); /* a guest logged in */
bool store_ways_forget(struct store *s, const char *whom);

/* When somebody is not to be disturbed, in minutes of the day where they live, and their language. */
struct quiet_row {
	char whom[ID_MAX], zone[ZONE_MAX];
	int lang, ahead;  /* minutes before UTC, where the zone is not known */
	int since, until; /* equal: never */
	bool wakes;       /* a clock that runs short does disturb */
};
bool store_quiet_put(struct store *s, const struct quiet_row *row);
int store_quiet(struct store *s, const char *whom, struct quiet_row *out);

struct news_row {
	char whom[ID_MAX], table[ID_MAX], person[ID_MAX];
	char text[NEWS_TEXT_MAX], who[NAME_MAX_BYTES];
	int kind;
	int64_t ends;    /* when a clock does; 0: none */
	int64_t at, due; /* due 0: taken back */
};
bool store_news_put(struct store *s, const struct news_row *row);
/* Taken back, if it was there. Cheap: it does not wait for the store. */
bool store_news_undo(struct store *s, const char *whom, const char *table, int kind, int64_t now);
/* Who has some that are due, the longest waiting first. */
int store_news_due(struct store *s, int64_t now, int limit,
		   void (*each)(void *arg, const char *whom), void *arg);
int store_news(struct store *s, const char *whom, int64_t now,
	       void (*each)(void *arg, const struct news_row *row), void *arg);
bool store_news_later(struct store *s, const struct news_row *row, int64_t due);
/* What was put off is due then at the latest, but not a clock that is not short yet. */
bool store_news_wake(struct store *s, const char *whom, int64_t due);
/* Unless it is newer now, or somebody else has told it; how many were. */
int store_news_drop(struct store *s, const struct news_row *row);
bool store_news_expire(struct store *s, int64_t since);

struct post_row {
	char id[ID_MAX], way[ID_MAX];
	const char *body;
	size_t n;
	int64_t at, due;
	int tries;
};
bool store_post_add(struct store *s, const struct post_row *row);
/* Due, and held by nobody. */
int store_posts(struct store *s, int64_t now, int limit,
		void (*each)(void *arg, const struct post_row *row), void *arg);
/* False: it is held already. */
bool store_post_hold(struct store *s, const char *id, int64_t now, int64_t until);
bool store_post_again(struct store *s, const char *id, int64_t due);
bool store_post_drop(struct store *s, const char *id);
int64_t store_posts_waiting(struct store *s);

/* Only one server sends: whether it is this one until then. */
bool store_lease(struct store *s, const char *node, int64_t now, int64_t until);
int64_t store_leased(struct store *s, const char *node); /* until when; 0: another does */
void store_lease_drop(struct store *s, const char *node);

/* What belongs to all servers of the database. 1 found, 0 none. */
int store_setting(struct store *s, const char *name, char out[SETTING_MAX]);
bool store_setting_put(struct store *s, const char *name, const char *value);

/* Whether the person follows a table at one of the other servers. */
bool store_elsewhere(struct store *s, const char *user, const char *but_node, int64_t dead_ms);

#endif
