/* stage.c: puts the flow at a named moment, for scenarios and hand-made positions. Pieces stay
 * where they are; markers and turn order are arranged to match.
 *
 *     round                 start of phase 1 of the next round
 *     income                start of phase 2
 *     offer FACTION         start of phase 3, the faction first in turn order
 *     upkeep FACTION        start of phase 4, the faction first in turn order
 *     turn FACTION GOD      the faction's turn, free actions to come; the god's altar is on top
 *     menu FACTION GOD      the same, free actions done
 *     apollo FACTION        the last turn of the round, all others have acted
 *     end                   phase 6 */
#include "core/words.h"
#include "games/legendary/rules.h"

#include <string.h>

extern const struct pet_game legendary_game;

/* Nothing in progress: no turn, no battle, no card, no offering. */
static void calm(struct lg_pub *p)
{
	memset(p->flow.frame, 0, sizeof p->flow.frame);
	p->flow.depth = 0;
	memset(p->marker, NONE, sizeof p->marker);
	memset(p->space, 0, sizeof p->space);
	memset(p->track, NONE, sizeof p->track);
	p->destitute = p->penalised = 0;
	p->in_play = 0;
	p->turn = (struct lg_turn){ .who = NONE, .god = NONE };
	lg_battle_over(p);
	if (p->round == 0)
		p->round = 1;
}

/* Puts the round before its child number pc (game.c, round_seq). */
static void at_phase(struct lg_pub *p, uint8_t pc)
{
	pet_flow_call(&p->flow, N_GAME, NONE)->pc = 7;
	pet_flow_call(&p->flow, N_ROUNDS, NONE);
	pet_flow_call(&p->flow, N_ROUND, NONE)->pc = pc;
}

/* Rotates the turn order until the faction is first. */
static void order_from(struct lg_pub *p, uint8_t who)
{
	while (p->order[0] != who) {
		uint8_t first = p->order[0];
		memmove(p->order, p->order + 1, (size_t)p->factions - 1);
		p->order[p->factions - 1] = first;
	}
}

/* Puts every faction in turn order on an altar from the top, the last on Apollo. */
static void put_markers(struct lg_pub *p)
{
	for (int i = 0; i < p->factions; i++) {
		uint8_t god = i < lg_open(p) ? p->altar[i] : (uint8_t)APOLLO;
		p->marker[god] = p->order[i];
		p->space[god] = god == APOLLO ? 0 : 1;
	}
}

static void god_to_top(struct lg_pub *p, uint8_t god)
{
	for (int i = 0; i < ALTARS; i++) {
		if (p->altar[i] == god) {
			p->altar[i] = p->altar[0];
			p->altar[0] = god;
		}
	}
}

/* All but Apollo's faction have acted, in turn order. */
static void stage_apollo(struct lg_pub *p, uint8_t who)
{
	order_from(p, who);
	for (int i = 1; i < p->factions; i++)
		p->track[p->factions - i] = p->order[i];
	p->marker[APOLLO] = who;
	at_phase(p, 5);
	pet_flow_call(&p->flow, N_TURNS, NONE)->n = (uint8_t)lg_open(p);
}

static void stage_turn(struct lg_pub *p, uint8_t who, uint8_t god, bool menu)
{
	order_from(p, who);
	god_to_top(p, god);
	put_markers(p);
	at_phase(p, 5);
	pet_flow_call(&p->flow, N_TURNS, NONE)->n = menu;
	if (!menu)
		return;
	p->turn.who = who;
	p->turn.god = god;
	struct pet_frame *turn = pet_flow_call(&p->flow, N_TURN, who);
	lg_god_x_mut(turn)->god = god;
	turn->pc = 2;
}

/* Moments without a faction. False: no such moment. */
static bool stage_phase(struct lg *g, const struct pet_words *w)
{
	struct lg_pub *p = &g->pub;
	if (pet_words_is(w, "round")) {
		calm(p);
		lg_round_begin(g);
		memset(&g->journal, 0, sizeof g->journal);
		at_phase(p, 0);
	} else if (pet_words_is(w, "income")) {
		calm(p);
		at_phase(p, 1);
	} else if (pet_words_is(w, "end")) {
		calm(p);
		at_phase(p, 5);
	} else {
		return false;
	}
	return true;
}

const char *lg_stage(void *state, const char *words)
{
	struct lg *g = state;
	struct lg_pub *p = &g->pub;
	struct pet_words moment = pet_words_of(&legendary_game, words), w;
	if (p->order[0] == NONE || p->altar[0] == NONE)
		return "the set-up is not finished";
	if (!pet_words_next(&moment))
		return "stage needs a moment";
	if (stage_phase(g, &moment))
		return NULL;
	w = moment;
	int32_t who = pet_words_next_value(&w, K_FACTION);
	if (who < 0 || who >= p->factions)
		return "a stage needs a faction that plays";
	bool menu = pet_words_is(&moment, "menu");
	if (menu || pet_words_is(&moment, "turn")) {
		int32_t god = pet_words_next_value(&w, K_GOD);
		if (god < 0 || god >= ALTARS)
			return "a turn needs a god other than Apollo";
		calm(p);
		stage_turn(p, (uint8_t)who, (uint8_t)god, menu);
	} else if (pet_words_is(&moment, "apollo")) {
		calm(p);
		stage_apollo(p, (uint8_t)who);
	} else if (pet_words_is(&moment, "offer")) {
		calm(p);
		order_from(p, (uint8_t)who);
		at_phase(p, 2);
	} else if (pet_words_is(&moment, "upkeep")) {
		calm(p);
		order_from(p, (uint8_t)who);
		put_markers(p);
		at_phase(p, 3);
	} else {
		return "there is no such stage";
	}
	return NULL;
}
