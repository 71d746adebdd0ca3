/* r03_setup.c: set-up (CL-3) and the table options (CL-23). */
#include "games/legendary/rules.h"

#include <string.h>

enum option_id {
	OPT_LAYOUT,
	OPT_FACE,
	OPT_TEAMS,
	OPT_BLUFF,
	OPT_GOAL,
	OPT_MAX_ROUNDS,
	OPT_SCREENS,
	OPT_TILES
};

static const char *const layout_names[] = { "quick", "random", "custom", NULL };
static const char *const face_names[] = { "A", "B", NULL };
static const char *const off_on[] = { "off", "on", NULL };
static const char *const layout_labels[] = { N_("ready-made"), N_("random"), N_("my own") };
static const char *const face_labels[] = { N_("A, calm"), N_("B, rough") };
static const char *const no_yes[] = { N_("no"), N_("yes") };

// clang-format off
const struct pet_option lg_options[] = {
	[OPT_LAYOUT] = { "layout", layout_names, LAYOUT_QUICK, 0, 2, false,
		N_("map"), layout_labels },
	[OPT_FACE] = { "face", face_names, 0, 0, 1, false,
		N_("side of the tiles of a random map"), face_labels },
	[OPT_TEAMS] = { "teams", off_on, 0, 0, 1, false,
		N_("four players in two teams; two and six players always play in teams"), no_yes },
	[OPT_BLUFF] = { "bluff", off_on, 0, 0, 1, false,
		N_("offerings beyond the purse are allowed and penalised"), no_yes },
	[OPT_GOAL] = { "goal", NULL, 3, 3, 4, false,
		N_("metropolises that end the game; 4 in team games only") },
	[OPT_MAX_ROUNDS] = { "max_rounds", NULL, 40, 1, 100, false,
		N_("the game ends at the latest after this round") },
	[OPT_SCREENS] = { "screens", off_on, 1, 0, 1, false,
		N_("other purses are not shown"), no_yes, .since = 2, .before = 0 },
	[OPT_TILES] = { "tiles", NULL, 0, 0, 0, true,
		N_("a custom map: TILE FACE TURNS @ U,V for each tile, such as 10A5@0,0") },
	{ NULL, NULL, 0, 0, 0, false, NULL }
};
// clang-format on

/* Fields that mean nobody, nowhere or nothing. */
static void clear(struct lg *g)
{
	struct lg_pub *p = &g->pub;
	memset(p->seat, NONE, sizeof p->seat);
	memset(p->order, NONE, sizeof p->order);
	memset(p->track, NONE, sizeof p->track);
	memset(p->altar, NONE, sizeof p->altar);
	memset(p->marker, NONE, sizeof p->marker);
	memset(p->column, NONE, sizeof p->column);
	memset(p->hero_column, NONE, sizeof p->hero_column);
	memset(p->figure_owner, NONE, sizeof p->figure_owner);
	memset(p->figure_at, NONE, sizeof p->figure_at);
	memset(p->building, NONE, sizeof p->building);
	for (int i = 0; i < HEROES; i++)
		p->hero[i] = (struct lg_hero){ NONE, NONE, NONE, 0 };
	for (int i = 0; i < LG_LANDS; i++)
		p->land[i].owner = NONE;
	for (int i = 0; i < LG_SEAS; i++)
		p->sea[i].owner = NONE;
	p->turn.who = p->turn.god = NONE;
	lg_battle_over(p);
	for (int i = 0; i < PET_SEATS_MAX; i++)
		g->priv[i].top = NONE;
}

/* CL-23.1, CL-23.3: options that exclude each other. */
static const char *options_wrong(const struct pet_setup *s, bool teams)
{
	int layout = s->option[OPT_LAYOUT];
	if (s->option[OPT_TEAMS] && (s->seats == 3 || s->seats == 5))
		return N_("teams need two, four or six players");
	if (s->option[OPT_GOAL] == 4 && !teams)
		return N_("four metropolises are a goal for team games only");
	if (layout == LAYOUT_QUICK && s->option[OPT_FACE])
		return N_("quick layouts use face A");
	if (layout != LAYOUT_CUSTOM && s->text[0])
		return N_("tiles are given for a custom layout only");
	if (layout == LAYOUT_CUSTOM && !s->text[0])
		return N_("a custom layout needs its tiles");
	return NULL;
}

/* CL-3.14: a custom arrangement. */
static const char *custom_map(struct lg_pub *p, const struct pet_setup *s)
{
	const char *wrong = lg_map_read(&p->map, s->text, pet_text_length(s->text));
	if (wrong)
		return wrong;
	if (s->option[OPT_FACE] && p->map.face != s->option[OPT_FACE])
		return N_("the tiles show the other face");
	return lg_map_check(&p->map, lg_tiles_for(p->factions));
}

