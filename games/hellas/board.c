/* board.c: drawing data for graphical clients: the regions with coordinates on a plane of 720 by
 * 1000, their features and links, the monuments and what is printed on cards and trays. */
#include "core/json.h"
#include "core/pack.h"
#include "games/hellas/rules.h"

static void put_regions(struct pet_json *j, const char *key, uint32_t mask)
{
	pet_json_key(j, key);
	pet_json_open(j, '[');
	PET_FOR_EACH (r, mask)
		pet_json_value(j, K_REGION, (int32_t)r);
	pet_json_close(j, ']');
}

static void key_value(struct pet_json *j, const char *key, uint8_t kind, int32_t value)
{
	pet_json_key(j, key);
	pet_json_value(j, kind, value);
}

static void put_area(struct pet_json *j, const struct lh_box *box, unsigned r)
{
	static const char *const city[] = { "none", "city", "sparta" };
	static const char *const shrine[] = { "none", "shrine", "delphi" };
	const struct lh_region_row *row = &lh_regions[r];
	pet_json_open(j, '{');
	key_value(j, "id", K_REGION, (int32_t)r);
	pet_json_key_string(j, "name",
			    pet_text_tr(j->t->lang, lh_kinds[K_REGION].label(NULL, (uint8_t)r)));
	pet_json_key_string(j, "kind", "region");
	key_value(j, "land", K_LAND, row->land);
	pet_json_key_number(j, "x", row->x);
	pet_json_key_number(j, "y", row->y);
	pet_json_key_number(j, "population", row->population);
	pet_json_key_string(j, "city", city[row->city]);
	pet_json_key_string(j, "shrine", shrine[row->shrine]);
	if (row->god != NONE)
		key_value(j, "monument", K_GOD, row->god);
	if (box->arrow[r] != NONE)
		key_value(j, "arrow", K_REGION, box->arrow[r]);
	pet_json_key_number(j, "number", r + 1);
	put_regions(j, "land_neighbours", row->near_land);
	put_regions(j, "sea_neighbours", row->near_sea);
	pet_json_close(j, '}');
}

static void put_slots(struct pet_json *j, const char *key, unsigned mask)
{
	pet_json_key(j, key);
	pet_json_open(j, '[');
	PET_FOR_EACH (slot, mask)
		pet_json_number(j, (int)slot + 1);
	pet_json_close(j, ']');
}

void lh_put_monster(struct pet_json *j, const struct lh_monster_row *row, unsigned m)
{
	pet_json_open(j, '{');
	key_value(j, "id", K_MONSTER, (int32_t)m);
	pet_json_key(j, "slots");
	pet_json_open(j, '[');
	for (int s = 0; s < row->slots + row->extra; s++)
		pet_json_value(j, K_SYMBOL, row->symbol[s]);
	pet_json_close(j, ']');
	pet_json_key_number(j, "slots_without_evolution", row->slots);
	put_slots(j, "priest_slots", row->priest);
	put_slots(j, "artifact_slots", row->artifact_mark);
	key_value(j, "artifact", K_ARTIFACT, row->artifact);
	pet_json_close(j, '}');
}

static void put_card(struct pet_json *j, unsigned c)
{
	pet_json_open(j, '{');
	key_value(j, "id", K_CARD, (int32_t)c);
	key_value(j, "symbol", K_SYMBOL, lh_cards[c].symbol);
	pet_json_key_number(j, "strength", lh_cards[c].strength);
	pet_json_key_number(j, "casualties", lh_cards[c].casualties);
	pet_json_close(j, '}');
}

/* What a prayer gives: the attribute, and the god's power by level of the monument. */
static void put_gods(struct pet_json *j, const struct lh_box *box)
{
	pet_json_key(j, "gods");
	pet_json_open(j, '[');
	for (unsigned god = 0; god < GODS; god++) {
		pet_json_open(j, '{');
		key_value(j, "id", K_GOD, (int32_t)god);
		key_value(j, "attr", K_ATTR, lh_god_attr[god]);
		key_value(j, "region", K_REGION, lh_god_region[god]);
		pet_json_key(j, "power");
		pet_json_open(j, '[');
		for (unsigned level = 0; level <= MONUMENT_TOP; level++)
			pet_json_number(j, box->power[god][level]);
		pet_json_close(j, ']');
		pet_json_close(j, '}');
	}
	pet_json_close(j, ']');
}

