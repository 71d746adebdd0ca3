/* games: what can be played. */
#include "cmd/cmd.h"

enum { F_JSON, F_LANG };
static const struct flag flags[] = { FLAG_JSON, FLAG_LANG, { NULL } };

static void option_json(struct json *j, const struct option *o)
{
	json_open(j, '{');
	json_key_string(j, "key", o->key);
	if (o->value) {
		json_key(j, "values");
		json_open(j, '[');
		for (int i = 0; o->value[i]; i++)
			json_string(j, o->value[i]);
		json_close(j, ']');
		json_key_string(j, "usual", o->value[o->usual]);
	} else if (o->text) {
		json_key_bool(j, "text", true);
		json_key_string(j, "usual", "");
	} else {
		json_key_number(j, "min", o->min);
		json_key_number(j, "max", o->max);
		json_key_number(j, "usual", o->usual);
	}
	if (o->help)
		json_key_string(j, "help", text_tr(j->t->lang, o->help));
	json_close(j, '}');
}

static void game_json(struct json *j, const struct game *game)
{
	json_open(j, '{');
	json_key_string(j, "id", game->id);
	json_key_string(j, "title", text_tr(j->t->lang, game->title));
	json_key_string(j, "blurb", text_tr(j->t->lang, game->blurb));
	json_key_number(j, "version", game->version);
	json_key_number(j, "seats_min", game->seats_min);
	json_key_number(j, "seats_max", game->seats_max);
	json_key(j, "options");
	json_open(j, '[');
	for (int i = 0; game->options[i].key; i++)
		option_json(j, &game->options[i]);
	json_close(j, ']');
	json_close(j, '}');
}

static void option_words(struct text *t, const struct option *o)
{
	text_put(t, "    ");
	text_put(t, o->key);
	text_char(t, '=');
	for (int i = 0; o->value && o->value[i]; i++) {
		text_put(t, i ? "|" : "");
		text_put(t, o->value[i]);
		text_put(t, i == o->usual ? "*" : "");
	}
	if (!o->value && o->text)
		text_put(t, "TEXT");
	if (!o->value && !o->text) {
		text_number(t, o->min);
		text_put(t, "..");
		text_number(t, o->max);
		text_put(t, " (");
		text_number(t, o->usual);
		text_put(t, ")");
	}
	if (o->help) {
		text_put(t, "  ");
		text_say(t, o->help);
	}
	text_char(t, '\n');
}

static void game_words(struct text *t, const struct game *game)
{
	text_put(t, game->id);
	text_put(t, "  ");
	text_say(t, game->title);
	text_put(t, ", ");
	text_number(t, game->seats_min);
	text_put(t, "-");
	text_number(t, game->seats_max);
	text_put(t, "\n    ");
	text_say(t, game->blurb);
	text_put(t, "\n");
	for (int i = 0; game->options[i].key; i++)
		option_words(t, &game->options[i]);
}

static int run(struct args *a)
{
	bool json = false;
	uint8_t lang = LANG_EN;
	for (int f; (f = args_next(a)) != FLAG_END;) {
		if (f == F_JSON)
			json = true;
		else
			lang = lang_named(a->value);
	}
	if (a->words > 1)
		die("one game at most");
	const struct game *only = a->words ? game_named(a->word[0]) : NULL;

	struct text t = out_text(1 << 18, lang, NULL, NULL);
	struct json j = json_into(&t);
	if (json)
		json_open(&j, '[');
	for (int i = 0; games[i]; i++) {
		if (only && games[i] != only)
			continue;
		if (json)
			game_json(&j, games[i]);
		else
			game_words(&t, games[i]);
	}
	if (json) {
		json_close(&j, ']');
		text_char(&t, '\n');
	}
	out_write(NULL, &t);
	return EXIT_OK;
}

const struct command command_games = { "games",
				       "[GAME] [--json] [--lang L]",
				       "what can be played: id, title, seats, options (* is usual)",
				       flags,
				       run,
				       NULL };
