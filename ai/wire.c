/* wire.c: bots as JSON. */
#include "ai/wire.h"

#include "core/text.h"

/* Whom bots of such a level play in each game. */
static void put_characters(struct pet_json *j)
{
	pet_json_key(j, "characters");
	pet_json_open(j, '[');
	for (int i = 0; pet_all_games[i]; i++) {
		const struct pet_character *c = pet_all_games[i]->bots->characters;
		for (; c && c->token; c++) {
			pet_json_open(j, '{');
			pet_json_key_string(j, "game", pet_all_games[i]->id);
			pet_json_key_string(j, "token", c->token);
			pet_json_key_string(j, "name", pet_text_tr(j->t->lang, c->name));
			pet_json_key_string(j, "text", pet_text_tr(j->t->lang, c->text));
			pet_json_close(j, '}');
		}
	}
	pet_json_close(j, ']');
}

static void put_level(struct pet_json *j, int level)
{
	struct pet_bot_spec spec;
	struct pet_fault fault;
	char name[16], label[64];
	struct pet_text t = pet_text_into(name, sizeof name, PET_LANG_EN, NULL, NULL);
	pet_text_put(&t, "level:");
	pet_text_number(&t, level);
	t = pet_text_into(label, sizeof label, j->t->lang, NULL, NULL);
	pet_text_number(&t, level);
	pet_text_put(&t, ": ");
	pet_text_put(&t, pet_text_tr(t.lang, pet_bot_level_name(level)));
	pet_json_open(j, '{');
	pet_json_key_string(j, "name", name);
	pet_json_key_string(j, "label", label);
	if (pet_bot_parse(name, &spec, &fault) && spec.whim)
		put_characters(j);
	pet_json_close(j, '}');
}

void pet_wire_levels(struct pet_json *j)
{
	pet_json_open(j, '[');
	for (int level = 1; level <= PET_BOT_LEVELS; level++)
		put_level(j, level);
	pet_json_close(j, ']');
}

void pet_wire_share(struct pet_json *j, int64_t share)
{
	pet_json_decimal(j, share * 10000 / 65536, 4);
}

void pet_wire_thought(struct pet_json *j, const struct pet_bot_thought *thought)
{
	char notation[200];
	struct pet_text t = pet_text_into(notation, sizeof notation, PET_LANG_EN, j->t->game, NULL);
	pet_token_move(&t, thought->m);
	pet_json_open(j, '{');
	pet_json_key_string(j, "move", notation);
	pet_json_key(j, "share");
	pet_wire_share(j, thought->value);
	pet_json_key_number(j, "visits", thought->visits);
	pet_json_close(j, '}');
}
