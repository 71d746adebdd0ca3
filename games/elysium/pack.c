/* pack.c: the cards, quests, level tiles and pediments of Elysium as a pack (core/pack.h): what the
 * rulebook does not give and an owner of the box can enter. A card keeps its place: its family and the
 * id that records name. */
#include "core/json.h"
#include "core/pack.h"
#include "core/text.h"
#include "games/elysium/rules.h"

enum { CARDS_OF_FAMILY = 21, CHAIN = 8, POWER_TEXT = 700 };

/* A box with the rows of its cards. */
struct el_pack {
	struct el_box box;
	struct el_op op[EL_CARDS][EL_OPS_MAX];
	char name[EL_CARDS][PET_PACK_NAME_MAX];
};
_Static_assert(sizeof(struct el_pack) <= PET_PACK_BOX_MAX, "make room for the pack");

const struct el_box *el_boxes[EL_SETS + PET_PACKS_MAX] = {
	&el_built_in[EL_SET_FIRST],
	&el_built_in[EL_SET_SECOND],
	&el_built_in[EL_SET_THIRD],
	&el_built_in[EL_SET_FOURTH],
};

static void shelve(unsigned number, const void *box)
{
	el_boxes[EL_SET_FOURTH + number] = box ? &((const struct el_pack *)box)->box : NULL;
}

enum sheet { CARD, QUEST, LEVEL_TILE, PEDIMENT };

/* Columns of the sheet of cards. */
enum { CARD_NAME, CARD_COPIES, CARD_LEVEL, CARD_KIND, CARD_COLUMNS, CARD_POWER };
static const char *const card_columns[] = { N_("name"),    N_("copies"), N_("level"), N_("kind"),
					    N_("columns"), N_("power"),  NULL };
static const char *const quest_columns[] = { N_("gold"), N_("transfers"), N_("victory points"),
					     NULL };
static const char *const tile_columns[] = { N_("victory points"), NULL };
static const char *const pediment_columns[] = { N_("colours from the left"), NULL };
static const char *const quest_token[] = { "1", "2", "3", "4", "two-1", "two-2", "unfinished" };
static const char *const level_token[] = { "1", "2", "3" };
static const char *const side_token[] = { "A", "B" };
static const struct pet_pack_sheet sheets[] = {
	[CARD] = { "card", card_columns, EL_DESIGNS, el_card_token + 1, N_("cards") },
	[QUEST] = { "quest", quest_columns, 7, quest_token, N_("quests") },
	[LEVEL_TILE] = { "level-tile", tile_columns, EL_LEVELS, level_token, N_("level tiles") },
	[PEDIMENT] = { "pediment", pediment_columns, 2, side_token, N_("pediments") },
	{ NULL },
};

static const struct el_box *box_of(const void *box)
{
	return box ? &((const struct el_pack *)box)->box : &el_built_in[EL_SET_FOURTH];
}

static void begin(void *box)
{
	((struct el_pack *)box)->box = el_built_in[EL_SET_FOURTH];
}

/* EL-1.5: 1 to 4 for three and four players, two-1 and two-2, and the back. */
static const struct el_quest *quest_of(const struct el_box *box, unsigned row)
{
	return row == 6 ? &box->unfinished : &box->quest[row >= EL_QUESTS][row % EL_QUESTS];
}

/* ---- writing --------------------------------------------------------------------------------- */

static void put_circles(struct pet_text *t, const struct el_card *card)
{
	for (int i = 0; i < 2 && card->circle[i]; i++) {
		pet_text_put(t, i ? "+" : "");
		pet_text_put(t, card->circle[i] == EL_CIRCLE_ANY
					? "any"
					: el_colour_token[__builtin_ctz(card->circle[i])]);
	}
}

static void write_card(const struct el_card *card, unsigned cell, struct pet_text *t)
{
	switch (cell) {
	case CARD_NAME:
		pet_text_put(t, card->name);
		return;
	case CARD_COPIES:
		pet_text_number(t, card->copies);
		return;
	case CARD_LEVEL:
		pet_text_number(t, card->level);
		return;
	case CARD_KIND:
		pet_text_put(t, el_kind_token[card->kind]);
		return;
	case CARD_COLUMNS:
		put_circles(t, card);
		return;
	default:
		el_notation(t, card);
	}
}

