/* admin_internal.h: what the files of the operator's socket share. */
#ifndef SERVER_ADMIN_INTERNAL_H
#define SERVER_ADMIN_INTERNAL_H

#include "core/json.h"
#include "server/api/admin.h"
#include "server/store/store.h"

struct bufferevent;
struct evbuffer;
struct event;
struct evhttp_request;

struct call {
	struct server *server;
	struct bufferevent *bev;
	struct evhttp_request *http; /* of the operator's page; then there is no bev */
	struct evbuffer *out;
	char *line; /* the command */
	char *rest; /* the words after it */
	void (*run)(struct call *c);
	bool gone, busy; /* busy: the response comes later (admin_done) */
	bool json;       /* the response is one JSON value: a list of objects, or one */
	bool lists, refused;
	int rows; /* objects in it so far */
	uint8_t lang;
	char key[65]; /* of the page's request (req.key) */
	/* of a backup */
	struct db_backup *backup;
	struct event *step;
	char file[1024], part[1040];
	/* of a new password */
	struct user_row user;
	char password[24];
};

/* admin.c */
__attribute__((format_arg(2))) const char *call_words(const struct call *c, const char *id);
void call_run(struct call *c, char *line); /* and answers */
void no(struct call *c, const char *why);

/* One object of an answer in JSON; whoever writes it has checked c->json. The longest is a report, whose letters may all
 * need an escape. */
struct row {
	struct pet_text text;
	struct pet_json json;
	char bytes[6 * 5 * CHAT_MAX];
};
struct pet_json *row_open(struct call *c, struct row *row);
void row_close(struct call *c, struct row *row);
/* An answer of one thing: its line, or an object with this key. */
void say_one(struct call *c, const char *key, const char *value);

/* Writes down what was done, for good. */
void audit(struct call *c, const char *format, ...) __attribute__((format(printf, 2, 3)));
void wait_for_table(struct call *c); /* the command is run again when a long table was read */

/* admin_look.c */
void do_stats(struct call *c);
void do_tables(struct call *c);
void do_users(struct call *c);
void do_connections(struct call *c);

/* admin_page.c */
void do_page(struct call *c);
void page_reply(struct call *c);

/* admin_people.c */
void do_bans(struct call *c);
void do_ban(struct call *c);
void do_unban(struct call *c);
void do_mute(struct call *c);
void do_unmute(struct call *c);
void do_reports(struct call *c);
void do_settle(struct call *c);
void do_audit(struct call *c);

#endif
