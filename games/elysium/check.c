/* check.c: verifies a whole position. */
#include "games/elysium/rules.h"

static const char *check_seats(const struct el_pub *p)
{
	unsigned discs = 0, quests = 0;
	for (unsigned seat = 0; seat < p->flow.seats; seat++) {
		const struct el_seat *s = &p->seat[seat];
		if (s->gold > EL_PURSE || s->vp > EL_PURSE || s->pp > EL_PURSE)
			return "a seat has more than 9999 of something";
		if (s->pp && !(p->families >> EL_ARE & 1))
			return "there is no prestige without Ares";
		if (s->disc < 1 || s->disc > p->flow.seats || (discs >> s->disc & 1))
			return "the discs are not 1 to the number of seats";
		discs |= 1u << s->disc;
		if (s->columns > 15 || s->actions > 3 || s->unfinished > 1)
			return "columns, card actions or quest are out of range";
		if (s->quest & (s->quest - 1) || s->quest >> el_quests(p) || (quests & s->quest))
			return "a quest tile lies in two places or does not exist";
		if (s->unfinished && !s->quest)
			return "an Unfinished Quest without a tile";
		quests |= s->quest;
	}
	static const struct el_seat empty;
	for (unsigned seat = p->flow.seats; seat < EL_SEATS; seat++)
		if (memcmp(&p->seat[seat], &empty, sizeof empty))
			return "an absent seat owns something";
	return NULL;
}

static const char *check_domains(const struct el_pub *p)
{
	uint8_t held[96] = { 0 };
	for (unsigned seat = 0; seat < EL_SEATS; seat++) {
		const struct el_seat *s = &p->seat[seat];
		if (s->domain_size >= EL_DOMAIN)
			return "a Domain is too large";
		for (int i = 0; i < EL_DOMAIN; i++) {
			unsigned c = s->domain[i];
			if ((c != 0) != (i < s->domain_size) || c >= EL_ROWS)
				return "a Domain is not a list of face-up cards";
			if (c && (held[c] >> seat & 1))
				return "twins lie in one Domain";
			if (c)
				held[c] |= (uint8_t)(1u << seat);
		}
	}
	if (memcmp(held, p->held, sizeof held))
		return "owners of cards and Domains differ";
	for (unsigned c = 0; c < sizeof held; c++) {
		if (!p->used[c])
			continue;
		unsigned kind = c < EL_ROWS ? el_face(p, c)->kind : EL_NO_KIND;
		if (p->used[c] & ~held[c] || kind == EL_INSTANT || kind == EL_PERMANENT ||
		    kind > EL_ELEUSIS)
			return "a card is marked that cannot be";
	}
	return NULL;
}

/* EL-8.7, EL-8.8, EL-8.9, EL-8.10, EL-8.30, EL-8.31, EL-8.32, EL-8.33, EL-8.34: whether the cards
 * of a pile could have joined one by one. */
static const char *check_pile(const struct el_pub *p, const struct el_pile *q)
{
	struct el_pile grown = { .owner = q->owner };
	if (q->owner >= p->flow.seats || !q->card[0] || q->card[0] >= EL_ROWS)
		return "a pile has no owner or begins with no card";
	grown.card[0] = q->card[0];
	for (int k = 1; k < EL_PILE; k++) {
		if (!q->card[k - 1] && q->card[k])
			return "a pile has a gap";
		if (!q->card[k])
			continue;
		if (q->card[k] >= EL_CARDS || !el_join_level(p, &grown, q->card[k]))
			return "a pile is no Legend";
		grown.card[k] = q->card[k];
	}
	return NULL;
}

static const char *check_piles(const struct el_pub *p)
{
	static const struct el_pile empty;
	if (p->piles > EL_PILES)
		return "there are too many piles";
	for (unsigned i = 0; i < EL_PILES; i++) {
		const char *wrong = NULL;
		if (i < p->piles)
			wrong = check_pile(p, &p->pile[i]);
		else if (memcmp(&p->pile[i], &empty, sizeof empty))
			wrong = "a pile lies beyond the last";
		if (wrong)
			return wrong;
	}
	return NULL;
}

static const char *check_tiles(const struct el_pub *p)
{
	unsigned seats = (1u << p->flow.seats) - 1;
	for (int i = 0; i < EL_LEVELS; i++) {
		unsigned t = p->level_tile[i];
		if (t & ~seats || t & (t - 1))
			return "a level tile has no single holder";
		if (t && !el_largest_level_legend(p, (unsigned)__builtin_ctz(t), (unsigned)i + 1))
			return "a level tile lies with a seat without such a Legend";
	}
	for (int i = 0; i < EL_FAMILIES; i++) {
		unsigned a = p->first_tile[i], b = p->second_tile[i];
		if ((a | b) & ~seats || a & (a - 1) || b & (b - 1) || (b && !a))
			return "a family tile has no single holder";
	}
	return NULL;
}

