/* term.c: the loop of a match in the terminal: chance, bots, people. */
#include "clients/term/term.h"

#include <stdlib.h>
#include <string.h>

#include "clients/term/ahead.h"
#include "clients/term/full.h"
#include "clients/term/menu.h"

enum {
	ANSWER_BYTES = 1 << 16,
	LINE_BYTES = 512,
	EVENTS_AT_ONCE = 4096,
	NEWS_AT_ONCE = 24,
	NEWS_IN_A_SENTENCE = 16,
	NEXT_AT_MOST = 6,
	LONG_ANSWER = 12
};

static struct pet_event event_buffer[EVENTS_AT_ONCE];

struct pet_text term_text(struct term *t, char *buf, uint32_t cap)
{
	struct pet_text s = pet_text_into(buf, cap, t->lang, t->record->game, t->state);
	s.seat_name = t->seat_name;
	return s;
}

void term_fill(struct term *t, const char *id, const char *plural, int32_t n,
	       const struct pet_arg *args, int count)
{
	char buf[2048];
	struct pet_text s = term_text(t, buf, sizeof buf);
	pet_text_fill(&s, id, plural, n, args, count);
	term_put(t, buf);
	term_put(t, "\n");
}

void term_say(struct term *t, const char *id)
{
	term_fill(t, id, NULL, 0, NULL, 0);
}

void *term_memory(void *old, size_t bytes)
{
	void *p = realloc(old, bytes);
	if (p)
		return p;
	fputs("petteia: no memory\n", stderr);
	exit(2);
}

static void news_add(struct term *t, const struct pet_events *events, uint32_t line)
{
	for (uint32_t i = 0; i < events->count; i++) {
		if (t->news_count == t->news_cap) {
			uint32_t cap = t->news_cap ? 2 * t->news_cap : 1024;
			t->news = term_memory(t->news, cap * sizeof *t->news);
			t->news_cap = cap;
		}
		t->news[t->news_count++] = (struct news){ events->event[i], line };
	}
}

void term_open(struct term *t)
{
	term_screen(t);
	struct pet_record *r = t->record;
	struct pet_events events = { event_buffer, 0, EVENTS_AT_ONCE, 0 };
	struct pet_fault fault;
	for (int i = 0; i < PET_SEATS_MAX; i++)
		t->seat_name[i] = r->seat_name[i];
	t->at_keyboard = PET_NOBODY;
	t->forced = term_memory(NULL, (PET_RECORD_LINES_MAX + 1) * sizeof *t->forced);
	memset(t->forced, 0, (PET_RECORD_LINES_MAX + 1) * sizeof *t->forced);
	uint32_t *index = term_memory(NULL, ((size_t)r->count + 1) * sizeof *index);
	uint32_t count = pet_record_effective(r, index, UINT32_MAX);
	if (pet_record_start(r, t->state, &events, &fault))
		news_add(t, &events, 0);
	for (uint32_t i = 0; i < count; i++) {
		const struct pet_record_line *line = &r->line[index[i]];
		events.count = 0;
		pet_game_play(r->game, t->state, line->seat, line->m, &events);
		news_add(t, &events, index[i] + 1);
	}
	free(index);
}

void term_close(struct term *t)
{
	free(t->news);
	free(t->forced);
}

void term_play(struct term *t, uint8_t seat, pet_move m, bool forced)
{
	struct pet_events events = { event_buffer, 0, EVENTS_AT_ONCE, 0 };
	enum pet_refusal refusal = pet_record_play(t->record, t->state, seat, m, &events);
	if (refusal != PET_PLAY_OK) {
		term_say(t, N_("The record is full; the match ends here."));
		t->quit = true;
		return;
	}
	t->forced[t->record->count] = forced;
	news_add(t, &events, t->record->count);
}

