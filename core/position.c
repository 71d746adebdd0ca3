/* position.c: positions as JSON, written from the game's tables (position.h). */
#include "core/position.h"

#include "core/field.h"
#include "core/pack.h"
#include "core/reader.h"

#include <string.h>

static void token_key(struct pet_json *j, const struct pet_game *game, uint8_t kind, unsigned value)
{
	char word[PET_READER_WORD];
	struct pet_text t = pet_text_into(word, sizeof word, PET_LANG_EN, game, NULL);
	pet_token_value(&t, kind, (int32_t)value);
	pet_json_key(j, word);
}

/* A value of a kind: token, flag, or number where the kind has no token. */
static void write_word(const struct pet_game *game, uint8_t kind, uint64_t value,
		       struct pet_json *j)
{
	char word[PET_READER_WORD];
	struct pet_text t = pet_text_into(word, sizeof word, PET_LANG_EN, game, NULL);
	if (value >= pet_kind_values(game, kind)) {
		pet_json_exact(j, value);
	} else if (kind == PET_K_FLAG) {
		pet_json_bool(j, value);
	} else {
		pet_token_value(&t, kind, (int32_t)value);
		pet_json_string(j, word);
	}
}

static void write_mask(const struct pet_game *game, const struct pet_field *f, uint64_t mask,
		       struct pet_json *j)
{
	pet_json_open(j, '[');
	for (unsigned i = 0; i < 8u * f->size; i++)
		if (mask >> i & 1)
			write_word(game, f->kind, i, j);
	pet_json_close(j, ']');
}

static void write_fields(const struct pet_game *game, const struct pet_field *fields,
			 const void *base, struct pet_json *j);

static void write_element(const struct pet_game *game, const struct pet_field *f, const void *base,
			  unsigned i, struct pet_json *j)
{
	if (f->how == PET_HOW_GROUP) {
		write_fields(game, f->sub, (const char *)base + pet_field_at(f, i), j);
		return;
	}
	uint64_t value = pet_field_load(f, base, i);
	if (f->how == PET_HOW_MASK)
		write_mask(game, f, value, j);
	else if (f->how == PET_HOW_SIGNED)
		pet_json_number(j, pet_field_signed(f, value));
	else if (!pet_field_holds(game, f, value) && value == pet_field_null(game, f))
		pet_json_null(j);
	else
		write_word(game, f->kind, value, j);
}

static void write_field(const struct pet_game *game, const struct pet_field *f, const void *base,
			struct pet_json *j)
{
	bool list = f->index == PET_K_NUMBER;
	if (f->index == PET_K_NONE) {
		write_element(game, f, base, 0, j);
		return;
	}
	pet_json_open(j, list ? '[' : '{');
	for (unsigned i = 0; i < f->count; i++) {
		if (!list) {
			if (pet_element_is_usual(f, base, i))
				continue;
			token_key(j, game, f->index, i);
		}
		write_element(game, f, base, i, j);
	}
	pet_json_close(j, list ? ']' : '}');
}

static void write_fields(const struct pet_game *game, const struct pet_field *fields,
			 const void *base, struct pet_json *j)
{
	pet_json_open(j, '{');
	for (const struct pet_field *f = fields; f->name; f++) {
		if (pet_field_is_usual(f, base))
			continue;
		pet_json_key(j, f->name);
		write_field(game, f, base, j);
	}
	pet_json_close(j, '}');
}

/* frame.who or a local: a token of the kind, null for 255, else the number. */
static void write_local(const struct pet_game *game, uint8_t kind, uint8_t value,
			struct pet_json *j)
{
	if (value == 255 && kind != PET_K_NUMBER && value >= pet_kind_values(game, kind))
		pet_json_null(j);
	else
		write_word(game, kind, value, j);
}

static void write_frame(const struct pet_game *game, const struct pet_frame *f, struct pet_json *j)
{
	const struct pet_node *node = &game->nodes[f->node];
	int named = pet_locals_named(node), last = PET_FRAME_LOCALS;

	pet_json_open(j, '{');
	pet_json_key_string(j, "at", node->name);
	if (f->who || pet_node_asks(node)) {
		pet_json_key(j, "who");
		write_local(game, game->who_kind, f->who, j);
	}
	if (f->pc)
		pet_json_key_number(j, "pc", f->pc);
	if (f->n)
		pet_json_key_number(j, "n", f->n);
	for (int i = 0; i < named; i++) {
		if (f->x[i] == 0 && !pet_node_asks(node))
			continue;
		pet_json_key(j, node->locals[i].name);
		write_local(game, node->locals[i].kind, f->x[i], j);
	}
	while (last > named && f->x[last - 1] == 0)
		last--;
	if (last > named) {
		pet_json_key(j, "x");
		pet_json_open(j, '[');
		for (int i = named; i < last; i++)
			pet_json_number(j, f->x[i]);
		pet_json_close(j, ']');
	}
	pet_json_close(j, '}');
}

