/* ink.c: fills and strokes (ink.h). */
#include "clients/painter/ink.h"
#include "clients/painter/brush.h"

#include <stdlib.h>
#include <string.h>

/* ---- paths ----------------------------------------------------------------------------------- */

static void add_point(struct path *p, float x, float y)
{
	if (p->count == p->room) {
		p->room = p->room ? p->room * 2 : 64;
		p->at = painter_grow(p->at, (size_t)p->room * sizeof *p->at);
	}
	p->at[p->count++] = (struct point){ x, y };
}

void path_move(struct path *p, float x, float y)
{
	p->start = painter_grow(p->start, (size_t)(p->contours + 1) * sizeof *p->start);
	p->start[p->contours++] = p->count;
	add_point(p, x, y);
}

void path_line(struct path *p, float x, float y)
{
	add_point(p, x, y);
}

void path_curve(struct path *p, float x1, float y1, float x2, float y2, float x, float y)
{
	struct point a = p->at[p->count - 1];
	for (int i = 1; i <= 10; i++) {
		float t = (float)i / 10, s = 1 - t;
		add_point(p,
			  s * s * s * a.x + 3 * s * s * t * x1 + 3 * s * t * t * x2 + t * t * t * x,
			  s * s * s * a.y + 3 * s * s * t * y1 + 3 * s * t * t * y2 +
				  t * t * t * y);
	}
}

void path_free(struct path *p)
{
	free(p->at);
	free(p->start);
	memset(p, 0, sizeof *p);
}

static int contour_end(const struct path *p, int k)
{
	return k + 1 < p->contours ? p->start[k + 1] : p->count;
}

/* ---- coverage -------------------------------------------------------------------------------- */

static void blend(const struct canvas *c, int x, int y, struct rgb colour, float alpha)
{
	size_t i = (size_t)(y - c->top) * (size_t)c->w + (size_t)x;
	if (c->owner && c->owner[i] != NO_REGION)
		return;
	uint8_t *o = c->rgba + i * 4;
	float v[3] = { colour.r, colour.g, colour.b };
	for (int k = 0; k < 3; k++)
		o[k] = (uint8_t)((float)o[k] + (v[k] * 255 - (float)o[k]) * alpha + .5f);
}

struct crossing {
	float x;
	int turn;
};

static int by_x(const void *a, const void *b)
{
	float x = ((const struct crossing *)a)->x, y = ((const struct crossing *)b)->x;
	return x < y ? -1 : x > y;
}

enum { LINES = 4 }; /* scan lines a pixel, exact along each */

/* Where the contours cross a line, in order. */
static int cross_line(const struct canvas *c, const struct path *p, float at,
		      struct crossing *cross)
{
	int n = 0;
	for (int k = 0; k < p->contours; k++) {
		int from = p->start[k], to = contour_end(p, k);
		for (int i = from; i < to; i++) {
			struct point a = p->at[i], b = p->at[i + 1 < to ? i + 1 : from];
			float ay = a.y * c->scale, by = b.y * c->scale;
			if ((ay <= at) == (by <= at))
				continue;
			float x = (a.x + (at - ay) / (by - ay) * (b.x - a.x)) * c->scale;
			cross[n++] = (struct crossing){ x, by > ay ? 1 : -1 };
		}
	}
	qsort(cross, (size_t)n, sizeof *cross, by_x);
	return n;
}

static void add_cover(const struct canvas *c, const struct crossing *cross, int n, float *cover)
{
	for (int i = 0, turn = 0; i + 1 < n; i++) {
		turn += cross[i].turn;
		if (!turn)
			continue;
		float l = fmaxf(0, cross[i].x), r = fminf((float)c->w, cross[i + 1].x);
		for (int x = (int)l; x < c->w && (float)x < r; x++)
			cover[x] += (fminf(r, (float)x + 1) - fmaxf(l, (float)x)) / LINES;
	}
}

void ink_fill(const struct canvas *c, const struct path *p, struct rgb colour, float alpha)
{
	float top = 1e9f, bottom = -1e9f;
	for (int i = 0; i < p->count; i++) {
		top = fminf(top, p->at[i].y * c->scale);
		bottom = fmaxf(bottom, p->at[i].y * c->scale);
	}
	int y0 = (int)fmaxf((float)c->top, floorf(top)),
	    y1 = (int)fminf((float)c->bottom - 1, floorf(bottom));
	if (!p->count || y1 < y0)
		return;
	float *cover = painter_alloc((size_t)(c->w + 1) * sizeof *cover);
	struct crossing *cross = painter_alloc((size_t)p->count * sizeof *cross);
	for (int y = y0; y <= y1; y++) {
		memset(cover, 0, (size_t)(c->w + 1) * sizeof *cover);
		for (int line = 0; line < LINES; line++) {
			float at = (float)y + ((float)line + .5f) / LINES;
			add_cover(c, cross, cross_line(c, p, at, cross), cover);
		}
		for (int x = 0; x < c->w; x++)
			if (cover[x] > 0)
				blend(c, x, y, colour, fminf(1, cover[x]) * alpha);
	}
	free(cover);
	free(cross);
}

