/* stage.c: moments for scenarios and hand-made positions.
 *
 *     bare                     Agora, Oracle and discard pile return to the deck
 *     agora CARD...            cards are added to a row (also oracle, discard)
 *     domain SEAT CARD...      cards enter a Domain (citizen: a Citizen)
 *     pile SEAT CARD...        a pile
 *     deck CARD...             the deck after a reshuffle; cards that are nowhere are out, under
 *                              Citizens (use it after the other stages of cards)
 *     turn SEAT [ROUND]        the seat is about to take its main action
 *     after SEAT [ROUND]       it has taken it
 *     legends SEAT [N]         its transfer step, with N transfers of its quest left
 *     end                      the last epoch is over: the points are counted
 *
 * Cards that are nowhere else are in the deck (el_derive). */
#include "core/words.h"
#include "games/elysium/rules.h"

extern const struct pet_game elysium_game;

static const char *stage_row(struct pet_words *w, uint8_t *row)
{
	while (pet_words_next(w)) {
		int c = pet_words_value(w, K_CARD);
		if (c < 1 || c > EL_DESIGNS)
			return "no such card";
		row[c]++;
	}
	return NULL;
}

static const char *stage_domain(struct pet_words *w, struct el_pub *p)
{
	int seat = pet_words_next_seat(w, &p->flow);
	if (seat < 0)
		return "no such seat";
	struct el_seat *s = &p->seat[seat];
	while (pet_words_next(w)) {
		int c = pet_words_value(w, K_CARD), i = 0;
		while (i < EL_DOMAIN - 1 && s->domain[i])
			i++;
		if (c == EL_CITIZEN)
			s->citizens++;
		else if (c > 0 && c <= EL_DESIGNS)
			s->domain[i] = (uint8_t)c;
		else
			return "no such card";
	}
	return NULL;
}

static const char *stage_pile(struct pet_words *w, struct el_pub *p)
{
	int seat = pet_words_next_seat(w, &p->flow), i = 0;
	if (seat < 0)
		return "no such seat";
	while (i < EL_PILES - 1 && p->pile[i].card[0])
		i++;
	p->pile[i].owner = (uint8_t)seat;
	for (int k = 0; pet_words_next(w); k++) {
		int c = pet_words_value(w, K_CARD);
		if (c < 1 || c > EL_CITIZEN || k >= EL_PILE)
			return "no such card, or too many";
		p->pile[i].card[k] = (uint8_t)c;
	}
	return NULL;
}

static const char *stage_deck(struct pet_words *w, struct el *g)
{
	struct el_pub *p = &g->pub;
	memset(p->pool, 0, sizeof p->pool);
	const char *wrong = stage_row(w, p->pool);
	p->reshuffled = 1;
	el_derive(g);
	p->deck = p->unseen;
	p->out = (uint8_t)(p->out + el_missing(p));
	return wrong;
}

/* The frames down to the phase: match, epoch, phase. */
static struct pet_frame *stage_phase(struct el_pub *p, unsigned pc, unsigned node, unsigned n)
{
	while (p->flow.depth)
		pet_flow_end(&p->flow);
	pet_flow_call(&p->flow, N_MATCH, 0)->pc = 5;
	pet_flow_call(&p->flow, N_EPOCH, 0)->pc = (uint8_t)pc;
	struct pet_frame *f = pet_flow_call(&p->flow, (uint8_t)node, 0);
	f->n = (uint8_t)n;
	return f;
}

static const char *stage_turn(struct pet_words *w, struct el_pub *p, unsigned node)
{
	int seat = pet_words_next_seat(w, &p->flow), round = pet_words_next_value(w, PET_K_NUMBER);
	if (seat < 0)
		return "no such seat";
	if (round < 1)
		round = 1;
	if (round > EL_ROUNDS)
		return "no such round";
	stage_phase(p, 2, N_ROUNDS, (unsigned)(round - 1) * p->flow.seats + p->seat[seat].disc);
	pet_flow_call(&p->flow, (uint8_t)node, (uint8_t)seat);
	return NULL;
}

static const char *stage_legends(struct pet_words *w, struct el_pub *p)
{
	int seat = pet_words_next_seat(w, &p->flow), n = pet_words_next_value(w, PET_K_NUMBER);
	if (seat < 0)
		return "no such seat";
	if (n < 0)
		n = 2;
	if (n > 3)
		return "no quest allows so many transfers";
	stage_phase(p, 4, N_WRITING, p->seat[seat].disc);
	pet_flow_call(&p->flow, N_STEP, (uint8_t)seat)->n = (uint8_t)n;
	pet_flow_call(&p->flow, N_LEGENDS, (uint8_t)seat)->n = (uint8_t)n;
	return NULL;
}

static const char *stage_end(struct el_pub *p)
{
	while (p->flow.depth)
		pet_flow_end(&p->flow);
	p->epoch = EL_EPOCHS;
	pet_flow_call(&p->flow, N_SCORE, 0);
	return NULL;
}

const char *el_stage(void *state, const char *words)
{
	struct el_pub *p = &((struct el *)state)->pub;
	struct pet_words w = pet_words_of(&elysium_game, words);
	if (!p->epoch)
		return "the cards are not dealt yet";
	if (!pet_words_next(&w))
		return "stage what?";
	if (pet_words_is(&w, "bare")) {
		memset(p->agora, 0, sizeof p->agora);
		memset(p->oracle, 0, sizeof p->oracle);
		memset(p->discard, 0, sizeof p->discard);
		return NULL;
	}
	if (pet_words_is(&w, "agora"))
		return stage_row(&w, p->agora);
	if (pet_words_is(&w, "oracle"))
		return stage_row(&w, p->oracle);
	if (pet_words_is(&w, "discard"))
		return stage_row(&w, p->discard);
	if (pet_words_is(&w, "domain"))
		return stage_domain(&w, p);
	if (pet_words_is(&w, "pile"))
		return stage_pile(&w, p);
	if (pet_words_is(&w, "deck"))
		return stage_deck(&w, state);
	if (pet_words_is(&w, "turn"))
		return stage_turn(&w, p, N_TURN);
	if (pet_words_is(&w, "after"))
		return stage_turn(&w, p, N_AFTER);
	if (pet_words_is(&w, "legends"))
		return stage_legends(&w, p);
	if (pet_words_is(&w, "end"))
		return stage_end(p);
	return "stage is bare, agora, oracle, discard, domain, pile, deck, turn, after, legends or "
	       "end";
}
