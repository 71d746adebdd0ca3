#include "games/cyclades/rules.h"
#include "core/json.h"
void cy_describe(struct view v, struct text *t)
{
	(void)v, (void)t;
}
void cy_map_lines(struct view v, struct text *t)
{
	(void)v, (void)t;
}
void cy_board(struct view v, struct json *j)
{
	(void)v, (void)j;
}
