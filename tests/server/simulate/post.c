/* post.c: messages to those whose page is closed, in the place of sender.c.
 *
 * Whoever gets them is slow at times, answers that it cannot take one now, or takes it and the answer is lost: then it
 * is sent again. What must hold: a message that was promised arrives, and none is sent while another try of it, by
 * whichever server, is still held. */
#include <event2/event.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/eventfd.h>
#include <unistd.h>

#include "server/notices/notices_internal.h"
#include "server/notices/reached.h"
#include "server/notices/sender.h"
#include "sim.h"

enum { WHOLE_MS = 20000 }; /* of a transfer, as in sender.c */

/* One message, as the world knows it. */
struct mail {
	struct mail *next;
	char id[ID_MAX];
	uint64_t commits; /* of the database when it was promised, */
	uint64_t dropped; /* and when it was settled; 0: not yet */
	int64_t held;     /* the last try has until then */
	int arrived;
};

struct sender {
	int fd;
	struct letter *ended;
};

/* One try of it. */
struct flight {
	struct sender *by;
	struct letter *letter;
};

static struct mail *mails;
uint64_t posts_arrived, posts_twice;

static struct mail *mail_of(const char *id)
{
	for (struct mail *m = mails; m; m = m->next)
		if (!strcmp(m->id, id))
			return m;
	return NULL;
}

/* ---- what servers write of them ---------------------------------------------------------------- */

void post_committed(const char *id)
{
	struct mail *m = calloc(1, sizeof *m);
	snprintf(m->id, sizeof m->id, "%s", id);
	m->commits = sim_commits;
	m->next = mails;
	mails = m;
}

void post_dropped(const char *id)
{
	struct mail *m = mail_of(id);
	if (m && !m->arrived)
		broken("message %s is gone and was never sent", id);
	if (m)
		m->dropped = sim_commits;
}

void post_released(const char *id)
{
	struct mail *m = mail_of(id);
	if (m)
		m->held = 0;
}

/* A promise that the database forgot is none; what it remembers anew is sent anew. */
void post_went_back(uint64_t to)
{
	for (struct mail **at = &mails; *at;) {
		struct mail *m = *at;
		if (m->commits > to) {
			*at = m->next;
			free(m);
			continue;
		}
		m->held = 0;
		if (m->dropped > to)
			m->dropped = 0;
		at = &m->next;
	}
}

/* ---- sending ----------------------------------------------------------------------------------- */

struct holding {
	const char *id;
	int64_t held;
};

static void read_held(void *arg, const struct cell *row, int columns)
{
	struct holding *h = arg;
	(void)columns;
	if (strlen(h->id) == row[0].n && !strncmp(h->id, row[0].p, row[0].n))
		h->held = row[1].i;
}

static void landed(evutil_socket_t fd, short what, void *arg)
{
	struct flight f = *(struct flight *)arg;
	(void)fd, (void)what;
	free(arg);
	f.letter->next = f.by->ended;
	f.by->ended = f.letter;
	eventfd_write(f.by->fd, 1);
	event_ready(f.by->fd);
}

void sender_add(struct sender *t, struct letter *l)
{
	struct mail *m = mail_of(l->post);
	struct holding h = { l->post, 0 };
	sim_store_all("SELECT id, held FROM posts", read_held, &h);
	tell("node %d: message %s leaves, held until %lld", here->number, l->post,
	     (long long)(h.held % 1000000000));
	if (m && sim_time < m->held)
		broken("message %s is sent twice within %lld ms", l->post,
		       (long long)(m->held - sim_time));
	bool arrives = !sim_chance(sim_faults * 5);
	l->result = arrives && !sim_chance(sim_faults * 5) ? SENT : SEND_AGAIN;
	if (m) {
		posts_arrived += arrives;
		posts_twice += arrives && m->arrived;
		m->arrived += arrives;
		m->held = h.held;
	}
	int ms = sim_below(sim_chance(sim_faults * 5) ? WHOLE_MS : 500);
	struct timeval wait = { ms / 1000, ms % 1000 * 1000 };
	struct flight *f = malloc(sizeof *f);
	*f = (struct flight){ t, l };
	event_base_once(here->server.base, -1, EV_TIMEOUT, landed, f, &wait);
}

struct letter *sender_ended(struct sender *t)
{
	struct letter *l = t->ended;
	t->ended = NULL;
	return l;
}

struct sender *sender_open(const struct sender_config *config)
{
	struct sender *t = calloc(1, sizeof *t);
	(void)config;
	t->fd = eventfd(0, EFD_NONBLOCK | EFD_CLOEXEC);
	return t;
}

int sender_fd(const struct sender *t)
{
	return t->fd;
}

void sender_close(struct sender *t)
{
	(void)t;
}

void letter_free(struct letter *l)
{
	free(l->body);
	free(l);
}

void sender_free(struct sender *t)
{
	while (t->ended) {
		struct letter *l = t->ended;
		t->ended = l->next;
		letter_free(l);
	}
	close(t->fd);
	free(t);
}

/* ---- what must hold ---------------------------------------------------------------------------- */

static void count(void *arg, const struct cell *row, int columns)
{
	(void)columns;
	*(int64_t *)arg += row[0].i;
}

bool post_rest(void)
{
	int64_t waiting = 0;
	sim_store_all("SELECT COUNT(*) FROM posts", count, &waiting);
	sim_store_all("SELECT COUNT(*) FROM news WHERE due > 0 AND due <= sim_now() + 2000", count,
		      &waiting);
	return !waiting;
}

void post_check(void)
{
	while (mails) {
		struct mail *m = mails;
		mails = m->next;
		if (!m->arrived)
			broken("message %s was promised and never arrived", m->id);
		if (!m->dropped)
			broken("message %s is nowhere, and nobody has settled it", m->id);
		free(m);
	}
}

/* Without the last writes of notices_close: the schedule is over. */
void post_close(struct node *n)
{
	struct notices *x = n->server.notices;
	sender_free(x->sender);
	ids_free(x->reached);
	free(x->due);
	free(x->message);
	free(x->body);
	free(x);
	n->server.notices = NULL;
}
