/* text.c: the buffer that text goes into, and messages filled with values: names, persons, numbers. */
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
	if (t->len + 1 >= t->cap) {
		t->cut = true;
		return;
	}
	t->buf[t->len++] = c;
	t->buf[t->len] = 0;
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

/* Writes n so that it ends before digits[end]; returns its start. */
static size_t digits_before(char *digits, size_t end, uint64_t n)
{
	do
		digits[--end] = (char)('0' + n % 10);
	while (n /= 10);
	return end;
}

void pet_text_hex(struct pet_text *t, const uint8_t *bytes, int n)
{
	static const char digit[] = "0123456789abcdef";
	size_t len = 2 * (size_t)n;
	if (t->cap == 0 || len > t->cap - 1 - t->len) {
		t->cut = true;
		return;
	}
	char *to = t->buf + t->len;
	for (int i = 0; i < n; i++) {
		*to++ = digit[bytes[i] >> 4];
		*to++ = digit[bytes[i] & 15];
	}
	*to = 0;
	t->len += (uint32_t)len;
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

/* An id in a form ("dat", "from"): the catalogue stores it after the form and the byte 4, like a
 * gettext context. NULL: there is none. */
static const char *in_form(struct pet_text *t, const char *id, const char *form, size_t n)
{
	char key[160];
	size_t len = pet_text_length(id);
	if (!n || n + 1 + len >= sizeof key)
		return NULL;
	memcpy(key, form, n);
	key[n] = 4;
	memcpy(key + n + 1, id, len + 1);
	const char *s = pet_text_tr(t->lang, key);
	return s == key ? NULL : s;
}

static void fill(struct pet_text *t, const char *s, const char *end, const struct pet_arg *args,
		 int count);

/* A form may give a pattern for all names that have no form of their own ("the card “{title}”"), and
 * for people, whose names are not declined: what comes before the place and after it. NULL: none. */
static const char *pattern(struct pet_text *t, const char *place, const char *form, size_t n,
			   size_t *before)
{
	const char *s = in_form(t, place, form, n);
	*before = 0;
	while (s && s[*before] && s[*before] != '{')
		++*before;
	return s;
}

static const char *after_place(const char *s, size_t before)
{
	while (s[before] && s[before] != '}')
		before++;
	return s + before + (s[before] != 0);
}

static bool say_title(struct pet_text *t, const char *name, const char *form, size_t n)
{
	size_t before;
	const char *s = pattern(t, "{title}", form, n, &before);
	if (!s)
		return false;
	pet_text_bytes(t, s, before);
	pet_text_say(t, name);
	pet_text_put(t, after_place(s, before));
	return true;
}

/* A name, in a form if n is not 0; the plain name if there is no such form. */
static void say_name(struct pet_text *t, const struct pet_name *name, const char *form, size_t n)
{
	const char *s = in_form(t, name->id, form, n);
	if (!s && say_title(t, name->id, form, n))
		return;
	if (!s) {
		t->formless |= n != 0;
		s = pet_text_tr(t->lang, name->id);
	}
	fill(t, s, s + pet_text_length(s), name->arg, name->count);
}

const char *pet_seat_colour(uint8_t seat)
{
	static const char *const colour[PET_SEATS_MAX] = { N_("Red"),   N_("Blue"),  N_("Yellow"),
							   N_("Green"), N_("Black"), N_("Purple") };
	return colour[seat];
}

const char *pet_colour_token(uint8_t colour)
{
	static const char *const token[PET_SEATS_MAX] = { "red",   "blue",  "yellow",
							  "green", "black", "purple" };
	return token[colour];
}

/* The colour a seat is called by: the one chosen before or during the game, or its own. */
static uint8_t seat_colour(const struct pet_text *t, uint8_t seat)
{
	uint8_t chosen[PET_SEATS_MAX];
	if (t->colour)
		return t->colour[seat];
	if (!t->pub || !t->game->colour_of)
		return seat;
	pet_colours(t->game, t->pub, NULL, chosen);
	return chosen[seat];
}

/* Whether a seat has a name that people gave it, not only its token. */
static bool seat_named(const struct pet_text *t, uint8_t seat)
{
	const char *s = t->seat_name ? t->seat_name[seat] : NULL;
	return s && s[0] && !(s[0] == 's' && s[1] == '1' + seat && (!s[2] || s[2] == '\n'));
}

/* The seat that a value means; PET_NOBODY: none. */
static uint8_t seat_meant(const struct pet_text *t, uint8_t kind, int32_t value)
{
	const struct pet_game *game = t->game;
	if (!game || value < 0 || value >= PET_SEATS_MAX)
		return PET_NOBODY;
	uint8_t seat = (uint8_t)value;
	bool seats =
		kind >= PET_K_GAME && kind < game->kind_count && value < game->kinds[kind].seats;
	if (kind != PET_K_SEAT && !seats) {
		if (kind != game->who_kind || !game->seat_of || !t->pub)
			return PET_NOBODY;
		seat = game->seat_of(t->pub, seat);
	}
	return seat < PET_SEATS_MAX ? seat : PET_NOBODY;
}

/* The seat of a person that a value means; PET_NOBODY: none, or nobody has given it a name. */
static uint8_t person_of(const struct pet_text *t, uint8_t kind, int32_t value)
{
	uint8_t seat = seat_meant(t, kind, value);
	return seat != PET_NOBODY && seat_named(t, seat) ? seat : PET_NOBODY;
}

/* The remark on a seat (wire.h), in the form of the name that it stands behind; NULL: none. */
static const char *remark_on(struct pet_text *t, uint8_t seat, const char *form, size_t n)
{
	const char *s = t->seat_name && seat != PET_NOBODY ? t->seat_name[seat] : NULL;
	while (s && *s && *s != '\n')
		s++;
	if (!s || !*s)
		return NULL;
	const char *formed = in_form(t, s + 1, form, n);
	return formed ? formed : pet_text_tr(t->lang, s + 1);
}

/* Whether a seat plays for several, so that its name alone does not say for whom. */
static bool plays_several(const struct pet_text *t, uint8_t seat)
{
	int n = 0;
	if (!t->game->seat_of || !t->pub)
		return false;
	for (uint8_t who = 0; who < PET_SEATS_MAX; who++)
		n += t->game->seat_of(t->pub, who) == seat;
	return n > 1;
}

/* A person is called by name. */
static void say_person(struct pet_text *t, uint8_t seat, const char *form, size_t n)
{
	size_t before;
	const char *s = pattern(t, "{player}", form, n, &before);
	t->formless |= n && !s;
	size_t length = 0;
	while (t->seat_name[seat][length] && t->seat_name[seat][length] != '\n')
		length++;
	pet_text_bytes(t, s ? s : "", before);
	pet_text_bytes(t, t->seat_name[seat], length);
	pet_text_put(t, s ? after_place(s, before) : "");
}

/* A seat without a name is called by its colour; where the game deals out colours of its own, by its
 * token. */
static void say_seat(struct pet_text *t, int32_t seat, const char *form, size_t n)
{
	if (t->game && t->game->who_kind == PET_K_SEAT)
		say_name(t,
			 &(struct pet_name){ .id = pet_seat_colour(seat_colour(t, (uint8_t)seat)) },
			 form, n);
	else
		pet_token_value(t, PET_K_SEAT, seat);
}

static void say_plain(struct pet_text *t, uint8_t kind, int32_t value, const char *form, size_t n)
{
	const struct pet_game *game = t->game;
	const struct pet_kind *k =
		kind >= PET_K_GAME && game && kind < game->kind_count ? &game->kinds[kind] : NULL;
	struct pet_name name = { 0 };
	bool colour = n >= 6 && !memcmp(form, "colour", 6); /* whoever plays it */
	uint8_t person = colour ? PET_NOBODY : person_of(t, kind, value);
	if (person != PET_NOBODY) {
		say_person(t, person, form, n);
		return;
	}
	if (colour) {
		size_t skip = n > 6 ? 7 : 6;
		form += skip, n -= skip;
	}
	if (k && value >= 0 && value < k->seats)
		kind = PET_K_SEAT;
	if (kind == PET_K_SEAT && value >= 0 && value < PET_SEATS_MAX) {
		say_seat(t, value, form, n);
		return;
	}
	if (kind == PET_K_FLAG)
		name.id = value ? N_("yes") : N_("no");
	else if (k && t->colour && kind == game->who_kind && value >= 0 && value < PET_SEATS_MAX)
		name.id = pet_seat_colour(t->colour[value]);
	else if (k && value >= 0 && value < k->count && k->named)
		k->named(t->pub, (uint8_t)value, &name);
	else if (k && value >= 0 && value < k->count && k->label)
		name.id = k->label(t->pub, (uint8_t)value);
	if (name.id)
		say_name(t, &name, form, n);
	else
		pet_token_value(t, kind, value);
}

/* A value, and in brackets what its name alone does not say: "Anna (you)", "Anna (Red)". */
static void say_value(struct pet_text *t, uint8_t kind, int32_t value, const char *form, size_t n,
		      bool remarks)
{
	bool colour = n >= 6 && !memcmp(form, "colour", 6);
	uint8_t person = colour ? PET_NOBODY : person_of(t, kind, value);
	bool several = person != PET_NOBODY && kind != PET_K_SEAT && plays_several(t, person);
	const char *remark =
		remarks && !colour ? remark_on(t, seat_meant(t, kind, value), form, n) : NULL;
	say_plain(t, kind, value, form, n);
	if (!several && !remark)
		return;
	pet_text_put(t, " (");
	pet_text_put(t, remark ? remark : "");
	pet_text_put(t, remark && several ? ", " : "");
	if (several)
		say_plain(t, kind, value, "colour", 6);
	pet_text_put(t, ")");
}

void pet_text_value(struct pet_text *t, uint8_t kind, int32_t value)
{
	say_value(t, kind, value, NULL, 0, false);
}

static const struct pet_arg *arg_named(const struct pet_arg *args, int count, const char *key,
				       size_t n)
{
	for (int i = 0; i < count; i++)
		if (pet_token_is(key, n, args[i].key))
			return &args[i];
	return NULL;
}

/* The first c, or this placeholder's '}', outside nested placeholders. */
static const char *find_bare(const char *s, const char *end, char c)
{
	for (int depth = 0; s < end; s++) {
		if (depth == 0 && (*s == c || *s == '}'))
			return s;
		depth += (*s == '{') - (*s == '}');
	}
	return end;
}

/* Part number i of "one|two|three", or the last. */
static void fill_part(struct pet_text *t, const char *s, const char *end, int part,
		      const struct pet_arg *args, int count)
{
	const char *stop = find_bare(s, end, '|');
	for (; part > 0 && stop < end; part--) {
		s = stop + 1;
		stop = find_bare(s, end, '|');
	}
	fill(t, s, stop, args, count);
}

/* A word that agrees with a colour, which is many in Russian and Polish; with a person's name it has
 * its form "one". */
static void say_verb(struct pet_text *t, bool person, const char *s, const char *end)
{
	char word[64];
	size_t n = (size_t)(end - s) < sizeof word ? (size_t)(end - s) : sizeof word - 1;
	memcpy(word, s, n);
	word[n] = 0;
	const char *one = person ? in_form(t, word, "one", 3) : NULL;
	t->formless |= person && !one;
	pet_text_put(t, one ? one : word);
}

/* One placeholder, without its brackets (text.h lists the forms); false: no value has that name. */
static bool fill_place(struct pet_text *t, const char *s, const char *end,
		       const struct pet_arg *args, int count)
{
	const char *mark = s;
	while (mark < end && *mark != ':' && *mark != '~' && *mark != '|' && *mark != '?')
		mark++;
	const struct pet_arg *a = arg_named(args, count, s, (size_t)(mark - s));
	const char *rest = mark + 1;
	if (!a)
		return false;
	if (mark == end)
		say_value(t, a->kind, a->value, NULL, 0, true);
	else if (*mark == ':')
		say_value(t, a->kind, a->value, rest, (size_t)(end - rest), true);
	else if (*mark == '~')
		say_verb(t, person_of(t, a->kind, a->value) != PET_NOBODY, rest, end);
	else if (*mark == '|')
		fill_part(t, rest, end, pet_plural_form(t->lang, a->value), args, count);
	else if (a->value != (a->kind < PET_K_SEAT || a->kind == PET_K_FLAG ? 0 : 255))
		fill_part(t, rest, end, 0, args, count);
	else if (find_bare(rest, end, '|') < end)
		fill_part(t, rest, end, 1, args, count);
	return true;
}

static void fill(struct pet_text *t, const char *s, const char *end, const struct pet_arg *args,
		 int count)
{
	while (s < end) {
		const char *open = s;
		while (open < end && *open != '{')
			open++;
		pet_text_bytes(t, s, (size_t)(open - s));
		if (open == end)
			return;
		const char *close = find_bare(open + 1, end, '}');
		s = close < end ? close + 1 : end;
		if (!fill_place(t, open + 1, close, args, count))
			pet_text_bytes(t, open, (size_t)(s - open));
	}
}

void pet_text_fill(struct pet_text *t, const char *id, const char *plural, int32_t n,
		   const struct pet_arg *args, int count)
{
	const char *s = plural ? pet_text_trn(t->lang, id, plural, n) : pet_text_tr(t->lang, id);
	fill(t, s, s + pet_text_length(s), args, count);
}
