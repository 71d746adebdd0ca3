/* store.h: the database: users, tables, seats, lines, chat and ratings.
 *
 * A table is its header and its lines; everything else about it is recomputed. (table, line) is the
 * primary key of lines: of two servers that append the same line, one wins and the other reloads. A
 * line is appended only behind the line that its server knows, by its hash: a database that went back
 * to an earlier state (a failover, an old backup) gets no line that does not follow.
 *
 * Writes belong to a transaction: the first write begins one, store_commit makes all
 * of them durable at once. Responses are sent after that (commit.c). */
#ifndef SERVER_STORE_H
#define SERVER_STORE_H

#include "core/game.h"
#include "server/base/secret.h"
#include "server/store/db.h"
#include "server/store/writer.h"

enum {
	ID_MAX = 24,    /* ids of users and tables: random base32 */
	TOKEN_MAX = 27, /* base32 of 128 bits */
	NAME_MAX_BYTES = 64,
	BOT_NAME_MAX = 48,
	COLOUR_MAX = 12,
	AGENT_MAX = 120,
	CHAT_MAX = 600, /* bytes */
	NOTICE_MAX = 600,
	TOKENS_AT_ONCE = 5000, /* changed by one statement */
	BAN_MAX = 64,          /* a user's id or an address */
	OPTIONS_TEXT = 1600,
	CONTRACT_MAX = 400,
	MOTION_MAX = 80,
	CHAIN_MAX = 33, /* hex of the first half of a hash of lines */
};

struct user_row {
	char id[ID_MAX], name[NAME_MAX_BYTES], login[NAME_MAX_BYTES], password[160];
	char look[NAME_MAX_BYTES]; /* of an account's name; empty: as it is in the store */
	bool guest;
	bool bot;     /* a program: the account has no password, only tokens */
	int64_t used; /* when the token by which it was found was last used */
};

enum table_status { TABLE_OPEN, TABLE_RUNNING, TABLE_OVER };

/* Who may talk at a table: as the host wants it. */
enum table_talk { TALK_ALL, TALK_PLAYERS, TALK_NOBODY };

struct table_row {
	char id[ID_MAX], game[24], options[OPTIONS_TEXT], name[NAME_MAX_BYTES], undo[12],
		owner[ID_MAX];
	char invite[HASH_MAX], secret[HASH_MAX], result[80];
	char circle[ID_MAX];  /* for whose members it was opened; empty: none */
	char league[ID_MAX];  /* whose round it belongs to; empty: none */
	char follows[ID_MAX]; /* the finished table it is the rematch of; empty: none */
	char *position;       /* malloc'd: the start position of a table; NULL otherwise */
	char *pack;           /* malloc'd: the text of its pack (core/pack.h); NULL: none */
	int seats, version, status;
	int64_t rev;           /* in a shared database: grows with every change */
	int undo_to, undo_yes; /* line somebody asked to undo to (0: none), seats that agreed */
	bool open_to_all;
	bool locked;                   /* no newcomers */
	int dice;                      /* a pet_record_dice_kind plus one */
	int talk;                      /* an enum table_talk */
	int64_t bank_ms, increment_ms; /* bank 0: no clock */
	char contract[CONTRACT_MAX];   /* what else was agreed (contract.h) */
	char motion
		[MOTION_MAX];   /* what is asked of those at the table (motion.h); empty: nothing */
	int undo_by;            /* the seat that asks to take back; -1: none */
	int64_t paused;         /* ms since 1970: its clocks rest since then; 0: they run */
	int64_t happened;       /* number of its happenings */
	int64_t created, moved; /* ms since 1970; moved: time of the current question */
};

enum { FLAG_DOWN = 1, FLAG_BACK = 2 };

/* How a person's seat came to a bot. */
enum left_how { LEFT_NOT, LEFT_BY_SELF, LEFT_BY_TIME, LEFT_BY_VOTE, LEFT_FOR_GOOD };

enum seat_kind { SEAT_OPEN, SEAT_HUMAN, SEAT_BOT };

