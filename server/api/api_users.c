/* api_users.c: guests and accounts. Tokens are 128 bits, random or made of a request's key (keys.h), and kept only as
 * hashes. */
#include "server/api/api.h"

#include <event2/http.h>
#include <sodium.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "server/base/body.h"
#include "server/base/clock.h"
#include "server/base/limits.h"
#include "server/base/memory.h"
#include "server/base/names.h"
#include "server/base/secret.h"
#include "server/base/utf8.h"
#include "server/net/answer.h"
#include "server/net/aside.h"
#include "server/net/identity.h"
#include "server/net/keys.h"
#include "server/net/server.h"
#include "server/stream/stream.h"
#include "server/tables/seats.h"
#include "server/tables/show.h"
#include "server/tables/think.h"

void put_user(struct pet_json *j, const struct user_row *u)
{
	pet_json_key(j, "user");
	pet_json_open(j, '{');
	pet_json_key_string(j, "id", u->id);
	pet_json_key_string(j, "name", u->name);
	pet_json_key_bool(j, "guest", u->guest);
	pet_json_key_bool(j, "bot", u->bot);
	pet_json_close(j, '}');
}

/* The user agent, for the list of logins: ASCII, truncated. */
static void agent_of(struct evhttp_request *http, char out[AGENT_MAX])
{
	const char *agent =
		evhttp_find_header(evhttp_request_get_input_headers(http), "User-Agent");
	size_t n = 0;
	for (; agent && *agent && n < AGENT_MAX - 1; agent++)
		if (*agent >= ' ' && *agent <= '~')
			out[n++] = *agent;
	out[n] = 0;
}

/* Whether an account's name looks like this one; the store may fail. */
static bool look_taken(struct server *s, const char *name, const char *but)
{
	char look[NAME_MAX_BYTES];
	struct user_row other;
	name_look(name, look, sizeof look);
	int found = store_user_look(&s->store, look, &other);
	return found < 0 || (found == 1 && strcmp(other.id, but));
}

/* Default names of guests and bots, and names that suggest authority. */
static bool reserved(const char *name)
{
	char look[NAME_MAX_BYTES], other[NAME_MAX_BYTES];
	name_look(name, look, sizeof look);
	name_look("bot", other, sizeof other);
	return name_reserved(name) || name_of_nobody(name) || !strcmp(look, other);
}

bool account_name_free(struct server *s, const char *name, const char *but)
{
	struct user_row other;
	return !reserved(name) && store_user_login(&s->store, name, &other) == 0 &&
	       !look_taken(s, name, but);
}

/* ---- devices that have logged in before ------------------------------------------------------ */

enum { KNOWN_LETTERS = 32, KNOWN_ACCOUNTS = 4 };

/* What such a device keeps for an account: nobody can make it who does not know the hash of the password, and with another
 * password it is void. */
static void device_word(const struct user_row *u, char out[KNOWN_LETTERS + 1])
{
	char words[sizeof u->id + sizeof u->password + 16], hash[HASH_MAX];
	snprintf(words, sizeof words, "device %s %s", u->id, u->password);
	hash_hex(words, hash);
	snprintf(out, KNOWN_LETTERS + 1, "%.*s", KNOWN_LETTERS, hash);
}

/* The words that it sent, "" if none. */
static const char *device_words(struct evhttp_request *http)
{
	const char *cookies = evhttp_find_header(evhttp_request_get_input_headers(http), "Cookie");
	const char *at = cookies ? strstr(cookies, "petteia_known=") : NULL;
	return at ? at + strlen("petteia_known=") : "";
}

