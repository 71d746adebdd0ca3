/* commit.c: nothing is acknowledged before it is durable.
 *
 * Handlers write and leave here what is to happen afterwards: answers to be sent, followers to be
 * told. At the end of a loop turn one commit covers all of it. With a database of our own the commit
 * runs on a thread (writer.c) while the loop continues: requests that arrive meanwhile wait for the
 * next commit. If a commit fails, everything since the last good one is rolled back: who keeps
 * something in memory that was written drops it (and reads it from the store when next needed), and
 * the answers become 503: nothing was promised. */
#include "server/net/commit.h"

#include <event2/event.h>
#include <stddef.h>
#include <sys/eventfd.h>

#include "server/base/log.h"
#include "server/net/server.h"

void commit_wait(struct server *s, struct waiting *w)
{
	w->next = NULL;
	*s->waiting_tail = w;
	s->waiting_tail = &w->next;
}

/* What is queued now belongs to the commit that starts; later writes to the next. */
static struct waiting *take_waiting(struct server *s)
{
	struct waiting *list = s->waiting;
	s->waiting = NULL;
	s->waiting_tail = &s->waiting;
	for (struct waiting *w = list; w; w = w->next)
		if (w->taken)
			w->taken(w);
	return list;
}

static void finish(struct server *s, struct waiting *list, bool durable)
{
	while (list) {
		struct waiting *w = list;
		list = w->next;
		w->ended(s, w, durable);
	}
}

static void turn_ends(struct server *s)
{
	if (s->calls.turn_ends)
		s->calls.turn_ends(s);
}

static void ended(struct server *s, struct waiting *list, bool durable)
{
	finish(s, list, durable);
	if (!durable) {
		s->errors++;
		log_line("commit failed: %s", s->store.wrong);
		finish(s, take_waiting(s), false); /* it builds on something that was rolled back */
		store_abandon(&s->store);
		if (s->calls.rolled_back)
			s->calls.rolled_back(s);
		s->store.again = false;
	}
	if (s->calls.settled)
		s->calls.settled(s);
	turn_ends(s);
}

/* Starts a commit of everything queued; false: nothing to write, or no thread. */
static bool take_off(struct server *s)
{
	if (!store_commit_start(&s->store))
		return false;
	s->flight = take_waiting(s);
	s->flying = true;
	return true;
}

/* Starts the next commit before sending the responses of this one. */
static void land(struct server *s)
{
	struct waiting *list = s->flight;
	bool durable = store_commit_end(&s->store);
	s->write_failed = !durable;
	s->flight = NULL;
	s->flying = false;
	if (durable)
		take_off(s);
	ended(s, list, durable);
}

static void on_landed(evutil_socket_t fd, short what, void *arg)
{
	struct server *s = arg;
	eventfd_t times;
	(void)what;
	eventfd_read(fd, &times);
	if (s->flying)
		land(s);
}

static bool commit_all(struct server *s)
{
	uint64_t before = s->store.commits;
	bool durable = store_commit(&s->store);
	if (s->store.commits != before)
		s->write_failed = !durable;
	return durable;
}

void commit_turn(struct server *s)
{
	if (s->flying || take_off(s))
		return turn_ends(s);
	struct waiting *list = take_waiting(s);
	ended(s, list, commit_all(s));
}

void commit_now(struct server *s)
{
	while (s->flying)
		land(s);
	struct waiting *list = take_waiting(s);
	ended(s, list, commit_all(s));
}

void commit_open(struct server *s)
{
	s->waiting_tail = &s->waiting;
	if (!s->store.writer || writer_fd(s->store.writer) < 0)
		return;
	s->landed =
		event_new(s->base, writer_fd(s->store.writer), EV_READ | EV_PERSIST, on_landed, s);
	event_add(s->landed, NULL);
}

void commit_close(struct server *s)
{
	commit_now(s);
	if (s->landed)
		event_free(s->landed);
}
