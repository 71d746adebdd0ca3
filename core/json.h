/* json.h: a small JSON writer into the caller's buffer; it takes care of commas and escapes. */
#ifndef CORE_JSON_H
#define CORE_JSON_H

#include "core/text.h"

PET_API_BEGIN

enum { PET_JSON_DEPTH = 24 };

struct pet_json {
	struct pet_text *t;
	uint8_t depth;
	bool more[PET_JSON_DEPTH]; /* a comma is due before the next element of this level */
	bool after_key;
};

struct pet_json pet_json_into(struct pet_text *t);

void pet_json_open(struct pet_json *j, char bracket);  /* '{' or '[' */
void pet_json_close(struct pet_json *j, char bracket); /* '}' or ']' */
void pet_json_key(struct pet_json *j, const char *key);
void pet_json_string(struct pet_json *j, const char *s);
void pet_json_bytes(struct pet_json *j, const char *s, size_t n);
void pet_json_number(struct pet_json *j, int64_t n);
void pet_json_unsigned(struct pet_json *j, uint64_t n);
/* The same, but above 2^53, which not every reader keeps exactly, as a string of digits. */
void pet_json_exact(struct pet_json *j, uint64_t n);
void pet_json_bool(struct pet_json *j, bool b);
void pet_json_null(struct pet_json *j);

/* key and value in one call */
void pet_json_key_string(struct pet_json *j, const char *key, const char *s);
void pet_json_key_number(struct pet_json *j, const char *key, int64_t n);
void pet_json_key_bool(struct pet_json *j, const char *key, bool b);

/* A number with decimals, given as n / 10^places (the engine has no floats). */
void pet_json_decimal(struct pet_json *j, int64_t n, int places);

/* One value of a kind as its token (number kinds as numbers, none as null). */
void pet_json_value(struct pet_json *j, uint8_t kind, int32_t value);
/* Its name in the language of j->t, as in the sentences of a game at this position. */
void pet_json_key_name(struct pet_json *j, const char *key, const void *pub, uint8_t kind,
		       int32_t value);

PET_API_END

#endif
