/* store_tables.c: tables and their seats. */
#include "server/base/memory.h"
#include "server/store/sql.h"

#include <stdlib.h>

#define TABLE_COLUMNS                                                                              \
	"id, game, version, seats, options, status, name, open_to_all, undo, bank, increment, "    \
	"owner,"                                                                                   \
	" invite, secret, position, result, created, moved, locked, rev, undo_to, undo_yes, "      \
	"dice, follows, talk, contract, motion, paused, happened, undo_by, circle, league, pack"

bool store_table_add(struct store *s, const struct table_row *m)
{
	const struct cell p[] = {
		cell_text(m->id),      cell_text(m->game),        cell_int(m->version),
		cell_int(m->seats),    cell_text(m->options),     cell_int(m->status),
		cell_text(m->name),    cell_int(m->open_to_all),  cell_text(m->undo),
		cell_int(m->bank_ms),  cell_int(m->increment_ms), cell_text(m->owner),
		cell_text(m->invite),  cell_text(m->secret),      cell_text(m->position),
		cell_text(m->result),  cell_int(m->created),      cell_int(m->moved),
		cell_int(m->locked),   cell_int(m->rev),          cell_int(m->undo_to),
		cell_int(m->undo_yes), cell_int(m->dice),         cell_text(m->follows),
		cell_int(m->talk),     cell_text(m->contract),    cell_text(m->motion),
		cell_int(m->paused),   cell_int(m->happened),     cell_int(m->undo_by),
		cell_text(m->circle),  cell_text(m->league),      cell_text(m->pack),
	};
	return write_run(s,
			 "INSERT INTO tables (" TABLE_COLUMNS
			 ") VALUES ($1, $2, $3, $4, $5, $6, $7,"
			 " $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21, "
			 "$22, $23, $24, $25, $26, $27, $28, $29, $30, $31, $32, $33)",
			 p, COUNT(p)) == 1;
}

bool store_table_update(struct store *s, const struct table_row *m)
{
	const struct cell p[] = { cell_text(m->id),    cell_int(m->status),    cell_text(m->result),
				  cell_int(m->moved),  cell_text(m->contract), cell_text(m->motion),
				  cell_int(m->paused), cell_int(m->happened) };
	return write_later(s,
			   "UPDATE tables SET status = $2, result = $3, moved = $4, contract = $5,"
			   " motion = $6, paused = $7, happened = $8 WHERE id = $1",
			   p, COUNT(p)) == 1;
}

bool store_table_undo(struct store *s, const struct table_row *m)
{
	const struct cell p[] = { cell_text(m->id), cell_int(m->undo_to), cell_int(m->undo_yes),
				  cell_int(m->undo_by) };
	return write_later(
		       s,
		       "UPDATE tables SET undo_to = $2, undo_yes = $3, undo_by = $4 WHERE id = $1",
		       p, COUNT(p)) == 1;
}

/* If another server holds a table we do not wait for it: so no two servers ever wait for each
 * other, and a stopped one delays only those at the table, until the database ends its transaction.
 * Queued writes need not be flushed first: they concern other tables. */
int store_table_hold(struct store *s, const char *id, int64_t *rev)
{
	const struct cell p[] = { cell_text(id) };
	if (s->broken)
		return DB_FAILED;
	if (!s->writing)
		s->writing = db_run(s->db, "BEGIN", NULL, 0, NULL, NULL) >= 0;
	int rows = s->writing
			   ? db_run(s->db,
				    "SELECT rev FROM tables WHERE id = $1 FOR UPDATE SKIP LOCKED",
				    p, 1, read_int, rev)
			   : DB_FAILED;
	if (rows < 0)
		s->broken = true;
	return rows;
}

bool store_table_changed(struct store *s, const char *id, int64_t rev)
{
	const struct cell p[] = { cell_text(id), cell_int(rev) };
	return write_later(s, "UPDATE tables SET rev = rev + 1 WHERE id = $1 AND rev = $2", p, 2) ==
	       1;
}

bool store_table_owner(struct store *s, const char *id, const char *user)
{
	const struct cell p[] = { cell_text(id), cell_text(user) };
	return write_run(s, "UPDATE tables SET owner = $2 WHERE id = $1", p, COUNT(p)) == 1;
}

