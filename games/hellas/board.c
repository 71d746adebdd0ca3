/* board.c: drawing data for graphical clients: the regions with coordinates on a plane of 720 by
 * 1000, their features and links, the monuments and what is printed on cards and trays. */
#include "core/json.h"
#include "games/hellas/rules.h"

static void put_regions(struct json *j, const char *key, uint32_t mask)
{
	json_key(j, key);
	json_open(j, '[');
	FOR_EACH (r, mask)
		json_value(j, K_REGION, (int32_t)r);
	json_close(j, ']');
}

static void key_value(struct json *j, const char *key, uint8_t kind, int32_t value)
{
	json_key(j, key);
	json_value(j, kind, value);
}

static void put_area(struct json *j, unsigned r)
{
	static const char *const city[] = { "none", "city", "sparta" };
	static const char *const shrine[] = { "none", "shrine", "delphi" };
	const struct lh_region_row *row = &lh_regions[r];
	json_open(j, '{');
	key_value(j, "id", K_REGION, (int32_t)r);
	json_key_string(j, "name", text_tr(j->t->lang, lh_kinds[K_REGION].label(NULL, (uint8_t)r)));
	json_key_string(j, "kind", "region");
	key_value(j, "land", K_LAND, row->land);
	json_key_number(j, "x", row->x);
	json_key_number(j, "y", row->y);
	json_key_number(j, "population", row->population);
	json_key_string(j, "city", city[row->city]);
	json_key_string(j, "shrine", shrine[row->shrine]);
	if (row->god != NONE)
		key_value(j, "monument", K_GOD, row->god);
	if (row->arrow != NONE)
		key_value(j, "arrow", K_REGION, row->arrow);
	json_key_number(j, "number", r + 1);
	put_regions(j, "land_neighbours", row->near_land);
	put_regions(j, "sea_neighbours", row->near_sea);
	json_close(j, '}');
}

static void put_monster(struct json *j, unsigned m)
{
	const struct lh_monster_row *row = &lh_monsters[m];
	json_open(j, '{');
	key_value(j, "id", K_MONSTER, (int32_t)m);
	json_key(j, "slots");
	json_open(j, '[');
	for (int s = 0; s < row->slots + row->extra; s++)
		json_value(j, K_SYMBOL, row->symbol[s]);
	json_close(j, ']');
	json_key_number(j, "slots_without_evolution", row->slots);
	json_key_number(j, "priest_slot", row->priest + 1);
	json_key_number(j, "artifact_slot", row->artifact_mark + 1);
	key_value(j, "artifact", K_ARTIFACT, row->artifact);
	json_close(j, '}');
}

static void put_card(struct json *j, unsigned c)
{
	json_open(j, '{');
	key_value(j, "id", K_CARD, (int32_t)c);
	key_value(j, "symbol", K_SYMBOL, lh_cards[c].symbol);
	json_key_number(j, "strength", lh_cards[c].strength);
	json_key_number(j, "casualties", lh_cards[c].casualties);
	json_close(j, '}');
}

void lh_board(struct view v, struct json *j)
{
	(void)v;
	json_open(j, '{');
	json_key_number(j, "width", 720);
	json_key_number(j, "height", 1000);
	json_key(j, "areas");
	json_open(j, '[');
	for (unsigned r = 0; r < REGIONS; r++)
		put_area(j, r);
	json_close(j, ']');
	json_key(j, "quests");
	json_open(j, '[');
	for (unsigned q = 0; q < QUESTS; q++) {
		json_open(j, '{');
		key_value(j, "id", K_QUEST, (int32_t)q);
		key_value(j, "region", K_REGION, lh_quests[q].region);
		json_close(j, '}');
	}
	json_close(j, ']');
	json_key(j, "monsters");
	json_open(j, '[');
	for (unsigned m = 0; m < MONSTERS; m++)
		put_monster(j, m);
	json_close(j, ']');
	json_key(j, "cards");
	json_open(j, '[');
	for (unsigned c = 0; c < CARDS; c++)
		put_card(j, c);
	json_close(j, ']');
	json_close(j, '}');
}
