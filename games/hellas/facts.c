/* facts.c: what follows from a position. */
#include "core/facts.h"
#include "games/hellas/rules.h"

void lh_facts(struct pet_view v, struct pet_facts *out)
{
	const struct lh_pub *p = v.pub;
	if (pet_facts_want(out, PET_T_STAKES))
		lh_tell_stakes(p, out);
}
