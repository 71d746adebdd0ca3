/* position_read.c: positions from JSON (position.h).
 *
 * Input is not trusted: every key must be known and occur once, every number must fit its field,
 * every word must be a token. A first pass over the top level notes where the parts are, so they
 * may come in any order. Only nested groups of the game's field table recurse. */
#include "core/position.h"

#include <string.h>

#include "core/field.h"
#include "core/must.h"
#include "core/pack.h"
#include "core/reader.h"

/* ---- values ---------------------------------------------------------------------------------- */

/* One value of a field: number, flag, token or null. */
static bool read_value(struct pet_reader *r, const struct pet_game *game, const struct pet_field *f,
		       uint64_t *value)
{
	unsigned count = pet_kind_values(game, f->kind);
	char c = pet_reader_peek(r);
	struct pet_word w;
	bool minus;
	uint64_t magnitude;

	if (c == 'n' && count && f->how != PET_HOW_SIGNED) {
		*value = pet_field_null(game, f);
		return pet_reader_name(r) != 0;
	}
	if (count == 0 || f->how == PET_HOW_SIGNED) {
		bool quoted = c == '"'; /* pet_json_exact */
		if (quoted && !pet_reader_take(r, '"'))
			return false;
		if (!pet_reader_number(r, &minus, &magnitude))
			return false;
		if (quoted && !pet_reader_take(r, '"'))
			return false;
		return pet_field_number(f, minus, magnitude, value) ||
		       pet_reader_fail(r, "number is out of range in", f->name,
				       pet_text_length(f->name));
	}
	if (f->kind == PET_K_FLAG) {
		c = pet_reader_name(r);
		*value = c == 't';
		return c == 't' || c == 'f' ||
		       pet_reader_fail(r, "true or false expected in", f->name,
				       pet_text_length(f->name));
	}
	if (!pet_reader_word(r, &w))
		return false;
	int32_t found = pet_kind_find(game, f->kind, w.s, w.n);
	if (found < 0)
		return pet_reader_fail(r, "no such value:", w.s, w.n);
	*value = (uint64_t)found;
	return true;
}

static bool read_mask(struct pet_reader *r, const struct pet_game *game, const struct pet_field *f,
		      uint64_t *mask)
{
	struct pet_field bit = *f; /* the members are values of the kind; null is not one */
	bool first = true;
	uint64_t i;

	*mask = 0;
	if (!pet_reader_take(r, '['))
		return false;
	while (pet_reader_more(r, ']', &first)) {
		bit.how = PET_HOW_VALUE;
		if (pet_reader_peek(r) == 'n' || !read_value(r, game, &bit, &i))
			return pet_reader_fail(r, "no value of a set", NULL, 0);
		if (i >= pet_mask_bits(game, f) || (*mask >> i & 1))
			return pet_reader_fail(r, "out of range or twice in the set", f->name,
					       pet_text_length(f->name));
		*mask |= UINT64_C(1) << i;
	}
	return !r->failed;
}

/* Seen keys, to detect duplicates. */
struct once {
	uint64_t seen[8];
};

static bool once(struct pet_reader *r, struct once *o, unsigned i, const struct pet_word *key)
{
	pet_must(i < 512);
	if (o->seen[i / 64] >> i % 64 & 1)
		return pet_reader_fail(r, "given twice:", key->s, key->n);
	o->seen[i / 64] |= UINT64_C(1) << i % 64;
	return true;
}

static bool read_fields(struct pet_reader *r, const struct pet_game *game,
			const struct pet_field *fields, void *base);

static bool read_element(struct pet_reader *r, const struct pet_game *game,
			 const struct pet_field *f, void *base, unsigned i)
{
	uint64_t value;
	if (f->how == PET_HOW_GROUP)
		return read_fields(r, game, f->sub, (char *)base + pet_field_at(f, i));
	if (!(f->how == PET_HOW_MASK ? read_mask : read_value)(r, game, f, &value))
		return false;
	pet_field_store(f, base, i, value);
	return true;
}

