/* r02_setup.c: set-up of the competitive game (LH-2), and the bottom frame of every match. */
#include "games/hellas/rules.h"

enum { SETUP_DRAWS = 7 };

/* LH-2.12, LH-HI-09: all event cards except the quests in slots are shuffled back. */
static void events_back(struct lh_pub *p)
{
	p->events = BIT(EVENTS) - 1;
	for (int i = 0; i < QUEST_SLOTS; i++)
		if (p->slot[i] != NONE)
			p->events &= ~BIT(2 * MONSTERS + p->slot[i]);
	p->counted = 0;
}

static uint8_t seat_before(const struct lh_pub *p, uint8_t seat)
{
	return seat ? (uint8_t)(seat - 1) : (uint8_t)(p->flow.seats - 1);
}

/* LH-2.7 to LH-2.20, then turns until the game ends. n: seats that have drawn or been set up. */
void lh_game_run(void *state, struct pet_frame *f)
{
	struct lh *g = state;
	struct lh_game_x *x = lh_game_x_mut(f);
	struct lh_pub *p = &g->pub;
	switch (f->pc) {
	case GAME_TEMPLE:
		f->pc = GAME_EVENTS;
		enter(g, N_SETUP_TEMPLE, 0);
		return;
	case GAME_EVENTS:
		if (p->counted < SETUP_DRAWS) {
			enter(g, N_SETUP_EVENT, 0);
			return;
		}
		events_back(p);
		f->pc = GAME_CARDS;
		return;
	case GAME_CARDS: /* LH-2.13 */
		if (f->n < p->flow.seats) {
			lh_draw(g, f->n++, 1);
			return;
		}
		f->n = 0;
		f->pc = GAME_FIRST;
		enter(g, N_SETUP_FIRST, 0);
		return;
	case GAME_FIRST:
		x->seat = p->first;
		f->pc = GAME_SEATS;
		return;
	case GAME_SEATS: /* LH-2.15: counter-clockwise */
		if (f->n < p->flow.seats) {
			uint8_t seat = x->seat;
			f->n++;
			x->seat = seat_before(p, seat);
			enter(g, N_SETUP_SEAT, seat);
			return;
		}
		f->n = 0;
		x->seat = (uint8_t)((x->seat + 1) % p->flow.seats); /* LH-2.20: last to place */
		f->pc = GAME_TURNS;
		return;
	default: { /* LH-3.1: clockwise */
		uint8_t seat = x->seat;
		if (p->turn >= TURN_GUARD) { /* LH-23.3 */
			p->over = 1;
			p->winner = NONE;
			p->reason = END_DRAW;
			say(g, E_DRAWN, PET_NOBODY, 0, 0, 0, 0);
			return;
		}
		x->seat = (uint8_t)((seat + 1) % p->flow.seats);
		enter(g, N_TURN, seat);
	}
	}
}

/* LH-2.7, LH-CH-02: one of the temple cards, all equally likely. */
int lh_setup_temple_weights(const void *state, const struct pet_frame *f, pet_move *out,
			    uint32_t *weight)
{
	(void)state, (void)f;
	for (unsigned i = 0; i < TEMPLE_CARDS; i++) {
		weight[i] = 1;
		add(out, (int)i, V_TEMPLE_CARD, i, 0, 0);
	}
	return TEMPLE_CARDS;
}

void lh_setup_temple_apply(void *state, struct pet_frame *f, pet_move m)
{
	struct lh *g = state;
	(void)f;
	leave(g);
	g->pub.temple_card = pet_move_a(m);
	say(g, E_TEMPLE_CARD, PET_NOBODY, pet_move_a(m), 0, 0, 0);
}

/* LH-2.8, LH-2.9, LH-2.10, LH-2.11, LH-CH-04: seven draws that count; a second card of a monster on
 * the map does not. */
int lh_setup_event_weights(const void *state, const struct pet_frame *f, pet_move *out,
			   uint32_t *weight)
{
	const struct lh *g = state;
	(void)f;
	int n = 0;
	PET_FOR_EACH (e, g->pub.events) {
		weight[n] = 1;
		n = add(out, n, V_EVENT, e, 0, 0);
	}
	return n;
}

pet_move lh_setup_event_sample(const void *state, const struct pet_frame *f, uint64_t r)
{
	return lh_event_card_sample(state, f, r);
}

/* LH-2.9, LH-2.10: a quest takes a free slot, a monster comes to its region. */
void lh_setup_event_apply(void *state, struct pet_frame *f, pet_move m)
{
	struct lh *g = state;
	(void)f;
	struct lh_pub *p = &g->pub;
	unsigned e = pet_move_a(m);
	leave(g);
	p->events &= ~BIT(e);
	if (e >= 2 * MONSTERS) {
		lh_open_quest(g, e - 2 * MONSTERS);
		p->counted++;
	} else if (p->monster[e / 2].at == NONE) {
		lh_place_monster(g, e / 2, lh_box(p)->monster[e / 2].home[e % 2]);
		p->counted++;
	} else {
		say(g, E_EVENT_VOID, PET_NOBODY, e, 0, 0, 0);
	}
}

