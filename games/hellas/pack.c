/* pack.c: what the rulebook does not give as a pack (core/pack.h): the wounds of the monsters, the
 * faces of the die, the powers of the monuments, arrows and blessings of the solo mode, and the steps
 * of the quests. Names and effects of cards are those of the rulebook. */
#include "core/json.h"
#include "core/pack.h"

#include <stddef.h>
#include <string.h>

#include "games/hellas/rules.h"

enum { POWER_TOP = 6, WOUNDS = SPEAR + 1 };

const struct lh_box *lh_boxes[1 + PET_PACKS_MAX] = { &lh_built_in };

static void shelve(unsigned number, const void *box)
{
	lh_boxes[number] = box;
}

enum sheet { MONSTER_SHEET, DIE_SHEET, MONUMENT_SHEET, QUEST_SHEET, ARROW_SHEET, BLESSING_SHEET };

static const char *const monster_columns[] = { N_("wound symbols"), N_("added by evolution"),
					       N_("region of card A"), N_("region of card B"),
					       NULL };
static const char *const die_columns[] = { N_("shows"), NULL };
static const char *const monument_columns[] = { N_("level I"),  N_("level II"), N_("level III"),
						N_("level IV"), N_("level V"),  NULL };
static const char *const quest_columns[] = { N_("region"), N_("step 1"), N_("step 2"), N_("step 3"),
					     NULL };
static const char *const arrow_columns[] = { N_("leads to"), NULL };
static const char *const blessing_columns[] = { N_("in the solo deck"), NULL };

static const char *const monster_token[] = {
#define MONSTER(id, rule, token, ...) token,
#include "games/hellas/cards.def"
};
static const char *const quest_token[] = {
#define QUEST(id, rule, token, ...) token,
#include "games/hellas/cards.def"
};
static const char *const blessing_token[] = {
#define BLESSING(id, rule, token, ...) token,
#include "games/hellas/cards.def"
};
static const char *const region_token[] = {
#define REGION(id, token, ...) token,
#include "games/hellas/map.def"
};
static const char *const face_token[] = { "1", "2", "3", "4", "5", "6" };
static const char *const god_token[] = {
	[ZEUS] = "zeus", [ATHENA] = "athena", [HERMES] = "hermes"
};
static const char *const outcome_token[] = { "nothing", "attack", "move", "choice" };
static const char *const symbol_token[] = { "torch", "bow", "sword", "mace", "axe", "spear" };
static const char *const yes_token[] = { "no", "yes" };

static const struct pet_pack_sheet sheets[] = {
	[MONSTER_SHEET] = { "monster", monster_columns, MONSTERS, monster_token, N_("monsters") },
	[DIE_SHEET] = { "die", die_columns, DIE_FACES, face_token, N_("monster die") },
	[MONUMENT_SHEET] = { "monument", monument_columns, GODS, god_token, N_("monuments") },
	[QUEST_SHEET] = { "quest", quest_columns, QUESTS, quest_token, N_("quest cards") },
	[ARROW_SHEET] = { "arrow", arrow_columns, REGIONS, region_token, N_("solo arrows") },
	[BLESSING_SHEET] = { "blessing", blessing_columns, BLESSINGS, blessing_token,
			     N_("solo blessings") },
	{ NULL },
};

/* What a step of a quest can ask for (LH-15.2). */
#define NEED(word, name, field, most)                                                              \
	{                                                                                          \
		word, name, offsetof(struct lh_quest_step, field), most                            \
	}
static const struct need {
	const char *word, *name;
	size_t at;
	uint8_t most;
} needs[] = {
	NEED("leadership", N_("Leadership"), leadership, ATTR_MAX),
	NEED("strength", N_("Strength"), strength, ATTR_MAX),
	NEED("speed", N_("Speed"), speed, ATTR_MAX),
	NEED("either", N_("Speed or Strength"), either, ATTR_MAX),
	NEED("priests", N_("priests in the pool"), priests, PRIESTS),
	NEED("cities", N_("cities"), cities, 9),
	NEED("temples", N_("temples"), temples, 9),
	NEED("artifacts", N_("artifacts"), artifacts, 9),
	NEED("pay-cards", N_("combat cards to discard"), pay_cards, 6),
	NEED("pay-injuries", N_("injuries to take"), pay_injuries, ATTRS),
	NEED("pay-priests", N_("priests to sacrifice"), pay_priests, PRIESTS),
};
enum { NEEDS = sizeof needs / sizeof *needs };

static uint8_t needed(const struct lh_quest_step *step, unsigned need)
{
	return ((const uint8_t *)step)[needs[need].at];
}

static const struct lh_box *box_of(const void *box)
{
	return box ? box : &lh_built_in;
}

static void begin(void *box)
{
	*(struct lh_box *)box = lh_built_in;
}

