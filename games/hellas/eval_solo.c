/* eval_solo.c: a quick evaluation of a position of the solo mode, in thousandths of a win.
 *
 * In Act I, the sooner the vanguard is beaten, the lower Invasion stays, and with it the victory
 * counter and the strength of every Persian token. In Act II every battle won lowers the counter,
 * and the Persians spread with every March. So hoplites are worth most together, near the enemy,
 * and in greater strength. All weights are in one table. */
#include "games/hellas/rules.h"

#include "core/text.h"

enum {
	S_EVEN = 500, /* points of an even chance */
	S_BASE = 300,
	S_ACT2 = 90,     /* Act II has begun */
	S_OWN = 28,      /* a region of the player */
	S_CITY = 6,      /* ... with a city */
	S_SETTLE = 18,   /* a neutral region nearly settled by own hoplites */
	S_THEIRS = 9,    /* a Persian token, and again for every two of them */
	S_LAND = 12,     /* a Persian region, squared, in the two most Persian lands */
	S_HOPLITE = 10,  /* a hoplite of the player on the map */
	S_MODEL = 18,    /* a Persian model on the map (Act I) */
	S_ROUTE = 10,    /* a step of the vanguard */
	S_CLOSE = 2,     /* a hoplite, for each region it is nearer than REACH to Persians */
	S_STRIKE = 110,  /* a sure victory in the next battle */
	S_HOLD = 60,     /* a sure victory if the Persians march */
	S_SLAIN = 60,    /* a monster slain */
	S_WOUND = 24,    /* times the square of the wounds of a monster, per slot */
	S_FITTING = 9,   /* a card that fits the monster in the hero's region */
	S_LEVEL = 4,     /* a level of a monument */
	S_DANGER = 10,   /* in 1/4, times the square of the turns a monument falls too soon */
	S_ATTITUDE = 10, /* a step of a land's attitude */
	S_LEADERSHIP = 24,
	S_STRENGTH = 20,
	S_SPEED = 14,
	S_INJURY = 13,
	S_CARD = 6, /* a point of strength of the combat cards in hand */
	S_PRIEST = 22,
	S_BLESSING = 14,
	S_ARTIFACT = 10,
	S_INVASION = 20, /* a step of the invasion */
	S_COUNTER = 45,  /* a step of the victory counter below the top (Act II) */
	S_LAST = 8,      /* more own than Persian regions, for each of them, near the last token */
	S_SPY = 12,      /* a spy removed from the track */
	S_QUEST = 30,    /* a quest completed */
	S_QUEST_STEP = 12,
	REACH = 6,
	HORIZON = 14,
	SURE = 6 /* a battle at the next border but n counts 1 / n */
};

enum solo_part {
	PART_BASE,
	PART_COUNTER,
	PART_OWN,
	PART_THEIRS,
	PART_FORCE,
	PART_STRIKE,
	PART_HOLD,
	PART_CARD,
	PART_HUNT,
	PART_MONUMENT,
	PART_ATTITUDE,
	PART_HERO,
	PART_GIFT,
	PART_QUEST,
	PART_SPY,
	PARTS
};

static const char *const term_name[PARTS] = {
	[PART_BASE] = N_("time against the invasion"),
	[PART_COUNTER] = N_("the victory counter"),
	[PART_OWN] = N_("regions"),
	[PART_THEIRS] = N_("ground against the Persians"),
	[PART_FORCE] = N_("hoplites near the Persians"),
	[PART_STRIKE] = N_("a battle that can be won"),
	[PART_HOLD] = N_("safety from a march"),
	[PART_CARD] = N_("combat cards"),
	[PART_HUNT] = N_("progress in hunting"),
	[PART_MONUMENT] = N_("safety of the monuments"),
	[PART_ATTITUDE] = N_("the attitude of the lands"),
	[PART_HERO] = N_("attributes of the hero"),
	[PART_GIFT] = N_("priests, blessings and artifacts"),
	[PART_QUEST] = N_("quests"),
	[PART_SPY] = N_("safety from spies"),
};

/* Chance of winning in 1/16, by the lead over the enemy with the expected card, -5 to 4: a Persian
 * card has 0 to 4. */
static const uint8_t chance[10] = { 0, 0, 1, 3, 6, 9, 12, 14, 15, 16 };

static int odds(int ahead)
{
	return chance[ahead < -5 ? 0 : ahead > 4 ? 9 : ahead + 5];
}

static int square(int n)
{
	return n * n;
}

/* Expected strength of the Persians' draw: the best of Command cards (LH-22.43). */
static int persian_card(const struct lh_pub *p)
{
	static const uint8_t best[6] = { 0, 2, 3, 3, 4, 4 };
	return best[lh_command(p)];
}

/* Strength of the combat cards in hand. */
static int hand_strength(const struct lh *g)
{
	int n = 0;
	PET_FOR_EACH (c, g->priv[0].hand)
		n += lh_cards[c].strength;
	return n;
}

