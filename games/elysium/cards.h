/* cards.h: what a card is, and the operations that its power consists of (EL-12).
 *
 * A power is a flat list of operations in the order of its text. An operation that governs others
 * (a guard, a scope, a choice, a price, a clause) says in `len` how many of those that follow
 * belong to it:
 *
 *     gain 1 gold; others: { choose { gain 1 gold | gain 1 vp } }
 *
 *     0 GAIN 1 gold
 *     1 OTHERS            len 5
 *     2   CHOOSE          len 4
 *     3     OPTION        len 1
 *     4       GAIN 1 gold
 *     5     OPTION        len 1
 *     6       GAIN 1 vp
 *
 * The step after operation i is i + 1 + len. The rows are in cards.def; r12_effects.c interprets
 * them, r12_asks.c asks their questions, r12_possible.c decides what is possible, and sentence.c
 * puts them into words. */
#ifndef ELYSIUM_CARDS_H
#define ELYSIUM_CARDS_H

#include <stdbool.h>
#include <stdint.h>

enum el_family {
	EL_ZEU,
	EL_HAD,
	EL_HEP,
	EL_ATH,
	EL_POS,
	EL_HER,
	EL_APO,
	EL_ARE,
	EL_FAMILIES,
	EL_NO_FAMILY = EL_FAMILIES
};

enum el_kind {
	EL_INSTANT,
	EL_PERMANENT,
	EL_ACTIVATED,
	EL_TRIGGER,
	EL_LEGEND,
	EL_ELEUSIS,
	EL_CHRONOS,
	EL_CHRONOS_FAMILY,
	EL_CHRONOS_LEVEL,
	EL_KINDS,
	EL_NO_KIND = EL_KINDS
};

enum el_colour { EL_BLUE, EL_RED, EL_YELLOW, EL_GREEN, EL_COLOURS };

enum el_res { EL_GOLD, EL_VP, EL_PP, EL_RESOURCES };

/* Where cards are, as a power sees it (EL-12.33). */
enum el_zone {
	EL_DOM,
	EL_ODOM,
	EL_ELY,
	EL_ALLELY,
	EL_HERE,
	EL_AGORA,
	EL_ORACLE,
	EL_DISCARD,
	EL_ZONES
};

/* Which cards of a zone (EL-12.34). */
struct el_pick {
	uint8_t zone;
	uint8_t levels;  /* bit 0 level 1 ... bit 2 level 3; 0: any */
	uint8_t family;  /* family + 1; 0: any */
	uint8_t citizen; /* Citizens only */
	uint8_t other;   /* not the card whose power is running */
};

/* What is counted (EL-12.35 to EL-12.37). */
enum el_count {
	EL_COUNT_NONE,
	EL_COUNT_CARDS,
	EL_COUNT_FAMILIES,
	EL_COUNT_LEVELS,
	EL_COUNT_LEGENDS,
	EL_COUNT_RES
};

enum el_mode { EL_PAID, EL_FREE, EL_PLUS1 };

enum el_code {
	EL_OP_NONE,
	/* guards: the step that follows only if... (EL-12.41 to EL-12.44) */
	EL_IF_ATLEAST,   /* n, count */
	EL_IF_TRANSFERS, /* n */
	EL_IF_WITHOUT,   /* a */
	EL_IF_MOST,      /* res */
	EL_IF_COLUMN,    /* n: the colour */
	/* actions (EL-12.20 to EL-12.32) */
	EL_GAIN,         /* n, res; count: per */
	EL_LOSE,         /* n, res */
	EL_GIVE,         /* n, res, to the owner */
	EL_PAY,          /* n, res, len: the block */
	EL_CHOOSE,       /* len: the options */
	EL_OPTION,       /* len */
	EL_OTHERS,       /* len: the block */
	EL_OTHER,        /* len */
	EL_MOST,         /* res, len */
	EL_TRANSFER,     /* n, a, mode */
	EL_TAKE,         /* a */
	EL_TAKE_CITIZEN, /* n */
	EL_DISCARD_OP,   /* n, a */
	EL_SWAP,         /* a, b */
	EL_ADD,          /* n, a.zone */
	EL_USE,          /* n: the kind, a */
	/* clauses of permanents (EL-12.50 to EL-12.54) */
	EL_ON_ACQUIRE,   /* a: filters, len */
	EL_ON_TRANSFER,  /* a: filters, len */
	EL_ALLOW,        /* a */
	EL_FREE_CLAUSE,  /* a */
	EL_PLUS1_OTHERS, /* a */
	EL_NOEFFECT,
	/* Chronos (EL-12.60 to EL-12.62) */
	EL_SCORE,       /* n for every m counted, at most max */
	EL_SCORE_IF,    /* n, if the guard that follows holds (len 1) */
	EL_USE_CHRONOS, /* a */
	EL_OP_COUNT
};

