/* paint.c: land, sea, paper and ink, a row of pixels at a time.
 *
 * What varies slowly (the ground, broad noise) is looked up on its grid and interpolated; what is
 * fine (the ink of the coast, the tooth of the paper) is computed for the pixel. */
#include "clients/painter/brush.h"

#include <stdlib.h>
#include <string.h>

/* Broad noise on a coarse grid. */
struct layer {
	int w, h;
	float step;
	float *at;
};

enum { SWELL, STAIN, BLOTCH, WAVER, PRESS, LAYERS };

static float layer_noise(int kind, float x, float y, uint32_t seed)
{
	switch (kind) {
	case SWELL:
		return noise_fractal(x / 210, y / 150, 4, seed + 31);
	case STAIN:
		return noise_fractal(x / 330, y / 330, 3, seed + 81);
	case BLOTCH:
		return noise_at(x / 26, y / 26, seed + 21);
	case WAVER:
		return 1.3f * noise_at(x / 17, y / 17, seed + 33);
	default:
		return .5f + .5f * noise_at(x / 34, y / 34, seed + 34);
	}
}

static bool build_layer(const struct sheet *s, int kind, int y0, int y1, struct layer *l)
{
	static const float step[LAYERS] = { 7, 16, 4, 2.5f, 5 }; /* units a cell */
	l->step = step[kind];
	l->w = (int)(s->width / l->step) + 3;
	l->h = (int)(s->height / l->step) + 3;
	l->at = malloc((size_t)l->w * (size_t)l->h * sizeof *l->at);
	if (!l->at)
		return false;
	int first = (int)((float)y0 / l->step) - 1, last = (int)((float)y1 / l->step) + 2;
	for (int y = first < 0 ? 0 : first; y <= last && y < l->h; y++)
		for (int x = 0; x < l->w; x++)
			l->at[(size_t)y * (size_t)l->w + (size_t)x] =
				layer_noise(kind, (float)x * l->step, (float)y * l->step, s->seed);
	return true;
}

/* A line of the picture, looked up in a grid whose first sample lies at `shift` units. */
static void look_row(const float *grid, int w, int h, float step, float shift, float y, float pixel,
		     int n, float *out)
{
	float gy = (y - shift) / step;
	gy = gy < 0 ? 0 : gy > (float)(h - 1) ? (float)(h - 1) : gy;
	int iy = (int)gy;
	iy = iy > h - 2 ? h - 2 : iy;
	float v = gy - (float)iy, most = (float)w - 1.001f, scale_x = pixel / step;
	const float *a = grid + (size_t)iy * (size_t)w, *b = a + w;
	for (int x = 0; x < n; x++) {
		float gx = ((float)x + .5f) * scale_x - shift / step;
		gx = gx < 0 ? 0 : gx > most ? most : gx;
		int ix = (int)gx;
		float u = gx - (float)ix;
		out[x] = mixf(mixf(a[ix], a[ix + 1], u), mixf(b[ix], b[ix + 1], u), v);
	}
}

/* Everything known of one row of pixels. */
enum { COAST_ROW, BORDER_ROW, HEIGHT_ROW, RISE_ROW, GX_ROW, GY_ROW, GROUND_ROWS };
enum { BRUSH_ROW, MOTTLE_ROW, TOOTH_ROW, NOISE_ROWS };

struct row {
	float *ground[GROUND_ROWS];
	float *layer[LAYERS];
	float *noise[NOISE_ROWS];
};

struct job {
	const struct sheet *s;
	const struct ground *g;
	const struct palette *p;
	int width;
	float pixel; /* units a pixel */
	struct layer layer[LAYERS];
	struct row row;
	float *rows;
};

/* A line of ink: 1 on it, 0 beyond, softened over a pixel. */
static float stroke(float distance, float half, float pixel)
{
	return clamp01((half - fabsf(distance)) / pixel + .5f);
}

/* The exact distance to a line near it, where the grid is too coarse for ink: the segments that the
 * cells around know are measured. *at: the nearest of them, *t: where on it. */
static float exact(const struct ground *g, const struct segments *s, const int32_t *nearest,
		   struct point p, const struct segment **at, float *t)
{
	int cx = (int)(p.x / g->step - .5f), cy = (int)(p.y / g->step - .5f);
	float best = 1e12f;
	int32_t tried = -1;
	*at = NULL;
	for (int k = 0; k < 4; k++) {
		int x = cx + (k & 1), y = cy + (k >> 1);
		x = x < 0 ? 0 : x >= g->w ? g->w - 1 : x;
		y = y < 0 ? 0 : y >= g->h ? g->h - 1 : y;
		int32_t i = nearest[(size_t)y * (size_t)g->w + (size_t)x];
		if (i < 0 || i == tried)
			continue;
		float u, d = reach(&s->at[i], p.x, p.y, &u);
		tried = i;
		if (d < best) {
			best = d;
			*at = &s->at[i];
			*t = u;
		}
	}
	return sqrtf(best);
}

