/* field.c: see field.h. */
#include "core/field.h"

#include <string.h>

unsigned pet_kind_values(const struct pet_game *game, uint8_t kind)
{
	if (kind == PET_K_SEAT)
		return PET_SEATS_MAX;
	if (kind == PET_K_FLAG)
		return 2;
	return kind >= PET_K_GAME && kind < game->kind_count ? game->kinds[kind].count : 0;
}

int32_t pet_kind_find(const struct pet_game *game, uint8_t kind, const char *s, size_t n)
{
	if (kind == PET_K_SEAT || kind == PET_K_FLAG)
		return pet_token_is(s, n, "none") ? -1 : pet_token_find(game, kind, s, n);
	if (kind < PET_K_GAME || kind >= game->kind_count)
		return pet_token_find(game, PET_K_NUMBER, s, n);
	const struct pet_kind *k = &game->kinds[kind];
	for (int i = 0; i < k->count; i++)
		if (pet_token_is(s, n, k->token[i]))
			return i;
	return -1;
}

static uint64_t cut(const struct pet_field *f, uint64_t value)
{
	return f->size >= 8 ? value : value & ((UINT64_C(1) << 8 * f->size) - 1);
}

uint64_t pet_field_load(const struct pet_field *f, const void *base, unsigned i)
{
	const char *p = (const char *)base + pet_field_at(f, i);
	uint16_t two;
	uint32_t four;
	uint64_t eight;
	switch (f->size) {
	case 2:
		memcpy(&two, p, 2);
		return two;
	case 4:
		memcpy(&four, p, 4);
		return four;
	case 8:
		memcpy(&eight, p, 8);
		return eight;
	default:
		return *(const uint8_t *)p;
	}
}

void pet_field_store(const struct pet_field *f, void *base, unsigned i, uint64_t value)
{
	char *p = (char *)base + pet_field_at(f, i);
	uint16_t two = (uint16_t)value;
	uint32_t four = (uint32_t)value;
	switch (f->size) {
	case 2:
		memcpy(p, &two, 2);
		break;
	case 4:
		memcpy(p, &four, 4);
		break;
	case 8:
		memcpy(p, &value, 8);
		break;
	default:
		*(uint8_t *)p = (uint8_t)value;
	}
}

uint64_t pet_field_none(const struct pet_field *f)
{
	return cut(f, f->none);
}

bool pet_field_holds(const struct pet_game *game, const struct pet_field *f, uint64_t value)
{
	unsigned count = pet_kind_values(game, f->kind);
	return count == 0 || value < count;
}

uint64_t pet_field_null(const struct pet_game *game, const struct pet_field *f)
{
	uint64_t none = pet_field_none(f);
	return pet_field_holds(game, f, none) ? 255 : none;
}

unsigned pet_mask_bits(const struct pet_game *game, const struct pet_field *f)
{
	unsigned count = pet_kind_values(game, f->kind), bits = 8u * f->size;
	return count == 0 || count > bits ? bits : count;
}

bool pet_field_number(const struct pet_field *f, bool minus, uint64_t magnitude, uint64_t *value)
{
	uint64_t top = cut(f, UINT64_MAX);
	if (f->how == PET_HOW_SIGNED) {
		uint64_t half = top / 2 + 1; /* 128, 32768... */
		if (magnitude > (minus ? half : half - 1))
			return false;
	} else if (magnitude > top || (minus && magnitude)) {
		return false;
	}
	*value = cut(f, minus ? 0 - magnitude : magnitude);
	return true;
}

int64_t pet_field_signed(const struct pet_field *f, uint64_t value)
{
	uint64_t sign = UINT64_C(1) << (8 * f->size - 1);
	return (int64_t)((value ^ sign) - sign);
}

int32_t pet_index_find(const struct pet_game *game, const struct pet_field *f, const char *s,
		       size_t n)
{
	int32_t i = pet_kind_find(game, f->index, s, n);
	if (i < 0) { /* elements beyond the kind's values are written as numbers */
		i = pet_token_find(game, PET_K_NUMBER, s, n);
		if (i >= 0 && (unsigned)i < pet_kind_values(game, f->index))
			i = -1;
	}
	return i >= 0 && (unsigned)i < pet_field_count(f) ? i : -1;
}

void pet_fields_clear(const struct pet_field *fields, void *base)
{
	for (const struct pet_field *f = fields; f->name; f++) {
		for (unsigned i = 0; i < pet_field_count(f); i++) {
			if (f->how == PET_HOW_GROUP)
				pet_fields_clear(f->sub, (char *)base + pet_field_at(f, i));
			else
				pet_field_store(f, base, i, f->none);
		}
	}
}

bool pet_element_is_usual(const struct pet_field *f, const void *base, unsigned i)
{
	if (f->how != PET_HOW_GROUP)
		return pet_field_load(f, base, i) == pet_field_none(f);
	for (const struct pet_field *sub = f->sub; sub->name; sub++)
		if (!pet_field_is_usual(sub, (const char *)base + pet_field_at(f, i)))
			return false;
	return true;
}

bool pet_field_is_usual(const struct pet_field *f, const void *base)
{
	for (unsigned i = 0; i < pet_field_count(f); i++)
		if (!pet_element_is_usual(f, base, i))
			return false;
	return true;
}

int pet_locals_named(const struct pet_node *node)
{
	int named = 0;
	while (node->locals && named < PET_FRAME_LOCALS && node->locals[named].name)
		named++;
	return named;
}
