/* system.c: what the subcommands need from the system: memory, files (never left half written),
 * randomness, clocks. */
#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/random.h>
#include <sys/stat.h>
#include <time.h>
#include <unistd.h>

#include "cmd/cmd.h"

/* Blocks are chained, so that a leak checker finds them reachable. */
struct block {
	_Alignas(64) struct block *next;
};

void *memory(size_t bytes)
{
	static struct block *blocks;
	struct block *b = aligned_alloc(64, sizeof *b + (bytes + 63) / 64 * 64);
	if (!b)
		die("no memory");
	b->next = blocks;
	blocks = b;
	return b + 1;
}

char *file_read(const char *path, size_t max, size_t *n)
{
	bool in = !strcmp(path, "-");
	FILE *f = in ? stdin : fopen(path, "rb");
	if (!f)
		die("cannot read '%s': %s", path, error_words(errno));
	char *s = memory(max + 1);
	*n = fread(s, 1, max + 1, f);
	if (ferror(f))
		die("cannot read '%s': %s", path, error_words(errno));
	if (*n > max)
		die("'%s' is longer than %zu bytes", path, max);
	if (!in)
		fclose(f);
	s[*n] = 0;
	return s;
}

static void stdout_write(const char *s, size_t n)
{
	if (fwrite(s, 1, n, stdout) != n || fflush(stdout))
		die("cannot write: %s", error_words(errno));
}

/* A device or a pipe (/dev/stdout, /dev/null): renaming a file over it would replace it. */
static bool is_special(const char *path)
{
	struct stat st;
	return !stat(path, &st) && !S_ISREG(st.st_mode) && !S_ISDIR(st.st_mode);
}

static void special_write(const char *path, const char *s, size_t n)
{
	FILE *f = fopen(path, "wb");
	bool ok = f && fwrite(s, 1, n, f) == n && !fflush(f);
	int error = errno;
	if (f && fclose(f) && ok) {
		ok = false;
		error = errno;
	}
	if (!ok)
		die("cannot write '%s': %s", path, error_words(error));
}

/* By a temporary file that is renamed when complete. */
void file_write(const char *path, const char *s, size_t n)
{
	if (!path) {
		stdout_write(s, n);
		return;
	}
	if (is_special(path)) {
		special_write(path, s, n);
		return;
	}
	size_t length = strlen(path);
	char *temporary = memory(length + 16);
	memcpy(temporary, path, length);
	strcpy(temporary + length, ".XXXXXX");
	int fd = mkstemp(temporary);
	if (fd < 0)
		die("cannot write '%s': %s", path, error_words(errno));
	FILE *f = fdopen(fd, "wb");
	mode_t mask = umask(0);
	umask(mask);
	bool ok = f && fwrite(s, 1, n, f) == n && !fflush(f) && !fsync(fd) &&
		  !fchmod(fd, 0666 & ~mask);
	int error = errno;
	if (f ? fclose(f) : close(fd)) {
		ok = false;
		error = errno;
	}
	if (ok && rename(temporary, path)) {
		ok = false;
		error = errno;
	}
	if (!ok) {
		unlink(temporary);
		die("cannot write '%s': %s", path, error_words(error));
	}
}

struct pet_text out_text(uint32_t cap, uint8_t lang, const struct pet_game *game, const void *pub)
{
	return pet_text_into(memory(cap), cap, lang, game, pub);
}

void out_write(const char *path, const struct pet_text *t)
{
	if (t->cut)
		die("the answer is longer than %u bytes", t->cap);
	file_write(path, t->buf, t->len);
}

uint64_t os_bits(void)
{
	uint64_t r;
	if (getrandom(&r, sizeof r, 0) != (ssize_t)sizeof r)
		die("the operating system gives no random bits");
	return r;
}

static uint64_t clock_ns(clockid_t id)
{
	struct timespec t;
	clock_gettime(id, &t);
	return (uint64_t)t.tv_sec * 1000000000u + (uint64_t)t.tv_nsec;
}

uint64_t now_ns(void)
{
	return clock_ns(CLOCK_MONOTONIC);
}

uint64_t work_ns(void)
{
	return clock_ns(CLOCK_THREAD_CPUTIME_ID);
}
