/* random_play: plays random games and stops at the first error.
 *
 *     random_play GAME SEATS GAMES [SEED [key=value...]]
 *
 * Prints games, questions and speed. Built with -DPETTEIA_RECOUNT it checks everything after every
 * move. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

#include "core/game.h"
#include "core/text.h"

static const struct pet_game *game;
static _Alignas(64) unsigned char state[PET_STATE_MAX];
static unsigned long long match;
static unsigned question;

static void failed(const char *what, const char *file, int line)
{
	const struct pet_flow *fl = (const void *)state;
	fprintf(stderr, "random_play: '%s' at %s:%d, game %llu, question %u\n", what, file, line,
		match, question);
	for (int i = 0; i < fl->depth; i++)
		fprintf(stderr, "  %s who %d pc %d n %d\n", game->nodes[fl->frame[i].node].name,
			fl->frame[i].who, fl->frame[i].pc, fl->frame[i].n);
}

static void set_option(struct pet_setup *s, const char *word)
{
	for (int i = 0; game->options[i].key; i++) {
		size_t n = strlen(game->options[i].key);
		if (strncmp(word, game->options[i].key, n) || word[n] != '=')
			continue;
		const struct pet_option *o = &game->options[i];
		s->option[i] = (int16_t)atoi(word + n + 1);
		for (int k = 0; o->value && o->value[k]; k++)
			if (!strcmp(o->value[k], word + n + 1))
				s->option[i] = (int16_t)k;
		return;
	}
	fprintf(stderr, "random_play: no option '%s'\n", word);
	exit(2);
}

int main(int argc, char **argv)
{
	game = argc > 3 ? pet_game_find(argv[1]) : NULL;
	if (!game) {
		fprintf(stderr, "usage: random_play GAME SEATS GAMES [SEED [key=value...]]\n");
		return 2;
	}
	pet_must_hook = failed;
	struct pet_setup setup;
	pet_setup_default(game, &setup, (uint8_t)atoi(argv[2]));
	struct pet_bits bits = { argc > 4 ? strtoull(argv[4], NULL, 10) : 1 };
	for (int i = 5; i < argc; i++)
		set_option(&setup, argv[i]);

	unsigned long long games_wanted = strtoull(argv[3], NULL, 10), asked = 0, rolled = 0;
	unsigned most = 0;
	uint64_t chain = 0;
	clock_t start = clock();
	for (match = 0; match < games_wanted; match++) {
		const char *error = pet_game_start(game, state, &setup, NULL);
		if (error) {
			fprintf(stderr, "random_play: %s\n", error);
			return 2;
		}
		for (question = 0; pet_game_asked(state) != PET_NOBODY; question++) {
			pet_move out[PET_MOVES_MAX];
			if (question > 1000000)
				pet_must_failed("game does not end", __FILE__, __LINE__);
			if (pet_game_asked(state) == PET_CHANCE) {
				pet_move m = pet_game_sample(game, state, pet_bits_next(&bits));
				pet_game_advance(game, state, m, NULL);
				rolled++;
				continue;
			}
			int n = pet_game_legal(game, state, out);
			pet_must(n > 0 && n <= PET_MOVES_MAX);
			pet_game_advance(game, state, out[pet_bits_below(&bits, (uint32_t)n)],
					 NULL);
			asked++;
		}
		uint8_t share[PET_SEATS_MAX] = { 0 };
		int sum = 0;
		game->result(state, share);
		for (int i = 0; i < setup.seats; i++)
			sum += share[i];
		pet_must(sum == PET_SHARES || setup.seats == 1);
		if (question > most)
			most = question;
		chain = (chain ^ pet_game_hash(game, state)) * 0x100000001b3u;
	}
	double seconds = (double)(clock() - start) / CLOCKS_PER_SEC;
	printf("%s: %llu games, %llu decisions, %llu draws, longest %u, %.2f s, %.0f decisions/s, "
	       "chain %016llx, state %u bytes\n",
	       game->id, match, asked, rolled, most, seconds, (double)asked / seconds,
	       (unsigned long long)chain, game->state_bytes);
	return 0;
}
