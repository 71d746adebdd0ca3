/* text.c: filling messages with values, and the words of moves, events, prompts and reasons. */
#include "core/text.h"

#include <string.h>

#include "core/mark.h"

struct pet_text pet_text_into(char *buf, uint32_t cap, uint8_t lang, const struct pet_game *game,
			      const void *pub)
{
	struct pet_text t = { .buf = buf, .cap = cap, .lang = lang, .game = game, .pub = pub };
	if (cap)
		buf[0] = 0;
	return t;
}

void pet_text_bytes(struct pet_text *t, const char *s, size_t n)
{
	if (t->cap == 0 || n > t->cap - 1 - t->len) {
		t->cut = true;
		return;
	}
	memcpy(t->buf + t->len, s, n);
	t->len += (uint32_t)n;
	t->buf[t->len] = 0;
}

void pet_text_char(struct pet_text *t, char c)
{
	pet_text_bytes(t, &c, 1);
}

size_t pet_text_length(const char *s)
{
	size_t n = 0;
	while (s[n])
		n++;
	return n;
}

void pet_text_put(struct pet_text *t, const char *s)
{
	pet_text_bytes(t, s, pet_text_length(s));
}

/* Writes n so that it ends before digits[end]; returns where it begins. */
static size_t digits_before(char *digits, size_t end, uint64_t n)
{
	do
		digits[--end] = (char)('0' + n % 10);
	while (n /= 10);
	return end;
}

void pet_text_hex(struct pet_text *t, const uint8_t *bytes, int n)
{
	for (int i = 0; i < n; i++) {
		pet_text_char(t, "0123456789abcdef"[bytes[i] >> 4]);
		pet_text_char(t, "0123456789abcdef"[bytes[i] & 15]);
	}
}

void pet_text_number(struct pet_text *t, int64_t n)
{
	char digits[24];
	uint64_t size = n < 0 ? 0 - (uint64_t)n : (uint64_t)n;
	size_t at = digits_before(digits, sizeof digits, size);
	if (n < 0)
		digits[--at] = '-';
	pet_text_bytes(t, digits + at, sizeof digits - at);
}

void pet_text_unsigned(struct pet_text *t, uint64_t n)
{
	char digits[24];
	size_t at = digits_before(digits, sizeof digits, n);
	pet_text_bytes(t, digits + at, sizeof digits - at);
}

void pet_text_say(struct pet_text *t, const char *id)
{
	pet_text_put(t, pet_text_tr(t->lang, id));
}

void pet_text_value(struct pet_text *t, uint8_t kind, int32_t value)
{
	const struct pet_game *game = t->game;
	if (kind == PET_K_SEAT && t->seat_name && value >= 0 && value < PET_SEATS_MAX) {
		pet_text_put(t, t->seat_name[value]);
		return;
	}
	if (kind == PET_K_FLAG) {
		pet_text_say(t, value ? N_("yes") : N_("no"));
		return;
	}
	if (kind >= PET_K_GAME && game && kind < game->kind_count) {
		const struct pet_kind *k = &game->kinds[kind];
		if (value >= 0 && value < k->seats) {
			pet_text_value(t, PET_K_SEAT, value);
			return;
		}
		if (value >= 0 && value < k->count && k->label) {
			pet_text_say(t, k->label(t->pub, (uint8_t)value));
			return;
		}
	}
	pet_token_value(t, kind, value);
}

static const struct pet_arg *arg_named(const struct pet_arg *args, int count, const char *key,
				       size_t n)
{
	for (int i = 0; i < count; i++)
		if (pet_token_is(key, n, args[i].key))
			return &args[i];
	return NULL;
}

