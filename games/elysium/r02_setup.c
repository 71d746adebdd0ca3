/* r02_setup.c: chapters EL-1 and EL-2: the components, and the set-up of a match. */
#include "core/text.h"
#include "games/elysium/rules.h"

#define F(f) (1 << EL_##f)
/* EL-2.3, in the order of the option's values. */
static const uint8_t preset[6] = {
	F(ATH) | F(HAD) | F(HEP) | F(POS) | F(ZEU), F(ARE) | F(ATH) | F(HEP) | F(HER) | F(ZEU),
	F(ARE) | F(HAD) | F(HEP) | F(HER) | F(POS), F(APO) | F(ARE) | F(HAD) | F(HER) | F(POS),
	F(APO) | F(ATH) | F(HAD) | F(HEP) | F(HER), F(APO) | F(ARE) | F(ATH) | F(POS) | F(ZEU),
};
#undef F
enum { FAMILIES_RANDOM = 6, FAMILIES_CHOSEN = 7 };
enum {
	OPTION_FAMILIES,
	OPTION_CHOSEN,
	OPTION_DEAL,
	OPTION_CARDS,
	OPTION_TRANSFERS
}; /* rows of the options */

const struct el_quest *el_quest_tile(const struct el_pub *p, unsigned quest)
{
	if (quest == EL_UNFINISHED)
		return &el_box(p)->unfinished;
	return &el_box(p)->quest[p->flow.seats == 2][quest];
}

/* The tile that pays a seat in phase III. */
const struct el_quest *el_quest_held(const struct el_pub *p, unsigned seat)
{
	const struct el_seat *s = &p->seat[seat];
	if (s->unfinished || !s->quest)
		return &el_box(p)->unfinished;
	return el_quest_tile(p, (unsigned)__builtin_ctz(s->quest));
}

/* EL-2.5, EL-2.6: four quests lie out, with two players only two. */
int el_quests(const struct el_pub *p)
{
	return p->flow.seats == 2 ? 2 : EL_QUESTS;
}

/* EL-2.5, EL-2.6: one colour above each quest, two with 2 seats. */
uint8_t el_quest_colours(const struct el_pub *p, unsigned quest)
{
	const uint8_t *colour = el_box(p)->pediment[p->side];
	if (p->flow.seats == 2)
		return (uint8_t)(1 << colour[2 * quest] | 1 << colour[2 * quest + 1]);
	return (uint8_t)(1 << colour[quest]);
}

/* EL-2.10: the Agora holds 3n + 1 cards for n players. */
unsigned el_agora_full(const struct el_pub *p)
{
	return 3u * p->flow.seats + 1;
}

/* Families named with + between them; 0: not five different ones. */
static uint8_t families_named(const char *s)
{
	unsigned set = 0;
	while (*s) {
		size_t n = 0;
		int found = -1;
		while (s[n] && s[n] != '+')
			n++;
		for (int i = 0; i < EL_FAMILIES; i++)
			if (pet_token_is(s, n, el_family_token[i]))
				found = i;
		if (found < 0 || set >> found & 1)
			return 0;
		set |= 1u << found;
		s += n + (s[n] == '+');
	}
	return el_bits(set) == 5 ? (uint8_t)set : 0;
}

/* EL-2.1, EL-2.2, EL-2.3: families by preset, by hand or at random. */
const char *el_setup(void *state, const struct pet_setup *s)
{
	struct el *g = state;
	if (s->seats < 2 || s->seats > EL_SEATS)
		return N_("Elysium is for 2 to 4 players");
	struct pet_frame *f = pet_flow_call(&g->pub.flow, N_MATCH, 0);
	g->pub.fill = (uint8_t)s->option[OPTION_DEAL];
	g->pub.cards = (uint8_t)s->option[OPTION_CARDS];
	if (s->pack && g->pub.cards != EL_SET_FOURTH)
		return N_("a pack changes the newest version of the cards, no older one");
	g->pub.may_transfer = s->option[OPTION_TRANSFERS] == 0;
	if (s->option[OPTION_FAMILIES] == FAMILIES_RANDOM)
		return NULL;
	f->pc = 1; /* the families are not drawn */
	g->pub.families = s->option[OPTION_FAMILIES] == FAMILIES_CHOSEN
				  ? families_named(s->text)
				  : preset[s->option[OPTION_FAMILIES]];
	if (!g->pub.families)
		return N_("choose five different families, joined by +");
	return NULL;
}

