/* store.c: the SQL, once for both databases. */
#include "server/store.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>

static const char schema[] =
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

/* ---- opening, transactions ------------------------------------------------------------------- */

bool store_open(struct store *s, const char *where, char *error, size_t n)
{
	memset(s, 0, sizeof *s);
	s->user_changes = 1;
	if (!strncmp(where, "postgres://", 11) || !strncmp(where, "postgresql://", 13)) {
		s->db = db_open_postgres(where, error, n);
	} else {
		char file[1024];
		if (mkdir(where, 0700) == 0)
			chmod(where, 0700);
		snprintf(file, sizeof file, "%s/petteia.db", where);
		s->db = db_open_sqlite(file, error, n);
	}
	if (!s->db)
		return false;
	if (s->db->driver->script(s->db, schema) != DB_OK) {
		snprintf(error, n, "cannot make the tables: %s", s->db->driver->error(s->db));
		return false;
	}
	if (!s->db->driver->socket) /* nobody else writes: a thread can */
		s->writer = writer_open(s->db);
	return true;
}

void store_close(struct store *s)
{
	if (s->writer)
		writer_close(s->writer);
	s->writer = NULL;
	if (s->db)
		s->db->driver->close(s->db);
	s->db = NULL;
}

/* Whoever uses the connection on the loop's thread comes after all that was written before. */
static bool settle(struct store *s)
{
	if (s->writer && !writer_settle(s->writer, &s->writing))
		s->broken = true;
	return !s->broken;
}

static int run(struct store *s, const char *sql, const struct cell *param, int params, db_row *row,
	       void *arg)
{
	return settle(s) ? db_run(s->db, sql, param, params, row, arg) : DB_FAILED;
}

bool store_begin(struct store *s)
{
	if (!settle(s))
		return false;
	if (!s->writing)
		s->writing = db_run(s->db, "BEGIN", NULL, 0, NULL, NULL) >= 0;
	return s->writing;
}

/* What was written since the last commit did not happen. */
void store_abandon(struct store *s)
{
	if (s->writer) {
		writer_result(s->writer);
		writer_drop(s->writer);
	}
	if (s->writing)
		db_run(s->db, "ROLLBACK", NULL, 0, NULL, NULL);
	s->writing = s->broken = false;
	s->user_changes++;
}

bool store_commit(struct store *s)
{
	bool fine = settle(s);
	if (fine && !s->writing)
		return true;
	s->commits++;
	if (fine && db_run(s->db, "COMMIT", NULL, 0, NULL, NULL) >= 0) {
		s->writing = false;
		return true;
	}
	store_abandon(s);
	return false;
}

bool store_commit_start(struct store *s)
{
	if (!s->writer || s->broken || (!s->writing && writer_empty(s->writer)))
		return false;
	s->commits++;
	writer_commit(s->writer, s->writing);
	s->writing = false;
	return true;
}

bool store_commit_end(struct store *s)
{
	return writer_result(s->writer);
}

bool store_answers(struct store *s)
{
	return run(s, "SELECT 1", NULL, 0, NULL, NULL) == 1;
}

static int write_run(struct store *s, const char *sql, const struct cell *param, int params)
{
	return store_begin(s) ? db_run(s->db, sql, param, params, NULL, NULL) : DB_FAILED;
}

/* A write of which nothing is asked but that it is there after the commit. */
static int write_later(struct store *s, const char *sql, const struct cell *param, int params)
{
	if (!s->writer)
		return write_run(s, sql, param, params);
	writer_add(s->writer, sql, param, params);
	return 1;
}

#define COUNT(a) (int)(sizeof(a) / sizeof((a)[0]))

static void copy(char *to, size_t n, const struct cell *from)
{
	size_t len = from->type == CELL_TEXT ? from->n : 0;
	if (len >= n)
		len = n - 1;
	if (len)
		memcpy(to, from->p, len);
	to[len] = 0;
}
#define COPY(to, from) copy(to, sizeof(to), &(from))

/* ---- users ----------------------------------------------------------------------------------- */

bool store_user_add(struct store *s, const struct user_row *u, int64_t now)
{
	const struct cell p[] = { cell_text(u->id), cell_text(u->name),
				  cell_text(u->login[0] ? u->login : NULL),
				  cell_text(u->password[0] ? u->password : NULL), cell_int(now) };
	return write_run(s,
			 "INSERT INTO users (id, name, login, password, created)"
			 " VALUES ($1, $2, $3, $4, $5) ON CONFLICT DO NOTHING",
			 p, COUNT(p)) == 1;
}

