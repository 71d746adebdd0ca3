/* ornaments.c: the set pieces of the map: compass, rays, waves, groves, routes (ink.h). */
#include "clients/painter/ink.h"
#include "clients/painter/brush.h"

#include <stdlib.h>

static const float tau = 6.2831853f;

static void ink_circle(const struct canvas *c, float x, float y, float radius, float width,
		       struct rgb colour, float alpha)
{
	struct path p = { 0 };
	path_move(&p, x + radius, y);
	for (int i = 1; i <= 64; i++) {
		float a = tau * (float)i / 64;
		path_line(&p, x + radius * cosf(a), y + radius * sinf(a));
	}
	ink_stroke(c, &p, width, 0, 0, colour, alpha);
	path_free(&p);
}

void ink_rays(const struct canvas *c, const struct palette *p, float x, float y, float reach)
{
	for (int i = 0; i < 32; i++) {
		float a = tau * (float)i / 32;
		struct path line = { 0 };
		path_move(&line, x, y);
		path_line(&line, x + reach * cosf(a), y + reach * sinf(a));
		ink_stroke(c, &line, i % 4 == 0 ? 1.1f : .8f, i % 2 ? 7 : 0, 5,
			   p->night ? p->waterline : p->ink,
			   (p->night ? .22f : .26f) * (i % 4 == 0 ? 1.2f : .8f));
		path_free(&line);
	}
}

/* One point of the star, its left half dark and its right half bright. */
static void star_point(const struct canvas *c, float x, float y, float angle, float length,
		       float waist, float spread, struct rgb dark, struct rgb bright,
		       struct rgb ink)
{
	float tx = x + length * sinf(angle), ty = y - length * cosf(angle);
	for (int side = -1; side <= 1; side += 2) {
		struct path p = { 0 };
		float b = angle + (float)side * spread;
		path_move(&p, x, y);
		path_line(&p, x + waist * sinf(b), y - waist * cosf(b));
		path_line(&p, tx, ty);
		path_line(&p, x, y);
		ink_fill(c, &p, side < 0 ? bright : dark, 1);
		ink_stroke(c, &p, .9f, 0, 0, ink, .8f);
		path_free(&p);
	}
}

/* The lily that marks north; u: its measure. */
static void ink_lily(const struct canvas *c, float x, float top, float u, struct rgb red)
{
	struct path lily = { 0 };
	path_move(&lily, x, top - u * 2.3f);
	path_curve(&lily, x + u * .9f, top - u * 1.3f, x + u * .5f, top - u * .5f, x + u * .25f,
		   top);
	path_line(&lily, x - u * .25f, top);
	path_curve(&lily, x - u * .5f, top - u * .5f, x - u * .9f, top - u * 1.3f, x,
		   top - u * 2.3f);
	for (int side = -1; side <= 1; side += 2) {
		float d = (float)side * u;
		path_move(&lily, x + d * .35f, top - u * .15f);
		path_curve(&lily, x + d * .7f, top - u * 1.2f, x + d * 1.5f, top - u * 1.8f,
			   x + d * 1.75f, top - u * .75f);
		path_curve(&lily, x + d * 1.3f, top - u * 1.15f, x + d * 1.0f, top - u * .5f,
			   x + d * .9f, top);
		path_line(&lily, x + d * .35f, top - u * .15f);
	}
	ink_fill(c, &lily, red, .95f);
	path_free(&lily);
}

void ink_compass(const struct canvas *c, const struct palette *p, float x, float y, float radius)
{
	struct rgb ink = p->night ? (struct rgb){ .06f, .09f, .14f } : p->ink;
	struct rgb bright =
		p->night ? (struct rgb){ .66f, .70f, .72f } : (struct rgb){ .965f, .92f, .80f };
	struct rgb red =
		p->night ? (struct rgb){ .55f, .30f, .26f } : (struct rgb){ .66f, .25f, .18f };
	struct rgb blue =
		p->night ? (struct rgb){ .16f, .26f, .38f } : (struct rgb){ .17f, .31f, .42f };
	struct rgb gold =
		p->night ? (struct rgb){ .55f, .48f, .32f } : (struct rgb){ .80f, .64f, .34f };
	ink_disc(c, x, y, radius * .80f, bright, p->night ? .10f : .30f);
	ink_circle(c, x, y, radius * .80f, 1.6f, ink, .75f);
	ink_circle(c, x, y, radius * .755f, .8f, ink, .7f);
	ink_circle(c, x, y, radius * .62f, .8f, ink, .6f);
	for (int i = 0; i < 72; i++) {
		struct path t = { 0 };
		float a = tau * (float)i / 72, in = i % 6 ? .715f : .69f;
		path_move(&t, x + radius * in * sinf(a), y - radius * in * cosf(a));
		path_line(&t, x + radius * .755f * sinf(a), y - radius * .755f * cosf(a));
		ink_stroke(c, &t, i % 6 ? .6f : 1.1f, 0, 0, ink, .7f);
		path_free(&t);
	}
	for (int i = 0; i < 8; i++)
		star_point(c, x, y, tau * ((float)i + .5f) / 8, radius * .58f, radius * .16f,
			   tau / 16, gold, bright, ink);
	for (int i = 1; i < 8; i += 2)
		star_point(c, x, y, tau * (float)i / 8, radius * .74f, radius * .20f, tau / 13,
			   blue, bright, ink);
	for (int i = 0; i < 8; i += 2)
		star_point(c, x, y, tau * (float)i / 8, radius * 1.0f, radius * .21f, tau / 10, red,
			   bright, ink);
	ink_disc(c, x, y, radius * .10f, gold, 1);
	ink_circle(c, x, y, radius * .10f, 1, ink, .9f);
	ink_disc(c, x, y, radius * .035f, ink, .9f);
	ink_lily(c, x, y - radius * 1.02f, radius * .13f, red);
}

