/* expire.c: removes what is no longer used. Logins that were idle for long expire; a guest without a
 * login cannot come back, so bots play on for the guest and the account is deleted; tables that were
 * never started are deleted. Checked soon after the start and every hour. */
#include "server/tables/expire.h"

#include <string.h>

#include "server/base/clock.h"
#include "server/base/log.h"
#include "server/base/names.h"
#include "server/net/aside.h"
#include "server/net/server.h"
#include "server/notices/notices.h"
#include "server/tables/seats.h"
#include "server/tables/table.h"

enum {
	SOME = 500, /* of each kind per run; the rest waits for the next */
	AGAIN_MS = 1000,
};

struct ids {
	char id[SOME][ID_MAX];
	int count;
};

static void note(void *arg, const char *id)
{
	struct ids *ids = arg;
	if (ids->count < SOME)
		strcpy(ids->id[ids->count++], id);
}

/* Accounts from before looks were stored (names.c). */
static void note_look(void *arg, const struct user_row *u)
{
	char look[NAME_MAX_BYTES];
	name_look(u->login, look, sizeof look);
	store_user_set_look(arg, u->id, look);
}

/* So many days ago; 0 days: never. */
static int64_t before(int64_t now, int days)
{
	return days ? now - days * DAY_MS : 0;
}

/* A clock that is wrong by months must not delete everybody at once: a run goes at most a day further than
 * the last one, however long that was ago. */
static int64_t until(struct server *s)
{
	int64_t now = now_ms(), last = store_expired(&s->store);
	if (last && now > last + DAY_MS) {
		log_line("it is %lld days since expired things were removed: a day's worth is now",
			 (long long)((now - last) / DAY_MS));
		now = last + DAY_MS;
	}
	store_expired_put(&s->store, now);
	return now;
}

static void expire_some(struct server *s, void *arg)
{
	static struct ids guests, tables;
	int waiting = 0; /* for a long table */
	int64_t now = s->expire_to, guest = before(now, s->config.guest_days);
	(void)arg;
	guests.count = tables.count = 0;
	int used = store_tokens_first_use(&s->store, now);
	store_users_without_look(&s->store, note_look, &s->store);
	/* to be continued: many were changed, or it took too long */
	bool unused = used < 0 || used == TOKENS_AT_ONCE;
	int gone =
		unused ? 0
		       : store_tokens_expire(&s->store, before(now, s->config.login_days), guest);
	bool more = unused || gone < 0 || gone == TOKENS_AT_ONCE;
	store_requests_expire(&s->store, now - DAY_MS);
	store_guests_gone(&s->store, guest, note, &guests);
	for (int i = 0; i < guests.count; i++) {
		if (!seats_there(s, guests.id[i])) {
			waiting++;
			continue;
		}
		seats_give_up(s, guests.id[i], true);
		notices_forget(s, guests.id[i]);
		store_user_drop(&s->store, guests.id[i]);
	}
	store_tables_unbegun(&s->store, before(now, s->config.open_days), note, &tables);
	for (int i = 0; i < tables.count; i++) {
		struct table *m = table_in_memory(s, tables.id[i]);
		if (m && m->touched)
			continue;
		if (m)
			table_forget(s, m);
		store_table_drop(&s->store, tables.id[i]);
	}
	if ((waiting || more) && !s->closing)
		aside_later(s, AGAIN_MS, expire_some, NULL);
	if (guests.count > waiting || tables.count)
		log_line("expired: %d guests, %d tables that nobody began", guests.count - waiting,
			 tables.count);
}

void expire_now(struct server *s)
{
	s->expire_to = until(s);
	expire_some(s, NULL);
}
