#include "core/json.h"
#include "games/elysium/rules.h"
void el_describe(struct view v, struct text *t)
{
	(void)v;
	(void)t;
}
void el_map(struct view v, struct text *t)
{
	(void)v;
	(void)t;
}
void el_board(struct view v, struct json *j)
{
	(void)v;
	(void)j;
}
void el_cards(struct text *t, const char *filter)
{
	(void)filter;
	(void)t;
}
