/* prices.c: what a choice costs. Where a later answer pays (which of the heroes, where to?) it is
 * the least that any answer takes; an offering is due when all pay. */
#include "games/legendary/rules.h"

static unsigned lesser(unsigned a, unsigned b)
{
	return a < b ? a : b;
}

/* CL-16.14, CL-16.27: Croesus pays for his metropolis, and so does Pandora if nothing else
 * is left to copy. */
static unsigned sacrifice_price(struct pet_view v, uint8_t who, uint8_t hero)
{
	const struct lg_pub *p = v.pub;
	unsigned least = CROESUS_PRICE;
	if (hero != PANDORA)
		return hero == CROESUS ? CROESUS_PRICE : 0;
	for (int i = 0; i < HERO_COLUMN; i++)
		if (p->hero_column[i] != NONE && p->hero_column[i] != CROESUS &&
		    lg_sacrifice_works(p, who, PANDORA, p->hero_column[i]))
			least = 0;
	return least;
}

static unsigned least_sacrifice(struct pet_view v, const struct pet_frame *f)
{
	pet_move out[HEROES];
	unsigned least = CROESUS_PRICE;
	int n = lg_sacrifice_hero_legal(v, f, out);
	for (int i = 0; i < n; i++)
		least = lesser(least, sacrifice_price(v, f->who, pet_move_a(out[i])));
	return least;
}

/* CL-12.1, CL-17.2, CL-21.7: to the nearest area that can be reached from this one. */
static unsigned least_march(const struct lg_pub *p, uint8_t who, uint8_t mode, uint8_t from)
{
	unsigned least = NONE;
	PET_FOR_EACH (to, lg_march_targets(p, who, mode, from))
		least = lesser(least, lg_march_price(p, who, mode, from, (uint8_t)to));
	return least;
}

static unsigned least_march_of_all(const struct lg_pub *p, uint8_t who, uint8_t mode)
{
	unsigned least = NONE;
	PET_FOR_EACH (from, lg_march_starts(p, who, mode, false))
		least = lesser(least, least_march(p, who, mode, (uint8_t)from));
	return least;
}

/* CL-11.1: likewise for fleets. */
static unsigned least_sail(const struct lg_pub *p, uint8_t who, uint8_t from)
{
	unsigned least = NONE;
	PET_FOR_EACH (to, lg_sea_targets(p, who, from))
		least = lesser(least, lg_sea_price(p, who, from, (uint8_t)to));
	return least;
}

static unsigned least_sail_of_all(const struct lg_pub *p, uint8_t who)
{
	unsigned least = NONE;
	PET_FOR_EACH (from, p->own_sea[who])
		least = lesser(least, least_sail(p, who, (uint8_t)from));
	return least;
}

/* CL-18.2: the cheapest card that is there. */
static unsigned least_creature(const struct lg_pub *p, uint8_t who)
{
	int place = 0;
	while (p->column[place] == NONE)
		place++;
	return (unsigned)lg_creature_price(p, who, place);
}

static unsigned menu_price(struct pet_view v, const struct pet_frame *f, uint8_t verb)
{
	const struct lg_pub *p = v.pub;
	switch (verb) {
	case V_SEA_MOVE:
		return least_sail_of_all(p, f->who);
	case V_LAND_MOVE:
		return least_march_of_all(p, f->who, MARCH_ARES);
	case V_EXPEDITION:
		return least_march_of_all(p, f->who, MARCH_EXPEDITION);
	case V_HERO:
		return HERO_PRICE;
	case V_CREATURE:
		return least_creature(p, f->who);
	case V_SACRIFICE:
		return least_sacrifice(v, f);
	default:
		return verb == lg_god_gift[p->turn.god] ? (unsigned)lg_extra_price(p) : 0;
	}
}

/* The questions of a move over sea or land. */
static unsigned way_price(const struct lg_pub *p, const struct pet_frame *f, pet_move m)
{
	const struct lg_march_x *march = lg_march_x(f);
	switch (f->node) {
	case N_SEA_FROM:
		return least_sail(p, f->who, pet_move_a(m));
	case N_SEA_TO:
		return lg_sea_price(p, f->who, lg_sail_x(f)->from, pet_move_a(m));
	case N_SEA_COUNT:
		return lg_sea_price(p, f->who, lg_sail_x(f)->from, lg_sail_x(f)->to);
	case N_LAND_FROM:
		return least_march(p, f->who, march->mode, pet_move_a(m));
	case N_LAND_TO:
		return lg_march_price(p, f->who, march->mode, march->from, pet_move_a(m));
	default: /* N_LAND_GROUP: who joins may still bring Jason along */
		return pet_move_verb(m) == V_GO
			       ? lg_group_price(p, f)
			       : lg_march_price(p, f->who, march->mode, march->from, march->to);
	}
}

/* CL-1.2: what a choice costs. */
unsigned lg_price(const void *pub, pet_move m)
{
	const struct lg_pub *p = pub;
	const struct pet_frame *f = pet_game_frame(pub);
	const struct pet_view v = { pub, NULL, PET_NOBODY };
	int place = 0;
	switch (f->node) {
	case N_TURN_MENU:
		return menu_price(v, f, pet_move_verb(m));
	case N_TURN_FREE:
		return pet_move_verb(m) == V_SACRIFICE ? least_sacrifice(v, f) : 0;
	case N_OFFER_PLACE:
		return pet_move_verb(m) == V_OFFER
			       ? lg_offer_price(p, f, pet_move_a(m), pet_move_b(m))
			       : 0;
	case N_CREATURE_BUY:
		while (p->column[place] != pet_move_a(m))
			place++;
		return (unsigned)lg_creature_price(p, f->who, place);
	case N_SEA_FROM:
	case N_SEA_TO:
	case N_SEA_COUNT:
	case N_LAND_FROM:
	case N_LAND_TO:
	case N_LAND_GROUP:
		return way_price(p, f, m);
	case N_HERO_RECRUIT:
		return HERO_PRICE;
	case N_PEEK_PLAY:
		return pet_move_verb(m) == V_PLAY ? PEEK_PRICE : 0;
	case N_CROESUS_REROLL:
		return pet_move_verb(m) == V_REROLL ? REROLL_PRICE : 0;
	case N_SACRIFICE_HERO:
		return sacrifice_price(v, f->who, pet_move_a(m));
	case N_SACRIFICE_PANDORA:
		return pet_move_a(m) == CROESUS ? CROESUS_PRICE : 0;
	default:
		return 0;
	}
}

unsigned lg_means(const void *pub, uint8_t who)
{
	return lg_gold(pub, who);
}
