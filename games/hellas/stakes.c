/* stakes.c: what follows if one side wins the battle in progress, in words: who controls the region
 * and what stands there, what both sides lose by the cards that lie, and where the beaten go. Cards
 * still to come may change it. The solo game has none: its armies have rules of their own. */
#include "core/describe.h"
#include "games/hellas/rules.h"

enum { NOWHERE = NONE };

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

static void say_region_won(struct pet_text *t, const struct lh_pub *p, uint8_t seat, unsigned r)
{
	struct pet_fill f = { 0 };
	unsigned land = completes(p, seat, r);
	pet_fill_add(&f, "a", K_ARMY, seat);
	pet_fill_add(&f, "b", K_REGION, (int32_t)r);
	pet_fill_add(&f, "land", K_LAND, (int32_t)land);
	pet_fill_add(&f, "god", K_GOD, lh_regions[r].god);
	if (p->region[r].owner == seat) {
		pet_text_filled(t, N_("{a} keeps {b}."), &f);
		return;
	}
	pet_text_filled(t, N_("{a} takes control of {b}."), &f);
	if (p->temples & BIT(r)) {
		pet_text_put(t, " ");
		pet_text_filled(
			t, r == PHOCIS ? N_("Delphi stands there.") : N_("A temple stands there."),
			&f);
	}
	if (lh_regions[r].city) {
		pet_text_put(t, " ");
		pet_text_filled(t, N_("A city lies there."), &f);
	}
	if (lh_regions[r].god != NONE) {
		pet_text_put(t, " ");
		pet_text_filled(t, N_("A monument stands there: {god}."), &f);
	}
	if (land != NONE) {
		pet_text_put(t, " ");
		pet_text_filled(t, N_("That is the whole land: {land}."), &f);
	}
}

/* LH-13.4, LH-13.5, LH-13.6, LH-13.8 */
static void say_beaten(struct pet_text *t, uint8_t seat, int left, uint32_t to)
{
	struct pet_fill f = { 0 };
	pet_fill_add(&f, "a", K_ARMY, seat);
	pet_fill_add(&f, "n", PET_K_NUMBER, left);
	pet_fill_add(&f, "b", K_REGION, to ? (int32_t)pet_lowest(to) : NOWHERE);
	pet_text_put(t, " ");
	if (!left)
		pet_text_filled(t, N_("{a} has nobody left there."), &f);
	else if (!to)
		pet_text_filled(t, N_("{a} has nowhere to withdraw to: all die."), &f);
	else if (to & (to - 1))
		pet_text_filled(t,
				N_("{a} withdraws with {n} {n|hoplite|hoplites} to a region of its "
				   "choice."),
				&f);
	else
		pet_text_filled(t, N_("{a} withdraws with {n} {n|hoplite|hoplites} to {b}."), &f);
}

void lh_stakes(const void *pub, int winner, struct pet_text *t)
{
	const struct lh_pub *p = pub;
	const struct lh_battle *b = &p->battle;
	uint8_t won = b->side[winner], lost = b->side[!winner];
	if (p->solo || won >= PLAYERS || lost >= PLAYERS)
		return;
	int fallen[2], left[2];
	for (int side = 0; side < 2; side++) {
		int all = lh_side_count(p, side), n = lh_losses(p, side, winner);
		fallen[side] = n < all ? n : all;
		left[side] = at_least_0(all - n);
	}
	struct pet_fill f = { 0 };
	pet_fill_add(&f, "a", K_ARMY, won);
	pet_fill_add(&f, "c", K_ARMY, lost);
	pet_fill_add(&f, "n", PET_K_NUMBER, fallen[winner]);
	pet_fill_add(&f, "m", PET_K_NUMBER, fallen[!winner]);
	pet_fill_add(&f, "left", PET_K_NUMBER, left[winner]);
	pet_fill_add(&f, "need", PET_K_NUMBER, lh_population(p, won, b->region));
	if (wins_region(p, won, b->region, left[winner]))
		say_region_won(t, p, won, b->region);
	else if (!left[winner])
		pet_text_filled(t, N_("Nobody takes control: {a} has nobody left."), &f);
	else
		pet_text_filled(t,
				N_("Nobody takes control: that needs {need} "
				   "{need|hoplite|hoplites}, {left} would be left."),
				&f);
	pet_text_put(t, " ");
	pet_text_filled(t, N_("Losses: {a} {n}, {c} {m}."), &f);
	say_beaten(t, lost, left[!winner], lh_beaten_goes(p, !winner));
}
