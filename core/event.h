/* event.h: what happened, for log, clients and tests.
 *
 * Rules write events into the journal at the end of the state while they run. The loop drains it
 * after every step, so it is empty between moves, and one step or apply may write up to
 * PET_JOURNAL_MAX events. An event says who may know its arguments; everyone else learns only that
 * it happened. */
#ifndef CORE_EVENT_H
#define CORE_EVENT_H

#include <stdint.h>

#include "core/api.h"
#include "core/must.h"

PET_API_BEGIN

enum { PET_JOURNAL_MAX = 22, PET_SEEN_BY_ALL = 0xFF };

/* Whether there are events: a target that plays and tells nothing (gpu/) leaves the journal empty. */
#ifdef PET_PLAYS_ONLY
enum { PET_TELLS = 0 };
#else
enum { PET_TELLS = 1 };
#endif

struct pet_event {
	uint8_t code;       /* row of the game's event table */
	uint8_t seen;       /* seats that may know the arguments: a bit each, or PET_SEEN_BY_ALL */
	uint8_t who;        /* seat or faction, as in struct pet_frame */
	uint8_t a, b, c, d; /* arguments; their kinds are in the event's row */
	uint8_t spare;
};

struct pet_journal {
	uint8_t count;
	uint8_t spare[7];
	struct pet_event event[PET_JOURNAL_MAX];
};

static inline void pet_emit_to(struct pet_journal *j, unsigned seen, unsigned code, unsigned who,
			       unsigned a, unsigned b, unsigned c, unsigned d)
{
	if (!PET_TELLS)
		return;
	pet_must(j->count < PET_JOURNAL_MAX);
	struct pet_event e = { (uint8_t)code, (uint8_t)seen, (uint8_t)who, (uint8_t)a,
			       (uint8_t)b,    (uint8_t)c,    (uint8_t)d,   0 };
	j->event[j->count++] = e;
}

/* How many events there is room for before the next drain. */
static inline int pet_journal_room(const struct pet_journal *j)
{
	return PET_TELLS ? PET_JOURNAL_MAX - j->count : PET_JOURNAL_MAX;
}

static inline void pet_emit(struct pet_journal *j, unsigned code, unsigned who, unsigned a,
			    unsigned b, unsigned c, unsigned d)
{
	pet_emit_to(j, PET_SEEN_BY_ALL, code, who, a, b, c, d);
}

PET_API_END

#endif