/* An open seat with a user is held for that person, who was offered it. */
struct seat_row {
	int kind;
	char user[ID_MAX], name[NAME_MAX_BYTES], bot[BOT_NAME_MAX];
	int64_t left_ms;
	bool resigned;
	int flagged;  /* its clock ran out: a bot plays (FLAG_DOWN); once before (FLAG_BACK) */
	bool program; /* the user is a program */
	char seal[HASH_MAX];     /* hex of the hash of what the person will add to the dice */
	char entropy[HASH_MAX];  /* hex of that, once it is revealed */
	bool ready;              /* the person is ready, in the waiting room */
	char colour[COLOUR_MAX]; /* chosen by the person; empty: any */
	int left_how,
		left_line; /* while a bot plays for the person: how that came, after which line */
	int came_line;     /* the person has had the seat since this line */
	int64_t off_from, off_until,
		off_used; /* days off: the clock rests meanwhile; spent before, in ms */
	char substitute
		[HASH_MAX]; /* a substitute may sit down: hash of the link, or "*" without one */
};

struct store {
	struct db *db;
	struct writer *writer; /* queues writes; NULL: no thread available */
	uint64_t transaction;  /* its number */
	bool writing;          /* a transaction is open */
	bool broken;           /* it failed: it cannot be committed */
	bool again;            /* because of a conflict: it may be retried */
	bool unsure;           /* the last commit failed, but may have been done */
	char wrong[160];       /* why the last commit failed */
	uint64_t commits, lines;
	uint64_t commit_began; /* of the one under way on the writer (figures.h) */
	uint64_t failures;     /* failed calls: what was not found may exist */
	uint64_t user_changes; /* changes of users and tokens: invalidates caches */
};

/* Opens "postgres://..." or a folder. accept_loss: even if its log is damaged. */
bool store_open(struct store *s, const char *where, bool accept_loss, char *error, size_t n);
void store_close(struct store *s);

bool store_shared(const struct store *s); /* other servers use this database */
bool store_commit(struct store *s);
void store_abandon(struct store *s);
/* The same without blocking; false: nothing to commit, or store_commit must do it. writer_fd
 * signals the end, and store_commit_end returns whether it is durable. */
bool store_commit_start(struct store *s);
bool store_commit_end(struct store *s);
/* Whether the database responds. Servers that share it go by its clock from then on. */
bool store_answers(struct store *s);
/* The database is another one since the last call, or one that was behind took its place. Nothing is
 * written before this was asked. */
bool store_moved(struct store *s);

bool store_user_add(struct store *s, const struct user_row *u, int64_t now);
bool store_user_update(struct store *s, const struct user_row *u);
int store_user(struct store *s, const char *id,
	       struct user_row *out); /* 1 found, 0 none, <0 failed */
int store_user_login(struct store *s, const char *login, struct user_row *out);
int store_user_token(struct store *s, const char *hash, struct user_row *out);
int store_user_look(struct store *s, const char *look, struct user_row *out); /* an account */
bool store_user_set_look(struct store *s, const char *id, const char *look);
int store_users_without_look(struct store *s, void (*each)(void *arg, const struct user_row *row),
			     void *arg);
bool store_user_drop(struct store *s, const char *id); /* a guest, with ratings */
/* agent: the browser's user agent. */
bool store_token_add(struct store *s, const char *hash, const char *user, const char *agent,
		     int64_t now);
bool store_token_use(struct store *s, const char *hash, int64_t now);
/* Of those that have none yet; how many. */
int store_tokens_first_use(struct store *s, int64_t now);
/* Logins of accounts, and of guests, idle since then; how many. */
int store_tokens_expire(struct store *s, int64_t since, int64_t guests_since);
/* Guests older than that without a token. */
int store_guests_gone(struct store *s, int64_t since, void (*each)(void *arg, const char *id),
		      void *arg);

