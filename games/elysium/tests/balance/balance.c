/* balance: how the card set of Elysium behaves when bots play it.
 *
 *     elysium_balance BOT GAMES SEED        GAMES for every preset and number of seats
 *
 * Prints the tables of docs/rules/elysium-balance.md: win rate by starting disc, scores, unspent
 * gold, and for every design how often it was taken when it lay open and how its takers fared. A
 * win index of 1.00 is what chance would give: the taker's share of wins times the number of
 * seats. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "ai/bot.h"
#include "games/elysium/rules.h"

extern const struct pet_game elysium_game;

enum { PRESETS = 6, SCORES = 400, SHIFT = 100, EVENTS = 512 };
static const char *const preset_name[PRESETS] = { "first-game",  "splendour",      "vae-victis",
						  "barren-land", "chain-reaction", "other-roads" };

/* One setting: a preset with a number of seats. */
struct tally {
	long games, decisions, citizens, unfinished;
	double by_disc[EL_SEATS], gold;
	long score[SCORES], winner[SCORES]; /* how often, by total + SHIFT */
};

/* One design, over all settings. */
struct design {
	long dealt, taken, transferred, takers, by_action;
	double index; /* sum over takers of share * seats */
};

static struct tally tally[PRESETS][EL_SEATS + 1];
static struct design design[EL_ROWS];

/* What one match has shown so far. */
static struct {
	bool took[EL_SEATS][EL_ROWS];
	uint8_t disc[EL_SEATS]; /* at the start */
} match;

