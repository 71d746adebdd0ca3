/* legal: who is asked, and every legal move. */
#include <stdio.h>

#include "cmd/match.h"
#include "core/wire.h"

enum { F_JSON };
static const struct flag flags[] = { FLAG_JSON, { NULL } };

static void put_words(const struct match *m, struct pet_text *t)
{
	const struct pet_game *game = m->r.game;
	static pet_move out[PET_MOVES_MAX];
	static uint32_t weight[PET_MOVES_MAX];
	uint8_t asked = pet_game_asked(m->state);
	if (asked == PET_NOBODY) {
		pet_text_say(t, N_("the game is over"));
		pet_text_char(t, '\n');
		return;
	}
	int count = asked == PET_CHANCE ? pet_game_weights(game, m->state, out, weight)
					: pet_game_legal(game, m->state, out);
	match_put_question(m, t);
	for (int i = 0; i < count; i++) {
		pet_text_put(t, "  ");
		pet_token_move(t, out[i]);
		if (asked == PET_CHANCE) {
			pet_text_put(t, " @ ");
			pet_text_number(t, weight[i]);
		}
		pet_text_put(t, "  # ");
		pet_text_choice(t, out[i], pet_game_frame(m->state)->who);
		pet_text_char(t, '\n');
	}
}

/* The forms of core/wire.h (docs/NOTATION.md). */
static void put_json(const struct match *m, struct pet_text *t)
{
	struct pet_json j = pet_json_into(t);
	uint8_t asked = pet_game_asked(m->state);
	uint32_t line = m->r.count + 1;
	if (asked == PET_CHANCE)
		pet_wire_chance(m->r.game, m->state, line, t->lang, &j);
	else
		pet_wire_question(m->r.game, pet_game_view(m->r.game, m->state, asked), line,
				  t->lang, &j);
	pet_text_char(t, '\n');
}

static int run(struct args *a)
{
	bool json = false;
	while (args_next(a) == F_JSON)
		json = true;
	if (a->words != 1)
		die("name one record (see --help)");
	struct match *m = match_load(a->word[0], UINT32_MAX);
	const char *name[PET_SEATS_MAX];
	struct pet_text t = out_text(1 << 20, words_lang, m->r.game, m->state);
	match_names(m, name);
	t.seat_name = name;
	if (json) {
		put_json(m, &t);
		out_write(NULL, &t);
	} else {
		put_words(m, &t);
		match_out(m, &t);
	}
	return EXIT_OK;
}

const struct command command_legal = {
	"legal",
	"RECORD [--json]",
	N_("who is asked, and every legal move (with weights for dice and draws)"),
	flags,
	run,
	NULL
};
