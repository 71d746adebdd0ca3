/* chat.c: what people say at a table: to all, or to one's partner, and never to those who have blocked
 * the speaker. */
#include "server/stream/chat.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "core/json.h"
#include "server/base/memory.h"
#include "server/base/names.h"
#include "server/net/commit.h"
#include "server/notices/notices.h"
#include "server/stream/stream_internal.h"

bool chat_for(const struct chat_row *said, int seat)
{
	return !said->seats || (seat >= 0 && said->seats >> seat & 1);
}

static bool calls(const struct chat_row *said, const struct seat_row *seat)
{
	return seat->kind != SEAT_BOT && seat->user[0] && strcmp(seat->user, said->user) != 0 &&
	       name_called(said->text, seat->name);
}

void chat_show(struct pet_json *j, const struct table *m, const struct chat_row *said)
{
	pet_json_key_number(j, "id", said->id);
	pet_json_key_string(j, "user", said->user);
	pet_json_key_string(j, "name", said->name);
	pet_json_key_string(j, "text", said->text);
	pet_json_key_string(j, "to", said->seats ? "partner" : "all");
	pet_json_key_number(j, "at", said->at);
	pet_json_key(j, "calls");
	pet_json_open(j, '[');
	for (int i = 0; i < m->row.seats; i++)
		if (chat_for(said, i) && calls(said, &m->seat[i]))
			pet_json_value(j, PET_K_SEAT, (uint8_t)i);
	pet_json_close(j, ']');
}

struct ids {
	char *text;
	size_t n;
};

static void add_id(void *arg, const char *id)
{
	struct ids *ids = arg;
	size_t n = strlen(id);
	ids->text = memory_grow(ids->text, ids->n + n + 2);
	memcpy(ids->text + ids->n, id, n);
	memcpy(ids->text + ids->n + n, " ", 2);
	ids->n += n + 1;
}

/* The ids of those who have blocked the user, each followed by a space; to be freed. NULL: the store
 * failed. */
static char *blockers_of(struct server *s, const char *user)
{
	struct ids ids = { memory_text(""), 0 };
	if (store_blockers(&s->store, user, add_id, &ids) >= 0)
		return ids.text;
	free(ids.text);
	return NULL;
}

/* Whether a user is among ids with a space behind each. */
static bool among(const char *ids, const char *user)
{
	size_t n = strlen(user);
	for (; n && *ids; ids += strcspn(ids, " ") + 1)
		if (!strncmp(ids, user, n) && ids[n] == ' ')
			return true;
	return false;
}

/* Only to the seats addressed, and not to users who have blocked the speaker. */
static void send(struct server *s, struct table *m, const struct chat_row *said,
		 const char *blockers)
{
	struct pet_text t = pet_text_into(s->scratch, SCRATCH, PET_LANG_EN, NULL, NULL);
	struct pet_json j = pet_json_into(&t);
	for (struct sub *sub = m->subs; sub; sub = sub->next_of_table)
		sub->deaf = !chat_for(said, table_seat_of(m, sub->stream->user)) ||
			    among(blockers, sub->stream->user);
	pet_json_open(&j, '{');
	pet_json_key_string(&j, "table", m->row.id);
	chat_show(&j, m, said);
	pet_json_close(&j, '}');
	for (struct sub *sub = m->subs; sub; sub = sub->next_of_table)
		if (!sub->deaf)
			stream_send(sub->stream, "chat", &t);
}

struct saying {
	struct waiting waiting; /* first */
	char table[ID_MAX];     /* it may be dropped from memory meanwhile */
	char user[ID_MAX], name[NAME_MAX_BYTES], text[CHAT_MAX];
	char *blockers;
	unsigned seats;
	int id;
	int64_t at;
};

static void ended(struct server *s, struct waiting *w, bool durable)
{
	struct saying *y = (struct saying *)w;
	struct table *m = durable ? table_in_memory(s, y->table) : NULL;
	struct chat_row said = { y->id, y->user, y->name, y->text, y->seats, y->at };
	if (m)
		send(s, m, &said, y->blockers);
	free(y->blockers);
	free(y);
}

int chat_say(struct server *s, const struct table *m, struct chat_row *said)
{
	char payload[ID_MAX + 32]; /* for the other servers */
	char *blockers = blockers_of(s, said->user);
	said->id = blockers ? store_chat_add(&s->store, m->row.id, said) : -1;
	if (said->id < 0) {
		free(blockers);
		return -1;
	}
	for (int i = 0; i < m->row.seats; i++)
		if (chat_for(said, i) && calls(said, &m->seat[i]) &&
		    !among(blockers, m->seat[i].user))
			notice(s, NEWS_TALK, m->seat[i].user, m->row.id, NULL, said->name);
	snprintf(payload, sizeof payload, "!chat %s %d", m->row.id, said->id);
	store_say(&s->store, payload);
	struct saying *y = memory_new(sizeof *y);
	y->waiting.ended = ended;
	y->blockers = blockers;
	y->seats = said->seats;
	y->id = said->id;
	y->at = said->at;
	strcpy(y->table, m->row.id);
	strcpy(y->user, said->user);
	strcpy(y->name, said->name);
	strcpy(y->text, said->text);
	commit_wait(s, &y->waiting);
	return said->id;
}

struct heard {
	struct server *s;
	struct table *m;
	int id;
};

static void on_chat(void *arg, const struct chat_row *row)
{
	struct heard *h = arg;
	if (row->id != h->id)
		return;
	char *blockers = blockers_of(h->s, row->user);
	if (blockers) /* else the store failed: it is not streamed, but can be read */
		send(h->s, h->m, row, blockers);
	free(blockers);
}

void chat_heard(struct server *s, const char *table, int id)
{
	struct heard h = { s, table_in_memory(s, table), id };
	if (h.m)
		store_chat(&s->store, table, id - 1, "", on_chat, &h);
}
