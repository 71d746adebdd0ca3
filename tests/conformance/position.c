/* position.c: checks one position. look_light is cheap and runs after every move; look_deep tries
 * everything that can be tried. */
#include "tests/conformance/suite.h"

#include <stdio.h>
#include <string.h>

#include "core/must.h"

static _Alignas(64) unsigned char copy[PET_STATE_MAX], other[PET_STATE_MAX];

/* ---- fields ---------------------------------------------------------------------------------- */

static uint8_t covered[PET_STATE_MAX], covered_priv[PET_STATE_MAX];

static void cover(const struct pet_field *fields, size_t base, uint8_t *map, size_t bytes)
{
	for (const struct pet_field *f = fields; f && f->name; f++) {
		size_t count = f->index == PET_K_NONE || !f->count ? 1 : f->count;
		for (size_t i = 0; i < count; i++) {
			size_t at = base + f->at + i * f->stride;
			if (f->how == PET_HOW_GROUP) {
				cover(f->sub, at, map, bytes);
				continue;
			}
			for (size_t k = 0; k < f->size; k++) {
				if (at + k >= bytes)
					bad("field '%s' lies outside", f->name);
				else if (map[at + k]++)
					bad("field '%s' covers a byte twice (at %zu)", f->name,
					    at + k);
			}
		}
	}
}

void fields_begin(const struct pet_game *game)
{
	memset(covered, 0, sizeof covered);
	memset(covered_priv, 0, sizeof covered_priv);
	memset(covered, 1, sizeof(struct pet_flow));
	cover(game->pub_fields, 0, covered, game->pub_bytes);
	cover(game->priv_fields, 0, covered_priv, game->priv_bytes);
}

/* Whether derive computes a byte from the others. */
static bool derived(const struct pet_game *game, const unsigned char *state, size_t at)
{
	if (!game->derive)
		return false;
	memcpy(copy, state, game->state_bytes);
	copy[at] = 0;
	game->derive(copy);
	return !memcmp(copy, state, game->state_bytes);
}

/* Every byte that is ever used can be written and read as JSON, or is derived from such. */
static void look_fields(const struct pet_game *game, const unsigned char *state)
{
	for (size_t i = sizeof(struct pet_flow); i < game->pub_bytes; i++) {
		if (!state[i] || covered[i])
			continue;
		covered[i] = 1;
		if (!derived(game, state, i))
			bad("byte %zu of pub is used but has no field", i);
	}
	for (size_t k = 0; k < (size_t)PET_SEATS_MAX * game->priv_bytes; k++) {
		size_t i = k % game->priv_bytes;
		if (!state[game->priv_at + k] || covered_priv[i])
			continue;
		covered_priv[i] = 1;
		if (!derived(game, state, game->priv_at + k))
			bad("byte %zu of priv is used but has no field", i);
	}
	for (size_t i = game->pub_bytes; i < game->priv_at; i++)
		if (state[i])
			bad("a byte between pub and priv is used");
	for (size_t i = game->priv_at + PET_SEATS_MAX * game->priv_bytes; i < game->journal_at; i++)
		if (state[i])
			bad("a byte between priv and journal is used");
}

/* ---- every move ------------------------------------------------------------------------------ */

void look_light(const struct pet_game *game, const void *state)
{
	const struct pet_flow *fl = state;
	const struct pet_journal *j = (const void *)((const char *)state + game->journal_at);
	static const struct pet_frame no_frame;
#ifndef PETTEIA_RECOUNT /* the engine has played it already */
	const char *wrong = game->check(state);
	if (wrong)
		bad("check: %s", wrong);
#endif
	if (j->count)
		bad("the journal is not empty");
	for (int i = fl->depth; i < PET_FLOW_DEPTH; i++)
		if (memcmp(&fl->frame[i], &no_frame, sizeof no_frame))
			bad("a frame that left is not zeroed");
	if (fl->asked != PET_NOBODY && fl->asked != PET_CHANCE && fl->asked >= fl->seats)
		bad("seat %d is asked but does not sit here", fl->asked);
	look_fields(game, state);
}