static struct rgb paint_land(const struct job *j, uint8_t owner, int x, float coast, float border)
{
	const struct palette *p = j->p;
	const struct row *r = &j->row;
	bool outland = owner == OUT_OF_PLAY;
	float h = r->ground[HEIGHT_ROW][x], blotch = r->layer[BLOTCH][x];

	struct rgb c = ramp(p->land, 5, h * 1.25f + .04f * blotch);
	if (outland)
		c = mix(c, p->outland, .72f);
	else {
		/* the wash of a water colour: thin in the middle, pigment gathers at the edge */
		float inside = fminf(border, coast);
		float edge = fade(inside / 17) + .35f * fade(inside / 4);
		float strength = p->wash_flat + p->wash_edge * edge;
		strength *= 1 + .16f * blotch + .10f * r->noise[MOTTLE_ROW][x];
		const struct region *g = &j->s->region[owner];
		c = mix(c, multiply(c, scale(p->wash[g->wash], 1.16f)), clamp01(strength));
	}
	/* light from the north-west, a second one from the north to round the forms */
	float k = 58 * p->relief * (outland ? .6f : 1);
	float nx = -r->ground[GX_ROW][x] * k, ny = -r->ground[GY_ROW][x] * k;
	float length = sqrtf(nx * nx + ny * ny + 1);
	float lit = (-.56f * nx - .56f * ny + .61f) / length;
	float second = (-.25f * nx - .80f * ny + .55f) / length;
	float light = .72f * (lit - .61f) + .28f * (second - .55f);
	if (light > 0)
		c = mix(c, p->light, clamp01(light * .9f));
	else
		c = mix(c, multiply(c, scale(p->shade, 1.25f)), clamp01(-light * 1.25f));
	return scale(c, 1 + 1.5f * fmaxf(-.09f, fminf(.09f, r->ground[RISE_ROW][x])));
}

/* face: how far the coast turns from the light; its cliffs throw a shadow on the water. */
static struct rgb paint_sea(const struct job *j, int x, float coast, float face)
{
	const struct palette *p = j->p;
	const struct row *r = &j->row;
	float deep = 1 - fade(coast / 78);
	struct rgb c = ramp(p->sea, 4,
			    .03f + deep * (.93f + .22f * r->layer[SWELL][x]) +
				    .018f * r->noise[BRUSH_ROW][x]);
	if (coast > 44)
		return c;
	if (face > 0)
		c = scale(c, 1 - .22f * clamp01(face) * fade(coast / 3.2f));
	/* lines along the coast, drawn by hand: they waver, thin out and break off */
	static const float away[5] = { 5.5f, 12, 19.5f, 28.5f, 39.5f };
	float waver = r->layer[WAVER][x], press = r->layer[PRESS][x];
	for (int i = 0; i < 5; i++) {
		float half = .62f - .06f * (float)i;
		float ink =
			stroke(coast + waver * (.4f + .25f * (float)i) - away[i], half, j->pixel);
		if (ink > 0)
			c = mix(c, p->waterline,
				ink * (.50f - .085f * (float)i) *
					ease(-.1f + .11f * (float)i, .3f + .12f * (float)i,
					     press + .25f));
	}
	return c;
}

/* The ink of a border, 0 to 1. */
static float border_ink(enum line_kind kind, float distance, float along, float pixel)
{
	float phase, gate, half = .95f, weight = .72f;
	if (kind == BORDER) {
		phase = fmodf(along, 13);
		gate = stroke(phase - 4, 4, pixel);
	} else if (kind == LANDS) {
		phase = fmodf(along, 17);
		gate = fmaxf(stroke(phase - 5, 5, pixel), stroke(phase - 13.4f, 1, pixel));
		half = 1.35f;
		weight = .85f;
	} else {
		phase = fmodf(along, 7);
		gate = stroke(phase - 1, 1, pixel);
		half = 1;
		weight = .6f;
	}
	return weight * gate * stroke(distance, half, pixel);
}

/* How far a coast turns its face from the light: 1 for one that looks to the south-east. */
static float coast_face(const struct ground *g, struct point p, bool water)
{
	int x = (int)(p.x / g->step), y = (int)(p.y / g->step);
	if (x < 1 || y < 1 || x + 1 >= g->w || y + 1 >= g->h)
		return 0;
	size_t i = (size_t)y * (size_t)g->w + (size_t)x;
	float dx = g->coast[i + 1] - g->coast[i - 1];
	float dy = g->coast[i + (size_t)g->w] - g->coast[i - (size_t)g->w];
	float face = (dx + dy) * .7071f / (sqrtf(dx * dx + dy * dy) + 1e-6f);
	return water ? face : -face;
}

