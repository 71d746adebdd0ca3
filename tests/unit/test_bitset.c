/* test_bitset.c: bit sets, and the rows of field tables taken from a struct. */
#include "tests/unit/unit.h"

#include "core/bitset.h"
#include "core/field_rows.h"

static void counts(void **state)
{
	(void)state;
	assert_int_equal(pet_count(0), 0);
	assert_int_equal(pet_count(UINT64_MAX), 64);
	assert_int_equal(pet_count(pet_bit(63) | pet_bit(32) | pet_bit(0)), 3);
	assert_true(pet_has(pet_bit(40), 40));
	assert_false(pet_has(pet_bit(40), 8));
	assert_int_equal(pet_lowest(pet_bit(63) | pet_bit(7)), 7);
	assert_int_equal(pet_nth(pet_bit(63) | pet_bit(7) | pet_bit(2), 2), 63);
}

static void visits_in_order(void **state)
{
	(void)state;
	const unsigned members[] = { 0, 5, 31, 32, 63 };
	uint64_t set = 0;
	for (unsigned i = 0; i < 5; i++)
		set |= pet_bit(members[i]);
	unsigned at = 0;
	PET_FOR_EACH (i, set)
		assert_int_equal(i, members[at++]);
	assert_int_equal(at, 5);
	PET_FOR_EACH (i, UINT64_C(0))
		assert_int_equal(i, 64); /* unreachable */
}

static void breaks_and_continues(void **state)
{
	(void)state;
	unsigned seen = 0;
	PET_FOR_EACH (i, UINT64_C(0xFF)) {
		if (i == 2)
			continue;
		if (i == 5)
			break;
		seen++;
	}
	assert_int_equal(seen, 4);
}

struct piece {
	uint8_t at;
	uint16_t force;
};

struct box {
	uint32_t cards;
	struct piece piece[3];
	struct piece king;
	uint16_t row[4];
};

static void rows_follow_the_struct(void **state)
{
	(void)state;
	static const struct pet_field rows[] = {
		PET_FIELD_SET("cards", struct box, cards, PET_K_NUMBER),
		PET_FIELD_ARRAY("row", struct box, row, PET_K_NUMBER, PET_K_NUMBER, 7),
		PET_FIELD_OF("force", struct box, piece, force, PET_K_NUMBER, PET_K_SEAT, 0),
		PET_FIELD_STRUCT("king", struct box, king, NULL),
		PET_FIELDS_END,
	};
	assert_int_equal(rows[0].how, PET_HOW_MASK);
	assert_int_equal(rows[0].size, 4);
	assert_int_equal(rows[1].count, 4);
	assert_int_equal(rows[1].stride, 2);
	assert_int_equal(rows[1].none, 7);
	assert_int_equal(rows[2].at, offsetof(struct box, piece) + offsetof(struct piece, force));
	assert_int_equal(rows[2].size, 2);
	assert_int_equal(rows[2].count, 3);
	assert_int_equal(rows[2].stride, sizeof(struct piece));
	assert_int_equal(rows[3].at, offsetof(struct box, king));
	assert_null(rows[4].name);
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(counts),
		cmocka_unit_test(visits_in_order),
		cmocka_unit_test(breaks_and_continues),
		cmocka_unit_test(rows_follow_the_struct),
	};
	return RUN(tests);
}
