/* tables.c: checks a game's tables: names, tokens, message ids, kinds, sizes. */
#include "tests/conformance/suite.h"

#include <stdio.h>
#include <string.h>

/* One ASCII word that notation, scenarios and records can contain. */
static void test_word(const char *what, int row, const char *s)
{
	if (!s || !*s) {
		bad("%s %d has no name", what, row);
		return;
	}
	for (const char *c = s; *c; c++)
		if (*c <= ' ' || *c > '~' || strchr("#;:=?*\"\\{}", *c))
			bad("%s '%s': the character '%c' cannot be in a word", what, s, *c);
}

static void test_text(const char *what, const char *name, const char *s)
{
	if (!s || !*s)
		bad("%s '%s' has no text", what, name ? name : "?");
}

/* Whether the rules have this number, not just as a prefix of a longer one. The number of a chapter
 * ("CL-3") counts if it has rules ("CL-3.1"). */
static void test_rule(const char *what, const char *name, const char *rule, const char *rules)
{
	if (!rule || !*rule) {
		bad("%s '%s' names no rule", what, name ? name : "?");
		return;
	}
	size_t n = strlen(rule);
	bool chapter = !strchr(rule, '.');
	for (const char *s = rules; s && (s = strstr(s, rule)); s += n)
		if (!strchr("0123456789.", s[n]) ||
		    (s[n] == '.' && (chapter || s[n + 1] < '0' || s[n + 1] > '9')))
			return;
	if (rules)
		bad("%s '%s': the rules have no %s", what, name ? name : "?", rule);
}

static void test_kinds(const struct pet_game *game)
{
	for (int k = PET_K_GAME; k < game->kind_count; k++) {
		const struct pet_kind *kind = &game->kinds[k];
		test_word("kind", k, kind->name);
		if (!kind->name)
			continue;
		if (kind->count > 255)
			bad("kind %s has more than 255 values", kind->name);
		for (int i = 0; i < kind->count; i++) {
			test_word(kind->name, i, kind->token[i]);
			for (int j = 0; kind->token[i] && j < i; j++)
				if (kind->token[j] && !strcmp(kind->token[i], kind->token[j]))
					bad("kind %s has two tokens '%s'", kind->name,
					    kind->token[i]);
			if (kind->token[i] && !strcmp(kind->token[i], "none"))
				bad("kind %s: the token 'none' is taken", kind->name);
		}
		for (int j = PET_K_GAME; j < k; j++)
			if (game->kinds[j].name && !strcmp(kind->name, game->kinds[j].name))
				bad("two kinds are named '%s'", kind->name);
	}
}

static int arity(const struct pet_verb *v)
{
	int n = 0;
	for (int i = 0; i < 3; i++)
		n += v->kind[i] != PET_K_NONE;
	return n;
}

/* Whether a token can be of both kinds. */
static bool kinds_meet(const struct pet_game *game, uint8_t a, uint8_t b)
{
	if (a == b)
		return true;
	if (a < PET_K_GAME && b < PET_K_GAME)
		return false; /* 3, s3, yes */
	if (a < PET_K_GAME)
		return kinds_meet(game, b, a);
	for (int i = 0; i < game->kinds[a].count; i++) {
		const char *token = game->kinds[a].token[i];
		if (token && pet_token_find(game, b, token, strlen(token)) >= 0)
			return true;
	}
	return false;
}

/* Two verbs may share their token if their arguments tell them apart. */
static bool verbs_meet(const struct pet_game *game, const struct pet_verb *a,
		       const struct pet_verb *b)
{
	uint8_t kind_a[3] = { 0 }, kind_b[3] = { 0 };
	if (strcmp(a->token, b->token) || arity(a) != arity(b))
		return false;
	for (int i = 0, n = 0, m = 0; i < 3; i++) {
		if (a->kind[i] != PET_K_NONE)
			kind_a[n++] = a->kind[i];
		if (b->kind[i] != PET_K_NONE)
			kind_b[m++] = b->kind[i];
	}
	for (int i = 0; i < arity(a); i++)
		if (!kinds_meet(game, kind_a[i], kind_b[i]))
			return false;
	return true;
}

static void test_verbs(const struct pet_game *game)
{
	for (int v = 1; v < game->verb_count; v++) {
		const struct pet_verb *verb = &game->verbs[v];
		if (!verb->token)
			continue; /* a retired number */
		test_word("verb", v, verb->token);
		test_text("verb", verb->token, verb->text);
		if (!strcmp(verb->token, "undo"))
			bad("verb '%s' is a word of records", verb->token);
		for (int i = 0; i < 3; i++)
			if (verb->kind[i] >= game->kind_count && verb->kind[i] >= PET_K_GAME)
				bad("verb '%s': argument %d has no kind", verb->token, i);
		for (int w = 1; w < v; w++)
			if (game->verbs[w].token && verbs_meet(game, verb, &game->verbs[w]))
				bad("two verbs are '%s' and cannot be told apart", verb->token);
	}
	if (game->verb_count > 250)
		bad("verbs reach the numbers that records need");
}

static void test_events(const struct pet_game *game)
{
	for (int e = 1; e < game->event_count; e++) {
		const struct pet_event_row *row = &game->events[e];
		if (!row->token)
			continue;
		test_word("event", e, row->token);
		test_text("event", row->token, row->text);
		for (int i = 0; i < 4; i++)
			if (row->kind[i] >= game->kind_count && row->kind[i] >= PET_K_GAME)
				bad("event '%s': argument %d has no kind", row->token, i);
		for (int f = 1; f < e; f++)
			if (game->events[f].token && !strcmp(row->token, game->events[f].token))
				bad("two events are '%s'", row->token);
	}
}