/* out: the word, by which its attempts are counted. */
static bool device_known(const struct req *r, const struct user_row *u, char *out)
{
	char word[KNOWN_LETTERS + 1];
	const char *at = device_words(r->http);
	size_t n = strspn(at, "0123456789abcdef.");
	device_word(u, word);
	if (!u->id[0] || !u->password[0])
		return false;
	for (; n >= KNOWN_LETTERS;
	     at += KNOWN_LETTERS + 1, n -= n > KNOWN_LETTERS ? KNOWN_LETTERS + 1 : n)
		if (!sodium_memcmp(at, word, KNOWN_LETTERS))
			return strcpy(out, word) != NULL;
	return false;
}

/* The cookie for the next time: this account first, then the others of this device. */
static void device_cookie(struct evhttp_request *http, const struct user_row *u, bool secure,
			  char *out, size_t n)
{
	char word[KNOWN_LETTERS + 1], all[KNOWN_ACCOUNTS * (KNOWN_LETTERS + 1) + 1];
	const char *at = device_words(http);
	device_word(u, word);
	strcpy(all, word);
	for (int i = 1; i < KNOWN_ACCOUNTS && strspn(at, "0123456789abcdef") == KNOWN_LETTERS;
	     i++) {
		if (strncmp(at, word, KNOWN_LETTERS))
			snprintf(all + strlen(all), sizeof all - strlen(all), ".%.*s",
				 KNOWN_LETTERS, at);
		at += KNOWN_LETTERS;
		at += *at == '.';
	}
	snprintf(out, n,
		 "petteia_known=%s; Path=/api/login; HttpOnly; SameSite=Strict; Max-Age=31536000%s",
		 all, secure ? "; Secure" : "");
}

/* In the body and as a cookie. */
static void say_token(struct server *s, struct evhttp_request *http, const struct user_row *u,
		      bool secure, bool once, const char *token)
{
	char cookie[512], buf[512];
	struct pet_text t = pet_text_into(buf, sizeof buf, PET_LANG_EN, NULL, NULL);
	struct pet_json j = pet_json_into(&t);
	pet_json_open(&j, '{');
	put_user(&j, u);
	pet_json_key_string(&j, "token", token);
	if (once) /* logged in with a one-time password, which is now used up */
		pet_json_key_bool(&j, "new_password_needed", true);
	pet_json_close(&j, '}');
	snprintf(cookie, sizeof cookie,
		 "petteia=%s; Path=/; HttpOnly; SameSite=Strict; Max-Age=31536000%s", token,
		 secure ? "; Secure" : "");
	if (!u->guest && u->password[0]) { /* a second cookie */
		size_t n = strlen(cookie);
		cookie[n++] = '\n';
		device_cookie(http, u, secure, cookie + n, sizeof cookie - n);
	}
	commit_reply(s, http, 200, "application/json", t.buf, t.len, cookie);
}

/* Creates a token for the user. made: of the request's key, "" if it has none. */
static void reply_token(struct server *s, struct evhttp_request *http, const struct user_row *u,
			bool secure, bool once, const char *made, const char *old_token)
{
	char token[TOKEN_MAX], hash[HASH_MAX], agent[AGENT_MAX];
	strcpy(token, made);
	if (!token[0])
		random_id(token, TOKEN_MAX - 1);
	hash_hex(token, hash);
	agent_of(http, agent);
	if (store_token_add(&s->store, hash, u->id, agent, now_ms()))
		token_remember(s, token, hash, u);
	stream_retoken(s, old_token, hash); /* they continue with this login */
	say_token(s, http, u, secure, once, token);
}

/* The answer was lost, and the request repeated with its key: what it does is done. */
static bool said_again(struct server *s, struct evhttp_request *http, const char *token,
		       bool secure)
{
	struct user_row u;
	char hash[HASH_MAX];
	hash_hex(token, hash);
	if (!token[0] || store_user_token(&s->store, hash, &u) != 1)
		return false;
	say_token(s, http, &u, secure, !u.guest && !u.password[0], token);
	return true;
}

/* Also makes its token. */
static bool repeated(struct req *r, char token[TOKEN_MAX])
{
	key_token(r, body_text(r, "name"), token);
	if (!said_again(r->server, r->http, token, r->secure))
		return false;
	r->answered = true;
	return true;
}

