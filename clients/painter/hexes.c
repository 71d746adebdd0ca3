/* hexes.c: islands from hexes (maps.h).
 *
 * An island is a soft union of discs on its hexes and of bars between those that touch; its coast
 * is the line where that field crosses a level, traced with marching squares. */
#include "clients/painter/brush.h"
#include "clients/painter/maps.h"

#include <stdlib.h>
#include <string.h>

static const int step_q[6] = { 1, 0, -1, -1, 0, 1 }, step_r[6] = { 0, 1, 1, 0, -1, -1 };

/* The washes of islands differ a little, so that neighbours can be told apart; no colour means a
 * player. */
static const uint8_t island_wash[] = { 8, 7, 10, 9 };

static struct point turned(const struct hexes *h, float x, float y)
{
	float c = cosf(h->turn), s = sinf(h->turn);
	return (struct point){ h->origin.x + h->size * (c * x - s * y),
			       h->origin.y + h->size * (s * x + c * y) };
}

static struct point hex_centre(const struct hexes *h, const struct hex *x)
{
	return turned(h, 1.7320508f * ((float)x->q + (float)x->r / 2), 1.5f * (float)x->r);
}

static struct point hex_corner(const struct hexes *h, const struct hex *x, int k)
{
	float a = (float)(k * 60 - 30) * 3.14159265f / 180;
	return turned(h, 1.7320508f * ((float)x->q + (float)x->r / 2) + cosf(a),
		      1.5f * (float)x->r + sinf(a));
}

/* Coordinates of hexes lie within HEX_REACH (hexes_sheet sees to it). */
static int find_hex(const struct hexes *h, int q, int r)
{
	if (q < -HEX_REACH || r < -HEX_REACH || q >= HEX_REACH || r >= HEX_REACH)
		return -1;
	return h->index[r + HEX_REACH][q + HEX_REACH] - 1;
}

static bool index_hexes(struct hexes *h)
{
	for (int i = 0; i < h->count; i++) {
		int q = h->at[i].q, r = h->at[i].r;
		if (q < -HEX_REACH || r < -HEX_REACH || q >= HEX_REACH || r >= HEX_REACH)
			return false;
		h->index[r + HEX_REACH][q + HEX_REACH] = (int16_t)(i + 1);
	}
	return true;
}

/* ---- the field of an island ------------------------------------------------------------------ */

/* A disc (a and b are one) or a bar of land. */
struct part {
	struct point a, b;
	float girth;
};

struct parts {
	struct part at[MAX_HEXES * 4];
	int count;
};

static float part_distance(const struct part *part, struct point p)
{
	struct point a = part->a, b = part->b;
	float dx = b.x - a.x, dy = b.y - a.y, square = dx * dx + dy * dy;
	float t = square > 0 ? clamp01(((p.x - a.x) * dx + (p.y - a.y) * dy) / square) : 0;
	return hypotf(p.x - a.x - t * dx, p.y - a.y - t * dy) - part->girth;
}

/* Above 0 inside. Soft minimum of the distances, so that bays between two hexes are round. */
static float land_field(const struct sheet *s, float size, const struct parts *parts,
			struct point p)
{
	float soft = 7 / size, sum = 0;
	for (int i = 0; i < parts->count; i++)
		sum += expf(-soft * part_distance(&parts->at[i], p));
	float bays = size * (.15f * noise_at(p.x / size / .8f, p.y / size / .8f, s->seed + 93) +
			     .11f * noise_at(p.x / size / .36f, p.y / size / .36f, s->seed + 94));
	return logf(sum + 1e-30f) / soft + bays;
}

/* Each hex and each neck between two has its own girth, so that no two islands look alike. Land
 * reaches a little beyond small hexes: pieces need the room. */