bool store_user_update(struct store *s, const struct user_row *u)
{
	s->user_changes++;
	const struct cell p[] = { cell_text(u->id), cell_text(u->name),
				  cell_text(u->login[0] ? u->login : NULL),
				  cell_text(u->password[0] ? u->password : NULL) };
	return write_run(s, "UPDATE users SET name = $2, login = $3, password = $4 WHERE id = $1",
			 p, COUNT(p)) == 1;
}

static void read_user(void *arg, const struct cell *row, int columns)
{
	struct user_row *u = arg;
	(void)columns;
	memset(u, 0, sizeof *u);
	COPY(u->id, row[0]);
	COPY(u->name, row[1]);
	COPY(u->login, row[2]);
	COPY(u->password, row[3]);
	u->guest = u->login[0] == 0;
}

int store_user(struct store *s, const char *id, struct user_row *out)
{
	const struct cell p[] = { cell_text(id) };
	return run(s, "SELECT id, name, login, password FROM users WHERE id = $1", p, 1, read_user,
		   out);
}

int store_user_login(struct store *s, const char *login, struct user_row *out)
{
	const struct cell p[] = { cell_text(login) };
	return run(s, "SELECT id, name, login, password FROM users WHERE login = $1", p, 1,
		   read_user, out);
}

int store_user_token(struct store *s, const char *hash, struct user_row *out)
{
	const struct cell p[] = { cell_text(hash) };
	return run(s,
		   "SELECT u.id, u.name, u.login, u.password FROM tokens t"
		   " JOIN users u ON u.id = t.user_id WHERE t.hash = $1",
		   p, 1, read_user, out);
}

bool store_token_add(struct store *s, const char *hash, const char *user, int64_t now)
{
	const struct cell p[] = { cell_text(hash), cell_text(user), cell_int(now) };
	return write_run(s, "INSERT INTO tokens (hash, user_id, created) VALUES ($1, $2, $3)", p,
			 COUNT(p)) == 1;
}

bool store_token_drop(struct store *s, const char *hash)
{
	s->user_changes++;
	const struct cell p[] = { cell_text(hash) };
	return write_run(s, "DELETE FROM tokens WHERE hash = $1", p, 1) >= 0;
}

bool store_tokens_drop(struct store *s, const char *user)
{
	s->user_changes++;
	const struct cell p[] = { cell_text(user) };
	return write_run(s, "DELETE FROM tokens WHERE user_id = $1", p, 1) >= 0;
}

struct users_arg {
	void (*each)(void *arg, const struct user_row *row);
	void *arg;
};

static void read_users(void *arg, const struct cell *row, int columns)
{
	struct users_arg *l = arg;
	struct user_row u;
	read_user(&u, row, columns);
	l->each(l->arg, &u);
}

int store_users(struct store *s, const char *word, int limit,
		void (*each)(void *arg, const struct user_row *row), void *arg)
{
	struct users_arg l = { each, arg };
	const struct cell p[] = { cell_text(word), cell_int(limit) };
	return run(s,
		   "SELECT id, name, login, password FROM users WHERE $1 = '' OR id = $1 OR"
		   " REPLACE(name, $1, '') <> name ORDER BY created DESC LIMIT $2",
		   p, 2, read_users, &l);
}

/* ---- tables --------------------------------------------------------------------------------- */

#define TABLE_COLUMNS                                                                              \
	"id, game, version, seats, options, status, name, open_to_all, undo, bank, increment, "    \
	"owner,"                                                                                   \
	" invite, secret, position, result, created, moved"

bool store_table_add(struct store *s, const struct table_row *m)
{
	const struct cell p[] = {
		cell_text(m->id),     cell_text(m->game),        cell_int(m->version),
		cell_int(m->seats),   cell_text(m->options),     cell_int(m->status),
		cell_text(m->name),   cell_int(m->open_to_all),  cell_text(m->undo),
		cell_int(m->bank_ms), cell_int(m->increment_ms), cell_text(m->owner),
		cell_text(m->invite), cell_text(m->secret),      cell_text(m->position),
		cell_text(m->result), cell_int(m->created),      cell_int(m->moved),
	};
	return write_run(s,
			 "INSERT INTO tables (" TABLE_COLUMNS
			 ") VALUES ($1, $2, $3, $4, $5, $6, $7,"
			 " $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18)",
			 p, COUNT(p)) == 1;
}

bool store_table_update(struct store *s, const struct table_row *m)
{
	const struct cell p[] = { cell_text(m->id), cell_int(m->status), cell_text(m->result),
				  cell_int(m->moved) };
	return write_later(s,
			   "UPDATE tables SET status = $2, result = $3, moved = $4 WHERE id = $1",
			   p, COUNT(p)) == 1;
}

