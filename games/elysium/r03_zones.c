/* r03_zones.c: chapter EL-3: rows, Domains, Citizens, the discard pile. */
#include "games/elysium/rules.h"

uint8_t el_seat_of_disc(const struct el_pub *p, unsigned disc)
{
	unsigned seat = 0;
	while (p->seat[seat].disc != disc)
		seat++;
	return (uint8_t)seat;
}

uint8_t el_first_by_disc(const struct el_pub *p, unsigned seats)
{
	unsigned best = 255, lowest = 255;
	for (; seats; seats &= seats - 1) {
		unsigned seat = (unsigned)__builtin_ctz(seats);
		if (p->seat[seat].disc < lowest) {
			lowest = p->seat[seat].disc;
			best = seat;
		}
	}
	return (uint8_t)best;
}

const uint8_t *el_row_of(const struct el_pub *p, unsigned zone)
{
	return zone == EL_AGORA ? p->agora : zone == EL_ORACLE ? p->oracle : p->discard;
}

static uint8_t *row(struct el *g, unsigned zone)
{
	struct el_pub *p = &g->pub;
	return zone == EL_AGORA ? p->agora : zone == EL_ORACLE ? p->oracle : p->discard;
}

static uint8_t *row_size(struct el *g, unsigned zone)
{
	struct el_pub *p = &g->pub;
	return zone == EL_AGORA    ? &p->agora_size
	       : zone == EL_ORACLE ? &p->oracle_size
				   : &p->discard_size;
}

void el_row_put(struct el *g, unsigned zone, unsigned c)
{
	row(g, zone)[c]++;
	++*row_size(g, zone);
}

void el_row_drop(struct el *g, unsigned zone, unsigned c)
{
	pet_must(row(g, zone)[c]);
	row(g, zone)[c]--;
	--*row_size(g, zone);
}

/* EL-1.11, EL-3.6, EL-3.16, EL-6.42: a card enters a Domain, after those already there. A trigger
 * card has its ring (EL-6.40), any other is upright: `used` is clear. */
void el_domain_put(struct el *g, unsigned seat, unsigned c)
{
	struct el_seat *s = &g->pub.seat[seat];
	pet_must(!el_has(&g->pub, seat, c) && s->domain_size < EL_DOMAIN);
	s->domain[s->domain_size++] = (uint8_t)c;
	g->pub.held[c] |= (uint8_t)(1u << seat);
}

/* EL-6.24: a permanent that leaves takes no part in the reactions that are still pending. */
static void forget_witness(struct el *g, unsigned seat, unsigned permanent)
{
	struct pet_flow *fl = &g->pub.flow;
	for (int i = 0; i < fl->depth; i++) {
		struct pet_frame *f = &fl->frame[i];
		if (f->node == N_ACQUIRED && f->who == seat)
			el_answered(f, permanent);
	}
}

/* EL-6.32, EL-6.41: a card that leaves is no longer turned; its ring returns. */
void el_domain_drop(struct el *g, unsigned seat, unsigned c)
{
	struct el_seat *s = &g->pub.seat[seat];
	unsigned i = 0;
	pet_must(el_has(&g->pub, seat, c));
	while (s->domain[i] != c)
		i++;
	s->domain_size--;
	memmove(&s->domain[i], &s->domain[i + 1], s->domain_size - i);
	s->domain[s->domain_size] = 0;
	g->pub.held[c] &= (uint8_t) ~(1u << seat);
	g->pub.used[c] &= (uint8_t) ~(1u << seat);
	unsigned permanent = el_face(&g->pub, c)->permanent;
	if (permanent < EL_PERMANENTS)
		forget_witness(g, seat, permanent);
}

/* EL-3.11, EL-3.13: a Citizen leaves the game, a face-up card goes to the discard pile. */
void el_discard(struct el *g, unsigned seat, unsigned c)
{
	pet_emit(&g->journal, E_DISCARD, seat, c, 0, 0, 0);
	if (c == EL_CITIZEN) {
		g->pub.seat[seat].citizens--;
		g->pub.out++;
		return;
	}
	el_domain_drop(g, seat, c);
	el_row_put(g, EL_DISCARD, c);
}

/* EL-3.9, EL-5.18: the top card of the deck, face down; nothing if there is none. */
void el_take_citizen(struct el *g, unsigned seat)
{
	if (!el_ready_to_draw(g)) {
		pet_emit(&g->journal, E_NO_CITIZEN, seat, 0, 0, 0, 0);
		return;
	}
	g->pub.deck--;
	g->pub.seat[seat].citizens++;
	pet_emit(&g->journal, E_CITIZEN, seat, 0, 0, 0, 0);
}

static void set_add(struct el_set *s, unsigned c)
{
	s->w[c >> 6] |= UINT64_C(1) << (c & 63);
}

/* EL-3.12, EL-12.33: the face-up designs in a zone, as seen by a seat. */
struct el_set el_zone_cards(const struct el_pub *p, unsigned seat, unsigned zone)
{
	struct el_set set = { { 0, 0 } };
	switch (zone) {
	case EL_DOM:
		for (int i = 0; i < p->seat[seat].domain_size; i++)
			set_add(&set, p->seat[seat].domain[i]);
		break;
	case EL_ODOM:
		for (unsigned s = 0; s < p->flow.seats; s++)
			for (int i = 0; s != seat && i < p->seat[s].domain_size; i++)
				set_add(&set, p->seat[s].domain[i]);
		break;
	case EL_ELY:
	case EL_ALLELY:
		for (unsigned i = 0; i < p->piles; i++)
			for (int k = 0; k < EL_PILE && p->pile[i].card[k]; k++)
				if ((zone == EL_ALLELY || p->pile[i].owner == seat) &&
				    p->pile[i].card[k] != EL_CITIZEN)
					set_add(&set, p->pile[i].card[k]);
		break;
	default: {
		const uint8_t *row = el_row_of(p, zone);
		for (unsigned c = 0; (c = el_row_next(row, c + 1));)
			set_add(&set, c);
	}
	}
	return set;
}
