#include "cmd/match.h"

#include <stdio.h>
#include <string.h>

#include "clients/term/term.h"

_Noreturn void die_fault(const char *what, const struct pet_fault *fault)
{
	if (fault->line)
		die("%s, line %u: %s", what, fault->line, tr_fault(fault->what));
	die("%s: %s", what, tr_fault(fault->what));
}

static struct match *match_alloc(void)
{
	struct match *m = memory(sizeof *m);
	memset(m, 0, sizeof *m);
	m->lines = memory(PET_RECORD_LINES_MAX * sizeof *m->lines);
	return m;
}

struct match *match_read(const char *path)
{
	struct match *m = match_alloc();
	struct pet_fault fault;
	size_t n;
	m->text = file_read(path, PET_RECORD_BYTES_MAX, &n);
	if (!pet_record_read(&m->r, m->text, n, m->lines, PET_RECORD_LINES_MAX, &fault))
		die_fault(path, &fault);
	place = (struct place){ m->r.game, m->state, "a record" };
	return m;
}

bool match_known(const struct match *m, struct pet_fault *fault)
{
	if (m->r.version <= m->r.game->version)
		return true;
	*fault = (struct pet_fault){ 0 };
	snprintf(fault->what, sizeof fault->what,
		 tr(N_("it was made with version %d of the rules of %s; this program knows "
		       "versions up to %d")),
		 m->r.version, m->r.game->id, m->r.game->version);
	return false;
}

bool match_replay(struct match *m, uint32_t upto, uint32_t *played, struct pet_fault *fault)
{
	if (pet_record_replay(&m->r, m->state, upto, played, fault))
		return true;
	char said[sizeof fault->what];
	struct pet_text t = pet_text_into(said, sizeof said, words_lang, m->r.game, m->state);
	if (pet_record_refused(&m->r, fault->line, &t))
		memcpy(fault->what, said, sizeof said);
	return false;
}

struct match *match_load(const char *path, uint32_t upto)
{
	struct match *m = match_read(path);
	struct pet_fault fault;
	if (!match_known(m, &fault))
		die_fault(path, &fault);
	uint32_t played;
	if (upto != UINT32_MAX && upto > m->r.count)
		die("%s has %u lines only", path, m->r.count);
	if (!match_replay(m, upto, &played, &fault))
		die_fault(path, &fault);
	return m;
}

static void set_names(struct pet_record *r, const char *names)
{
	for (int seat = 0; names && *names; seat++) {
		size_t n = strcspn(names, ",");
		if (seat >= r->setup.seats || n >= PET_SEAT_NAME_MAX ||
		    !pet_seat_name_fits(names, n, (uint8_t)seat))
			die("'%.*s' is no name for seat %d", (int)n, names, seat + 1);
		memcpy(r->seat_name[seat], names, n);
		r->seat_name[seat][n] = 0;
		for (int i = 0; i < seat; i++)
			if (!strcmp(r->seat_name[i], r->seat_name[seat]))
				die("two seats are called '%s'", r->seat_name[i]);
		names += n + (names[n] == ',');
	}
}

/* A position file as one line of a record, rewritten. */
static void set_position(struct match *m, const char *s, size_t n)
{
	struct pet_fault fault;
	const struct pet_game *game = pet_position_game(s, n, &fault);
	if (!game)
		die("position: %s", tr_fault(fault.what));
	if (game != m->r.game)
		die("the position is of %s", game->id);
	if (!pet_position_read(game, s, n, m->state, &fault))
		die_fault("position", &fault);
	uint8_t seats = ((const struct pet_flow *)(const void *)m->state)->seats;
	if (seats != m->r.setup.seats)
		die("the position has %d seats: say --seats %d", seats, seats);
	struct pet_text t = out_text(PET_RECORD_LINE_BYTES - 16, PET_LANG_EN, game, NULL);
	struct pet_json j = pet_json_into(&t);
	pet_position_write(game, m->state, &j);
	if (t.cut)
		die("the position is too long for a record");
	m->r.has_position = true;
	m->r.position = t.buf;
	m->r.position_bytes = t.len;
}

struct match *match_new(const struct match_plan *plan, const char *position, size_t position_bytes,
			const char *names, struct pet_events *events)
{
	struct match *m = match_alloc();
	struct pet_fault fault;
	pet_record_new(&m->r, plan->game, &plan->setup, m->lines, PET_RECORD_LINES_MAX);
	place = (struct place){ plan->game, m->state, "a new match" };
	set_names(&m->r, names);
	m->r.has_seed = plan->has_seed;
	m->r.seed = plan->seed;
	if (position)
		set_position(m, position, position_bytes);
	if (!pet_record_start(&m->r, m->state, events, &fault))
		die("%s", tr_fault(fault.what));
	return m;
}

uint64_t match_bits(const struct match *m, uint32_t line)
{
	return m->r.has_seed ? pet_record_dice(&m->r, line) : os_bits();
}

