/* menu.c: folding of long lists, and finding a move by typed words. */
#include "clients/term/menu.h"

#include <ctype.h>
#include <stdio.h>
#include <string.h>

/* Field 0 is the verb, 1 to 3 its arguments. */
static unsigned field(pet_move m, int i)
{
	return m >> (24 - 8 * i) & 255;
}

/* Brings moves with the same value of a field together, in the order of first appearance. */
static void gather(pet_move *m, int count, int by)
{
	for (int i = 0; i < count;) {
		unsigned value = field(m[i], by);
		int end = i + 1;
		for (int k = end; k < count; k++) {
			if (field(m[k], by) != value)
				continue;
			pet_move found = m[k];
			memmove(&m[end + 1], &m[end], (size_t)(k - end) * sizeof *m);
			m[end++] = found;
		}
		i = end;
	}
}

static void fold(struct menu *menu)
{
	menu->items = 0;
	gather(menu->all, menu->count, 0);
	for (menu->fixed = 0; menu->fixed < 3; menu->fixed++) {
		int i = 1;
		while (i < menu->count &&
		       field(menu->all[i], menu->fixed) == field(menu->all[0], menu->fixed))
			i++;
		if (i < menu->count)
			break;
	}
	gather(menu->all, menu->count, menu->fixed);
	for (int i = 0; i < menu->count; i++) {
		bool joins =
			menu->count > MENU_SHORT && i > 0 &&
			field(menu->all[i], menu->fixed) == field(menu->all[i - 1], menu->fixed);
		if (joins) {
			menu->size[menu->items - 1]++;
			continue;
		}
		menu->first[menu->items] = i;
		menu->size[menu->items++] = 1;
	}
}

void menu_make(struct menu *menu, const pet_move *moves, int count, uint8_t who)
{
	memcpy(menu->all, moves, (size_t)count * sizeof *moves);
	menu->count = count;
	menu->who = who;
	fold(menu);
}

void menu_enter(const struct menu *menu, int item, struct menu *to)
{
	menu_make(to, menu->all + menu->first[item], menu->size[item], menu->who);
}

/* What every move of an item costs; 0: nothing, or not all the same. */
static unsigned price_of(const struct menu *menu, int item, const struct pet_text *t)
{
	const pet_move *m = &menu->all[menu->first[item]];
	if (!t->game->price)
		return 0;
	unsigned price = t->game->price(t->pub, m[0]);
	for (int i = 1; i < menu->size[item]; i++)
		if (t->game->price(t->pub, m[i]) != price)
			return 0;
	return price;
}

static void write_price(unsigned price, struct pet_text *t)
{
	struct pet_arg n = { "n", PET_K_NUMBER, (int32_t)price };
	pet_text_fill(t, t->game->money, NULL, 0, &n, 1);
}

/* A group in words: the verb's sentence with dots for what is still open. */
static void write_group(const struct menu *menu, int item, struct pet_text *t)
{
	static const char *const key[] = { "a", "b", "c" };
	pet_move m = menu->all[menu->first[item]];
	const struct pet_verb *verb = &t->game->verbs[pet_move_verb(m)];
	struct pet_arg args[4] = { { "who", t->game->who_kind, menu->who } };
	int count = 1;
	for (int i = 0; i < menu->fixed; i++)
		args[count++] = (struct pet_arg){ key[i], verb->kind[i], pet_move_arg(m, i) };
	bool counted = verb->plural && verb->counted < menu->fixed;

	char buf[1024];
	struct pet_text s = *t;
	s.buf = buf, s.cap = sizeof buf, s.len = 0;
	pet_text_fill(&s, verb->text, verb->plural, counted ? pet_move_arg(m, verb->counted) : 9,
		      args, count);
	for (const char *c = buf; *c;) {
		size_t close = *c == '{' ? strcspn(c, "}") : 0;
		if (*c != '{') {
			pet_text_char(t, *c++);
			continue;
		}
		pet_text_put(t, "…");
		c += close + (c[close] == '}');
	}
	pet_text_put(t, " (");
	pet_text_number(t, menu->size[item]);
	if (price_of(menu, item, t)) {
		pet_text_put(t, "; ");
		write_price(price_of(menu, item, t), t);
	}
	pet_text_put(t, ")");
}

