/* fixed.h: answers that stay the same as long as the program runs: the games, the rulebooks. Each is compressed once
 * for a language, when it is first asked for. */
#ifndef SERVER_FIXED_H
#define SERVER_FIXED_H

#include <stdbool.h>

#include "core/text.h"

struct req;

/* Answers with what is kept under this name; false: it has to be written (and given to fixed_reply()). */
bool fixed_known(struct req *r, const char *name);
/* Keeps the text under this name, which must stay valid for good, and answers with it. */
void fixed_reply(struct req *r, const char *name, const struct pet_text *t);

#endif
