/* term_map.c: the map for a terminal: one line per region, within 79 columns and, legend included,
 * 22 lines; then the neighbours of each region. */
#include "core/describe.h"
#include "games/hellas/rules.h"

/* First columns of: name, population, features, controller, hoplites, others. */
enum {
	MAP_NAME = 2,
	MAP_PEOPLE = 14,
	MAP_FEATURES = 16,
	MAP_OWNER = 38,
	MAP_ARMIES = 47,
	MAP_OTHERS = 58,
	MAP_WIDTH = 79
};

static const char land_letter[LANDS] = { 'r', 'y', 'b', 'g', 'n' };

/* An entry of the last column; what does not fit continues on the next line. */
static void item(struct pet_text *t, uint32_t *line, uint8_t kind, int32_t value, const char *after)
{
	char buf[96];
	struct pet_text word = pet_text_into(buf, sizeof buf, t->lang, t->game, t->pub);
	pet_text_value(&word, kind, value);
	pet_text_put(&word, after);
	if (pet_text_width(t, *line) + pet_text_width(&word, 0) + 1 > MAP_WIDTH) {
		pet_text_char(t, '\n');
		*line = t->len;
		pet_text_column(t, *line, MAP_OTHERS);
	}
	pet_text_put(t, buf);
	pet_text_char(t, ' ');
}

static void map_features(struct pet_text *t, const struct lh_pub *p, unsigned r)
{
	const struct lh_region_row *row = &lh_regions[r];
	if (row->god != NONE) {
		pet_text_value(t, K_GOD, row->god);
		pet_text_char(t, ' ');
		pet_text_number(t, p->level[row->god]);
		pet_text_char(t, ' ');
	}
	if (row->city)
		pet_text_say(t, row->city == 2 ? N_("Sparta ") : N_("city "));
	if (p->temples & BIT(r))
		pet_text_say(t, row->shrine == 2 ? N_("Delphi ") : N_("temple "));
	else if (row->shrine)
		pet_text_say(t, row->shrine == 2 ? N_("oracle site ") : N_("shrine "));
}

/* The armies of the solo mode by one word each: three of them can stand in one region. */
static void map_army(struct pet_text *t, uint8_t army)
{
	static const char *const word[] = { N_("Blue"), N_("Yellow"), N_("Persians") };
	if (army < BLUE)
		pet_text_value(t, K_ARMY, army);
	else
		pet_text_say(t, word[army - BLUE]);
}

static void map_armies(struct pet_text *t, const struct lh_pub *p, unsigned r)
{
	for (uint8_t army = 0; army < ARMIES; army++) {
		int n = p->region[r].hop[army];
		if (!n)
			continue;
		map_army(t, army);
		pet_text_char(t, ' ');
		pet_text_number(t, n);
		pet_text_put(t, p->region[r].fort == army ? "# " : " ");
	}
}

static void map_others(struct pet_text *t, const struct lh_pub *p, unsigned r, uint32_t *line)
{
	for (int s = 0; s < p->flow.seats; s++)
		if (p->player[s].at == r)
			item(t, line, K_HERO, p->player[s].hero, "");
	PET_FOR_EACH (m, lh_monsters_in(p, r)) {
		char wounds[16];
		struct pet_text w = pet_text_into(wounds, sizeof wounds, t->lang, NULL, NULL);
		pet_text_char(&w, ' ');
		pet_text_number(&w, count32(p->monster[m].wounds));
		pet_text_char(&w, '/');
		pet_text_number(&w, lh_slots(p, m));
		item(t, line, K_MONSTER, (int32_t)m, wounds);
	}
	if (lh_quest_at(p, r) != NONE)
		pet_text_put(t, "? ");
	if (p->solo && lh_spy_at(p, r))
		pet_text_put(t, "@ ");
}

/* One line per region: its land's letter, name, population, features, controller, hoplites, heroes
 * and monsters. */
static void map_region(struct pet_text *t, const struct lh_pub *p, unsigned land, unsigned r)
{
	uint32_t line = t->len;
	uint8_t owner = p->region[r].owner;
	pet_text_char(t, land_letter[land]);
	pet_text_column(t, line, MAP_NAME);
	pet_text_value(t, K_REGION, (int32_t)r);
	pet_text_column(t, line, MAP_PEOPLE);
	pet_text_number(t, lh_regions[r].population);
	pet_text_column(t, line, MAP_FEATURES);
	map_features(t, p, r);
	pet_text_column(t, line, MAP_OWNER);
	if (owner == NONE)
		pet_text_char(t, '-');
	else
		map_army(t, owner);
	pet_text_column(t, line, MAP_ARMIES);
	map_armies(t, p, r);
	pet_text_column(t, line, MAP_OTHERS);
	map_others(t, p, r, &line);
	while (t->len > line && t->buf[t->len - 1] == ' ')
		t->buf[--t->len] = 0;
	pet_text_char(t, '\n');
}

/* "r the red land * s2; y the yellow land": who holds a land's glory, and its attitude. */
static void map_lands(struct pet_text *t, const struct lh_pub *p)
{
	uint32_t line = t->len;
	for (unsigned l = 0; l < LANDS; l++) {
		char buf[160];
		struct pet_text word = pet_text_into(buf, sizeof buf, t->lang, t->game, t->pub);
		word.seat_name = t->seat_name;
		pet_text_char(&word, land_letter[l]);
		pet_text_char(&word, ' ');
		pet_text_value(&word, K_LAND, (int32_t)l);
		if (p->glory[l] != NONE) {
			pet_text_put(&word, " * ");
			pet_text_value(&word, PET_K_SEAT, p->glory[l]);
		}
		if (p->solo) {
			pet_text_put(&word, ", ");
			pet_text_value(&word, K_ATTITUDE, p->xerxes.attitude[l]);
		}
		if (t->len > line &&
		    pet_text_width(t, line) + 2 + pet_text_width(&word, 0) > MAP_WIDTH) {
			pet_text_char(t, '\n');
			line = t->len;
		}
		pet_text_put(t, t->len > line ? "; " : "");
		pet_text_put(t, buf);
	}
	const char *signs =
		pet_text_tr(t->lang, N_("# one in the city   * glory token   ? quest   @ spy\n"));
	uint32_t before = t->len;
	pet_text_put(t, "; ");
	pet_text_put(t, signs);
	if (pet_text_width(t, line) - 1 <= MAP_WIDTH)
		return;
	t->len = before; /* no room left in this line */
	pet_text_char(t, '\n');
	pet_text_put(t, signs);
}

/* LH-1.2: the neighbours, which a list of regions cannot show. */
static void map_neighbours(struct pet_text *t, unsigned r)
{
	uint32_t line = t->len;
	pet_text_put(t, "  ");
	pet_text_value(t, K_REGION, (int32_t)r);
	pet_text_column(t, line, 14);
	pet_text_mask(t, K_REGION, lh_regions[r].near_land);
	PET_FOR_EACH (by_sea, lh_regions[r].near_sea & ~lh_regions[r].near_land) {
		pet_text_put(t, " ~");
		pet_text_value(t, K_REGION, (int32_t)by_sea);
	}
	pet_text_char(t, '\n');
}

void lh_map_text(struct pet_view v, struct pet_text *t)
{
	const struct lh_pub *p = v.pub;
	for (unsigned l = 0; l < LANDS; l++)
		PET_FOR_EACH (r, lh_land[l])
			map_region(t, p, l, r);
	map_lands(t, p);
	pet_text_say(t, N_("Neighbours, ~ by a sea trail:\n"));
	for (unsigned r = 0; r < REGIONS; r++)
		map_neighbours(t, r);
}
