/* must.h: assertions.
 *
 * must(condition) states what the code relies on. When it is false the program is wrong, not the
 * input: the hook (set by the host, may print node, record and line) is called and the program
 * stops. Refused input never comes here; it is answered with a result (game.h, enum refusal). */
#ifndef CORE_MUST_H
#define CORE_MUST_H

#include "core/api.h"

PET_API_BEGIN

#define pet_must(condition)                                                                        \
	((condition) ? (void)0 : pet_must_failed(#condition, __FILE__, __LINE__))

/* Called before the trap; NULL: just the trap. One per program, set once at the start. */
extern void (*pet_must_hook)(const char *what, const char *file, int line);

#ifdef __cplusplus
[[noreturn]]
#else
_Noreturn
#endif
void pet_must_failed(const char *what, const char *file, int line);

PET_API_END

#endif