static bool read_field(struct pet_reader *r, const struct pet_game *game, const struct pet_field *f,
		       void *base)
{
	struct once seen = { 0 };
	struct pet_word key;
	bool first = true;

	if (f->index == PET_K_NONE)
		return read_element(r, game, f, base, 0);
	if (f->index == PET_K_NUMBER) {
		unsigned i = 0;
		if (!pet_reader_take(r, '['))
			return false;
		for (; pet_reader_more(r, ']', &first); i++) {
			if (i >= f->count)
				return pet_reader_fail(r, "too many elements in", f->name,
						       pet_text_length(f->name));
			if (!read_element(r, game, f, base, i))
				return false;
		}
		return !r->failed;
	}
	if (!pet_reader_take(r, '{'))
		return false;
	while (pet_reader_more(r, '}', &first)) {
		if (!pet_reader_key(r, &key))
			return false;
		int32_t i = pet_index_find(game, f, key.s, key.n);
		if (i < 0)
			return pet_reader_fail(r, "unknown key", key.s, key.n);
		if (!once(r, &seen, (unsigned)i, &key) ||
		    !read_element(r, game, f, base, (unsigned)i))
			return false;
	}
	return !r->failed;
}

static bool read_fields(struct pet_reader *r, const struct pet_game *game,
			const struct pet_field *fields, void *base)
{
	struct once seen = { 0 };
	struct pet_word key;
	bool first = true;

	if (!pet_reader_take(r, '{'))
		return false;
	while (pet_reader_more(r, '}', &first)) {
		unsigned i = 0;
		if (!pet_reader_key(r, &key))
			return false;
		while (fields[i].name && !pet_token_is(key.s, key.n, fields[i].name))
			i++;
		if (!fields[i].name)
			return pet_reader_fail(r, "unknown field", key.s, key.n);
		if (!once(r, &seen, i, &key) || !read_field(r, game, &fields[i], base))
			return false;
	}
	return !r->failed;
}

/* ---- the flow -------------------------------------------------------------------------------- */

/* A byte: a token of a kind, null (255) or a plain number. */
static bool read_local(struct pet_reader *r, const struct pet_game *game, uint8_t kind,
		       uint8_t *out)
{
	struct pet_field f = { .name = "flow", .size = 1, .kind = kind, .none = 255 };
	char c = pet_reader_peek(r);
	uint64_t value;
	if (c == '-' || (c >= '0' && c <= '9'))
		f.kind = PET_K_NUMBER;
	if (!read_value(r, game, &f, &value))
		return false;
	*out = (uint8_t)value;
	return true;
}

static bool read_unnamed(struct pet_reader *r, const struct pet_game *game,
			 const struct pet_node *node, struct pet_frame *f)
{
	bool first = true;
	int i = pet_locals_named(node);
	if (!pet_reader_take(r, '['))
		return false;
	for (; pet_reader_more(r, ']', &first); i++) {
		if (i >= PET_FRAME_LOCALS)
			return pet_reader_fail(r, "too many elements in", "x", 1);
		if (!read_local(r, game, PET_K_NUMBER, &f->x[i]))
			return false;
	}
	return !r->failed;
}

/* "at" decides what the other keys mean but may come late: find it first, with a copy of the
 * reader. */
static bool find_node(struct pet_reader r, const struct pet_game *game, struct pet_frame *f)
{
	struct pet_word key = { .n = 0 }, name = { .n = 0 };
	bool first = true;
	if (!pet_reader_take(&r, '{'))
		return false;
	while (pet_reader_more(&r, '}', &first)) {
		if (!pet_reader_key(&r, &key))
			return false;
		if (!pet_token_is(key.s, key.n, "at")) {
			if (!pet_reader_skip(&r))
				return false;
			continue;
		}
		if (!pet_reader_word(&r, &name))
			return false;
		for (int i = 1; i < game->node_count; i++)
			if (game->nodes[i].name &&
			    pet_token_is(name.s, name.n, game->nodes[i].name))
				f->node = (uint8_t)i;
		if (!f->node)
			return pet_reader_fail(&r, "no such node:", name.s, name.n);
		return true;
	}
	return pet_reader_fail(&r, "a frame needs", "at", 2);
}