static void island_parts(const struct sheet *s, const struct hexes *h, int island,
			 struct parts *out)
{
	float girth = h->level ? .90f : .83f, waist = girth - .13f;
	out->count = 0;
	for (int i = 0; i < h->count; i++) {
		const struct hex *x = &h->at[i];
		if (x->island != island)
			continue;
		struct point a = hex_centre(h, x);
		float own = girth + .05f * noise_at(a.x / 37.7f, a.y / 41.3f, s->seed + 91);
		out->at[out->count++] = (struct part){ a, a, h->size * own };
		for (int d = 0; d < 3; d++) {
			int j = find_hex(h, x->q + step_q[d], x->r + step_r[d]);
			if (j < 0 || h->at[j].island != island)
				continue;
			struct point b = hex_centre(h, &h->at[j]);
			float neck = waist + .08f * noise_at((a.x + b.x) / 71.9f,
							     (a.y + b.y) / 67.3f, s->seed + 92);
			out->at[out->count++] = (struct part){ a, b, h->size * neck };
		}
	}
}

/* ---- marching squares ------------------------------------------------------------------------ */

struct grid {
	struct point from;
	float step;
	int w, h;
	float *value;
};

static float grid_at(const struct grid *g, int x, int y)
{
	return x < 0 || y < 0 || x >= g->w || y >= g->h ? -1 : g->value[y * g->w + x];
}

/* Where the field is 0 on the edge from one lattice point to the next. */
static struct point crossing(const struct grid *g, int x, int y, int dx, int dy)
{
	float a = grid_at(g, x, y), b = grid_at(g, x + dx, y + dy), t = a / (a - b);
	return (struct point){ g->from.x + ((float)x + t * (float)dx) * g->step,
			       g->from.y + ((float)y + t * (float)dy) * g->step };
}

/* Walks round the land that starts right of the water at (x, y), from cell to cell; side: the edge
 * by which a cell was entered, 0 top 1 right 2 bottom 3 left. */
static int trace(const struct grid *g, int x, int y, struct point *out, int most)
{
	int cx = x, cy = y, side = 0, n = 0;
	do {
		bool a = grid_at(g, cx, cy) > 0, b = grid_at(g, cx + 1, cy) > 0;
		bool c = grid_at(g, cx + 1, cy + 1) > 0, d = grid_at(g, cx, cy + 1) > 0;
		bool cut[4] = { a != b, b != c, c != d, d != a };
		int leave = -1;
		for (int k = 1; k < 4 && leave < 0; k++)
			if (cut[(side + k) & 3])
				leave = (side + k) & 3;
		if (leave < 0 || n >= most)
			return n;
		out[n++] = leave == 0   ? crossing(g, cx, cy, 1, 0)
			   : leave == 1 ? crossing(g, cx + 1, cy, 0, 1)
			   : leave == 2 ? crossing(g, cx, cy + 1, 1, 0)
					: crossing(g, cx, cy, 0, 1);
		cx += leave == 1 ? 1 : leave == 3 ? -1 : 0;
		cy += leave == 2 ? 1 : leave == 0 ? -1 : 0;
		side = (leave + 2) & 3;
	} while (cx != x || cy != y || side != 0);
	return n;
}

static void add_coast(struct sheet *s, const struct hexes *h, const struct parts *parts)
{
	enum { MOST = 6000 };
	float l = 1e9f, t = 1e9f, r = -1e9f, b = -1e9f, pad = h->size * 1.4f;
	for (int i = 0; i < parts->count; i++) {
		l = fminf(l, parts->at[i].a.x);
		r = fmaxf(r, parts->at[i].a.x);
		t = fminf(t, parts->at[i].a.y);
		b = fmaxf(b, parts->at[i].a.y);
	}
	struct grid g = { { l - pad, t - pad }, h->size / 14, 0, 0, NULL };
	g.w = (int)((r - l + 2 * pad) / g.step) + 1;
	g.h = (int)((b - t + 2 * pad) / g.step) + 1;
	g.value = painter_alloc((size_t)g.w * (size_t)g.h * sizeof *g.value);
	struct point *line = painter_alloc((MOST + 1) * sizeof *line);
	for (int y = 0; y < g.h; y++)
		for (int x = 0; x < g.w; x++) {
			struct point p = { g.from.x + (float)x * g.step,
					   g.from.y + (float)y * g.step };
			g.value[y * g.w + x] = land_field(s, h->size, parts, p);
		}
	/* the main landmass only: start at the topmost crossing */
	int n = 0;
	for (int y = 0; y < g.h && !n; y++)
		for (int x = 0; x < g.w && !n; x++)
			if (grid_at(&g, x, y) <= 0 && grid_at(&g, x + 1, y) > 0)
				n = trace(&g, x, y, line, MOST);
	/* every second crossing is enough; the curve through them is smooth */
	int kept = 0;
	for (int i = 0; i < n; i += 2)
		line[kept++] = line[i];
	line[kept++] = line[0];
	int index = sheet_line(s, COAST, line, kept);
	sheet_shore(s, s->lines[index].at, s->lines[index].count);
	free(g.value);
	free(line);
}

