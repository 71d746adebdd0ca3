/* outbox.c: ways, news, posts. */
#include "server/store/outbox.h"
#include "server/base/clock.h"
#include "server/store/sql.h"

/* What is due or held longer than this from now was so by a clock that was ahead. */
#define FAR_MS (3 * DAY_MS)

/* ---- ways ------------------------------------------------------------------------------------ */

bool store_way_put(struct store *s, const struct way_row *row)
{
	const struct cell p[] = { cell_text(row->id),     cell_text(row->whom),
				  cell_text(row->owner),  cell_int(row->kind),
				  cell_text(row->form),   cell_text(row->target),
				  cell_text(row->secret), cell_int(row->news),
				  cell_int(row->created), cell_int(row->confirmed),
				  cell_int(row->worked),  cell_int(row->failures),
				  cell_int(row->ended) };
	return write_later(
		       s,
		       "INSERT INTO ways (id, whom, owner, kind, form, target, secret, news,"
		       " created, confirmed, worked, failures, ended)"
		       " VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13)"
		       " ON CONFLICT (id) DO UPDATE SET news = $8, confirmed = $10, worked = $11,"
		       " failures = $12, ended = $13",
		       p, COUNT(p)) == 1;
}

bool store_way_drop(struct store *s, const char *id)
{
	const struct cell p[] = { cell_text(id) };
	return write_run(s, "DELETE FROM posts WHERE way_id = $1", p, 1) >= 0 &&
	       write_run(s, "DELETE FROM ways WHERE id = $1", p, 1) >= 0;
}

bool store_way_claim(struct store *s, const char *target, const char *owner)
{
	const struct cell p[] = { cell_text(target), cell_text(owner), cell_int(WAY_PUSH) };
	return write_run(s, "DELETE FROM ways WHERE target = $1 AND owner <> $2 AND kind = $3", p,
			 3) >= 0;
}

struct ways_arg {
	void (*each)(void *arg, const struct way_row *row);
	void *arg;
};

static void read_way(void *arg, const struct cell *row, int columns)
{
	struct ways_arg *l = arg;
	struct way_row w = { .kind = (int)row[3].i,
			     .news = (unsigned)row[7].i,
			     .created = row[8].i,
			     .confirmed = row[9].i,
			     .worked = row[10].i,
			     .failures = (int)row[11].i,
			     .ended = row[12].i };
	(void)columns;
	COPY(w.id, row[0]);
	COPY(w.whom, row[1]);
	COPY(w.owner, row[2]);
	COPY(w.form, row[4]);
	COPY(w.target, row[5]);
	COPY(w.secret, row[6]);
	l->each(l->arg, &w);
}

#define WAY                                                                                        \
	"SELECT id, whom, owner, kind, form, target, secret, news, created, confirmed, worked,"    \
	" failures, ended FROM ways"

static void take_way(void *arg, const struct way_row *row)
{
	*(struct way_row *)arg = *row;
}

int store_way(struct store *s, const char *id, struct way_row *out)
{
	const struct cell p[] = { cell_text(id) };
	struct ways_arg l = { take_way, out };
	return run(s, WAY " WHERE id = $1", p, 1, read_way, &l);
}

int store_ways(struct store *s, const char *whom,
	       void (*each)(void *arg, const struct way_row *row), void *arg)
{
	const struct cell p[] = { cell_text(whom) };
	struct ways_arg l = { each, arg };
	return run(s, WAY " WHERE whom = $1 ORDER BY created, id", p, 1, read_way, &l);
}

int store_ways_owned(struct store *s, const char *owner,
		     void (*each)(void *arg, const struct way_row *row), void *arg)
{
	const struct cell p[] = { cell_text(owner) };
	struct ways_arg l = { each, arg };
	return run(s, WAY " WHERE owner = $1 ORDER BY created, id", p, 1, read_way, &l);
}

int store_ways_whom(struct store *s, void (*each)(void *arg, const char *whom), void *arg)
{
	return run_ids(s, "SELECT DISTINCT whom FROM ways WHERE confirmed > 0 AND ended = 0", NULL,
		       0, each, arg);
}