/* ---- writing --------------------------------------------------------------------------------- */

static void put_wounds(struct pet_text *t, const struct lh_monster_row *row, unsigned from,
		       unsigned to)
{
	if (from == to)
		pet_text_char(t, '-');
	for (unsigned slot = from; slot < to; slot++) {
		pet_text_put(t, slot > from ? " " : "");
		pet_text_put(t, symbol_token[row->symbol[slot]]);
		pet_text_put(t, row->priest >> slot & 1 ? "+priest" : "");
		pet_text_put(t, row->artifact_mark >> slot & 1 ? "+artifact" : "");
	}
}

static void put_step(struct pet_text *t, const struct lh_quest_step *step)
{
	const char *between = "";
	for (unsigned i = 0; i < NEEDS; i++) {
		if (!needed(step, i))
			continue;
		pet_text_put(t, between);
		pet_text_put(t, needs[i].word);
		pet_text_char(t, ' ');
		pet_text_number(t, needed(step, i));
		between = " ";
	}
	if (!between[0])
		pet_text_char(t, '-');
}

static void write_row(const void *box, unsigned sheet, unsigned row, unsigned cell,
		      struct pet_text *t)
{
	const struct lh_box *b = box_of(box);
	switch (sheet) {
	case MONSTER_SHEET: {
		const struct lh_monster_row *monster = &b->monster[row];
		if (cell >= 2)
			pet_text_put(t, region_token[monster->home[cell - 2]]);
		else if (cell)
			put_wounds(t, monster, monster->slots, monster->slots + monster->extra);
		else
			put_wounds(t, monster, 0, monster->slots);
		return;
	}
	case DIE_SHEET:
		pet_text_put(t, outcome_token[b->die_face[row]]);
		return;
	case MONUMENT_SHEET:
		pet_text_number(t, b->power[row][cell + 1]);
		return;
	case QUEST_SHEET:
		if (cell)
			put_step(t, &b->quest[row].step[cell - 1]);
		else
			pet_text_put(t, region_token[b->quest[row].region]);
		return;
	case ARROW_SHEET:
		pet_text_put(t, b->arrow[row] == NONE ? "-" : region_token[b->arrow[row]]);
		return;
	default:
		pet_text_put(t, yes_token[b->solo_blessings >> row & 1]);
	}
}

/* ---- in words -------------------------------------------------------------------------------- */

static void name(struct pet_text *t, uint8_t kind, unsigned value)
{
	pet_text_say(t, lh_kinds[kind].label(NULL, (uint8_t)value));
}

void lh_tell_wounds(struct pet_text *t, const struct lh_monster_row *row, unsigned from,
		    unsigned to)
{
	for (unsigned slot = from; slot < to; slot++) {
		pet_text_put(t, slot > from ? ", " : "");
		name(t, K_SYMBOL, row->symbol[slot]);
		if ((row->priest | row->artifact_mark) >> slot & 1) {
			pet_text_put(t, " (");
			name(t, K_REWARD,
			     row->priest >> slot & 1 ? REWARD_PRIEST : REWARD_ARTIFACT);
			pet_text_char(t, ')');
		}
	}
}

static void tell_monster(struct pet_text *t, const struct lh_monster_row *row)
{
	lh_tell_wounds(t, row, 0, row->slots);
	pet_text_put(t, "; ");
	if (row->extra) {
		pet_text_say(t, N_("after evolution"));
		pet_text_put(t, " +");
		lh_tell_wounds(t, row, row->slots, row->slots + row->extra);
		pet_text_put(t, "; ");
	}
	pet_text_say(t, N_("comes to"));
	for (int i = 0; i < 2; i++) {
		pet_text_put(t, i ? ", " : " ");
		name(t, K_REGION, row->home[i]);
	}
}

static void tell_quest(struct pet_text *t, const struct lh_quest_row *row)
{
	name(t, K_REGION, row->region);
	for (int step = 0; step < 3; step++) {
		const char *between = ": ";
		pet_text_put(t, "; ");
		pet_text_say(t, quest_columns[step + 1]);
		for (unsigned i = 0; i < NEEDS; i++) {
			if (!needed(&row->step[step], i))
				continue;
			pet_text_put(t, between);
			pet_text_say(t, needs[i].name);
			pet_text_char(t, ' ');
			pet_text_number(t, needed(&row->step[step], i));
			between = ", ";
		}
	}
}

