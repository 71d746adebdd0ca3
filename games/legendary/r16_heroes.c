/* r16_heroes.c: sacrifices of heroes (chapter 16). War abilities are in r13_battle.c, Jason's chain
 * in r12_land.c, recruiting in r09_gods.c. */
#include "games/legendary/rules.h"

/* CL-16.9: on the map since an earlier round. */
static bool ready(const struct lg_pub *p, uint8_t who, uint8_t hero)
{
	return p->heroes[who] >> hero & 1 && !(p->hero_fresh >> hero & 1);
}

static bool in_column(const struct lg_pub *p, uint8_t hero)
{
	return p->hero_column[0] == hero || p->hero_column[1] == hero;
}

/* CL-16.28, CL-16.30: heroes whose card may take the metropolis being built: Penthesilea, or
 * Pandora if she can copy her. */
unsigned lg_protectors(const struct lg_pub *p, uint8_t who)
{
	unsigned out = 0;
	if (ready(p, who, PENTHESILEA))
		out |= 1u << PENTHESILEA;
	if (ready(p, who, PANDORA) && in_column(p, PENTHESILEA))
		out |= 1u << PANDORA;
	return out;
}

/* CL-10.12, CL-16.9: whether a metropolis could be placed after this hero has left. */
static bool metro_possible(const struct lg_pub *p, uint8_t who, uint8_t hero)
{
	return lg_tokens_left(p) &&
	       (lg_can_place_metro(p, who) || lg_protectors(p, who) & ~(1u << hero));
}

static int kinds_with(const struct lg_pub *p, uint8_t who, int least)
{
	int n = 0;
	for (int kind = 0; kind < BASICS; kind++)
		n += p->built[who][kind] >= least;
	return n;
}

/* CL-16.33: a unit other than the hero himself is in an unlocked area and has somewhere to go. */
static bool perseus_moves(const struct lg_pub *p, uint8_t who, uint8_t hero)
{
	PET_FOR_EACH (land, p->own_land[who] & ~lg_locked(p)) {
		bool units = p->land[land].troops || p->land[land].mercs ||
			     lg_heroes_at(p, who, (uint8_t)land) & ~(1u << hero);
		if (units && lg_march_targets(p, who, MARCH_PERSEUS, (uint8_t)land))
			return true;
	}
	return false;
}

/* CL-16.10, CL-16.11, CL-16.12, CL-16.13, CL-16.14, CL-16.15, CL-16.16, CL-16.17, CL-16.18,
 * CL-16.19: whether a hero, sacrificed with his own or a copied ability, has an effect. */
bool lg_sacrifice_works(const struct lg_pub *p, uint8_t who, uint8_t hero, uint8_t ability)
{
	switch (ability) {
	case AJAX: /* CL-16.11 */
		return pet_count(p->own_land[who]) >= 7 && metro_possible(p, who, hero);
	case HECTOR: /* CL-16.12 */
		return p->priestess[who] >= 2 && p->philosopher_left;
	case HELEN: /* CL-16.13: the slots of what is removed are free then */
		return kinds_with(p, who, 2) >= 2 && lg_tokens_left(p);
	case CROESUS: /* CL-16.14 */
		return lg_gold(p, who) >= CROESUS_PRICE && metro_possible(p, who, hero);
	case ODYSSEUS: /* CL-16.15 */
		return kinds_with(p, who, 3) >= 1 && lg_tokens_left(p);
	case PERSEUS: /* CL-16.18 */
		return perseus_moves(p, who, hero);
	case JASON: /* CL-16.19 */
		return p->fleets_left[who] == 0 && metro_possible(p, who, hero);
	default: /* Penthesilea works while building only (CL-8.4) */
		return false;
	}
}

/* CL-16.8, CL-16.9, CL-16.27: a hero of the faction on the map since an earlier round, whose
 * ability would have an effect. */
static uint8_t sacrifice_refused(const struct lg_pub *p, uint8_t who, unsigned hero)
{
	if (hero >= HEROES || !(p->heroes[who] >> hero & 1))
		return R_SACRIFICE_OWN;
	if (p->hero_fresh >> hero & 1)
		return R_SACRIFICE_NEW;
	if (hero != PANDORA)
		return lg_sacrifice_works(p, who, (uint8_t)hero, (uint8_t)hero) ? R_OK
										: R_SACRIFICE_OWN;
	for (int i = 0; i < HERO_COLUMN; i++)
		if (p->hero_column[i] != NONE &&
		    lg_sacrifice_works(p, who, PANDORA, p->hero_column[i]))
			return R_OK;
	return R_SACRIFICE_OWN;
}

bool lg_any_sacrifice(const struct lg_pub *p, uint8_t who)
{
	PET_FOR_EACH (hero, p->heroes[who])
		if (!sacrifice_refused(p, who, hero))
			return true;
	return false;
}

int lg_sacrifice_hero_legal(struct pet_view v, const struct pet_frame *f, pet_move *out)
{
	const struct lg_pub *p = v.pub;
	int n = 0;
	PET_FOR_EACH (hero, p->heroes[f->who])
		if (!sacrifice_refused(p, f->who, hero))
			out[n++] = pet_move_make(V_OFFER_UP, (unsigned)hero, 0, 0);
	return n;
}

