/* record_match.h: a match of the sample game with its record, for the tests of records. */
#ifndef TESTS_UNIT_RECORD_MATCH_H
#define TESTS_UNIT_RECORD_MATCH_H

#include "tests/unit/unit.h"

#define HEAD "petteia 1\ngame sample 1\nseats 2\n"

enum { LINES = 4000 };
static struct pet_record_line lines[LINES], other_lines[LINES];
static struct pet_record r, other;
static _Alignas(64) unsigned char state[PET_STATE_MAX];
static char buf[200000], second[200000];
static struct pet_fault fault;

static inline bool reads(const char *s)
{
	return pet_record_read_of(&other, &sample_game, s, strlen(s), other_lines, LINES, &fault);
}

static inline const char *written(const struct pet_record *rec, uint8_t audience, char *out)
{
	struct pet_text t = pet_text_into(out, sizeof buf, PET_LANG_EN, &sample_game, NULL);
	assert_true(pet_record_write(rec, audience, &t));
	return out;
}

static inline void begin(uint8_t seats)
{
	struct pet_setup s;
	pet_setup_default(&sample_game, &s, seats);
	pet_record_new(&r, &sample_game, &s, lines, LINES);
	assert_true(pet_record_start(&r, state, NULL, &fault));
}

/* One more line: chance by the record's dice, seats by bits. */
static inline void step(struct pet_bits *bits)
{
	pet_move out[PET_MOVES_MAX];
	uint8_t asked = pet_game_asked(state);
	pet_move m;
	if (asked == PET_CHANCE)
		m = pet_game_sample(&sample_game, state, pet_record_dice(&r, r.count + 1));
	else
		m = out[pet_bits_below(bits, (uint32_t)pet_game_legal(&sample_game, state, out))];
	assert_int_equal(pet_record_play(&r, state, asked, m, NULL), PET_PLAY_OK);
}

#endif
