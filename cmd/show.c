/* show: a position in words or JSON, as a seat or an observer may see it. */
#include <stdio.h>
#include <string.h>

#include "clients/term/term.h"
#include "cmd/match.h"
#include "core/wire.h"

enum { F_SEAT, F_OBSERVER, F_AT, F_JSON, F_MAP, F_FACTS, F_RECORD, F_CARDS };
static const struct flag flags[] = {
	{ "seat", "S", N_("as this seat sees it"), 0 },
	{ "observer", NULL, N_("as somebody sees it who does not play"), 0 },
	{ "at", "N", N_("after line N of the record (0: at the start)"), 0 },
	FLAG_JSON,
	{ "map", NULL, N_("the map"), 0 },
	{ "facts", NULL, N_("what follows from it: income, points, what a victory needs"), 0 },
	{ "record", NULL, N_("the record itself, as that seat or observer may see it"), 0 },
	{ "cards", NULL, N_("the cards of a game (petteia show --cards GAME [WORD])"), 0 },
	{ NULL }
};

static int show_cards(const struct args *a, uint8_t lang)
{
	if (a->words < 1 || a->words > 2)
		die("name a game, and a word to look for if you like");
	const struct pet_game *game = game_named(a->word[0]);
	if (!game->cards)
		die("%s has no list of cards", game->id);
	struct pet_text t = out_text(1 << 20, lang, game, NULL);
	term_cards(game, &t, a->words == 2 ? a->word[1] : NULL);
	out_write(NULL, &t);
	if (!t.len)
		warn("no card of %s has the word '%s'", game->id, a->word[1]);
	return t.len ? EXIT_OK : EXIT_NO;
}

static void show_json(const struct match *m, uint8_t audience)
{
	struct pet_text t = out_text(1 << 20, PET_LANG_EN, m->r.game, m->state);
	struct pet_json j = pet_json_into(&t);
	if (audience == PET_CHANCE)
		pet_position_write(m->r.game, m->state, &j);
	else
		pet_view_write(m->r.game, pet_game_view(m->r.game, m->state, audience), &j);
	pet_text_char(&t, '\n');
	out_write(NULL, &t);
}

static void show_facts(struct match *m, uint8_t audience, bool json, uint8_t lang)
{
	const char *name[PET_SEATS_MAX];
	struct pet_text t = out_text(1 << 20, json ? PET_LANG_EN : lang, m->r.game, m->state);
	struct pet_json j = pet_json_into(&t);
	struct pet_view v =
		pet_game_view(m->r.game, m->state, audience == PET_CHANCE ? PET_NOBODY : audience);
	match_names(m, name);
	t.seat_name = name;
	if (json) {
		pet_wire_facts(m->r.game, v, PET_FACTS_NOW | PET_FACTS_FIXED, PET_LANG_EN, &j);
		pet_text_char(&t, '\n');
		out_write(NULL, &t);
	} else {
		pet_text_facts(&t, m->r.game, v, PET_FACTS_NOW);
		match_out(m, &t);
	}
}

static void put_result(const struct match *m, struct pet_text *t)
{
	uint8_t share[PET_SEATS_MAX] = { 0 };
	m->r.game->result(m->state, share);
	pet_text_say(t, N_("the game is over"));
	for (int i = 0; i < m->r.setup.seats; i++) {
		if (!share[i])
			continue;
		pet_text_put(t, "; ");
		struct pet_arg who = { "seat", PET_K_SEAT, i };
		if (share[i] == PET_SHARES)
			pet_text_fill(t, N_("{seat} wins"), NULL, 0, &who, 1);
		else
			pet_text_fill(t, N_("{seat} shares the win"), NULL, 0, &who, 1);
	}
	pet_text_char(t, '\n');
}

static void show_words(struct match *m, uint8_t audience, bool map, uint8_t lang)
{
	const char *name[PET_SEATS_MAX];
	struct pet_text t = out_text(1 << 20, lang, m->r.game, m->state);
	struct pet_view v =
		pet_game_view(m->r.game, m->state, audience == PET_CHANCE ? PET_NOBODY : audience);
	match_names(m, name);
	t.seat_name = name;
	if (map && m->r.game->map) {
		m->r.game->map(v, &t);
		match_out(m, &t);
		return;
	}
	if (m->r.game->describe)
		m->r.game->describe(v, &t);
	if (t.len && t.buf[t.len - 1] != '\n')
		pet_text_char(&t, '\n');
	if (pet_game_asked(m->state) == PET_NOBODY)
		put_result(m, &t);
	else
		match_put_question(m, &t);
	match_out(m, &t);
}

static int run(struct args *a)
{
	const char *seat = NULL;
	bool json = false, map = false, facts = false, observer = false, cards = false,
	     record = false;
	uint32_t at = UINT32_MAX;
	for (int f; (f = args_next(a)) != FLAG_END;) {
		switch (f) {
		case F_SEAT:
			seat = a->value;
			break;
		case F_OBSERVER:
			observer = true;
			break;
		case F_AT:
			at = (uint32_t)args_number(a, 0, PET_RECORD_LINES_MAX);
			break;
		case F_JSON:
			json = true;
			break;
		case F_MAP:
			map = true;
			break;
		case F_FACTS:
			facts = true;
			break;
		case F_RECORD:
			record = true;
			break;
		case F_CARDS:
			cards = true;
			break;
		}
	}
	if (cards)
		return show_cards(a, words_lang);
	if (a->words != 1)
		die("name one record (see --help)");
	if (seat && observer)
		die("--seat or --observer, not both");
	struct match *m = match_load(a->word[0], at);
	uint8_t audience = observer ? PET_NOBODY : seat ? match_seat(m, seat) : PET_CHANCE;
	if (record && at != UINT32_MAX)
		die("--record shows all lines: no --at");
	if (record)
		match_write(m, audience, NULL);
	else if (facts)
		show_facts(m, audience, json, words_lang);
	else if (json)
		show_json(m, audience);
	else
		show_words(m, audience, map, words_lang);
	return EXIT_OK;
}

const struct command command_show = {
	"show",
	"RECORD [--seat S | --observer] [--at N] [--json] [--map | --facts | --record]",
	N_("the position, in words or JSON"),
	flags,
	run,
	N_("Without --seat the words are those for an observer, while --json and --record "
	   "hold everything, secrets included: the JSON can be edited and given to petteia "
	   "new --position."),
};
