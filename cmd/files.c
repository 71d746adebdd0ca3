/* files.c: what the subcommands read and write; nothing is ever left half written. */
#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/random.h>
#include <sys/stat.h>
#include <time.h>
#include <unistd.h>

#include "cmd/cmd.h"

char *file_read(const char *path, size_t max, size_t *n)
{
	bool in = !strcmp(path, "-");
	FILE *f = in ? stdin : fopen(path, "rb");
	if (!f)
		die("cannot read '%s': %s", path, strerror(errno));
	size_t cap = 1 << 16, len = 0, got;
	char *s = malloc(cap + 1);
	while (s && (got = fread(s + len, 1, cap - len, f)) > 0) {
		len += got;
		if (len > max)
			die("'%s' is longer than %zu bytes", path, max);
		if (len == cap)
			s = realloc(s, (cap *= 2) + 1);
	}
	if (!s)
		die("no memory to read '%s'", path);
	if (ferror(f))
		die("cannot read '%s': %s", path, strerror(errno));
	if (!in)
		fclose(f);
	s[len] = 0;
	*n = len;
	return s;
}

static void stdout_write(const char *s, size_t n)
{
	if (fwrite(s, 1, n, stdout) != n || fflush(stdout))
		die("cannot write: %s", strerror(errno));
}

void file_write(const char *path, const char *s, size_t n)
{
	if (!path) {
		stdout_write(s, n);
		return;
	}
	size_t length = strlen(path);
	char *temporary = malloc(length + 16);
	if (!temporary)
		die("no memory");
	memcpy(temporary, path, length);
	strcpy(temporary + length, ".XXXXXX");
	int fd = mkstemp(temporary);
	if (fd < 0)
		die("cannot write '%s': %s", path, strerror(errno));
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
		die("cannot write '%s': %s", path, strerror(error));
	}
	free(temporary);
}

struct text out_text(uint32_t cap, uint8_t lang, const struct game *game, const void *pub)
{
	char *buf = malloc(cap);
	if (!buf)
		die("no memory");
	return text_into(buf, cap, lang, game, pub);
}

void out_write(const char *path, const struct text *t)
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

uint64_t now_ns(void)
{
	struct timespec t;
	clock_gettime(CLOCK_MONOTONIC, &t);
	return (uint64_t)t.tv_sec * 1000000000u + (uint64_t)t.tv_nsec;
}