/* LH-12.21: the lower of his effective Speed and Strength. */
static int achilles(const struct lh_pub *p)
{
	int speed = lh_effective(p, 0, SPEED), strength = lh_effective(p, 0, STRENGTH);
	return speed < strength ? speed : strength;
}

/* One army next to Persians: what it can attack, and whether it withstands their march. Returns the
 * strength of the weakest target. */
static int weakest_near(const struct lh_pub *p, uint32_t targets, int strength,
			struct lh_solo_sight *s)
{
	int weakest = 99, coming = 0;
	PET_FOR_EACH (t, targets) {
		int power = lh_persian_power(p, t);
		weakest = power < weakest ? power : weakest;
		if (p->xerxes.act == 1)
			coming = power;
		else if (p->held[PERSIAN] & BIT(t)) /* LH-22.63: one model from each */
			coming += 2;
	}
	if (coming) {
		int safe = odds(strength + 1 - coming) - 8;
		s->hold += safe;
		s->exposed += safe < 0;
	}
	return weakest;
}

/* The armies: how near they are, what the best of them can attack, what they hold. */
static void see_armies(const struct lh *g, struct lh_solo_sight *s)
{
	const struct lh_pub *p = &g->pub;
	uint32_t targets = p->occ[PERSIAN] | p->held[PERSIAN], ring = targets, seen = targets;
	uint32_t own = lh_own_occ(p, 0);
	int card = persian_card(p), hero = achilles(p);
	int usual = p->xerxes.act == 1 && targets ? lh_persian_power(p, pet_lowest(targets))
						  : p->xerxes.invasion;
	for (int d = 1; d < REACH && ring && own & ~seen; d++) {
		uint32_t next = 0;
		PET_FOR_EACH (r, ring)
			next |= lh_near(p, r);
		ring = next & ~seen;
		seen |= ring;
		PET_FOR_EACH (r, ring & own) {
			uint32_t near = d == 1 ? lh_near(p, r) & targets : 0;
			int army = lh_count(p, 0, r);
			int strength = army + (s->hand <= army ? s->hand : army + 1) - card;
			s->close += (REACH - d) * army;
			if (p->player[0].at != NONE && (near | BIT(r)) >> p->player[0].at & 1)
				strength += hero;
			int weakest = near ? weakest_near(p, near, strength, s) : usual;
			int good = odds(strength - weakest), soon = SURE * good / d;
			s->strike = soon > s->strike ? soon : s->strike;
			s->victories += near ? good : 0;
		}
	}
}

/* Cards in hand that would cover a slot of a monster now. */
static int fitting(const struct lh *g, unsigned m)
{
	uint8_t have[SYMBOLS] = { 0 };
	int n = 0;
	PET_FOR_EACH (c, g->priv[0].hand)
		have[lh_cards[c].symbol]++;
	PET_FOR_EACH (slot, lh_uncovered(&g->pub, m)) {
		uint8_t symbol = lh_box(&g->pub)->monster[m].symbol[slot];
		if (have[symbol]) {
			have[symbol]--;
			n++;
		}
	}
	return n;
}

/* Monsters destroy the monuments: how soon the first will fall, and what hunting can do about
 * it. */
static void see_monsters(const struct lh *g, struct lh_solo_sight *s)
{
	/* tenths of a level lost in a monster phase, by steps from the monument */
	enum { FAR = 4 };
	static const uint8_t bite[FAR + 1] = { 10, 7, 5, 3, 2 };
	const struct lh_pub *p = &g->pub;
	const struct lh_player *pl = &p->player[0];
	int rate[GODS] = { 0 }, left = count32(p->xerxes.pile) + 1;
	int horizon = left < HORIZON ? left : HORIZON;
	for (unsigned m = 0; m < MONSTERS; m++) {
		unsigned r = p->monster[m].at;
		if (r == NONE)
			continue;
		int steps = 0, slots = lh_slots(p, m), wounds = count32(p->monster[m].wounds);
		if (pl->at == r && !(pl->used & BIT(S_HUNT)))
			s->fitting += fitting(g, m);
		for (; lh_regions[r].god == NONE; r = lh_box(p)->arrow[r])
			steps++;
		int eats = bite[steps < FAR ? steps : FAR], guards = lh_count(p, 0, r);
		if (!steps)
			eats -= guards < 4 ? guards : 4;
		s->wounds += S_WOUND * square(wounds) / slots;
		rate[lh_regions[r].god] += eats * (10 - 6 * wounds / slots);
	}
	s->fall = HORIZON;
	for (int god = 0; god < GODS; god++) {
		int turns = rate[god] ? 160 * p->level[god] / rate[god] : HORIZON;
		if (turns < horizon)
			s->danger += S_DANGER * square(horizon - turns) / 4;
		s->fall = turns < s->fall ? turns : s->fall;
	}
}

void lh_solo_look(const struct lh *g, struct lh_solo_sight *s)
{
	*s = (struct lh_solo_sight){ .hand = hand_strength(g) };
	see_armies(g, s);
	see_monsters(g, s);
}

