/* wire_fields.c: the layout of a game's positions as JSON: the rows of its field tables, for
 * clients that want types, and the defaults that a position omits. */
#include "core/field.h"
#include "core/wire.h"

static const char *kind_name(const struct pet_game *game, uint8_t kind)
{
	switch (kind) {
	case PET_K_NUMBER:
		return "number";
	case PET_K_SEAT:
		return "seat";
	case PET_K_FLAG:
		return "flag";
	default:
		return game->kinds[kind].name;
	}
}

static void put_word(const struct pet_game *game, uint8_t kind, uint64_t value, struct pet_json *j)
{
	char word[64];
	struct pet_text t = pet_text_into(word, sizeof word, PET_LANG_EN, game, NULL);
	if (kind == PET_K_NUMBER) {
		pet_json_exact(j, value);
		return;
	}
	pet_token_value(&t, kind, (int32_t)value);
	pet_json_string(j, word);
}

/* Given only where it is not the obvious one: 0, false, null, an empty list. */
static void put_usual(const struct pet_game *game, const struct pet_field *f, struct pet_json *j)
{
	uint64_t none = pet_field_none(f);
	if (f->how == PET_HOW_MASK && none) {
		pet_json_key(j, "usual");
		pet_json_open(j, '[');
		for (unsigned i = 0; i < pet_mask_bits(game, f); i++)
			if (none >> i & 1)
				put_word(game, f->kind, i, j);
		pet_json_close(j, ']');
	}
	if (f->how == PET_HOW_MASK || !pet_field_holds(game, f, none))
		return;
	if (f->kind == PET_K_NUMBER || f->kind == PET_K_FLAG) {
		if (none && f->kind == PET_K_FLAG)
			pet_json_key_bool(j, "usual", true);
		else if (none)
			pet_json_key_number(j, "usual", (int64_t)none);
		return;
	}
	pet_json_key(j, "usual");
	put_word(game, f->kind, none, j);
}

void pet_wire_fields(const struct pet_game *game, const struct pet_field *fields,
		     struct pet_json *j)
{
	pet_json_open(j, '[');
	for (const struct pet_field *f = fields; f && f->name; f++) {
		pet_json_open(j, '{');
		pet_json_key_string(j, "name", f->name);
		if (f->how == PET_HOW_GROUP) {
			pet_json_key(j, "fields");
			pet_wire_fields(game, f->sub, j);
		} else {
			pet_json_key_string(j, "kind", kind_name(game, f->kind));
			if (f->how == PET_HOW_MASK)
				pet_json_key_bool(j, "set", true);
			put_usual(game, f, j);
		}
		if (f->index != PET_K_NONE)
			pet_json_key_string(j, "by", kind_name(game, f->index));
		if (f->index == PET_K_NUMBER)
			pet_json_key_number(j, "count", f->count);
		pet_json_close(j, '}');
	}
	pet_json_close(j, ']');
}
