/* stage.c: named moments for scenarios and hand-made positions.
 *
 *     turn SEAT                      the turn menu of a seat; during set-up heroes are assigned
 *     bare SEAT                      the same on an empty map: no monsters, quests, hoplites, cards
 *     start SEAT, end SEAT           the start and the end of a turn
 *     hunt SEAT MONSTER              the start of a hunt
 *     monsters SEAT, event SEAT      the two phases after Build Monument
 *     draft SEAT                     a blessing draft
 *     script TOKEN, act              solo: the script of a token, the change of acts */
#include "core/words.h"
#include "games/hellas/rules.h"

static void clear(struct lh *g)
{
	while (g->pub.flow.depth)
		leave(g);
}

/* Heroes and regions for seats that have none yet, so that a turn can start. */
static void seat_everybody(struct lh *g)
{
	static const uint8_t start[PLAYERS] = { MESSENIA, THESSALY, PHOCIS, CHALKIDIKI };
	struct lh_pub *p = &g->pub;
	if (p->temple_card == NONE)
		p->temple_card = 0;
	for (int s = 0; s < p->flow.seats; s++) {
		struct lh_player *pl = &p->player[s];
		if (pl->hero == NONE)
			pl->hero = (uint8_t)s;
		if (pl->colour == NONE)
			pl->colour = (uint8_t)s;
		if (pl->at == NONE && pl->quest == NONE)
			pl->at = start[s];
	}
}

/* Clears the map, except for heroes to be placed, and all hands. */
static void wipe(struct lh *g)
{
	struct lh_pub *p = &g->pub;
	for (int m = 0; m < MONSTERS; m++)
		p->monster[m] = (struct lh_monster){ .at = NONE };
	for (int i = 0; i < QUEST_SLOTS; i++)
		p->slot[i] = NONE;
	for (int s = 0; s < PLAYERS; s++) {
		p->player[s].hand = 0;
		p->player[s].artifacts = 0;
		g->priv[s] = (struct lh_priv){ 0 };
	}
	for (unsigned r = 0; r < REGIONS; r++) {
		for (unsigned army = 0; army < ARMIES; army++)
			if (p->region[r].hop[army])
				lh_hop(g, army, r, -p->region[r].hop[army]);
		lh_owner(g, r, NONE);
	}
	p->events = BIT(EVENTS) - 1;
	p->charged = 0;
	p->xerxes.drawn = p->xerxes.done = 0;
}

/* The frames below a turn: the game, and the turn itself if turn is set. */
static void base(struct lh *g, uint8_t seat, bool turn)
{
	struct lh_pub *p = &g->pub;
	clear(g);
	p->active = seat;
	if (p->solo) {
		struct pet_frame *f = enter(g, N_SOLO_GAME, 0);
		f->pc = SOLO_EVENTS;
		f->n = 5;
		return;
	}
	struct pet_frame *f = enter(g, N_GAME, 0);
	f->pc = GAME_TURNS;
	lh_game_x_mut(f)->seat = (uint8_t)((seat + 1) % p->flow.seats);
	if (turn) {
		f = enter(g, N_TURN, seat);
		f->pc = TURN_EXTRA;
	}
}

extern const struct pet_game hellas_game;

static const char *solo_moment(struct lh *g, struct pet_words *w)
{
	if (pet_words_is(w, "script")) {
		int32_t token = pet_words_next_value(w, K_TOKEN);
		if (token < 0)
			return "which token?";
		base(g, 0, false);
		g->pub.flow.frame[0].pc = SOLO_ACT_ENDS;
		g->pub.xerxes.pile &= ~BIT(token);
		struct pet_frame *f = enter(g, N_SOLO_EVENTS, 0);
		lh_token_x_mut(f)->token = (uint8_t)token;
		f->pc = EVENTS_SCRIPT;
		return NULL;
	}
	if (pet_words_is(w, "act")) {
		base(g, 0, false);
		g->pub.flow.frame[0].pc =
			g->pub.xerxes.invasion >= INVASION_TOP ? SOLO_ACT_BEGINS : SOLO_TURN;
		enter(g, N_SOLO_ACT, 0);
		return NULL;
	}
	return "this moment has no name";
}

const char *lh_stage(void *state, const char *words)
{
	struct lh *g = state;
	struct lh_pub *p = &g->pub;
	struct pet_words w = pet_words_of(&hellas_game, words);
	if (!pet_words_next(&w))
		return "no moment given";
	if (pet_words_is(&w, "bare"))
		wipe(g);
	if (p->solo && !pet_words_is(&w, "turn") && !pet_words_is(&w, "bare"))
		return solo_moment(g, &w);
	const struct pet_words moment = w;
	int32_t seat = pet_words_next_seat(&w, &p->flow);
	if (seat < 0)
		return "whose turn?";
	uint8_t who = (uint8_t)seat;
	seat_everybody(g);
	base(g, who, true);
	if (pet_words_is(&moment, "turn") || pet_words_is(&moment, "bare")) {
		enter(g, N_TURN_MENU, who);
		return NULL;
	}
	if (pet_words_is(&moment, "start")) {
		p->flow.frame[1].pc = TURN_BEGIN;
		return NULL;
	}
	if (pet_words_is(&moment, "end")) {
		p->flow.frame[1].pc = TURN_END;
		return NULL;
	}
	if (pet_words_is(&moment, "monsters")) {
		p->flow.frame[1].pc = TURN_END;
		lh_phase_x_mut(enter(g, N_MONSTER_PHASE, who))->left =
			(uint8_t)lh_monsters_on_map(p);
		return NULL;
	}
	if (pet_words_is(&moment, "event")) {
		p->flow.frame[1].pc = TURN_END;
		enter(g, N_EVENT_CARD, who);
		return NULL;
	}
	if (pet_words_is(&moment, "draft")) {
		lh_start_draft(g, who);
		return NULL;
	}
	if (pet_words_is(&moment, "hunt")) {
		int32_t monster = pet_words_next_value(&w, K_MONSTER);
		if (monster < 0)
			return "which monster?";
		lh_monster_x_mut(enter(g, N_HUNT, who))->monster = (uint8_t)monster;
		return NULL;
	}
	return "this moment has no name";
}