/* The rows and columns of the canvas that a stroke can touch. */
struct patch {
	int x0, y0, w, h;
	float *cover;
};

static float dash_cover(float along, float dash, float gap, float scale)
{
	float phase = fmodf(along / scale, dash + gap);
	return (dash / 2 - fabsf(phase - dash / 2)) * scale + .5f;
}

/* Covers one straight piece; along: length of the line before it, in pixels. */
static void cover_piece(const struct canvas *c, struct patch *o, struct point a, struct point b,
			float half, float along, float dash, float gap)
{
	float dx = b.x - a.x, dy = b.y - a.y, inverse = 1 / (dx * dx + dy * dy);
	float length = sqrtf(dx * dx + dy * dy), slope = fabsf(dy) > 1e-3f ? dx / dy : 0;
	int y0 = (int)fmaxf((float)o->y0, fminf(a.y, b.y) - half - 1);
	int y1 = (int)fminf((float)(o->y0 + o->h - 1), fmaxf(a.y, b.y) + half + 1);
	/* of a long slanted piece a row sees only a short part */
	float wide = fabsf(dy) > 1e-3f ? (half + 1.5f) * length / fabsf(dy) : 1e9f;
	for (int y = y0; y <= y1; y++) {
		float middle = a.x + ((float)y + .5f - a.y) * slope;
		float l = fmaxf(fminf(a.x, b.x) - half - 1, middle - wide);
		float r = fminf(fmaxf(a.x, b.x) + half + 1, middle + wide);
		int x0 = (int)fmaxf((float)o->x0, l), x1 = (int)fminf((float)(o->x0 + o->w - 1), r);
		for (int x = x0; x <= x1; x++) {
			float px = (float)x + .5f - a.x, py = (float)y + .5f - a.y;
			float at = clamp01((px * dx + py * dy) * inverse);
			px -= at * dx;
			py -= at * dy;
			float v = half - sqrtf(px * px + py * py) + .5f;
			if (v > 0 && dash > 0)
				v = fminf(v, dash_cover(along + at * length, dash, gap, c->scale));
			v = clamp01(v);
			float *best = &o->cover[(y - o->y0) * o->w + (x - o->x0)];
			if (v > *best)
				*best = v;
		}
	}
}

void ink_stroke(const struct canvas *c, const struct path *p, float width, float dash, float gap,
		struct rgb colour, float alpha)
{
	float half = width * c->scale / 2, l = 1e9f, t = 1e9f, r = -1e9f, b = -1e9f;
	for (int i = 0; i < p->count; i++) {
		l = fminf(l, p->at[i].x * c->scale);
		r = fmaxf(r, p->at[i].x * c->scale);
		t = fminf(t, p->at[i].y * c->scale);
		b = fmaxf(b, p->at[i].y * c->scale);
	}
	int x0 = (int)fmaxf(0, l - half - 1), x1 = (int)fminf((float)c->w - 1, r + half + 1);
	int y0 = (int)fmaxf((float)c->top, t - half - 1),
	    y1 = (int)fminf((float)c->bottom - 1, b + half + 1);
	if (!p->count || x1 < x0 || y1 < y0)
		return;
	struct patch o = { x0, y0, x1 - x0 + 1, y1 - y0 + 1, NULL };
	size_t cells = (size_t)o.w * (size_t)o.h;
	o.cover = painter_alloc(cells * sizeof *o.cover);
	memset(o.cover, 0, cells * sizeof *o.cover);
	for (int k = 0; k < p->contours; k++) {
		float along = 0;
		for (int i = p->start[k]; i + 1 < contour_end(p, k); i++) {
			struct point from = { p->at[i].x * c->scale, p->at[i].y * c->scale };
			struct point to = { p->at[i + 1].x * c->scale, p->at[i + 1].y * c->scale };
			float length = hypotf(to.x - from.x, to.y - from.y);
			if (length < 1e-5f)
				continue;
			cover_piece(c, &o, from, to, half, along, dash, gap);
			along += length;
		}
	}
	float thin = half < .5f ? half * 2 : 1;
	for (int y = 0; y < o.h; y++)
		for (int x = 0; x < o.w; x++)
			if (o.cover[y * o.w + x] > 0)
				blend(c, x + x0, y + y0, colour,
				      o.cover[y * o.w + x] * alpha * thin);
	free(o.cover);
}

void ink_disc(const struct canvas *c, float x, float y, float radius, struct rgb colour,
	      float alpha)
{
	x *= c->scale;
	y *= c->scale;
	radius *= c->scale;
	int x0 = (int)fmaxf(0, x - radius - 1), x1 = (int)fminf((float)c->w - 1, x + radius + 1);
	int y0 = (int)fmaxf((float)c->top, y - radius - 1),
	    y1 = (int)fminf((float)c->bottom - 1, y + radius + 1);
	for (int py = y0; py <= y1; py++)
		for (int px = x0; px <= x1; px++) {
			float dx = (float)px + .5f - x, dy = (float)py + .5f - y;
			float v = clamp01(radius - sqrtf(dx * dx + dy * dy) + .5f);
			if (v > 0)
				blend(c, px, py, colour, v * alpha);
		}
}
