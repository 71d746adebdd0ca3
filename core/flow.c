#include "core/flow.h"

#include <string.h>

#include "core/must.h"

struct frame *flow_call(struct flow *fl, uint8_t node, uint8_t who)
{
	must(fl->depth < FLOW_DEPTH);
	struct frame *f = &fl->frame[fl->depth++];
	f->node = node;
	f->who = who;
	return f;
}

void flow_end(struct flow *fl)
{
	must(fl->depth > 0);
	memset(&fl->frame[--fl->depth], 0, sizeof fl->frame[0]);
}

struct frame *flow_goto(struct flow *fl, uint8_t node, uint8_t who)
{
	flow_end(fl);
	return flow_call(fl, node, who);
}
