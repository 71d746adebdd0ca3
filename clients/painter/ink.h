/* ink.h: ornaments drawn over a painted map: filled paths and strokes with soft edges, in the units
 * of the map. */
#ifndef INK_H
#define INK_H

#include "clients/painter/painter.h"

struct canvas {
	uint8_t *rgba;
	int w, top, bottom;   /* the rows from top to bottom of a picture of this width */
	float scale;          /* pixels a unit */
	const uint8_t *owner; /* where not NULL: ink only on water (NO_REGION) */
};

struct path {
	struct point *at;
	int count, room;
	int *start; /* first point of each contour */
	int contours;
};

void path_move(struct path *p, float x, float y);
void path_line(struct path *p, float x, float y);
void path_curve(struct path *p, float x1, float y1, float x2, float y2, float x, float y);
void path_free(struct path *p);

/* Fills (nonzero). */
void ink_fill(const struct canvas *c, const struct path *p, struct rgb colour, float alpha);

/* Draws the contours as lines; dash: length of a dash and of a gap, 0 for none. */
void ink_stroke(const struct canvas *c, const struct path *p, float width, float dash, float gap,
		struct rgb colour, float alpha);

/* A disc, without the detour over a path: groves have thousands. */
void ink_disc(const struct canvas *c, float x, float y, float radius, struct rgb colour,
	      float alpha);

/* ---- ornaments.c ----------------------------------------------------------------------------- */

void ink_compass(const struct canvas *c, const struct palette *p, float x, float y, float radius);
void ink_rays(const struct canvas *c, const struct palette *p, float x, float y, float reach);

/* Small waves on open water, away from the coast and from a place that is kept clear. */
void ink_waves(const struct canvas *c, const struct ground *g, const struct palette *p,
	       struct point clear, float radius, uint32_t seed);

/* Groves on the land, away from the coast. */
void ink_trees(const struct canvas *c, const struct ground *g, const struct palette *p,
	       uint32_t seed);

/* A sea route: a dotted curve with one bend, v = x, y, bend x, bend y, x, y. */
void ink_route(const struct canvas *c, const struct palette *p, const float *v);

/* Piers and planks: this strait is crossed like land. v = x, y, x, y. */
void ink_ford(const struct canvas *c, const struct palette *p, const float *v);

#endif
