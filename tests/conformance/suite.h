/* suite.h: what the parts of the conformance suite share.
 *
 * The suite is written from core/game.h alone and runs for every game, every number of seats and
 * every value of every option. A part calls bad() for each violation; the same one is printed once
 * per game, with a command that reproduces it. */
#ifndef TESTS_CONFORMANCE_SUITE_H
#define TESTS_CONFORMANCE_SUITE_H

#include "core/bots.h"
#include "core/position.h"
#include "tests/configs.h"

enum { GUARD = 16, EVENTS = 1024, TEXT = 1 << 18 };

/* The amount of work for one configuration. */
struct level {
	uint32_t decisions; /* questions played, at least one whole game */
	uint32_t deep;      /* everything is tried once in so many questions, on average */
	uint32_t prices;    /* what moves cost: likewise */
	uint32_t tries;     /* moves given to why each time */
	uint32_t leak;      /* a leak pair is started once in so many questions */
	uint32_t lines;     /* of the record that is undone */
	uint32_t games;     /* played to the end to see whether facts come true */
	uint32_t options;   /* other than the default ones: so many times fewer of both */
};

extern const struct config *config;
extern uint64_t questions_played, deep_looks, leak_pairs, leak_plies, edits_played, prices_compared;

/* A violation. Where: node name or the like; what: which promise. */
__attribute__((format(printf, 1, 2))) void bad(const char *format, ...);

/* tables.c: everything that needs no position. */
void test_tables(const struct pet_game *game, const char *rules);

/* walk.c: plays random games with occasional deep checks. */
void test_walk(const struct config *c, const struct level *l, uint64_t seed);

/* position.c: checks of a single position. */
void look_light(const struct pet_game *game, const void *state);
void look_deep(const struct pet_game *game, const void *state, const struct level *l,
	       struct pet_bits *bits);
void look_events(const struct pet_game *game, const void *state, const struct pet_events *events);
void look_end(const struct pet_game *game, const void *state);
void fields_begin(const struct pet_game *game);

/* told.c: what is told of a position. look_json: it comes back from JSON as it was. look_views: what a seat
 * or an observer is sent, with its seal, is enough to think about it. look_said: words, map and drawing in
 * one language each time, for an observer and one seat. */
void look_json(const struct pet_game *game, const void *state);
void look_views(const struct pet_game *game, const void *state);
void look_said(const struct pet_game *game, const void *state, struct pet_bits *bits);

/* Whether a text has a placeholder left. */
bool unfilled(const char *s);

/* leak.c: two positions that look the same to a seat. */
void test_leak(const struct pet_game *game, const void *state, struct pet_bits *bits);

/* facts.c: what facts promise: of a position, around a move, at the end. */
extern struct facts_seen {
	uint64_t games, rows, incomes, orders, points, ends;
} facts_seen;
void test_facts(const struct config *c, const struct level *l, uint64_t seed);

/* edit.c: hand-made positions. */
void test_edit(const struct pet_game *game, const void *state, struct pet_bits *bits);

/* price.c: prices that are told and what is taken; offerings, which are paid later. */
void look_price(const struct pet_game *game, const void *state);
void promise_begin(void);
void promise_made(const struct pet_game *game, const void *state, pet_move m);
void promise_kept(const struct pet_game *game, const struct pet_events *events);

/* ends.c: the verbs that are marked as the end of a turn. */
void end_begin(const struct pet_game *game);
void end_made(const void *state, pet_move m);
void end_kept(const struct pet_game *game, const void *state);
void end_judge(const struct pet_game *game);

/* undo.c: the record and its undo. */
void test_record(const struct config *c, const struct level *l, uint64_t seed);

/* A random move of whoever is asked. */
pet_move any_move(const struct pet_game *game, const void *state, struct pet_bits *bits);

#endif
