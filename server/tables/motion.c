/* motion.c: a motion as words: "absent -1 2 0 1700000000000 -wb---". */
#include "server/tables/motion.h"

#include <inttypes.h>
#include <stdio.h>
#include <string.h>

static const char *const names[] = { "",       "absent", "patience", "pause",
				     "cancel", "extend", "replace" };

enum { KINDS = sizeof names / sizeof *names };

const char *motion_name(enum motion_kind kind)
{
	return names[kind];
}

enum motion_kind motion_find(const char *name)
{
	for (int i = 1; name && i < KINDS; i++)
		if (!strcmp(name, names[i]))
			return (enum motion_kind)i;
	return MOTION_NONE;
}

void motion_read(const char *words, struct motion *out)
{
	char name[16] = "";
	*out = (struct motion){ .by = -1, .about = -1, .vote = "------" };
	if (!words[0]) /* as at nearly every table, after every move */
		return;
	struct motion m = *out;
	if (sscanf(words, "%15s %d %d %" SCNd64 " %" SCNd64 " %6[-ywbs]", name, &m.by, &m.about,
		   &m.value, &m.since, m.vote) != 6 ||
	    strlen(m.vote) != PET_SEATS_MAX || m.by < -1 || m.by >= PET_SEATS_MAX || m.about < -1 ||
	    m.about >= PET_SEATS_MAX)
		return;
	m.kind = motion_find(name);
	*out = m;
}

void motion_write(const struct motion *m, char out[MOTION_MAX])
{
	out[0] = 0;
	if (m->kind != MOTION_NONE)
		snprintf(out, MOTION_MAX, "%s %d %d %" PRId64 " %" PRId64 " %s", names[m->kind],
			 m->by, m->about, m->value, m->since, m->vote);
}
