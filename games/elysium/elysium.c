/* elysium.c: the tables of Elysium: kinds, verbs, events, reasons, nodes, fields, options. */
#include "core/text.h"
#include "games/elysium/rules.h"

/* ---- kinds ----------------------------------------------------------------------------------- */

const char *const el_family_token[EL_FAMILIES] = { "zeus",     "hades",  "hephaestus", "athena",
						   "poseidon", "hermes", "apollo",     "ares" };
const char *const el_family_name[EL_FAMILIES] = { N_("Zeus"),   N_("Hades"),    N_("Hephaestus"),
						  N_("Athena"), N_("Poseidon"), N_("Hermes"),
						  N_("Apollo"), N_("Ares") };
const char *const el_colour_token[EL_COLOURS] = { "blue", "red", "yellow", "green" };
const char *const el_colour_name[EL_COLOURS] = { N_("blue column"), N_("red column"),
						 N_("yellow column"), N_("green column") };
const char *const el_kind_token[EL_KINDS] = { "instant", "permanent",      "activated",
					      "trigger", "legend",         "eleusis",
					      "chronos", "chronos-family", "chronos-level" };
const char *const el_kind_name[EL_KINDS] = { N_("instant"),
					     N_("permanent"),
					     N_("activated"),
					     N_("trigger"),
					     N_("legend"),
					     N_("Eleusis"),
					     N_("Chronos"),
					     N_("Chronos (best in a family Legend)"),
					     N_("Chronos (best in a level Legend)") };
static const char *const level_token[] = { "1", "2", "3" };
static const char *const quest_token[] = { "q1", "q2", "q3", "q4" };
static const char *const quest_name[] = { N_("quest 1"), N_("quest 2"), N_("quest 3"),
					  N_("quest 4") };
static const char *const side_token[] = { "A", "B" };
static const char *const row_token[] = { "agora", "oracle", "discard" };
static const char *const row_name[] = { N_("the Agora"), N_("the Oracle"), N_("the discard pile") };

#define P5(t)                                                                                      \
	"p" #t "1", "p" #t "2", "p" #t "3", "p" #t "4", "p" #t "5", "p" #t "6", "p" #t "7",        \
		"p" #t "8", "p" #t "9"
// clang-format off
static const char *const pile_token[EL_PILES] = {
	"p1", "p2", "p3", "p4", "p5", "p6", "p7", "p8", "p9", "p10",
	P5(1), "p20", P5(2), "p30", P5(3), "p40", P5(4), "p50", P5(5), "p60",
	P5(6), "p70", P5(7), "p80", P5(8), "p90", P5(9), "p100",
	"p101", "p102", "p103", "p104", "p105",
};
// clang-format on
#undef P5

static const char *card_label(const void *pub, uint8_t value)
{
	(void)pub;
	return el_card[value].name;
}

static const char *family_label(const void *pub, uint8_t value)
{
	(void)pub;
	return el_family_name[value];
}

static const char *colour_label(const void *pub, uint8_t value)
{
	(void)pub;
	return el_colour_name[value];
}

static const char *quest_label(const void *pub, uint8_t value)
{
	(void)pub;
	return quest_name[value];
}

static const char *row_label(const void *pub, uint8_t value)
{
	(void)pub;
	return row_name[value];
}

static const struct kind kinds[EL_KIND_COUNT] = {
	[K_CARD] = { "card", EL_CARDS, el_card_token, card_label },
	[K_FAMILY] = { "family", EL_FAMILIES, el_family_token, family_label },
	[K_COLOUR] = { "colour", EL_COLOURS, el_colour_token, colour_label },
	[K_LEVEL] = { "level", EL_LEVELS, level_token, NULL },
	[K_QUEST] = { "quest", EL_QUESTS, quest_token, quest_label },
	[K_SIDE] = { "side", 2, side_token, NULL },
	[K_PILE] = { "pile", EL_PILES, pile_token, NULL },
	[K_ROW] = { "row", EL_ROW_COUNT, row_token, row_label },
};