static void write_row(const void *box, unsigned sheet, unsigned row, unsigned cell,
		      struct pet_text *t)
{
	const struct el_box *b = box_of(box);
	const struct el_quest *q = quest_of(b, sheet == QUEST ? row : 0);
	switch (sheet) {
	case CARD:
		write_card(&b->card[row + 1], cell, t);
		return;
	case QUEST:
		pet_text_number(t, cell == 0 ? q->gold : cell == 1 ? q->transfers : q->vp);
		return;
	case LEVEL_TILE:
		pet_text_number(t, b->level_tile[row]);
		return;
	default:
		for (int i = 0; i < EL_COLOURS; i++) {
			pet_text_put(t, i ? " " : "");
			pet_text_put(t, el_colour_token[b->pediment[row][i]]);
		}
	}
}

static void tell(const void *box, unsigned sheet, unsigned row, struct pet_text *t)
{
	const struct el_box *b = box_of(box);
	if (sheet == CARD) {
		el_tell_card(t, &b->card[row + 1]);
		return;
	}
	static const char *const what[] = { [QUEST] = N_("quest"),
					    [LEVEL_TILE] = N_("bonus tile of level"),
					    [PEDIMENT] = N_("pediment") };
	pet_text_say(t, what[sheet]);
	pet_text_char(t, ' ');
	pet_text_put(t, sheets[sheet].token[row]);
	pet_text_put(t, ": ");
	if (sheet == QUEST) {
		const struct el_quest *q = quest_of(b, row);
		struct pet_arg arg[] = { { "a", PET_K_NUMBER, q->gold },
					 { "b", PET_K_NUMBER, q->transfers },
					 { "c", PET_K_NUMBER, q->vp } };
		pet_text_fill(t, N_("gold {a}, transfers {b}, victory points {c}"), NULL, 0, arg,
			      3);
	} else if (sheet == LEVEL_TILE) {
		struct pet_arg vp = { "a", PET_K_NUMBER, b->level_tile[row] };
		pet_text_fill(t, N_("victory points {a}"), NULL, 0, &vp, 1);
	} else {
		for (int i = 0; i < EL_COLOURS; i++) {
			pet_text_put(t, i ? ", " : "");
			pet_text_say(t, el_colour_name[b->pediment[row][i]]);
		}
	}
}

/* A card as it is on the board (board.c); a tile by its numbers. */
static void draw(const void *box, unsigned sheet, unsigned row, struct pet_json *j)
{
	const struct el_box *b = box_of(box);
	if (sheet == CARD) {
		el_put_card(j, &b->card[row + 1], false);
	} else if (sheet == QUEST) {
		const struct el_quest *q = quest_of(b, row);
		pet_json_open(j, '{');
		pet_json_key_number(j, "gold", q->gold);
		pet_json_key_number(j, "transfers", q->transfers);
		pet_json_key_number(j, "vp", q->vp);
		pet_json_close(j, '}');
	} else if (sheet == LEVEL_TILE) {
		pet_json_open(j, '{');
		pet_json_key_number(j, "vp", b->level_tile[row]);
		pet_json_close(j, '}');
	} else {
		pet_json_open(j, '{');
		pet_json_key(j, "pediment");
		pet_json_open(j, '[');
		for (int i = 0; i < EL_COLOURS; i++)
			pet_json_string(j, el_colour_token[b->pediment[row][i]]);
		pet_json_close(j, ']');
		pet_json_close(j, '}');
	}
}

/* ---- reading --------------------------------------------------------------------------------- */

