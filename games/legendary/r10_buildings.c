/* r10_buildings.c: the free building of a turn (CL-10.1, CL-10.2) and which buildings a faction may
 * touch. Metropolises are in r10_metropolis.c. */
#include "games/legendary/rules.h"

/* CL-9.1, CL-9.2, CL-9.3, CL-9.4, CL-9.5: what a god builds; with Hera the faction chooses. */
const uint8_t lg_god_building[ALTARS] = {
	[ATHENA] = ACADEMY, [ZEUS] = TEMPLE, [POSEIDON] = PORT, [ARES] = FORTRESS, [HERA] = NONE
};

bool lg_has_free_slot(const struct lg_pub *p, uint8_t who)
{
	return ((p->slot_free[0] | p->slot_free[1]) & p->own_land[who]) != 0;
}

static int basics(const struct lg_pub *p, uint8_t who)
{
	int n = 0;
	for (int kind = 0; kind < BASICS; kind++)
		n += p->built[who][kind];
	return n;
}

/* CL-9.12: kinds that Hera may build: not owned, in the supply. */
static unsigned hera_kinds(const struct lg_pub *p, uint8_t who)
{
	unsigned out = 0;
	for (unsigned kind = 0; kind < BASICS; kind++)
		if (!p->built[who][kind] && p->left[kind])
			out |= 1u << kind;
	return out;
}

/* CL-8.8, CL-10.1, CL-10.2: whether the free building is possible: a piece in the supply and a free
 * slot, or a building of another kind to replace. */
bool lg_can_build(const struct lg_pub *p, uint8_t who, uint8_t god)
{
	if (god == HERA)
		return hera_kinds(p, who) && (lg_has_free_slot(p, who) || basics(p, who));
	uint8_t k = lg_god_building[god];
	return p->left[k] && (lg_has_free_slot(p, who) || basics(p, who) > p->built[who][k]);
}

/* Free slots of a set of land areas, as moves. */
static int list_free(const struct lg_pub *p, uint64_t lands, pet_move *out)
{
	int n = 0;
	PET_FOR_EACH (land, lands & (p->slot_free[0] | p->slot_free[1]))
		for (int i = 0; i < 2; i++)
			if (p->slot_free[i] >> land & 1)
				out[n++] = pet_move_make(V_SLOT, (unsigned)(land * 2 + i), 0, 0);
	return n;
}

/* Basic buildings of a set of land areas, of the kinds in a mask, as moves. */
static int list_basics(const struct lg_pub *p, uint64_t lands, unsigned kinds, unsigned verb,
		       pet_move *out, int n)
{
	PET_FOR_EACH (land, lands)
		for (unsigned slot = land * 2; slot < land * 2 + 2; slot++)
			if (p->building[slot] < BASICS && kinds >> p->building[slot] & 1)
				out[n++] = pet_move_make(verb, (unsigned)slot, 0, 0);
	return n;
}

/* CL-9.12: Hera's kind; without a free slot the building may be skipped. */
int lg_build_kind_legal(struct pet_view v, const struct pet_frame *f, pet_move *out)
{
	int n = lg_list(out, 0, V_KIND, hera_kinds(v.pub, f->who));
	if (!lg_has_free_slot(v.pub, f->who))
		out[n++] = pet_move_make(V_SKIP, 0, 0, 0);
	return n;
}

uint8_t lg_build_kind_why(struct pet_view v, const struct pet_frame *f, pet_move m)
{
	return lg_listed_refused(v, f, m, pet_move_verb(m) == V_SKIP ? R_BUILD_SLOT : R_HERA_KIND);
}

void lg_build_kind_apply(void *state, struct pet_frame *f, pet_move m)
{
	struct lg *g = state;
	struct lg_pub *p = &g->pub;
	uint8_t who = f->who;
	if (pet_move_verb(m) == V_SKIP) {
		pet_flow_end(&p->flow);
		pet_emit(&g->journal, E_NOT_BUILT, who, 0, 0, 0, 0);
		return;
	}
	uint8_t node = lg_has_free_slot(p, who) ? N_BUILD_SLOT : N_BUILD_REPLACE;
	lg_kind_x_mut(pet_flow_goto(&p->flow, node, who))->kind = pet_move_a(m);
}

