/* hints_test: advice that comes true.
 *
 *     hints_test N      N hints, divided among the games
 *
 * Bots play a match and follow the judge (ai/analyse.h). Everything that a hint states is compared with
 * what happens when its move and its plan are played in the true position, by numbers that are counted
 * here: what is gained must rise, a price must fall, the plan must be legal, a win must be one, and
 * nothing may come back to where the turn has been. Then the match is analysed: its chances must be
 * those of the hints, a better move must stand beside a fall, and the steps of an action lead to what
 * came of them. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "ai/analyse.h"
#include "core/text.h"
#include "tests/configs.h"

enum { LINES_MAX = 4000, SEATS = 3 };

static _Alignas(64) unsigned char state[PET_STATE_MAX], start[PET_STATE_MAX];
static struct pet_analyst judge, analyst;
static struct pet_analysis_point point[LINES_MAX];
static struct {
	uint8_t seat;
	pet_move m;
	bool hinted, happened; /* ... something, in events */
	int32_t share[PET_SEATS_MAX];
} line[LINES_MAX];
static int failures, hints, statements, plans, betters, steps;

static void fail(const struct pet_game *game, const char *what, const char *name)
{
	printf("FAILED: %s, hint %d: %s (%s)\n", game->id, hints, what, name);
	failures++;
}

/* A number of a seat as its name has it. */
static int number(const struct pet_game *game, const void *s, uint8_t seat, int which)
{
	int16_t row[PET_SEATS_MAX][PET_FEATURES_MAX];
	game->bots->features(s, row, NULL);
	return game->bots->feature[which].lack ? -row[seat][which] : row[seat][which];
}

static void compare(const struct pet_game *game, const struct pet_explanation *e, bool planned,
		    const void *before, const void *after, uint8_t seat)
{
	for (int i = 0; i < e->count; i++) {
		const struct pet_said *said = &e->said[i];
		if (said->planned != planned)
			continue;
		statements++;
		if (pet_game_asked(after) == PET_NOBODY) {
			fail(game, "something is stated of a game that is over", said->name);
			continue;
		}
		int was = number(game, before, seat, said->number),
		    is = number(game, after, seat, said->number);
		if (said->gain ? is <= was : is >= was)
			fail(game, said->gain ? "it does not rise" : "it does not fall",
			     said->name);
	}
}

static bool won(const struct pet_game *game, const void *s, uint8_t seat)
{
	uint8_t share[PET_SEATS_MAX] = { 0 };
	if (pet_game_asked(s) != PET_NOBODY)
		return false;
	game->result(s, share);
	return share[seat] == PET_SHARES;
}

/* Plays what the hint says in the true position. */
static void check_hint(const struct pet_game *game, const struct pet_explanation *e, uint8_t seat)
{
	_Alignas(64) unsigned char once[PET_STATE_MAX], then[PET_STATE_MAX];
	memcpy(once, state, game->state_bytes);
	if (pet_game_play(game, once, seat, e->m, NULL)) {
		fail(game, "the move is not legal", "");
		return;
	}
	compare(game, e, false, state, once, seat);
	memcpy(then, once, game->state_bytes);
	for (int i = 0; i < e->plans; i++)
		if (pet_game_play(game, then, seat, e->plan[i], NULL)) {
			fail(game, "the plan is not possible", "");
			return;
		}
	plans += e->plans > 0;
	compare(game, e, true, once, then, seat);
	if (e->wins && !won(game, once, seat))
		fail(game, "it does not win", "");
	if (e->plan_wins && !won(game, then, seat))
		fail(game, "the plan does not win", "");
	if (e->circle)
		fail(game, "a hint comes back to where the turn has been", "");
}

/* What it says, in a language whose letters show that every word is translated. */
static void check_words(const struct pet_game *game, struct pet_view v, pet_move m)
{
	char words[1000];
	struct pet_text t = pet_text_into(words, sizeof words, PET_LANG_EN, game, v.pub);
	pet_bot_because(judge.bot, game, v, m, &t);
	if (t.cut || strstr(words, ": ,") || strstr(words, "; ;"))
		fail(game, "a sentence is not whole", words);
}

