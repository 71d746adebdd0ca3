/* balance: how the card set of Elysium behaves when bots play it.
 *
 *     elysium_balance BOT GAMES SEED [PROCESSES [SECONDS]]
 *
 * GAMES for every preset and number of seats (18 settings in turn). Prints the tables of
 * lab/notes/balance-elysium.md: win rate by starting disc, scores, unspent gold, and for every
 * design how often it was taken when it lay open and how its takers fared. A win index of 1.00 is
 * what chance would give: the taker's share of wins times the number of seats. */
#include <string.h>

#include "games/elysium/rules.h"
#include "lab/balance/many.h"

extern const struct pet_game elysium_game;

enum { PRESETS = 6, SEATINGS = EL_SEATS - 1, SCORES = 400, SHIFT = 100, EVENTS = 512 };
static const char *const preset_name[PRESETS] = { "first-game",  "splendour",      "vae-victis",
						  "barren-land", "chain-reaction", "other-roads" };

/* One setting: a preset with a number of seats. */
struct tally {
	double games, decisions, citizens, unfinished;
	double by_disc[EL_SEATS], gold;
	double score[SCORES], winner[SCORES]; /* how often, by total + SHIFT */
};

/* One design in one preset. Index: sums over takers of share * seats, and of its square. */
struct design {
	double dealt, taken, transferred, takers, index, square;
};

static struct {
	struct tally tally[PRESETS][EL_SEATS + 1];
	struct design design[PRESETS][EL_ROWS];
} sums;

/* What one match has shown so far. */
static struct {
	struct tally *tally;
	struct design *design;
	bool took[EL_SEATS][EL_ROWS];
	uint8_t disc[EL_SEATS]; /* at the start */
} match;

static void watch(const struct pet_event *e)
{
	switch (e->code) {
	case E_DEAL_AGORA:
	case E_DEAL_ORACLE:
		match.design[e->a].dealt++;
		break;
	case E_ACQUIRE:
	case E_TAKE:
		match.design[e->a].taken++;
		match.took[e->who][e->a] = true;
		break;
	case E_SWAP:
		match.design[e->b].taken++;
		match.took[e->who][e->b] = true;
		break;
	case E_NEW_PILE:
	case E_JOIN:
		if (e->a < EL_ROWS)
			match.design[e->a].transferred++;
		break;
	case E_CITIZEN:
		match.tally->citizens++;
		break;
	case E_UNFINISHED:
		match.tally->unfinished++;
		break;
	default:
		break;
	}
}

static int cell(int total)
{
	int i = total + SHIFT;
	return i < 0 ? 0 : i >= SCORES ? SCORES - 1 : i;
}

static void finish(const struct el_pub *p)
{
	uint8_t share[PET_SEATS_MAX];
	unsigned seats = p->flow.seats;
	struct tally *t = match.tally;
	el_result(p, share);
	t->games++;
	for (unsigned seat = 0; seat < seats; seat++) {
		double won = (double)share[seat] / PET_SHARES;
		int total = el_score(p, seat).total;
		t->by_disc[match.disc[seat] - 1] += won;
		t->gold += p->seat[seat].gold;
		t->score[cell(total)]++;
		t->winner[cell(total)] += share[seat] != 0;
		for (int c = 1; c < EL_ROWS; c++)
			if (match.took[seat][c]) {
				match.design[c].takers++;
				match.design[c].index += won * seats;
				match.design[c].square += won * seats * won * seats;
			}
	}
}

static void play(long game, void *bot, struct pet_bits *dice, void *counted)
{
	static _Alignas(64) unsigned char state[sizeof(struct el)];
	static struct pet_event told[EVENTS];
	const struct el_pub *p = (const void *)state;
	int preset = (int)(game % PRESETS);
	unsigned seats = 2 + (unsigned)(game / PRESETS % SEATINGS);
	struct pet_setup setup;
	bool begun = false;
	memset(&match, 0, sizeof match);
	match.tally = &((__typeof__(sums) *)counted)->tally[preset][seats];
	match.design = ((__typeof__(sums) *)counted)->design[preset];
	pet_setup_default(&elysium_game, &setup, (uint8_t)seats);
	setup.option[0] = (int16_t)preset;
	pet_game_start(&elysium_game, state, &setup, NULL);
	while (pet_game_asked(state) != PET_NOBODY) {
		struct pet_events events = { told, 0, EVENTS, 0 };
		uint8_t seat = pet_game_asked(state);
		pet_move m;
		if (seat == PET_CHANCE) {
			m = pet_game_sample(&elysium_game, state, pet_bits_next(dice));
		} else {
			for (unsigned i = 0; i < seats && !begun; i++)
				match.disc[i] = p->seat[i].disc;
			begun = true;
			m = pet_bot_choose(bot, &elysium_game,
					   pet_game_view(&elysium_game, state, seat));
			match.tally->decisions++;
		}
		pet_game_advance(&elysium_game, state, m, &events);
		for (uint32_t i = 0; i < events.count; i++)
			watch(&told[i]);
	}
	finish(p);
}

/* ---- tables ---------------------------------------------------------------------------------- */