const char *lg_setup(void *state, const struct pet_setup *s)
{
	struct lg *g = state;
	struct lg_pub *p = &g->pub;
	bool teams = s->seats == 2 || s->seats == 6 || s->option[OPT_TEAMS];
	const char *wrong = options_wrong(s, teams);
	if (wrong)
		return wrong;

	clear(g);
	p->factions = (uint8_t)lg_factions(s->seats);
	p->teams = teams;
	p->bluff = (uint8_t)s->option[OPT_BLUFF];
	p->goal = (uint8_t)s->option[OPT_GOAL];
	p->max_rounds = (uint8_t)s->option[OPT_MAX_ROUNDS];
	p->screens = (uint8_t)s->option[OPT_SCREENS];
	p->layout = (uint8_t)s->option[OPT_LAYOUT];
	p->map.face = (uint8_t)s->option[OPT_FACE];
	for (int i = 0; i < p->factions; i++)
		lg_earn(p, (uint8_t)i, 5); /* CL-3.4 */
	if (p->layout == LAYOUT_QUICK)
		lg_map_quick(&p->map, lg_box(p), p->factions);
	if (p->layout == LAYOUT_CUSTOM)
		wrong = custom_map(p, s);
	if (wrong)
		return wrong;
	lg_derive_pieces(p);
	pet_flow_call(&p->flow, N_GAME, NONE);
	return NULL;
}

/* ---- seats ----------------------------------------------------------------------------------- */

/* Factions that nobody plays yet; of a team played by one seat, only the first is dealt. */
static uint64_t undealt(const struct lg_pub *p)
{
	uint64_t out = 0;
	for (int i = 0; i < p->factions; i++)
		if (p->seat[i] == NONE && (p->flow.seats > 2 || i < 2))
			out |= pet_bit(i);
	return out;
}

/* CL-3.13, CL-21.14: faction and partner go to a seat and the seat it plays with. */
static void deal(struct lg *g, uint8_t seat, uint8_t faction)
{
	struct lg_pub *p = &g->pub;
	uint8_t seats = p->flow.seats;
	p->seat[faction] = seat;
	pet_emit(&g->journal, E_SEATED, faction, seat, 0, 0, 0);
	if (p->teams) {
		uint8_t partner = lg_partner(p, faction);
		p->seat[partner] = (uint8_t)(seats == 2 ? seat : seat + seats / 2);
		pet_emit(&g->journal, E_SEATED, partner, p->seat[partner], 0, 0, 0);
	}
}

/* CL-3.13: factions are dealt to seats at random; f->n is the next seat. */
void lg_seats(void *state, struct pet_frame *f)
{
	struct lg *g = state;
	uint64_t rest = undealt(&g->pub);
	if (!rest) {
		pet_flow_end(&g->pub.flow);
	} else if (!(rest & (rest - 1))) {
		deal(g, f->n++, (uint8_t)__builtin_ctzll(rest));
	} else {
		struct pet_frame *draw = pet_flow_call(&g->pub.flow, N_CHANCE_FACTIONS, NONE);
		lg_seat_x_mut(draw)->seat = f->n++;
	}
}

int lg_draw_faction_weights(const void *state, const struct pet_frame *f, pet_move *out,
			    uint32_t *weight)
{
	uint64_t rest = undealt(state);
	int n = 0;
	PET_FOR_EACH (i, rest) {
		weight[n] = 1;
		out[n++] = pet_move_make(V_DEAL, lg_seat_x(f)->seat, (unsigned)i, 0);
	}
	return n;
}

pet_move lg_draw_faction_sample(const void *state, const struct pet_frame *f, uint64_t r)
{
	pet_move m = lg_even_sample(V_DEAL, undealt(state), r);
	return pet_move_make(V_DEAL, lg_seat_x(f)->seat, pet_move_a(m), 0);
}

void lg_draw_faction_apply(void *state, struct pet_frame *f, pet_move m)
{
	(void)f;
	pet_flow_end(state);
	deal(state, pet_move_a(m), pet_move_b(m));
}

/* ---- tiles ----------------------------------------------------------------------------------- */

enum { DRAW_TILE, DRAW_SPOT, DRAW_ROTATION };

/* CL-3.16, random layout: tile, position and rotation are drawn one by one; an illegal arrangement
 * is drawn again. */
void lg_tiles(void *state, struct pet_frame *f)
{
	struct lg_pub *p = &((struct lg *)state)->pub;
	unsigned want = lg_tiles_for(p->factions);
	(void)f;
	if (p->layout == LAYOUT_RANDOM && pet_count(p->map.tiles) < want) {
		pet_flow_call(&p->flow, N_CHANCE_TILES, NONE);
		return;
	}
	if (p->layout == LAYOUT_RANDOM) {
		lg_map_build(&p->map);
		if (lg_map_check(&p->map, want)) {
			lg_map_clear(&p->map);
			return;
		}
		lg_derive_pieces(p);
	}
	pet_flow_end(&p->flow);
}