static bool brings(const struct pet_explanation *e, const char *name)
{
	for (int i = 0; i < e->count; i++)
		if (e->said[i].gain && !e->said[i].planned &&
		    !strcmp(name, pet_text_tr(PET_LANG_EN, e->said[i].name)))
			return true;
	return false;
}

/* What every other choice brings at once as well is no reason for the best one. */
static void check_reason(const struct pet_game *game, struct pet_view v,
			 const struct pet_bot_thought *thought, int thoughts)
{
	static const char gains[] = "at once it gains: ";
	char words[1000];
	struct pet_explanation other[PET_BOT_ALTERNATIVES];
	struct pet_text t = pet_text_into(words, sizeof words, PET_LANG_EN, game, v.pub);
	pet_bot_because(judge.bot, game, v, thought[0].m, &t);
	for (int k = 1; k < thoughts; k++)
		pet_bot_explain(judge.bot, game, v, thought[k].m, &other[k]);
	char *from = strstr(words, gains), *rest = NULL;
	if (!from)
		return;
	from += sizeof gains - 1;
	from[strcspn(from, ";")] = 0;
	for (char *one = strtok_r(from, ",", &rest); one; one = strtok_r(NULL, ",", &rest)) {
		bool all = true;
		for (int k = 1; k < thoughts; k++)
			all = all && brings(&other[k], one + (*one == ' '));
		if (all)
			fail(game, "a reason holds for every other choice, too", one);
	}
}

static void hint(const struct pet_game *game, uint8_t seat, int at)
{
	struct pet_view v = pet_game_view(game, state, seat);
	struct pet_bot_thought thought[PET_BOT_ALTERNATIVES];
	struct pet_explanation e;
	int64_t sum = 0;
	int thoughts = pet_advise(&judge, game, v, PET_MOVE_NONE, line[at].share)
			       ? pet_bot_thoughts(judge.bot, thought)
			       : 0;
	if (!thoughts) {
		fail(game, "there is no advice", "");
		return;
	}
	line[at].hinted = true;
	hints++;
	for (int s = 0; s < SEATS; s++)
		sum += line[at].share[s];
	if (thought[0].value != line[at].share[seat] || sum < 65536 - 8 || sum > 65536 + 8)
		fail(game, "the chance of the best move is not the chance of the seat", "");
	pet_bot_explain(judge.bot, game, v, thought[0].m, &e);
	check_hint(game, &e, seat);
	check_words(game, v, thought[0].m);
	if (thoughts > 1)
		check_reason(game, v, thought, thoughts);
}

/* Whether something happened in one of the lines, and whether one seat decided all of them. */
static bool any_happened(uint32_t from, uint32_t to)
{
	bool any = false;
	for (uint32_t i = from; i < to; i++)
		any |= line[i].happened;
	return any;
}

static bool one_seat(uint32_t from, uint32_t to)
{
	for (uint32_t i = from; i < to; i++)
		if (line[i].seat != line[from].seat)
			return false;
	return true;
}

/* Every step of an action is told by the line in which something came of it at last. */
static void check_action(const struct pet_game *game, uint32_t i, uint32_t count)
{
	uint32_t told, end = i + 1;
	bool step = pet_analyse_action(point, count, i, &told),
	     goes_on = i > 0 && line[i - 1].seat == line[i].seat && !line[i - 1].happened;
	steps += step;
	if (step && (told < i || told >= count || !line[told].happened || any_happened(i, told) ||
		     !one_seat(i, told + 1)))
		fail(game, "a step is told by a line that is not the end of its action", "");
	if (step && told == i && !goes_on)
		fail(game, "a whole action is called a step", "");
	while (end < count && line[end].seat == line[i].seat)
		end++;
	if (!step && (line[i].happened ? goes_on : any_happened(i, end)))
		fail(game, "a step is not told by the end of its action", "");
}

