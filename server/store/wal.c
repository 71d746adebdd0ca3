/* wal.c: the frames of the log, with the checksums of SQLite's file format. */
#include "server/base/host_words.h"
#include "server/base/memory.h"
#include "server/store/wal.h"

#include <errno.h>
#include <fcntl.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

enum { HEADER = 32, FRAME = 24, TORN = 1 /* the incomplete one that a power cut may leave */ };

struct sum {
	uint32_t a, b;
	bool big; /* words are summed as big-endian */
};

struct wal {
	int fd;
	unsigned char header[HEADER];
	unsigned char *frame; /* header and page */
	size_t page;
	struct sum sum;
};

static uint32_t big(const unsigned char *p)
{
	return (uint32_t)p[0] << 24 | (uint32_t)p[1] << 16 | (uint32_t)p[2] << 8 | p[3];
}

static uint32_t little(const unsigned char *p)
{
	return (uint32_t)p[3] << 24 | (uint32_t)p[2] << 16 | (uint32_t)p[1] << 8 | p[0];
}

static void add(struct sum *s, const unsigned char *p, size_t n)
{
	for (size_t i = 0; i + 8 <= n; i += 8) {
		s->a += (s->big ? big(p + i) : little(p + i)) + s->b;
		s->b += (s->big ? big(p + i + 4) : little(p + i + 4)) + s->a;
	}
}

static bool header_fits(struct wal *w)
{
	uint32_t magic = big(w->header);
	w->page = big(w->header + 8);
	w->sum = (struct sum){ 0, 0, magic & 1 };
	add(&w->sum, w->header, 24);
	return (magic & ~1u) == 0x377f0682 && w->page >= 512 && w->page <= 65536 &&
	       (w->page & (w->page - 1)) == 0 && w->sum.a == big(w->header + 24) &&
	       w->sum.b == big(w->header + 28);
}

/* Belongs to this log, not to an earlier one. */
static bool of_this_log(const struct wal *w)
{
	return !memcmp(w->frame + 8, w->header + 16, 8);
}

static bool frame_fits(struct wal *w)
{
	struct sum s = w->sum;
	add(&s, w->frame, 8);
	add(&s, w->frame + FRAME, w->page);
	if (!of_this_log(w) || s.a != big(w->frame + 16) || s.b != big(w->frame + 20))
		return false;
	w->sum = s;
	return true;
}

static bool read_frame(struct wal *w, uint64_t i)
{
	size_t n = FRAME + w->page;
	return pread(w->fd, w->frame, n, (off_t)(HEADER + i * n)) == (ssize_t)n;
}

/* Complete transactions after the first invalid frame. */
static uint64_t lost_behind(struct wal *w, uint64_t *whole)
{
	uint64_t i = 0, lost = 0;
	*whole = 0;
	while (read_frame(w, i) && frame_fits(w)) {
		*whole += big(w->frame + 4) != 0;
		i++;
	}
	for (; read_frame(w, i); i++)
		lost += of_this_log(w) && big(w->frame + 4) != 0;
	return lost;
}

bool wal_whole(const char *database, char *why, size_t n)
{
	char file[1100];
	struct wal w = { 0 };
	struct stat st;
	snprintf(file, sizeof file, "%s-wal", database);
	w.fd = open(file, O_RDONLY | O_CLOEXEC);
	if (w.fd < 0 || fstat(w.fd, &st) != 0 || st.st_size < HEADER + FRAME + 512 ||
	    pread(w.fd, w.header, HEADER, 0) != HEADER) {
		if (w.fd >= 0)
			close(w.fd);
		return true; /* missing or empty */
	}
	uint64_t whole = 0, lost = 0;
	bool fits = header_fits(&w);
	if (fits) {
		w.frame = memory_grow(NULL, FRAME + w.page);
		lost = lost_behind(&w, &whole);
		free(w.frame);
	}
	close(w.fd);
	if (!fits)
		snprintf(why, n, host_words("the log '%s' is damaged at its beginning"), file);
	else if (lost > TORN)
		snprintf(why, n,
			 host_words("the log '%s' is damaged: %llu transactions can be read, %llu "
				    "more behind them cannot"),
			 file, (unsigned long long)whole, (unsigned long long)lost);
	return fits && lost <= TORN;
}

static bool copy(int from, int to)
{
	char bytes[16384];
	ssize_t n;
	while ((n = read(from, bytes, sizeof bytes)) > 0)
		if (write(to, bytes, (size_t)n) != n)
			return false;
	return n == 0 && fsync(to) == 0;
}

bool wal_put_aside(const char *database, char *why, size_t n)
{
	char file[1100], aside[1200];
	snprintf(file, sizeof file, "%s-wal", database);
	snprintf(aside, sizeof aside, "%s-wal.damaged", database);
	int from = open(file, O_RDONLY | O_CLOEXEC);
	int to = open(aside, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0600);
	bool fine = from >= 0 && (to >= 0 ? copy(from, to) : errno == EEXIST);
	if (!fine)
		snprintf(why, n, host_words("cannot keep a copy of '%s': %s"), file,
			 host_error(errno));
	if (from >= 0)
		close(from);
	if (to >= 0)
		close(to);
	return fine;
}