static void test_node(const struct pet_game *game, int n, const char *rules)
{
	const struct pet_node *node = &game->nodes[n];
	int kinds = (node->seq != NULL) + (node->step != NULL) + (node->legal != NULL) +
		    (node->pick != NULL) + (node->weights != NULL);
	test_word("node", n, node->name);
	test_rule("node", node->name, node->rule, rules);
	if (kinds != 1)
		bad("node '%s' is %d of seq, step, ask and chance", node->name, kinds);
	if (pet_node_asks(node))
		test_text("node", node->name, node->prompt);
	if ((pet_node_asks(node) || node->weights) && !node->apply)
		bad("node '%s' has no apply", node->name);
	if (node->legal && !node->why)
		bad("node '%s' does not say why", node->name);
	if (!node->pick != !(node->form & PET_PICK))
		bad("node '%s' picks from a set or not", node->name);
	if ((node->form & PET_ANYTIME) && (!pet_node_asks(node) || !game->anytime))
		bad("node '%s' offers effects that nobody can use", node->name);
	if (node->ends && (!pet_node_asks(node) || node->ends >= game->verb_count ||
			   game->verbs[node->ends].kind[0] != PET_K_NONE))
		bad("node '%s' lets a turn end by what is no plain answer", node->name);
	for (int i = 0; node->seq && node->seq[i]; i++)
		if (node->seq[i] >= game->node_count || !game->nodes[node->seq[i]].name)
			bad("node '%s' has a child %d that is no node", node->name, node->seq[i]);
	for (int i = 0; node->locals && node->locals[i].name; i++) {
		test_word("local", i, node->locals[i].name);
		const char *name = node->locals[i].name;
		if (!strcmp(name, "at") || !strcmp(name, "who") || !strcmp(name, "pc") ||
		    !strcmp(name, "n") || !strcmp(name, "x"))
			bad("node '%s': the name '%s' is one of every frame", node->name, name);
		if (i >= PET_FRAME_LOCALS)
			bad("node '%s' names too many locals", node->name);
	}
	for (int m = 1; m < n; m++)
		if (game->nodes[m].name && !strcmp(node->name, game->nodes[m].name))
			bad("two nodes are named '%s'", node->name);
}

static void test_reasons(const struct pet_game *game, const char *rules)
{
	for (int r = 1; r < game->reason_count; r++) {
		const struct pet_reason *reason = &game->reasons[r];
		if (!reason->text)
			bad("reason %d has no text", r);
		test_rule("reason", reason->text, reason->rule, rules);
	}
}

static void test_options(const struct pet_game *game)
{
	int texts = 0;
	for (int i = 0; game->options[i].key; i++) {
		const struct pet_option *o = &game->options[i];
		test_word("option", i, o->key);
		test_text("option", o->key, o->help);
		texts += o->text;
		if (i >= PET_OPTIONS_MAX)
			bad("too many options");
		int values = 0;
		for (; o->value && o->value[values]; values++)
			test_word(o->key, values, o->value[values]);
		if (o->value && (o->usual < 0 || o->usual >= values))
			bad("option '%s': the usual value is none of its values", o->key);
		if (!o->value && !o->text && (o->usual < o->min || o->usual > o->max))
			bad("option '%s': the usual value is out of range", o->key);
		if (o->rule && (!o->label || o->answer < 0 || o->answer >= values))
			bad("option '%s': a reading without words, or an answer that is none of "
			    "its values",
			    o->key);
	}
	if (texts > 1)
		bad("more than one text option");
}

static void test_sizes(const struct pet_game *game)
{
	if (game->state_bytes > PET_STATE_MAX)
		bad("a state has %u bytes, more than %d", game->state_bytes, PET_STATE_MAX);
	if (game->pub_bytes < sizeof(struct pet_flow) || game->priv_at < game->pub_bytes ||
	    game->journal_at < game->priv_at + PET_SEATS_MAX * game->priv_bytes ||
	    game->state_bytes < game->journal_at + sizeof(struct pet_journal))
		bad("pub, priv and journal do not follow each other");
	if (game->seats_min < 1 || game->seats_max > PET_SEATS_MAX ||
	    game->seats_min > game->seats_max)
		bad("seats %d to %d", game->seats_min, game->seats_max);
	if (game->who_kind != PET_K_SEAT &&
	    (game->who_kind < PET_K_GAME || game->who_kind >= game->kind_count))
		bad("who is of no kind");
	if (!game->setup || !game->result || !game->check || !game->stage || !game->describe ||
	    !game->map || !game->board)
		bad("one of setup, result, check, stage, describe, map, board is missing");
	if (game->priv_fields && game->priv_fields[0].name && !game->resample)
		bad("private fields, but no resample");
}

void test_tables(const struct pet_game *game, const char *rules)
{
	if (!game->bots)
		bad("no struct pet_bots, not even an empty one");
	test_word("game", 0, game->id);
	test_text("game", game->id, game->title);
	test_text("game", game->id, game->blurb);
	test_sizes(game);
	test_kinds(game);
	test_verbs(game);
	test_events(game);
	for (int n = 1; n < game->node_count; n++)
		if (game->nodes[n].name)
			test_node(game, n, rules);
	test_reasons(game, rules);
	test_options(game);
}
