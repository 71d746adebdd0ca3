/* sprt.c: the sequential probability ratio test (Wald). */
#include "cmd/sprt.h"

#include <math.h>
#include <stdlib.h>

#include "cmd/cmd.h"

void sprt_read(struct sprt *s, const char *value)
{
	char *end;
	s->elo0 = strtod(value, &end);
	bool ok = end != value && *end == ',';
	const char *second = end + 1;
	s->elo1 = ok ? strtod(second, &end) : 0;
	if (!ok || end == second || *end || !(s->elo0 < s->elo1) || s->elo0 < -2000 ||
	    s->elo1 > 2000)
		die("--sprt wants two numbers of Elo, the lower first: 0,20");
	s->on = true;
}

void sprt_decide(struct sprt *s, double llr)
{
	s->high = log((1 - 0.05) / 0.05);
	s->low = -s->high;
	s->llr = llr;
	s->answer = llr >= s->high ? 1 : llr <= s->low ? -1 : 0;
}

double sprt_share(double elo, double own, double others)
{
	double odds = own * pow(10, elo / 400);
	return odds / (odds + others);
}

void sprt_game(struct sprt *s, double share, int seats)
{
	double s0 = sprt_share(s->elo0, 1, seats - 1), s1 = sprt_share(s->elo1, 1, seats - 1);
	double more = seats > 1 ? share * log(s1 / s0) + (1 - share) * log((1 - s1) / (1 - s0)) : 0;
	sprt_decide(s, s->llr + more);
}
