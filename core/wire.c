/* wire.c: see wire.h. */
#include "core/wire.h"

#include <string.h>

#include "core/foresee.h"
#include "core/order.h"

/* A text with the language and names of the answer. */
struct phrase {
	char buf[1024];
	struct pet_text t;
};

static struct pet_text *phrase(struct phrase *p, const struct pet_game *game, const void *pub,
			       uint8_t lang, const struct pet_json *j)
{
	p->t = pet_text_into(p->buf, sizeof p->buf, lang, game, pub);
	p->t.seat_name = j->t->seat_name;
	p->t.colour = j->t->colour;
	return &p->t;
}

static const char *kind_name(const struct pet_game *game, uint8_t kind)
{
	static const char *const core[PET_K_GAME] = { "none", "number", "seat", "flag" };
	return kind < PET_K_GAME ? core[kind] : game->kinds[kind].name;
}

/* pet_json_value takes the game's tokens from the text it writes to. */
static void put_value(struct pet_json *j, const struct pet_game *game, uint8_t kind, uint8_t value)
{
	const struct pet_game *before = j->t->game;
	j->t->game = game;
	pet_json_value(j, kind, value);
	j->t->game = before;
}

static void put_arg(const struct pet_game *game, const void *pub, uint8_t kind, uint8_t value,
		    uint8_t lang, struct pet_json *j)
{
	struct phrase p;
	pet_json_open(j, '{');
	pet_json_key_string(j, "kind", kind_name(game, kind));
	pet_json_key(j, "value");
	put_value(j, game, kind, value);
	pet_text_value(phrase(&p, game, pub, lang, j), kind, value);
	pet_json_key_string(j, "label", p.buf);
	pet_json_close(j, '}');
}

/* The cost of a move of the current question, in figures and in words. */
static void put_price(const struct pet_game *game, const void *pub, pet_move m, uint8_t lang,
		      struct pet_json *j)
{
	struct phrase p;
	if (!game->price)
		return;
	struct pet_arg n = { "n", PET_K_NUMBER, (int32_t)game->price(pub, m) };
	pet_json_key_number(j, "price", n.value);
	pet_text_fill(phrase(&p, game, pub, lang, j), game->money, NULL, 0, &n, 1);
	pet_json_key_string(j, "cost", n.value ? p.buf : "");
}

/* The battle that a move begins, own side first, and the loss to expect from it. */
static void put_foresight(const struct pet_game *game, const void *pub,
			  const struct pet_foresight *seen, uint8_t lang, struct pet_json *j)
{
	const struct pet_battle *b = &seen->battle;
	struct phrase p;
	if (seen->fights) {
		pet_json_key(j, "battle");
		pet_json_open(j, '{');
		pet_json_key(j, "place");
		put_arg(game, pub, b->kind, b->place, lang, j);
		pet_json_key(j, "units");
		pet_json_open(j, '[');
		pet_json_number(j, b->units[0]);
		pet_json_number(j, b->units[1]);
		pet_json_close(j, ']');
		pet_json_key(j, "strength");
		pet_json_open(j, '[');
		pet_json_number(j, b->strength[0]);
		pet_json_number(j, b->strength[1]);
		pet_json_close(j, ']');
		pet_json_close(j, '}');
	}
	if (seen->warned) {
		pet_text_warning(phrase(&p, game, pub, lang, j), &seen->warning);
		pet_json_key_string(j, seen->warning.makes ? "makes" : "warning", p.buf);
	}
}

/* What a move changes in the numbers of its seat. */
static void put_change(const struct pet_foresight *seen, uint8_t lang, struct pet_json *j)
{
	if (!seen->rows)
		return;
	pet_json_key(j, "brings");
	pet_json_open(j, '[');
	for (int i = 0; i < seen->rows; i++) {
		const struct pet_count *was = &seen->before[i], *is = &seen->after[i];
		if (was->value == is->value)
			continue;
		pet_json_open(j, '{');
		pet_json_key_string(j, "id", is->token);
		pet_json_key_string(j, "label", pet_text_tr(lang, is->name));
		pet_json_key_number(j, "from", was->value);
		pet_json_key_number(j, "to", is->value);
		pet_json_close(j, '}');
	}
	pet_json_close(j, ']');
	pet_json_key_bool(j, "at_best", seen->ways);
}