static void write_head(const struct pet_game *game, const void *pub, struct pet_json *j)
{
	const struct pet_flow *fl = pub;
	pet_json_open(j, '{');
	pet_json_key_string(j, "game", game->id);
	pet_json_key_number(j, "version", game->version);
	pet_json_key_number(j, "seats", fl->seats);
	if (pet_pack_of(fl->pack)) {
		char hex[PET_SHA256_BYTES + 1];
		pet_pack_id(pet_pack_of(fl->pack), hex);
		pet_json_key_string(j, "pack", hex);
	}
	pet_json_key(j, "pub");
	write_fields(game, game->pub_fields, pub, j);
}

/* Whether a seat's fields can be omitted: all defaults for a seat at the table, all bytes zero
 * beyond it. */
static bool priv_is_usual(const struct pet_game *game, struct pet_view v)
{
	const char *mine = v.mine;
	if (v.seat >= ((const struct pet_flow *)v.pub)->seats) {
		for (int i = 0; i < game->priv_bytes; i++)
			if (mine[i])
				return false;
		return true;
	}
	for (const struct pet_field *f = game->priv_fields; f->name; f++)
		if (!pet_field_is_usual(f, mine))
			return false;
	return true;
}

static void write_flow(const struct pet_game *game, const void *pub, struct pet_json *j)
{
	const struct pet_flow *fl = pub;
	pet_json_key(j, "flow");
	pet_json_open(j, '[');
	for (int i = 0; i < fl->depth; i++)
		write_frame(game, &fl->frame[i], j);
	pet_json_close(j, ']');
}

static void write_priv(const struct pet_game *game, const struct pet_view *views, int count,
		       struct pet_json *j)
{
	pet_json_key(j, "priv");
	pet_json_open(j, '{');
	for (int i = 0; i < count; i++) {
		if (!views[i].mine || priv_is_usual(game, views[i]))
			continue;
		token_key(j, game, PET_K_SEAT, views[i].seat);
		write_fields(game, game->priv_fields, views[i].mine, j);
	}
	pet_json_close(j, '}');
}

/* The view as it may leave the engine: pub, or a veiled copy of it. */
static struct pet_view veiled(const struct pet_game *game, struct pet_view v, void *copy)
{
	if (!game->veil)
		return v;
	memcpy(copy, v.pub, game->pub_bytes);
	game->veil(copy, v.seat);
	v.pub = copy;
	return v;
}

void pet_view_write(const struct pet_game *game, struct pet_view v, struct pet_json *j)
{
	_Alignas(64) unsigned char copy[PET_STATE_MAX];
	v = veiled(game, v, copy);
	write_head(game, v.pub, j);
	write_priv(game, &v, 1, j);
	write_flow(game, v.pub, j);
	pet_json_close(j, '}');
}

/* FNV-1a of the seats and the frames in use. */
uint64_t pet_flow_hash(const struct pet_flow *fl)
{
	const uint8_t *p = (const uint8_t *)fl->frame;
	uint64_t h = (UINT64_C(0xcbf29ce484222325) ^ fl->seats) * 0x100000001b3;
	for (size_t i = 0; i < fl->depth * sizeof fl->frame[0]; i++)
		h = (h ^ p[i]) * 0x100000001b3;
	return h;
}

uint64_t pet_view_seal(const struct pet_game *game, struct pet_view v)
{
	_Alignas(64) unsigned char copy[PET_STATE_MAX];
	v = veiled(game, v, copy);
	uint64_t h = UINT64_C(0xcbf29ce484222325);
	for (size_t i = 0; i < game->pub_bytes; i++)
		h = (h ^ (i == offsetof(struct pet_flow, pack) ? 0 : ((const uint8_t *)v.pub)[i])) *
		    0x100000001b3;
	for (size_t i = 0; v.mine && i < game->priv_bytes; i++)
		h = (h ^ ((const uint8_t *)v.mine)[i]) * 0x100000001b3;
	return (h ^ v.seat) * 0x100000001b3;
}

void pet_seal_hex(uint64_t seal, char hex[17])
{
	for (int i = 0; i < 16; i++)
		hex[i] = "0123456789abcdef"[seal >> (60 - 4 * i) & 15];
	hex[16] = 0;
}

void pet_position_write(const struct pet_game *game, const void *state, struct pet_json *j)
{
	struct pet_view views[PET_SEATS_MAX];
	char hex[17];

	for (uint8_t seat = 0; seat < PET_SEATS_MAX; seat++)
		views[seat] = pet_game_view(game, state, seat);
	write_head(game, state, j);
	write_priv(game, views, PET_SEATS_MAX, j);
	write_flow(game, state, j);
	pet_seal_hex(pet_flow_hash(state), hex);
	pet_json_key_string(j, "flow_seal", hex);
	pet_seal_hex(pet_game_hash(game, state), hex);
	pet_json_key_string(j, "seal", hex);
	pet_json_close(j, '}');
}
