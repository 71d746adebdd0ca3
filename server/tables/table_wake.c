/* table_wake.c: resumes tables after a start, and after a failed commit. A table is loaded when somebody
 * asks for it, but where a bot is to move or a clock runs nobody may ask. Those are loaded one after
 * the other while the server already serves requests, so that neither many tables nor a long one
 * delay it. */
#include "server/tables/table_internal.h"

#include <event2/event.h>
#include <stdlib.h>
#include <string.h>

#include "server/base/clock.h"
#include "server/base/memory.h"
#include "server/net/aside.h"
#include "server/net/commit.h"
#include "server/net/server.h"

enum { SLICE_MS = 4, PAUSE_MS = 10, AGAIN_MS = 300, SILENCE_MS = 6000 };

struct wake {
	char (*id)[ID_MAX];
	uint32_t count, cap, next;
	struct event *soon;
	bool ended;
};

static void add(void *arg, const char *id)
{
	struct wake *w = arg;
	for (uint32_t i = w->next; w->soon && i < w->count; i++)
		if (!strcmp(w->id[i], id))
			return; /* it is on the list */
	if (w->count == w->cap) {
		w->cap = w->cap ? w->cap * 2 : 64;
		w->id = memory_grow(w->id, w->cap * sizeof *w->id);
	}
	strcpy(w->id[w->count++], id);
}

void wake_end(struct server *s)
{
	if (!s->wake)
		return;
	s->wake->ended = true;
	event_del(s->wake->soon);
}

void wake_close(struct server *s)
{
	if (!s->wake)
		return;
	event_free(s->wake->soon);
	free(s->wake->id);
	free(s->wake);
	s->wake = NULL;
}

/* A request may have loaded it without resuming it. False: the store does not respond, or another
 * server has it. A long one is tried again after it was loaded. */
static bool wake_one(struct server *s, const char *id)
{
	uint64_t before = s->store.failures;
	struct table *m = table_find(s, id);
	if (!m && table_coming(s, id)) {
		wake_later(s, id);
		return true;
	}
	if (!m) /* else there is none, or it does not replay */
		return s->store.failures == before;
	if (m->row.status != TABLE_RUNNING || m->thinking || m->damaged)
		return true;
	if (!table_hold(s, m))
		return false;
	table_go_on(s, m);
	return true;
}

static void wake_some(struct server *s, void *arg)
{
	struct wake *w = s->wake;
	struct timeval pause = { 0, PAUSE_MS * 1000 };
	int64_t until = monotonic_ms() + SLICE_MS;
	(void)arg;
	while (!w->ended && w->next < w->count && monotonic_ms() < until) {
		char id[ID_MAX];
		strcpy(id, w->id[w->next++]); /* the list may grow */
		if (!wake_one(s, id)) {
			w->next--;
			pause.tv_usec = AGAIN_MS * 1000;
			break;
		}
		if (table_coming(s, id))
			break;
	}
	if (w->ended)
		return;
	if (w->next < w->count)
		event_add(w->soon, &pause);
	else
		w->count = w->next = 0;
}

static void on_soon(evutil_socket_t fd, short what, void *arg)
{
	(void)fd, (void)what;
	aside_do(arg, wake_some, NULL);
}

/* The time in which no server ran is charged to nobody's clock. With several servers on the
 * database, a short silence may be between two heartbeats of another one. */
static void give_back_time(struct server *s)
{
	int64_t alive = store_alive(&s->store), now = now_ms();
	int64_t lost = alive < now ? now - alive : 0;
	if (!store_shared(&s->store) || lost >= SILENCE_MS)
		store_clocks_shift(&s->store, lost, now);
	store_alive_put(&s->store, now);
	commit_now(s);
}

void wake_later(struct server *s, const char *id)
{
	struct timeval again = { 0, AGAIN_MS * 1000 };
	if (!s->wake || s->wake->ended)
		return;
	add(s->wake, id);
	if (!event_pending(s->wake->soon, EV_TIMEOUT, NULL))
		event_add(s->wake->soon, &again);
}

void wake_all(struct server *s)
{
	struct timeval again = { 0, AGAIN_MS * 1000 };
	if (!s->wake || s->wake->ended)
		return;
	store_list_awake(&s->store, add, s->wake);
	if (!event_pending(s->wake->soon, EV_TIMEOUT, NULL))
		event_add(s->wake->soon, &again);
}

void wake_open(struct server *s)
{
	struct timeval pause = { 0, PAUSE_MS * 1000 };
	struct wake *w = memory_new(sizeof *w);
	give_back_time(s);
	store_list_awake(&s->store, add, w);
	w->soon = event_new(s->base, -1, 0, on_soon, s);
	event_add(w->soon, &pause);
	s->wake = w;
}
