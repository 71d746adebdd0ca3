/* path.c: one field of a state by its path (position.h), for scenarios.
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

/* Where a path leads. */
struct place {
	struct field field; /* a copy: made up for frames */
	void *base;
	unsigned element;
	int bit; /* of a mask; -1: the whole */
};

/* The next step of a path: up to the dot. */
static bool path_step(const char **path, struct word *w)
{
	w->n = 0;
	while (**path && **path != '.' && w->n + 1 < READER_WORD)
		w->s[w->n++] = *(*path)++;
	w->s[w->n] = 0;
	if (**path == '.')
		return *++*path && w->n > 0; /* something must follow */
	return **path == 0 && w->n > 0;
}

static bool frame_place(const struct game *game, void *state, const char *path, struct place *p)
{
	struct flow *fl = state;
	struct word w;
	if (fl->depth == 0 || !path_step(&path, &w) || *path)
		return false;
	const struct node *node = game_node(game, state);
	p->base = flow_top(fl);
	p->element = 0;
	p->bit = -1;
	p->field = (struct field){ .name = "frame", .size = 1, .kind = K_NUMBER, .none = 255 };
	for (int i = 0; i < locals_named(node); i++) {
		if (token_is(w.s, w.n, node->locals[i].name)) {
			p->field.at = (uint16_t)(offsetof(struct frame, x) + (size_t)i);
			p->field.kind = node->locals[i].kind;
			return true;
		}
	}
	if (token_is(w.s, w.n, "who")) {
		p->field.at = offsetof(struct frame, who);
		p->field.kind = game->who_kind;
	} else if (token_is(w.s, w.n, "n")) {
		p->field.at = offsetof(struct frame, n);
	} else if (token_is(w.s, w.n, "pc")) {
		p->field.at = offsetof(struct frame, pc);
	} else {
		return false;
	}
	return true;
}

static bool table_place(const struct game *game, const struct field *fields, void *base,
			const char *path, struct place *p)
{
	struct word w;
	for (;;) {
		const struct field *f = fields;
		if (!path_step(&path, &w))
			return false;
		while (f->name && !token_is(w.s, w.n, f->name))
			f++;
		if (!f->name)
			return false;
		p->field = *f;
		p->base = base;
		p->element = 0;
		p->bit = -1;
		if (f->index != K_NONE) {
			if (!path_step(&path, &w))
				return false;
			int32_t i = index_find(game, f, w.s, w.n);
			if (i < 0)
				return false;
			p->element = (unsigned)i;
		}
		if (f->how != FIELD_GROUP)
			break;
		base = (char *)base + field_at(f, p->element);
		fields = f->sub;
	}
	if (*path && p->field.how == FIELD_MASK) {
		if (!path_step(&path, &w))
			return false;
		p->bit = kind_find(game, p->field.kind, w.s, w.n);
		if (p->bit < 0 || (unsigned)p->bit >= mask_bits(game, &p->field))
			return false;
	}
	return *path == 0;
}

static bool path_find(const struct game *game, void *state, const char *path, struct place *p)
{
	const char *rest = path;
	struct word w;
	if (table_place(game, game->pub_fields, state, path, p))
		return true;
	if (!path_step(&rest, &w))
		return false;
	if (token_is(w.s, w.n, "frame"))
		return frame_place(game, state, rest, p);
	if (token_is(w.s, w.n, "pub"))
		return table_place(game, game->pub_fields, state, rest, p);
	if (!token_is(w.s, w.n, "priv") || !path_step(&rest, &w))
		return false;
	int32_t seat = kind_find(game, K_SEAT, w.s, w.n);
	if (seat < 0)
		return false;
	return table_place(game, game->priv_fields,
			   (char *)state + game->priv_at + (size_t)seat * game->priv_bytes, rest,
			   p);
}

