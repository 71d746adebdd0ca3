/* auctions: positions in which a seat wins the game by getting a god that it can afford.
 *
 *     auctions BOT GAME SEATS GAMES [SEED]     games of such bots; writes every position found
 *     auctions try "offer ares 16" <FILE       how often that wins in the position of each line
 *
 * A seat that is one metropolis short is asked for an offer. For every god, once for the least offer and once
 * for the greatest, the rest of the round is played out by level 4, and where that wins always, by level 5. A
 * position counts if one god wins all of these rounds and each other one loses most of them: then nothing but
 * that god is right. A line is the offer and the position, as in the files auctions of tests/ai/wins; standard error
 * tells what the bots themselves did there. */
#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "ai/bot.h"
#include "core/position.h"
#include "core/text.h"
#include "tests/ai/bot_open.h"

enum { OFFERS_MAX = 32, TRIES = 12, GLANCES = 2, MOST_OF_OTHERS = TRIES / 3, STEPS_MAX = 400 };

static _Alignas(64) unsigned char state[PET_STATE_MAX];
static char words[64 << 10];
static int found, taken, asked_for;

/* Offers to one god: the least and the greatest, and how many rounds the better of them won. */
struct offers {
	pet_move least, greatest;
	int won;
};

/* The seat lacks one metropolis for the goal. */
static bool one_short(const struct pet_game *game, uint8_t seat)
{
	int16_t row[PET_SEATS_MAX][PET_FEATURES_MAX];
	game->bots->features(state, row, NULL);
	for (int i = 0; game->bots->feature[i].token; i++)
		if (!strcmp(game->bots->feature[i].token, "one_short"))
			return row[seat][i];
	return false;
}

/* The rest of the round after m; whether the seat wins in it. */
static bool wins_round(const struct pet_game *game, const char *name, pet_move m, uint64_t seed)
{
	_Alignas(64) unsigned char s[PET_STATE_MAX];
	uint8_t seat = pet_game_asked(state), asked, share[PET_SEATS_MAX] = { 0 };
	void *bot[PET_SEATS_MAX] = { 0 };
	struct pet_bits dice = { seed };
	bool acted = false; /* the auction is over */
	memcpy(s, state, sizeof s);
	pet_game_advance(game, s, m, NULL);
	for (int i = 0; (asked = pet_game_asked(s)) != PET_NOBODY && i < STEPS_MAX; i++) {
		if (asked == PET_CHANCE) {
			pet_game_advance(game, s, pet_game_sample(game, s, pet_bits_next(&dice)),
					 NULL);
			continue;
		}
		if (pet_game_node(game, s)->auction && acted)
			break;
		acted = acted || !pet_game_node(game, s)->auction;
		if (!bot[asked])
			bot[asked] = bot_open(name, seed * 31 + asked);
		pet_game_advance(game, s,
				 pet_bot_choose(bot[asked], game, pet_game_view(game, s, asked)),
				 NULL);
	}
	for (int i = 0; i < PET_SEATS_MAX; i++)
		free(bot[i]);
	if (pet_game_asked(s) != PET_NOBODY)
		return false;
	game->result(s, share);
	return share[seat] == PET_SHARES;
}

/* How many of so many rounds the better offer of a god wins. */
static int wins_of(const struct pet_game *game, const char *name, struct offers *o, int tries)
{
	int won[2] = { 0 };
	for (int i = 0; i < 2; i++)
		for (int k = 0; k < tries && (i == 0 || o->greatest != o->least); k++)
			won[i] += wins_round(game, name, i ? o->greatest : o->least,
					     (uint64_t)(k + 1) * 77 + (uint64_t)i);
	if (won[1] > won[0])
		o->least = o->greatest;
	return won[0] > won[1] ? won[0] : won[1];
}

static int gods(const struct pet_game *game, struct offers *out)
{
	static pet_move legal[PET_MOVES_MAX];
	int n = pet_game_legal(game, state, legal), count = 0;
	for (int i = 0; i < n; i++) {
		int k = 0;
		while (k < count && (pet_move_verb(out[k].least) != pet_move_verb(legal[i]) ||
				     pet_move_a(out[k].least) != pet_move_a(legal[i])))
			k++;
		if (k == OFFERS_MAX)
			continue;
		if (k == count)
			out[count++] = (struct offers){ legal[i], legal[i], 0 };
		if (pet_move_arg(legal[i], 1) < pet_move_arg(out[k].least, 1))
			out[k].least = legal[i];
		if (pet_move_arg(legal[i], 1) > pet_move_arg(out[k].greatest, 1))
			out[k].greatest = legal[i];
	}
	return count;
}