bool store_ways_move(struct store *s, const char *from, const char *to)
{
	const struct cell p[] = { cell_text(from), cell_text(to) };
	return write_run(s, "UPDATE ways SET whom = $2 WHERE whom = $1", p, 2) >= 0 &&
	       write_run(s, "UPDATE ways SET owner = $2 WHERE owner = $1", p, 2) >= 0 &&
	       write_run(s, "DELETE FROM quiet WHERE whom = $1", p, 1) >= 0;
}

bool store_ways_forget(struct store *s, const char *whom)
{
	const struct cell p[] = { cell_text(whom) };
	return write_run(s,
			 "DELETE FROM posts WHERE way_id IN (SELECT id FROM ways WHERE owner = $1)",
			 p, 1) >= 0 &&
	       write_run(s, "DELETE FROM ways WHERE owner = $1", p, 1) >= 0 &&
	       write_run(s, "DELETE FROM news WHERE whom = $1", p, 1) >= 0 &&
	       write_run(s, "DELETE FROM quiet WHERE whom = $1", p, 1) >= 0;
}

/* ---- quiet hours ----------------------------------------------------------------------------- */

bool store_quiet_put(struct store *s, const struct quiet_row *row)
{
	const struct cell p[] = { cell_text(row->whom), cell_int(row->lang),  cell_text(row->zone),
				  cell_int(row->ahead), cell_int(row->since), cell_int(row->until),
				  cell_int(row->wakes) };
	return write_later(s,
			   "INSERT INTO quiet (whom, lang, zone, ahead, since, until, wakes)"
			   " VALUES ($1, $2, $3, $4, $5, $6, $7) ON CONFLICT (whom) DO UPDATE SET"
			   " lang = $2, zone = $3, ahead = $4, since = $5, until = $6, wakes = $7",
			   p, COUNT(p)) == 1;
}

static void read_quiet(void *arg, const struct cell *row, int columns)
{
	struct quiet_row *q = arg;
	(void)columns;
	COPY(q->whom, row[0]);
	COPY(q->zone, row[2]);
	q->lang = (int)row[1].i;
	q->ahead = (int)row[3].i;
	q->since = (int)row[4].i;
	q->until = (int)row[5].i;
	q->wakes = row[6].i;
}

int store_quiet(struct store *s, const char *whom, struct quiet_row *out)
{
	const struct cell p[] = { cell_text(whom) };
	return run(s,
		   "SELECT whom, lang, zone, ahead, since, until, wakes FROM quiet WHERE whom = $1",
		   p, 1, read_quiet, out);
}

/* ---- news ------------------------------------------------------------------------------------ */

bool store_news_put(struct store *s, const struct news_row *row)
{
	const struct cell p[] = { cell_text(row->whom), cell_text(row->table),
				  cell_int(row->kind),  cell_text(row->person),
				  cell_text(row->text), cell_text(row->who),
				  cell_int(row->ends),  cell_int(row->at),
				  cell_int(row->due) };
	return write_later(
		       s,
		       "INSERT INTO news (whom, table_id, kind, person, text, who, ends, at, due)"
		       " VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9)"
		       " ON CONFLICT (whom, table_id, kind) DO UPDATE SET person = $4, text = $5,"
		       " who = $6, ends = $7, at = $8, due = $9",
		       p, COUNT(p)) == 1;
}

bool store_news_undo(struct store *s, const char *whom, const char *table, int kind, int64_t now)
{
	const struct news_row row = { .kind = kind, .at = now };
	struct news_row r = row;
	strcpy(r.whom, whom);
	strcpy(r.table, table);
	return store_news_put(s, &r);
}

int store_news_due(struct store *s, int64_t now, int limit,
		   void (*each)(void *arg, const char *whom), void *arg)
{
	const struct cell p[] = { cell_int(now), cell_int(limit) };
	return run_ids(s,
		       "SELECT whom, MIN(due) FROM news WHERE due > 0 AND due <= $1 GROUP BY whom"
		       " ORDER BY 2, 1 LIMIT $2",
		       p, 2, each, arg);
}

struct news_arg {
	void (*each)(void *arg, const struct news_row *row);
	void *arg;
};