/* What each victory condition requires; the solo mode is won in another way (LH-22.73). */
static void put_victory(struct pet_json *j, const struct lh_pub *p)
{
	pet_json_key_number(j, "temples", lh_temples_total(p));
	if (p->solo)
		return;
	pet_json_key(j, "victory");
	pet_json_open(j, '{');
	pet_json_key_number(j, "lands", lh_lands_to_win(p));
	pet_json_key(j, "counted");
	pet_json_open(j, '[');
	PET_FOR_EACH (l, lh_lands_counted(p))
		pet_json_value(j, K_LAND, (int32_t)l);
	pet_json_close(j, ']');
	pet_json_key_number(j, "temples", TEMPLES_TO_WIN);
	pet_json_key_number(j, "monsters", TROPHIES_TO_WIN);
	pet_json_key_number(j, "king", KING_TOKENS);
	pet_json_close(j, '}');
}

/* What cards do, in pictograms. In the solo mode every attack of a monster kills one hoplite
 * (LH-22.35), and every quest gives a choice of two artifacts (LH-22.53). */
static void put_signs(struct pet_json *j, const struct lh_pub *p)
{
	pet_json_key(j, "signs");
	pet_json_open(j, '{');
#define SIGNS(what, signs)   pet_json_key_string(j, what, signs);
#define MONSTER(what, signs) SIGNS(what, p->solo ? "−1{hoplite}" : signs)
#define QUEST(what, signs)   SIGNS(what, p->solo ? "2{artifact} −1" : signs)
#include "games/hellas/signs.def"
#undef SIGNS
#undef MONSTER
#undef QUEST
	pet_json_close(j, '}');
}

/* LH-6.3, LH-8.2, LH-19.4: what the rulebook does not show. */
static const struct pet_from from[] = {
	{ "board", "printed", NULL, false },  { "hero", "printed", NULL, false },
	{ "card", "cards", NULL, false },     { "artifact", "cards", NULL, false },
	{ "blessing", "cards", NULL, false }, { "attack", "cards", NULL, false },
	{ "event", "cards", NULL, false },    { "temple", "cards", NULL, false },
	{ "quest", "cards", "quest", false }, { "monster", "wounds", "monster", false },
	{ "god", "ours", "monument", false }, { "die", "ours", "die", true },
	{ NULL, NULL, NULL, false },
};

void lh_board(struct pet_view v, struct pet_json *j)
{
	const struct lh_box *box = lh_box(v.pub);
	pet_json_open(j, '{');
	pet_json_key_number(j, "width", 720);
	pet_json_key_number(j, "height", 1000);
	pet_json_key(j, "areas");
	pet_json_open(j, '[');
	for (unsigned r = 0; r < REGIONS; r++)
		put_area(j, box, r);
	pet_json_close(j, ']');
	pet_json_key(j, "from");
	pet_put_from(j, &hellas_game, ((const struct lh_pub *)v.pub)->flow.pack, from);
	put_gods(j, box);
	put_victory(j, v.pub);
	pet_json_key(j, "quests");
	pet_json_open(j, '[');
	for (unsigned q = 0; q < QUESTS; q++) {
		pet_json_open(j, '{');
		key_value(j, "id", K_QUEST, (int32_t)q);
		key_value(j, "region", K_REGION, box->quest[q].region);
		pet_json_close(j, '}');
	}
	pet_json_close(j, ']');
	pet_json_key(j, "monsters");
	pet_json_open(j, '[');
	for (unsigned m = 0; m < MONSTERS; m++)
		lh_put_monster(j, &box->monster[m], m);
	pet_json_close(j, ']');
	pet_json_key(j, "cards");
	pet_json_open(j, '[');
	for (unsigned c = 0; c < CARDS; c++)
		put_card(j, c);
	pet_json_close(j, ']');
	pet_json_key(j, "printed");
	lh_put_printed(j, v.pub);
	put_signs(j, v.pub);
	pet_json_close(j, '}');
}
