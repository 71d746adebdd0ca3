#include "games/legendary/rules.h"
void lg_describe(struct view v, struct text *t)
{
	const struct lg_pub *p = v.pub;
	const struct arg arg = { "n", K_NUMBER, p->round };
	text_fill(t, N_("round {n}"), NULL, 0, &arg, 1);
}
