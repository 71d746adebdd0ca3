/* facts.c: what follows from a position of Lots: the round and its parts, points, coins. */
#include "core/facts.h"
#include "tests/sample/rules.h"

static void tell_seat(const struct lots_pub *pub, unsigned s, struct pet_facts *out)
{
	struct pet_fact total =
		pet_fact_number(PET_T_POINTS, "total", PET_K_SEAT, s, pub->points[s]);
	struct pet_fact won = pet_fact_number(PET_T_POINTS, "won", PET_K_SEAT, s, pub->points[s]);
	struct pet_fact coins = pet_fact_number(PET_T_OWN, "coins", PET_K_SEAT, s, pub->coins[s]);
	total.name = N_("points");
	won.name = N_("points won");
	coins.name = N_("coins");
	total.rule = won.rule = "LO-6.1";
	pet_fact_tell(out, &total);
	pet_fact_tell(out, &won);
	pet_fact_tell(out, &coins);
}

void lots_facts(struct pet_view v, struct pet_facts *out)
{
	static const struct pet_phase phase[] = {
		{ "deal", N_("Cards and die"), "LO-2.2", 0 },
		{ "bidding", N_("Bidding"), "LO-3.1", 2 },
		{ "choice", N_("Choice"), "LO-4.1", 3 },
	};
	const struct lots_pub *pub = v.pub;
	struct pet_fact round = pet_fact_number(PET_T_ROUND, "round", PET_K_NONE, 0, pub->round);
	round.of = pub->rounds;
	round.name = N_("round");
	round.rule = "LO-2.1";
	pet_fact_tell(out, &round);
	pet_facts_phases(out, &pub->flow, N_ROUND, phase, sizeof phase / sizeof *phase);
	for (uint8_t s = 0; s < pub->flow.seats; s++)
		if (pet_facts_want_seat(out, s))
			tell_seat(pub, s, out);
}
