/* sim_answer.c: the results in words and in JSON, and the progress line. */
#include <inttypes.h>
#include <stdio.h>
#include <string.h>
#include <unistd.h>

#include "cmd/sim.h"

static const char *const verdict_key[VERDICTS] = { "none", "hung", "crashed", "cheated" };

static int64_t millionths(double x)
{
	return (int64_t)(x * 1e6 + (x < 0 ? -0.5 : 0.5));
}

static void json_interval(struct pet_json *j, struct rate r)
{
	pet_json_open(j, '[');
	pet_json_decimal(j, millionths(r.low), 6);
	pet_json_decimal(j, millionths(r.high), 6);
	pet_json_close(j, ']');
}

static bool shown_here(const struct sim *sim, int b)
{
	return bot_first(sim, b) == b;
}

static void json_bots(struct pet_json *j, const struct sim *sim)
{
	const struct tally *t = &sim->tally;
	int seats = sim->plan.setup.seats;
	pet_json_key(j, "win_rate_by_bot");
	pet_json_open(j, '{');
	for (int b = 0; b < seats; b++) {
		if (!shown_here(sim, b))
			continue;
		pet_json_key(j, sim->bot[b]);
		pet_json_decimal(j, millionths(bot_rate(sim, t, b).mean), 6);
	}
	pet_json_close(j, '}');
	pet_json_key(j, "win_rate_by_seat");
	pet_json_open(j, '[');
	for (int s = 0; s < seats; s++)
		pet_json_decimal(j, millionths(seat_rate(t, s).mean), 6);
	pet_json_close(j, ']');
	pet_json_key(j, "interval_by_bot");
	pet_json_open(j, '{');
	for (int b = 0; b < seats; b++) {
		if (!shown_here(sim, b))
			continue;
		pet_json_key(j, sim->bot[b]);
		json_interval(j, bot_rate(sim, t, b));
	}
	pet_json_close(j, '}');
	pet_json_key(j, "interval_by_seat");
	pet_json_open(j, '[');
	for (int s = 0; s < seats; s++)
		json_interval(j, seat_rate(t, s));
	pet_json_close(j, ']');
}

static void json_elo(struct pet_json *j, const struct sim *sim)
{
	pet_json_key(j, "elo_by_bot");
	pet_json_open(j, '{');
	for (int b = 0; b < sim->plan.setup.seats; b++) {
		if (!shown_here(sim, b) || bot_seats(sim, b) == sim->plan.setup.seats)
			continue;
		struct rate r = bot_rate(sim, &sim->tally, b);
		pet_json_key(j, sim->bot[b]);
		pet_json_open(j, '[');
		pet_json_number(j, (int64_t)share_elo(sim, b, r.mean));
		pet_json_number(j, (int64_t)share_elo(sim, b, r.low));
		pet_json_number(j, (int64_t)share_elo(sim, b, r.high));
		pet_json_close(j, ']');
	}
	pet_json_close(j, '}');
}

static void json_sprt(struct pet_json *j, const struct sprt *s)
{
	pet_json_key(j, "sprt");
	pet_json_open(j, '{');
	pet_json_key(j, "elo0");
	pet_json_decimal(j, (int64_t)(s->elo0 * 100), 2);
	pet_json_key(j, "elo1");
	pet_json_decimal(j, (int64_t)(s->elo1 * 100), 2);
	pet_json_key(j, "llr");
	pet_json_decimal(j, (int64_t)(s->llr * 1000), 3);
	pet_json_key_string(j, "answer", s->answer > 0 ? "elo1" : s->answer < 0 ? "elo0" : "open");
	pet_json_close(j, '}');
}

/* Forfeited games: hung, crashed, cheated. */
static void json_verdicts(struct pet_json *j, const struct sim *sim)
{
	pet_json_key(j, "verdicts");
	pet_json_open(j, '{');
	for (int b = 0; b < sim->plan.setup.seats; b++) {
		uint64_t sum[VERDICTS] = { 0 }, all = 0;
		if (!shown_here(sim, b))
			continue;
		for (int i = b; i < sim->plan.setup.seats; i++)
			for (int v = 1; v < VERDICTS && bot_first(sim, i) == b; v++)
				sum[v] += sim->tally.verdict[i][v];
		for (int v = 1; v < VERDICTS; v++)
			all += sum[v];
		if (!all)
			continue;
		pet_json_key(j, sim->bot[b]);
		pet_json_open(j, '{');
		for (int v = 1; v < VERDICTS; v++)
			pet_json_key_number(j, verdict_key[v], (int64_t)sum[v]);
		pet_json_close(j, '}');
	}
	pet_json_close(j, '}');
}

/* How the games ended, if the game reports it. */
static void json_endings(struct pet_json *j, const struct sim *sim)
{
	const char *const *name = sim->plan.game->bots->endings;
	pet_json_key(j, "endings");
	pet_json_open(j, '{');
	for (int i = 0; name && name[i]; i++)
		if (sim->tally.ending[i])
			pet_json_key_number(j, name[i], (int64_t)sim->tally.ending[i]);
	pet_json_close(j, '}');
}

