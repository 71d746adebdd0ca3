/* gifts: what bots of Cyclades do for others, or throw away.
 *
 *     gifts BOT SEATS GAMES [SEED]     games of such bots
 *
 * Counted, each among all moves of its kind: the Minotaur put to guard another seat's island (CY-17.29), where
 * no other figurine stands; the last free slot filled with a building of a kind that the seat has, while it
 * lacks another kind (CY-15.2); the last troops of an island with a building or metropolis marched against a
 * defence stronger by two or more (CY-13.4). Standard error names every one of them. */
#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "ai/bot.h"
#include "core/position.h"
#include "core/text.h"
#include "games/cyclades/rules.h"
#include "tests/ai/bot_open.h"

static _Alignas(64) unsigned char state[PET_STATE_MAX], after[PET_STATE_MAX];
static char words[64 << 10];

static struct kind {
	const char *what;
	uint32_t moves, gifts;
} minotaur = { "Minotaurs guard others", 0, 0 },
  slot = { "last slots filled with a duplicate", 0, 0 },
  march = { "hopeless attacks leave a building empty", 0, 0 };

static bool guards_another(const struct cy_pub *p, uint8_t seat, unsigned island)
{
	uint8_t owner = p->island[island].owner;
	for (unsigned i = 0; i < FIGURINES; i++)
		if (cy_figurine_on(p, i, island))
			return false;
	return owner != NONE && owner != seat && p->island[island].troops;
}

static int kinds_of(const struct cy_seat *s)
{
	return !!s->tiles[PORT] + !!s->tiles[FORTRESS] + !!s->tiles[TEMPLE] +
	       !!s->tiles[UNIVERSITY];
}

static int feature(const struct pet_game *game, const void *s, uint8_t seat, const char *token)
{
	int16_t row[PET_SEATS_MAX][PET_FEATURES_MAX];
	game->bots->features(s, row, NULL);
	for (int i = 0; game->bots->feature[i].token; i++)
		if (!strcmp(game->bots->feature[i].token, token))
			return row[seat][i];
	exit(1);
}

/* After a building: nowhere to build, and still a kind too few; the kind was there before. */
static bool fills_with_duplicate(const struct pet_game *game, uint8_t seat)
{
	const struct cy_seat *before = &((const struct cy_pub *)state)->seat[seat];
	const struct cy_seat *now = &((const struct cy_pub *)after)->seat[seat];
	return kinds_of(now) == kinds_of(before) && kinds_of(now) < BUILDINGS &&
	       !feature(game, after, seat, "room");
}

static bool is_battle(const struct cy_pub *p, uint8_t seat, pet_move m)
{
	const struct cy_island *to = &p->island[pet_move_c(m)];
	return to->owner != NONE && to->owner != seat && to->troops;
}

static bool is_hopeless(const struct cy_pub *p, pet_move m)
{
	const struct cy_island *from = &p->island[pet_move_a(m)], *to = &p->island[pet_move_c(m)];
	unsigned defence = to->troops + to->metropolis +
			   (cy_figurine_on(p, FIG_MINOTAUR, pet_move_c(m)) ? 2u : 0u);
	bool built = from->metropolis;
	for (unsigned t = 0; t < TILES; t++)
		built = built || from->tile[t];
	for (unsigned s = 0; s < SPOTS; s++)
		defence += to->tile[cy_tile(s, FORTRESS)];
	return built && from->troops == pet_move_b(m) && defence >= pet_move_b(m) + 2u;
}

static void count(struct kind *k, const struct pet_game *game, pet_move m, bool gift)
{
	k->moves++;
	if (!gift)
		return;
	k->gifts++;
	struct pet_text t = pet_text_into(words, sizeof words, PET_LANG_EN, game, state);
	struct pet_json j = pet_json_into(&t);
	pet_token_move(&t, m);
	pet_text_char(&t, ' ');
	pet_position_write(game, state, &j);
	fprintf(stderr, "%s\n", words);
}

static void look(const struct pet_game *game, uint8_t seat, pet_move m)
{
	const struct cy_pub *p = (const struct cy_pub *)state;
	memcpy(after, state, sizeof after);
	pet_game_advance(game, after, m, NULL);
	if (pet_game_node(game, state) == &cy_nodes[N_MINOTAUR_PLACE] &&
	    pet_move_verb(m) == V_PLACE)
		count(&minotaur, game, m, guards_another(p, seat, pet_move_a(m)));
	if (pet_move_verb(m) == V_BUILD)
		count(&slot, game, m, fills_with_duplicate(game, seat));
	if (pet_move_verb(m) == V_MARCH && is_battle(p, seat, m))
		count(&march, game, m, is_hopeless(p, m));
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
			m = pet_bot_choose(bot[asked], game, pet_game_view(game, state, asked));
			look(game, asked, m);
		}
		pet_game_advance(game, state, m, NULL);
	}
	for (uint8_t s = 0; s < seats; s++)
		free(bot[s]);
}

int main(int argc, char **argv)
{
	if (argc < 4) {
		fprintf(stderr, "usage: gifts BOT SEATS GAMES [SEED]\n");
		return 2;
	}
	uint64_t seed = argc > 4 ? strtoull(argv[4], NULL, 10) : 1;
	for (int i = 0; i < atoi(argv[3]); i++)
		play(pet_game_find("cyclades"), argv[1], (uint8_t)atoi(argv[2]),
		     seed + (uint64_t)i);
	const struct kind *kinds[] = { &minotaur, &slot, &march };
	for (int i = 0; i < 3; i++)
		printf("%s: %s %" PRIu32 " of %" PRIu32 "\n", argv[1], kinds[i]->what,
		       kinds[i]->gifts, kinds[i]->moves);
	return 0;
}
