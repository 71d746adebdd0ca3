/* schema.c: the tables of the database, and migrations from older ones.
 *
 * A database stores its version (table schema, one row). Each step migrates from one version to the
 * next, in a transaction of its own, and is never changed after its release: whoever is interrupted goes
 * on from there. A step only adds, with defaults, so that a server of the version before goes on beside a
 * newer one. A database from before versions has the tables of version 1. */
#include "server/base/host_words.h"
#include "server/base/log.h"
#include "server/store/sql.h"

#include <stdio.h>

static const char version_1[] =
	"CREATE TABLE IF NOT EXISTS users (id TEXT PRIMARY KEY, name TEXT NOT NULL, login TEXT "
	"UNIQUE,"
	" password TEXT, created BIGINT NOT NULL);"
	"CREATE TABLE IF NOT EXISTS tokens (hash TEXT PRIMARY KEY, user_id TEXT NOT NULL,"
	" created BIGINT NOT NULL);"
	"CREATE TABLE IF NOT EXISTS tables (id TEXT PRIMARY KEY, game TEXT NOT NULL,"
	" version BIGINT NOT NULL, seats BIGINT NOT NULL, options TEXT NOT NULL, status BIGINT NOT "
	"NULL,"
	" name TEXT NOT NULL, open_to_all BIGINT NOT NULL, undo TEXT NOT NULL, bank BIGINT NOT "
	"NULL,"
	" increment BIGINT NOT NULL, owner TEXT NOT NULL, invite TEXT NOT NULL, secret TEXT NOT "
	"NULL,"
	" position TEXT, result TEXT NOT NULL, created BIGINT NOT NULL, moved BIGINT NOT NULL);"
	"CREATE INDEX IF NOT EXISTS tables_status ON tables (status, created);"
	"CREATE TABLE IF NOT EXISTS seats (table_id TEXT NOT NULL, seat BIGINT NOT NULL,"
	" kind BIGINT NOT NULL, user_id TEXT NOT NULL, name TEXT NOT NULL, bot TEXT NOT NULL,"
	" left_ms BIGINT NOT NULL, resigned BIGINT NOT NULL, PRIMARY KEY (table_id, seat));"
	"CREATE INDEX IF NOT EXISTS seats_user ON seats (user_id);"
	"CREATE TABLE IF NOT EXISTS lines (table_id TEXT NOT NULL, line BIGINT NOT NULL,"
	" seat BIGINT NOT NULL, move TEXT NOT NULL, at BIGINT NOT NULL, PRIMARY KEY (table_id, "
	"line));"
	"CREATE TABLE IF NOT EXISTS chat (table_id TEXT NOT NULL, id BIGINT NOT NULL,"
	" user_id TEXT NOT NULL, name TEXT NOT NULL, text TEXT NOT NULL, at BIGINT NOT NULL,"
	" PRIMARY KEY (table_id, id));"
	"CREATE TABLE IF NOT EXISTS ratings (user_id TEXT NOT NULL, game TEXT NOT NULL,"
	" mu BIGINT NOT NULL, sigma BIGINT NOT NULL, games BIGINT NOT NULL, wins BIGINT NOT NULL,"
	" PRIMARY KEY (user_id, game));"
	"CREATE TABLE IF NOT EXISTS bans (who TEXT PRIMARY KEY, since BIGINT NOT NULL);"
	"CREATE TABLE IF NOT EXISTS alive (id BIGINT PRIMARY KEY, at BIGINT NOT NULL);";

/* Several servers may write one table: rev tells them that it has changed, and shared facts are
 * here and not in the memory of one server. flagged: the seat's clock ran out. */
static const char version_2[] = "ALTER TABLE tables ADD COLUMN rev BIGINT NOT NULL DEFAULT 0;"
				"ALTER TABLE tables ADD COLUMN undo_to BIGINT NOT NULL DEFAULT 0;"
				"ALTER TABLE tables ADD COLUMN undo_yes BIGINT NOT NULL DEFAULT 0;"
				"ALTER TABLE seats ADD COLUMN flagged BIGINT NOT NULL DEFAULT 0;"
				"CREATE TABLE nodes (id TEXT PRIMARY KEY, at BIGINT NOT NULL);"
				"CREATE TABLE here (table_id TEXT NOT NULL, seat BIGINT NOT NULL,"
				" node TEXT NOT NULL, PRIMARY KEY (table_id, seat, node));";

