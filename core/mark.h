/* mark.h: marks message ids for the catalogues (tools/lint-messages): N_("one message"); in table
 * rows with a plural, NP_("one ship", "{a} ships") fills .text and .plural. Calls that translate
 * need no mark. */
#ifndef CORE_MARK_H
#define CORE_MARK_H

#define N_(id)         id
#define NP_(one, many) .text = one, .plural = many

#endif
