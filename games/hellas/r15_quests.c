/* r15_quests.c: quests (LH-15, LH-QU). Conditions and prices are rows of cards.def. */
#include "games/hellas/rules.h"

/* The open quest in a region, or NONE. */
uint8_t lh_quest_at(const struct lh_pub *p, unsigned r)
{
	for (int i = 0; i < QUEST_SLOTS; i++)
		if (p->slot[i] != NONE && lh_box(p)->quest[p->slot[i]].region == r)
			return p->slot[i];
	return NONE;
}

/* LH-10.8, LH-15.2, LH-15.4, LH-QU-10: conditions by effective values, prices payable in full. */
bool lh_quest_step_open(const struct lh_pub *p, uint8_t seat, unsigned quest, unsigned step)
{
	const struct lh_quest_step *q = &lh_box(p)->quest[quest].step[step - 1];
	const struct lh_player *pl = &p->player[seat];
	int speed = lh_effective(p, seat, SPEED), strength = lh_effective(p, seat, STRENGTH);
	if (lh_effective(p, seat, LEADERSHIP) < q->leadership || strength < q->strength ||
	    speed < q->speed || (speed < q->either && strength < q->either))
		return false;
	if (pl->pool < q->priests || pl->pool < q->pay_priests)
		return false;
	if (count32(lh_own_held(p, seat) & CITIES) < q->cities ||
	    lh_temples_held(p, seat) < q->temples || count32(pl->artifacts) < q->artifacts)
		return false;
	return pl->hand >= q->pay_cards && ATTRS - count32(pl->injured) >= q->pay_injuries;
}

/* LH-15.3: on any step whose conditions are met. */
uint64_t lh_quest_start_choices(struct pet_view v, const struct pet_frame *f)
{
	const struct lh_pub *p = v.pub;
	uint8_t quest = lh_quest_at(p, p->player[f->who].at);
	uint32_t steps = 0;
	for (unsigned step = 1; step <= 3; step++)
		steps |= lh_quest_step_open(p, f->who, quest, step) ? BIT(step) : 0;
	return steps;
}

void lh_quest_start_apply(void *state, struct pet_frame *f, pet_move m)
{
	struct lh *g = state;
	uint8_t seat = f->who;
	leave(g);
	if (pet_move_verb(m) == V_DONE)
		return;
	struct pet_frame *paid = enter(g, N_QUEST_PAID, seat);
	lh_quest_paid_x_mut(paid)->quest = lh_quest_at(&g->pub, g->pub.player[seat].at);
	lh_quest_paid_x_mut(paid)->step = pet_move_a(m);
}

enum { PAY_PRIESTS, PAY_INJURIES };

/* LH-15.2, LH-15.3, LH-15.4: pays the costs and moves the hero to the step. */
void lh_quest_paid(void *state, struct pet_frame *f)
{
	struct lh *g = state;
	struct lh_player *pl = &g->pub.player[f->who];
	uint8_t seat = f->who, quest = lh_quest_paid_x(f)->quest, step = lh_quest_paid_x(f)->step;
	const struct lh_quest_step *q = &lh_box(&g->pub)->quest[quest].step[step - 1];
	switch (f->pc++) {
	case PAY_PRIESTS:
		for (int i = 0; i < q->pay_priests; i++)
			lh_sacrifice(g, seat);
		lh_discard(g, seat, q->pay_cards);
		return;
	case PAY_INJURIES:
		lh_injuries(g, seat, q->pay_injuries);
		return;
	default:
		leave(g);
		if (step == 3) {
			lh_finish_quest(g, seat, quest);
			return;
		}
		pl->at = NONE;
		pl->quest = quest;
		pl->step = step;
		say(g, E_QUEST_STEP, seat, quest, step, 0, 0);
	}
}

/* LH-15.9, LH-15.10, LH-15.12, LH-15.13: every hero on the quest returns to its region. */
void lh_finish_quest(struct lh *g, uint8_t seat, unsigned quest)
{
	struct lh_pub *p = &g->pub;
	for (int s = 0; s < PLAYERS; s++) {
		struct lh_player *pl = &p->player[s];
		if (s != seat && pl->quest != quest)
			continue;
		pl->at = lh_box(p)->quest[quest].region;
		pl->quest = NONE;
		pl->step = 0;
	}
	p->player[seat].locked = 1; /* LH-15.11 */
	say(g, E_QUEST_DONE, seat, quest, 0, 0, 0);
	lh_quest_done_x_mut(enter(g, N_QUEST_DONE, seat))->quest = (uint8_t)quest;
}

