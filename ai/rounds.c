/* rounds.c: what an offer comes to.
 *
 * A win that an auction decides lies far behind it: others act before the seat's own turn, and others after it
 * before the round is over and the win counts. A tree spreads over all of that, and the net's first look sees
 * no difference. So where one thing is missing for a victory (facts.h), the rest of the round is played out
 * for every offer, by the same search with few iterations in every seat. Offers that win every time are the
 * only ones to choose from. */
#include "ai/bot_internal.h"
#include "core/facts.h"

enum {
	MINE = 1000,  /* iterations of the seat's own decisions, */
	THEIRS = 300, /* ... and of the others', */
	PROOF = 1000, /* ... and positions examined in search of a win */
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
		       uint64_t seed)
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
			bot->spec.iterations = asked == v.seat ? MINE : THEIRS;
			m = pet_bot_choose(bot, game, pet_game_view(game, state, asked));
		}
		pet_game_advance(game, state, m, NULL);
	}
	if (pet_game_asked(state) != PET_NOBODY)
		return false;
	game->result(state, share);
	return share[v.seat] == PET_SHARES;
}

int pet_rounds_won(struct bot *bot, const struct pet_game *game, struct pet_view v, pet_move *legal,
		   int n)
{
	const struct pet_bot_spec spec = bot->spec;
	const struct pet_bits bits = bot->bits;
	const uint64_t nature = bot->nature;
	const struct pet_character *character = bot->character;
	const struct pet_node *node = pet_game_node(game, v.pub);
	int won = 0;
	if (!spec.rounds || spec.ms || !node->auction || !node->quiet || needs(game, v) != 1)
		return n;
	for (int i = 0; i < n; i++) {
		uint32_t k = 0;
		while (k < spec.rounds && wins_round(bot, game, v, legal[i], nature + k))
			k++;
		if (k == spec.rounds) { /* the others stay behind those that win */
			pet_move m = legal[won];
			legal[won++] = legal[i];
			legal[i] = m;
		}
	}
	pet_bot_init(bot, &spec, nature);
	bot->bits = bits;
	bot->character = character;
	bot->seat = v.seat;
	return won ? won : n;
}