/* Locked tables, entropy of seats, logins that are listed and expire, names with their look. */
static const char version_3[] =
	"ALTER TABLE tables ADD COLUMN locked BIGINT NOT NULL DEFAULT 0;"
	"ALTER TABLE tables ADD COLUMN dice BIGINT NOT NULL DEFAULT 1;"
	"ALTER TABLE seats ADD COLUMN entropy TEXT NOT NULL DEFAULT '';"
	"ALTER TABLE tokens ADD COLUMN used BIGINT NOT NULL DEFAULT 0;"
	"ALTER TABLE tokens ADD COLUMN agent TEXT NOT NULL DEFAULT '';"
	"ALTER TABLE users ADD COLUMN look TEXT;"
	"CREATE UNIQUE INDEX users_look ON users (look);"
	"CREATE TABLE removed (table_id TEXT NOT NULL, user_id TEXT NOT NULL,"
	" PRIMARY KEY (table_id, user_id));"
	"CREATE INDEX tables_owner ON tables (owner);"
	"CREATE INDEX tokens_user ON tokens (user_id);";

/* Programs that sit at tables like people: marked in the account and in every seat they take. */
static const char version_4[] = "ALTER TABLE users ADD COLUMN bot BIGINT NOT NULL DEFAULT 0;"
				"ALTER TABLE seats ADD COLUMN program BIGINT NOT NULL DEFAULT 0;";

/* Readiness and colours; chat for some seats only (a mask; 0: all); blocked users. */
static const char version_5[] = "ALTER TABLE seats ADD COLUMN ready BIGINT NOT NULL DEFAULT 0;"
				"ALTER TABLE seats ADD COLUMN colour TEXT NOT NULL DEFAULT '';"
				"ALTER TABLE chat ADD COLUMN seats BIGINT NOT NULL DEFAULT 0;"
				"CREATE TABLE blocks (user_id TEXT NOT NULL, blocked TEXT NOT NULL,"
				" since BIGINT NOT NULL, PRIMARY KEY (user_id, blocked));"
				"CREATE INDEX blocks_blocked ON blocks (blocked);";

/* Every line knows the hash of all lines up to it: the next one is appended to no other. Lines that a
 * repair took out of a damaged table are kept aside. */
static const char version_6[] =
	"ALTER TABLE lines ADD COLUMN hash TEXT NOT NULL DEFAULT '';"
	"CREATE TABLE lines_aside (table_id TEXT NOT NULL, line BIGINT NOT NULL,"
	" seat BIGINT NOT NULL, move TEXT NOT NULL, at BIGINT NOT NULL,"
	" hash TEXT NOT NULL, repaired BIGINT NOT NULL);";

/* Requests by their keys (keys.c). */
static const char version_7[] = "CREATE TABLE requests (user_id TEXT NOT NULL, key TEXT NOT NULL,"
				" what TEXT NOT NULL, body TEXT NOT NULL, at BIGINT NOT NULL,"
				" PRIMARY KEY (user_id, key));"
				"CREATE INDEX requests_at ON requests (at);";

/* What the operator does about people: bans with an end and a reason, mutes, what was reported, and what was done. */
static const char version_8[] =
	"ALTER TABLE bans ADD COLUMN until BIGINT NOT NULL DEFAULT 0;"
	"ALTER TABLE bans ADD COLUMN why TEXT NOT NULL DEFAULT '';"
	"CREATE TABLE mutes (who TEXT PRIMARY KEY, since BIGINT NOT NULL, until BIGINT NOT NULL,"
	" why TEXT NOT NULL);"
	"CREATE TABLE reports (reporter TEXT NOT NULL, who TEXT NOT NULL, table_id TEXT NOT NULL,"
	" id TEXT NOT NULL, at BIGINT NOT NULL, why TEXT NOT NULL, said TEXT NOT NULL,"
	" settled BIGINT NOT NULL DEFAULT 0, PRIMARY KEY (reporter, who, table_id));"
	"CREATE INDEX reports_at ON reports (settled, at);"
	"CREATE TABLE audit (id TEXT PRIMARY KEY, at BIGINT NOT NULL, what TEXT NOT NULL);"
	"CREATE INDEX audit_at ON audit (at);";