static void news_from(struct term *t, uint8_t seat, uint32_t from)
{
	for (uint32_t i = from; i < t->news_count;) {
		struct pet_event run[NEWS_IN_A_SENTENCE];
		uint32_t n = 0;
		for (; n < NEWS_IN_A_SENTENCE && i + n < t->news_count; n++)
			run[n] = t->news[i + n].event;
		char buf[1200], emblem[40];
		struct pet_text s = term_text(t, buf, sizeof buf),
				e = term_text(t, emblem, sizeof emblem);
		n = pet_text_events(&s, run, n, seat);
		term_put_emblem(t, run[0].who == run[n - 1].who ? run[0].who : PET_NOBODY, &e);
		i += n;
		if (!s.len)
			continue;
		pet_text_char(&s, '\n');
		term_put(t, emblem);
		term_put(t, buf);
	}
}

void term_news(struct term *t, uint8_t seat)
{
	uint32_t from = seat < PET_SEATS_MAX ? t->told[seat] : 0;
	if (from + NEWS_AT_ONCE < t->news_count) {
		struct pet_arg left = { "n", PET_K_NUMBER,
					(int32_t)(t->news_count - NEWS_AT_ONCE - from) };
		term_fill(t, N_("Earlier news: {n}; log 200 tells more."), NULL, 0, &left, 1);
		from = t->news_count - NEWS_AT_ONCE;
	}
	news_from(t, seat, from);
	if (seat < PET_SEATS_MAX)
		t->told[seat] = t->news_count;
}

void term_log(struct term *t, uint8_t seat, uint32_t lines)
{
	news_from(t, seat, lines < t->news_count ? t->news_count - lines : 0);
}

/* Other people share the screen, and there is something that they must not see: cards in hand, gold
 * behind a screen. */
static bool watched(const struct term *t, uint8_t seat)
{
	const struct pet_field *secrets = t->record->game->priv_fields;
	bool hides = t->record->game->veil || (secrets && secrets[0].name), others = false;
	for (int i = 0; i < t->record->setup.seats; i++)
		others |= t->person[i] && i != seat;
	return others && hides;
}

/* Two people at one keyboard do not see each other's secrets. */
static bool hand_over(struct term *t, uint8_t seat)
{
	bool ask = watched(t, seat) && t->at_keyboard != seat;
	t->at_keyboard = seat;
	if (!ask)
		return true;
	struct pet_arg who = { "seat", PET_K_SEAT, seat };
	char line[LINE_BYTES];
	if (t->full) {
		struct pet_text s = term_text(t, line, sizeof line);
		pet_text_fill(&s, N_("{seat} decides now. Others look away; press Enter."), NULL, 0,
			      &who, 1);
		t->quit |= !full_hand_over(t->full, line);
		return !t->quit;
	}
	term_clear(t);
	term_fill(t, N_("{seat} decides now. Others look away; press Enter."), NULL, 0, &who, 1);
	if (!term_line(t, "", line, sizeof line)) {
		t->quit = true;
		return false;
	}
	return true;
}

void term_given_name(const struct term *t, uint8_t seat, struct pet_text *s)
{
	char token[4] = { 's', (char)('1' + seat) };
	if (strcmp(t->seat_name[seat], token) && strcmp(t->seat_name[seat], s->buf)) {
		pet_text_put(s, " (");
		pet_text_put(s, t->seat_name[seat]);
		pet_text_put(s, ")");
	}
}

void term_asked(struct term *t, uint8_t seat, struct pet_text *s)
{
	pet_text_value(s, t->record->game->who_kind, pet_game_frame(t->state)->who);
	term_given_name(t, seat, s);
}

/* A choice that only opens another: what comes then, with its price, if that is little. */
static void tell_next(struct term *t, const struct menu *menu)
{
	static _Alignas(64) unsigned char then[PET_STATE_MAX];
	static pet_move next[PET_MOVES_MAX];
	const struct pet_game *game = t->record->game;
	for (int i = 0; i < menu->items; i++) {
		pet_move m = menu->all[menu->first[i]];
		bool bare = menu->size[i] == 1 && !game->verbs[pet_move_verb(m)].kind[0];
		if (!bare || !game->price || !ahead(game, t->state, m, then))
			continue;
		/* a move that leads back to the same question opens nothing */
		if (pet_game_node(game, then) == pet_game_node(game, t->state))
			continue;
		int n = pet_game_legal(game, then, next), prices = 0;
		for (int k = 0; k < n; k++)
			prices += game->price(then, next[k]) > 0;
		if (!prices || n > NEXT_AT_MOST)
			continue;
		static struct menu ahead_menu;
		static char buf[ANSWER_BYTES];
		struct pet_text s = pet_text_into(buf, sizeof buf, t->lang, game, then);
		s.seat_name = t->seat_name;
		menu_make(&ahead_menu, next, n, pet_game_frame(then)->who);
		pet_text_put(&s, "      ");
		pet_text_number(&s, i + 1);
		pet_text_put(&s, ": ");
		for (int k = 0; k < ahead_menu.items; k++) {
			pet_text_put(&s, k ? "; " : "");
			menu_label(&ahead_menu, k, &s);
		}
		pet_text_char(&s, '\n');
		term_put(t, buf);
	}
}