/* The offers to the one god that wins, or NULL. */
static struct offers *winning(const struct pet_game *game, struct offers *of, int n)
{
	struct offers *best = NULL;
	int close = 0;
	for (int i = 0; i < n; i++)
		if (wins_of(game, "level:4", &of[i], GLANCES) == GLANCES)
			close++, best = &of[i];
	if (close != 1)
		return NULL;
	for (int i = 0; i < n; i++)
		of[i].won = wins_of(game, "level:5", &of[i], TRIES);
	for (int i = 0; i < n; i++)
		if (&of[i] != best && of[i].won > MOST_OF_OTHERS)
			return NULL;
	return best->won == TRIES ? best : NULL;
}

static void write_position(const struct pet_game *game, pet_move m)
{
	struct pet_text t = pet_text_into(words, sizeof words, PET_LANG_EN, game, state);
	struct pet_json j = pet_json_into(&t);
	pet_token_move(&t, m);
	pet_text_char(&t, ' ');
	pet_position_write(game, state, &j);
	puts(words);
	fflush(stdout);
}

static void ask(const struct pet_game *game, pet_move m)
{
	struct offers of[OFFERS_MAX];
	int n = gods(game, of);
	asked_for++;
	struct offers *best = n > 1 ? winning(game, of, n) : NULL;
	if (!best)
		return;
	found++;
	taken += pet_move_verb(best->least) == pet_move_verb(m) &&
		 pet_move_a(best->least) == pet_move_a(m);
	write_position(game, best->least);
}

static void play(const struct pet_game *game, const char *name, uint8_t seats, uint64_t seed)
{
	void *bot[PET_SEATS_MAX];
	struct pet_setup setup;
	struct pet_bits dice = { seed };
	uint8_t asked;
	pet_setup_default(game, &setup, seats);
	pet_game_start(game, state, &setup, NULL);
	for (uint8_t s = 0; s < seats; s++)
		bot[s] = bot_open(name, seed * 31 + s);
	while ((asked = pet_game_asked(state)) != PET_NOBODY) {
		pet_move m;
		if (asked == PET_CHANCE) {
			m = pet_game_sample(game, state, pet_bits_next(&dice));
		} else {
			const struct pet_node *node = pet_game_node(game, state);
			m = pet_bot_choose(bot[asked], game, pet_game_view(game, state, asked));
			if (node->auction && node->quiet && one_short(game, asked))
				ask(game, m);
		}
		pet_game_advance(game, state, m, NULL);
	}
	for (uint8_t s = 0; s < seats; s++)
		free(bot[s]);
}

static int try_offer(const char *offer)
{
	while (fgets(words, sizeof words, stdin)) {
		struct pet_fault fault;
		const char *at = strchr(words, '{');
		const struct pet_game *game = at ? pet_position_game(at, strlen(at), &fault) : NULL;
		pet_move m = game ? pet_token_move_find(game, offer, strlen(offer)) : PET_MOVE_NONE;
		int won = 0;
		if (m == PET_MOVE_NONE || !pet_position_read(game, at, strlen(at), state, &fault))
			return 2;
		for (uint64_t k = 0; k < TRIES; k++)
			won += wins_round(game, "level:5", m, (k + 1) * 77);
		printf("%s: %d of %d\n", offer, won, TRIES);
	}
	return 0;
}

int main(int argc, char **argv)
{
	if (argc == 3 && !strcmp(argv[1], "try"))
		return try_offer(argv[2]);
	const struct pet_game *game = argc > 4 ? pet_game_find(argv[2]) : NULL;
	if (!game || !game->bots->features) {
		fprintf(stderr, "usage: auctions BOT GAME SEATS GAMES [SEED]\n");
		return 2;
	}
	uint64_t seed = argc > 5 ? strtoull(argv[5], NULL, 10) : 1;
	for (int i = 0; i < atoi(argv[4]); i++)
		play(game, argv[1], (uint8_t)atoi(argv[3]), seed + (uint64_t)i);
	fprintf(stderr, "%s, %s: %d offers looked at, %d won by one god, taken %d times\n", argv[2],
		argv[1], asked_for, found, taken);
	return 0;
}