/* ---- verbs ----------------------------------------------------------------------------------- */

// clang-format off
static const struct verb verbs[EL_VERB_COUNT] = {
	[V_BOX] = { "box", N_("{a}, {b} and {c} stay in the box"), .kind = { K_FAMILY, K_FAMILY, K_FAMILY } },
	[V_SIDE] = { "side", N_("side {a} of the pediment"), .kind = { K_SIDE } },
	[V_FIRST] = { "first", N_("{a} gets disc 1"), .kind = { K_SEAT } },
	[V_DEAL] = { "deal", N_("{a} is turned up"), .kind = { K_CARD } },
	[V_ACQUIRE] = { "acquire", N_("acquire {a}"), .kind = { K_CARD } },
	[V_ACQUIRE_ORACLE] = { "acquire-oracle", N_("acquire {a} from the Oracle"), .kind = { K_CARD } },
	[V_QUEST] = { "quest", N_("take {a}"), .kind = { K_QUEST } },
	[V_CITIZEN] = { "citizen", N_("take a Citizen") },
	[V_PASS] = { "pass", N_("pass") },
	[V_POWER] = { "power", N_("use the power of {a}"), .kind = { K_CARD } },
	[V_END] = { "end", N_("finish") },
	[V_COLUMN] = { "column", N_("take down: {a}"), .kind = { K_COLOUR } },
	[V_GAIN_GOLD] = { "gain-gold", NP_("gain {a} gold", "gain {a} gold"), .kind = { K_NUMBER } },
	[V_GAIN_VP] = { "gain-vp", NP_("gain {a} victory point", "gain {a} victory points"), .kind = { K_NUMBER } },
	[V_GAIN_PP] = { "gain-pp", NP_("gain {a} prestige", "gain {a} prestige"), .kind = { K_NUMBER } },
	[V_LOSE_GOLD] = { "lose-gold", NP_("lose {a} gold", "lose {a} gold"), .kind = { K_NUMBER } },
	[V_LOSE_VP] = { "lose-vp", NP_("lose {a} victory point", "lose {a} victory points"), .kind = { K_NUMBER } },
	[V_LOSE_PP] = { "lose-pp", NP_("lose {a} prestige", "lose {a} prestige"), .kind = { K_NUMBER } },
	[V_GIVE_GOLD] = { "give-gold", NP_("give {a} gold", "give {a} gold"), .kind = { K_NUMBER } },
	[V_GIVE_VP] = { "give-vp", NP_("give {a} victory point", "give {a} victory points"), .kind = { K_NUMBER } },
	[V_GIVE_PP] = { "give-pp", NP_("give {a} prestige", "give {a} prestige"), .kind = { K_NUMBER } },
	[V_PAY_GOLD] = { "pay-gold", NP_("pay {a} gold", "pay {a} gold"), .kind = { K_NUMBER } },
	[V_PAY_VP] = { "pay-vp", NP_("pay {a} victory point", "pay {a} victory points"), .kind = { K_NUMBER } },
	[V_PAY_PP] = { "pay-pp", NP_("pay {a} prestige", "pay {a} prestige"), .kind = { K_NUMBER } },
	[V_DISCARD_CARDS] = { "discard-cards", NP_("discard {a} card from the Domain", "discard {a} cards from the Domain"), .kind = { K_NUMBER } },
	[V_USE_OWN] = { "use-own", N_("use a power of another card of your own") },
	[V_USE_OTHER] = { "use-other", N_("use a power of a card of another player") },
	[V_OPTION] = { "option", N_("option {a}"), .kind = { K_NUMBER } },
	[V_DECLINE] = { "decline", N_("decline") },
	[V_TARGET] = { "target", N_("choose {a}"), .kind = { K_SEAT } },
	[V_TRANSFER] = { "transfer", N_("transfer {a}"), .kind = { K_CARD } },
	[V_NEW] = { "new", N_("as a new pile") },
	[V_ONTO] = { "onto", N_("onto pile {a} of {b}"), .kind = { K_PILE, K_CARD } },
	[V_TAKE] = { "take", N_("take {a} into the Domain"), .kind = { K_CARD } },
	[V_SWAP] = { "swap", N_("swap {a}"), .kind = { K_CARD } },
	[V_FOR] = { "for", N_("for {a}"), .kind = { K_CARD } },
	[V_DISCARD] = { "discard", N_("discard {a}"), .kind = { K_CARD } },
	[V_USE] = { "use", N_("use the power of {a} without its mark"), .kind = { K_CARD } },
};