struct el_op {
	uint8_t code;
	uint8_t n;
	uint8_t res;
	uint8_t len;   /* operations that belong to this one */
	uint8_t count; /* enum el_count, of res or of a */
	uint8_t m, max;
	uint8_t mode;
	struct el_pick a, b;
};

/* Circles of a condition (EL-3.2): one bit per colour, and one for any colour. */
enum {
	EL_CIRCLE_NONE = 0,
	EL_CIRCLE_BLUE = 1,
	EL_CIRCLE_RED = 2,
	EL_CIRCLE_YELLOW = 4,
	EL_CIRCLE_GREEN = 8,
	EL_CIRCLE_ANY = 16
};

/* EL-3.1: what a card has. */
struct el_card {
	const char *token; /* "ZEU-01" */
	const char *name;  /* message id */
	const struct el_op *op;
	uint8_t ops;
	uint8_t copies;
	uint8_t level; /* 1 to 3; 0: a Citizen */
	uint8_t family;
	uint8_t kind;
	uint8_t circle[2]; /* EL_CIRCLE_* */
	uint8_t need;      /* colours that must be standing */
	uint8_t columns;   /* number of columns that must be standing */
	uint8_t permanent; /* index among the permanents, 255: none */
};

enum {
	EL_DESIGNS = 88,
	EL_NO_CARD = 0,
	EL_CITIZEN = 89, /* EL-1.4, EL-15.6: a card without properties (EL-3.10) */
	EL_CARDS = 90,   /* values of a card: none, the designs 1 to 88, Citizen */
	EL_ROWS = 89,    /* values with a face, and none */
};

/* Limits of a set of cards: permanents that react (bits of el_answer_x), cards with a clause. */
enum { EL_PERMANENTS = 16, EL_BEARERS = 16, EL_LEVELS = 3, EL_QUESTS = 4 };

/* The permanents with a clause of a given code (EL-12.50 to EL-12.54), so that rules need not
 * search all; a test compares them with the rows. */
struct el_bearers {
	uint8_t n, card[EL_BEARERS];
};

struct el_quest {
	uint8_t gold, transfers, vp;
};

/* Everything that is printed and that the rulebook does not give (EL-19, EL-1.5, EL-1.8, EL-2.4).
 * Family and token of a card are the same in every box. */
struct el_box {
	struct el_card card[EL_CARDS];
	struct el_bearers bearers[EL_OP_COUNT];
	uint8_t permanent[EL_PERMANENTS]; /* the cards, by el_card.permanent */
	uint8_t eleusis_cards, eleusis[EL_DESIGNS];
	struct el_quest quest[2][EL_QUESTS]; /* first for 3 and 4 seats, then for 2 */
	struct el_quest unfinished;
	uint8_t level_tile[EL_LEVELS];
	uint8_t pediment[2][EL_COLOURS]; /* the colours from the left, side A and side B */
};

/* Sets of cards. Records of versions 1 and 2 of the rules are played with the first one, those of
 * version 3 with the second, those of version 4 with the third. Numbers beyond the fourth: packs
 * (pack.c). */
enum { EL_SET_FIRST, EL_SET_SECOND, EL_SET_THIRD, EL_SET_FOURTH, EL_SETS };
extern const struct el_box el_built_in[EL_SETS];
extern const char *const el_card_token[EL_CARDS];

/* Whether card c matches the filters (EL-12.34). A Citizen has the level of its place (EL-8.31).
 * self: the card whose power is running. */
static inline bool el_match(const struct el_pick *p, unsigned c, unsigned level, unsigned self)
{
	if (p->levels && !(p->levels >> (level - 1) & 1))
		return false;
	if (p->family && el_built_in[EL_SET_FOURTH].card[c].family + 1 != p->family)
		return false;
	if (p->citizen && c != EL_CITIZEN)
		return false;
	return !(p->other && c == self);
}

#endif
