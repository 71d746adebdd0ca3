/* stream_circle.c: pages of the members of a circle are told that it changed, and read it anew. */
#include <stdlib.h>
#include <string.h>

#include "core/json.h"
#include "server/base/memory.h"
#include "server/net/commit.h"
#include "server/stream/stream_internal.h"

bool stream_here(struct server *s, const char *user)
{
	for (struct stream *st = s->streams; st; st = st->next)
		if (!strcmp(st->user, user))
			return true;
	return false;
}

struct telling {
	struct server *s;
	const struct pet_text *t;
};

static void tell(void *arg, const struct member_row *m)
{
	struct telling *to = arg;
	for (struct stream *st = to->s->streams; st; st = st->next)
		if (!strcmp(st->user, m->user))
			stream_send(st, "circle", to->t);
}

void stream_circle(struct server *s, const char *circle)
{
	char buf[ID_MAX + 32];
	struct pet_text t = pet_text_into(buf, sizeof buf, PET_LANG_EN, NULL, NULL);
	struct pet_json j = pet_json_into(&t);
	struct telling to = { s, &t };
	pet_json_open(&j, '{');
	pet_json_key_string(&j, "circle", circle);
	pet_json_close(&j, '}');
	store_members(&s->store, circle, tell, &to);
}

struct later {
	struct waiting waiting; /* first */
	char circle[ID_MAX];
};

static void ended(struct server *s, struct waiting *w, bool durable)
{
	struct later *l = (struct later *)w;
	if (durable)
		stream_circle(s, l->circle);
	free(l);
}

void stream_circle_later(struct server *s, const char *circle)
{
	struct later *l = memory_new(sizeof *l);
	l->waiting.ended = ended;
	strcpy(l->circle, circle);
	commit_wait(s, &l->waiting);
}