/* The members of a move's object: its token, parts and words. */
static void put_move(const struct pet_game *game, const void *pub, uint8_t who, pet_move m,
		     uint8_t lang, struct pet_json *j)
{
	struct phrase p;
	const struct pet_verb *verb = &game->verbs[pet_move_verb(m)];
	pet_token_move(phrase(&p, game, pub, lang, j), m);
	pet_json_key_string(j, "move", p.buf);
	pet_json_key_string(j, "verb", verb->token);
	pet_json_key(j, "args");
	pet_json_open(j, '[');
	for (int i = 0; i < 3; i++)
		if (verb->kind[i] != PET_K_NONE)
			put_arg(game, pub, verb->kind[i], pet_move_arg(m, i), lang, j);
	pet_json_close(j, ']');
	pet_text_choice(phrase(&p, game, pub, lang, j), m, who);
	pet_json_key_string(j, "text", p.buf);
}

/* Who is asked, where in the rules, in which words; leaves the object open. */
static void put_asked(const struct pet_game *game, struct pet_view v, uint32_t line, uint8_t lang,
		      struct pet_json *j)
{
	struct phrase p;
	uint8_t asked = pet_game_asked(v.pub);
	pet_json_open(j, '{');
	pet_json_key_number(j, "line", line);
	pet_json_key(j, "asked");
	if (asked == PET_NOBODY)
		pet_json_null(j);
	else if (asked == PET_CHANCE)
		pet_json_string(j, "*");
	else
		put_value(j, game, PET_K_SEAT, asked);
	pet_json_key_bool(j, "you", asked < PET_SEATS_MAX && asked == v.seat);
	if (asked != PET_NOBODY) {
		const struct pet_node *node = pet_game_node(game, v.pub);
		pet_json_key_string(j, "node", node->name);
		pet_json_key_string(j, "rule", node->rule ? node->rule : "");
		pet_json_key(j, "who");
		put_value(j, game, game->who_kind, pet_game_frame(v.pub)->who);
		if (node->auction)
			pet_json_key_bool(j, "auction", true);
		if (node->quiet)
			pet_json_key_bool(j, "quiet", true);
	}
	pet_text_question(phrase(&p, game, v.pub, lang, j), v);
	pet_json_key_string(j, "prompt", p.buf);
}

void pet_wire_question(const struct pet_game *game, struct pet_view v, uint32_t line, uint8_t lang,
		       struct pet_json *j)
{
	pet_move out[PET_MOVES_MAX];
	_Alignas(64) unsigned char state[PET_STATE_MAX];
	struct pet_foresight seen;
	int count = pet_view_legal(game, v, out);
	put_asked(game, v, line, lang, j);
	if (count > 0) {
		if (game->price)
			pet_json_key_number(j, "purse",
					    game->purse(v.pub, pet_game_frame(v.pub)->who));
		uint8_t ends = pet_game_node(game, v.pub)->ends;
		pet_foresee_from(game, v, state);
		pet_json_key(j, "moves");
		pet_json_open(j, '[');
		for (int i = 0; i < count; i++) {
			pet_json_open(j, '{');
			put_move(game, v.pub, pet_game_frame(v.pub)->who, out[i], lang, j);
			put_price(game, v.pub, out[i], lang, j);
			pet_foresee(game, state, v.seat, out[i], &seen);
			put_foresight(game, v.pub, &seen, lang, j);
			put_change(&seen, lang, j);
			if (pet_move_verb(out[i]) == ends)
				pet_json_key_bool(j, "ends", true);
			pet_json_close(j, '}');
		}
		pet_json_close(j, ']');
		if (count == 1 && pet_foresee_moot(game, state, v.seat, out[0]))
			pet_json_key_bool(j, "moot", true);
	}
	pet_json_close(j, '}');
}