static void tell(const void *box, unsigned sheet, unsigned row, struct pet_text *t)
{
	static const uint8_t kind[] = { [MONSTER_SHEET] = K_MONSTER,
					[MONUMENT_SHEET] = K_GOD,
					[QUEST_SHEET] = K_QUEST,
					[BLESSING_SHEET] = K_BLESSING };
	const struct lh_box *b = box_of(box);
	struct pet_arg face = { "n", PET_K_NUMBER, (int32_t)row + 1 };
	struct pet_arg region = { "region", K_REGION, (int32_t)row };
	if (sheet == DIE_SHEET)
		pet_text_fill(t, N_("face {n} of the monster die"), NULL, 0, &face, 1);
	else if (sheet == ARROW_SHEET)
		pet_text_fill(t, N_("arrow from {region}"), NULL, 0, &region, 1);
	else
		name(t, kind[sheet], row);
	pet_text_put(t, ": ");
	switch (sheet) {
	case MONSTER_SHEET:
		tell_monster(t, &b->monster[row]);
		return;
	case DIE_SHEET:
		name(t, K_DIE, b->die_face[row]);
		return;
	case MONUMENT_SHEET:
		lh_tell_god(t, row, b->power[row]);
		return;
	case QUEST_SHEET:
		tell_quest(t, &b->quest[row]);
		return;
	case ARROW_SHEET:
		if (b->arrow[row] == NONE)
			pet_text_say(t, N_("destroys a monument"));
		else
			name(t, K_REGION, b->arrow[row]);
		return;
	default:
		pet_text_say(t, b->solo_blessings >> row & 1 ? N_("in the solo deck")
							     : N_("not in the solo deck"));
	}
}

/* Tray, quest and monument as on the board (board.c); the face of a die by its outcome. */
static void draw(const void *box, unsigned sheet, unsigned row, struct pet_json *j)
{
	const struct lh_box *b = box_of(box);
	pet_json_open(j, '{');
	if (sheet == MONSTER_SHEET) {
		pet_json_key(j, "monster");
		lh_put_monster(j, &b->monster[row], row);
	} else if (sheet == QUEST_SHEET) {
		lh_put_quest(j, &b->quest[row]);
	} else if (sheet == DIE_SHEET) {
		pet_json_key_string(j, "shows", outcome_token[b->die_face[row]]);
	} else if (sheet == MONUMENT_SHEET) {
		pet_json_key(j, "power");
		pet_json_open(j, '[');
		for (int level = 1; level <= MONUMENT_TOP; level++)
			pet_json_number(j, b->power[row][level]);
		pet_json_close(j, ']');
	}
	pet_json_close(j, '}');
}

/* ---- reading --------------------------------------------------------------------------------- */

static bool read_region(const struct pet_pack_cell *cell, uint8_t *out,
			struct pet_pack_fault *fault)
{
	return pet_pack_among(cell, region_token, REGIONS, N_("there is no such region"), out,
			      fault);
}

/* LH-8.2: symbols, each with the mark of one reward or without. */
static bool read_wounds(struct lh_monster_row *row, const struct pet_pack_cell *cell,
			uint8_t *count, struct pet_pack_fault *fault)
{
	static const char wrong[] =
		N_("wounds are torch, bow, sword, mace, axe or spear, with +priest or +artifact");
	struct pet_pack_cell word;
	*count = 0;
	if (pet_token_is(cell->s, cell->n, "-"))
		return true;
	for (const char *at = NULL; pet_pack_word(cell, &at, &word);) {
		unsigned slot = row->slots + row->extra;
		struct pet_pack_cell symbol = { word.s, 0 };
		while (symbol.n < word.n && word.s[symbol.n] != '+')
			symbol.n++;
		const char *mark = word.s + symbol.n;
		size_t marked = word.n - symbol.n;
		if (slot == SLOTS)
			return pet_pack_wrong(
				fault, N_("a monster has 1 to 9 wound symbols, with its evolution"),
				cell->s, cell->n);
		if (!pet_pack_among(&symbol, symbol_token, WOUNDS, wrong, &row->symbol[slot],
				    fault))
			return false;
		if (pet_token_is(mark, marked, "+priest"))
			row->priest |= (uint16_t)BIT(slot);
		else if (pet_token_is(mark, marked, "+artifact"))
			row->artifact_mark |= (uint16_t)BIT(slot);
		else if (marked)
			return pet_pack_wrong(fault, wrong, word.s, word.n);
		++*count;
	}
	return true;
}

static bool read_monster(struct lh_monster_row *row, const struct pet_pack_cell *cell,
			 struct pet_pack_fault *fault)
{
	row->slots = row->extra = 0;
	row->priest = row->artifact_mark = 0;
	memset(row->symbol, 0, sizeof row->symbol);
	if (!read_wounds(row, &cell[0], &row->slots, fault) ||
	    !read_wounds(row, &cell[1], &row->extra, fault))
		return false;
	if (!row->slots)
		return pet_pack_wrong(fault,
				      N_("a monster has 1 to 9 wound symbols, with its evolution"),
				      cell[0].s, cell[0].n);
	return read_region(&cell[2], &row->home[0], fault) &&
	       read_region(&cell[3], &row->home[1], fault);
}

