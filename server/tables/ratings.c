/* ratings.c: skill ratings from results of two to six seats (Weng and Lin 2011, Bradley-Terry, full
 * pairs).
 *
 * Every player has a belief: mean mu and deviation sigma. For each pair of players with different
 * shares of the win the means move by how surprising the result was, and the deviations shrink.
 * Only people are rated, against people: programs do not count, whoever owns them; and only by games that people
 * decided: of each who counts at least some decisions, and to the end. Whoever left, or let a bot play more than a
 * little, or was replaced by a substitute, has lost to those who stayed; the substitute, who had half a game, is not
 * rated. A game is rated as soon as one person is left. Partners who win together rank
 * equal; a pair on the same rank counts as a draw. */
#include "server/tables/ratings.h"

#include <math.h>
#include <string.h>

#include "server/net/server.h"
#include "server/tables/dice.h"
#include "server/tables/lines.h"

enum {
	LOST = -1,            /* whoever stayed has more, even without a share of the win */
	DECISIONS_LEAST = 10, /* of a person, for a game to count */
	OWN_FOR_BOT = 4,      /* own decisions for every one that a bot made instead */
	MOST = 2 * PET_SEATS_MAX,
};

static const double BETA2 = 25000.0 / 6 * (25000.0 / 6);

struct player {
	struct rating_row row;
	double mu, sigma2, omega, delta;
	int share;
	bool stayed; /* and decided for itself */
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

/* What the game has made of a rating. */
static void moved(const struct player *p, struct rating_row *row)
{
	double narrowed = 1 - p->delta;
	if (narrowed < 0.0001)
		narrowed = 0.0001;
	row->mu = (int64_t)llround(p->mu + p->omega);
	row->sigma = (int64_t)llround(sqrt(p->sigma2 * narrowed));
}

void rating_update(struct rating_row *const *row, const int *share, int n)
{
	struct player p[PET_SEATS_MAX] = { 0 };
	for (int i = 0; i < n; i++) {
		p[i].mu = (double)row[i]->mu;
		p[i].sigma2 = (double)row[i]->sigma * (double)row[i]->sigma;
		p[i].share = share[i];
	}
	for (int i = 0; i < n; i++)
		for (int k = 0; k < n; k++)
			if (k != i)
				pair(&p[i], &p[k]);
	for (int i = 0; i < n; i++) {
		row[i]->games++;
		row[i]->wins += share[i];
		moved(&p[i], row[i]);
	}
}

static bool rated(const struct seat_row *seat)
{
	return seat->user[0] && !seat->program;
}

/* Decisions of a seat that stand: its owner's, and those of a bot in the owner's place. */
struct decided {
	int own, by_bot;
};

static void count_decided(const struct table *m, struct decided out[PET_SEATS_MAX])
{
	memset(out, 0, PET_SEATS_MAX * sizeof *out);
	for (uint32_t i = lines_standing(m, m->record.count); i > 0; i = lines_standing(m, i - 1)) {
		uint8_t seat = m->line[i - 1].seat;
		if (seat >= PET_SEATS_MAX)
			continue;
		if (m->line_event[i - 1].bot)
			out[seat].by_bot++;
		else if ((int)i >= m->seat[seat].came_line)
			out[seat].own++;
	}
}

/* Whoever was not there to the end, or let a bot do more than a little of it, has lost. */
static bool played_it(const struct seat_row *seat, const struct decided *d)
{
	return !seat->resigned && seat->kind == SEAT_HUMAN && d->by_bot * OWN_FOR_BOT <= d->own;
}

/* Those who count, and what each of them has won. */
static int players(struct table *m, struct player *p)
{
	struct decided d[PET_SEATS_MAX];
	int n = 0;
	count_decided(m, d);
	for (int i = 0; i < m->row.seats; i++) {
		if (!rated(&m->seat[i]) || d[i].own < DECISIONS_LEAST || m->seat[i].came_line)
			continue;
		p[n].row = (struct rating_row){ .mu = 25000, .sigma = 8333 };
		strcpy(p[n].row.user, m->seat[i].user);
		p[n].stayed = played_it(&m->seat[i], &d[i]);
		p[n].share = p[n].stayed ? m->record.share[i] : LOST;
		n++;
	}
	for (int i = 0; i < m->contract.gone_count && n < MOST; i++, n++) {
		p[n] = (struct player){ .row = { .mu = 25000, .sigma = 8333 }, .share = LOST };
		strcpy(p[n].row.user, m->contract.gone[i]);
	}
	return n;
}

/* A game against bots and programs alone is counted, and says nothing about skill among people. */
static void put(struct server *s, const struct table *m, const struct player *p, bool alone)
{
	struct rating_row row = p->row;
	row.games++;
	row.wins += p->share > 0 ? p->share : 0;
	if (!alone)
		moved(p, &row);
	store_rating_put(&s->store, m->row.game, &row);
}

static void rate(struct server *s, struct table *m, struct player *p, int n)
{
	const char *user[MOST] = { NULL };
	for (int i = 0; i < n; i++)
		user[i] = p[i].row.user;
	store_users_hold(&s->store, user, n);
	for (int i = 0; i < n; i++) {
		char id[ID_MAX];
		strcpy(id, p[i].row.user);
		store_rating(&s->store, id, m->row.game, &p[i].row);
		strcpy(p[i].row.user, id);
		p[i].mu = (double)p[i].row.mu;
		p[i].sigma2 = (double)p[i].row.sigma * (double)p[i].row.sigma;
	}
	for (int i = 0; i < n; i++)
		for (int k = 0; k < n; k++)
			if (k != i)
				pair(&p[i], &p[k]);
	for (int i = 0; i < n; i++)
		put(s, m, &p[i], n == 1);
	m->contract.rated = RATED_DONE;
	contract_write(&m->contract, m->row.contract);
	store_table_update(&s->store, &m->row);
}

static bool counts(const struct table *m)
{
	/* one that goes on from a position did not begin even; one with a pack is another game */
	return m->contract.rated == RATED_YES && m->row.dice != DICE_PRACTICE && !m->row.position &&
	       !m->row.pack;
}

void rate_result(struct server *s, struct table *m)
{
	struct player p[MOST] = { 0 };
	int n = counts(m) ? players(m, p) : 0, stayed = 0;
	for (int i = 0; i < n; i++)
		stayed += p[i].stayed;
	if (stayed)
		rate(s, m, p, n);
}

void rate_resigned(struct server *s, struct table *m)
{
	struct player p[MOST] = { 0 };
	int n = counts(m) ? players(m, p) : 0, last = -1, left = 0;
	for (int i = 0; i < m->row.seats; i++)
		left += rated(&m->seat[i]) && !m->seat[i].resigned;
	for (int i = 0; i < m->row.seats; i++)
		if (rated(&m->seat[i]) && !m->seat[i].resigned && m->seat[i].kind == SEAT_HUMAN)
			last = i;
	if (n < 2 || left != 1 || last < 0 ||
	    m->seat[last].came_line) /* a substitute is not rated */
		return;
	for (int i = 0; i < n; i++)
		p[i].share = !strcmp(p[i].row.user, m->seat[last].user) ? PET_SHARES : LOST;
	rate(s, m, p, n);
}

void rate_replaced(struct table *m, int seat)
{
	struct decided d[PET_SEATS_MAX];
	struct contract *c = &m->contract;
	if (!counts(m) || !rated(&m->seat[seat]) || m->seat[seat].came_line ||
	    c->gone_count == PET_SEATS_MAX)
		return;
	count_decided(m, d);
	if (d[seat].own < DECISIONS_LEAST)
		return;
	strcpy(c->gone[c->gone_count++], m->seat[seat].user);
	contract_write(c, m->row.contract);
}
