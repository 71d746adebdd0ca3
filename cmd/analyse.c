/* analyse: reviews a match, as words, JSON or a drawing; ai/analyse.h makes the judgements. */
#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "ai/analyse.h"
#include "ai/wire.h"
#include "cmd/match.h"

enum { F_MS, F_ITERATIONS, F_JSON, F_SVG };
enum { EVENTS_A_LINE = 2048 };

static const struct flag flags[] = {
	{ "ms", "N", N_("milliseconds of thought for each decision"), 0 },
	{ "iterations", "N",
	  N_("or so many iterations (usual: 2000, as a hint): the same answer every time"), 0 },
	FLAG_JSON,
	{ "svg", "FILE", N_("the chances as a drawing"), 0 },
	{ NULL }
};

/* The findings about one line. */
struct words {
	char played[160], best[160], because[800], given_up[400];
	char came[800]; /* what happened, in sentences */
};

struct analysis {
	struct match *match;
	struct pet_analyst analyst;
	struct pet_analysis_point *point;
	struct words *words; /* one per point */
	uint32_t count;
	uint32_t turn[PET_ANALYSE_TURNS];
	int turns;
	int64_t luck[PET_SEATS_MAX];
	uint8_t lang;
	const char *name[PET_SEATS_MAX];
	_Alignas(64) unsigned char state[PET_STATE_MAX];
};

static void put_move(const struct analysis *a, pet_move m, char *buf, size_t n)
{
	struct pet_text t = pet_text_into(buf, (uint32_t)n, a->lang, a->match->r.game, a->state);
	t.seat_name = a->name;
	pet_text_choice(&t, m, pet_game_frame(a->state)->who);
}

static void say(const struct analysis *a, const struct pet_analysis_point *p, struct words *w)
{
	const struct pet_game *game = a->match->r.game;
	put_move(a, p->m, w->played, sizeof w->played);
	if (!p->thoughts)
		return;
	put_move(a, p->thought[0].m, w->best, sizeof w->best);
	struct pet_view v = pet_game_view(game, a->state, p->seat);
	struct pet_text t = pet_text_into(w->because, sizeof w->because, a->lang, game, a->state);
	t.seat_name = a->name;
	pet_bot_because(a->analyst.bot, game, v, p->thought[0].m, &t);
	t = pet_text_into(w->given_up, sizeof w->given_up, a->lang, game, a->state);
	if (p->better)
		pet_bot_given_up(a->analyst.bot, game, v, p->m, p->thought[0].m, &t);
}

/* Plays the line, and tells what came of it. */
static void play(struct analysis *a, uint8_t seat, pet_move m, struct words *w)
{
	static struct pet_event told[EVENTS_A_LINE];
	struct pet_events events = { told, 0, EVENTS_A_LINE, 0 };
	struct pet_text t;
	pet_game_advance(a->match->r.game, a->state, m, &events);
	t = pet_text_into(w->came, sizeof w->came, a->lang, a->match->r.game, a->state);
	t.seat_name = a->name;
	for (uint32_t i = 0; i < events.count;) {
		pet_text_put(&t, i ? " " : "");
		i += pet_text_events(&t, &told[i], events.count - i, seat);
	}
}

/* What was done at a point: the whole action where its line is a step of one. */
static const char *done_at(const struct analysis *a, uint32_t i)
{
	uint32_t told;
	return pet_analyse_action(a->point, a->count, i, &told) ? a->words[told].came
								: a->words[i].played;
}

