/* field_rows.h: macros for the rows of a game's field tables (game.h, struct pet_field).
 *
 *     static const struct pet_field seat_fields[] = {
 *             PET_FIELD("gold", struct x_seat, gold, PET_K_NUMBER, 0),
 *             PET_FIELD_SET("cards", struct x_seat, cards, K_CARD),
 *             PET_FIELDS_END,
 *     };
 *
 * Offsets, sizes and counts are taken from the struct, so a row cannot disagree with it. */
#ifndef CORE_FIELD_ROWS_H
#define CORE_FIELD_ROWS_H

#include <stddef.h>

#include "core/game.h"

#define PET_SIZE(type, member)  sizeof(((type *)0)->member)
#define PET_COUNT(type, member) (PET_SIZE(type, member) / PET_SIZE(type, member[0]))

// clang-format off
/* One value of a kind; none is the default. */
#define PET_FIELD(name, type, member, kind, none) \
	{ name, offsetof(type, member), PET_SIZE(type, member), PET_HOW_VALUE, kind, PET_K_NONE, 1, 0, none, NULL }

/* One set: bit i is value i of the kind. */
#define PET_FIELD_SET(name, type, member, kind) \
	{ name, offsetof(type, member), PET_SIZE(type, member), PET_HOW_MASK, kind, PET_K_NONE, 1, 0, 0, NULL }

/* An array of values or of sets; index is the kind of its index (PET_K_NUMBER: a JSON array). */
#define PET_FIELD_ARRAY(name, type, member, kind, index, none) \
	{ name, offsetof(type, member), PET_SIZE(type, member[0]), PET_HOW_VALUE, kind, index, \
	  PET_COUNT(type, member), PET_SIZE(type, member[0]), none, NULL }
#define PET_FIELD_SETS(name, type, member, kind, index) \
	{ name, offsetof(type, member), PET_SIZE(type, member[0]), PET_HOW_MASK, kind, index, \
	  PET_COUNT(type, member), PET_SIZE(type, member[0]), 0, NULL }

/* A struct or an array of structs; sub lists the fields of one. */
#define PET_FIELD_STRUCT(name, type, member, sub) \
	{ name, offsetof(type, member), 1, PET_HOW_GROUP, PET_K_NONE, PET_K_NONE, 1, 0, 0, sub }
#define PET_FIELD_GROUP(name, type, member, index, sub) \
	{ name, offsetof(type, member), 1, PET_HOW_GROUP, PET_K_NONE, index, \
	  PET_COUNT(type, member), PET_SIZE(type, member[0]), 0, sub }

/* One member across an array of structs, presented as an array: "gold" of the seats. */
#define PET_FIELD_OF(name, type, array, member, kind, index, none) \
	{ name, offsetof(type, array[0].member), PET_SIZE(type, array[0].member), PET_HOW_VALUE, kind, index, \
	  PET_COUNT(type, array), PET_SIZE(type, array[0]), none, NULL }
#define PET_FIELD_SET_OF(name, type, array, member, kind, index) \
	{ name, offsetof(type, array[0].member), PET_SIZE(type, array[0].member), PET_HOW_MASK, kind, index, \
	  PET_COUNT(type, array), PET_SIZE(type, array[0]), 0, NULL }

#define PET_FIELDS_END { NULL, 0, 0, 0, 0, 0, 0, 0, 0, NULL }
// clang-format on

#endif