/* EL-3.2: one or two circles, each of a colour or of any; not twice the same colour. */
static bool read_circles(struct el_card *card, const struct pet_pack_cell *cell,
			 struct pet_pack_fault *fault)
{
	const char *s = cell->s, *end = s + cell->n;
	card->circle[0] = card->circle[1] = EL_CIRCLE_NONE;
	for (int i = 0; i < 2; i++) {
		const char *from = s;
		while (s < end && *s != '+')
			s++;
		size_t n = (size_t)(s - from);
		for (int colour = 0; colour < EL_COLOURS; colour++)
			if (pet_token_is(from, n, el_colour_token[colour]))
				card->circle[i] = (uint8_t)(1 << colour);
		if (pet_token_is(from, n, "any"))
			card->circle[i] = EL_CIRCLE_ANY;
		if (!card->circle[i])
			return pet_pack_wrong(fault,
					      N_("columns are blue, red, yellow, green, any, one "
						 "or two with + between"),
					      cell->s, cell->n);
		if (s == end)
			break;
		s++;
	}
	if (s != end || (card->circle[0] == card->circle[1] && card->circle[0] != EL_CIRCLE_ANY))
		return pet_pack_wrong(
			fault,
			N_("columns are blue, red, yellow, green, any, one or two with + between"),
			cell->s, cell->n);
	/* "any" comes last, as in every row that is built in */
	if (card->circle[0] == EL_CIRCLE_ANY && card->circle[1] &&
	    card->circle[1] != EL_CIRCLE_ANY) {
		card->circle[0] = card->circle[1];
		card->circle[1] = EL_CIRCLE_ANY;
	}
	card->need = (uint8_t)((card->circle[0] | card->circle[1]) & 15);
	card->columns = (uint8_t)(1 + (card->circle[1] != EL_CIRCLE_NONE));
	return true;
}

static bool read_card(struct el_pack *p, unsigned c, const struct pet_pack_cell *cell,
		      struct pet_pack_fault *fault)
{
	struct el_card *card = &p->box.card[c];
	unsigned kind = 0;
	if (!pet_pack_title(&cell[CARD_NAME], p->name[c], fault) ||
	    !pet_pack_number(&cell[CARD_COPIES], 1, 4, &card->copies, fault) ||
	    !pet_pack_number(&cell[CARD_LEVEL], 1, EL_LEVELS, &card->level, fault))
		return false;
	while (kind < EL_KINDS &&
	       !pet_token_is(cell[CARD_KIND].s, cell[CARD_KIND].n, el_kind_token[kind]))
		kind++;
	if (kind == EL_KINDS)
		return pet_pack_wrong(fault, N_("there is no such kind of power"),
				      cell[CARD_KIND].s, cell[CARD_KIND].n);
	card->kind = (uint8_t)kind;
	card->name = p->name[c];
	return read_circles(card, &cell[CARD_COLUMNS], fault) &&
	       el_notation_read(card, p->op[c], cell[CARD_POWER].s, cell[CARD_POWER].n, fault);
}

static bool read_pediment(uint8_t out[EL_COLOURS], const struct pet_pack_cell *cell,
			  struct pet_pack_fault *fault)
{
	const char *s = cell->s, *word;
	size_t n;
	unsigned seen = 0;
	for (int i = 0; pet_token_next(&s, cell->s + cell->n, &word, &n); i++) {
		for (unsigned colour = 0; i < EL_COLOURS && colour < EL_COLOURS; colour++)
			if (pet_token_is(word, n, el_colour_token[colour])) {
				out[i] = (uint8_t)colour;
				seen += 1u << 4 * colour;
			}
		if (i == EL_COLOURS)
			seen = 0;
	}
	return seen == 0x1111 ||
	       pet_pack_wrong(fault,
			      N_("a pediment shows each of blue, red, yellow and green once"),
			      cell->s, cell->n);
}

static bool read_row(void *box, unsigned sheet, unsigned row, const struct pet_pack_cell *cell,
		     struct pet_pack_fault *fault)
{
	struct el_pack *p = box;
	switch (sheet) {
	case CARD:
		return read_card(p, row + 1, cell, fault);
	case QUEST: {
		struct el_quest *q = row == 6 ? &p->box.unfinished
					      : &p->box.quest[row >= EL_QUESTS][row % EL_QUESTS];
		return pet_pack_number(&cell[0], 0, 9, &q->gold, fault) &&
		       pet_pack_number(&cell[1], 0, 3, &q->transfers, fault) &&
		       pet_pack_number(&cell[2], 0, 9, &q->vp, fault);
	}
	case LEVEL_TILE:
		return pet_pack_number(&cell[0], 0, 20, &p->box.level_tile[row], fault);
	default:
		return read_pediment(p->box.pediment[row], &cell[0], fault);
	}
}

