/* must.h: assertions.
 *
 * A failed must(condition) is a bug, never bad input: the hook (set by the host; it may print node,
 * record and line) is called and the program traps. Refused input is reported by a result (game.h,
 * enum pet_refusal). */
#ifndef CORE_MUST_H
#define CORE_MUST_H

#include "core/api.h"

PET_API_BEGIN

#define pet_must(condition)                                                                        \
	((condition) ? (void)0 : pet_must_failed(#condition, __FILE__, __LINE__))

/* Only where everything is recounted after every move: for what is so often asked that it would cost. */
#ifdef PETTEIA_RECOUNT
#	define pet_must_recount(condition) pet_must(condition)
#else
#	define pet_must_recount(condition) ((void)0)
#endif

/* Called before the trap; NULL: trap only. One per program, set once at the start. */
extern void (*pet_must_hook)(const char *what, const char *file, int line);

#ifdef __cplusplus
[[noreturn]]
#else
_Noreturn
#endif
void pet_must_failed(const char *what, const char *file, int line);

PET_API_END

#endif
