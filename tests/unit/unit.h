/* unit.h: what the unit tests share. */
#ifndef TESTS_UNIT_H
#define TESTS_UNIT_H

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <string.h>

#include <cmocka.h>

#include "core/record.h"
#include "core/wire.h"

#define RUN(tests) cmocka_run_group_tests(tests, NULL, NULL)

extern const struct pet_game sample_game, toy_game;

#endif