/* Progress of each act. */
static void count_act(const struct lh_pub *p, int n[PARTS])
{
	const struct lh_solo *x = &p->xerxes;
	int theirs = count32(p->held[PERSIAN]), own = count32(lh_own_held(p, 0));
	n[PART_OWN] = S_OWN * own + S_CITY * count32(lh_own_held(p, 0) & CITIES);
	PET_FOR_EACH (r, lh_own_occ(p, 0) & ~lh_own_held(p, 0) & ~p->held[PERSIAN])
		n[PART_OWN] += S_SETTLE * lh_count(p, 0, r) / lh_regions[r].population;
	n[PART_BASE] = S_BASE - S_INVASION * x->invasion;
	if (x->act == 1) {
		n[PART_THEIRS] = -S_MODEL * p->on_map[PERSIAN];
		for (int i = 1; i < 5; i++)
			if (p->occ[PERSIAN] & BIT(lh_vanguard_route[i]))
				n[PART_BASE] -= S_ROUTE * i;
		return;
	}
	int first = 0, second = 0;
	for (int l = 0; l < LANDS; l++) {
		int part = 4 * count32(p->held[PERSIAN] & lh_land[l]) / count32(lh_land[l]);
		if (part > first) {
			second = first;
			first = part;
		} else if (part > second) {
			second = part;
		}
	}
	n[PART_BASE] += S_ACT2;
	n[PART_COUNTER] = S_COUNTER * (INVASION_TOP - x->victory);
	n[PART_THEIRS] = -S_THEIRS * theirs * (2 + theirs) / 2 - S_LAND * square(second);
	int left = count32(x->pile);
	if (left < 6)
		n[PART_OWN] += S_LAST * (own - theirs) * (6 - left);
}

/* LH-22.54: how far Act I has gone, 0 to 10. */
static int nearly_over(const struct lh_pub *p)
{
	int n = p->xerxes.invasion;
	for (int i = 1; i < 5; i++)
		if ((p->occ[PERSIAN] & BIT(lh_vanguard_route[i])) && 2 * i + 2 > n)
			n = 2 * i + 2;
	return n;
}

static void count_terms(const struct lh *g, int n[PARTS])
{
	const struct lh_pub *p = &g->pub;
	const struct lh_player *pl = &p->player[0];
	struct lh_solo_sight s;
	lh_solo_look(g, &s);
	count_act(p, n);
	n[PART_STRIKE] = S_STRIKE * s.strike / (16 * SURE);
	n[PART_HOLD] = S_HOLD * s.hold / 16;
	n[PART_HUNT] = S_FITTING * s.fitting + s.wounds + S_SLAIN * count32(pl->trophies);
	n[PART_MONUMENT] = -s.danger;
	for (int god = 0; god < GODS; god++)
		n[PART_MONUMENT] += S_LEVEL * p->level[god];
	n[PART_FORCE] = S_CLOSE * s.close + S_HOPLITE * (p->on_map[BLUE] + p->on_map[YELLOW]);
	if (p->xerxes.act == 1) /* LH-22.55: they leave the map when the act ends */
		n[PART_FORCE] = n[PART_FORCE] * (INVASION_TOP - nearly_over(p)) / INVASION_TOP;
	n[PART_CARD] = S_CARD * s.hand;
	n[PART_GIFT] = S_PRIEST * pl->pool + S_BLESSING * (int)pet_count(pl->blessings) +
		       S_ARTIFACT * count32(pl->artifacts);
	n[PART_QUEST] =
		S_QUEST * count32(p->xerxes.done & p->xerxes.drawn) + S_QUEST_STEP * pl->step;
	n[PART_HERO] = -S_INJURY * count32(pl->injured);
	n[PART_HERO] += S_LEADERSHIP * pl->attr[LEADERSHIP] + S_STRENGTH * pl->attr[STRENGTH] +
			S_SPEED * pl->attr[SPEED];
	for (int l = 0; l < LANDS; l++)
		n[PART_ATTITUDE] += S_ATTITUDE * (p->xerxes.attitude[l] - NEUTRAL);
	n[PART_SPY] = -S_SPY * (lh_command(p) - 1);
}

int32_t lh_solo_share(const struct lh *g)
{
	int n[PARTS] = { 0 }, sum = 0;
	count_terms(g, n);
	for (int i = 0; i < PARTS; i++)
		sum += n[i];
	/* the scale flattens far from even, but never completely: some defeats are farther off */
	sum -= S_EVEN;
	return 32768 + 32768 * sum / ((sum < 0 ? -sum : sum) + S_EVEN);
}

int lh_solo_terms(const struct lh *g, struct pet_eval_term out[PET_TERMS_MAX])
{
	int n[PARTS] = { 0 };
	count_terms(g, n);
	for (int i = 0; i < PARTS; i++)
		out[i] = (struct pet_eval_term){ term_name[i], n[i] };
	return PARTS;
}