void pet_text_fill(struct pet_text *t, const char *id, const char *plural, int32_t n,
		   const struct pet_arg *args, int count)
{
	const char *s = plural ? pet_text_trn(t->lang, id, plural, n) : pet_text_tr(t->lang, id);
	while (*s) {
		size_t run = 0;
		while (s[run] && s[run] != '{')
			run++;
		pet_text_bytes(t, s, run);
		s += run;
		if (!*s)
			break;
		size_t key = 0;
		while (s[1 + key] && s[1 + key] != '}')
			key++;
		const struct pet_arg *a = arg_named(args, count, s + 1, key);
		if (a)
			pet_text_value(t, a->kind, a->value);
		else
			pet_text_bytes(t, s, key + 1 + (s[1 + key] == '}'));
		s += key + 1 + (s[1 + key] == '}');
	}
}

static const char *const abcd[] = { "a", "b", "c", "d" };

static int move_args(const struct pet_game *game, pet_move m, uint8_t who, struct pet_arg *args)
{
	const struct pet_verb *verb = &game->verbs[pet_move_verb(m)];
	for (int i = 0; i < 3; i++)
		args[i] = (struct pet_arg){ abcd[i], verb->kind[i], pet_move_arg(m, i) };
	args[3] = (struct pet_arg){ "who", game->who_kind, who };
	return 4;
}

void pet_text_move(struct pet_text *t, pet_move m, uint8_t who)
{
	const struct pet_game *game = t->game;
	if (pet_move_verb(m) == 0 || pet_move_verb(m) >= game->verb_count) {
		pet_text_put(t, "?");
		return;
	}
	const struct pet_verb *verb = &game->verbs[pet_move_verb(m)];
	struct pet_arg args[4];
	int count = move_args(game, m, who, args);
	pet_text_fill(t, verb->text, verb->plural, pet_move_arg(m, verb->counted), args, count);
}

void pet_text_event(struct pet_text *t, const struct pet_event *e, uint8_t seat)
{
	const struct pet_event_row *row = &t->game->events[e->code];
	const uint8_t value[4] = { e->a, e->b, e->c, e->d };
	struct pet_arg args[5];
	bool knows = e->seen == PET_SEEN_BY_ALL || (seat < PET_SEATS_MAX && (e->seen >> seat & 1));

	args[0] = (struct pet_arg){ "who", t->game->who_kind, e->who };
	for (int i = 0; i < 4; i++)
		args[i + 1] = (struct pet_arg){ abcd[i], row->kind[i], value[i] };
	if (knows || !row->hidden)
		pet_text_fill(t, row->text, row->plural, value[row->counted], args, knows ? 5 : 1);
	else
		pet_text_fill(t, row->hidden, NULL, 0, args, 1);
}

void pet_text_prompt(struct pet_text *t, const void *pub)
{
	const struct pet_flow *fl = pub;
	if (fl->depth == 0) {
		pet_text_say(t, "the game is over");
		return;
	}
	const struct pet_frame *f = pet_game_frame(pub);
	const struct pet_node *node = pet_game_node(t->game, pub);
	struct pet_arg args[PET_FRAME_LOCALS + 2];
	int count = 0;
	args[count++] = (struct pet_arg){ "who", t->game->who_kind, f->who };
	args[count++] = (struct pet_arg){ "n", PET_K_NUMBER, f->n };
	for (int i = 0; node->locals && node->locals[i].name; i++)
		args[count++] =
			(struct pet_arg){ node->locals[i].name, node->locals[i].kind, f->x[i] };
	pet_text_fill(t, node->prompt ? node->prompt : node->name, NULL, 0, args, count);
}

void pet_text_reason(struct pet_text *t, const struct pet_reason *r, pet_move m, uint8_t who)
{
	struct pet_arg args[4];
	int count = 0;
	if (pet_move_verb(m) && pet_move_verb(m) < t->game->verb_count)
		count = move_args(t->game, m, who, args);
	pet_text_fill(t, r->text, NULL, 0, args, count);
}

void pet_text_warning(struct pet_text *t, const struct pet_warning *w)
{
	const struct pet_arg args[] = { { "n", PET_K_NUMBER, w->n },
					{ "m", PET_K_NUMBER, w->m },
					{ "place", w->kind, w->place } };
	pet_text_fill(t, w->text, NULL, 0, args, w->kind == PET_K_NONE ? 2 : 3);
}