static void watch(struct tally *t, const struct pet_event *e)
{
	switch (e->code) {
	case E_DEAL_AGORA:
	case E_DEAL_ORACLE:
		design[e->a].dealt++;
		break;
	case E_ACQUIRE:
	case E_TAKE:
		design[e->a].taken++;
		design[e->a].by_action += e->code == E_ACQUIRE;
		match.took[e->who][e->a] = true;
		break;
	case E_SWAP:
		design[e->b].taken++;
		match.took[e->who][e->b] = true;
		break;
	case E_NEW_PILE:
	case E_JOIN:
		if (e->a < EL_ROWS)
			design[e->a].transferred++;
		break;
	case E_CITIZEN:
		t->citizens++;
		break;
	case E_UNFINISHED:
		t->unfinished++;
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

static void finish(struct tally *t, const struct el_pub *p)
{
	uint8_t share[PET_SEATS_MAX];
	unsigned seats = p->flow.seats;
	el_result(p, share);
	t->games++;
	for (unsigned seat = 0; seat < seats; seat++) {
		double won = (double)share[seat] / PET_SHARES;
		int total = el_score(p, seat).total;
		t->by_disc[match.disc[seat] - 1] += won;
		t->gold += p->seat[seat].gold;
		t->score[cell(total)]++;
		if (share[seat])
			t->winner[cell(total)]++;
		for (int c = 1; c < EL_ROWS; c++)
			if (match.took[seat][c]) {
				design[c].takers++;
				design[c].index += won * seats;
			}
	}
}

static void play(int preset, unsigned seats, void *bot, struct pet_bits *bits)
{
	static _Alignas(64) unsigned char state[sizeof(struct el)];
	static struct pet_event told[EVENTS];
	struct tally *t = &tally[preset][seats];
	struct pet_setup setup;
	const struct el_pub *p = (const void *)state;
	bool begun = false;
	pet_setup_default(&elysium_game, &setup, (uint8_t)seats);
	setup.option[0] = (int16_t)preset;
	memset(&match, 0, sizeof match);
	pet_game_start(&elysium_game, state, &setup, NULL);
	while (pet_game_asked(state) != PET_NOBODY) {
		struct pet_events events = { told, 0, EVENTS, 0 };
		uint8_t seat = pet_game_asked(state);
		pet_move m;
		if (seat == PET_CHANCE) {
			m = pet_game_sample(&elysium_game, state, pet_bits_next(bits));
		} else {
			if (!begun)
				for (unsigned i = 0; i < seats; i++)
					match.disc[i] = p->seat[i].disc;
			begun = true;
			m = pet_bot_choose(bot, &elysium_game,
					   pet_game_view(&elysium_game, state, seat));
			t->decisions++;
		}
		pet_game_advance(&elysium_game, state, m, &events);
		for (uint32_t i = 0; i < events.count; i++)
			watch(t, &told[i]);
	}
	finish(t, p);
}

/* ---- tables ---------------------------------------------------------------------------------- */

/* The total that n percent do not exceed. */
static int quantile(const long *score, int percent)
{
	long all = 0, seen = 0;
	for (int i = 0; i < SCORES; i++)
		all += score[i];
	for (int i = 0; i < SCORES; i++) {
		seen += score[i];
		if (seen * 100 >= all * percent && seen)
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
			const struct tally *t = &tally[i][seats];
			double n = (double)t->games;
			printf("| %s | %u | %ld |", preset_name[i], seats, t->games);
			for (unsigned d = 0; d < seats; d++)
				printf(" %.3f", t->by_disc[d] / n);
			printf(" | %d / %d / %d | %d | %.1f | %.0f | %.1f | %.2f |\n",
			       quantile(t->score, 5), quantile(t->score, 50),
			       quantile(t->score, 95), quantile(t->winner, 50), t->gold / n / seats,
			       (double)t->decisions / n, (double)t->citizens / n,
			       (double)t->unfinished / n);
		}
}

static double take_rate(const struct design *d)
{
	return d->dealt ? (double)d->taken / (double)d->dealt : 0;
}

static double win_index(const struct design *d)
{
	return d->takers ? d->index / (double)d->takers : 0;
}

static void print_designs(void)
{
	puts("| card | level | kind | dealt | take rate | transferred of taken | win index |");
	puts("|---|---|---|---|---|---|---|");
	for (int c = 1; c < EL_ROWS; c++) {
		const struct design *d = &design[c];
		printf("| %s (%s) | %d | %s | %ld | %.2f | %.2f | %.2f |\n", el_card[c].name,
		       el_card[c].token, el_card[c].level, el_kind_token[el_card[c].kind], d->dealt,
		       take_rate(d), d->taken ? (double)d->transferred / (double)d->taken : 0,
		       win_index(d));
	}
}

static void print_families(void)
{
	puts("| family | take rate | win index |");
	puts("|---|---|---|");
	for (int f = 0; f < EL_FAMILIES; f++) {
		struct design sum = { 0 };
		for (int c = 1; c < EL_ROWS; c++)
			if (el_card[c].family == f) {
				sum.dealt += design[c].dealt;
				sum.taken += design[c].taken;
				sum.takers += design[c].takers;
				sum.index += design[c].index;
			}
		printf("| %s | %.2f | %.2f |\n", el_family_name[f], take_rate(&sum),
		       win_index(&sum));
	}
}

/* The designs that are furthest from the mean of their level. */
static void print_outliers(void)
{
	puts("| card | level | take rate (of level) | win index (of level) |");
	puts("|---|---|---|---|");
	for (int level = 1; level <= 3; level++) {
		struct design sum = { 0 };
		for (int c = 1; c < EL_ROWS; c++)
			if (el_card[c].level == level) {
				sum.dealt += design[c].dealt;
				sum.taken += design[c].taken;
				sum.takers += design[c].takers;
				sum.index += design[c].index;
			}
		for (int c = 1; c < EL_ROWS; c++) {
			const struct design *d = &design[c];
			double take = take_rate(d) - take_rate(&sum),
			       win = win_index(d) - win_index(&sum);
			if (el_card[c].level == level &&
			    (win > 0.12 || win < -0.12 || take > 0.22 || take < -0.22))
				printf("| %s (%s) | %d | %.2f (%.2f) | %.2f (%.2f) |\n",
				       el_card[c].name, el_card[c].token, level, take_rate(d),
				       take_rate(&sum), win_index(d), win_index(&sum));
		}
	}
}

int main(int argc, char **argv)
{
	struct pet_bot_spec spec;
	struct pet_fault fault;
	if (argc != 4 || !pet_bot_parse(argv[1], &spec, &fault)) {
		fprintf(stderr, "usage: elysium_balance BOT GAMES SEED\n");
		return 2;
	}
	long games_each = strtol(argv[2], NULL, 10);
	struct pet_bits bits = { strtoull(argv[3], NULL, 10) };
	void *bot = malloc(pet_bot_bytes(&spec));
	if (!bot)
		return 1;
	pet_bot_init(bot, &spec, pet_bits_next(&bits));
	for (int i = 0; i < PRESETS; i++)
		for (unsigned seats = 2; seats <= EL_SEATS; seats++)
			for (long k = 0; k < games_each; k++)
				play(i, seats, bot, &bits);
	free(bot);
	printf("### Settings, %s\n\n", argv[1]);
	print_settings();
	printf("\n### Families, %s\n\n", argv[1]);
	print_families();
	printf("\n### Furthest from the mean of their level, %s\n\n", argv[1]);
	print_outliers();
	printf("\n### Designs, %s\n\n", argv[1]);
	print_designs();
	return 0;
}
