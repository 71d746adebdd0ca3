/* why.c: why a move is refused. */
#include "games/legendary/rules.h"
#include "games/legendary/tables.h"

uint8_t lg_why(struct view v, const struct frame *f, move m)
{
	move out[MOVES_MAX];
	int n = lg_nodes[f->node].legal(v, f, out);
	for (int i = 0; i < n; i++)
		if (out[i] == m)
			return 0;
	return R_NOT_HERE;
}
