/* admin.c: the operator's socket: a Unix socket in the data folder that only the server's own user
 * may open. A request is one line, the response several ("ok" or "no: why" first), then the
 * connection closes. "--lang ru" at the start of the line selects the language of the response,
 * "--json" behind it asks for one JSON value instead of lines. `petteia admin` is the client;
 * docs/OPERATIONS.md lists the commands. */
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
#include "server/notices/notices.h"
#include "server/stream/stream.h"
#include "server/tables/seats.h"
#include "server/tables/table.h"
#include "server/tables/think.h"

enum { LINE_MAX_BYTES = 4096, AGAIN_MS = 10 };

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
	c->refused = true;
	evbuffer_drain(c->out, evbuffer_get_length(c->out));
	evbuffer_add_printf(c->out, "no: %s\n", call_words(c, why));
}

struct pet_json *row_open(struct call *c, struct row *row)
{
	row->text = pet_text_into(row->bytes, sizeof row->bytes, c->lang, NULL, NULL);
	row->json = pet_json_into(&row->text);
	pet_json_open(&row->json, '{');
	return &row->json;
}

void row_close(struct call *c, struct row *row)
{
	pet_json_close(&row->json, '}');
	if (row->text.cut)
		no(c, "the answer is too large");
	if (c->refused)
		return;
	if (c->rows++)
		evbuffer_add_printf(c->out, ",");
	evbuffer_add(c->out, row->text.buf, row->text.len);
}

void say_one(struct call *c, const char *key, const char *value)
{
	struct row row;
	if (!c->json) {
		evbuffer_add_printf(c->out, "%s\n", value);
		return;
	}
	pet_json_key_string(row_open(c, &row), key, value);
	row_close(c, &row);
}

/* Closes what began with "ok": a list has brackets, an act that has nothing to tell is an empty object. */
static void end_json(struct call *c)
{
	if (!c->json || c->refused)
		return;
	evbuffer_add_printf(c->out, "%s\n", c->lists ? "]" : c->rows ? "" : "{}");
}

static void admin_done(struct call *c)
{
	c->busy = false;
	end_json(c);
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
	struct server *s = c->server;
	struct row row;
	s->draining = strcmp(c->rest, "off") != 0;
	audit(c, "new tables are %s", s->draining ? "refused" : "taken again");
	if (c->json) {
		struct pet_json *j = row_open(c, &row);
		pet_json_key_bool(j, "draining", s->draining);
		pet_json_key_number(j, "in_memory", s->table_count);
		pet_json_key_number(j, "streams", s->stream_count);
		row_close(c, &row);
		return;
	}
	evbuffer_add_printf(c->out, call_words(c, "%u tables in memory, %u streams\n"),
			    s->table_count, s->stream_count);
}

/* Frees what can be reloaded; what remains is in use. */
static void do_tidy(struct call *c)
{
	int forgotten = table_tidy(c->server, true);
	struct row row;
	if (c->json) {
		struct pet_json *j = row_open(c, &row);
		pet_json_key_number(j, "forgotten", forgotten);
		pet_json_key_number(j, "in_memory", c->server->table_count);
		pet_json_key_number(j, "streams", c->server->stream_count);
		row_close(c, &row);
		return;
	}
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
	say_one(c, "token", token);
}

static void do_push_keys(struct call *c)
{
	char public[PUSH_KEY_TEXT];
	if (!notices_make_keys(c->server, public))
		return no(c, "the store does not answer");
	commit_now(c->server);
	say_one(c, "key", public);
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
		say_one(c, "password", c->password);
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
		say_one(c, "file", c->file);
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
	bool lists; /* the answer is a list of any length */
	bool wants; /* it takes an argument */
	bool page;  /* also from the operator's page */
	void (*run)(struct call *c);
} commands[] = {
	{ "stats", false, false, true, do_stats },
	{ "tables", true, false, true, do_tables },
	{ "users", true, false, true, do_users },
	{ "connections", true, false, true, do_connections },
	{ "bans", true, false, true, do_bans },
	{ "reports", true, false, true, do_reports },
	{ "audit", true, false, true, do_audit },
	{ "close", false, true, true, do_close },
	{ "ban", false, true, true, do_ban },
	{ "unban", false, true, true, do_unban },
	{ "mute", false, true, true, do_mute },
	{ "unmute", false, true, true, do_unmute },
	{ "settle", false, true, true, do_settle },
	{ "say", false, false, true, do_say },
	{ "drain", false, false, true, do_drain },
	{ "tidy", false, false, false, do_tidy },
	{ "password", false, true, false, do_password },
	{ "bot", false, true, false, do_bot },
	{ "backup", false, true, false, do_backup },
	{ "page", false, false, false, do_page },
	{ "push-keys", false, false, false, do_push_keys },
};

/* Strips "--lang ru" and "--json" from the line. */
static char *settle_form(struct call *c, char *line)
{
	char name[3] = "";
	int taken = 0;
	if (sscanf(line, "--lang %2[a-z] %n", name, &taken) == 1 && taken) {
		int lang = pet_lang_find(name);
		c->lang = lang < 0 ? PET_LANG_EN : (uint8_t)lang;
		line += taken;
	}
	c->json = !strncmp(line, "--json ", 7);
	return line + (c->json ? 7 : 0);
}

static void run(struct call *c, char *line)
{
	line = settle_form(c, line);
	char *space = strchr(line, ' ');
	c->rest = space ? space + 1 : line + strlen(line);
	if (space)
		*space = 0;
	for (size_t i = 0; i < sizeof commands / sizeof *commands; i++) {
		if (strcmp(commands[i].name, line) || (c->http && !commands[i].page))
			continue;
		if (commands[i].wants && !c->rest[0])
			return no(c, "something is missing after this word");
		c->lists = commands[i].lists;
		evbuffer_add_printf(c->out, "ok\n%s", c->json && c->lists ? "[" : "");
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