static void walk(struct analysis *a)
{
	struct pet_record *r = &a->match->r;
	struct pet_fault fault;
	struct progress progress = { .what = N_("moves") };
	uint32_t *index = memory((r->count + 1) * sizeof *index);
	a->count = pet_record_effective(r, index, UINT32_MAX);
	progress.all = a->count;
	a->point = memory((a->count + 1) * sizeof *a->point);
	a->words = memory((a->count + 1) * sizeof *a->words);
	memset(a->words, 0, (a->count + 1) * sizeof *a->words);
	if (!pet_record_start(r, a->state, NULL, &fault))
		die("%s", tr_fault(fault.what));
	progress_show(&progress, 0); /* the first move's time counts, too */
	for (uint32_t i = 0; i < a->count; i++) {
		struct pet_analysis_point *p = &a->point[i];
		const struct pet_record_line *line = &r->line[index[i]];
		pet_analyse_line(&a->analyst, r->game, a->state, index[i] + 1, line->seat, line->m,
				 p);
		say(a, p, &a->words[i]);
		for (int s = 0; s < PET_SEATS_MAX; s++)
			a->luck[s] += p->luck[s];
		play(a, line->seat, line->m, &a->words[i]);
		progress_show(&progress, i + 1);
	}
	progress_end();
	pet_analyse_end(&a->analyst, r->game, a->state, a->point, a->count);
	a->turns = pet_analyse_turns(a->point, a->count, r->setup.seats, a->turn);
}

/* ---- words ----------------------------------------------------------------------------------- */

static const char *who(const struct analysis *a, uint8_t seat)
{
	return seat == PET_CHANCE ? "*" : a->name[seat];
}

static double percent(int64_t share)
{
	return (double)share * 100 / 65536;
}

static void heading(FILE *to, const char *words)
{
	fprintf(to, "\n%s%s:%s\n", ink(stdout, INK_BOLD), words, ink(stdout, INK_PLAIN));
}

static void put_waste(const struct analysis *a, FILE *to, uint32_t spent)
{
	char words[200];
	struct pet_text t = pet_text_into(words, sizeof words, a->lang, a->match->r.game, NULL);
	pet_bot_wasted(spent, &t);
	fprintf(to, "%*s%s\n", 7 + 8 * a->match->r.setup.seats, "", words);
}

static void put_points(const struct analysis *a, FILE *to)
{
	int seats = a->match->r.setup.seats;
	for (uint32_t i = 0; i < a->count; i++) {
		const struct pet_analysis_point *p = &a->point[i];
		const struct words *w = &a->words[i];
		fprintf(to, "%6u", p->line);
		for (int s = 0; s < seats; s++)
			fprintf(to, " %6.1f%%", percent(p->after[s]));
		fprintf(to, "  %s: %s\n", who(a, p->seat), w->played);
		if (p->better)
			fprintf(to, "%*s%s%s:%s %s (%.1f%% > %.1f%%) %s\n", 7 + 8 * seats, "",
				ink(stdout, INK_DOUBT), pet_text_tr(a->lang, N_("better")),
				ink(stdout, INK_PLAIN), w->best, percent(p->before[p->seat]),
				percent(p->after[p->seat]),
				w->given_up[0] ? w->given_up : w->because);
		if (p->wasted)
			put_waste(a, to, p->wasted);
	}
}

static void put_words(const struct analysis *a, FILE *to)
{
	int seats = a->match->r.setup.seats;
	fprintf(to, "%s%*s%s", ink(stdout, INK_BOLD), 6 - columns_of(tr(N_("line"))), "",
		tr(N_("line")));
	for (int s = 0; s < seats; s++)
		fprintf(to, " %7.7s", a->name[s]);
	fprintf(to, "%s\n", ink(stdout, INK_PLAIN));
	put_points(a, to);
	heading(to, pet_text_tr(a->lang, N_("turning points")));
	for (int k = 0; k < a->turns; k++) {
		const struct pet_analysis_point *p = &a->point[a->turn[k]], *b = p - 1;
		fprintf(to, "%6u  %s: %s;", p->line, who(a, p->seat), done_at(a, a->turn[k]));
		for (int s = 0; s < seats; s++)
			fprintf(to, " %s %.1f%% > %.1f%%", a->name[s], percent(b->after[s]),
				percent(p->after[s]));
		fprintf(to, "\n");
	}
	heading(to, pet_text_tr(a->lang, N_("luck of dice and draws, in percent of the win")));
	for (int s = 0; s < seats; s++)
		fprintf(to, "%8s %s%+.1f%s\n", a->name[s],
			ink(stdout, a->luck[s] < 0 ? INK_BAD : INK_GOOD), percent(a->luck[s]),
			ink(stdout, INK_PLAIN));
}

