/* features.c: the inputs of the learned evaluation (features.def): how near each way of winning is,
 * what the hero can do next, who threatens whom, and how many actions are left. */
#include "games/hellas/rules.h"

#include <string.h>

enum feature {
#define FEATURE(id, bits, name) F_##id,
#include "games/hellas/features.def"
#undef FEATURE
	FEATURES
};

_Static_assert((int)FEATURES + LH_SOLO_FEATURES < PET_FEATURES_MAX, "room for the features");

const struct pet_feature lh_feature[] = {
#define FEATURE(id, bits, name) { #id, name, bits },
#define LACK(id, bits, name)    { #id, name, bits, .lack = true },
#include "games/hellas/features.def"
#undef FEATURE
#define FEATURE(id, bits, name) { #id, name, bits, .alone = true },
#define LACK(id, bits, name)    { #id, name, bits, .alone = true, .lack = true },
#include "games/hellas/features_solo.def"
#undef FEATURE
	{ NULL },
};

static const _Alignas(16) int16_t table[] = {
#include "games/hellas/judge.inc"
};

static const _Alignas(16) int16_t two[] = {
#include "games/hellas/judge_duel.inc"
};

static const _Alignas(16) int16_t solo[] = {
#include "games/hellas/judge_solo.inc"
};

#define COUNT(array) (sizeof(array) / sizeof(array)[0])

/* Alone the Persians are the rival, so there is a net that sees them. Its values are near each other
 * (few games are won), and a search must trust small differences. A duel is another race (there is
 * no King of Kings), and its net learned from games against hunters (docs/BOTS.md). */
static const struct pet_outlook solo_outlook = { .depth = 30, .curiosity = 40 };
static const struct pet_net solo_net = { solo, COUNT(solo), .outlook = &solo_outlook };
static const struct pet_outlook duel_outlook = { .net_depth = PET_AT_ONCE,
						 .leaf = 50,
						 .rest = true };
static const struct pet_net duel_net = { two, COUNT(two), .outlook = &duel_outlook };
const struct pet_net lh_net = { table, COUNT(table), .alone = &solo_net, .duel = &duel_net };

/* LH-20.2: the most complete lands: their completion in sixteenths, what is missing. */
static void warlord(const struct lh_pub *p, uint8_t seat, const struct lh_lands *lands, int16_t *x)
{
	unsigned met = 0, missing = 0, need = (unsigned)lh_lands_to_win(p);
	x[F_lands] = (int16_t)lands->whole[seat];
	for (unsigned i = 0; i < need; i++) {
		unsigned land = lands->best[i][seat];
		met += need == 3 ? (land >> 4) / 3 : land >> 5;
		missing += 15 - (land & 15);
	}
	x[F_warlord] = (int16_t)met;
	x[F_warlord_missing] = (int16_t)missing;
}

/* How well a seat can take or hold a region: hoplites there and next to it, control, a glory token
 * with which the hero may usurp (LH-5.24). */
static int grip(const struct lh_pub *p, uint8_t seat, unsigned r)
{
	int n = 2 * p->region[r].hop[seat];
	for (uint32_t near = lh_near_all(r) & p->occ[seat]; near; near &= near - 1)
		n += p->region[__builtin_ctz(near)].hop[seat];
	if (p->held[seat] >> r & 1)
		n += 8;
	if (p->glory[lh_regions[r].land] == seat && !(p->player[seat].used >> S_USURP & 1))
		n += p->player[seat].at == r ? 8 : 3;
	return n;
}

/* The monument that decides or is likely to: the first completed one, else the highest; among
 * equals the one on which the seat has the best grip. */
static void site(const struct lh_pub *p, uint8_t seat, unsigned god, int16_t *x)
{
	unsigned r = lh_god_region[god], at = p->player[seat].at;
	int n = grip(p, seat, r);
	if (n < x[F_site_grip])
		return;
	x[F_site_grip] = (int16_t)n;
	x[F_site_level] = p->held[seat] >> r & 1 ? p->level[god] : 0;
	x[F_hero_site] = at < REGIONS && (at == r || (lh_near_all(r) >> at & 1));
}

