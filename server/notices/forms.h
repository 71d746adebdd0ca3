/* forms.h: a message as each of its readers wants it. */
#ifndef SERVER_FORMS_H
#define SERVER_FORMS_H

#include "server/notices/words.h"

/* What is sent by this way; its length, 0: it does not fit. */
size_t message_write(const struct message *m, const struct way_row *way, char *out, size_t n);

#endif