/* A value in the way of tokens; numbers that no int32 holds are written as they are. */
static void put_value(const struct game *game, const struct field *f, uint64_t value,
		      struct text *t)
{
	struct text one = *t;
	one.game = game;
	if (f->how == FIELD_SIGNED)
		text_number(&one, field_signed(f, value));
	else if (kind_values(game, f->kind) && field_holds(game, f, value))
		token_value(&one, f->kind, (int32_t)value);
	else if (!field_holds(game, f, value) && value == field_null(game, f))
		text_put(&one, "none");
	else if (value > INT64_MAX) {
		text_number(&one, (int64_t)(value / 10));
		text_number(&one, (int64_t)(value % 10));
	} else {
		text_number(&one, (int64_t)value);
	}
	t->len = one.len;
	t->cut = one.cut;
}

static void put_mask(const struct game *game, const struct field *f, uint64_t mask, struct text *t)
{
	struct field bit = *f;
	bool more = false;
	bit.how = FIELD_VALUE;
	bit.none = 0;
	for (unsigned i = 0; i < 8u * f->size; i++) {
		if (!(mask >> i & 1))
			continue;
		if (more)
			text_char(t, '+');
		put_value(game, &bit, i, t);
		more = true;
	}
	if (!more)
		text_put(t, "none");
}

bool field_get(const struct game *game, const void *state, const char *path, struct text *t)
{
	struct place p;
	/* The search writes nothing; one search serves get and set. */
	if (!path_find(game, (void *)(uintptr_t)state, path, &p))
		return false;
	uint64_t value = field_load(&p.field, p.base, p.element);
	if (p.bit >= 0)
		text_put(t, value >> p.bit & 1 ? "yes" : "no");
	else if (p.field.how == FIELD_MASK)
		put_mask(game, &p.field, value, t);
	else
		put_value(game, &p.field, value, t);
	return true;
}

static bool parse_number(const struct field *f, const char *s, size_t n, uint64_t *value)
{
	struct fault ignored;
	struct reader r = reader_over(s, n, &ignored);
	bool minus;
	uint64_t magnitude;
	return n && s[0] != ' ' && reader_number(&r, &minus, &magnitude) && r.at == n &&
	       field_number(f, minus, magnitude, value);
}

static bool parse_value(const struct game *game, const struct field *f, const char *s, size_t n,
			uint64_t *value)
{
	if (f->how != FIELD_SIGNED && kind_values(game, f->kind)) {
		int32_t found = kind_find(game, f->kind, s, n);
		if (found >= 0) {
			*value = (uint64_t)found;
			return true;
		}
		*value = field_null(game, f);
		return token_is(s, n, "none");
	}
	*value = field_none(f);
	return token_is(s, n, "none") || parse_number(f, s, n, value);
}

static bool parse_mask(const struct game *game, const struct field *f, const char *s,
		       uint64_t *mask)
{
	struct field bit = *f;
	uint64_t i;
	bit.how = FIELD_VALUE;
	*mask = 0;
	if (token_is(s, text_length(s), "none"))
		return true;
	for (;;) {
		size_t n = 0;
		while (s[n] && s[n] != '+')
			n++;
		if (token_is(s, n, "none") || !parse_value(game, &bit, s, n, &i) ||
		    i >= mask_bits(game, f))
			return false;
		*mask |= UINT64_C(1) << i;
		if (!s[n])
			return true;
		s += n + 1;
	}
}

bool field_set(const struct game *game, void *state, const char *path, const char *value,
	       struct fault *fault)
{
	struct place p;
	uint64_t parsed, old;
	size_t n = text_length(value);
	bool ok = true;

	memset(fault, 0, sizeof *fault);
	if (!path_find(game, state, path, &p)) {
		fault_say(fault, "no such field:", path, text_length(path));
		return false;
	}
	old = field_load(&p.field, p.base, p.element);
	if (p.bit >= 0) {
		int32_t flag = kind_find(game, K_FLAG, value, n);
		ok = flag >= 0;
		parsed = (old & ~(UINT64_C(1) << p.bit)) | (uint64_t)(flag > 0) << p.bit;
	} else if (p.field.how == FIELD_MASK) {
		ok = parse_mask(game, &p.field, value, &parsed);
	} else {
		ok = parse_value(game, &p.field, value, n, &parsed);
	}
	if (!ok) {
		fault_say(fault, "no value of this field:", value, n);
		return false;
	}
	field_store(&p.field, p.base, p.element, parsed);
	return true;
}
