/* act.c: given, stage, set, do, auto. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "core/pack.h"
#include "tests/scenario/scenario.h"

static bool manual; /* the set-up left chance unanswered */

static void check(void)
{
	const char *wrong = unchecked ? NULL : game->check(state);
	if (wrong)
		fail("impossible position: %s", wrong);
}

void settle(void)
{
	if (!given)
		fail("no 'given' before this");
	if (!unsettled)
		return;
	unsettled = false;
	if (game->derive)
		game->derive(state);
	pet_game_settle(game, state, &events);
	check();
}

static void answer_chance(void)
{
	for (int i = 0; pet_game_asked(state) == PET_CHANCE; i++) {
		pet_move out[PET_MOVES_MAX];
		if (i > 10000 || pet_game_legal(game, state, out) < 1)
			fail("chance does not end");
		pet_game_advance(game, state, out[0], &events);
		check();
	}
}

/* ---- given, stage, set ----------------------------------------------------------------------- */

static void set_option(struct pet_setup *s, const char *key, const char *value)
{
	for (int i = 0; game->options[i].key; i++) {
		const struct pet_option *o = &game->options[i];
		if (strcmp(o->key, key))
			continue;
		if (o->text) {
			snprintf(s->text, sizeof s->text, "%s", value);
			return;
		}
		for (int k = 0; o->value && o->value[k]; k++) {
			if (!strcmp(o->value[k], value)) {
				s->option[i] = (int16_t)k;
				return;
			}
		}
		char *end;
		long n = strtol(value, &end, 10);
		if (o->value || *end || n < o->min || n > o->max)
			fail("option %s has no value '%s'", key, value);
		s->option[i] = (int16_t)n;
		return;
	}
	fail("no option '%s'", key);
}

/* pack=some: packs/some.pack beside the scenario */
static uint8_t read_pack(const char *name)
{
	static char text[PET_PACK_TEXT_MAX + 1];
	struct pet_pack_fault fault;
	char path[400];
	const char *slash = strrchr(file, '/');
	snprintf(path, sizeof path, "%.*spacks/%s.pack", slash ? (int)(slash + 1 - file) : 0, file,
		 name);
	FILE *f = fopen(path, "r");
	size_t n = f ? fread(text, 1, sizeof text, f) : 0;
	if (f)
		fclose(f);
	uint8_t number = pet_pack_load(game, text, n, &fault);
	if (!number)
		fail("%s: line %u: %s '%s'", path, (unsigned)fault.line, fault.id, fault.word);
	return number;
}

/* Reads options into a set-up; manual and unchecked belong to the runner. */
static void read_setup(struct pet_setup *setup, char *args)
{
	pet_setup_default(game, setup, game->seats_min);
	manual = unchecked = unsettled = false;
	for (char *w; (w = word(&args));) {
		char *eq = strchr(w, '=');
		if (!strcmp(w, "manual"))
			manual = true;
		else if (!strcmp(w, "unchecked"))
			unchecked = true;
		else if (!eq)
			fail("'%s' is no option", w);
		else if (*eq = 0, !strcmp(w, "seats"))
			setup->seats = (uint8_t)atoi(eq + 1);
		else if (!strcmp(w, "pack"))
			setup->pack = read_pack(eq + 1);
		else
			set_option(setup, w, eq + 1);
	}
	if (setup->seats < game->seats_min || setup->seats > game->seats_max)
		fail("%s is not for %d seats", game->id, setup->seats);
	events.count = 0;
}

void do_given(char *args)
{
	struct pet_setup setup;
	read_setup(&setup, args);
	const char *error = pet_game_start(game, state, &setup, &events);
	if (error)
		fail("set-up refused: %s", error);
	given = true;
	check();
	if (!manual)
		answer_chance();
}

void do_refuses(char *args)
{
	struct pet_setup setup;
	given = false;
	read_setup(&setup, args);
	if (!pet_game_start(game, state, &setup, &events))
		fail("expected this set-up to be refused");
}

void do_stage(char *args)
{
	if (!given)
		fail("no 'given' before this");
	if (!game->stage)
		fail("%s has no stages", game->id);
	const char *error = game->stage(state, args);
	if (error)
		fail("stage refused: %s", error);
	unsettled = true;
}

void do_set(char *args)
{
	struct pet_fault fault = { 0 };
	if (!given)
		fail("no 'given' before this");
	char *path = word(&args);
	args = trim(args);
	if (!path || !*args)
		fail("set PATH VALUE");
	if (!pet_field_set(game, state, path, args, &fault))
		fail("cannot set %s to '%s': %s", path, args, fault.what);
	unsettled = true;
}

/* ---- playing --------------------------------------------------------------------------------- */

static void play_one(char *s)
{
	char *colon = strchr(s, ':');
	const char *who = NULL;
	if (s[0] == '*') {
		who = "*";
		s = trim(s[1] == ':' ? s + 2 : s + 1);
	} else if (colon) {
		*colon = 0;
		who = trim(s);
		s = trim(colon + 1);
	}
	pet_move m = parse_move(s);
	if (pet_game_asked(state) == PET_NOBODY)
		fail("'%s': the game is over", s);
	if (who && !is_asked(who))
		fail("'%s': expected %s to be asked", s, who);
	if (!who && pet_game_asked(state) == PET_CHANCE)
		fail("'%s': chance is asked (write `do * ...`)", s);
	if (!pet_game_is_legal(game, state, m)) {
		const struct pet_reason *r = pet_game_why(game, state, pet_game_asked(state), m);
		fail("'%s' is not legal: %s %s", s, r ? r->rule : "", r ? r->text : "");
	}
	pet_game_play(game, state, pet_game_asked(state), m, &events);
	check();
}

void do_do(char *args)
{
	settle();
	events.count = 0;
	for (char *p; (p = part(&args));)
		if (*p)
			play_one(p);
}

void do_auto(char *args)
{
	(void)args;
	settle();
	answer_chance();
}
