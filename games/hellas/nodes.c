/* nodes.c: the node table, made from nodes.def. Each function of the chapters gets its typed
 * arguments here; LH-3.11 and the end of the game are seen to in one place. */
#include "games/hellas/rules.h"

#define STEP(id, row, name, rule, fn)                                                              \
	static void fn##_step(void *state, struct pet_frame *f)                                    \
	{                                                                                          \
		lh_##fn(state, f);                                                                 \
		lh_settle(state);                                                                  \
	}
#define ASK(id, row, name, rule, prompt, fn, any)                                                  \
	static int fn##_legal(struct pet_view v, const struct pet_frame *f, pet_move *out)         \
	{                                                                                          \
		int n = lh_##fn##_legal(v.pub, v.mine, f, out);                                    \
		return any ? lh_anytime(v.pub, f->who, out, n) : n;                                \
	}                                                                                          \
	static void fn##_apply(void *state, struct pet_frame *f, pet_move m)                       \
	{                                                                                          \
		if (!any || !lh_anytime_apply(state, f->who, m))                                   \
			lh_##fn##_apply(state, f, m);                                              \
		lh_settle(state);                                                                  \
	}
#define PET_CHANCE(id, row, name, rule, prompt, fn)                                                \
	static int fn##_weights(const void *state, const struct pet_frame *f, pet_move *out,       \
				uint32_t *weight)                                                  \
	{                                                                                          \
		return lh_##fn##_weights(state, f, out, weight);                                   \
	}                                                                                          \
	static void fn##_apply(void *state, struct pet_frame *f, pet_move m)                       \
	{                                                                                          \
		lh_##fn##_apply(state, f, m);                                                      \
		lh_settle(state);                                                                  \
	}                                                                                          \
	static uint8_t fn##_seen(const void *state, const struct pet_frame *f)                     \
	{                                                                                          \
		return lh_##fn##_seen(state, f);                                                   \
	}
#include "games/hellas/nodes.def"
#undef STEP
#undef ASK
#undef PET_CHANCE

/* The n-th of the cards in a mask, as pet_chance_pick over equal weights would choose. */
static unsigned pick(uint32_t mask, uint64_t r)
{
	for (uint32_t n = pet_chance_uniform((uint32_t)count32(mask), r); n; n--)
		mask &= mask - 1;
	return (unsigned)lowest(mask);
}

static pet_move draw_sample(const void *state, const struct pet_frame *f, uint64_t r)
{
	const struct lh *g = state;
	uint32_t deck = lh_deck(g);
	(void)f;
	return pet_move_make(V_DRAW, pick(deck ? deck : g->pub.discard, r), 0, 0);
}

static pet_move event_sample(const void *state, const struct pet_frame *f, uint64_t r)
{
	const struct lh *g = state;
	(void)f;
	return pet_move_make(V_EVENT, pick(g->pub.events ? g->pub.events : g->pub.events_out, r), 0,
			     0);
}

static pet_move die_sample(const void *state, const struct pet_frame *f, uint64_t r)
{
	static const uint8_t face[6] = { DIE_NOTHING, DIE_ATTACK, DIE_ATTACK,
					 DIE_MOVE,    DIE_MOVE,   DIE_CHOICE };
	(void)state, (void)f;
	return pet_move_make(V_DIE, face[pet_chance_uniform(6, r)], 0, 0);
}

/* Names of the locals that prompts and readers use; the others are written by number. */
static const struct pet_local monster_local[] = { { "monster", K_MONSTER }, { NULL, 0 } };
static const struct pet_local land_local[] = { { "land", K_LAND }, { NULL, 0 } };
static const struct pet_local token_local[] = { { "token", K_TOKEN }, { NULL, 0 } };
static const struct pet_local side_local[] = { { "side", K_SIDE }, { NULL, 0 } };
static const struct pet_local travel_local[] = {
	{ "from", K_REGION },       { "to", K_REGION },
	{ "count", PET_K_NUMBER },  { "blue", PET_K_NUMBER },
	{ "more", PET_K_NUMBER },   { "how", PET_K_NUMBER },
	{ "before", PET_K_NUMBER }, { NULL, 0 }
};

#define LOCALS(id)                                                                                 \
	(id == N_MONSTER_CHOICE || id == N_MONSTER_MOVE || id == N_SLOT || id == N_MONSTER_DIE ||  \
			 id == N_REGION_ATTACK                                                     \
		 ? monster_local                                                                   \
	 : id == N_SOLO_TURN_BLUE || id == N_SOLO_SLAIN ? land_local                               \
	 : id == N_SOLO_EVENTS || id == N_SOLO_SCRIPT   ? token_local                              \
	 : id == N_BATTLE_CARD || id == N_BEFORE_FX || id == N_BLUFF_CARD || id == N_BLOOD         \
		 ? side_local                                                                      \
	 : id == N_TRAVEL ? travel_local                                                           \
			  : NULL)

/* Between two actions nothing is half done. */
#define QUIET(id) (id == N_TURN_MENU)

#define SAMPLE(id)                                                                                 \
	(id == N_DRAW          ? draw_sample                                                       \
	 : id == N_EVENT_CARD  ? event_sample                                                      \
	 : id == N_SETUP_EVENT ? event_sample                                                      \
	 : id == N_MONSTER_DIE ? die_sample                                                        \
			       : NULL)

// clang-format off
const struct pet_node lh_nodes[LH_NODES] = {
#define STEP(id, row, name, rule, fn) [row] = { name, rule, .locals = LOCALS(row), .step = fn##_step },
#define ASK(id, row, name, rule, prompt, fn, any) [row] = { name, rule, prompt, LOCALS(row), \
	.legal = fn##_legal, .apply = fn##_apply, .why = lh_why, .quiet = QUIET(row) },
#define PET_CHANCE(id, row, name, rule, prompt, fn) [row] = { name, rule, prompt, LOCALS(row), \
	.weights = fn##_weights, .sample = SAMPLE(row), .apply = fn##_apply, .seen = fn##_seen },
#include "games/hellas/nodes.def"
#undef STEP
#undef ASK
#undef PET_CHANCE
};
// clang-format on
