/* programs.c: accounts of programs. A program sits at tables like a person, through the same API;
 * its account is marked as a program's, has no password and is not rated. Its token is shown once:
 * by POST /api/bot, or to the operator (`petteia admin bot NAME`), who can issue another. */
#include "server/api/programs.h"

#include <stdio.h>
#include <string.h>

#include "server/api/api.h"
#include "server/base/clock.h"
#include "server/base/limits.h"
#include "server/base/names.h"
#include "server/base/secret.h"
#include "server/net/keys.h"
#include "server/net/server.h"
#include "server/stream/stream.h"

/* A program's token has no user agent to be listed by. */
static bool token_new(struct server *s, const struct user_row *u, char token[TOKEN_MAX])
{
	char hash[HASH_MAX];
	if (!token[0])
		random_id(token, TOKEN_MAX - 1);
	hash_hex(token, hash);
	return store_token_add(&s->store, hash, u->id, "bot", now_ms());
}

static bool add(struct server *s, const char *name, struct user_row *u)
{
	*u = (struct user_row){ .bot = true };
	random_id(u->id, 16);
	strcpy(u->name, name);
	strcpy(u->login, name);
	name_look(name, u->look, sizeof u->look);
	return store_user_add(&s->store, u, now_ms());
}

static void reply_program(struct req *r, const struct user_row *u, const char *token)
{
	struct pet_text t = scratch_text(r);
	struct pet_json j = pet_json_into(&t);
	pet_json_open(&j, '{');
	put_user(&j, u);
	pet_json_key_string(&j, "token", token);
	pet_json_close(&j, '}');
	reply_later_json(r, 200, &t);
}

void api_bot_new(struct server *s, struct req *r)
{
	struct user_row u;
	char name[NAME_MAX_BYTES], token[TOKEN_MAX], hash[HASH_MAX];
	key_token(r, body_text(r, "name"), token);
	hash_hex(token, hash);
	if (token[0] && store_user_token(&s->store, hash, &u) == 1) /* the answer was lost */
		return reply_program(r, &u, token);
	if (r->user.guest || r->user.bot)
		return reply_error(r, 403, "account",
				   "a name for a program needs an account of a person");
	if (!limit_take(s->limits, LIMIT_GUEST, r->address))
		return reply_error(r, 429, "too_many", "too many new guests from one address");
	if (!name_make(body_text(r, "name"), name, sizeof name))
		return reply_error(r, 400, "name", NAME_NEEDED);
	if (!account_name_free(s, name, ""))
		return reply_error(r, 409, "taken", "this name is taken");
	if (!add(s, name, &u) || !token_new(s, &u, token))
		return reply_error(r, 503, "store", "the store does not answer");
	reply_program(r, &u, token);
}

const char *bot_token(struct server *s, const char *words, char token[TOKEN_MAX])
{
	struct user_row u;
	char name[NAME_MAX_BYTES];
	if (!name_make(words, name, sizeof name))
		return NAME_NEEDED;
	int found = store_user_login(&s->store, name, &u);
	if (found == 1 && !u.bot)
		return N_("this is the account of a person");
	if (found == 0 && !account_name_free(s, name, ""))
		return N_("this name is taken");
	token[0] = 0;
	if (found == 1) { /* whoever had the old one is logged out */
		stream_close_of(s, u.id);
		found = store_tokens_drop(&s->store, u.id) ? 1 : -1;
	} else if (found == 0) {
		found = add(s, name, &u) ? 1 : -1;
	}
	return found == 1 && token_new(s, &u, token) ? NULL : N_("the store does not answer");
}
