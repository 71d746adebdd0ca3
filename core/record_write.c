/* record_write.c: a record as text, for whoever may see it (record.h). */
#include "core/record.h"

static void hex(struct text *t, const uint8_t *bytes, int n)
{
	for (int i = 0; i < n; i++) {
		text_char(t, "0123456789abcdef"[bytes[i] >> 4]);
		text_char(t, "0123456789abcdef"[bytes[i] & 15]);
	}
}

/* A free text as one word: spaces, controls, # and % as %XX. */
static void put_escaped(struct text *t, const char *s)
{
	for (; *s; s++) {
		uint8_t c = (uint8_t)*s;
		if (c <= ' ' || c == '#' || c == '%' || c >= 127) {
			text_char(t, '%');
			hex(t, &c, 1);
		} else {
			text_char(t, *s);
		}
	}
}

static void put_options(const struct record *r, struct text *t)
{
	const struct option *o = r->game->options;
	bool begun = false;
	for (int i = 0; o[i].key; i++) {
		if (o[i].text && !r->setup.text[0])
			continue;
		text_put(t, begun ? " " : "option ");
		begun = true;
		text_put(t, o[i].key);
		text_char(t, '=');
		if (o[i].text)
			put_escaped(t, r->setup.text);
		else if (o[i].value)
			text_put(t, o[i].value[r->setup.option[i]]);
		else
			text_number(t, r->setup.option[i]);
	}
	if (begun)
		text_char(t, '\n');
}

static void put_seed(struct text *t, uint64_t seed)
{
	if (seed / 10)
		text_number(t, (int64_t)(seed / 10));
	text_char(t, (char)('0' + seed % 10));
}

/* The start position as audience may see it: the whole, or the view of it. */
static void put_position(const struct record *r, uint8_t audience, struct text *t)
{
	_Alignas(64) unsigned char state[STATE_MAX];
	struct fault fault;
	text_put(t, "position ");
	if (audience == CHANCE) {
		text_bytes(t, r->position, r->position_bytes);
	} else if (position_read(r->game, r->position, r->position_bytes, state, &fault)) {
		struct text one = *t;
		struct json j = json_into(&one);
		one.game = r->game;
		view_write(r->game, game_view(r->game, state, audience), &j);
		t->len = one.len;
		t->cut = one.cut;
	} else {
		text_put(t, "{}");
	}
	text_char(t, '\n');
}

bool record_write_header(const struct record *r, uint8_t audience, struct text *t)
{
	text_put(t, "petteia 1\ngame ");
	text_put(t, r->game->id);
	text_char(t, ' ');
	text_number(t, r->version);
	text_put(t, "\nseats ");
	text_number(t, r->setup.seats);
	for (int i = 0; i < r->setup.seats; i++) {
		text_char(t, ' ');
		text_put(t, r->seat_name[i]);
	}
	text_char(t, '\n');
	put_options(r, t);
	if (r->table[0]) {
		text_put(t, "table ");
		text_put(t, r->table);
		text_char(t, '\n');
	}
	if (r->has_commit) {
		text_put(t, "commit sha256:");
		hex(t, r->commit, SHA256_BYTES);
		text_char(t, '\n');
	}
	if (r->has_seed) {
		text_put(t, "seed ");
		put_seed(t, r->seed);
		text_char(t, '\n');
	}
	if (r->has_position)
		put_position(r, audience, t);
	return !t->cut;
}

static bool may_know(const struct record_line *l, uint8_t audience)
{
	return l->seen == SEEN_BY_ALL || audience == CHANCE ||
	       (audience < SEATS_MAX && (audience == l->seat || (l->seen >> audience & 1)));
}

bool record_write_line(const struct record *r, uint32_t i, uint8_t audience, struct text *t)
{
	const struct record_line *l = &r->line[i];
	struct text one = *t;
	one.game = r->game;
	text_number(&one, (int64_t)i + 1);
	text_char(&one, ' ');
	text_put(&one, l->seat == CHANCE ? "*" : r->seat_name[l->seat]);
	text_char(&one, ' ');
	if (move_verb(l->m) == UNDO_VERB) {
		text_put(&one, "undo ");
		text_number(&one, l->m & 0xffffff);
	} else if (move_verb(l->m) == HIDDEN_VERB || !may_know(l, audience)) {
		text_char(&one, '?');
	} else {
		token_move(&one, l->m);
	}
	text_char(&one, '\n');
	t->len = one.len;
	t->cut = one.cut;
	return !t->cut;
}

/* A share of the win as a decimal of 1: at least one place, at most four. */
static void put_share(struct text *t, uint8_t share)
{
	unsigned parts = (share * 20000u / SHARES + 1) / 2, unit = 1000;
	text_number(t, parts / 10000);
	text_char(t, '.');
	parts %= 10000;
	do {
		text_char(t, (char)('0' + parts / unit));
		parts %= unit;
		unit /= 10;
	} while (parts);
}

bool record_write_end(const struct record *r, struct text *t)
{
	if (r->has_end) {
		text_number(t, (int64_t)r->count + 1);
		text_put(t, " end");
		for (int i = 0; i < r->setup.seats; i++) {
			if (r->share[i] == 0)
				continue;
			text_char(t, ' ');
			text_put(t, r->seat_name[i]);
			text_char(t, ' ');
			put_share(t, r->share[i]);
		}
		text_char(t, '\n');
	}
	if (r->has_reveal) {
		text_put(t, "reveal ");
		hex(t, r->secret, SHA256_BYTES);
		text_char(t, '\n');
	}
	return !t->cut;
}

bool record_write(const struct record *r, uint8_t audience, struct text *t)
{
	bool fits = record_write_header(r, audience, t);
	for (uint32_t i = 0; fits && i < r->count; i++)
		fits = record_write_line(r, i, audience, t);
	return fits && record_write_end(r, t);
}
