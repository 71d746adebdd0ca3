/* expect.c: asks, legal, only, illegal, costs, says, warns, brings, choices, then, over, not over, wins, event, moot. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "core/foresee.h"
#include "tests/scenario/scenario.h"

bool is_asked(const char *name)
{
	if (pet_game_asked(state) == PET_NOBODY)
		return false;
	if (!strcmp(name, "*"))
		return pet_game_asked(state) == PET_CHANCE;
	if (pet_token_find(game, PET_K_SEAT, name, strlen(name)) == pet_game_asked(state))
		return true;
	return pet_game_asked(state) != PET_CHANCE &&
	       pet_token_find(game, game->who_kind, name, strlen(name)) ==
		       pet_game_frame(state)->who;
}

void do_asks(char *args)
{
	settle();
	char *node = word(&args), *who = word(&args);
	if (!node)
		fail("asks NODE [WHO]");
	if (pet_game_asked(state) == PET_NOBODY)
		fail("expected %s, found the game over", node);
	if (strcmp(pet_game_node(game, state)->name, node))
		fail("expected to be asked %s, found %s", node, pet_game_node(game, state)->name);
	if (who && !is_asked(who))
		fail("expected %s to be asked", who);
}

void do_legal(char *args)
{
	settle();
	for (char *p; (p = part(&args));)
		if (*p && !pet_game_is_legal(game, state, parse_move(p)))
			fail("expected '%s' to be legal", p);
}

void do_only(char *args)
{
	settle();
	pet_move want[PET_MOVES_MAX], out[PET_MOVES_MAX];
	int count = 0;
	for (char *p; (p = part(&args));) {
		if (!*p)
			continue;
		if (!pet_game_is_legal(game, state, want[count++] = parse_move(p)))
			fail("expected '%s' to be legal", p);
	}
	int n = pet_game_legal(game, state, out);
	if (n != count)
		fail("expected %d legal moves, found %d", count, n);
}

void do_illegal(char *args)
{
	settle();
	char *eq = strchr(args, '=');
	if (eq)
		*eq = 0;
	char *s = trim(args), *rule = eq ? trim(eq + 1) : NULL;
	pet_move m = parse_move(s);
	const struct pet_reason *r = pet_game_why(game, state, pet_game_asked(state), m);
	if (!r || pet_game_is_legal(game, state, m))
		fail("expected '%s' to be illegal", s);
	if (rule && strcmp(r->rule, rule))
		fail("'%s' is illegal by %s (%s), expected %s", s, *r->rule ? r->rule : "no rule",
		     r->text, rule);
}

void do_costs(char *args)
{
	settle();
	char *eq = strchr(args, '=');
	if (!eq || !game->price)
		fail("costs MOVE = N, in a game with prices");
	*eq = 0;
	pet_move m = parse_move(trim(args));
	if (!pet_game_is_legal(game, state, m))
		fail("'%s' is not legal", trim(args));
	unsigned price = game->price(state, m);
	if (price != (unsigned)atoi(eq + 1))
		fail("'%s' costs %u", trim(args), price);
}

/* Without a move: the question. */
void do_says(char *args)
{
	settle();
	char said[256], *eq = strchr(args, '=');
	struct pet_text t = pet_text_into(said, sizeof said, PET_LANG_EN, game, state);
	if (!eq)
		fail("says [MOVE] = WORDS");
	*eq = 0;
	char *s = trim(args);
	if (!*s)
		pet_text_question(&t, pet_game_view(game, state, pet_game_asked(state)));
	else if (!pet_game_is_legal(game, state, parse_move(s)))
		fail("'%s' is not legal", s);
	else
		pet_text_choice(&t, parse_move(s), pet_game_frame(state)->who);
	if (strcmp(said, trim(eq + 1)))
		fail("'%s' says: %s", s, said);
}

/* Without "=": there must be no warning. */
void do_warns(char *args)
{
	settle();
	_Alignas(64) unsigned char from[PET_STATE_MAX];
	struct pet_foresight seen;
	char said[256] = "none", *eq = strchr(args, '=');
	if (eq)
		*eq = 0;
	pet_move m = parse_move(trim(args));
	uint8_t seat = pet_game_asked(state);
	if (!pet_game_is_legal(game, state, m))
		fail("'%s' is not legal", trim(args));
	pet_foresee_from(game, pet_game_view(game, state, seat), from);
	pet_foresee(game, from, seat, m, &seen);
	if (seen.warned) {
		struct pet_text t = pet_text_into(said, sizeof said, PET_LANG_EN, game, state);
		pet_text_warning(&t, &seen.warning);
	}
	if (strcmp(said, eq ? trim(eq + 1) : "none"))
		fail("'%s' warns: %s", trim(args), said);
}

/* "total +2, gold -1": what changes, in the order of the game's rows; "at best" where there are several ways to go on. */
void do_brings(char *args)
{
	settle();
	_Alignas(64) unsigned char from[PET_STATE_MAX];
	struct pet_foresight seen;
	char said[256] = "", *eq = strchr(args, '=');
	int n = 0;
	if (!eq)
		fail("brings MOVE = WHAT");
	*eq = 0;
	pet_move m = parse_move(trim(args));
	uint8_t seat = pet_game_asked(state);
	if (!pet_game_is_legal(game, state, m))
		fail("'%s' is not legal", trim(args));
	pet_foresee_from(game, pet_game_view(game, state, seat), from);
	pet_foresee(game, from, seat, m, &seen);
	for (int i = 0; i < seen.rows; i++)
		if (seen.after[i].value != seen.before[i].value)
			n += snprintf(said + n, sizeof said - (size_t)n, "%s%s %+d", n ? ", " : "",
				      seen.after[i].token,
				      seen.after[i].value - seen.before[i].value);
	snprintf(said + n, sizeof said - (size_t)n, "%s%s", n ? "" : "nothing",
		 seen.ways ? " at best" : "");
	if (strcmp(said, trim(eq + 1)))
		fail("'%s' brings: %s", trim(args), said);
}

