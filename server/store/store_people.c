/* store_people.c: what the operator knows and does about people: bans, mutes, reports, the audit log. */
#include "server/store/sql.h"

/* ---- bans and mutes -------------------------------------------------------------------------- */

bool store_ban(struct store *s, const struct ban_row *row)
{
	const struct cell p[] = { cell_text(row->who), cell_int(row->since), cell_int(row->until),
				  cell_text(row->why) };
	return write_run(
		       s,
		       row->mute
			       ? "INSERT INTO mutes (who, since, until, why) VALUES ($1, $2, $3, "
				 "$4)"
				 " ON CONFLICT (who) DO UPDATE SET since = $2, until = $3, why = $4"
			       : "INSERT INTO bans (who, since, until, why) VALUES ($1, $2, $3, $4)"
				 " ON CONFLICT (who) DO UPDATE SET since = $2, until = $3, why = "
				 "$4",
		       p, COUNT(p)) >= 0;
}

bool store_unban(struct store *s, const char *who, bool mute)
{
	const struct cell p[] = { cell_text(who) };
	return write_run(s,
			 mute ? "DELETE FROM mutes WHERE who = $1"
			      : "DELETE FROM bans WHERE who = $1",
			 p, 1) > 0;
}

struct bans_arg {
	void (*each)(void *arg, const struct ban_row *row);
	void *arg;
};

static void read_ban(void *arg, const struct cell *row, int columns)
{
	struct bans_arg *l = arg;
	struct ban_row b = { .since = row[1].i, .until = row[2].i, .mute = row[4].i };
	(void)columns;
	COPY(b.who, row[0]);
	COPY(b.why, row[3]);
	l->each(l->arg, &b);
}

int store_bans(struct store *s, void (*each)(void *arg, const struct ban_row *row), void *arg)
{
	struct bans_arg l = { each, arg };
	return run(s,
		   "SELECT who, since, until, why, 0 AS mute FROM bans UNION ALL"
		   " SELECT who, since, until, why, 1 AS mute FROM mutes ORDER BY 1, 5",
		   NULL, 0, read_ban, &l);
}

/* ---- reports --------------------------------------------------------------------------------- */

bool store_report(struct store *s, const struct report_row *row)
{
	const struct cell p[] = { cell_text(row->reporter), cell_text(row->who),
				  cell_text(row->table),    cell_text(row->id),
				  cell_int(row->at),        cell_text(row->why),
				  cell_text(row->said) };
	return write_run(s,
			 "INSERT INTO reports (reporter, who, table_id, id, at, why, said)"
			 " VALUES ($1, $2, $3, $4, $5, $6, $7)"
			 " ON CONFLICT (reporter, who, table_id) DO UPDATE SET id = $4, at = $5,"
			 " why = $6, said = $7, settled = 0",
			 p, COUNT(p)) >= 0;
}

bool store_settle(struct store *s, const char *id, int64_t now)
{
	const struct cell p[] = { cell_text(id), cell_int(now) };
	return write_run(s, "UPDATE reports SET settled = $2 WHERE id = $1 AND settled = 0", p, 2) >
	       0;
}

struct reports_arg {
	void (*each)(void *arg, const struct report_row *row);
	void *arg;
};

static void read_report(void *arg, const struct cell *row, int columns)
{
	struct reports_arg *l = arg;
	struct report_row r = { .at = row[4].i };
	(void)columns;
	COPY(r.id, row[0]);
	COPY(r.reporter, row[1]);
	COPY(r.who, row[2]);
	COPY(r.table, row[3]);
	COPY(r.why, row[5]);
	COPY(r.said, row[6]);
	COPY(r.reporter_name, row[7]);
	COPY(r.who_name, row[8]);
	l->each(l->arg, &r);
}

int store_reports(struct store *s, void (*each)(void *arg, const struct report_row *row), void *arg)
{
	struct reports_arg l = { each, arg };
	return run(s,
		   "SELECT r.id, r.reporter, r.who, r.table_id, r.at, r.why, r.said,"
		   " COALESCE(a.name, ''), COALESCE(b.name, '') FROM reports r"
		   " LEFT JOIN users a ON a.id = r.reporter LEFT JOIN users b ON b.id = r.who"
		   " WHERE r.settled = 0 ORDER BY r.at LIMIT 200",
		   NULL, 0, read_report, &l);
}

int64_t store_reports_open(struct store *s)
{
	int64_t n = 0;
	run(s, "SELECT COUNT(*) FROM reports WHERE settled = 0", NULL, 0, read_int, &n);
	return n;
}

/* ---- the audit log --------------------------------------------------------------------------- */

bool store_audit(struct store *s, const char *id, int64_t now, const char *what)
{
	const struct cell p[] = { cell_text(id), cell_int(now), cell_text(what) };
	return write_run(s, "INSERT INTO audit (id, at, what) VALUES ($1, $2, $3)", p, 3) >= 0;
}

struct audits_arg {
	void (*each)(void *arg, int64_t at, const char *what);
	void *arg;
};

static void read_audit(void *arg, const struct cell *row, int columns)
{
	struct audits_arg *l = arg;
	char what[1024];
	(void)columns;
	COPY(what, row[1]);
	l->each(l->arg, row[0].i, what);
}

int store_audits(struct store *s, int limit, void (*each)(void *arg, int64_t at, const char *what),
		 void *arg)
{
	const struct cell p[] = { cell_int(limit) };
	struct audits_arg l = { each, arg };
	return run(s, "SELECT at, what FROM audit ORDER BY at DESC, id LIMIT $1", p, 1, read_audit,
		   &l);
}
