/* pack_tell.c: a pack in words, in JSON, and as the value of an option (pack.h). */
#include <string.h>

#include "core/mark.h"
#include "core/pack.h"
#include "core/reader.h"

/* The next line of the text of a pack. */
static const char *line_after(const struct pet_pack *p, const char *line)
{
	while (line < p->text + p->bytes && *line != '\n')
		line++;
	return line < p->text + p->bytes ? line + 1 : line;
}

static bool begins(const char **at, const char *end, const char *word)
{
	size_t n = pet_text_length(word);
	if ((size_t)(end - *at) <= n || memcmp(*at, word, n) != 0 || (*at)[n] != ' ')
		return false;
	*at += n + 1;
	return true;
}

/* Whether a row differs. The text has just those, in the order of the sheets: *line is the next one. */
static bool next_is(const struct pet_pack *p, const char **line, unsigned sheet, unsigned row)
{
	const struct pet_pack_sheet *s = &p->game->packing->sheets[sheet];
	const char *at = *line, *end = p->text + p->bytes;
	if (!begins(&at, end, s->word) || !begins(&at, end, s->token[row]))
		return false;
	*line = line_after(p, *line);
	return true;
}

/* Calls for every row that differs; after the lines of the head. */
#define FOR_EACH_DIFFERENCE(p, sheet, row)                                                         \
	for (const char *line = line_after(p, line_after(p, (p)->text)); line; line = NULL)        \
		for (unsigned sheet = 0; (p)->game->packing->sheets[sheet].word; sheet++)          \
			for (unsigned row = 0; row < (p)->game->packing->sheets[sheet].rows;       \
			     row++)                                                                \
				if (next_is(p, &line, sheet, row))

void pet_pack_differences(const struct pet_pack *p, struct pet_text *t)
{
	FOR_EACH_DIFFERENCE(p, sheet, row)
	{
		p->game->packing->tell(p->box, sheet, row, t);
		pet_text_put(t, "\n  ");
		pet_text_say(t, N_("instead of:"));
		pet_text_char(t, ' ');
		p->game->packing->tell(NULL, sheet, row, t);
		pet_text_char(t, '\n');
	}
}

static void key_told(struct pet_json *j, const char *key, const struct pet_pack *p, const void *box,
		     unsigned sheet, unsigned row)
{
	char words[1000];
	struct pet_text t = pet_text_into(words, sizeof words, j->t->lang, p->game, NULL);
	p->game->packing->tell(box, sheet, row, &t);
	pet_json_key_string(j, key, words);
}

void pet_pack_json(const struct pet_pack *p, struct pet_json *j)
{
	char hex[2 * PET_SHA256_BYTES + 1];
	struct pet_text t = pet_text_into(hex, sizeof hex, PET_LANG_EN, NULL, NULL);
	pet_text_hex(&t, p->hash, PET_SHA256_BYTES);
	pet_json_open(j, '{');
	pet_json_key_string(j, "name", p->name);
	pet_json_key_string(j, "hash", hex);
	pet_json_key(j, "text");
	pet_json_bytes(j, p->text, p->bytes);
	pet_json_key(j, "differences");
	pet_json_open(j, '[');
	FOR_EACH_DIFFERENCE(p, sheet, row)
	{
		pet_json_open(j, '{');
		pet_json_key_string(j, "row", p->game->packing->sheets[sheet].token[row]);
		key_told(j, "now", p, p->box, sheet, row);
		key_told(j, "before", p, NULL, sheet, row);
		pet_json_close(j, '}');
	}
	pet_json_close(j, ']');
	pet_json_close(j, '}');
}

static bool same_word(const char *a, const char *b)
{
	return a && pet_token_is(a, pet_text_length(a), b);
}

/* Says which rows of the sheet are another's: "card:ZEU-01". Returns whether there are any. */
static bool put_packed(struct pet_json *j, const struct pet_pack *p, const struct pet_from *of,
		       bool quiet)
{
	bool any = false;
	FOR_EACH_DIFFERENCE(p, sheet, row)
	{
		const struct pet_pack_sheet *s = &p->game->packing->sheets[sheet];
		char key[64];
		struct pet_text t = pet_text_into(key, sizeof key, PET_LANG_EN, NULL, NULL);
		if (!same_word(of->sheet, s->word))
			continue;
		any = true;
		pet_text_put(&t, of->thing);
		pet_text_char(&t, ':');
		pet_text_put(&t, s->token[row]);
		if (!quiet)
			pet_json_key_string(j, key, "pack");
	}
	return any;
}

void pet_put_from(struct pet_json *j, const struct pet_game *game, uint8_t pack,
		  const struct pet_from *rows)
{
	const struct pet_pack *p = pet_pack_of(pack);
	bool packed = p && p->game == game;
	pet_json_open(j, '{');
	for (; rows->thing; rows++) {
		bool other = packed && rows->sheet && put_packed(j, p, rows, rows->whole);
		pet_json_key_string(j, rows->thing, other && rows->whole ? "pack" : rows->from);
	}
	pet_json_close(j, '}');
}

static void put_cells(const struct pet_game *game, const void *box, unsigned sheet, unsigned row,
		      struct pet_json *j)
{
	const struct pet_packing *packing = game->packing;
	pet_json_open(j, '[');
	for (unsigned cell = 0; packing->sheets[sheet].columns[cell]; cell++) {
		char words[PET_PACK_LINE_MAX + 1];
		struct pet_text t = pet_text_into(words, sizeof words, PET_LANG_EN, game, NULL);
		packing->write(box, sheet, row, cell, &t);
		pet_json_string(j, words);
	}
	pet_json_close(j, ']');
}

