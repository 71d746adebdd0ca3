/* test_pairing.c: draws of leagues, for every number of entrants from 2 to 40 and tables of 2 to 6. */
#include "tests/unit/unit.h"

#include "server/leagues/pairing.h"

#ifndef __has_feature
#	define __has_feature(what) 0 /* gcc says it by a name */
#endif
#if defined __SANITIZE_ADDRESS__ || __has_feature(address_sanitizer)
enum { MOST = 9 }; /* errors of memory show in small leagues, too */
#else
enum { MOST = 40 };
#endif

static struct league_past begun(int places, int seats, bool robin)
{
	return (struct league_past){ .places = places, .seats = seats, .least = 2, .robin = robin };
}

/* Everybody who is in has exactly one place in it; tables are of sizes next to each other, and as few as can be. */
static void sound(const struct league_past *past, const struct league_draw *d)
{
	int seen[LEAGUE_PLACES] = { 0 }, sit = 0, low = LEAGUE_SEATS, high = 0;
	for (int t = 0; t < d->tables; t++) {
		low = d->size[t] < low ? d->size[t] : low;
		high = d->size[t] > high ? d->size[t] : high;
		sit += d->size[t];
		for (int i = 0; i < d->size[t]; i++)
			seen[d->at[t][i]]++;
	}
	for (int i = 0; i < d->rests; i++)
		seen[d->rest[i]]++;
	for (int i = 0; i < past->places; i++)
		assert_int_equal(seen[i], !past->gone[i]);
	if (!d->tables)
		return;
	assert_true(low >= past->least && high <= past->seats && high - low <= 1);
	assert_int_equal(d->tables, (sit + past->seats - 1) / past->seats);
}

/* Takes the round into the past; how many met again. shares: the first of the table wins. */
static int played(struct league_past *past, const struct league_draw *d, bool shares)
{
	int again = 0;
	for (int t = 0; t < d->tables; t++) {
		for (int i = 0; i < d->size[t]; i++)
			for (int k = 0; k < i; k++) {
				int a = d->at[t][i], b = d->at[t][k];
				again += past->met[a][b] > 0;
				past->met[a][b]++;
				past->met[b][a]++;
			}
		if (shares)
			past->points[d->at[t][past->rounds % d->size[t]]] += 3600;
	}
	for (int i = 0; i < d->rests; i++)
		past->rests[d->rest[i]]++;
	past->rounds++;
	return again;
}

static void rests_are_fair(const struct league_past *past)
{
	int low = 99, high = 0;
	for (int i = 0; i < past->places; i++) {
		low = past->rests[i] < low ? past->rests[i] : low;
		high = past->rests[i] > high ? past->rests[i] : high;
	}
	assert_true(high - low <= 1);
}

static void robin_covers_all(void **state)
{
	struct league_draw d;
	(void)state;
	for (int seats = 2; seats <= 6; seats++)
		for (int n = 2; n <= MOST; n++) {
			struct league_past past = begun(n, seats, true);
			int again = 0, pairs = 0;
			while (league_pair(&past, &d)) {
				sound(&past, &d);
				again += played(&past, &d, true);
				assert_true(past.rounds < 100);
			}
			for (int a = 0; a < n; a++)
				for (int b = 0; b < a; b++, pairs++)
					assert_true(past.met[a][b]);
			rests_are_fair(&past);
			int least = league_rounds(n, seats, true);
			assert_true(past.rounds >= least && past.rounds <= 2 * least);
			if (seats == 2) {
				assert_int_equal(again, 0);
				assert_int_equal(past.rounds, least);
			}
		}
}

/* The fewest meetings again that any draw of pairs has: by all subsets. */
static int fewest_again(const struct league_past *past, uint32_t left)
{
	static int8_t known[1 << 12];
	static const struct league_past *of;
	static int at;
	if (of != past || at != past->rounds)
		memset(known, -1, sizeof known);
	of = past;
	at = past->rounds;
	if (!left)
		return 0;
	if (known[left] >= 0)
		return known[left];
	int a = __builtin_ctz(left), best = 100;
	for (int b = a + 1; b < past->places; b++) {
		if (!(left >> b & 1))
			continue;
		int with =
			(past->met[a][b] > 0) + fewest_again(past, left & ~(1u << a) & ~(1u << b));
		best = with < best ? with : best;
	}
	known[left] = (int8_t)best;
	return best;
}