/* The total that n percent do not exceed. */
static int quantile(const double *score, int percent)
{
	double all = 0, seen = 0;
	for (int i = 0; i < SCORES; i++)
		all += score[i];
	for (int i = 0; i < SCORES; i++) {
		seen += score[i];
		if (seen * 100 >= all * percent && seen > 0)
			return i - SHIFT;
	}
	return 0;
}

static void print_settings(void)
{
	puts("| preset | seats | games | wins by starting disc 1, 2, ... | total 5% / median / 95% "
	     "| winner's "
	     "median | gold left | decisions | Citizens | Unfinished |");
	puts("|---|---|---|---|---|---|---|---|---|---|");
	for (int i = 0; i < PRESETS; i++)
		for (unsigned seats = 2; seats <= EL_SEATS; seats++) {
			const struct tally *t = &sums.tally[i][seats];
			double n = t->games > 0 ? t->games : 1;
			printf("| %s | %u | %.0f |", preset_name[i], seats, t->games);
			for (unsigned d = 0; d < seats; d++)
				printf(" %.3f", t->by_disc[d] / n);
			printf(" | %d / %d / %d | %d | %.1f | %.0f | %.1f | %.2f |\n",
			       quantile(t->score, 5), quantile(t->score, 50),
			       quantile(t->score, 95), quantile(t->winner, 50), t->gold / n / seats,
			       t->decisions / n, t->citizens / n, t->unfinished / n);
		}
}

static double take_rate(const struct design *d)
{
	return d->dealt > 0 ? d->taken / d->dealt : 0;
}

static double win_index(const struct design *d)
{
	return d->takers > 0 ? d->index / d->takers : 0;
}

static void add(struct design *to, const struct design *d)
{
	to->dealt += d->dealt;
	to->taken += d->taken;
	to->transferred += d->transferred;
	to->takers += d->takers;
	to->index += d->index;
	to->square += d->square;
}

/* One design over all presets. */
static struct design everywhere(int c)
{
	struct design sum = { 0 };
	for (int i = 0; i < PRESETS; i++)
		add(&sum, &sums.design[i][c]);
	return sum;
}

static void print_designs(void)
{
	puts("| card | level | kind | take rate | transferred of taken | takers | win index | by "
	     "preset |");
	puts("|---|---|---|---|---|---|---|---|");
	for (int c = 1; c < EL_ROWS; c++) {
		struct design d = everywhere(c);
		printf("| %s (%s) | %d | %s | %.2f | %.2f | %.0f | %.3f ± %.3f |",
		       el_built_in[EL_SET_FOURTH].card[c].name,
		       el_built_in[EL_SET_FOURTH].card[c].token,
		       el_built_in[EL_SET_FOURTH].card[c].level,
		       el_kind_token[el_built_in[EL_SET_FOURTH].card[c].kind], take_rate(&d),
		       d.taken > 0 ? d.transferred / d.taken : 0, d.takers, win_index(&d),
		       many_half(d.takers, d.index, d.square));
		for (int i = 0; i < PRESETS; i++) {
			const struct design *here = &sums.design[i][c];
			if (here->takers > 0)
				printf(" %.2f", win_index(here));
			else
				printf(" -");
		}
		puts(" |");
	}
}

static void print_families(void)
{
	puts("| family | take rate | win index |");
	puts("|---|---|---|");
	for (int f = 0; f < EL_FAMILIES; f++) {
		struct design sum = { 0 };
		for (int c = 1; c < EL_ROWS; c++) {
			struct design d = everywhere(c);
			if (el_built_in[EL_SET_FOURTH].card[c].family == f)
				add(&sum, &d);
		}
		printf("| %s | %.2f | %.3f ± %.3f |\n", el_family_name[f], take_rate(&sum),
		       win_index(&sum), many_half(sum.takers, sum.index, sum.square));
	}
}

/* EL-19: what the set is held to: a design helps its taker, but does not win by itself. */
static void print_outside(void)
{
	puts("| card | win index |");
	puts("|---|---|");
	for (int c = 1; c < EL_ROWS; c++) {
		struct design d = everywhere(c);
		if (win_index(&d) < 0.90 || win_index(&d) > 1.12)
			printf("| %s (%s) | %.3f ± %.3f |\n",
			       el_built_in[EL_SET_FOURTH].card[c].name,
			       el_built_in[EL_SET_FOURTH].card[c].token, win_index(&d),
			       many_half(d.takers, d.index, d.square));
	}
}

int main(int argc, char **argv)
{
	long seconds = argc > 5 ? strtol(argv[5], NULL, 10) : 0;
	unsigned processes = argc > 4 ? (unsigned)strtoul(argv[4], NULL, 10) : 1;
	if (argc < 4 || !many_games(argv[1], PRESETS * SEATINGS * strtol(argv[2], NULL, 10),
				    strtoull(argv[3], NULL, 10), processes, seconds, play, &sums,
				    sizeof sums / sizeof(double))) {
		fprintf(stderr, "usage: elysium_balance BOT GAMES SEED [PROCESSES [SECONDS]]\n");
		return 2;
	}
	printf("### Settings, %s\n\n", argv[1]);
	print_settings();
	printf("\n### Families, %s\n\n", argv[1]);
	print_families();
	printf("\n### Outside 0.90 to 1.12, %s\n\n", argv[1]);
	print_outside();
	printf("\n### Designs, %s\n\n", argv[1]);
	print_designs();
	return 0;
}