struct login_row {
	char hash[HASH_MAX], agent[AGENT_MAX];
	int64_t created, used;
};
int store_logins(struct store *s, const char *user,
		 void (*each)(void *arg, const struct login_row *row), void *arg);
bool store_token_drop(struct store *s, const char *hash);
bool store_tokens_drop(struct store *s, const char *user); /* all of a user */
/* The newest, or those whose name or id contains the word. */
int store_users(struct store *s, const char *word, int limit,
		void (*each)(void *arg, const struct user_row *row), void *arg);

bool store_table_add(struct store *s, const struct table_row *m);
/* Status, result, moved, contract, motion, paused, happened. */
bool store_table_update(struct store *s, const struct table_row *m);
/* A pending request to the others at the table: shared by all servers. */
bool store_table_undo(struct store *s, const struct table_row *m);
/* With a shared database: nobody else writes this table until the end of the transaction. 1: held,
 * and its revision; 0: somebody else holds it; <0: failed. Never blocks. */
int store_table_hold(struct store *s, const char *id, int64_t *rev);
/* From this revision to the next; the commit fails if it is another. */
bool store_table_changed(struct store *s, const char *id, int64_t rev);
bool store_table_owner(struct store *s, const char *id, const char *user);
bool store_table_door(struct store *s, const struct table_row *m); /* locked, invite */
bool store_table_talk(struct store *s, const struct table_row *m);
bool store_table_drop(struct store *s, const char *id); /* one without lines */
/* Tables opened before that and never started, but for those of leagues. */
int store_tables_unbegun(struct store *s, int64_t since, void (*each)(void *arg, const char *id),
			 void *arg);
int store_table_count(struct store *s, const char *user); /* unfinished; <0 failed */
/* Players whom the host removed cannot rejoin. */
bool store_removed_add(struct store *s, const char *table, const char *user);
int store_removed(struct store *s, const char *table, const char *user); /* 1: yes */
int store_table(struct store *s, const char *id, struct table_row *out);
/* The newest table that follows this one; 0: none. */
int store_table_following(struct store *s, const char *id, char out[ID_MAX]);
bool store_seat_put(struct store *s, const char *table, int seat, const struct seat_row *row);
/* Running tables that must continue without a request: a bot's turn, a clock. */
int store_list_awake(struct store *s, void (*each)(void *arg, const char *id), void *arg);
/* Stops the clocks of running tables for that long; none started after now. */
bool store_clocks_shift(struct store *s, int64_t lost_ms, int64_t now);
int store_seats(struct store *s, const char *table, struct seat_row out[PET_SEATS_MAX]);

struct line_row {
	int line, seat;
	const char *move; /* as tokens, or "undo N" */
	int64_t at;
	const char *hash; /* of all lines up to this one; empty: from before there were any */
	bool bot;         /* decided by a bot in a person's place */
};
/* Appends a line behind one with that hash. The commit fails where that is not the last line. */
int store_line_add(struct store *s, const char *table, const struct line_row *row,
		   const char *before);
int store_line_count(struct store *s, const char *table); /* <0: failed */
int store_lines(struct store *s, const char *table, int from, int most,
		void (*each)(void *arg, const struct line_row *row), void *arg);

/* Tables that have lines. */
int store_tables_begun(struct store *s, void (*each)(void *arg, const char *id), void *arg);
/* Takes the lines behind that one out of a table and keeps them aside. Returns how many. */
int store_lines_aside(struct store *s, const char *table, int whole, int64_t now);

/* What happened at a table beside the game: said to everybody. Names, since seats change hands. */
struct happening {
	int id, line, by, about; /* seats; -1: none */
	int64_t at, value;
	char kind[16], by_name[NAME_MAX_BYTES], about_name[NAME_MAX_BYTES];
};
bool store_happening_add(struct store *s, const char *table, const struct happening *row);
int store_happenings(struct store *s, const char *table, int from,
		     void (*each)(void *arg, const struct happening *row), void *arg);