/* EL-2.2: the three families that stay in the box; every set is equally likely. */
int el_families_weights(const void *state, const struct pet_frame *f, pet_move *out,
			uint32_t *weight)
{
	(void)state, (void)f;
	int n = 0;
	for (unsigned a = 0; a < EL_FAMILIES; a++)
		for (unsigned b = a + 1; b < EL_FAMILIES; b++)
			for (unsigned c = b + 1; c < EL_FAMILIES; c++) {
				weight[n] = 1;
				out[n++] = pet_move_make(V_BOX, a, b, c);
			}
	return n;
}

void el_families_apply(void *state, struct pet_frame *f, pet_move m)
{
	struct el *g = state;
	(void)f;
	pet_flow_end(&g->pub.flow);
	g->pub.families = (uint8_t) ~(1 << pet_move_a(m) | 1 << pet_move_b(m) | 1 << pet_move_c(m));
	pet_emit(&g->journal, E_BOX, PET_NOBODY, pet_move_a(m), pet_move_b(m), pet_move_c(m), 0);
}

/* EL-2.4: both sides are equally likely. */
int el_pediment_weights(const void *state, const struct pet_frame *f, pet_move *out,
			uint32_t *weight)
{
	(void)state, (void)f;
	for (unsigned side = 0; side < 2; side++) {
		out[side] = pet_move_make(V_SIDE, side, 0, 0);
		weight[side] = 1;
	}
	return 2;
}

void el_pediment_apply(void *state, struct pet_frame *f, pet_move m)
{
	struct el *g = state;
	(void)f;
	pet_flow_end(&g->pub.flow);
	g->pub.side = pet_move_a(m);
	pet_emit(&g->journal, E_SIDE, PET_NOBODY, pet_move_a(m), 0, 0, 0);
}

int el_first_weights(const void *state, const struct pet_frame *f, pet_move *out, uint32_t *weight)
{
	const struct el *g = state;
	(void)f;
	for (unsigned seat = 0; seat < g->pub.flow.seats; seat++) {
		out[seat] = pet_move_make(V_FIRST, seat, 0, 0);
		weight[seat] = 1;
	}
	return g->pub.flow.seats;
}

/* EL-2.7, EL-2.8, EL-2.9: discs clockwise from the seat drawn; VP as the disc shows. */
void el_first_apply(void *state, struct pet_frame *f, pet_move m)
{
	struct el *g = state;
	unsigned seats = g->pub.flow.seats;
	(void)f;
	pet_flow_end(&g->pub.flow);
	pet_emit(&g->journal, E_FIRST, pet_move_a(m), 0, 0, 0, 0);
	for (unsigned i = 0; i < seats; i++) {
		struct el_seat *s = &g->pub.seat[(pet_move_a(m) + i) % seats];
		s->disc = (uint8_t)(i + 1);
		s->vp = s->disc;
		s->gold = 4;
		s->columns = 15;
	}
}

enum { OPENING_AGORA, OPENING_ORACLE };

/* EL-1.12, EL-2.10, EL-2.11, EL-2.12, EL-2.13, EL-2.14: the cards of the families in play are the
 * deck; Agora, then Oracle. */
void el_opening_step(void *state, struct pet_frame *f)
{
	struct el *g = state;
	struct el_pub *p = &g->pub;
	switch (f->pc++) {
	case OPENING_AGORA:
		for (unsigned c = 1; c <= EL_DESIGNS; c++) {
			if (!(p->families >> el_face(p, c)->family & 1))
				continue;
			p->pool[c] = el_face(p, c)->copies;
			p->unseen = (uint8_t)(p->unseen + p->pool[c]);
		}
		p->deck = p->unseen;
		p->epoch = 1;
		el_deal(g, ROW_AGORA, el_agora_full(p));
		return;
	case OPENING_ORACLE:
		if (p->families >> EL_APO & 1)
			el_deal(g, ROW_ORACLE, 4);
		return;
	default:
		pet_flow_end(&p->flow);
	}
}
