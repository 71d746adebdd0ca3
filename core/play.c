/* play.c: the loop that runs a game from one question to the next, and pet_game_play, which checks
 * moves. */
#include "core/game.h"

#include <string.h>

#include "core/bitset.h"
#include "core/mark.h"
#include "core/must.h"
#include "core/text.h"

_Static_assert((sizeof(struct pet_node) & (sizeof(struct pet_node) - 1)) == 0,
	       "the row of a node is found by a shift");

static struct pet_journal *journal_of(const struct pet_game *game, void *state)
{
	return (struct pet_journal *)(void *)((char *)state + game->journal_at);
}

/* What is rarely needed is kept out of line: a loop that calls nothing keeps less on the stack. On a GPU
 * everything is inlined where the game is known, so that its words are left out. */
#ifdef PET_PLAYS_ONLY
#	define RARE __attribute__((always_inline)) inline
#else
#	define RARE __attribute__((noinline))
#endif

RARE static void journal_copy(const struct pet_journal *j, struct pet_events *events)
{
	for (int i = 0; i < j->count; i++) {
		if (events->count < events->cap)
			events->event[events->count++] = j->event[i];
		else
			events->dropped++;
	}
}

/* Of a journal in which something stands. */
RARE static void journal_drain(struct pet_journal *j, struct pet_events *events)
{
	if (events)
		journal_copy(j, events);
	unsigned i = j->count;
	do
		j->event[--i] = (struct pet_event){ 0 };
	while (i);
	j->count = 0;
}

/* Settles and reports what a step or an answer told. Most steps are silent: they leave nothing to settle,
 * and nobody is asked. A target that tells nothing asks after each. */
__attribute__((always_inline)) static inline void close_step(const struct pet_game *game,
							     void *state, struct pet_journal *j,
							     struct pet_events *events)
{
	if (!PET_TELLS || j->count) {
		if (game->anytime)
			game->anytime->settle(state);
		if (PET_TELLS)
			journal_drain(j, events);
	}
#ifdef PETTEIA_RECOUNT
	uint8_t depth = ((struct pet_flow *)state)->depth;
	if (game->anytime)
		game->anytime->settle(state);
	pet_must(((struct pet_flow *)state)->depth == depth);
#endif
}

/* Runs seqs and steps until somebody must answer. */
__attribute__((always_inline)) static inline void loop(const struct pet_game *game, void *state,
						       struct pet_events *events)
{
	struct pet_flow *fl = state;
	struct pet_journal *j = journal_of(game, state);

	close_step(game, state, j, events);
	while (fl->depth > 0) {
		struct pet_frame *f = pet_flow_top(fl);
		const struct pet_node *node = &game->nodes[f->node];
		if (node->step) {
			node->step(state, f);
			close_step(game, state, j, events);
		} else if (node->seq) {
			uint8_t child = node->seq[f->pc];
			if (child) {
				f->pc++;
				pet_flow_call(fl, child, f->who);
			} else {
				pet_flow_end(fl);
			}
		} else {
			fl->asked = node->weights   ? PET_CHANCE
				    : game->seat_of ? game->seat_of(state, f->who)
						    : f->who;
			return;
		}
	}
	fl->asked = PET_NOBODY;
}

static void run(const struct pet_game *game, void *state, struct pet_events *events)
{
	if (game->anytime)
		game->anytime->settle(state);
	loop(game, state, events);
}

void pet_setup_default(const struct pet_game *game, struct pet_setup *s, uint8_t seats)
{
	memset(s, 0, sizeof *s);
	s->seats = seats;
	for (int i = 0; game->options[i].key; i++)
		s->option[i] = game->options[i].usual;
}

void pet_setup_of_version(const struct pet_game *game, struct pet_setup *s, unsigned version)
{
	for (int i = 0; game->options[i].key; i++)
		if (version < game->options[i].since)
			s->option[i] = game->options[i].before;
}

const char *pet_game_start(const struct pet_game *game, void *state, const struct pet_setup *s,
			   struct pet_events *events)
{
	memset(state, 0, game->state_bytes);
	((struct pet_flow *)state)->seats = s->seats;
	((struct pet_flow *)state)->pack = s->pack;
	const char *error = game->setup(state, s);
	if (error)
		return error;
	run(game, state, events);
	return NULL;
}

const struct pet_frame *pet_game_frame(const void *state)
{
	const struct pet_flow *fl = state;
	pet_must_recount(fl->depth > 0);
	return fl->frame + fl->depth - 1;
}

const struct pet_node *pet_game_node(const struct pet_game *game, const void *state)
{
	return &game->nodes[pet_game_frame(state)->node];
}

