/* analyse: what a match was like: chances, turning points, better moves, luck.
 *
 * Before every decision a tree search runs from the view of the seat that is asked: it tells the
 * chances of all seats as far as that seat could know, and whether another move was better judged
 * by the same knowledge. The chances after a line are those at the next question. Luck is what dice
 * and draws changed in the opinion of the game's eval against the mean over all outcomes. */
#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "ai/bot.h"
#include "cmd/match.h"

enum {
	OUTCOMES_MAX = 64, /* chance with more outcomes is sampled */
	TURNS_MAX = 5,
	TURN_LEAST = 65536 * 8 / 100, /* change of a chance that makes a turning point */
	BETTER_LEAST = 65536 * 3 / 100,
	VISITS_LEAST = 8,
};

enum { F_MS, F_ITERATIONS, F_JSON, F_SVG, F_LANG };
static const struct flag flags[] = {
	{ "ms", "N", "milliseconds of thought for each decision", 0 },
	{ "iterations", "N", "or so many iterations (usual: 600): the same answer every time", 0 },
	FLAG_JSON,
	{ "svg", "FILE", "the chances as a drawing", 0 },
	FLAG_LANG,
	{ NULL }
};

/* One line of the match that counts. */
struct point {
	uint32_t line; /* number in the record */
	uint8_t seat;
	move m;
	bool judged;               /* share was searched at the question before this line */
	int32_t before[SEATS_MAX]; /* chances at that question */
	int32_t after[SEATS_MAX];
	int32_t luck[SEATS_MAX];
	struct bot_thought best, played;
	bool better; /* best was worth more, and seen well enough */
	char words[160], best_words[160], because[240];
	struct bot_thought thought[BOT_ALTERNATIVES];
	int thoughts;
};

struct analysis {
	struct match *match;
	struct point *point;
	uint32_t count;
	uint32_t turn[TURNS_MAX];
	int turns;
	int64_t luck[SEATS_MAX];
	uint8_t lang;
	const char *name[SEATS_MAX];
	void *bot;
	_Alignas(64) unsigned char state[STATE_MAX];
};

static void progress(uint32_t done, uint32_t all)
{
	enum { WIDTH = 40 };
	char bar[WIDTH + 1];
	if (!isatty(STDERR_FILENO))
		return;
	for (int i = 0; i < WIDTH; i++)
		bar[i] = (uint64_t)i * all < (uint64_t)done * WIDTH ? '#' : '.';
	bar[WIDTH] = 0;
	fprintf(stderr, "\r[%s] %u of %u%s", bar, done, all, done == all ? "\n" : "");
}

static void put_move(const struct analysis *a, move m, char *buf, size_t n)
{
	struct text t = text_into(buf, (uint32_t)n, a->lang, a->match->r.game, a->state);
	t.seat_name = a->name;
	text_move(&t, m, game_frame(a->state)->who);
}

/* What a seat could know, and what it made of it. */
static void judge(struct analysis *a, struct point *p)
{
	const struct game *game = a->match->r.game;
	struct view v = game_view(game, a->state, p->seat);
	if (!bot_chances(a->bot, game, v, p->m, p->before))
		return;
	p->judged = true;
	p->thoughts = bot_thoughts(a->bot, p->thought);
	if (!p->thoughts || !bot_thought(a->bot, p->m, &p->played))
		return;
	p->best = p->thought[0];
	p->better = p->best.m != p->m && p->best.value - p->played.value >= BETTER_LEAST &&
		    p->played.visits >= VISITS_LEAST;
	put_move(a, p->best.m, p->best_words, sizeof p->best_words);
	struct text t = text_into(p->because, sizeof p->because, a->lang, game, a->state);
	bot_because(a->bot, game, v, p->best.m, &t);
}

static void value_after(const struct analysis *a, move m, struct bits *bits,
			int32_t share[SEATS_MAX])
{
	_Alignas(64) unsigned char copy[STATE_MAX];
	const struct game *game = a->match->r.game;
	memset(share, 0, SEATS_MAX * sizeof share[0]);
	memcpy(copy, a->state, game->state_bytes);
	game_advance(game, copy, m, NULL);
	bot_value(game, copy, bits, share);
}

