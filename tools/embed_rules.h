/* embed_rules.h: what the reader of the rules (embed_rules.c) and their index (embed_index.c)
 * share. */
#ifndef TOOLS_EMBED_RULES_H
#define TOOLS_EMBED_RULES_H

#include <stdbool.h>
#include <stdio.h>

enum {
	RULES_MAX = 4096,
	TEXT_MAX = 4096,
	TABLE_MAX = 2048,
	ID_MAX = 24,
	TITLE_MAX = 80,
	LINE_MAX_BYTES = 16384
};

/* As in core/rulebook.h. */
enum kind { KIND_RULES, KIND_PROSE, KIND_APPENDIX, KIND_CARDS };

struct rule {
	char game[32], id[ID_MAX], chapter[TITLE_MAX], text[TEXT_MAX], table[TABLE_MAX];
	char defined[256]; /* what was in italics or bold type, separated by line feeds */
	size_t length;
	bool emphasis; /* while it is read */
	enum kind kind;
};

void quoted(FILE *out, const char *s);

/* Takes the terms of games/GAME/text/names.LANG. */
void index_names(const char *path);

/* Writes the index of every game in every language. */
void index_write(FILE *out, const struct rule *rules, int count);

#endif
