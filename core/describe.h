/* describe.h: helpers for putting a position into words: messages whose arguments are collected one
 * by one, lists, and fixed-width columns for terminal maps. */
#ifndef CORE_DESCRIBE_H
#define CORE_DESCRIBE_H

#include "core/text.h"

#ifdef __cplusplus
extern "C" {
#endif

enum { PET_FILL_MAX = 8 };

/* The arguments of one message. Initialize with { 0 }. */
struct pet_fill {
	struct pet_arg arg[PET_FILL_MAX];
	int count;
};

/* Adds the value for {key}. */
void pet_fill_add(struct pet_fill *f, const char *key, uint8_t kind, int32_t value);

/* A message with these arguments; pet_text_line ends it with a newline. f may be NULL. */
void pet_text_filled(struct pet_text *t, const char *id, const struct pet_fill *f);
void pet_text_line(struct pet_text *t, const char *id, const struct pet_fill *f);

/* The values of a mask, bit i = value i of the kind: "Thrace, Crete". */
void pet_text_mask(struct pet_text *t, uint8_t kind, uint64_t mask);

/* A message, then the values of the mask; nothing at all for an empty one. */
void pet_text_list(struct pet_text *t, const char *id, uint8_t kind, uint64_t mask);

/* Characters (not bytes) written since byte offset `since`. */
int pet_text_width(const struct pet_text *t, uint32_t since);

/* Pads with at least one space up to column `to` of the line that starts at byte `line`. */
void pet_text_column(struct pet_text *t, uint32_t line, int to);

/* A string, padded with spaces to a width in characters. */
void pet_text_padded(struct pet_text *t, const char *s, int width);

#ifdef __cplusplus
}
#endif

#endif
