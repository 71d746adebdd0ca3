/* fuzz.h: what the fuzz targets share.
 *
 * A target is one function on bytes. Built by the preset "fuzz" it becomes a libFuzzer program; in
 * the other presets seeds.c runs it on its seeds. A violation is an abort(). */
#ifndef TESTS_FUZZ_H
#define TESTS_FUZZ_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "core/record.h"

int LLVMFuzzerInitialize(int *argc, char ***argv);
int LLVMFuzzerTestOneInput(const uint8_t *data, size_t n);

/* Aborts and says what did not hold. */
#define promise(condition) ((condition) ? (void)0 : broken(#condition, __FILE__, __LINE__))
_Noreturn void broken(const char *what, const char *file, int line);

/* The sample game and the registered ones, by any number. */
const struct pet_game *some_game(unsigned i);

/* A byte source, consumed one by one; zeros at the end. */
struct bytes {
	const uint8_t *p;
	size_t n;
};

unsigned byte_next(struct bytes *b);

/* A number below n, from as many bytes as it needs. */
unsigned byte_below(struct bytes *b, unsigned n);

bool utf8(const char *text);

/* A set-up chosen by the bytes: any seats, any options. */
struct pet_setup byte_setup(struct bytes *b, const struct pet_game *game);

/* Position and record as text in a buffer of the caller's. */
size_t write_position(const struct pet_game *game, const void *state, char *buf, size_t cap);

/* Plays up to so many moves, chosen by seed, to reach a position. */
void play_to(const struct pet_game *game, void *state, uint64_t seed, int moves);

/* Plays up to so many moves, chosen by seed, with a full check after each. */
void play_on(const struct pet_game *game, void *state, uint64_t seed, int moves);

#endif