void look_events(const struct pet_game *game, const void *state, const struct pet_events *events)
{
	if (events->dropped)
		bad("%u events were dropped", events->dropped);
	for (uint32_t i = 0; i < events->count; i++) {
		const struct pet_event *e = &events->event[i];
		if (e->code == 0 || e->code >= game->event_count || !game->events[e->code].token) {
			bad("event %d has no row", e->code);
			continue;
		}
		for (int lang = 0; lang < PET_LANG_COUNT; lang++) {
			for (int s = -1; s < 2; s++) {
				uint8_t seat = s < 0 ? PET_NOBODY : (uint8_t)(s ? 1 : 0);
				char said[1024];
				struct pet_text t = pet_text_into(said, sizeof said, (uint8_t)lang,
								  game, state);
				pet_text_event(&t, e, seat);
				if (!t.len || t.cut || unfilled(said))
					bad("event '%s' says '%s'%s", game->events[e->code].token,
					    said,
					    e->seen == PET_SEEN_BY_ALL
						    ? ""
						    : " to those who may not know");
			}
		}
	}
}

void look_end(const struct pet_game *game, const void *state)
{
	const struct pet_flow *fl = state;
	uint8_t share[PET_SEATS_MAX] = { 0 };
	int sum = 0;
	game->result(state, share);
	for (int i = 0; i < PET_SEATS_MAX; i++) {
		sum += share[i];
		if (i >= fl->seats && share[i])
			bad("an empty seat has a share of the win");
		if (i >= fl->seats || !game->partner ||
		    game->partner(state, (uint8_t)i) == PET_NOBODY)
			continue;
		uint8_t partner = game->partner(state, (uint8_t)i);
		if (partner >= fl->seats || partner == i || game->partner(state, partner) != i)
			bad("the partner of a seat has another partner");
		else if (share[partner] != share[i])
			bad("partners do not win together");
	}
	if (sum != PET_SHARES && !(fl->seats == 1 && sum == 0))
		bad("the shares of the win sum to %d, not %d", sum, PET_SHARES);
	int endings = 0;
	while (game->bots->endings && game->bots->endings[endings])
		endings++;
	if (endings > PET_ENDINGS_MAX ||
	    (game->bots->ending && game->bots->ending(state) >= endings))
		bad("the game ended in a way that has no name");
	pet_move out[PET_MOVES_MAX];
	if (pet_game_legal(game, state, out) != 0)
		bad("moves after the end");
	if (pet_game_play(game, (memcpy(copy, state, game->state_bytes), copy), 0,
			  pet_move_make(1, 0, 0, 0), NULL) != PET_PLAY_OVER)
		bad("a move after the end is taken");
}

/* ---- moves ----------------------------------------------------------------------------------- */

static int order(const void *a, const void *b)
{
	pet_move x = *(const pet_move *)a, y = *(const pet_move *)b;
	return x < y ? -1 : x > y;
}

static void sort_moves(pet_move *m, int n)
{
	for (int gap = n / 2; gap > 0; gap /= 2)
		for (int i = gap; i < n; i++)
			for (int j = i; j >= gap && order(&m[j - gap], &m[j]) > 0; j -= gap) {
				pet_move swap = m[j];
				m[j] = m[j - gap];
				m[j - gap] = swap;
			}
}

static bool in_sorted(const pet_move *m, int n, pet_move x)
{
	int lo = 0, hi = n;
	while (lo < hi) {
		int mid = (lo + hi) / 2;
		if (m[mid] < x)
			lo = mid + 1;
		else
			hi = mid;
	}
	return lo < n && m[lo] == x;
}

