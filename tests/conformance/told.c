/* told.c: what is told of a position: as JSON, to seats, in words, on maps. */
#include "tests/conformance/suite.h"

#include <string.h>

#include "core/chart.h"

static char text_a[TEXT];
static _Alignas(64) unsigned char copy[PET_STATE_MAX];

bool unfilled(const char *s)
{
	for (; (s = strchr(s, '{')); s++) {
		size_t n = strspn(s + 1, "abcdefghijklmnopqrstuvwxyz_0123456789");
		if (n && s[1 + n] == '}')
			return true;
	}
	return false;
}

void look_json(const struct pet_game *game, const void *state)
{
	struct pet_fault fault = { 0 };
	struct pet_text t = pet_text_into(text_a, sizeof text_a, PET_LANG_EN, game, state);
	struct pet_json j = pet_json_into(&t);
	const char *node =
		pet_game_asked(state) == PET_NOBODY ? "end" : pet_game_node(game, state)->name;
	pet_position_write(game, state, &j);
	if (t.cut)
		bad("%s: the position is longer than %d", node, TEXT);
	else if (!pet_position_read(game, text_a, t.len, copy, &fault))
		bad("%s: a position is not read back: %s, after %.*s", node, fault.what,
		    fault.at < 40 ? (int)fault.at : 40,
		    text_a + (fault.at < 40 ? 0 : fault.at - 40));
	else if (memcmp(copy, state, game->state_bytes))
		bad("%s: a position comes back with other bytes", node);
}

/* The longest run of digits outside strings: clients keep numbers up to 2^53. */
static int longest_number(const char *s)
{
	int longest = 0, now = 0;
	for (bool quoted = false; *s; s++) {
		quoted ^= *s == '"';
		now = quoted || *s < '0' || *s > '9' ? 0 : now + 1;
		longest = now > longest ? now : longest;
	}
	return longest;
}

void look_views(const struct pet_game *game, const void *state)
{
	const struct pet_flow *fl = state;
	for (int i = -1; i < fl->seats; i++) {
		struct pet_view v =
			pet_game_view(game, state, i < 0 ? (uint8_t)PET_NOBODY : (uint8_t)i);
		struct pet_fault fault = { 0 };
		struct pet_text t = pet_text_into(text_a, sizeof text_a, PET_LANG_EN, game, state);
		struct pet_json j = pet_json_into(&t);
		pet_view_write(game, v, &j);
		if (longest_number(text_a) > 16)
			bad("a view has a number that clients cannot keep");
		if (!pet_view_read(game, text_a, t.len, v.seat, pet_view_seal(game, v), copy,
				   &fault))
			bad("%s: a view is not read back: %s",
			    fl->depth ? pet_game_node(game, state)->name : "end", fault.what);
	}
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

/* Every place of a chart is a value of the game and bears its name once; pieces are somebody's or
 * nobody's. */
static void look_chart(const struct pet_game *game, struct pet_view v, const char *node)
{
	static struct pet_site site[PET_SITES_MAX];
	int reach = 0, n = game->chart(v, site, &reach);
	if (n < 0 || n > PET_SITES_MAX || (n && reach <= 0) || !game->chart_signs)
		bad("%s: a chart of %d sites that reach %d", node, n, reach);
	for (int i = 0; i < n; i++) {
		const struct pet_site *s = &site[i];
		int firsts = 0;
		for (int k = 0; k < n; k++)
			firsts += site[k].first && site[k].kind == s->kind &&
				  site[k].value == s->value;
		if (s->kind < PET_K_GAME || s->value < 0 ||
		    s->value >= game->kinds[s->kind].count || firsts != 1)
			bad("%s: site %d of the chart is of kind %d, value %d, named %d times",
			    node, i, s->kind, s->value, firsts);
		for (int k = 0; k < s->stacks; k++)
			if (!s->stack[k].text[0])
				bad("%s: an empty stack at site %d", node, i);
		for (int k = 0; k < s->spots; k++)
			if (!s->first || s->spots > PET_SPOTS || s->spot[k].kind < PET_K_GAME ||
			    s->spot[k].value < 0 ||
			    s->spot[k].value >= game->kinds[s->spot[k].kind].count)
				bad("%s: a spot at site %d that is no value of the game", node, i);
	}
}

void look_said(const struct pet_game *game, const void *state, struct pet_bits *bits)
{
	const struct pet_flow *fl = state;
	const char *node = fl->depth ? pet_game_node(game, state)->name : "end";
	uint32_t lang = pet_bits_below(bits, PET_LANG_COUNT),
		 some = pet_bits_below(bits, fl->seats);
	for (int i = 0; i < 2; i++) {
		struct pet_view v = pet_game_view(game, state, i ? (uint8_t)some : PET_NOBODY);
		struct pet_text t =
			pet_text_into(text_a, sizeof text_a, (uint8_t)lang, game, state);
		pet_text_prompt(&t, state);
		if (!t.len || unfilled(text_a))
			bad("%s: the prompt reads '%s'", node, text_a);
		t = pet_text_into(text_a, sizeof text_a, (uint8_t)lang, game, state);
		game->describe(v, &t);
		if (!t.len || t.cut || unfilled(text_a))
			bad("%s: the position is not in words, or not all filled in", node);
		t = pet_text_into(text_a, sizeof text_a, (uint8_t)lang, game, state);
		game->map(v, &t);
		if (!t.len || t.cut || unfilled(text_a) || columns(text_a) > 100)
			bad("%s: no map, or one wider than 100 columns (%d)", node,
			    columns(text_a));
		t = pet_text_into(text_a, sizeof text_a, (uint8_t)lang, game, state);
		struct pet_json j = pet_json_into(&t);
		game->board(v, &j);
		if (!t.len || t.cut || j.depth)
			bad("%s: no drawing, or an unclosed one", node);
		if (game->chart)
			look_chart(game, v, node);
	}
}