/* The judgement of the whole match, which began at start. */
static void check_analysis(const struct pet_game *game, int count)
{
	_Alignas(64) unsigned char s[PET_STATE_MAX];
	memcpy(s, start, sizeof s);
	analyst.places = 0;
	for (int i = 0; i < count; i++) {
		pet_analyse_line(&analyst, game, s, (uint32_t)i + 1, line[i].seat, line[i].m,
				 &point[i]);
		pet_game_advance(game, s, line[i].m, NULL);
		if (line[i].hinted && memcmp(point[i].before, line[i].share, sizeof line[i].share))
			fail(game, "hint and analysis differ", "");
	}
	pet_analyse_end(&analyst, game, s, point, (uint32_t)count);
	for (int i = 1; i < count; i++) {
		const struct pet_analysis_point *p = &point[i];
		if (p->judged && memcmp(p->before, p[-1].after, sizeof p->before))
			fail(game, "the curve before a question is not its judgement", "");
		betters += p->better;
		if (p->better && p->after[p->seat] >= p->before[p->seat])
			fail(game, "a chance rises by a move that was a mistake", "");
	}
	for (int i = 0; i < count; i++)
		check_action(game, (uint32_t)i, (uint32_t)count);
}

/* A match of players that follow the hints, and now and then do not. */
static void play(const struct pet_game *game, uint64_t seed, int wanted)
{
	struct config c = config_usual(game, SEATS);
	struct pet_bits bits = { seed };
	static pet_move legal[PET_MOVES_MAX];
	int at = 0, told = hints;
	if (pet_game_start(game, state, &c.setup, NULL))
		exit(1);
	memcpy(start, state, sizeof start);
	for (; pet_game_asked(state) != PET_NOBODY && at < LINES_MAX && hints - told < wanted;
	     at++) {
		uint8_t asked = line[at].seat = pet_game_asked(state);
		struct pet_bot_thought thought[PET_BOT_ALTERNATIVES];
		line[at].hinted = false;
		if (asked == PET_CHANCE) {
			line[at].m = pet_game_sample(game, state, pet_bits_next(&bits));
		} else {
			int n = pet_game_legal(game, state, legal);
			line[at].m = legal[pet_bits_below(&bits, (uint32_t)n)];
			if (n > 1) {
				hint(game, asked, at);
				if (pet_bits_below(&bits, 5) &&
				    pet_bot_thoughts(judge.bot, thought))
					line[at].m = thought[0].m;
			}
		}
		struct pet_event first;
		struct pet_events events = { &first, 0, 1, 0 };
		pet_game_advance(game, state, line[at].m, &events);
		line[at].happened = events.count > 0;
	}
	check_analysis(game, at);
}

int main(int argc, char **argv)
{
	int wanted = argc > 1 ? atoi(argv[1]) : 0, games = 0;
	while (pet_all_games[games])
		games++;
	pet_analyst_spec(&judge.spec, 0);
	judge.bot = malloc(pet_bot_bytes(&judge.spec));
	analyst.spec = judge.spec;
	analyst.bot = malloc(pet_bot_bytes(&analyst.spec));
	if (wanted < games || !judge.bot || !analyst.bot)
		return 2;
	for (int i = 0; i < games; i++)
		for (uint64_t seed = 1; hints < wanted * (i + 1) / games; seed++)
			play(pet_all_games[i], seed, wanted * (i + 1) / games - hints);
	printf("%d hints, %d statements, %d plans, %d better moves, %d steps: %d failures\n", hints,
	       statements, plans, betters, steps, failures);
	bool little = statements < hints / 2 || plans < hints / 8 || !steps;
	if (little)
		printf("FAILED: too little is said\n");
	free(judge.bot);
	free(analyst.bot);
	return failures || little;
}
