/* bots.h: what programs that play, train and count want to know of a game beyond its rules. No rule
 * depends on it, and no player sees it: a game without opinions has an empty struct pet_bots. */
#ifndef CORE_BOTS_H
#define CORE_BOTS_H

#include "core/game.h"

PET_API_BEGIN

/* One term of an evaluation, for explanations: a message id and its points. */
struct pet_eval_term {
	const char *name;
	int32_t value;
};
enum { PET_TERMS_MAX = 32 };

/* One input of a learned judgement, about one seat. Values are clamped to the range. */
struct pet_feature {
	const char *token; /* "hunt_free": for training reports */
	const char *name;  /* message id for explanations; NULL: means nothing to a person */
	uint8_t bits;      /* values are clamped to -2^bits .. 2^bits; at most 7 */
	bool alone;        /* about games of one seat; such features come last, and are 0 in others,
			    * as all others are in such games */
	bool lack;         /* the name says the opposite: the more, the less of what it names */
};
enum { PET_FEATURES_MAX = 128 };

enum { PET_AT_ONCE = 0xFFFF };

/* How a search looks beyond the positions it reaches; 0 and false: the bots' defaults. */
struct pet_outlook {
	uint16_t depth; /* random decisions before the judgement, which misjudges half-done plans */
	uint16_t net_depth;  /* the same where the net judges; 0: as many; PET_AT_ONCE: none */
	uint16_t heat;       /* in thousandths of a win: a first look worse by this much halves the
			 * attention to a move; 0: attention in proportion */
	uint16_t curiosity;  /* weight of exploration, in 1/256 */
	uint8_t leaf;        /* in percent: weight of the leaf, against the position after them */
	uint8_t trust;       /* the first look at a move counts as this many visits */
	uint8_t expand;      /* a move visited this often is followed by a look at the answers */
	uint8_t expand_long; /* the same in a long search; 0: as often */
	bool rest;           /* they continue until the game is at a quiet node */
};

/* Somebody that a weak bot plays: a plan, and a beginner's errors of judgement. */
struct pet_character {
	const char *token; /* "sailor" */
	const char *name;  /* message id: what it is called */
	const char *text;  /* message id: how it plays, in one sentence */
	/* What it likes beyond its worth: thousandths of a win for each one of a feature of its own
	 * (below 0: dislikes); ended by 0. */
	struct {
		uint8_t feature;
		int16_t points;
	} liking[12];
};

/* Weights of a learned judgement, laid out as in ai/judge.h. */
struct pet_net {
	const int16_t *data;
	uint32_t count;
	const struct pet_net *alone, *duel; /* the nets for one seat and for two; NULL: this one */
	const struct pet_outlook *outlook;  /* of a search that judges by it; NULL: the game's */
};

/* A hunt: one seat against a beast of the game. */
struct pet_hunt {
	uint8_t seat;
	uint8_t kind, prey;
	uint8_t need; /* wounds still needed */
};

enum { PET_ENDINGS_MAX = 16 };

/* All of it is optional. */
struct pet_bots {
	/* Expected share of the win of each seat in 1/65536; sums to 65536. NULL: no opinion. */
	void (*eval)(const void *state, int32_t share[PET_SEATS_MAX]);

	/* The terms behind eval for one seat, always in the same order; returns the count. */
	int (*eval_terms)(const void *state, uint8_t seat, struct pet_eval_term out[PET_TERMS_MAX]);

	/* Both or none. Inputs of a learned judgement: a row of small numbers per seat, always in
	 * the same order; feature names them (ended by a NULL token). share: what eval says, in
	 * which much is counted that features need, too; NULL: nobody asks. Not for finished
	 * games. */
	void (*features)(const void *state, int16_t out[][PET_FEATURES_MAX],
			 int32_t share[PET_SEATS_MAX]);
	const struct pet_feature *feature;

	/* A judgement learned from these features; NULL: eval judges. */
	const struct pet_net *net;

	/* How a search looks beyond the positions it reaches. */
	struct pet_outlook outlook;

	/* Whether a legal move comes to nothing (a power begun and declined at once) or another is
	 * as good (an amount between two that matter). Bots that think make it only if all are of
	 * that kind. */
	bool (*idle)(const void *state, pet_move m);

	/* Takes out of a copy of pub what the seat spends in its turn (gold, legs already walked),
	 * and returns how much it can still spend. Two positions of a turn that are equal without
	 * it differ in nothing else: bots never pay for coming back. */
	uint32_t (*spend)(void *pub, uint8_t seat);

	/* Both or none. Fixed plans that a player without look-ahead may follow: their names, ended
	 * by NULL, and the points of a legal move by one of them. Bots plan:NAME (ai/bot.h) make
	 * the move with most points. */
	const char *const *plans;
	int32_t (*plan_points)(struct pet_view v, unsigned plan, pet_move m);

	/* The characters of weak bots, ended by a NULL token; needs features. */
	const struct pet_character *characters;

	/* For odds, which bots find by playing on (ai/odds.h). With pet_game.battle: how many pieces
	 * a side of a battle has at its place, during or after it. */
	uint8_t (*battle_units)(const void *pub, const struct pet_battle *b, int side);
	/* Optional. Whether a side still holds the place after a battle that left nobody there. */
	bool (*battle_keeps)(const void *pub, const struct pet_battle *b, int side);

	/* Both or none. The hunt in progress (false: none); and whether its hunter has caught the
	 * prey, during or after it. */
	bool (*hunt)(const void *pub, struct pet_hunt *h);
	bool (*caught)(const void *pub, const struct pet_hunt *h);

	/* For statistics, on GPUs too, where no facts are told. Whether a finished game was ended by
	 * a technical limit, not by its rules. */
	bool (*limit_hit)(const void *pub);

	/* Both or none. How a finished game ended: an index into endings, which are tokens ended by
	 * NULL, at most PET_ENDINGS_MAX. */
	uint8_t (*ending)(const void *pub);
	const char *const *endings;
};

PET_API_END

#endif
