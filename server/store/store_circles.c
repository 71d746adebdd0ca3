/* store_circles.c: circles: their members, what they say, when they meet; and whom a user has played with. */
#include "server/store/sql.h"

/* ---- circles --------------------------------------------------------------------------------- */

bool store_circle_add(struct store *s, const struct circle_row *c)
{
	const struct cell p[] = { cell_text(c->id),     cell_text(c->name),   cell_text(c->owner),
				  cell_text(c->invite), cell_int(c->created), cell_int(c->season),
				  cell_int(c->since) };
	return write_run(s,
			 "INSERT INTO circles (id, name, owner, invite, created, season, since)"
			 " VALUES ($1, $2, $3, $4, $5, $6, $7)",
			 p, COUNT(p)) == 1;
}

bool store_circle_update(struct store *s, const struct circle_row *c)
{
	const struct cell p[] = { cell_text(c->id),     cell_text(c->name),  cell_text(c->owner),
				  cell_text(c->invite), cell_int(c->season), cell_int(c->since) };
	return write_run(s,
			 "UPDATE circles SET name = $2, owner = $3, invite = $4, season = $5, "
			 "since = $6"
			 " WHERE id = $1",
			 p, COUNT(p)) == 1;
}

bool store_circle_drop(struct store *s, const char *id)
{
	const struct cell p[] = { cell_text(id) };
	return write_run(s, "DELETE FROM circle_members WHERE circle_id = $1", p, 1) >= 0 &&
	       write_run(s, "DELETE FROM circle_chat WHERE circle_id = $1", p, 1) >= 0 &&
	       write_run(s, "DELETE FROM circle_answers WHERE circle_id = $1", p, 1) >= 0 &&
	       write_run(s, "DELETE FROM circle_dates WHERE circle_id = $1", p, 1) >= 0 &&
	       write_run(s, "UPDATE tables SET circle = '' WHERE circle = $1", p, 1) >= 0 &&
	       write_run(s, "DELETE FROM circles WHERE id = $1", p, 1) == 1;
}

struct circles_arg {
	void (*each)(void *arg, const struct circle_row *row);
	void *arg;
};

static void read_circle(void *arg, const struct cell *row, int columns)
{
	struct circles_arg *l = arg;
	struct circle_row c = { .created = row[4].i,
				.season = (int)row[5].i,
				.since = row[6].i,
				.members = (int)row[7].i };
	(void)columns;
	COPY(c.id, row[0]);
	COPY(c.name, row[1]);
	COPY(c.owner, row[2]);
	COPY(c.invite, row[3]);
	l->each(l->arg, &c);
}

#define CIRCLE_COLUMNS                                                                             \
	"c.id, c.name, c.owner, c.invite, c.created, c.season, c.since,"                           \
	" (SELECT COUNT(*) FROM circle_members n WHERE n.circle_id = c.id)"

static void keep_circle(void *arg, const struct circle_row *row)
{
	*(struct circle_row *)arg = *row;
}

int store_circle(struct store *s, const char *id, struct circle_row *out)
{
	const struct cell p[] = { cell_text(id) };
	struct circles_arg l = { keep_circle, out };
	return run(s, "SELECT " CIRCLE_COLUMNS " FROM circles c WHERE c.id = $1", p, 1, read_circle,
		   &l);
}

int store_circles_of(struct store *s, const char *user,
		     void (*each)(void *arg, const struct circle_row *row), void *arg)
{
	const struct cell p[] = { cell_text(user) };
	struct circles_arg l = { each, arg };
	return run(s,
		   "SELECT " CIRCLE_COLUMNS
		   " FROM circles c JOIN circle_members m ON m.circle_id = c.id"
		   " WHERE m.user_id = $1 ORDER BY m.since DESC, c.id",
		   p, 1, read_circle, &l);
}

/* ---- members --------------------------------------------------------------------------------- */

bool store_member_add(struct store *s, const char *circle, const char *user, int64_t now)
{
	const struct cell p[] = { cell_text(circle), cell_text(user), cell_int(now) };
	return write_run(
		       s,
		       "INSERT INTO circle_members (circle_id, user_id, since) VALUES ($1, $2, $3)"
		       " ON CONFLICT DO NOTHING",
		       p, COUNT(p)) >= 0;
}

bool store_member_drop(struct store *s, const char *circle, const char *user)
{
	const struct cell p[] = { cell_text(circle), cell_text(user) };
	return write_run(s, "DELETE FROM circle_members WHERE circle_id = $1 AND user_id = $2", p,
			 2) >= 0;
}

