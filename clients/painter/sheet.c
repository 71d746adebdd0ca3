/* sheet.c: a map as lines and rings of them (painter.h). */
#include "clients/painter/brush.h"

#include <stdlib.h>
#include <string.h>

/* Where a drawn point goes: a sum of ever smaller random steps. It depends on the point alone, so
 * that lines which share points still share them afterwards. */
static struct point roughen(const struct sheet *s, struct point p)
{
	float step = s->roughness, length = 54;
	for (uint32_t i = 0; i < 5; i++) {
		float x = p.x / length, y = p.y / length;
		p.x += step * noise_at(x, y, s->seed + 40 + i);
		p.y += step * noise_at(x + 7.3f, y - 3.1f, s->seed + 50 + i);
		step *= .72f;
		length *= .5f;
	}
	return p;
}

static void *grown(void *array, int count, size_t size)
{
	if (count & (count - 1))
		return array;
	return painter_grow(array, (size_t)(count ? count * 2 : 1) * size);
}

static struct point *copy_points(const struct point *at, int count)
{
	struct point *own = painter_alloc((size_t)count * sizeof *own);
	return memcpy(own, at, (size_t)count * sizeof *own);
}

static int add_line(struct sheet *s, enum line_kind kind, const struct point *at, int count)
{
	s->lines = grown(s->lines, s->line_count, sizeof *s->lines);
	s->lines[s->line_count] = (struct polyline){ copy_points(at, count), count, kind };
	return s->line_count++;
}

/* A point of the curve through b and c (Catmull-Rom). */
static struct point through(struct point a, struct point b, struct point c, struct point d, float t)
{
	float t2 = t * t, t3 = t2 * t;
	float wa = -.5f * t3 + t2 - .5f * t, wb = 1.5f * t3 - 2.5f * t2 + 1;
	float wc = -1.5f * t3 + 2 * t2 + .5f * t, wd = .5f * t3 - .5f * t2;
	return (struct point){ wa * a.x + wb * b.x + wc * c.x + wd * d.x,
			       wa * a.y + wb * b.y + wc * c.y + wd * d.y };
}

static bool same(struct point a, struct point b)
{
	return fabsf(a.x - b.x) + fabsf(a.y - b.y) < .01f;
}

/* Bays and capes: a coast goes in and out across its own way. Its ends stay, others join there. */
static void cut_bays(const struct sheet *s, struct point *at, int count, bool closed)
{
	struct point before = closed ? at[count - 2] : at[0], first = at[0];
	for (int i = 0; i < count; i++) {
		struct point here = at[i], after = i + 1 < count ? at[i + 1]
						   : closed      ? first
								 : here;
		float dx = after.x - before.x, dy = after.y - before.y,
		      length = hypotf(dx, dy) + 1e-6f;
		float ends =
			closed ? 1 : ease(0, 18, (float)(i < count - 1 - i ? i : count - 1 - i));
		float push =
			s->bays * ends * noise_fractal(here.x / 33, here.y / 33, 4, s->seed + 60);
		at[i] = (struct point){ here.x - push * dy / length, here.y + push * dx / length };
		before = here;
	}
	if (closed)
		at[count - 1] = at[0];
}

int sheet_line(struct sheet *s, enum line_kind kind, const struct point *at, int count)
{
	enum { MOST = 16384 };
	static const float stride = 1.6f; /* units between two points of the result */
	struct point *out = painter_alloc(MOST * sizeof *out);
	int n = 0;
	bool closed = count > 2 && same(at[0], at[count - 1]);
	for (int i = 0; i + 1 < count; i++) {
		struct point before = i ? at[i - 1] : closed ? at[count - 2] : at[0];
		struct point after = i + 2 < count ? at[i + 2] : closed ? at[1] : at[count - 1];
		float length = hypotf(at[i + 1].x - at[i].x, at[i + 1].y - at[i].y);
		int steps = (int)(length / stride) + 1;
		for (int k = 0; k < steps && n < MOST - 1; k++)
			out[n++] =
				through(before, at[i], at[i + 1], after, (float)k / (float)steps);
	}
	out[n++] = at[count - 1];
	if (kind == COAST)
		cut_bays(s, out, n, closed);
	for (int i = 0; i < n; i++)
		out[i] = roughen(s, out[i]);
	int index = add_line(s, kind, out, n);
	free(out);
	return index;
}

static void add_ring(struct ring **rings, int *count, uint8_t region, const struct point *at, int n)
{
	*rings = grown(*rings, *count, sizeof **rings);
	(*rings)[(*count)++] = (struct ring){ copy_points(at, n), n, region };
}

bool sheet_ring(struct sheet *s, uint8_t region, const int *lines, int count)
{
	bool used[64] = { false };
	int most = 0, n = 0;
	for (int i = 0; i < count; i++)
		most += s->lines[lines[i]].count;
	if (count > 64)
		return false;
	struct point *at = painter_alloc((size_t)most * sizeof *at);
	for (int done = 0; done < count; done++) {
		bool found = false;
		for (int i = 0; i < count && !found; i++) {
			const struct polyline *l = &s->lines[lines[i]];
			bool forth = !n || same(at[n - 1], l->at[0]);
			bool back = n && same(at[n - 1], l->at[l->count - 1]);
			if (used[i] || !(forth || back))
				continue;
			for (int k = 0; k < l->count; k++)
				at[n++] = l->at[forth ? k : l->count - 1 - k];
			used[i] = found = true;
		}
		if (!found)
			n = 0, done = count;
	}
	bool closed = n && same(at[0], at[n - 1]);
	if (closed)
		add_ring(&s->rings, &s->ring_count, region, at, n);
	free(at);
	return closed;
}

void sheet_area(struct sheet *s, uint8_t region, const struct point *at, int count)
{
	enum { MOST = 512 };
	struct point out[MOST];
	int n = 0;
	for (int i = 0; i < count; i++) {
		struct point a = at[i], b = at[(i + 1) % count];
		int steps = (int)(hypotf(b.x - a.x, b.y - a.y) / 4) + 1;
		for (int k = 0; k < steps && n < MOST; k++) {
			float t = (float)k / (float)steps;
			out[n++] =
				roughen(s, (struct point){ mixf(a.x, b.x, t), mixf(a.y, b.y, t) });
		}
	}
	add_ring(&s->rings, &s->ring_count, region, out, n);
}

void sheet_shore(struct sheet *s, const struct point *at, int count)
{
	add_ring(&s->shores, &s->shore_count, 0, at, count);
}

void sheet_free(struct sheet *s)
{
	for (int i = 0; i < s->line_count; i++)
		free(s->lines[i].at);
	for (int i = 0; i < s->ring_count; i++)
		free(s->rings[i].at);
	for (int i = 0; i < s->shore_count; i++)
		free(s->shores[i].at);
	free(s->lines);
	free(s->rings);
	free(s->shores);
	memset(s, 0, sizeof *s);
}
