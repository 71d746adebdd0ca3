/* painter.h: paints the maps of board games as antique relief maps: lines and numbered areas in,
 * pixels out.
 *
 *     struct sheet s = { 0 };                     a map in units, y down
 *     sheet_line(&s, COAST, points, count);       lines that are inked and shape the relief
 *     sheet_ring(&s, region, lines, count);       rings that are filled with a region's number
 *     struct ground g;  ground_build(&s, &g);     distances and relief on a grid of fixed step
 *     paint_rows(&s, &g, &palette_light, ...)     any rows of the picture at any width
 *
 * Hosts in the browser call exports.c; maps are built by hexes.c (islands from the hexes of a
 * board) and greece.c (an outline of our own). Floats are welcome here: nothing of this is part of
 * a rule. The same sheet gives the same picture at every width and whoever paints which rows: all
 * noise is in units of the map, and what needs the whole map is computed on that grid. */
#ifndef PAINTER_H
#define PAINTER_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

struct point {
	float x, y;
};

struct rgb {
	float r, g, b;
};

/* What a line is; how it is inked follows from it. */
enum line_kind {
	COAST,  /* land against water */
	BORDER, /* between regions of one land: dashes */
	LANDS,  /* between two lands: dashes and dots */
	EDGE,   /* against country out of play: a faint line */
};

/* Who owns a pixel. Regions are 0 to 199. */
enum { NO_REGION = 255, OUT_OF_PLAY = 254, MAX_REGIONS = 200 };

struct region {
	struct point label; /* the plain where pieces stand: relief is low around it */
	float plain;        /* radius of that plain */
	uint8_t wash;       /* index into palette.wash */
};

struct polyline {
	struct point *at;
	int count;
	enum line_kind kind;
};

struct ring {
	struct point *at;
	int count;
	uint8_t region;
};

struct sheet {
	float width, height;
	uint32_t seed;
	float roughness; /* how far the coast strays from the drawn line, in units */
	float bays;      /* how deep the coast is cut */
	float inland;    /* distance from the coast at which land reaches its height */
	float relief;    /* 0 flat to 1 alpine */
	struct polyline *lines;
	struct ring *rings;  /* areas; later rings win */
	struct ring *shores; /* where not empty: only what lies inside them is land */
	int line_count, ring_count, shore_count;
	struct region region[MAX_REGIONS];
	int region_count;
};

struct palette {
	struct rgb ink;
	struct rgb land[5]; /* shore, plain, hill, mountain, summit */
	struct rgb light, shade;
	struct rgb sea[4];          /* at the beach, shallow, open, deep */
	struct rgb waterline;       /* the ink of the lines along the coast */
	struct rgb outland;         /* country out of play */
	struct rgb wash[12];        /* one a land; 0: none */
	float wash_flat, wash_edge; /* strength of the wash: everywhere, and more along the edges */
	float relief;               /* strength of light and shade */
	float grain;
	bool night;
};

extern const struct palette palette_light, palette_dark;

/* ---- sheet.c --------------------------------------------------------------------------------- */

/* Adds a line: smoothed through its points, then roughened. The same points give the same line, so
 * that neighbours fit. Returns its index. */
int sheet_line(struct sheet *s, enum line_kind kind, const struct point *at, int count);

/* Adds an area bounded by lines (indices) in any order and direction. False: they do not close. */
bool sheet_ring(struct sheet *s, uint8_t region, const int *lines, int count);

/* Adds an area from points, not smoothed, roughened like the lines. */
void sheet_area(struct sheet *s, uint8_t region, const struct point *at, int count);

/* Land lies only inside the shores. */
void sheet_shore(struct sheet *s, const struct point *at, int count);

void sheet_free(struct sheet *s);

/* Rows from..to of a raster of this width: regions, OUT_OF_PLAY, NO_REGION for water. */
void sheet_owners(const struct sheet *s, int width, int from, int to, uint8_t *owner);

/* Height of a raster of this width. */
int sheet_rows(const struct sheet *s, int width);

/* ---- ground.c, relief.c: what needs the whole map, on a grid of fixed step ------------------- */

#define GROUND_STEP 1.5625f /* units a cell */

struct ground {
	int w, h;
	float step;
	uint8_t *owner;
	float *coast, *border; /* distances, units */
	int32_t *coast_at;     /* the nearest segment of the coast */
	int32_t *border_at;
	struct segments *segments;
	float *height, *rise; /* height; height above its surroundings */
	float *gx, *gy;       /* slope */
};

/* False: out of memory. */
bool ground_build(const struct sheet *s, struct ground *g);
void ground_free(struct ground *g);

/* ---- paint.c --------------------------------------------------------------------------------- */

/* Rows from..to of the picture, RGBA. False: out of memory. */
bool paint_rows(const struct sheet *s, const struct ground *g, const struct palette *p, int width,
		int from, int to, uint8_t *rgba);

/* ---- outline.c ------------------------------------------------------------------------------- */

/* Traces the areas of a raster: writes to out, for each ring, its value, the number of its points
 * and the points in units; returns the floats written, or -1 when there is no room. */
int outline_trace(const uint8_t *raster, int w, int h, float step, float *out, int room);

#endif
