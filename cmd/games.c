/* games: what can be played. */
#include "cmd/cmd.h"

enum { F_JSON };
static const struct flag flags[] = { FLAG_JSON, { NULL } };

static void option_json(struct pet_json *j, const struct pet_option *o)
{
	pet_json_open(j, '{');
	pet_json_key_string(j, "key", o->key);
	if (o->value) {
		pet_json_key(j, "values");
		pet_json_open(j, '[');
		for (int i = 0; o->value[i]; i++)
			pet_json_string(j, o->value[i]);
		pet_json_close(j, ']');
		pet_json_key_string(j, "usual", o->value[o->usual]);
	} else if (o->text) {
		pet_json_key_bool(j, "text", true);
		pet_json_key_string(j, "usual", "");
	} else {
		pet_json_key_number(j, "min", o->min);
		pet_json_key_number(j, "max", o->max);
		pet_json_key_number(j, "usual", o->usual);
	}
	if (o->help)
		pet_json_key_string(j, "help", pet_text_tr(j->t->lang, o->help));
	if (o->rule) {
		pet_json_key_string(j, "rule", o->rule);
		pet_json_key_string(j, "answer", o->value[o->answer]);
	}
	pet_json_close(j, '}');
}

static void game_json(struct pet_json *j, const struct pet_game *game)
{
	pet_json_open(j, '{');
	pet_json_key_string(j, "id", game->id);
	pet_json_key_string(j, "title", pet_text_tr(j->t->lang, game->title));
	pet_json_key_string(j, "blurb", pet_text_tr(j->t->lang, game->blurb));
	pet_json_key_number(j, "version", game->version);
	pet_json_key_number(j, "seats_min", game->seats_min);
	pet_json_key_number(j, "seats_max", game->seats_max);
	pet_json_key_number(j, "minutes", game->minutes);
	pet_json_key(j, "options");
	pet_json_open(j, '[');
	for (int i = 0; game->options[i].key; i++)
		option_json(j, &game->options[i]);
	pet_json_close(j, ']');
	pet_json_close(j, '}');
}

/* One reading of a rule in words, and whose it is. */
static void one_reading(struct pet_text *t, const struct pet_option *o, int i)
{
	pet_text_put(t, "        ");
	pet_text_say(t, i == o->usual    ? N_("rulebook")
			: i == o->answer ? N_("publisher's later answer")
					 : N_("our earlier reading"));
	pet_text_put(t, ": ");
	pet_text_say(t, o->label[i]);
	pet_text_char(t, '\n');
}

/* The rulebook's reading first, then from the newest to the oldest. */
static void all_readings(struct pet_text *t, const struct pet_option *o)
{
	int last = 0;
	while (o->value[last + 1])
		last++;
	one_reading(t, o, o->usual);
	for (int i = last; i >= 0; i--)
		if (i != o->usual)
			one_reading(t, o, i);
}

static void option_words(struct pet_text *t, const struct pet_option *o)
{
	pet_text_put(t, "    ");
	pet_text_put(t, o->key);
	pet_text_char(t, '=');
	for (int i = 0; o->value && o->value[i]; i++) {
		pet_text_put(t, i ? "|" : "");
		pet_text_put(t, o->value[i]);
		pet_text_put(t, i == o->usual ? "*" : "");
	}
	if (!o->value && o->text)
		pet_text_put(t, "TEXT");
	if (!o->value && !o->text) {
		pet_text_number(t, o->min);
		pet_text_put(t, "..");
		pet_text_number(t, o->max);
		pet_text_put(t, " (");
		pet_text_number(t, o->usual);
		pet_text_put(t, ")");
	}
	if (o->help) {
		pet_text_put(t, "  ");
		pet_text_say(t, o->help);
	}
	if (o->rule) {
		pet_text_put(t, " (");
		pet_text_put(t, o->rule);
		pet_text_char(t, ')');
	}
	pet_text_char(t, '\n');
	if (o->rule)
		all_readings(t, o);
}

static void game_words(struct pet_text *t, const struct pet_game *game)
{
	pet_text_put(t, ink(stdout, INK_BOLD));
	pet_text_put(t, game->id);
	pet_text_put(t, ink(stdout, INK_PLAIN));
	pet_text_put(t, "  ");
	pet_text_say(t, game->title);
	pet_text_put(t, ", ");
	pet_text_number(t, game->seats_min);
	pet_text_put(t, "-");
	pet_text_number(t, game->seats_max);
	pet_text_put(t, ", ");
	pet_text_fill(t, N_("{n} minutes"), NULL, 0,
		      &(struct pet_arg){ "n", PET_K_NUMBER, game->minutes }, 1);
	pet_text_put(t, "\n    ");
	pet_text_say(t, game->blurb);
	pet_text_put(t, "\n");
	for (int i = 0; game->options[i].key; i++)
		option_words(t, &game->options[i]);
}

static int run(struct args *a)
{
	bool json = false;
	while (args_next(a) == F_JSON)
		json = true;
	if (a->words > 1)
		die("one game at most");
	const struct pet_game *only = a->words ? game_named(a->word[0]) : NULL;

	struct pet_text t = out_text(1 << 18, words_lang, NULL, NULL);
	struct pet_json j = pet_json_into(&t);
	if (json)
		pet_json_open(&j, '[');
	for (int i = 0; pet_all_games[i]; i++) {
		if (only && pet_all_games[i] != only)
			continue;
		if (json)
			game_json(&j, pet_all_games[i]);
		else
			game_words(&t, pet_all_games[i]);
	}
	if (json) {
		pet_json_close(&j, ']');
		pet_text_char(&t, '\n');
	}
	out_write(NULL, &t);
	return EXIT_OK;
}

const struct command command_games = {
	"games",
	"[GAME] [--json]",
	N_("what can be played: id, title, seats, options (* is usual)"),
	flags,
	run,
	NULL
};
