/* pack.c: reads, keeps and writes packs (pack.h). A text is read length-first: limits before
 * contents, never beyond n, and every refusal says its line. */
#include "core/pack.h"

#include <stdatomic.h>
#include <string.h>

#include "core/mark.h"
#include "core/reader.h"

/* ---- faults ---------------------------------------------------------------------------------- */

bool pet_pack_wrong(struct pet_pack_fault *fault, const char *id, const char *word, size_t n)
{
	if (fault->id)
		return false;
	fault->id = id;
	if (n >= sizeof fault->word) {
		n = sizeof fault->word - 1;
		while (n && ((unsigned char)word[n] & 0xC0) == 0x80)
			n--; /* no half of a letter */
	}
	memcpy(fault->word, word, n);
	fault->word[n] = 0;
	return false;
}

void pet_pack_say(struct pet_text *t, const struct pet_pack_fault *fault)
{
	struct pet_arg line = { "n", PET_K_NUMBER, (int32_t)fault->line };
	if (fault->line) {
		pet_text_fill(t, N_("line {n}: "), NULL, 0, &line, 1);
	}
	pet_text_say(t, fault->id);
	if (fault->word[0]) {
		pet_text_put(t, ": '");
		pet_text_put(t, fault->word);
		pet_text_char(t, '\'');
	}
}

/* ---- rows ------------------------------------------------------------------------------------ */

static unsigned cells_of(const struct pet_pack_sheet *sheet)
{
	unsigned n = 0;
	while (sheet->columns[n])
		n++;
	return n;
}

void pet_pack_row(const struct pet_game *game, const void *box, unsigned sheet, unsigned row,
		  struct pet_text *t)
{
	const struct pet_pack_sheet *s = &game->packing->sheets[sheet];
	pet_text_put(t, s->word);
	pet_text_char(t, ' ');
	pet_text_put(t, s->token[row]);
	for (unsigned cell = 0; cell < cells_of(s); cell++) {
		pet_text_put(t, " | ");
		game->packing->write(box, sheet, row, cell, t);
	}
}

bool pet_pack_differs(const struct pet_game *game, const void *box, unsigned sheet, unsigned row)
{
	char own[PET_PACK_LINE_MAX + 1], usual[PET_PACK_LINE_MAX + 1];
	struct pet_text a = pet_text_into(own, sizeof own, PET_LANG_EN, game, NULL);
	struct pet_text b = pet_text_into(usual, sizeof usual, PET_LANG_EN, game, NULL);
	pet_pack_row(game, box, sheet, row, &a);
	pet_pack_row(game, NULL, sheet, row, &b);
	return a.len != b.len || memcmp(own, usual, a.len) != 0;
}

static void put_head(const struct pet_game *game, const char *name, struct pet_text *t)
{
	pet_text_put(t, "petteia-pack 1 ");
	pet_text_put(t, game->id);
	pet_text_put(t, "\nname ");
	pet_text_put(t, name);
	pet_text_char(t, '\n');
}

void pet_pack_new(const struct pet_game *game, struct pet_text *t)
{
	const struct pet_pack_sheet *sheets = game->packing->sheets;
	put_head(game, pet_text_tr(t->lang, N_("My box")), t);
	for (unsigned i = 0; sheets[i].word; i++) {
		pet_text_put(t, "\n# ");
		pet_text_put(t, sheets[i].word);
		for (unsigned c = 0; sheets[i].columns[c]; c++) {
			pet_text_put(t, " | ");
			pet_text_say(t, sheets[i].columns[c]);
		}
		pet_text_char(t, '\n');
		for (unsigned row = 0; row < sheets[i].rows; row++) {
			pet_pack_row(game, NULL, i, row, t);
			pet_text_char(t, '\n');
		}
	}
}

/* The text that is hashed and kept: the name, and what differs. A row that was not read can: the faces of a die
 * are put in order. */
