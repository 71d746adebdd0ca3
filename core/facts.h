/* facts.h: what a person wants to know about a position beyond what lies on the table: income, what
 * a victory still needs, whose turn comes, points, limits, what a card does in the mode that is
 * played. The game works it out (game.h, facts), and every client shows the same rows.
 *
 *     static void take(struct pet_facts *to, const struct pet_fact *row);  // is given each row
 *     struct pet_facts out = { .topics = PET_FACTS_NOW, .about = PET_NOBODY, .take = take };
 *     pet_facts(game, pet_game_view(game, state, seat), &out);
 *
 * A row tells nothing that the view's seat may not know. What the topics promise is tested for every
 * game (tests/conformance/facts.c). */
#ifndef CORE_FACTS_H
#define CORE_FACTS_H

#include "core/text.h"

PET_API_BEGIN

/* Rows of a topic come in the order in which they are best shown. */
enum pet_topic {
	PET_T_ROUND,  /* which round (turn, epoch) it is, `of` how many if that is fixed */
	PET_T_PHASE,  /* the parts of a round in order: a PET_PHASE_*; at most one is now */
	PET_T_ORDER,  /* a list, "turns", and what it will be in the next round, "turns.next" */
	PET_T_INCOME, /* what the next income brings; `event` tells that it came */
	PET_T_NEED,   /* a way to win: what one has, `of` how much, and what it still needs */
	PET_T_POINTS, /* "total": what one would score if the game ended now; then its parts */
	PET_T_OWN,    /* a number of something that one has */
	PET_T_LEFT,   /* what is left of a limited supply, `of` how many */
	PET_T_CLOSED, /* places that cannot be entered */
	PET_T_TEAM,   /* "partner": who wins and loses together; "purse": gold that they share */
	PET_T_STAKES, /* what follows if this side wins the battle in progress, in sentences */
	PET_T_ENDING, /* how the game ended; the token says which way */
	PET_T_WHERE, /* where the things lie that the question is about; the token says where. Or where
		       * an action may begin: the token is the move, the values its first step */
	PET_T_WORTH, /* what a thing adds ("+2"), in the mode played */
	PET_T_DOES,  /* what a card or an action does, in the mode played, in words */
	PET_TOPICS
};

/* Sets of topics: those that hold for the whole match, and those that change with the position. */
enum {
	PET_FACTS_FIXED = 1u << PET_T_WORTH | 1u << PET_T_DOES,
	PET_FACTS_NOW = ((1u << PET_TOPICS) - 1) & ~(1u << PET_T_WORTH | 1u << PET_T_DOES)
};

enum { PET_PHASE_DONE, PET_PHASE_NOW, PET_PHASE_AHEAD };

enum { PET_FACT_VALUES = 64, PET_FACT_ARGS = 6, PET_FACT_UNKNOWN = PET_NOBODY };

struct pet_fact {
	uint8_t topic;
	uint8_t about_kind, about; /* whom or what; PET_K_NONE: the match */
	uint8_t kind;              /* of the values */
	uint8_t count;             /* of values; 0: words alone */
	bool list;                 /* a list, even of one */
	bool unordered;            /* a list whose order is still open */
	bool near;                 /* NEED: a turn may be enough */
	uint8_t event, event_arg; /* INCOME: the row of events that tells that it came, and which of
				    * its arguments (0 to 3) how much; row 0: none does */
	uint8_t args;             /* of text */
	const char *token;        /* "gold": ASCII; unique within topic and about, but for STAKES */
	const char *name;         /* message id */
	const char *text;         /* message id of a sentence, NULL: there is none */
	const char *rule;         /* "CY-6.1", NULL: no single one */
	int32_t value[PET_FACT_VALUES];    /* PET_FACT_UNKNOWN in a list: not known yet */
	int32_t of;                        /* out of how many; 0: that means nothing here */
	int32_t needs;                     /* NEED: how many are missing */
	struct pet_arg arg[PET_FACT_ARGS]; /* for text, beside {about} {n} (the value) and {of} */
	/* Writes the sentence where no message alone holds it; NULL: text does. */
	void (*tell)(struct pet_text *t, const struct pet_fact *row);
};

/* Who asks: which topics (a bit each), about which seat alone (PET_NOBODY: all), and what takes the
 * rows. A part of a larger struct, which take finds by its address. */
struct pet_facts {
	uint32_t topics;
	uint8_t about;
	void (*take)(struct pet_facts *to, const struct pet_fact *row);
};

/* The facts of a position as the view's seat may know them. */
void pet_facts(const struct pet_game *game, struct pet_view v, struct pet_facts *out);

/* The first row of a topic about something; token NULL: any, about_kind PET_K_NONE: about the match.
 * False: there is none. */
bool pet_fact_find(const struct pet_game *game, struct pet_view v, uint8_t topic, const char *token,
		   uint8_t about_kind, uint8_t about, struct pet_fact *row);

/* The name of a topic: "income"; PET_TOPICS if there is none of that name. */
const char *pet_topic_token(unsigned topic);
unsigned pet_topic_find(const char *s, size_t n);

/* A row in words: its sentence, or "Red: metropolises 1/3". */
void pet_text_fact(struct pet_text *t, const struct pet_fact *row);

/* All rows of these topics, one per line. */
void pet_text_facts(struct pet_text *t, const struct pet_game *game, struct pet_view v,
		    uint32_t topics);

/* What these topics tell about somebody (PET_K_NONE: about the match), on one line: "income next round
 * 2, metropolises 0/3". For describe, so that a position in words never differs from its facts. */
void pet_text_facts_about(struct pet_text *t, struct pet_view v, uint32_t topics,
			  uint8_t about_kind, uint8_t about);

/* ---- for games ------------------------------------------------------------------------------- */

static inline bool pet_facts_want(const struct pet_facts *out, unsigned topic)
{
	return out->topics >> topic & 1;
}

/* Whether rows about a seat are wanted. */
static inline bool pet_facts_want_seat(const struct pet_facts *out, uint8_t seat)
{
	return out->about == PET_NOBODY || out->about == seat;
}

/* A number about somebody: a row that takes more if needed. */
struct pet_fact pet_fact_number(unsigned topic, const char *token, uint8_t about_kind,
				unsigned about, int32_t n);

/* A list about the match, empty yet, and one value more. */
struct pet_fact pet_fact_list(unsigned topic, const char *token, uint8_t kind);
void pet_fact_add(struct pet_fact *row, int32_t value);

/* The parts of a round: from which child of the round's seq on each lasts. */
struct pet_phase {
	const char *token, *name, *rule;
	uint8_t from;
};

/* The rows of PET_T_PHASE, while the seq of this node runs; before that, "setup". */
void pet_facts_phases(struct pet_facts *out, const struct pet_flow *fl, uint8_t node,
		      const struct pet_phase *phase, int count);

/* The frame of a node, the innermost; NULL: the flow is not in it. */
const struct pet_frame *pet_flow_in(const struct pet_flow *fl, uint8_t node);

/* Hands over a row, if its topic is wanted. */
void pet_fact_tell(struct pet_facts *out, const struct pet_fact *row);

PET_API_END

#endif