bool store_table_door(struct store *s, const struct table_row *m)
{
	const struct cell p[] = { cell_text(m->id), cell_int(m->locked), cell_text(m->invite) };
	return write_run(s, "UPDATE tables SET locked = $2, invite = $3 WHERE id = $1", p,
			 COUNT(p)) == 1;
}

bool store_table_talk(struct store *s, const struct table_row *m)
{
	const struct cell p[] = { cell_text(m->id), cell_int(m->talk) };
	return write_run(s, "UPDATE tables SET talk = $2 WHERE id = $1", p, COUNT(p)) == 1;
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
		m->position = memory_bytes(row[14].p, row[14].n);
	COPY(m->result, row[15]);
	m->created = row[16].i;
	m->moved = row[17].i;
	m->locked = row[18].i;
	m->rev = row[19].i;
	m->undo_to = (int)row[20].i;
	m->undo_yes = (int)row[21].i;
	m->dice = (int)row[22].i;
	COPY(m->follows, row[23]);
	m->talk = (int)row[24].i;
	COPY(m->contract, row[25]);
	COPY(m->motion, row[26]);
	m->paused = row[27].i;
	m->happened = row[28].i;
	m->undo_by = (int)row[29].i;
	COPY(m->circle, row[30]);
	COPY(m->league, row[31]);
	if (row[32].type == CELL_TEXT)
		m->pack = memory_bytes(row[32].p, row[32].n);
}

static void read_following(void *arg, const struct cell *row, int columns)
{
	(void)columns;
	copy(arg, ID_MAX, &row[0]);
}

int store_table_following(struct store *s, const char *id, char out[ID_MAX])
{
	const struct cell p[] = { cell_text(id) };
	out[0] = 0;
	return run(s, "SELECT id FROM tables WHERE follows = $1 ORDER BY created DESC LIMIT 1", p,
		   1, read_following, out);
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
	free(m.pack);
}

#define HAS_SEAT "id IN (SELECT table_id FROM seats WHERE user_id = $1)"

int store_list(struct store *s, int list, const char *user,
	       void (*each)(void *arg, const struct table_row *row), void *arg)
{
	static const char *const which[] = {
		/* everybody's newest one first, then everybody's second: nobody's tables hide others' */
		[LIST_OPEN] = "SELECT " TABLE_COLUMNS " FROM (SELECT tables.*, ROW_NUMBER() OVER"
			      " (PARTITION BY owner ORDER BY status, created DESC) AS nth"
			      " FROM tables WHERE status < 2 AND"
			      " open_to_all = 1 AND (status = 1 OR locked = 0) AND owner NOT IN"
			      " (SELECT blocked FROM blocks WHERE user_id = $1)) AS fair"
			      " ORDER BY nth, status, created DESC LIMIT 50",
		[LIST_MINE] = "SELECT " TABLE_COLUMNS " FROM tables WHERE " HAS_SEAT
			      " ORDER BY status, created DESC LIMIT 100",
		[LIST_FINISHED] = "SELECT " TABLE_COLUMNS " FROM (SELECT recent.*, ROW_NUMBER()"
				  " OVER (PARTITION BY owner ORDER BY moved DESC) AS nth FROM"
				  " (SELECT * FROM tables WHERE status = 2 AND open_to_all = 1"
				  " ORDER BY moved DESC LIMIT 1000) AS recent) AS fair"
				  " ORDER BY nth, moved DESC LIMIT 50",
		[LIST_RUNNING] = "SELECT " TABLE_COLUMNS " FROM tables WHERE status = 1",
		[LIST_UNFINISHED] = "SELECT " TABLE_COLUMNS " FROM tables WHERE status < 2"
				    " ORDER BY status DESC, created DESC LIMIT 1000",
		[LIST_THEIRS] = "SELECT " TABLE_COLUMNS " FROM tables WHERE status < 2 AND"
				" (owner = $1 OR " HAS_SEAT ")",
	};
	struct list_arg l = { each, arg };
	const struct cell p[] = { cell_text(user) };
	bool of_user = list == LIST_OPEN || list == LIST_MINE || list == LIST_THEIRS;
	return run(s, which[list], p, of_user, list_one, &l);
}