bool el_well_formed(move m)
{
	if (move_verb(m) == V_NONE || move_verb(m) >= EL_VERB_COUNT)
		return false;
	for (int i = 0; i < 3; i++)
		if (verbs[move_verb(m)].kind[i] == K_NONE && move_arg(m, i))
			return false;
	return true;
}

/* ---- events ---------------------------------------------------------------------------------- */

static const struct event_row events[EL_EVENT_COUNT] = {
	[E_BOX] = { "box", N_("{a}, {b} and {c} stay in the box"), .kind = { K_FAMILY, K_FAMILY, K_FAMILY } },
	[E_SIDE] = { "side", N_("the pediment shows side {a}"), .kind = { K_SIDE } },
	[E_FIRST] = { "first", N_("{who}: disc 1") },
	[E_DISC] = { "disc", N_("{who}: disc {a}"), .kind = { K_NUMBER } },
	[E_EPOCH] = { "epoch", N_("epoch {a} begins"), .kind = { K_NUMBER } },
	[E_SWEPT] = { "swept", N_("cards swept from the Agora: {a}"), .kind = { K_NUMBER } },
	[E_SLID] = { "slid", N_("cards moved from the Oracle to the Agora: {a}"), .kind = { K_NUMBER } },
	[E_DEAL_AGORA] = { "agora", N_("Agora: {a}"), .kind = { K_CARD } },
	[E_DEAL_ORACLE] = { "oracle", N_("Oracle: {a}"), .kind = { K_CARD } },
	[E_RESHUFFLE] = { "reshuffle", N_("the discard pile becomes the deck, cards: {a}"), .kind = { K_NUMBER } },
	[E_ACQUIRE] = { "acquire", N_("{who}: acquires {a}"), .kind = { K_CARD } },
	[E_TAKE] = { "take", N_("{who}: takes {a}"), .kind = { K_CARD } },
	[E_QUEST] = { "quest", N_("{who}: takes {a}"), .kind = { K_QUEST } },
	[E_CITIZEN] = { "citizen", N_("{who}: takes a Citizen") },
	[E_NO_CITIZEN] = { "no-citizen", N_("{who}: no card is left for a Citizen") },
	[E_PASS] = { "pass", N_("{who}: passes") },
	[E_COLUMN] = { "column", N_("{who}: takes down {a}"), .kind = { K_COLOUR } },
	[E_POWER] = { "power", N_("{who}: power of {a}"), .kind = { K_CARD } },
	[E_USE] = { "use", N_("{who}: borrows the power of {a}"), .kind = { K_CARD } },
	[E_GAIN_GOLD] = { "gain-gold", N_("{who}: gold +{a}"), .kind = { K_NUMBER } },
	[E_GAIN_VP] = { "gain-vp", N_("{who}: victory points +{a}"), .kind = { K_NUMBER } },
	[E_GAIN_PP] = { "gain-pp", N_("{who}: prestige +{a}"), .kind = { K_NUMBER } },
	[E_LOSE_GOLD] = { "lose-gold", N_("{who}: gold -{a}"), .kind = { K_NUMBER } },
	[E_LOSE_VP] = { "lose-vp", N_("{who}: victory points -{a}"), .kind = { K_NUMBER } },
	[E_LOSE_PP] = { "lose-pp", N_("{who}: prestige -{a}"), .kind = { K_NUMBER } },
	[E_GIVE_GOLD] = { "give-gold", N_("{who}: gold for {b}, {a}"), .kind = { K_NUMBER, K_SEAT } },
	[E_GIVE_VP] = { "give-vp", N_("{who}: victory points for {b}, {a}"), .kind = { K_NUMBER, K_SEAT } },
	[E_GIVE_PP] = { "give-pp", N_("{who}: prestige for {b}, {a}"), .kind = { K_NUMBER, K_SEAT } },
	[E_PAY_GOLD] = { "pay-gold", N_("{who}: pays gold, {a}"), .kind = { K_NUMBER } },
	[E_PAY_VP] = { "pay-vp", N_("{who}: pays victory points, {a}"), .kind = { K_NUMBER } },
	[E_PAY_PP] = { "pay-pp", N_("{who}: pays prestige, {a}"), .kind = { K_NUMBER } },
	[E_NEW_PILE] = { "new-pile", N_("{who}: {a} begins pile {c}, gold paid: {b}"), .kind = { K_CARD, K_NUMBER, K_PILE } },
	[E_JOIN] = { "join", N_("{who}: {a} joins pile {c} of {d}, gold paid: {b}"), .kind = { K_CARD, K_NUMBER, K_PILE, K_CARD } },
	[E_LEVEL_TILE] = { "level-tile", N_("{who}: bonus tile of level {a}"), .kind = { K_LEVEL } },
	[E_FIRST_TILE] = { "first-tile", N_("{who}: first bonus tile, {a}"), .kind = { K_FAMILY } },
	[E_SECOND_TILE] = { "second-tile", N_("{who}: second bonus tile, {a}"), .kind = { K_FAMILY } },
	[E_DISCARD] = { "discard", N_("{who}: discards {a}"), .kind = { K_CARD } },
	[E_SWAP] = { "swap", N_("{who}: swaps {a} for {b}"), .kind = { K_CARD, K_CARD } },
	[E_SWAP_ROWS] = { "swap-rows", N_("{who}: {a} and {b} change places"), .kind = { K_CARD, K_CARD } },
	[E_UNFINISHED] = { "unfinished", N_("{who}: Unfinished Quest") },
	[E_INCOME] = { "income", N_("{who}: gold +{a}, victory points +{b}, transfers {c}"), .kind = { K_NUMBER, K_NUMBER, K_NUMBER } },
	[E_SCORE] = { "score", N_("{who}: Legends {a}, bonus tiles {b}, Chronos {c}"), .kind = { K_NUMBER, K_NUMBER, K_NUMBER } },
	[E_SCORE_MORE] = { "score-more", N_("{who}: prestige {a}, Citizens -{b}"), .kind = { K_NUMBER, K_NUMBER } },
	[E_TOTAL] = { "total", N_("{who}: {a} in all"), .kind = { K_NUMBER } },
	[E_TOTAL_BELOW] = { "total-below", N_("{who}: -{a} in all"), .kind = { K_NUMBER } },
	[E_TOTAL_ABOVE] = { "total-above", N_("{who}: more than 255 in all") },
};

