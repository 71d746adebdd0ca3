/* relief.c: the ground: owners, distances and the height of the land on a grid of fixed step.
 * Plains lie where the pieces stand, ranges along the borders; rain wears them down. */
#include "clients/painter/brush.h"

#include <stdlib.h>
#include <string.h>

/* How high the land rises at a place, before the rain. */
static float raise_land(const struct sheet *s, struct point p, uint8_t owner, float coast,
			float border)
{
	uint32_t seed = s->seed;
	float wx = p.x + 26 * noise_fractal(p.x / 90, p.y / 90, 3, seed + 1);
	float wy = p.y + 26 * noise_fractal(p.x / 90, p.y / 90, 3, seed + 2);
	float rolling = .5f + .5f * noise_fractal(wx / 130, wy / 130, 4, seed + 3);
	float range = noise_crests(wx / 105, wy / 105, 5, seed + 4);
	float along = expf(-border * border / (1.2f * s->inland * s->inland)) *
		      (.55f + .45f * noise_at(p.x / 70, p.y / 70, seed + 5));
	float rise = 1 - fade(coast / (owner == OUT_OF_PLAY ? s->inland / 2.6f : s->inland));
	float plain = 1;
	if (owner < s->region_count) {
		const struct region *g = &s->region[owner];
		float away = hypotf(p.x - g->label.x, (p.y - g->label.y) * 1.25f);
		plain = .34f + .66f * ease(g->plain * .35f, g->plain * 1.35f, away);
	}
	float h = .10f + .22f * rolling +
		  s->relief * plain * (.52f * range + .46f * along * (.4f + range));
	return rise * h;
}

/* One drop on its way downhill. */
struct drop {
	float x, y, dx, dy, speed, water, soil;
};

/* A step of a drop: it takes soil where it is fast and leaves it where it is slow. False: it ends
 * here. */
static bool roll(struct ground *g, struct drop *d)
{
	int w = g->w, ix = (int)d->x, iy = (int)d->y;
	size_t i = (size_t)iy * (size_t)w + (size_t)ix;
	if (g->owner[i] == NO_REGION)
		return false;
	float u = d->x - (float)ix, v = d->y - (float)iy;
	float *at = g->height + i;
	float gx = mixf(at[1] - at[0], at[w + 1] - at[w], v);
	float gy = mixf(at[w] - at[0], at[w + 1] - at[1], u);
	float here = mixf(mixf(at[0], at[1], u), mixf(at[w], at[w + 1], u), v);
	d->dx = d->dx * .25f - gx * .75f;
	d->dy = d->dy * .25f - gy * .75f;
	float length = sqrtf(d->dx * d->dx + d->dy * d->dy);
	if (length < 1e-7f)
		return false;
	d->dx /= length;
	d->dy /= length;
	d->x += d->dx;
	d->y += d->dy;
	if (d->x < 1 || d->y < 1 || d->x >= (float)w - 2 || d->y >= (float)g->h - 2)
		return false;
	int nx = (int)d->x, ny = (int)d->y;
	const float *e = g->height + (size_t)ny * (size_t)w + nx;
	float nu = d->x - (float)nx, nv = d->y - (float)ny;
	float fall = here - mixf(mixf(e[0], e[1], nu), mixf(e[w], e[w + 1], nu), nv);
	float carry = fmaxf(fall, .0004f) * d->speed * d->water * 5;
	float move = fall < 0          ? fminf(d->soil, -fall)
		     : d->soil > carry ? (d->soil - carry) * .25f
				       : -fminf((carry - d->soil) * .28f, fall * .7f);
	d->soil -= move;
	at[0] += move * (1 - u) * (1 - v);
	at[1] += move * u * (1 - v);
	at[w] += move * (1 - u) * v;
	at[w + 1] += move * u * v;
	d->speed = sqrtf(fmaxf(0, d->speed * d->speed + fall * 8));
	d->water *= .965f;
	return true;
}

/* Rain: valleys and spurs come from it; noise alone looks like crumpled paper. */
static void erode(const struct sheet *s, struct ground *g, int drops)
{
	uint32_t random = s->seed * 747796405u + 1;
	for (int i = 0; i < drops; i++) {
		random = random * 1664525u + 1013904223u;
		float x = 1 + (float)(random >> 8) / 16777216.0f * (float)(g->w - 3);
		random = random * 1664525u + 1013904223u;
		float y = 1 + (float)(random >> 8) / 16777216.0f * (float)(g->h - 3);
		struct drop d = { x, y, 0, 0, 1, 1, 0 };
		for (int life = 0; life < 36 && roll(g, &d); life++)
			;
	}
}