static bool read_frame(struct pet_reader *r, const struct pet_game *game, struct pet_frame *f)
{
	enum { AT = PET_FRAME_LOCALS, WHO, PC, N, X };
	static const char *const fixed[] = { "at", "who", "pc", "n", "x" };
	struct once seen = { 0 };
	struct pet_word key, name;
	bool first = true, ok = true;

	if (!find_node(*r, game, f)) {
		r->failed = true;
		return false;
	}
	const struct pet_node *node = &game->nodes[f->node];
	int named = pet_locals_named(node);
	pet_reader_take(r, '{');
	while (ok && pet_reader_more(r, '}', &first)) {
		int i = 0, k = 0;
		if (!pet_reader_key(r, &key))
			return false;
		while (i < named && !pet_token_is(key.s, key.n, node->locals[i].name))
			i++;
		while (k < 5 && !pet_token_is(key.s, key.n, fixed[k]))
			k++;
		if (k < 5)
			i = AT + k;
		else if (i == named)
			return pet_reader_fail(r, "unknown key", key.s, key.n);
		if (!once(r, &seen, (unsigned)i, &key))
			return false;
		ok = i == AT    ? pet_reader_word(r, &name)
		     : i == WHO ? read_local(r, game, game->who_kind, &f->who)
		     : i == PC  ? read_local(r, game, PET_K_NUMBER, &f->pc)
		     : i == N   ? read_local(r, game, PET_K_NUMBER, &f->n)
		     : i == X   ? read_unnamed(r, game, node, f)
				: read_local(r, game, node->locals[i].kind, &f->x[i]);
	}
	return ok && !r->failed;
}

static bool read_flow(struct pet_reader *r, const struct pet_game *game, struct pet_flow *fl)
{
	bool first = true;
	if (!pet_reader_take(r, '['))
		return false;
	while (pet_reader_more(r, ']', &first)) {
		if (fl->depth == PET_FLOW_DEPTH)
			return pet_reader_fail(r, "flow is too deep", NULL, 0);
		if (!read_frame(r, game, &fl->frame[fl->depth]))
			return false;
		fl->depth++;
	}
	return !r->failed;
}

/* ---- the whole ------------------------------------------------------------------------------- */

enum part { GAME, VERSION, SEATS, PUB, PRIV, FLOW, STAGE, FLOW_SEAL, SEAL, PACK, PARTS };
static const char *const part_name[PARTS] = { "game", "version", "seats",     "pub",  "priv",
					      "flow", "stage",   "flow_seal", "seal", "pack" };

/* Offset of each part's value; 0: absent. Also verifies that the whole text is JSON. */
static bool find_parts(struct pet_reader *r, size_t at[PARTS])
{
	struct pet_word key;
	bool first = true;
	memset(at, 0, PARTS * sizeof at[0]);
	if (!pet_reader_take(r, '{'))
		return false;
	while (pet_reader_more(r, '}', &first)) {
		int i = 0;
		if (!pet_reader_key(r, &key))
			return false;
		while (i < PARTS && !pet_token_is(key.s, key.n, part_name[i]))
			i++;
		if (i == PARTS)
			return pet_reader_fail(r, "unknown key", key.s, key.n);
		if (at[i])
			return pet_reader_fail(r, "given twice:", key.s, key.n);
		at[i] = r->at;
		if (!pet_reader_skip(r))
			return false;
	}
	if (!r->failed && pet_reader_peek(r))
		return pet_reader_fail(r, "text after the position", NULL, 0);
	if (!r->failed && r->at < r->n) /* a zero byte */
		return pet_reader_fail(r, "text after the position", NULL, 0);
	return !r->failed;
}

static bool read_small(struct pet_reader *r, unsigned most, unsigned *out)
{
	bool minus;
	uint64_t value;
	if (!pet_reader_number(r, &minus, &value))
		return false;
	if ((minus && value) || value > most)
		return pet_reader_fail(r, "number is out of range", NULL, 0);
	*out = (unsigned)value;
	return true;
}

static void *priv_of(const struct pet_game *game, void *state, unsigned seat)
{
	return (char *)state + game->priv_at + (size_t)seat * game->priv_bytes;
}

static bool read_privs(struct pet_reader *r, const struct pet_game *game, void *state)
{
	struct once seen = { 0 };
	struct pet_word key;
	bool first = true;
	if (!pet_reader_take(r, '{'))
		return false;
	while (pet_reader_more(r, '}', &first)) {
		if (!pet_reader_key(r, &key))
			return false;
		int32_t seat = pet_kind_find(game, PET_K_SEAT, key.s, key.n);
		if (seat < 0)
			return pet_reader_fail(r, "no such seat:", key.s, key.n);
		if (!once(r, &seen, (unsigned)seat, &key))
			return false;
		pet_fields_clear(game->priv_fields, priv_of(game, state, (unsigned)seat));
		if (!read_fields(r, game, game->priv_fields, priv_of(game, state, (unsigned)seat)))
			return false;
	}
	return !r->failed;
}

