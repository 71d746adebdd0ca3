/* admin.c: the operator's socket: a Unix socket in the data folder that only the server's own user
 * may open. A request is one line, the response several ("ok" or "no: why" first), then the
 * connection closes. "--lang ru" at the start of the line selects the language of the response.
 * `petteia admin` is the client; docs/OPERATIONS.md lists the commands. */
#include "server/api/admin_internal.h"

#include <errno.h>
#include <event2/buffer.h>
#include <event2/bufferevent.h>
#include <event2/event.h>
#include <event2/listener.h>
#include <sodium.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/socket.h>
#include <sys/stat.h>
#include <sys/un.h>
#include <unistd.h>

#include "server/api/api.h"
#include "server/api/programs.h"
#include "server/base/address.h"
#include "server/base/clock.h"
#include "server/base/host_words.h"
#include "server/base/log.h"
#include "server/base/memory.h"
#include "server/base/secret.h"
#include "server/net/aside.h"
#include "server/net/bans.h"
#include "server/net/commit.h"
#include "server/net/door.h"
#include "server/net/server.h"
#include "server/stream/stream.h"
#include "server/tables/seats.h"
#include "server/tables/table.h"
#include "server/tables/think.h"

enum { LINE_MAX_BYTES = 4096, ROWS_MAX = 200, AGAIN_MS = 10 };

/* ---- answering ------------------------------------------------------------------------------- */

static void call_free(struct call *c)
{
	if (c->bev)
		bufferevent_free(c->bev);
	evbuffer_free(c->out);
	free(c->line);
	sodium_memzero(c, sizeof *c);
	free(c);
}

static void on_sent(struct bufferevent *bev, void *arg)
{
	(void)bev;
	call_free(arg);
}

const char *call_words(const struct call *c, const char *id)
{
	return pet_text_tr(c->lang, id);
}

void no(struct call *c, const char *why)
{
	evbuffer_drain(c->out, evbuffer_get_length(c->out));
	evbuffer_add_printf(c->out, "no: %s\n", call_words(c, why));
}

static void admin_done(struct call *c)
{
	c->busy = false;
	if (c->http)
		page_reply(c);
	if (c->gone || c->http) {
		call_free(c);
		return;
	}
	bufferevent_disable(c->bev, EV_READ);
	bufferevent_setcb(c->bev, NULL, on_sent, NULL, c);
	bufferevent_write_buffer(c->bev, c->out);
}

void audit(struct call *c, const char *format, ...)
{
	char what[512], id[ID_MAX];
	va_list args;
	va_start(args, format);
	vsnprintf(what, sizeof what, format, args);
	va_end(args);
	log_line("admin: %s", what);
	random_id(id, 12);
	store_audit(&c->server->store, id, now_ms(), what);
	commit_now(c->server);
}

/* ---- looking --------------------------------------------------------------------------------- */

static void table_line(void *arg, const struct table_row *row)
{
	static const char *const status[] = { N_("open"), N_("running"), N_("over") };
	struct call *c = arg;
	struct table *m = table_in_memory(c->server, row->id);
	int lines = m ? (int)m->record.count : store_line_count(&c->server->store, row->id);
	evbuffer_add_printf(c->out,
			    call_words(c, "%s\t%s\t%d seats\t%s\t%s\t%s\t%d lines\t%d watching\n"),
			    row->id, row->game, row->seats, call_words(c, status[row->status]),
			    row->open_to_all ? call_words(c, "public") : call_words(c, "private"),
			    row->owner, lines, m ? table_watchers(m) : 0);
}

static void do_tables(struct call *c)
{
	if (store_list(&c->server->store, LIST_UNFINISHED, NULL, table_line, c) < 0)
		no(c, "the store does not answer");
}

static void user_line(void *arg, const struct user_row *u)
{
	struct call *c = arg;
	evbuffer_add_printf(c->out, "%s\t%s\t%s%s\n", u->id,
			    u->guest ? call_words(c, "guest")
			    : u->bot ? call_words(c, "bot")
				     : call_words(c, "account"),
			    u->name, banned(c->server, u->id) ? call_words(c, "\tbanned") : "");
}

