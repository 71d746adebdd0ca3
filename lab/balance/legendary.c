/* balance: does the place in turn order decide a game of Legendary, and where does the gold go?
 *
 *     legendary_balance BOT SEATS GAMES SEED [PROCESSES [SECONDS]]
 *
 * Ready-made maps, usual options. Prints the tables of lab/notes/balance-legendary.md: wins by
 * the first turn order, by faction and by the god of the first round; income, purses and what was
 * paid for, round by round; what winners and losers hold at the end. */
#include <string.h>

#include "games/legendary/rules.h"
#include "lab/balance/many.h"

extern const struct pet_game legendary_game;

enum { ROUNDS = 16, EVENTS = 512 };

/* What gold is paid for. */
enum goods { OFFERING, RECRUIT, CARDS, MOVES, BEAST, HERO_HIRED, OTHER, GOODS };
static const char *const goods_name[GOODS] = {
	"offerings", "recruits", "philosophers, priestesses", "moves", "creatures",
	"heroes",    "other"
};

struct round {
	double purses, gold, income, rich; /* after income, by faction; rich: the fullest purse */
	double paid[GOODS];
};

static struct {
	double games, rounds, squares;
	double place_win[FACTIONS], faction_win[FACTIONS];
	double god[FACTIONS][GODS], god_win[GODS], god_taken[GODS];
	double bid[FACTIONS], first_paid[FACTIONS];       /* round 1, by place */
	double held[2], holders[2], metros[FACTIONS + 1]; /* at the end: losers, winners */
	double ways[8];
	struct round round[ROUNDS];
} sums;

static struct {
	__typeof__(sums) *sums;
	uint8_t place[FACTIONS]; /* by faction, in the first round */
	uint8_t god[FACTIONS];   /* of the first round */
} match;

static const uint8_t goods_of[V_COUNT] = {
	[V_OFFER] = OFFERING,     [V_OFFER_FREE] = OFFERING, [V_FLEET] = RECRUIT,
	[V_TROOP] = RECRUIT,      [V_MERCENARY] = RECRUIT,   [V_PHILOSOPHER] = CARDS,
	[V_PRIESTESS] = CARDS,    [V_SEA_MOVE] = MOVES,      [V_LAND_MOVE] = MOVES,
	[V_EXPEDITION] = MOVES,   [V_FLEETS] = MOVES,        [V_GO] = MOVES,
	[V_FROM_SEA] = MOVES,     [V_TO_SEA] = MOVES,        [V_FROM_LAND] = MOVES,
	[V_TO_LAND] = MOVES,      [V_CREATURE] = BEAST,      [V_BUY] = BEAST,
	[V_PLAY] = BEAST,         [V_HERO] = HERO_HIRED,     [V_HIRE] = HERO_HIRED,
	[V_PLACE_LAND] = RECRUIT, [V_PLACE_SEA] = RECRUIT,   [V_OFFER_UP] = OTHER,
	[V_ROB] = BEAST,          [V_REROLL] = OTHER,        [V_SACRIFICE] = OTHER,
	[V_END] = OTHER,
};

static struct round *round_of(const struct lg_pub *p)
{
	unsigned i = p->round ? p->round - 1u : 0;
	return &match.sums->round[i < ROUNDS ? i : ROUNDS - 1];
}

/* Phase 2 gives to all at once: the purses of a round. */
static bool income_phase(const struct lg_pub *p, const struct pet_events *told)
{
	unsigned n = 0, rich = 0;
	struct round *r = round_of(p);
	for (uint32_t i = 0; i < told->count; i++)
		n += told->event[i].code == E_INCOME;
	if (n < p->factions)
		return false;
	for (uint8_t who = 0; who < p->factions; who++) {
		unsigned gold = lg_gold(p, who);
		r->purses++;
		r->gold += gold;
		r->income += lg_income(p, who);
		rich = gold > rich ? gold : rich;
	}
	r->rich += rich;
	return true;
}

static void first_round(const struct lg_pub *p, const struct pet_events *told)
{
	for (uint32_t i = 0; i < told->count; i++)
		if (told->event[i].code == E_PAID)
			match.sums->first_paid[match.place[told->event[i].who]] += told->event[i].a;
	for (int god = 0; god < GODS; god++)
		if (p->marker[god] != NONE)
			match.god[p->marker[god]] = (uint8_t)god;
}

static void watch(const struct lg_pub *p, pet_move m, const uint16_t before[FACTIONS], int was,
		  const struct pet_events *told)
{
	uint8_t goods = goods_of[pet_move_verb(m)];
	if (income_phase(p, told))
		return;
	if (was == 1 && goods == OFFERING)
		first_round(p, told);
	for (uint8_t who = 0; who < p->factions; who++)
		if (p->gold[who] < before[who])
			round_of(p)->paid[goods] += before[who] - p->gold[who];
}

static void finish(const struct lg_pub *p)
{
	__typeof__(sums) *s = match.sums;
	uint8_t share[PET_SEATS_MAX];
	lg_result(p, share);
	s->games++;
	s->rounds += p->round;
	s->squares += (double)p->round * p->round;
	for (uint8_t who = 0; who < p->factions; who++) {
		double won = (double)share[p->seat[who]] / PET_SHARES;
		bool winner = share[p->seat[who]] != 0;
		s->place_win[match.place[who]] += won;
		s->faction_win[who] += won;
		s->god[match.place[who]][match.god[who]]++;
		s->god_win[match.god[who]] += won;
		s->god_taken[match.god[who]]++;
		s->held[winner] += lg_gold(p, who);
		s->holders[winner]++;
	}
}

