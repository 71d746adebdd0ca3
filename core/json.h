/* json.h: a small JSON emitter into a caller's buffer (commas and escapes are its business). */
#ifndef CORE_JSON_H
#define CORE_JSON_H

#include "core/text.h"

enum { JSON_DEPTH = 24 };

struct json {
	struct text *t;
	uint8_t depth;
	bool more[JSON_DEPTH]; /* a comma is due before the next element of this level */
	bool after_key;
};

struct json json_into(struct text *t);

void json_open(struct json *j, char bracket);  /* '{' or '[' */
void json_close(struct json *j, char bracket); /* '}' or ']' */
void json_key(struct json *j, const char *key);
void json_string(struct json *j, const char *s);
void json_bytes(struct json *j, const char *s, size_t n);
void json_number(struct json *j, int64_t n);
void json_unsigned(struct json *j, uint64_t n);
void json_bool(struct json *j, bool b);
void json_null(struct json *j);

/* key and value in one call */
void json_key_string(struct json *j, const char *key, const char *s);
void json_key_number(struct json *j, const char *key, int64_t n);
void json_key_bool(struct json *j, const char *key, bool b);

/* A number with decimals, given as n / 10^places (the engine has no floats). */
void json_decimal(struct json *j, int64_t n, int places);

/* One value of a kind as its token (number kinds as numbers, none as null). */
void json_value(struct json *j, uint8_t kind, int32_t value);

#endif
