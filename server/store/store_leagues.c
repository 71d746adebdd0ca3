/* store_leagues.c: leagues, who entered them, and who sat where. */
#include "server/store/sql.h"

/* ---- leagues --------------------------------------------------------------------------------- */

bool store_league_add(struct store *s, const struct league_row *l)
{
	const struct cell p[] = {
		cell_text(l->id),      cell_text(l->name),     cell_text(l->owner),
		cell_text(l->circle),  cell_int(l->robin),     cell_text(l->game),
		cell_text(l->options), cell_int(l->seats),     cell_int(l->least),
		cell_int(l->rounds),   cell_int(l->bank_ms),   cell_int(l->increment_ms),
		cell_text(l->undo),    cell_text(l->contract), cell_int(l->lasts_ms),
		cell_int(l->status),   cell_int(l->round),     cell_int(l->due),
		cell_int(l->created),
	};
	return write_run(
		       s,
		       "INSERT INTO leagues (id, name, owner, circle, robin, game, options, seats,"
		       " least, rounds, bank, increment, undo, contract, lasts, status, round,"
		       " due, created) VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11,"
		       " $12, $13, $14, $15, $16, $17, $18, $19)",
		       p, COUNT(p)) == 1;
}

bool store_league_update(struct store *s, const struct league_row *l)
{
	const struct cell p[] = { cell_text(l->id), cell_int(l->rounds), cell_int(l->status),
				  cell_int(l->round), cell_int(l->due) };
	return write_run(s,
			 "UPDATE leagues SET rounds = $2, status = $3, round = $4, due = $5"
			 " WHERE id = $1",
			 p, COUNT(p)) == 1;
}

struct leagues_arg {
	void (*each)(void *arg, const struct league_row *row);
	void *arg;
};

static void read_league(void *arg, const struct cell *row, int columns)
{
	struct leagues_arg *a = arg;
	struct league_row l = { .robin = row[4].i != 0,
				.seats = (int)row[7].i,
				.least = (int)row[8].i,
				.rounds = (int)row[9].i,
				.bank_ms = row[10].i,
				.increment_ms = row[11].i,
				.lasts_ms = row[14].i,
				.status = (int)row[15].i,
				.round = (int)row[16].i,
				.due = row[17].i,
				.created = row[18].i,
				.entrants = (int)row[19].i };
	(void)columns;
	COPY(l.id, row[0]);
	COPY(l.name, row[1]);
	COPY(l.owner, row[2]);
	COPY(l.circle, row[3]);
	COPY(l.game, row[5]);
	COPY(l.options, row[6]);
	COPY(l.undo, row[12]);
	COPY(l.contract, row[13]);
	a->each(a->arg, &l);
}

#define LEAGUE_COLUMNS                                                                             \
	"l.id, l.name, l.owner, l.circle, l.robin, l.game, l.options, l.seats, l.least, l.rounds," \
	" l.bank, l.increment, l.undo, l.contract, l.lasts, l.status, l.round, l.due, l.created,"  \
	" (SELECT COUNT(*) FROM league_entrants e WHERE e.league_id = l.id AND e.gone = 0)"

static void keep_league(void *arg, const struct league_row *row)
{
	*(struct league_row *)arg = *row;
}

int store_league(struct store *s, const char *id, struct league_row *out)
{
	const struct cell p[] = { cell_text(id) };
	struct leagues_arg a = { keep_league, out };
	return run(s, "SELECT " LEAGUE_COLUMNS " FROM leagues l WHERE l.id = $1", p, 1, read_league,
		   &a);
}

/* Whoever finds it held comes again later: nobody waits (store_table_hold). */
int store_league_hold(struct store *s, const char *id)
{
	const struct cell p[] = { cell_text(id) };
	int64_t round;
	if (!store_shared(s))
		return 1;
	if (s->broken)
		return DB_FAILED;
	if (!s->writing)
		s->writing = db_run(s->db, "BEGIN", NULL, 0, NULL, NULL) >= 0;
	int rows =
		s->writing
			? db_run(s->db,
				 "SELECT round FROM leagues WHERE id = $1 FOR UPDATE SKIP LOCKED",
				 p, 1, read_int, &round)
			: DB_FAILED;
	if (rows < 0)
		s->broken = true;
	return rows;
}

int store_leagues(struct store *s, int list, const char *whose,
		  void (*each)(void *arg, const struct league_row *row), void *arg)
{
	static const char *const which[] = {
		[LEAGUES_PUBLIC] = "SELECT " LEAGUE_COLUMNS " FROM leagues l WHERE l.circle = ''"
				   " AND l.status < 3 AND l.owner NOT IN"
				   " (SELECT blocked FROM blocks WHERE user_id = $1)"
				   " ORDER BY l.status, l.created DESC LIMIT 50",
		[LEAGUES_MINE] =
			"SELECT " LEAGUE_COLUMNS " FROM leagues l WHERE l.owner = $1 OR l.id IN"
			" (SELECT league_id FROM league_entrants WHERE user_id = $1)"
			" ORDER BY l.status, l.created DESC LIMIT 100",
		[LEAGUES_CIRCLE] = "SELECT " LEAGUE_COLUMNS " FROM leagues l WHERE l.circle = $1"
				   " AND l.status < 3 ORDER BY l.status, l.created DESC LIMIT 50",
	};
	const struct cell p[] = { cell_text(whose) };
	struct leagues_arg a = { each, arg };
	return run(s, which[list], p, 1, read_league, &a);
}