static void answer_json(const struct sim *sim, uint64_t ns)
{
	struct pet_text t = out_text(1 << 16, PET_LANG_EN, sim->plan.game, NULL);
	struct pet_json j = pet_json_into(&t);
	const struct tally *sum = &sim->tally;
	int seats = sim->plan.setup.seats;
	pet_json_open(&j, '{');
	pet_json_key_string(&j, "game", sim->plan.game->id);
	pet_json_key_number(&j, "seats", seats);
	pet_json_key(&j, "bots");
	pet_json_open(&j, '[');
	for (int b = 0; b < seats; b++)
		pet_json_string(&j, sim->bot[b]);
	pet_json_close(&j, ']');
	pet_json_key(&j, "seed");
	pet_json_unsigned(&j, sim->plan.seed);
	pet_json_key_number(&j, "games", (int64_t)sum->games);
	pet_json_key_number(&j, "asked", (int64_t)sim->games);
	pet_json_key_number(&j, "finished", (int64_t)sum->finished);
	pet_json_key_number(&j, "limit_hit", (int64_t)sum->limit);
	pet_json_key_number(&j, "decisions", (int64_t)sum->decisions);
	pet_json_key_number(&j, "draws", (int64_t)sum->draws);
	pet_json_key(&j, "mean_length");
	pet_json_decimal(&j, sum->games ? (int64_t)(sum->decisions * 100 / sum->games) : 0, 2);
	pet_json_key_number(&j, "longest", (int64_t)sum->longest);
	json_bots(&j, sim);
	json_elo(&j, sim);
	json_verdicts(&j, sim);
	json_endings(&j, sim);
	if (sim->sprt.on)
		json_sprt(&j, &sim->sprt);
	pet_json_key_number(&j, "threads", sim->threads);
	if (sim->device)
		pet_json_key_string(&j, "device", sim->device);
	pet_json_key(&j, "seconds");
	pet_json_decimal(&j, (int64_t)(ns / 1000), 6);
	pet_json_key_number(&j, "decisions_per_s",
			    (int64_t)((double)sum->decisions * 1e9 / (double)(ns + 1)));
	pet_json_close(&j, '}');
	pet_text_char(&t, '\n');
	out_write(NULL, &t);
}

/* ---- words ----------------------------------------------------------------------------------- */

enum { NUMBER = 7, RANGE = 17 };

static int name_width; /* of the first column */

/* A cell of a table: left-aligned if the width is negative, as in printf. */
static void cell(int width, const char *s)
{
	int space = (width < 0 ? -width : width) - columns_of(s);
	printf("%*s%s%*s", width > 0 && space > 0 ? space : 0, "", s,
	       width < 0 && space > 0 ? space : 0, "");
}

static void heading(const char *name, const char *second)
{
	printf("\n%s", ink(stdout, INK_BOLD));
	cell(-name_width, tr(name));
	cell(NUMBER, tr(second));
}

static void heading_end(void)
{
	printf("%s\n", ink(stdout, INK_PLAIN));
}

static void cell_rate(struct rate r)
{
	char s[40];
	snprintf(s, sizeof s, "%.1f %%", 100 * r.mean);
	cell(NUMBER + 2, s);
	if (r.low < r.high)
		snprintf(s, sizeof s, "%.1f – %.1f %%", 100 * r.low, 100 * r.high);
	else
		snprintf(s, sizeof s, "–"); /* bots that are all alike share everything */
	cell(RANGE, s);
}

static void words_bots(const struct sim *sim)
{
	int seats = sim->plan.setup.seats;
	bool rivals = bot_seats(sim, 0) < seats;
	heading(N_("bot"), N_("seats"));
	cell(NUMBER + 2, tr(N_("wins")));
	cell(RANGE, tr(N_("interval")));
	if (rivals) {
		cell(NUMBER, "Elo");
		cell(RANGE, tr(N_("interval")));
	}
	heading_end();
	for (int b = 0; b < seats; b++) {
		char s[40];
		if (!shown_here(sim, b))
			continue;
		struct rate r = bot_rate(sim, &sim->tally, b);
		cell(-name_width, sim->bot[b]);
		snprintf(s, sizeof s, "%d", bot_seats(sim, b));
		cell(NUMBER, s);
		cell_rate(r);
		if (rivals) {
			snprintf(s, sizeof s, "%+.0f", share_elo(sim, b, r.mean));
			cell(NUMBER, s);
			snprintf(s, sizeof s, "%+.0f – %+.0f", share_elo(sim, b, r.low),
				 share_elo(sim, b, r.high));
			cell(RANGE, s);
		}
		printf("\n");
	}
}

static void words_seats(const struct sim *sim)
{
	heading(N_("seat"), "");
	cell(NUMBER + 2, tr(N_("wins")));
	cell(RANGE, tr(N_("interval")));
	heading_end();
	for (int i = 0; i < sim->plan.setup.seats; i++) {
		char s[16];
		snprintf(s, sizeof s, "s%d", i + 1);
		cell(-name_width - NUMBER, s);
		cell_rate(seat_rate(&sim->tally, i));
		printf("\n");
	}
}

