#include "cmd/match.h"

#include <string.h>

_Noreturn void die_fault(const char *what, const struct fault *fault)
{
	if (fault->line)
		die("%s, line %u: %s", what, fault->line, fault->what);
	die("%s: %s", what, fault->what);
}

static struct match *match_alloc(void)
{
	struct match *m = memory(sizeof *m);
	memset(m, 0, sizeof *m);
	m->lines = memory(RECORD_LINES_MAX * sizeof *m->lines);
	return m;
}

struct match *match_read(const char *path)
{
	struct match *m = match_alloc();
	struct fault fault;
	size_t n;
	m->text = file_read(path, RECORD_BYTES_MAX, &n);
	if (!record_read(&m->r, m->text, n, m->lines, RECORD_LINES_MAX, &fault))
		die_fault(path, &fault);
	place = (struct place){ m->r.game, m->state, "a record" };
	return m;
}

struct match *match_load(const char *path, uint32_t upto)
{
	struct match *m = match_read(path);
	struct fault fault;
	uint32_t played;
	if (upto != UINT32_MAX && upto > m->r.count)
		die("%s has %u lines only", path, m->r.count);
	if (!record_replay(&m->r, m->state, upto, &played, &fault))
		die_fault(path, &fault);
	return m;
}

static void set_names(struct record *r, const char *names)
{
	for (int seat = 0; names && *names; seat++) {
		size_t n = strcspn(names, ",");
		if (seat >= r->setup.seats || n >= SEAT_NAME_MAX ||
		    !seat_name_fits(names, n, (uint8_t)seat))
			die("'%.*s' is no name for seat %d", (int)n, names, seat + 1);
		memcpy(r->seat_name[seat], names, n);
		r->seat_name[seat][n] = 0;
		for (int i = 0; i < seat; i++)
			if (!strcmp(r->seat_name[i], r->seat_name[seat]))
				die("two seats are called '%s'", r->seat_name[i]);
		names += n + (names[n] == ',');
	}
}

/* A position file as one line of a record: the same position, written anew. */
static void set_position(struct match *m, const char *s, size_t n)
{
	struct fault fault;
	const struct game *game = position_game(s, n, &fault);
	if (!game)
		die("position: %s", fault.what);
	if (game != m->r.game)
		die("the position is of %s", game->id);
	if (!position_read(game, s, n, m->state, &fault))
		die_fault("position", &fault);
	uint8_t seats = ((const struct flow *)(const void *)m->state)->seats;
	if (seats != m->r.setup.seats)
		die("the position has %d seats: say --seats %d", seats, seats);
	struct text t = out_text(RECORD_LINE_BYTES - 16, LANG_EN, game, NULL);
	struct json j = json_into(&t);
	position_write(game, m->state, &j);
	if (t.cut)
		die("the position is too long for a record");
	m->r.has_position = true;
	m->r.position = t.buf;
	m->r.position_bytes = t.len;
}

struct match *match_new(const struct table *table, const char *position, size_t position_bytes,
			const char *names, struct events *events)
{
	struct match *m = match_alloc();
	struct fault fault;
	record_new(&m->r, table->game, &table->setup, m->lines, RECORD_LINES_MAX);
	place = (struct place){ table->game, m->state, "a new match" };
	set_names(&m->r, names);
	m->r.has_seed = table->has_seed;
	m->r.seed = table->seed;
	if (position)
		set_position(m, position, position_bytes);
	if (!record_start(&m->r, m->state, events, &fault))
		die("%s", fault.what);
	return m;
}

uint64_t match_bits(const struct match *m, uint32_t line)
{
	return m->r.has_seed ? record_dice(&m->r, line) : os_bits();
}

void match_roll(struct match *m)
{
	if (!m->r.has_seed && !m->os_dice)
		return;
	while (game_asked(m->state) == CHANCE) {
		move what = game_sample(m->r.game, m->state, match_bits(m, m->r.count + 1));
		if (record_play(&m->r, m->state, CHANCE, what, NULL) != PLAY_OK)
			die("the record is full");
	}
}

move match_move(const struct match *m, const char *words, uint8_t *seat)
{
	const char *s = words, *end = words + strlen(words), *word;
	size_t n;
	move what = token_move_find(m->r.game, words, strlen(words));
	*seat = game_asked(m->state);
	if (what != MOVE_NONE)
		return what;
	if (!token_next(&s, end, &word, &n))
		die("an empty move");
	uint8_t named = record_seat(&m->r, word, n);
	if (named != NOBODY)
		what = token_move_find(m->r.game, s, (size_t)(end - s));
	if (what == MOVE_NONE)
		die("'%s' is no move of %s", words, m->r.game->id);
	*seat = named;
	return what;
}

void match_play(struct match *m, uint8_t seat, move what)
{
	const struct game *game = m->r.game;
	uint8_t asked = game_asked(m->state);
	if (seat == CHANCE && asked == CHANCE && m->r.has_seed &&
	    game_sample(game, m->state, record_dice(&m->r, m->r.count + 1)) != what)
		die("the seed of this record rolls something else");
	enum refusal refusal = record_play(&m->r, m->state, seat, what, NULL);
	if (refusal == PLAY_OK)
		return;
	if (refusal == PLAY_FULL)
		die("the record is full");
	if (refusal == PLAY_OVER)
		die("the game is over");
	if (refusal == PLAY_WRONG_SEAT)
		die("%s is asked, not %s", asked == CHANCE ? "chance" : m->r.seat_name[asked],
		    seat == CHANCE ? "chance" : m->r.seat_name[seat]);
	char move_words[128], why_words[300];
	struct text t = text_into(move_words, sizeof move_words, LANG_EN, game, m->state);
	struct text w = text_into(why_words, sizeof why_words, LANG_EN, game, m->state);
	const struct reason *why = game_why(game, m->state, seat, what);
	token_move(&t, what);
	if (why->rule && *why->rule) {
		text_put(&w, why->rule);
		text_char(&w, ' ');
	}
	text_reason(&w, why, what, game_frame(m->state)->who);
	die("'%s' is not legal here: %s", move_words, why_words);
}

void match_write(struct match *m, uint8_t audience, const char *path)
{
	static char *buf; /* play writes again and again */
	if (!buf)
		buf = memory(RECORD_BYTES_MAX);
	struct text t = text_into(buf, RECORD_BYTES_MAX, LANG_EN, m->r.game, NULL);
	record_finish(&m->r, m->state);
	record_write(&m->r, audience, &t);
	out_write(path, &t);
}

void match_names(const struct match *m, const char *name[SEATS_MAX])
{
	for (int i = 0; i < SEATS_MAX; i++)
		name[i] = m->r.seat_name[i];
}

void match_put_question(const struct match *m, struct text *t)
{
	const struct node *node = game_node(m->r.game, m->state);
	uint8_t asked = game_asked(m->state);
	bool named = m->r.game->who_kind == K_SEAT && node->legal && node->prompt &&
		     strstr(node->prompt, "{who}");
	if (!named) {
		text_put(t, asked == CHANCE ? "*" : m->r.seat_name[asked]);
		text_put(t, ": ");
	}
	text_prompt(t, m->state);
	if (node->rule) {
		text_put(t, " [");
		text_put(t, node->rule);
		text_put(t, "]");
	}
	text_char(t, '\n');
}

uint8_t match_seat(const struct match *m, const char *name)
{
	uint8_t seat = record_seat(&m->r, name, strlen(name));
	if (seat >= m->r.setup.seats)
		die("no seat '%s' at this table", name);
	return seat;
}
