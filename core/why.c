/* why.c: why a thing on the board cannot be chosen at all.
 *
 * Moves that take the thing are constructed and tested by the question's own predicate; their other
 * arguments come from legal moves where there are any, else from all values. The most frequent
 * refusal is the answer, except that a verb belongs to another question. */
#include "core/mark.h"
#include "core/text.h"
#include "core/wire.h"

enum { PARTS_MAX = 64, REASONS_MAX = 256 };

struct asking {
	const struct pet_game *game;
	const void *state;
	uint8_t seat, kind, value;
	pet_move legal[PET_MOVES_MAX];
	int legal_count;
	const struct pet_reason *other; /* the refusal of a move of another question */
	pet_move alike;                 /* a move refused this way whose verb may be used now */
	uint16_t count[REASONS_MAX];
	pet_move example[REASONS_MAX];
};

static void judge(struct asking *a, pet_move m, bool used)
{
	const struct pet_reason *r = pet_game_why(a->game, a->state, a->seat, m);
	if (r == a->other && used)
		a->alike = m;
	if (!r || r == a->other || r < a->game->reasons ||
	    r >= a->game->reasons + a->game->reason_count)
		return;
	unsigned row = (unsigned)(r - a->game->reasons);
	if (!a->count[row]++)
		a->example[row] = m;
}

static pet_move with_arg(pet_move m, int at, uint8_t value)
{
	uint8_t arg[3] = { pet_move_a(m), pet_move_b(m), pet_move_c(m) };
	arg[at] = value;
	return pet_move_make(pet_move_verb(m), arg[0], arg[1], arg[2]);
}

static unsigned values_of(const struct pet_game *game, const void *state, uint8_t kind)
{
	unsigned n;
	switch (kind) {
	case PET_K_NONE:
		return 1;
	case PET_K_NUMBER:
		return 4; /* small numbers: large ones are refused for being large */
	case PET_K_SEAT:
		return ((const struct pet_flow *)state)->seats;
	case PET_K_FLAG:
		return 2;
	default:
		n = game->kinds[kind].count;
		return n < PARTS_MAX ? n : PARTS_MAX;
	}
}

/* The thing as one argument of a verb, with every value of the others. */
static void judge_all(struct asking *a, unsigned verb, int at)
{
	const uint8_t *kind = a->game->verbs[verb].kind;
	int p = (at + 1) % 3, q = (at + 2) % 3;
	unsigned ps = values_of(a->game, a->state, kind[p]),
		 qs = values_of(a->game, a->state, kind[q]);
	pet_move base = with_arg(pet_move_make(verb, 0, 0, 0), at, a->value);
	for (unsigned i = 0; i < ps; i++)
		for (unsigned k = 0; k < qs; k++)
			judge(a, with_arg(with_arg(base, p, (uint8_t)i), q, (uint8_t)k), false);
}

/* Verbs that may be used now, with the other arguments of their legal moves; or all other verbs. */
static void judge_verbs(struct asking *a, bool used)
{
	for (unsigned verb = 1; verb < a->game->verb_count; verb++) {
		const struct pet_verb *row = &a->game->verbs[verb];
		int models = 0;
		for (int at = 0; row->token && at < 3; at++) {
			if (row->kind[at] != a->kind)
				continue;
			for (int i = 0; i < a->legal_count; i++) {
				if (pet_move_verb(a->legal[i]) != verb)
					continue;
				models++;
				if (used)
					judge(a, with_arg(a->legal[i], at, a->value), true);
			}
			if (!used && !models)
				judge_all(a, verb, at);
		}
	}
}

static int most_often(const struct asking *a)
{
	int best = 0;
	for (int row = 1; row < REASONS_MAX; row++)
		if (a->count[row] > a->count[best])
			best = row;
	return best;
}

static bool is_taken_by(const struct asking *a, pet_move m)
{
	const uint8_t *kind = a->game->verbs[pet_move_verb(m)].kind;
	for (int at = 0; at < 3; at++)
		if (kind[at] == a->kind && pet_move_arg(m, at) == a->value)
			return true;
	return false;
}

const struct pet_reason *pet_game_why_thing(const struct pet_game *game, const void *state,
					    uint8_t seat, uint8_t kind, uint8_t value,
					    pet_move *tried)
{
	static const struct pet_reason elsewhere = { "",
						     N_("this is not what is to be chosen now") };
	struct asking a = {
		.game = game, .state = state, .seat = seat, .kind = kind, .value = value
	};
	*tried = PET_MOVE_NONE;
	if (pet_game_asked(state) != seat)
		return pet_game_why(game, state, seat, PET_MOVE_NONE);
	a.legal_count = pet_game_legal(game, state, a.legal);
	for (int i = 0; i < a.legal_count; i++)
		if (is_taken_by(&a, a.legal[i]))
			return NULL;
	a.other = pet_game_why(game, state, seat, PET_MOVE_NONE);
	judge_verbs(&a, true);
	if (!most_often(&a) && a.alike && *a.other->rule) {
		*tried = a.alike;
		return a.other;
	}
	if (!most_often(&a))
		judge_verbs(&a, false);
	int row = most_often(&a);
	if (!row)
		return &elsewhere;
	*tried = a.example[row];
	return &game->reasons[row];
}

/* "7R land area": the token, then the kinds it may be. The first kind whose refusal says more than
 * "not asked for" decides. */
static const struct pet_reason *why_words(const struct pet_game *game, const void *state,
					  uint8_t seat, const char *words, size_t n,
					  pet_move *tried)
{
	const struct pet_reason *best = NULL;
	const char *s = words, *end = words + n, *value, *word;
	size_t value_length, length;
	if (!pet_token_next(&s, end, &value, &value_length))
		return pet_game_why(game, state, seat, *tried = PET_MOVE_NONE);
	bool known = false;
	while (pet_token_next(&s, end, &word, &length)) {
		uint8_t kind = PET_K_SEAT;
		if (!pet_token_is(word, length, "seat"))
			for (kind = PET_K_GAME; kind < game->kind_count; kind++)
				if (game->kinds[kind].name &&
				    pet_token_is(word, length, game->kinds[kind].name))
					break;
		int32_t v = kind < game->kind_count
				    ? pet_token_find(game, kind, value, value_length)
				    : -1;
		if (v < 0)
			continue;
		pet_move m;
		const struct pet_reason *r =
			pet_game_why_thing(game, state, seat, kind, (uint8_t)v, &m);
		if (!r)
			return NULL;
		if (!known || (!*best->rule && *r->rule)) {
			best = r;
			*tried = m;
		}
		known = true;
	}
	return known ? best : pet_game_why(game, state, seat, *tried = PET_MOVE_NONE);
}

void pet_wire_why_thing(const struct pet_game *game, const void *state, uint8_t seat,
			const char *words, size_t n, uint8_t lang, struct pet_json *j)
{
	pet_move m = PET_MOVE_NONE;
	const struct pet_reason *r = why_words(game, state, seat, words, n, &m);
	pet_wire_refusal(game, pet_game_view(game, state, seat), r, m, lang, j);
}
