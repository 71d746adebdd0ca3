/* board.c: the archipelago as JSON for graphical clients.
 *
 *     {"face":"A",
 *      "directions":[[1,0],[0,1],[-1,1],[-1,0],[0,-1],[1,-1]],
 *      "tiles":[{"tile":"7","rotation":1,"u":1,"v":1,"centre":[1,7]}],
 *      "areas":[{"id":"7P","kind":"land","tile":"7","name":"Kea","island":"7P","horns":1,
 *                "priestess":false,"hexes":[[1,6]],"beside":["7Q","7R","7w","7x"],
 *                "slots":[{"id":"7P1","land":[1,6],"sea":[1,5],"serves":"7w"}]},
 *               {"id":"7w","kind":"sea","name":"the sea off Kea",...}],
 *      "track":[1,2,3,5],"apollo":{"gold":2,"tokens":2},
 *      "altars":[{"god":"ares","builds":"fortress","gives":"troop","prices":[0,2],"price":0,
 *                 "step":1,"swap":0,"hero":0}],
 *      "signs":{"hero:ajax":"{battle} 2 | 7{land} ▸ {metropolis}"}}
 *
 * Apollo gives gold and prosperity tokens. The altars say what is printed on them: the building
 * (Hera's is of any kind), what is given for free and what more of it costs, the price of a step by
 * sea or land (0: none) and of a hero.
 *
 * Hexes are axial coordinates [q,r] of pointy-top hexes on the whole board: a hex has its centre at
 * x = sqrt(3) * (q + r/2), y = 3/2 * r, its neighbours at the six directions. A slot lies on the
 * edge between its land hex and its sea hex. All of this is fixed once the tiles are placed; the
 * pieces are in the position itself. */
#include "core/json.h"
#include "core/pack.h"
#include "games/legendary/rules.h"

extern const struct pet_game legendary_game;

static void put_hex(struct pet_json *j, const struct lg_map *m, int tile, int hex)
{
	int16_t q, r;
	lg_hex_at(m, (uint8_t)tile, (uint8_t)hex, &q, &r);
	pet_json_open(j, '[');
	pet_json_number(j, q);
	pet_json_number(j, r);
	pet_json_close(j, ']');
}

static void put_hexes(struct pet_json *j, const struct lg_map *m, int tile, uint32_t hexes)
{
	pet_json_key(j, "hexes");
	pet_json_open(j, '[');
	for (int hex = 0; hex < LG_HEXES; hex++)
		if (hexes >> hex & 1)
			put_hex(j, m, tile, hex);
	pet_json_close(j, ']');
}

static void put_tokens(struct pet_json *j, uint64_t set, const char *const *token)
{
	for (; set; set &= set - 1)
		pet_json_string(j, token[__builtin_ctzll(set)]);
}

static void put_slots(struct pet_json *j, const struct lg_box *box, const struct lg_map *m,
		      int land)
{
	pet_json_key(j, "slots");
	pet_json_open(j, '[');
	for (int k = 0; k < 2; k++) {
		const struct lg_slot_row *row = &box->land[m->face][land].slot[k];
		uint8_t sea = lg_slot_sea(box, m->face, (uint8_t)(land * 2 + k));
		if (sea == LG_NO_AREA)
			continue;
		pet_json_open(j, '{');
		pet_json_key_string(j, "id", lg_slot_tokens[land * 2 + k]);
		pet_json_key(j, "land");
		put_hex(j, m, land / 4, row->land_hex);
		pet_json_key(j, "sea");
		put_hex(j, m, land / 4, row->sea_hex);
		pet_json_key_string(j, "serves", lg_sea_tokens[sea]);
		pet_json_close(j, '}');
	}
	pet_json_close(j, ']');
}

static void put_land(struct pet_json *j, const struct lg_box *box, const struct lg_map *m, int land)
{
	const struct lg_land_row *row = &box->land[m->face][land];
	pet_json_open(j, '{');
	pet_json_key_string(j, "id", lg_land_tokens[land]);
	pet_json_key_string(j, "kind", "land");
	pet_json_key_string(j, "tile", lg_tile_tokens[land / 4]);
	pet_json_key_string(j, "name", pet_text_tr(j->t->lang, row->name));
	pet_json_key_string(j, "island", lg_land_tokens[m->island[land]]);
	pet_json_key_number(j, "horns", row->horns);
	pet_json_key_bool(j, "priestess", row->priestess);
	put_hexes(j, m, land / 4, row->hexes);
	pet_json_key(j, "beside");
	pet_json_open(j, '[');
	put_tokens(j, lg_beside(&m->land_land, land), lg_land_tokens);
	put_tokens(j, lg_beside(&m->land_sea, land), lg_sea_tokens);
	pet_json_close(j, ']');
	put_slots(j, box, m, land);
	pet_json_close(j, '}');
}

static void put_sea(struct pet_json *j, const struct lg_box *box, const struct lg_map *m,
		    const struct lg_pub *p, int sea)
{
	const struct lg_sea_row *row = &box->sea[m->face][sea];
	pet_json_open(j, '{');
	pet_json_key_string(j, "id", lg_sea_tokens[sea]);
	pet_json_key_string(j, "kind", "sea");
	pet_json_key_string(j, "tile", lg_tile_tokens[sea / 4]);
	if (p)
		pet_json_key_name(j, "name", p, K_SEA, sea);
	pet_json_key_number(j, "horns", row->horns);
	put_hexes(j, m, sea / 4, row->hexes);
	pet_json_key(j, "beside");
	pet_json_open(j, '[');
	put_tokens(j, lg_map_coast(m, 1ull << sea), lg_land_tokens);
	put_tokens(j, lg_beside(&m->sea_sea, sea), lg_sea_tokens);
	pet_json_close(j, ']');
	pet_json_close(j, '}');
}

