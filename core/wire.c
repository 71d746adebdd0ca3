/* wire.c: see wire.h. */
#include "core/wire.h"

/* A text of its own with the language and names of the answer. */
struct phrase {
	char buf[1024];
	struct text t;
};

static struct text *phrase(struct phrase *p, const struct game *game, const void *pub, uint8_t lang,
			   const struct json *j)
{
	p->t = text_into(p->buf, sizeof p->buf, lang, game, pub);
	p->t.seat_name = j->t->seat_name;
	return &p->t;
}

static const char *kind_name(const struct game *game, uint8_t kind)
{
	static const char *const core[K_GAME] = { "none", "number", "seat", "flag" };
	return kind < K_GAME ? core[kind] : game->kinds[kind].name;
}

/* json_value looks for the game's tokens through the text it writes to. */
static void put_value(struct json *j, const struct game *game, uint8_t kind, uint8_t value)
{
	const struct game *before = j->t->game;
	j->t->game = game;
	json_value(j, kind, value);
	j->t->game = before;
}

static void put_arg(const struct game *game, const void *pub, uint8_t kind, uint8_t value,
		    uint8_t lang, struct json *j)
{
	struct phrase p;
	json_open(j, '{');
	json_key_string(j, "kind", kind_name(game, kind));
	json_key(j, "value");
	put_value(j, game, kind, value);
	text_value(phrase(&p, game, pub, lang, j), kind, value);
	json_key_string(j, "label", p.buf);
	json_close(j, '}');
}

/* The inside of a move's object: its token, parts and words. */
static void put_move(const struct game *game, const void *pub, uint8_t who, move m, uint8_t lang,
		     struct json *j)
{
	struct phrase p;
	const struct verb *verb = &game->verbs[move_verb(m)];
	token_move(phrase(&p, game, pub, lang, j), m);
	json_key_string(j, "move", p.buf);
	json_key_string(j, "verb", verb->token);
	json_key(j, "args");
	json_open(j, '[');
	for (int i = 0; i < 3; i++)
		if (verb->kind[i] != K_NONE)
			put_arg(game, pub, verb->kind[i], move_arg(m, i), lang, j);
	json_close(j, ']');
	text_move(phrase(&p, game, pub, lang, j), m, who);
	json_key_string(j, "text", p.buf);
}

/* Who is asked, where in the rules, in which words; the object stays open. */
static void put_asked(const struct game *game, struct view v, uint32_t line, uint8_t lang,
		      struct json *j)
{
	struct phrase p;
	uint8_t asked = game_asked(v.pub);
	json_open(j, '{');
	json_key_number(j, "line", line);
	json_key(j, "asked");
	if (asked == NOBODY)
		json_null(j);
	else if (asked == CHANCE)
		json_string(j, "*");
	else
		put_value(j, game, K_SEAT, asked);
	json_key_bool(j, "you", asked < SEATS_MAX && asked == v.seat);
	if (asked != NOBODY) {
		const struct node *node = game_node(game, v.pub);
		json_key_string(j, "node", node->name);
		json_key_string(j, "rule", node->rule ? node->rule : "");
		json_key(j, "who");
		put_value(j, game, game->who_kind, game_frame(v.pub)->who);
	}
	text_prompt(phrase(&p, game, v.pub, lang, j), v.pub);
	json_key_string(j, "prompt", p.buf);
}

void wire_question(const struct game *game, struct view v, uint32_t line, uint8_t lang,
		   struct json *j)
{
	move out[MOVES_MAX];
	int count = view_legal(game, v, out);
	put_asked(game, v, line, lang, j);
	if (count > 0) {
		json_key(j, "moves");
		json_open(j, '[');
		for (int i = 0; i < count; i++) {
			json_open(j, '{');
			put_move(game, v.pub, game_frame(v.pub)->who, out[i], lang, j);
			json_close(j, '}');
		}
		json_close(j, ']');
	}
	json_close(j, '}');
}

void wire_chance(const struct game *game, const void *state, uint32_t line, uint8_t lang,
		 struct json *j)
{
	move out[MOVES_MAX];
	uint32_t weight[MOVES_MAX];
	int count = game_asked(state) == CHANCE ? game_weights(game, state, out, weight) : 0;
	uint64_t total = 0;

	put_asked(game, game_view(game, state, NOBODY), line, lang, j);
	json_key(j, "moves");
	json_open(j, '[');
	for (int i = 0; i < count; i++) {
		json_open(j, '{');
		put_move(game, state, game_frame(state)->who, out[i], lang, j);
		json_key_number(j, "weight", weight[i]);
		json_close(j, '}');
		total += weight[i];
	}
	json_close(j, ']');
	json_key_number(j, "total", (int64_t)total);
	json_close(j, '}');
}

void wire_battle(const struct game *game, struct view v, uint8_t lang, struct json *j)
{
	struct battle b;
	if (!game->battle || game_asked(v.pub) == NOBODY || !game->battle(v.pub, &b)) {
		json_null(j);
		return;
	}
	json_open(j, '{');
	json_key(j, "place");
	put_arg(game, v.pub, b.kind, b.place, lang, j);
	json_key(j, "sides");
	json_open(j, '[');
	for (int side = 0; side < 2; side++) {
		json_open(j, '{');
		json_key(j, "who");
		put_arg(game, v.pub, b.side_kind, b.side[side], lang, j);
		json_key_number(j, "units", b.units[side]);
		json_key_number(j, "strength", b.strength[side]);
		json_close(j, '}');
	}
	json_close(j, ']');
	json_close(j, '}');
}