void pet_wire_wishes(const struct pet_game *game, struct pet_view v, uint8_t lang,
		     struct pet_json *j)
{
	_Alignas(64) unsigned char pub[PET_STATE_MAX];
	pet_move out[PET_MOVES_MAX];
	memcpy(pub, v.pub, game->pub_bytes);
	int count = 0;
	bool auction = v.seat < PET_SEATS_MAX && pet_order_ask(game, pub, v.seat);
	if (auction)
		count = pet_view_legal(game, (struct pet_view){ pub, v.mine, v.seat }, out);
	else if (v.seat < PET_SEATS_MAX && game->answers && pet_game_asked(pub) != PET_NOBODY)
		count = game->answers(v, out);
	pet_json_open(j, '[');
	for (int i = 0; i < count; i++) {
		pet_json_open(j, '{');
		put_move(game, pub, auction ? pet_game_frame(pub)->who : PET_NOBODY, out[i], lang,
			 j);
		if (auction)
			put_price(game, pub, out[i], lang, j);
		pet_json_close(j, '}');
	}
	pet_json_close(j, ']');
}

void pet_wire_chance(const struct pet_game *game, const void *state, uint32_t line, uint8_t lang,
		     struct pet_json *j)
{
	pet_move out[PET_MOVES_MAX];
	uint32_t weight[PET_MOVES_MAX];
	int count = pet_game_asked(state) == PET_CHANCE ? pet_game_weights(game, state, out, weight)
							: 0;
	uint64_t total = 0;

	put_asked(game, pet_game_view(game, state, PET_NOBODY), line, lang, j);
	pet_json_key(j, "moves");
	pet_json_open(j, '[');
	for (int i = 0; i < count; i++) {
		pet_json_open(j, '{');
		put_move(game, state, pet_game_frame(state)->who, out[i], lang, j);
		pet_json_key_number(j, "weight", weight[i]);
		pet_json_close(j, '}');
		total += weight[i];
	}
	pet_json_close(j, ']');
	pet_json_key_number(j, "total", (int64_t)total);
	pet_json_close(j, '}');
}

/* ---- facts ----------------------------------------------------------------------------------- */

/* Where rows go: to JSON (facts), or into one text (what a battle is about). */
struct told {
	struct pet_facts out;
	const struct pet_game *game;
	const void *pub;
	uint8_t lang;
	struct pet_json *j;
	struct pet_text *t;
};

static void put_fact_values(struct told *to, const struct pet_fact *row)
{
	struct pet_json *j = to->j;
	if (row->kind != PET_K_NUMBER)
		pet_json_key_string(j, "kind", kind_name(to->game, row->kind));
	pet_json_key(j, "value");
	if (row->list)
		pet_json_open(j, '[');
	for (int i = 0; i < row->count; i++) {
		if (row->kind == PET_K_NUMBER)
			pet_json_number(j, row->value[i]);
		else
			put_value(j, to->game, row->kind, (uint8_t)row->value[i]);
	}
	if (row->list)
		pet_json_close(j, ']');
	if (row->unordered)
		pet_json_key_bool(j, "unordered", true);
}

static void put_need(struct pet_json *j, const struct pet_fact *row)
{
	pet_json_key_number(j, "needs", row->needs);
	if (row->near)
		pet_json_key_bool(j, "near", true);
}

static void put_fact(struct pet_facts *out, const struct pet_fact *row)
{
	struct told *to = (struct told *)(void *)out;
	struct pet_json *j = to->j;
	struct phrase p;
	pet_json_open(j, '{');
	pet_json_key_string(j, "topic", pet_topic_token(row->topic));
	pet_json_key_string(j, "token", row->token);
	if (row->about_kind != PET_K_NONE) {
		struct pet_text *about = phrase(&p, to->game, to->pub, to->lang, j);
		pet_text_put(about, kind_name(to->game, row->about_kind));
		pet_text_char(about, ':');
		pet_token_value(about, row->about_kind, row->about);
		pet_json_key_string(j, "about", p.buf);
	}
	if (row->count || row->list)
		put_fact_values(to, row);
	if (row->of)
		pet_json_key_number(j, "of", row->of);
	if (row->topic == PET_T_NEED)
		put_need(j, row);
	pet_json_key_string(j, "name", pet_text_tr(to->lang, row->name));
	if (row->text || row->tell) {
		pet_text_fact(phrase(&p, to->game, to->pub, to->lang, j), row);
		pet_json_key_string(j, "text", p.buf);
	}
	if (row->rule)
		pet_json_key_string(j, "rule", row->rule);
	pet_json_close(j, '}');
}

