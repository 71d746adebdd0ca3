#include "core/flow.h"

#include <string.h>

#include "core/must.h"

struct pet_frame *pet_flow_call(struct pet_flow *fl, uint8_t node, uint8_t who)
{
	pet_must(fl->depth < PET_FLOW_DEPTH);
	struct pet_frame *f = &fl->frame[fl->depth++];
	f->node = node;
	f->who = who;
	return f;
}

void pet_flow_end(struct pet_flow *fl)
{
	pet_must(fl->depth > 0);
	memset(&fl->frame[--fl->depth], 0, sizeof fl->frame[0]);
}

struct pet_frame *pet_flow_goto(struct pet_flow *fl, uint8_t node, uint8_t who)
{
	pet_flow_end(fl);
	return pet_flow_call(fl, node, who);
}