/* The sorted list of legal moves; also checks the list itself. */
static int list_moves(const struct pet_game *game, const void *state, pet_move *sorted)
{
	static pet_move out[PET_MOVES_MAX + GUARD];
	const struct pet_node *node = pet_game_node(game, state);
	for (int i = 0; i < GUARD; i++)
		out[PET_MOVES_MAX + i] = 0xabadcafe;
	uint64_t before = pet_game_hash(game, state);
	int n = pet_game_legal(game, state, out);
	if (pet_game_hash(game, state) != before)
		bad("%s: listing moves changes the state", node->name);
	if (n < 1 || n > PET_MOVES_MAX)
		bad("%s: %d legal moves", node->name, n);
	for (int i = 0; i < GUARD; i++)
		if (out[PET_MOVES_MAX + i] != 0xabadcafe)
			bad("%s: legal writes beyond MOVES_MAX", node->name);
	if (n < 1 || n > PET_MOVES_MAX)
		return 0;
	memcpy(sorted, out, (size_t)n * sizeof *out);
	sort_moves(sorted, n);
	for (int i = 1; i < n; i++)
		if (sorted[i] == sorted[i - 1])
			bad("%s: a move is listed twice (%08x)", node->name, sorted[i]);
	return n;
}

/* Tokens round-trip; texts have no placeholders left. */
static void look_words(const struct pet_game *game, const void *state, const pet_move *moves, int n)
{
	const struct pet_node *node = pet_game_node(game, state);
	const struct pet_frame *f = pet_game_frame(state);
	for (int i = 0; i < n; i++) {
		char token[256], said[512];
		uint8_t v = pet_move_verb(moves[i]);
		if (v == 0 || v >= game->verb_count || !game->verbs[v].token) {
			bad("%s: move %08x has no verb", node->name, moves[i]);
			continue;
		}
		for (int k = 0; k < 3; k++)
			if (game->verbs[v].kind[k] == PET_K_NONE && pet_move_arg(moves[i], k))
				bad("%s: '%s' has an argument %d that its row lacks", node->name,
				    game->verbs[v].token, k);
		struct pet_text t = pet_text_into(token, sizeof token, PET_LANG_EN, game, state);
		pet_token_move(&t, moves[i]);
		if (pet_token_move_find(game, token, t.len) != moves[i])
			bad("%s: '%s' (%08x) is read as %08x", node->name, token, moves[i],
			    pet_token_move_find(game, token, t.len));
		for (int lang = 0; lang < PET_LANG_COUNT; lang++) {
			t = pet_text_into(said, sizeof said, (uint8_t)lang, game, state);
			pet_text_move(&t, moves[i], f->who);
			if (!t.len || t.cut || unfilled(said))
				bad("%s: '%s' reads '%s'", node->name, token, said);
		}
	}
}

/* Every legal move can be played, and playing it twice gives the same bytes. */
static void look_apply(const struct pet_game *game, const void *state, const pet_move *moves, int n)
{
	const struct pet_node *node = pet_game_node(game, state);
	static struct pet_event told[EVENTS];
	for (int i = 0; i < n; i++) {
		struct pet_events events = { told, 0, EVENTS, 0 };
		memcpy(copy, state, game->state_bytes);
		enum pet_refusal r =
			pet_game_play(game, copy, pet_game_asked(state), moves[i], &events);
		if (r != PET_PLAY_OK)
			bad("%s: a listed move is refused", node->name);
		const char *wrong = game->check(copy);
		if (wrong)
			bad("%s: after '%s' check: %s", node->name,
			    game->verbs[pet_move_verb(moves[i])].token, wrong);
		look_events(game, copy, &events);
		if (i % 16)
			continue;
		memcpy(other, state, game->state_bytes);
		pet_game_advance(game, other, moves[i], NULL);
		if (memcmp(copy, other, game->state_bytes))
			bad("%s: the same move leads to two positions", node->name);
	}
}

/* ---- why ------------------------------------------------------------------------------------- */

enum { POOL = 512 };
static pet_move pool[POOL];
static const struct pet_game *pool_game;