void pet_wire_facts(const struct pet_game *game, struct pet_view v, uint32_t topics, uint8_t lang,
		    struct pet_json *j)
{
	struct told to = { { topics, PET_NOBODY, put_fact }, game, v.pub, lang, j, NULL };
	pet_json_open(j, '[');
	pet_facts(game, v, &to.out);
	pet_json_close(j, ']');
}

static void add_stake(struct pet_facts *out, const struct pet_fact *row)
{
	struct told *to = (struct told *)(void *)out;
	if (row->about != to->out.about)
		return;
	if (to->t->len)
		pet_text_char(to->t, ' ');
	pet_text_fact(to->t, row);
}

/* What follows if this side wins, as one text. */
static void put_stakes(const struct pet_game *game, struct pet_view v, const struct pet_battle *b,
		       int side, uint8_t lang, struct pet_json *j)
{
	struct phrase p;
	struct told to = { { 1u << PET_T_STAKES, b->side[side], add_stake },
			   game,
			   v.pub,
			   lang,
			   j,
			   phrase(&p, game, v.pub, lang, j) };
	pet_facts(game, v, &to.out);
	pet_json_key_string(j, "wins", p.buf);
}

void pet_wire_battle(const struct pet_game *game, struct pet_view v, uint8_t lang,
		     struct pet_json *j)
{
	struct pet_battle b;
	if (!game->battle || pet_game_asked(v.pub) == PET_NOBODY || !game->battle(v.pub, &b)) {
		pet_json_null(j);
		return;
	}
	pet_json_open(j, '{');
	pet_json_key(j, "place");
	put_arg(game, v.pub, b.kind, b.place, lang, j);
	pet_json_key(j, "sides");
	pet_json_open(j, '[');
	for (int side = 0; side < 2; side++) {
		pet_json_open(j, '{');
		pet_json_key(j, "who");
		put_arg(game, v.pub, b.side_kind, b.side[side], lang, j);
		pet_json_key_number(j, "units", b.units[side]);
		pet_json_key_number(j, "strength", b.strength[side]);
		if (game->facts)
			put_stakes(game, v, &b, side, lang, j);
		pet_json_close(j, '}');
	}
	pet_json_close(j, ']');
	pet_json_close(j, '}');
}

static void put_event(const struct pet_game *game, const struct pet_event *e, uint8_t seat,
		      uint8_t lang, struct pet_json *j)
{
	const struct pet_event_row *row = &game->events[e->code];
	const uint8_t value[4] = { e->a, e->b, e->c, e->d };
	bool knows = e->seen == PET_SEEN_BY_ALL || (seat < PET_SEATS_MAX && (e->seen >> seat & 1));
	struct phrase p;

	pet_json_open(j, '{');
	pet_json_key_string(j, "event", row->token);
	pet_json_key(j, "who");
	put_value(j, game, game->who_kind, e->who);
	if (knows) {
		pet_json_key(j, "args");
		pet_json_open(j, '[');
		for (int i = 0; i < 4; i++)
			if (row->kind[i] != PET_K_NONE)
				put_arg(game, j->t->pub, row->kind[i], value[i], lang, j);
		pet_json_close(j, ']');
	} else {
		pet_json_key_bool(j, "hidden", true);
	}
	pet_text_event(phrase(&p, game, j->t->pub, lang, j), e, seat);
	pet_json_key_string(j, "text", p.buf);
	if (knows && row->several) {
		pet_text_item(phrase(&p, game, j->t->pub, lang, j), e, seat);
		pet_json_key_string(j, "item", p.buf);
		pet_text_several(phrase(&p, game, j->t->pub, lang, j), e, seat);
		pet_json_key_string(j, "several", p.buf);
	}
	pet_json_close(j, '}');
}