/* Finds the seat the top frame asks; false for a seq or step, or if it is not at the table. */
static bool asked_by_top(const struct pet_game *game, void *state)
{
	struct pet_flow *fl = state;
	fl->asked = PET_NOBODY;
	if (fl->depth == 0)
		return true;
	const struct pet_frame *f = pet_flow_top(fl);
	const struct pet_node *node = &game->nodes[f->node];
	if (node->weights) {
		fl->asked = PET_CHANCE;
		return true;
	}
	if (!pet_node_asks(node))
		return false;
	unsigned who = pet_kind_values(game, game->who_kind);
	if (f->who < who)
		fl->asked = game->seat_of ? game->seat_of(state, f->who) : f->who;
	return fl->asked < fl->seats;
}

static bool refuse(struct pet_fault *fault, const char *what, const char *word)
{
	pet_fault_say(fault, what, word, word ? pet_text_length(word) : 0);
	return false;
}

/* An edited position: derived numbers are recomputed, and nothing may be half done. */
static bool accept_edited(const struct pet_game *game, void *state, bool flow_holds,
			  struct pet_fault *fault)
{
	struct pet_flow *fl = state;
	if (!flow_holds)
		return refuse(fault, "the flow was edited: name a moment by", "stage");
	if (game->derive)
		game->derive(state);
	if (fl->depth == 0)
		return refuse(fault, "an edited position must not be the end of a game", NULL);
	const struct pet_node *node = pet_game_node(game, state);
	if (!node->quiet)
		return refuse(fault, "an edited position must stand at a quiet node, not at",
			      node->name);
	return true;
}

/* Sets the flow to a named moment of the game. */
static bool read_stage(struct pet_reader *r, const struct pet_game *game, void *state)
{
	struct pet_word words;
	if (!pet_reader_word(r, &words))
		return false;
	const char *error = game->stage ? game->stage(state, words.s) : "no moment has a name here";
	if (error)
		return pet_reader_fail(r, error, NULL, 0);
	if (game->derive)
		game->derive(state);
	error = game->check(state);
	if (error)
		return pet_reader_fail(r, error, NULL, 0);
	pet_game_settle(game, state, NULL);
	return true;
}

static bool read_pack(struct pet_reader *r, const struct pet_game *game, struct pet_flow *fl)
{
	struct pet_word id;
	if (!pet_reader_word(r, &id))
		return false;
	fl->pack = pet_pack_find(game, id.s, id.n);
	return fl->pack ||
	       pet_reader_fail(r, "the pack of the position is not loaded:", id.s, id.n);
}

static bool read_parts(struct pet_reader *r, const struct pet_game *game, const size_t at[PARTS],
		       void *state, unsigned *version)
{
	struct pet_flow *fl = state;
	struct pet_word id;
	unsigned seats;

	for (int i = 0; i <= PUB; i++)
		if (!at[i])
			return pet_reader_fail(r, "missing:", part_name[i],
					       pet_text_length(part_name[i]));
	if (!at[FLOW] == !at[STAGE])
		return pet_reader_fail(r, "either flow or stage is needed", NULL, 0);
	r->at = at[GAME];
	if (!pet_reader_word(r, &id))
		return false;
	if (!pet_token_is(id.s, id.n, game->id))
		return pet_reader_fail(r, "position of another game:", id.s, id.n);
	r->at = at[VERSION];
	if (!read_small(r, UINT16_MAX, version))
		return false;
	r->at = at[SEATS];
	if (!read_small(r, PET_SEATS_MAX, &seats))
		return false;
	if (seats < game->seats_min || seats > game->seats_max)
		return pet_reader_fail(r, "impossible number of seats", NULL, 0);
	fl->seats = (uint8_t)seats;
	r->at = at[PACK];
	if (at[PACK] && !read_pack(r, game, fl))
		return false;
	for (unsigned seat = 0; seat < seats; seat++)
		pet_fields_clear(game->priv_fields, priv_of(game, state, seat));
	r->at = at[PUB];
	if (!read_fields(r, game, game->pub_fields, state))
		return false;
	r->at = at[PRIV];
	if (at[PRIV] && !read_privs(r, game, state))
		return false;
	r->at = at[at[FLOW] ? FLOW : STAGE];
	return at[FLOW] ? read_flow(r, game, fl) : read_stage(r, game, state);
}

