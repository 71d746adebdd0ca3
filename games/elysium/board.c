/* board.c: EL-1.14: drawing data for graphical clients: the areas of the table with coordinates (on
 * a plane of 1000 by 1000, the temple at the top, the players at the bottom), the quests and
 * colours of the pediment, and the cards of the families in play with their texts. */
#include "core/json.h"
#include "core/pack.h"
#include "games/elysium/rules.h"

extern const struct pet_game elysium_game;

static void key_said(struct pet_json *j, const char *key, const char *id)
{
	pet_json_key_string(j, key, pet_text_tr(j->t->lang, id));
}

static void area(struct pet_json *j, const char *id, const char *name, const char *kind, int x,
		 int y, int w, int h)
{
	pet_json_open(j, '{');
	pet_json_key_string(j, "id", id);
	key_said(j, "name", name);
	pet_json_key_string(j, "kind", kind);
	pet_json_key_number(j, "x", x);
	pet_json_key_number(j, "y", y);
	pet_json_key_number(j, "w", w);
	pet_json_key_number(j, "h", h);
	pet_json_close(j, '}');
}

static void areas(struct pet_json *j, const struct el_pub *p)
{
	static const char *const domain[] = { "domain.s1", "domain.s2", "domain.s3", "domain.s4" };
	static const char *const elysium[] = { "elysium.s1", "elysium.s2", "elysium.s3",
					       "elysium.s4" };
	int seats = p->flow.seats, height = 560 / (seats ? seats : 1);
	pet_json_key(j, "areas");
	pet_json_open(j, '[');
	area(j, "pediment", N_("pediment"), "pediment", 250, 0, 500, 60);
	area(j, "quests", N_("quests"), "quests", 250, 60, 500, 70);
	area(j, "agora", N_("Agora"), "row", 120, 140, 760, 180);
	if (p->families >> EL_APO & 1)
		area(j, "oracle", N_("Oracle"), "row", 120, 330, 760, 90);
	area(j, "deck", N_("deck"), "deck", 0, 140, 110, 130);
	area(j, "discard", N_("discard pile"), "pile", 890, 140, 110, 130);
	area(j, "bonuses", N_("bonus tiles"), "tiles", 760, 0, 240, 130);
	for (int i = 0; i < seats; i++) {
		int y = 430 + i * height;
		area(j, domain[i], N_("Domain"), "domain", 0, y, 500, height - 10);
		area(j, elysium[i], N_("Elysium"), "elysium", 510, y, 490, height - 10);
	}
	pet_json_close(j, ']');
}

static void pediment(struct pet_json *j, const struct el_pub *p)
{
	pet_json_key(j, "pediment");
	pet_json_open(j, '[');
	for (int i = 0; i < EL_COLOURS; i++)
		pet_json_string(j, el_colour_token[el_box(p)->pediment[p->side][i]]);
	pet_json_close(j, ']');
	pet_json_key(j, "quests");
	pet_json_open(j, '[');
	for (unsigned q = 0; (int)q < el_quests(p); q++) {
		const struct el_quest *tile = el_quest_tile(p, q);
		pet_json_open(j, '{');
		pet_json_key(j, "id");
		pet_json_value(j, K_QUEST, (int32_t)q);
		pet_json_key_number(j, "gold", tile->gold);
		pet_json_key_number(j, "transfers", tile->transfers);
		pet_json_key_number(j, "vp", tile->vp);
		pet_json_key(j, "colours");
		pet_json_open(j, '[');
		for (int i = 0; i < EL_COLOURS; i++)
			if (el_quest_colours(p, q) >> i & 1)
				pet_json_string(j, el_colour_token[i]);
		pet_json_close(j, ']');
		pet_json_key_number(j, "x", 250 + (int)q * 500 / el_quests(p));
		pet_json_key_number(j, "y", 60);
		pet_json_close(j, '}');
	}
	pet_json_close(j, ']');
}

void el_put_card(struct pet_json *j, const struct el_card *row, bool must_transfer)
{
	char buf[700];
	struct pet_text t = pet_text_into(buf, sizeof buf, j->t->lang, &elysium_game, NULL);
	el_sentence(&t, row, must_transfer);
	pet_json_open(j, '{');
	pet_json_key_string(j, "id", row->token);
	key_said(j, "name", row->name);
	pet_json_key_string(j, "family", el_family_token[row->family]);
	pet_json_key_number(j, "level", row->level);
	pet_json_key_string(j, "kind", el_kind_token[row->kind]);
	pet_json_key(j, "columns");
	pet_json_open(j, '[');
	for (int i = 0; i < 2 && row->circle[i]; i++)
		pet_json_string(j, row->circle[i] == EL_CIRCLE_ANY
					   ? "any"
					   : el_colour_token[__builtin_ctz(row->circle[i])]);
	pet_json_close(j, ']');
	pet_json_key_string(j, "text", buf);
	t = pet_text_into(buf, sizeof buf, j->t->lang, &elysium_game, NULL);
	el_signs(&t, row);
	pet_json_key_string(j, "signs", buf);
	pet_json_close(j, '}');
}

/* Of the cards the rulebook states one (rules/origin.def). */
#define ORIGIN(id, origin)   { "card:" id, PET_FROM_##origin, NULL, false },
#define PET_FROM_PET_PRINTED "printed"
static const struct pet_from from[] = {
	{ "card", "ours", "card", false },
	{ "quest", "ours", "quest", true },
	{ "level", "ours", "level-tile", true },
	{ "board", "ours", "pediment", true },
	{ "citizen", "printed", NULL, false },
#include "games/elysium/rules/origin.def"
	{ NULL, NULL, NULL, false },
};

void el_board(struct pet_view v, struct pet_json *j)
{
	const struct el_pub *p = v.pub;
	pet_json_open(j, '{');
	pet_json_key(j, "size");
	pet_json_open(j, '[');
	pet_json_number(j, 1000);
	pet_json_number(j, 1000);
	pet_json_close(j, ']');
	areas(j, p);
	pediment(j, p);
	pet_json_key(j, "families");
	pet_json_open(j, '[');
	for (int i = 0; i < EL_FAMILIES; i++)
		if (p->families >> i & 1)
			pet_json_string(j, el_family_token[i]);
	pet_json_close(j, ']');
	pet_json_key(j, "cards");
	pet_json_open(j, '[');
	for (unsigned c = 1; c <= EL_DESIGNS; c++)
		if (p->families >> el_face(p, c)->family & 1)
			el_put_card(j, el_face(p, c), !p->may_transfer);
	pet_json_close(j, ']');
	pet_json_key(j, "from");
	pet_put_from(j, &elysium_game, p->flow.pack, from);
	pet_json_close(j, '}');
}