/* Into memory first: seats are coloured where they are named. */
static void answer_words(const struct analysis *a)
{
	char *words = NULL;
	size_t n = 0;
	FILE *to = open_memstream(&words, &n);
	if (to)
		put_words(a, to);
	if (!to || fclose(to))
		die("no memory");
	struct pet_text t = { .buf = words, .cap = (uint32_t)n + 1, .len = (uint32_t)n };
	match_out(a->match, &t);
	free(words);
}

/* ---- JSON ------------------------------------------------------------------------------------ */

static void json_shares(struct pet_json *j, const char *key, const int32_t *share, int seats)
{
	pet_json_key(j, key);
	pet_json_open(j, '[');
	for (int s = 0; s < seats; s++)
		pet_wire_share(j, share[s]);
	pet_json_close(j, ']');
}

static void json_point(struct pet_json *j, const struct analysis *a, uint32_t i)
{
	const struct pet_analysis_point *p = &a->point[i];
	int seats = a->match->r.setup.seats;
	char words[128];
	struct pet_text t = pet_text_into(words, sizeof words, PET_LANG_EN, a->match->r.game, NULL);
	pet_token_move(&t, p->m);
	pet_json_open(j, '{');
	pet_json_key_number(j, "line", p->line);
	pet_json_key_string(j, "seat", who(a, p->seat));
	pet_json_key_string(j, "move", words);
	pet_json_key_string(j, "text", a->words[i].played);
	json_shares(j, "chances", p->after, seats);
	if (p->seat == PET_CHANCE)
		json_shares(j, "luck", p->luck, seats);
	if (p->wasted)
		pet_json_key_number(j, "wasted", p->wasted);
	if (p->judged && p->played.visits) {
		pet_json_key(j, "played");
		pet_wire_thought(j, &p->played);
		pet_json_key(j, "alternatives");
		pet_json_open(j, '[');
		for (int k = 0; k < p->thoughts; k++)
			pet_wire_thought(j, &p->thought[k]);
		pet_json_close(j, ']');
		pet_json_key_bool(j, "better_move", p->better);
		pet_json_key_string(j, "because", a->words[i].because);
		pet_json_key_string(j, "given_up", a->words[i].given_up);
	}
	pet_json_close(j, '}');
}

