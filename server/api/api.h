/* api.h: the endpoints' functions (their table is in api.c). */
#ifndef SERVER_API_H
#define SERVER_API_H

#include "server/net/answer.h"

/* Prefix of the hash of a one-time password. */
#define PASSWORD_ONCE "once:"

#define NAME_NEEDED N_("a name is needed: 1 to 63 bytes, letters of one script, digits and . - _ '")

extern const struct endpoint endpoints[];

handler api_logins, api_login_end, api_bot_new;
handler api_guest, api_name, api_account, api_login, api_logout, api_password, api_me;
handler api_games, api_bots, api_rules, api_cards, api_ratings, api_user_stats;
handler api_health, api_metrics, api_operator;
handler api_table_new, api_table_list, api_table, api_join, api_leave, api_start;
handler api_ready, api_sit, api_colour, api_order, api_wishes;
handler api_news, api_news_webhook, api_news_mail, api_news_push, api_news_kinds, api_news_quiet,
	api_news_drop, api_news_try, api_news_confirm, api_news_stop;
handler api_circles, api_circle_new, api_circle, api_circle_join, api_circle_leave,
	api_circle_remove, api_circle_change, api_circle_say, api_circle_chat, api_date_new,
	api_date_answer, api_date_drop, api_calendar, api_friends;
handler api_leagues, api_league_new, api_league, api_league_enter, api_league_leave,
	api_league_remove, api_league_start, api_league_cancel;
handler api_blocks, api_block, api_unblock, api_report;
handler api_remove, api_swap, api_fill, api_lock, api_invite, api_entropy;
handler api_view, api_move, api_undo, api_undo_answer, api_why, api_log, api_record, api_verify,
	api_continue, api_rematch;
handler api_here, api_vote, api_substitute, api_ask, api_answer, api_resume, api_vacation,
	api_dismiss;
handler api_resign, api_takeover, api_return, api_chat_say, api_chat_read, api_talk, api_events;

void list_tables(struct server *s, struct pet_json *j, int list, const char *user);

/* The table of the address, or a 404 response: also if the user may not know that it exists. */
struct table *table_of(struct server *s, struct req *r);

/* The table of the address, if the user opened it; otherwise a response was sent. open: it must not
 * have started. */
struct table *own_table(struct server *s, struct req *r, bool open);

/* The seat of the requesting user, or a 403 response. */
int seat_of(struct req *r, struct table *m);

/* What the user says, as it may be kept (CHAT_MAX bytes); false: it is no text, a response was sent. */
bool said_text(struct req *r, char *text);
/* Whether operator and limits let the user talk now, wherever; else a response was sent. */
bool may_speak(struct server *s, struct req *r);

/* Whether the user may open a table now; else a response was sent: the server is restarting, or the
 * user has enough. A table counts for the user who opened it, seated there or not. */
bool may_open(struct server *s, struct req *r);
/* Turns options: {"layout":"quick"} of the body into the words "layout=quick"; false: a response was sent, or they are
 * too long. */
bool read_options(struct req *r, const struct pet_game *game, char *out, size_t n);
/* Sets what every new table has: id, secret of the dice, invitation. */
void new_row(struct req *r, struct table_row *row, const struct pet_game *game, char invite[32]);
/* Responds with a new table and its invitation. */
void reply_new(struct server *s, struct req *r, struct table *m, const char *invite);

/* Responds with the table after the commit. */
void reply_table(struct server *s, struct req *r, struct table *m);

/* The seat named in the body, or a 400 response. */
int named_seat(struct req *r, const struct table *m, const char *key);

/* Saves the seats of the mask, notifies the others and responds. */
void seats_changed(struct server *s, struct req *r, struct table *m, unsigned mask);
void seats_swap(struct server *s, struct req *r, struct table *m, int one, int other);

/* A colour of seats, or "". */
bool colour_known(const char *colour);

/* "user": the user's profile, as seen by its owner and by others. */
void put_user(struct pet_json *j, const struct user_row *u);

/* Whether no account but `but` has this name, or one that looks like it. */
bool account_name_free(struct server *s, const char *name, const char *but);

#endif