/* Dice and draws: the outcome against the mean over all outcomes. */
static void weigh_luck(struct analysis *a, struct point *p)
{
	const struct game *game = a->match->r.game;
	static move out[MOVES_MAX];
	static uint32_t weight[MOVES_MAX];
	struct bits bits = { p->line };
	int32_t share[SEATS_MAX], came[SEATS_MAX];
	int64_t mean[SEATS_MAX] = { 0 }, all = 0;
	int n = game_weights(game, a->state, out, weight);
	int looks = n <= OUTCOMES_MAX ? n : OUTCOMES_MAX;
	for (int i = 0; i < looks; i++) {
		int at = n <= OUTCOMES_MAX ? i : chance_pick(weight, n, bits_next(&bits));
		int64_t w = n <= OUTCOMES_MAX ? weight[at] : 1;
		value_after(a, out[at], &bits, share);
		for (int s = 0; s < SEATS_MAX; s++)
			mean[s] += w * share[s];
		all += w;
	}
	value_after(a, p->m, &bits, came);
	for (int s = 0; s < SEATS_MAX && all; s++) {
		p->luck[s] = n > 1 ? (int32_t)(came[s] - mean[s] / all) : 0;
		a->luck[s] += p->luck[s];
	}
}

/* The chances at the end: the result, or a last search. */
static void last_chances(struct analysis *a, int32_t share[SEATS_MAX])
{
	const struct game *game = a->match->r.game;
	struct bits bits = { 1 };
	uint8_t asked = game_asked(a->state);
	memset(share, 0, SEATS_MAX * sizeof share[0]);
	if (asked >= SEATS_MAX ||
	    !bot_chances(a->bot, game, game_view(game, a->state, asked), MOVE_NONE, share))
		bot_value(game, a->state, &bits, share);
}

static int32_t change_of(const struct analysis *a, uint32_t i)
{
	int32_t most = 0;
	for (int s = 0; s < a->match->r.setup.seats && i > 0; s++) {
		int32_t d = abs(a->point[i].after[s] - a->point[i - 1].after[s]);
		most = d > most ? d : most;
	}
	return most;
}

/* The largest changes, in the order of the match. */
static void find_turns(struct analysis *a)
{
	for (uint32_t i = 1; i < a->count; i++) {
		int32_t change = change_of(a, i);
		int at = a->turns, least = 0;
		if (change < TURN_LEAST)
			continue;
		if (a->turns == TURNS_MAX) {
			for (int k = 1; k < TURNS_MAX; k++)
				if (change_of(a, a->turn[k]) < change_of(a, a->turn[least]))
					least = k;
			if (change_of(a, a->turn[least]) >= change)
				continue;
			memmove(&a->turn[least], &a->turn[least + 1],
				(size_t)(TURNS_MAX - 1 - least) * sizeof a->turn[0]);
			at = TURNS_MAX - 1;
		} else {
			a->turns++;
		}
		a->turn[at] = i;
	}
}

static void walk(struct analysis *a)
{
	struct record *r = &a->match->r;
	struct fault fault;
	uint32_t *index = memory((r->count + 1) * sizeof *index);
	a->count = record_effective(r, index, UINT32_MAX);
	a->point = memory((a->count + 1) * sizeof *a->point);
	memset(a->point, 0, (a->count + 1) * sizeof *a->point);
	if (!record_start(r, a->state, NULL, &fault))
		die("%s", fault.what);
	for (uint32_t i = 0; i < a->count; i++) {
		struct point *p = &a->point[i];
		const struct record_line *line = &r->line[index[i]];
		p->line = index[i] + 1;
		p->seat = line->seat;
		p->m = line->m;
		put_move(a, p->m, p->words, sizeof p->words);
		if (p->seat == CHANCE)
			weigh_luck(a, p);
		else
			judge(a, p);
		game_advance(r->game, a->state, p->m, NULL);
		progress(i + 1, a->count);
	}
	int32_t share[SEATS_MAX];
	last_chances(a, share);
	for (uint32_t i = a->count; i-- > 0;) {
		memcpy(a->point[i].after, share, sizeof share);
		if (a->point[i].judged)
			memcpy(share, a->point[i].before, sizeof share);
	}
	find_turns(a);
}

/* ---- words ----------------------------------------------------------------------------------- */

static const char *who(const struct analysis *a, uint8_t seat)
{
	return seat == CHANCE ? "*" : a->name[seat];
}

static double percent(int64_t share)
{
	return (double)share * 100 / 65536;
}