static void write_item(const struct menu *menu, int item, struct pet_text *t)
{
	if (menu->size[item] > 1) {
		write_group(menu, item, t);
		return;
	}
	pet_text_move(t, menu->all[menu->first[item]], menu->who);
	if (price_of(menu, item, t)) {
		pet_text_put(t, " (");
		write_price(price_of(menu, item, t), t);
		pet_text_put(t, ")");
	}
}

/* Many groups that differ in one value only: the values, several a line. */
static void write_values(const struct menu *menu, struct pet_text *t)
{
	pet_move m = menu->all[0];
	uint8_t kind = t->game->verbs[pet_move_verb(m)].kind[menu->fixed - 1];
	uint32_t line = t->len;
	for (int i = 0; i < menu->items; i++) {
		pet_text_put(t, t->len == line ? "  " : ", ");
		pet_text_number(t, i + 1);
		pet_text_put(t, ") ");
		pet_text_value(t, kind, (int32_t)field(menu->all[menu->first[i]], menu->fixed));
		if (menu->size[i] > 1) {
			pet_text_put(t, " (");
			pet_text_number(t, menu->size[i]);
			pet_text_put(t, ")");
		}
		if (t->len - line > 70 || i + 1 == menu->items) {
			pet_text_char(t, '\n');
			line = t->len;
		}
	}
}

void menu_write(const struct menu *menu, struct pet_text *t)
{
	if (menu->items > MENU_SHORT && menu->fixed > 0) {
		write_values(menu, t);
		return;
	}
	for (int i = 0; i < menu->items; i++) {
		pet_text_put(t, i < 9 ? "   " : "  ");
		pet_text_number(t, i + 1);
		pet_text_put(t, ") ");
		write_item(menu, i, t);
		pet_text_char(t, '\n');
	}
}

/* ---- typed answers --------------------------------------------------------------------------- */

enum { WORDS = 5, WORD_BYTES = 48 };

/* Small letters, for the alphabets of our languages (UTF-8). */
static void lower(char *to, size_t cap, const char *s, size_t n)
{
	size_t len = 0;
	for (size_t i = 0; i < n && len + 2 < cap; i++) {
		unsigned char a = (unsigned char)s[i], b = i + 1 < n ? (unsigned char)s[i + 1] : 0;
		if (a < 128) {
			to[len++] = (char)tolower(a);
			continue;
		}
		if (a == 0xD0 && b >= 0x90 && b <= 0x9F)
			b += 0x20;
		else if (a == 0xD0 && b >= 0xA0 && b <= 0xAF)
			a = 0xD1, b -= 0x20;
		else if (a == 0xD0 && b == 0x81)
			a = 0xD1, b = 0x91;
		else if (a == 0xC3 && b == 0x93)
			b = 0xB3;
		else if ((a == 0xC4 && b <= 0xB7 && b % 2 == 0) ||
			 (a == 0xC5 && b >= 0x8A && b <= 0xB6 && b % 2 == 0) ||
			 (a == 0xC5 &&
			  (b == 0x81 || b == 0x83 || b == 0xB9 || b == 0xBB || b == 0xBD)))
			b++;
		to[len++] = (char)a;
		if (b)
			to[len++] = (char)b, i++;
	}
	to[len] = 0;
}

static bool begins(const char *s, const char *prefix)
{
	return !strncmp(s, prefix, strlen(prefix));
}

/* Does one of the words of a text begin like this? */
static bool word_begins(const char *text, const char *prefix)
{
	for (const char *s = text; *s;) {
		if (begins(s, prefix))
			return true;
		while (*s && !strchr(" -'’(", *s))
			s++;
		while (*s && strchr(" -'’(", *s))
			s++;
	}
	return false;
}

