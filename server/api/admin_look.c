/* admin_look.c: the operator's commands that only look: figures, tables, users and open streams. */
#include "server/api/admin_internal.h"

#include <event2/buffer.h>
#include <stdio.h>
#include <unistd.h>

#include "server/base/clock.h"
#include "server/net/bans.h"
#include "server/net/server.h"
#include "server/stream/stream.h"
#include "server/tables/table.h"

enum { ROWS_MAX = 200 };

static void table_line(void *arg, const struct table_row *row)
{
	static const char *const status[] = { N_("open"), N_("running"), N_("over") };
	struct call *c = arg;
	struct table *m = table_in_memory(c->server, row->id);
	int lines = m ? (int)m->record.count : store_line_count(&c->server->store, row->id);
	struct row out;
	if (c->json) {
		struct pet_json *j = row_open(c, &out);
		pet_json_key_string(j, "id", row->id);
		pet_json_key_string(j, "name", row->name);
		pet_json_key_string(j, "game", row->game);
		pet_json_key_number(j, "seats", row->seats);
		pet_json_key_string(j, "status", status[row->status]);
		pet_json_key_bool(j, "public", row->open_to_all);
		pet_json_key_string(j, "owner", row->owner);
		pet_json_key_number(j, "created", row->created);
		pet_json_key_number(j, "line", lines);
		pet_json_key_number(j, "spectators", m ? table_watchers(m) : 0);
		row_close(c, &out);
		return;
	}
	evbuffer_add_printf(c->out,
			    call_words(c, "%s\t%s\t%d seats\t%s\t%s\t%s\t%d lines\t%d watching\n"),
			    row->id, row->game, row->seats, call_words(c, status[row->status]),
			    row->open_to_all ? call_words(c, "public") : call_words(c, "private"),
			    row->owner, lines, m ? table_watchers(m) : 0);
}

void do_tables(struct call *c)
{
	if (store_list(&c->server->store, LIST_UNFINISHED, NULL, table_line, c) < 0)
		no(c, "the store does not answer");
}

static void user_line(void *arg, const struct user_row *u)
{
	struct call *c = arg;
	const char *kind = u->guest ? N_("guest") : u->bot ? N_("bot") : N_("account");
	bool out = banned(c->server, u->id);
	struct row row;
	if (c->json) {
		struct pet_json *j = row_open(c, &row);
		pet_json_key_string(j, "id", u->id);
		pet_json_key_string(j, "kind", kind);
		pet_json_key_string(j, "name", u->name);
		pet_json_key_bool(j, "banned", out);
		row_close(c, &row);
		return;
	}
	evbuffer_add_printf(c->out, "%s\t%s\t%s%s\n", u->id, call_words(c, kind), u->name,
			    out ? call_words(c, "\tbanned") : "");
}

void do_users(struct call *c)
{
	if (store_users(&c->server->store, c->rest, ROWS_MAX, user_line, c) < 0)
		no(c, "the store does not answer");
}

static void stream_row(void *arg, const char *user, const char *address, int64_t seconds,
		       int tables)
{
	struct call *c = arg;
	struct row row;
	if (c->json) {
		struct pet_json *j = row_open(c, &row);
		pet_json_key(j, "user");
		user[0] ? pet_json_string(j, user) : pet_json_null(j);
		pet_json_key_string(j, "address", address);
		pet_json_key_number(j, "seconds", seconds);
		pet_json_key_number(j, "tables", tables);
		row_close(c, &row);
		return;
	}
	evbuffer_add_printf(c->out, call_words(c, "%s\t%s\t%lld s\t%d tables\n"),
			    user[0] ? user : call_words(c, "nobody"), address, (long long)seconds,
			    tables);
}

void do_connections(struct call *c)
{
	stream_each(c->server, stream_row, c);
}

static long memory_kb(void)
{
	long pages = 0;
	FILE *f = fopen("/proc/self/statm", "r");
	if (f && fscanf(f, "%*s %ld", &pages) != 1)
		pages = 0;
	if (f)
		fclose(f);
	return pages * (sysconf(_SC_PAGESIZE) / 1024);
}

static void stats_json(struct call *c, const struct store_counts *n)
{
	const struct server *s = c->server;
	struct row row;
	struct pet_json *j = row_open(c, &row);
	pet_json_key_number(j, "up_s", (now_ms() - s->since) / 1000);
	pet_json_key_number(j, "memory_kb", memory_kb());
	pet_json_key_number(j, "users", n->users);
	pet_json_key_number(j, "accounts", n->accounts);
	pet_json_key_number(j, "tables", n->tables);
	pet_json_key_number(j, "open", n->open);
	pet_json_key_number(j, "running", n->running);
	pet_json_key_number(j, "in_memory", s->table_count);
	pet_json_key_number(j, "streams", s->stream_count);
	pet_json_key_number(j, "requests", (int64_t)s->requests);
	pet_json_key_number(j, "refused", (int64_t)s->refused);
	pet_json_key_number(j, "moves", (int64_t)s->moves);
	pet_json_key_number(j, "bot_moves", (int64_t)s->bot_moves);
	pet_json_key_number(j, "commits", (int64_t)s->store.commits);
	pet_json_key_number(j, "lines", (int64_t)s->store.lines);
	pet_json_key_number(j, "store_errors", (int64_t)s->errors);
	pet_json_key_bool(j, "draining", s->draining);
	row_close(c, &row);
}

void do_stats(struct call *c)
{
	struct server *s = c->server;
	struct store_counts n;
	if (!store_count(&s->store, &n))
		return no(c, "the store does not answer");
	if (c->json)
		return stats_json(c, &n);
	evbuffer_add_printf(c->out,
			    call_words(c, "up %lld s\nmemory %ld KB\nusers %lld, accounts %lld\n"
					  "tables %lld: open %lld, running %lld; in memory %u\n"
					  "streams %u\nrequests %llu, refused %llu\n"
					  "moves %llu, of bots %llu\n"
					  "commits %llu, lines %llu, store errors %llu\n"),
			    (long long)((now_ms() - s->since) / 1000), memory_kb(),
			    (long long)n.users, (long long)n.accounts, (long long)n.tables,
			    (long long)n.open, (long long)n.running, s->table_count,
			    s->stream_count, (unsigned long long)s->requests,
			    (unsigned long long)s->refused, (unsigned long long)s->moves,
			    (unsigned long long)s->bot_moves, (unsigned long long)s->store.commits,
			    (unsigned long long)s->store.lines, (unsigned long long)s->errors);
	evbuffer_add_printf(c->out, "%s\n",
			    s->draining ? call_words(c, "new tables refused: draining")
					: call_words(c, "new tables taken"));
}