enum table_list {
	LIST_OPEN, /* public, and not of somebody whom the user has blocked */
	LIST_MINE, /* where the user sits */
	LIST_FINISHED,
	LIST_RUNNING,
	LIST_UNFINISHED,
	LIST_THEIRS, /* unfinished, where the user sits or which it opened */
};
int store_list(struct store *s, int list, const char *user,
	       void (*each)(void *arg, const struct table_row *row), void *arg);

/* Circles: named groups of people who play together (store_circles.c). */
struct circle_row {
	char id[ID_MAX], name[NAME_MAX_BYTES], owner[ID_MAX], invite[HASH_MAX];
	int season, members;    /* members: read only */
	int64_t created, since; /* since: the season's beginning */
};
bool store_circle_add(struct store *s, const struct circle_row *c);
bool store_circle_update(struct store *s, const struct circle_row *c);
bool store_circle_drop(struct store *s, const char *id);
int store_circle(struct store *s, const char *id, struct circle_row *out);
int store_circles_of(struct store *s, const char *user,
		     void (*each)(void *arg, const struct circle_row *row), void *arg);

struct member_row {
	char user[ID_MAX], name[NAME_MAX_BYTES];
	int64_t since;
};
bool store_member_add(struct store *s, const char *circle, const char *user, int64_t now);
bool store_member_drop(struct store *s, const char *circle, const char *user);
int store_member(struct store *s, const char *circle, const char *user); /* 1: yes */
int store_members(struct store *s, const char *circle,
		  void (*each)(void *arg, const struct member_row *row), void *arg);
bool store_members_move(struct store *s, const char *from, const char *to);

struct chat_row;
int store_circle_say(struct store *s, const char *circle, const struct chat_row *row);
int store_circle_chat(struct store *s, const char *circle, int from, const char *reader,
		      void (*each)(void *arg, const struct chat_row *row), void *arg);

struct date_row {
	char id[ID_MAX], user[ID_MAX], what[NAME_MAX_BYTES];
	int64_t at;
	int minutes;
};
bool store_date_add(struct store *s, const char *circle, const struct date_row *d);
bool store_date_drop(struct store *s, const char *circle, const char *id);
int store_dates(struct store *s, const char *circle, int64_t since,
		void (*each)(void *arg, const struct date_row *row), void *arg);
struct answer_row {
	char user[ID_MAX], name[NAME_MAX_BYTES];
	int answer; /* 0 yes, 1 perhaps, 2 no */
};
bool store_date_answer(struct store *s, const char *circle, const char *id, const char *user,
		       int answer);
int store_date_answers(struct store *s, const char *circle, const char *date,
		       void (*each)(void *arg, const struct answer_row *row), void *arg);

/* Leagues (server/leagues/league.h, store_leagues.c). */
enum league_status { LEAGUE_OPEN, LEAGUE_RUNNING, LEAGUE_OVER, LEAGUE_OFF };
struct league_row {
	char id[ID_MAX], name[NAME_MAX_BYTES], owner[ID_MAX], game[24], options[OPTIONS_TEXT];
	char circle[ID_MAX]; /* whose members alone take part; empty: in public */
	bool robin;
	int seats, least; /* of a table: wanted, and at least */
	int rounds;       /* 0: as many as it takes */
	int64_t bank_ms, increment_ms;
	char undo[12], contract[CONTRACT_MAX];
	int64_t lasts_ms; /* of a round, at most */
	int status, round;
	int64_t due; /* when the round ends */
	int64_t created;
	int entrants; /* read only */
};
bool store_league_add(struct store *s, const struct league_row *l);
bool store_league_update(struct store *s,
			 const struct league_row *l); /* rounds, status, round, due */
int store_league(struct store *s, const char *id, struct league_row *out);
/* With a shared database: no other server runs this league until the end of the transaction; 1: so it is. */
int store_league_hold(struct store *s, const char *id);
enum league_list { LEAGUES_PUBLIC, LEAGUES_MINE, LEAGUES_CIRCLE };
int store_leagues(struct store *s, int list, const char *whose,
		  void (*each)(void *arg, const struct league_row *row), void *arg);
