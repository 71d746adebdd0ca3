/* table_guests.c: who may see a table. */
#include "server/tables/table.h"

#include <stdio.h>
#include <string.h>

#include "server/base/secret.h"
#include "server/net/request.h"
#include "server/net/server.h"

void table_share(const struct table *m, char out[SHARE_MAX])
{
	char words[3 * HASH_MAX + ID_MAX], hash[HASH_MAX];
	snprintf(words, sizeof words, "share %s %s %s", m->row.id, m->row.invite, m->row.secret);
	hash_hex(words, hash);
	snprintf(out, SHARE_MAX, "%.*s", SHARE_MAX - 1, hash);
}

static bool invite_fits(const char *invite, const struct table *m)
{
	char hash[HASH_MAX], share[SHARE_MAX];
	hash_hex(invite, hash);
	if (m->row.status == TABLE_OVER && !m->contract.share)
		return false;
	if (m->row.locked)
		return table_substitute(m, invite) >= 0;
	table_share(m, share);
	return !strcmp(hash, m->row.invite) || table_substitute(m, invite) >= 0 ||
	       (m->row.status == TABLE_OVER && !strcmp(invite, share));
}

int table_substitute(const struct table *m, const char *invite)
{
	char hash[HASH_MAX];
	hash_hex(invite, hash);
	for (int i = 0; i < m->row.seats && m->row.status == TABLE_RUNNING; i++)
		if (!strcmp(hash, m->seat[i].substitute))
			return i;
	return -1;
}

static bool brings_invite(struct req *r, const struct table *m)
{
	const char *invite = body_text(r, "invite");
	struct evkeyval *kv;
	if (invite && invite_fits(invite, m))
		return true;
	/* a stream may name several tables and bring several invitations */
	TAILQ_FOREACH(kv, &r->query, next)
	{
		if (!strcmp(kv->key, "invite") && invite_fits(kv->value, m))
			return true;
	}
	return false;
}

/* The table was opened for a circle, and the user is one of it. */
static bool belongs(struct req *r, const struct table *m)
{
	return m->row.circle[0] && r->user.id[0] &&
	       store_member(&r->server->store, m->row.circle, r->user.id) > 0;
}

static bool opens_to(struct req *r, const struct table *m)
{
	return m->row.open_to_all || brings_invite(r, m) ||
	       ((!m->row.locked || m->row.league[0]) && belongs(r, m));
}

bool may_watch(struct req *r, const struct table *m)
{
	if (table_seat_of(m, r->user.id) >= 0 || !strcmp(m->row.owner, r->user.id))
		return true;
	return opens_to(r, m) && store_removed(&r->server->store, m->row.id, r->user.id) == 0;
}

bool sent_away(struct req *r, const struct table *m)
{
	return opens_to(r, m) && store_removed(&r->server->store, m->row.id, r->user.id) == 1;
}
