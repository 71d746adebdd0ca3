/* look.c: what one position promises. look_light is cheap and follows every move; look_deep tries
 * everything that can be tried in a position. */
#include "tests/conformance/suite.h"

#include <stdio.h>
#include <string.h>

#include "core/must.h"

static char text_a[TEXT];
static _Alignas(64) unsigned char copy[STATE_MAX], other[STATE_MAX];

bool unfilled(const char *s)
{
	for (; (s = strchr(s, '{')); s++) {
		size_t n = strspn(s + 1, "abcdefghijklmnopqrstuvwxyz_0123456789");
		if (n && s[1 + n] == '}')
			return true;
	}
	return false;
}

/* ---- fields ---------------------------------------------------------------------------------- */

static uint8_t covered[STATE_MAX], covered_priv[STATE_MAX];

static void cover(const struct field *fields, size_t base, uint8_t *map, size_t bytes)
{
	for (const struct field *f = fields; f && f->name; f++) {
		size_t count = f->index == K_NONE || !f->count ? 1 : f->count;
		for (size_t i = 0; i < count; i++) {
			size_t at = base + f->at + i * f->stride;
			if (f->how == FIELD_GROUP) {
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

void fields_begin(const struct game *game)
{
	memset(covered, 0, sizeof covered);
	memset(covered_priv, 0, sizeof covered_priv);
	memset(covered, 1, sizeof(struct flow));
	cover(game->pub_fields, 0, covered, game->pub_bytes);
	cover(game->priv_fields, 0, covered_priv, game->priv_bytes);
}

/* Is a byte one that derive makes from the others? */
static bool derived(const struct game *game, const unsigned char *state, size_t at)
{
	if (!game->derive)
		return false;
	memcpy(copy, state, game->state_bytes);
	copy[at] = 0;
	game->derive(copy);
	return !memcmp(copy, state, game->state_bytes);
}

/* Every byte that is ever used can be written and read as JSON, or is derived from such. */
static void look_fields(const struct game *game, const unsigned char *state)
{
	for (size_t i = sizeof(struct flow); i < game->pub_bytes; i++) {
		if (!state[i] || covered[i])
			continue;
		covered[i] = 1;
		if (!derived(game, state, i))
			bad("byte %zu of pub is used but has no field", i);
	}
	for (size_t k = 0; k < (size_t)SEATS_MAX * game->priv_bytes; k++) {
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
	for (size_t i = game->priv_at + SEATS_MAX * game->priv_bytes; i < game->journal_at; i++)
		if (state[i])
			bad("a byte between priv and journal is used");
}

/* ---- every move ------------------------------------------------------------------------------ */

void look_light(const struct game *game, const void *state)
{
	const struct flow *fl = state;
	const struct journal *j = (const void *)((const char *)state + game->journal_at);
	static const struct frame no_frame;
#ifndef PETTEIA_RECOUNT /* there the engine has done it */
	const char *wrong = game->check(state);
	if (wrong)
		bad("check: %s", wrong);
#endif
	if (j->count)
		bad("the journal is not empty");
	for (int i = fl->depth; i < FLOW_DEPTH; i++)
		if (memcmp(&fl->frame[i], &no_frame, sizeof no_frame))
			bad("a frame that left is not zeroed");
	if (fl->asked != NOBODY && fl->asked != CHANCE && fl->asked >= fl->seats)
		bad("seat %d is asked but does not sit here", fl->asked);
	look_fields(game, state);
}

void look_events(const struct game *game, const void *state, const struct events *events)
{
	if (events->dropped)
		bad("%u events were dropped", events->dropped);
	for (uint32_t i = 0; i < events->count; i++) {
		const struct event *e = &events->event[i];
		if (e->code == 0 || e->code >= game->event_count || !game->events[e->code].token) {
			bad("event %d has no row", e->code);
			continue;
		}
		for (int lang = 0; lang < LANG_COUNT; lang++) {
			for (int s = -1; s < 2; s++) {
				uint8_t seat = s < 0 ? NOBODY : (uint8_t)(s ? 1 : 0);
				char said[1024];
				struct text t =
					text_into(said, sizeof said, (uint8_t)lang, game, state);
				text_event(&t, e, seat);
				if (!t.len || t.cut || unfilled(said))
					bad("event '%s' says '%s'%s", game->events[e->code].token,
					    said,
					    e->seen == SEEN_BY_ALL ? ""
								   : " to those who may not know");
			}
		}
	}
}

void look_end(const struct game *game, const void *state)
{
	const struct flow *fl = state;
	uint8_t share[SEATS_MAX] = { 0 };
	int sum = 0;
	game->result(state, share);
	for (int i = 0; i < SEATS_MAX; i++) {
		sum += share[i];
		if (i >= fl->seats && share[i])
			bad("an empty seat has a share of the win");
	}
	if (sum != SHARES && !(fl->seats == 1 && sum == 0))
		bad("the shares of the win sum to %d, not %d", sum, SHARES);
	int endings = 0;
	while (game->endings && game->endings[endings])
		endings++;
	if (endings > ENDINGS_MAX || (game->ending && game->ending(state) >= endings))
		bad("the game ended in a way that has no name");
	move out[MOVES_MAX];
	if (game_legal(game, state, out) != 0)
		bad("moves after the end");
	if (game_play(game, (memcpy(copy, state, game->state_bytes), copy), 0,
		      move_make(1, 0, 0, 0), NULL) != PLAY_OVER)
		bad("a move after the end is taken");
}

/* ---- moves ----------------------------------------------------------------------------------- */

static int order(const void *a, const void *b)
{
	move x = *(const move *)a, y = *(const move *)b;
	return x < y ? -1 : x > y;
}

static void sort_moves(move *m, int n)
{
	for (int gap = n / 2; gap > 0; gap /= 2)
		for (int i = gap; i < n; i++)
			for (int j = i; j >= gap && order(&m[j - gap], &m[j]) > 0; j -= gap) {
				move swap = m[j];
				m[j] = m[j - gap];
				m[j - gap] = swap;
			}
}

static bool in_sorted(const move *m, int n, move x)
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

/* The list of legal moves, sorted; its own promises are checked. */
static int list_moves(const struct game *game, const void *state, move *sorted)
{
	static move out[MOVES_MAX + GUARD];
	const struct node *node = game_node(game, state);
	for (int i = 0; i < GUARD; i++)
		out[MOVES_MAX + i] = 0xabadcafe;
	uint64_t before = game_hash(game, state);
	int n = game_legal(game, state, out);
	if (game_hash(game, state) != before)
		bad("%s: listing moves changes the state", node->name);
	if (n < 1 || n > MOVES_MAX)
		bad("%s: %d legal moves", node->name, n);
	for (int i = 0; i < GUARD; i++)
		if (out[MOVES_MAX + i] != 0xabadcafe)
			bad("%s: legal writes beyond MOVES_MAX", node->name);
	if (n < 1 || n > MOVES_MAX)
		return 0;
	memcpy(sorted, out, (size_t)n * sizeof *out);
	sort_moves(sorted, n);
	for (int i = 1; i < n; i++)
		if (sorted[i] == sorted[i - 1])
			bad("%s: a move is listed twice (%08x)", node->name, sorted[i]);
	return n;
}

/* Tokens come back; words are filled. */
static void look_words(const struct game *game, const void *state, const move *moves, int n)
{
	const struct node *node = game_node(game, state);
	const struct frame *f = game_frame(state);
	for (int i = 0; i < n; i++) {
		char token[256], said[512];
		uint8_t v = move_verb(moves[i]);
		if (v == 0 || v >= game->verb_count || !game->verbs[v].token) {
			bad("%s: move %08x has no verb", node->name, moves[i]);
			continue;
		}
		for (int k = 0; k < 3; k++)
			if (game->verbs[v].kind[k] == K_NONE && move_arg(moves[i], k))
				bad("%s: '%s' has an argument %d that its row lacks", node->name,
				    game->verbs[v].token, k);
		struct text t = text_into(token, sizeof token, LANG_EN, game, state);
		token_move(&t, moves[i]);
		if (token_move_find(game, token, t.len) != moves[i])
			bad("%s: '%s' (%08x) is read as %08x", node->name, token, moves[i],
			    token_move_find(game, token, t.len));
		for (int lang = 0; lang < LANG_COUNT; lang++) {
			t = text_into(said, sizeof said, (uint8_t)lang, game, state);
			text_move(&t, moves[i], f->who);
			if (!t.len || t.cut || unfilled(said))
				bad("%s: '%s' reads '%s'", node->name, token, said);
		}
	}
}

/* Every legal move can be carried out, and twice the same gives the same bytes. */
static void look_apply(const struct game *game, const void *state, const move *moves, int n)
{
	const struct node *node = game_node(game, state);
	static struct event told[EVENTS];
	for (int i = 0; i < n; i++) {
		struct events events = { told, 0, EVENTS, 0 };
		memcpy(copy, state, game->state_bytes);
		enum refusal r = game_play(game, copy, game_asked(state), moves[i], &events);
		if (r != PLAY_OK)
			bad("%s: a listed move is refused", node->name);
		const char *wrong = game->check(copy);
		if (wrong)
			bad("%s: after '%s' check: %s", node->name,
			    game->verbs[move_verb(moves[i])].token, wrong);
		look_events(game, copy, &events);
		if (i % 16)
			continue;
		memcpy(other, state, game->state_bytes);
		game_advance(game, other, moves[i], NULL);
		if (memcmp(copy, other, game->state_bytes))
			bad("%s: the same move leads to two positions", node->name);
	}
}

/* ---- why ------------------------------------------------------------------------------------- */

enum { POOL = 512 };
static move pool[POOL];
static const struct game *pool_game;

static uint8_t any_value(const struct game *game, uint8_t kind, struct bits *bits)
{
	uint32_t roll = bits_below(bits, 32);
	if (roll == 0)
		return (uint8_t)bits_below(bits, 256);
	if (roll == 1)
		return 255;
	switch (kind) {
	case K_NONE:
		return 0;
	case K_NUMBER:
		return (uint8_t)bits_below(bits, 12);
	case K_SEAT:
		return (uint8_t)bits_below(bits, SEATS_MAX);
	case K_FLAG:
		return (uint8_t)bits_below(bits, 2);
	default:
		return (uint8_t)bits_below(bits, game->kinds[kind].count);
	}
}

/* Something that may or may not be legal: a random move of the game, a legal one with something
 * changed, one that was legal elsewhere, or any 32 bits. */
static move near_miss(const struct game *game, const move *moves, int n, struct bits *bits)
{
	switch (bits_below(bits, 8)) {
	case 0:
		return (move)bits_next(bits);
	case 1:
	case 2:
		if (pool[bits_below(bits, POOL)])
			return pool[bits_below(bits, POOL)];
		/* fallthrough */
	case 3:
	case 4: {
		unsigned v = 1 + bits_below(bits, game->verb_count - 1u);
		const uint8_t *kind = game->verbs[v].kind;
		return move_make(v, any_value(game, kind[0], bits), any_value(game, kind[1], bits),
				 any_value(game, kind[2], bits));
	}
	default: {
		move m = moves[bits_below(bits, (uint32_t)n)];
		int i = (int)bits_below(bits, 3), shift = 16 - 8 * i;
		const uint8_t *kind = game->verbs[move_verb(m)].kind;
		return (m & ~(0xffu << shift)) | (move)any_value(game, kind[i], bits) << shift;
	}
	}
}

/* why says yes exactly to the listed moves, and names a rule for the others. */
static void look_why(const struct game *game, const void *state, const move *moves, int n,
		     uint32_t tries, struct bits *bits)
{
	const struct node *node = game_node(game, state);
	const struct frame *f = game_frame(state);
	struct view v = game_view(game, state, game_asked(state));
	if (!node->why || game_asked(state) == CHANCE)
		return;
	if (pool_game != game)
		memset(pool, 0, sizeof pool);
	pool_game = game;
	for (uint32_t i = 0; i < tries + (uint32_t)n; i++) {
		move m = i < (uint32_t)n ? moves[i] : near_miss(game, moves, n, bits);
		bool listed = in_sorted(moves, n, m);
		uint8_t row = node->why(v, f, m);
		char token[256];
		if ((row == 0) == listed && row < game->reason_count)
			continue;
		struct text t = text_into(token, sizeof token, LANG_EN, game, state);
		token_move(&t, m);
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
		pool[bits_below(bits, POOL)] = moves[bits_below(bits, (uint32_t)n)];
}

/* A refused move changes nothing, whoever plays it. */
static void look_door(const struct game *game, const void *state, const move *moves, int n,
		      struct bits *bits)
{
	const struct flow *fl = state;
	const struct node *node = game_node(game, state);
	memcpy(copy, state, game->state_bytes);
	for (uint8_t seat = 0; seat < fl->seats; seat++)
		if (seat != game_asked(state) &&
		    game_play(game, copy, seat, moves[0], NULL) != PLAY_WRONG_SEAT)
			bad("%s: a seat that is not asked may play", node->name);
	for (int i = 0; i < 8; i++) {
		move m = near_miss(game, moves, n, bits);
		if (in_sorted(moves, n, m))
			continue;
		if (game_play(game, copy, game_asked(state), m, NULL) != PLAY_ILLEGAL)
			bad("%s: an unlisted move is taken", node->name);
		const struct reason *r = game_why(game, state, game_asked(state), m);
		char said[512];
		struct text t = text_into(said, sizeof said, LANG_EN, game, state);
		if (r && move_verb(m) && move_verb(m) < game->verb_count) {
			text_reason(&t, r, m, game_frame(state)->who);
			if (!t.len || unfilled(said))
				bad("%s: a refusal reads '%s'", node->name, said);
		}
	}
	if (memcmp(copy, state, game->state_bytes))
		bad("%s: a refused move changes the state", node->name);
}

/* ---- chance ---------------------------------------------------------------------------------- */

/* Weights are positive; sample is the same as picking by weights. */
static void look_chance(const struct game *game, const void *state, struct bits *bits)
{
	static move out[MOVES_MAX];
	static uint32_t weight[MOVES_MAX];
	const struct node *node = game_node(game, state);
	int n = game_weights(game, state, out, weight);
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
		uint64_t r = ((uint64_t)i << 58) | bits_next(bits) >> 6;
		if (i >= 64) { /* the borders between outcomes */
			sum += weight[i - 64];
			r = ((sum << 32) / total - bits_below(bits, 2)) << 32;
		}
		if (game_sample(game, state, r) != out[chance_pick(weight, n, r)])
			bad("%s: sample and weights differ for %016llx", node->name,
			    (unsigned long long)r);
	}
}

/* ---- the position as text -------------------------------------------------------------------- */

static void look_json(const struct game *game, const void *state)
{
	struct fault fault = { 0 };
	struct text t = text_into(text_a, sizeof text_a, LANG_EN, game, state);
	struct json j = json_into(&t);
	const char *node = game_asked(state) == NOBODY ? "end" : game_node(game, state)->name;
	position_write(game, state, &j);
	if (t.cut)
		bad("%s: the position is longer than %d", node, TEXT);
	else if (!position_read(game, text_a, t.len, copy, &fault))
		bad("%s: a position is not read back: %s, after %.*s", node, fault.what,
		    fault.at < 40 ? (int)fault.at : 40,
		    text_a + (fault.at < 40 ? 0 : fault.at - 40));
	else if (memcmp(copy, state, game->state_bytes))
		bad("%s: a position comes back with other bytes", node);
}

/* Longest line in characters (UTF-8). */
static int columns(const char *s)
{
	int longest = 0, now = 0;
	for (; *s; s++) {
		if (*s == '\n')
			now = 0;
		else if ((*s & 0xC0) != 0x80 && ++now > longest)
			longest = now;
	}
	return longest;
}

/* In one language each time, to an observer and one seat. */
static void look_said(const struct game *game, const void *state, struct bits *bits)
{
	const struct flow *fl = state;
	const char *node = fl->depth ? game_node(game, state)->name : "end";
	uint32_t lang = bits_below(bits, LANG_COUNT), some = bits_below(bits, fl->seats);
	for (int i = 0; i < 2; i++) {
		struct view v = game_view(game, state, i ? (uint8_t)some : NOBODY);
		struct text t = text_into(text_a, sizeof text_a, (uint8_t)lang, game, state);
		text_prompt(&t, state);
		if (!t.len || unfilled(text_a))
			bad("%s: the prompt reads '%s'", node, text_a);
		t = text_into(text_a, sizeof text_a, (uint8_t)lang, game, state);
		game->describe(v, &t);
		if (!t.len || t.cut || unfilled(text_a))
			bad("%s: the position is not in words, or not all filled in", node);
		t = text_into(text_a, sizeof text_a, (uint8_t)lang, game, state);
		game->map(v, &t);
		if (!t.len || t.cut || unfilled(text_a) || columns(text_a) > 100)
			bad("%s: no map, or one wider than 100 columns (%d)", node,
			    columns(text_a));
		t = text_into(text_a, sizeof text_a, (uint8_t)lang, game, state);
		struct json j = json_into(&t);
		game->board(v, &j);
		if (!t.len || t.cut || j.depth)
			bad("%s: no drawing, or an unclosed one", node);
	}
}

static void look_eval(const struct game *game, const void *state)
{
	int32_t share[SEATS_MAX] = { 0 };
	int64_t sum = 0;
	if (!game->eval)
		return;
	game->eval(state, share);
	for (int i = 0; i < SEATS_MAX; i++) {
		sum += share[i];
		if (share[i] < 0)
			bad("eval gives less than nothing");
	}
	if (sum != 65536 && ((const struct flow *)state)->seats > 1)
		bad("eval sums to %lld", (long long)sum);
}

void look_deep(const struct game *game, const void *state, const struct level *l, struct bits *bits)
{
	static move moves[MOVES_MAX];
	deep_looks++;
	look_json(game, state);
	look_said(game, state, bits);
	look_eval(game, state);
	if (game_asked(state) == NOBODY)
		return;
	int n = list_moves(game, state, moves);
	if (!n)
		return;
	look_words(game, state, moves, n);
	look_apply(game, state, moves, n);
	look_why(game, state, moves, n, l->tries, bits);
	look_door(game, state, moves, n, bits);
	if (game_asked(state) == CHANCE)
		look_chance(game, state, bits);
}