int store_member(struct store *s, const char *circle, const char *user)
{
	const struct cell p[] = { cell_text(circle), cell_text(user) };
	return run(s, "SELECT since FROM circle_members WHERE circle_id = $1 AND user_id = $2", p,
		   2, NULL, NULL);
}

struct members_arg {
	void (*each)(void *arg, const struct member_row *row);
	void *arg;
};

static void read_member(void *arg, const struct cell *row, int columns)
{
	struct members_arg *l = arg;
	struct member_row m = { .since = row[2].i };
	(void)columns;
	COPY(m.user, row[0]);
	COPY(m.name, row[1]);
	l->each(l->arg, &m);
}

int store_members(struct store *s, const char *circle,
		  void (*each)(void *arg, const struct member_row *row), void *arg)
{
	const struct cell p[] = { cell_text(circle) };
	struct members_arg l = { each, arg };
	return run(s,
		   "SELECT m.user_id, COALESCE(u.name, ''), m.since FROM circle_members m"
		   " LEFT JOIN users u ON u.id = m.user_id WHERE m.circle_id = $1"
		   " ORDER BY m.since, m.user_id",
		   p, 1, read_member, &l);
}

bool store_members_move(struct store *s, const char *from, const char *to)
{
	const struct cell p[] = { cell_text(from), cell_text(to) };
	return write_run(s,
			 "INSERT INTO circle_members (circle_id, user_id, since) SELECT circle_id, "
			 "$2,"
			 " since FROM circle_members WHERE user_id = $1 ON CONFLICT DO NOTHING",
			 p, 2) >= 0 &&
	       write_run(s, "UPDATE circles SET owner = $2 WHERE owner = $1", p, 2) >= 0 &&
	       write_run(s, "DELETE FROM circle_members WHERE user_id = $1", p, 1) >= 0;
}

/* ---- what they say --------------------------------------------------------------------------- */

int store_circle_say(struct store *s, const char *circle, const struct chat_row *row)
{
	int64_t id = 0;
	const struct cell of[] = { cell_text(circle) };
	if (run(s, "SELECT COALESCE(MAX(id), 0) FROM circle_chat WHERE circle_id = $1", of, 1,
		read_int, &id) < 0)
		return -1;
	const struct cell p[] = { cell_text(circle),    cell_int(++id),       cell_text(row->user),
				  cell_text(row->name), cell_text(row->text), cell_int(row->at) };
	if (write_run(s,
		      "INSERT INTO circle_chat (circle_id, id, user_id, name, text, at)"
		      " VALUES ($1, $2, $3, $4, $5, $6)",
		      p, COUNT(p)) != 1)
		return -1;
	return (int)id;
}

struct said_arg {
	void (*each)(void *arg, const struct chat_row *row);
	void *arg;
};

static void read_said(void *arg, const struct cell *row, int columns)
{
	struct said_arg *l = arg;
	char user[ID_MAX], name[NAME_MAX_BYTES], text[CHAT_MAX];
	(void)columns;
	COPY(user, row[1]);
	COPY(name, row[2]);
	COPY(text, row[3]);
	struct chat_row said = { (int)row[0].i, user, name, text, 0, row[4].i };
	l->each(l->arg, &said);
}

int store_circle_chat(struct store *s, const char *circle, int from, const char *reader,
		      void (*each)(void *arg, const struct chat_row *row), void *arg)
{
	const struct cell p[] = { cell_text(circle), cell_int(from), cell_text(reader) };
	struct said_arg l = { each, arg };
	return run(s,
		   "SELECT id, user_id, name, text, at FROM (SELECT id, user_id, name, text, at"
		   " FROM circle_chat WHERE circle_id = $1 AND id > $2 AND user_id NOT IN"
		   " (SELECT blocked FROM blocks WHERE user_id = $3) ORDER BY id DESC LIMIT 200) t"
		   " ORDER BY id",
		   p, COUNT(p), read_said, &l);
}

/* ---- when they meet -------------------------------------------------------------------------- */

bool store_date_add(struct store *s, const char *circle, const struct date_row *d)
{
	const struct cell p[] = { cell_text(circle),  cell_text(d->id), cell_text(d->user),
				  cell_text(d->what), cell_int(d->at),  cell_int(d->minutes) };
	return write_run(s,
			 "INSERT INTO circle_dates (circle_id, id, user_id, what, at, minutes)"
			 " VALUES ($1, $2, $3, $4, $5, $6)",
			 p, COUNT(p)) == 1;
}

