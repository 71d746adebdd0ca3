/* montecarlo.c: a player that looks ahead with the engine as its rulebook (docs/LIBRARY.md).
 *
 *     cc -O2 montecarlo.c $(pkg-config --cflags --libs petteia) -o montecarlo && ./montecarlo elysium 2 20
 *
 * It imagines worlds that fit what its seat knows, plays every move there to the end at random and takes the
 * one that won most. The other seats move at random; the last lines tell who won how often. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <petteia/game.h>

enum { WORLDS = 12 };

static _Alignas(64) unsigned char table[PET_STATE_MAX], world[PET_STATE_MAX], trial[PET_STATE_MAX];
static struct pet_bits dice = { 42 };

/* Random decisions, and dice, to the end of the game; the share of the win that the seat has then. */
static int play_out(const struct pet_game *game, void *state, uint8_t seat)
{
	static pet_move moves[PET_MOVES_MAX];
	uint8_t asked, share[PET_SEATS_MAX] = { 0 };
	while ((asked = pet_game_asked(state)) != PET_NOBODY) {
		uint64_t bits = pet_bits_next(&dice);
		if (asked == PET_CHANCE) {
			pet_game_advance(game, state, pet_game_sample(game, state, bits), NULL);
			continue;
		}
		int count = pet_game_legal(game, state, moves);
		pet_game_advance(game, state, moves[bits % (uint64_t)count], NULL);
	}
	game->result(state, share);
	return share[seat];
}

static pet_move choose(const struct pet_game *game, const void *state, uint8_t seat)
{
	static pet_move moves[PET_MOVES_MAX];
	static long won[PET_MOVES_MAX];
	int count = pet_game_legal(game, state, moves), best = 0;
	memset(won, 0, sizeof won);
	for (int w = 0; w < WORLDS && count > 1; w++) {
		/* what the seat does not know is drawn anew: no peeking */
		pet_game_resample(game, pet_game_view(game, state, seat), world, &dice);
		for (int i = 0; i < count; i++) {
			memcpy(trial, world, sizeof trial);
			pet_game_advance(game, trial, moves[i], NULL);
			won[i] += play_out(game, trial, seat);
		}
	}
	for (int i = 1; i < count; i++)
		if (won[i] > won[best])
			best = i;
	return moves[best];
}

int main(int argc, char **argv)
{
	const struct pet_game *game = pet_game_find(argc > 1 ? argv[1] : "elysium");
	int seats = argc > 2 ? atoi(argv[2]) : 2, games = argc > 3 ? atoi(argv[3]) : 5, mine = 0;
	struct pet_setup setup;
	if (!game || seats < game->seats_min || seats > game->seats_max) {
		fprintf(stderr, "usage: montecarlo GAME SEATS GAMES\n");
		return 2;
	}
	for (int g = 0; g < games; g++) {
		static pet_move moves[PET_MOVES_MAX];
		uint8_t seat, share[PET_SEATS_MAX] = { 0 };
		pet_setup_default(game, &setup, (uint8_t)seats);
		if (pet_game_start(game, table, &setup, NULL))
			return 1;
		while ((seat = pet_game_asked(table)) != PET_NOBODY) {
			pet_move m;
			if (seat == PET_CHANCE)
				m = pet_game_sample(game, table, pet_bits_next(&dice));
			else if (seat == g % seats)
				m = choose(game, table, seat);
			else
				m = moves[pet_bits_next(&dice) %
					  (uint64_t)pet_game_legal(game, table, moves)];
			if (pet_game_play(game, table, seat, m, NULL) != PET_PLAY_OK)
				return 1;
		}
		game->result(table, share);
		mine += share[g % seats];
	}
	printf("%s: %d of %d of the win in %d games; by luck it would be %d\n", game->id, mine,
	       PET_SHARES * games, games, PET_SHARES * games / seats);
	return 0;
}
