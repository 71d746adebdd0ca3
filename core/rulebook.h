/* rulebook.h: the numbered rules as text, made of docs/rules/<game>.md when we build.
 *
 * The table is a library of its own (target `rulebook`): hosts link it, the engine does not need
 * it. */
#ifndef CORE_RULEBOOK_H
#define CORE_RULEBOOK_H

struct rule {
	const char *game; /* "legendary" */
	const char *id;   /* "CL-6.3" */
	const char *text; /* English, ours */
};

/* All rules of all games in the order of the documents; ended by a NULL id. */
extern const struct rule rulebook[];

#endif