static bool settle_text(struct pet_pack *p, struct pet_pack_fault *fault)
{
	const struct pet_pack_sheet *sheets = p->game->packing->sheets;
	struct pet_text t = pet_text_into(p->text, sizeof p->text, PET_LANG_EN, p->game, NULL);
	put_head(p->game, p->name, &t);
	for (unsigned i = 0; sheets[i].word; i++)
		for (unsigned row = 0; row < sheets[i].rows; row++) {
			if (!pet_pack_differs(p->game, p->box, i, row))
				continue;
			pet_pack_row(p->game, p->box, i, row, &t);
			pet_text_char(&t, '\n');
		}
	if (t.cut)
		return pet_pack_wrong(fault, N_("the pack is too long"), "", 0);
	p->bytes = t.len;
	pet_sha256(p->text, p->bytes, p->hash);
	return true;
}

/* ---- reading --------------------------------------------------------------------------------- */

struct parse {
	struct pet_pack *p;
	struct pet_pack_fault *fault;
	const char *s, *end; /* the line */
	bool seen[PET_PACK_ROWS_MAX];
};

static void trim(const char **s, const char **end)
{
	while (*s < *end && (**s == ' ' || **s == '\t'))
		++*s;
	while (*end > *s && ((*end)[-1] == ' ' || (*end)[-1] == '\t'))
		--*end;
}

/* Whether these bytes are well-formed UTF-8 without control characters (a tab may stand). */
static bool readable(const unsigned char *s, size_t n)
{
	for (size_t i = 0; i < n;) {
		unsigned c = s[i++];
		if (c < 0x80) {
			if ((c < ' ' && c != '\t') || c == 0x7F)
				return false;
			continue;
		}
		int more = c >= 0xC2 && c < 0xE0   ? 1
			   : (c & 0xF0) == 0xE0    ? 2
			   : c >= 0xF0 && c < 0xF5 ? 3
						   : 0;
		unsigned letter = more == 1 ? c & 31 : more == 2 ? c & 15 : c & 7;
		if (!more || n - i < (size_t)more)
			return false;
		for (int k = 0; k < more; k++, i++) {
			if ((s[i] & 0xC0) != 0x80)
				return false;
			letter = letter << 6 | (s[i] & 63);
		}
		/* no long forms, halves of pairs, controls, marks of direction, invisible letters */
		if (letter < (more == 2   ? 0x800u
			      : more == 3 ? 0x10000u
					  : 0xA0u) ||
		    (letter >= 0xD800 && letter < 0xE000) || letter > 0x10FFFF ||
		    (letter >= 0x200B && letter < 0x2010) ||
		    (letter >= 0x2028 && letter < 0x202F) ||
		    (letter >= 0x2060 && letter < 0x2070) || letter == 0xFEFF)
			return false;
	}
	return true;
}

/* A name: a few letters that no message, record or page takes for something else. */
static bool read_name(struct parse *q)
{
	const char *s = q->s, *end = q->end;
	trim(&s, &end);
	size_t n = (size_t)(end - s);
	if (q->p->name[0])
		return pet_pack_wrong(q->fault, N_("this stands there twice"), "name", 4);
	if (n == 0 || n >= PET_PACK_NAME_MAX)
		return pet_pack_wrong(q->fault, N_("a name has 1 to 48 bytes"), s, n);
	for (size_t i = 0; i < n; i++)
		if (s[i] == '{' || s[i] == '}' || s[i] == '|' || s[i] == '#' || s[i] == '\t')
			return pet_pack_wrong(q->fault, N_("this cannot stand in a name"), &s[i],
					      1);
	memcpy(q->p->name, s, n);
	q->p->name[n] = 0;
	return true;
}

