/* memory.c: the only file of the server that calls malloc. */
#include "server/base/memory.h"

#include <malloc.h>
#include <pthread.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

enum { RESERVE = 4 << 20, EXIT_NO_MEMORY = 3 };
enum { STEP = 16, CLASSES = 1088 / STEP, KEPT_MAX = 4 << 20 }; /* of pieces, in bytes */

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

/* ---- pieces for libevent --------------------------------------------------------------------- */

/* libevent asks for some forty small pieces for each request and soon frees them. malloc has only
 * seven of a size at hand and searches for the rest, so more are kept here, by size: those of class
 * n have at least STEP * n + 8 bytes. One thread at a time uses libevent. */
static struct piece {
	struct piece *next;
} * kept[CLASSES];
static size_t kept_bytes;

static size_t class_bytes(size_t class)
{
	return class * STEP + 8;
}

void *memory_piece(size_t bytes)
{
	size_t class = bytes <= class_bytes(1) ? 1 : (bytes - 8 + STEP - 1) / STEP;
	struct piece *p = class < CLASSES && !memory_fails ? kept[class] : NULL;
	if (!p)
		return memory_plain(bytes);
	kept[class] = p->next;
	kept_bytes -= class_bytes(class);
	return p;
}

void memory_piece_free(void *old)
{
	size_t usable = malloc_usable_size(old), class = usable < STEP ? 0 : (usable - 8) / STEP;
	struct piece *p = old;
#ifdef __SANITIZE_ADDRESS__ /* it should see what is used after this */
	class = 0;
#endif
	if (class == 0 || class >= CLASSES || kept_bytes + class_bytes(class) > KEPT_MAX) {
		free(old);
		return;
	}
	p->next = kept[class];
	kept[class] = p;
	kept_bytes += class_bytes(class);
}
