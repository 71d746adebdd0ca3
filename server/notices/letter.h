/* letter.h: a message as e-mail. */
#ifndef SERVER_LETTER_H
#define SERVER_LETTER_H

#include "server/notices/words.h"

enum { WAY_CODE = 32 + 1 };

/* A word that only this server and the one who was sent it know: "stop" ends the way, "confirm" confirms it. */
void way_code(const struct way_row *way, const char *what, char out[WAY_CODE]);

/* The news; its length, 0: it does not fit. */
size_t letter_write(const struct message *m, const struct way_row *way, char *out, size_t n);
/* Asks whether the address belongs to the one who gave it. */
size_t letter_confirm(const struct message *m, const struct way_row *way, const char *name,
		      char *out, size_t n);
/* The bare address in "Petteia <petteia@example.org>". */
void mail_bare(const char *from, char *out, size_t n);

#endif