uint8_t lg_sacrifice_hero_why(struct pet_view v, const struct pet_frame *f, pet_move m)
{
	if (m != pet_move_make(V_OFFER_UP, pet_move_a(m), 0, 0))
		return R_SACRIFICE_OWN;
	return sacrifice_refused(v.pub, f->who, pet_move_a(m));
}

/* CL-16.8: the figure leaves the map, the card is discarded, then the effect. */
void lg_sacrifice_hero_apply(void *state, struct pet_frame *f, pet_move m)
{
	struct lg *g = state;
	struct lg_pub *p = &g->pub;
	uint8_t who = f->who, hero = pet_move_a(m);
	pet_emit(&g->journal, E_SACRIFICED, who, hero, 0, 0, 0);
	lg_hero_gone(p, hero);
	if (hero == PANDORA)
		pet_flow_goto(&p->flow, N_SACRIFICE_PANDORA, who);
	else
		lg_ability_x_mut(pet_flow_goto(&p->flow, N_SACRIFICE, who))->ability = hero;
}

/* CL-16.27: the ability of a hero in the column, who stays there. */
int lg_sacrifice_pandora_legal(struct pet_view v, const struct pet_frame *f, pet_move *out)
{
	const struct lg_pub *p = v.pub;
	int n = 0;
	for (int i = 0; i < HERO_COLUMN; i++)
		if (p->hero_column[i] != NONE &&
		    lg_sacrifice_works(p, f->who, PANDORA, p->hero_column[i]))
			out[n++] = pet_move_make(V_COPY, p->hero_column[i], 0, 0);
	return n;
}

LG_WHY(lg_sacrifice_pandora, R_PANDORA_COPY)

void lg_sacrifice_pandora_apply(void *state, struct pet_frame *f, pet_move m)
{
	struct lg *g = state;
	uint8_t who = f->who;
	pet_emit(&g->journal, E_COPIED, who, pet_move_a(m), 0, 0, 0);
	lg_ability_x_mut(pet_flow_goto(&g->pub.flow, N_SACRIFICE, who))->ability = pet_move_a(m);
}

/* CL-16.12: two priestesses for a philosopher. Enters nodes: call it last. */
static void exchange(struct lg *g, uint8_t who)
{
	g->pub.priestess[who] = (uint8_t)(g->pub.priestess[who] - 2);
	g->pub.priestess_left = (uint8_t)(g->pub.priestess_left + 2);
	lg_philosopher(g, who);
}

/* CL-16.22: at least one exchange, then as many as wanted. */
static void hector(struct lg *g, struct pet_frame *f)
{
	struct lg_pub *p = &g->pub;
	uint8_t who = f->who;
	if (f->pc == 0) {
		f->pc = 1;
		exchange(g, who);
	} else if (f->pc == 1 && p->priestess[who] >= 2 && p->philosopher_left) {
		pet_flow_call(&p->flow, N_SACRIFICE_HECTOR, who);
	} else {
		pet_flow_end(&p->flow);
	}
}

int lg_sacrifice_hector_legal(struct pet_view v, const struct pet_frame *f, pet_move *out)
{
	(void)v, (void)f;
	out[0] = pet_move_make(V_EXCHANGE, 0, 0, 0);
	out[1] = pet_move_make(V_STOP, 0, 0, 0);
	return 2;
}

LG_WHY(lg_sacrifice_hector, R_HECTOR_SWAP)

void lg_sacrifice_hector_apply(void *state, struct pet_frame *f, pet_move m)
{
	struct lg *g = state;
	uint8_t who = f->who;
	pet_flow_end(&g->pub.flow);
	if (pet_move_verb(m) == V_EXCHANGE)
		exchange(g, who);
	else
		pet_flow_top(&g->pub.flow)->pc = 2;
}

/* The effect of a sacrifice: Ajax, Jason, Croesus a metropolis (Croesus pays); Helen, Odysseus
 * remove buildings first; Hector exchanges; Perseus moves units. */
void lg_sacrifice(void *state, struct pet_frame *f)
{
	struct lg *g = state;
	struct lg_pub *p = &g->pub;
	uint8_t who = f->who, ability = lg_ability_x(f)->ability;
	switch (ability) {
	case HECTOR:
		hector(g, f);
		return;
	case PERSEUS:
		pet_flow_end(&p->flow);
		lg_march_ask(g, who, MARCH_PERSEUS);
		return;
	case HELEN:
	case ODYSSEUS:
		if (f->pc++ == 0) {
			lg_removal_x_mut(pet_flow_call(&p->flow, N_REMOVAL, who))->mode =
				ability == HELEN ? REMOVE_HELEN : REMOVE_ODYSSEUS;
			return;
		}
		break;
	case CROESUS:
		lg_spend(g, who, CROESUS_PRICE);
		break;
	default:
		break;
	}
	pet_flow_goto(&p->flow, N_METROPOLIS, who); /* CL-10.8 */
}