bool store_table_owner(struct store *s, const char *id, const char *user)
{
	const struct cell p[] = { cell_text(id), cell_text(user) };
	return write_run(s, "UPDATE tables SET owner = $2 WHERE id = $1", p, COUNT(p)) == 1;
}

static void read_table(void *arg, const struct cell *row, int columns)
{
	struct table_row *m = arg;
	(void)columns;
	memset(m, 0, sizeof *m);
	COPY(m->id, row[0]);
	COPY(m->game, row[1]);
	m->version = (int)row[2].i;
	m->seats = (int)row[3].i;
	COPY(m->options, row[4]);
	m->status = (int)row[5].i;
	COPY(m->name, row[6]);
	m->open_to_all = row[7].i;
	COPY(m->undo, row[8]);
	m->bank_ms = row[9].i;
	m->increment_ms = row[10].i;
	COPY(m->owner, row[11]);
	COPY(m->invite, row[12]);
	COPY(m->secret, row[13]);
	if (row[14].type == CELL_TEXT)
		m->position = strndup(row[14].p, row[14].n);
	COPY(m->result, row[15]);
	m->created = row[16].i;
	m->moved = row[17].i;
}

int store_table(struct store *s, const char *id, struct table_row *out)
{
	const struct cell p[] = { cell_text(id) };
	return run(s, "SELECT " TABLE_COLUMNS " FROM tables WHERE id = $1", p, 1, read_table, out);
}

struct list_arg {
	void (*each)(void *arg, const struct table_row *row);
	void *arg;
};

static void list_one(void *arg, const struct cell *row, int columns)
{
	struct list_arg *l = arg;
	struct table_row m;
	read_table(&m, row, columns);
	l->each(l->arg, &m);
	free(m.position);
}

#define HAS_SEAT "id IN (SELECT table_id FROM seats WHERE user_id = $1)"

int store_list(struct store *s, int list, const char *user,
	       void (*each)(void *arg, const struct table_row *row), void *arg)
{
	static const char *const which[] = {
		[LIST_OPEN] = "SELECT " TABLE_COLUMNS " FROM tables WHERE status < 2 AND"
			      " open_to_all = 1 ORDER BY status, created DESC LIMIT 50",
		[LIST_MINE] = "SELECT " TABLE_COLUMNS " FROM tables WHERE " HAS_SEAT
			      " ORDER BY status, created DESC LIMIT 100",
		[LIST_FINISHED] = "SELECT " TABLE_COLUMNS " FROM tables WHERE status = 2 AND"
				  " open_to_all = 1 ORDER BY moved DESC LIMIT 50",
		[LIST_RUNNING] = "SELECT " TABLE_COLUMNS " FROM tables WHERE status = 1",
		[LIST_UNFINISHED] = "SELECT " TABLE_COLUMNS " FROM tables WHERE status < 2"
				    " ORDER BY status DESC, created DESC LIMIT 1000",
		[LIST_THEIRS] = "SELECT " TABLE_COLUMNS " FROM tables WHERE status < 2 AND"
				" (owner = $1 OR " HAS_SEAT ")",
	};
	struct list_arg l = { each, arg };
	const struct cell p[] = { cell_text(user) };
	bool of_user = list == LIST_MINE || list == LIST_THEIRS;
	return run(s, which[list], p, of_user, list_one, &l);
}

bool store_seat_put(struct store *s, const char *table, int seat, const struct seat_row *row)
{
	const struct cell p[] = { cell_text(table),       cell_int(seat),
				  cell_int(row->kind),    cell_text(row->user),
				  cell_text(row->name),   cell_text(row->bot),
				  cell_int(row->left_ms), cell_int(row->resigned) };
	return write_later(s,
			   "INSERT INTO seats (table_id, seat, kind, user_id, name, bot, left_ms,"
			   " resigned) VALUES ($1, $2, $3, $4, $5, $6, $7, $8)"
			   " ON CONFLICT (table_id, seat) DO UPDATE SET kind = $3, user_id = $4,"
			   " name = $5, bot = $6, left_ms = $7, resigned = $8",
			   p, COUNT(p)) == 1;
}

static void read_seat(void *arg, const struct cell *row, int columns)
{
	struct seat_row *seats = arg;
	(void)columns;
	if (row[0].i < 0 || row[0].i >= SEATS_MAX)
		return;
	struct seat_row *r = &seats[row[0].i];
	r->kind = (int)row[1].i;
	COPY(r->user, row[2]);
	COPY(r->name, row[3]);
	COPY(r->bot, row[4]);
	r->left_ms = row[5].i;
	r->resigned = row[6].i;
}