/* ---- reasons --------------------------------------------------------------------------------- */

static const struct reason reasons[EL_REASON_COUNT] = {
	[R_NOT_HERE] = { "EL-14.6", N_("this is not what is asked now") },
	[R_NOT_IN_AGORA] = { "EL-5.5", N_("the card does not lie in the Agora") },
	[R_ORACLE_CLOSED] = { "EL-5.8", N_("none of your cards lets you acquire from the Oracle") },
	[R_NOT_IN_ORACLE] = { "EL-5.8", N_("the card does not lie in the Oracle") },
	[R_COLUMN_NEEDED] = { "EL-3.3", N_("a column that the card asks for is down") },
	[R_TWO_COLUMNS] = { "EL-3.4", N_("the card asks for two standing columns") },
	[R_TWIN] = { "EL-3.6", N_("its twin lies in your Domain") },
	[R_THREE_ACTIONS] = { "EL-5.4", N_("you have made three card actions in this epoch") },
	[R_HAS_QUEST] = { "EL-5.4", N_("you have taken a quest in this epoch") },
	[R_QUEST_GONE] = { "EL-5.11", N_("this quest does not lie under the pediment") },
	[R_QUEST_COLUMN] = { "EL-5.11", N_("your column of the colour above the quest is down") },
	[R_CITIZEN_CARD] = { "EL-5.14", N_("no Citizen while you can acquire a card") },
	[R_CITIZEN_QUEST] = { "EL-5.14", N_("no Citizen while you can take a quest") },
	[R_PASS_EARLY] = { "EL-5.19", N_("you may pass only after three card actions") },
	[R_PASS_QUEST] = { "EL-5.19", N_("you may pass only without a quest and with none to take") },
	[R_COLUMN_DOWN] = { "EL-5.7", N_("this column is down") },
	[R_NOT_IN_DOMAIN] = { "EL-3.8", N_("the card is not in your Domain") },
	[R_NO_POWER_NOW] = { "EL-6.1", N_("this card has no power to be used in a turn") },
	[R_LEGEND_LATER] = { "EL-6.1", N_("legend powers are used in your transfer step of phase III") },
	[R_NOT_IN_WRITING] = { "EL-7.8", N_("this power is used in your turns of phase II") },
	[R_TURNED] = { "EL-6.30", N_("the card is turned: its power was used in this epoch") },
	[R_NO_RING] = { "EL-6.40", N_("the card has no ring: its power was used") },
	[R_TURNED_ELEUSIS] = { "EL-6.51", N_("this Eleusis power was used in this epoch") },
	[R_TURNED_LEGEND] = { "EL-6.61", N_("this legend power was used in this phase") },
	[R_LONELY_ELEUSIS] = { "EL-6.50", N_("there is no other Eleusis card in your Domain") },
	[R_NOTHING_POSSIBLE] = { "EL-6.6", N_("no part of this power is possible now") },
	[R_OPTION] = { "EL-12.25", N_("this option cannot be carried out in full") },
	[R_COMMITTED] = { "EL-12.4", N_("what was chosen or paid for must be carried out") },
	[R_SEAT_SELF] = { "EL-12.22", N_("choose another player") },
	[R_SEAT_NOT_MOST] = { "EL-12.22", N_("another player has more") },
	[R_NO_MATCH] = { "EL-12.34", N_("the power does not reach this card or place") },
	[R_TOO_DEAR] = { "EL-8.3", N_("you cannot pay the whole cost of the transfer") },
	[R_CITIZEN_PLACE] = { "EL-8.30", N_("a Citizen needs a Legend with a free place that you can pay") },
	[R_CITIZEN_NEW] = { "EL-8.30", N_("a Citizen never begins a pile") },
	[R_NO_SUCH_PILE] = { "EL-8.1", N_("you have no such pile") },
	[R_NO_JOIN] = { "EL-8.9", N_("the card cannot join this pile") },
	[R_NO_TRANSFER_LEFT] = { "EL-7.6", N_("your quest allows no more transfers") },
	[R_NOT_THERE] = { "EL-12.33", N_("the card does not lie where the power reaches") },
	[R_NO_PARTNER] = { "EL-12.30", N_("there is no card to swap it for") },
	[R_USE_KIND] = { "EL-12.31", N_("the card has another kind of power") },
	[R_USE_CHAIN] = { "EL-12.31", N_("a power that uses powers cannot itself be used") },
	[R_USE_NOTHING] = { "EL-12.31", N_("no part of that power is possible now") },
};