void api_guest(struct server *s, struct req *r)
{
	struct user_row u = { .guest = true };
	char token[TOKEN_MAX];
	if (repeated(r, token))
		return;
	if (!limit_take(s->limits, LIMIT_GUEST, r->address))
		return reply_error(r, 429, "too_many", "too many new guests from one address");
	if (!name_make(body_text(r, "name"), u.name, sizeof u.name))
		return reply_error(r, 400, "name", NAME_NEEDED);
	if (name_reserved(u.name) || look_taken(s, u.name, ""))
		return reply_error(r, 409, "taken", "this name is taken");
	random_id(u.id, 16);
	if (!store_user_add(&s->store, &u, now_ms()))
		return reply_error(r, 503, "store", "the store does not answer");
	r->answered = true;
	reply_token(s, r->http, &u, r->secure, false, token, "");
}

/* Who came without a name says it later: before others are invited, at the latest. */
void api_name(struct server *s, struct req *r)
{
	struct user_row u = r->user;
	if (!u.guest || u.bot)
		return reply_error(r, 409, "account", "an account keeps its name");
	if (!name_make(body_text(r, "name"), u.name, sizeof u.name))
		return reply_error(r, 400, "name", NAME_NEEDED);
	if (name_reserved(u.name) || look_taken(s, u.name, ""))
		return reply_error(r, 409, "taken", "this name is taken");
	if (!store_user_update(&s->store, &u))
		return reply_error(r, 503, "store", "the store does not answer");
	seats_rename(s, &u);
	struct pet_text t = scratch_text(r);
	struct pet_json j = pet_json_into(&t);
	pet_json_open(&j, '{');
	put_user(&j, &u);
	pet_json_close(&j, '}');
	reply_later_json(r, 200, &t);
}

/* ---- accounts: Argon2id takes a tenth of a second, so it runs on a worker -------------------- */

enum password_kind { NEW_ACCOUNT, LOGIN, CHANGE };
enum { TABLE_MS = 10 }; /* between checks whether a table has been loaded */

struct password_job {
	struct evhttp_request *http;
	struct user_row user;
	char password[128], old[128], old_token[HASH_MAX];
	char token[TOKEN_MAX]; /* made of the request's key, or "" */
	enum password_kind kind;
	bool fits, secure;
	uint8_t lang;
};

static bool is_once(const struct user_row *u)
{
	return !strncmp(u->password, PASSWORD_ONCE, sizeof PASSWORD_ONCE - 1);
}

static bool password_is(const struct user_row *u, const char *password)
{
	const char *hash = u->password + (is_once(u) ? sizeof PASSWORD_ONCE - 1 : 0);
	return crypto_pwhash_str_verify(hash, password, strlen(password)) == 0;
}

static void password_work(void *arg)
{
	struct password_job *job = arg;
	if (job->kind == LOGIN)
		job->fits = password_is(&job->user, job->password);
	/* a user who logged in with a one-time password has no old one to give */
	else if (job->kind == CHANGE && job->user.password[0] && !password_is(&job->user, job->old))
		job->fits = false;
	else
		job->fits =
			crypto_pwhash_str(job->user.password, job->password, strlen(job->password),
					  crypto_pwhash_OPSLIMIT_INTERACTIVE,
					  crypto_pwhash_MEMLIMIT_INTERACTIVE) == 0;
	sodium_memzero(job->password, sizeof job->password);
	sodium_memzero(job->old, sizeof job->old);
}

/* The other servers close streams as well: of a user, or of a login. */
static void tell_closed(struct server *s, const char *kind, const char *which)
{
	char payload[HASH_MAX + 16];
	snprintf(payload, sizeof payload, "!%s %s", kind, which);
	store_say(&s->store, payload);
}

