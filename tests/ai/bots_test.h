/* bots_test.h: what the parts of bots_test share. */
#ifndef TESTS_AI_BOTS_TEST_H
#define TESTS_AI_BOTS_TEST_H

#include "tests/configs.h"

/* Where every move of every search is fully checked, a few positions suffice. */
#ifdef PETTEIA_RECOUNT
enum { FEW = 1 };
#else
enum { FEW = 0 };
#endif

/* The position that is played. */
extern unsigned char state[PET_STATE_MAX];

void fail(const char *where, const char *what, long long got, long long wanted);

/* bots_time.c */
void test_settled(const struct config *c);
void test_budget(const struct config *c);
void test_time(const struct config *c);
void test_time_total(void); /* of all configurations together */
void test_speed(const struct config *c);

#endif
