/* board.c: drawing data for graphical clients: the table's areas with coordinates (of a plane of
 * 1000 by 1000, the temple above, the players below), the quests and colours of the pediment, and
 * the cards of the families in play with their words. */
#include "core/json.h"
#include "games/elysium/rules.h"

extern const struct game elysium_game;

static void key_said(struct json *j, const char *key, const char *id)
{
	json_key_string(j, key, text_tr(j->t->lang, id));
}

static void area(struct json *j, const char *id, const char *name, const char *kind, int x, int y,
		 int w, int h)
{
	json_open(j, '{');
	json_key_string(j, "id", id);
	key_said(j, "name", name);
	json_key_string(j, "kind", kind);
	json_key_number(j, "x", x);
	json_key_number(j, "y", y);
	json_key_number(j, "w", w);
	json_key_number(j, "h", h);
	json_close(j, '}');
}

static void areas(struct json *j, const struct el_pub *p)
{
	static const char *const domain[] = { "domain.s1", "domain.s2", "domain.s3", "domain.s4" };
	static const char *const elysium[] = { "elysium.s1", "elysium.s2", "elysium.s3",
					       "elysium.s4" };
	int seats = p->flow.seats, height = 560 / (seats ? seats : 1);
	json_key(j, "areas");
	json_open(j, '[');
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
	json_close(j, ']');
}

static void pediment(struct json *j, const struct el_pub *p)
{
	json_key(j, "pediment");
	json_open(j, '[');
	for (int i = 0; i < EL_COLOURS; i++)
		json_string(j, el_colour_token[el_pediment[p->side][i]]);
	json_close(j, ']');
	json_key(j, "quests");
	json_open(j, '[');
	for (unsigned q = 0; (int)q < el_quests(p); q++) {
		const struct el_quest *tile = el_quest_tile(p, q);
		json_open(j, '{');
		json_key(j, "id");
		json_value(j, K_QUEST, (int32_t)q);
		json_key_number(j, "gold", tile->gold);
		json_key_number(j, "transfers", tile->transfers);
		json_key_number(j, "vp", tile->vp);
		json_key(j, "colours");
		json_open(j, '[');
		for (int i = 0; i < EL_COLOURS; i++)
			if (el_quest_colours(p, q) >> i & 1)
				json_string(j, el_colour_token[i]);
		json_close(j, ']');
		json_key_number(j, "x", 250 + (int)q * 500 / el_quests(p));
		json_key_number(j, "y", 60);
		json_close(j, '}');
	}
	json_close(j, ']');
}

static void card(struct json *j, unsigned c)
{
	char buf[700];
	const struct el_card *row = &el_card[c];
	struct text t = text_into(buf, sizeof buf, j->t->lang, &elysium_game, NULL);
	el_sentence(&t, c);
	json_open(j, '{');
	json_key_string(j, "id", row->token);
	key_said(j, "name", row->name);
	json_key_string(j, "family", el_family_token[row->family]);
	json_key_number(j, "level", row->level);
	json_key_string(j, "kind", el_kind_token[row->kind]);
	json_key(j, "columns");
	json_open(j, '[');
	for (int i = 0; i < 2 && row->circle[i]; i++)
		json_string(j, row->circle[i] == EL_CIRCLE_ANY
				       ? "any"
				       : el_colour_token[__builtin_ctz(row->circle[i])]);
	json_close(j, ']');
	json_key_string(j, "text", buf);
	json_close(j, '}');
}

void el_board(struct view v, struct json *j)
{
	const struct el_pub *p = v.pub;
	json_open(j, '{');
	json_key(j, "size");
	json_open(j, '[');
	json_number(j, 1000);
	json_number(j, 1000);
	json_close(j, ']');
	areas(j, p);
	pediment(j, p);
	json_key(j, "families");
	json_open(j, '[');
	for (int i = 0; i < EL_FAMILIES; i++)
		if (p->families >> i & 1)
			json_string(j, el_family_token[i]);
	json_close(j, ']');
	json_key(j, "cards");
	json_open(j, '[');
	for (unsigned c = 1; c <= EL_DESIGNS; c++)
		if (p->families >> el_card[c].family & 1)
			card(j, c);
	json_close(j, ']');
	json_close(j, '}');
}
