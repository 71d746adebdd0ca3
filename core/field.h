/* field.h: the values that a game's field tables (game.h, struct pet_field) speak of.
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

/* How many values a kind has; 0: a plain number, as many as fit. */
unsigned pet_kind_values(const struct pet_game *game, uint8_t kind);

/* The value of a token, -1 if there is none. Unlike pet_token_find "none" is no value. */
int32_t pet_kind_find(const struct pet_game *game, uint8_t kind, const char *s, size_t n);

/* How many elements: 1 for a single field. */
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

/* The usual value, cut to the field's size. */
uint64_t pet_field_none(const struct pet_field *f);

/* What null means in this field. */
uint64_t pet_field_null(const struct pet_game *game, const struct pet_field *f);

/* Whether value is one that the field's kind (and size) has. */
bool pet_field_holds(const struct pet_game *game, const struct pet_field *f, uint64_t value);

/* How many bits of a mask mean something. */
unsigned pet_mask_bits(const struct pet_game *game, const struct pet_field *f);

/* A decimal number as an element, range-checked to the field's size and sign. */
bool pet_field_number(const struct pet_field *f, bool minus, uint64_t magnitude, uint64_t *value);

/* The signed reading of an element. */
int64_t pet_field_signed(const struct pet_field *f, uint64_t value);

/* The index that a key of JSON or a path names; -1: none. */
int32_t pet_index_find(const struct pet_game *game, const struct pet_field *f, const char *s,
		       size_t n);

/* Sets everything that the table speaks of to its usual value. */
void pet_fields_clear(const struct pet_field *fields, void *base);

/* Whether everything that f speaks of, or element i of it, has its usual value. */
bool pet_field_is_usual(const struct pet_field *f, const void *base);
bool pet_element_is_usual(const struct pet_field *f, const void *base, unsigned i);

/* How many locals of a node have names. */
int pet_locals_named(const struct pet_node *node);

/* The flow's own seal: frames are the game's private notes, of which only the game knows what may
 * stand in them, so they are taken untouched or not at all. */
uint64_t pet_flow_hash(const struct pet_flow *fl);

/* A seal as it is written: 16 hexadecimal digits and a zero. */
void pet_seal_hex(uint64_t seal, char hex[17]);

#ifdef __cplusplus
}
#endif

#endif
