/* api_host.c: what the host of a table may do in the waiting room: remove players, swap seats, fill
 * them with bots, close the table to newcomers, renew the invite. */
#include "server/api/api.h"

#include <stdio.h>
#include <string.h>

#include "server/base/body.h"
#include "server/base/secret.h"
#include "server/net/answer.h"
#include "server/net/server.h"
#include "server/stream/stream.h"
#include "server/tables/known.h"
#include "server/tables/table.h"

struct table *own_table(struct server *s, struct req *r, bool open)
{
	struct table *m = table_of(s, r);
	if (m && strcmp(m->row.owner, r->user.id)) {
		reply_error(r, 403, "owner", "only the one who opened the table can do that");
		m = NULL;
	} else if (m && open && m->row.status != TABLE_OPEN) {
		reply_error(r, 409, "running", "the game has begun");
		m = NULL;
	}
	return m;
}

/* The seat named in the body, or a 400 response. */
int named_seat(struct req *r, const struct table *m, const char *key)
{
	const char *word = body_text(r, key);
	int seat = word && word[0] == 's' && word[1] && !word[2] ? word[1] - '1' : -1;
	if (seat >= 0 && seat < m->row.seats)
		return seat;
	reply_error(r, 400, "seat", "a seat of this table is needed (s1, s2...)");
	return -1;
}

static void set_seat(struct table *m, int seat, struct seat_row row)
{
	m->seat[seat] = row;
	table_call(m, seat);
}

/* Saves the seats of the mask, notifies the others and responds. */
void seats_changed(struct server *s, struct req *r, struct table *m, unsigned mask)
{
	bool kept = true;
	for (int i = 0; i < m->row.seats; i++)
		if (mask >> i & 1)
			kept = table_save_seat(s, m, i) && kept;
	if (!kept)
		return reply_error(r, 503, "store", "the store does not answer");
	commit_news(s, m, true);
	reply_table(s, r, m);
}

void api_remove(struct server *s, struct req *r)
{
	struct table *m = own_table(s, r, true);
	int seat = m ? named_seat(r, m, "seat") : -1;
	if (seat < 0)
		return;
	if (m->seat[seat].kind == SEAT_OPEN && !seat_offered(&m->seat[seat]))
		return reply_error(r, 409, "seat", "nobody sits there");
	if (seat_offered(&m->seat[seat])) { /* the offer is withdrawn; that bars nobody */
		set_seat(m, seat, (struct seat_row){ 0 });
		return seats_changed(s, r, m, 1u << seat);
	}
	char user[ID_MAX], payload[2 * ID_MAX + 16];
	strcpy(user, m->seat[seat].user);
	if (user[0] && strcmp(user, r->user.id)) {
		if (!store_removed_add(&s->store, m->row.id, user))
			return reply_error(r, 503, "store", "the store does not answer");
		snprintf(payload, sizeof payload, "!away %s %s", m->row.id, user);
		store_say(&s->store, payload); /* to the other servers */
		stream_sent_away(m, user, r->user.name);
	}
	set_seat(m, seat, (struct seat_row){ 0 });
	seats_changed(s, r, m, 1u << seat);
}

void seats_swap(struct server *s, struct req *r, struct table *m, int one, int other)
{
	struct seat_row row = m->seat[one];
	set_seat(m, one, m->seat[other]);
	set_seat(m, other, row);
	m->seat[one].ready = m->seat[other].ready = false; /* that concerned another seat */
	seats_changed(s, r, m, 1u << one | 1u << other);
}

void api_swap(struct server *s, struct req *r)
{
	struct table *m = own_table(s, r, true);
	int one = m ? named_seat(r, m, "seat") : -1;
	int other = one >= 0 ? named_seat(r, m, "with") : -1;
	if (other < 0)
		return;
	seats_swap(s, r, m, one, other);
}

/* A bot on one free seat, or on all of them. */
void api_fill(struct server *s, struct req *r)
{
	struct table *m = own_table(s, r, true);
	const char *bot = body_text(r, "bot");
	unsigned mask = 0;
	int only = m && body_text(r, "seat") ? named_seat(r, m, "seat") : PET_SEATS_MAX;
	if (!m || only < 0)
		return;
	bot = bot ? bot : "level:3";
	if (!bot_known(bot, m->game))
		return reply_error(r, 400, "bot", "there is no such bot");
	for (int i = 0; i < m->row.seats; i++) {
		struct seat_row row = { .kind = SEAT_BOT };
		if (m->seat[i].kind != SEAT_OPEN || (only < PET_SEATS_MAX && i != only) ||
		    (only == PET_SEATS_MAX && seat_offered(&m->seat[i])))
			continue;
		strcpy(row.bot, bot);
		strcpy(row.name, bot_called(i, PET_LANG_EN));
		set_seat(m, i, row);
		mask |= 1u << i;
	}
	if (!mask)
		return reply_error(r, 409, "full", "there is no free seat");
	seats_changed(s, r, m, mask);
}

/* A locked table takes no more players, and its invitation is invalid. */
void api_lock(struct server *s, struct req *r)
{
	struct table *m = own_table(s, r, false);
	if (!m)
		return;
	bool before = m->row.locked;
	m->row.locked = body_find_true(r->body, "locked");
	if (!store_table_door(&s->store, &m->row)) {
		m->row.locked = before;
		return reply_error(r, 503, "store", "the store does not answer");
	}
	commit_news(s, m, true);
	reply_table(s, r, m);
}

/* Renews the invitation; the previous one becomes invalid, also for those who watch by it. */
static void reply_invite(struct req *r, const char *invite)
{
	struct pet_text t = scratch_text(r);
	struct pet_json j = pet_json_into(&t);
	pet_json_open(&j, '{');
	pet_json_key_string(&j, "invite", invite);
	pet_json_close(&j, '}');
	reply_later_json(r, 200, &t);
}

/* Everybody who played may show a finished game, by a word that voids nobody else's, unless the contract says otherwise; its
 * host can close it. */
static bool shares(struct server *s, struct req *r)
{
	struct table *m = table_find(s, r->part[0]);
	char invite[SHARE_MAX];
	bool host = m && !strcmp(m->row.owner, r->user.id);
	if (!m || m->row.status != TABLE_OVER || (!host && table_seat_of(m, r->user.id) < 0))
		return false;
	if (!m->contract.share) {
		reply_error(r, 403, "contract",
			    "the contract of this table keeps it among those who played");
		return true;
	}
	if (host)
		return false;
	if (m->row.locked) {
		reply_error(r, 403, "locked", "the host of this table has closed it to others");
		return true;
	}
	table_share(m, invite);
	reply_invite(r, invite);
	return true;
}

void api_invite(struct server *s, struct req *r)
{
	char invite[32];
	if (shares(s, r))
		return;
	struct table *m = own_table(s, r, false);
	if (!m)
		return;
	random_id(invite, 26);
	hash_hex(invite, m->row.invite);
	if (!store_table_door(&s->store, &m->row)) {
		table_forget(s, m); /* the change was not stored */
		r->touched = NULL;
		return reply_error(r, 503, "store", "the store does not answer");
	}
	char payload[ID_MAX + 16];
	snprintf(payload, sizeof payload, "!uninvited %s", m->row.id);
	store_say(&s->store, payload); /* to the other servers */
	stream_uninvite(m);
	commit_news(s, m, true);
	reply_invite(r, invite);
}
