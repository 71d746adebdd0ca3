/* fields.c: for each cell of a grid its owner and the nearest line. */
#include "clients/painter/brush.h"

#include <stdlib.h>
#include <string.h>

void *painter_alloc(size_t bytes)
{
	return painter_grow(NULL, bytes);
}

void *painter_grow(void *old, size_t bytes)
{
	void *at = realloc(old, bytes ? bytes : 1);
	if (!at)
		abort();
	return at;
}

int sheet_rows(const struct sheet *s, int width)
{
	return (int)((float)width * s->height / s->width + .5f);
}

static int by_value(const void *a, const void *b)
{
	float x = *(const float *)a, y = *(const float *)b;
	return x < y ? -1 : x > y;
}

/* Where the ring crosses a line of cells. */
static int crossings(const struct ring *ring, float line, float *cross)
{
	int n = 0;
	for (int i = 0; i < ring->count; i++) {
		struct point a = ring->at[i], b = ring->at[i + 1 < ring->count ? i + 1 : 0];
		if ((a.y <= line) != (b.y <= line))
			cross[n++] = a.x + (line - a.y) / (b.y - a.y) * (b.x - a.x);
	}
	qsort(cross, (size_t)n, sizeof *cross, by_value);
	return n;
}

void fill_ring(const struct ring *ring, uint8_t value, int width, float step, int from, int to,
	       uint8_t *out)
{
	float top = 1e9f, bottom = -1e9f;
	float *cross = painter_alloc((size_t)ring->count * sizeof *cross);
	for (int i = 0; i < ring->count; i++) {
		top = fminf(top, ring->at[i].y);
		bottom = fmaxf(bottom, ring->at[i].y);
	}
	int first = (int)fmaxf((float)from, top / step - 1),
	    last = (int)fminf((float)to - 1, bottom / step + 1);
	for (int y = first; y <= last; y++) {
		int n = crossings(ring, ((float)y + .5f) * step, cross);
		for (int i = 0; i + 1 < n; i += 2) {
			int l = (int)ceilf(fmaxf(0, cross[i] / step - .5f));
			int r = (int)floorf(fminf((float)width - 1, cross[i + 1] / step - .5f));
			if (l <= r)
				memset(out + (size_t)(y - from) * (size_t)width + l, value,
				       (size_t)(r - l + 1));
		}
	}
	free(cross);
}

void sheet_owners(const struct sheet *s, int width, int from, int to, uint8_t *owner)
{
	size_t cells = (size_t)width * (size_t)(to - from);
	float step = s->width / (float)width;
	memset(owner, NO_REGION, cells);
	for (int i = 0; i < s->ring_count; i++)
		fill_ring(&s->rings[i], s->rings[i].region, width, step, from, to, owner);
	if (!s->shore_count)
		return;
	uint8_t *land = painter_alloc(cells);
	memset(land, 0, cells);
	for (int i = 0; i < s->shore_count; i++)
		fill_ring(&s->shores[i], 1, width, step, from, to, land);
	for (size_t i = 0; i < cells; i++)
		owner[i] = land[i] ? owner[i] : NO_REGION;
	free(land);
}

struct segments segments_of(const struct sheet *s, unsigned kinds)
{
	struct segments out = { NULL, 0 };
	int most = 0;
	for (int i = 0; i < s->line_count; i++)
		most += s->lines[i].count;
	out.at = painter_alloc((size_t)most * sizeof *out.at);
	for (int i = 0; i < s->line_count; i++) {
		const struct polyline *l = &s->lines[i];
		float along = 0;
		for (int k = 0; kinds >> l->kind & 1 && k + 1 < l->count; k++) {
			struct point a = l->at[k], b = l->at[k + 1];
			float dx = b.x - a.x, dy = b.y - a.y, length = hypotf(dx, dy);
			if (length < 1e-4f)
				continue;
			float inverse = 1 / (length * length);
			out.at[out.count++] =
				(struct segment){ a.x,     a.y,   dx,     dy,
						  inverse, along, length, (uint8_t)l->kind };
			along += length;
		}
	}
	return out;
}

/* The grid that is being measured. */
struct measure {
	int w, h;
	float step;
	const struct segment *segment;
	float *square;
	int32_t *nearest;
};

static inline void offer(const struct measure *m, int x, int y, int32_t candidate)
{
	float t;
	size_t i = (size_t)y * (size_t)m->w + (size_t)x;
	if (candidate < 0 || m->nearest[i] == candidate)
		return;
	float d = reach(&m->segment[candidate], ((float)x + .5f) * m->step,
			((float)y + .5f) * m->step, &t);
	if (d < m->square[i]) {
		m->square[i] = d;
		m->nearest[i] = candidate;
	}
}

/* Cells on a line know their segment. */
static void mark_lines(const struct measure *m, int count)
{
	for (int i = 0; i < count; i++) {
		const struct segment *g = &m->segment[i];
		int steps = (int)(g->length / m->step * 2) + 1;
		for (int k = 0; k <= steps; k++) {
			float t = (float)k / (float)steps;
			int cx = (int)((g->x + g->dx * t) / m->step),
			    cy = (int)((g->y + g->dy * t) / m->step);
			for (int y = cy - 1; y <= cy + 1; y++)
				for (int x = cx - 1; x <= cx + 1; x++)
					if (x >= 0 && y >= 0 && x < m->w && y < m->h)
						offer(m, x, y, i);
		}
	}
}

/* The others ask their neighbours, downwards and then upwards, and measure for themselves, so that
 * the distance is exact wherever the guess is right. */
static void sweep(const struct measure *m, bool up)
{
	for (int j = 0; j < m->h; j++) {
		int y = up ? m->h - 1 - j : j, past = up ? y + 1 : y - 1;
		const int32_t *own = m->nearest + (size_t)y * (size_t)m->w;
		for (int x = 0; x < m->w; x++) {
			if (j) {
				const int32_t *other = m->nearest + (size_t)past * (size_t)m->w;
				offer(m, x, y, other[x]);
				if (x)
					offer(m, x, y, other[x - 1]);
				if (x + 1 < m->w)
					offer(m, x, y, other[x + 1]);
			}
			if (x)
				offer(m, x, y, own[x - 1]);
		}
		for (int x = m->w - 2; x >= 0; x--)
			offer(m, x, y, own[x + 1]);
	}
}

void find_nearest(int w, int h, float step, const struct segments *s, float *distance,
		  int32_t *nearest)
{
	struct measure m = { w, h, step, s->at, distance, nearest };
	size_t cells = (size_t)w * (size_t)h;
	for (size_t i = 0; i < cells; i++) {
		distance[i] = 1e8f;
		nearest[i] = -1;
	}
	mark_lines(&m, s->count);
	sweep(&m, false);
	sweep(&m, true);
	for (size_t i = 0; i < cells; i++)
		distance[i] = sqrtf(distance[i]);
}
