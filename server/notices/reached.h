/* reached.h: a set of ids: who can be reached at all. */
#ifndef SERVER_REACHED_H
#define SERVER_REACHED_H

#include <stdbool.h>
#include <stdint.h>

struct ids;

struct ids *ids_new(void);
void ids_free(struct ids *set);
void ids_add(struct ids *set, const char *id);
void ids_drop(struct ids *set, const char *id);
bool ids_have(const struct ids *set, const char *id);
uint32_t ids_count(const struct ids *set);

#endif