/* CL-10.1: a free slot of one of the faction's areas. */
int lg_build_slot_legal(struct pet_view v, const struct pet_frame *f, pet_move *out)
{
	const struct lg_pub *p = v.pub;
	return list_free(p, p->own_land[f->who], out);
}

LG_WHY(lg_build_slot, R_BUILD_SLOT)

/* CL-10.5, CL-10.6: a building may complete a set. */
void lg_build_slot_apply(void *state, struct pet_frame *f, pet_move m)
{
	struct lg *g = state;
	uint8_t who = f->who, kind = lg_kind_x(f)->kind;
	pet_flow_end(&g->pub.flow);
	lg_build(g, pet_move_a(m), kind);
	pet_flow_call(&g->pub.flow, N_WAYS, who);
}

/* CL-10.2: without a free slot one of the faction's basic buildings of another kind is replaced, or
 * nothing is built. */
int lg_build_replace_legal(struct pet_view v, const struct pet_frame *f, pet_move *out)
{
	const struct lg_pub *p = v.pub;
	int n = list_basics(p, p->own_land[f->who], 15u & ~(1u << lg_kind_x(f)->kind), V_REPLACE,
			    out, 0);
	out[n++] = pet_move_make(V_SKIP, 0, 0, 0);
	return n;
}

LG_WHY(lg_build_replace, R_BUILD_REPLACE)

void lg_build_replace_apply(void *state, struct pet_frame *f, pet_move m)
{
	struct lg *g = state;
	uint8_t who = f->who, kind = lg_kind_x(f)->kind;
	pet_flow_end(&g->pub.flow);
	if (pet_move_verb(m) == V_SKIP) {
		pet_emit(&g->journal, E_NOT_BUILT, who, 0, 0, 0, 0);
		return;
	}
	lg_unbuild(g, pet_move_a(m));
	lg_build(g, pet_move_a(m), kind);
	pet_flow_call(&g->pub.flow, N_WAYS, who);
}

/* ---- removing buildings for a metropolis ----------------------------------------------------- */

/* CL-21.9: buildings of both partners make a set. */
static uint64_t team_lands(const struct lg_pub *p, uint8_t who)
{
	uint8_t partner = lg_partner(p, who);
	return p->own_land[who] | (partner == NONE ? 0 : p->own_land[partner]);
}

static int team_built(const struct lg_pub *p, uint8_t who, int kind)
{
	uint8_t partner = lg_partner(p, who);
	return p->built[who][kind] + (partner == NONE ? 0 : p->built[partner][kind]);
}

/* CL-10.5, CL-21.9: one basic building of each kind, those of the partner too. */
bool lg_has_set(const struct lg_pub *p, uint8_t who)
{
	for (int kind = 0; kind < BASICS; kind++)
		if (!team_built(p, who, kind))
			return false;
	return true;
}

/* Kinds of which a faction owns at least n. */
static unsigned kinds_with(const struct lg_pub *p, uint8_t who, int least)
{
	unsigned out = 0;
	for (unsigned kind = 0; kind < BASICS; kind++)
		if (p->built[who][kind] >= least)
			out |= 1u << kind;
	return out;
}

/* CL-16.13, CL-16.15: kinds from which the next building is taken after n removals. Helen: two of
 * one kind, two of another; Odysseus: three of one kind. */
static unsigned next_kinds(const struct lg_pub *p, const struct pet_frame *f)
{
	const struct lg_removal_x *x = lg_removal_x(f); /* mode; the kind removed last */
	bool fresh = x->mode == REMOVE_HELEN ? f->n % 2 == 0 : f->n == 0;
	if (!fresh)
		return 1u << x->first;
	unsigned kinds = kinds_with(p, f->who, x->mode == REMOVE_HELEN ? 2 : 3);
	return f->n ? kinds & ~(1u << x->first) : kinds;
}

/* Pays for a metropolis with buildings, f->n of them. In a set (CL-10.5) a building that is the
 * only one of its kind is removed without asking; else the builder chooses (CL-10.6). */