static void answer_words(const struct analysis *a)
{
	int seats = a->match->r.setup.seats;
	printf("%6s", "line");
	for (int s = 0; s < seats; s++)
		printf(" %7.7s", a->name[s]);
	printf("\n");
	for (uint32_t i = 0; i < a->count; i++) {
		const struct point *p = &a->point[i];
		printf("%6u", p->line);
		for (int s = 0; s < seats; s++)
			printf(" %6.1f%%", percent(p->after[s]));
		printf("  %s: %s\n", who(a, p->seat), p->words);
		if (p->better)
			printf("%*s%s: %s (%.1f%% > %.1f%%) %s\n", 7 + 8 * seats, "",
			       text_tr(a->lang, N_("better")), p->best_words,
			       percent(p->best.value), percent(p->played.value), p->because);
	}
	printf("\n%s:\n", text_tr(a->lang, N_("turning points")));
	for (int k = 0; k < a->turns; k++) {
		const struct point *p = &a->point[a->turn[k]], *b = p - 1;
		printf("%6u  %s: %s;", p->line, who(a, p->seat), p->words);
		for (int s = 0; s < seats; s++)
			printf(" %s %.1f%% > %.1f%%", a->name[s], percent(b->after[s]),
			       percent(p->after[s]));
		printf("\n");
	}
	printf("\n%s:\n", text_tr(a->lang, N_("luck of dice and draws, in percent of the win")));
	for (int s = 0; s < seats; s++)
		printf("%8s %+.1f\n", a->name[s], percent(a->luck[s]));
}

/* ---- JSON ------------------------------------------------------------------------------------ */

static void json_share(struct json *j, int64_t share)
{
	json_decimal(j, share * 10000 / 65536, 4);
}

static void json_shares(struct json *j, const char *key, const int32_t *share, int seats)
{
	json_key(j, key);
	json_open(j, '[');
	for (int s = 0; s < seats; s++)
		json_share(j, share[s]);
	json_close(j, ']');
}

static void json_thought(struct json *j, const struct bot_thought *thought)
{
	char words[128];
	struct text t = text_into(words, sizeof words, LANG_EN, j->t->game, NULL);
	token_move(&t, thought->m);
	json_open(j, '{');
	json_key_string(j, "move", words);
	json_key(j, "share");
	json_share(j, thought->value);
	json_key_number(j, "visits", thought->visits);
	json_close(j, '}');
}

static void json_point(struct json *j, const struct analysis *a, const struct point *p)
{
	int seats = a->match->r.setup.seats;
	char words[128];
	struct text t = text_into(words, sizeof words, LANG_EN, a->match->r.game, NULL);
	token_move(&t, p->m);
	json_open(j, '{');
	json_key_number(j, "line", p->line);
	json_key_string(j, "seat", who(a, p->seat));
	json_key_string(j, "move", words);
	json_key_string(j, "text", p->words);
	json_shares(j, "chances", p->after, seats);
	if (p->seat == CHANCE)
		json_shares(j, "luck", p->luck, seats);
	if (p->judged && p->played.visits) {
		json_key(j, "played");
		json_thought(j, &p->played);
		json_key(j, "alternatives");
		json_open(j, '[');
		for (int i = 0; i < p->thoughts; i++)
			json_thought(j, &p->thought[i]);
		json_close(j, ']');
		json_key_bool(j, "better_move", p->better);
		json_key_string(j, "because", p->because);
	}
	json_close(j, '}');
}

static void answer_json(const struct analysis *a)
{
	struct text t = out_text(64 << 20, LANG_EN, a->match->r.game, NULL);
	struct json j = json_into(&t);
	int seats = a->match->r.setup.seats;
	json_open(&j, '{');
	json_key_string(&j, "game", a->match->r.game->id);
	json_key(&j, "seats");
	json_open(&j, '[');
	for (int s = 0; s < seats; s++)
		json_string(&j, a->name[s]);
	json_close(&j, ']');
	json_key(&j, "lines");
	json_open(&j, '[');
	for (uint32_t i = 0; i < a->count; i++)
		json_point(&j, a, &a->point[i]);
	json_close(&j, ']');
	json_key(&j, "turning_points");
	json_open(&j, '[');
	for (int k = 0; k < a->turns; k++)
		json_number(&j, a->point[a->turn[k]].line);
	json_close(&j, ']');
	json_key(&j, "luck");
	json_open(&j, '[');
	for (int s = 0; s < seats; s++)
		json_share(&j, a->luck[s]);
	json_close(&j, ']');
	json_close(&j, '}');
	text_char(&t, '\n');
	out_write(NULL, &t);
}

/* ---- the drawing ----------------------------------------------------------------------------- */

enum { LEFT = 50, TOP = 20, WIDE = 880, HIGH = 320 };

static int x_of(const struct analysis *a, uint32_t i)
{
	return LEFT + (int)((uint64_t)WIDE * i / (a->count > 1 ? a->count - 1 : 1));
}