/* The finished table that this one follows: a rematch. */
static const char version_9[] = "ALTER TABLE tables ADD COLUMN follows TEXT NOT NULL DEFAULT '';"
				"CREATE INDEX tables_follows ON tables (follows);";

/* What seats add to the dice is sealed before the start. */
static const char version_10[] = "ALTER TABLE seats ADD COLUMN seal TEXT NOT NULL DEFAULT '';";

/* Who may talk at a table: all, those who sit there, nobody. */
static const char version_11[] = "ALTER TABLE tables ADD COLUMN talk BIGINT NOT NULL DEFAULT 0;";

/* The outbox (store/outbox.h): how people are reached, what they are to be told, what is on its way. */
static const char version_12[] =
	"CREATE TABLE ways (id TEXT PRIMARY KEY, whom TEXT NOT NULL, owner TEXT NOT NULL,"
	" kind BIGINT NOT NULL, form TEXT NOT NULL, target TEXT NOT NULL, secret TEXT NOT NULL,"
	" news BIGINT NOT NULL, created BIGINT NOT NULL, confirmed BIGINT NOT NULL,"
	" worked BIGINT NOT NULL DEFAULT 0, failures BIGINT NOT NULL DEFAULT 0,"
	" ended BIGINT NOT NULL DEFAULT 0);"
	"CREATE INDEX ways_whom ON ways (whom);"
	"CREATE INDEX ways_owner ON ways (owner);"
	"CREATE TABLE quiet (whom TEXT PRIMARY KEY, lang BIGINT NOT NULL, zone TEXT NOT NULL,"
	" ahead BIGINT NOT NULL, since BIGINT NOT NULL, until BIGINT NOT NULL,"
	" wakes BIGINT NOT NULL);"
	"CREATE TABLE news (whom TEXT NOT NULL, table_id TEXT NOT NULL, kind BIGINT NOT NULL,"
	" person TEXT NOT NULL, text TEXT NOT NULL, who TEXT NOT NULL, ends BIGINT NOT NULL,"
	" at BIGINT NOT NULL, due BIGINT NOT NULL, PRIMARY KEY (whom, table_id, kind));"
	"CREATE INDEX news_due ON news (due);"
	"CREATE TABLE posts (id TEXT PRIMARY KEY, way_id TEXT NOT NULL, body TEXT NOT NULL,"
	" at BIGINT NOT NULL, due BIGINT NOT NULL, tries BIGINT NOT NULL DEFAULT 0,"
	" held BIGINT NOT NULL DEFAULT 0);"
	"CREATE INDEX posts_due ON posts (due);"
	"CREATE INDEX posts_way ON posts (way_id);"
	"CREATE TABLE leases (name TEXT PRIMARY KEY, node TEXT NOT NULL, until BIGINT NOT NULL);"
	"INSERT INTO leases (name, node, until) VALUES ('post', '', 0);"
	"CREATE TABLE settings (name TEXT PRIMARY KEY, value TEXT NOT NULL);";

/* Standing orders. A row stays when its order ends: it knows the lines that were played by it. */
static const char version_13[] =
	"CREATE TABLE orders (table_id TEXT NOT NULL, seat BIGINT NOT NULL, user_id TEXT NOT NULL,"
	" wishes TEXT NOT NULL, done TEXT NOT NULL, pass BIGINT NOT NULL, round BIGINT NOT NULL,"
	" line BIGINT NOT NULL, PRIMARY KEY (table_id, seat));";

/* The contract of a table and what happened at it beside the game: who asked for what and who agreed (motion),
 * since when it rests (paused), which lines bots decided in a person's place. A seat: how and at which line it
 * was left to a bot, since which line it belongs to its owner, days off, and the link for a substitute. */
