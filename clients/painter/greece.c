/* greece.c: Greece (maps.h), from greece.def to a sheet, and its ornaments. */
#include "clients/painter/brush.h"
#include "clients/painter/maps.h"

/* The washes of the lands: index into palette.wash. */
enum { RED = 1, YELLOW, BLUE, GREEN, BROWN };

#define COUNT(array) ((int)(sizeof(array) / sizeof *(array)))

/* Each reading of the table below uses one or two kinds of its rows; the others mean nothing. */
#define BLANK(...)

/* The points of each arc; its number, under its own name. */
#define ARC(name, kind, ...) static const float points_##name[] = { __VA_ARGS__ };
#define REGION               BLANK
#define OUTLAND              BLANK
#define ISLET                BLANK
#define ROUTE                BLANK
#define FORD                 BLANK
#define COMPASS              BLANK
#include "clients/painter/greece.def"
#undef ARC
#define ARC(name, kind, ...) name,
enum {
#include "clients/painter/greece.def"
};
#undef ARC
#define ARC BLANK

/* Units of the sheet west and north of the drawing. */
enum { WEST = 140, NORTH = 60 };

/* A place of the drawing on the sheet. */
static struct point placed(float x, float y)
{
	return (struct point){ x + WEST, y + NORTH };
}

static int add_line(struct sheet *s, enum line_kind kind, const float *xy, int floats, bool closed)
{
	struct point at[96];
	int n = 0;
	for (int i = 0; i + 1 < floats && n < COUNT(at) - 1; i += 2)
		at[n++] = placed(xy[i], xy[i + 1]);
	if (closed)
		at[n++] = at[0];
	return sheet_line(s, kind, at, n);
}

static bool add_region(struct sheet *s, uint8_t wash, float x, float y, const int *arcs, int count)
{
	s->region[s->region_count] = (struct region){ placed(x, y), 70, wash };
	return sheet_ring(s, (uint8_t)s->region_count++, arcs, count);
}

static void add_islet(struct sheet *s, const float *xy, int floats)
{
	int line = add_line(s, COAST, xy, floats, true);
	sheet_ring(s, OUT_OF_PLAY, &line, 1);
}

/* Arcs first: the number of an arc is then the index of its line. */
static void add_arcs(struct sheet *s)
{
#undef ARC
#define ARC(name, kind, ...) add_line(s, kind, points_##name, COUNT(points_##name), false);
#include "clients/painter/greece.def"
#undef ARC
#define ARC BLANK
}

const char *greece_sheet(struct sheet *s)
{
	const char *wrong = NULL;
	*s = (struct sheet){ .width = SHEET_WIDTH,
			     .height = SHEET_HEIGHT,
			     .seed = 7,
			     .roughness = 4.6f,
			     .bays = 13,
			     .inland = 30,
			     .relief = 1 };
	add_arcs(s);
#undef OUTLAND
#undef ISLET
#undef REGION
#define OUTLAND(...)                                                                               \
	if (!sheet_ring(s, OUT_OF_PLAY, (const int[]){ __VA_ARGS__ },                              \
			COUNT(((const int[]){ __VA_ARGS__ }))))                                    \
		wrong = "the country out of play does not close";
#define ISLET(...)                                                                                 \
	add_islet(s, (const float[]){ __VA_ARGS__ }, COUNT(((const float[]){ __VA_ARGS__ })));
#define REGION(name, wash, x, y, ...)                                                              \
	if (!add_region(s, wash, x, y, (const int[]){ __VA_ARGS__ },                               \
			COUNT(((const int[]){ __VA_ARGS__ }))))                                    \
		wrong = "the arcs of " #name " do not close";
#include "clients/painter/greece.def"
#undef OUTLAND
#undef ISLET
#undef REGION
#define OUTLAND BLANK
#define ISLET   BLANK
#define REGION  BLANK
	return wrong;
}

/* Where ways over the water begin, bend and end. */
static void add_way(const struct canvas *c, const struct palette *p, const float *xy, int floats)
{
	float v[6];
	for (int i = 0; i + 1 < floats; i += 2) {
		struct point at = placed(xy[i], xy[i + 1]);
		v[i] = at.x;
		v[i + 1] = at.y;
	}
	if (floats == 6)
		ink_route(c, p, v);
	else
		ink_ford(c, p, v);
}

static void add_compass(const struct canvas *c, const struct canvas *dry, const struct ground *g,
			const struct palette *p, struct point at, float radius)
{
	ink_rays(c, p, at.x, at.y, SHEET_WIDTH);
	ink_waves(c, g, p, at, radius * 1.4f, 5);
	ink_compass(dry, p, at.x, at.y, radius);
}

void greece_ink(const struct canvas *c, const struct ground *g, const struct palette *p)
{
	struct canvas dry = *c; /* over land too */
	dry.owner = NULL;
#undef COMPASS
#define COMPASS(x, y, r) add_compass(c, &dry, g, p, placed(x, y), r);
#include "clients/painter/greece.def"
	ink_trees(&dry, g, p, 9);
#undef COMPASS
#undef ROUTE
#undef FORD
#define COMPASS              BLANK
#define ROUTE(from, to, ...) add_way(&dry, p, (const float[]){ __VA_ARGS__ }, 6);
#define FORD(from, to, ...)  add_way(&dry, p, (const float[]){ __VA_ARGS__ }, 4);
#include "clients/painter/greece.def"
}
