/* api_report.c: somebody reports somebody else to the operator. */
#include "server/api/api.h"

#include <stdio.h>
#include <string.h>

#include "server/base/clock.h"
#include "server/base/limits.h"
#include "server/base/names.h"
#include "server/base/secret.h"
#include "server/net/answer.h"
#include "server/net/bans.h"
#include "server/net/server.h"
#include "server/tables/table.h"

/* The last things that the person said at the table, so that the operator need not look for them. */
struct quotes {
	struct report_row *row;
	char last[3][CHAT_MAX];
	int count;
};

static void note_quote(void *arg, const struct chat_row *said)
{
	struct quotes *q = arg;
	if (strcmp(said->user, q->row->who) ||
	    said->seats) /* not what was said to a partner alone */
		return;
	snprintf(q->last[q->count++ % 3], CHAT_MAX, "%s", said->text);
}

static void quote(struct server *s, struct report_row *row)
{
	struct quotes q = { .row = row };
	store_chat(&s->store, row->table, 0, "", note_quote, &q);
	for (int i = q.count < 3 ? 0 : q.count - 3; i < q.count; i++) {
		size_t n = strlen(row->said);
		snprintf(row->said + n, sizeof row->said - n, "%s%s", n ? " / " : "",
			 q.last[i % 3]);
	}
	for (char *c = row->said; *c; c++) /* one line for the operator */
		if (*c == '\n' || *c == '\t')
			*c = ' ';
}

void api_report(struct server *s, struct req *r)
{
	struct report_row row = { .at = now_ms() };
	struct user_row who;
	const char *user = body_text(r, "user"), *why = body_text(r, "text");
	const char *id = body_text(r, "table");
	if (!limit_take(s->limits, LIMIT_CHAT, r->user.id))
		return reply_error(r, 429, "too_many", "too many requests, wait a moment");
	if (!user || !strcmp(user, r->user.id) || store_user(&s->store, user, &who) != 1)
		return reply_error(r, 404, "user", "there is no such user");
	if (!why || !why[0] || strlen(why) >= CHAT_MAX)
		return reply_error(r, 400, "text", "a text of 1 to 599 bytes is needed");
	struct table *m = id ? table_find(s, id) : NULL;
	if (id && (!m || !may_watch(r, m)))
		return reply_error(r, 404, "table", "there is no such table");
	random_id(row.id, 8);
	strcpy(row.reporter, r->user.id);
	strcpy(row.who, who.id);
	text_make(why, row.why, sizeof row.why);
	for (char *c = row.why; *c; c++)
		if (*c == '\n' || *c == '\t')
			*c = ' ';
	if (m) {
		strcpy(row.table, m->row.id);
		quote(s, &row);
	}
	if (!store_report(&s->store, &row))
		return reply_error(r, 503, "store", "the store does not answer");
	store_say(&s->store, "!bans");
	struct pet_text t = scratch_text(r);
	struct pet_json j = pet_json_into(&t);
	pet_json_open(&j, '{');
	pet_json_key_string(&j, "id", row.id);
	pet_json_close(&j, '}');
	reply_later_json(r, 200, &t);
	bans_read(s); /* how many are open */
}
