/* outside.c: a program that has only libpetteia, as C11 or C++: plays each game, a bot against random choices, and
 * prints who won and the hash of the final position. */
#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>

#include <petteia/bot.h>
#include <petteia/game.h>
#include <petteia/library.h>
#include <petteia/text.h>

static uint64_t space[PET_STATE_MAX / 8 + 8]; /* room to align to 64 */
static pet_move moves[PET_MOVES_MAX];

static int play(const struct pet_game *game)
{
	void *state = (char *)space + (64 - (uintptr_t)space % 64) % 64;
	struct pet_bits dice = { 7 };
	struct pet_setup setup;
	struct pet_bot_spec spec;
	struct pet_fault fault;
	uint8_t seat, share[PET_SEATS_MAX];
	unsigned lines = 0;

	if (!pet_bot_parse("greedy", &spec, &fault))
		return 1;
	void *bot = malloc(pet_bot_bytes(&spec));
	pet_bot_init(bot, &spec, 1);
	pet_setup_default(game, &setup, game->seats_max);
	if (pet_game_start(game, state, &setup, NULL))
		return 1;
	while ((seat = pet_game_asked(state)) != PET_NOBODY) {
		int n = pet_game_legal(game, state, moves);
		pet_move m = moves[pet_bits_below(&dice, (uint32_t)n)];
		if (seat == PET_CHANCE)
			m = pet_game_sample(game, state, pet_bits_next(&dice));
		else if (seat == 0)
			m = pet_bot_choose(bot, game, pet_game_view(game, state, seat));
		if (pet_game_play(game, state, seat, m, NULL) != PET_PLAY_OK)
			return 1;
		lines++;
	}
	free(bot);
	pet_game_result(game, state, share);
	printf("%s: %u moves, shares", pet_text_tr(PET_LANG_RU, game->title), lines);
	for (int i = 0; i < setup.seats; i++)
		printf(" %d", share[i]);
	printf(", hash %016" PRIx64 "\n", pet_game_hash(game, state));
	return 0;
}

int main(void)
{
	printf("petteia %s\n", pet_library_version());
	for (unsigned i = 0; pet_game_at(i); i++)
		if (play(pet_game_at(i)))
			return 1;
	return 0;
}
