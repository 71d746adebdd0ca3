/* facts.c: what follows from a position: points and where they come from, the order of the next
 * epoch, income, and what Legends and tiles are worth. */
#include "core/facts.h"
#include "games/elysium/rules.h"

static void tell_epoch(const struct el_pub *p, struct pet_facts *out)
{
	/* from: the children of an epoch (EL-1.13) */
	static const struct pet_phase phase[] = {
		{ "awakening", N_("Awakening"), "EL-4.2", 0 },
		{ "actions", N_("Actions"), "EL-5.1", 1 },
		{ "legends", N_("Legends"), "EL-7.1", 2 },
		{ "evening", N_("End of epoch"), "EL-10.1", 4 },
	};
	struct pet_fact row = pet_fact_number(PET_T_ROUND, "epoch", PET_K_NONE, 0, p->epoch);
	row.of = EL_EPOCHS;
	row.name = N_("epoch");
	row.rule = "EL-10.4";
	if (p->epoch)
		pet_fact_tell(out, &row);
	pet_facts_phases(out, &p->flow, N_EPOCH, phase, sizeof phase / sizeof *phase);
}

/* EL-5.1; EL-7.2: who takes a quest knows no more of the next order than that lower ones come
 * first: places are certain when all have one, or when the writing has begun. */
static void tell_order(const struct el_pub *p, struct pet_facts *out)
{
	struct pet_fact now = pet_fact_list(PET_T_ORDER, "turns", PET_K_SEAT);
	struct pet_fact next = pet_fact_list(PET_T_ORDER, "turns.next", PET_K_SEAT);
	const struct pet_frame *epoch = pet_flow_in(&p->flow, N_EPOCH);
	bool all = true;
	now.name = N_("turn order");
	now.rule = "EL-5.1";
	next.name = N_("turn order of the next epoch");
	next.rule = "EL-7.2";
	if (!epoch)
		return;
	for (unsigned disc = 1; disc <= p->flow.seats; disc++)
		pet_fact_add(&now, (int32_t)el_seat_of_disc(p, disc));
	for (unsigned seat = 0; seat < p->flow.seats; seat++)
		all &= p->seat[seat].quest != 0;
	for (unsigned q = 0; q < (unsigned)el_quests(p); q++)
		for (unsigned seat = 0; seat < p->flow.seats; seat++)
			if (p->seat[seat].quest >> q & 1 && !p->seat[seat].unfinished)
				pet_fact_add(&next, (int32_t)seat);
	uint8_t taken = next.count;
	bool written = epoch->pc > 3; /* the discs have changed already */
	if (written)
		memcpy(next.value, now.value, sizeof next.value);
	next.count = written || all ? now.count : 0;
	pet_fact_tell(out, &now);
	if (p->epoch < EL_EPOCHS && next.count) {
		pet_fact_tell(out, &next);
	} else if (p->epoch < EL_EPOCHS) {
		next.token = "quests";
		next.name = N_("order by the quests taken so far");
		next.count = taken;
		pet_fact_tell(out, &next);
	}
}

/* EL-7.4: what the quest at hand will pay. */
static void tell_income(const struct el_pub *p, unsigned seat, struct pet_facts *out)
{
	const struct pet_frame *epoch = pet_flow_in(&p->flow, N_EPOCH);
	if (!epoch || epoch->pc > 2 || !p->seat[seat].quest)
		return;
	const struct el_quest *q = el_quest_held(p, seat);
	struct pet_fact gold = pet_fact_number(PET_T_INCOME, "gold", PET_K_SEAT, seat, q->gold);
	struct pet_fact vp = pet_fact_number(PET_T_INCOME, "vp", PET_K_SEAT, seat, q->vp);
	gold.name = N_("gold of the quest");
	vp.name = N_("victory points of the quest");
	gold.rule = vp.rule = "EL-7.4";
	gold.event = vp.event = E_INCOME;
	vp.event_arg = 1;
	pet_fact_tell(out, &gold);
	pet_fact_tell(out, &vp);
}

/* EL-1.12: without Ares nobody has any. */
static bool has_prestige(const struct el_pub *p)
{
	return p->families >> EL_ARE & 1;
}