void match_roll(struct match *m)
{
	if (!m->r.has_seed && !m->os_dice)
		return;
	while (pet_game_asked(m->state) == PET_CHANCE) {
		pet_move what = pet_game_sample(m->r.game, m->state, match_bits(m, m->r.count + 1));
		if (pet_record_play(&m->r, m->state, PET_CHANCE, what, NULL) != PET_PLAY_OK)
			die("the record is full");
	}
}

pet_move match_move(const struct match *m, const char *words, uint8_t *seat)
{
	const char *s = words, *end = words + strlen(words), *word;
	size_t n;
	pet_move what = pet_token_move_find(m->r.game, words, strlen(words));
	*seat = pet_game_asked(m->state);
	if (what != PET_MOVE_NONE)
		return what;
	if (!pet_token_next(&s, end, &word, &n))
		die("an empty move");
	uint8_t named = pet_record_seat(&m->r, word, n);
	if (named != PET_NOBODY)
		what = pet_token_move_find(m->r.game, s, (size_t)(end - s));
	if (what == PET_MOVE_NONE)
		die("'%s' is no move of %s", words, m->r.game->id);
	*seat = named;
	return what;
}

void match_play(struct match *m, uint8_t seat, pet_move what)
{
	const struct pet_game *game = m->r.game;
	uint8_t asked = pet_game_asked(m->state);
	if (seat == PET_CHANCE && asked == PET_CHANCE && m->r.has_seed &&
	    pet_game_sample(game, m->state, pet_record_dice(&m->r, m->r.count + 1)) != what)
		die("the seed of this record rolls something else");
	enum pet_refusal refusal = pet_record_play(&m->r, m->state, seat, what, NULL);
	if (refusal == PET_PLAY_OK)
		return;
	if (refusal == PET_PLAY_FULL)
		die("the record is full");
	if (refusal == PET_PLAY_OVER)
		die("the game is over");
	if (refusal == PET_PLAY_WRONG_SEAT)
		die("%s is asked, not %s",
		    asked == PET_CHANCE ? tr(N_("chance")) : m->r.seat_name[asked],
		    seat == PET_CHANCE ? tr(N_("chance")) : m->r.seat_name[seat]);
	char move_words[128], why_words[600];
	struct pet_text t =
		pet_text_into(move_words, sizeof move_words, PET_LANG_EN, game, m->state);
	struct pet_text w = pet_text_into(why_words, sizeof why_words, words_lang, game, m->state);
	const struct pet_reason *why = pet_game_why(game, m->state, seat, what);
	pet_token_move(&t, what);
	if (why->rule && *why->rule) {
		pet_text_put(&w, why->rule);
		pet_text_char(&w, ' ');
	}
	pet_text_reason(&w, why, what, pet_game_frame(m->state)->who);
	die("'%s' is not legal here: %s", move_words, why_words);
}

void match_write(struct match *m, uint8_t audience, const char *path)
{
	static char *buf; /* play writes repeatedly */
	if (!buf)
		buf = memory(PET_RECORD_BYTES_MAX);
	struct pet_text t = pet_text_into(buf, PET_RECORD_BYTES_MAX, PET_LANG_EN, m->r.game, NULL);
	pet_record_finish(&m->r, m->state);
	pet_record_write(&m->r, audience, &t);
	if (m->note)
		pet_text_put(&t, m->note);
	out_write(path, &t);
}

void match_names(const struct match *m, const char *name[PET_SEATS_MAX])
{
	for (int i = 0; i < PET_SEATS_MAX; i++)
		name[i] = m->r.seat_name[i];
}

void match_put_question(const struct match *m, struct pet_text *t)
{
	const struct pet_node *node = pet_game_node(m->r.game, m->state);
	uint8_t asked = pet_game_asked(m->state);
	if (asked == PET_CHANCE)
		pet_text_put(t, "*");
	else
		pet_text_value(t, m->r.game->who_kind, pet_game_frame(m->state)->who);
	pet_text_put(t, ": ");
	pet_text_prompt(t, m->state);
	if (node->rule) {
		pet_text_put(t, " [");
		pet_text_put(t, node->rule);
		pet_text_put(t, "]");
	}
	pet_text_char(t, '\n');
}

uint8_t match_seat(const struct match *m, const char *name)
{
	uint8_t seat = pet_record_seat(&m->r, name, strlen(name));
	if (seat >= m->r.setup.seats)
		die("no seat '%s' at this table", name);
	return seat;
}

void match_out(struct match *m, const struct pet_text *words)
{
	if (!colour_on(stdout) || words->cut) {
		out_write(NULL, words);
		return;
	}
	struct term t = { .record = &m->r,
			  .state = m->state,
			  .lang = words_lang,
			  .out = stdout,
			  .colour = true };
	match_names(m, t.seat_name);
	term_put_coloured(&t, words->buf, words->len);
}