int store_circle_tables(struct store *s, const char *circle, const char *reader, bool over,
			void (*each)(void *arg, const struct table_row *row), void *arg)
{
	const struct cell p[] = { cell_text(circle), cell_text(reader) };
	struct list_arg l = { each, arg };
	return run(
		s,
		over ? "SELECT " TABLE_COLUMNS " FROM tables WHERE circle = $1 AND status = 2 AND"
		       " result <> '' AND owner NOT IN (SELECT blocked FROM blocks WHERE user_id = "
		       "$2)"
		       " ORDER BY moved DESC, id LIMIT 20"
		     : "SELECT " TABLE_COLUMNS " FROM tables WHERE circle = $1 AND status < 2 AND"
		       " owner NOT IN (SELECT blocked FROM blocks WHERE user_id = $2)"
		       " ORDER BY status, created DESC, id LIMIT 50",
		p, 2, list_one, &l);
}

struct results_arg {
	void (*each)(void *arg, const struct result_row *row);
	void *arg;
};

static void read_result(void *arg, const struct cell *row, int columns)
{
	struct results_arg *l = arg;
	struct result_row r = { .seat = (int)row[4].i, .resigned = row[5].i };
	(void)columns;
	COPY(r.table, row[0]);
	COPY(r.user, row[1]);
	COPY(r.name, row[2]);
	COPY(r.result, row[3]);
	l->each(l->arg, &r);
}

int store_results(struct store *s, const char *circle, int64_t since, int but_dice,
		  void (*each)(void *arg, const struct result_row *row), void *arg)
{
	const struct cell p[] = { cell_text(circle), cell_int(since), cell_int(but_dice) };
	struct results_arg l = { each, arg };
	return run(s,
		   "SELECT t.id, a.user_id, COALESCE(u.name, a.name), t.result, a.seat, a.resigned"
		   " FROM tables t JOIN seats a ON a.table_id = t.id"
		   " LEFT JOIN users u ON u.id = a.user_id WHERE t.circle = $1 AND t.status = 2 AND"
		   " t.result <> '' AND t.moved >= $2 AND t.dice <> $3 AND a.user_id <> '' AND"
		   " a.program = 0 ORDER BY t.moved, t.id, a.seat LIMIT 6000",
		   p, COUNT(p), read_result, &l);
}

int store_table_count(struct store *s, const char *user)
{
	const struct cell p[] = { cell_text(user) };
	int64_t n = 0;
	int found = run(
		s, "SELECT COUNT(*) FROM tables WHERE status < 2 AND (owner = $1 OR " HAS_SEAT ")",
		p, 1, read_int, &n);
	return found < 0 ? found : (int)n;
}

int store_line_count(struct store *s, const char *table)
{
	const struct cell p[] = { cell_text(table) };
	int64_t n = 0;
	int found = run(s, "SELECT COUNT(*) FROM lines WHERE table_id = $1", p, 1, read_int, &n);
	return found < 0 ? found : (int)n;
}

bool store_table_drop(struct store *s, const char *id)
{
	const struct cell p[] = { cell_text(id) };
	return write_run(s, "DELETE FROM seats WHERE table_id = $1", p, 1) >= 0 &&
	       write_run(s, "DELETE FROM chat WHERE table_id = $1", p, 1) >= 0 &&
	       write_run(s, "DELETE FROM orders WHERE table_id = $1", p, 1) >= 0 &&
	       write_run(s, "DELETE FROM removed WHERE table_id = $1", p, 1) >= 0 &&
	       write_run(s, "DELETE FROM happenings WHERE table_id = $1", p, 1) >= 0 &&
	       write_run(s, "DELETE FROM tables WHERE id = $1 AND status = 0", p, 1) >= 0;
}

int store_tables_unbegun(struct store *s, int64_t since, void (*each)(void *arg, const char *id),
			 void *arg)
{
	const struct cell p[] = { cell_int(since) };
	return run_ids(s,
		       "SELECT id FROM tables WHERE status = 0 AND created < $1 AND league = ''"
		       " LIMIT 500",
		       p, 1, each, arg);
}

bool store_removed_add(struct store *s, const char *table, const char *user)
{
	const struct cell p[] = { cell_text(table), cell_text(user) };
	return write_run(s,
			 "INSERT INTO removed (table_id, user_id) VALUES ($1, $2)"
			 " ON CONFLICT DO NOTHING",
			 p, 2) >= 0;
}

int store_removed(struct store *s, const char *table, const char *user)
{
	const struct cell p[] = { cell_text(table), cell_text(user) };
	return run(s, "SELECT 1 FROM removed WHERE table_id = $1 AND user_id = $2", p, 2, NULL,
		   NULL);
}

