/* api_orders.c: standing orders of the requesting user's seat, and what they may name. */
#include "server/api/api.h"

#include <stdio.h>
#include <string.h>

#include "core/wire.h"
#include "server/base/body.h"
#include "server/net/answer.h"
#include "server/net/server.h"
#include "server/tables/orders.h"
#include "server/tables/table.h"

/* The order in the body; false: a response was sent. A wish need not be legal now. */
static bool read_order(struct req *r, const struct table *m, struct order *out)
{
	const char *until = body_text(r, "until");
	char path[32];
	const char *words;
	snprintf(path, sizeof path, "wishes.0");
	while ((words = body_text(r, path))) {
		pet_move mv = strlen(words) <= 100
				      ? pet_token_move_find(m->game, words, strlen(words))
				      : PET_MOVE_NONE;
		if (mv == PET_MOVE_NONE || out->wants.count == PET_WISHES_MAX) {
			reply_error(r, 400, "wish", "such a wish is not possible");
			return false;
		}
		out->wants.wish[out->wants.count++] = mv;
		snprintf(path, sizeof path, "wishes.%d", out->wants.count);
	}
	out->wants.pass = body_find_true(r->body, "pass");
	out->until = until && !strcmp(until, "turn") ? ORDER_TURN : ORDER_ROUND;
	return true;
}

void api_order(struct server *s, struct req *r)
{
	struct table *m = table_of(s, r);
	int seat = m ? seat_of(r, m) : -1;
	struct order order = { 0 };
	if (seat < 0 || !read_order(r, m, &order))
		return;
	if (m->row.status != TABLE_RUNNING || m->seat[seat].kind != SEAT_HUMAN)
		return reply_error(r, 409, "seat", "you are not playing at this table now");
	if (!orders_give(s, m, seat, &order))
		return reply_error(r, 503, "store", "the store does not answer");
	if (pet_game_asked(m->state) == seat)
		table_go_on(s, m); /* it may be the answer to what is asked already */
	reply_table(s, r, m);
}

void api_wishes(struct server *s, struct req *r)
{
	struct table *m = table_of(s, r);
	int seat = m ? seat_of(r, m) : -1;
	struct pet_text t = scratch_text(r);
	struct pet_json j = pet_json_into(&t);
	(void)s;
	if (seat < 0)
		return;
	if (m->row.status != TABLE_RUNNING)
		return reply_error(r, 409, "status", "the game is not running");
	table_text(m, &t, r->lang);
	pet_json_open(&j, '{');
	pet_json_key(&j, "moves");
	pet_wire_wishes(m->game, pet_game_view(m->game, m->state, (uint8_t)seat), r->lang, &j);
	pet_json_close(&j, '}');
	reply_json(r, 200, &t);
}