void lg_put_areas(struct pet_json *j, const struct lg_box *box, const struct lg_map *m,
		  const struct lg_pub *p)
{
	pet_json_key(j, "areas");
	pet_json_open(j, '[');
	for (int i = 0; i < LG_LANDS; i++) {
		if (m->lands >> i & 1)
			put_land(j, box, m, i);
		if (m->seas >> i & 1)
			put_sea(j, box, m, p, i);
	}
	pet_json_close(j, ']');
}

static void put_tile(struct pet_json *j, const struct lg_map *m, int tile)
{
	pet_json_open(j, '{');
	pet_json_key_string(j, "tile", lg_tile_tokens[tile]);
	pet_json_key_number(j, "rotation", m->rot[tile]);
	pet_json_key_number(j, "u", m->u[tile]);
	pet_json_key_number(j, "v", m->v[tile]);
	pet_json_key(j, "centre");
	put_hex(j, m, tile, 0);
	pet_json_close(j, '}');
}

static void put_directions(struct pet_json *j)
{
	static const int8_t step[6][2] = { { 1, 0 },  { 0, 1 },  { -1, 1 },
					   { -1, 0 }, { 0, -1 }, { 1, -1 } };
	pet_json_key(j, "directions");
	pet_json_open(j, '[');
	for (int d = 0; d < 6; d++) {
		pet_json_open(j, '[');
		pet_json_number(j, step[d][0]);
		pet_json_number(j, step[d][1]);
		pet_json_close(j, ']');
	}
	pet_json_close(j, ']');
}

static void put_altar(struct pet_json *j, const struct lg_pub *p, uint8_t god)
{
	bool walks = god == POSEIDON || god == ARES;
	pet_json_open(j, '{');
	pet_json_key_string(j, "god", lg_kinds[K_GOD].token[god]);
	if (lg_god_building[god] != NONE)
		pet_json_key_string(j, "builds", lg_kinds[K_BUILDING].token[lg_god_building[god]]);
	pet_json_key_string(j, "gives", lg_verbs[lg_god_gift[god]].token);
	pet_json_key(j, "prices");
	pet_json_open(j, '[');
	pet_json_number(j, 0);
	for (unsigned n = 0; lg_printed_price(god, n); n++)
		pet_json_number(j, lg_printed_price(god, n));
	pet_json_close(j, ']');
	pet_json_key_number(j, "price", 0);
	pet_json_key_number(j, "step", walks ? lg_legs_price(p, MARCH_ARES, 1) : 0);
	pet_json_key_number(j, "swap", 0);
	pet_json_key_number(j, "hero", god == HERA ? HERO_PRICE : 0);
	pet_json_close(j, '}');
}

/* What is printed on the altars, the spaces of their tracks, and what Apollo gives (CL-9.6). */
static void put_altars(struct pet_json *j, const struct lg_pub *p)
{
	pet_json_key(j, "track");
	pet_json_open(j, '[');
	for (const uint8_t *space = lg_box(p)->space; *space; space++)
		pet_json_number(j, *space);
	pet_json_close(j, ']');
	pet_json_key(j, "apollo");
	pet_json_open(j, '{');
	pet_json_key_number(j, "gold", APOLLO_GOLD);
	pet_json_key_number(j, "tokens", 2);
	pet_json_close(j, '}');
	pet_json_key(j, "altars");
	pet_json_open(j, '[');
	for (uint8_t god = 0; god < ALTARS; god++)
		put_altar(j, p, god);
	pet_json_close(j, ']');
}

/* What cards do, in pictograms. */
static void put_signs(struct pet_json *j)
{
	pet_json_key(j, "signs");
	pet_json_open(j, '{');
#define SIGNS(what, signs) pet_json_key_string(j, what, signs);
#include "games/legendary/signs.def"
#undef SIGNS
	pet_json_close(j, '}');
}

/* CL-1.13, CL-1.14: what the rulebooks do not show. */
static const struct pet_from from[] = {
	{ "board", "ours", "land", true },  { "creature", "printed", NULL, false },
	{ "hero", "printed", NULL, false }, { "die", "ruling", "die", true },
	{ "altar", "ours", "altar", true }, { NULL, NULL, NULL, false },
};

void lg_board(struct pet_view v, struct pet_json *j)
{
	const struct lg_pub *p = v.pub;
	const struct lg_map *m = &p->map;
	pet_json_open(j, '{');
	pet_json_key_string(j, "face", m->face == LG_FACE_A ? "A" : "B");
	pet_json_key(j, "from");
	pet_put_from(j, &legendary_game, p->flow.pack, from);
	put_directions(j);
	pet_json_key(j, "tiles");
	pet_json_open(j, '[');
	for (int tile = 0; tile < LG_TILES; tile++)
		if (m->tiles >> tile & 1)
			put_tile(j, m, tile);
	pet_json_close(j, ']');
	lg_put_areas(j, lg_box(p), m, p);
	put_altars(j, p);
	put_signs(j);
	pet_json_close(j, '}');
}
