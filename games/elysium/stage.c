/* stage.c: moments for scenarios and hand-made positions.
 *
 *     bare                     Agora, Oracle and discard pile go back into the deck
 *     agora CARD...            cards are added to a row (also oracle, discard)
 *     domain SEAT CARD...      cards enter a Domain (citizen: a Citizen)
 *     pile SEAT CARD...        a pile
 *     deck CARD...             the deck after a reshuffle; cards that lie nowhere are out, under
 *                              Citizens (the last of the stages about cards)
 *     turn SEAT [ROUND]        the seat is about to make its main action
 *     after SEAT [ROUND]       it has made it
 *     legends SEAT [N]         its transfer step, with N transfers of its quest left
 *
 * What lies nowhere is in the deck (el_derive). */
#include "core/text.h"
#include "games/elysium/rules.h"

struct words {
	const char *at, *end, *word;
	size_t n;
};

static bool next(struct words *w)
{
	return token_next(&w->at, w->end, &w->word, &w->n);
}

extern const struct game elysium_game;

static int next_value(struct words *w, unsigned kind)
{
	return next(w) ? token_find(&elysium_game, (uint8_t)kind, w->word, w->n) : -1;
}

static const char *stage_row(struct words *w, uint8_t *row)
{
	while (next(w)) {
		int c = token_find(&elysium_game, K_CARD, w->word, w->n);
		if (c < 1 || c > EL_DESIGNS)
			return "no such card";
		row[c]++;
	}
	return NULL;
}

static const char *stage_domain(struct words *w, struct el_pub *p)
{
	int seat = next_value(w, K_SEAT);
	if (seat < 0 || seat >= p->flow.seats)
		return "no such seat";
	struct el_seat *s = &p->seat[seat];
	while (next(w)) {
		int c = token_find(&elysium_game, K_CARD, w->word, w->n), i = 0;
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

static const char *stage_pile(struct words *w, struct el_pub *p)
{
	int seat = next_value(w, K_SEAT), i = 0;
	if (seat < 0 || seat >= p->flow.seats)
		return "no such seat";
	while (i < EL_PILES - 1 && p->pile[i].card[0])
		i++;
	p->pile[i].owner = (uint8_t)seat;
	for (int k = 0; next(w); k++) {
		int c = token_find(&elysium_game, K_CARD, w->word, w->n);
		if (c < 1 || c > EL_CITIZEN || k >= EL_PILE)
			return "no such card, or too many";
		p->pile[i].card[k] = (uint8_t)c;
	}
	return NULL;
}

static const char *stage_deck(struct words *w, struct el *g)
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
static struct frame *stage_phase(struct el_pub *p, unsigned pc, unsigned node, unsigned n)
{
	while (p->flow.depth)
		flow_end(&p->flow);
	flow_call(&p->flow, N_MATCH, 0)->pc = 5;
	flow_call(&p->flow, N_EPOCH, 0)->pc = (uint8_t)pc;
	struct frame *f = flow_call(&p->flow, (uint8_t)node, 0);
	f->n = (uint8_t)n;
	return f;
}

static const char *stage_turn(struct words *w, struct el_pub *p, unsigned node)
{
	int seat = next_value(w, K_SEAT), round = next_value(w, K_NUMBER);
	if (seat < 0 || seat >= p->flow.seats)
		return "no such seat";
	if (round < 1)
		round = 1;
	if (round > EL_ROUNDS)
		return "no such round";
	stage_phase(p, 2, N_ROUNDS, (unsigned)(round - 1) * p->flow.seats + p->seat[seat].disc);
	flow_call(&p->flow, (uint8_t)node, (uint8_t)seat);
	return NULL;
}

static const char *stage_legends(struct words *w, struct el_pub *p)
{
	int seat = next_value(w, K_SEAT), n = next_value(w, K_NUMBER);
	if (seat < 0 || seat >= p->flow.seats)
		return "no such seat";
	if (n < 0)
		n = 2;
	if (n > 3)
		return "no quest allows so many transfers";
	stage_phase(p, 4, N_WRITING, p->seat[seat].disc);
	flow_call(&p->flow, N_STEP, (uint8_t)seat)->n = (uint8_t)n;
	flow_call(&p->flow, N_LEGENDS, (uint8_t)seat)->n = (uint8_t)n;
	return NULL;
}

const char *el_stage(void *state, const char *words)
{
	struct el_pub *p = &((struct el *)state)->pub;
	struct words w = { words, words + text_length(words), NULL, 0 };
	if (!p->epoch)
		return "the cards are not dealt yet";
	if (!next(&w))
		return "stage what?";
	if (token_is(w.word, w.n, "bare")) {
		memset(p->agora, 0, sizeof p->agora);
		memset(p->oracle, 0, sizeof p->oracle);
		memset(p->discard, 0, sizeof p->discard);
		return NULL;
	}
	if (token_is(w.word, w.n, "agora"))
		return stage_row(&w, p->agora);
	if (token_is(w.word, w.n, "oracle"))
		return stage_row(&w, p->oracle);
	if (token_is(w.word, w.n, "discard"))
		return stage_row(&w, p->discard);
	if (token_is(w.word, w.n, "domain"))
		return stage_domain(&w, p);
	if (token_is(w.word, w.n, "pile"))
		return stage_pile(&w, p);
	if (token_is(w.word, w.n, "deck"))
		return stage_deck(&w, state);
	if (token_is(w.word, w.n, "turn"))
		return stage_turn(&w, p, N_TURN);
	if (token_is(w.word, w.n, "after"))
		return stage_turn(&w, p, N_AFTER);
	if (token_is(w.word, w.n, "legends"))
		return stage_legends(&w, p);
	return "stage is bare, agora, oracle, discard, domain, pile, deck, turn, after or legends";
}