int store_seats(struct store *s, const char *table, struct seat_row out[SEATS_MAX])
{
	const struct cell p[] = { cell_text(table) };
	memset(out, 0, SEATS_MAX * sizeof *out);
	return run(s,
		   "SELECT seat, kind, user_id, name, bot, left_ms, resigned FROM seats"
		   " WHERE table_id = $1",
		   p, 1, read_seat, out);
}

/* ---- lines ----------------------------------------------------------------------------------- */

int store_line_add(struct store *s, const char *table, int line, int seat, const char *words,
		   int64_t now)
{
	const struct cell p[] = { cell_text(table), cell_int(line), cell_int(seat),
				  cell_text(words), cell_int(now) };
	s->lines++;
	return write_later(s,
			   "INSERT INTO lines (table_id, line, seat, move, at)"
			   " VALUES ($1, $2, $3, $4, $5) ON CONFLICT DO NOTHING",
			   p, COUNT(p));
}

struct lines_arg {
	void (*each)(void *arg, const struct line_row *row);
	void *arg;
};

static void read_line(void *arg, const struct cell *row, int columns)
{
	struct lines_arg *l = arg;
	char words[128];
	(void)columns;
	COPY(words, row[2]);
	struct line_row line = { (int)row[0].i, (int)row[1].i, words, row[3].i };
	l->each(l->arg, &line);
}

int store_lines(struct store *s, const char *table, int from,
		void (*each)(void *arg, const struct line_row *row), void *arg)
{
	const struct cell p[] = { cell_text(table), cell_int(from) };
	struct lines_arg l = { each, arg };
	return run(s,
		   "SELECT line, seat, move, at FROM lines WHERE table_id = $1 AND line > $2"
		   " ORDER BY line",
		   p, 2, read_line, &l);
}

/* ---- chat, ratings --------------------------------------------------------------------------- */

static void read_int(void *arg, const struct cell *row, int columns)
{
	(void)columns;
	*(int64_t *)arg = row[0].type == CELL_INT ? row[0].i : 0;
}

int store_chat_add(struct store *s, const char *table, const char *user, const char *name,
		   const char *text, int64_t now)
{
	const struct cell who[] = { cell_text(table) };
	for (int tries = 0; tries < 5; tries++) {
		int64_t last = 0;
		if (run(s, "SELECT MAX(id) FROM chat WHERE table_id = $1", who, 1, read_int,
			&last) < 0)
			return DB_FAILED;
		const struct cell p[] = { cell_text(table), cell_int(last + 1), cell_text(user),
					  cell_text(name),  cell_text(text),    cell_int(now) };
		int rows = write_run(s,
				     "INSERT INTO chat (table_id, id, user_id, name, text, at)"
				     " VALUES ($1, $2, $3, $4, $5, $6) ON CONFLICT DO NOTHING",
				     p, COUNT(p));
		if (rows != 0)
			return rows < 0 ? rows : (int)last + 1;
	}
	return DB_FAILED;
}

struct chat_arg {
	void (*each)(void *arg, const struct chat_row *row);
	void *arg;
};

static void read_chat(void *arg, const struct cell *row, int columns)
{
	struct chat_arg *c = arg;
	char name[NAME_MAX_BYTES], text[CHAT_MAX];
	(void)columns;
	COPY(name, row[1]);
	COPY(text, row[2]);
	struct chat_row said = { (int)row[0].i, name, text, row[3].i };
	c->each(c->arg, &said);
}

int store_chat(struct store *s, const char *table, int from,
	       void (*each)(void *arg, const struct chat_row *row), void *arg)
{
	const struct cell p[] = { cell_text(table), cell_int(from) };
	struct chat_arg c = { each, arg };
	return run(s,
		   "SELECT id, name, text, at FROM chat WHERE table_id = $1 AND id > $2"
		   " ORDER BY id LIMIT 500",
		   p, 2, read_chat, &c);
}

static void read_rating(void *arg, const struct cell *row, int columns)
{
	struct rating_row *r = arg;
	(void)columns;
	COPY(r->user, row[0]);
	COPY(r->name, row[1]);
	r->mu = row[2].i;
	r->sigma = row[3].i;
	r->games = (int)row[4].i;
	r->wins = (int)row[5].i;
}

