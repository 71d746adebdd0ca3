/* host_words.h: messages to the person who starts the server, in the language of the command. The
 * log is English. */
#ifndef SERVER_HOST_WORDS_H
#define SERVER_HOST_WORDS_H

#include <stdint.h>

#include "core/mark.h"

/* Set once, before anything is opened. */
extern uint8_t host_lang;

/* The message, usually a printf format, in that language. */
const char *host_words(const char *id) __attribute__((format_arg(1)));

/* The words of an errno. */
const char *host_error(int code);

#endif