static void nobody_meets_again_where_avoidable(void **state)
{
	struct league_draw d;
	(void)state;
	for (int n = 2; n <= 12; n++) {
		struct league_past past = begun(n, 2, false);
		for (int round = 0; round < 2 * n; round++) {
			assert_true(league_pair(&past, &d));
			uint32_t sit = (1u << n) - 1;
			for (int i = 0; i < d.rests; i++)
				sit &= ~(1u << d.rest[i]);
			int fewest = fewest_again(&past, sit);
			assert_int_equal(played(&past, &d, true), fewest);
		}
	}
}

/* As long as nobody has met more than half of those whom the tables could bring. */
static void swiss_brings_new_people(void **state)
{
	struct league_draw d;
	(void)state;
	for (int seats = 2; seats <= 6; seats++)
		for (int n = 2; n <= MOST; n++) {
			struct league_past past = begun(n, seats, false);
			for (int round = 0; round < 6; round++) {
				assert_true(league_pair(&past, &d));
				sound(&past, &d);
				int again = played(&past, &d, true);
				rests_are_fair(&past);
				if (n >= seats * seats && (round + 1) * (seats - 1) * 2 <= n)
					assert_int_equal(again, 0);
			}
		}
}

static void swiss_seats_like_with_like(void **state)
{
	struct league_draw d;
	struct league_past past = begun(16, 4, false);
	(void)state;
	for (int i = 0; i < 16; i++)
		past.points[i] = 3600 * (i % 4);
	assert_true(league_pair(&past, &d));
	for (int t = 0; t < 4; t++)
		for (int i = 0; i < 4; i++)
			assert_int_equal(past.points[d.at[t][i]], 3600 * (3 - t));
	/* who had the most points does not rest, and who rested does not rest again */
	struct league_past odd = begun(5, 2, false);
	odd.points[4] = 3600;
	odd.rests[3] = 1;
	assert_true(league_pair(&odd, &d));
	assert_int_equal(d.rest[0], 2);
}

static void those_who_left_are_not_drawn(void **state)
{
	struct league_draw d;
	(void)state;
	for (int robin = 0; robin < 2; robin++)
		for (int seats = 2; seats <= 6; seats++)
			for (int n = 4; n <= MOST; n += 3) {
				struct league_past past = begun(n, seats, robin);
				for (int round = 0; round < n && league_pair(&past, &d); round++) {
					sound(&past, &d);
					played(&past, &d, true);
					past.gone[round] = true;
				}
				for (int i = 0; i < n - 1; i++)
					past.gone[i] = true;
				assert_false(league_pair(&past, &d));
			}
}

/* A game of four or two teams is not for three: then some rest. */
static void tables_that_cannot_shrink(void **state)
{
	struct league_draw d;
	(void)state;
	for (int n = 4; n <= MOST; n++) {
		struct league_past past = begun(n, 4, false);
		past.least = 4;
		for (int round = 0; round < 8; round++) {
			assert_true(league_pair(&past, &d));
			assert_int_equal(d.rests, n % 4);
			played(&past, &d, true);
			rests_are_fair(&past);
		}
	}
}

static void rounds(void **state)
{
	(void)state;
	assert_int_equal(league_rounds(6, 2, false), 3);
	assert_int_equal(league_rounds(16, 2, false), 4);
	assert_int_equal(league_rounds(16, 4, false), 3);
	assert_int_equal(league_rounds(4, 4, false), 1);
	assert_int_equal(league_rounds(6, 2, true), 5);
	assert_int_equal(league_rounds(7, 2, true), 7);
	assert_int_equal(league_rounds(16, 4, true), 5);
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(robin_covers_all),
		cmocka_unit_test(nobody_meets_again_where_avoidable),
		cmocka_unit_test(swiss_brings_new_people),
		cmocka_unit_test(swiss_seats_like_with_like),
		cmocka_unit_test(those_who_left_are_not_drawn),
		cmocka_unit_test(tables_that_cannot_shrink),
		cmocka_unit_test(rounds),
	};
	return RUN(tests);
}
