/* colours.c: seats in the same colours as in the browser, each with an emblem: the seat's own colour, or
 * what the seat plays where that is a colour. Shape and colour always go together. */
#include <ctype.h>
#include <string.h>

#include "clients/term/term.h"

enum { COLOURS = 6 };

static const char *const name[COLOURS] = { "red", "blue", "yellow", "green", "black", "purple" };
static const char *const code[COLOURS] = { "\033[31m", "\033[94m", "\033[33m",
					   "\033[32m", "\033[90m", "\033[35m" };
static const char *const emblem[COLOURS] = { "●", "▲", "◆", "■", "✚", "★" };

int term_colour(const struct term *t, uint8_t who)
{
	const struct pet_game *game = t->record->game;
	if (game->who_kind == PET_K_SEAT) {
		uint8_t called[PET_SEATS_MAX];
		pet_colours(game, t->state, NULL, called);
		return who < t->record->setup.seats ? called[who] : -1;
	}
	const struct pet_kind *kind = &game->kinds[game->who_kind];
	for (int i = 0; i < COLOURS && who < kind->count; i++)
		if (!strcmp(kind->token[who], name[i]))
			return i;
	return -1;
}

const char *term_emblem(int colour)
{
	return colour < 0 || colour >= COLOURS ? "" : emblem[colour];
}

/* Part of a word: letters of other scripts are bytes above ASCII. */
static bool of_word(char c)
{
	return isalnum((unsigned char)c) || (unsigned char)c >= 0x80;
}

/* The colour of the name that begins at s[at], and its length; -1: none does. */
static int name_at(struct term *t, const char *s, size_t n, size_t at, size_t *length)
{
	const struct pet_game *game = t->record->game;
	bool seats = game->who_kind == PET_K_SEAT;
	int count = seats ? t->record->setup.seats : game->kinds[game->who_kind].count;
	if (at && of_word(s[at - 1]))
		return -1;
	for (int who = 0; who < count && who < PET_NOBODY; who++) {
		char buf[64] = "";
		struct pet_text w = term_text(t, buf, sizeof buf);
		int colour = term_colour(t, (uint8_t)who);
		pet_text_value(&w, game->who_kind, who);
		if (colour < 0 || !w.len || at + w.len > n || memcmp(s + at, buf, w.len))
			continue;
		if (at + w.len < n && of_word(s[at + w.len]))
			continue;
		*length = w.len;
		return colour;
	}
	return -1;
}

void term_put_coloured(struct term *t, const char *s, size_t n)
{
	bool bold = false; /* a colour is active, and is restored after a name */
	size_t begin = 0;  /* of the text behind the last escape sequence */
	for (size_t at = 0; at < n;) {
		size_t length;
		int colour = -1;
		if (t->colour && s[at] != '\033')
			colour = name_at(t, s + begin, n - begin, at - begin, &length);
		if (colour >= 0) {
			fprintf(t->out, "%s%.*s%s%s", code[colour], (int)length, s + at,
				term_plain(t), bold ? term_bold(t) : "");
			at += length;
			continue;
		}
		if (s[at] == '\033') {
			bold = !strncmp(s + at, term_bold(t), strlen(term_bold(t)));
			while (at < n && s[at] != 'm')
				fputc(s[at++], t->out);
			begin = at + 1;
		}
		if (at < n)
			fputc(s[at++], t->out);
	}
}

void term_put_emblem(struct term *t, uint8_t who, struct pet_text *s)
{
	int colour = t->colour ? term_colour(t, who) : -1;
	if (colour < 0) {
		pet_text_put(s, "  ");
		return;
	}
	pet_text_put(s, code[colour]);
	pet_text_put(s, emblem[colour]);
	pet_text_put(s, term_plain(t));
	pet_text_char(s, ' ');
}

const char *term_bold(const struct term *t)
{
	return t->colour ? "\033[1m" : "";
}

const char *term_plain(const struct term *t)
{
	return t->colour ? "\033[0m" : "";
}
