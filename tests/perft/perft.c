/* perft: counts positions to a fixed depth over every answer of every seat and of chance. The
 * number changes with any change of the rules.
 *
 *     perft FILE                                    checks the lines of a file
 *     perft --count GAME SEATS SEED SKIP DEPTH      prints a line
 *
 * A line: GAME SEATS SEED SKIP DEPTH COUNT. SKIP random moves lead from the set-up to the root.
 * GAME@VERSION: with the options that records of that version of the rules mean. */
#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "tests/sample/state.h"

enum { DEPTH_MAX = 8 };

static _Alignas(64) unsigned char state[DEPTH_MAX + 1][PET_STATE_MAX];

static uint64_t count(const struct pet_game *game, int depth)
{
	pet_move out[PET_MOVES_MAX];
	uint64_t sum = 0;
	if (depth == 0 || pet_game_asked(state[depth]) == PET_NOBODY)
		return 1;
	int n = pet_game_legal(game, state[depth], out);
	if (depth == 1)
		return (uint64_t)n;
	for (int i = 0; i < n; i++) {
		memcpy(state[depth - 1], state[depth], game->state_bytes);
		pet_game_advance(game, state[depth - 1], out[i], NULL);
		sum += count(game, depth - 1);
	}
	return sum;
}

/* False: no such game, seats or depth. */
static bool perft(const char *id, unsigned seats, unsigned seed, unsigned skip, unsigned depth,
		  uint64_t *sum)
{
	char name[32];
	const char *version = strchr(id, '@');
	snprintf(name, sizeof name, "%.*s", version ? (int)(version - id) : 31, id);
	const struct pet_game *game = strcmp(name, "sample") ? pet_game_find(name) : &sample_game;
	struct pet_setup setup;
	struct pet_bits bits = { seed };
	if (!game || depth > DEPTH_MAX || seats < game->seats_min || seats > game->seats_max)
		return false;
	pet_setup_default(game, &setup, (uint8_t)seats);
	if (version)
		pet_setup_of_version(game, &setup, (unsigned)atoi(version + 1));
	if (pet_game_start(game, state[depth], &setup, NULL))
		return false;
	for (unsigned i = 0; i < skip && pet_game_asked(state[depth]) != PET_NOBODY; i++) {
		pet_move out[PET_MOVES_MAX], m;
		if (pet_game_asked(state[depth]) == PET_CHANCE) {
			m = pet_game_sample(game, state[depth], pet_bits_next(&bits));
		} else {
			int n = pet_game_legal(game, state[depth], out);
			m = out[pet_bits_below(&bits, (uint32_t)n)];
		}
		pet_game_advance(game, state[depth], m, NULL);
	}
	*sum = count(game, (int)depth);
	return true;
}

static int check_file(const char *path)
{
	char line[256], id[32];
	unsigned seats, seed, skip, depth, failed = 0, passed = 0;
	uint64_t want, found;
	FILE *in = fopen(path, "r");
	if (!in) {
		fprintf(stderr, "perft: cannot read '%s'\n", path);
		return 2;
	}
	for (int n = 1; fgets(line, sizeof line, in); n++) {
		line[strcspn(line, "#\n")] = 0;
		int got = sscanf(line, "%31s %u %u %u %u %" SCNu64, id, &seats, &seed, &skip,
				 &depth, &want);
		if (got <= 0)
			continue;
		if (got != 6 || !perft(id, seats, seed, skip, depth, &found)) {
			printf("%s:%d: '%s' cannot be counted\n", path, n, line);
			failed++;
		} else if (found != want) {
			printf("%s:%d: %s, %u seats, seed %u: expected %" PRIu64 ", found %" PRIu64
			       "\n",
			       path, n, id, seats, seed, want, found);
			failed++;
		} else {
			passed++;
		}
	}
	fclose(in);
	printf("perft: %u passed, %u failed\n", passed, failed);
	return failed > 0;
}

int main(int argc, char **argv)
{
	uint64_t sum;
	if (argc == 2)
		return check_file(argv[1]);
	if (argc != 7 || strcmp(argv[1], "--count")) {
		fprintf(stderr, "usage: perft FILE | perft --count GAME SEATS SEED SKIP DEPTH\n");
		return 2;
	}
	if (!perft(argv[2], (unsigned)atoi(argv[3]), (unsigned)atoi(argv[4]),
		   (unsigned)atoi(argv[5]), (unsigned)atoi(argv[6]), &sum)) {
		fprintf(stderr, "perft: cannot count that\n");
		return 2;
	}
	printf("%s %s %s %s %s %" PRIu64 "\n", argv[2], argv[3], argv[4], argv[5], argv[6], sum);
	return 0;
}