static bool read_step(struct lh_quest_step *step, const struct pet_pack_cell *cell,
		      struct pet_pack_fault *fault)
{
	struct pet_pack_cell word, number;
	*step = (struct lh_quest_step){ 0 };
	if (pet_token_is(cell->s, cell->n, "-"))
		return true;
	for (const char *at = NULL; pet_pack_word(cell, &at, &word);) {
		unsigned i = 0;
		while (i < NEEDS && !pet_token_is(word.s, word.n, needs[i].word))
			i++;
		if (i == NEEDS || needed(step, i) || !pet_pack_word(cell, &at, &number))
			return pet_pack_wrong(
				fault,
				N_("a step asks for leadership, strength, speed, either, priests, "
				   "cities, temples, artifacts, pay-cards, pay-injuries, "
				   "pay-priests, each with a number"),
				word.s, word.n);
		if (!pet_pack_number(&number, 1, needs[i].most, (uint8_t *)step + needs[i].at,
				     fault))
			return false;
	}
	return true;
}

/* LH-22.36: to a neighbour; in a region with a monument there is none. */
static bool read_arrow(struct lh_box *b, unsigned r, const struct pet_pack_cell *cell,
		       struct pet_pack_fault *fault)
{
	bool monument = lh_regions[r].god != NONE;
	if (monument && pet_token_is(cell->s, cell->n, "-"))
		return true;
	if (monument || !read_region(cell, &b->arrow[r], fault) ||
	    !(lh_near_all(r) >> b->arrow[r] & 1))
		return pet_pack_wrong(
			fault,
			N_("a monument has no arrow; elsewhere it leads to a neighbouring region"),
			cell->s, cell->n);
	return true;
}

/* LH-22.5: those that need other players have no rules for one. */
static bool read_blessing(struct lh_box *b, unsigned blessing, const struct pet_pack_cell *cell,
			  struct pet_pack_fault *fault)
{
	uint8_t yes;
	if (!pet_pack_among(cell, yes_token, 2, N_("this is yes or no"), &yes, fault))
		return false;
	if (yes && !(SOLO_BLESSINGS >> blessing & 1))
		return pet_pack_wrong(fault, N_("this blessing has no rules for one player"),
				      blessing_token[blessing],
				      pet_text_length(blessing_token[blessing]));
	b->solo_blessings &= ~BIT64(blessing);
	b->solo_blessings |= (uint64_t)yes << blessing;
	return true;
}

static bool read_row(void *box, unsigned sheet, unsigned row, const struct pet_pack_cell *cell,
		     struct pet_pack_fault *fault)
{
	struct lh_box *b = box;
	bool read = true;
	switch (sheet) {
	case MONSTER_SHEET:
		return read_monster(&b->monster[row], cell, fault);
	case DIE_SHEET:
		return pet_pack_among(cell, outcome_token, 4,
				      N_("a face is nothing, attack, move or choice"),
				      &b->die_face[row], fault);
	case MONUMENT_SHEET:
		for (int i = 0; read && i < MONUMENT_TOP; i++)
			read = pet_pack_number(&cell[i], 0, POWER_TOP, &b->power[row][i + 1],
					       fault);
		return read;
	case QUEST_SHEET:
		read = read_region(cell, &b->quest[row].region, fault);
		for (int i = 0; read && i < 3; i++)
			read = read_step(&b->quest[row].step[i], &cell[i + 1], fault);
		return read;
	case ARROW_SHEET:
		return read_arrow(b, row, cell, fault);
	default:
		return read_blessing(b, row, cell, fault);
	}
}

/* ---- the whole ------------------------------------------------------------------------------- */

static bool leads_home(const struct lh_box *b, unsigned r)
{
	for (int steps = 0; steps < REGIONS && lh_regions[r].god == NONE; steps++)
		r = b->arrow[r];
	return lh_regions[r].god != NONE;
}

static bool finish(void *box, struct pet_pack_fault *fault)
{
	struct lh_box *b = box;
	uint32_t seen = 0;
	pet_pack_sort(b->die_face, DIE_FACES);
	for (unsigned q = 0; q < QUESTS; q++) {
		if (seen >> b->quest[q].region & 1)
			return pet_pack_wrong(fault, N_("two quests in one region"), quest_token[q],
					      pet_text_length(quest_token[q]));
		seen |= BIT(b->quest[q].region);
	}
	for (unsigned r = 0; r < REGIONS; r++)
		if (!leads_home(b, r))
			return pet_pack_wrong(fault, N_("the arrows lead to no monument"),
					      region_token[r], pet_text_length(region_token[r]));
	return true;
}

const struct pet_packing lh_packing = {
	.sheets = sheets,
	.bytes = sizeof(struct lh_box),
	.begin = begin,
	.read = read_row,
	.finish = finish,
	.write = write_row,
	.tell = tell,
	.draw = draw,
	.shelve = shelve,
};
