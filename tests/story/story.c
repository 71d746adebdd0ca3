/* story: the sentences of recorded games. For the records of one game: the first sentences of every event, move and
 * question in a language, as a list for review. All sentences are checked: no placeholder left, no name without the
 * form that was asked for, no token.
 *
 *     story LANG FILE.petteia...
 *     story --whole LANG FILE.petteia        the whole game as an observer reads it */
#include <ctype.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "core/record.h"
#include "core/text.h"

enum { LINES = 20000, BYTES = 4 << 20, EVENTS = 4096, EACH = 2 };

static _Alignas(64) unsigned char state[PET_STATE_MAX];
static struct pet_record_line lines[LINES];
static struct pet_event event_buffer[EVENTS];
static struct pet_record record;
static char text[BYTES];
static uint32_t index_of[LINES];
static uint8_t told_events[256], told_moves[256], told_prompts[256];
static int wrong, lang;
static bool whole;

static const char *const names[PET_SEATS_MAX] = { "Anna", "Boris", "Clio", "Dora", "Emil", "Fay" };

/* "s1" to "s6" as a word of its own, also at the start of a sentence: a seat that was not named. */
static bool has_token(const char *s)
{
	for (const char *c = s; *c; c++)
		if ((*c == 's' || *c == 'S') && c[1] >= '1' && c[1] <= '6' &&
		    !isalnum((unsigned char)c[2]) && (c == s || !isalnum((unsigned char)c[-1])))
			return true;
	return false;
}

static void tell(const char *what, const struct pet_text *t, uint8_t *told)
{
	if (t->cut || strpbrk(t->buf, "{}\4") || strstr(t->buf, "  ") || has_token(t->buf) ||
	    (t->formless && lang != PET_LANG_EN)) {
		if (wrong++ < 20)
			fprintf(stderr, "story: %s: '%s'\n", what, t->buf);
	}
	if (!t->len)
		return;
	if (whole)
		printf("%s\n", t->buf);
	else if (*told < EACH) {
		++*told;
		printf("%s\t%s\n", what, t->buf);
	}
}

static struct pet_text words(char *buf, uint32_t cap)
{
	struct pet_text t = pet_text_into(buf, cap, (uint8_t)lang, record.game, state);
	t.seat_name = names;
	return t;
}

/* A whole game is told as it is read: what belongs together in one sentence, dice and draws in a row together. */
static void tell_story(struct pet_events *events)
{
	char buf[1024];
	for (uint32_t i = 0; i < events->count;) {
		struct pet_text t = words(buf, sizeof buf);
		uint8_t code = events->event[i].code;
		i += pet_text_events(&t, &events->event[i], events->count - i, PET_NOBODY);
		tell("event", &t, &told_events[code]);
	}
	events->count = 0;
}

static void tell_events(const struct pet_events *events)
{
	char buf[1024];
	for (uint32_t i = 0; i < events->count; i++) {
		struct pet_text t = words(buf, sizeof buf);
		pet_text_event(&t, &events->event[i], events->event[i].who);
		tell("event", &t, &told_events[events->event[i].code]);
	}
}

/* The question before a move, and the move. */
static void tell_move(pet_move m)
{
	char buf[1024];
	uint8_t node = pet_game_frame(state)->node;
	struct pet_text t = words(buf, sizeof buf);
	pet_text_prompt(&t, state);
	tell("question", &t, &told_prompts[node]);
	t = words(buf, sizeof buf);
	pet_text_move(&t, m, pet_game_frame(state)->who);
	tell("move", &t, &told_moves[pet_move_verb(m)]);
}

static bool play(const char *path)
{
	struct pet_fault fault;
	struct pet_events events = { event_buffer, 0, EVENTS, 0 };
	FILE *in = fopen(path, "r");
	size_t n = in ? fread(text, 1, sizeof text, in) : 0;
	if (in)
		fclose(in);
	if (!pet_record_read(&record, text, n, lines, LINES, &fault) ||
	    !pet_record_start(&record, state, &events, &fault)) {
		fprintf(stderr, "story: '%s' is no record\n", path);
		return false;
	}
	uint32_t count = pet_record_effective(&record, index_of, UINT32_MAX);
	if (!whole)
		tell_events(&events), events.count = 0;
	for (uint32_t i = 0; i < count; i++) {
		const struct pet_record_line *line = &record.line[index_of[i]];
		struct pet_events after = { events.event + events.count, 0, EVENTS - events.count,
					    0 };
		if (!whole)
			tell_move(line->m);
		else if (line->seat != PET_CHANCE)
			tell_story(&events), after = events;
		if (pet_game_play(record.game, state, line->seat, line->m, &after) != PET_PLAY_OK)
			return false;
		if (!whole)
			tell_events(&after);
		else
			events.count += after.count;
	}
	tell_story(&events);
	return true;
}

int main(int argc, char **argv)
{
	if (argc > 1 && !strcmp(argv[1], "--whole")) {
		whole = true;
		argc--, argv++;
	}
	lang = argc > 2 ? pet_lang_find(argv[1]) : -1;
	if (lang < 0)
		return 2;
	for (int i = 2; i < argc; i++)
		if (!play(argv[i]))
			return 2;
	return wrong != 0;
}
