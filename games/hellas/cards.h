/* cards.h: what is printed on the components (map.def, cards.def, scripts.def). */
#ifndef HELLAS_CARDS_H
#define HELLAS_CARDS_H

#include "games/hellas/state.h"

/* How the game ended. */
enum lh_end {
	END_NONE,
	END_WARLORD,
	END_FAVOURED,
	END_SLAYER,
	END_KING,
	END_DRAW,
	END_SOLO_WON,
	END_SOLO_LOST
};

/* Outcomes of the monster die, LH-6.3. */
enum lh_die { DIE_NOTHING, DIE_ATTACK, DIE_MOVE, DIE_CHOICE, DIE_FACES = 6 };

/* Options of Prepare, LH-5.20. */
enum lh_option { OPT_HEAL, OPT_DRAW, OPT_RECRUIT };

/* Start effects of a hunt and before-battle effects, for "at most once". */
enum lh_start { START_HARPE = 1, START_POISON = 2, START_WEAK = 4 };
enum lh_before {
	BEFORE_AMBUSH = 1,
	BEFORE_MORALE = 2,
	BEFORE_PREPARED = 4,
	BEFORE_RESPONSE = 8,
	BEFORE_HORN = 16,
	BEFORE_CADUCEUS = 32,
	BEFORE_ARROW = 64,
	BEFORE_HARPE = 128
};

/* What a combat card does when it is played in a battle, LH-CC. */
enum lh_card_op {
	OP_NONE,
	OP_FORTIFICATION,
	OP_LOCAL_SUPPORT,
	OP_GLORY,
	OP_PHALANX,
	OP_FLANK,
	OP_TRAP,
	OP_MANEUVER,
	OP_ENCIRCLEMENT,
	OP_REINFORCEMENTS,
	OP_JAVELIN,
	OP_ASSAULT
};

struct lh_card {
	uint8_t symbol, strength, casualties, op;
};

/* What an undefended monster attack does, in printed order, LH-MA and LH-MO. */
enum lh_attack_op {
	AT_END_LIST,
	AT_INJURE,         /* n injuries */
	AT_SPECIAL,        /* the monster's special attack */
	AT_STOP,           /* the hunt ends */
	AT_STOP_IF_HURT,   /* ... if the hero had an injury before the card */
	AT_STOP_IF_LESS,   /* ... if attribute n is below 3 */
	AT_LOSE_HIGHEST,   /* the highest permanent attribute -1 */
	AT_LOSE_ANY,       /* one permanent attribute of choice -1 */
	AT_DISCARD_SPEED,  /* discard down to Speed cards */
	AT_DISCARD_HALF,   /* discard half the hand, rounded up */
	AT_DISCARD_RANDOM, /* discard one card at random */
	AT_KEEP_ONE,       /* discard all but one card */
	AT_WOUNDS_OFF      /* all wounds of the monster heal */
};

struct lh_effect {
	uint8_t op, n;
};

/* How the value of an attack card is computed, LH-9.13. */
enum lh_value { VALUE_FIXED, VALUE_UNCOVERED, VALUE_SLOTS, VALUE_COVERED, VALUE_HAND };

struct lh_attack {
	uint8_t value, base;
	struct lh_effect effect[3];
};

/* LH-8.1, LH-8.2: seven monsters, each with its wound symbols and attacks. */
struct lh_monster_row {
	uint8_t slots; /* without evolution */
	uint8_t extra; /* added by evolution B */
	uint8_t symbol[SLOTS];
	uint16_t priest, artifact_mark; /* slots with a reward mark, a bit each */
	uint8_t artifact;               /* its own */
	uint8_t home[2];                /* regions of its event cards A and B */
	struct lh_effect special[3];
};

/* Condition and price of a quest step; 0: none. */
struct lh_quest_step {
	uint8_t leadership, strength, speed;
	uint8_t either;                     /* Speed or Strength of this value */
	uint8_t priests;                    /* in the pool */
	uint8_t cities, temples, artifacts; /* regions controlled, artifacts owned */
	uint8_t pay_cards, pay_injuries, pay_priests;
};

