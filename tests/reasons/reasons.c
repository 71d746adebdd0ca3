/* reasons: is a refusal about the move that was asked for?
 *
 *     reasons GAME [POSITIONS]
 *
 * At thousands of positions of random games, with every number of seats, every verb is tried with
 * well-formed arguments. The rule that a refusal cites must name the verb or one of the things the
 * move takes: a word of the verb's token or sentence, of a kind's name or of a thing's name. The same verb and
 * rule are judged once. Ends with "reasons: N passed, M failed". */
#include <ctype.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "core/game.h"
#include "core/rulebook.h"
#include "core/text.h"

enum { TRIES = 24, SEEN_MAX = 4096, WORDS_MAX = 4096 };

static _Alignas(64) unsigned char state[PET_STATE_MAX];
static struct {
	uint8_t verb;
	const struct pet_reason *reason;
	bool good;
	unsigned long times;
	pet_move m;
	const char *node;
} seen[SEEN_MAX];
static int seen_count;

/* ---- words ----------------------------------------------------------------------------------- */

static bool letter(char c)
{
	return isalpha((unsigned char)c);
}

/* Whether the text has a word that begins like this one: "recruit" in "Recruiting", but not "hero"
 * in "there". Words of fewer than three letters say nothing. */
static bool has_stem(const char *text, const char *word, size_t n)
{
	if (n > 4 && word[n - 1] == 's')
		n--;
	if (n > 5 && !strncmp(word + n - 2, "ie", 2))
		n -= 2;
	if (n > 4 && strchr("ey", word[n - 1]))
		n--;
	if (n < 3)
		return false;
	for (const char *s = text; *s; s++) {
		size_t i = 0;
		if (s > text && letter(s[-1]))
			continue;
		while (i < n && tolower((unsigned char)s[i]) == tolower((unsigned char)word[i]))
			i++;
		if (i == n)
			return true;
	}
	return false;
}

static bool has_any(const char *text, const char *words)
{
	static const char *const idle[] = { "the",  "and",  "for",    "with", "from",
					    "your", "you",  "this",   "that", "next",
					    "here", "then", "into",   "them", "they",
					    "each", "more", "others", "other" };
	while (*words) {
		size_t n = 0;
		while (letter(words[n]))
			n++;
		bool counts = n > 0;
		for (size_t i = 0; i < sizeof idle / sizeof *idle; i++)
			if (n == strlen(idle[i]) && !strncmp(words, idle[i], n))
				counts = false;
		if (counts && has_stem(text, words, n))
			return true;
		words += n ? n : 1;
	}
	return false;
}

/* Whether the text names the verb or a thing of the move. */
static bool names(const struct pet_game *game, pet_move m, const char *text)
{
	const struct pet_verb *verb = &game->verbs[pet_move_verb(m)];
	if (has_any(text, verb->token) || has_any(text, verb->text))
		return true;
	for (int i = 0; i < 3; i++) {
		uint8_t kind = verb->kind[i], value = pet_move_arg(m, i);
		if (kind < PET_K_GAME)
			continue;
		const struct pet_kind *k = &game->kinds[kind];
		if (has_any(text, k->name) || (value < k->count && has_any(text, k->token[value])))
			return true;
		if (value < k->count && k->label && has_any(text, k->label(state, value)))
			return true;
	}
	return false;
}

/* ---- one refusal ----------------------------------------------------------------------------- */

static bool about(const struct pet_game *game, pet_move m, const struct pet_reason *r)
{
	static char text[WORDS_MAX * 4];
	const struct pet_rule *rule = pet_rule_find(r->rule);
	if (!rule)
		return false;
	snprintf(text, sizeof text, "%s. %s. %s", rule->chapter, rule->text, rule->table);
	return names(game, m, text);
}

static void judge(const struct pet_game *game, pet_move m)
{
	const struct pet_reason *r = pet_game_why(game, state, pet_game_asked(state), m);
	if (!r)
		return;
	for (int i = 0; i < seen_count; i++)
		if (seen[i].verb == pet_move_verb(m) && !strcmp(seen[i].reason->rule, r->rule)) {
			seen[i].times++;
			return;
		}
	if (seen_count == SEEN_MAX) {
		fprintf(stderr, "reasons: too many\n");
		exit(2);
	}
	seen[seen_count].verb = pet_move_verb(m);
	seen[seen_count].reason = r;
	seen[seen_count].times = 1;
	seen[seen_count].m = m;
	seen[seen_count].node = pet_game_node(game, state)->name;
	seen[seen_count++].good = about(game, m, r);
}

static unsigned values(const struct pet_game *game, uint8_t kind)
{
	switch (kind) {
	case PET_K_NONE:
		return 1;
	case PET_K_NUMBER:
		return 12;
	case PET_K_SEAT:
		return ((const struct pet_flow *)(const void *)state)->seats;
	case PET_K_FLAG:
		return 2;
	default:
		return game->kinds[kind].count;
	}
}

static void try_all(const struct pet_game *game, struct pet_bits *bits)
{
	for (unsigned v = 1; v < game->verb_count; v++) {
		const struct pet_verb *verb = &game->verbs[v];
		if (!verb->token)
			continue;
		unsigned n[3], all = 1;
		for (int i = 0; i < 3; i++)
			all *= n[i] = values(game, verb->kind[i]);
		for (unsigned i = 0; i < (all < TRIES ? all : TRIES); i++) {
			unsigned k = all <= TRIES ? i : pet_bits_below(bits, all);
			judge(game, pet_move_make(v, k % n[0], k / n[0] % n[1], k / n[0] / n[1]));
		}
	}
}

static void walk(const struct pet_game *game, int seats, uint64_t seed, int positions)
{
	struct pet_setup setup;
	struct pet_bits bits = { seed };
	pet_move out[PET_MOVES_MAX];
	pet_setup_default(game, &setup, (uint8_t)seats);
	for (int done = 0; done < positions;) {
		if (pet_game_start(game, state, &setup, NULL))
			exit(2);
		while (done < positions && pet_game_asked(state) != PET_NOBODY) {
			uint8_t seat = pet_game_asked(state);
			pet_move m;
			if (seat == PET_CHANCE) {
				m = pet_game_sample(game, state, pet_bits_next(&bits));
			} else {
				try_all(game, &bits);
				done++;
				int n = pet_game_legal(game, state, out);
				m = out[pet_bits_below(&bits, (uint32_t)n)];
			}
			pet_game_advance(game, state, m, NULL);
		}
	}
}

int main(int argc, char **argv)
{
	const struct pet_game *game = argc > 1 ? pet_game_find(argv[1]) : NULL;
	int positions = argc > 2 ? atoi(argv[2]) : 1000, failed = 0;
	if (!game || positions < 1) {
		fprintf(stderr, "usage: reasons GAME [POSITIONS]\n");
		return 2;
	}
	for (int seats = game->seats_min; seats <= game->seats_max; seats++)
		walk(game, seats, (uint64_t)seats, positions);
	for (int i = 0; i < seen_count; i++) {
		if (seen[i].good)
			continue;
		failed++;
		printf("%s %u %u %u at %s: %s %s (%lu times)\n", game->verbs[seen[i].verb].token,
		       pet_move_a(seen[i].m), pet_move_b(seen[i].m), pet_move_c(seen[i].m),
		       seen[i].node, seen[i].reason->rule, seen[i].reason->text, seen[i].times);
	}
	printf("reasons: %d passed, %d failed\n", seen_count - failed, failed);
	return failed != 0;
}