static unsigned seats;

static void play(long game, void *bot, struct pet_bits *dice, void *counted)
{
	static _Alignas(64) unsigned char state[sizeof(struct lg)];
	static struct pet_event told[EVENTS];
	const struct lg_pub *p = (const void *)state;
	struct pet_setup setup;
	(void)game;
	memset(&match, 0, sizeof match);
	match.sums = counted;
	pet_setup_default(&legendary_game, &setup, (uint8_t)seats);
	pet_game_start(&legendary_game, state, &setup, NULL);
	while (pet_game_asked(state) != PET_NOBODY) {
		struct pet_events events = { told, 0, EVENTS, 0 };
		uint8_t seat = pet_game_asked(state);
		uint16_t before[FACTIONS];
		int was = p->round;
		memcpy(before, p->gold, sizeof before);
		pet_move m = seat == PET_CHANCE
				     ? pet_game_sample(&legendary_game, state, pet_bits_next(dice))
				     : pet_bot_choose(bot, &legendary_game,
						      pet_game_view(&legendary_game, state, seat));
		pet_game_advance(&legendary_game, state, m, &events);
		if (was < 1 && p->round == 1)
			for (uint8_t i = 0; i < p->factions; i++)
				match.place[p->order[i]] = i;
		watch(p, m, before, was, &events);
	}
	finish(p);
}

/* ---- tables ---------------------------------------------------------------------------------- */

static double share_half(double won, double games)
{
	return many_half(games, won, won);
}

static void print_wins(const char *what, const double *won, unsigned n, double games)
{
	printf("| %s |", what);
	for (unsigned i = 0; i < n; i++)
		printf(" %.3f", won[i] / games);
	printf(" | ± %.3f |\n", share_half(games / n, games));
}

static void print_places(unsigned factions)
{
	static const char *const god[GODS] = { "Athena", "Zeus", "Poseidon",
					       "Ares",   "Hera", "Apollo" };
	puts("| place in the first turn order | wins | pays in round 1 | Athena | Zeus | Poseidon "
	     "| Ares | Hera | Apollo |");
	puts("|---|---|---|---|---|---|---|---|---|");
	for (unsigned i = 0; i < factions; i++) {
		printf("| %u | %.3f | %.2f |", i + 1, sums.place_win[i] / sums.games,
		       sums.first_paid[i] / sums.games);
		for (int g = 0; g < GODS; g++)
			printf(" %.2f |", sums.god[i][g] / sums.games);
		putchar('\n');
	}
	puts("\n| god of the first round | taken | wins |\n|---|---|---|");
	for (int g = 0; g < GODS; g++)
		printf("| %s | %.0f | %.3f |\n", god[g], sums.god_taken[g],
		       sums.god_taken[g] > 0 ? sums.god_win[g] / sums.god_taken[g] : 0);
}

static void print_rounds(void)
{
	printf("| round | games | income | purse after it | fullest |");
	for (int g = 0; g < GOODS; g++)
		printf(" %s |", goods_name[g]);
	puts("\n|---|---|---|---|---|---|---|---|---|---|---|---|");
	for (int i = 0; i < ROUNDS; i++) {
		const struct round *r = &sums.round[i];
		if (r->purses < 1)
			continue;
		double games = r->purses / (double)seats;
		printf("| %d | %.0f | %.1f | %.1f | %.1f |", i + 1, games, r->income / r->purses,
		       r->gold / r->purses, r->rich / games);
		for (int g = 0; g < GOODS; g++)
			printf(" %.2f |", r->paid[g] / r->purses);
		putchar('\n');
	}
}

int main(int argc, char **argv)
{
	long seconds = argc > 6 ? strtol(argv[6], NULL, 10) : 0;
	unsigned processes = argc > 5 ? (unsigned)strtoul(argv[5], NULL, 10) : 1;
	seats = argc > 2 ? (unsigned)strtoul(argv[2], NULL, 10) : 0;
	if (argc < 5 || seats < 3 || seats > 5 ||
	    !many_games(argv[1], strtol(argv[3], NULL, 10), strtoull(argv[4], NULL, 10), processes,
			seconds, play, &sums, sizeof sums / sizeof(double))) {
		fprintf(stderr, "usage: legendary_balance BOT SEATS GAMES SEED [PROCESSES "
				"[SECONDS]], 3 to 5 seats\n");
		return 2;
	}
	printf("%.0f games of %s, %.2f rounds\n\n", sums.games, argv[1], sums.rounds / sums.games);
	puts("| wins by | | |\n|---|---|---|");
	print_wins("first turn order", sums.place_win, seats, sums.games);
	print_wins("faction", sums.faction_win, seats, sums.games);
	putchar('\n');
	print_places(seats);
	putchar('\n');
	print_rounds();
	printf("\nGold at the end: winners %.1f, losers %.1f\n", sums.held[1] / sums.holders[1],
	       sums.held[0] / sums.holders[0]);
	return 0;
}
