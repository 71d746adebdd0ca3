/* store_orders.c: standing orders. */
#include "server/store/sql.h"

bool store_order_put(struct store *s, const char *table, const struct order_row *row)
{
	const struct cell p[] = { cell_text(table),     cell_int(row->seat),
				  cell_text(row->user), cell_text(row->wishes),
				  cell_text(row->done), cell_int(row->pass),
				  cell_int(row->round), cell_int(row->line) };
	return write_run(s,
			 "INSERT INTO orders (table_id, seat, user_id, wishes, done, pass, round, "
			 "line)"
			 " VALUES ($1, $2, $3, $4, $5, $6, $7, $8)"
			 " ON CONFLICT (table_id, seat) DO UPDATE SET user_id = $3, wishes = $4,"
			 " done = $5, pass = $6, round = $7, line = $8",
			 p, COUNT(p)) >= 0;
}

struct orders_arg {
	void (*each)(void *arg, const struct order_row *row);
	void *arg;
};

static void read_order(void *arg, const struct cell *row, int columns)
{
	struct orders_arg *l = arg;
	struct order_row o = {
		.seat = (int)row[0].i, .pass = row[4].i, .round = row[5].i, .line = row[6].i
	};
	(void)columns;
	COPY(o.user, row[1]);
	COPY(o.wishes, row[2]);
	COPY(o.done, row[3]);
	l->each(l->arg, &o);
}

#define ORDER_COLUMNS "seat, user_id, wishes, done, pass, round, line"

static void keep(void *arg, const struct order_row *row)
{
	*(struct order_row *)arg = *row;
}

int store_order(struct store *s, const char *table, int seat, struct order_row *out)
{
	const struct cell p[] = { cell_text(table), cell_int(seat) };
	struct orders_arg l = { keep, out };
	return run(s, "SELECT " ORDER_COLUMNS " FROM orders WHERE table_id = $1 AND seat = $2", p,
		   2, read_order, &l);
}

int store_orders(struct store *s, const char *table,
		 void (*each)(void *arg, const struct order_row *row), void *arg)
{
	const struct cell p[] = { cell_text(table) };
	struct orders_arg l = { each, arg };
	return run(s, "SELECT " ORDER_COLUMNS " FROM orders WHERE table_id = $1 ORDER BY seat", p,
		   1, read_order, &l);
}
