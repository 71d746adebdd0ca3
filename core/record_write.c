/* record_write.c: writes a record as text, redacted for its audience (record.h). */
#include "core/record.h"

#include "core/pack.h"

/* Escapes a free text into one word: spaces, controls, # and % as %XX. */
static void put_escaped(struct pet_text *t, const char *s)
{
	for (; *s; s++) {
		uint8_t c = (uint8_t)*s;
		if (c <= ' ' || c == '#' || c == '%' || c >= 127) {
			pet_text_char(t, '%');
			pet_text_hex(t, &c, 1);
		} else {
			pet_text_char(t, *s);
		}
	}
}

static void put_options(const struct pet_record *r, struct pet_text *t)
{
	const struct pet_option *o = r->game->options;
	bool begun = false;
	for (int i = 0; o[i].key; i++) {
		if (o[i].text && !r->setup.text[0])
			continue;
		pet_text_put(t, begun ? " " : "option ");
		begun = true;
		pet_text_put(t, o[i].key);
		pet_text_char(t, '=');
		if (o[i].text)
			put_escaped(t, r->setup.text);
		else if (o[i].value)
			pet_text_put(t, o[i].value[r->setup.option[i]]);
		else
			pet_text_number(t, r->setup.option[i]);
	}
	if (begun)
		pet_text_char(t, '\n');
	if (pet_pack_of(r->setup.pack)) {
		pet_text_put(t, "option pack=");
		pet_pack_option(pet_pack_of(r->setup.pack), t);
		pet_text_char(t, '\n');
	}
}

/* The start position as audience may see it: complete, or a view. */
static void put_position(const struct pet_record *r, uint8_t audience, struct pet_text *t)
{
	_Alignas(64) unsigned char state[PET_STATE_MAX];
	struct pet_fault fault;
	pet_text_put(t, "position ");
	if (audience == PET_CHANCE) {
		pet_text_bytes(t, r->position, r->position_bytes);
	} else if (pet_position_read(r->game, r->position, r->position_bytes, state, &fault)) {
		struct pet_text one = *t;
		struct pet_json j = pet_json_into(&one);
		one.game = r->game;
		pet_view_write(r->game, pet_game_view(r->game, state, audience), &j);
		t->len = one.len;
		t->cut = one.cut;
	} else {
		pet_text_put(t, "{}");
	}
	pet_text_char(t, '\n');
}

static void put_of_seats(const struct pet_record *r, const char *word, uint8_t mask,
			 const uint8_t bytes[PET_SEATS_MAX][PET_SHA256_BYTES], struct pet_text *t)
{
	for (int i = 0; i < r->setup.seats; i++) {
		if (!(mask >> i & 1))
			continue;
		pet_text_put(t, word);
		pet_text_put(t, r->seat_name[i]);
		pet_text_char(t, ' ');
		pet_text_hex(t, bytes[i], PET_SHA256_BYTES);
		pet_text_char(t, '\n');
	}
}

bool pet_record_write_header(const struct pet_record *r, uint8_t audience, struct pet_text *t)
{
	pet_text_put(t, "petteia 1\ngame ");
	pet_text_put(t, r->game->id);
	pet_text_char(t, ' ');
	pet_text_number(t, r->version);
	pet_text_put(t, "\nseats ");
	pet_text_number(t, r->setup.seats);
	for (int i = 0; i < r->setup.seats; i++) {
		pet_text_char(t, ' ');
		pet_text_put(t, r->seat_name[i]);
	}
	pet_text_char(t, '\n');
	put_options(r, t);
	if (r->table[0]) {
		pet_text_put(t, "table ");
		pet_text_put(t, r->table);
		pet_text_char(t, '\n');
	}
	if (r->has_commit) {
		pet_text_put(t, "commit sha256:");
		pet_text_hex(t, r->commit, PET_SHA256_BYTES);
		pet_text_char(t, '\n');
	}
	if (r->dice != PET_DICE_BY_LINE)
		pet_text_put(t, r->dice == PET_DICE_FIXED ? "dice fixed\n" : "dice practice\n");
	put_of_seats(r, "seal ", r->sealed, r->seal, t);
	put_of_seats(r, "entropy ", r->entropy_from, r->entropy, t);
	if (r->has_seed) {
		pet_text_put(t, "seed ");
		pet_text_unsigned(t, r->seed);
		pet_text_char(t, '\n');
	}
	if (r->has_position)
		put_position(r, audience, t);
	return !t->cut;
}

static bool may_know(const struct pet_record_line *l, uint8_t audience)
{
	return l->seen == PET_SEEN_BY_ALL || audience == PET_CHANCE ||
	       (audience < PET_SEATS_MAX && (audience == l->seat || (l->seen >> audience & 1)));
}

bool pet_record_write_line(const struct pet_record *r, uint32_t i, uint8_t audience,
			   struct pet_text *t)
{
	const struct pet_record_line *l = &r->line[i];
	struct pet_text one = *t;
	one.game = r->game;
	pet_text_number(&one, (int64_t)i + 1);
	pet_text_char(&one, ' ');
	pet_text_put(&one, l->seat == PET_CHANCE ? "*" : r->seat_name[l->seat]);
	pet_text_char(&one, ' ');
	if (pet_move_verb(l->m) == PET_UNDO_VERB) {
		pet_text_put(&one, "undo ");
		pet_text_number(&one, l->m & 0xffffff);
	} else if (pet_move_verb(l->m) == PET_HIDDEN_VERB || !may_know(l, audience)) {
		pet_text_char(&one, '?');
	} else {
		pet_token_move(&one, l->m);
	}
	pet_text_char(&one, '\n');
	t->len = one.len;
	t->cut = one.cut;
	return !t->cut;
}

/* A share of the win as a decimal fraction of 1: one to four places. */
static void put_share(struct pet_text *t, uint8_t share)
{
	unsigned parts = (share * 20000u / PET_SHARES + 1) / 2, unit = 1000;
	pet_text_number(t, parts / 10000);
	pet_text_char(t, '.');
	parts %= 10000;
	do {
		pet_text_char(t, (char)('0' + parts / unit));
		parts %= unit;
		unit /= 10;
	} while (parts);
}

bool pet_record_write_end(const struct pet_record *r, struct pet_text *t)
{
	if (r->has_end) {
		pet_text_number(t, (int64_t)r->count + 1);
		pet_text_put(t, " end");
		for (int i = 0; i < r->setup.seats; i++) {
			if (r->share[i] == 0)
				continue;
			pet_text_char(t, ' ');
			pet_text_put(t, r->seat_name[i]);
			pet_text_char(t, ' ');
			put_share(t, r->share[i]);
		}
		pet_text_char(t, '\n');
	}
	if (r->has_reveal) {
		pet_text_put(t, "reveal ");
		pet_text_hex(t, r->secret, PET_SHA256_BYTES);
		pet_text_char(t, '\n');
	}
	return !t->cut;
}

bool pet_record_write(const struct pet_record *r, uint8_t audience, struct pet_text *t)
{
	bool fits = pet_record_write_header(r, audience, t);
	for (uint32_t i = 0; fits && i < r->count; i++)
		fits = pet_record_write_line(r, i, audience, t);
	return fits && pet_record_write_end(r, t);
}