/* Whether the seal at a place matches the hash; a missing seal never does. */
static bool sealed(struct pet_reader *r, size_t at, uint64_t hash)
{
	struct pet_word w;
	char hex[17];
	r->at = at;
	if (!at || !pet_reader_word(r, &w))
		return false;
	pet_seal_hex(hash, hex);
	return pet_token_is(w.s, w.n, hex);
}

bool pet_position_read(const struct pet_game *game, const char *s, size_t n, void *state,
		       struct pet_fault *fault)
{
	struct pet_reader r = pet_reader_over(s, n, fault);
	size_t at[PARTS];
	unsigned version;

	memset(fault, 0, sizeof *fault);
	memset(state, 0, game->state_bytes);
	pet_fields_clear(game->pub_fields, state);
	if (!find_parts(&r, at) || !read_parts(&r, game, at, state, &version))
		return false;

	bool asks = asked_by_top(game, state);
	bool whole = sealed(&r, at[SEAL], pet_game_hash(game, state));
	bool flow_holds = at[STAGE] || sealed(&r, at[FLOW_SEAL], pet_flow_hash(state));
	if (!whole && !r.failed && game->derive) { /* the table may omit derived numbers */
		game->derive(state);
		asks = asked_by_top(game, state);
		whole = sealed(&r, at[SEAL], pet_game_hash(game, state));
	}
	if (r.failed)
		return false;
	if ((!whole || version != game->version) && !accept_edited(game, state, flow_holds, fault))
		return false;
	const char *wrong = game->check(state);
	if (wrong)
		return refuse(fault, wrong, NULL);
	return asks || refuse(fault, "nobody can answer here", NULL);
}

bool pet_view_read(const struct pet_game *game, const char *s, size_t n, uint8_t seat,
		   uint64_t seal, void *state, struct pet_fault *fault)
{
	struct pet_reader r = pet_reader_over(s, n, fault);
	struct pet_flow *fl = state;
	size_t at[PARTS];
	unsigned version;

	memset(fault, 0, sizeof *fault);
	memset(state, 0, game->state_bytes);
	pet_fields_clear(game->pub_fields, state);
	if (!find_parts(&r, at))
		return false;
	if (!at[FLOW])
		return refuse(fault, "missing:", "flow");
	if (!read_parts(&r, game, at, state, &version))
		return false;
	if (version != game->version || (seat >= fl->seats && seat != PET_NOBODY))
		return refuse(fault, "a view of other rules or another table", NULL);
	bool asks = asked_by_top(game, state);
	struct pet_view v = pet_game_view(game, state, seat);
	if (pet_view_seal(game, v) != seal && game->derive) {
		/* Derived numbers may be omitted; those that are given are kept, since derive may
		 * count what is hidden. */
		game->derive(state);
		pet_fields_clear(game->pub_fields, state);
		r.at = at[PUB];
		if (!read_fields(&r, game, game->pub_fields, state))
			return false;
		asks = asked_by_top(game, state);
	}
	if (!asks || pet_view_seal(game, v) != seal)
		return refuse(fault, "the seal does not fit the view", NULL);
	if (game->guess)
		game->guess(state, seat);
	return true;
}

const struct pet_game *pet_position_game(const char *s, size_t n, struct pet_fault *fault)
{
	struct pet_reader r = pet_reader_over(s, n, fault);
	size_t at[PARTS];
	struct pet_word id;

	memset(fault, 0, sizeof *fault);
	if (!find_parts(&r, at))
		return NULL;
	if (!at[GAME]) {
		pet_reader_fail(&r, "missing:", "game", 4);
		return NULL;
	}
	r.at = at[GAME];
	if (!pet_reader_word(&r, &id))
		return NULL;
	const struct pet_game *game = pet_game_find(id.s);
	if (!game)
		pet_reader_fail(&r, "no such game:", id.s, id.n);
	return game;
}