int store_rating(struct store *s, const char *user, const char *game, struct rating_row *out)
{
	const struct cell p[] = { cell_text(user), cell_text(game) };
	return run(s,
		   "SELECT r.user_id, u.name, r.mu, r.sigma, r.games, r.wins FROM ratings r"
		   " JOIN users u ON u.id = r.user_id WHERE r.user_id = $1 AND r.game = $2",
		   p, 2, read_rating, out);
}

bool store_rating_put(struct store *s, const char *game, const struct rating_row *row)
{
	const struct cell p[] = { cell_text(row->user), cell_text(game),      cell_int(row->mu),
				  cell_int(row->sigma), cell_int(row->games), cell_int(row->wins) };
	return write_run(
		       s,
		       "INSERT INTO ratings (user_id, game, mu, sigma, games, wins)"
		       " VALUES ($1, $2, $3, $4, $5, $6) ON CONFLICT (user_id, game) DO UPDATE SET"
		       " mu = $3, sigma = $4, games = $5, wins = $6",
		       p, COUNT(p)) == 1;
}

struct ratings_arg {
	void (*each)(void *arg, const struct rating_row *row);
	void *arg;
};

static void rating_one(void *arg, const struct cell *row, int columns)
{
	struct ratings_arg *l = arg;
	struct rating_row r = { 0 };
	read_rating(&r, row, columns);
	l->each(l->arg, &r);
}

int store_ratings(struct store *s, const char *game,
		  void (*each)(void *arg, const struct rating_row *row), void *arg)
{
	const struct cell p[] = { cell_text(game) };
	struct ratings_arg l = { each, arg };
	return run(s,
		   "SELECT r.user_id, u.name, r.mu, r.sigma, r.games, r.wins FROM ratings r"
		   " JOIN users u ON u.id = r.user_id WHERE r.game = $1"
		   " ORDER BY r.mu - 3 * r.sigma DESC LIMIT 100",
		   p, 1, rating_one, &l);
}

/* ---- for the operator ------------------------------------------------------------------------ */

bool store_ban(struct store *s, const char *who, int64_t now)
{
	const struct cell p[] = { cell_text(who), cell_int(now) };
	return write_run(s, "INSERT INTO bans (who, since) VALUES ($1, $2) ON CONFLICT DO NOTHING",
			 p, 2) >= 0;
}

bool store_unban(struct store *s, const char *who)
{
	const struct cell p[] = { cell_text(who) };
	return write_run(s, "DELETE FROM bans WHERE who = $1", p, 1) > 0;
}

struct bans_arg {
	void (*each)(void *arg, const char *who, int64_t since);
	void *arg;
};

static void read_ban(void *arg, const struct cell *row, int columns)
{
	struct bans_arg *l = arg;
	char who[BAN_MAX];
	(void)columns;
	COPY(who, row[0]);
	l->each(l->arg, who, row[1].i);
}

int store_bans(struct store *s, void (*each)(void *arg, const char *who, int64_t since), void *arg)
{
	struct bans_arg l = { each, arg };
	return run(s, "SELECT who, since FROM bans ORDER BY who", NULL, 0, read_ban, &l);
}

static void read_counts(void *arg, const struct cell *row, int columns)
{
	struct store_counts *c = arg;
	(void)columns;
	*c = (struct store_counts){ row[0].i, row[1].i, row[2].i, row[3].i, row[4].i };
}

bool store_count(struct store *s, struct store_counts *out)
{
	return run(s,
		   "SELECT (SELECT COUNT(*) FROM users),"
		   " (SELECT COUNT(*) FROM users WHERE login IS NOT NULL),"
		   " (SELECT COUNT(*) FROM tables),"
		   " (SELECT COUNT(*) FROM tables WHERE status = 0),"
		   " (SELECT COUNT(*) FROM tables WHERE status = 1)",
		   NULL, 0, read_counts, out) == 1;
}

int64_t store_alive(struct store *s)
{
	int64_t at = 0;
	run(s, "SELECT at FROM alive WHERE id = 1", NULL, 0, read_int, &at);
	return at;
}

bool store_alive_put(struct store *s, int64_t now)
{
	const struct cell p[] = { cell_int(now) };
	return write_later(s,
			   "INSERT INTO alive (id, at) VALUES (1, $1)"
			   " ON CONFLICT (id) DO UPDATE SET at = $1",
			   p, 1) == 1;
}

void store_say(struct store *s, const char *payload)
{
	const struct cell p[] = { cell_text(payload) };
	if (s->db->driver->socket)
		write_run(s, "SELECT pg_notify('petteia', $1)", p, 1);
}

void store_tell(struct store *s, const char *table, int line)
{
	char payload[64];
	snprintf(payload, sizeof payload, "%s %d", table, line);
	store_say(s, payload);
}