static void put_row(const struct pet_pack *p, unsigned sheet, unsigned row, struct pet_json *j)
{
	const struct pet_packing *packing = p->game->packing;
	pet_json_open(j, '{');
	pet_json_key_string(j, "row", packing->sheets[sheet].token[row]);
	pet_json_key(j, "cells");
	put_cells(p->game, p->box, sheet, row, j);
	if (pet_pack_differs(p->game, p->box, sheet, row)) {
		pet_json_key(j, "usual");
		put_cells(p->game, NULL, sheet, row, j);
		key_told(j, "before", p, NULL, sheet, row);
	}
	key_told(j, "now", p, p->box, sheet, row);
	pet_json_key(j, "look");
	if (packing->draw)
		packing->draw(p->box, sheet, row, j);
	else
		pet_json_null(j);
	pet_json_close(j, '}');
}

void pet_pack_form(const struct pet_pack *p, struct pet_json *j)
{
	const struct pet_pack_sheet *sheets = p->game->packing->sheets;
	pet_json_open(j, '{');
	pet_json_key_string(j, "name", p->name);
	pet_json_key(j, "text");
	pet_json_bytes(j, p->text, p->bytes);
	pet_json_key(j, "sheets");
	pet_json_open(j, '[');
	for (unsigned sheet = 0; sheets[sheet].word; sheet++) {
		pet_json_open(j, '{');
		pet_json_key_string(j, "word", sheets[sheet].word);
		pet_json_key_string(j, "title", pet_text_tr(j->t->lang, sheets[sheet].title));
		pet_json_key(j, "columns");
		pet_json_open(j, '[');
		for (unsigned c = 0; sheets[sheet].columns[c]; c++)
			pet_json_string(j, pet_text_tr(j->t->lang, sheets[sheet].columns[c]));
		pet_json_close(j, ']');
		pet_json_key(j, "rows");
		pet_json_open(j, '[');
		for (unsigned row = 0; row < sheets[sheet].rows; row++)
			put_row(p, sheet, row, j);
		pet_json_close(j, ']');
		pet_json_close(j, '}');
	}
	pet_json_close(j, ']');
	pet_json_close(j, '}');
}

/* ---- as an option ---------------------------------------------------------------------------- */

void pet_pack_option(const struct pet_pack *p, struct pet_text *t)
{
	pet_text_hex(t, p->hash, PET_SHA256_BYTES);
	pet_text_char(t, ':');
	for (uint32_t i = 0; i < p->bytes; i++) {
		uint8_t c = (uint8_t)p->text[i];
		if (c > ' ' && c != '#' && c != '%' && c < 127) {
			pet_text_char(t, p->text[i]);
			continue;
		}
		pet_text_char(t, '%');
		pet_text_hex(t, &c, 1);
	}
}

static int hex_digit(char c)
{
	return c >= '0' && c <= '9' ? c - '0' : c >= 'a' && c <= 'f' ? c - 'a' + 10 : -1;
}

/* The plain text; 0 bytes: it is not written in this way, or too long. */
static size_t unescape(const char *s, size_t n, char out[PET_PACK_TEXT_MAX])
{
	size_t at = 0;
	for (size_t i = 0; i < n; i++) {
		int c = (unsigned char)s[i];
		if (c == '%') {
			int high = n - i > 2 ? hex_digit(s[i + 1]) : -1;
			int low = n - i > 2 ? hex_digit(s[i + 2]) : -1;
			if (high < 0 || low < 0)
				return 0;
			c = high << 4 | low;
			i += 2;
		}
		if (at == PET_PACK_TEXT_MAX)
			return 0;
		out[at++] = (char)c;
	}
	return at;
}

uint8_t pet_pack_option_load(const struct pet_game *game, const char *s, size_t n,
			     struct pet_fault *fault)
{
	enum { HEX = 2 * PET_SHA256_BYTES };
	char text[PET_PACK_TEXT_MAX], hex[HEX + 1];
	struct pet_pack_fault wrong = {
		N_("the text of the pack is not as it is written in records"), "", 0
	};
	bool hashed = n > HEX && s[HEX] == ':';
	size_t skip = hashed ? HEX + 1 : 0, bytes = unescape(s + skip, n - skip, text);
	uint8_t number = bytes ? pet_pack_load(game, text, bytes, &wrong) : 0;
	if (number && hashed) {
		struct pet_text t = pet_text_into(hex, sizeof hex, PET_LANG_EN, NULL, NULL);
		pet_text_hex(&t, pet_pack_of(number)->hash, PET_SHA256_BYTES);
		if (memcmp(hex, s, HEX) != 0) {
			wrong.id = N_("the hash of the pack is not that of its text");
			pet_pack_drop(number);
			number = 0;
		}
	}
	if (!number) {
		char what[sizeof fault->what];
		struct pet_text t = pet_text_into(what, sizeof what, PET_LANG_EN, NULL, NULL);
		pet_text_put(&t, "pack: ");
		pet_pack_say(&t, &wrong);
		pet_fault_say(fault, what, NULL, 0);
	}
	return number;
}
