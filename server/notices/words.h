/* words.h: news in words, for each of the ways. */
#ifndef SERVER_WORDS_H
#define SERVER_WORDS_H

#include "server/store/outbox.h"

enum { MESSAGE_NEWS = 24, MESSAGE_LINE = 400, MESSAGE_MAX = 24 << 10 };

/* Names of kinds in the API and in messages. */
extern const char *const news_names[NEWS_KINDS + 1];

/* Several news as one message, in one language. */
struct message {
	uint8_t lang;
	const char *url;  /* of the page, without a slash at its end */
	const char *from; /* of letters */
	char post[ID_MAX];
	int64_t at;
	int count;
	bool table; /* for a table's webhook: about a person, not to it */
	struct said {
		int kind;
		char table[ID_MAX], game[24], name[NAME_MAX_BYTES];
		char title[MESSAGE_LINE], text[MESSAGE_LINE];
		int64_t ends;
	} said[MESSAGE_NEWS];
	int more; /* that found no room */
};

/* Adds one; game and name: of its table, or "". */
void message_add(struct message *m, const struct news_row *row, const char *game, const char *name);
void message_title(const struct message *m, char *out, size_t n);
void message_line(const struct message *m, int i, char *out, size_t n);
void message_url(const struct message *m, char *out, size_t n);

#endif
