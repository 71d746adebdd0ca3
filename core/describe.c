#include "core/describe.h"

#include "core/must.h"

void pet_fill_add(struct pet_fill *f, const char *key, uint8_t kind, int32_t value)
{
	pet_must(f->count < PET_FILL_MAX);
	f->arg[f->count++] = (struct pet_arg){ key, kind, value };
}

void pet_text_filled(struct pet_text *t, const char *id, const struct pet_fill *f)
{
	pet_text_fill(t, id, NULL, 0, f ? f->arg : NULL, f ? f->count : 0);
}

void pet_text_line(struct pet_text *t, const char *id, const struct pet_fill *f)
{
	pet_text_filled(t, id, f);
	pet_text_char(t, '\n');
}

void pet_text_mask(struct pet_text *t, uint8_t kind, uint64_t mask)
{
	const char *between = "";
	for (; mask; mask &= mask - 1) {
		pet_text_put(t, between);
		pet_text_value(t, kind, __builtin_ctzll(mask));
		between = ", ";
	}
}

void pet_text_list(struct pet_text *t, const char *id, uint8_t kind, uint64_t mask)
{
	if (!mask)
		return;
	pet_text_say(t, id);
	pet_text_mask(t, kind, mask);
}

/* Counts the bytes that start a UTF-8 character. */
static int characters(const char *s, size_t n)
{
	int count = 0;
	for (size_t i = 0; i < n; i++)
		count += ((unsigned char)s[i] & 0xC0) != 0x80;
	return count;
}

int pet_text_width(const struct pet_text *t, uint32_t since)
{
	return characters(t->buf + since, t->len - since);
}

void pet_text_column(struct pet_text *t, uint32_t line, int to)
{
	int at = pet_text_width(t, line);
	do
		pet_text_char(t, ' ');
	while (++at < to);
}

void pet_text_padded(struct pet_text *t, const char *s, int width)
{
	size_t n = pet_text_length(s);
	pet_text_bytes(t, s, n);
	for (int at = characters(s, n); at < width; at++)
		pet_text_char(t, ' ');
}
