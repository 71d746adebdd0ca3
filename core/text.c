/* text.c: filling messages with values, and the words of moves, events, prompts and reasons. */
#include "core/text.h"

#include <string.h>

struct text text_into(char *buf, uint32_t cap, uint8_t lang, const struct game *game,
		      const void *pub)
{
	struct text t = { .buf = buf, .cap = cap, .lang = lang, .game = game, .pub = pub };
	if (cap)
		buf[0] = 0;
	return t;
}

void text_bytes(struct text *t, const char *s, size_t n)
{
	if (t->cap == 0 || n > t->cap - 1 - t->len) {
		t->cut = true;
		return;
	}
	memcpy(t->buf + t->len, s, n);
	t->len += (uint32_t)n;
	t->buf[t->len] = 0;
}

void text_char(struct text *t, char c)
{
	text_bytes(t, &c, 1);
}

size_t text_length(const char *s)
{
	size_t n = 0;
	while (s[n])
		n++;
	return n;
}

void text_put(struct text *t, const char *s)
{
	text_bytes(t, s, text_length(s));
}

void text_number(struct text *t, int64_t n)
{
	char digits[24];
	int at = sizeof digits;
	uint64_t rest = n < 0 ? 0 - (uint64_t)n : (uint64_t)n;
	do
		digits[--at] = (char)('0' + rest % 10);
	while (rest /= 10);
	if (n < 0)
		digits[--at] = '-';
	text_bytes(t, digits + at, sizeof digits - (size_t)at);
}

void text_say(struct text *t, const char *id)
{
	text_put(t, text_tr(t->lang, id));
}

void text_value(struct text *t, uint8_t kind, int32_t value)
{
	const struct game *game = t->game;
	if (kind == K_SEAT && t->seat_name && value >= 0 && value < SEATS_MAX) {
		text_put(t, t->seat_name[value]);
		return;
	}
	if (kind == K_FLAG) {
		text_say(t, value ? N_("yes") : N_("no"));
		return;
	}
	if (kind >= K_GAME && game && kind < game->kind_count) {
		const struct kind *k = &game->kinds[kind];
		if (value >= 0 && value < k->seats) {
			text_value(t, K_SEAT, value);
			return;
		}
		if (value >= 0 && value < k->count && k->label) {
			text_say(t, k->label(t->pub, (uint8_t)value));
			return;
		}
	}
	token_value(t, kind, value);
}

static const struct arg *arg_named(const struct arg *args, int count, const char *key, size_t n)
{
	for (int i = 0; i < count; i++)
		if (token_is(key, n, args[i].key))
			return &args[i];
	return NULL;
}

void text_fill(struct text *t, const char *id, const char *plural, int32_t n,
	       const struct arg *args, int count)
{
	const char *s = plural ? text_trn(t->lang, id, plural, n) : text_tr(t->lang, id);
	while (*s) {
		size_t run = 0;
		while (s[run] && s[run] != '{')
			run++;
		text_bytes(t, s, run);
		s += run;
		if (!*s)
			break;
		size_t key = 0;
		while (s[1 + key] && s[1 + key] != '}')
			key++;
		const struct arg *a = arg_named(args, count, s + 1, key);
		if (a)
			text_value(t, a->kind, a->value);
		else
			text_bytes(t, s, key + 1 + (s[1 + key] == '}'));
		s += key + 1 + (s[1 + key] == '}');
	}
}

static const char *const abcd[] = { "a", "b", "c", "d" };

static int move_args(const struct game *game, move m, uint8_t who, struct arg *args)
{
	const struct verb *verb = &game->verbs[move_verb(m)];
	for (int i = 0; i < 3; i++)
		args[i] = (struct arg){ abcd[i], verb->kind[i], move_arg(m, i) };
	args[3] = (struct arg){ "who", game->who_kind, who };
	return 4;
}

void text_move(struct text *t, move m, uint8_t who)
{
	const struct game *game = t->game;
	if (move_verb(m) == 0 || move_verb(m) >= game->verb_count) {
		text_put(t, "?");
		return;
	}
	const struct verb *verb = &game->verbs[move_verb(m)];
	struct arg args[4];
	int count = move_args(game, m, who, args);
	text_fill(t, verb->text, verb->plural, move_arg(m, verb->counted), args, count);
}

void text_event(struct text *t, const struct event *e, uint8_t seat)
{
	const struct event_row *row = &t->game->events[e->code];
	const uint8_t value[4] = { e->a, e->b, e->c, e->d };
	struct arg args[5];
	bool knows = e->seen == SEEN_BY_ALL || (seat < SEATS_MAX && (e->seen >> seat & 1));

	args[0] = (struct arg){ "who", t->game->who_kind, e->who };
	for (int i = 0; i < 4; i++)
		args[i + 1] = (struct arg){ abcd[i], row->kind[i], value[i] };
	if (knows || !row->hidden)
		text_fill(t, row->text, row->plural, value[row->counted], args, knows ? 5 : 1);
	else
		text_fill(t, row->hidden, NULL, 0, args, 1);
}

void text_prompt(struct text *t, const void *pub)
{
	const struct flow *fl = pub;
	if (fl->depth == 0) {
		text_say(t, "the game is over");
		return;
	}
	const struct frame *f = game_frame(pub);
	const struct node *node = game_node(t->game, pub);
	struct arg args[FRAME_LOCALS + 2];
	int count = 0;
	args[count++] = (struct arg){ "who", t->game->who_kind, f->who };
	args[count++] = (struct arg){ "n", K_NUMBER, f->n };
	for (int i = 0; node->locals && node->locals[i].name; i++)
		args[count++] = (struct arg){ node->locals[i].name, node->locals[i].kind, f->x[i] };
	text_fill(t, node->prompt ? node->prompt : node->name, NULL, 0, args, count);
}

void text_reason(struct text *t, const struct reason *r, move m, uint8_t who)
{
	struct arg args[4];
	int count = 0;
	if (move_verb(m) && move_verb(m) < t->game->verb_count)
		count = move_args(t->game, m, who, args);
	text_fill(t, r->text, NULL, 0, args, count);
}