/* ---- the board on its sheet ------------------------------------------------------------------ */

/* Gives land hexes that touch the number of one island; returns how many islands there are. */
static int join_islands(struct hexes *h)
{
	int next = 0;
	for (int i = 0; i < h->count; i++)
		if (h->at[i].island >= 0)
			h->at[i].island = i;
	for (bool changed = true; changed;) {
		changed = false;
		for (int i = 0; i < h->count; i++)
			for (int d = 0; d < 6 && h->at[i].island >= 0; d++) {
				int j = find_hex(h, h->at[i].q + step_q[d], h->at[i].r + step_r[d]);
				if (j >= 0 && h->at[j].island > h->at[i].island) {
					h->at[j].island = h->at[i].island;
					changed = true;
				}
			}
	}
	/* first hexes of islands come before their others: the numbers stay apart */
	for (int i = 0; i < h->count; i++)
		if (h->at[i].island == i) {
			for (int k = i; k < h->count; k++)
				if (h->at[k].island == i)
					h->at[k].island = -2 - next;
			next++;
		}
	for (int i = 0; i < h->count; i++)
		if (h->at[i].island < -1)
			h->at[i].island = -2 - h->at[i].island;
	return next;
}

static void bounds(const struct hexes *h, float *l, float *t, float *r, float *b)
{
	*l = *t = 1e9f;
	*r = *b = -1e9f;
	for (int i = 0; i < h->count; i++)
		for (int k = 0; k < 6; k++) {
			struct point p = hex_corner(h, &h->at[i], k);
			*l = fminf(*l, p.x);
			*r = fmaxf(*r, p.x);
			*t = fminf(*t, p.y);
			*b = fmaxf(*b, p.y);
		}
}

/* In the middle of the sheet, with a broad rim of sea. */
static void fit(const struct sheet *s, struct hexes *h)
{
	float l, t, r, b, margin_x = 310, margin_y = 212;
	h->turn = h->level ? -atan2f(3, 6.9282032f) : 0;
	h->size = 1;
	h->origin = (struct point){ 0, 0 };
	bounds(h, &l, &t, &r, &b);
	h->size = fminf((s->width - 2 * margin_x) / (r - l), (s->height - 2 * margin_y) / (b - t));
	h->origin = (struct point){ s->width / 2 - (l + r) / 2 * h->size,
				    s->height / 2 - (t + b) / 2 * h->size };
	bounds(h, &l, &t, &r, &b);
	h->box[0] = l;
	h->box[1] = t;
	h->box[2] = r - l;
	h->box[3] = b - t;
}

/* The compass stands where the board leaves most room: in a bay of its outline. */
static void place_compass(const struct sheet *s, struct hexes *h)
{
	float best = 0, reach = 96;
	for (float y = h->box[1] + 80; y < h->box[1] + h->box[3] - 60; y += 20)
		for (float x = 290; x < s->width - 290; x += 20) {
			float room = 1e9f;
			for (int i = 0; i < h->count; i++) {
				struct point p = hex_centre(h, &h->at[i]);
				room = fminf(room, hypotf(p.x - x, p.y - y) - h->size);
			}
			room = fminf(room, fminf(x - h->box[0], h->box[0] + h->box[2] - x) + 40);
			float wish = fminf(room, reach) + y / 100 - x / 200; /* low and left */
			if (room > 52 && wish > best) {
				best = wish;
				h->compass = (struct point){ x, y };
				h->compass_radius = fminf(room * .82f, 84);
			}
		}
}

