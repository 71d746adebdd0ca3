/* why: why a move is legal or not. */
#include <stdio.h>
#include <string.h>

#include "clients/term/ahead.h"
#include "cmd/match.h"
#include "core/rulebook.h"

enum { F_JSON };
static const struct flag flags[] = { FLAG_JSON, { NULL } };

static const char *text_of(const char *id, uint8_t lang)
{
	const struct pet_rule *r = pet_rule_find(id);
	return r ? pet_rule_text(r, lang) : NULL;
}

static int run(struct args *a)
{
	bool json = false;
	uint8_t seat;
	while (args_next(a) == F_JSON)
		json = true;
	uint8_t lang = words_lang;
	if (a->words != 2)
		die("name a record and a move (see --help)");
	struct match *m = match_load(a->word[0], UINT32_MAX);
	const struct pet_game *game = m->r.game;
	pet_move what = match_move(m, a->word[1], &seat);
	bool over = pet_game_asked(m->state) == PET_NOBODY;
	uint8_t who = over ? 0 : pet_game_frame(m->state)->who;
	const struct pet_reason *reason = pet_game_why(game, m->state, seat, what);
	/* a move of a later question is judged there */
	static _Alignas(64) unsigned char then[2][PET_STATE_MAX];
	const void *state = m->state;
	pet_move way[2];
	bool own = seat < PET_SEATS_MAX && pet_game_asked(m->state) == seat;
	int steps = reason && own ? ahead_way(game, m->state, what, way) : 0;
	for (int i = 0; i < steps; i++) {
		ahead(game, state, way[i], then[i]);
		state = then[i];
	}
	if (steps) {
		who = pet_game_frame(state)->who;
		reason = pet_game_why(game, state, seat, what);
	}
	const char *rule = reason && reason->rule && *reason->rule ? reason->rule : NULL;
	if (!rule && !over)
		rule = pet_game_node(game, state)->rule;
	const char *sentence = text_of(rule, lang);

	const char *name[PET_SEATS_MAX];
	char words[1024], move_words[128];
	struct pet_text w = pet_text_into(words, sizeof words, lang, game, state);
	struct pet_text t = pet_text_into(move_words, sizeof move_words, lang, game, m->state);
	match_names(m, name);
	w.seat_name = name;
	pet_token_move(&t, what);
	if (reason)
		pet_text_reason(&w, reason, what, who);
	else
		pet_text_say(&w, N_("this is allowed"));

	struct pet_text out = out_text(1 << 16, lang, game, m->state);
	if (json) {
		struct pet_json j = pet_json_into(&out);
		pet_json_open(&j, '{');
		pet_json_key_string(&j, "move", move_words);
		pet_json_key_bool(&j, "legal", !reason && !steps);
		if (steps) {
			pet_json_key(&j, "first");
			pet_json_open(&j, '[');
			for (int i = 0; i < steps; i++) {
				t.len = 0;
				pet_token_move(&t, way[i]);
				pet_json_string(&j, move_words);
			}
			pet_json_close(&j, ']');
		}
		pet_json_key(&j, "rule");
		if (rule)
			pet_json_string(&j, rule);
		else
			pet_json_null(&j);
		pet_json_key_string(&j, "text", words);
		if (sentence)
			pet_json_key_string(&j, "rule_text", sentence);
		pet_json_close(&j, '}');
		pet_text_char(&out, '\n');
	} else {
		for (int i = 0; i < steps; i++) {
			pet_token_move(&out, way[i]);
			pet_text_put(&out, ", ");
			pet_text_say(&out, N_("then"));
			pet_text_char(&out, ' ');
		}
		pet_text_put(&out, ink(stdout, INK_BOLD));
		pet_text_put(&out, move_words);
		pet_text_put(&out, ink(stdout, INK_PLAIN));
		pet_text_put(&out, ": ");
		pet_text_put(&out, ink(stdout, reason ? INK_BAD : INK_GOOD));
		pet_text_put(&out, words);
		pet_text_put(&out, ink(stdout, INK_PLAIN));
		pet_text_char(&out, '\n');
		if (rule) {
			pet_text_put(&out, ink(stdout, INK_BOLD));
			pet_text_put(&out, rule);
			pet_text_put(&out, ink(stdout, INK_PLAIN));
			pet_text_put(&out, sentence ? "  " : "");
			pet_text_put(&out, sentence ? sentence : "");
			pet_text_char(&out, '\n');
		}
	}
	out_write(NULL, &out);
	return reason || steps ? EXIT_NO : EXIT_OK;
}

const struct command command_why = { "why",
				     "RECORD MOVE [--json]",
				     N_("why a move is legal or not, with the rule's number"),
				     flags,
				     run,
				     N_("Exit code 0: legal, 1: not legal.") };
