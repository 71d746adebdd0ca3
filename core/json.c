#include "core/json.h"

#include "core/must.h"

struct pet_json pet_json_into(struct pet_text *t)
{
	return (struct pet_json){ .t = t };
}

static void before(struct pet_json *j)
{
	if (j->after_key)
		j->after_key = false;
	else if (j->more[j->depth])
		pet_text_char(j->t, ',');
	j->more[j->depth] = true;
}

void pet_json_open(struct pet_json *j, char bracket)
{
	before(j);
	pet_must(j->depth + 1 < PET_JSON_DEPTH);
	j->more[++j->depth] = false;
	pet_text_char(j->t, bracket);
}

void pet_json_close(struct pet_json *j, char bracket)
{
	pet_must(j->depth > 0);
	j->depth--;
	pet_text_char(j->t, bracket);
}

static void escaped(struct pet_text *t, unsigned char c)
{
	static const char hex[] = "0123456789abcdef";
	if (c == '"' || c == '\\') {
		pet_text_char(t, '\\');
		pet_text_char(t, (char)c);
	} else if (c == '\n') {
		pet_text_put(t, "\\n");
	} else {
		pet_text_put(t, "\\u00");
		pet_text_char(t, hex[c >> 4]);
		pet_text_char(t, hex[c & 15]);
	}
}

/* Bytes that must be escaped in a string; the terminating zero counts as one. */
static const bool marked[256] = { 1, 1, 1, 1, 1, 1, 1, 1, 1,         1,          1,        1,
				  1, 1, 1, 1, 1, 1, 1, 1, 1,         1,          1,        1,
				  1, 1, 1, 1, 1, 1, 1, 1, ['"'] = 1, ['\\'] = 1, [127] = 1 };

/* s up to end, or up to its NUL if end is NULL. Runs without escapes are copied in one piece. */
static void quoted(struct pet_text *t, const char *s, const char *end)
{
	pet_text_char(t, '"');
	for (;;) {
		size_t n = 0;
		while (s + n != end && !marked[(unsigned char)s[n]])
			n++;
		pet_text_bytes(t, s, n);
		s += n;
		if (s == end || (!end && !*s))
			break;
		escaped(t, (unsigned char)*s++);
	}
	pet_text_char(t, '"');
}

void pet_json_key(struct pet_json *j, const char *key)
{
	before(j);
	quoted(j->t, key, NULL);
	pet_text_char(j->t, ':');
	j->after_key = true;
}

void pet_json_bytes(struct pet_json *j, const char *s, size_t n)
{
	before(j);
	quoted(j->t, s, s + n);
}

void pet_json_string(struct pet_json *j, const char *s)
{
	before(j);
	quoted(j->t, s, NULL);
}

void pet_json_number(struct pet_json *j, int64_t n)
{
	before(j);
	pet_text_number(j->t, n);
}

void pet_json_unsigned(struct pet_json *j, uint64_t n)
{
	before(j);
	pet_text_unsigned(j->t, n);
}

void pet_json_exact(struct pet_json *j, uint64_t n)
{
	before(j);
	bool quote = n > UINT64_C(1) << 53;
	if (quote)
		pet_text_char(j->t, '"');
	pet_text_unsigned(j->t, n);
	if (quote)
		pet_text_char(j->t, '"');
}

void pet_json_decimal(struct pet_json *j, int64_t n, int places)
{
	before(j);
	uint64_t rest = n < 0 ? 0 - (uint64_t)n : (uint64_t)n, unit = 1;
	if (n < 0)
		pet_text_char(j->t, '-');
	for (int i = 0; i < places; i++)
		unit *= 10;
	pet_text_number(j->t, (int64_t)(rest / unit));
	if (places)
		pet_text_char(j->t, '.');
	for (rest %= unit; unit > 1; rest %= unit)
		pet_text_char(j->t, (char)('0' + rest / (unit /= 10)));
}

void pet_json_bool(struct pet_json *j, bool b)
{
	before(j);
	pet_text_put(j->t, b ? "true" : "false");
}

void pet_json_null(struct pet_json *j)
{
	before(j);
	pet_text_put(j->t, "null");
}

void pet_json_key_string(struct pet_json *j, const char *key, const char *s)
{
	pet_json_key(j, key);
	pet_json_string(j, s);
}

void pet_json_key_number(struct pet_json *j, const char *key, int64_t n)
{
	pet_json_key(j, key);
	pet_json_number(j, n);
}

void pet_json_key_bool(struct pet_json *j, const char *key, bool b)
{
	pet_json_key(j, key);
	pet_json_bool(j, b);
}

void pet_json_value(struct pet_json *j, uint8_t kind, int32_t value)
{
	if (kind == PET_K_NONE || kind == PET_K_NUMBER) {
		pet_json_number(j, value);
	} else if (kind == PET_K_FLAG && (value == 0 || value == 1)) {
		pet_json_bool(j, value);
	} else if (value == 255) {
		pet_json_null(j);
	} else {
		char word[64];
		struct pet_text t = pet_text_into(word, sizeof word, PET_LANG_EN, j->t->game, NULL);
		pet_token_value(&t, kind, value);
		pet_json_string(j, word);
	}
}

void pet_json_key_name(struct pet_json *j, const char *key, const void *pub, uint8_t kind,
		       int32_t value)
{
	char words[512];
	struct pet_text t = pet_text_into(words, sizeof words, j->t->lang, j->t->game, pub);
	pet_text_value(&t, kind, value);
	pet_json_key_string(j, key, words);
}
