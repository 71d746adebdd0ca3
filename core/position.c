/* position.c: positions as JSON, written from the game's tables (position.h). */
#include "core/position.h"

#include "core/field.h"
#include "core/reader.h"

static void token_key(struct json *j, const struct game *game, uint8_t kind, unsigned value)
{
	char word[READER_WORD];
	struct text t = text_into(word, sizeof word, LANG_EN, game, NULL);
	token_value(&t, kind, (int32_t)value);
	json_key(j, word);
}

/* A value of a kind: word, flag, or number where the kind has no word. */
static void write_word(const struct game *game, uint8_t kind, uint64_t value, struct json *j)
{
	char word[READER_WORD];
	struct text t = text_into(word, sizeof word, LANG_EN, game, NULL);
	if (value >= kind_values(game, kind)) {
		json_unsigned(j, value);
	} else if (kind == K_FLAG) {
		json_bool(j, value);
	} else {
		token_value(&t, kind, (int32_t)value);
		json_string(j, word);
	}
}

static void write_mask(const struct game *game, const struct field *f, uint64_t mask,
		       struct json *j)
{
	json_open(j, '[');
	for (unsigned i = 0; i < 8u * f->size; i++)
		if (mask >> i & 1)
			write_word(game, f->kind, i, j);
	json_close(j, ']');
}

static void write_fields(const struct game *game, const struct field *fields, const void *base,
			 struct json *j);

static void write_element(const struct game *game, const struct field *f, const void *base,
			  unsigned i, struct json *j)
{
	if (f->how == FIELD_GROUP) {
		write_fields(game, f->sub, (const char *)base + field_at(f, i), j);
		return;
	}
	uint64_t value = field_load(f, base, i);
	if (f->how == FIELD_MASK)
		write_mask(game, f, value, j);
	else if (f->how == FIELD_SIGNED)
		json_number(j, field_signed(f, value));
	else if (!field_holds(game, f, value) && value == field_null(game, f))
		json_null(j);
	else
		write_word(game, f->kind, value, j);
}

static void write_field(const struct game *game, const struct field *f, const void *base,
			struct json *j)
{
	bool list = f->index == K_NUMBER;
	if (f->index == K_NONE) {
		write_element(game, f, base, 0, j);
		return;
	}
	json_open(j, list ? '[' : '{');
	for (unsigned i = 0; i < f->count; i++) {
		if (!list) {
			if (element_is_usual(f, base, i))
				continue;
			token_key(j, game, f->index, i);
		}
		write_element(game, f, base, i, j);
	}
	json_close(j, list ? ']' : '}');
}

static void write_fields(const struct game *game, const struct field *fields, const void *base,
			 struct json *j)
{
	json_open(j, '{');
	for (const struct field *f = fields; f->name; f++) {
		if (field_is_usual(f, base))
			continue;
		json_key(j, f->name);
		write_field(game, f, base, j);
	}
	json_close(j, '}');
}

/* What frame.who and locals hold: a word of the kind, null for 255, else the number. */
static void write_local(const struct game *game, uint8_t kind, uint8_t value, struct json *j)
{
	if (value == 255 && kind != K_NUMBER && value >= kind_values(game, kind))
		json_null(j);
	else
		write_word(game, kind, value, j);
}

static void write_frame(const struct game *game, const struct frame *f, struct json *j)
{
	const struct node *node = &game->nodes[f->node];
	int named = locals_named(node), last = FRAME_LOCALS;

	json_open(j, '{');
	json_key_string(j, "at", node->name);
	if (f->who || node->legal) {
		json_key(j, "who");
		write_local(game, game->who_kind, f->who, j);
	}
	if (f->pc)
		json_key_number(j, "pc", f->pc);
	if (f->n)
		json_key_number(j, "n", f->n);
	for (int i = 0; i < named; i++) {
		if (f->x[i] == 0 && !node->legal)
			continue;
		json_key(j, node->locals[i].name);
		write_local(game, node->locals[i].kind, f->x[i], j);
	}
	while (last > named && f->x[last - 1] == 0)
		last--;
	if (last > named) {
		json_key(j, "x");
		json_open(j, '[');
		for (int i = named; i < last; i++)
			json_number(j, f->x[i]);
		json_close(j, ']');
	}
	json_close(j, '}');
}

