/* stream_circle.c: pages of those whom a circle or a league concerns are told that it changed, and read it anew. */
#include <stdio.h>
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
	const char *kind;
	const struct pet_text *t;
};

static void tell(const struct telling *to, const char *user)
{
	for (struct stream *st = to->s->streams; st; st = st->next)
		if (!strcmp(st->user, user))
			stream_send(st, to->kind, to->t);
}

static void tell_member(void *arg, const struct member_row *m)
{
	tell(arg, m->user);
}

static void tell_entrant(void *arg, const struct entrant_row *e)
{
	tell(arg, e->user);
}

/* {"circle":"..."} */
static struct pet_text names(const char *kind, const char *id, char *buf, size_t n)
{
	struct pet_text t = pet_text_into(buf, n, PET_LANG_EN, NULL, NULL);
	struct pet_json j = pet_json_into(&t);
	pet_json_open(&j, '{');
	pet_json_key_string(&j, kind, id);
	pet_json_close(&j, '}');
	return t;
}

void stream_circle(struct server *s, const char *circle)
{
	char buf[ID_MAX + 32];
	struct pet_text t = names("circle", circle, buf, sizeof buf);
	struct telling to = { s, "circle", &t };
	store_members(&s->store, circle, tell_member, &to);
}

void stream_league(struct server *s, const char *league)
{
	char buf[ID_MAX + 32];
	struct league_row l;
	struct pet_text t = names("league", league, buf, sizeof buf);
	struct telling to = { s, "league", &t };
	if (store_league(&s->store, league, &l) != 1)
		return;
	if (l.circle[0]) /* who enters is one of them */
		store_members(&s->store, l.circle, tell_member, &to);
	else
		store_entrants(&s->store, league, tell_entrant, &to);
	tell(&to, l.owner);
}

struct later {
	struct waiting waiting; /* first */
	void (*told)(struct server *s, const char *id);
	char id[ID_MAX];
};

static void ended(struct server *s, struct waiting *w, bool durable)
{
	struct later *l = (struct later *)w;
	if (durable)
		l->told(s, l->id);
	free(l);
}

static void later(struct server *s, void (*told)(struct server *s, const char *id), const char *id)
{
	struct later *l = memory_new(sizeof *l);
	l->waiting.ended = ended;
	l->told = told;
	snprintf(l->id, sizeof l->id, "%s", id);
	commit_wait(s, &l->waiting);
}

void stream_circle_later(struct server *s, const char *circle)
{
	later(s, stream_circle, circle);
}

void stream_league_later(struct server *s, const char *league)
{
	later(s, stream_league, league);
}
