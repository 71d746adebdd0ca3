/* board.c: what a graphical client draws the archipelago from, as JSON.
 *
 *     {"face":"A",
 *      "directions":[[1,0],[0,1],[-1,1],[-1,0],[0,-1],[1,-1]],
 *      "tiles":[{"tile":"7","rotation":1,"u":1,"v":1,"centre":[1,7]}],
 *      "areas":[{"id":"7P","kind":"land","tile":"7","name":"Kea","island":"7P","horns":1,
 *                "priestess":false,"hexes":[[1,6]],"beside":["7Q","7R","7w","7x"],
 *                "slots":[{"id":"7P1","land":[1,6],"sea":[1,5],"serves":"7w"}]},
 *               {"id":"7w","kind":"sea",...}]}
 *
 * Hexes are axial coordinates [q,r] of pointy-top hexes on the whole board: a hex has its centre at
 * x = sqrt(3) * (q + r/2), y = 3/2 * r, its neighbours at the six directions. A slot lies on the
 * edge between its land hex and its sea hex. Everything here is fixed once the tiles lie; who
 * stands where is in the position itself. */
#include "core/json.h"
#include "games/legendary/state.h"

static void put_hex(struct json *j, const struct lg_map *m, int tile, int hex)
{
	int16_t q, r;
	lg_hex_at(m, (uint8_t)tile, (uint8_t)hex, &q, &r);
	json_open(j, '[');
	json_number(j, q);
	json_number(j, r);
	json_close(j, ']');
}

static void put_hexes(struct json *j, const struct lg_map *m, int tile, uint32_t hexes)
{
	json_key(j, "hexes");
	json_open(j, '[');
	for (int hex = 0; hex < LG_HEXES; hex++)
		if (hexes >> hex & 1)
			put_hex(j, m, tile, hex);
	json_close(j, ']');
}

static void put_tokens(struct json *j, uint64_t set, const char *const *token)
{
	for (; set; set &= set - 1)
		json_string(j, token[__builtin_ctzll(set)]);
}

static void put_slots(struct json *j, const struct lg_map *m, int land)
{
	json_key(j, "slots");
	json_open(j, '[');
	for (int k = 0; k < 2; k++) {
		const struct lg_slot_row *row = &lg_land_rows[m->face][land].slot[k];
		uint8_t sea = lg_slot_sea(m->face, (uint8_t)(land * 2 + k));
		if (sea == LG_NO_AREA)
			continue;
		json_open(j, '{');
		json_key_string(j, "id", lg_slot_tokens[land * 2 + k]);
		json_key(j, "land");
		put_hex(j, m, land / 4, row->land_hex);
		json_key(j, "sea");
		put_hex(j, m, land / 4, row->sea_hex);
		json_key_string(j, "serves", lg_sea_tokens[sea]);
		json_close(j, '}');
	}
	json_close(j, ']');
}

static void put_land(struct json *j, const struct lg_map *m, int land)
{
	const struct lg_land_row *row = &lg_land_rows[m->face][land];
	json_open(j, '{');
	json_key_string(j, "id", lg_land_tokens[land]);
	json_key_string(j, "kind", "land");
	json_key_string(j, "tile", lg_tile_tokens[land / 4]);
	json_key_string(j, "name", text_tr(j->t->lang, row->name));
	json_key_string(j, "island", lg_land_tokens[m->island[land]]);
	json_key_number(j, "horns", row->horns);
	json_key_bool(j, "priestess", row->priestess);
	put_hexes(j, m, land / 4, row->hexes);
	json_key(j, "beside");
	json_open(j, '[');
	put_tokens(j, lg_beside(&m->land_land, land), lg_land_tokens);
	put_tokens(j, lg_beside(&m->land_sea, land), lg_sea_tokens);
	json_close(j, ']');
	put_slots(j, m, land);
	json_close(j, '}');
}

static void put_sea(struct json *j, const struct lg_map *m, int sea)
{
	const struct lg_sea_row *row = &lg_sea_rows[m->face][sea];
	json_open(j, '{');
	json_key_string(j, "id", lg_sea_tokens[sea]);
	json_key_string(j, "kind", "sea");
	json_key_string(j, "tile", lg_tile_tokens[sea / 4]);
	json_key_number(j, "horns", row->horns);
	put_hexes(j, m, sea / 4, row->hexes);
	json_key(j, "beside");
	json_open(j, '[');
	put_tokens(j, lg_map_coast(m, 1ull << sea), lg_land_tokens);
	put_tokens(j, lg_beside(&m->sea_sea, sea), lg_sea_tokens);
	json_close(j, ']');
	json_close(j, '}');
}

static void put_tile(struct json *j, const struct lg_map *m, int tile)
{
	json_open(j, '{');
	json_key_string(j, "tile", lg_tile_tokens[tile]);
	json_key_number(j, "rotation", m->rot[tile]);
	json_key_number(j, "u", m->u[tile]);
	json_key_number(j, "v", m->v[tile]);
	json_key(j, "centre");
	put_hex(j, m, tile, 0);
	json_close(j, '}');
}

static void put_directions(struct json *j)
{
	static const int8_t step[6][2] = { { 1, 0 },  { 0, 1 },  { -1, 1 },
					   { -1, 0 }, { 0, -1 }, { 1, -1 } };
	json_key(j, "directions");
	json_open(j, '[');
	for (int d = 0; d < 6; d++) {
		json_open(j, '[');
		json_number(j, step[d][0]);
		json_number(j, step[d][1]);
		json_close(j, ']');
	}
	json_close(j, ']');
}

void lg_board(struct view v, struct json *j)
{
	const struct lg_map *m = &((const struct lg_pub *)v.pub)->map;
	json_open(j, '{');
	json_key_string(j, "face", m->face == LG_FACE_A ? "A" : "B");
	put_directions(j);
	json_key(j, "tiles");
	json_open(j, '[');
	for (int tile = 0; tile < LG_TILES; tile++)
		if (m->tiles >> tile & 1)
			put_tile(j, m, tile);
	json_close(j, ']');
	json_key(j, "areas");
	json_open(j, '[');
	for (int i = 0; i < LG_LANDS; i++) {
		if (m->lands >> i & 1)
			put_land(j, m, i);
		if (m->seas >> i & 1)
			put_sea(j, m, i);
	}
	json_close(j, ']');
	json_close(j, '}');
}
