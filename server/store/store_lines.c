/* store_lines.c: what is said at a table: its lines, what happened beside the game, chat. */
#include "server/store/sql.h"

/* ---- lines ----------------------------------------------------------------------------------- */

/* The statement itself looks for the line before, or for the table: whatever this server believes, no gap is written
 * and no line behind one that it does not know. Where it finds none the id of the table is null, which no line may
 * have. Not INSERT ... SELECT: what SQLite reads from the table that it writes to it copies aside first, into a table
 * made for that one row, and that costs more than all the rest. */
#define APPEND(behind)                                                                             \
	"INSERT INTO lines (table_id, line, seat, move, at, hash, bot)"                            \
	" VALUES ((" behind "), $2, $3, $4, $5, $6, $7) ON CONFLICT DO NOTHING"

int store_line_add(struct store *s, const char *table, const struct line_row *row,
		   const char *before)
{
	const struct cell p[] = {
		cell_text(table),     cell_int(row->line), cell_int(row->seat),
		cell_text(row->move), cell_int(row->at),   cell_text(row->hash),
		cell_int(row->bot),   cell_text(before),   cell_int(row->line - 1)
	};
	s->lines++;
	return row->line == 1
		       ? write_later(s, APPEND("SELECT t.id FROM tables t WHERE t.id = $1"), p, 7)
		       : write_later(s,
				     APPEND("SELECT l.table_id FROM lines l WHERE l.table_id = $1"
					    " AND l.line = $9 AND (l.hash = $8 OR l.hash = '')"),
				     p, COUNT(p));
}

struct lines_arg {
	void (*each)(void *arg, const struct line_row *row);
	void *arg;
};

static void read_line(void *arg, const struct cell *row, int columns)
{
	struct lines_arg *l = arg;
	char words[128], hash[CHAIN_MAX];
	(void)columns;
	COPY(words, row[2]);
	COPY(hash, row[4]);
	struct line_row line = {
		(int)row[0].i, (int)row[1].i, words, row[3].i, hash, row[5].i != 0
	};
	l->each(l->arg, &line);
}

int store_lines(struct store *s, const char *table, int from, int most,
		void (*each)(void *arg, const struct line_row *row), void *arg)
{
	const struct cell p[] = { cell_text(table), cell_int(from), cell_int(most) };
	struct lines_arg l = { each, arg };
	return run(s,
		   "SELECT line, seat, move, at, hash, bot FROM lines WHERE table_id = $1 AND line "
		   "> $2"
		   " ORDER BY line LIMIT $3",
		   p, 3, read_line, &l);
}

int store_tables_begun(struct store *s, void (*each)(void *arg, const char *id), void *arg)
{
	return run_ids(s, "SELECT DISTINCT table_id FROM lines", NULL, 0, each, arg);
}

int store_lines_aside(struct store *s, const char *table, int whole, int64_t now)
{
	const struct cell p[] = { cell_text(table), cell_int(whole), cell_int(now) };
	int rows =
		write_run(s,
			  "INSERT INTO lines_aside (table_id, line, seat, move, at, hash,"
			  " repaired, bot) SELECT table_id, line, seat, move, at, hash,"
			  " CAST($3 AS BIGINT), bot FROM lines WHERE table_id = $1 AND line > $2",
			  p, 3);
	if (rows < 0 ||
	    write_run(s, "DELETE FROM lines WHERE table_id = $1 AND line > $2", p, 2) < 0 ||
	    write_run(s,
		      "UPDATE tables SET rev = rev + 1, undo_to = 0, undo_yes = 0, motion = ''"
		      " WHERE id = $1",
		      p, 1) < 0)
		return DB_FAILED;
	return rows;
}

/* ---- what happened beside the game ------------------------------------------------------------ */

bool store_happening_add(struct store *s, const char *table, const struct happening *row)
{
	const struct cell p[] = { cell_text(table),           cell_int(row->id),
				  cell_int(row->line),        cell_int(row->at),
				  cell_text(row->kind),       cell_int(row->by),
				  cell_text(row->by_name),    cell_int(row->about),
				  cell_text(row->about_name), cell_int(row->value) };
	return write_later(s,
			   "INSERT INTO happenings (table_id, id, line, at, kind, by_seat, by_name,"
			   " about, about_name, value)"
			   " VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)",
			   p, COUNT(p)) == 1;
}

struct happenings_arg {
	void (*each)(void *arg, const struct happening *row);
	void *arg;
};

static void read_happening(void *arg, const struct cell *row, int columns)
{
	struct happenings_arg *l = arg;
	struct happening h = { (int)row[0].i,
			       (int)row[1].i,
			       (int)row[4].i,
			       (int)row[6].i,
			       row[2].i,
			       row[8].i,
			       "",
			       "",
			       "" };
	(void)columns;
	COPY(h.kind, row[3]);
	COPY(h.by_name, row[5]);
	COPY(h.about_name, row[7]);
	l->each(l->arg, &h);
}

int store_happenings(struct store *s, const char *table, int from,
		     void (*each)(void *arg, const struct happening *row), void *arg)
{
	const struct cell p[] = { cell_text(table), cell_int(from) };
	struct happenings_arg l = { each, arg };
	return run(s,
		   "SELECT id, line, at, kind, by_seat, by_name, about, about_name, value"
		   " FROM happenings WHERE table_id = $1 AND id > $2 ORDER BY id",
		   p, COUNT(p), read_happening, &l);
}

/* ---- chat ------------------------------------------------------------------------------------ */

int store_chat_add(struct store *s, const char *table, const struct chat_row *row)
{
	const struct cell who[] = { cell_text(table) };
	for (int tries = 0; tries < 5; tries++) {
		int64_t last = 0;
		if (run(s, "SELECT MAX(id) FROM chat WHERE table_id = $1", who, 1, read_int,
			&last) < 0)
			return DB_FAILED;
		const struct cell p[] = { cell_text(table),     cell_int(last + 1),
					  cell_text(row->user), cell_text(row->name),
					  cell_text(row->text), cell_int(row->at),
					  cell_int(row->seats) };
		int rows =
			write_run(s,
				  "INSERT INTO chat (table_id, id, user_id, name, text, at, seats)"
				  " VALUES ($1, $2, $3, $4, $5, $6, $7) ON CONFLICT DO NOTHING",
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
	char user[ID_MAX], name[NAME_MAX_BYTES], text[CHAT_MAX];
	(void)columns;
	COPY(user, row[1]);
	COPY(name, row[2]);
	COPY(text, row[3]);
	struct chat_row said = {
		.id = (int)row[0].i, user, name, text, (unsigned)row[5].i, row[4].i
	};
	c->each(c->arg, &said);
}

int store_chat(struct store *s, const char *table, int from, const char *reader,
	       void (*each)(void *arg, const struct chat_row *row), void *arg)
{
	const struct cell p[] = { cell_text(table), cell_int(from), cell_text(reader) };
	struct chat_arg c = { each, arg };
	return run(s,
		   "SELECT id, user_id, name, text, at, seats FROM chat WHERE table_id = $1 AND"
		   " id > $2 AND user_id NOT IN (SELECT blocked FROM blocks WHERE user_id = $3)"
		   " ORDER BY id LIMIT 500",
		   p, COUNT(p), read_chat, &c);
}