void do_choices(char *args)
{
	settle();
	pet_move out[PET_MOVES_MAX];
	int n = pet_game_legal(game, state, out);
	if (n != atoi(args))
		fail("expected %s legal moves, found %d", args, n);
}

void do_then(char *args)
{
	settle();
	char value[LINE], *path = word(&args);
	args = trim(args);
	if (!path || !*args)
		fail("then PATH VALUE");
	struct pet_text t = pet_text_into(value, sizeof value, PET_LANG_EN, game, state);
	if (!pet_field_get(game, state, path, &t))
		fail("no field '%s'", path);
	if (strcmp(value, args))
		fail("%s: expected %s, found %s", path, args, value);
}

void do_over(char *args)
{
	(void)args;
	settle();
	if (pet_game_asked(state) != PET_NOBODY)
		fail("expected the game to be over");
}

/* There is one answer; whether a client may give it by itself. */
static void expect_moot(bool wanted)
{
	pet_move out[PET_MOVES_MAX];
	uint8_t seat = pet_game_asked(state);
	settle();
	if (seat >= PET_SEATS_MAX || pet_game_legal(game, state, out) != 1)
		fail("expected one answer");
	if (pet_foresee_moot(game, state, seat, out[0]) != wanted)
		fail("expected the question to be %s", wanted ? "moot" : "put");
}

void do_moot(char *args)
{
	(void)args;
	expect_moot(true);
}

void do_not(char *args)
{
	settle();
	if (!strcmp(args, "moot")) {
		expect_moot(false);
		return;
	}
	if (strcmp(args, "over"))
		fail("not over, not moot");
	if (pet_game_asked(state) == PET_NOBODY)
		fail("expected the game to go on");
}

void do_wins(char *args)
{
	settle();
	if (pet_game_asked(state) != PET_NOBODY)
		fail("expected the game to be over");
	uint8_t share[PET_SEATS_MAX] = { 0 };
	unsigned want = 0, found = 0;
	game->result(state, share);
	for (char *w; (w = word(&args));) {
		int32_t seat = pet_token_find(game, PET_K_SEAT, w, strlen(w));
		if (seat < 0 || seat >= PET_SEATS_MAX)
			fail("no seat '%s'", w);
		want |= 1u << seat;
	}
	for (unsigned i = 0; i < PET_SEATS_MAX; i++)
		found |= share[i] ? 1u << i : 0;
	if (want != found)
		fail("expected winners %#x, found %#x (a bit a seat)", want, found);
	for (unsigned i = 0; i < PET_SEATS_MAX; i++)
		if (share[i] && share[i] != PET_SHARES / __builtin_popcount(found))
			fail("the winners do not share alike: seat %u has %u of %d", i + 1,
			     share[i], PET_SHARES);
}

/* ---- events ---------------------------------------------------------------------------------- */

/* Whether the words name the event's arguments, with or without its who in front. */
static bool event_fits(const struct pet_event *e, char **want, int count)
{
	const struct pet_event_row *row = &game->events[e->code];
	const int32_t value[5] = { e->who, e->a, e->b, e->c, e->d };
	const uint8_t kind[5] = { game->who_kind, row->kind[0], row->kind[1], row->kind[2],
				  row->kind[3] };
	for (int from = 0; from < 2; from++) {
		int i = 0;
		for (; i < count && from + i < 5; i++) {
			char found[128];
			struct pet_text t =
				pet_text_into(found, sizeof found, PET_LANG_EN, game, state);
			pet_token_value(&t, kind[from + i], value[from + i]);
			if (strcmp(found, want[i]))
				break;
		}
		if (i == count)
			return true;
	}
	return false;
}

void do_event(char *args)
{
	settle();
	char *token = word(&args), *want[5];
	int count = 0;
	if (!token)
		fail("event TOKEN [ARG...]");
	for (char *w; count < 5 && (w = word(&args));)
		want[count++] = w;
	for (uint32_t i = 0; i < events.count; i++)
		if (!strcmp(game->events[events.event[i].code].token, token) &&
		    event_fits(&events.event[i], want, count))
			return;
	printf("%s:%d: events of the last do:\n", file, line_no);
	for (uint32_t i = 0; i < events.count; i++) {
		char text[256];
		struct pet_text t = pet_text_into(text, sizeof text, PET_LANG_EN, game, state);
		for (int k = 0; k < 5; k++) {
			const struct pet_event *e = &events.event[i];
			const int32_t value[5] = { e->who, e->a, e->b, e->c, e->d };
			if (k && !game->events[e->code].kind[k - 1])
				continue;
			pet_text_char(&t, ' ');
			pet_token_value(&t, k ? game->events[e->code].kind[k - 1] : game->who_kind,
					value[k]);
		}
		printf("    %s%s\n", game->events[events.event[i].code].token, text);
	}
	fail("expected event '%s'%s", token, count ? " with these arguments" : "");
}
