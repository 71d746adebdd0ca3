/* motion.h: what is asked of the people at a table, and what they have said to it. One at a time, kept in the row of
 * the table as words. */
#ifndef SERVER_MOTION_H
#define SERVER_MOTION_H

#include "server/store/store.h"

enum motion_kind {
	MOTION_NONE,
	MOTION_ABSENT,   /* whom the game waits for is away: wait, a bot, or a substitute? */
	MOTION_PATIENCE, /* the others decided to wait; not asked again for a while */
	/* these pass if everybody agrees */
	MOTION_PAUSE,
	MOTION_CANCEL,
	MOTION_EXTEND,
	MOTION_REPLACE,
};

/* Votes by seat: VOTE_NONE, or what was chosen. */
enum { VOTE_NONE = '-', VOTE_YES = 'y', VOTE_WAIT = 'w', VOTE_BOT = 'b', VOTE_SUBSTITUTE = 's' };

struct motion {
	enum motion_kind kind;
	int by, about; /* seats; by -1: the clock, or a host without a seat */
	int64_t value, since;
	char vote[PET_SEATS_MAX + 1];
};

void motion_read(const char *words, struct motion *out);
void motion_write(const struct motion *m, char out[MOTION_MAX]);
const char *motion_name(enum motion_kind kind);
/* MOTION_NONE: there is none of that name. */
enum motion_kind motion_find(const char *name);

#endif
