/* sim_stats.c: statistics of a run. */
#include <math.h>
#include <string.h>

#include "cmd/sim.h"

static const double z95 = 1.959964;

int bot_first(const struct sim *sim, int b)
{
	int i = 0;
	while (strcmp(sim->bot[i], sim->bot[b]))
		i++;
	return i;
}

int bot_seats(const struct sim *sim, int b)
{
	int n = 0;
	for (int i = 0; i < sim->plan.setup.seats; i++)
		n += !strcmp(sim->bot[i], sim->bot[b]);
	return n;
}

/* Share of the win of all bots of that name, 0 to 1. */
static double group_share(const struct sim *sim, const struct tally *t, int b)
{
	uint64_t share = 0;
	for (int i = 0; i < sim->plan.setup.seats; i++)
		if (!strcmp(sim->bot[i], sim->bot[b]))
			share += t->bot_share[i];
	return t->finished ? (double)share / (double)(t->finished * PET_SHARES) : 0;
}

/* Wilson's interval of p after n games. */
static struct rate wilson(double p, double n)
{
	if (n < 1)
		return (struct rate){ 0, 0, 1 };
	double z2 = z95 * z95, middle = (p + z2 / (2 * n)) / (1 + z2 / n);
	double half = z95 / (1 + z2 / n) * sqrt(p * (1 - p) / n + z2 / (4 * n * n));
	return (struct rate){ p, middle - half < 0 ? 0 : middle - half,
			      middle + half > 1 ? 1 : middle + half };
}

struct rate bot_rate(const struct sim *sim, const struct tally *t, int b)
{
	struct rate r = wilson(group_share(sim, t, b), (double)t->finished);
	int n = bot_seats(sim, b);
	if (n == sim->plan.setup.seats) /* all of the win is theirs: nothing to estimate */
		r.low = r.high = r.mean;
	return (struct rate){ r.mean / n, r.low / n, r.high / n };
}

struct rate seat_rate(const struct tally *t, int seat)
{
	double n = (double)t->finished;
	return wilson(n > 0 ? (double)t->seat_share[seat] / (n * PET_SHARES) : 0, n);
}

double share_elo(const struct sim *sim, int b, double rate)
{
	double own = bot_seats(sim, b), others = sim->plan.setup.seats - own;
	double share = rate * own;
	share = share < 1e-4 ? 1e-4 : share > 1 - 1e-4 ? 1 - 1e-4 : share;
	return others > 0 ? 400 * log10(share * others / (own * (1 - share))) : 0;
}

/* The share for a strength: the inverse of share_elo. */
static double elo_share(const struct sim *sim, double elo)
{
	double own = bot_seats(sim, 0);
	return sprt_share(elo, own, sim->plan.setup.seats - own);
}

/* The likelihood of the mean share under a normal distribution with the observed variance (a small
 * prior keeps it from vanishing while all games ended alike). */
void sprt_look(struct sim *sim, const struct tally *t)
{
	struct sprt *s = &sim->sprt;
	double n = (double)t->finished, mean = group_share(sim, t, 0);
	sprt_decide(s, 0);
	if (n < 1)
		return;
	double square = (double)t->square[0] / ((double)PET_SHARES * PET_SHARES);
	double variance = (square - n * mean * mean + 0.5) / (n + 1);
	double s0 = elo_share(sim, s->elo0), s1 = elo_share(sim, s->elo1);
	sprt_decide(s, n * (s1 - s0) * (2 * mean - s0 - s1) / (2 * variance));
}