/* The cells after the row's id; the last one may hold bars. */
static bool read_row(struct parse *q, unsigned sheet, unsigned place)
{
	const struct pet_packing *packing = q->p->game->packing;
	const struct pet_pack_sheet *s = &packing->sheets[sheet];
	struct pet_pack_cell cell[PET_PACK_CELLS_MAX] = { { 0 } };
	const char *id, *bar = q->s;
	size_t n;
	unsigned row = 0, cells = cells_of(s);
	while (bar < q->end && *bar != '|')
		bar++;
	if (!pet_token_next(&q->s, bar, &id, &n))
		return pet_pack_wrong(q->fault, N_("the row does not say which one it is"), s->word,
				      pet_text_length(s->word));
	while (row < s->rows && !pet_token_is(id, n, s->token[row]))
		row++;
	if (row == s->rows)
		return pet_pack_wrong(q->fault, N_("there is no such row"), id, n);
	if (q->seen[place + row])
		return pet_pack_wrong(q->fault, N_("this stands there twice"), id, n);
	q->seen[place + row] = true;
	trim(&q->s, &bar);
	if (q->s < bar)
		return pet_pack_wrong(q->fault, N_("a bar is missing before this"), q->s,
				      (size_t)(bar - q->s));
	for (unsigned i = 0; i < cells; i++) {
		if (bar == q->end)
			return pet_pack_wrong(q->fault, N_("the row has too few cells"), id, n);
		const char *from = bar + 1, *to = from;
		while (to < q->end && (i + 1 == cells || *to != '|'))
			to++;
		bar = to;
		trim(&from, &to);
		cell[i] = (struct pet_pack_cell){ from, (size_t)(to - from) };
	}
	return packing->read(q->p->box, sheet, row, cell, q->fault);
}

/* The first line: what the text is, and for which game. */
static bool read_head(struct parse *q, const struct pet_game *game)
{
	const char *word, *version, *id;
	size_t n, digits, length;
	struct pet_word name = { { 0 }, 0 };
	if (!pet_token_next(&q->s, q->end, &word, &n) || !pet_token_is(word, n, "petteia-pack"))
		return pet_pack_wrong(q->fault, N_("the first line must be"), "petteia-pack 1 GAME",
				      19);
	if (!pet_token_next(&q->s, q->end, &version, &digits) ||
	    !pet_token_is(version, digits, "1"))
		return pet_pack_wrong(q->fault, N_("a pack of an unknown form"), "", 0);
	if (!pet_token_next(&q->s, q->end, &id, &length))
		return pet_pack_wrong(q->fault, N_("the game is missing"), "", 0);
	memcpy(name.s, id, length < PET_READER_WORD ? length : 0);
	q->p->game = game && pet_token_is(id, length, game->id) ? game : pet_game_find(name.s);
	if (!q->p->game)
		return pet_pack_wrong(q->fault, N_("there is no such game"), id, length);
	if (game && q->p->game != game)
		return pet_pack_wrong(q->fault, N_("this pack is for another game"), id, length);
	if (!q->p->game->packing)
		return pet_pack_wrong(q->fault, N_("packs cannot change this game yet"), id,
				      length);
	q->p->game->packing->begin(q->p->box);
	return true;
}

static bool read_line(struct parse *q, const struct pet_game *game)
{
	const char *word, *at = q->s;
	size_t n;
	if (!readable((const unsigned char *)q->s, (size_t)(q->end - q->s)))
		return pet_pack_wrong(q->fault, N_("this is no readable text"), "", 0);
	if (!pet_token_next(&at, q->end, &word, &n) || word[0] == '#')
		return true;
	if (!q->p->game)
		return read_head(q, game);
	q->s = at;
	if (pet_token_is(word, n, "name"))
		return read_name(q);
	const struct pet_pack_sheet *sheets = q->p->game->packing->sheets;
	for (unsigned i = 0, place = 0; sheets[i].word; place += sheets[i++].rows)
		if (pet_token_is(word, n, sheets[i].word))
			return read_row(q, i, place);
	return pet_pack_wrong(q->fault, N_("no row begins with this word"), word, n);
}

bool pet_pack_read(struct pet_pack *p, const struct pet_game *game, const char *s, size_t n,
		   struct pet_pack_fault *fault)
{
	struct parse q = { .p = p, .fault = fault };
	memset(fault, 0, sizeof *fault);
	p->game = NULL;
	p->name[0] = 0;
	if (n > PET_PACK_TEXT_MAX)
		return pet_pack_wrong(fault, N_("the pack is too long"), "", 0);
	for (size_t at = 0; at < n; at++) {
		q.s = s + at;
		while (at < n && s[at] != '\n')
			at++;
		q.end = s + at;
		if (q.end > q.s && q.end[-1] == '\r')
			q.end--;
		if (++fault->line > PET_PACK_LINES_MAX)
			return pet_pack_wrong(fault, N_("the pack has too many lines"), "", 0);
		if (q.end - q.s > PET_PACK_LINE_MAX)
			return pet_pack_wrong(fault, N_("the line is too long"), "", 0);
		if (!read_line(&q, game))
			return false;
	}
	fault->line = 0;
	if (!p->game)
		return pet_pack_wrong(fault, N_("the pack is empty"), "", 0);
	if (!p->name[0])
		return pet_pack_wrong(fault, N_("the pack has no name"), "", 0);
	return p->game->packing->finish(p->box, fault) && settle_text(p, fault);
}

