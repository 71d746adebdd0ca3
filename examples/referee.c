/* referee.c: a referee for a table of your own: it asks, checks every answer and says why one is refused.
 *
 *     cc -O2 referee.c $(pkg-config --cflags --libs petteia) -o referee && ./referee cyclades 2
 *
 * Moves are read from standard input, one a line, as the list shows them; an empty line takes the first
 * choice. The referee throws the dice. It ends with the game or the input. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <petteia/game.h>
#include <petteia/text.h>

static _Alignas(64) unsigned char table[PET_STATE_MAX];
static struct pet_event event[512];
static char words[4096];

static struct pet_text text(const struct pet_game *game)
{
	return pet_text_into(words, sizeof words, PET_LANG_EN, game, table);
}

/* Everything that everybody may know of what happened. */
static void tell(const struct pet_game *game, const struct pet_events *events)
{
	for (uint32_t i = 0; i < events->count; i++) {
		struct pet_text t = text(game);
		words[0] = 0;
		pet_text_event(&t, &events->event[i], PET_NOBODY);
		if (t.len)
			printf("  %s\n", words);
	}
}

static void refuse(const struct pet_game *game, uint8_t seat, pet_move m)
{
	const struct pet_reason *why =
		m == PET_MOVE_NONE ? NULL : pet_game_why(game, table, seat, m);
	struct pet_text t = text(game);
	words[0] = 0;
	if (why)
		pet_text_reason(&t, why, m, pet_game_frame(table)->who);
	printf("  refused: %s%s%s%s\n", why ? words : "no such move", why && why->rule ? " [" : "",
	       why && why->rule ? why->rule : "", why && why->rule ? "]" : "");
}

static void ask(const struct pet_game *game, uint8_t seat, const pet_move *moves, int count)
{
	struct pet_text t = text(game);
	words[0] = 0;
	pet_text_prompt(&t, table);
	printf("seat %d: %s\n", seat + 1, words);
	for (int i = 0; i < count && i < 12; i++) {
		t = text(game);
		pet_token_move(&t, moves[i]);
		printf("    %s\n", words);
	}
	if (count > 12)
		printf("    … %d in all\n", count);
}

int main(int argc, char **argv)
{
	const struct pet_game *game = pet_game_find(argc > 1 ? argv[1] : "cyclades");
	int seats = argc > 2 ? atoi(argv[2]) : 2;
	struct pet_bits dice = { 7 };
	struct pet_setup setup;
	char line[256];
	uint8_t seat;
	if (!game || seats < game->seats_min || seats > game->seats_max) {
		fprintf(stderr, "usage: referee GAME SEATS\n");
		return 2;
	}
	pet_setup_default(game, &setup, (uint8_t)seats);
	if (pet_game_start(game, table, &setup, NULL))
		return 1;
	while ((seat = pet_game_asked(table)) != PET_NOBODY) {
		static pet_move moves[PET_MOVES_MAX];
		struct pet_events events = { event, 0, sizeof event / sizeof event[0], 0 };
		pet_move m;
		if (seat == PET_CHANCE) {
			m = pet_game_sample(game, table, pet_bits_next(&dice));
		} else {
			int count = pet_game_legal(game, table, moves);
			ask(game, seat, moves, count);
			if (!fgets(line, sizeof line, stdin))
				return 0;
			size_t n = strcspn(line, "\r\n");
			m = n ? pet_token_move_find(game, line, n) : moves[0];
		}
		if (pet_game_play(game, table, seat, m, &events) != PET_PLAY_OK)
			refuse(game, seat, m);
		else
			tell(game, &events);
	}
	uint8_t share[PET_SEATS_MAX] = { 0 };
	game->result(table, share);
	for (int i = 0; i < seats; i++)
		printf("seat %d has %d of %d of the win\n", i + 1, share[i], PET_SHARES);
	return 0;
}