static void card_note(void *self, pet_move m, struct pet_text *s)
{
	term_card(self, m, s);
}

static void write_question(struct term *t, uint8_t seat, const struct menu *menu, bool inner)
{
	static char buf[ANSWER_BYTES];
	struct pet_text s = term_text(t, buf, sizeof buf);
	if (!inner) {
		const struct pet_node *node = pet_game_node(t->record->game, t->state);
		pet_text_char(&s, '\n');
		term_battle(t, seat, &s);
		pet_text_put(&s, term_bold(t));
		if (seat < PET_SEATS_MAX)
			term_asked(t, seat, &s);
		else
			pet_text_say(&s, N_("dice and cards"));
		pet_text_put(&s, ": ");
		pet_text_prompt(&s, t->state);
		if (node->rule) {
			pet_text_put(&s, " [");
			pet_text_put(&s, node->rule);
			pet_text_put(&s, "]");
		}
		pet_text_put(&s, term_plain(t));
		pet_text_char(&s, '\n');
	}
	menu_write(menu, &s, card_note, t);
	int rows = 0;
	for (uint32_t i = 0; i < s.len; i++)
		rows += buf[i] == '\n';
	if (!inner)
		term_room(t, rows); /* a question is read in one piece */
	term_put(t, buf);
	if (!inner)
		tell_next(t, menu);
	t->menu = menu;
}

static void not_understood(struct term *t, uint8_t seat, const struct menu *root, const char *line)
{
	pet_move m = menu_guess(root, t->record->game, line);
	if (m != PET_MOVE_NONE)
		term_why(t, seat, m);
	else
		term_say(t, N_("That is neither a number of the list nor a move here; help tells "
			       "more."));
}

static bool all_digits(const char *s)
{
	return *s && strspn(s, "0123456789") == strlen(s);
}

pet_move term_answer(struct term *t, uint8_t seat, const struct menu *root, struct menu *menu,
		     const char *line, bool *again)
{
	*again = true;
	struct menu next;
	if (all_digits(line)) {
		long item = strlen(line) < 6 ? strtol(line, NULL, 10) : 0;
		if (item < 1 || item > menu->items) {
			struct pet_arg most = { "n", PET_K_NUMBER, menu->items };
			term_fill(t, N_("Choose a number from 1 to {n}."), NULL, 0, &most, 1);
			*again = false;
			return PET_MOVE_NONE;
		}
		if (menu->size[item - 1] == 1)
			return menu->all[menu->first[item - 1]];
		menu_enter(menu, (int)item - 1, &next);
		*menu = next;
		return PET_MOVE_NONE;
	}
	static pet_move found[PET_MOVES_MAX];
	char buf[16];
	struct pet_text words = term_text(t, buf, sizeof buf);
	int n = menu_match(menu, &words, line, found);
	if (!n)
		n = menu_match(root, &words, line, found);
	if (n == 1)
		return found[0];
	if (n > 1) {
		menu_make(&next, found, n, root->who);
		*menu = next;
		return PET_MOVE_NONE;
	}
	not_understood(t, seat, root, line);
	*again = false;
	return PET_MOVE_NONE;
}

bool term_labelled(struct term *t, const struct menu *menu, const char *line)
{
	static pet_move found[PET_MOVES_MAX];
	char buf[16];
	struct pet_text words = term_text(t, buf, sizeof buf);
	return menu_match_label(menu, &words, line, found) > 0;
}

