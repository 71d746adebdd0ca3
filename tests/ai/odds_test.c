/* odds_test.c: odds of battles agree with exact calculation where that is simple, are reproducible,
 * and use nothing that their viewer does not know. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "ai/odds.h"
#include "core/foresee.h"

enum { FIGHTS = 2000, GAMES = 6, ENOUGH = 30 };

static int failed, exact_seen, battles_seen, enough, foreseen, foreseen_exact, hunts, hunts_sure;
static uint32_t hunts_won;

static void check(bool ok, const char *what, const char *game)
{
	if (!ok) {
		printf("FAILED %s: %s\n", game, what);
		failed++;
	}
}

/* Sea battles of Cyclades (2009) are dice alone: faces 0 1 1 2 2 3, the lower side loses one. */
static double exact(int a, int d, int bonus, int side)
{
	static const int faces[6] = { 0, 1, 1, 2, 2, 3 };
	int less = 0, more = 0;
	if (!a || !d)
		return side == 0 ? a > 0 : d > 0;
	for (int i = 0; i < 6; i++)
		for (int k = 0; k < 6; k++) {
			int diff = faces[i] + a - faces[k] - d - bonus;
			less += diff < 0;
			more += diff > 0;
		}
	return (less * exact(a - 1, d, bonus, side) + more * exact(a, d - 1, bonus, side) +
		(36 - less - more) * exact(a - 1, d - 1, bonus, side)) /
	       36;
}

static void compare_exact(const struct pet_odds *o, const struct pet_battle *b)
{
	int bonus = b->strength[1] - b->units[1];
	for (int side = 0; side < 2; side++) {
		double want = exact(b->units[0], b->units[1], bonus, side);
		double got = (double)o->holds[side] / FIGHTS;
		/* the seed is fixed: this is not luck, only the tolerance that so few fights
		 * need */
		check(got > want - 0.05 && got < want + 0.05, "not the exact odds", "cyclades");
	}
	exact_seen++;
}

/* Whether whoever held the place before keeps it when all who fought there are gone: land of both
 * Cyclades (CY-13.16, CL-13.8); the tokens of Legendary's sea areas end in w to z. */
static bool kept(const struct pet_game *game, const struct pet_battle *b)
{
	const struct pet_kind *kind = &game->kinds[b->kind];
	if (!strcmp(kind->name, "island"))
		return true;
	const char *token = kind->token[b->place];
	return !strcmp(game->id, "legendary") && token[strlen(token) - 1] < 'w';
}

static void look(const struct pet_game *game, const void *state, void *memory)
{
	_Alignas(64) unsigned char other[PET_STATE_MAX];
	struct pet_bits bits = { 7 };
	struct pet_odds one, two;
	struct pet_battle b;
	uint8_t seat = pet_game_asked(state);
	if (battles_seen >= enough || !game->battle(state, &b))
		return;
	battles_seen++;
	struct pet_view v = pet_game_view(game, state, seat);
	bool dice = !strcmp(game->id, "cyclades") && !strcmp(game->kinds[b.kind].name, "sea") &&
		    pet_game_node(game, state)->stand;
	uint32_t fights = dice ? FIGHTS : 30;
	check(pet_battle_odds(memory, game, v, fights, 0xff, 1, &one), "no odds", game->id);
	if (dice)
		compare_exact(&one, &b);
	check(one.holds[0] + one.holds[1] + one.nobody <= one.fights, "more than all", game->id);
	check(!one.nobody || !kept(game, &b), "land that nobody holds", game->id);
	/* the same from another world that the seat cannot tell apart */
	pet_game_resample(game, v, other, &bits);
	pet_battle_odds(memory, game, pet_game_view(game, other, seat), fights, 0xff, 1, &two);
	check(!memcmp(&one, &two, sizeof one), "odds that know a secret", game->id);
	check(pet_battle_odds(memory, game, pet_game_view(game, state, PET_NOBODY), 10, 0, 1, &two),
	      "no odds for an observer", game->id);
}

