/* r20_figures.c: creatures with figures (CL-20). What they forbid is in lg_blocked (r11) and
 * lg_locked (r12), income is in r05, the Minotaur's strength in r13. */
#include "games/legendary/rules.h"

/* ---- Kraken (CL-20.2) ------------------------------------------------------------------------ */

bool lg_kraken(struct lg *g, struct pet_frame *f)
{
	struct lg_pub *p = &g->pub;
	uint8_t sea = (uint8_t)(p->figure_at[KRAKEN] - SEA0), n = p->sea[sea].fleets;
	(void)f;
	if (n) {
		pet_emit(&g->journal, E_SUNK, p->sea[sea].owner, sea, n, 0, 0);
		lg_sink_fleets(p, sea, n);
	}
	return true;
}

/* ---- Hydra (CL-20.1) ------------------------------------------------------------------------- */

/* The Hydra's area and those adjacent. */
static void hydra_range(const struct lg_pub *p, uint64_t *lands, uint64_t *seas)
{
	uint8_t at = p->figure_at[HYDRA];
	if (at < SEA0) {
		*lands = lg_beside(&p->map.land_land, at) | pet_bit(at);
		*seas = lg_beside(&p->map.land_sea, at);
	} else {
		*lands = lg_map_coast(&p->map, pet_bit(at - SEA0));
		*seas = lg_beside(&p->map.sea_sea, at - SEA0) | pet_bit(at - SEA0);
	}
}

int lg_hydra_prey_legal(struct pet_view v, const struct pet_frame *f, pet_move *out)
{
	const struct lg_pub *p = v.pub;
	uint64_t lands, seas;
	int n;
	(void)f;
	hydra_range(p, &lands, &seas);
	n = lg_prey(p, lands, out);
	PET_FOR_EACH (sea, seas)
		if (p->sea[sea].fleets)
			out[n++] = pet_move_make(V_KILL_SEA, (unsigned)sea, 0, 0);
	return n;
}

LG_WHY(lg_hydra_prey, R_HYDRA_PREY)

/* A troop if there is any; then a token in the Hydra's area. */
bool lg_hydra(struct lg *g, struct pet_frame *f)
{
	struct lg_pub *p = &g->pub;
	if (f->n == 0) {
		pet_move out[4 * LG_LANDS];
		struct pet_view v = { p, NULL, PET_NOBODY };
		if (!lg_hydra_prey_legal(v, f, out))
			return true;
		f->n = 1;
		pet_flow_call(&p->flow, N_HYDRA_PREY, f->who);
		return false;
	}
	lg_put_token(g, f->who, p->figure_at[HYDRA]);
	return true;
}

void lg_hydra_prey_apply(void *state, struct pet_frame *f, pet_move m)
{
	struct lg *g = state;
	struct lg_pub *p = &g->pub;
	uint8_t at = pet_move_a(m);
	(void)f;
	pet_flow_end(&p->flow);
	if (pet_move_verb(m) == V_KILL_SEA) {
		pet_emit(&g->journal, E_SUNK, p->sea[at].owner, at, 1, 0, 0);
		lg_sink_fleets(p, at, 1);
		return;
	}
	lg_kill(g, m);
}

/* ---- Polyphemus (CL-20.5, CL-20.7) ----------------------------------------------------------- */

/* Where a fleet next to Polyphemus may be moved: adjacent, unblocked, empty or of its own colour,
 * as in a retreat. */
static uint64_t flights(const struct lg_pub *p, uint8_t sea)
{
	return lg_havens(p, p->sea[sea].owner, sea);
}

int lg_polyphemus_fleet_legal(struct pet_view v, const struct pet_frame *f, pet_move *out)
{
	const struct lg_pub *p = v.pub;
	int n = 0;
	(void)f;
	PET_FOR_EACH (sea, lg_beside(&p->map.land_sea, p->figure_at[POLYPHEMUS]))
		if (p->sea[sea].fleets)
			PET_FOR_EACH (to, flights(p, (uint8_t)sea))
				out[n++] = pet_move_make(V_CHASE, (unsigned)sea, (unsigned)to, 0);
	return n;
}

LG_WHY(lg_polyphemus_fleet, R_POLYPHEMUS)

void lg_polyphemus_fleet_apply(void *state, struct pet_frame *f, pet_move m)
{
	struct lg *g = state;
	uint8_t from = pet_move_a(m), to = pet_move_b(m);
	(void)f;
	pet_flow_end(&g->pub.flow);
	pet_emit(&g->journal, E_CHASED, g->pub.sea[from].owner, from, to, 0, 0);
	lg_shift_fleets(&g->pub, from, to, 1);
}

/* Fleets flee one by one while any can; the rest are destroyed. */
bool lg_polyphemus(struct lg *g, struct pet_frame *f)
{
	struct lg_pub *p = &g->pub;
	uint64_t seas = lg_beside(&p->map.land_sea, p->figure_at[POLYPHEMUS]);
	PET_FOR_EACH (sea, seas) {
		if (p->sea[sea].fleets && flights(p, (uint8_t)sea)) {
			pet_flow_call(&p->flow, N_POLYPHEMUS_FLEET, f->who);
			return false;
		}
	}
	PET_FOR_EACH (sea, seas) {
		uint8_t n = p->sea[sea].fleets;
		if (!n)
			continue;
		pet_emit(&g->journal, E_SUNK, p->sea[sea].owner, (unsigned)sea, n, 0, 0);
		lg_sink_fleets(p, (uint8_t)sea, n);
	}
	return true;
}
