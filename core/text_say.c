/* text_say.c: moves, events, questions, reasons and warnings as sentences (text.h): which values the message
 * of each is filled with. */
#include "core/text.h"

#include <string.h>

/* A sentence begins with a capital, even when it starts with a name with its article or
 * preposition. */
static void capital(struct pet_text *t, uint32_t from)
{
	unsigned char *s = (unsigned char *)t->buf + from;
	if (t->len == from)
		return;
	if (s[0] >= 'a' && s[0] <= 'z')
		s[0] = (unsigned char)(s[0] - 32);
	else if (s[0] == 0xD0 && s[1] >= 0xB0) /* а to п */
		s[1] = (unsigned char)(s[1] - 32);
	else if (s[0] == 0xD1 && s[1] <= 0x8F) /* р to я */
		s[0] = 0xD0, s[1] = (unsigned char)(s[1] + 32);
	else if (s[0] == 0xC5 && (s[1] == 0x82 || s[1] == 0x9B || s[1] == 0xBA || s[1] == 0xBC))
		s[1] = (unsigned char)(s[1] - 1); /* ł, ś, ź, ż */
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
	uint32_t from = t->len;
	pet_text_fill(t, verb->text, verb->plural, pet_move_arg(m, verb->counted), args, count);
	capital(t, from);
}

void pet_text_choice(struct pet_text *t, pet_move m, uint8_t who)
{
	const char *id = t->game->says && t->pub ? t->game->says(t->pub, m) : NULL;
	struct pet_arg args[4];
	uint32_t from = t->len;
	if (!id) {
		pet_text_move(t, m, who);
		return;
	}
	pet_text_fill(t, id, NULL, 0, args, move_args(t->game, m, who, args));
	capital(t, from);
}

enum { EVENT_ARGS = 5 };

static void event_args(const struct pet_text *t, const struct pet_event *e,
		       struct pet_arg args[EVENT_ARGS])
{
	const uint8_t value[4] = { e->a, e->b, e->c, e->d };
	args[0] = (struct pet_arg){ "who", t->game->who_kind, e->who };
	for (int i = 0; i < 4; i++)
		args[i + 1] =
			(struct pet_arg){ abcd[i], t->game->events[e->code].kind[i], value[i] };
}

static bool event_known(const struct pet_event *e, uint8_t seat)
{
	return e->seen == PET_SEEN_BY_ALL || (seat < PET_SEATS_MAX && (e->seen >> seat & 1));
}

void pet_text_event(struct pet_text *t, const struct pet_event *e, uint8_t seat)
{
	const struct pet_event_row *row = &t->game->events[e->code];
	struct pet_arg args[EVENT_ARGS];
	uint32_t from = t->len;
	bool knows = event_known(e, seat);

	event_args(t, e, args);
	if (knows || !row->hidden)
		pet_text_fill(t, row->text, row->plural, args[1 + row->counted].value, args,
			      knows ? EVENT_ARGS : 1);
	else
		pet_text_fill(t, row->hidden, NULL, 0, args, 1);
	capital(t, from);
}

static void part_of_event(struct pet_text *t, const char *id, const struct pet_event *e,
			  uint8_t seat)
{
	struct pet_arg args[EVENT_ARGS];
	if (!id || !event_known(e, seat))
		return;
	event_args(t, e, args);
	pet_text_fill(t, id, NULL, 0, args, EVENT_ARGS);
}

void pet_text_several(struct pet_text *t, const struct pet_event *e, uint8_t seat)
{
	uint32_t from = t->len;
	part_of_event(t, t->game->events[e->code].several, e, seat);
	capital(t, from);
}

void pet_text_item(struct pet_text *t, const struct pet_event *e, uint8_t seat)
{
	part_of_event(t, t->game->events[e->code].item, e, seat);
}

static const char *find_word(const char *s, const char *word)
{
	size_t n = pet_text_length(word);
	for (; *s; s++)
		if (pet_text_length(s) >= n && !memcmp(s, word, n))
			return s;
	return NULL;
}