static uint8_t any_value(const struct pet_game *game, uint8_t kind, struct pet_bits *bits)
{
	uint32_t roll = pet_bits_below(bits, 32);
	if (roll == 0)
		return (uint8_t)pet_bits_below(bits, 256);
	if (roll == 1)
		return 255;
	switch (kind) {
	case PET_K_NONE:
		return 0;
	case PET_K_NUMBER:
		return (uint8_t)pet_bits_below(bits, 12);
	case PET_K_SEAT:
		return (uint8_t)pet_bits_below(bits, PET_SEATS_MAX);
	case PET_K_FLAG:
		return (uint8_t)pet_bits_below(bits, 2);
	default:
		return (uint8_t)pet_bits_below(bits, game->kinds[kind].count);
	}
}

/* A move that may or may not be legal: a random move of the game, a legal one with a change, one
 * that was legal elsewhere, or any 32 bits. */
static pet_move near_miss(const struct pet_game *game, const pet_move *moves, int n,
			  struct pet_bits *bits)
{
	switch (pet_bits_below(bits, 8)) {
	case 0:
		return (pet_move)pet_bits_next(bits);
	case 1:
	case 2:
		if (pool[pet_bits_below(bits, POOL)])
			return pool[pet_bits_below(bits, POOL)];
		/* fallthrough */
	case 3:
	case 4: {
		unsigned v = 1 + pet_bits_below(bits, game->verb_count - 1u);
		const uint8_t *kind = game->verbs[v].kind;
		return pet_move_make(v, any_value(game, kind[0], bits),
				     any_value(game, kind[1], bits),
				     any_value(game, kind[2], bits));
	}
	default: {
		pet_move m = moves[pet_bits_below(bits, (uint32_t)n)];
		int i = (int)pet_bits_below(bits, 3), shift = 16 - 8 * i;
		const uint8_t *kind = game->verbs[pet_move_verb(m)].kind;
		return (m & ~(0xffu << shift)) | (pet_move)any_value(game, kind[i], bits) << shift;
	}
	}
}

/* why accepts exactly the listed moves, and names a rule for all others. */
static void look_why(const struct pet_game *game, const void *state, const pet_move *moves, int n,
		     uint32_t tries, struct pet_bits *bits)
{
	const struct pet_node *node = pet_game_node(game, state);
	struct pet_view v = pet_game_view(game, state, pet_game_asked(state));
	if (pet_game_asked(state) == PET_CHANCE || (!node->why && !node->pick))
		return;
	if (pool_game != game)
		memset(pool, 0, sizeof pool);
	pool_game = game;
	for (uint32_t i = 0; i < tries + (uint32_t)n; i++) {
		pet_move m = i < (uint32_t)n ? moves[i] : near_miss(game, moves, n, bits);
		bool listed = in_sorted(moves, n, m);
		uint8_t row = pet_view_refused(game, v, m);
		char token[256];
		if ((row == 0) == listed && row < game->reason_count)
			continue;
		struct pet_text t = pet_text_into(token, sizeof token, PET_LANG_EN, game, state);
		pet_token_move(&t, m);
		if (row >= game->reason_count)
			bad("%s: why gives reason %d, which is no row", node->name, row);
		else if (listed)
			bad("%s: '%s' is listed, but why says %s", node->name, token,
			    game->reasons[row].rule);
		else
			bad("%s: '%s' (%08x) is not listed, but why allows it", node->name, token,
			    m);
	}
	for (int i = 0; i < 8; i++)
		pool[pet_bits_below(bits, POOL)] = moves[pet_bits_below(bits, (uint32_t)n)];
}

