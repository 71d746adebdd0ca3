/* memory.c: the only file of the server that calls malloc. */
#include "server/memory.h"

#include <pthread.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

enum { RESERVE = 4 << 20, EXIT_NO_MEMORY = 3 };

bool (*memory_fails)(void);

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static _Atomic(void *) reserve;

static void say(const char *words)
{
	(void)!write(STDERR_FILENO, words, strlen(words));
}

static void keep_reserve(void)
{
	pthread_mutex_lock(&lock);
	if (!reserve)
		reserve = malloc(RESERVE);
	pthread_mutex_unlock(&lock);
}

/* True: something was freed, a retry makes sense. */
static bool give_reserve(void)
{
	pthread_mutex_lock(&lock);
	bool had = reserve;
	free(reserve);
	reserve = NULL;
	pthread_mutex_unlock(&lock);
	if (had)
		say("memory is short: the reserve is used\n");
	return had;
}

enum kind { PLAIN, ZEROED, GROWN, ALIGNED };

static inline void *asked(void *old, size_t bytes, enum kind kind)
{
	if (memory_fails && memory_fails())
		return NULL;
	if (kind == ALIGNED)
		return aligned_alloc(64, (bytes + 63) / 64 * 64);
	if (kind == ZEROED)
		return calloc(1, bytes);
	return kind == GROWN ? realloc(old, bytes) : malloc(bytes);
}

static void *get_from_reserve(void *old, size_t bytes, enum kind kind)
{
	bool had = true;
	while (had) {
		had = give_reserve();
		void *p = asked(old, bytes, kind);
		if (p)
			return p;
	}
	say("there is no memory left: the server ends; what was acknowledged is safe\n");
	_exit(EXIT_NO_MEMORY);
}

/* Inline: libevent alone asks some forty times for a request. */
static inline void *get(void *old, size_t bytes, enum kind kind)
{
	if (!reserve)
		keep_reserve();
	if (!bytes)
		bytes = 1;
	void *p = asked(old, bytes, kind);
	return p ? p : get_from_reserve(old, bytes, kind);
}

void *memory_plain(size_t bytes)
{
	return get(NULL, bytes, PLAIN);
}

void *memory_new(size_t bytes)
{
	return get(NULL, bytes, ZEROED);
}

void *memory_grow(void *old, size_t bytes)
{
	return get(old, bytes, GROWN);
}

void *memory_aligned(size_t bytes)
{
	return get(NULL, bytes, ALIGNED);
}

char *memory_bytes(const char *text, size_t n)
{
	char *copy = get(NULL, n + 1, PLAIN);
	memcpy(copy, text, n);
	copy[n] = 0;
	return copy;
}

char *memory_text(const char *text)
{
	return memory_bytes(text, strlen(text));
}
