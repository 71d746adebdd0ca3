/* rounds.c: what an offer comes to.
 *
 * A win that an auction decides lies far behind it: others act before the seat's own turn, and others after it
 * before the round is over and the win counts. A tree spreads over all of that, and the net's first look sees
 * no difference. So where one thing is missing for a victory (facts.h), the rest of the round is played out
 * for every offer, by the same search with few iterations in every seat. Offers that win every time are the
 * only ones to choose from; where they are for several things, those that still do when everybody thinks longer. */
#include "ai/bot_internal.h"

#include <string.h>

#include "core/facts.h"

enum {
	MINE = 1000,    /* iterations of the seat's own decisions, */
	THEIRS = 300,   /* ... and of the others', */
	CAREFUL = 4000, /* ... and of everybody's where several things seem to win, */
	TWICE = 2,      /* ... so often; */
	PROOF = 1000,   /* positions examined in search of a win */
	STEPS_MOST = 300,
	POOL = 1 << 14 /* nodes of such a search */
};

/* What the nearest way to win needs. */
struct nearest {
	struct pet_facts facts;
	int32_t needs;
};

static void take(struct pet_facts *to, const struct pet_fact *row)
{
	struct nearest *n = (struct nearest *)to;
	if (row->needs < n->needs)
		n->needs = row->needs;
}

static int32_t needs(const struct pet_game *game, struct pet_view v)
{
	struct nearest n = { { 1u << PET_T_NEED, v.seat, take }, INT32_MAX };
	if (game->facts)
		pet_facts(game, v, &n.facts);
	return n.needs;
}

/* The seat's own turn of the round is over and did not bring what was missing: others' turns will not. */
static bool is_missed(const struct pet_game *game, const void *state, uint8_t seat, bool *began)
{
	if (!pet_game_node(game, state)->quiet)
		return false;
	if (pet_game_asked(state) == seat)
		*began = true;
	return *began && pet_game_asked(state) != seat &&
	       needs(game, pet_game_view(game, state, seat)) > 0;
}

/* The rest of the round after m, by the bot's own search, which forgets everything; whether the seat wins. */
static bool wins_round(struct bot *bot, const struct pet_game *game, struct pet_view v, pet_move m,
		       bool careful, uint64_t seed)
{
	_Alignas(64) unsigned char state[PET_STATE_MAX];
	uint8_t asked, share[PET_SEATS_MAX] = { 0 };
	struct pet_bot_spec spec = bot->spec;
	struct pet_bits dice = { seed };
	bool acted = false, began = false; /* the auction is over; the seat's turn came */
	pet_game_resample(game, v, state, &dice);
	pet_game_advance(game, state, m, NULL);
	spec.threads = spec.rounds = spec.whim = 0;
	spec.character[0] = 0;
	spec.finish = PROOF;
	spec.pool = spec.pool < POOL ? spec.pool : POOL;
	pet_bot_init(bot, &spec, pet_bits_next(&dice));
	for (int i = 0; i < STEPS_MOST && (asked = pet_game_asked(state)) != PET_NOBODY; i++) {
		if (spec.stopped && spec.stopped())
			return false;
		if (asked == PET_CHANCE) {
			m = pet_game_sample(game, state, pet_bits_next(&dice));
		} else {
			bool auction = pet_game_node(game, state)->auction;
			if (auction ? acted : is_missed(game, state, v.seat, &began))
				return false;
			acted = acted || !auction;
			bot->spec.iterations = careful ? CAREFUL : asked == v.seat ? MINE : THEIRS;
			m = pet_bot_choose(bot, game, pet_game_view(game, state, asked));
		}
		pet_game_advance(game, state, m, NULL);
	}
	if (pet_game_asked(state) != PET_NOBODY)
		return false;
	game->result(state, share);
	return share[v.seat] == PET_SHARES;
}

/* Puts the offers that win every time in front; how many they are. */
static int keep_won(struct bot *bot, const struct pet_game *game, struct pet_view v,
		    pet_move *offer, int n, bool careful, uint32_t rounds, uint64_t nature)
{
	int won = 0;
	for (int i = 0; i < n; i++) {
		uint32_t k = 0;
		while (k < rounds && wins_round(bot, game, v, offer[i], careful, nature + k))
			k++;
		if (k == rounds) {
			pet_move m = offer[won];
			offer[won++] = offer[i];
			offer[i] = m;
		}
	}
	return won;
}

static bool same(pet_move m, pet_move other)
{
	return pet_move_verb(m) == pet_move_verb(other) && pet_move_a(m) == pet_move_a(other);
}

/* Of the offers for each thing, which stand beside each other, the least and the greatest; how many they are, or
 * 0 where all are for one thing. */
static int thin_out(const pet_move *offer, int n, pet_move *few)
{
	int kept = 0;
	if (n == 0 || same(offer[0], offer[n - 1]))
		return 0;
	for (int i = 0; i < n; i++)
		if (i == 0 || i + 1 == n || !same(offer[i], offer[i - 1]) ||
		    !same(offer[i], offer[i + 1]))
			few[kept++] = offer[i];
	return kept;
}

int pet_rounds_won(struct bot *bot, const struct pet_game *game, struct pet_view v, pet_move *legal,
		   int n)
{
	const struct pet_bot_spec spec = bot->spec;
	const struct pet_bits bits = bot->bits;
	const uint64_t nature = bot->nature;
	const struct pet_character *character = bot->character;
	const struct pet_node *node = pet_game_node(game, v.pub);
	if (!spec.rounds || spec.ms || !node->auction || !node->quiet || needs(game, v) != 1)
		return n;
	int won = keep_won(bot, game, v, legal, n, false, spec.rounds, nature);
	pet_move few[PET_MOVES_MAX];
	int sure = keep_won(bot, game, v, few, thin_out(legal, won, few), true, TWICE, nature);
	if (sure) {
		memcpy(legal, few, (size_t)sure * sizeof *few);
		won = sure;
	}
	pet_bot_init(bot, &spec, nature);
	bot->bits = bits;
	bot->character = character;
	bot->seat = v.seat;
	return won ? won : n;
}
