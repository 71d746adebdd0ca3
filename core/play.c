/* play.c: the loop that runs a game between two questions, and the checked door. */
#include "core/game.h"

#include <string.h>

#include "core/must.h"
#include "core/text.h"

static struct journal *journal_of(const struct game *game, void *state)
{
	return (struct journal *)(void *)((char *)state + game->journal_at);
}

static void journal_drain(struct journal *j, struct events *events)
{
	for (int i = 0; events && i < j->count; i++) {
		if (events->count < events->cap)
			events->event[events->count++] = j->event[i];
		else
			events->dropped++;
	}
	memset(j, 0, offsetof(struct journal, event) + j->count * sizeof j->event[0]);
}

/* Runs seqs and steps until somebody must answer. */
static void run(const struct game *game, void *state, struct events *events)
{
	struct flow *fl = state;
	struct journal *j = journal_of(game, state);

	while (fl->depth > 0) {
		struct frame *f = flow_top(fl);
		const struct node *node = &game->nodes[f->node];
		if (node->step) {
			node->step(state, f);
			if (j->count)
				journal_drain(j, events);
		} else if (node->seq) {
			uint8_t child = node->seq[f->pc];
			if (child) {
				f->pc++;
				flow_call(fl, child, f->who);
			} else {
				flow_end(fl);
			}
		} else {
			fl->asked = node->weights   ? CHANCE
				    : game->seat_of ? game->seat_of(state, f->who)
						    : f->who;
			return;
		}
	}
	fl->asked = NOBODY;
}

void setup_default(const struct game *game, struct setup *s, uint8_t seats)
{
	memset(s, 0, sizeof *s);
	s->seats = seats;
	for (int i = 0; game->options[i].key; i++)
		s->option[i] = game->options[i].usual;
}

const char *game_start(const struct game *game, void *state, const struct setup *s,
		       struct events *events)
{
	memset(state, 0, game->state_bytes);
	((struct flow *)state)->seats = s->seats;
	const char *error = game->setup(state, s);
	if (error)
		return error;
	journal_drain(journal_of(game, state), events);
	run(game, state, events);
	return NULL;
}

const struct frame *game_frame(const void *state)
{
	const struct flow *fl = state;
	return &fl->frame[fl->depth - 1];
}

const struct node *game_node(const struct game *game, const void *state)
{
	return &game->nodes[game_frame(state)->node];
}

struct view game_view(const struct game *game, const void *state, uint8_t seat)
{
	struct view v = { state, NULL, seat };
	if (seat < SEATS_MAX)
		v.mine = (const char *)state + game->priv_at + (size_t)seat * game->priv_bytes;
	return v;
}

int view_legal(const struct game *game, struct view v, move *out)
{
	if (v.seat >= SEATS_MAX || game_asked(v.pub) != v.seat)
		return 0;
	return game_node(game, v.pub)->legal(v, game_frame(v.pub), out);
}

int game_weights(const struct game *game, const void *state, move *out, uint32_t *weight)
{
	return game_node(game, state)->weights(state, game_frame(state), out, weight);
}

int game_legal(const struct game *game, const void *state, move *out)
{
	uint8_t seat = game_asked(state);
	if (seat == NOBODY)
		return 0;
	if (seat == CHANCE) {
		uint32_t weight[MOVES_MAX];
		return game_weights(game, state, out, weight);
	}
	return view_legal(game, game_view(game, state, seat), out);
}

int chance_pick(const uint32_t *weight, int count, uint64_t r)
{
	uint32_t total = 0;
	for (int i = 0; i < count; i++)
		total += weight[i];
	uint32_t at = chance_uniform(total, r);
	int i = 0;
	while (at >= weight[i])
		at -= weight[i++];
	return i;
}

move game_sample(const struct game *game, const void *state, uint64_t r)
{
	const struct node *node = game_node(game, state);
	if (node->sample)
		return node->sample(state, game_frame(state), r);
	move out[MOVES_MAX];
	uint32_t weight[MOVES_MAX];
	int count = node->weights(state, game_frame(state), out, weight);
	return out[chance_pick(weight, count, r)];
}

void game_advance(const struct game *game, void *state, move m, struct events *events)
{
	struct frame *f = flow_top(state);
	game->nodes[f->node].apply(state, f, m);
	struct journal *j = journal_of(game, state);
	if (j->count)
		journal_drain(j, events);
	run(game, state, events);
#ifdef PETTEIA_RECOUNT
	const char *wrong = game->check(state);
	if (wrong)
		must_failed(wrong, game->id, (int)move_verb(m));
#endif
}

void game_settle(const struct game *game, void *state, struct events *events)
{
	journal_drain(journal_of(game, state), events);
	run(game, state, events);
}

bool game_is_legal(const struct game *game, const void *state, move m)
{
	move out[MOVES_MAX];
	int count = game_legal(game, state, out);
	for (int i = 0; i < count; i++)
		if (out[i] == m)
			return true;
	return false;
}

enum refusal game_play(const struct game *game, void *state, uint8_t seat, move m,
		       struct events *events)
{
	uint8_t asked = game_asked(state);
	if (asked == NOBODY)
		return PLAY_OVER;
	if (seat != asked)
		return PLAY_WRONG_SEAT;
	if (!game_is_legal(game, state, m))
		return PLAY_ILLEGAL;
	game_advance(game, state, m, events);
	return PLAY_OK;
}

const struct reason *game_why(const struct game *game, const void *state, uint8_t seat, move m)
{
	static const struct reason over = { "", N_("the game is over") };
	static const struct reason turn = { "", N_("somebody else is asked") };
	static const struct reason other = { "", N_("this is not one of the choices here") };

	uint8_t asked = game_asked(state);
	if (asked == NOBODY)
		return &over;
	if (seat != asked)
		return &turn;
	if (game_is_legal(game, state, m))
		return NULL;
	const struct node *node = game_node(game, state);
	uint8_t row = 0;
	if (node->why && seat != CHANCE)
		row = node->why(game_view(game, state, seat), game_frame(state), m);
	return row ? &game->reasons[row] : &other;
}

void game_resample(const struct game *game, struct view v, void *state, struct bits *bits)
{
	memset(state, 0, game->state_bytes);
	memcpy(state, v.pub, game->pub_bytes);
	if (v.mine)
		memcpy((char *)state + game->priv_at + (size_t)v.seat * game->priv_bytes, v.mine,
		       game->priv_bytes);
	if (game->resample)
		game->resample(state, v.seat, bits);
}

uint8_t game_seen(const struct game *game, const void *state)
{
	const struct node *node = game_node(game, state);
	return node->seen ? node->seen(state, game_frame(state)) : SEEN_BY_ALL;
}

/* Words of eight bytes, multiplied and folded; all our machines are little-endian. */
uint64_t game_hash(const struct game *game, const void *state)
{
	uint64_t h = 0x9e3779b97f4a7c15u ^ game->journal_at;
	for (uint32_t i = 0; i < game->journal_at; i += 8) {
		uint64_t w = 0;
		uint32_t rest = game->journal_at - i;
		memcpy(&w, (const char *)state + i, rest < 8 ? rest : 8);
		h = (h ^ w) * 0xff51afd7ed558ccdu;
		h ^= h >> 32;
	}
	return h;
}

uint64_t bits_next(struct bits *b)
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

const struct game *game_find(const char *id)
{
	for (int i = 0; games[i]; i++)
		if (same(games[i]->id, id))
			return games[i];
	return NULL;
}
