/* field.h: the values that a game's field tables (game.h, struct field) speak of.
 *
 * One element of a field is one number of 1, 2, 4 or 8 bytes; its kind says how it is spelled:
 *
 *     K_NUMBER    7                   K_FLAG   true
 *     K_SEAT      "s2"                a game's kind   its token
 *     null        the field's `none` where that is no value of the kind; else 255
 *     masks       a list of the above
 *
 * Used by position.c (JSON) and path.c (one field by path). */
#ifndef CORE_FIELD_H
#define CORE_FIELD_H

#include "core/position.h"

/* How many values a kind has; 0: a plain number, as many as fit. */
unsigned kind_values(const struct game *game, uint8_t kind);

/* The value of a token, -1 if there is none. Unlike token_find "none" is no value. */
int32_t kind_find(const struct game *game, uint8_t kind, const char *s, size_t n);

/* How many elements: 1 for a single field. */
static inline unsigned field_count(const struct field *f)
{
	return f->index == K_NONE ? 1 : f->count;
}

/* Element i of f in the struct at base. */
static inline size_t field_at(const struct field *f, unsigned i)
{
	return f->at + (size_t)i * (f->index == K_NONE ? 0 : f->stride);
}

uint64_t field_load(const struct field *f, const void *base, unsigned i);
void field_store(const struct field *f, void *base, unsigned i, uint64_t value);

/* The usual value, cut to the field's size. */
uint64_t field_none(const struct field *f);

/* What null means in this field. */
uint64_t field_null(const struct game *game, const struct field *f);

/* Whether value is one that the field's kind (and size) has. */
bool field_holds(const struct game *game, const struct field *f, uint64_t value);

/* How many bits of a mask mean something. */
unsigned mask_bits(const struct game *game, const struct field *f);

/* A decimal number as an element, range-checked to the field's size and sign. */
bool field_number(const struct field *f, bool minus, uint64_t magnitude, uint64_t *value);

/* The signed reading of an element. */
int64_t field_signed(const struct field *f, uint64_t value);

/* The index that a key of JSON or a path names; -1: none. */
int32_t index_find(const struct game *game, const struct field *f, const char *s, size_t n);

/* Sets everything that the table speaks of to its usual value. */
void fields_clear(const struct field *fields, void *base);

/* Whether everything that f speaks of, or element i of it, has its usual value. */
bool field_is_usual(const struct field *f, const void *base);
bool element_is_usual(const struct field *f, const void *base, unsigned i);

/* How many locals of a node have names. */
int locals_named(const struct node *node);

/* The flow's own seal: frames are the game's private notes, of which only the game knows what may
 * stand in them, so they are taken untouched or not at all. */
uint64_t flow_hash(const struct flow *fl);

/* A seal as it is written: 16 hexadecimal digits and a zero. */
void seal_hex(uint64_t seal, char hex[17]);

#endif
