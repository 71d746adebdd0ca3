/* tables.h: the tables that make up struct pet_game; used by legendary.c and the files that define
 * them. */
#ifndef LEGENDARY_TABLES_H
#define LEGENDARY_TABLES_H

#include "core/game.h"

extern const struct pet_kind lg_kinds[];
extern const struct pet_verb lg_verbs[];
extern const struct pet_event_row lg_events[];
extern const struct pet_reason lg_reasons[];
extern const struct pet_node lg_nodes[];
extern const struct pet_field lg_pub_fields[];
extern const struct pet_field lg_priv_fields[];

/* Land tokens, then sea tokens (kind area). */
extern const char *const lg_area_tokens[];

#endif