static void read_news(void *arg, const struct cell *row, int columns)
{
	struct news_arg *l = arg;
	struct news_row n = {
		.kind = (int)row[2].i, .ends = row[6].i, .at = row[7].i, .due = row[8].i
	};
	(void)columns;
	COPY(n.whom, row[0]);
	COPY(n.table, row[1]);
	COPY(n.person, row[3]);
	COPY(n.text, row[4]);
	COPY(n.who, row[5]);
	l->each(l->arg, &n);
}

int store_news(struct store *s, const char *whom, int64_t now,
	       void (*each)(void *arg, const struct news_row *row), void *arg)
{
	const struct cell p[] = { cell_text(whom), cell_int(now) };
	struct news_arg l = { each, arg };
	return run(
		s,
		"SELECT whom, table_id, kind, person, text, who, ends, at, due FROM news"
		" WHERE whom = $1 AND due > 0 AND due <= $2 ORDER BY at, table_id, kind LIMIT 64",
		p, 2, read_news, &l);
}

bool store_news_later(struct store *s, const struct news_row *row, int64_t due)
{
	const struct cell p[] = { cell_text(row->whom), cell_text(row->table), cell_int(row->kind),
				  cell_int(row->due), cell_int(due) };
	return write_run(s,
			 "UPDATE news SET due = $5"
			 " WHERE whom = $1 AND table_id = $2 AND kind = $3 AND due = $4",
			 p, COUNT(p)) >= 0;
}

bool store_news_wake(struct store *s, const char *whom, int64_t due)
{
	const struct cell p[] = { cell_text(whom), cell_int(due), cell_int(NEWS_CLOCK) };
	return write_run(s, "UPDATE news SET due = $2 WHERE whom = $1 AND due > $2 AND kind <> $3",
			 p, 3) >= 0;
}

int store_news_drop(struct store *s, const struct news_row *row)
{
	const struct cell p[] = { cell_text(row->whom), cell_text(row->table), cell_int(row->kind),
				  cell_int(row->at) };
	return write_run(s,
			 "DELETE FROM news WHERE whom = $1 AND table_id = $2 AND kind = $3 AND at "
			 "= $4",
			 p, COUNT(p));
}

bool store_news_expire(struct store *s, int64_t since)
{
	const struct cell p[] = { cell_int(since) };
	return write_run(s, "DELETE FROM news WHERE due = 0 AND at < $1", p, 1) >= 0;
}

/* ---- posts ----------------------------------------------------------------------------------- */

bool store_post_add(struct store *s, const struct post_row *row)
{
	const struct cell p[] = { cell_text(row->id), cell_text(row->way),
				  (struct cell){ CELL_TEXT, 0, row->body, row->n },
				  cell_int(row->at), cell_int(row->due) };
	return write_later(
		       s,
		       "INSERT INTO posts (id, way_id, body, at, due) VALUES ($1, $2, $3, $4, $5)",
		       p, COUNT(p)) == 1;
}

struct posts_arg {
	void (*each)(void *arg, const struct post_row *row);
	void *arg;
};

static void read_post(void *arg, const struct cell *row, int columns)
{
	struct posts_arg *l = arg;
	struct post_row r = { .body = row[2].p,
			      .n = row[2].n,
			      .at = row[3].i,
			      .due = row[4].i,
			      .tries = (int)row[5].i };
	(void)columns;
	COPY(r.id, row[0]);
	COPY(r.way, row[1]);
	l->each(l->arg, &r);
}

int store_posts(struct store *s, int64_t now, int limit,
		void (*each)(void *arg, const struct post_row *row), void *arg)
{
	const struct cell p[] = { cell_int(now), cell_int(limit), cell_int(now + FAR_MS) };
	struct posts_arg l = { each, arg };
	return run(s,
		   "SELECT id, way_id, body, at, due, tries FROM posts"
		   " WHERE (due <= $1 OR due > $3) AND (held <= $1 OR held > $3)"
		   " ORDER BY due, id LIMIT $2",
		   p, COUNT(p), read_post, &l);
}

