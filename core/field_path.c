/* field_path.c: one field of a state by its path (position.h), for scenarios.
 *
 *     gold.purple          an element of an array
 *     land.7R.troops       a field of a group
 *     priv.s2.peeked       what a seat has seen
 *     temples.zeus         one member of a mask: yes or no
 *     frame.god            a local of the top frame; also frame.who, frame.n, frame.pc */
#include "core/position.h"

#include <string.h>

#include "core/field.h"
#include "core/reader.h"

/* What a path refers to. */
struct place {
	struct pet_field field; /* a copy: synthesized for frames */
	void *base;
	unsigned element;
	int bit; /* member of a mask; -1: all of it */
};

/* The next component of a path: up to the dot. */
static bool path_step(const char **path, struct pet_word *w)
{
	w->n = 0;
	while (**path && **path != '.' && w->n + 1 < PET_READER_WORD)
		w->s[w->n++] = *(*path)++;
	w->s[w->n] = 0;
	if (**path == '.')
		return *++*path && w->n > 0; /* must not be empty */
	return **path == 0 && w->n > 0;
}

static bool frame_place(const struct pet_game *game, void *state, const char *path, struct place *p)
{
	struct pet_flow *fl = state;
	struct pet_word w;
	if (fl->depth == 0 || !path_step(&path, &w) || *path)
		return false;
	const struct pet_node *node = pet_game_node(game, state);
	p->base = pet_flow_top(fl);
	p->element = 0;
	p->bit = -1;
	p->field =
		(struct pet_field){ .name = "frame", .size = 1, .kind = PET_K_NUMBER, .none = 255 };
	for (int i = 0; i < pet_locals_named(node); i++) {
		if (pet_token_is(w.s, w.n, node->locals[i].name)) {
			p->field.at = (uint16_t)(offsetof(struct pet_frame, x) + (size_t)i);
			p->field.kind = node->locals[i].kind;
			return true;
		}
	}
	if (pet_token_is(w.s, w.n, "who")) {
		p->field.at = offsetof(struct pet_frame, who);
		p->field.kind = game->who_kind;
	} else if (pet_token_is(w.s, w.n, "n")) {
		p->field.at = offsetof(struct pet_frame, n);
	} else if (pet_token_is(w.s, w.n, "pc")) {
		p->field.at = offsetof(struct pet_frame, pc);
	} else {
		return false;
	}
	return true;
}

static bool table_place(const struct pet_game *game, const struct pet_field *fields, void *base,
			const char *path, struct place *p)
{
	struct pet_word w;
	for (;;) {
		const struct pet_field *f = fields;
		if (!path_step(&path, &w))
			return false;
		while (f->name && !pet_token_is(w.s, w.n, f->name))
			f++;
		if (!f->name)
			return false;
		p->field = *f;
		p->base = base;
		p->element = 0;
		p->bit = -1;
		if (f->index != PET_K_NONE) {
			if (!path_step(&path, &w))
				return false;
			int32_t i = pet_index_find(game, f, w.s, w.n);
			if (i < 0)
				return false;
			p->element = (unsigned)i;
		}
		if (f->how != PET_HOW_GROUP)
			break;
		base = (char *)base + pet_field_at(f, p->element);
		fields = f->sub;
	}
	if (*path && p->field.how == PET_HOW_MASK) {
		if (!path_step(&path, &w))
			return false;
		p->bit = pet_kind_find(game, p->field.kind, w.s, w.n);
		if (p->bit < 0 || (unsigned)p->bit >= pet_mask_bits(game, &p->field))
			return false;
	}
	return *path == 0;
}

static bool path_find(const struct pet_game *game, void *state, const char *path, struct place *p)
{
	const char *rest = path;
	struct pet_word w;
	if (table_place(game, game->pub_fields, state, path, p))
		return true;
	if (!path_step(&rest, &w))
		return false;
	if (pet_token_is(w.s, w.n, "frame"))
		return frame_place(game, state, rest, p);
	if (pet_token_is(w.s, w.n, "pub"))
		return table_place(game, game->pub_fields, state, rest, p);
	if (!pet_token_is(w.s, w.n, "priv") || !path_step(&rest, &w))
		return false;
	int32_t seat = pet_kind_find(game, PET_K_SEAT, w.s, w.n);
	if (seat < 0)
		return false;
	return table_place(game, game->priv_fields,
			   (char *)state + game->priv_at + (size_t)seat * game->priv_bytes, rest,
			   p);
}