/* ---- the places ------------------------------------------------------------------------------ */

static struct pet_pack place[PET_PACKS_MAX];
static atomic_uint
	holders[PET_PACKS_MAX]; /* 0: the place may be read into; only load() ends that */
static atomic_flag loading = ATOMIC_FLAG_INIT;

static void lock(void)
{
	while (atomic_flag_test_and_set(&loading))
		;
}

static void unlock(void)
{
	atomic_flag_clear(&loading);
}

const struct pet_pack *pet_pack_of(uint8_t number)
{
	bool held = number && number <= PET_PACKS_MAX && atomic_load(&holders[number - 1]);
	return held ? &place[number - 1] : NULL;
}

void pet_pack_hold(uint8_t number)
{
	if (pet_pack_of(number))
		atomic_fetch_add(&holders[number - 1], 1);
}

void pet_pack_drop(uint8_t number)
{
	if (pet_pack_of(number))
		atomic_fetch_sub(&holders[number - 1], 1);
}

/* A free place that stays free: the pack in it, if any, can be had again only by its text. */
static int clear_place(bool *last)
{
	int found = PET_PACKS_MAX, others = 0;
	for (int i = PET_PACKS_MAX - 1; i >= 0; i--)
		if (!atomic_load(&holders[i])) {
			found = i;
			others++;
		}
	*last = others == 1;
	if (place[found].game)
		place[found].game->packing->shelve((unsigned)found + 1, NULL);
	place[found].game = NULL;
	return found;
}

static uint8_t load(const struct pet_game *game, const char *s, size_t n,
		    struct pet_pack_fault *fault)
{
	bool last;
	int at = clear_place(&last);
	struct pet_pack *p = &place[at];
	if (!pet_pack_read(p, game, s, n, fault)) {
		p->game = NULL;
		return 0;
	}
	for (int i = 0; i < PET_PACKS_MAX; i++)
		if (atomic_load(&holders[i]) && place[i].game == p->game &&
		    !memcmp(place[i].hash, p->hash, sizeof p->hash)) {
			atomic_fetch_add(&holders[i], 1);
			return (uint8_t)(i + 1);
		}
	if (last) { /* it is needed to read those that are there already */
		p->game = NULL;
		fault->crowded = true;
		pet_pack_wrong(fault,
			       N_("as many packs as there is room for are in use: try again when a "
				  "game with one of them has ended"),
			       "", 0);
		return 0;
	}
	p->game->packing->shelve((unsigned)at + 1, p->box);
	atomic_store(&holders[at], 1);
	return (uint8_t)(at + 1);
}

uint8_t pet_pack_load(const struct pet_game *game, const char *s, size_t n,
		      struct pet_pack_fault *fault)
{
	lock();
	uint8_t number = load(game, s, n, fault);
	unlock();
	return number;
}

void pet_pack_id(const struct pet_pack *p, char hex[PET_SHA256_BYTES + 1])
{
	struct pet_text t = pet_text_into(hex, PET_SHA256_BYTES + 1, PET_LANG_EN, NULL, NULL);
	pet_text_hex(&t, p->hash, PET_SHA256_BYTES / 2);
}

uint8_t pet_pack_find(const struct pet_game *game, const char *hex, size_t n)
{
	uint8_t found = 0;
	lock();
	for (uint8_t number = 1; number <= PET_PACKS_MAX && !found; number++) {
		const struct pet_pack *p = pet_pack_of(number);
		char own[PET_SHA256_BYTES + 1];
		if (!p || p->game != game)
			continue;
		pet_pack_id(p, own);
		if (pet_token_is(hex, n, own))
			found = number;
	}
	unlock();
	return found;
}