int store_leagues_due(struct store *s, int64_t now, void (*each)(void *arg, const char *id),
		      void *arg)
{
	const struct cell p[] = { cell_int(now) };
	return run_ids(
		s,
		"SELECT l.id FROM leagues l WHERE l.status = 1 AND (l.due <= $1 OR EXISTS"
		" (SELECT 1 FROM league_seats a JOIN tables t ON t.id = a.table_id WHERE"
		" a.league_id = l.id AND a.round = l.round AND a.points < 0 AND t.status = 2)"
		" OR NOT EXISTS (SELECT 1 FROM league_seats a WHERE a.league_id = l.id AND"
		" a.round = l.round AND a.points < 0)) ORDER BY l.due LIMIT 20",
		p, 1, each, arg);
}

/* ---- who entered ----------------------------------------------------------------------------- */

bool store_entrant_put(struct store *s, const char *league, const struct entrant_row *row)
{
	const struct cell p[] = { cell_text(league), cell_text(row->user), cell_int(row->place),
				  cell_int(row->since), cell_int(row->gone) };
	return write_run(s,
			 "INSERT INTO league_entrants (league_id, user_id, place, since, gone)"
			 " VALUES ($1, $2, $3, $4, $5) ON CONFLICT (league_id, user_id)"
			 " DO UPDATE SET place = $3, since = $4, gone = $5",
			 p, COUNT(p)) >= 0;
}

bool store_entrant_drop(struct store *s, const char *league, const char *user)
{
	const struct cell p[] = { cell_text(league), cell_text(user) };
	return write_run(s, "DELETE FROM league_entrants WHERE league_id = $1 AND user_id = $2", p,
			 2) >= 0;
}

struct entrants_arg {
	void (*each)(void *arg, const struct entrant_row *row);
	void *arg;
};

static void read_entrant(void *arg, const struct cell *row, int columns)
{
	struct entrants_arg *a = arg;
	struct entrant_row e = { .place = (int)row[2].i, .since = row[3].i, .gone = row[4].i };
	(void)columns;
	COPY(e.user, row[0]);
	COPY(e.name, row[1]);
	a->each(a->arg, &e);
}

int store_entrants(struct store *s, const char *league,
		   void (*each)(void *arg, const struct entrant_row *row), void *arg)
{
	const struct cell p[] = { cell_text(league) };
	struct entrants_arg a = { each, arg };
	return run(s,
		   "SELECT e.user_id, COALESCE(u.name, ''), e.place, e.since, e.gone"
		   " FROM league_entrants e LEFT JOIN users u ON u.id = e.user_id"
		   " WHERE e.league_id = $1 ORDER BY e.place, e.since, e.user_id",
		   p, 1, read_entrant, &a);
}

/* An account that has entered already keeps its own place; the guest's is free then. */
bool store_entrants_move(struct store *s, const char *from, const char *to)
{
	const struct cell p[] = { cell_text(from), cell_text(to) };
	return write_run(s,
			 "UPDATE league_seats SET user_id = $2 WHERE user_id = $1 AND league_id "
			 "NOT IN"
			 " (SELECT league_id FROM league_entrants WHERE user_id = $2)",
			 p, 2) >= 0 &&
	       write_run(s,
			 "UPDATE league_entrants SET user_id = $2 WHERE user_id = $1 AND league_id"
			 " NOT IN (SELECT league_id FROM league_entrants WHERE user_id = $2)",
			 p, 2) >= 0 &&
	       write_run(s, "UPDATE league_entrants SET gone = since WHERE user_id = $1", p, 1) >=
		       0 &&
	       write_run(s, "UPDATE leagues SET owner = $2 WHERE owner = $1", p, 2) >= 0;
}

/* ---- who sat where --------------------------------------------------------------------------- */

bool store_league_seat_put(struct store *s, const char *league, const struct league_seat_row *row)
{
	const struct cell p[] = { cell_text(league),     cell_int(row->round),
				  cell_int(row->place),  cell_text(row->user),
				  cell_int(row->number), cell_text(row->table),
				  cell_int(row->size),   cell_int(row->points),
				  cell_int(row->how) };
	return write_run(
		       s,
		       "INSERT INTO league_seats (league_id, round, place, user_id, number,"
		       " table_id, size, points, how) VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9)"
		       " ON CONFLICT (league_id, round, place) DO UPDATE SET points = $8, how = $9",
		       p, COUNT(p)) >= 0;
}

struct seats_arg {
	void (*each)(void *arg, const struct league_seat_row *row);
	void *arg;
};

static void read_seat(void *arg, const struct cell *row, int columns)
{
	struct seats_arg *a = arg;
	struct league_seat_row r = { .round = (int)row[0].i,
				     .place = (int)row[1].i,
				     .number = (int)row[4].i,
				     .size = (int)row[6].i,
				     .points = (int)row[7].i,
				     .how = (int)row[8].i };
	(void)columns;
	COPY(r.user, row[2]);
	COPY(r.name, row[3]);
	COPY(r.table, row[5]);
	a->each(a->arg, &r);
}

int store_league_seats(struct store *s, const char *league,
		       void (*each)(void *arg, const struct league_seat_row *row), void *arg)
{
	const struct cell p[] = { cell_text(league) };
	struct seats_arg a = { each, arg };
	return run(s,
		   "SELECT a.round, a.place, a.user_id, COALESCE(u.name, ''), a.number, a.table_id,"
		   " a.size, a.points, a.how FROM league_seats a"
		   " LEFT JOIN users u ON u.id = a.user_id WHERE a.league_id = $1"
		   " ORDER BY a.round, a.number, a.place",
		   p, 1, read_seat, &a);
}
