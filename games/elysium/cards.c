/* cards.c: the table of cards. cards.def is included once for each column that needs its own pass
 * (operations, tokens, list of permanents, rows). */
#include "games/elysium/cards.h"

#include "core/mark.h"
#include "core/text.h"

/* ---- the words of the notation (EL-12) ------------------------------------------------------- */

// clang-format off
#define LEN(...)   (sizeof((const struct el_op[]){ __VA_ARGS__ }) / sizeof(struct el_op))
#define BLOCK(...) .len = LEN(__VA_ARGS__) }, __VA_ARGS__

/* card[zone, filters] */
#define CARDS(zone_, ...) { .zone = EL_##zone_, __VA_ARGS__ }
#define THIS_OR(...)      { .zone = EL_DOM, __VA_ARGS__ }
#define ANY_CARD          .levels = 0
#define LVL(l)            .levels = 1 << (l - 1)
#define LVL_UPTO(l)       .levels = (1 << l) - 1
#define LVL_FROM(l)       .levels = 7 & ~((1 << (l - 1)) - 1)
#define FAM(f)            .family = EL_##f + 1
#define CITIZENS          .citizen = 1
#define OTHER_CARD        .other = 1

/* counts */
#define PER_CARDS(pick)   .count = EL_COUNT_CARDS, .a = pick
#define PER_FAMILIES(z)   .count = EL_COUNT_FAMILIES, .a = { .zone = EL_##z }
#define PER_LEVELS(z)     .count = EL_COUNT_LEVELS, .a = { .zone = EL_##z }
#define PER_LEGENDS       .count = EL_COUNT_LEGENDS, .a = { .zone = EL_ELY }
#define PER_RES(r)        .count = EL_COUNT_RES, .res = EL_##r

/* guards; the guarded step follows */
#define WHEN_ATLEAST(k, c)          { .code = EL_IF_ATLEAST, .n = k, c }
#define WHEN_WITHOUT(p)             { .code = EL_IF_WITHOUT, .a = p }
#define IF_ATLEAST(k, c, ...)       { .code = EL_IF_ATLEAST, .n = k, c, BLOCK(__VA_ARGS__)
#define IF_TRANSFERS(k, ...)        { .code = EL_IF_TRANSFERS, .n = k, BLOCK(__VA_ARGS__)
#define IF_MOST_OF(r, ...)          { .code = EL_IF_MOST, .res = EL_##r, BLOCK(__VA_ARGS__)
#define IF_COLUMN(c, ...)           { .code = EL_IF_COLUMN, .n = EL_##c, BLOCK(__VA_ARGS__)

/* actions */
#define GAIN(k, r)                  { .code = EL_GAIN, .n = k, .res = EL_##r }
#define GAIN_PER(k, r, c)           { .code = EL_GAIN, .n = k, .res = EL_##r, c }
#define LOSE(k, r)                  { .code = EL_LOSE, .n = k, .res = EL_##r }
#define GIVE(k, r)                  { .code = EL_GIVE, .n = k, .res = EL_##r }
#define PAY(k, r, ...)              { .code = EL_PAY, .n = k, .res = EL_##r, BLOCK(__VA_ARGS__)
#define CHOOSE(...)                 { .code = EL_CHOOSE, BLOCK(__VA_ARGS__)
#define OPTION(...)                 { .code = EL_OPTION, BLOCK(__VA_ARGS__)
#define OTHERS(...)                 { .code = EL_OTHERS, BLOCK(__VA_ARGS__)
#define OTHER(...)                  { .code = EL_OTHER, BLOCK(__VA_ARGS__)
#define MOST(r, ...)                { .code = EL_MOST, .res = EL_##r, BLOCK(__VA_ARGS__)
#define TRANSFER(k, p, how)         { .code = EL_TRANSFER, .n = k, .mode = EL_##how, .a = p }
#define TAKE(p)                     { .code = EL_TAKE, .n = 1, .a = p }
#define CITIZEN(k)                  { .code = EL_TAKE_CITIZEN, .n = k }
#define DISCARD(k, p)               { .code = EL_DISCARD_OP, .n = k, .a = p }
#define SWAP(p, q)                  { .code = EL_SWAP, .n = 1, .a = p, .b = q }
#define ADD(k, z)                   { .code = EL_ADD, .n = k, .a = { .zone = EL_##z } }
#define USE(k, p)                   { .code = EL_USE, .n = EL_##k, .a = p }

/* clauses of permanents */
#define ON_ACQUIRE(p, ...)          { .code = EL_ON_ACQUIRE, .a = p, BLOCK(__VA_ARGS__)
#define ON_TRANSFER(p, ...)         { .code = EL_ON_TRANSFER, .a = p, BLOCK(__VA_ARGS__)
#define ALLOW_ACQUIRE(p)            { .code = EL_ALLOW, .a = p }
#define FREE_FOR(p)                 { .code = EL_FREE_CLAUSE, .a = p }
#define PLUS1_OTHERS(p)             { .code = EL_PLUS1_OTHERS, .a = p }
#define NOEFFECT_OTHERS             { .code = EL_NOEFFECT }

