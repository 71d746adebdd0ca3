/* league_internal.h: what the files of the leagues share. */
#ifndef SERVER_LEAGUE_INTERNAL_H
#define SERVER_LEAGUE_INTERNAL_H

#include "server/leagues/league.h"

/* league_round.c: whether the game as it is now has tables of these sizes. */
bool round_possible(const struct league *l, const struct league_draw *draw);
/* Opens the tables of the round that was drawn, and calls those who play. */
bool round_lay(struct server *s, struct league *l, const struct league_draw *draw);
/* Notes the points of tables that are over. late: the time is up, and the others are ended. Whether all are noted. */
bool round_note(struct server *s, struct league *l, bool late);

#endif
