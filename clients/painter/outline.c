/* outline.c: the areas of a raster as polygons, so that what is clicked, tinted and lit over the
 * picture fits the picture.
 *
 * Walks along the cracks between pixels with the area on the right hand, smooths the stairs away
 * and drops points that a straight line does not need. */
#include "clients/painter/brush.h"

#include <stdlib.h>
#include <string.h>

enum { LEAST = 24 }; /* pixels of circumference: smaller scraps are left out */

struct tracer {
	const uint8_t *raster;
	int w, h;
	uint8_t *seen; /* cracks above a pixel that were walked along */
	struct point *walk, *fine;
	int room;
};

static uint8_t value_at(const struct tracer *t, int x, int y)
{
	return x < 0 || y < 0 || x >= t->w || y >= t->h
		       ? NO_REGION
		       : t->raster[(size_t)y * (size_t)t->w + (size_t)x];
}

/* The ring that runs along the upper crack of (x, y). Points are corners of pixels. */
static int walk_round(struct tracer *t, int x, int y)
{
	/* heading 0 east, 1 south, 2 west, 3 north; the pixel ahead on the right and on the left */
	static const int dx[4] = { 1, 0, -1, 0 }, dy[4] = { 0, 1, 0, -1 };
	static const int rx[4] = { 0, -1, -1, 0 }, ry[4] = { 0, 0, -1, -1 };
	static const int lx[4] = { 0, 0, -1, -1 }, ly[4] = { -1, 0, 0, -1 };
	uint8_t own = value_at(t, x, y);
	int cx = x, cy = y, heading = 0, n = 0;
	do {
		if (n == t->room) {
			t->room *= 2;
			t->walk = painter_grow(t->walk, (size_t)t->room * sizeof *t->walk);
			t->fine = painter_grow(t->fine, (size_t)t->room * sizeof *t->fine);
		}
		if (heading == 0)
			t->seen[(size_t)cy * (size_t)t->w + (size_t)cx] = 1;
		t->walk[n++] = (struct point){ (float)cx, (float)cy };
		cx += dx[heading];
		cy += dy[heading];
		bool right = value_at(t, cx + rx[heading], cy + ry[heading]) == own;
		bool left = value_at(t, cx + lx[heading], cy + ly[heading]) == own;
		if (!right)
			heading = (heading + 1) & 3;
		else if (left)
			heading = (heading + 3) & 3;
	} while (cx != x || cy != y || heading != 0);
	return n;
}

static void smooth_walk(struct tracer *t, int n)
{
	enum { REACH = 3 };
	for (int i = 0; i < n; i++) {
		struct point sum = { 0, 0 };
		for (int k = -REACH; k <= REACH; k++) {
			const struct point *p = &t->walk[(i + k + n) % n];
			sum = (struct point){ sum.x + p->x, sum.y + p->y };
		}
		t->fine[i] = (struct point){ sum.x / (2 * REACH + 1), sum.y / (2 * REACH + 1) };
	}
}

/* Is every point between a and b near the line from a to b? */
static bool straight(const struct point *at, int a, int b)
{
	float dx = at[b].x - at[a].x, dy = at[b].y - at[a].y, length = hypotf(dx, dy) + 1e-6f;
	for (int i = a + 1; i < b; i++) {
		float off = (at[i].x - at[a].x) * dy - (at[i].y - at[a].y) * dx;
		if (fabsf(off) > .45f * length)
			return false;
	}
	return length < 40;
}

int outline_trace(const uint8_t *raster, int w, int h, float step, float *out, int room)
{
	struct tracer t = { .raster = raster, .w = w, .h = h, .room = 4096 };
	t.seen = painter_alloc((size_t)w * (size_t)h);
	memset(t.seen, 0, (size_t)w * (size_t)h);
	t.walk = painter_alloc((size_t)t.room * sizeof *t.walk);
	t.fine = painter_alloc((size_t)t.room * sizeof *t.fine);
	int used = 0;
	for (int y = 0; y < h && used >= 0; y++)
		for (int x = 0; x < w && used >= 0; x++) {
			uint8_t own = value_at(&t, x, y);
			if (own == NO_REGION || own == OUT_OF_PLAY ||
			    t.seen[(size_t)y * (size_t)w + (size_t)x] ||
			    value_at(&t, x, y - 1) == own)
				continue;
			int n = walk_round(&t, x, y);
			if (n < LEAST)
				continue;
			smooth_walk(&t, n);
			int head = used, count = 0;
			used += 2;
			for (int i = 0, last = 0; i < n; i = last) {
				if (used + 2 > room) {
					used = -1;
					break;
				}
				out[used++] = t.fine[i].x * step;
				out[used++] = t.fine[i].y * step;
				count++;
				for (last = i + 1; last + 1 < n && straight(t.fine, i, last + 1);)
					last++;
			}
			if (used < 0 || head + 2 > room)
				break;
			out[head] = own;
			out[head + 1] = (float)count;
		}
	free(t.seen);
	free(t.walk);
	free(t.fine);
	return used;
}