/* ---- nodes ----------------------------------------------------------------------------------- */

static const uint8_t match_seq[] = { N_FAMILIES, N_PEDIMENT, N_FIRST, N_OPENING, N_EPOCH, N_SCORE, 0 };
static const uint8_t epoch_seq[] = { N_AWAKEN, N_ROUNDS, N_ORDER, N_WRITING, N_EVENING, 0 };

static const struct local deal_locals[] = { { "row", K_ROW }, { NULL } };
static const struct local answer_locals[] = { { "card", K_CARD }, { "low", K_NUMBER }, { "high", K_NUMBER }, { "self", K_FLAG }, { "instant", K_FLAG }, { "code", K_NUMBER }, { NULL } };
static const struct local run_locals[] = { { "card", K_CARD }, { "owner", K_SEAT }, { "end", K_NUMBER }, { "seats", K_NUMBER }, { "from", K_NUMBER }, { "to", K_NUMBER }, { "commit", K_NUMBER }, { "outer", K_NUMBER }, { "swap", K_CARD }, { NULL } };
static const struct local ask_locals[] = { { "card", K_CARD }, { NULL } };
static const struct local pile_locals[] = { { "card", K_CARD }, { "mode", K_NUMBER }, { "levels", K_NUMBER }, { NULL } };