/* What is stored once the password was verified; false: it cannot be. */
static bool password_keep(struct server *s, struct password_job *job, bool once)
{
	struct user_row other;
	if (job->kind == NEW_ACCOUNT &&
	    (store_user_login(&s->store, job->user.login, &other) != 0 ||
	     look_taken(s, job->user.login, job->user.id)))
		return false;
	if (once)
		job->user.password[0] = 0;
	if ((job->kind != LOGIN || once) && !store_user_update(&s->store, &job->user))
		return false;
	if (job->kind == CHANGE) { /* whoever knew the old one is logged out */
		tell_closed(s, "user", job->user.id);
		stream_close_of(s, job->user.id);
		return store_tokens_drop(&s->store, job->user.id);
	}
	if (!job->old_token[0])
		return true;
	/* rotated at login; checked again now: hashing took time */
	if (job->kind == LOGIN && store_user_token(&s->store, job->old_token, &other) == 1) {
		if (other.guest) {
			stream_rename(s, other.id, job->user.id);
			seats_move(s, other.id, &job->user);
		} else if (strcmp(other.id, job->user.id)) { /* not another user's streams */
			stream_close_token(s, job->old_token);
		}
	}
	return store_token_drop(&s->store, job->old_token);
}

/* A guest who logs in keeps the seats: the tables must be in memory. */
static bool guest_is_there(struct server *s, const struct password_job *job)
{
	struct user_row guest;
	if (!job->fits || job->kind != LOGIN || !job->old_token[0] ||
	    store_user_token(&s->store, job->old_token, &guest) != 1 || !guest.guest)
		return true;
	return seats_there(s, guest.id);
}

static void password_done(struct server *s, void *arg)
{
	struct password_job *job = arg;
	if (!guest_is_there(s, job)) /* a long table is being read */
		return aside_later(s, TABLE_MS, password_done, job);
	if (said_again(s, job->http, job->token, job->secure)) { /* it was sent twice at once */
		sodium_memzero(job, sizeof *job);
		return free(job);
	}
	bool once = job->kind == LOGIN && is_once(&job->user);
	uint64_t failures = s->store.failures;
	job->user.guest = false;
	bool kept = job->fits && password_keep(s, job, once);
	if (!job->fits)
		http_refuse(job->http, job->lang, 403, "login", "wrong name or password");
	else if (!kept && s->store.failures != failures)
		http_refuse(job->http, job->lang, 503, "store", "the store does not answer");
	else if (!kept)
		http_refuse(job->http, job->lang, 409, "taken", "this name is taken");
	else
		reply_token(s, job->http, &job->user, job->secure, once, job->token,
			    job->old_token);
	sodium_memzero(job, sizeof *job);
	free(job);
}

static void start_password(struct server *s, struct req *r, const struct user_row *u,
			   enum password_kind kind, const char *token)
{
	struct password_job *job = memory_new(sizeof *job);
	const char *old = body_text(r, "old");
	job->http = r->http;
	strcpy(job->token, token);
	job->user = *u;
	job->kind = kind;
	job->secure = r->secure;
	job->lang = r->lang;
	snprintf(job->password, sizeof job->password, "%s", body_text(r, "password"));
	snprintf(job->old, sizeof job->old, "%s", old ? old : "");
	strcpy(job->old_token, r->token_hash);
	if (think_work(s, r->address, password_work, password_done, job)) {
		r->answered = true;
		return;
	}
	sodium_memzero(job, sizeof *job);
	free(job);
	reply_error(r, 503, "busy", "too many log in just now, try again in a moment");
}

static bool password_fits(struct req *r)
{
	const char *password = body_text(r, "password");
	size_t n = password ? strlen(password) : 0;
	return n >= 8 && n < 128;
}

/* The token that asked is gone once it was done, so these are known by themselves. */
static bool somebody(struct req *r)
{
	if (!r->user.id[0])
		reply_error(r, 401, "who", "this needs a token (POST /api/guest gives one)");
	return r->user.id[0];
}