bool store_post_hold(struct store *s, const char *id, int64_t now, int64_t until)
{
	const struct cell p[] = { cell_text(id), cell_int(now), cell_int(until),
				  cell_int(now + FAR_MS) };
	return write_run(s,
			 "UPDATE posts SET held = $3, tries = tries + 1"
			 " WHERE id = $1 AND (held <= $2 OR held > $4)",
			 p, COUNT(p)) == 1;
}

bool store_post_again(struct store *s, const char *id, int64_t due)
{
	const struct cell p[] = { cell_text(id), cell_int(due) };
	return write_run(s, "UPDATE posts SET held = 0, due = $2 WHERE id = $1", p, 2) >= 0;
}

bool store_post_drop(struct store *s, const char *id)
{
	const struct cell p[] = { cell_text(id) };
	return write_run(s, "DELETE FROM posts WHERE id = $1", p, 1) >= 0;
}

int64_t store_posts_waiting(struct store *s)
{
	int64_t n = 0;
	run(s, "SELECT COUNT(*) FROM posts", NULL, 0, read_int, &n);
	return n;
}

/* ---- who sends, and what all servers know ---------------------------------------------------- */

/* Read first, so that two servers wait for each other only when it changes hands. One that lasts twice as long as any
 * was taken by a clock that was ahead. */
bool store_lease(struct store *s, const char *node, int64_t now, int64_t until)
{
	const struct cell p[] = { cell_text(node), cell_int(now), cell_int(until + until - now),
				  cell_int(until) };
	int64_t may = 0;
	run(s,
	    "SELECT COUNT(*) FROM leases"
	    " WHERE name = 'post' AND (node = $1 OR until < $2 OR until > $3)",
	    p, 3, read_int, &may);
	return may == 1 &&
	       write_run(s,
			 "UPDATE leases SET node = $1, until = $4"
			 " WHERE name = 'post' AND (node = $1 OR until < $2 OR until > $3)",
			 p, COUNT(p)) == 1;
}

int64_t store_leased(struct store *s, const char *node)
{
	const struct cell p[] = { cell_text(node) };
	int64_t until = 0;
	run(s, "SELECT until FROM leases WHERE name = 'post' AND node = $1", p, 1, read_int,
	    &until);
	return until;
}

void store_lease_drop(struct store *s, const char *node)
{
	const struct cell p[] = { cell_text(node) };
	write_run(s, "UPDATE leases SET node = '', until = 0 WHERE name = 'post' AND node = $1", p,
		  1);
}

static void read_setting(void *arg, const struct cell *row, int columns)
{
	(void)columns;
	copy(arg, SETTING_MAX, &row[0]);
}

int store_setting(struct store *s, const char *name, char out[SETTING_MAX])
{
	const struct cell p[] = { cell_text(name) };
	return run(s, "SELECT value FROM settings WHERE name = $1", p, 1, read_setting, out);
}

bool store_setting_put(struct store *s, const char *name, const char *value)
{
	const struct cell p[] = { cell_text(name), cell_text(value) };
	return write_run(s,
			 "INSERT INTO settings (name, value) VALUES ($1, $2)"
			 " ON CONFLICT (name) DO UPDATE SET value = $2",
			 p, 2) == 1;
}

bool store_elsewhere(struct store *s, const char *user, const char *but_node, int64_t dead_ms)
{
	const struct cell p[] = { cell_text(user), cell_text(but_node), cell_int(dead_ms) };
	int64_t n = 0;
	if (!store_shared(s))
		return false;
	run(s,
	    "SELECT COUNT(*) FROM seats x JOIN here h ON h.table_id = x.table_id AND h.seat = "
	    "x.seat"
	    " JOIN nodes n ON n.id = h.node WHERE x.user_id = $1 AND h.node <> $2"
	    " AND n.at BETWEEN CAST(EXTRACT(EPOCH FROM clock_timestamp()) * 1000 AS BIGINT) - $3"
	    " AND CAST(EXTRACT(EPOCH FROM clock_timestamp()) * 1000 AS BIGINT) + $3",
	    p, 3, read_int, &n);
	return n > 0;
}

#undef WAY
