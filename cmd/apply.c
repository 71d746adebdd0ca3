/* apply: a record with moves appended. */
#include <stdlib.h>
#include <string.h>

#include "cmd/match.h"

enum { F_ROLL, F_OUT };
static const struct flag flags[] = {
	{ "roll", NULL, N_("answer dice and draws by true chance"), 0 }, FLAG_OUT, { NULL }
};

/* "undo N" or "anna undo N": the line, or 0 if the words are something else. */
static uint32_t undo_line(const struct match *m, const char *words, uint8_t *seat)
{
	const char *s = words, *end = words + strlen(words), *word;
	size_t n;
	*seat = pet_game_asked(m->state);
	for (uint32_t i = m->r.count; *seat >= PET_SEATS_MAX && i > 0; i--)
		if (m->r.line[i - 1].seat < PET_SEATS_MAX)
			*seat = m->r.line[i - 1].seat;
	if (*seat >= PET_SEATS_MAX)
		*seat = 0;
	if (!pet_token_next(&s, end, &word, &n))
		return 0;
	uint8_t named = pet_record_seat(&m->r, word, n);
	if (named < m->r.setup.seats) {
		*seat = named;
		if (!pet_token_next(&s, end, &word, &n))
			return 0;
	}
	if (!pet_token_is(word, n, "undo") || !pet_token_next(&s, end, &word, &n))
		return 0;
	int32_t line = pet_token_find(m->r.game, PET_K_NUMBER, word, n);
	if (line < 1 || (uint32_t)line > m->r.count || pet_token_next(&s, end, &word, &n))
		die("'%s': there is no such line to go back to", words);
	return (uint32_t)line;
}

static void apply_one(struct match *m, const char *words)
{
	uint8_t seat;
	uint32_t line = undo_line(m, words, &seat);
	if (line) {
		struct pet_fault fault;
		if (!pet_record_undo(&m->r, m->state, seat, line, &fault))
			die_fault("undo", &fault);
		match_roll(m);
		return;
	}
	if (words[strspn(words, " ")] != '*')
		match_roll(m);
	pet_move what = match_move(m, words, &seat);
	if (seat == PET_CHANCE && words[strspn(words, " ")] != '*' &&
	    pet_game_why(m->r.game, m->state, seat, what))
		die("dice or a draw come first: give them as \"* ...\", or say --roll");
	match_play(m, seat, what);
	match_roll(m);
}

static int run(struct args *a)
{
	bool roll = false;
	const char *out = NULL;
	for (int f; (f = args_next(a)) != FLAG_END;) {
		if (f == F_ROLL)
			roll = true;
		else
			out = a->value;
	}
	if (a->words < 1 || (a->words < 2 && !roll))
		die("name a record and at least one move (see --help)");
	struct match *m = match_load(a->word[0], UINT32_MAX);
	if (roll && m->r.has_commit)
		die("the dice of this record are committed to: only their keeper can roll them");
	m->os_dice = roll;
	if (roll)
		match_roll(m);
	for (int i = 1; i < a->words; i++)
		apply_one(m, a->word[i]);
	match_write(m, PET_CHANCE, out);
	return EXIT_OK;
}

const struct command command_apply = {
	"apply",
	"RECORD MOVE... [--roll] [-o FILE]",
	N_("the record with the moves appended, or a refusal that says why"),
	flags,
	run,
	N_("A move is \"march 7R 7P\", \"anna march 7R 7P\" or, for dice and draws, \"* die 2"
	   "\"; \"undo 12\" goes back to before line 12. Dice and draws before and after a "
	   "move are rolled by the record's seed, with --roll by true chance, and left open "
	   "otherwise."),
};
