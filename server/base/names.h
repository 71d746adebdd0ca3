/* names.h: which names users may have, and which look alike. */
#ifndef SERVER_NAMES_H
#define SERVER_NAMES_H

#include <stdbool.h>
#include <stddef.h>

/* Normalizes the name. False: it is empty, too long, of two scripts, or contains a character that
 * is not a letter, digit or sign of a name. */
bool name_make(const char *name, char *out, size_t n);

/* Copies a title or a message: as many whole characters as fit, without those that nobody sees or that turn
 * the direction of what follows. */
void text_make(const char *text, char *out, size_t n);

/* Names that only the server may use: they suggest authority, or look like a seat's. */
bool name_reserved(const char *name);

/* Names that guests have who gave none: nobody knows them by it. */
bool name_of_nobody(const char *name);

/* What it looks like; equal for names that people would confuse. */
void name_look(const char *name, char *out, size_t n);

/* Whether a text calls somebody of this name: "@anna, your turn" calls Anna. */
bool name_called(const char *text, const char *name);

#endif
