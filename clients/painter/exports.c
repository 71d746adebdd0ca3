/* exports.c: the painter as a WebAssembly module without imports.
 *
 *     in = painter_input()                 rows of four int32: q, r, 1 for land, number of the area
 *     painter_hexes(count, level)          the sheet of a board; or painter_greece()
 *     n = painter_outline()                the areas as polygons, n floats at painter_output()
 *     at = painter_areas()                 the number of the area at each unit of the sheet
 *     at = painter_rows(width, from, to, night)   RGBA of these rows
 *
 * One module holds one sheet. Two workers with a module each paint half of the rows each. */
#include "clients/painter/brush.h"
#include "clients/painter/maps.h"

#include <stdlib.h>
#include <string.h>

#define EXPORT(name) __attribute__((export_name(#name))) name

enum { TRACE_WIDTH = SHEET_WIDTH, OUTPUT = 160000, HEAD = 10 };

static int32_t input[MAX_HEXES * 4];
static float output[OUTPUT];
static struct hexes hexes;
static struct sheet sheet;
static struct ground ground;
static bool greece;
static uint8_t *picture, *raster;

int32_t *painter_input(void);
float *painter_output(void);
int painter_hexes(int count, int level);
int painter_greece(void);
int painter_outline(void);
uint8_t *painter_areas(void);
uint8_t *painter_rows(int width, int from, int to, int night);

int32_t *EXPORT(painter_input)(void)
{
	return input;
}

float *EXPORT(painter_output)(void)
{
	return output;
}

static void forget(void)
{
	sheet_free(&sheet);
	ground_free(&ground);
}

/* 1, or 0 where the board cannot be drawn. */
int EXPORT(painter_hexes)(int count, int level)
{
	forget();
	greece = false;
	if (count < 1 || count > MAX_HEXES)
		return 0;
	hexes = (struct hexes){ .count = count, .level = level };
	for (int i = 0; i < count; i++) {
		const int32_t *row = input + i * 4;
		hexes.at[i] = (struct hex){ row[0], row[1], row[2] ? 0 : -1, row[3] };
	}
	return hexes_sheet(&sheet, &hexes);
}

int EXPORT(painter_greece)(void)
{
	forget();
	greece = true;
	return !greece_sheet(&sheet);
}

/* Whose each unit of the sheet is, seas too. */
uint8_t *EXPORT(painter_areas)(void)
{
	int h = sheet_rows(&sheet, TRACE_WIDTH);
	float step = sheet.width / TRACE_WIDTH;
	raster = painter_grow(raster, (size_t)TRACE_WIDTH * (size_t)h);
	sheet_owners(&sheet, TRACE_WIDTH, 0, h, raster);
	for (int y = 0; !greece && y < h; y++)
		for (int x = 0; x < TRACE_WIDTH; x++) {
			uint8_t *o = &raster[(size_t)y * TRACE_WIDTH + (size_t)x];
			struct point p = { ((float)x + .5f) * step, ((float)y + .5f) * step };
			if (*o == NO_REGION)
				*o = hexes_area(&hexes, p);
		}
	return raster;
}

/* What must be seen of Greece: its regions, and a little of the sea around. */
static void greece_box(float *box)
{
	float l = 1e9f, t = 1e9f, r = -1e9f, b = -1e9f, margin = 26;
	for (int i = 0; i < sheet.ring_count; i++)
		for (int k = 0;
		     sheet.rings[i].region < sheet.region_count && k < sheet.rings[i].count; k++) {
			struct point p = sheet.rings[i].at[k];
			l = fminf(l, p.x - margin);
			r = fmaxf(r, p.x + margin);
			t = fminf(t, p.y - margin);
			b = fmaxf(b, p.y + margin);
		}
	box[0] = l;
	box[1] = t;
	box[2] = r - l;
	box[3] = b - t;
}

/* Head: width, height; x, y, width, height of what must be seen; size of a hex, turn, origin. */
int EXPORT(painter_outline)(void)
{
	float head[HEAD] = { sheet.width, sheet.height };
	if (greece)
		greece_box(head + 2);
	else {
		memcpy(head + 2, hexes.box, sizeof hexes.box);
		head[6] = hexes.size;
		head[7] = hexes.turn;
		head[8] = hexes.origin.x;
		head[9] = hexes.origin.y;
	}
	memcpy(output, head, sizeof head);
	int used = outline_trace(painter_areas(), TRACE_WIDTH, sheet_rows(&sheet, TRACE_WIDTH),
				 sheet.width / TRACE_WIDTH, output + HEAD, OUTPUT - HEAD);
	return used < 0 ? 0 : used + HEAD;
}

/* NULL: out of memory. */
uint8_t *EXPORT(painter_rows)(int width, int from, int to, int night)
{
	const struct palette *p = night ? &palette_dark : &palette_light;
	if (width < 64 || width > 4096 || from < 0 || to <= from || to > sheet_rows(&sheet, width))
		return NULL;
	if (!ground.w && !ground_build(&sheet, &ground))
		return NULL;
	size_t pixels = (size_t)width * (size_t)(to - from);
	free(picture);
	picture = malloc(pixels * 4);
	uint8_t *owner = malloc(pixels);
	if (!picture || !owner || !paint_rows(&sheet, &ground, p, width, from, to, picture)) {
		free(owner);
		return NULL;
	}
	sheet_owners(&sheet, width, from, to, owner);
	struct canvas c = { picture, width, from, to, (float)width / sheet.width, owner };
	if (greece)
		greece_ink(&c, &ground, p);
	else
		hexes_ink(&c, &ground, p, &hexes);
	free(owner);
	return picture;
}