/* LH-2.14, LH-CH-01: every player is equally likely to choose first. */
int lh_setup_first_weights(const void *state, const struct pet_frame *f, pet_move *out,
			   uint32_t *weight)
{
	const struct lh *g = state;
	(void)f;
	for (unsigned i = 0; i < g->pub.flow.seats; i++) {
		weight[i] = 1;
		add(out, (int)i, V_FIRST, i, 0, 0);
	}
	return g->pub.flow.seats;
}

void lh_setup_first_apply(void *state, struct pet_frame *f, pet_move m)
{
	struct lh *g = state;
	(void)f;
	leave(g);
	g->pub.first = pet_move_a(m);
	say(g, E_FIRST, PET_NOBODY, pet_move_a(m), 0, 0, 0);
}

enum { SEAT_HERO, SEAT_COLOUR, SEAT_BONUS, SEAT_PLACE };

/* LH-2.16 to LH-2.19, seat by seat. */
void lh_setup_seat(void *state, struct pet_frame *f)
{
	struct lh *g = state;
	uint8_t seat = f->who;
	switch (f->pc++) {
	case SEAT_HERO:
		enter(g, N_SETUP_HERO, seat);
		return;
	case SEAT_COLOUR:
		enter(g, N_SETUP_COLOUR, seat);
		return;
	case SEAT_BONUS: /* LH-2.17: bonuses that need no region */
		if (g->pub.player[seat].hero == HELEN)
			lh_look(g, seat, 3);
		return;
	case SEAT_PLACE:
		enter(g, N_SETUP_PLACE, seat);
		return;
	default:
		leave(g);
	}
}

static uint32_t taken_heroes(const struct lh_pub *p)
{
	uint32_t taken = 0;
	for (int s = 0; s < PLAYERS; s++)
		if (p->player[s].hero != NONE)
			taken |= BIT(p->player[s].hero);
	return taken;
}

uint64_t lh_setup_hero_choices(struct pet_view v, const struct pet_frame *f)
{
	const struct lh_pub *p = v.pub;
	(void)f;
	return (BIT(HEROES) - 1) & ~taken_heroes(p);
}

/* LH-HE: starting bonuses of Heracles and Achilles. Their events follow when the colour is chosen:
 * until then the seat has no name of its own. */
void lh_setup_hero_apply(void *state, struct pet_frame *f, pet_move m)
{
	struct lh *g = state;
	uint8_t seat = f->who;
	leave(g);
	g->pub.player[seat].hero = pet_move_a(m);
	if (pet_move_a(m) == HERACLES)
		g->pub.player[seat].attr[STRENGTH] = 2;
	else if (pet_move_a(m) == ACHILLES)
		g->pub.player[seat].attr[SPEED] = 2;
}

uint64_t lh_setup_colour_choices(struct pet_view v, const struct pet_frame *f)
{
	const struct lh_pub *p = v.pub;
	(void)f;
	uint32_t taken = 0;
	for (int s = 0; s < PLAYERS; s++)
		if (p->player[s].colour != NONE)
			taken |= BIT(p->player[s].colour);
	return 15 & ~taken;
}

/* LH-2.16: a colour has no meaning in the rules. */
void lh_setup_colour_apply(void *state, struct pet_frame *f, pet_move m)
{
	struct lh *g = state;
	uint8_t seat = f->who;
	struct lh_player *pl = &g->pub.player[seat];
	leave(g);
	pl->colour = pet_move_a(m);
	say(g, E_HERO, seat, pl->hero, 0, 0, 0);
	for (unsigned attr = 0; attr < ATTRS; attr++)
		if (pl->attr[attr] > 1)
			say(g, E_RAISE, seat, attr, pl->attr[attr], 0, 0);
}

/* LH-2.18: a region without another hero; monsters and quests do not matter. */
uint64_t lh_setup_place_choices(struct pet_view v, const struct pet_frame *f)
{
	const struct lh_pub *p = v.pub;
	(void)f;
	uint32_t taken = 0;
	for (int s = 0; s < PLAYERS; s++)
		if (p->player[s].at != NONE)
			taken |= BIT(p->player[s].at);
	return ALL_REGIONS & ~taken;
}

/* LH-2.19, LH-HE-02: a token where the population is small; Perseus takes the glory token of
 * the land. */
void lh_setup_place_apply(void *state, struct pet_frame *f, pet_move m)
{
	struct lh *g = state;
	uint8_t seat = f->who;
	unsigned r = pet_move_a(m);
	leave(g);
	g->pub.player[seat].at = (uint8_t)r;
	say(g, E_PLACE, seat, r, 0, 0, 0);
	lh_hop(g, seat, r, 2);
	if (lh_regions[r].population <= 2)
		lh_gain_control(g, seat, r);
	if (g->pub.player[seat].hero == PERSEUS)
		lh_glory(g, seat, lh_regions[r].land);
}
