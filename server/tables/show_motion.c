/* show_motion.c: what is asked of those at a table, and what happened there beside the game, as JSON. */
#include "server/tables/show.h"

#include <stdio.h>

#include "server/base/clock.h"
#include "server/tables/table.h"

void show_happened(struct pet_json *j, const struct table *m)
{
	pet_json_key(j, "happened");
	pet_json_open(j, '[');
	for (int i = 0; i < m->happenings; i++) {
		const struct happening *h = &m->happened[i];
		pet_json_open(j, '{');
		pet_json_key_number(j, "id", h->id);
		pet_json_key_number(j, "line", h->line);
		pet_json_key_number(j, "at", h->at);
		pet_json_key_string(j, "kind", h->kind);
		if (h->by >= 0)
			show_seat(j, "by", h->by);
		if (h->by_name[0])
			pet_json_key_string(j, "by_name", h->by_name);
		if (h->about >= 0)
			show_seat(j, "about", h->about);
		if (h->about_name[0])
			pet_json_key_string(j, "about_name", h->about_name);
		if (h->value)
			pet_json_key_number(j, "value", h->value);
		pet_json_close(j, '}');
	}
	pet_json_close(j, ']');
}

static void show_seats_of(struct pet_json *j, const char *key, unsigned mask)
{
	pet_json_key(j, key);
	pet_json_open(j, '[');
	for (int i = 0; i < PET_SEATS_MAX; i++)
		if (mask >> i & 1)
			show_seat_value(j, i);
	pet_json_close(j, ']');
}

/* The decision that would be taken back first, as the reader may know it. */
static void show_taken_back(struct pet_json *j, struct table *m, int reader)
{
	const struct pet_record_line *l = &m->line[m->row.undo_to - 1];
	char words[256];
	struct pet_text t = pet_text_into(words, sizeof words, j->t->lang, m->game, m->state);
	table_speak(m, &t);
	bool knows = l->seen == PET_SEEN_BY_ALL || (reader >= 0 && (l->seen >> reader & 1));
	pet_json_key_number(j, "value", m->row.undo_to);
	if (knows && pet_move_verb(l->m) != PET_UNDO_VERB) {
		pet_text_move(&t, l->m, 0);
		pet_json_key_string(j, "text", words);
	}
}

static const char *vote_name(int vote)
{
	return vote == VOTE_WAIT         ? "wait"
	       : vote == VOTE_BOT        ? "bot"
	       : vote == VOTE_SUBSTITUTE ? "substitute"
					 : "yes";
}

static void show_votes(struct pet_json *j, const char *vote)
{
	pet_json_key(j, "votes");
	pet_json_open(j, '{');
	for (int i = 0; i < PET_SEATS_MAX; i++) {
		char name[8];
		if (vote[i] == VOTE_NONE)
			continue;
		snprintf(name, sizeof name, "s%d", i + 1);
		pet_json_key_string(j, name, vote_name(vote[i]));
	}
	pet_json_close(j, '}');
}

static void show_undo_asked(struct pet_json *j, struct table *m, int reader)
{
	char vote[] = "------";
	for (int i = 0; i < PET_SEATS_MAX; i++)
		if (m->row.undo_yes >> i & 1)
			vote[i] = VOTE_YES;
	pet_json_open(j, '{');
	pet_json_key_string(j, "kind", "undo");
	show_seat(j, "by", m->row.undo_by);
	show_taken_back(j, m, reader);
	show_votes(j, vote);
	show_seats_of(j, "needs", table_people(m) & ~(unsigned)m->row.undo_yes);
	pet_json_close(j, '}');
}

/* What is asked of those at the table; null: nothing. */
void show_motion(struct server *s, struct pet_json *j, struct table *m, int reader)
{
	struct motion asked;
	motion_read(m->row.motion, &asked);
	pet_json_key(j, "motion");
	if (m->row.status == TABLE_RUNNING && asked.kind != MOTION_NONE &&
	    asked.kind != MOTION_PATIENCE) {
		bool absent = asked.kind == MOTION_ABSENT;
		int64_t in = asked.value - now_ms();
		pet_json_open(j, '{');
		pet_json_key_string(j, "kind", motion_name(asked.kind));
		show_seat(j, "by", asked.by);
		show_seat(j, "about", asked.about);
		if (absent)
			pet_json_key_number(j, "decides_in_ms", in > 0 ? in : 0);
		else if (asked.value)
			pet_json_key_number(j, "value", asked.value);
		show_votes(j, asked.vote);
		show_seats_of(j, "needs",
			      absent ? table_voters(s, m, asked.about)
				     : table_motion_needs(m, &asked));
		pet_json_close(j, '}');
	} else if (m->row.status == TABLE_RUNNING && m->row.undo_to &&
		   m->row.undo_to <= (int)m->record.count) {
		show_undo_asked(j, m, reader);
	} else {
		pet_json_null(j);
	}
}