static void answer_json(const struct analysis *a)
{
	struct pet_text t = out_text(64 << 20, PET_LANG_EN, a->match->r.game, NULL);
	struct pet_json j = pet_json_into(&t);
	int seats = a->match->r.setup.seats;
	pet_json_open(&j, '{');
	pet_json_key_string(&j, "game", a->match->r.game->id);
	pet_json_key(&j, "seats");
	pet_json_open(&j, '[');
	for (int s = 0; s < seats; s++)
		pet_json_string(&j, a->name[s]);
	pet_json_close(&j, ']');
	pet_json_key(&j, "lines");
	pet_json_open(&j, '[');
	for (uint32_t i = 0; i < a->count; i++)
		json_point(&j, a, i);
	pet_json_close(&j, ']');
	pet_json_key(&j, "turning_points");
	pet_json_open(&j, '[');
	for (int k = 0; k < a->turns; k++)
		pet_json_number(&j, a->point[a->turn[k]].line);
	pet_json_close(&j, ']');
	pet_json_key(&j, "luck");
	pet_json_open(&j, '[');
	for (int s = 0; s < seats; s++)
		pet_wire_share(&j, a->luck[s]);
	pet_json_close(&j, ']');
	pet_json_close(&j, '}');
	pet_text_char(&t, '\n');
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
	/* distinguished by dashes as well as by colour */
	static const char *const pen[PET_SEATS_MAX] = { "#d62728", "#1f77b4", "#2ca02c",
							"#9467bd", "#ff7f0e", "#7f7f7f" };
	static const char *const dash[PET_SEATS_MAX] = { "none",     "8 3", "2 3",
							 "12 3 2 3", "5 5", "1 2" };
	char s[300];
	struct pet_text t = out_text(8 << 20, PET_LANG_EN, NULL, NULL);
	snprintf(s, sizeof s,
		 "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 960 400\" "
		 "font-family=\"sans-serif\" font-size=\"12\">\n<rect width=\"960\" height=\"400\" "
		 "fill=\"#fff\"/>\n");
	pet_text_put(&t, s);
	for (int p = 0; p <= 100; p += 25) {
		int y = y_of(65536 * p / 100);
		snprintf(s, sizeof s,
			 "<path d=\"M%d %dH%d\" stroke=\"#ccc\"/><text x=\"8\" "
			 "y=\"%d\">%d%%</text>\n",
			 LEFT, y, LEFT + WIDE, y + 4, p);
		pet_text_put(&t, s);
	}
	for (int k = 0; k < a->turns; k++) {
		int x = x_of(a, a->turn[k]);
		snprintf(s, sizeof s,
			 "<path d=\"M%d %dV%d\" stroke=\"#999\" stroke-dasharray=\"3 3\"/><text "
			 "x=\"%d\" y=\"%d\" text-anchor=\"middle\">%u</text>\n",
			 x, TOP, TOP + HIGH, x, TOP + HIGH + 15, a->point[a->turn[k]].line);
		pet_text_put(&t, s);
	}
	for (int seat = 0; seat < a->match->r.setup.seats; seat++) {
		snprintf(s, sizeof s,
			 "<g stroke=\"%s\" fill=\"none\" stroke-width=\"2\" "
			 "stroke-dasharray=\"%s\">"
			 "<path d=\"M%d 375h30\"/><polyline points=\"",
			 pen[seat], dash[seat], LEFT + 150 * seat);
		pet_text_put(&t, s);
		for (uint32_t i = 0; i < a->count; i++) {
			snprintf(s, sizeof s, "%d,%d ", x_of(a, i), y_of(a->point[i].after[seat]));
			pet_text_put(&t, s);
		}
		snprintf(s, sizeof s, "\"/></g>\n<text x=\"%d\" y=\"379\">%s</text>\n",
			 LEFT + 150 * seat + 36, a->name[seat]);
		pet_text_put(&t, s);
	}
	pet_text_put(&t, "</svg>\n");
	out_write(path, &t);
}

static int run(struct args *args)
{
	static struct analysis a;
	const char *svg = NULL;
	bool json = false;
	uint64_t ms = 0, iterations = 0;
	struct pet_bot_spec *spec = &a.analyst.spec;
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
		}
	}
	a.lang = words_lang;
	if (args->words != 1)
		die("name one record (see --help)");
	a.match = match_load(args->word[0], UINT32_MAX);
	match_names(a.match, a.name);
	pet_analyst_spec(spec, (uint32_t)iterations);
	spec->ms = (uint32_t)ms;
	if (ms)
		spec->iterations = 0;
	spec->now_ns = now_ns;
	a.analyst.bot = memory(pet_bot_bytes(spec));
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
	"RECORD [--ms N | --iterations N] [--json] [--svg FILE]",
	N_("chances after each move, turning points, better moves, luck"),
	flags,
	run,
	N_("A better move is named where a search from the view of the seat that decided, and "
	   "nothing else, finds one worth at least 3 percent of the win more. The record must "
	   "be whole, not a redacted copy."),
};