static uint32_t free_glory(const struct lh_pub *p)
{
	uint32_t mask = 0;
	for (unsigned l = 0; l < LANDS; l++)
		if (l != BROWN && p->glory[l] == NONE)
			mask |= BIT(l);
	return mask;
}

static uint32_t below_three(const struct lh_player *pl)
{
	uint32_t mask = 0;
	for (unsigned a = 0; a < ATTRS; a++)
		if (pl->attr[a] < 3)
			mask |= BIT(a);
	return mask;
}

/* LH-QU: the printed rewards. */
static void reward(struct lh *g, uint8_t seat, unsigned quest)
{
	struct lh_pub *p = &g->pub;
	struct lh_player *pl = &p->player[seat];
	uint32_t own = lh_own_held(p, seat);
	switch (quest) {
	case Q_ATLAS:
	case Q_AUGEAN:
		pl->kept |= (uint16_t)BIT(quest);
		return;
	case Q_AMAZON:
		lh_raise(g, seat, STRENGTH, pl->attr[STRENGTH] + 1);
		lh_draw(g, seat, 2);
		return;
	case Q_PROMETHEUS:
		lh_gain_priest(g, seat);
		lh_ask_recruit(g, seat, own, 2, 0);
		return;
	case Q_BULL:
		if (free_glory(p))
			enter(g, N_QUEST_GLORY, seat);
		return;
	case Q_CALYDON:
		lh_ask_recruit(g, seat, own & CITIES, 2, RECRUIT_AGAIN);
		return;
	case Q_BIRDS:
		lh_look(g, seat, 3);
		return;
	case Q_FLEECE:
		lh_ask_recruit(g, seat, own, 3, 0);
		return;
	default:
		if (below_three(pl))
			enter(g, N_QUEST_RAISE, seat);
	}
}

/* LH-7.7: the card of a finished quest leaves the game. */
static void close_quest(struct lh_pub *p, unsigned quest)
{
	for (int i = 0; i < QUEST_SLOTS; i++)
		if (p->slot[i] == quest)
			p->slot[i] = NONE;
}

enum { QUEST_REWARD };

/* LH-15.10, LH-15.14, LH-22.53: reward, glory token; the card leaves. */
void lh_quest_done(void *state, struct pet_frame *f)
{
	struct lh *g = state;
	struct lh_pub *p = &g->pub;
	uint8_t seat = f->who, quest = lh_quest_done_x(f)->quest;
	unsigned land = lh_regions[lh_box(p)->quest[quest].region].land;
	switch (f->pc++) {
	case QUEST_REWARD:
		if (p->solo)
			lh_look(g, seat, 2);
		else
			reward(g, seat, quest);
		return;
	default:
		leave(g);
		close_quest(p, quest);
		if (p->solo) {
			p->xerxes.done |= (uint16_t)BIT(quest);
			lh_attitude_up(g, land);
		} else {
			lh_glory(g, seat, land);
		}
	}
}

/* LH-QU-05: one more glory token. */
uint64_t lh_quest_glory_choices(struct pet_view v, const struct pet_frame *f)
{
	const struct lh_pub *p = v.pub;
	(void)f;
	return free_glory(p);
}

void lh_quest_glory_apply(void *state, struct pet_frame *f, pet_move m)
{
	struct lh *g = state;
	uint8_t seat = f->who;
	leave(g);
	lh_glory(g, seat, pet_move_a(m));
}

/* LH-QU-09: an attribute below 3 becomes 3. */
uint64_t lh_quest_raise_choices(struct pet_view v, const struct pet_frame *f)
{
	const struct lh_pub *p = v.pub;
	return below_three(&p->player[f->who]);
}

void lh_quest_raise_apply(void *state, struct pet_frame *f, pet_move m)
{
	struct lh *g = state;
	uint8_t seat = f->who;
	leave(g);
	lh_raise(g, seat, pet_move_a(m), 3);
}
