/* rule_tables.c: the tables that rules cite, in words, from what is built in: the ready-made maps and
 * who starts where on them. */
#include "games/legendary/rules.h"

static void next_cell(struct pet_text *t)
{
	pet_text_put(t, " | ");
}

/* CL-3.17: the ready-made maps as arrangements are written. */
static void put_layouts(struct pet_text *t)
{
	pet_text_say(t, N_("factions of a ready-made map | its tiles"));
	for (unsigned layout = 0; layout < LG_LAYOUTS; layout++) {
		struct lg_map m = { 0 };
		lg_map_quick(&m, &lg_built_in, (int)layout + 3);
		pet_text_char(t, '\n');
		pet_text_number(t, layout + 3);
		next_cell(t);
		lg_map_write(&m, t);
	}
}

static void put_start(struct pet_text *t, const struct lg_start *start)
{
	for (int i = 0; i < 3; i++) {
		pet_text_put(t, i ? ", " : "");
		pet_text_say(t, lg_land_name(&lg_built_in, LG_FACE_A, start->land[i]));
		pet_text_char(t, ' ');
		pet_text_put(t, lg_land_tokens[start->land[i]]);
	}
	next_cell(t);
	for (int i = 0; i < 3; i++) {
		pet_text_put(t, i ? ", " : "");
		pet_text_put(t, lg_sea_tokens[start->sea[i]]);
	}
}

/* CL-3.11: where each faction starts. */
static void put_starts(struct pet_text *t)
{
	pet_text_say(t, N_("factions | faction | a troop in each of | a fleet in each of"));
	for (unsigned layout = 0; layout < LG_LAYOUTS; layout++)
		for (unsigned faction = 0; faction < layout + 3; faction++) {
			pet_text_char(t, '\n');
			pet_text_number(t, layout + 3);
			next_cell(t);
			pet_text_say(t, lg_kinds[K_FACTION].label(NULL, (uint8_t)faction));
			next_cell(t);
			put_start(t, &lg_built_in.start[layout][faction]);
		}
}

void lg_rule_table(struct pet_text *t, const char *rule)
{
	if (pet_token_is(rule, pet_text_length(rule), "CL-3.11"))
		put_starts(t);
	else if (pet_token_is(rule, pet_text_length(rule), "CL-3.17"))
		put_layouts(t);
}