/* Asks until somebody decides. False: quit, end of input, or another position (undo). */
static bool ask(struct term *t, uint8_t seat, const pet_move *moves, int count)
{
	static struct menu root, menu;
	menu_make(&root, moves, count, pet_game_frame(t->state)->who);
	menu = root;
	write_question(t, seat, &menu, false);
	while (!t->quit) {
		char line[LINE_BYTES];
		if (!term_line(t, "> ", line, sizeof line)) {
			fputc('\n', t->out);
			t->quit = true;
			return false;
		}
		const char *s = line + strspn(line, " \t");
		bool again = true;
		if (!*s || !strcmp(s, "back")) {
			bool inner = menu.count < root.count;
			menu = root;
			write_question(t, seat, &menu, !inner && *s);
			continue;
		}
		uint32_t before = t->record->count;
		if (!term_labelled(t, &menu, s) && term_command(t, seat, &menu, s)) {
			t->skip = false; /* it was for the answer, not for what follows */
			if (t->record->count != before)
				return true;
			if (t->rows > LONG_ANSWER && !t->quit) /* the question is far up */
				write_question(t, seat, &menu, false);
			continue;
		}
		pet_move m = term_answer(t, seat, &root, &menu, strncmp(s, "do ", 3) ? s : s + 3,
					 &again);
		if (m != PET_MOVE_NONE) {
			term_play(t, seat, m, false);
			return !t->quit;
		}
		if (again)
			write_question(t, seat, &menu, true);
	}
	return false;
}

/* The only choice is still the person's to make if it costs something or ends the turn. */
static bool weighs(struct term *t, pet_move m)
{
	static _Alignas(64) unsigned char then[PET_STATE_MAX];
	const struct pet_game *game = t->record->game;
	if (game->price && game->price(t->state, m) > 0)
		return true;
	return !ahead(game, t->state, m, then) && pet_game_asked(then) != PET_CHANCE;
}

static void only_choice(struct term *t, uint8_t seat, pet_move m)
{
	char buf[1024];
	struct pet_text s = term_text(t, buf, sizeof buf);
	term_asked(t, seat, &s);
	pet_text_put(&s, ": ");
	pet_text_choice(&s, m, pet_game_frame(t->state)->who);
	pet_text_put(&s, " (");
	pet_text_say(&s, N_("the only choice"));
	pet_text_put(&s, ")\n");
	term_put(t, buf);
	term_play(t, seat, m, true);
}

static void person(struct term *t, uint8_t seat)
{
	static pet_move moves[PET_MOVES_MAX];
	int count = pet_game_legal(t->record->game, t->state, moves);
	bool forced = count == 1 && seat < PET_SEATS_MAX && !weighs(t, moves[0]);
	if (forced && watched(t, seat)) { /* that there was no choice may be secret, too */
		term_play(t, seat, moves[0], true);
		return;
	}
	if (t->host->keep)
		t->host->keep(t->host->self);
	if (seat < PET_SEATS_MAX && !hand_over(t, seat))
		return;
	if (t->full && forced) {
		term_play(t, seat, moves[0], true);
		return;
	}
	if (t->full) {
		full_ask(t->full, seat, moves, count);
		return;
	}
	if (seat < PET_SEATS_MAX)
		term_news(t, seat);
	if (forced)
		only_choice(t, seat, moves[0]);
	else
		ask(t, seat, moves, count);
}

bool term_run(struct term *t)
{
	const struct pet_game *game = t->record->game;
	uint8_t asked;
	while (!t->quit && (asked = pet_game_asked(t->state)) != PET_NOBODY) {
		if (asked == PET_CHANCE && t->host->dice) {
			uint64_t r = t->host->dice(t->host->self, t->record->count + 1);
			term_play(t, PET_CHANCE, pet_game_sample(game, t->state, r), true);
		} else if (asked == PET_CHANCE || t->person[asked]) {
			person(t, asked);
		} else {
			if (t->full)
				full_show(t->full);
			pet_move m = t->host->choose(t->host->self, asked,
						     pet_game_view(game, t->state, asked));
			term_play(t, asked, m, true);
		}
	}
	return pet_game_asked(t->state) == PET_NOBODY;
}
