/* sim_plot.c: the results of a run as SVG.
 *
 * Three bar charts: wins by bot and by seat with their 95 % intervals and the fair share as a
 * dashed line, and how the games ended. */
#include <stdarg.h>
#include <stdio.h>
#include <string.h>

#include "cmd/sim.h"

enum { WIDE = 800, LEFT = 240, BAR = 480, ROW = 26, HEAD = 40 };

static void put(struct pet_text *t, const char *format, ...) __attribute__((format(printf, 2, 3)));

static void put(struct pet_text *t, const char *format, ...)
{
	char s[600];
	va_list ap;
	va_start(ap, format);
	vsnprintf(s, sizeof s, format, ap);
	va_end(ap);
	pet_text_put(t, s);
}

/* Names of bots may contain anything. */
static void put_escaped(struct pet_text *t, const char *s)
{
	for (; *s; s++) {
		if (*s == '<')
			pet_text_put(t, "&lt;");
		else if (*s == '&')
			pet_text_put(t, "&amp;");
		else
			pet_text_char(t, *s);
	}
}

static void put_words(struct pet_text *t, int x, int y, const char *style, const char *s)
{
	put(t, "<text x=\"%d\" y=\"%d\"%s>", x, y, style);
	put_escaped(t, s);
	pet_text_put(t, "</text>\n");
}

static int x_of(double share)
{
	return LEFT + (int)(BAR * (share < 0 ? 0 : share > 1 ? 1 : share));
}

static void put_bar(struct pet_text *t, int y, const char *name, const char *paint, struct rate r)
{
	char s[40];
	put_words(t, LEFT - 10, y + 16, " text-anchor=\"end\"", name);
	put(t, "<rect x=\"%d\" y=\"%d\" width=\"%d\" height=\"18\" fill=\"%s\"/>\n", LEFT, y + 3,
	    x_of(r.mean) - LEFT, paint);
	if (r.high > r.low)
		put(t, "<path d=\"M%d %dH%dM%d %dv8M%d %dv8\" stroke=\"#222\" fill=\"none\"/>\n",
		    x_of(r.low), y + 12, x_of(r.high), x_of(r.low), y + 8, x_of(r.high), y + 8);
	snprintf(s, sizeof s, "%.1f %%", 100 * r.mean);
	put_words(t, x_of(r.high > r.mean ? r.high : r.mean) + 8, y + 16, "", s);
}

/* The share of every seat if all were equal. */
static void put_par(struct pet_text *t, int from, int to, double share)
{
	put(t, "<path d=\"M%d %dV%d\" stroke=\"#a33\" stroke-dasharray=\"5 4\"/>\n", x_of(share),
	    from, to);
}

static int put_bots(struct pet_text *t, const struct sim *sim, int y)
{
	int seats = sim->plan.setup.seats, top = y + HEAD;
	put_words(t, LEFT, y + 30, " font-weight=\"bold\"", tr(N_("wins a seat, by bot")));
	y = top;
	for (int b = 0; b < seats; b++)
		if (bot_first(sim, b) == b) {
			put_bar(t, y, sim->bot[b], "#c2703d", bot_rate(sim, &sim->tally, b));
			y += ROW;
		}
	put_par(t, top, y, 1.0 / seats);
	return y;
}

static int put_seats(struct pet_text *t, const struct sim *sim, int y)
{
	int seats = sim->plan.setup.seats, top = y + HEAD;
	put_words(t, LEFT, y + 30, " font-weight=\"bold\"", tr(N_("wins, by seat")));
	y = top;
	for (int i = 0; i < seats; i++, y += ROW) {
		char name[16];
		snprintf(name, sizeof name, "s%d", i + 1);
		put_bar(t, y, name, "#6b7a8f", seat_rate(&sim->tally, i));
	}
	put_par(t, top, y, 1.0 / seats);
	return y;
}

static int put_endings(struct pet_text *t, const struct sim *sim, int y)
{
	const char *const *name = sim->plan.game->bots->endings;
	bool any = false;
	for (int i = 0; name && name[i]; i++) {
		if (!sim->tally.ending[i])
			continue;
		if (!any) {
			put_words(t, LEFT, y + 30, " font-weight=\"bold\"",
				  tr(N_("how they ended")));
			y += HEAD;
		}
		any = true;
		double share = (double)sim->tally.ending[i] / (double)sim->tally.games;
		put_bar(t, y, name[i], "#8a7f5c", (struct rate){ share, share, share });
		y += ROW;
	}
	return y;
}

void sim_plot(const struct sim *sim)
{
	struct pet_text t = out_text(1 << 17, PET_LANG_EN, NULL, NULL);
	struct pet_text body = out_text(1 << 16, PET_LANG_EN, NULL, NULL);
	char title[200];
	snprintf(title, sizeof title, tr(N_("%s, %d seats, games: %llu")), sim->plan.game->id,
		 sim->plan.setup.seats, (unsigned long long)sim->tally.games);
	put_words(&body, LEFT, 30, " font-size=\"18\"", title);
	int y = put_endings(&body, sim, put_seats(&body, sim, put_bots(&body, sim, HEAD)));
	put(&t,
	    "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 %d %d\" "
	    "font-family=\"sans-serif\" font-size=\"13\">\n<rect width=\"%d\" height=\"%d\" "
	    "fill=\"#fff\"/>\n",
	    WIDE, y + 20, WIDE, y + 20);
	pet_text_put(&t, body.buf);
	pet_text_put(&t, "</svg>\n");
	out_write(sim->plot, &t);
}
