/* r05_actions.c: chapter EL-5: phase II, four rounds of turns.
 *
 * Each main action has one function that says why it is refused, used by the list of legal moves
 * and by explanations. */
#include "core/mark.h"
#include "games/elysium/rules.h"

/* ---- turns ----------------------------------------------------------------------------------- */

/* EL-5.1: four rounds in disc order; frame.n counts the turns. */
void el_rounds_step(void *state, struct pet_frame *f)
{
	struct el *g = state;
	struct el_pub *p = &g->pub;
	if (f->n == 0)
		for (unsigned seat = 0; seat < p->flow.seats; seat++)
			p->seat[seat].moved = 0; /* EL-12.41 */
	if (f->n == EL_ROUNDS * p->flow.seats) {
		pet_flow_end(&p->flow);
		return;
	}
	unsigned disc = f->n++ % p->flow.seats + 1u;
	pet_flow_call(&p->flow, N_TURN, el_seat_of_disc(p, disc));
}

/* EL-5.8, EL-12.51: a permanent opens the Oracle. */
static bool may_use_oracle(const struct el_pub *p, unsigned seat)
{
	return el_bears(p, seat, EL_ALLOW);
}

/* EL-3.2, EL-3.3, EL-3.4, EL-3.6, EL-3.7: whether the card could enter the Domain, whatever row it
 * is in. */
static inline uint8_t entry_refused(const struct el_pub *p, unsigned seat, unsigned c)
{
	unsigned columns = p->seat[seat].columns;
	const struct el_card *card = el_face(p, c);
	if (el_has(p, seat, c))
		return R_TWIN;
	if ((columns & card->need) != card->need)
		return R_COLUMN_NEEDED;
	return card->columns == 2 && el_bits(columns) < 2 ? R_TWO_COLUMNS : R_OK;
}

/* EL-5.4: three card actions per epoch. */
static bool actions_left(const struct el_pub *p, unsigned seat)
{
	return p->seat[seat].actions < EL_CARD_ACTIONS;
}

/* EL-5.4, EL-5.5, EL-5.8: whether the seat may acquire c from a row. */
static uint8_t acquire_refused(const struct el_pub *p, unsigned seat, unsigned c, unsigned zone)
{
	if (c == 0 || c > EL_DESIGNS || !el_row_of(p, zone)[c])
		return zone == EL_AGORA ? R_NOT_IN_AGORA : R_NOT_IN_ORACLE;
	if (!actions_left(p, seat))
		return R_THREE_ACTIONS;
	uint8_t refused = entry_refused(p, seat, c);
	if (refused)
		return refused;
	return zone == EL_ORACLE && !may_use_oracle(p, seat) ? R_ORACLE_CLOSED : R_OK;
}

/* Quests taken by other seats and by this one, one bit each. */
static unsigned quests_taken(const struct el_pub *p)
{
	unsigned taken = 0;
	for (unsigned seat = 0; seat < p->flow.seats; seat++)
		taken |= p->seat[seat].quest;
	return taken;
}

static uint8_t quest_refused(const struct el_pub *p, unsigned seat, unsigned quest, unsigned taken)
{
	if ((int)quest >= el_quests(p))
		return R_QUEST_GONE;
	if (p->seat[seat].quest)
		return R_HAS_QUEST;
	if (taken >> quest & 1)
		return R_QUEST_GONE;
	return p->seat[seat].columns & el_quest_colours(p, quest) ? R_OK : R_QUEST_COLUMN;
}

/* EL-5.11: whether the seat may take this quest. */
static uint8_t el_quest_refused(const struct el_pub *p, unsigned seat, unsigned quest)
{
	return quest_refused(p, seat, quest, quests_taken(p));
}

/* The cards of a row that may enter the Domain. */
static int list_row(const struct el_pub *p, unsigned seat, const uint8_t *row, unsigned verb,
		    pet_move *out)
{
	int n = 0;
	for (unsigned w = 0; w < EL_ROW_WORDS; w++)
		for (uint64_t rest = el_row_word(row, w); rest;) {
			unsigned i = (unsigned)__builtin_ctzll(rest) / 8, c = 8 * w + i;
			rest &= ~(UINT64_C(0xff) << 8 * i);
			if (!entry_refused(p, seat, c))
				out[n++] = pet_move_make(verb, c, 0, 0);
		}
	return n;
}

static int list_acquire(const struct el_pub *p, unsigned seat, pet_move *out)
{
	if (!actions_left(p, seat))
		return 0;
	int n = list_row(p, seat, p->agora, V_ACQUIRE, out);
	if (p->oracle_size && may_use_oracle(p, seat))
		n += list_row(p, seat, p->oracle, V_ACQUIRE_ORACLE, out + n);
	return n;
}