#define ASK(x) .legal = el_##x##_legal, .apply = el_##x##_apply, .why = el_##x##_why
static const struct node nodes[EL_NODE_COUNT] = {
	[N_MATCH] = { "match", "EL-2.1", .seq = match_seq },
	[N_FAMILIES] = { "families", "EL-2.2", N_("which families stay in the box"), .weights = el_families_weights, .apply = el_families_apply },
	[N_PEDIMENT] = { "pediment", "EL-2.4", N_("which side of the pediment is up"), .weights = el_pediment_weights, .apply = el_pediment_apply },
	[N_FIRST] = { "first", "EL-2.7", N_("who gets disc 1"), .weights = el_first_weights, .apply = el_first_apply },
	[N_OPENING] = { "opening", "EL-2.10", .step = el_opening_step },
	[N_EPOCH] = { "epoch", "EL-1.13", .seq = epoch_seq },
	[N_AWAKEN] = { "awaken", "EL-4.2", .step = el_awaken_step },
	[N_DEAL] = { "deal", "EL-4.4", N_("a card is turned up: {row}"), deal_locals, .weights = el_deal_weights, .sample = el_deal_sample, .apply = el_deal_apply },
	[N_ROUNDS] = { "rounds", "EL-5.1", .step = el_rounds_step },
	[N_TURN] = { "turn", "EL-5.3", N_("{who}: choose the main action of this turn, or use a power"), ASK(turn), .quiet = true },
	[N_COLUMN] = { "column", "EL-5.7", N_("{who}: which column goes down?"), ASK(column) },
	[N_CLOSE] = { "close", "EL-5.2", .step = el_close_step },
	[N_AFTER] = { "after", "EL-5.2", N_("{who}: use a power, or finish the turn"), ASK(after), .quiet = true },
	[N_ACQUIRED] = { "acquired", "EL-5.9", .locals = answer_locals, .step = el_acquired_step },
	[N_RUN] = { "run", "EL-12.1", .locals = run_locals, .step = el_run_step },
	[N_OPTION] = { "option", "EL-12.25", N_("{who}: choose one ({card})"), ask_locals, ASK(option) },
	[N_PAY] = { "pay", "EL-12.24", N_("{who}: pay for it? ({card})"), ask_locals, ASK(pay) },
	[N_SEAT] = { "seat", "EL-12.22", N_("{who}: choose another player ({card})"), ask_locals, ASK(seat) },
	[N_TRANSFER] = { "transfer", "EL-12.26", N_("{who}: transfer a card, or decline ({card})"), ask_locals, ASK(transfer) },
	[N_PILE] = { "pile", "EL-8.1", N_("{who}: where does it go? {card}"), pile_locals, ASK(pile) },
	[N_TAKE] = { "take", "EL-12.27", N_("{who}: take a card, or decline ({card})"), ask_locals, ASK(take) },
	[N_SWAP_A] = { "swap.a", "EL-12.30", N_("{who}: choose a card to swap, or decline ({card})"), ask_locals, ASK(swap_a) },
	[N_SWAP_B] = { "swap.b", "EL-12.30", N_("{who}: choose the card to swap it for ({card})"), ask_locals, ASK(swap_b) },
	[N_DISCARD] = { "discard", "EL-12.29", N_("{who}: choose a card of your Domain to discard ({card})"), ask_locals, ASK(discard) },
	[N_USE] = { "use", "EL-12.31", N_("{who}: choose a card whose power you use, or decline ({card})"), ask_locals, ASK(use) },
	[N_ORDER] = { "order", "EL-7.2", .step = el_order_step },
	[N_WRITING] = { "writing", "EL-7.5", .step = el_writing_step },
	[N_STEP] = { "step", "EL-7.6", .step = el_step_step },
	[N_LEGENDS] = { "legends", "EL-7.6", N_("{who}: transfer a card, use a legend power, or finish; transfers left: {n}"), ASK(legends), .quiet = true },
	[N_EVENING] = { "evening", "EL-10.1", .step = el_evening_step },
	[N_SCORE] = { "score", "EL-11.1", .step = el_score_step },
};
#undef ASK