/* Running ones of which a table or the round is over. */
int store_leagues_due(struct store *s, int64_t now, void (*each)(void *arg, const char *id),
		      void *arg);

struct entrant_row {
	char user[ID_MAX], name[NAME_MAX_BYTES];
	int place;           /* from 1; 0: before the start, or waits for one to be free */
	int64_t since, gone; /* gone 0: plays */
};
bool store_entrant_put(struct store *s, const char *league, const struct entrant_row *row);
bool store_entrant_drop(struct store *s, const char *league, const char *user);
int store_entrants(struct store *s, const char *league,
		   void (*each)(void *arg, const struct entrant_row *row), void *arg);
bool store_entrants_move(struct store *s, const char *from, const char *to);

enum league_how { HOW_PLAYED, HOW_RESTED, HOW_ABSENT };
struct league_seat_row {
	int round, place;
	char user[ID_MAX], name[NAME_MAX_BYTES], table[ID_MAX]; /* table "": a rest */
	int number, size; /* of the table in its round, from 1 */
	int points;       /* in 3600ths; below 0: not over */
	int how;
};
bool store_league_seat_put(struct store *s, const char *league, const struct league_seat_row *row);
int store_league_seats(struct store *s, const char *league,
		       void (*each)(void *arg, const struct league_seat_row *row), void *arg);

/* Tables of a circle, over or not, the newest first; not those of whom the reader has blocked. */
int store_circle_tables(struct store *s, const char *circle, const char *reader, bool over,
			void (*each)(void *arg, const struct table_row *row), void *arg);
/* A person at a finished table of a circle, table by table in the order of their ends. */
struct result_row {
	char table[ID_MAX], user[ID_MAX], name[NAME_MAX_BYTES], result[80];
	int seat;
	bool resigned;
};
int store_results(struct store *s, const char *circle, int64_t since, int but_dice,
		  void (*each)(void *arg, const struct result_row *row), void *arg);

/* People with whom a user has sat at a table that began; without those blocked by one of the two. */
struct friend_row {
	char user[ID_MAX], name[NAME_MAX_BYTES];
	int games;
	int64_t last;
};
int store_friends(struct store *s, const char *user,
		  void (*each)(void *arg, const struct friend_row *row), void *arg);

/* A standing order of a seat (orders.h), and the lines that it and earlier ones have played. */
enum { ORDER_MAX = 256, ORDERED_MAX = 800 };
struct order_row {
	char user[ID_MAX];      /* whose it is; the seat may have another owner by now */
	char wishes[ORDER_MAX]; /* moves as tokens, a ';' behind each; empty: none */
	char done
		[ORDERED_MAX]; /* numbers of lines, a space behind each; only the newest that fit */
	int seat;
	bool pass;
	int64_t round; /* it ends with this round; below 0: it does not */
	int64_t line;  /* the owner has played no line by hand since this one */
};
bool store_order_put(struct store *s, const char *table, const struct order_row *row);
int store_order(struct store *s, const char *table, int seat, struct order_row *out);
int store_orders(struct store *s, const char *table,
		 void (*each)(void *arg, const struct order_row *row), void *arg);

struct chat_row {
	int id;
	const char *user, *name, *text;
	unsigned seats; /* only these seats may read it; 0: everybody */
	int64_t at;
};
/* row->id is ignored. Returns the id; <0 failed. */
int store_chat_add(struct store *s, const char *table, const struct chat_row *row);
/* Without messages of users whom the reader has blocked ("": nobody). */
int store_chat(struct store *s, const char *table, int from, const char *reader,
	       void (*each)(void *arg, const struct chat_row *row), void *arg);

/* Users whom a user has blocked: not heard, and not admitted to the user's own tables. */
struct block_row {
	char user[ID_MAX], name[NAME_MAX_BYTES];
	int64_t since;
};
bool store_block(struct store *s, const char *user, const char *blocked, int64_t now);
bool store_unblock(struct store *s, const char *user, const char *blocked);
int store_blocked(struct store *s, const char *user, const char *blocked); /* 1: yes */
int store_blocks(struct store *s, const char *user,
		 void (*each)(void *arg, const struct block_row *row), void *arg);