/* 0: the typed word does not mean this value; 1: it begins like its token or a word of its label;
 * 2: it is the token. */
static int value_fits(const struct pet_text *words, uint8_t kind, int32_t value, const char *typed)
{
	char raw[256], small[256];
	struct pet_text t = *words;
	t.buf = raw, t.cap = sizeof raw, t.len = 0;
	pet_token_value(&t, kind, value);
	lower(small, sizeof small, raw, t.len);
	if (!strcmp(small, typed))
		return 2;
	if (kind == PET_K_NUMBER)
		return 0;
	if (begins(small, typed))
		return 1;
	t.len = 0;
	pet_text_value(&t, kind, value);
	lower(small, sizeof small, raw, t.len);
	return word_begins(small, typed);
}

static int verb_fits(const struct pet_text *words, const struct pet_verb *verb, const char *typed)
{
	char small[256];
	lower(small, sizeof small, verb->token, strlen(verb->token));
	if (!strcmp(small, typed))
		return 2;
	if (begins(small, typed))
		return 1;
	const char *text = pet_text_tr(words->lang, verb->text);
	lower(small, sizeof small, text, strcspn(text, " "));
	return begins(small, typed);
}

/* How well the typed words fit a move: 0 not at all, else 1 plus the words that are exact. */
static int move_fits(const struct pet_text *words, pet_move m, char typed[][WORD_BYTES], int count,
		     bool verb_too)
{
	const struct pet_verb *verb = &words->game->verbs[pet_move_verb(m)];
	int score = 1, at = 0;
	if (verb_too) {
		int fit = verb_fits(words, verb, typed[at++]);
		if (!fit)
			return 0;
		score += fit == 2;
	}
	for (int i = 0; i < 3 && at < count; i++) {
		if (verb->kind[i] == PET_K_NONE)
			continue;
		int fit = value_fits(words, verb->kind[i], pet_move_arg(m, i), typed[at++]);
		if (!fit)
			return 0;
		score += fit == 2;
	}
	return at == count ? score : 0;
}

int menu_match(const struct menu *menu, const struct pet_text *words, const char *line,
	       pet_move *out)
{
	char typed[WORDS][WORD_BYTES];
	const char *s = line, *end = line + strlen(line), *word;
	size_t n;
	int count = 0;
	while (pet_token_next(&s, end, &word, &n)) {
		if (count == WORDS || n >= WORD_BYTES - 2)
			return 0;
		lower(typed[count++], WORD_BYTES, word, n);
	}
	if (!count)
		return 0;
	for (int verb_too = 1; verb_too >= 0; verb_too--) {
		int best = 0, found = 0;
		for (int i = 0; i < menu->count; i++) {
			int fit = move_fits(words, menu->all[i], typed, count, verb_too);
			if (fit > best)
				best = fit, found = 0;
			if (fit && fit == best)
				out[found++] = menu->all[i];
		}
		if (found)
			return found;
	}
	return 0;
}

pet_move menu_guess(const struct menu *menu, const struct pet_game *game, const char *line)
{
	size_t first = strcspn(line, " ");
	pet_move m = pet_token_move_find(game, line, strlen(line));
	for (int i = 0; i < menu->count && m == PET_MOVE_NONE; i++) {
		if (i && pet_move_verb(menu->all[i]) == pet_move_verb(menu->all[i - 1]))
			continue;
		char words[512];
		const char *verb = game->verbs[pet_move_verb(menu->all[i])].token;
		bool begun = first && !strncmp(verb, line, first);
		int n = snprintf(words, sizeof words, "%s %s", verb, begun ? line + first : line);
		if (n > 0 && n < (int)sizeof words)
			m = pet_token_move_find(game, words, (size_t)n);
	}
	return m;
}