static void do_users(struct call *c)
{
	if (store_users(&c->server->store, c->rest, ROWS_MAX, user_line, c) < 0)
		no(c, "the store does not answer");
}

static void do_connections(struct call *c)
{
	stream_list(c->server, c->lang, c->out);
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

static void do_stats(struct call *c)
{
	struct server *s = c->server;
	struct store_counts n;
	if (!store_count(&s->store, &n))
		return no(c, "the store does not answer");
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

/* ---- acting ---------------------------------------------------------------------------------- */

/* A long table is still being read: the command is run again. */
static void run_again(struct server *s, void *arg)
{
	struct call *c = arg;
	(void)s;
	c->busy = false;
	c->run(c);
	if (!c->busy)
		admin_done(c);
}

void wait_for_table(struct call *c)
{
	c->busy = true;
	aside_later(c->server, AGAIN_MS, run_again, c);
}

static void do_close(struct call *c)
{
	struct table *m = table_find(c->server, c->rest);
	if (!m && table_coming(c->server, c->rest))
		return wait_for_table(c);
	if (!m)
		return no(c, "there is no such table");
	if (!table_hold(c->server, m))
		return no(c, "another server is busy with this table: try again");
	if (m->row.status == TABLE_OVER)
		return no(c, "this table is closed already");
	table_close(c->server, m);
	commit_now(c->server);
	audit(c, "table %s closed", c->rest);
}

static void do_say(struct call *c)
{
	char payload[NOTICE_MAX + 16];
	if (strlen(c->rest) >= NOTICE_MAX)
		return no(c, "a message has at most 599 bytes");
	snprintf(payload, sizeof payload, "!notice %s", c->rest);
	store_say(&c->server->store, payload);
	commit_now(c->server);
	stream_notice(c->server, c->rest);
	audit(c, "message to %u streams", c->server->stream_count);
}

static void do_drain(struct call *c)
{
	c->server->draining = strcmp(c->rest, "off") != 0;
	audit(c, "new tables are %s", c->server->draining ? "refused" : "taken again");
	evbuffer_add_printf(c->out, call_words(c, "%u tables in memory, %u streams\n"),
			    c->server->table_count, c->server->stream_count);
}

/* Frees what can be reloaded; what remains is in use. */
static void do_tidy(struct call *c)
{
	int forgotten = table_tidy(c->server, true);
	evbuffer_add_printf(c->out, call_words(c, "%d tables forgotten, %u kept, %u streams\n"),
			    forgotten, c->server->table_count, c->server->stream_count);
}

static void do_bot(struct call *c)
{
	char token[TOKEN_MAX];
	const char *wrong = bot_token(c->server, c->rest, token);
	if (wrong)
		return no(c, wrong);
	commit_now(c->server);
	audit(c, "a token for the bot %s", c->rest);
	evbuffer_add_printf(c->out, "%s\n", token);
}

/* ---- a new password: hashed on a worker ------------------------------------------------------ */

static void hash_work(void *arg)
{
	struct call *c = arg;
	char *hash = c->user.password;
	memcpy(hash, PASSWORD_ONCE, sizeof PASSWORD_ONCE);
	if (crypto_pwhash_str(hash + sizeof PASSWORD_ONCE - 1, c->password, strlen(c->password),
			      crypto_pwhash_OPSLIMIT_INTERACTIVE,
			      crypto_pwhash_MEMLIMIT_INTERACTIVE) != 0)
		hash[0] = 0;
}

static void hash_done(struct server *s, void *arg)
{
	struct call *c = arg;
	if (!c->user.password[0] || !store_user_update(&s->store, &c->user) ||
	    !store_tokens_drop(&s->store, c->user.id)) {
		no(c, "the store does not answer");
	} else {
		commit_now(s);
		stream_close_of(s, c->user.id);
		audit(c, "a new password for %s", c->user.id);
		evbuffer_add_printf(c->out, "%s\n", c->password);
	}
	admin_done(c);
}

static void do_password(struct call *c)
{
	if (store_user_login(&c->server->store, c->rest, &c->user) != 1)
		return no(c, "there is no such account");
	if (c->user.bot)
		return no(c, "a bot has no password: 'bot NAME' gives it another token");
	random_id(c->password, 16);
	c->busy = think_work(c->server, "", hash_work, hash_done, c);
	if (!c->busy)
		no(c, "too many log in just now, try again in a moment");
}

/* ---- backup: some pages at a time, play goes on ---------------------------------------------- */

static void backup_end(struct call *c, const char *wrong)
{
	event_free(c->step);
	c->server->backing_up = NULL;
	if (!wrong && rename(c->part, c->file) != 0)
		wrong = strerror(errno);
	if (wrong) {
		unlink(c->part);
		no(c, wrong);
	} else {
		evbuffer_add_printf(c->out, "%s\n", c->file);
	}
	audit(c, "backup %s", wrong ? "failed" : "done");
	admin_done(c);
}

static void on_backup(evutil_socket_t fd, short what, void *arg)
{
	struct call *c = arg;
	struct timeval soon = { 0, 2000 };
	struct db *db = c->server->store.db;
	(void)fd, (void)what;
	commit_now(c->server); /* the copy is of whole commits */
	int more = db->driver->backup_step(db, c->backup, 256);
	if (more > 0)
		event_add(c->step, &soon);
	else
		backup_end(c, more < 0 ? N_("the copy could not be written") : NULL);
}

static void do_backup(struct call *c)
{
	struct server *s = c->server;
	struct db *db = s->store.db;
	if (!db->driver->backup_open)
		return no(c, "this server's database is PostgreSQL: use pg_dump");
	if (s->backing_up)
		return no(c, "a backup is being made");
	if (c->rest[0] != '/' || strlen(c->rest) >= sizeof c->file)
		return no(c, "a file name from the root is needed");
	strcpy(c->file, c->rest);
	snprintf(c->part, sizeof c->part, "%s.part", c->file);
	if (access(c->file, F_OK) == 0)
		return no(c, "there is such a file already");
	unlink(c->part);
	commit_now(s); /* we own the connection */
	mode_t before = umask(0077);
	c->backup = db->driver->backup_open(db, c->part);
	umask(before);
	if (!c->backup)
		return no(c, "that file cannot be written");
	c->busy = true;
	s->backing_up = c;
	c->step = event_new(s->base, -1, 0, on_backup, c);
	on_backup(-1, 0, c);
}

/* ---- the door -------------------------------------------------------------------------------- */

static const struct {
	const char *name;
	bool wants; /* it takes an argument */
	bool page;  /* also from the operator's page */
	void (*run)(struct call *c);
} commands[] = {
	{ "stats", false, true, do_stats },     { "tables", false, true, do_tables },
	{ "users", false, true, do_users },     { "connections", false, true, do_connections },
	{ "bans", false, true, do_bans },       { "close", true, true, do_close },
	{ "ban", true, true, do_ban },          { "unban", true, true, do_unban },
	{ "mute", true, true, do_mute },        { "unmute", true, true, do_unmute },
	{ "reports", false, true, do_reports }, { "settle", true, true, do_settle },
	{ "audit", false, true, do_audit },     { "password", true, false, do_password },
	{ "say", false, true, do_say },         { "drain", false, true, do_drain },
	{ "tidy", false, false, do_tidy },      { "backup", true, false, do_backup },
	{ "bot", true, false, do_bot },         { "page", false, false, do_page },
};

/* Strips "--lang ru" from the line. */
static char *settle_lang(struct call *c, char *line)
{
	char name[3] = "";
	int taken = 0;
	if (sscanf(line, "--lang %2[a-z] %n", name, &taken) != 1 || !taken)
		return line;
	int lang = pet_lang_find(name);
	c->lang = lang < 0 ? PET_LANG_EN : (uint8_t)lang;
	return line + taken;
}

static void run(struct call *c, char *line)
{
	line = settle_lang(c, line);
	char *space = strchr(line, ' ');
	c->rest = space ? space + 1 : line + strlen(line);
	if (space)
		*space = 0;
	for (size_t i = 0; i < sizeof commands / sizeof *commands; i++) {
		if (strcmp(commands[i].name, line) || (c->http && !commands[i].page))
			continue;
		if (commands[i].wants && !c->rest[0])
			return no(c, "something is missing after this word");
		evbuffer_add_printf(c->out, "ok\n");
		c->run = commands[i].run;
		c->run(c);
		return;
	}
	no(c, "there is no such command");
}

void call_run(struct call *c, char *line)
{
	c->busy = false;
	run(c, line);
	if (!c->busy)
		admin_done(c);
}

static void run_line(struct server *s, void *arg)
{
	struct call *c = arg;
	(void)s;
	call_run(c, c->line);
}

static void on_line(struct bufferevent *bev, void *arg)
{
	struct call *c = arg;
	char *line = evbuffer_readln(bufferevent_get_input(bev), NULL, EVBUFFER_EOL_LF);
	if (!line && evbuffer_get_length(bufferevent_get_input(bev)) < LINE_MAX_BYTES)
		return;
	if (c->busy) {
		free(line);
	} else if (!line) {
		no(c, "this line is too long");
		admin_done(c);
	} else {
		c->line = line;
		c->busy = true;
		aside_do(c->server, run_line, c);
	}
}

static void on_hung_up(struct bufferevent *bev, short what, void *arg)
{
	struct call *c = arg;
	(void)bev, (void)what;
	c->gone = true;
	if (!c->busy)
		call_free(c);
}

static void on_call(struct evconnlistener *listener, evutil_socket_t fd, struct sockaddr *from,
		    int len, void *arg)
{
	struct server *s = arg;
	struct call *c = memory_new(sizeof *c);
	struct timeval patience = { 30, 0 };
	(void)listener, (void)from, (void)len;
	c->server = s;
	c->out = evbuffer_new();
	c->bev = bufferevent_socket_new(s->base, fd, BEV_OPT_CLOSE_ON_FREE);
	bufferevent_setcb(c->bev, on_line, NULL, on_hung_up, c);
	bufferevent_set_timeouts(c->bev, &patience, &patience);
	bufferevent_enable(c->bev, EV_READ | EV_WRITE);
}

bool admin_open(struct server *s, char *error, size_t n)
{
	struct sockaddr_un a = { .sun_family = AF_UNIX };
	if (!s->config.data)
		return true;
	mkdir(s->config.data, 0700);
	int len = snprintf(a.sun_path, sizeof a.sun_path, "%s/admin.sock", s->config.data);
	if (len >= (int)sizeof a.sun_path) {
		snprintf(error, n, "%s",
			 host_words("the name of the data folder is too long for its socket"));
		return false;
	}
	unlink(a.sun_path); /* left by a killed server: the store is unlocked */
	mode_t before = umask(0177);
	s->admin = evconnlistener_new_bind(s->base, on_call, s,
					   LEV_OPT_CLOSE_ON_FREE | LEV_OPT_CLOSE_ON_EXEC, 4,
					   (struct sockaddr *)&a, sizeof a);
	umask(before);
	if (s->admin)
		evconnlistener_set_error_cb(s->admin, door_let_in);
	else
		snprintf(error, n, host_words("cannot make '%s': %s"), a.sun_path,
			 host_error(errno));
	return s->admin;
}

void admin_close(struct server *s)
{
	char path[256];
	if (s->backing_up) {
		struct call *c = s->backing_up;
		s->store.db->driver->backup_step(s->store.db, c->backup, 0);
		backup_end(c, N_("the server stops"));
	}
	if (!s->admin)
		return;
	evconnlistener_free(s->admin);
	snprintf(path, sizeof path, "%s/admin.sock", s->config.data);
	unlink(path);
}