/* Who has blocked this user. */
int store_blockers(struct store *s, const char *blocked, void (*each)(void *arg, const char *id),
		   void *arg);
bool store_blocks_move(struct store *s, const char *from, const char *to);

/* Nobody else changes the ratings of these users until the end of the transaction. */
bool store_users_hold(struct store *s, const char *const *user, int n);
/* Ratings in thousandths (25000 +- 8333 at first). */
struct rating_row {
	char user[ID_MAX], name[NAME_MAX_BYTES];
	int64_t mu, sigma;
	int games, wins; /* wins in sixtieths */
};
int store_rating(struct store *s, const char *user, const char *game, struct rating_row *out);
bool store_rating_put(struct store *s, const char *game, const struct rating_row *row);
int store_ratings(struct store *s, const char *game,
		  void (*each)(void *arg, const struct rating_row *row), void *arg);

/* Requests that were done, by the key their client gave them: repeated, they get the same answer. */
struct request_row {
	const char *user, *key;
	const char *what; /* the address it was sent to */
	const char *body; /* of the answer */
	size_t n;
	int64_t at;
};
bool store_request_put(struct store *s, const struct request_row *row);
int store_request(struct store *s, const char *user, const char *key,
		  void (*each)(void *arg, const struct request_row *row), void *arg);
bool store_requests_expire(struct store *s, int64_t since);

/* Users and addresses that are shut out, or may not talk. */
enum { WHY_MAX = 200 };
struct ban_row {
	char who[BAN_MAX], why[WHY_MAX];
	int64_t since, until; /* until 0: for good */
	bool mute;
};
bool store_ban(struct store *s, const struct ban_row *row);
bool store_unban(struct store *s, const char *who, bool mute); /* false: there was none */
int store_bans(struct store *s, void (*each)(void *arg, const struct ban_row *row), void *arg);

/* What people report of each other. A second report of the same about the same replaces the first. */
struct report_row {
	char id[ID_MAX], reporter[ID_MAX], who[ID_MAX], table[ID_MAX];
	char reporter_name[NAME_MAX_BYTES], who_name[NAME_MAX_BYTES];
	char why[CHAT_MAX], said[3 * CHAT_MAX];
	int64_t at;
};
bool store_report(struct store *s, const struct report_row *row);
bool store_settle(struct store *s, const char *id, int64_t now); /* false: there is none */
int store_reports(struct store *s, void (*each)(void *arg, const struct report_row *row),
		  void *arg);
int64_t store_reports_open(struct store *s);

/* What the operator did. */
bool store_audit(struct store *s, const char *id, int64_t now, const char *what);
int store_audits(struct store *s, int limit, void (*each)(void *arg, int64_t at, const char *what),
		 void *arg);

struct store_counts {
	int64_t users, accounts, tables, open, running;
};
bool store_count(struct store *s, struct store_counts *out);

/* Time of the last heartbeat; 0: never. Clocks stop while no server runs. */
int64_t store_alive(struct store *s);
bool store_alive_put(struct store *s, int64_t now);
int64_t store_expired(struct store *s); /* until when expired things were removed; 0: never */
bool store_expired_put(struct store *s, int64_t at);

/* Who is connected to a table at the other servers of the database: mask of seats. Servers without
 * a recent heartbeat (store_node_put) do not count. */
bool store_node_put(struct store *s, const char *node);
bool store_node_drop(struct store *s, const char *node); /* and those that died long ago */
bool store_here_put(struct store *s, const char *table, int seat, const char *node, bool here);
uint32_t store_here(struct store *s, const char *table, const char *but_node, int64_t dead_ms);

/* Tells the other servers that a table changed; or something else ("!bans"). */
void store_tell(struct store *s, const char *table, int line);
void store_say(struct store *s, const char *payload);

#endif
