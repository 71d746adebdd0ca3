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

enum { MOVE_WORDS = 128 };

static const char *move_tokens(const struct match *m, pet_move what, char out[MOVE_WORDS])
{
	struct pet_text t = pet_text_into(out, MOVE_WORDS, PET_LANG_EN, m->r.game, m->state);
	pet_token_move(&t, what);
	return out;
}

/* What is said of a move. */
struct verdict {
	const struct pet_reason *reason; /* NULL: none speaks against it */
	const char *rule;                /* NULL: none */
	uint8_t who;
	pet_move way[2]; /* a move of a later question is judged there: what comes first */
	int steps;
};

static struct verdict judge(const struct match *m, pet_move what, uint8_t seat)
{
	static _Alignas(64) unsigned char then[2][PET_STATE_MAX];
	const struct pet_game *game = m->r.game;
	const void *state = m->state;
	bool over = pet_game_asked(state) == PET_NOBODY;
	bool own = seat < PET_SEATS_MAX && pet_game_asked(state) == seat;
	struct verdict v = { .reason = pet_game_why(game, state, seat, what),
			     .who = over ? 0 : pet_game_frame(state)->who };
	v.steps = v.reason && own ? ahead_way(game, state, what, v.way) : 0;
	for (int i = 0; i < v.steps; i++) {
		ahead(game, state, v.way[i], then[i]);
		state = then[i];
	}
	if (v.steps) {
		v.who = pet_game_frame(state)->who;
		v.reason = pet_game_why(game, state, seat, what);
	}
	v.rule = v.reason && v.reason->rule && *v.reason->rule ? v.reason->rule : NULL;
	if (!v.rule && !over)
		v.rule = pet_game_node(game, state)->rule;
	return v;
}

static void put_bold(struct pet_text *out, const char *words)
{
	pet_text_put(out, ink(stdout, INK_BOLD));
	pet_text_put(out, words);
	pet_text_put(out, ink(stdout, INK_PLAIN));
}

static void tell(const struct verdict *v, const char *move, const char *words, struct pet_text *out)
{
	const char *sentence = text_of(v->rule, out->lang);
	for (int i = 0; i < v->steps; i++) {
		pet_token_move(out, v->way[i]);
		pet_text_put(out, ", ");
		pet_text_say(out, N_("then"));
		pet_text_char(out, ' ');
	}
	put_bold(out, move);
	pet_text_put(out, ": ");
	pet_text_put(out, ink(stdout, v->reason ? INK_BAD : INK_GOOD));
	pet_text_put(out, words);
	pet_text_put(out, ink(stdout, INK_PLAIN));
	pet_text_char(out, '\n');
	if (!v->rule)
		return;
	put_bold(out, v->rule);
	pet_text_put(out, sentence ? "  " : "");
	pet_text_put(out, sentence ? sentence : "");
	pet_text_char(out, '\n');
}

static void tell_json(const struct verdict *v, const struct match *m, const char *move,
		      const char *words, struct pet_text *out)
{
	const char *sentence = text_of(v->rule, out->lang);
	struct pet_json j = pet_json_into(out);
	char first[MOVE_WORDS];
	pet_json_open(&j, '{');
	pet_json_key_string(&j, "move", move);
	pet_json_key_bool(&j, "legal", !v->reason && !v->steps);
	if (v->steps) {
		pet_json_key(&j, "first");
		pet_json_open(&j, '[');
		for (int i = 0; i < v->steps; i++)
			pet_json_string(&j, move_tokens(m, v->way[i], first));
		pet_json_close(&j, ']');
	}
	pet_json_key(&j, "rule");
	if (v->rule)
		pet_json_string(&j, v->rule);
	else
		pet_json_null(&j);
	pet_json_key_string(&j, "text", words);
	if (sentence)
		pet_json_key_string(&j, "rule_text", sentence);
	pet_json_close(&j, '}');
	pet_text_char(out, '\n');
}

static int run(struct args *a)
{
	bool json = false;
	uint8_t seat, lang;
	while (args_next(a) == F_JSON)
		json = true;
	lang = words_lang;
	if (a->words != 2)
		die("name a record and a move (see --help)");
	struct match *m = match_load(a->word[0], UINT32_MAX);
	const struct pet_game *game = m->r.game;
	pet_move what = match_move(m, a->word[1], &seat);
	struct verdict v = judge(m, what, seat);

	const char *name[PET_SEATS_MAX];
	char words[1024], move[MOVE_WORDS];
	struct pet_text w = pet_text_into(words, sizeof words, lang, game, m->state);
	match_names(m, name);
	w.seat_name = name;
	if (v.reason)
		pet_text_reason(&w, v.reason, what, v.who);
	else
		pet_text_say(&w, N_("this is allowed"));
	move_tokens(m, what, move);

	struct pet_text out = out_text(1 << 16, lang, game, m->state);
	if (json)
		tell_json(&v, m, move, words, &out);
	else
		tell(&v, move, words, &out);
	out_write(NULL, &out);
	return v.reason || v.steps ? EXIT_NO : EXIT_OK;
}

const struct command command_why = { "why",
				     "RECORD MOVE [--json]",
				     N_("why a move is legal or not, with the rule's number"),
				     flags,
				     run,
				     N_("Exit code 0: legal, 1: not legal.") };
