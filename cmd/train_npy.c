/* train_npy: positions for others to learn from, and their weights back, as NumPy's arrays (.npy).
 *
 * Positions are one array of records, a row for each seat of each position:
 *
 *     game       u4   number of the game: hold out whole games, not positions
 *     position   u4   rows of one position have the same number and follow each other
 *     seat       u1
 *     searched   u1   whether search is meant
 *     win        f4   share of the win at the end of the game; the seats of a position sum to 1
 *     place      f4   share by place
 *     hand       f4   what the game's eval thought
 *     search     f4   what the search that played thought
 *     inputs     i2   what a net sees of the seat, in 1/128 (ai/judge.h)
 *
 * Weights are one array of floats: layer after layer, each the rows of its neurons, then their biases. */
#include <stdlib.h>
#include <string.h>

#include "cmd/train.h"

enum { HEADER_MAX = 1024, RECORD_HEAD = 26, WEIGHTS_MAX = 64 << 20 };

static const unsigned char magic[] = { 0x93, 'N', 'U', 'M', 'P', 'Y', 1, 0 };

/* The header is padded so that the data begins at a multiple of 64. */
static size_t put_header(char *out, const char *description, size_t rows)
{
	char text[HEADER_MAX];
	int n = snprintf(text, sizeof text,
			 "{'descr': %s, 'fortran_order': False, 'shape': (%zu,), }", description,
			 rows);
	size_t whole = (sizeof magic + 2 + (size_t)n + 1 + 63) / 64 * 64,
	       length = whole - sizeof magic - 2;
	memcpy(out, magic, sizeof magic);
	out[8] = (char)(length & 255);
	out[9] = (char)(length >> 8);
	memset(out + 10, ' ', length);
	memcpy(out + 10, text, (size_t)n);
	out[whole - 1] = '\n';
	return whole;
}

static char *put_row(char *to, const struct samples *s, size_t i, int seat)
{
	const struct sample *one = &s->sample[i];
	uint32_t number[2] = { one->game, (uint32_t)i };
	unsigned char small[2] = { (unsigned char)seat, one->searched };
	float share[4] = { (float)one->win[seat] / PET_SHARES, (float)one->place[seat] / PET_SHARES,
			   (float)one->hand[seat] / 65535,
			   one->searched ? (float)one->search[seat] / 65535 : 0 };
	size_t row = (size_t)s->row * sizeof *s->rows;
	memcpy(to, number, sizeof number);
	memcpy(to + 8, small, sizeof small);
	memcpy(to + 10, share, sizeof share);
	memcpy(to + RECORD_HEAD, s->rows + one->at + (size_t)seat * (size_t)s->row, row);
	return to + RECORD_HEAD + row;
}

void train_write_positions(const char *path, const struct samples *s)
{
	char description[HEADER_MAX];
	size_t rows = 0, bytes = RECORD_HEAD + (size_t)s->row * sizeof *s->rows;
	for (size_t i = 0; i < s->count; i++)
		rows += s->sample[i].seats;
	snprintf(description, sizeof description,
		 "[('game', '<u4'), ('position', '<u4'), ('seat', '|u1'), ('searched', '|u1'), "
		 "('win', '<f4'), ('place', '<f4'), ('hand', '<f4'), ('search', '<f4'), "
		 "('inputs', '<i2', (%d,))]",
		 s->row);
	char *all = malloc(HEADER_MAX + rows * bytes);
	if (!all)
		die("no memory");
	char *to = all + put_header(all, description, rows);
	for (size_t i = 0; i < s->count; i++)
		for (int seat = 0; seat < s->sample[i].seats; seat++)
			to = put_row(to, s, i, seat);
	file_write(path, all, (size_t)(to - all));
	free(all);
	speak("%zu positions, %zu rows with %d inputs: %s\n", s->count, rows, s->row, path);
}

float *train_read_weights(const char *path, size_t count)
{
	size_t n;
	char *s = file_read(path, WEIGHTS_MAX, &n);
	if (n < 10 || memcmp(s, magic, 6))
		die("'%s' is no array of NumPy (.npy)", path);
	size_t head = 10 + (unsigned char)s[8] + ((size_t)(unsigned char)s[9] << 8);
	char *end = memchr(s, '\n', n);
	if (s[6] != 1 || head > n || !end || end >= s + head)
		die("'%s' is no array of NumPy (.npy)", path);
	*end = 0;
	if (!strstr(s + 10, "'descr': '<f4'") || strstr(s + 10, "'fortran_order': True"))
		die("'%s' holds no floats of 32 bits, row by row", path);
	if (n - head != count * sizeof(float))
		die("'%s' has %zu numbers, a net of this shape %zu", path,
		    (n - head) / sizeof(float), count);
	float *w = memory(count * sizeof *w);
	memcpy(w, s + head, count * sizeof *w);
	return w;
}
