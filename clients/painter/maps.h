/* maps.h: the maps that can be painted: islands from the hexes of a board, and Greece. */
#ifndef MAPS_H
#define MAPS_H

#include "clients/painter/ink.h"
#include "clients/painter/painter.h"

/* A sheet is a good deal larger than what is played on: painted sea reaches the edges of the stage,
 * whatever its form. */
enum { SHEET_WIDTH = 2000, SHEET_HEIGHT = 1500 };

/* ---- hexes.c: groups of hexes become landmasses with round coasts ---------------------------- */

enum { MAX_HEXES = 320, HEX_REACH = 64 };

struct hex {
	int q, r;   /* axial, pointy top */
	int island; /* -1: sea; else the landmass it belongs to (hexes_sheet finds out) */
	int area;   /* number of its area, on land and at sea */
};

struct hexes {
	struct hex at[MAX_HEXES];
	int count;
	bool level; /* tiles of 19 hexes: turned so that their rows run level */
	/* found by hexes_sheet: */
	int16_t index[2 * HEX_REACH][2 * HEX_REACH]; /* by r and q: number + 1; 0: no hex */
	float size;                                  /* centre to corner, units */
	struct point origin;
	float turn;           /* radians */
	float box[4];         /* x, y, width, height of all hexes */
	struct point compass; /* a free place; radius 0: there is none */
	float compass_radius;
};

/* The sheet of a board. False: too many areas, or no hexes. */
bool hexes_sheet(struct sheet *s, struct hexes *h);

/* The area at a place of the sea; NO_REGION outside the board. */
uint8_t hexes_area(const struct hexes *h, struct point p);

void hexes_ink(const struct canvas *c, const struct ground *g, const struct palette *p,
	       const struct hexes *h);

/* ---- greece.c -------------------------------------------------------------------------------- */

/* NULL, or what is wrong with the outline. Regions are in the order of greece.def. */
const char *greece_sheet(struct sheet *s);
void greece_ink(const struct canvas *c, const struct ground *g, const struct palette *p);

#endif