/* A value as its token; numbers outside int32 are written in decimal. */
static void put_value(const struct pet_game *game, const struct pet_field *f, uint64_t value,
		      struct pet_text *t)
{
	struct pet_text one = *t;
	one.game = game;
	if (f->how == PET_HOW_SIGNED)
		pet_text_number(&one, pet_field_signed(f, value));
	else if (pet_kind_values(game, f->kind) && pet_field_holds(game, f, value))
		pet_token_value(&one, f->kind, (int32_t)value);
	else if (!pet_field_holds(game, f, value) && value == pet_field_null(game, f))
		pet_text_put(&one, "none");
	else if (value > INT64_MAX) {
		pet_text_number(&one, (int64_t)(value / 10));
		pet_text_number(&one, (int64_t)(value % 10));
	} else {
		pet_text_number(&one, (int64_t)value);
	}
	t->len = one.len;
	t->cut = one.cut;
}

static void put_mask(const struct pet_game *game, const struct pet_field *f, uint64_t mask,
		     struct pet_text *t)
{
	struct pet_field bit = *f;
	bool more = false;
	bit.how = PET_HOW_VALUE;
	bit.none = 0;
	for (unsigned i = 0; i < 8u * f->size; i++) {
		if (!(mask >> i & 1))
			continue;
		if (more)
			pet_text_char(t, '+');
		put_value(game, &bit, i, t);
		more = true;
	}
	if (!more)
		pet_text_put(t, "none");
}

bool pet_field_get(const struct pet_game *game, const void *state, const char *path,
		   struct pet_text *t)
{
	struct place p;
	/* The lookup does not write, so get and set share it. */
	if (!path_find(game, (void *)(uintptr_t)state, path, &p))
		return false;
	uint64_t value = pet_field_load(&p.field, p.base, p.element);
	if (p.bit >= 0)
		pet_text_put(t, value >> p.bit & 1 ? "yes" : "no");
	else if (p.field.how == PET_HOW_MASK)
		put_mask(game, &p.field, value, t);
	else
		put_value(game, &p.field, value, t);
	return true;
}

static bool parse_number(const struct pet_field *f, const char *s, size_t n, uint64_t *value)
{
	struct pet_fault ignored;
	struct pet_reader r = pet_reader_over(s, n, &ignored);
	bool minus;
	uint64_t magnitude;
	return n && s[0] != ' ' && pet_reader_number(&r, &minus, &magnitude) && r.at == n &&
	       pet_field_number(f, minus, magnitude, value);
}

static bool parse_value(const struct pet_game *game, const struct pet_field *f, const char *s,
			size_t n, uint64_t *value)
{
	if (f->how != PET_HOW_SIGNED && pet_kind_values(game, f->kind)) {
		int32_t found = pet_kind_find(game, f->kind, s, n);
		if (found >= 0) {
			*value = (uint64_t)found;
			return true;
		}
		*value = pet_field_null(game, f);
		return pet_token_is(s, n, "none");
	}
	*value = pet_field_none(f);
	return pet_token_is(s, n, "none") || parse_number(f, s, n, value);
}

static bool parse_mask(const struct pet_game *game, const struct pet_field *f, const char *s,
		       uint64_t *mask)
{
	struct pet_field bit = *f;
	uint64_t i;
	bit.how = PET_HOW_VALUE;
	*mask = 0;
	if (pet_token_is(s, pet_text_length(s), "none"))
		return true;
	for (;;) {
		size_t n = 0;
		while (s[n] && s[n] != '+')
			n++;
		if (pet_token_is(s, n, "none") || !parse_value(game, &bit, s, n, &i) ||
		    i >= pet_mask_bits(game, f))
			return false;
		*mask |= UINT64_C(1) << i;
		if (!s[n])
			return true;
		s += n + 1;
	}
}

bool pet_field_set(const struct pet_game *game, void *state, const char *path, const char *value,
		   struct pet_fault *fault)
{
	struct place p;
	uint64_t parsed, old;
	size_t n = pet_text_length(value);
	bool ok = true;

	memset(fault, 0, sizeof *fault);
	if (!path_find(game, state, path, &p)) {
		pet_fault_say(fault, "no such field:", path, pet_text_length(path));
		return false;
	}
	old = pet_field_load(&p.field, p.base, p.element);
	if (p.bit >= 0) {
		int32_t flag = pet_kind_find(game, PET_K_FLAG, value, n);
		ok = flag >= 0;
		parsed = (old & ~(UINT64_C(1) << p.bit)) | (uint64_t)(flag > 0) << p.bit;
	} else if (p.field.how == PET_HOW_MASK) {
		ok = parse_mask(game, &p.field, value, &parsed);
	} else {
		ok = parse_value(game, &p.field, value, n, &parsed);
	}
	if (!ok) {
		pet_fault_say(fault, "no value of this field:", value, n);
		return false;
	}
	pet_field_store(&p.field, p.base, p.element, parsed);
	return true;
}