void pet_wire_events(const struct pet_game *game, const struct pet_events *events, uint8_t seat,
		     uint8_t lang, struct pet_json *j)
{
	pet_json_open(j, '[');
	for (uint32_t i = 0; i < events->count; i++)
		put_event(game, &events->event[i], seat, lang, j);
	pet_json_close(j, ']');
}

void pet_wire_refusal(const struct pet_game *game, struct pet_view v,
		      const struct pet_reason *reason, pet_move m, uint8_t lang, struct pet_json *j)
{
	struct phrase p;
	uint8_t who = pet_game_asked(v.pub) == PET_NOBODY ? 0 : pet_game_frame(v.pub)->who;
	pet_json_open(j, '{');
	if (pet_move_verb(m) && pet_move_verb(m) < game->verb_count) {
		pet_token_move(phrase(&p, game, v.pub, lang, j), m);
		pet_json_key_string(j, "move", p.buf);
	}
	pet_json_key_bool(j, "legal", reason == NULL);
	if (reason) {
		pet_text_reason(phrase(&p, game, v.pub, lang, j), reason, m, who);
		if (!*reason->rule && pet_game_asked(v.pub) != PET_NOBODY) {
			/* not forbidden, but something else is asked: report the question */
			const struct pet_node *node = pet_game_node(game, v.pub);
			pet_text_put(&p.t, ": ");
			pet_text_question(&p.t, v);
			pet_json_key_string(j, "rule", node->rule ? node->rule : "");
		} else {
			pet_json_key_string(j, "rule", reason->rule);
		}
		pet_json_key_string(j, "text", p.buf);
	}
	pet_json_close(j, '}');
}

/* ---- the description of a game --------------------------------------------------------------- */

static void put_option(const struct pet_option *o, uint8_t lang, struct pet_json *j)
{
	pet_json_open(j, '{');
	pet_json_key_string(j, "key", o->key);
	pet_json_key_string(j, "help", o->help ? pet_text_tr(lang, o->help) : "");
	if (o->text) {
		pet_json_key_bool(j, "text", true);
		pet_json_key_number(j, "most", PET_OPTION_TEXT_MAX - 1);
	} else if (o->value) {
		pet_json_key(j, "values");
		pet_json_open(j, '[');
		for (int i = 0; o->value[i]; i++)
			pet_json_string(j, o->value[i]);
		pet_json_close(j, ']');
		pet_json_key(j, "labels");
		pet_json_open(j, '[');
		for (int i = 0; o->value[i]; i++)
			pet_json_string(j, o->label ? pet_text_tr(lang, o->label[i]) : o->value[i]);
		pet_json_close(j, ']');
		pet_json_key_string(j, "usual", o->value[o->usual]);
	} else {
		pet_json_key_number(j, "min", o->min);
		pet_json_key_number(j, "max", o->max);
		pet_json_key_number(j, "usual", o->usual);
	}
	if (o->rule) {
		pet_json_key_string(j, "rule", o->rule);
		pet_json_key_string(j, "answer", o->value[o->answer]);
	}
	pet_json_close(j, '}');
}

static void put_kind(const struct pet_game *game, uint8_t kind, uint8_t lang, struct pet_json *j)
{
	const struct pet_kind *k = &game->kinds[kind];
	struct phrase p;
	pet_json_open(j, '{');
	pet_json_key_string(j, "name", k->name);
	pet_json_key(j, "values");
	pet_json_open(j, '[');
	for (int i = 0; i < k->count; i++) {
		pet_json_open(j, '{');
		pet_json_key_string(j, "token", k->token[i]);
		pet_text_value(phrase(&p, game, NULL, lang, j), kind, i);
		pet_json_key_string(j, "label", p.buf);
		pet_json_close(j, '}');
	}
	pet_json_close(j, ']');
	pet_json_close(j, '}');
}

