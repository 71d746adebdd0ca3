/* stakes.c: what follows if one side wins the battle in progress, a sentence each: who controls the region
 * and what stands there, what both sides lose by the cards that lie, and where the beaten go. Cards
 * still to come may change it. The solo game has none: its armies have rules of their own. */
#include "core/facts.h"
#include "games/hellas/rules.h"

static int at_least_0(int n)
{
	return n > 0 ? n : 0;
}

/* LH-14.6, LH-14.7, LH-14.8: whether the winner has the region afterwards. */
static bool wins_region(const struct lh_pub *p, uint8_t seat, unsigned r, int left)
{
	if (p->region[r].owner == seat)
		return true;
	if (!left)
		return false;
	return p->region[r].owner != NONE || lh_victory_takes(p, r) ||
	       left >= lh_population(p, seat, r);
}

/* The land that the region completes for the seat, or NONE. */
static unsigned completes(const struct lh_pub *p, uint8_t seat, unsigned r)
{
	unsigned land = lh_regions[r].land;
	return p->region[r].owner != seat && !(lh_land[land] & ~(p->held[seat] | BIT(r))) ? land
											  : NONE;
}

/* A sentence about the winner. */
static struct pet_fact *sentence(struct pet_fact *row, const char *token, const char *text)
{
	row->token = token;
	row->text = text;
	return row;
}

static void put(struct pet_fact *row, const char *key, uint8_t kind, int32_t value)
{
	row->arg[row->args++] = (struct pet_arg){ key, kind, value };
}

static void tell_region_won(struct pet_facts *out, const struct lh_pub *p, uint8_t seat, unsigned r,
			    struct pet_fact row)
{
	unsigned land = completes(p, seat, r);
	put(&row, "a", K_ARMY, seat);
	put(&row, "b", K_REGION, (int32_t)r);
	put(&row, "land", K_LAND, (int32_t)land);
	put(&row, "god", K_GOD, lh_regions[r].god);
	if (p->region[r].owner == seat) {
		pet_fact_tell(out, sentence(&row, "keeps", N_("{a} keeps {b}.")));
		return;
	}
	pet_fact_tell(out, sentence(&row, "takes", N_("{a} takes control of {b}.")));
	if (p->temples & BIT(r))
		pet_fact_tell(out, sentence(&row, "temple",
					    r == PHOCIS ? N_("Delphi stands there.")
							: N_("A temple stands there.")));
	if (lh_regions[r].city)
		pet_fact_tell(out, sentence(&row, "city", N_("A city lies there.")));
	if (lh_regions[r].god != NONE)
		pet_fact_tell(out,
			      sentence(&row, "monument", N_("A monument stands there: {god}.")));
	if (land != NONE)
		pet_fact_tell(out, sentence(&row, "land", N_("That is the whole land: {land}.")));
}

/* LH-13.4, LH-13.5, LH-13.6, LH-13.8: where the beaten go. */
static void tell_beaten(struct pet_facts *out, uint8_t seat, int left, uint32_t to,
			struct pet_fact row)
{
	put(&row, "a", K_ARMY, seat);
	put(&row, "n", PET_K_NUMBER, left);
	put(&row, "b", K_REGION, to ? (int32_t)pet_lowest(to) : NONE);
	const char *text;
	if (!left)
		text = N_("{a} has nobody left there.");
	else if (!to)
		text = N_("{a} has nowhere to withdraw to: all die.");
	else if (to & (to - 1))
		text = N_("{a} withdraws with {n} {n|hoplite|hoplites} to a region of its "
			  "choice.");
	else
		text = N_("{a} withdraws with {n} {n|hoplite|hoplites} to {b}.");
	pet_fact_tell(out, sentence(&row, "beaten", text));
}

static void tell_stakes(const struct lh_pub *p, int winner, struct pet_facts *out)
{
	const struct lh_battle *b = &p->battle;
	uint8_t won = b->side[winner], lost = b->side[!winner];
	int fallen[2], left[2];
	for (int side = 0; side < 2; side++) {
		int all = lh_side_count(p, side), n = lh_losses(p, side, winner);
		fallen[side] = n < all ? n : all;
		left[side] = at_least_0(all - n);
	}
	struct pet_fact row = { .topic = PET_T_STAKES, .about_kind = K_ARMY, .about = won };
	row.name = N_("if this side wins");
	struct pet_fact control = row, losses = row;
	put(&control, "a", K_ARMY, won);
	put(&control, "left", PET_K_NUMBER, left[winner]);
	put(&control, "need", PET_K_NUMBER, lh_population(p, won, b->region));
	if (wins_region(p, won, b->region, left[winner]))
		tell_region_won(out, p, won, b->region, row);
	else if (!left[winner])
		pet_fact_tell(out, sentence(&control, "nobody",
					    N_("Nobody takes control: {a} has nobody left.")));
	else
		pet_fact_tell(out, sentence(&control, "nobody",
					    N_("Nobody takes control: that needs {need} "
					       "{need|hoplite|hoplites}, {left} would be left.")));
	put(&losses, "a", K_ARMY, won);
	put(&losses, "c", K_ARMY, lost);
	put(&losses, "n", PET_K_NUMBER, fallen[winner]);
	put(&losses, "m", PET_K_NUMBER, fallen[!winner]);
	losses.rule = "LH-13.1";
	pet_fact_tell(out, sentence(&losses, "losses", N_("Losses: {a} {n}, {c} {m}.")));
	tell_beaten(out, lost, left[!winner], lh_beaten_goes(p, !winner), row);
}

void lh_tell_stakes(const struct lh_pub *p, struct pet_facts *out)
{
	const struct lh_battle *b = &p->battle;
	if (!b->on || p->solo || b->side[0] >= PLAYERS || b->side[1] >= PLAYERS)
		return;
	for (int side = 0; side < 2; side++)
		if (pet_facts_want_seat(out, b->side[side]))
			tell_stakes(p, side, out);
}
