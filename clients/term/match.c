/* match.c: which move is meant by words typed instead of a number.
 *
 * The words may be what the menu shows, its beginning, the tokens of the notation cut short ("march
 * na pa"), or some words of a label in any order. The first of these ways that finds anything
 * counts; several moves become a menu of their own. */
#include <ctype.h>
#include <stdio.h>
#include <string.h>

#include "clients/term/menu.h"

enum { WORDS = 5, WORD_BYTES = 48 };

void menu_lower(char *to, size_t cap, const char *s, size_t n)
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
	menu_lower(small, sizeof small, raw, t.len);
	if (!strcmp(small, typed))
		return 2;
	if (kind == PET_K_NUMBER)
		return 0;
	if (begins(small, typed))
		return 1;
	t.len = 0;
	pet_text_value(&t, kind, value);
	menu_lower(small, sizeof small, raw, t.len);
	return word_begins(small, typed);
}

static int verb_fits(const struct pet_text *words, const struct pet_verb *verb, const char *typed)
{
	char small[256];
	menu_lower(small, sizeof small, verb->token, strlen(verb->token));
	if (!strcmp(small, typed))
		return 2;
	if (begins(small, typed))
		return 1;
	const char *text = pet_text_tr(words->lang, verb->text);
	menu_lower(small, sizeof small, text, strcspn(text, " "));
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

/* By the tokens of the notation, possibly abbreviated, with or without the verb. */
static int match_tokens(const struct menu *menu, const struct pet_text *words, const char *line,
			pet_move *out)
{
	char typed[WORDS][WORD_BYTES];
	const char *s = line, *end = line + strlen(line), *word;
	size_t n;
	int count = 0;
	while (pet_token_next(&s, end, &word, &n)) {
		if (count == WORDS || n >= WORD_BYTES - 2)
			return 0;
		menu_lower(typed[count++], WORD_BYTES, word, n);
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

/* ---- labels ---------------------------------------------------------------------------------- */

enum { LABEL_BYTES = 1024 };

/* Lower case and single spaces; dots, brackets and other marks become spaces. */
static void plain(char to[LABEL_BYTES], const char *s)
{
	char small[LABEL_BYTES];
	size_t len = 0;
	menu_lower(small, sizeof small, s, strlen(s));
	for (size_t i = 0; small[i]; i++) {
		unsigned char c = (unsigned char)small[i];
		bool mark = c < 128 ? !isalnum(c) : false;
		if (c == 0xE2 && small[i + 1] && small[i + 2]) /* … ’ – and their like */
			mark = true, i += 2;
		if (c == 0xC2 && small[i + 1]) /* a no-break space, « » */
			mark = true, i++;
		if (!mark)
			to[len++] = (char)c;
		else if (len && to[len - 1] != ' ')
			to[len++] = ' ';
	}
	while (len && to[len - 1] == ' ')
		len--;
	to[len] = 0;
}

/* The label of one move, or of an item as the menu shows it. */
static void plain_move(const struct menu *menu, const struct pet_text *words, pet_move m,
		       char to[LABEL_BYTES])
{
	char raw[LABEL_BYTES];
	struct pet_text t = *words;
	t.buf = raw, t.cap = sizeof raw, t.len = 0, raw[0] = 0;
	pet_text_choice(&t, m, menu->who);
	plain(to, raw);
}

/* shown: with what stands in brackets behind it, a number of choices or a price. */
static void plain_item(const struct menu *menu, const struct pet_text *words, int item, bool shown,
		       char to[LABEL_BYTES])
{
	char raw[LABEL_BYTES];
	struct pet_text t = *words;
	t.buf = raw, t.cap = sizeof raw, t.len = 0, raw[0] = 0;
	menu_label(menu, item, &t);
	char *bracket = strrchr(raw, '(');
	if (!shown && bracket && bracket > raw)
		*bracket = 0;
	plain(to, raw);
}

static bool is_number(const char *s, size_t n)
{
	return strspn(s, "0123456789") >= n;
}

/* Takes a word of the label that is this one, or begins like it; numbers are never cut short. */
static bool take_word(char *label, const char *w, size_t n, bool whole)
{
	for (char *at = label; *at; at += *at == ' ') {
		size_t length = strcspn(at, " ");
		if (!strncmp(at, w, n) && (length == n || (!whole && !is_number(w, n)))) {
			memset(at, '\a', length); /* not a letter: never taken again */
			return true;
		}
		at += length;
	}
	return false;
}

/* Every typed word is a word of the label or the beginning of one, each of another. Whole words
 * come first: "z" means itself where there is one. */
static bool words_in(const char *label, const char *typed)
{
	char left[LABEL_BYTES], open[LABEL_BYTES];
	strcpy(left, label);
	strcpy(open, typed);
	for (int whole = 1; whole >= 0; whole--)
		for (char *w = open; *w; w += strspn(w, " ")) {
			size_t n = strcspn(w, " ");
			if (*w != '\a' && take_word(left, w, n, whole))
				memset(w, '\a', n);
			else if (*w != '\a' && !whole)
				return false;
			w += n;
		}
	return true;
}

/* How a label fits: it begins with whole typed words, begins like them, or has them somewhere. */
enum { FIT_NOT, FIT_WORDS, FIT_BEGINS, FIT_WHOLE_WORDS };

static int label_fits(const char *label, const char *typed)
{
	size_t n = strlen(typed);
	if (!strncmp(label, typed, n))
		return label[n] == 0 || label[n] == ' ' ? FIT_WHOLE_WORDS : FIT_BEGINS;
	return words_in(label, typed) ? FIT_WORDS : FIT_NOT;
}

static int take_item(const struct menu *menu, int item, pet_move *out)
{
	memcpy(out, menu->all + menu->first[item], (size_t)menu->size[item] * sizeof *out);
	return menu->size[item];
}

int menu_match_label(const struct menu *menu, const struct pet_text *words, const char *line,
		     pet_move *out)
{
	char typed[LABEL_BYTES], label[LABEL_BYTES];
	int found = 0;
	plain(typed, line);
	if (!*typed)
		return 0;
	for (int i = 0; i < menu->items; i++) {
		plain_item(menu, words, i, true, label);
		if (!strcmp(label, typed)) /* two cards may read the same: both are meant */
			found += take_item(menu, i, out + found);
	}
	if (found)
		return found;
	for (int i = 0; i < menu->count; i++) {
		plain_move(menu, words, menu->all[i], label);
		if (!strcmp(label, typed))
			out[found++] = menu->all[i];
	}
	return found;
}

static int match_fitting(const struct menu *menu, const struct pet_text *words, const char *line,
			 int wanted, pet_move *out)
{
	char typed[LABEL_BYTES], label[LABEL_BYTES];
	int found = 0;
	plain(typed, line);
	if (!*typed)
		return 0;
	for (int item = 0; item < menu->items; item++) {
		plain_item(menu, words, item, false, label);
		if (menu->size[item] > 1 && label_fits(label, typed) >= wanted) {
			found += take_item(menu, item, out + found);
			continue;
		}
		for (int i = 0; i < menu->size[item]; i++) {
			pet_move m = menu->all[menu->first[item] + i];
			plain_move(menu, words, m, label);
			if (label_fits(label, typed) >= wanted)
				out[found++] = m;
		}
	}
	return found;
}

/* Single moves that have all typed words, wherever the menu folds them away: "offer 1 to zeus" is one of them, though the
 * heading "Offer 1–7 GP to Ares/Zeus" has these words, too. */
static int match_moves(const struct menu *menu, const struct pet_text *words, const char *line,
		       pet_move *out)
{
	char typed[LABEL_BYTES], label[LABEL_BYTES];
	int found = 0;
	plain(typed, line);
	for (int i = 0; *typed && i < menu->count; i++) {
		plain_move(menu, words, menu->all[i], label);
		if (words_in(label, typed))
			out[found++] = menu->all[i];
	}
	return found;
}

int menu_match(const struct menu *menu, const struct pet_text *words, const char *line,
	       pet_move *out)
{
	int found = menu_match_label(menu, words, line, out);
	if (!found)
		found = match_fitting(menu, words, line, FIT_WHOLE_WORDS, out);
	if (!found)
		found = match_tokens(menu, words, line, out);
	if (!found)
		found = match_fitting(menu, words, line, FIT_BEGINS, out);
	if (!found)
		found = match_moves(menu, words, line, out);
	if (!found)
		found = match_fitting(menu, words, line, FIT_WORDS, out);
	return found;
}

pet_move menu_guess(const struct menu *menu, const struct pet_game *game, const char *line)
{
	size_t first = strcspn(line, " ");
	char small[512];
	menu_lower(small, sizeof small, line, strlen(line));
	pet_move m = pet_token_move_find(game, line, strlen(line));
	if (m == PET_MOVE_NONE)
		m = pet_token_move_find(game, small, strlen(small));
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