/* Chronos */
#define SCORE(k, c)                 { .code = EL_SCORE, .n = k, .m = 1, c }
#define SCORE_MAX(k, each, c, most) { .code = EL_SCORE, .n = k, .m = each, .max = most, c }
#define SCORE_IF(k, ...)            { .code = EL_SCORE_IF, .n = k, BLOCK(__VA_ARGS__)
#define USE_CHRONOS(p)              { .code = EL_USE_CHRONOS, .a = p }
// clang-format on

/* ---- the passes ------------------------------------------------------------------------------ */

#define CARD(id, f, no, title, times, lvl, kind_, c1, c2, ...)                                     \
	static const struct el_op op_##f##no[] = { __VA_ARGS__ };
#include "games/elysium/cards.def"
#undef CARD

#define CARD(id, f, no, ...) CARD_##f##no,
enum {
	CARD_NONE,
#include "games/elysium/cards.def"
	CARD_COUNT
};
#undef CARD
_Static_assert((int)CARD_COUNT == (int)EL_CITIZEN, "88 designs (EL-1.1)");

/* Index among the permanents; other cards have none. */
#define NO_INSTANT(f, no)
#define NO_PERMANENT(f, no) PERMANENT_##f##no,
#define NO_ACTIVATED(f, no)
#define NO_TRIGGER(f, no)
#define NO_LEGEND(f, no)
#define NO_ELEUSIS(f, no)
#define NO_CHRONOS(f, no)
#define NO_CHRONOS_FAMILY(f, no)
#define NO_CHRONOS_LEVEL(f, no)
enum {
#define CARD(id, f, no, title, times, lvl, kind_, ...) NO_##kind_(f, no)
#include "games/elysium/cards.def"
#undef CARD
	PERMANENT_COUNT
};
_Static_assert((int)PERMANENT_COUNT <= (int)EL_PERMANENTS, "a bit for each permanent");

const char *const el_card_token[EL_CARDS] = {
	"-",
#define CARD(id, ...) id,
#include "games/elysium/cards.def"
#undef CARD
	"citizen",
};

#define PLACE_INSTANT(f, no)        255
#define PLACE_PERMANENT(f, no)      PERMANENT_##f##no
#define PLACE_ACTIVATED(f, no)      255
#define PLACE_TRIGGER(f, no)        255
#define PLACE_LEGEND(f, no)         255
#define PLACE_ELEUSIS(f, no)        255
#define PLACE_CHRONOS(f, no)        255
#define PLACE_CHRONOS_FAMILY(f, no) 255
#define PLACE_CHRONOS_LEVEL(f, no)  255