/* A refused move changes nothing, whoever plays it. */
static void look_door(const struct pet_game *game, const void *state, const pet_move *moves, int n,
		      struct pet_bits *bits)
{
	const struct pet_flow *fl = state;
	const struct pet_node *node = pet_game_node(game, state);
	memcpy(copy, state, game->state_bytes);
	for (uint8_t seat = 0; seat < fl->seats; seat++)
		if (seat != pet_game_asked(state) &&
		    pet_game_play(game, copy, seat, moves[0], NULL) != PET_PLAY_WRONG_SEAT)
			bad("%s: a seat that is not asked may play", node->name);
	for (int i = 0; i < 8; i++) {
		pet_move m = near_miss(game, moves, n, bits);
		if (in_sorted(moves, n, m))
			continue;
		if (pet_game_play(game, copy, pet_game_asked(state), m, NULL) != PET_PLAY_ILLEGAL)
			bad("%s: an unlisted move is taken", node->name);
		const struct pet_reason *r = pet_game_why(game, state, pet_game_asked(state), m);
		char said[512];
		struct pet_text t = pet_text_into(said, sizeof said, PET_LANG_EN, game, state);
		if (r && pet_move_verb(m) && pet_move_verb(m) < game->verb_count) {
			pet_text_reason(&t, r, m, pet_game_frame(state)->who);
			if (!t.len || unfilled(said))
				bad("%s: a refusal reads '%s'", node->name, said);
		}
	}
	if (memcmp(copy, state, game->state_bytes))
		bad("%s: a refused move changes the state", node->name);
}

/* ---- chance ---------------------------------------------------------------------------------- */

/* Weights are positive; sample equals picking by weights. */
static void look_chance(const struct pet_game *game, const void *state, struct pet_bits *bits)
{
	static pet_move out[PET_MOVES_MAX];
	static uint32_t weight[PET_MOVES_MAX];
	const struct pet_node *node = pet_game_node(game, state);
	int n = pet_game_weights(game, state, out, weight);
	uint64_t total = 0;
	for (int i = 0; i < n; i++) {
		if (!weight[i])
			bad("%s: an outcome has no weight", node->name);
		total += weight[i];
	}
	if (total >= 1ull << 32 || !total) {
		bad("%s: the weights sum to %llu", node->name, (unsigned long long)total);
		return;
	}
	uint64_t sum = 0;
	for (int i = 0; i < 64 + n && node->sample; i++) {
		uint64_t r = ((uint64_t)i << 58) | pet_bits_next(bits) >> 6;
		if (i >= 64) { /* the boundaries between outcomes */
			sum += weight[i - 64];
			r = ((sum << 32) / total - pet_bits_below(bits, 2)) << 32;
		}
		if (pet_game_sample(game, state, r) != out[pet_chance_pick(weight, n, r)])
			bad("%s: sample and weights differ for %016llx", node->name,
			    (unsigned long long)r);
	}
}

/* ---- everything ------------------------------------------------------------------------------ */

static void look_eval(const struct pet_game *game, const void *state)
{
	int32_t share[PET_SEATS_MAX] = { 0 };
	int64_t sum = 0;
	if (!game->bots->eval)
		return;
	game->bots->eval(state, share);
	for (int i = 0; i < PET_SEATS_MAX; i++) {
		sum += share[i];
		if (share[i] < 0)
			bad("eval gives less than nothing");
	}
	if (sum != 65536 && ((const struct pet_flow *)state)->seats > 1)
		bad("eval sums to %lld", (long long)sum);
}

void look_deep(const struct pet_game *game, const void *state, const struct level *l,
	       struct pet_bits *bits)
{
	static pet_move moves[PET_MOVES_MAX];
	deep_looks++;
	look_json(game, state);
	look_views(game, state);
	look_said(game, state, bits);
	look_eval(game, state);
	if (pet_game_asked(state) == PET_NOBODY)
		return;
	int n = list_moves(game, state, moves);
	if (!n)
		return;
	look_words(game, state, moves, n);
	look_apply(game, state, moves, n);
	look_why(game, state, moves, n, l->tries, bits);
	look_door(game, state, moves, n, bits);
	if (pet_game_asked(state) == PET_CHANCE)
		look_chance(game, state, bits);
}
