/* orders.c: standing orders. An order ends by itself when its owner plays a line by hand: it knows the
 * last line that it has seen or played, and a later one of the same seat is the owner's. Nobody is told
 * that an order was given, nor that a line was played by one, but its owner: no revision changes, no
 * news is sent. */
#include "server/tables/orders.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "core/facts.h"
#include "core/text.h"
#include "server/net/server.h"
#include "server/tables/state.h"

struct round_asked {
	struct pet_facts out; /* first */
	int64_t round;
};

static void take_round(struct pet_facts *to, const struct pet_fact *row)
{
	((struct round_asked *)to)->round = row->value[0];
}

/* The round that is played, as everybody knows it. */
static int64_t round_of(const struct table *m)
{
	struct round_asked asked = {
		{ .topics = 1u << PET_T_ROUND, .about = PET_NOBODY, .take = take_round }, 0
	};
	pet_facts(m->game, pet_game_view(m->game, m->state, PET_NOBODY), &asked.out);
	return asked.round;
}

static bool played_since(const struct table *m, int seat, int64_t line)
{
	for (uint32_t i = m->record.count; i > line; i--)
		if (m->line[i - 1].seat == seat)
			return true;
	return false;
}

static void read_wishes(const struct table *m, const char *words, struct pet_order *out)
{
	while (*words && out->count < PET_WISHES_MAX) {
		size_t n = strcspn(words, ";");
		pet_move mv = pet_token_move_find(m->game, words, n);
		if (mv != PET_MOVE_NONE)
			out->wish[out->count++] = mv;
		words += words[n] ? n + 1 : n;
	}
}

bool orders_held(struct server *s, const struct table *m, int seat, struct order *out)
{
	struct order_row row = { 0 };
	memset(out, 0, sizeof *out);
	if (store_order(&s->store, m->row.id, seat, &row) != 1 ||
	    strcmp(row.user, m->seat[seat].user) != 0 || m->seat[seat].kind != SEAT_HUMAN ||
	    row.line > m->record.count || played_since(m, seat, row.line) ||
	    (row.round >= 0 && row.round != round_of(m)))
		return false;
	read_wishes(m, row.wishes, &out->wants);
	out->wants.pass = row.pass;
	out->until = row.round >= 0 ? ORDER_ROUND : ORDER_TURN;
	return out->wants.count || out->wants.pass;
}

bool orders_give(struct server *s, struct table *m, int seat, const struct order *order)
{
	struct order_row row = { 0 };
	struct pet_text t =
		pet_text_into(row.wishes, sizeof row.wishes, PET_LANG_EN, m->game, m->state);
	char done[ORDERED_MAX] = "";
	if (store_order(&s->store, m->row.id, seat, &row) < 0)
		return false;
	if (!strcmp(row.user, m->seat[seat].user))
		memcpy(done, row.done, sizeof done);
	row = (struct order_row){ .seat = seat, .pass = order->wants.pass };
	memcpy(row.done, done, sizeof done);
	strcpy(row.user, m->seat[seat].user);
	for (int i = 0; i < order->wants.count; i++) {
		pet_token_move(&t, order->wants.wish[i]);
		pet_text_char(&t, ';');
	}
	row.round = order->until == ORDER_ROUND ? round_of(m) : -1;
	row.line = m->record.count;
	m->orders |= 1u << seat;
	return !t.cut && store_order_put(&s->store, m->row.id, &row);
}

/* Without other servers nobody gives an order that we do not know of: most moves ask no database. */
static bool perhaps(const struct server *s, const struct table *m, int seat)
{
	return store_shared(&s->store) || m->orders >> seat & 1;
}

pet_move orders_answer(struct server *s, struct table *m, int seat)
{
	struct order order;
	if (m->row.status != TABLE_RUNNING || !perhaps(s, m, seat) ||
	    !pet_order_taken(m->game, m->state) || !orders_held(s, m, seat, &order))
		return PET_MOVE_NONE;
	return pet_order_answer(m->game, pet_game_view(m->game, m->state, (uint8_t)seat),
				&order.wants);
}

/* The oldest numbers make room. */
static void note(char done[ORDERED_MAX], uint32_t line)
{
	char word[16];
	int n = snprintf(word, sizeof word, "%u ", line);
	while (strlen(done) + (size_t)n >= ORDERED_MAX) {
		char *next = strchr(done, ' ') + 1;
		memmove(done, next, strlen(next) + 1);
	}
	strcat(done, word);
}

bool orders_obeyed(struct server *s, struct table *m, int seat)
{
	struct order_row row = { 0 };
	if (store_order(&s->store, m->row.id, seat, &row) != 1)
		return false;
	row.line = m->record.count;
	note(row.done, m->record.count);
	m->line_event[m->record.count - 1].ordered = true;
	return store_order_put(&s->store, m->row.id, &row);
}

struct marking {
	struct table *m;
	uint32_t from;
};

static void mark(void *arg, const struct order_row *row)
{
	struct marking *to = arg;
	struct table *m = to->m;
	m->orders |= 1u << row->seat;
	for (const char *at = row->done; *at; at = strchr(at, ' ') + 1) {
		unsigned long line = strtoul(at, NULL, 10);
		if (line > to->from && line <= m->record.count &&
		    m->line[line - 1].seat == row->seat &&
		    !strcmp(row->user, m->seat[row->seat].user))
			m->line_event[line - 1].ordered = true;
	}
}

void orders_mark(struct server *s, struct table *m, uint32_t from)
{
	struct marking to = { m, from };
	if ((!from || from < m->record.count) && store_orders(&s->store, m->row.id, mark, &to) < 0)
		m->orders = ~0u;
}
