/* store_users.c: users, their tokens, ratings and blocks. */
#include "server/store/sql.h"

#include <stdlib.h>

/* ---- users ----------------------------------------------------------------------------------- */

bool store_user_add(struct store *s, const struct user_row *u, int64_t now)
{
	const struct cell p[] = { cell_text(u->id),
				  cell_text(u->name),
				  cell_text(u->login[0] ? u->login : NULL),
				  cell_text(u->password[0] ? u->password : NULL),
				  cell_int(now),
				  cell_text(u->look[0] ? u->look : NULL),
				  cell_int(u->bot) };
	return write_run(s,
			 "INSERT INTO users (id, name, login, password, created, look, bot)"
			 " VALUES ($1, $2, $3, $4, $5, $6, $7) ON CONFLICT DO NOTHING",
			 p, COUNT(p)) == 1;
}

bool store_user_update(struct store *s, const struct user_row *u)
{
	s->user_changes++;
	const struct cell p[] = { cell_text(u->id), cell_text(u->name),
				  cell_text(u->login[0] ? u->login : NULL),
				  cell_text(u->password[0] ? u->password : NULL),
				  cell_text(u->look[0] ? u->look : NULL) };
	return write_run(s,
			 "UPDATE users SET name = $2, login = $3, password = $4,"
			 " look = COALESCE($5, look) WHERE id = $1",
			 p, COUNT(p)) == 1;
}

static void read_user(void *arg, const struct cell *row, int columns)
{
	struct user_row *u = arg;
	memset(u, 0, sizeof *u);
	COPY(u->id, row[0]);
	COPY(u->name, row[1]);
	COPY(u->login, row[2]);
	COPY(u->password, row[3]);
	u->bot = row[4].i;
	u->guest = u->login[0] == 0;
	u->used = columns > 5 ? row[5].i : 0;
}

int store_user(struct store *s, const char *id, struct user_row *out)
{
	const struct cell p[] = { cell_text(id) };
	return run(s, "SELECT id, name, login, password, bot FROM users WHERE id = $1", p, 1,
		   read_user, out);
}

int store_user_login(struct store *s, const char *login, struct user_row *out)
{
	const struct cell p[] = { cell_text(login) };
	return run(s, "SELECT id, name, login, password, bot FROM users WHERE login = $1", p, 1,
		   read_user, out);
}

int store_user_token(struct store *s, const char *hash, struct user_row *out)
{
	const struct cell p[] = { cell_text(hash) };
	return run(s,
		   "SELECT u.id, u.name, u.login, u.password, u.bot, t.used FROM tokens t"
		   " JOIN users u ON u.id = t.user_id WHERE t.hash = $1",
		   p, 1, read_user, out);
}

int store_user_look(struct store *s, const char *look, struct user_row *out)
{
	const struct cell p[] = { cell_text(look) };
	return run(s, "SELECT id, name, login, password, bot FROM users WHERE look = $1", p, 1,
		   read_user, out);
}

/* Of two old accounts that look alike the second gets no look: it keeps its name, and nobody can
 * take it. */
bool store_user_set_look(struct store *s, const char *id, const char *look)
{
	const struct cell p[] = { cell_text(id), cell_text(look) };
	return write_run(s,
			 "UPDATE users SET look = $2 WHERE id = $1 AND NOT EXISTS"
			 " (SELECT 1 FROM users WHERE look = $2)",
			 p, 2) >= 0;
}

bool store_user_drop(struct store *s, const char *id)
{
	s->user_changes++;
	const struct cell p[] = { cell_text(id) };
	return write_run(s, "DELETE FROM ratings WHERE user_id = $1", p, 1) >= 0 &&
	       write_run(s, "DELETE FROM blocks WHERE user_id = $1 OR blocked = $1", p, 1) >= 0 &&
	       write_run(s, "DELETE FROM circle_members WHERE user_id = $1", p, 1) >= 0 &&
	       write_run(
		       s,
		       "UPDATE circles SET owner = COALESCE((SELECT m.user_id FROM circle_members m"
		       " WHERE m.circle_id = circles.id ORDER BY m.since, m.user_id LIMIT 1), '')"
		       " WHERE owner = $1",
		       p, 1) >= 0 &&
	       write_run(s, "DELETE FROM users WHERE id = $1 AND login IS NULL", p, 1) >= 0;
}

/* ---- logins ---------------------------------------------------------------------------------- */

bool store_token_add(struct store *s, const char *hash, const char *user, const char *agent,
		     int64_t now)
{
	const struct cell p[] = { cell_text(hash), cell_text(user), cell_int(now),
				  cell_text(agent) };
	return write_run(s,
			 "INSERT INTO tokens (hash, user_id, created, used, agent)"
			 " VALUES ($1, $2, $3, $3, $4)",
			 p, COUNT(p)) == 1;
}

bool store_token_use(struct store *s, const char *hash, int64_t now)
{
	const struct cell p[] = { cell_text(hash), cell_int(now) };
	return write_run(s, "UPDATE tokens SET used = $2 WHERE hash = $1", p, 2) >= 0;
}

int store_tokens_first_use(struct store *s, int64_t now)
{
	const struct cell p[] = { cell_int(now), cell_int(TOKENS_AT_ONCE) };
	return write_run(s,
			 "UPDATE tokens SET used = $1 WHERE hash IN"
			 " (SELECT hash FROM tokens WHERE used = 0 LIMIT $2)",
			 p, 2);
}