/* ---- the whole ------------------------------------------------------------------------------- */

static bool card_wrong(struct pet_pack_fault *fault, const char *id, unsigned c)
{
	return pet_pack_wrong(fault, id, el_card_token[c], pet_text_length(el_card_token[c]));
}

/* EL-12.71: how many frames a card can leave on the stack while it sets off others: an instant that
 * takes or uses a card, one more if it goes on afterwards. */
static unsigned links(const struct el_card *card)
{
	unsigned n = 0;
	for (unsigned pc = 0; card->kind == EL_INSTANT && pc < card->ops; pc++)
		if (card->op[pc].code == EL_TAKE || card->op[pc].code == EL_USE)
			n = n || pc + 1 != card->ops ? 2 : 1;
	return n;
}

/* EL-6.20, EL-12.50 to EL-12.54: who reacts, and who has which clause. */
static bool list_clauses(struct el_box *box, struct pet_pack_fault *fault)
{
	unsigned reacting = 0;
	memset(box->bearers, 0, sizeof box->bearers);
	memset(box->permanent, 0, sizeof box->permanent);
	for (unsigned c = 1; c <= EL_DESIGNS; c++) {
		struct el_card *card = &box->card[c];
		bool reacts = false;
		card->permanent = 255;
		if (card->kind != EL_PERMANENT)
			continue;
		for (unsigned pc = 0; pc < card->ops; pc += 1u + card->op[pc].len) {
			unsigned code = card->op[pc].code;
			struct el_bearers *b = &box->bearers[code];
			if (b->n == EL_BEARERS)
				return card_wrong(fault,
						  N_("too many permanents with such a power"), c);
			b->card[b->n++] = (uint8_t)c;
			reacts = reacts || code == EL_ON_ACQUIRE || code == EL_ON_TRANSFER;
		}
		if (!reacts)
			continue;
		if (reacting == EL_PERMANENTS)
			return card_wrong(fault, N_("too many permanents with such a power"), c);
		card->permanent = (uint8_t)reacting;
		box->permanent[reacting++] = (uint8_t)c;
	}
	return true;
}

/* Every power can be said in every language, in the room that a card has. */
static bool sayable(const struct el_card *card)
{
	char words[POWER_TEXT];
	for (uint8_t lang = 0; lang < PET_LANG_COUNT; lang++) {
		struct pet_text t = pet_text_into(words, sizeof words, lang, NULL, NULL);
		el_sentence(&t, card, false);
		if (t.cut)
			return false;
		t = pet_text_into(words, sizeof words, lang, NULL, NULL);
		el_signs(&t, card);
		if (t.cut)
			return false;
	}
	return true;
}

/* EL-1.1: 21 cards a family; then the lists that the rules search. */
static bool finish(void *pack, struct pet_pack_fault *fault)
{
	struct el_box *box = &((struct el_pack *)pack)->box;
	unsigned copies[EL_FAMILIES] = { 0 }, chain = 0;
	box->eleusis_cards = 0;
	memset(box->eleusis, 0, sizeof box->eleusis);
	for (unsigned c = 1; c <= EL_DESIGNS; c++) {
		const struct el_card *card = &box->card[c];
		copies[card->family] += card->copies;
		chain += links(card);
		if (card->kind == EL_ELEUSIS)
			box->eleusis[box->eleusis_cards++] = (uint8_t)c;
		if (card->op == ((struct el_pack *)pack)->op[c] && !sayable(card))
			return card_wrong(fault, N_("the power is too long"), c);
	}
	for (unsigned f = 0; f < EL_FAMILIES; f++)
		if (copies[f] != CARDS_OF_FAMILY)
			return pet_pack_wrong(
				fault, N_("a family must have 21 cards, with their copies"),
				el_family_token[f], pet_text_length(el_family_token[f]));
	if (chain > CHAIN)
		return pet_pack_wrong(fault, N_("too many instants take cards or use others"), "",
				      0);
	return list_clauses(box, fault);
}

const struct pet_packing el_packing = {
	.sheets = sheets,
	.bytes = sizeof(struct el_pack),
	.begin = begin,
	.read = read_row,
	.finish = finish,
	.write = write_row,
	.tell = tell,
	.draw = draw,
	.shelve = shelve,
};
