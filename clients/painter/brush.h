/* brush.h: what the painter's own files share; not for its users (painter.h). */
#ifndef BRUSH_H
#define BRUSH_H

#include "clients/painter/painter.h"

#include <math.h>

/* ---- small mathematics ----------------------------------------------------------------------- */

static inline float clamp01(float v)
{
	return v < 0 ? 0 : v > 1 ? 1 : v;
}

static inline float mixf(float a, float b, float t)
{
	return a + (b - a) * t;
}

/* 0 below a, 1 above b, smooth between. */
static inline float ease(float a, float b, float v)
{
	float t = clamp01((v - a) / (b - a));
	return t * t * (3 - 2 * t);
}

/* About exp(-v) for v >= 0, without the call: eyes do not see the third digit. */
static inline float fade(float v)
{
	return 1 / (1 + v * (1 + v * (.48f + v * .235f)));
}

static inline struct rgb mix(struct rgb a, struct rgb b, float t)
{
	return (struct rgb){ mixf(a.r, b.r, t), mixf(a.g, b.g, t), mixf(a.b, b.b, t) };
}

static inline struct rgb scale(struct rgb a, float f)
{
	return (struct rgb){ a.r * f, a.g * f, a.b * f };
}

static inline struct rgb multiply(struct rgb a, struct rgb b)
{
	return (struct rgb){ a.r * b.r, a.g * b.g, a.b * b.b };
}

/* A value 0 to 1 through equally spaced colours. */
static inline struct rgb ramp(const struct rgb *stop, int stops, float t)
{
	t = clamp01(t) * (float)(stops - 1);
	int i = (int)t;
	if (i > stops - 2)
		i = stops - 2;
	return mix(stop[i], stop[i + 1], t - (float)i);
}

/* ---- noise.c --------------------------------------------------------------------------------- */

uint32_t noise_hash(uint32_t x, uint32_t y, uint32_t seed);

/* Smooth random values, about -1 to 1. */
float noise_at(float x, float y, uint32_t seed);

/* The same for n points of one row, x growing by dx: much faster than one by one. */
void noise_row(float x, float dx, float y, uint32_t seed, int n, float *out);

/* A sum of ever finer noise, about -1 to 1; and one of sharp crests, 0 to 1. */
float noise_fractal(float x, float y, int octaves, uint32_t seed);
float noise_crests(float x, float y, int octaves, uint32_t seed);

/* ---- fields.c: the nearest line of every cell ------------------------------------------------ */

/* Sets the cells of rows from..to whose centres lie inside a ring (even-odd). */
void fill_ring(const struct ring *ring, uint8_t value, int width, float step, int from, int to,
	       uint8_t *out);

/* One straight piece of a line. */
struct segment {
	float x, y, dx, dy; /* from, and the way to its end */
	float inverse;      /* 1 / length squared */
	float along;        /* length of the line up to here */
	float length;
	uint8_t kind;
};

struct segments {
	struct segment *at;
	int count;
};

/* All segments of the lines of some kinds (a bit each). */
struct segments segments_of(const struct sheet *s, unsigned kinds);

/* For each cell its nearest segment (-1: none) and the distance, in units. */
void find_nearest(int w, int h, float step, const struct segments *s, float *distance,
		  int32_t *nearest);

/* Square of the distance of a point to a segment; *t: where on it. */
static inline float reach(const struct segment *g, float x, float y, float *t)
{
	float px = x - g->x, py = y - g->y;
	float at = (px * g->dx + py * g->dy) * g->inverse;
	at = at < 0 ? 0 : at > 1 ? 1 : at;
	px -= at * g->dx;
	py -= at * g->dy;
	*t = at;
	return px * px + py * py;
}

/* ---- relief.c -------------------------------------------------------------------------------- */

/* Memory that must be there: the painter gives up where there is none. */
void *painter_alloc(size_t bytes);
void *painter_grow(void *old, size_t bytes);

#endif
