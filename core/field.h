/* field.h: reading and writing the values described by a game's field tables (game.h, struct
 * pet_field).
 *
 * One element of a field is one number of 1, 2, 4 or 8 bytes; its kind says how it is spelled:
 *
 *     PET_K_NUMBER    7                   PET_K_FLAG   true
 *     PET_K_SEAT      "s2"                a game's kind   its token
 *     null        the field's `none` where that is no value of the kind; else 255
 *     masks       a list of the above
 *
 * Used by position.c (JSON) and field_path.c (one field by its path). */
#ifndef CORE_FIELD_H
#define CORE_FIELD_H

#include "core/position.h"

#ifdef __cplusplus
extern "C" {
#endif

/* Number of values of a kind; 0: a plain number, limited by its size only. */
unsigned pet_kind_values(const struct pet_game *game, uint8_t kind);

/* The value of a token, or -1. Unlike in pet_token_find, "none" is not a value. */
int32_t pet_kind_find(const struct pet_game *game, uint8_t kind, const char *s, size_t n);

/* Number of elements; 1 for a single field. */
static inline unsigned pet_field_count(const struct pet_field *f)
{
	return f->index == PET_K_NONE ? 1 : f->count;
}

/* Element i of f in the struct at base. */
static inline size_t pet_field_at(const struct pet_field *f, unsigned i)
{
	return f->at + (size_t)i * (f->index == PET_K_NONE ? 0 : f->stride);
}

uint64_t pet_field_load(const struct pet_field *f, const void *base, unsigned i);
void pet_field_store(const struct pet_field *f, void *base, unsigned i, uint64_t value);

/* The default value, truncated to the field's size. */
uint64_t pet_field_none(const struct pet_field *f);

/* The value that null stands for in this field. */
uint64_t pet_field_null(const struct pet_game *game, const struct pet_field *f);

/* Whether value is valid for the field's kind and size. */
bool pet_field_holds(const struct pet_game *game, const struct pet_field *f, uint64_t value);

/* Number of meaningful bits in a mask. */
unsigned pet_mask_bits(const struct pet_game *game, const struct pet_field *f);

/* Parses a decimal number as an element, range-checked against the field's size and sign. */
bool pet_field_number(const struct pet_field *f, bool minus, uint64_t magnitude, uint64_t *value);

/* An element read as a signed number. */
int64_t pet_field_signed(const struct pet_field *f, uint64_t value);

/* The index named by a JSON key or a path component, or -1. */
int32_t pet_index_find(const struct pet_game *game, const struct pet_field *f, const char *s,
		       size_t n);

/* Sets every field of the table to its default. */
void pet_fields_clear(const struct pet_field *fields, void *base);

/* Whether a field, or its element i, has its default value. */
bool pet_field_is_usual(const struct pet_field *f, const void *base);
bool pet_element_is_usual(const struct pet_field *f, const void *base, unsigned i);

/* Number of named locals of a node. */
int pet_locals_named(const struct pet_node *node);

/* The seal of the flow. Only the game knows what its frames may contain, so they are accepted
 * unchanged or not at all. */
uint64_t pet_flow_hash(const struct pet_flow *fl);

/* Formats a seal: 16 hexadecimal digits and a terminating zero. */
void pet_seal_hex(uint64_t seal, char hex[17]);

#ifdef __cplusplus
}
#endif

#endif
