/* r05_gods.c: chapter 5, which gods are available this round, and in which order. */
#include "games/cyclades/rules.h"

/* CY-5.8, CY-19.7: the arrangement follows the seats still in the game; two seats left of a larger
 * game use the one for three, the two-player game the one for four. */
static uint8_t arrangement_of(const struct cy_pub *p)
{
	if (p->flow.seats == 2)
		return 4;
	return p->left < 3 ? 3 : p->left;
}

/* What is drawn: the gods that take part, the first free position, how many are named. */
struct god_draw {
	uint8_t god[GODS];
	uint8_t count, named, at;
};

/* CY-5.2, CY-5.3, CY-5.4, CY-5.5, CY-5.6, CY-5.7: the draw of each arrangement; rounds are odd or
 * even counted from its start. */
static struct god_draw draw_of(const struct cy_pub *p)
{
	struct god_draw d = { { POSEIDON, ARES, ZEUS, ATHENA }, GODS, 3, 0 };
	if (p->arrangement == 4 && p->arrangement_round > 1) {
		d.count = 0;
		for (uint8_t god = 0; god < GODS; god++)
			if (god != p->god[0])
				d.god[d.count++] = god;
		d.at = 1;
	} else if (p->arrangement == 3 && p->arrangement_round % 2 == 0) {
		d = (struct god_draw){ { p->god[0], p->god[1] }, 2, 1, 0 };
	} else if (p->arrangement == 3) {
		d.named = 2;
	}
	return d;
}

bool cy_god_open(const struct cy_pub *p, unsigned god)
{
	for (unsigned i = 0; i < p->open; i++)
		if (p->god[i] == god)
			return true;
	return false;
}

static void swap_gods(struct cy_pub *p, unsigned a, unsigned b)
{
	uint8_t god = p->god[a];
	p->god[a] = p->god[b];
	p->god[b] = god;
}

/* CY-5.4, CY-5.6: before the draw, gods that were face down move to the front. */
static void arrange(struct cy_pub *p)
{
	uint8_t arrangement = arrangement_of(p);
	if (arrangement != p->arrangement) {
		p->arrangement = arrangement;
		p->arrangement_round = 0;
	}
	p->arrangement_round++;
	p->open = (uint8_t)(arrangement == 5 ? 4 : arrangement == 4 ? 3 : 2);
	if (arrangement == 4 && p->arrangement_round > 1)
		swap_gods(p, 0, 3);
	if (arrangement == 3 && p->arrangement_round % 2 == 0) {
		swap_gods(p, 0, 2);
		swap_gods(p, 1, 3);
	}
}

void cy_gods_step(void *state, struct pet_frame *f)
{
	struct cy *g = state;
	(void)f;
	arrange(&g->pub);
	pet_flow_goto(&g->pub.flow, N_GODS_DRAW, 0);
}

unsigned cy_gods_next(const struct cy_pub *p, uint8_t god[GODS], bool *unordered)
{
	struct cy_pub next = *p;
	arrange(&next);
	struct god_draw d = draw_of(&next);
	*unordered = d.at == 0 && d.count == next.open && d.count < GODS; /* CY-5.7 */
	for (unsigned i = 0; i < next.open; i++)
		god[i] = i < d.at || *unordered ? next.god[i] : NONE;
	return next.open;
}

int cy_gods_draw_weights(const void *state, const struct pet_frame *f, pet_move *out,
			 uint32_t *weight)
{
	static const uint8_t verb[] = { 0, V_GODS_1, V_GODS_2, V_GODS_3 };
	struct god_draw d = draw_of(state);
	unsigned b_count = d.named > 1 ? d.count : 1, c_count = d.named > 2 ? d.count : 1;
	int count = 0;
	(void)f;
	for (unsigned a = 0; a < d.count; a++)
		for (unsigned b = 0; b < b_count; b++)
			for (unsigned c = 0; c < c_count; c++) {
				if (d.named > 1 && a == b)
					continue;
				if (d.named > 2 && (c == a || c == b))
					continue;
				weight[count] = 1;
				out[count++] = pet_move_make(verb[d.named], d.god[a],
							     d.named > 1 ? d.god[b] : 0,
							     d.named > 2 ? d.god[c] : 0);
			}
	return count;
}

/* The draw with a given number, in the order of the weights: each position takes one of the
 * remaining gods. */
pet_move cy_gods_draw_sample(const void *state, const struct pet_frame *f, uint64_t r)
{
	static const uint8_t verb[] = { 0, V_GODS_1, V_GODS_2, V_GODS_3 };
	struct god_draw d = draw_of(state);
	uint32_t ways = 1, rest;
	uint8_t named[3] = { 0 };
	(void)f;
	for (unsigned i = 0; i < d.named; i++)
		ways *= d.count - i;
	rest = pet_chance_uniform(ways, r);
	for (unsigned i = 0; i < d.named; i++) {
		ways /= d.count - i;
		unsigned at = rest / ways;
		rest %= ways;
		named[i] = d.god[at];
		for (; at + 1 < d.count - i; at++)
			d.god[at] = d.god[at + 1];
	}
	return pet_move_make(verb[d.named], named[0], named[1], named[2]);
}

/* CY-5.9: which gods are open, and which face down. */
static void tell_gods(struct cy *g)
{
	const struct cy_pub *p = &g->pub;
	unsigned event = p->open == 2 ? E_GODS_2 : p->open == 3 ? E_GODS_3 : E_GODS;
	pet_emit(&g->journal, event, PET_NOBODY, p->god[0], p->god[1], p->god[2], p->god[3]);
}

/* Named gods in their order; those drawn but not named follow, lowest first (CY-5.5: no order). */
void cy_gods_draw_apply(void *state, struct pet_frame *f, pet_move m)
{
	struct cy *g = state;
	struct cy_pub *p = &g->pub;
	struct god_draw d = draw_of(p);
	unsigned at = d.at, used = 0, drawn = 0;
	(void)f;

	pet_flow_end(&p->flow);
	for (unsigned i = 0; i < d.count; i++)
		drawn |= 1u << d.god[i];
	for (int i = 0; i < d.named; i++) {
		p->god[at++] = pet_move_arg(m, i);
		used |= 1u << pet_move_arg(m, i);
	}
	PET_FOR_EACH (god, drawn & ~used)
		p->god[at++] = (uint8_t)god;
	if (p->arrangement == 3 && p->god[2] > p->god[3])
		swap_gods(p, 2, 3);
	tell_gods(g);
}