void lg_removal(void *state, struct pet_frame *f)
{
	static const uint8_t many[] = {
		[REMOVE_SET] = 4, [REMOVE_HELEN] = 4, [REMOVE_ODYSSEUS] = 3
	};
	struct lg *g = state;
	struct lg_pub *p = &g->pub;
	uint8_t who = f->who, mode = lg_removal_x(f)->mode;
	if (f->n == many[mode]) {
		pet_flow_end(&p->flow);
		return;
	}
	unsigned kinds = mode == REMOVE_SET ? 1u << f->n : next_kinds(p, f);
	if (mode == REMOVE_SET && team_built(p, who, f->n) == 1) {
		pet_move only[1];
		list_basics(p, team_lands(p, who), kinds, V_REMOVE, only, 0);
		f->n++;
		lg_unbuild(g, pet_move_a(only[0]));
		return;
	}
	struct lg_removal_x *ask =
		lg_removal_x_mut(pet_flow_call(&p->flow, N_METROPOLIS_REMOVE, who));
	ask->mode = mode;
	ask->kinds = (uint8_t)kinds;
}

int lg_metro_remove_legal(struct pet_view v, const struct pet_frame *f, pet_move *out)
{
	const struct lg_pub *p = v.pub;
	uint64_t lands =
		lg_removal_x(f)->mode == REMOVE_SET ? team_lands(p, f->who) : p->own_land[f->who];
	return list_basics(p, lands, lg_removal_x(f)->kinds, V_REMOVE, out, 0);
}

LG_WHY(lg_metro_remove, R_METRO_REMOVE)

void lg_metro_remove_apply(void *state, struct pet_frame *f, pet_move m)
{
	struct lg *g = state;
	(void)f;
	pet_flow_end(&g->pub.flow);
	struct pet_frame *removal = pet_flow_top(&g->pub.flow);
	lg_removal_x_mut(removal)->first = g->pub.building[pet_move_a(m)];
	removal->n++;
	lg_unbuild(g, pet_move_a(m));
}

/* ---- the slot of a metropolis ---------------------------------------------------------------- */

/* CL-10.10, CL-10.11, CL-10.12, CL-21.10: a free slot, or a basic building to be replaced, own or
 * partner's. */
bool lg_can_place_metro(const struct lg_pub *p, uint8_t who)
{
	uint8_t partner = lg_partner(p, who);
	if (lg_has_free_slot(p, who) || basics(p, who))
		return true;
	return partner != NONE && (lg_has_free_slot(p, partner) || basics(p, partner));
}

int lg_metro_slot_legal(struct pet_view v, const struct pet_frame *f, pet_move *out)
{
	const struct lg_pub *p = v.pub;
	uint64_t lands = team_lands(p, f->who);
	int n = list_free(p, lands, out);
	return n ? n : list_basics(p, lands, 15, V_REPLACE, out, 0);
}

uint8_t lg_metro_slot_why(struct pet_view v, const struct pet_frame *f, pet_move m)
{
	return lg_listed_refused(v, f, m,
				 pet_move_verb(m) == V_REPLACE ? R_METRO_REPLACE : R_METRO_SLOT);
}

void lg_metro_slot_apply(void *state, struct pet_frame *f, pet_move m)
{
	struct lg *g = state;
	uint8_t what = lg_face_x(f)->face;
	pet_flow_end(&g->pub.flow);
	if (pet_move_verb(m) == V_REPLACE)
		lg_unbuild(g, pet_move_a(m));
	lg_build(g, pet_move_a(m), what);
}

/* CL-19.13: one of the faction's basic buildings becomes another kind that is in the supply. */
int lg_cyclops_swap_legal(struct pet_view v, const struct pet_frame *f, pet_move *out)
{
	const struct lg_pub *p = v.pub;
	pet_move slot[LG_SLOTS];
	int slots = list_basics(p, p->own_land[f->who], 15, V_CHANGE, slot, 0), n = 0;
	for (int i = 0; i < slots; i++)
		for (unsigned kind = 0; kind < BASICS; kind++)
			if (kind != p->building[pet_move_a(slot[i])] && p->left[kind])
				out[n++] = pet_move_make(V_CHANGE, pet_move_a(slot[i]), kind, 0);
	return n;
}

LG_WHY(lg_cyclops_swap, R_CYCLOPS)