/* LH-20.5 to LH-20.9: the King of Kings, and progress of the monuments. */
static void king(const struct lh_pub *p, uint8_t seat, int16_t *x)
{
	int highest = 0, levels = 0;
	for (int god = 0; god < GODS; god++) {
		highest = p->level[god] > highest ? p->level[god] : highest;
		levels += p->held[seat] >> lh_god_region[god] & 1 ? p->level[god] : 0;
	}
	x[F_highest_monument] = (int16_t)highest;
	x[F_monuments] = (int16_t)levels;
	if (p->king_god == NONE) {
		for (unsigned god = 0; god < GODS; god++)
			if (p->level[god] == highest)
				site(p, seat, god, x);
		return;
	}
	unsigned r = lh_god_region[p->king_god];
	site(p, seat, p->king_god, x);
	x[F_king_holds] = p->held[seat] >> r & 1;
	x[F_king_clock] = (int16_t)(x[F_king_holds] ? 4 - p->king_tokens : 0);
	x[F_king_grip] = x[F_site_grip];
	x[F_king_guard] = p->region[r].hop[seat];
	x[F_king_card] = p->king_holder == seat;
	x[F_king_tokens] = p->king_tokens == NONE ? 5 : (int16_t)(4 - p->king_tokens);
}

/* Numbers of symbols, a byte each. */
typedef uint64_t symbols;

_Static_assert(SYMBOLS == 8, "a byte for each symbol");

/* How many of those that are wanted there are. No number exceeds 127. */
static int matched(symbols there, symbols wanted)
{
	const uint64_t top = 0x8080808080808080u;
	uint64_t enough = ((there | top) - wanted) & top;
	uint64_t all = (enough << 1) - (enough >> 7); /* the bytes that are enough */
	return (int)(((wanted & all) + (there & ~all)) * 0x0101010101010101u >> 56);
}

/* The symbols of open slots of a monster. */
static symbols slots_open(const struct lh_pub *p, unsigned m, uint32_t open)
{
	symbols wanted = 0;
	for (; open; open &= open - 1)
		wanted += UINT64_C(1) << 8 * lh_box(p)->monster[m].symbol[__builtin_ctz(open)];
	return wanted;
}

/* LH-9: the monster that the hero can hunt best, and how well armed it is. Those in its
 * region are found first: what is asked of every monster is not guessed wrong. */
static void hunt(const struct lh_pub *p, uint8_t seat, symbols armed, int16_t *x)
{
	const struct lh_player *pl = &p->player[seat];
	int best = -100;
	uint32_t here = 0, abroad = 0, beside = 0;
	uint64_t near = pl->at < REGIONS ? lh_near_all(pl->at) : 0;
	x[F_hunting] = p->hunt.hunter == seat + 1;
	for (unsigned m = 0; m < MONSTERS; m++) {
		unsigned at = p->monster[m].at;
		abroad += at < REGIONS;
		beside += near >> at % 64 & 1; /* NONE is near nothing */
		here |= (uint32_t)(at == pl->at) << m;
	}
	x[F_monsters_abroad] = (int16_t)abroad;
	x[F_monster_near] = (int16_t)beside;
	for (here = pl->at < REGIONS ? here : 0; here; here &= here - 1) {
		unsigned m = (unsigned)__builtin_ctz(here);
		uint32_t open = lh_uncovered(p, m);
		int left = count32(open), weapons = matched(armed, slots_open(p, m, open));
		x[F_monster_here] = 1;
		if (2 * weapons - left <= best)
			continue;
		best = 2 * weapons - left;
		x[F_wounds_left] = (int16_t)left;
		x[F_wounds_dealt] = (int16_t)(lh_slots(p, m) - left);
		x[F_weapons] = (int16_t)weapons;
	}
}

/* LH-15: the hero's quest, or one that could be started in its region. */
static void quest(const struct lh_pub *p, uint8_t seat, int16_t *x)
{
	const struct lh_player *pl = &p->player[seat];
	x[F_quests_done] = (int16_t)count32(pl->kept);
	if (pl->quest != NONE) {
		x[F_quest_step] = pl->step;
		x[F_quest_near] = lh_quest_step_open(p, seat, pl->quest, pl->step + 1u) ? 3 : 0;
	} else if (pl->at < REGIONS && lh_quest_at(p, pl->at) != NONE) {
		for (unsigned step = 1; step <= 3; step++)
			if (lh_quest_step_open(p, seat, lh_quest_at(p, pl->at), step))
				x[F_quest_near] = (int16_t)step;
	}
}

