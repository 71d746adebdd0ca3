/* tells.c: a fact (core/facts.h) as the asked seat may know it. */
#include <stdio.h>
#include <string.h>

#include "core/facts.h"
#include "tests/scenario/scenario.h"

/* Looks for the row and writes what it tells. */
struct search {
	struct pet_facts out;
	const char *token, *about;
	char said[512];
};

static void compare(struct pet_facts *to, const struct pet_fact *row)
{
	struct search *s = (struct search *)(void *)to;
	char about[64] = "";
	struct pet_text a = pet_text_into(about, sizeof about, PET_LANG_EN, game, state);
	if (row->about_kind != PET_K_NONE)
		pet_token_value(&a, row->about_kind, row->about);
	if (strcmp(row->token, s->token) || strcmp(about, s->about))
		return;
	struct pet_text t = pet_text_into(s->said, sizeof s->said, PET_LANG_EN, game, state);
	if (row->text || row->tell) {
		pet_text_fact(&t, row);
		return;
	}
	for (int i = 0; i < row->count; i++) {
		pet_text_put(&t, i ? " " : "");
		if (row->kind != PET_K_NUMBER && row->value[i] == PET_FACT_UNKNOWN)
			pet_text_put(&t, "?");
		else
			pet_token_value(&t, row->kind, row->value[i]);
	}
	if (row->of) {
		pet_text_put(&t, " of ");
		pet_text_number(&t, row->of);
	}
	if (row->topic == PET_T_NEED) {
		pet_text_put(&t, " needs ");
		pet_text_number(&t, row->needs);
	}
	if (row->unordered)
		pet_text_put(&t, " unordered");
}

void do_tells(char *args)
{
	settle();
	char *eq = strstr(args, " = ");
	if (!eq)
		fail("tells TOPIC TOKEN [ABOUT] = VALUE");
	*eq = 0;
	char *topic = word(&args), *token = word(&args), *about = word(&args);
	unsigned wanted = topic ? pet_topic_find(topic, strlen(topic)) : PET_TOPICS;
	if (wanted == PET_TOPICS || !token)
		fail("tells TOPIC TOKEN [ABOUT] = VALUE: there is no such topic");
	uint8_t seat = pet_game_asked(state);
	struct search s = { { 1u << wanted, PET_NOBODY, compare }, token, about ? about : "", "" };
	snprintf(s.said, sizeof s.said, "nothing");
	pet_facts(game, pet_game_view(game, state, seat < PET_SEATS_MAX ? seat : PET_NOBODY),
		  &s.out);
	if (strcmp(s.said, trim(eq + 3)))
		fail("%s %s %s tells: %s", topic, token, s.about, s.said);
}