int store_tokens_expire(struct store *s, int64_t since, int64_t guests_since)
{
	const struct cell p[] = { cell_int(since), cell_int(guests_since),
				  cell_int(TOKENS_AT_ONCE) };
	s->user_changes++;
	return write_run(
		s,
		"DELETE FROM tokens WHERE hash IN (SELECT hash FROM tokens WHERE used > 0 AND"
		" (used < $1 OR (used < $2 AND user_id IN"
		" (SELECT id FROM users WHERE login IS NULL))) LIMIT $3)",
		p, 3);
}

int store_guests_gone(struct store *s, int64_t since, void (*each)(void *arg, const char *id),
		      void *arg)
{
	const struct cell p[] = { cell_int(since) };
	return run_ids(s,
		       "SELECT id FROM users WHERE login IS NULL AND created < $1 AND id NOT IN"
		       " (SELECT user_id FROM tokens) LIMIT 500",
		       p, 1, each, arg);
}

struct logins_arg {
	void (*each)(void *arg, const struct login_row *row);
	void *arg;
};

static void read_login(void *arg, const struct cell *row, int columns)
{
	struct logins_arg *l = arg;
	struct login_row login = { .created = row[2].i, .used = row[3].i };
	(void)columns;
	COPY(login.hash, row[0]);
	COPY(login.agent, row[1]);
	l->each(l->arg, &login);
}

int store_logins(struct store *s, const char *user,
		 void (*each)(void *arg, const struct login_row *row), void *arg)
{
	const struct cell p[] = { cell_text(user) };
	struct logins_arg l = { each, arg };
	return run(s,
		   "SELECT hash, agent, created, used FROM tokens WHERE user_id = $1"
		   " ORDER BY used DESC LIMIT 100",
		   p, 1, read_login, &l);
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
		   "SELECT id, name, login, password, bot FROM users WHERE $1 = '' OR id = $1 OR"
		   " REPLACE(name, $1, '') <> name ORDER BY created DESC LIMIT $2",
		   p, 2, read_users, &l);
}

static int by_id(const void *a, const void *b)
{
	return strcmp(*(const char *const *)a, *(const char *const *)b);
}

/* Locked in a fixed order, to avoid deadlocks. */
bool store_users_hold(struct store *s, const char *const *user, int n)
{
	const char *sorted[2 * PET_SEATS_MAX]; /* those who left, too */
	if (!store_shared(s))
		return true;
	memcpy(sorted, user, (size_t)n * sizeof *sorted);
	qsort(sorted, (size_t)n, sizeof *sorted, by_id);
	for (int i = 0; i < n; i++) {
		const struct cell p[] = { cell_text(sorted[i]) };
		if (write_run(s, "SELECT id FROM users WHERE id = $1 FOR UPDATE", p, 1) < 0)
			return false;
	}
	return true;
}

int store_users_without_look(struct store *s, void (*each)(void *arg, const struct user_row *row),
			     void *arg)
{
	struct users_arg l = { each, arg };
	return run(s,
		   "SELECT id, name, login, password, bot FROM users WHERE login IS NOT NULL AND"
		   " look IS NULL",
		   NULL, 0, read_users, &l);
}

/* ---- ratings --------------------------------------------------------------------------------- */

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

/* ---- blocks ---------------------------------------------------------------------------------- */

bool store_block(struct store *s, const char *user, const char *blocked, int64_t now)
{
	const struct cell p[] = { cell_text(user), cell_text(blocked), cell_int(now) };
	return write_run(s,
			 "INSERT INTO blocks (user_id, blocked, since) VALUES ($1, $2, $3)"
			 " ON CONFLICT DO NOTHING",
			 p, COUNT(p)) >= 0;
}

bool store_unblock(struct store *s, const char *user, const char *blocked)
{
	const struct cell p[] = { cell_text(user), cell_text(blocked) };
	return write_run(s, "DELETE FROM blocks WHERE user_id = $1 AND blocked = $2", p, 2) >= 0;
}

int store_blocked(struct store *s, const char *user, const char *blocked)
{
	const struct cell p[] = { cell_text(user), cell_text(blocked) };
	return run(s, "SELECT 1 FROM blocks WHERE user_id = $1 AND blocked = $2", p, 2, NULL, NULL);
}

struct blocks_arg {
	void (*each)(void *arg, const struct block_row *row);
	void *arg;
};

static void read_block(void *arg, const struct cell *row, int columns)
{
	struct blocks_arg *l = arg;
	struct block_row b = { .since = row[2].i };
	(void)columns;
	COPY(b.user, row[0]);
	COPY(b.name, row[1]);
	l->each(l->arg, &b);
}

int store_blocks(struct store *s, const char *user,
		 void (*each)(void *arg, const struct block_row *row), void *arg)
{
	const struct cell p[] = { cell_text(user) };
	struct blocks_arg l = { each, arg };
	return run(s,
		   "SELECT u.id, u.name, b.since FROM blocks b JOIN users u ON u.id = b.blocked"
		   " WHERE b.user_id = $1 ORDER BY b.since DESC",
		   p, 1, read_block, &l);
}

int store_blockers(struct store *s, const char *blocked, void (*each)(void *arg, const char *id),
		   void *arg)
{
	const struct cell p[] = { cell_text(blocked) };
	return run_ids(s, "SELECT user_id FROM blocks WHERE blocked = $1", p, 1, each, arg);
}

/* A guest who logs in keeps the preferences. */
bool store_blocks_move(struct store *s, const char *from, const char *to)
{
	const struct cell p[] = { cell_text(from), cell_text(to) };
	return write_run(s,
			 "INSERT INTO blocks (user_id, blocked, since) SELECT $2, blocked, since"
			 " FROM blocks WHERE user_id = $1 AND blocked <> $2 ON CONFLICT DO NOTHING",
			 p, 2) >= 0;
}
