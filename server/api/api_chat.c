/* api_chat.c: what people say at a table, and who may. */
#include "server/api/api.h"

#include <string.h>

#include "server/base/body.h"
#include "server/base/clock.h"
#include "server/base/limits.h"
#include "server/base/names.h"
#include "server/net/answer.h"
#include "server/net/bans.h"
#include "server/net/server.h"
#include "server/stream/chat.h"
#include "server/tables/show.h"
#include "server/tables/table.h"

/* "to": "partner" can be read only by the two seats, forever: so not before the game has started,
 * while people still change seats. Returns the mask of the seats, or sends a response. */
static bool audience(struct req *r, struct table *m, unsigned *seats)
{
	const char *to = body_text(r, "to");
	*seats = 0;
	if (!to || !strcmp(to, "all"))
		return true;
	int seat = table_seat_of(m, r->user.id);
	int partner = seat >= 0 && m->row.status != TABLE_OPEN ? table_partner(m, seat) : -1;
	if (strcmp(to, "partner") || partner < 0) {
		reply_error(r, 409, "partner", "you have no partner to talk to");
		return false;
	}
	*seats = 1u << seat | 1u << partner;
	return true;
}

/* The host may let only those who sit at the table talk, or nobody. */
static bool may_talk(struct req *r, const struct table *m)
{
	bool at_table = table_seat_of(m, r->user.id) >= 0 || !strcmp(m->row.owner, r->user.id);
	if (m->row.talk == TALK_NOBODY)
		reply_error(r, 403, "closed", "the host has closed the chat of this table");
	else if (m->row.talk == TALK_PLAYERS && !at_table)
		reply_error(r, 403, "onlookers",
			    "the host lets only those talk who sit at the table");
	return !r->answered;
}

bool said_text(struct req *r, char *text)
{
	const char *words = body_text(r, "text");
	text_make(words ? words : "", text, CHAT_MAX);
	if (!text[0] || strlen(words) >= CHAT_MAX)
		reply_error(r, 400, "text", "a text of 1 to 599 bytes is needed");
	return !r->answered;
}

bool may_speak(struct server *s, struct req *r)
{
	if (muted(s, r->user.id) || muted(s, r->address))
		reply_error(r, 403, "muted",
			    "the operator of this server does not let you talk for a while");
	else if (!limit_take(s->limits, LIMIT_CHAT, r->user.id))
		reply_error(r, 429, "too_many", "you talk too fast");
	return !r->answered;
}

void api_chat_say(struct server *s, struct req *r)
{
	struct table *m = table_of(s, r);
	char text[CHAT_MAX];
	struct chat_row said = {
		.user = r->user.id, .name = r->user.name, .text = text, .at = now_ms()
	};
	if (!m || !said_text(r, text) || !audience(r, m, &said.seats) || !may_talk(r, m))
		return;
	if (store_removed(&s->store, m->row.id, r->user.id) != 0)
		return reply_error(r, 403, "removed", "the host of this table sent you away");
	if (!may_speak(s, r))
		return;
	if (chat_say(s, m, &said) < 0)
		return reply_error(r, 503, "store", "the store does not answer");
	struct pet_text t = scratch_text(r);
	struct pet_json j = pet_json_into(&t);
	pet_json_open(&j, '{');
	pet_json_key_number(&j, "id", said.id);
	pet_json_close(&j, '}');
	reply_later_json(r, 200, &t);
}

struct reading {
	struct pet_json *j;
	const struct table *m;
	int seat;
};

static void put_chat(void *arg, const struct chat_row *row)
{
	struct reading *to = arg;
	if (!chat_for(row, to->seat))
		return;
	pet_json_open(to->j, '{');
	chat_show(to->j, to->m, row);
	pet_json_close(to->j, '}');
}

/* A private game that is over may be shown around by its invitation; what was said at it stays with
 * those who sat there. */
static bool overhears(struct req *r, const struct table *m, int seat)
{
	return m->row.status == TABLE_OVER && !m->row.open_to_all && seat < 0 &&
	       strcmp(m->row.owner, r->user.id) != 0;
}

void api_chat_read(struct server *s, struct req *r)
{
	struct table *m = table_of(s, r);
	struct pet_text t = scratch_text(r);
	struct pet_json j = pet_json_into(&t);
	if (!m)
		return;
	struct reading to = { &j, m, table_seat_of(m, r->user.id) };
	pet_json_open(&j, '[');
	if (!overhears(r, m, to.seat))
		store_chat(&s->store, m->row.id, (int)query_int(r, "from", 0), r->user.id, put_chat,
			   &to);
	pet_json_close(&j, ']');
	reply_json(r, 200, &t);
}

void api_talk(struct server *s, struct req *r)
{
	struct table *m = own_table(s, r, false);
	const char *word = body_text(r, "talk");
	int talk = word ? show_talk_find(word) : -1;
	if (!m)
		return;
	if (talk < 0)
		return reply_error(r, 400, "talk", "all, players or nobody may talk");
	int before = m->row.talk;
	m->row.talk = talk;
	if (!store_table_talk(&s->store, &m->row)) {
		m->row.talk = before;
		return reply_error(r, 503, "store", "the store does not answer");
	}
	commit_news(s, m, true);
	reply_table(s, r, m);
}