/* The current guest gets a name and a password, and keeps seats and ratings. */
void api_account(struct server *s, struct req *r)
{
	struct user_row u = r->user;
	char token[TOKEN_MAX];
	if (repeated(r, token) || !somebody(r))
		return;
	if (!limit_take(s->limits, LIMIT_LOGIN, r->address))
		return reply_error(r, 429, "too_many", "too many attempts, wait a moment");
	if (!u.guest)
		return reply_error(r, 409, "account", "this user has an account already");
	if (!name_make(body_text(r, "name"), u.name, sizeof u.name))
		return reply_error(r, 400, "name", NAME_NEEDED);
	if (!password_fits(r))
		return reply_error(r, 400, "password", "a password of 8 to 127 bytes is needed");
	if (!account_name_free(s, u.name, u.id))
		return reply_error(r, 409, "taken", "this name is taken");
	strcpy(u.login, u.name);
	name_look(u.name, u.look, sizeof u.look);
	start_password(s, r, &u, NEW_ACCOUNT, token);
}

void api_password(struct server *s, struct req *r)
{
	char token[TOKEN_MAX];
	if (repeated(r, token) || !somebody(r))
		return;
	if (!limit_take(s->limits, LIMIT_LOGIN, r->address) ||
	    !limit_take(s->limits, LIMIT_LOGIN, r->user.id))
		return reply_error(r, 429, "too_many", "too many attempts, wait a moment");
	if (r->user.guest)
		return reply_error(r, 409, "account", "a guest has no password");
	if (r->user.bot)
		return reply_error(r, 409, "account", "a bot has no password");
	if (!password_fits(r))
		return reply_error(r, 400, "password", "a password of 8 to 127 bytes is needed");
	start_password(s, r, &r->user, CHANGE, token);
}

void api_login(struct server *s, struct req *r)
{
	/* a dummy hash: an unknown name takes as long as a wrong password */
	static char nobody[crypto_pwhash_STRBYTES];
	const char *name = body_text(r, "name");
	char form[NAME_MAX_BYTES];
	struct user_row u;
	char token[TOKEN_MAX];
	if (repeated(r, token))
		return;
	if (!limit_take(s->limits, LIMIT_LOGIN, r->address))
		return reply_error(r, 429, "too_many", "too many attempts, wait a moment");
	if (!name || strlen(name) >= NAME_MAX_BYTES || !password_fits(r))
		return reply_error(r, 403, "login", "wrong name or password");
	/* as given, for accounts older than normalized names; then normalized */
	bool made = name_make(name, form, sizeof form);
	if (store_user_login(&s->store, name, &u) != 1 &&
	    (!made || store_user_login(&s->store, form, &u) != 1)) {
		if (!nobody[0])
			(void)!crypto_pwhash_str(nobody, "x", 1, crypto_pwhash_OPSLIMIT_INTERACTIVE,
						 crypto_pwhash_MEMLIMIT_INTERACTIVE);
		memset(&u, 0, sizeof u);
		strcpy(u.password, nobody);
		u.password[20] ^= 1;
	}
	/* Guesses from a thousand addresses count together, in whatever letters the name is written; but they do
	 * not lock out a device that has logged in to this account before. */
	char counted[KNOWN_LETTERS + NAME_MAX_BYTES] = "";
	if (!device_known(r, &u, counted))
		name_look(made ? form : name, counted, NAME_MAX_BYTES);
	if (!limit_take(s->limits, LIMIT_LOGIN, counted))
		return reply_error(r, 429, "too_many", "too many attempts, wait a moment");
	start_password(s, r, &u, LOGIN, token);
}

void api_logout(struct server *s, struct req *r)
{
	static const char done[] = "{}";
	if (r->user.id[0]) { /* else it is done already */
		store_token_drop(&s->store, r->token_hash);
		tell_closed(s, "token", r->token_hash);
		stream_close_token(s, r->token_hash);
	}
	r->answered = true;
	commit_reply(s, r->http, 200, "application/json", done, 2,
		     "petteia=; Path=/; HttpOnly; SameSite=Strict; Max-Age=0");
}