int lg_draw_tile_weights(const void *state, const struct pet_frame *f, pet_move *out,
			 uint32_t *weight)
{
	const struct lg_pub *p = state;
	if (f->n == DRAW_TILE)
		return lg_even(out, weight, V_TILE,
			       ((1u << LG_TILES) - 1) & ~(unsigned)p->map.tiles);
	if (f->n == DRAW_ROTATION) {
		for (unsigned i = 0; i < 6; i++) {
			out[i] = pet_move_make(V_ROTATE, i, 0, 0);
			weight[i] = 1;
		}
		return 6;
	}
	int8_t u[LG_SPOTS_MAX], v[LG_SPOTS_MAX];
	int n = lg_map_spots(&p->map, u, v);
	for (int i = 0; i < n; i++) {
		out[i] = pet_move_make(V_SPOT, (unsigned)(u[i] + LG_GRID),
				       (unsigned)(v[i] + LG_GRID), 0);
		weight[i] = 1;
	}
	return n;
}

pet_move lg_draw_tile_sample(const void *state, const struct pet_frame *f, uint64_t r)
{
	pet_move out[LG_SPOTS_MAX];
	uint32_t weight[LG_SPOTS_MAX];
	int n = lg_draw_tile_weights(state, f, out, weight);
	return out[pet_chance_uniform((uint32_t)n, r)];
}

void lg_draw_tile_apply(void *state, struct pet_frame *f, pet_move m)
{
	struct lg_pub *p = &((struct lg *)state)->pub;
	struct lg_tile_x *x = lg_tile_x_mut(f);
	if (f->n == DRAW_ROTATION) {
		uint8_t tile = x->tile;
		int8_t u = (int8_t)(x->u - LG_GRID), v = (int8_t)(x->v - LG_GRID);
		pet_flow_end(&p->flow);
		lg_map_put(&p->map, tile, pet_move_a(m), u, v);
		return;
	}
	if (f->n == DRAW_TILE) {
		x->tile = pet_move_a(m);
	} else {
		x->u = pet_move_a(m);
		x->v = pet_move_b(m);
	}
	f->n++;
}

/* ---- altars and turn track ------------------------------------------------------------------- */

static uint64_t altars_left(const struct lg_pub *p)
{
	uint64_t rest = pet_bit(ALTARS) - 1;
	for (int i = 0; i < ALTARS; i++)
		if (p->altar[i] != NONE)
			rest &= ~pet_bit(p->altar[i]);
	return rest;
}

static void set_altar(struct lg *g, uint8_t god)
{
	int at = ALTARS - pet_count(altars_left(&g->pub));
	g->pub.altar[at] = god;
	pet_emit(&g->journal, E_ALTAR, NONE, god, (unsigned)at + 1, 0, 0);
}

/* CL-3.2: the five altars in random order, from the top; numbers `factions` to 5 lie face down. */
void lg_altars(void *state, struct pet_frame *f)
{
	struct lg *g = state;
	uint64_t rest = altars_left(&g->pub);
	(void)f;
	if (!rest)
		pet_flow_end(&g->pub.flow);
	else if (!(rest & (rest - 1)))
		set_altar(g, (uint8_t)__builtin_ctzll(rest));
	else
		pet_flow_call(&g->pub.flow, N_CHANCE_ALTARS, NONE);
}

int lg_draw_altar_weights(const void *state, const struct pet_frame *f, pet_move *out,
			  uint32_t *weight)
{
	(void)f;
	return lg_even(out, weight, V_ALTAR, altars_left(state));
}

pet_move lg_draw_altar_sample(const void *state, const struct pet_frame *f, uint64_t r)
{
	(void)f;
	return lg_even_sample(V_ALTAR, altars_left(state), r);
}

void lg_draw_altar_apply(void *state, struct pet_frame *f, pet_move m)
{
	(void)f;
	pet_flow_end(state);
	set_altar(state, pet_move_a(m));
}

static uint64_t untracked(const struct lg_pub *p)
{
	uint64_t rest = pet_bit(p->factions) - 1;
	for (int i = 0; i < p->factions; i++)
		if (p->order[i] != NONE)
			rest &= ~pet_bit(p->order[i]);
	return rest;
}

static void set_order(struct lg *g, uint8_t faction)
{
	int at = g->pub.factions - pet_count(untracked(&g->pub));
	g->pub.order[at] = faction;
	pet_emit(&g->journal, E_TRACKED, faction, (unsigned)at + 1, 0, 0, 0);
}

/* CL-3.5: offering markers on the turn track in random order. */
void lg_track(void *state, struct pet_frame *f)
{
	struct lg *g = state;
	uint64_t rest = untracked(&g->pub);
	(void)f;
	if (!rest)
		pet_flow_end(&g->pub.flow);
	else if (!(rest & (rest - 1)))
		set_order(g, (uint8_t)__builtin_ctzll(rest));
	else
		pet_flow_call(&g->pub.flow, N_CHANCE_ORDER, NONE);
}

int lg_draw_order_weights(const void *state, const struct pet_frame *f, pet_move *out,
			  uint32_t *weight)
{
	(void)f;
	return lg_even(out, weight, V_TRACK, untracked(state));
}

pet_move lg_draw_order_sample(const void *state, const struct pet_frame *f, uint64_t r)
{
	(void)f;
	return lg_even_sample(V_TRACK, untracked(state), r);
}

void lg_draw_order_apply(void *state, struct pet_frame *f, pet_move m)
{
	(void)f;
	pet_flow_end(state);
	set_order(state, pet_move_a(m));
}
