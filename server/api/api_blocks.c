/* api_blocks.c: blocking. A blocked user's chat is not sent to the blocker, tables that the blocked user
 * opened are not listed for the blocker, and the blocked user cannot sit down at the blocker's tables. */
#include "server/api/api.h"

#include <string.h>

#include "server/base/body.h"
#include "server/base/clock.h"
#include "server/net/answer.h"
#include "server/net/server.h"

enum { BLOCKS_MAX = 200 };

static void put_block(void *arg, const struct block_row *row)
{
	struct pet_json *j = arg;
	pet_json_open(j, '{');
	pet_json_key_string(j, "id", row->user);
	pet_json_key_string(j, "name", row->name);
	pet_json_key_number(j, "since", row->since);
	pet_json_close(j, '}');
}

static int list(struct server *s, struct req *r, struct pet_text *t)
{
	struct pet_json j = pet_json_into(t);
	pet_json_open(&j, '[');
	int count = store_blocks(&s->store, r->user.id, put_block, &j);
	pet_json_close(&j, ']');
	return count;
}

void api_blocks(struct server *s, struct req *r)
{
	struct pet_text t = scratch_text(r);
	if (list(s, r, &t) < 0)
		return reply_error(r, 503, "store", "the store does not answer");
	reply_json(r, 200, &t);
}

static void reply_list(struct server *s, struct req *r)
{
	struct pet_text t = scratch_text(r);
	if (list(s, r, &t) < 0)
		return reply_error(r, 503, "store", "the store does not answer");
	reply_later_json(r, 200, &t);
}

void api_block(struct server *s, struct req *r)
{
	const char *id = body_text(r, "user");
	struct user_row user;
	struct pet_text t = scratch_text(r);
	int found = id ? store_user(&s->store, id, &user) : 0;
	int count = found == 1 ? list(s, r, &t) : 0;
	if (found < 0 || count < 0)
		return reply_error(r, 503, "store", "the store does not answer");
	if (!found || !strcmp(id, r->user.id))
		return reply_error(r, 404, "user", "there is no such user");
	if (count >= BLOCKS_MAX)
		return reply_error(r, 409, "blocks", "you have blocked as many people as possible");
	if (!store_block(&s->store, r->user.id, id, now_ms()))
		return reply_error(r, 503, "store", "the store does not answer");
	reply_list(s, r);
}

void api_unblock(struct server *s, struct req *r)
{
	const char *id = body_text(r, "user");
	if (!id)
		return reply_error(r, 404, "user", "there is no such user");
	if (!store_unblock(&s->store, r->user.id, id))
		return reply_error(r, 503, "store", "the store does not answer");
	reply_list(s, r);
}
