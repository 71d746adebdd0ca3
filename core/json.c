#include "core/json.h"

#include "core/must.h"

struct json json_into(struct text *t)
{
	return (struct json){ .t = t };
}

static void before(struct json *j)
{
	if (j->after_key)
		j->after_key = false;
	else if (j->more[j->depth])
		text_char(j->t, ',');
	j->more[j->depth] = true;
}

void json_open(struct json *j, char bracket)
{
	before(j);
	must(j->depth + 1 < JSON_DEPTH);
	j->more[++j->depth] = false;
	text_char(j->t, bracket);
}

void json_close(struct json *j, char bracket)
{
	must(j->depth > 0);
	j->depth--;
	text_char(j->t, bracket);
}

static void quoted(struct text *t, const char *s, size_t n)
{
	static const char hex[] = "0123456789abcdef";
	text_char(t, '"');
	for (size_t i = 0; i < n; i++) {
		unsigned char c = (unsigned char)s[i];
		if (c == '"' || c == '\\') {
			text_char(t, '\\');
			text_char(t, (char)c);
		} else if (c == '\n') {
			text_put(t, "\\n");
		} else if (c < 32 || c == 127) {
			text_put(t, "\\u00");
			text_char(t, hex[c >> 4]);
			text_char(t, hex[c & 15]);
		} else {
			text_char(t, (char)c);
		}
	}
	text_char(t, '"');
}

void json_key(struct json *j, const char *key)
{
	before(j);
	quoted(j->t, key, text_length(key));
	text_char(j->t, ':');
	j->after_key = true;
}

void json_bytes(struct json *j, const char *s, size_t n)
{
	before(j);
	quoted(j->t, s, n);
}

void json_string(struct json *j, const char *s)
{
	json_bytes(j, s, text_length(s));
}

void json_number(struct json *j, int64_t n)
{
	before(j);
	text_number(j->t, n);
}

void json_unsigned(struct json *j, uint64_t n)
{
	before(j);
	if (n / 10)
		text_number(j->t, (int64_t)(n / 10));
	text_char(j->t, (char)('0' + n % 10));
}

void json_decimal(struct json *j, int64_t n, int places)
{
	before(j);
	uint64_t rest = n < 0 ? 0 - (uint64_t)n : (uint64_t)n, unit = 1;
	if (n < 0)
		text_char(j->t, '-');
	for (int i = 0; i < places; i++)
		unit *= 10;
	text_number(j->t, (int64_t)(rest / unit));
	if (places)
		text_char(j->t, '.');
	for (rest %= unit; unit > 1; rest %= unit)
		text_char(j->t, (char)('0' + rest / (unit /= 10)));
}

void json_bool(struct json *j, bool b)
{
	before(j);
	text_put(j->t, b ? "true" : "false");
}

void json_null(struct json *j)
{
	before(j);
	text_put(j->t, "null");
}

void json_key_string(struct json *j, const char *key, const char *s)
{
	json_key(j, key);
	json_string(j, s);
}

void json_key_number(struct json *j, const char *key, int64_t n)
{
	json_key(j, key);
	json_number(j, n);
}

void json_key_bool(struct json *j, const char *key, bool b)
{
	json_key(j, key);
	json_bool(j, b);
}

void json_value(struct json *j, uint8_t kind, int32_t value)
{
	if (kind == K_NONE || kind == K_NUMBER) {
		json_number(j, value);
	} else if (kind == K_FLAG && (value == 0 || value == 1)) {
		json_bool(j, value);
	} else if (value == 255) {
		json_null(j);
	} else {
		char word[64];
		struct text t = text_into(word, sizeof word, LANG_EN, j->t->game, NULL);
		token_value(&t, kind, value);
		json_string(j, word);
	}
}