static int list_quests(const struct el_pub *p, unsigned seat, pet_move *out)
{
	int n = 0;
	if (p->seat[seat].quest)
		return 0;
	unsigned taken = quests_taken(p);
	for (unsigned q = 0; (int)q < el_quests(p); q++)
		if (!quest_refused(p, seat, q, taken))
			out[n++] = pet_move_make(V_QUEST, q, 0, 0);
	return n;
}

/* EL-5.13, EL-5.14, EL-5.16: a Citizen only where no card and no quest can be taken. */
static uint8_t citizen_refused(const struct el_pub *p, unsigned seat)
{
	pet_move out[3 * EL_ROWS];
	if (!actions_left(p, seat))
		return R_THREE_ACTIONS;
	if (list_acquire(p, seat, out))
		return R_CITIZEN_CARD;
	return list_quests(p, seat, out) ? R_CITIZEN_QUEST : R_OK;
}

/* EL-5.19: three card actions made, no quest, none to take. */
static uint8_t pass_refused(const struct el_pub *p, unsigned seat)
{
	pet_move out[EL_QUESTS];
	if (actions_left(p, seat))
		return R_PASS_EARLY;
	return p->seat[seat].quest || list_quests(p, seat, out) ? R_PASS_QUEST : R_OK;
}

/* EL-5.3: which main actions the seat may choose from, for the prompt. */
int el_about_turn(const struct el_pub *p, unsigned seat, struct pet_arg out[PET_ABOUT_MAX])
{
	pet_move list[3 * EL_ROWS];
	out[0] = (struct pet_arg){ "card", PET_K_FLAG, list_acquire(p, seat, list) > 0 };
	out[1] = (struct pet_arg){ "quest", PET_K_FLAG, list_quests(p, seat, list) > 0 };
	out[2] = (struct pet_arg){ "citizen", PET_K_FLAG, actions_left(p, seat) };
	out[3] = (struct pet_arg){ "power", PET_K_FLAG, el_list_powers(p, seat, false, list) > 0 };
	return 4;
}

/* EL-5.2, EL-5.3, EL-5.22: one main action, powers before it; judged by the current position. */
int el_turn_legal(struct pet_view v, const struct pet_frame *f, pet_move *out)
{
	const struct el_pub *p = el_pub(v);
	int n = list_acquire(p, f->who, out);
	n += list_quests(p, f->who, out + n);
	if (n == 0 && actions_left(p, f->who))
		out[n++] = pet_move_make(V_CITIZEN, 0, 0, 0);
	else if (n == 0 && !p->seat[f->who].quest)
		out[n++] = pet_move_make(V_PASS, 0, 0, 0);
	return n + el_list_powers(p, f->who, false, out + n);
}

uint8_t el_turn_why(struct pet_view v, const struct pet_frame *f, pet_move m)
{
	if (!el_well_formed(m))
		return R_NOT_HERE;
	const struct el_pub *p = el_pub(v);
	switch (pet_move_verb(m)) {
	case V_ACQUIRE:
		return acquire_refused(p, f->who, pet_move_a(m), EL_AGORA);
	case V_ACQUIRE_ORACLE:
		return acquire_refused(p, f->who, pet_move_a(m), EL_ORACLE);
	case V_QUEST:
		return el_quest_refused(p, f->who, pet_move_a(m));
	case V_CITIZEN:
		return citizen_refused(p, f->who);
	case V_PASS:
		return pass_refused(p, f->who);
	case V_POWER:
		return el_power_refused(p, f->who, pet_move_a(m), false);
	default:
		return R_NOT_HERE;
	}
}

/* EL-5.5 to EL-5.20: the main action. Its cost, a column, is asked for before its gain (EL-5.9):
 * the last frame entered runs first. */
void el_turn_apply(void *state, struct pet_frame *f, pet_move m)
{
	struct el *g = state;
	struct el_pub *p = &g->pub;
	unsigned seat = f->who, c = pet_move_a(m);
	struct el_seat *s = &p->seat[seat];
	if (pet_move_verb(m) == V_POWER) {
		el_power_start(g, seat, c);
		return;
	}
	pet_flow_goto(&p->flow, N_CLOSE, (uint8_t)seat);
	switch (pet_move_verb(m)) {
	case V_ACQUIRE:
	case V_ACQUIRE_ORACLE:
		s->actions++;
		el_row_drop(g, pet_move_verb(m) == V_ACQUIRE ? EL_AGORA : EL_ORACLE, c);
		pet_emit(&g->journal, E_ACQUIRE, seat, c, 0, 0, 0);
		el_acquire(g, seat, c);
		break;
	case V_QUEST:
		s->quest = (uint8_t)(1u << c);
		pet_emit(&g->journal, E_QUEST, seat, c, 0, 0, 0);
		break;
	case V_CITIZEN: /* EL-5.15, EL-5.17, EL-5.18 */
		s->actions++;
		el_take_citizen(g, seat);
		break;
	default:
		pet_emit(&g->journal, E_PASS, seat, 0, 0, 0, 0);
	}
	pet_flow_call(&p->flow, N_COLUMN, (uint8_t)seat);
}