/* Hoplites in each region: of all seats, of the largest army and of the next. */
struct strengths {
	uint8_t all[REGIONS], most[REGIONS], next[REGIONS];
};

static void measure(const struct lh_pub *p, struct strengths *army)
{
	memset(army, 0, sizeof *army);
	for (unsigned s = 0; s < p->flow.seats; s++) {
		for (uint32_t occ = p->occ[s]; occ; occ &= occ - 1) {
			unsigned r = (unsigned)__builtin_ctz(occ);
			uint8_t n = p->region[r].hop[s], most = army->most[r];
			uint8_t lower = n < most ? n : most;
			army->all[r] = (uint8_t)(army->all[r] + n);
			army->most[r] = n < most ? most : n;
			army->next[r] = lower > army->next[r] ? lower : army->next[r];
		}
	}
}

/* Adjacent armies: what can be taken at once, what may be lost. */
static void armies(const struct lh_pub *p, uint8_t seat, const struct strengths *army, int16_t *x)
{
	uint32_t reach = 0, others = 0;
	int forts = 0, mass = 0, prey = 0, threats = 0;
	for (unsigned s = 0; s < p->flow.seats; s++)
		others |= s != seat ? p->occ[s] : 0;
	for (uint32_t own = p->occ[seat]; own; own &= own - 1) {
		unsigned r = (unsigned)__builtin_ctz(own);
		const struct lh_region *region = &p->region[r];
		reach |= lh_near_all(r);
		forts += region->fort == seat;
		mass = region->hop[seat] > mass ? region->hop[seat] : mass;
	}
	uint32_t near = reach & ~p->held[seat];
	x[F_frontier] = (int16_t)count32(near & ~others);
	for (near &= others; near; near &= near - 1) {
		unsigned r = (unsigned)__builtin_ctz(near);
		int own = 0;
		for (uint32_t from = lh_near_all(r) & p->occ[seat]; from; from &= from - 1)
			own += p->region[__builtin_ctz(from)].hop[seat];
		prey += own > army->all[r] - p->region[r].hop[seat];
	}
	for (uint32_t held = p->held[seat]; held; held &= held - 1) {
		unsigned r = (unsigned)__builtin_ctz(held);
		int foes = 0;
		for (uint32_t from = lh_near_all(r) & others; from; from &= from - 1) {
			unsigned f = (unsigned)__builtin_ctz(from);
			int own = p->region[f].hop[seat];
			int n = own == army->most[f] ? army->next[f] : army->most[f];
			foes = n > foes ? n : foes;
		}
		threats += foes > p->region[r].hop[seat];
	}
	x[F_forts] = (int16_t)forts;
	x[F_mass] = (int16_t)mass;
	x[F_prey] = (int16_t)prey;
	x[F_threat] = (int16_t)threats;
}

/* LH-3: whose turn it is and what can still be done in it. */
static void tempo(const struct lh_pub *p, uint8_t seat, int16_t *x)
{
	const struct lh_player *pl = &p->player[seat];
	int seats = p->flow.seats;
	x[F_hunt_free] = !(pl->used >> S_HUNT & 1);
	x[F_march_free] = !(pl->used >> S_MARCH & 1);
	x[F_temple_free] = !(pl->used >> S_TEMPLE & 1);
	x[F_recruit_free] = !(pl->used >> S_RECRUIT & 1);
	x[F_usurp_free] = !(pl->used >> S_USURP & 1);
	x[F_actions_used] = (int16_t)count32(pl->used & 0x7F);
	if (p->active >= seats)
		return;
	x[F_turn] = p->active == seat;
	x[F_wait] = (int16_t)(seat - p->active + (seat < p->active ? seats : 0));
	if (x[F_turn]) {
		x[F_regular_left] = (int16_t)(4 - count32(p->taken & 15));
		x[F_special_left] = !p->built;
	}
}