/* The battles that a move begins: own side first, odds as of that battle, no secret in either. */
static void look_ahead(const struct pet_game *game, const void *state, pet_move m, void *memory)
{
	_Alignas(64) unsigned char from[PET_STATE_MAX], other[PET_STATE_MAX];
	struct pet_bits bits = { 9 };
	struct pet_foresight seen, again;
	struct pet_odds o;
	uint8_t seat = pet_game_asked(state);
	struct pet_view v = pet_game_view(game, state, seat);
	pet_foresee_from(game, v, from);
	pet_foresee(game, from, seat, m, &seen);
	pet_game_resample(game, v, other, &bits);
	pet_foresee(game, other, seat, m, &again);
	check(seen.fights == again.fights && seen.warned == again.warned &&
		      !memcmp(&seen.battle, &again.battle, sizeof seen.battle),
	      "foresight that knows a secret", game->id);
	uint32_t caught;
	if (pet_hunt_odds(memory, game, v, &m, 20, 1, &caught)) {
		hunts++;
		hunts_won += caught;
		check(caught <= 20, "more prey than hunts", game->id);
	}
	if (!seen.fights)
		return;
	foreseen++;
	check(seen.warned || seen.battle.strength[0] >= seen.battle.strength[1],
	      "no warning of a stronger side", game->id);
	if (strcmp(game->id, "cyclades") || strcmp(game->kinds[seen.battle.kind].name, "sea") ||
	    foreseen_exact >= 10)
		return;
	foreseen_exact++;
	check(pet_move_odds(memory, game, v, m, FIGHTS, 1, &o), "no odds of a move", game->id);
	compare_exact(&o, &seen.battle);
}

/* Whoever holds what slays the beast now has it for certain. */
static void look_sure(const struct pet_game *game, const void *state, void *memory)
{
	_Alignas(64) unsigned char after[PET_STATE_MAX];
	pet_move legal[PET_MOVES_MAX];
	struct pet_hunt h;
	uint32_t caught;
	uint8_t seat = pet_game_asked(state);
	if (!game->bots->hunt || !game->bots->hunt(state, &h) || h.seat != seat)
		return;
	bool sure = false;
	for (int i = 0, n = pet_game_legal(game, state, legal); i < n && !sure; i++) {
		memcpy(after, state, game->state_bytes);
		pet_game_advance(game, after, legal[i], NULL);
		sure = game->bots->caught(after, &h);
	}
	if (!sure)
		return;
	hunts_sure++;
	check(pet_hunt_odds(memory, game, pet_game_view(game, state, seat), NULL, 10, 1, &caught) &&
		      caught == 10,
	      "a sure hunt that may fail", game->id);
}

static void play(const struct pet_game *game, uint8_t seats, uint64_t seed, void *memory)
{
	_Alignas(64) unsigned char state[PET_STATE_MAX];
	struct pet_bits bits = { seed };
	struct pet_setup setup;
	pet_move legal[PET_MOVES_MAX];
	pet_setup_default(game, &setup, seats);
	check(!pet_game_start(game, state, &setup, NULL), "no start", game->id);
	for (int i = 0; i < 3000 && pet_game_asked(state) != PET_NOBODY; i++) {
		if (pet_game_asked(state) == PET_CHANCE) {
			pet_game_advance(game, state,
					 pet_game_sample(game, state, pet_bits_next(&bits)), NULL);
			continue;
		}
		look(game, state, memory);
		look_sure(game, state, memory);
		int n = pet_game_legal(game, state, legal);
		look_ahead(game, state, legal[pet_bits_below(&bits, (uint32_t)n)], memory);
		pet_game_advance(game, state, legal[pet_bits_below(&bits, (uint32_t)n)], NULL);
	}
}

int main(void)
{
	void *memory = aligned_alloc(64, (pet_odds_bytes() + 63) / 64 * 64);
	for (int i = 0; pet_all_games[i]; i++) {
		int before = battles_seen, ahead = foreseen;
		enough = before + ENOUGH;
		if (!pet_all_games[i]->battle)
			continue;
		for (int k = 0; k < GAMES; k++)
			play(pet_all_games[i], (uint8_t)(pet_all_games[i]->seats_max - k % 2),
			     (uint64_t)k + 1, memory);
		check(battles_seen > before, "nobody fought", pet_all_games[i]->id);
		check(foreseen > ahead, "no battle was foreseen", pet_all_games[i]->id);
		printf("ok %s: %d questions in battles, %d battles foreseen\n",
		       pet_all_games[i]->id, battles_seen - before, foreseen - ahead);
	}
	check(foreseen_exact > 0, "no sea battle foreseen", "cyclades");
	check(hunts > 0 && hunts_won > 0 && hunts_won < (uint32_t)hunts * 20,
	      "hunts that cannot be lost, or not be won", "hellas");
	check(hunts_sure > 0, "no beast within reach", "hellas");
	check(exact_seen > 0, "no sea battle of dice alone", "cyclades");
	printf("%d compared with exact odds, %d failed\n", exact_seen, failed);
	free(memory);
	return failed > 0;
}