static int y_of(int32_t share)
{
	return TOP + HIGH - (int)((int64_t)HIGH * share / 65536);
}

static void draw(const struct analysis *a, const char *path)
{
	/* told apart by dashes as well as by colour */
	static const char *const pen[SEATS_MAX] = { "#d62728", "#1f77b4", "#2ca02c",
						    "#9467bd", "#ff7f0e", "#7f7f7f" };
	static const char *const dash[SEATS_MAX] = {
		"none", "8 3", "2 3", "12 3 2 3", "5 5", "1 2"
	};
	char s[300];
	struct text t = out_text(8 << 20, LANG_EN, NULL, NULL);
	snprintf(s, sizeof s,
		 "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 960 400\" "
		 "font-family=\"sans-serif\" font-size=\"12\">\n<rect width=\"960\" height=\"400\" "
		 "fill=\"#fff\"/>\n");
	text_put(&t, s);
	for (int p = 0; p <= 100; p += 25) {
		int y = y_of(65536 * p / 100);
		snprintf(s, sizeof s,
			 "<path d=\"M%d %dH%d\" stroke=\"#ccc\"/><text x=\"8\" "
			 "y=\"%d\">%d%%</text>\n",
			 LEFT, y, LEFT + WIDE, y + 4, p);
		text_put(&t, s);
	}
	for (int k = 0; k < a->turns; k++) {
		int x = x_of(a, a->turn[k]);
		snprintf(s, sizeof s,
			 "<path d=\"M%d %dV%d\" stroke=\"#999\" stroke-dasharray=\"3 3\"/><text "
			 "x=\"%d\" y=\"%d\" text-anchor=\"middle\">%u</text>\n",
			 x, TOP, TOP + HIGH, x, TOP + HIGH + 15, a->point[a->turn[k]].line);
		text_put(&t, s);
	}
	for (int seat = 0; seat < a->match->r.setup.seats; seat++) {
		snprintf(s, sizeof s,
			 "<g stroke=\"%s\" fill=\"none\" stroke-width=\"2\" "
			 "stroke-dasharray=\"%s\">"
			 "<path d=\"M%d 375h30\"/><polyline points=\"",
			 pen[seat], dash[seat], LEFT + 150 * seat);
		text_put(&t, s);
		for (uint32_t i = 0; i < a->count; i++) {
			snprintf(s, sizeof s, "%d,%d ", x_of(a, i), y_of(a->point[i].after[seat]));
			text_put(&t, s);
		}
		snprintf(s, sizeof s, "\"/></g>\n<text x=\"%d\" y=\"379\">%s</text>\n",
			 LEFT + 150 * seat + 36, a->name[seat]);
		text_put(&t, s);
	}
	text_put(&t, "</svg>\n");
	out_write(path, &t);
}

static int run(struct args *args)
{
	static struct analysis a;
	const char *svg = NULL;
	bool json = false;
	uint64_t ms = 0, iterations = 600;
	struct bot_spec spec;
	struct fault fault;
	for (int f; (f = args_next(args)) != FLAG_END;) {
		switch (f) {
		case F_MS:
			ms = args_number(args, 1, 3600000);
			break;
		case F_ITERATIONS:
			iterations = args_number(args, 1, 100000000);
			break;
		case F_JSON:
			json = true;
			break;
		case F_SVG:
			svg = args->value;
			break;
		case F_LANG:
			a.lang = lang_named(args->value);
			break;
		}
	}
	if (args->words != 1)
		die("name one record (see --help)");
	a.match = match_load(args->word[0], UINT32_MAX);
	match_names(a.match, a.name);
	if (!bot_parse("mcts", &spec, &fault))
		die("%s", fault.what);
	spec.ms = (uint32_t)ms;
	spec.iterations = ms ? 0 : (uint32_t)iterations;
	spec.now_ns = now_ns;
	a.bot = memory(bot_bytes(&spec));
	bot_init(a.bot, &spec, 1);
	walk(&a);
	if (svg)
		draw(&a, svg);
	if (json)
		answer_json(&a);
	else
		answer_words(&a);
	return EXIT_OK;
}

const struct command command_analyse = {
	"analyse",
	"RECORD [--ms N | --iterations N] [--json] [--svg FILE] [--lang L]",
	"chances after each move, turning points, better moves, luck",
	flags,
	run,
	"A better move is named where a search from the view of the seat that decided, and nothing "
	"else,\nfinds one worth at least 3 percent of the win more. The record must be whole, not "
	"a\n"
	"redacted copy."
};