static const char *check_cards(const struct el_pub *p)
{
	uint8_t seen[EL_ROWS];
	unsigned shown = 0, citizens = el_count_citizens(p);
	el_count_seen(p, seen);
	for (unsigned c = 0; c < 96; c++) {
		if (c > 0 && c < EL_ROWS)
			continue;
		if (p->agora[c] | p->oracle[c] | p->discard[c] | p->pool[c])
			return "a row holds a card that does not exist";
	}
	for (unsigned c = 1; c < EL_ROWS; c++) {
		const struct el_card *card = el_face(p, c);
		unsigned copies = p->families >> card->family & 1 ? card->copies : 0;
		shown += seen[c];
		/* each row by itself, too: what is seen of a card is summed up in a byte */
		if (p->agora[c] > copies || p->oracle[c] > copies || p->discard[c] > copies ||
		    seen[c] + p->pool[c] > copies ||
		    (!p->reshuffled && seen[c] + p->pool[c] < copies))
			return "a card is there too often or too rarely";
	}
	if (p->agora_size != el_row_sum(p->agora) || p->oracle_size != el_row_sum(p->oracle) ||
	    p->discard_size != el_row_sum(p->discard) || p->unseen != el_row_sum(p->pool))
		return "a row's size is wrong";
	if (p->unseen < p->deck || p->unseen > p->deck + citizens)
		return "the unseen cards are not the deck and Citizens";
	if (shown + p->deck + citizens != 105)
		return "there are not 105 cards";
	return NULL;
}

/* ---- the flow of a position that was edited -------------------------------------------------- */

/* Turns in which a seat still has to take its main action, including the current one. */
static int turns_left(const struct el_pub *p, unsigned seat)
{
	const struct pet_flow *fl = &p->flow;
	const struct pet_frame *rounds = &fl->frame[2], *top = &fl->frame[fl->depth - 1];
	int begun = rounds->n, round = (begun - 1) / fl->seats + 1;
	int left = EL_ROUNDS - round;
	if (p->seat[seat].disc > (begun - 1) % fl->seats + 1)
		left++;
	if (top->node == N_TURN && top->who == seat)
		left++;
	return left;
}

/* EL-5.2 to EL-5.24: a seat that still has a turn can take it and lower a column. */
static const char *check_rounds(const struct el_pub *p)
{
	const struct pet_flow *fl = &p->flow;
	const struct pet_frame *rounds = &fl->frame[2], *turn = &fl->frame[3];
	if (fl->depth != 4 || rounds->node != N_ROUNDS || fl->frame[1].pc != 2 || rounds->n < 1 ||
	    rounds->n > EL_ROUNDS * fl->seats || turn->who >= fl->seats || turn->n || turn->pc ||
	    p->seat[turn->who].disc != (rounds->n - 1) % fl->seats + 1)
		return "the flow does not stand in a turn";
	for (unsigned seat = 0; seat < fl->seats; seat++) {
		const struct el_seat *s = &p->seat[seat];
		int left = turns_left(p, seat);
		if (el_bits(s->columns) < left)
			return "a seat has fewer columns than turns to make";
		if (left + s->actions + (s->quest != 0) > EL_ROUNDS)
			return "a seat has made more actions than turns";
	}
	return NULL;
}

static const char *check_writing(const struct el_pub *p)
{
	const struct pet_flow *fl = &p->flow;
	const struct pet_frame *writing = &fl->frame[2], *step = &fl->frame[3],
			       *ask = &fl->frame[4];
	if (fl->depth != 5 || writing->node != N_WRITING || fl->frame[1].pc != 4 ||
	    step->node != N_STEP || writing->n < 1 || writing->n > fl->seats ||
	    step->who >= fl->seats || p->seat[step->who].disc != writing->n ||
	    ask->who != step->who || ask->n != step->n || step->n > 3)
		return "the flow does not stand in a transfer step";
	return NULL;
}

static const char *check_flow(const struct el_pub *p)
{
	const struct pet_flow *fl = &p->flow;
	if (fl->depth < 3 || fl->depth > PET_FLOW_DEPTH)
		return NULL;
	unsigned top = fl->frame[fl->depth - 1].node;
	if (top != N_TURN && top != N_AFTER && top != N_LEGENDS)
		return NULL;
	static const uint8_t none[PET_FRAME_LOCALS];
	for (int i = 0; i < fl->depth; i++)
		if (memcmp(fl->frame[i].x, none, sizeof none))
			return "a frame holds more than it may";
	if (fl->frame[0].node != N_MATCH || fl->frame[0].pc != 5 || fl->frame[1].node != N_EPOCH)
		return "the flow does not stand in an epoch";
	return top == N_LEGENDS ? check_writing(p) : check_rounds(p);
}

const char *el_check(const void *state)
{
	const struct el *g = state;
	const struct el_pub *p = &g->pub;
	if (p->cards > EL_SET_FOURTH || (p->flow.pack && p->cards != EL_SET_FOURTH))
		return "there are no such cards";
	if (p->flow.pack > PET_PACKS_MAX || !el_box(p))
		return "a pack that is not there";
	if (p->epoch == 0)
		return p->flow.depth && p->flow.frame[0].pc <= 3 ? NULL : "the game has not begun";
	if (p->oracle_size && !(p->families >> EL_APO & 1))
		return "there is no Oracle without Apollo";
	if (p->flow.seats < 2 || p->flow.seats > EL_SEATS)
		return "Elysium is for 2 to 4 seats";
	if (p->epoch > EL_EPOCHS || p->side > 1 || el_bits(p->families) != 5 || p->reshuffled > 1)
		return "epoch, side or families are out of range";
	const char *wrong = check_seats(p);
	if (!wrong)
		wrong = check_domains(p);
	if (!wrong)
		wrong = check_piles(p);
	if (!wrong)
		wrong = check_tiles(p);
	if (!wrong)
		wrong = check_cards(p);
	return wrong ? wrong : check_flow(p);
}