struct pet_view pet_game_view(const struct pet_game *game, const void *state, uint8_t seat)
{
	struct pet_view v = { state, NULL, seat };
	if (seat < PET_SEATS_MAX)
		v.mine = (const char *)state + game->priv_at + (size_t)seat * game->priv_bytes;
	return v;
}

/* The members of a set as moves, and the effects of any time. */
RARE static int pick_list(const struct pet_game *game, const struct pet_node *node,
			  const struct pet_view *v, const struct pet_frame *f, pet_move *out)
{
	const struct pet_pick *pick = node->pick;
	int n = 0;
	PET_FOR_EACH (i, pick->choices(*v, f))
		out[n++] = pet_move_make(pick->verb, i, 0, 0);
	if (pick->other)
		out[n++] = pet_move_make(pick->other, 0, 0, 0);
	return node->form & PET_ANYTIME ? game->anytime->legal(v->pub, f, out, n) : n;
}

RARE static int anytime_list(const struct pet_anytime *anytime, const struct pet_node *node,
			     const struct pet_view *v, const struct pet_frame *f, pet_move *out)
{
	int n = node->legal(*v, f, out);
	return anytime->legal(v->pub, f, out, n);
}

static uint8_t pick_why(const struct pet_pick *pick, struct pet_view v, const struct pet_frame *f,
			pet_move m)
{
	unsigned i = pet_move_a(m);
	if (pet_move_verb(m) == pick->verb)
		return i < 64 && (pick->choices(v, f) >> i & 1) ? 0 : pick->reason;
	return pick->other && pet_move_verb(m) == pick->other ? 0 : pick->beyond;
}

__attribute__((always_inline)) static inline int list(const struct pet_game *game,
						      struct pet_view v, pet_move *out)
{
	const struct pet_frame *f = pet_game_frame(v.pub);
	const struct pet_node *node = &game->nodes[f->node];
	if (node->form & PET_PICK)
		return pick_list(game, node, &v, f, out);
	if (node->form)
		return anytime_list(game->anytime, node, &v, f, out);
	return node->legal(v, f, out);
}

int pet_view_legal(const struct pet_game *game, struct pet_view v, pet_move *out)
{
	if (v.seat >= PET_SEATS_MAX || pet_game_asked(v.pub) != v.seat)
		return 0;
	return list(game, v, out);
}

int pet_game_weights(const struct pet_game *game, const void *state, pet_move *out,
		     uint32_t *weight)
{
	return pet_game_node(game, state)->weights(state, pet_game_frame(state), out, weight);
}

int pet_game_legal(const struct pet_game *game, const void *state, pet_move *out)
{
	uint8_t seat = pet_game_asked(state);
	if (seat == PET_NOBODY)
		return 0;
	if (seat == PET_CHANCE) {
		uint32_t weight[PET_MOVES_MAX];
		return pet_game_weights(game, state, out, weight);
	}
	return list(game, pet_game_view(game, state, seat), out);
}

int pet_chance_pick(const uint32_t *weight, int count, uint64_t r)
{
	uint32_t total = 0;
	for (int i = 0; i < count; i++)
		total += weight[i];
	uint32_t at = pet_chance_uniform(total, r);
	int i = 0;
	while (at >= weight[i])
		at -= weight[i++];
	return i;
}

pet_move pet_game_sample(const struct pet_game *game, const void *state, uint64_t r)
{
	const struct pet_node *node = pet_game_node(game, state);
	if (node->sample)
		return node->sample(state, pet_game_frame(state), r);
	pet_move out[PET_MOVES_MAX];
	uint32_t weight[PET_MOVES_MAX];
	int count = node->weights(state, pet_game_frame(state), out, weight);
	return out[pet_chance_pick(weight, count, r)];
}

void pet_game_advance(const struct pet_game *game, void *state, pet_move m,
		      struct pet_events *events)
{
	struct pet_frame *f = pet_flow_top(state);
	const struct pet_node *node = &game->nodes[f->node];
	if (!(node->form & PET_ANYTIME) || !game->anytime->apply(state, f, m))
		node->apply(state, f, m);
	loop(game, state, events);
#ifdef PETTEIA_RECOUNT
	const char *wrong = game->check(state);
	if (wrong)
		pet_must_failed(wrong, game->id, (int)pet_move_verb(m));
#endif
}

void pet_game_settle(const struct pet_game *game, void *state, struct pet_events *events)
{
	run(game, state, events);
}

bool pet_game_is_legal(const struct pet_game *game, const void *state, pet_move m)
{
	pet_move out[PET_MOVES_MAX];
	int count = pet_game_legal(game, state, out);
	for (int i = 0; i < count; i++)
		if (out[i] == m)
			return true;
	return false;
}

