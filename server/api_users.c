/* api_users.c: guests and accounts. Tokens are 128 random bits, kept only as hashes. */
#include "server/api.h"

#include <sodium.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* A name as others see it: printable, not empty, not too long. */
static bool name_fits(const char *name)
{
	size_t n = name ? strlen(name) : 0;
	if (n == 0 || n >= NAME_MAX_BYTES)
		return false;
	for (const unsigned char *c = (const unsigned char *)name; *c; c++)
		if (*c < 32 || *c == 127 || *c == '<' || *c == '>')
			return false;
	return true;
}

static void put_user(struct pet_json *j, const struct user_row *u)
{
	pet_json_key(j, "user");
	pet_json_open(j, '{');
	pet_json_key_string(j, "id", u->id);
	pet_json_key_string(j, "name", u->name);
	pet_json_key_bool(j, "guest", u->guest);
	pet_json_close(j, '}');
}

/* A new token for the user; sent once, in the body and as a cookie. */
static void reply_token(struct server *s, struct evhttp_request *http, const struct user_row *u,
			bool secure, bool once)
{
	char token[32], hash[HASH_MAX], cookie[128], buf[512];
	struct pet_text t = pet_text_into(buf, sizeof buf, PET_LANG_EN, NULL, NULL);
	struct pet_json j = pet_json_into(&t);
	random_id(token, 26);
	hash_hex(token, hash);
	if (store_token_add(&s->store, hash, u->id, now_ms()))
		token_remember(s, hash, u);
	pet_json_open(&j, '{');
	put_user(&j, u);
	pet_json_key_string(&j, "token", token);
	if (once) /* came in by a password that is used up */
		pet_json_key_bool(&j, "new_password_needed", true);
	pet_json_close(&j, '}');
	snprintf(cookie, sizeof cookie,
		 "petteia=%s; Path=/; HttpOnly; SameSite=Strict; Max-Age=31536000%s", token,
		 secure ? "; Secure" : "");
	commit_reply(s, http, 200, "application/json", t.buf, t.len, cookie);
}

void api_guest(struct server *s, struct req *r)
{
	struct user_row u = { .guest = true };
	const char *name = body_text(r, "name");
	if (!limit_take(s, LIMIT_GUEST, r->address))
		return reply_error(r, 429, "too_many", "too many new guests from one address");
	if (!name_fits(name))
		return reply_error(r, 400, "name", "a name of 1 to 63 bytes is needed");
	random_id(u.id, 16);
	snprintf(u.name, sizeof u.name, "%s", name);
	if (!store_user_add(&s->store, &u, now_ms()))
		return reply_error(r, 503, "store", "the store does not answer");
	r->answered = true;
	reply_token(s, r->http, &u, r->secure, false);
}

/* ---- accounts: Argon2id takes a tenth of a second, so it runs on a worker ---------------------
 */

enum password_kind { NEW_ACCOUNT, LOGIN, CHANGE };

struct password_job {
	struct evhttp_request *http;
	struct user_row user;
	char password[128], old[128], old_token[HASH_MAX];
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
	/* who came in by a password for one login has none now and names no old one */
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

/* What is kept when the password was right; false: it cannot be. */
static bool password_keep(struct server *s, struct password_job *job, bool once)
{
	struct user_row other;
	if (job->kind == NEW_ACCOUNT && store_user_login(&s->store, job->user.login, &other) != 0)
		return false;
	if (once)
		job->user.password[0] = 0;
	if ((job->kind != LOGIN || once) && !store_user_update(&s->store, &job->user))
		return false;
	if (job->kind == CHANGE) /* whoever knew the old one is out */
		return store_tokens_drop(&s->store, job->user.id);
	if (!job->old_token[0])
		return true;
	/* rotated at login; asked for now: while the password was looked at, much can happen */
	if (job->kind == LOGIN && store_user_token(&s->store, job->old_token, &other) == 1 &&
	    other.guest)
		seats_move(s, other.id, &job->user);
	return store_token_drop(&s->store, job->old_token);
}

static void password_done(struct server *s, void *arg)
{
	struct password_job *job = arg;
	bool once = job->kind == LOGIN && is_once(&job->user);
	job->user.guest = false;
	if (!job->fits)
		http_refuse(job->http, job->lang, 403, "login", "wrong name or password");
	else if (!password_keep(s, job, once))
		http_refuse(job->http, job->lang, 409, "taken", "this name is taken");
	else
		reply_token(s, job->http, &job->user, job->secure, once);
	sodium_memzero(job, sizeof *job);
	free(job);
}

static void start_password(struct server *s, struct req *r, const struct user_row *u,
			   enum password_kind kind)
{
	struct password_job *job = memory_new(sizeof *job);
	const char *old = body_text(r, "old");
	job->http = r->http;
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

/* The present guest gets a name and a password, and keeps seats and ratings. */
void api_account(struct server *s, struct req *r)
{
	const char *name = body_text(r, "name");
	struct user_row u = r->user, other;
	if (!limit_take(s, LIMIT_LOGIN, r->address))
		return reply_error(r, 429, "too_many", "too many attempts, wait a moment");
	if (!name_fits(name) || !password_fits(r))
		return reply_error(r, 400, "account",
				   "a name and a password of 8 to 127 bytes are needed");
	if (!u.guest)
		return reply_error(r, 409, "account", "this user has an account already");
	if (store_user_login(&s->store, name, &other) != 0)
		return reply_error(r, 409, "taken", "this name is taken");
	snprintf(u.login, sizeof u.login, "%s", name);
	snprintf(u.name, sizeof u.name, "%s", name);
	start_password(s, r, &u, NEW_ACCOUNT);
}

void api_password(struct server *s, struct req *r)
{
	if (!limit_take(s, LIMIT_LOGIN, r->address) || !limit_take(s, LIMIT_LOGIN, r->user.id))
		return reply_error(r, 429, "too_many", "too many attempts, wait a moment");
	if (r->user.guest)
		return reply_error(r, 409, "account", "a guest has no password");
	if (!password_fits(r))
		return reply_error(r, 400, "password", "a password of 8 to 127 bytes is needed");
	start_password(s, r, &r->user, CHANGE);
}

void api_login(struct server *s, struct req *r)
{
	/* a hash of nothing in particular: an unknown name takes as long as a wrong password */
	static char nobody[crypto_pwhash_STRBYTES];
	const char *name = body_text(r, "name");
	struct user_row u;
	/* by address, and by name: a guess from a thousand addresses is a guess */
	if (!limit_take(s, LIMIT_LOGIN, r->address) || (name && !limit_take(s, LIMIT_LOGIN, name)))
		return reply_error(r, 429, "too_many", "too many attempts, wait a moment");
	if (!name_fits(name) || !password_fits(r))
		return reply_error(r, 403, "login", "wrong name or password");
	if (store_user_login(&s->store, name, &u) != 1) {
		if (!nobody[0])
			(void)!crypto_pwhash_str(nobody, "x", 1, crypto_pwhash_OPSLIMIT_INTERACTIVE,
						 crypto_pwhash_MEMLIMIT_INTERACTIVE);
		memset(&u, 0, sizeof u);
		strcpy(u.password, nobody);
		u.password[20] ^= 1;
	}
	start_password(s, r, &u, LOGIN);
}

void api_logout(struct server *s, struct req *r)
{
	static const char done[] = "{}";
	store_token_drop(&s->store, r->token_hash);
	r->answered = true;
	commit_reply(s, r->http, 200, "application/json", done, 2,
		     "petteia=; Path=/; HttpOnly; SameSite=Strict; Max-Age=0");
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