int store_list_awake(struct store *s, void (*each)(void *arg, const char *id), void *arg)
{
	return run_ids(
		s,
		"SELECT id FROM tables WHERE status = 1 AND (bank > 0 OR motion <> '' OR id IN"
		" (SELECT table_id FROM seats WHERE kind = 2)) ORDER BY moved DESC",
		NULL, 0, each, arg);
}

/* A table's question was asked with its last line, or at the row's time if that is later. */
bool store_clocks_shift(struct store *s, int64_t lost_ms, int64_t now)
{
	const struct cell lost[] = { cell_int(lost_ms) }, until[] = { cell_int(now) };
	return write_run(s,
			 "UPDATE tables SET moved = $1 + COALESCE((SELECT l.at FROM lines l WHERE"
			 " l.table_id = tables.id AND l.at > tables.moved"
			 " ORDER BY l.line DESC LIMIT 1), moved) WHERE status = 1 AND bank > 0 AND "
			 "paused = 0",
			 lost, 1) >= 0 &&
	       write_run(s, "UPDATE tables SET moved = $1 WHERE moved > $1 AND status = 1", until,
			 1) >= 0;
}

bool store_seat_put(struct store *s, const char *table, int seat, const struct seat_row *row)
{
	const struct cell p[] = {
		cell_text(table),         cell_int(seat),           cell_int(row->kind),
		cell_text(row->user),     cell_text(row->name),     cell_text(row->bot),
		cell_int(row->left_ms),   cell_int(row->resigned),  cell_int(row->flagged),
		cell_text(row->entropy),  cell_int(row->program),   cell_int(row->ready),
		cell_text(row->colour),   cell_text(row->seal),     cell_int(row->left_how),
		cell_int(row->left_line), cell_int(row->came_line), cell_int(row->off_from),
		cell_int(row->off_until), cell_int(row->off_used),  cell_text(row->substitute)
	};
	return write_later(s,
			   "INSERT INTO seats (table_id, seat, kind, user_id, name, bot, left_ms,"
			   " resigned, flagged, entropy, program, ready, colour, seal, left_how,"
			   " left_line, came_line, off_from, off_until, off_used, substitute)"
			   " VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14,"
			   " $15, $16, $17, $18, $19, $20, $21)"
			   " ON CONFLICT (table_id, seat) DO UPDATE SET kind = $3, user_id = $4,"
			   " name = $5, bot = $6, left_ms = $7, resigned = $8, flagged = $9,"
			   " entropy = $10, program = $11, ready = $12, colour = $13,"
			   " seal = $14, left_how = $15, left_line = $16, came_line = $17,"
			   " off_from = $18, off_until = $19, off_used = $20, substitute = $21",
			   p, COUNT(p)) == 1;
}

static void read_seat(void *arg, const struct cell *row, int columns)
{
	struct seat_row *seats = arg;
	(void)columns;
	if (row[0].i < 0 || row[0].i >= PET_SEATS_MAX)
		return;
	struct seat_row *r = &seats[row[0].i];
	r->kind = (int)row[1].i;
	COPY(r->user, row[2]);
	COPY(r->name, row[3]);
	COPY(r->bot, row[4]);
	r->left_ms = row[5].i;
	r->resigned = row[6].i;
	r->flagged = (int)row[7].i;
	COPY(r->entropy, row[8]);
	r->program = row[9].i;
	r->ready = row[10].i;
	COPY(r->colour, row[11]);
	COPY(r->seal, row[12]);
	r->left_how = (int)row[13].i;
	r->left_line = (int)row[14].i;
	r->came_line = (int)row[15].i;
	r->off_from = row[16].i;
	r->off_until = row[17].i;
	r->off_used = row[18].i;
	COPY(r->substitute, row[19]);
}

int store_seats(struct store *s, const char *table, struct seat_row out[PET_SEATS_MAX])
{
	const struct cell p[] = { cell_text(table) };
	memset(out, 0, PET_SEATS_MAX * sizeof *out);
	return run(s,
		   "SELECT seat, kind, user_id, name, bot, left_ms, resigned, flagged, entropy, "
		   "program, ready, colour, seal, left_how, left_line, came_line, off_from, "
		   "off_until, off_used, substitute FROM seats"
		   " WHERE table_id = $1",
		   p, 1, read_seat, out);
}
