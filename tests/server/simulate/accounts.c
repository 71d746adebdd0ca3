/* accounts.c: those who play, and others who have not been here for days, as users with a login.
 *
 * What was not used for a month expires; a clock that is ahead by days or months, of a server or of the database
 * itself, deletes nobody who was here within that month of true time, and shuts nobody out. */
#include <stdio.h>
#include <string.h>

#include "server/base/clock.h"
#include "server/base/secret.h"
#include "server/net/answer.h"
#include "server/net/identity.h"
#include "server/notices/notices.h"
#include "sim.h"

enum {
	IDLE = 8, /* who are not here in this schedule */
	LATE_MS = 3600 * 1000,
	DAYS = 27, /* ago that somebody was here, at most: each server goes a day further when it starts */
};

static struct account {
	struct user_row user;
	char hash[HASH_MAX], bearer[48];
	int64_t used; /* the true time */
	bool here;
} account[PEOPLE + IDLE];

/* Everybody is called whose turn it is. */
static void call(struct server *s, int i)
{
	struct way_row way = { .kind = WAY_WEBHOOK, .news = ~0u, .created = 1, .confirmed = 1 };
	snprintf(way.id, sizeof way.id, "way%d", i);
	strcpy(way.whom, account[i].user.id);
	strcpy(way.owner, account[i].user.id);
	strcpy(way.form, "json");
	strcpy(way.target, "https://there.example/");
	store_way_put(&s->store, &way);
	notices_changed(s, way.whom);
}

static void register_all(struct server *s, void *arg)
{
	(void)arg;
	for (int i = 0; i < PEOPLE + IDLE; i++) {
		struct account *a = &account[i];
		store_user_add(&s->store, &a->user, a->used);
		store_token_add(&s->store, a->hash, a->user.id, "", a->used);
		call(s, i);
	}
	store_expired_put(&s->store, sim_time - LATE_MS);
}

void accounts_open(void)
{
	for (int i = 0; i < PEOPLE + IDLE; i++) {
		struct account *a = &account[i];
		*a = (struct account){ .used = sim_time - sim_below(DAYS) * DAY_MS };
		snprintf(a->user.id, sizeof a->user.id, i < PEOPLE ? "person%d" : "idle%d", i);
		strcpy(a->user.name, a->user.id);
		strcpy(a->user.look, a->user.id);
		if (sim_chance(300))
			snprintf(a->user.login, sizeof a->user.login, "login%d", i);
		snprintf(a->bearer, sizeof a->bearer, "Bearer token%d", i);
		hash_hex(a->bearer + 7, a->hash);
	}
	node_do(&node[0], register_all, NULL);
	node_finish(&node[0]);
}

bool accounts_known(struct req *r, int person)
{
	struct account *a = &account[person];
	r->head[HEAD_AUTHORIZATION] = a->bearer;
	if (!identify(r))
		return false;
	if (!r->user.id[0])
		broken("%s was here %lld hours ago, and is not known any more", a->user.id,
		       (long long)((sim_time - a->used) / 3600000));
	a->used = sim_time;
	return true;
}

static void visit(struct server *s, void *arg)
{
	struct req r = { .server = s };
	accounts_known(&r, (int)((struct account *)arg - account));
}

void accounts_visit(void)
{
	struct node *n = &node[sim_below(NODES)];
	struct account *a = &account[sim_below(PEOPLE)];
	if (!n->work && n->frozen <= sim_time)
		node_do(n, visit, a);
}

/* ---- what must hold ---------------------------------------------------------------------------- */

static void read_here(void *arg, const struct cell *row, int columns)
{
	(void)arg, (void)columns;
	for (int i = 0; i < PEOPLE + IDLE; i++)
		if (strlen(account[i].user.id) == row[0].n &&
		    !strncmp(account[i].user.id, row[0].p, row[0].n))
			account[i].here = true;
}

void accounts_check(void)
{
	for (int i = 0; i < PEOPLE + IDLE; i++)
		account[i].here = false;
	sim_store_all("SELECT u.id FROM users u JOIN tokens t ON t.user_id = u.id", read_here,
		      NULL);
	for (int i = 0; i < PEOPLE + IDLE; i++)
		if (!account[i].here)
			broken("%s was here %lld days ago, and is deleted", account[i].user.id,
			       (long long)((sim_time - account[i].used) / DAY_MS));
}