/* ---- fields ---------------------------------------------------------------------------------- */

#define P(f)	 offsetof(struct el_pub, f)
#define BYTE(f)	 P(f), 1
#define BY_SEAT(f, bytes) P(seat) + offsetof(struct el_seat, f), bytes
#define OF_SEATS .index = K_SEAT, .count = EL_SEATS, .stride = sizeof(struct el_seat)
#define OF_CARDS .index = K_CARD, .count = EL_ROWS, .stride = 1

static const struct field domain_fields[] = {
	{ "order", offsetof(struct el_seat, domain), 1, FIELD_VALUE, K_CARD, K_NUMBER, EL_DOMAIN, 1, .none = 0 },
	{ NULL },
};
static const struct field pile_fields[] = {
	{ "owner", offsetof(struct el_pile, owner), 1, FIELD_VALUE, K_SEAT },
	{ "card", offsetof(struct el_pile, card), 1, FIELD_VALUE, K_CARD, K_NUMBER, EL_PILE, 1 },
	{ NULL },
};
static const struct field pub_fields[] = {
	{ "epoch", BYTE(epoch), FIELD_VALUE, K_NUMBER },
	{ "side", BYTE(side), FIELD_VALUE, K_SIDE },
	{ "families", BYTE(families), FIELD_MASK, K_FAMILY },
	{ "deck", BYTE(deck), FIELD_VALUE, K_NUMBER },
	{ "unseen", BYTE(unseen), FIELD_VALUE, K_NUMBER },
	{ "reshuffled", BYTE(reshuffled), FIELD_VALUE, K_FLAG },
	{ "out", BYTE(out), FIELD_VALUE, K_NUMBER },
	{ "piles", BYTE(piles), FIELD_VALUE, K_NUMBER },
	{ "agora_size", BYTE(agora_size), FIELD_VALUE, K_NUMBER },
	{ "oracle_size", BYTE(oracle_size), FIELD_VALUE, K_NUMBER },
	{ "discard_size", BYTE(discard_size), FIELD_VALUE, K_NUMBER },
	{ "level_tile", BYTE(level_tile), FIELD_MASK, K_SEAT, K_LEVEL, EL_LEVELS, 1 },
	{ "first_tile", BYTE(first_tile), FIELD_MASK, K_SEAT, K_FAMILY, EL_FAMILIES, 1 },
	{ "second_tile", BYTE(second_tile), FIELD_MASK, K_SEAT, K_FAMILY, EL_FAMILIES, 1 },
	{ "gold", BY_SEAT(gold, 2), FIELD_VALUE, K_NUMBER, OF_SEATS },
	{ "vp", BY_SEAT(vp, 2), FIELD_VALUE, K_NUMBER, OF_SEATS },
	{ "pp", BY_SEAT(pp, 2), FIELD_VALUE, K_NUMBER, OF_SEATS },
	{ "disc", BY_SEAT(disc, 1), FIELD_VALUE, K_NUMBER, OF_SEATS },
	{ "columns", BY_SEAT(columns, 1), FIELD_MASK, K_COLOUR, OF_SEATS },
	{ "quest", BY_SEAT(quest, 1), FIELD_MASK, K_QUEST, OF_SEATS },
	{ "unfinished", BY_SEAT(unfinished, 1), FIELD_VALUE, K_FLAG, OF_SEATS },
	{ "actions", BY_SEAT(actions, 1), FIELD_VALUE, K_NUMBER, OF_SEATS },
	{ "moved", BY_SEAT(moved, 1), FIELD_VALUE, K_NUMBER, OF_SEATS },
	{ "citizens", BY_SEAT(citizens, 1), FIELD_VALUE, K_NUMBER, OF_SEATS },
	{ "domain_size", BY_SEAT(domain_size, 1), FIELD_VALUE, K_NUMBER, OF_SEATS },
	{ "domain", P(seat), 1, FIELD_GROUP, K_NONE, OF_SEATS, .sub = domain_fields },
	{ "agora", BYTE(agora), FIELD_VALUE, K_NUMBER, OF_CARDS },
	{ "oracle", BYTE(oracle), FIELD_VALUE, K_NUMBER, OF_CARDS },
	{ "discard", BYTE(discard), FIELD_VALUE, K_NUMBER, OF_CARDS },
	{ "pool", BYTE(pool), FIELD_VALUE, K_NUMBER, OF_CARDS },
	{ "held", BYTE(held), FIELD_MASK, K_SEAT, OF_CARDS },
	{ "used", BYTE(used), FIELD_MASK, K_SEAT, OF_CARDS },
	{ "pile", P(pile), 1, FIELD_GROUP, K_NONE, K_PILE, EL_PILES, sizeof(struct el_pile), .sub = pile_fields },
	{ NULL },
};
static const struct field priv_fields[] = { { NULL } };
// clang-format on