static void put_event(const struct game *game, const struct event *e, uint8_t seat, uint8_t lang,
		      struct json *j)
{
	const struct event_row *row = &game->events[e->code];
	const uint8_t value[4] = { e->a, e->b, e->c, e->d };
	bool knows = e->seen == SEEN_BY_ALL || (seat < SEATS_MAX && (e->seen >> seat & 1));
	struct phrase p;

	json_open(j, '{');
	json_key_string(j, "event", row->token);
	json_key(j, "who");
	put_value(j, game, game->who_kind, e->who);
	if (knows) {
		json_key(j, "args");
		json_open(j, '[');
		for (int i = 0; i < 4; i++)
			if (row->kind[i] != K_NONE)
				put_arg(game, j->t->pub, row->kind[i], value[i], lang, j);
		json_close(j, ']');
	} else {
		json_key_bool(j, "hidden", true);
	}
	text_event(phrase(&p, game, j->t->pub, lang, j), e, seat);
	json_key_string(j, "text", p.buf);
	json_close(j, '}');
}

void wire_events(const struct game *game, const struct events *events, uint8_t seat, uint8_t lang,
		 struct json *j)
{
	json_open(j, '[');
	for (uint32_t i = 0; i < events->count; i++)
		put_event(game, &events->event[i], seat, lang, j);
	json_close(j, ']');
}

void wire_refusal(const struct game *game, struct view v, const struct reason *reason, move m,
		  uint8_t lang, struct json *j)
{
	struct phrase p;
	uint8_t who = game_asked(v.pub) == NOBODY ? 0 : game_frame(v.pub)->who;
	json_open(j, '{');
	if (move_verb(m) && move_verb(m) < game->verb_count) {
		token_move(phrase(&p, game, v.pub, lang, j), m);
		json_key_string(j, "move", p.buf);
	}
	json_key_bool(j, "legal", reason == NULL);
	if (reason) {
		json_key_string(j, "rule", reason->rule);
		text_reason(phrase(&p, game, v.pub, lang, j), reason, m, who);
		json_key_string(j, "text", p.buf);
	}
	json_close(j, '}');
}

/* ---- what a game is made of ------------------------------------------------------------------ */

static void put_option(const struct option *o, uint8_t lang, struct json *j)
{
	json_open(j, '{');
	json_key_string(j, "key", o->key);
	json_key_string(j, "help", o->help ? text_tr(lang, o->help) : "");
	if (o->text) {
		json_key_bool(j, "text", true);
		json_key_number(j, "most", OPTION_TEXT_MAX - 1);
	} else if (o->value) {
		json_key(j, "values");
		json_open(j, '[');
		for (int i = 0; o->value[i]; i++)
			json_string(j, o->value[i]);
		json_close(j, ']');
		json_key(j, "labels");
		json_open(j, '[');
		for (int i = 0; o->value[i]; i++)
			json_string(j, o->label ? text_tr(lang, o->label[i]) : o->value[i]);
		json_close(j, ']');
		json_key_string(j, "usual", o->value[o->usual]);
	} else {
		json_key_number(j, "min", o->min);
		json_key_number(j, "max", o->max);
		json_key_number(j, "usual", o->usual);
	}
	json_close(j, '}');
}

static void put_kind(const struct game *game, uint8_t kind, uint8_t lang, struct json *j)
{
	const struct kind *k = &game->kinds[kind];
	struct phrase p;
	json_open(j, '{');
	json_key_string(j, "name", k->name);
	json_key(j, "values");
	json_open(j, '[');
	for (int i = 0; i < k->count; i++) {
		json_open(j, '{');
		json_key_string(j, "token", k->token[i]);
		text_value(phrase(&p, game, NULL, lang, j), kind, i);
		json_key_string(j, "label", p.buf);
		json_close(j, '}');
	}
	json_close(j, ']');
	json_close(j, '}');
}

static void put_row(const struct game *game, const char *token, const uint8_t *kind, int kinds,
		    struct json *j)
{
	json_open(j, '{');
	json_key_string(j, "token", token);
	json_key(j, "args");
	json_open(j, '[');
	for (int i = 0; i < kinds; i++)
		if (kind[i] != K_NONE)
			json_string(j, kind_name(game, kind[i]));
	json_close(j, ']');
	json_close(j, '}');
}

void wire_game(const struct game *game, uint8_t lang, struct json *j)
{
	json_open(j, '{');
	json_key_string(j, "id", game->id);
	json_key_number(j, "version", game->version);
	json_key_string(j, "title", text_tr(lang, game->title));
	json_key_string(j, "blurb", game->blurb ? text_tr(lang, game->blurb) : "");
	json_key(j, "seats");
	json_open(j, '{');
	json_key_number(j, "min", game->seats_min);
	json_key_number(j, "max", game->seats_max);
	json_close(j, '}');
	json_key(j, "options");
	json_open(j, '[');
	for (int i = 0; game->options[i].key; i++)
		put_option(&game->options[i], lang, j);
	json_close(j, ']');
	json_key_string(j, "who", kind_name(game, game->who_kind));
	json_key(j, "kinds");
	json_open(j, '[');
	for (int i = K_GAME; i < game->kind_count; i++)
		if (game->kinds[i].name)
			put_kind(game, (uint8_t)i, lang, j);
	json_close(j, ']');
	json_key(j, "verbs");
	json_open(j, '[');
	for (int i = 1; i < game->verb_count; i++)
		if (game->verbs[i].token)
			put_row(game, game->verbs[i].token, game->verbs[i].kind, 3, j);
	json_close(j, ']');
	json_key(j, "events");
	json_open(j, '[');
	for (int i = 1; i < game->event_count; i++)
		if (game->events[i].token)
			put_row(game, game->events[i].token, game->events[i].kind, 4, j);
	json_close(j, ']');
	json_close(j, '}');
}