/* A box blur along the rows, written transposed: done twice it has blurred both ways. */
static void blur(const float *in, float *out, int w, int h, int radius)
{
	float share = 1 / (float)(2 * radius + 1);
	for (int y = 0; y < h; y++) {
		const float *row = in + (size_t)y * (size_t)w;
		float sum = 0;
		for (int x = -radius; x <= radius; x++)
			sum += row[x < 0 ? 0 : x];
		for (int x = 0; x < w; x++) {
			int next = x + radius + 1, gone = x - radius;
			out[(size_t)x * (size_t)h + (size_t)y] = sum * share;
			sum += row[next >= w ? w - 1 : next] - row[gone < 0 ? 0 : gone];
		}
	}
}

/* Slopes of the smoothed surface (a cubic B-spline at the lattice points). */
static void find_slopes(struct ground *g)
{
	for (int y = 1; y + 1 < g->h; y++)
		for (int x = 1; x + 1 < g->w; x++) {
			size_t i = (size_t)y * (size_t)g->w + (size_t)x;
			const float *a = g->height + i - g->w, *b = g->height + i,
				    *c = g->height + i + g->w;
			g->gx[i] =
				(a[1] - a[-1] + 4 * (b[1] - b[-1]) + c[1] - c[-1]) / (12 * g->step);
			g->gy[i] =
				(c[-1] - a[-1] + 4 * (c[0] - a[0]) + c[1] - a[1]) / (12 * g->step);
		}
}

/* Heights of a ground whose owners and distances are known. False: out of memory. */
static bool relief_build(const struct sheet *s, struct ground *g)
{
	size_t cells = (size_t)g->w * (size_t)g->h;
	float *spare = malloc(cells * sizeof *spare);
	if (!spare)
		return false;
	for (int y = 0; y < g->h; y++)
		for (int x = 0; x < g->w; x++) {
			size_t i = (size_t)y * (size_t)g->w + (size_t)x;
			struct point p = { ((float)x + .5f) * g->step, ((float)y + .5f) * g->step };
			g->height[i] =
				g->owner[i] == NO_REGION
					? 0
					: raise_land(s, p, g->owner[i], g->coast[i], g->border[i]);
		}
	erode(s, g, (int)cells / 5);
	find_slopes(g);
	blur(g->height, spare, g->w, g->h, 5);
	blur(spare, g->rise, g->h, g->w, 5);
	blur(g->rise, spare, g->w, g->h, 5);
	blur(spare, g->rise, g->h, g->w, 5);
	for (size_t i = 0; i < cells; i++)
		g->rise[i] = g->height[i] - g->rise[i];
	free(spare);
	return true;
}

bool ground_build(const struct sheet *s, struct ground *g)
{
	int width = (int)(s->width / GROUND_STEP + .5f);
	*g = (struct ground){ .w = width, .h = sheet_rows(s, width) };
	size_t cells = (size_t)g->w * (size_t)g->h;
	g->step = s->width / (float)g->w;
	g->owner = malloc(cells);
	g->coast_at = malloc(cells * sizeof *g->coast_at);
	g->border_at = malloc(cells * sizeof *g->border_at);
	g->segments = malloc(2 * sizeof *g->segments);
	float *fields = calloc(cells * 6, sizeof *fields);
	g->coast = fields;
	if (!g->owner || !g->coast_at || !g->border_at || !g->segments || !fields)
		return false;
	g->border = fields + cells;
	g->height = fields + cells * 2;
	g->rise = fields + cells * 3;
	g->gx = fields + cells * 4;
	g->gy = fields + cells * 5;
	g->segments[0] = segments_of(s, 1u << COAST);
	g->segments[1] = segments_of(s, 1u << BORDER | 1u << LANDS | 1u << EDGE);
	sheet_owners(s, g->w, 0, g->h, g->owner);
	find_nearest(g->w, g->h, g->step, &g->segments[0], g->coast, g->coast_at);
	find_nearest(g->w, g->h, g->step, &g->segments[1], g->border, g->border_at);
	return relief_build(s, g);
}

void ground_free(struct ground *g)
{
	if (g->segments) {
		free(g->segments[0].at);
		free(g->segments[1].at);
	}
	free(g->segments);
	free(g->owner);
	free(g->coast_at);
	free(g->border_at);
	free(g->coast);
	memset(g, 0, sizeof *g);
}
