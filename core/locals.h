/* locals.h: names for what a node keeps in its frame (flow.h, frame.x).
 *
 *     PET_LOCALS(lh_travel, uint8_t from, to, count;)
 *
 * declares struct lh_travel_locals, laid over frame.x, and its two readers:
 *
 *     lh_travel_of(f)->from = region;     a frame that may change
 *     lh_travel_in(f)->from               a frame that may not
 *
 * In the table of the node's locals (game.h, struct pet_local) PET_LOCAL(lh_travel, from, K_REGION) is
 * the row of that byte. Members are bytes; a frame has PET_FRAME_LOCALS of them. */
#ifndef CORE_LOCALS_H
#define CORE_LOCALS_H

#include <stddef.h>

#include "core/flow.h"

#define PET_LOCALS(node, ...)                                                                      \
	struct node##_locals {                                                                     \
		__VA_ARGS__                                                                        \
	};                                                                                         \
	_Static_assert(sizeof(struct node##_locals) <= PET_FRAME_LOCALS, "locals fit a frame");    \
	static inline struct node##_locals *node##_of(struct pet_frame *f)                         \
	{                                                                                          \
		return (struct node##_locals *)(void *)f->x;                                       \
	}                                                                                          \
	static inline const struct node##_locals *node##_in(const struct pet_frame *f)             \
	{                                                                                          \
		return (const struct node##_locals *)(const void *)f->x;                           \
	}

#define PET_LOCAL(node, member, kind) [offsetof(struct node##_locals, member)] = { #member, kind }

#endif
