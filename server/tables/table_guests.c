/* table_guests.c: who may see a table. */
#include "server/tables/table.h"

#include <string.h>

#include "server/base/secret.h"
#include "server/net/request.h"
#include "server/net/server.h"

static bool invite_fits(const char *invite, const struct table *m)
{
	char hash[HASH_MAX];
	hash_hex(invite, hash);
	return (!m->row.locked && !strcmp(hash, m->row.invite)) || table_substitute(m, invite) >= 0;
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

bool may_watch(struct req *r, const struct table *m)
{
	if (table_seat_of(m, r->user.id) >= 0 || !strcmp(m->row.owner, r->user.id))
		return true;
	return (m->row.open_to_all || brings_invite(r, m)) &&
	       store_removed(&r->server->store, m->row.id, r->user.id) == 0;
}
