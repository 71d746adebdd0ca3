/* ratings.c: skill ratings from results of two to six seats (Weng and Lin 2011, Bradley-Terry, full
 * pairs).
 *
 * Every player has a belief: mean mu and deviation sigma. For each pair of players with different
 * shares of the win the means move by how surprising the result was, and the deviations shrink.
 * Only people are rated, against people: programs do not count, whoever owns them; and only if at
 * least two people played to the end. Partners who win together rank equal; a pair on the same rank
 * counts as a draw. */
#include "server/tables/ratings.h"

#include <math.h>
#include <string.h>

#include "server/net/server.h"
#include "server/tables/dice.h"
#include "server/tables/state.h"

static const double BETA2 = 25000.0 / 6 * (25000.0 / 6);

struct player {
	struct rating_row row;
	double mu, sigma2, omega, delta;
	int share;
};

static void pair(struct player *a, const struct player *b)
{
	double c = sqrt(a->sigma2 + b->sigma2 + 2 * BETA2);
	double p = 1 / (1 + exp((b->mu - a->mu) / c));
	double score = a->share > b->share ? 1 : a->share < b->share ? 0 : 0.5;
	double gamma = sqrt(a->sigma2) / c;
	a->omega += a->sigma2 / c * (score - p);
	a->delta += gamma * (a->sigma2 / (c * c)) * p * (1 - p);
}

static bool rated(const struct seat_row *seat)
{
	return seat->user[0] && !seat->program;
}

void rate_result(struct server *s, struct table *m)
{
	struct player p[PET_SEATS_MAX];
	const char *user[PET_SEATS_MAX];
	int n = 0, users = 0;
	if (m->row.dice == DICE_PRACTICE) /* undo rerolled the dice */
		return;
	memset(p, 0, sizeof p);
	for (int i = 0; i < m->row.seats; i++)
		if (rated(&m->seat[i]))
			user[users++] = m->seat[i].user;
	store_users_hold(&s->store, user, users);
	for (int i = 0; i < m->row.seats; i++) {
		if (!rated(&m->seat[i]))
			continue;
		struct rating_row first = { .mu = 25000, .sigma = 8333 };
		p[n].row = first;
		store_rating(&s->store, m->seat[i].user, m->row.game, &p[n].row);
		strcpy(p[n].row.user, m->seat[i].user);
		p[n].mu = (double)p[n].row.mu;
		p[n].sigma2 = (double)p[n].row.sigma * (double)p[n].row.sigma;
		p[n].share = m->seat[i].resigned ? 0 : m->record.share[i];
		n++;
	}
	for (int i = 0; i < n; i++)
		for (int k = 0; k < n; k++)
			if (k != i)
				pair(&p[i], &p[k]);
	for (int i = 0; i < n; i++) {
		double narrowed = 1 - p[i].delta;
		if (narrowed < 0.0001)
			narrowed = 0.0001;
		p[i].row.games++;
		p[i].row.wins += p[i].share;
		if (n > 1) {
			p[i].row.mu = (int64_t)llround(p[i].mu + p[i].omega);
			p[i].row.sigma = (int64_t)llround(sqrt(p[i].sigma2 * narrowed));
		}
		store_rating_put(&s->store, m->row.game, &p[i].row);
	}
}