static const char *const families_values[] = { "first-game",  "splendour",      "vae-victis",
					       "barren-land", "chain-reaction", "other-roads",
					       "random",      "chosen",         NULL };
static const char *const families_labels[] = {
	N_("for a first game"), N_("Splendour"),   N_("Vae victis"), N_("Barren land"),
	N_("Chain reaction"),   N_("Other roads"), N_("random"),     N_("chosen by hand"),
};
static const struct option options[] = {
	{ "families", families_values, 0, 0, 7, .help = N_("the five families in play"),
	  .label = families_labels },
	{ "chosen", NULL, 0, 0, 0, .text = true,
	  .help = N_("the five families chosen by hand, such as "
		     "ares+athena+hades+hermes+zeus") },
	{ NULL },
};

/* EL-15.3: no seat holds anything private, and the unseen is a multiset already. */
static void nothing_to_resample(void *state, uint8_t seat, struct bits *bits)
{
	(void)state, (void)seat, (void)bits;
}

const struct game elysium_game = {
	.id = "elysium",
	.title = N_("Elysium"),
	.blurb = N_("five families of gods, four columns, and Legends to be written"),
	.version = 1,
	.seats_min = 2,
	.seats_max = EL_SEATS,
	.state_bytes = sizeof(struct el),
	.pub_bytes = sizeof(struct el_pub),
	.priv_at = offsetof(struct el, journal),
	.priv_bytes = 0,
	.journal_at = offsetof(struct el, journal),
	.kinds = kinds,
	.verbs = verbs,
	.events = events,
	.reasons = reasons,
	.nodes = nodes,
	.pub_fields = pub_fields,
	.priv_fields = priv_fields,
	.options = options,
	.kind_count = EL_KIND_COUNT,
	.verb_count = EL_VERB_COUNT,
	.event_count = EL_EVENT_COUNT,
	.reason_count = EL_REASON_COUNT,
	.node_count = EL_NODE_COUNT,
	.who_kind = K_SEAT,
	.setup = el_setup,
	.result = el_result,
	.resample = nothing_to_resample,
	.check = el_check,
	.derive = el_derive,
	.stage = el_stage,
	.eval = el_eval,
	.outlook = 40,
	.eval_terms = el_eval_terms,
	.describe = el_describe,
	.map = el_map,
	.board = el_board,
	.cards = el_cards,
};