/* ---- the column ------------------------------------------------------------------------------ */

/* EL-5.7, EL-5.12, EL-5.15, EL-5.20: any one standing column. */
int el_column_legal(struct pet_view v, const struct pet_frame *f, pet_move *out)
{
	int n = 0;
	for (unsigned colour = 0; colour < EL_COLOURS; colour++)
		if (el_pub(v)->seat[f->who].columns >> colour & 1)
			out[n++] = pet_move_make(V_COLUMN, colour, 0, 0);
	return n;
}

uint8_t el_column_why(struct pet_view v, const struct pet_frame *f, pet_move m)
{
	if (!el_well_formed(m))
		return R_NOT_HERE;
	if (pet_move_verb(m) != V_COLUMN || pet_move_a(m) >= EL_COLOURS)
		return R_NOT_HERE;
	return el_pub(v)->seat[f->who].columns >> pet_move_a(m) & 1 ? R_OK : R_COLUMN_DOWN;
}

void el_column_apply(void *state, struct pet_frame *f, pet_move m)
{
	struct el *g = state;
	unsigned seat = f->who;
	pet_flow_end(&g->pub.flow);
	g->pub.seat[seat].columns &= (uint8_t) ~(1u << pet_move_a(m));
	pet_emit(&g->journal, E_COLUMN, seat, pet_move_a(m), 0, 0, 0);
}

/* ---- after the main action ------------------------------------------------------------------- */

/* EL-5.2, EL-14.3: powers after the main action; not asked if there is none to use. */
void el_close_step(void *state, struct pet_frame *f)
{
	struct el *g = state;
	if (el_any_power(&g->pub, f->who, false))
		pet_flow_goto(&g->pub.flow, N_AFTER, f->who);
	else
		pet_flow_end(&g->pub.flow);
}

int el_after_legal(struct pet_view v, const struct pet_frame *f, pet_move *out)
{
	int n = el_list_powers(el_pub(v), f->who, false, out);
	out[n++] = pet_move_make(V_END, 0, 0, 0);
	return n;
}

uint8_t el_after_why(struct pet_view v, const struct pet_frame *f, pet_move m)
{
	if (!el_well_formed(m))
		return R_NOT_HERE;
	if (pet_move_verb(m) == V_END)
		return R_OK;
	if (pet_move_verb(m) == V_POWER)
		return el_power_refused(el_pub(v), f->who, pet_move_a(m), false);
	return R_NOT_HERE;
}

void el_after_apply(void *state, struct pet_frame *f, pet_move m)
{
	struct el *g = state;
	unsigned seat = f->who;
	if (pet_move_verb(m) == V_END) {
		pet_flow_end(&g->pub.flow);
		return;
	}
	pet_flow_goto(&g->pub.flow, N_CLOSE, (uint8_t)seat);
	el_power_start(g, seat, pet_move_a(m));
}

/* A column lowered for the rest of the epoch may have been the last one for a quest (EL-5.21: then
 * an unfinished one is dealt) or for any card (EL-5.13: then a Citizen is taken). Who ends the writing gives up
 * transfers. */
bool el_warn(const void *pub, const void *after, pet_move m, struct pet_warning *out)
{
	const struct el_pub *was = pub, *now = after;
	unsigned seat = pet_game_frame(pub)->who;
	pet_move list[3 * EL_ROWS];
	if (pet_move_verb(m) == V_END)
		return el_warn_unused(was, pet_game_frame(pub), out);
	if (pet_move_verb(m) != V_COLUMN || now->seat[seat].columns == 0)
		return false;
	*out = (struct pet_warning){ 0 };
	if (!was->seat[seat].quest && list_quests(was, seat, list) && !list_quests(now, seat, list))
		out->text = N_("then no quest is left that you can take");
	else if (actions_left(now, seat) && list_acquire(was, seat, list) &&
		 !list_acquire(now, seat, list))
		out->text = N_("then no card is left that you can take");
	return out->text;
}
