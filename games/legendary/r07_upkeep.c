/* r07_upkeep.c: phase 4, upkeep of creature figures (CL-7). */
#include "games/legendary/rules.h"

static unsigned unhandled(const struct lg_pub *p, uint8_t who, uint8_t handled)
{
	unsigned out = 0;
	for (unsigned i = 0; i < FIGURES; i++)
		if (p->figure_owner[i] == who && !(handled >> i & 1))
			out |= 1u << i;
	return out;
}

static void handle(struct lg_pub *p, struct pet_frame *phase, uint8_t who, uint8_t figure)
{
	lg_handled_x_mut(phase)->handled = (uint8_t)(lg_handled_x(phase)->handled | 1u << figure);
	lg_creature_x_mut(pet_flow_call(&p->flow, N_UPKEEP_ONE, who))->creature = figure;
}

/* CL-7.1: in turn order (f->n) each faction handles its figures in an order of its choice. */
void lg_upkeep(void *state, struct pet_frame *f)
{
	struct lg_pub *p = &((struct lg *)state)->pub;
	if (f->n == p->factions) {
		pet_flow_end(&p->flow);
		return;
	}
	uint8_t who = p->order[f->n];
	unsigned rest = unhandled(p, who, lg_handled_x(f)->handled);
	if (!rest)
		f->n++;
	else if (rest & (rest - 1))
		lg_handled_x_mut(pet_flow_call(&p->flow, N_UPKEEP_PICK, who))->handled =
			lg_handled_x(f)->handled;
	else
		handle(p, f, who, (uint8_t)__builtin_ctz(rest));
}

int lg_upkeep_pick_legal(struct pet_view v, const struct pet_frame *f, pet_move *out)
{
	return lg_list(out, 0, V_HANDLE, unhandled(v.pub, f->who, lg_handled_x(f)->handled));
}

LG_WHY(lg_upkeep_pick, R_UPKEEP_PICK)

void lg_upkeep_pick_apply(void *state, struct pet_frame *f, pet_move m)
{
	struct lg_pub *p = &((struct lg *)state)->pub;
	uint8_t who = f->who;
	pet_flow_end(&p->flow);
	handle(p, pet_flow_top(&p->flow), who, pet_move_a(m));
}

/* CL-7.4, CL-7.6: adjacent areas that are legal for the figure and hold no creature. */
static void move_targets(const struct lg_pub *p, uint8_t who, uint8_t figure, uint64_t *lands,
			 uint64_t *seas)
{
	uint8_t at = p->figure_at[figure];
	*lands = lg_figure_areas(p, who, figure, false);
	*seas = lg_figure_areas(p, who, figure, true);
	if (at < SEA0) {
		*lands &= lg_beside(&p->map.land_land, at);
		*seas &= lg_beside(&p->map.land_sea, at);
	} else {
		*lands &= lg_map_coast(&p->map, pet_bit(at - SEA0));
		*seas &= lg_beside(&p->map.sea_sea, at - SEA0);
	}
}

enum { UP_KEEP, UP_MOVE, UP_EFFECT };

/* CL-7.2, CL-7.3, CL-7.5: pay or lose the figure, move or stay, then its effect. */
void lg_upkeep_one(void *state, struct pet_frame *f)
{
	struct lg *g = state;
	struct lg_pub *p = &g->pub;
	uint8_t figure = lg_creature_x(f)->creature, who = f->who;
	uint64_t lands, seas;
	switch (f->pc) {
	case UP_KEEP:
		if (p->priestess[who]) {
			lg_creature_x_mut(pet_flow_call(&p->flow, N_UPKEEP_KEEP, who))->creature =
				figure;
		} else {
			pet_flow_end(&p->flow);
			lg_figure_gone(g, figure);
		}
		return;
	case UP_MOVE:
		f->pc = UP_EFFECT;
		move_targets(p, who, figure, &lands, &seas);
		if (lands | seas)
			lg_creature_x_mut(pet_flow_call(&p->flow, N_UPKEEP_MOVE, who))->creature =
				figure;
		return;
	default:
		if (!lg_creatures[figure].effect || lg_creatures[figure].effect(g, f))
			pet_flow_end(&p->flow);
	}
}

int lg_upkeep_keep_legal(struct pet_view v, const struct pet_frame *f, pet_move *out)
{
	(void)v, (void)f;
	out[0] = pet_move_make(V_KEEP, 0, 0, 0);
	out[1] = pet_move_make(V_RELEASE, 0, 0, 0);
	return 2;
}

LG_WHY(lg_upkeep_keep, R_UPKEEP_KEEP)

/* CL-7.7: the offering was paid before; it does not change. */
void lg_upkeep_keep_apply(void *state, struct pet_frame *f, pet_move m)
{
	struct lg *g = state;
	struct lg_pub *p = &g->pub;
	uint8_t who = f->who, figure = lg_creature_x(f)->creature;
	pet_flow_end(&p->flow);
	if (pet_move_verb(m) == V_RELEASE) {
		pet_flow_end(&p->flow);
		lg_figure_gone(g, figure);
		return;
	}
	p->priestess[who]--;
	p->priestess_left++;
	pet_flow_top(&p->flow)->pc = UP_MOVE;
	pet_emit(&g->journal, E_KEPT, who, figure, 0, 0, 0);
}

int lg_upkeep_move_legal(struct pet_view v, const struct pet_frame *f, pet_move *out)
{
	uint64_t lands, seas;
	move_targets(v.pub, f->who, lg_creature_x(f)->creature, &lands, &seas);
	out[0] = pet_move_make(V_STAY, 0, 0, 0);
	return lg_list(out, lg_list(out, 1, V_MOVE_LAND, lands), V_MOVE_SEA, seas);
}

LG_WHY(lg_upkeep_move, R_UPKEEP_MOVE)

void lg_upkeep_move_apply(void *state, struct pet_frame *f, pet_move m)
{
	struct lg *g = state;
	uint8_t who = f->who, figure = lg_creature_x(f)->creature;
	pet_flow_end(&g->pub.flow);
	if (pet_move_verb(m) == V_STAY)
		return;
	uint8_t area = (uint8_t)(pet_move_a(m) + (pet_move_verb(m) == V_MOVE_SEA ? SEA0 : 0));
	g->pub.figure_at[figure] = area;
	pet_emit(&g->journal, E_FIGURE, who, figure, area, 0, 0);
}
