/* reached.c: ids in a table of chains that grows. */
#include "server/notices/reached.h"

#include <stdlib.h>
#include <string.h>

#include "server/base/memory.h"
#include "server/store/store.h"

struct one {
	struct one *next;
	char id[ID_MAX];
};

struct ids {
	struct one **chain;
	uint32_t chains, count;
};

static uint32_t place(const struct ids *set, const char *id)
{
	uint32_t h = 2166136261u;
	for (; *id; id++)
		h = (h ^ (unsigned char)*id) * 16777619u;
	return h & (set->chains - 1);
}

struct ids *ids_new(void)
{
	struct ids *set = memory_new(sizeof *set);
	set->chains = 256;
	set->chain = memory_new(set->chains * sizeof *set->chain);
	return set;
}

void ids_free(struct ids *set)
{
	for (uint32_t i = 0; i < set->chains; i++) {
		for (struct one *o = set->chain[i], *next; o; o = next) {
			next = o->next;
			free(o);
		}
	}
	free(set->chain);
	free(set);
}

static struct one **find(const struct ids *set, const char *id)
{
	struct one **at = &set->chain[place(set, id)];
	while (*at && strcmp((*at)->id, id))
		at = &(*at)->next;
	return at;
}

static void grow(struct ids *set)
{
	struct ids old = *set;
	set->chains *= 2;
	set->chain = memory_new(set->chains * sizeof *set->chain);
	for (uint32_t i = 0; i < old.chains; i++) {
		for (struct one *o = old.chain[i], *next; o; o = next) {
			struct one **to = &set->chain[place(set, o->id)];
			next = o->next;
			o->next = *to;
			*to = o;
		}
	}
	free(old.chain);
}

void ids_add(struct ids *set, const char *id)
{
	if (!id[0] || strlen(id) >= ID_MAX || *find(set, id))
		return;
	if (++set->count > set->chains)
		grow(set);
	struct one **at = find(set, id);
	*at = memory_new(sizeof **at);
	strcpy((*at)->id, id);
}

void ids_drop(struct ids *set, const char *id)
{
	struct one **at = find(set, id), *o = *at;
	if (!o)
		return;
	*at = o->next;
	free(o);
	set->count--;
}

bool ids_have(const struct ids *set, const char *id)
{
	return *find(set, id) != NULL;
}

uint32_t ids_count(const struct ids *set)
{
	return set->count;
}
