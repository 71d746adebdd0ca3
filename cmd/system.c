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

static int special_try(const char *path, const char *s, size_t n)
{
	FILE *f = fopen(path, "wb");
	int error = f && fwrite(s, 1, n, f) == n && !fflush(f) ? 0 : errno;
	if (f && fclose(f) && !error)
		error = errno;
	return error;
}

/* "FILE.XXXXXX" opened beside the file; < 0: errno says why not. */
static int open_beside(const char *path, char **temporary)
{
	size_t length = strlen(path);
	*temporary = memory(length + 16);
	memcpy(*temporary, path, length);
	strcpy(*temporary + length, ".XXXXXX");
	return mkstemp(*temporary);
}

/* By a temporary file that is renamed when complete. */
int file_try(const char *path, const char *s, size_t n)
{
	char *temporary;
	if (is_special(path))
		return special_try(path, s, n);
	int fd = open_beside(path, &temporary);
	if (fd < 0)
		return errno;
	FILE *f = fdopen(fd, "wb");
	mode_t mask = umask(0);
	umask(mask);
	bool ok = f && fwrite(s, 1, n, f) == n && !fflush(f) && !fsync(fd) &&
		  !fchmod(fd, 0666 & ~mask);
	int error = ok ? 0 : errno;
	if ((f ? fclose(f) : close(fd)) && !error)
		error = errno;
	if (!error && rename(temporary, path))
		error = errno;
	if (error)
		unlink(temporary);
	return error;
}

void file_write(const char *path, const char *s, size_t n)
{
	if (!path) {
		stdout_write(s, n);
		return;
	}
	int error = file_try(path, s, n);
	if (error)
		die("cannot write '%s': %s", path, error_words(error));
}

void file_check(const char *path)
{
	struct stat there;
	char *temporary;
	if (!stat(path, &there) && S_ISDIR(there.st_mode))
		die("cannot write '%s': %s", path, error_words(EISDIR));
	if (is_special(path))
		return;
	int fd = open_beside(path, &temporary);
	if (fd < 0)
		die("cannot write '%s': %s", path, error_words(errno));
	close(fd);
	unlink(temporary);
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