/* Distance to the coast at a place; below 0 where it is land. */
static float sea_room(const struct ground *g, float x, float y)
{
	int cx = (int)(x / g->step), cy = (int)(y / g->step);
	if (cx < 0 || cy < 0 || cx >= g->w || cy >= g->h)
		return -1;
	size_t i = (size_t)cy * (size_t)g->w + (size_t)cx;
	return g->owner[i] == NO_REGION ? g->coast[i] : -g->coast[i] - 1e-3f;
}

void ink_waves(const struct canvas *c, const struct ground *g, const struct palette *p,
	       struct point clear, float radius, uint32_t seed)
{
	float width = (float)g->w * g->step, height = (float)g->h * g->step;
	for (float gy = 30; gy < height - 20; gy += 44)
		for (float gx = 30; gx < width - 20; gx += 60) {
			float x = gx + 26 * noise_at(gx / 31.7f, gy / 29.3f, seed),
			      y = gy + 18 * noise_at(gx / 27.1f, gy / 33.9f, seed + 1);
			if (noise_at(gx / 90.3f, gy / 90.7f, seed + 2) < .12f ||
			    sea_room(g, x, y) < 62 || hypotf(x - clear.x, y - clear.y) < radius)
				continue;
			struct path w = { 0 };
			for (int k = 0; k < 2; k++) {
				float ox = x + (k ? 7 : -5), oy = y + (k ? 5.5f : 0);
				path_move(&w, ox - 8, oy);
				path_curve(&w, ox - 5, oy - 4, ox - 2.5f, oy - 4, ox, oy);
				path_curve(&w, ox + 2.5f, oy - 4, ox + 5, oy - 4, ox + 8, oy);
			}
			ink_stroke(c, &w, 1.05f, 0, 0, p->waterline, p->night ? .28f : .38f);
			path_free(&w);
		}
}

void ink_trees(const struct canvas *c, const struct ground *g, const struct palette *p,
	       uint32_t seed)
{
	float width = (float)g->w * g->step, height = (float)g->h * g->step;
	struct rgb dark =
		p->night ? (struct rgb){ .08f, .11f, .11f } : (struct rgb){ .25f, .27f, .14f };
	struct rgb leaf =
		p->night ? (struct rgb){ .24f, .30f, .26f } : (struct rgb){ .52f, .56f, .34f };
	for (float gy = 20; gy < height - 20; gy += 4.6f)
		for (float gx = 20; gx < width - 20; gx += 5.6f) {
			if (sea_room(g, gx, gy) > -11)
				continue;
			float x = gx + 3.4f * noise_at(gx / 3.7f, gy / 4.1f, seed),
			      y = gy + 2.6f * noise_at(gx / 4.3f, gy / 3.3f, seed + 1);
			float wood = noise_at(x / 46, y / 46, seed + 2) +
				     .45f * noise_at(x / 17, y / 17, seed + 3);
			if (wood < .66f || sea_room(g, x, y) > -13)
				continue;
			float r = 2.1f + .6f * noise_at(x * .9f, y * .9f, seed + 4);
			ink_disc(c, x + r * .55f, y + r * .65f, r, dark, .30f);
			ink_disc(c, x, y, r, dark, .50f);
			ink_disc(c, x - r * .22f, y - r * .28f, r * .66f, leaf, .62f);
		}
}

void ink_route(const struct canvas *c, const struct palette *p, const float *v)
{
	struct path line = { 0 };
	path_move(&line, v[0], v[1]);
	path_curve(&line, v[0] + (v[2] - v[0]) * .67f, v[1] + (v[3] - v[1]) * .67f,
		   v[4] + (v[2] - v[4]) * .67f, v[5] + (v[3] - v[5]) * .67f, v[4], v[5]);
	struct rgb pale =
		p->night ? (struct rgb){ .75f, .80f, .82f } : (struct rgb){ .98f, .95f, .86f };
	ink_stroke(c, &line, 4.6f, 0, 0, pale, p->night ? .10f : .30f);
	ink_stroke(c, &line, 2.4f, 2.4f, 5.2f, p->night ? pale : p->ink, .85f);
	for (int end = 0; end < 2; end++) {
		ink_disc(c, v[end * 4], v[end * 4 + 1], 4.6f, p->ink, .9f);
		ink_disc(c, v[end * 4], v[end * 4 + 1], 3, pale, .95f);
	}
	path_free(&line);
}

void ink_ford(const struct canvas *c, const struct palette *p, const float *v)
{
	struct path line = { 0 };
	path_move(&line, v[0], v[1]);
	path_line(&line, v[2], v[3]);
	struct rgb wood =
		p->night ? (struct rgb){ .55f, .47f, .36f } : (struct rgb){ .80f, .66f, .45f };
	ink_stroke(c, &line, 13, 0, 0, p->ink, .9f);
	ink_stroke(c, &line, 10.4f, 0, 0, wood, 1);
	ink_stroke(c, &line, 10.4f, .9f, 3.1f, p->ink, .7f);
	path_free(&line);
}
