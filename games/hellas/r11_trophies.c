/* r11_trophies.c: the end of a hunt: trophies (LH-11), injury, hand limit. */
#include "games/hellas/rules.h"

/* ---- the end --------------------------------------------------------------------------------- */

static bool artifact_reward(const struct lh_pub *p)
{
	return lh_neutral_public(p) != 0;
}

/* LH-11.1, LH-11.2, LH-11.4, LH-11.6, LH-22.23: available rewards. */
static uint32_t rewards(const struct lh_pub *p, uint8_t seat)
{
	uint32_t mask = 0;
	if ((p->hunt.marks & BIT(REWARD_PRIEST)) && lh_priest_room(p, seat))
		mask |= BIT(REWARD_PRIEST);
	if ((p->hunt.marks & BIT(REWARD_ARTIFACT)) && artifact_reward(p))
		mask |= BIT(REWARD_ARTIFACT);
	if (p->hunt.over == 2 && !p->solo)
		mask |= BIT(REWARD_MONSTER);
	return mask;
}

static void give(struct lh *g, uint8_t seat, unsigned reward)
{
	if (reward == REWARD_PRIEST)
		lh_gain_priest(g, seat);
	else if (reward == REWARD_ARTIFACT)
		enter(g, N_FIND_ONE, seat);
	else
		lh_gain_artifact(g, seat, lh_box(&g->pub)->monster[g->pub.hunt.monster].artifact);
}

uint64_t lh_hunt_reward_choices(struct pet_view v, const struct pet_frame *f)
{
	const struct lh_pub *p = v.pub;
	return rewards(p, f->who);
}

void lh_hunt_reward_apply(void *state, struct pet_frame *f, pet_move m)
{
	struct lh *g = state;
	uint8_t seat = f->who;
	leave(g);
	give(g, seat, pet_move_a(m));
}

static void forget_attacks(struct lh *g)
{
	for (int s = 0; s < PLAYERS; s++)
		g->priv[s].attack = g->priv[s].attack_out = 0;
	g->pub.hunt = (struct lh_hunt){ 0 };
}

/* LH-11.7: the third figure wins at once; nothing else is asked or given. */
static bool last_trophy(const struct lh_pub *p, uint8_t seat)
{
	return !p->solo && count32(p->player[seat].trophies) == 2;
}

enum { SPOILS_GLORY, SPOILS_REWARD, SPOILS_FIGURE, SPOILS_SOLO, SPOILS_LIMIT };

/* LH-9.23, LH-9.24, LH-9.29, LH-11.1, LH-11.2: glory, reward, figure or injury, hand limit, in
 * this order. */
void lh_hunt_end(void *state, struct pet_frame *f)
{
	struct lh *g = state;
	struct lh_hunt_end_x *x = lh_hunt_end_x_mut(f);
	struct lh_pub *p = &g->pub;
	uint8_t seat = f->who, monster = x->monster;
	bool won = p->hunt.over == 2;
	switch (f->pc++) {
	case SPOILS_GLORY:
		if (won && last_trophy(p, seat)) {
			forget_attacks(g);
			lh_take_figure(g, seat, monster);
			return;
		}
		x->land = lh_regions[p->monster[monster].at].land;
		if (!won)
			say(g, E_HUNT_FAILED, seat, 0, 0, 0, 0);
		else if (!p->solo)
			lh_glory(g, seat, x->land);
		return;
	case SPOILS_REWARD: {
		uint32_t choice = rewards(p, seat);
		if (choice & (choice - 1))
			enter(g, N_HUNT_REWARD, seat);
		else if (choice)
			give(g, seat, pet_lowest(choice));
		return;
	}
	case SPOILS_FIGURE:
		forget_attacks(g);
		if (!won) {
			f->pc = SPOILS_LIMIT;
			lh_injuries(g, seat, 1);
			return;
		}
		lh_take_figure(g, seat, monster);
		return;
	case SPOILS_SOLO:
		if (p->solo)
			lh_land_x_mut(enter(g, N_SOLO_SLAIN, seat))->land = x->land;
		return;
	default:
		leave(g);
		lh_limit(g, seat);
	}
}
