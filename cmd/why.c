/* why: why a move is legal or not. */
#include <stdio.h>
#include <string.h>

#include "cmd/match.h"
#include "core/rulebook.h"

enum { F_JSON, F_LANG };
static const struct flag flags[] = { FLAG_JSON, FLAG_LANG, { NULL } };

static const char *text_of(const char *id, uint8_t lang)
{
	const struct rule *r = rule_find(id);
	return r ? rule_text(r, lang) : NULL;
}

static int run(struct args *a)
{
	bool json = false;
	uint8_t lang = LANG_EN, seat;
	for (int f; (f = args_next(a)) != FLAG_END;) {
		if (f == F_JSON)
			json = true;
		else
			lang = lang_named(a->value);
	}
	if (a->words != 2)
		die("name a record and a move (see --help)");
	struct match *m = match_load(a->word[0], UINT32_MAX);
	const struct game *game = m->r.game;
	move what = match_move(m, a->word[1], &seat);
	bool over = game_asked(m->state) == NOBODY;
	uint8_t who = over ? 0 : game_frame(m->state)->who;
	const struct reason *reason = game_why(game, m->state, seat, what);
	const char *rule = reason && reason->rule && *reason->rule ? reason->rule : NULL;
	if (!rule && !over)
		rule = game_node(game, m->state)->rule;
	const char *sentence = text_of(rule, lang);

	const char *name[SEATS_MAX];
	char words[1024], move_words[128];
	struct text w = text_into(words, sizeof words, lang, game, m->state);
	struct text t = text_into(move_words, sizeof move_words, lang, game, m->state);
	match_names(m, name);
	w.seat_name = name;
	token_move(&t, what);
	if (reason)
		text_reason(&w, reason, what, who);
	else
		text_say(&w, N_("this is allowed"));

	struct text out = out_text(1 << 16, lang, game, m->state);
	if (json) {
		struct json j = json_into(&out);
		json_open(&j, '{');
		json_key_string(&j, "move", move_words);
		json_key_bool(&j, "legal", !reason);
		json_key(&j, "rule");
		if (rule)
			json_string(&j, rule);
		else
			json_null(&j);
		json_key_string(&j, "reason", words);
		if (sentence)
			json_key_string(&j, "text", sentence);
		json_close(&j, '}');
		text_char(&out, '\n');
	} else {
		text_put(&out, move_words);
		text_put(&out, ": ");
		text_put(&out, words);
		text_char(&out, '\n');
		if (rule) {
			text_put(&out, rule);
			text_put(&out, sentence ? "  " : "");
			text_put(&out, sentence ? sentence : "");
			text_char(&out, '\n');
		}
	}
	out_write(NULL, &out);
	return reason ? EXIT_NO : EXIT_OK;
}

const struct command command_why = { "why",
				     "RECORD MOVE [--json] [--lang L]",
				     "why a move is legal or not, with the rule's number",
				     flags,
				     run,
				     "Exit code 0: legal, 1: not legal." };