/* ---- a user's logins ------------------------------------------------------------------------- */

enum { LOGIN_ID = 16 }; /* prefix of its hash that identifies it */

struct logins {
	struct pet_json *j;
	const char *here;
};

static void put_login(void *arg, const struct login_row *row)
{
	struct logins *l = arg;
	char id[LOGIN_ID + 1];
	snprintf(id, sizeof id, "%.*s", LOGIN_ID, row->hash);
	pet_json_open(l->j, '{');
	pet_json_key_string(l->j, "id", id);
	pet_json_key_string(l->j, "agent", row->agent);
	pet_json_key_number(l->j, "created", row->created);
	pet_json_key_number(l->j, "used", row->used);
	pet_json_key_bool(l->j, "here", !strcmp(row->hash, l->here));
	pet_json_close(l->j, '}');
}

void api_logins(struct server *s, struct req *r)
{
	struct pet_text t = scratch_text(r);
	struct pet_json j = pet_json_into(&t);
	struct logins l = { &j, r->token_hash };
	pet_json_open(&j, '[');
	store_logins(&s->store, r->user.id, put_login, &l);
	pet_json_close(&j, ']');
	reply_json(r, 200, &t);
}

enum { LOGINS_MAX = 100 };

struct to_end {
	const char *id; /* NULL: all but this one */
	const char *here;
	char hash[LOGINS_MAX][HASH_MAX];
	int count;
};

static void choose_login(void *arg, const struct login_row *row)
{
	struct to_end *e = arg;
	bool fits = e->id ? !strncmp(row->hash, e->id, LOGIN_ID) : strcmp(row->hash, e->here) != 0;
	if (fits && e->count < LOGINS_MAX)
		strcpy(e->hash[e->count++], row->hash);
}

/* Ends one of the user's own logins, or all others. */
void api_login_end(struct server *s, struct req *r)
{
	struct to_end e = { .id = body_text(r, "id"), .here = r->token_hash };
	if ((e.id && strlen(e.id) != LOGIN_ID) || (!e.id && !body_find_true(r->body, "others")))
		return reply_error(r, 400, "login", "name a login, or others");
	store_logins(&s->store, r->user.id, choose_login, &e);
	if (e.id && !e.count)
		return reply_error(r, 404, "login", "there is no such login");
	for (int i = 0; i < e.count; i++) {
		if (!store_token_drop(&s->store, e.hash[i]))
			return reply_error(r, 503, "store", "the store does not answer");
		tell_closed(s, "token", e.hash[i]);
		stream_close_token(s, e.hash[i]);
	}
	struct pet_text t = scratch_text(r);
	struct pet_json j = pet_json_into(&t);
	pet_json_open(&j, '{');
	pet_json_key_number(&j, "ended", e.count);
	pet_json_close(&j, '}');
	reply_later_json(r, 200, &t);
}

struct listing {
	struct server *s;
	struct pet_json *j;
	const char *user;
};

static void list_one(void *arg, const struct table_row *row)
{
	struct listing *l = arg;
	show_row(l->s, l->j, row, l->user);
}

void list_tables(struct server *s, struct pet_json *j, int list, const char *user)
{
	struct listing l = { s, j, user };
	pet_json_open(j, '[');
	store_list(&s->store, list, user, list_one, &l);
	pet_json_close(j, ']');
}

void api_me(struct server *s, struct req *r)
{
	struct pet_text t = scratch_text(r);
	struct pet_json j = pet_json_into(&t);
	pet_json_open(&j, '{');
	put_user(&j, &r->user);
	pet_json_key(&j, "tables");
	list_tables(s, &j, LIST_MINE, r->user.id);
	pet_json_close(&j, '}');
	reply_json(r, 200, &t);
}