#define FACE(id, f, no, title, times, lvl, kind_, c1, c2, program)                                 \
	{                                                                                          \
		.token = id, .name = title, .op = program,                                         \
		.ops = sizeof program / sizeof(struct el_op), .copies = times, .level = lvl,       \
		.family = EL_##f, .kind = EL_##kind_,                                              \
		.circle = { EL_CIRCLE_##c1, EL_CIRCLE_##c2 },                                      \
		.need = (EL_CIRCLE_##c1 | EL_CIRCLE_##c2) & 15,                                    \
		.columns = 1 + (EL_CIRCLE_##c2 != EL_CIRCLE_NONE),                                 \
		.permanent = PLACE_##kind_(f, no)                                                  \
	}

// clang-format off
#define OPS_OF(set, f, no, ...) \
	static const struct el_op set##_op_##f##no[] = { __VA_ARGS__ };
// clang-format on
#define CARD(id, f, no, title, times, lvl, kind_, c1, c2, ...) OPS_OF(first, f, no, __VA_ARGS__)
#include "games/elysium/cards_first.def"
#undef CARD
#define CARD(id, f, no, title, times, lvl, kind_, c1, c2, ...) OPS_OF(second, f, no, __VA_ARGS__)
#include "games/elysium/cards_second.def"
#undef CARD
#define CARD(id, f, no, title, times, lvl, kind_, c1, c2, ...) OPS_OF(third, f, no, __VA_ARGS__)
#include "games/elysium/cards_third.def"
#undef CARD

/* What every built-in box has beside its cards. */
// clang-format off
#define NOBODYS(id, title) { id, title, .family = EL_NO_FAMILY, .kind = EL_NO_KIND, .permanent = 255 }
#define BEARERS(...) { sizeof((const uint8_t[]){ __VA_ARGS__ }), { __VA_ARGS__ } }
#define REST                                                                                            \
	.bearers = {                                                                                    \
		[EL_ON_ACQUIRE] = BEARERS(CARD_ZEU06, CARD_HEP03, CARD_ATH06, CARD_POS07, CARD_APO10),  \
		[EL_ON_TRANSFER] = BEARERS(CARD_ZEU11, CARD_HAD10, CARD_ATH10, CARD_HER01, CARD_ARE08), \
		[EL_ALLOW] = BEARERS(CARD_APO04, CARD_APO10),                                           \
		[EL_FREE_CLAUSE] = BEARERS(CARD_HAD05),                                                 \
		[EL_PLUS1_OTHERS] = BEARERS(CARD_POS07),                                                \
		[EL_NOEFFECT] = BEARERS(CARD_ATH06),                                                    \
	},                                                                                              \
	.permanent = { CARD_ZEU06, CARD_ZEU11, CARD_HAD05, CARD_HAD10, CARD_HEP03, CARD_ATH06,          \
		       CARD_ATH10, CARD_POS07, CARD_HER01, CARD_APO04, CARD_APO10, CARD_ARE08 },        \
	.eleusis_cards = 8,                                                                             \
	.eleusis = { CARD_ZEU03, CARD_HAD06, CARD_HEP04, CARD_ATH04, CARD_POS05, CARD_HER04,            \
		     CARD_APO05, CARD_ARE03 },                                                          \
	/* EL-1.5: gold, transfers and VP of the quests, first for 3 and 4 seats, then for 2 */         \
	.quest = { { { 1, 2, 0 }, { 3, 2, 0 }, { 2, 3, 0 }, { 3, 2, 3 } },                              \
		   { { 2, 2, 0 }, { 2, 3, 1 } } },                                                      \
	.unfinished = { 1, 1, 0 },                                                                      \
	/* EL-1.8: the victory points of the level bonuses */                                           \
	.level_tile = { 2, 4, 6 },                                                                      \
	/* EL-2.4: the colours from the left, side A and side B */                                      \
	.pediment = { { EL_BLUE, EL_RED, EL_YELLOW, EL_GREEN }, { EL_GREEN, EL_BLUE, EL_RED, EL_YELLOW } }
// clang-format on

/* A card of an older set takes the place of the newer one's. */
#pragma GCC diagnostic ignored "-Woverride-init"

#define ROW(set, id, f, no, title, times, lvl, kind_, c1, c2, ...)                                 \
	[CARD_##f##no] = FACE(id, f, no, title, times, lvl, kind_, c1, c2, set##op_##f##no),

const struct el_box el_built_in[EL_SETS] = {
	[EL_SET_FOURTH] = {
		.card = {
			[EL_NO_CARD] = NOBODYS("-", N_("no card")),
#define CARD(...) ROW(, __VA_ARGS__)
#include "games/elysium/cards.def"
#undef CARD
			[EL_CITIZEN] = NOBODYS("citizen", N_("Citizen")),
		},
		REST,
	},
	[EL_SET_THIRD] = {
		.card = {
			[EL_NO_CARD] = NOBODYS("-", N_("no card")),
#define CARD(...) ROW(, __VA_ARGS__)
#include "games/elysium/cards.def"
#undef CARD
#define CARD(...) ROW(third_, __VA_ARGS__)
#include "games/elysium/cards_third.def"
#undef CARD
			[EL_CITIZEN] = NOBODYS("citizen", N_("Citizen")),
		},
		REST,
	},
	[EL_SET_SECOND] = {
		.card = {
			[EL_NO_CARD] = NOBODYS("-", N_("no card")),
#define CARD(...) ROW(, __VA_ARGS__)
#include "games/elysium/cards.def"
#undef CARD
#define CARD(...) ROW(third_, __VA_ARGS__)
#include "games/elysium/cards_third.def"
#undef CARD
#define CARD(...) ROW(second_, __VA_ARGS__)
#include "games/elysium/cards_second.def"
#undef CARD
			[EL_CITIZEN] = NOBODYS("citizen", N_("Citizen")),
		},
		REST,
	},
	[EL_SET_FIRST] = {
		.card = {
			[EL_NO_CARD] = NOBODYS("-", N_("no card")),
#define CARD(...) ROW(, __VA_ARGS__)
#include "games/elysium/cards.def"
#undef CARD
#define CARD(...) ROW(third_, __VA_ARGS__)
#include "games/elysium/cards_third.def"
#undef CARD
#define CARD(...) ROW(second_, __VA_ARGS__)
#include "games/elysium/cards_second.def"
#undef CARD
#define CARD(...) ROW(first_, __VA_ARGS__)
#include "games/elysium/cards_first.def"
#undef CARD
			[EL_CITIZEN] = NOBODYS("citizen", N_("Citizen")),
		},
		REST,
	},
};