static void add_regions(struct sheet *s, const struct hexes *h)
{
	float sum[MAX_REGIONS][3] = { { 0 } };
	for (int i = 0; i < h->count; i++) {
		const struct hex *x = &h->at[i];
		struct point m = hex_centre(h, x);
		sum[x->area][0] += m.x;
		sum[x->area][1] += m.y;
		sum[x->area][2]++;
		if (x->area >= s->region_count)
			s->region_count = x->area + 1;
	}
	for (int i = 0; i < s->region_count; i++) {
		float n = fmaxf(1, sum[i][2]);
		s->region[i] = (struct region){ { sum[i][0] / n, sum[i][1] / n },
						h->size * .72f,
						island_wash[i & 3] };
	}
}

/* The hexes of a region; wide: reaching into the sea, so that the coast alone decides where land
 * ends. */
static void add_area(struct sheet *s, const struct hexes *h, const struct hex *x, float wide)
{
	struct point m = hex_centre(h, x), at[6];
	for (int k = 0; k < 6; k++) {
		struct point c = hex_corner(h, x, k);
		at[k] = (struct point){ m.x + (c.x - m.x) * wide, m.y + (c.y - m.y) * wide };
	}
	sheet_area(s, (uint8_t)x->area, at, 6);
}

bool hexes_sheet(struct sheet *s, struct hexes *h)
{
	for (int i = 0; i < h->count; i++)
		if (h->at[i].area < 0 || h->at[i].area >= MAX_REGIONS)
			return false;
	if (h->count < 1 || h->count > MAX_HEXES || !index_hexes(h))
		return false;
	*s = (struct sheet){ .width = SHEET_WIDTH,
			     .height = SHEET_HEIGHT,
			     .seed = h->level ? 33 : 21,
			     .roughness = 3,
			     .bays = 8.5f,
			     .inland = h->level ? 15 : 17,
			     .relief = .8f };
	fit(s, h);
	place_compass(s, h);
	add_regions(s, h);
	int islands = join_islands(h);
	for (int i = 0; i < h->count; i++)
		for (int d = 0; d < 3; d++) {
			const struct hex *x = &h->at[i];
			int j = find_hex(h, x->q + step_q[d], x->r + step_r[d]);
			if (j < 0 || x->island < 0 || h->at[j].island != x->island ||
			    h->at[j].area == x->area)
				continue;
			struct point edge[2] = { hex_corner(h, x, d), hex_corner(h, x, d + 1) };
			sheet_line(s, BORDER, edge, 2);
		}
	for (int wide = 1; wide >= 0; wide--)
		for (int i = 0; i < h->count; i++)
			if (h->at[i].island >= 0)
				add_area(s, h, &h->at[i], wide ? 1.5f : 1);
	struct parts *parts = painter_alloc(sizeof *parts);
	for (int i = 0; i < islands; i++) {
		island_parts(s, h, i, parts);
		add_coast(s, h, parts);
	}
	free(parts);
	return true;
}

uint8_t hexes_area(const struct hexes *h, struct point p)
{
	float c = cosf(h->turn), s = sinf(h->turn);
	float dx = (p.x - h->origin.x) / h->size, dy = (p.y - h->origin.y) / h->size;
	float x = c * dx + s * dy, y = -s * dx + c * dy;
	float r = y / 1.5f, q = x / 1.7320508f - r / 2, third = -q - r;
	/* the nearest hex: round all three coordinates, and mend the one that was off most */
	float rq = roundf(q), rr = roundf(r), rt = roundf(third);
	float oq = fabsf(rq - q), or = fabsf(rr - r), ot = fabsf(rt - third);
	if (oq > or &&oq > ot)
		rq = -rr - rt;
	else if (or > ot)
		rr = -rq - rt;
	int i = find_hex(h, (int)rq, (int)rr);
	return i < 0 ? NO_REGION : (uint8_t)h->at[i].area;
}

void hexes_ink(const struct canvas *c, const struct ground *g, const struct palette *p,
	       const struct hexes *h)
{
	struct canvas dry = *c;
	dry.owner = NULL;
	ink_trees(&dry, g, p, 3);
	ink_waves(c, g, p, h->compass, h->compass_radius * 1.4f, 5);
	if (h->compass_radius > 0) {
		ink_rays(c, p, h->compass.x, h->compass.y, h->compass_radius * 3);
		ink_compass(&dry, p, h->compass.x, h->compass.y, h->compass_radius);
	}
}