static void put_row(const struct pet_game *game, const char *token, const uint8_t *kind, int kinds,
		    struct pet_json *j)
{
	pet_json_open(j, '{');
	pet_json_key_string(j, "token", token);
	pet_json_key(j, "args");
	pet_json_open(j, '[');
	for (int i = 0; i < kinds; i++)
		if (kind[i] != PET_K_NONE)
			pet_json_string(j, kind_name(game, kind[i]));
	pet_json_close(j, ']');
	pet_json_close(j, '}');
}

void pet_wire_colours(const struct pet_game *game, const uint8_t *colour, uint8_t seats,
		      struct pet_json *j)
{
	pet_json_open(j, '{');
	for (uint8_t who = 0; who < PET_SEATS_MAX; who++) {
		char token[16];
		struct pet_text t = pet_text_into(token, sizeof token, PET_LANG_EN, game, NULL);
		if (colour[who] == PET_NOBODY || (game->who_kind == PET_K_SEAT && who >= seats))
			continue;
		pet_token_value(&t, game->who_kind, who);
		pet_json_key_string(j, token, pet_colour_token(colour[who]));
	}
	pet_json_close(j, '}');
}

void pet_wire_game(const struct pet_game *game, uint8_t lang, struct pet_json *j)
{
	pet_json_open(j, '{');
	pet_json_key_string(j, "id", game->id);
	pet_json_key_number(j, "version", game->version);
	pet_json_key_string(j, "title", pet_text_tr(lang, game->title));
	pet_json_key_string(j, "blurb", game->blurb ? pet_text_tr(lang, game->blurb) : "");
	pet_json_key(j, "seats");
	pet_json_open(j, '{');
	pet_json_key_number(j, "min", game->seats_min);
	pet_json_key_number(j, "max", game->seats_max);
	pet_json_close(j, '}');
	pet_json_key_number(j, "minutes", game->minutes);
	pet_json_key_bool(j, "packs", game->packing);
	pet_json_key(j, "options");
	pet_json_open(j, '[');
	for (int i = 0; game->options[i].key; i++)
		put_option(&game->options[i], lang, j);
	pet_json_close(j, ']');
	pet_json_key_string(j, "who", kind_name(game, game->who_kind));
	pet_json_key(j, "colours");
	pet_json_open(j, '[');
	for (uint8_t i = 0; i < PET_SEATS_MAX && !game->colour_of; i++) {
		pet_json_open(j, '{');
		pet_json_key_string(j, "token", pet_colour_token(i));
		pet_json_key_string(j, "label", pet_text_tr(lang, pet_seat_colour(i)));
		pet_json_close(j, '}');
	}
	pet_json_close(j, ']');
	pet_json_key(j, "kinds");
	pet_json_open(j, '[');
	for (int i = PET_K_GAME; i < game->kind_count; i++)
		if (game->kinds[i].name)
			put_kind(game, (uint8_t)i, lang, j);
	pet_json_close(j, ']');
	pet_json_key(j, "verbs");
	pet_json_open(j, '[');
	for (int i = 1; i < game->verb_count; i++)
		if (game->verbs[i].token)
			put_row(game, game->verbs[i].token, game->verbs[i].kind, 3, j);
	pet_json_close(j, ']');
	pet_json_key(j, "events");
	pet_json_open(j, '[');
	for (int i = 1; i < game->event_count; i++)
		if (game->events[i].token)
			put_row(game, game->events[i].token, game->events[i].kind, 4, j);
	pet_json_close(j, ']');
	pet_json_key(j, "fields");
	pet_json_open(j, '{');
	pet_json_key(j, "pub");
	pet_wire_fields(game, game->pub_fields, j);
	pet_json_key(j, "priv");
	pet_wire_fields(game, game->priv_fields, j);
	pet_json_close(j, '}');
	pet_json_close(j, '}');
}

void pet_wire_games(struct pet_json *j)
{
	pet_json_open(j, '[');
	for (int i = 0; pet_all_games[i]; i++) {
		j->t->game = pet_all_games[i];
		pet_wire_game(pet_all_games[i], j->t->lang, j);
	}
	pet_json_close(j, ']');
}