static void words_endings(const struct sim *sim)
{
	const char *const *name = sim->plan.game->bots->endings;
	bool any = false;
	for (int i = 0; name && name[i]; i++) {
		char s[32];
		if (!sim->tally.ending[i])
			continue;
		if (!any) {
			heading(N_("ended by"), N_("games"));
			heading_end();
		}
		any = true;
		cell(-name_width, name[i]);
		snprintf(s, sizeof s, "%" PRIu64, sim->tally.ending[i]);
		cell(NUMBER, s);
		snprintf(s, sizeof s, "%.1f %%",
			 100.0 * (double)sim->tally.ending[i] / (double)sim->tally.games);
		cell(NUMBER + 2, s);
		printf("\n");
	}
}

static void words_verdicts(const struct sim *sim)
{
	static const char *const said[VERDICTS] = {
		NULL, N_("bot %s hung and lost games by it: %llu\n"),
		N_("bot %s crashed and lost games by it: %llu\n"),
		N_("bot %s cheated and lost games by it: %llu\n")
	};
	for (int b = 0; b < sim->plan.setup.seats; b++)
		for (int v = 1; v < VERDICTS; v++)
			if (sim->tally.verdict[b][v])
				printf(tr(said[v]), sim->bot[b],
				       (unsigned long long)sim->tally.verdict[b][v]);
}

static void words_sprt(const struct sim *sim)
{
	const struct sprt *s = &sim->sprt;
	speak("\nsprt %g to %g Elo: log-likelihood ratio %.2f (%.2f, %.2f), %s\n", s->elo0, s->elo1,
	      s->llr, s->low, s->high,
	      s->answer > 0   ? tr(N_("the higher strength is accepted"))
	      : s->answer < 0 ? tr(N_("the lower strength is accepted"))
			      : tr(N_("still open")));
}

static void answer_words(const struct sim *sim, uint64_t ns)
{
	const struct tally *sum = &sim->tally;
	double games = (double)(sum->games ? sum->games : 1);
	name_width = 12;
	for (int b = 0; b < sim->plan.setup.seats; b++)
		if (columns_of(sim->bot[b]) >= name_width)
			name_width = columns_of(sim->bot[b]) + 1;
	for (int i = 0; sim->plan.game->bots->endings && sim->plan.game->bots->endings[i]; i++)
		if (sum->ending[i] && columns_of(sim->plan.game->bots->endings[i]) >= name_width)
			name_width = columns_of(sim->plan.game->bots->endings[i]) + 1;
	speak("%s, %d seats: %llu of %llu games finished, %llu at a technical limit\n",
	      sim->plan.game->id, sim->plan.setup.seats, (unsigned long long)sum->finished,
	      (unsigned long long)sim->games, (unsigned long long)sum->limit);
	speak("decisions: %llu, %.1f a game, longest %llu; draws: %llu\n",
	      (unsigned long long)sum->decisions, (double)sum->decisions / games,
	      (unsigned long long)sum->longest, (unsigned long long)sum->draws);
	speak("%.2f s, %.0f decisions/s\n", (double)ns / 1e9,
	      (double)sum->decisions * 1e9 / (double)(ns + 1));
	words_bots(sim);
	words_seats(sim);
	words_endings(sim);
	words_verdicts(sim);
	if (sim->sprt.on)
		words_sprt(sim);
}

void sim_answer(const struct sim *sim, uint64_t ns)
{
	if (sim->plot)
		sim_plot(sim);
	if (sim->json)
		answer_json(sim, ns);
	else
		answer_words(sim, ns);
}

/* On a terminal one line that is rewritten; elsewhere, on request, a line now and then. */
void sim_progress(struct sim *sim, bool last)
{
	bool terminal = isatty(STDERR_FILENO);
	uint64_t now = now_ns();
	if (sim->db || (!terminal && !sim->progress))
		return;
	if (!last && now - sim->shown_ns < (terminal ? 250000000u : 5000000000u))
		return;
	sim->shown_ns = now;
	uint64_t done = sim->tally.games, fresh = done - sim->begun;
	double seconds = (double)(now - sim->start_ns) / 1e9;
	double speed = seconds > 0 ? (double)fresh / seconds : 0;
	char left[16];
	put_time(left, speed > 0 && sim->games > done ? (double)(sim->games - done) / speed : 0);
	struct rate r = bot_rate(sim, &sim->tally, 0);
	fprintf(stderr, "%s", terminal ? "\r\033[K" : "");
	fprintf(stderr, tr(N_("%llu of %llu games, %.1f/s, %s left; %.40s %.3f (%.3f to %.3f)")),
		(unsigned long long)done, (unsigned long long)sim->games, speed, left, sim->bot[0],
		r.mean, r.low, r.high);
	fputs(last && terminal ? "\r\033[K" : terminal ? "" : "\n", stderr);
	fflush(stderr);
}