bool store_date_drop(struct store *s, const char *circle, const char *id)
{
	const struct cell p[] = { cell_text(circle), cell_text(id) };
	return write_run(s, "DELETE FROM circle_answers WHERE circle_id = $1 AND date_id = $2", p,
			 2) >= 0 &&
	       write_run(s, "DELETE FROM circle_dates WHERE circle_id = $1 AND id = $2", p, 2) >= 0;
}

bool store_date_answer(struct store *s, const char *circle, const char *id, const char *user,
		       int answer)
{
	const struct cell p[] = { cell_text(circle), cell_text(id), cell_text(user),
				  cell_int(answer) };
	return write_run(s,
			 "INSERT INTO circle_answers (circle_id, date_id, user_id, answer)"
			 " VALUES ($1, $2, $3, $4) ON CONFLICT (circle_id, date_id, user_id)"
			 " DO UPDATE SET answer = $4",
			 p, COUNT(p)) >= 0;
}

struct dates_arg {
	void (*each)(void *arg, const struct date_row *row);
	void *arg;
};

static void read_date(void *arg, const struct cell *row, int columns)
{
	struct dates_arg *l = arg;
	struct date_row d = { .at = row[3].i, .minutes = (int)row[4].i };
	(void)columns;
	COPY(d.id, row[0]);
	COPY(d.user, row[1]);
	COPY(d.what, row[2]);
	l->each(l->arg, &d);
}

int store_dates(struct store *s, const char *circle, int64_t since,
		void (*each)(void *arg, const struct date_row *row), void *arg)
{
	const struct cell p[] = { cell_text(circle), cell_int(since) };
	struct dates_arg l = { each, arg };
	return run(s,
		   "SELECT id, user_id, what, at, minutes FROM circle_dates WHERE circle_id = $1"
		   " AND at >= $2 ORDER BY at, id LIMIT 20",
		   p, 2, read_date, &l);
}

struct answers_arg {
	void (*each)(void *arg, const struct answer_row *row);
	void *arg;
};

static void read_answer(void *arg, const struct cell *row, int columns)
{
	struct answers_arg *l = arg;
	struct answer_row a = { .answer = (int)row[2].i };
	(void)columns;
	COPY(a.user, row[0]);
	COPY(a.name, row[1]);
	l->each(l->arg, &a);
}

int store_date_answers(struct store *s, const char *circle, const char *date,
		       void (*each)(void *arg, const struct answer_row *row), void *arg)
{
	const struct cell p[] = { cell_text(circle), cell_text(date) };
	struct answers_arg l = { each, arg };
	return run(
		s,
		"SELECT a.user_id, u.name, a.answer FROM circle_answers a"
		" JOIN users u ON u.id = a.user_id JOIN circle_members m ON m.user_id = a.user_id"
		" AND m.circle_id = a.circle_id WHERE a.circle_id = $1 AND a.date_id = $2"
		" ORDER BY a.answer, u.name",
		p, 2, read_answer, &l);
}

/* ---- friends --------------------------------------------------------------------------------- */

struct friends_arg {
	void (*each)(void *arg, const struct friend_row *row);
	void *arg;
};

static void read_friend(void *arg, const struct cell *row, int columns)
{
	struct friends_arg *l = arg;
	struct friend_row f = { .games = (int)row[2].i, .last = row[3].i };
	(void)columns;
	COPY(f.user, row[0]);
	COPY(f.name, row[1]);
	l->each(l->arg, &f);
}

int store_friends(struct store *s, const char *user,
		  void (*each)(void *arg, const struct friend_row *row), void *arg)
{
	const struct cell p[] = { cell_text(user) };
	struct friends_arg l = { each, arg };
	return run(s,
		   "SELECT u.id, u.name, COUNT(*), MAX(t.moved) FROM seats a"
		   " JOIN seats b ON b.table_id = a.table_id AND b.user_id <> a.user_id"
		   " JOIN tables t ON t.id = a.table_id JOIN users u ON u.id = b.user_id"
		   " WHERE a.user_id = $1 AND t.status > 0 AND u.bot = 0"
		   " AND NOT EXISTS (SELECT 1 FROM blocks k WHERE (k.user_id = $1 AND k.blocked = "
		   "u.id)"
		   " OR (k.user_id = u.id AND k.blocked = $1))"
		   " GROUP BY u.id, u.name ORDER BY 4 DESC, 1 LIMIT 100",
		   p, 1, read_friend, &l);
}