static void write_head(const struct game *game, const void *pub, struct json *j)
{
	const struct flow *fl = pub;
	json_open(j, '{');
	json_key_string(j, "game", game->id);
	json_key_number(j, "version", game->version);
	json_key_number(j, "seats", fl->seats);
	json_key(j, "pub");
	write_fields(game, game->pub_fields, pub, j);
}

/* Nothing to say about a seat: at the table its fields are usual, beyond it all bytes are zero. */
static bool priv_is_usual(const struct game *game, struct view v)
{
	const char *mine = v.mine;
	if (v.seat >= ((const struct flow *)v.pub)->seats) {
		for (int i = 0; i < game->priv_bytes; i++)
			if (mine[i])
				return false;
		return true;
	}
	for (const struct field *f = game->priv_fields; f->name; f++)
		if (!field_is_usual(f, mine))
			return false;
	return true;
}

static void write_flow(const struct game *game, const void *pub, struct json *j)
{
	const struct flow *fl = pub;
	json_key(j, "flow");
	json_open(j, '[');
	for (int i = 0; i < fl->depth; i++)
		write_frame(game, &fl->frame[i], j);
	json_close(j, ']');
}

static void write_priv(const struct game *game, const struct view *views, int count, struct json *j)
{
	json_key(j, "priv");
	json_open(j, '{');
	for (int i = 0; i < count; i++) {
		if (!views[i].mine || priv_is_usual(game, views[i]))
			continue;
		token_key(j, game, K_SEAT, views[i].seat);
		write_fields(game, game->priv_fields, views[i].mine, j);
	}
	json_close(j, '}');
}

void view_write(const struct game *game, struct view v, struct json *j)
{
	write_head(game, v.pub, j);
	write_priv(game, &v, 1, j);
	write_flow(game, v.pub, j);
	json_close(j, '}');
}

/* FNV-1a of the seats and the frames in use. */
uint64_t flow_hash(const struct flow *fl)
{
	const uint8_t *p = (const uint8_t *)fl->frame;
	uint64_t h = (UINT64_C(0xcbf29ce484222325) ^ fl->seats) * 0x100000001b3;
	for (size_t i = 0; i < fl->depth * sizeof fl->frame[0]; i++)
		h = (h ^ p[i]) * 0x100000001b3;
	return h;
}

uint64_t view_seal(const struct game *game, struct view v)
{
	uint64_t h = UINT64_C(0xcbf29ce484222325);
	for (size_t i = 0; i < game->pub_bytes; i++)
		h = (h ^ ((const uint8_t *)v.pub)[i]) * 0x100000001b3;
	for (size_t i = 0; v.mine && i < game->priv_bytes; i++)
		h = (h ^ ((const uint8_t *)v.mine)[i]) * 0x100000001b3;
	return (h ^ v.seat) * 0x100000001b3;
}

void seal_hex(uint64_t seal, char hex[17])
{
	for (int i = 0; i < 16; i++)
		hex[i] = "0123456789abcdef"[seal >> (60 - 4 * i) & 15];
	hex[16] = 0;
}

void position_write(const struct game *game, const void *state, struct json *j)
{
	struct view views[SEATS_MAX];
	char hex[17];

	for (uint8_t seat = 0; seat < SEATS_MAX; seat++)
		views[seat] = game_view(game, state, seat);
	write_head(game, state, j);
	write_priv(game, views, SEATS_MAX, j);
	write_flow(game, state, j);
	seal_hex(flow_hash(state), hex);
	json_key_string(j, "flow_seal", hex);
	seal_hex(game_hash(game, state), hex);
	json_key_string(j, "seal", hex);
	json_close(j, '}');
}