/* EL-11.50: the total and its parts. */
static void tell_points(const struct el_pub *p, unsigned seat, struct pet_facts *out)
{
	const struct el_score s = el_score(p, seat);
	const struct {
		const char *token, *name, *rule;
		int value;
		bool ares; /* counts only where Ares is in play */
	} part[] = {
		{ "total", N_("points in all"), "EL-11.50", s.total },
		{ "held", N_("victory points"), "EL-10.3", s.held },
		{ "legends", N_("Legends"), "EL-11.3", s.legends },
		{ "tiles", N_("bonus tiles"), "EL-11.4", s.tiles },
		{ "chronos", N_("Chronos"), "EL-11.20", s.chronos },
		{ "rank", N_("points for prestige"), "EL-11.30", s.prestige, .ares = true },
		{ "citizens", N_("Citizens"), "EL-11.40", -s.citizens },
	};
	for (unsigned i = 0; i < sizeof part / sizeof *part; i++) {
		if (part[i].ares && !has_prestige(p))
			continue;
		struct pet_fact row = pet_fact_number(PET_T_POINTS, part[i].token, PET_K_SEAT, seat,
						      part[i].value);
		row.name = part[i].name;
		row.rule = part[i].rule;
		pet_fact_tell(out, &row);
	}
}

static void tell_owned(const struct el_pub *p, unsigned seat, struct pet_facts *out)
{
	struct pet_fact gold =
		pet_fact_number(PET_T_OWN, "gold", PET_K_SEAT, seat, p->seat[seat].gold);
	struct pet_fact pp =
		pet_fact_number(PET_T_OWN, "prestige", PET_K_SEAT, seat, p->seat[seat].pp);
	gold.name = N_("gold in hand");
	pp.name = N_("prestige");
	pet_fact_tell(out, &gold);
	if (has_prestige(p))
		pet_fact_tell(out, &pp);
}

static bool same_kind(const struct el_pub *p, const struct el_pile *a, const struct el_pile *b)
{
	const struct el_card *x = el_face(p, a->card[0]), *y = el_face(p, b->card[0]);
	unsigned shape = el_pile_shape(p, a);
	return a->owner == b->owner && shape == el_pile_shape(p, b) &&
	       (shape == EL_LEVEL_LEGEND ? x->level == y->level : x->family == y->family);
}

/* Which of its owner's Legends of a kind holds the tile: of a level the largest (EL-9.4), of a family
 * each whole one its own (EL-9.1, EL-9.2). 0: this one holds none. */
static int tile_of(const struct el_pub *p, unsigned pile)
{
	const struct el_pile *q = &p->pile[pile];
	const struct el_card *first = el_face(p, q->card[0]);
	int size = el_pile_size(q), alike = 0;
	bool level = el_pile_shape(p, q) == EL_LEVEL_LEGEND;
	if (level ? size < el_largest_level_legend(p, q->owner, first->level) : size < EL_LEVELS)
		return 0;
	for (unsigned i = 0; i < pile; i++)
		alike += same_kind(p, &p->pile[i], q) && el_pile_size(&p->pile[i]) == size;
	if (level)
		return !alike && p->level_tile[first->level - 1] >> q->owner & 1
			       ? el_box(p)->level_tile[first->level - 1]
			       : 0;
	int tile[2], tiles = 0;
	if (p->first_tile[first->family] >> q->owner & 1)
		tile[tiles++] = EL_FIRST_TILE;
	if (p->second_tile[first->family] >> q->owner & 1)
		tile[tiles++] = EL_SECOND_TILE;
	return alike < tiles ? tile[alike] : 0;
}

static void tell_tiles(const struct el_pub *p, struct pet_facts *out)
{
	for (unsigned pile = 0; pile < p->piles; pile++) {
		if (!pet_facts_want_seat(out, p->pile[pile].owner))
			continue;
		struct pet_fact row =
			pet_fact_number(PET_T_OWN, "tile", K_PILE, pile, tile_of(p, pile));
		row.name = N_("bonus tile of a Legend");
		row.rule = "EL-9.8";
		if (row.value[0])
			pet_fact_tell(out, &row);
	}
}

static void tell_left(const struct el_pub *p, struct pet_facts *out)
{
	const struct pet_frame *step = pet_flow_in(&p->flow, N_STEP);
	for (unsigned seat = 0; seat < p->flow.seats && pet_flow_in(&p->flow, N_ROUNDS); seat++) {
		struct pet_fact row = pet_fact_number(PET_T_LEFT, "actions", PET_K_SEAT, seat,
						      EL_CARD_ACTIONS - p->seat[seat].actions);
		row.of = EL_CARD_ACTIONS;
		row.name = N_("card actions left");
		row.rule = "EL-5.4";
		pet_fact_tell(out, &row);
	}
	if (step) {
		struct pet_fact row =
			pet_fact_number(PET_T_LEFT, "transfers", PET_K_SEAT, step->who, step->n);
		row.of = el_quest_held(p, step->who)->transfers;
		row.name = N_("transfers left");
		row.rule = "EL-7.6";
		pet_fact_tell(out, &row);
	}
}

