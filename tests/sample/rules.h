/* rules.h: what the chapters of Lots share: the numbers of nodes, verbs, events and reasons, and
 * the functions used across files. */
#ifndef TESTS_SAMPLE_RULES_H
#define TESTS_SAMPLE_RULES_H

#include "core/bots.h"
#include "core/mark.h"
#include "core/text.h"
#include "tests/sample/state.h"

/* Numbers of nodes, verbs, events, reasons and kinds, and the nodes' functions. */
#define PET_NODES "tests/sample/nodes.def"
#define PET_WORDS "tests/sample/words.def"
#include "core/rows_declare.inc"

static inline uint8_t lots_seats(const struct lots *g)
{
	return g->pub.flow.seats;
}

/* LO-1, LO-6: r01_setup.c */
const char *lots_setup(void *state, const struct pet_setup *s);
void lots_result(const void *pub, uint8_t share[PET_SEATS_MAX]);

/* beside the rules */
const char *lots_check(const void *state);
const char *lots_stage(void *state, const char *words);
void lots_resample(void *state, uint8_t seat, struct pet_bits *bits);
void lots_eval(const void *state, int32_t share[PET_SEATS_MAX]);
void lots_describe(struct pet_view v, struct pet_text *t);
void lots_map(struct pet_view v, struct pet_text *t);
void lots_board(struct pet_view v, struct pet_json *j);
void lots_facts(struct pet_view v, struct pet_facts *out);
extern const struct pet_node lots_nodes[N_COUNT];
extern const struct pet_field lots_pub_fields[], lots_priv_fields[];

#endif