static const char version_14[] =
	"ALTER TABLE tables ADD COLUMN contract TEXT NOT NULL DEFAULT '';"
	"ALTER TABLE tables ADD COLUMN motion TEXT NOT NULL DEFAULT '';"
	"ALTER TABLE tables ADD COLUMN paused BIGINT NOT NULL DEFAULT 0;"
	"ALTER TABLE tables ADD COLUMN happened BIGINT NOT NULL DEFAULT 0;"
	"ALTER TABLE tables ADD COLUMN undo_by BIGINT NOT NULL DEFAULT -1;"
	"ALTER TABLE seats ADD COLUMN left_how BIGINT NOT NULL DEFAULT 0;"
	"ALTER TABLE seats ADD COLUMN left_line BIGINT NOT NULL DEFAULT 0;"
	"ALTER TABLE seats ADD COLUMN came_line BIGINT NOT NULL DEFAULT 0;"
	"ALTER TABLE seats ADD COLUMN off_from BIGINT NOT NULL DEFAULT 0;"
	"ALTER TABLE seats ADD COLUMN off_until BIGINT NOT NULL DEFAULT 0;"
	"ALTER TABLE seats ADD COLUMN off_used BIGINT NOT NULL DEFAULT 0;"
	"ALTER TABLE seats ADD COLUMN substitute TEXT NOT NULL DEFAULT '';"
	"ALTER TABLE lines ADD COLUMN bot BIGINT NOT NULL DEFAULT 0;"
	"ALTER TABLE lines_aside ADD COLUMN bot BIGINT NOT NULL DEFAULT 0;"
	"CREATE TABLE happenings (table_id TEXT NOT NULL, id BIGINT NOT NULL, line BIGINT NOT NULL,"
	" at BIGINT NOT NULL, kind TEXT NOT NULL, by_seat BIGINT NOT NULL, by_name TEXT NOT NULL,"
	" about BIGINT NOT NULL, about_name TEXT NOT NULL, value BIGINT NOT NULL,"
	" PRIMARY KEY (table_id, id));";

/* Circles: people who play together; what they say, when they meet, and the tables they open. */
static const char version_15[] =
	"CREATE TABLE circles (id TEXT PRIMARY KEY, name TEXT NOT NULL, owner TEXT NOT NULL,"
	" invite TEXT NOT NULL, created BIGINT NOT NULL, season BIGINT NOT NULL,"
	" since BIGINT NOT NULL);"
	"CREATE INDEX circles_owner ON circles (owner);"
	"CREATE TABLE circle_members (circle_id TEXT NOT NULL, user_id TEXT NOT NULL,"
	" since BIGINT NOT NULL, PRIMARY KEY (circle_id, user_id));"
	"CREATE INDEX circle_members_user ON circle_members (user_id);"
	"CREATE TABLE circle_chat (circle_id TEXT NOT NULL, id BIGINT NOT NULL,"
	" user_id TEXT NOT NULL, name TEXT NOT NULL, text TEXT NOT NULL, at BIGINT NOT NULL,"
	" PRIMARY KEY (circle_id, id));"
	"CREATE TABLE circle_dates (circle_id TEXT NOT NULL, id TEXT NOT NULL,"
	" user_id TEXT NOT NULL, what TEXT NOT NULL, at BIGINT NOT NULL,"
	" minutes BIGINT NOT NULL, PRIMARY KEY (circle_id, id));"
	"CREATE TABLE circle_answers (circle_id TEXT NOT NULL, date_id TEXT NOT NULL,"
	" user_id TEXT NOT NULL, answer BIGINT NOT NULL,"
	" PRIMARY KEY (circle_id, date_id, user_id));"
	"ALTER TABLE tables ADD COLUMN circle TEXT NOT NULL DEFAULT '';"
	"CREATE INDEX tables_circle ON tables (circle);";

/* Leagues: their contract, who entered, and who sat where in which round; a round without a table is a rest. Points are
 * in 3600ths of a win, below 0 as long as the table is not over. */
static const char version_16[] =
	"CREATE TABLE leagues (id TEXT PRIMARY KEY, name TEXT NOT NULL, owner TEXT NOT NULL,"
	" circle TEXT NOT NULL, robin BIGINT NOT NULL, game TEXT NOT NULL, options TEXT NOT NULL,"
	" seats BIGINT NOT NULL, least BIGINT NOT NULL, rounds BIGINT NOT NULL,"
	" bank BIGINT NOT NULL, increment BIGINT NOT NULL, undo TEXT NOT NULL,"
	" contract TEXT NOT NULL, lasts BIGINT NOT NULL, status BIGINT NOT NULL,"
	" round BIGINT NOT NULL, due BIGINT NOT NULL, created BIGINT NOT NULL);"
	"CREATE INDEX leagues_status ON leagues (status, created);"
	"CREATE INDEX leagues_circle ON leagues (circle);"
	"CREATE TABLE league_entrants (league_id TEXT NOT NULL, user_id TEXT NOT NULL,"
	" place BIGINT NOT NULL, since BIGINT NOT NULL, gone BIGINT NOT NULL,"
	" PRIMARY KEY (league_id, user_id));"
	"CREATE INDEX league_entrants_user ON league_entrants (user_id);"
	"CREATE TABLE league_seats (league_id TEXT NOT NULL, round BIGINT NOT NULL,"
	" place BIGINT NOT NULL, user_id TEXT NOT NULL, number BIGINT NOT NULL,"
	" table_id TEXT NOT NULL, size BIGINT NOT NULL, points BIGINT NOT NULL,"
	" how BIGINT NOT NULL, PRIMARY KEY (league_id, round, place));"
	"ALTER TABLE tables ADD COLUMN league TEXT NOT NULL DEFAULT '';";