/* LH-15.1: three steps, each with conditions and costs. */
struct lh_quest_row {
	uint8_t region;
	struct lh_quest_step step[3];
};

struct lh_region_row {
	uint8_t land, population, city; /* city: 1, Sparta 2 */
	uint8_t shrine;                 /* 1 shrine, 2 Delphi */
	uint8_t god;                    /* monument, or NONE */
	uint16_t x, y;
	uint32_t near_land, near_sea;
};

/* Everything that is printed and that a pack can replace (pack.c): what the rulebook does not give
 * (LH-8.2, LH-6.3, LH-19.4, LH-22.5, LH-22.36), and the quests. */
struct lh_box {
	struct lh_monster_row monster[MONSTERS];
	struct lh_quest_row quest[QUESTS];
	uint8_t die_face[DIE_FACES]; /* outcomes, ascending */
	uint8_t power[GODS][MONUMENT_TOP + 1];
	uint8_t arrow[REGIONS];  /* solo: where a monster moves, or NONE */
	uint64_t solo_blessings; /* of the deck in the solo mode */
};

/* One script of the solo mode. */
enum lh_script_op {
	SC_VANGUARD,  /* a: fewer than a models: one more, else a mobilization step */
	SC_MONSTER,   /* a: monster, b: region */
	SC_SPY,       /* a: region */
	SC_ZEUS,      /* vanguard in Thessaly or Locris: Zeus loses a level */
	SC_ATTITUDE,  /* red and yellow one step down */
	SC_HERO,      /* injuries by attitude */
	SC_HALF,      /* half of the isolated yellow hoplites die */
	SC_LAND_LOSS, /* 2 or 4 hoplites per land */
	SC_TOKENS,    /* yellow tokens leave wary and hostile lands */
	SC_SPYING,    /* spying phase, then a spy; a: region */
	SC_PERSIAN_ATTITUDE,
	SC_REGION_LOSS, /* 1 or 2 hoplites per region */
	SC_INVASION,    /* Invasion -1 while the victory counter is behind */
	SC_MONUMENT     /* the highest monument under a Persian token loses a level */
};

struct lh_script {
	uint8_t op, a, b, mobilization, invasion, monsters;
};

extern const struct lh_box lh_built_in;
extern const struct lh_card lh_cards[CARDS];
extern const struct lh_attack lh_attacks[ATTACKS];
extern const struct lh_region_row lh_regions[REGIONS];
extern const struct lh_script lh_scripts[2][TOKENS];
extern const uint32_t lh_land[LANDS];              /* regions of a land */
extern const uint8_t lh_draft_slots[TEMPLE_CARDS]; /* bit slot-1: a draft follows */
extern const uint8_t lh_god_region[GODS];
extern const uint8_t lh_god_attr[GODS];
extern const uint8_t lh_vanguard_route[5];

/* Regions with a city or Sparta, and with a shrine other than Delphi. */
enum {
	CITIES = 0 /* LH-1.3 */
#define REGION(id, token, name, land, population, city, shrine, ...) | ((city) ? 1 << id : 0)
#include "games/hellas/map.def"
	,
	SHRINES = 0
#define REGION(id, token, name, land, population, city, shrine, ...) | ((shrine) == 1 ? 1 << id : 0)
#include "games/hellas/map.def"
};
_Static_assert(CITIES == 0x3775E, "the cities of LH-1.4");

#define BIT(n)   (1u << (n))
#define BIT64(n) (UINT64_C(1) << (n))

#define ALL_REGIONS    (BIT(REGIONS) - 1)
#define ALL_CARDS      (BIT(CARDS) - 1)
#define NEUTRAL_ARTS   0x1FF8u
#define SOLO_ARTS      0x1B70u /* neutral artifacts of the solo mode */
#define SOLO_CARDS     (ALL_CARDS & ~(BIT(14) | BIT(18) | BIT(24) | BIT(27)))
#define SOLO_BLESSINGS UINT64_C(0xDA7FDF486)

#endif