/* What the seat holds; the symbols of its combat cards. */
static symbols hand(const struct lh *g, uint8_t seat, int16_t *x)
{
	const struct lh_pub *p = &g->pub;
	const struct lh_player *pl = &p->player[seat];
	symbols armed = 0;
	int force = 0;
	for (uint32_t c = g->priv[seat].hand; c; c &= c - 1) {
		unsigned card = (unsigned)__builtin_ctz(c);
		force += lh_cards[card].strength;
		armed += UINT64_C(1) << 8 * lh_cards[card].symbol;
	}
	x[F_card_force] = (int16_t)force;
	x[F_priests] = pl->pool;
	x[F_cards] = pl->hand;
	x[F_blessings] = (int16_t)pet_count(pl->blessings);
	x[F_artifacts] = (int16_t)count32(pl->artifacts);
	x[F_charged] = (int16_t)count32(pl->artifacts & p->charged);
	return armed;
}

/* Priests at monuments and glory tokens of all seats. */
static void tokens(const struct lh_pub *p, int16_t out[][PET_FEATURES_MAX])
{
	for (int god = 0; god < GODS; god++)
		for (int i = 0; i < SPOTS; i++)
			if (p->spot[god][i] < p->flow.seats)
				out[p->spot[god][i]][F_praying]++;
	for (int l = 0; l < LANDS; l++) {
		uint8_t seat = p->glory[l];
		if (seat >= p->flow.seats)
			continue;
		unsigned at = p->player[seat].at;
		out[seat][F_glory]++;
		if (at < REGIONS && lh_regions[at].land == l && !(p->held[seat] >> at & 1) &&
		    p->region[at].owner != NONE)
			out[seat][F_usurp_here] = 1;
	}
}

static void seat_features(const struct lh *g, uint8_t seat, const struct lh_lands *lands,
			  const struct strengths *army, int16_t age, int16_t *x)
{
	const struct lh_pub *p = &g->pub;
	const struct lh_player *pl = &p->player[seat];
	warlord(p, seat, lands, x);
	king(p, seat, x);
	quest(p, seat, x);
	armies(p, seat, army, x);
	hunt(p, seat, hand(g, seat, x), x);
	tempo(p, seat, x);
	int temples = lh_temples_held(p, seat);
	x[F_regions] = (int16_t)count32(p->held[seat]);
	x[F_temples] = (int16_t)temples;
	x[F_temples_missing] = (int16_t)(temples < TEMPLES_TO_WIN ? TEMPLES_TO_WIN - temples : 0);
	x[F_slain] = (int16_t)count32(pl->trophies);
	x[F_hoplites] = p->on_map[seat];
	x[F_cities] = (int16_t)count32(p->held[seat] & CITIES);
	x[F_leadership] = (int16_t)lh_effective(p, seat, LEADERSHIP);
	x[F_strength] = (int16_t)lh_effective(p, seat, STRENGTH);
	x[F_speed] = (int16_t)lh_effective(p, seat, SPEED);
	x[F_injuries] = (int16_t)count32(pl->injured);
	x[F_age] = age;
	x[F_seats] = p->flow.seats;
}

static void seats_features(const struct lh *g, const struct lh_lands *lands,
			   int16_t out[][PET_FEATURES_MAX])
{
	const struct lh_pub *p = &g->pub;
	struct strengths army;
	int16_t age = (int16_t)(p->turn / (p->flow.seats ? p->flow.seats : 1));
	measure(p, &army);
	for (uint8_t seat = 0; seat < p->flow.seats; seat++) {
		memset(out[seat], 0, FEATURES * sizeof out[seat][0]);
		seat_features(g, seat, lands, &army, age, out[seat]);
	}
	tokens(p, out);
}

void lh_features(const void *state, int16_t out[][PET_FEATURES_MAX], int32_t share[PET_SEATS_MAX])
{
	const struct lh *g = state;
	struct lh_lands lands;
	if (g->pub.solo) {
		memset(out[0], 0, (FEATURES + LH_SOLO_FEATURES) * sizeof out[0][0]);
		lh_solo_features(g, out[0] + FEATURES);
		if (share)
			lh_eval(state, share);
		return;
	}
	lh_best_lands(&g->pub, &lands);
	seats_features(g, &lands, out);
	if (share)
		lh_shares(g, &lands, share);
}