static void tell_where(const struct el_pub *p, struct pet_facts *out)
{
	static const char *const token[] = {
		[EL_DOM] = "domain",     [EL_ODOM] = "others",     [EL_ELY] = "elysium",
		[EL_ALLELY] = "elysium", [EL_HERE] = "elysium",    [EL_AGORA] = "agora",
		[EL_ORACLE] = "oracle",  [EL_DISCARD] = "discard",
	};
	unsigned zone = el_asked_zone(p);
	if (zone == EL_ZONES)
		return;
	struct pet_fact row = pet_fact_number(PET_T_WHERE, token[zone], PET_K_NONE, 0, 1);
	row.name = N_("where the cards to choose from lie");
	row.rule = "EL-12.34";
	pet_fact_tell(out, &row);
}

/* EL-9, EL-11: what is printed on the score sheet. */
static void tell_worth(const struct el_pub *p, struct pet_facts *out)
{
	struct pet_fact level = pet_fact_list(PET_T_WORTH, "legend.level", PET_K_NUMBER);
	struct pet_fact family = pet_fact_list(PET_T_WORTH, "legend.family", PET_K_NUMBER);
	struct pet_fact ranks = pet_fact_list(PET_T_WORTH, "prestige", PET_K_NUMBER);
	for (int n = 2; n <= EL_PILE; n++)
		pet_fact_add(&level, el_legend_worth(EL_LEVEL_LEGEND, n));
	for (int n = 2; n <= EL_LEVELS; n++)
		pet_fact_add(&family, el_legend_worth(EL_FAMILY_LEGEND, n));
	for (unsigned rank = 0; rank < p->flow.seats; rank++)
		pet_fact_add(&ranks, el_rank_worth(rank));
	level.name = N_("a level Legend of 2, 3, 4, 5 cards");
	level.rule = "EL-11.3";
	family.name = N_("a family Legend of 2, 3 cards");
	family.rule = "EL-11.2";
	ranks.name = N_("most prestige, second, third, fourth");
	ranks.rule = "EL-11.30";
	pet_fact_tell(out, &level);
	pet_fact_tell(out, &family);
	if (has_prestige(p))
		pet_fact_tell(out, &ranks);
	for (unsigned i = 0; i < EL_LEVELS; i++) {
		struct pet_fact row =
			pet_fact_number(PET_T_WORTH, "bonus", K_LEVEL, i, el_box(p)->level_tile[i]);
		row.name = N_("largest Legend of this level");
		row.rule = "EL-9.3";
		pet_fact_tell(out, &row);
	}
	for (unsigned i = 0; i < EL_FAMILIES; i++) {
		struct pet_fact first =
			pet_fact_number(PET_T_WORTH, "first", K_FAMILY, i, EL_FIRST_TILE);
		struct pet_fact second =
			pet_fact_number(PET_T_WORTH, "second", K_FAMILY, i, EL_SECOND_TILE);
		first.name = N_("first whole Legend of this family");
		first.rule = "EL-9.1";
		second.name = N_("second whole Legend of this family");
		second.rule = "EL-9.2";
		if (!(p->families >> i & 1))
			continue;
		pet_fact_tell(out, &first);
		pet_fact_tell(out, &second);
	}
	struct pet_fact agora =
		pet_fact_number(PET_T_WORTH, "agora", PET_K_NONE, 0, (int32_t)el_agora_full(p));
	agora.name = N_("cards that an epoch brings to the Agora");
	agora.rule = "EL-4.4";
	pet_fact_tell(out, &agora);
	struct pet_fact citizen =
		pet_fact_number(PET_T_WORTH, "citizen", K_CARD, EL_CITIZEN, -EL_CITIZEN_COST);
	citizen.name = N_("a Citizen in a Legend");
	citizen.rule = "EL-11.40";
	pet_fact_tell(out, &citizen);
}

void el_facts(struct pet_view v, struct pet_facts *out)
{
	const struct el_pub *p = v.pub;
	tell_epoch(p, out);
	if (p->epoch && pet_facts_want(out, PET_T_ORDER))
		tell_order(p, out);
	for (unsigned seat = 0; p->epoch && seat < p->flow.seats; seat++) {
		if (!pet_facts_want_seat(out, (uint8_t)seat))
			continue;
		if (pet_facts_want(out, PET_T_INCOME))
			tell_income(p, seat, out);
		if (pet_facts_want(out, PET_T_POINTS))
			tell_points(p, seat, out);
		if (pet_facts_want(out, PET_T_OWN))
			tell_owned(p, seat, out);
	}
	if (pet_facts_want(out, PET_T_WHERE))
		tell_where(p, out);
	if (p->epoch && pet_facts_want(out, PET_T_OWN))
		tell_tiles(p, out);
	if (p->epoch && pet_facts_want(out, PET_T_LEFT))
		tell_left(p, out);
	if (p->families && pet_facts_want(out, PET_T_WORTH))
		tell_worth(p, out);
}
