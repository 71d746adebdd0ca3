/* wire.c: bots as JSON. */
#include "ai/wire.h"

#include "core/text.h"

static void put_level(struct json *j, int level)
{
	char name[16], label[64];
	struct text t = text_into(name, sizeof name, LANG_EN, NULL, NULL);
	text_put(&t, "level:");
	text_number(&t, level);
	t = text_into(label, sizeof label, j->t->lang, NULL, NULL);
	text_number(&t, level);
	text_put(&t, ": ");
	text_put(&t, text_tr(t.lang, bot_level_name(level)));
	json_open(j, '{');
	json_key_string(j, "name", name);
	json_key_string(j, "label", label);
	json_close(j, '}');
}

void wire_levels(struct json *j)
{
	json_open(j, '[');
	for (int level = 1; level <= BOT_LEVELS; level++)
		put_level(j, level);
	json_close(j, ']');
}

void wire_share(struct json *j, int64_t share)
{
	json_decimal(j, share * 10000 / 65536, 4);
}

void wire_thought(struct json *j, const struct bot_thought *thought)
{
	char notation[200];
	struct text t = text_into(notation, sizeof notation, LANG_EN, j->t->game, NULL);
	token_move(&t, thought->m);
	json_open(j, '{');
	json_key_string(j, "move", notation);
	json_key(j, "share");
	wire_share(j, thought->value);
	json_key_number(j, "visits", thought->visits);
	json_close(j, '}');
}