/* Whether b continues the sentence of a: either both are items of one list, or the seat reads the
 * same text for both. */
static bool event_continues(const struct pet_text *t, const struct pet_event *a,
			    const struct pet_event *b, uint8_t seat, bool *listed)
{
	const struct pet_event_row *row = &t->game->events[a->code];
	bool knows = event_known(a, seat);
	if (a->code != b->code || knows != event_known(b, seat))
		return false;
	*listed = row->several && knows;
	if (*listed)
		return a->who == b->who || !find_word(row->several, "{who}");
	return a->who == b->who && (knows || !row->hidden ? !memcmp(a, b, sizeof *a) : true);
}

uint32_t pet_text_events(struct pet_text *t, const struct pet_event *e, uint32_t count,
			 uint8_t seat)
{
	static const char place[] = "{list}";
	char sentence[400];
	bool listed = false;
	uint32_t n = 1;
	while (n < count && event_continues(t, e, &e[n], seat, &listed))
		n++;
	if (n == 1 || !listed) {
		pet_text_event(t, e, seat);
		if (n == 1 || !t->len || t->cut)
			return n;
		bool stop = t->buf[t->len - 1] == '.';
		t->len -= stop;
		pet_text_put(t, " ×");
		pet_text_number(t, n);
		pet_text_put(t, stop ? "." : "");
		return n;
	}
	struct pet_text s = *t;
	s.buf = sentence, s.cap = sizeof sentence, s.len = 0, s.cut = false, sentence[0] = 0;
	pet_text_several(&s, e, seat);
	const char *list = find_word(sentence, place);
	pet_text_bytes(t, sentence, list ? (size_t)(list - sentence) : s.len);
	for (uint32_t i = 0; list && i < n; i++) {
		pet_text_put(t, i ? ", " : "");
		pet_text_item(t, &e[i], seat);
	}
	pet_text_put(t, list ? list + sizeof place - 1 : "");
	t->cut |= s.cut;
	t->formless |= s.formless;
	return n;
}

void pet_text_prompt(struct pet_text *t, const void *pub)
{
	pet_text_question(t, (struct pet_view){ pub, NULL, PET_NOBODY });
}

void pet_text_question(struct pet_text *t, struct pet_view v)
{
	const void *pub = v.pub;
	const struct pet_flow *fl = pub;
	if (fl->depth == 0) {
		pet_text_say(t, "The game is over.");
		return;
	}
	const struct pet_frame *f = pet_game_frame(pub);
	const struct pet_node *node = pet_game_node(t->game, pub);
	struct pet_arg args[PET_FRAME_LOCALS + 2 + PET_ABOUT_MAX];
	int count = 0;
	args[count++] = (struct pet_arg){ "who", t->game->who_kind, f->who };
	args[count++] = (struct pet_arg){ "n", PET_K_NUMBER, f->n };
	for (int i = 0; node->locals && node->locals[i].name; i++)
		args[count++] =
			(struct pet_arg){ node->locals[i].name, node->locals[i].kind, f->x[i] };
	if (t->game->about)
		count += t->game->about(v, args + count);
	uint32_t from = t->len;
	pet_text_fill(t, node->prompt ? node->prompt : node->name, NULL, 0, args, count);
	capital(t, from);
}

void pet_text_reason(struct pet_text *t, const struct pet_reason *r, pet_move m, uint8_t who)
{
	struct pet_arg args[4];
	int count = 0;
	if (pet_move_verb(m) && pet_move_verb(m) < t->game->verb_count)
		count = move_args(t->game, m, who, args);
	uint32_t from = t->len;
	pet_text_fill(t, r->text, NULL, 0, args, count);
	capital(t, from);
}

void pet_text_warning(struct pet_text *t, const struct pet_warning *w)
{
	const struct pet_arg args[] = { { "n", PET_K_NUMBER, w->n },
					{ "m", PET_K_NUMBER, w->m },
					{ "place", w->kind, w->place } };
	pet_text_fill(t, w->text, NULL, 0, args, w->kind == PET_K_NONE ? 2 : 3);
}