enum pet_refusal pet_game_play(const struct pet_game *game, void *state, uint8_t seat, pet_move m,
			       struct pet_events *events)
{
	uint8_t asked = pet_game_asked(state);
	if (asked == PET_NOBODY)
		return PET_PLAY_OVER;
	if (seat != asked)
		return PET_PLAY_WRONG_SEAT;
	if (!pet_game_is_legal(game, state, m))
		return PET_PLAY_ILLEGAL;
	pet_game_advance(game, state, m, events);
	return PET_PLAY_OK;
}

/* Whether the verb has a rule of its own and no move of the current question. */
static bool belongs_elsewhere(const struct pet_game *game, const void *state, pet_move m)
{
	pet_move legal[PET_MOVES_MAX];
	unsigned verb = pet_move_verb(m);
	if (!game->moments || !verb || verb >= game->verb_count || !game->moments[verb].rule)
		return false;
	for (int i = pet_game_legal(game, state, legal) - 1; i >= 0; i--)
		if (pet_move_verb(legal[i]) == verb)
			return false;
	return true;
}

uint8_t pet_view_refused(const struct pet_game *game, struct pet_view v, pet_move m)
{
	const struct pet_frame *f = pet_game_frame(v.pub);
	const struct pet_node *node = &game->nodes[f->node];
	if (!pet_well_formed(game->verbs, game->verb_count, m))
		m = PET_MOVE_NONE;
	uint8_t row = node->pick ? pick_why(node->pick, v, f, m) : node->why(v, f, m);
	return row && game->anytime ? game->anytime->why(v.pub, f, m, row) : row;
}

const struct pet_reason *pet_game_why(const struct pet_game *game, const void *state, uint8_t seat,
				      pet_move m)
{
	static const struct pet_reason over = { "", N_("the game is over") };
	static const struct pet_reason turn = { "", N_("somebody else is asked") };
	static const struct pet_reason other = { "", N_("this is not one of the choices here") };

	uint8_t asked = pet_game_asked(state);
	if (asked == PET_NOBODY)
		return &over;
	if (seat != asked)
		return &turn;
	const struct pet_node *node = pet_game_node(game, state);
	if ((!node->why && !node->pick) || seat == PET_CHANCE)
		return pet_game_is_legal(game, state, m) ? NULL : &other;
	struct pet_view v = pet_game_view(game, state, seat);
	uint8_t row = pet_view_refused(game, v, m);
	if (row && row == pet_view_refused(game, v, PET_MOVE_NONE) &&
	    belongs_elsewhere(game, state, m))
		return &game->moments[pet_move_verb(m)];
	return row ? &game->reasons[row] : NULL;
}

void pet_game_resample(const struct pet_game *game, struct pet_view v, void *state,
		       struct pet_bits *bits)
{
	memset(state, 0, game->state_bytes);
	memcpy(state, v.pub, game->pub_bytes);
	if (v.mine)
		memcpy((char *)state + game->priv_at + (size_t)v.seat * game->priv_bytes, v.mine,
		       game->priv_bytes);
	if (game->resample)
		game->resample(state, v.seat, bits);
}

uint8_t pet_game_seen(const struct pet_game *game, const void *state)
{
	const struct pet_node *node = pet_game_node(game, state);
	return node->seen ? node->seen(state, pet_game_frame(state)) : PET_SEEN_BY_ALL;
}

/* Hashes eight bytes at a time, multiplied and folded; all our targets are little-endian. */
uint64_t pet_game_hash(const struct pet_game *game, const void *state)
{
	uint64_t h = 0x9e3779b97f4a7c15u ^ game->journal_at;
	for (uint32_t i = 0; i < game->journal_at; i += 8) {
		uint64_t w = 0;
		uint32_t rest = game->journal_at - i;
		memcpy(&w, (const char *)state + i, rest < 8 ? rest : 8);
		if (i == 0)
			w &= ~(UINT64_C(0xFF) << 8 * offsetof(struct pet_flow,
							      pack)); /* its number is ours alone */
		h = (h ^ w) * 0xff51afd7ed558ccdu;
		h ^= h >> 32;
	}
	return h;
}

uint64_t pet_bits_next(struct pet_bits *b)
{
	uint64_t z = (b->state += 0x9e3779b97f4a7c15u);
	z = (z ^ (z >> 30)) * 0xbf58476d1ce4e5b9u;
	z = (z ^ (z >> 27)) * 0x94d049bb133111ebu;
	return z ^ (z >> 31);
}

static bool same(const char *a, const char *b)
{
	while (*a && *a == *b)
		a++, b++;
	return *a == *b;
}

const struct pet_game *pet_game_find(const char *id)
{
	for (int i = 0; pet_all_games[i]; i++)
		if (same(pet_all_games[i]->id, id))
			return pet_all_games[i];
	return NULL;
}