static struct rgb paint_pixel(const struct job *j, uint8_t owner, int x, struct point p)
{
	const struct ground *g = j->g;
	float coast = j->row.ground[COAST_ROW][x], border = j->row.ground[BORDER_ROW][x];
	float face = 0, near = 3 * g->step, t;
	const struct segment *at;
	bool water = owner == NO_REGION;
	if (coast < 12)
		face = coast_face(g, p, water);
	if (coast < near)
		coast = exact(g, &g->segments[0], g->coast_at, p, &at, &t);
	struct rgb c;
	if (water)
		c = paint_sea(j, x, coast, face);
	else {
		c = paint_land(j, owner, x, coast, border);
		if (border < near) {
			border = exact(g, &g->segments[1], g->border_at, p, &at, &t);
			if (at)
				c = mix(c, j->p->ink,
					border_ink(at->kind, border, at->along + t * at->length,
						   j->pixel));
		}
		if (coast < 14)
			c = mix(c, j->p->ink, .16f * fade(coast / 2.2f));
	}
	if (coast < 4) {
		/* the coast: a pen that presses harder on the side away from the light */
		float press = 1.05f + .55f * clamp01(face * .8f + .2f) +
			      .25f * noise_at(p.x / 9, p.y / 9, j->s->seed + 35);
		c = mix(c, j->p->ink, .92f * stroke(coast, press, j->pixel));
	}
	/* paper: tooth and stains */
	uint32_t px = (uint32_t)(p.x * 1.28f), py = (uint32_t)(p.y * 1.28f);
	float speck = (float)(noise_hash(px, py, j->s->seed) >> 8) / 8388608.0f - 1;
	float tooth = .45f * speck + .75f * j->row.noise[TOOTH_ROW][x];
	return scale(c, 1 + j->p->grain * (tooth + .6f * j->row.layer[STAIN][x]));
}

static void prepare_row(const struct job *j, float y)
{
	const struct ground *g = j->g;
	const float *field[GROUND_ROWS] = { g->coast, g->border, g->height, g->rise, g->gx, g->gy };
	uint32_t seed = j->s->seed;
	float half = j->pixel / 2;
	for (int k = 0; k < GROUND_ROWS; k++)
		look_row(field[k], g->w, g->h, g->step, g->step / 2, y, j->pixel, j->width,
			 j->row.ground[k]);
	for (int k = 0; k < LAYERS; k++) {
		const struct layer *l = &j->layer[k];
		look_row(l->at, l->w, l->h, l->step, 0, y, j->pixel, j->width, j->row.layer[k]);
	}
	noise_row(half / 46, j->pixel / 46, y / 7.5f, seed + 32, j->width, j->row.noise[BRUSH_ROW]);
	noise_row(half / 7, j->pixel / 7, y / 7, seed + 22, j->width, j->row.noise[MOTTLE_ROW]);
	noise_row(half / 2.6f, j->pixel / 2.6f, y / 2.2f, seed + 61, j->width,
		  j->row.noise[TOOTH_ROW]);
}

static void put(uint8_t *out, struct rgb c)
{
	out[0] = (uint8_t)(clamp01(c.r) * 255 + .5f);
	out[1] = (uint8_t)(clamp01(c.g) * 255 + .5f);
	out[2] = (uint8_t)(clamp01(c.b) * 255 + .5f);
	out[3] = 255;
}

static bool job_begin(struct job *j, int from, int to)
{
	int rows = GROUND_ROWS + LAYERS + NOISE_ROWS;
	j->rows = malloc((size_t)rows * (size_t)j->width * sizeof *j->rows);
	if (!j->rows)
		return false;
	float *next = j->rows;
	for (int k = 0; k < GROUND_ROWS; k++, next += j->width)
		j->row.ground[k] = next;
	for (int k = 0; k < LAYERS; k++, next += j->width)
		j->row.layer[k] = next;
	for (int k = 0; k < NOISE_ROWS; k++, next += j->width)
		j->row.noise[k] = next;
	int y0 = (int)((float)from * j->pixel), y1 = (int)((float)to * j->pixel) + 1;
	for (int k = 0; k < LAYERS; k++)
		if (!build_layer(j->s, k, y0, y1, &j->layer[k]))
			return false;
	return true;
}

bool paint_rows(const struct sheet *s, const struct ground *g, const struct palette *p, int width,
		int from, int to, uint8_t *rgba)
{
	struct job j = { .s = s, .g = g, .p = p, .width = width };
	j.pixel = s->width / (float)width;
	uint8_t *owner = malloc((size_t)width * (size_t)(to - from));
	bool ok = owner && job_begin(&j, from, to);
	if (ok)
		sheet_owners(s, width, from, to, owner);
	for (int y = from; ok && y < to; y++) {
		struct point at = { 0, ((float)y + .5f) * j.pixel };
		size_t start = (size_t)(y - from) * (size_t)width;
		prepare_row(&j, at.y);
		for (int x = 0; x < width; x++) {
			at.x = ((float)x + .5f) * j.pixel;
			put(rgba + (start + (size_t)x) * 4,
			    paint_pixel(&j, owner[start + (size_t)x], x, at));
		}
	}
	for (int k = 0; k < LAYERS; k++)
		free(j.layer[k].at);
	free(j.rows);
	free(owner);
	return ok;
}