/* The values of somebody's own box instead of ours. The logins of old that wait for their first use are
 * found without reading the others. */
static const char version_17[] = "ALTER TABLE tables ADD COLUMN pack TEXT;"
				 "CREATE INDEX tokens_unused ON tokens (hash) WHERE used = 0;";

static const char *const step[] = { version_1,  version_2,  version_3,  version_4,  version_5,
				    version_6,  version_7,  version_8,  version_9,  version_10,
				    version_11, version_12, version_13, version_14, version_15,
				    version_16, version_17 };

enum { NEWEST = sizeof step / sizeof *step };

int schema_newest(void)
{
	return NEWEST;
}

static int version_of(struct db *db)
{
	int64_t version = -1;
	if (db->driver->script(db, "CREATE TABLE IF NOT EXISTS schema (id BIGINT PRIMARY KEY,"
				   " version BIGINT NOT NULL);"
				   "INSERT INTO schema (id, version) VALUES (1, 0)"
				   " ON CONFLICT DO NOTHING;") != DB_OK)
		return -1;
	db_run(db, "SELECT version FROM schema WHERE id = 1", NULL, 0, read_int, &version);
	return (int)version;
}

static bool anybody(struct db *db)
{
	int64_t people = 0;
	db_run(db, "SELECT COUNT(*) FROM users", NULL, 0, read_int, &people);
	return people > 0;
}

/* One version further. Of a new database nobody wants to know. */
static bool climb(struct db *db, int from, bool used)
{
	const struct cell p[] = { cell_int(from + 1) };
	if (from && used)
		log_line("the database is brought from version %d to %d of %d", from, from + 1,
			 NEWEST);
	return db->driver->script(db, step[from]) == DB_OK &&
	       db_run(db, "UPDATE schema SET version = $1 WHERE id = 1", p, 1, NULL, NULL) == 1;
}

/* Two servers that start at once: the second waits for the first and finds the work done. The limits of
 * ordinary statements do not hold here: with millions of rows a step takes its time. */
static bool begin(struct db *db)
{
	if (db_run(db, "BEGIN", NULL, 0, NULL, NULL) < 0)
		return false;
	return !db_shared(db) ||
	       db->driver->script(db, "SET LOCAL statement_timeout = 0; SET LOCAL lock_timeout = 0;"
				      "SET LOCAL idle_in_transaction_session_timeout = 0;"
				      "SELECT pg_advisory_xact_lock(7065747465696100)") == DB_OK;
}

/* Returns the version that was reached; below 0: error says why it was not. used: somebody has
 * been here. */
static int climb_once(struct db *db, bool *used, char *error, size_t n)
{
	int version = begin(db) ? version_of(db) : -1;
	if (version == 1)
		*used = anybody(db);
	if (version > NEWEST) {
		snprintf(error, n,
			 host_words("the database is of version %d, this server knows %d: use a "
				    "newer petteia"),
			 version, NEWEST);
	} else if (version < 0 || (version < NEWEST && !climb(db, version, *used)) ||
		   db_run(db, "COMMIT", NULL, 0, NULL, NULL) < 0) {
		snprintf(error, n, host_words("cannot make the tables: %s"), db->driver->error(db));
	} else {
		return version < NEWEST ? version + 1 : NEWEST;
	}
	db_run(db, "ROLLBACK", NULL, 0, NULL, NULL);
	return -1;
}

bool schema_bring_up(struct db *db, char *error, size_t n)
{
	int version;
	bool used = true;
	db->patient = true;
	do {
		version = climb_once(db, &used, error, n);
	} while (version >= 0 && version < NEWEST);
	db->patient = false;
	return version == NEWEST;
}
