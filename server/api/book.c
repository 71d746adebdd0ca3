/* book.c: the rulebook of a game for the web client. */
#include <stdio.h>
#include <string.h>

#include "core/rulebook.h"
#include "server/api/api.h"
#include "server/net/fixed.h"

/* One rule: its text, and separately our ruling and the reason for it. */
static void put_rule(struct pet_json *j, const struct pet_rule *rule, uint8_t lang)
{
	static const char *const origin[] = { "printed", "ruling", "ours" };
	static char own[8 << 10]; /* 4 KB in English; Russian letters take two bytes */
	const char *text = pet_rule_text(rule, lang), *note = pet_rule_note(text, lang);
	pet_json_open(j, '{');
	pet_json_key_string(j, "id", rule->id);
	snprintf(own, sizeof own, "%.*s", note ? (int)(note - text) : (int)strlen(text), text);
	pet_json_key_string(j, "text", own);
	pet_json_key_string(j, "note", note ? note : "");
	pet_json_key_string(j, "table", pet_rule_table(rule, lang));
	pet_json_key_string(j, "origin", origin[pet_rule_origin(rule)]);
	pet_json_close(j, '}');
}

/* "CY-2.6, CY-6.1–CY-6.4" as a list. */
static void put_references(struct pet_json *j, const char *key, const char *list)
{
	pet_json_key(j, key);
	pet_json_open(j, '[');
	while (*list) {
		char one[64];
		size_t n = strcspn(list, ",");
		snprintf(one, sizeof one, "%.*s", (int)n, list);
		pet_json_string(j, one);
		list += n + strspn(list + n, ", ");
	}
	pet_json_close(j, ']');
}

static void put_index(struct pet_json *j, const char *game, uint8_t lang)
{
	pet_json_key(j, "index");
	pet_json_open(j, '[');
	for (const struct pet_rule_term *t = pet_rule_index[lang]; t->game; t++) {
		if (strcmp(t->game, game))
			continue;
		pet_json_open(j, '{');
		pet_json_key_string(j, "term", t->term);
		put_references(j, "defined", t->defined);
		put_references(j, "used", t->used);
		pet_json_close(j, '}');
	}
	pet_json_close(j, ']');
}

static void close_chapter(struct pet_json *j)
{
	pet_json_close(j, ']');
	pet_json_close(j, '}');
}

/* The rulebook: chapters with their rules, and an index. */
void api_rules(struct server *s, struct req *r)
{
	static const char *const kinds[] = { "rules", "prose", "appendix", "cards" };
	struct pet_text t = scratch_text(r);
	struct pet_json j = pet_json_into(&t);
	const struct pet_game *game = pet_game_find(r->part[0]);
	const char *chapter = NULL;
	(void)s;
	if (!game)
		return reply_error(r, 404, "game", "there is no such game");
	if (fixed_known(r, game->id))
		return;
	pet_json_open(&j, '{');
	pet_json_key(&j, "chapters");
	pet_json_open(&j, '[');
	for (const struct pet_rule *rule = pet_rulebook; rule->id; rule++) {
		if (strcmp(rule->game, r->part[0]))
			continue;
		if (!chapter || strcmp(chapter, rule->chapter)) {
			if (chapter)
				close_chapter(&j);
			pet_json_open(&j, '{');
			pet_json_key_string(&j, "title", pet_rule_chapter(rule, r->lang));
			pet_json_key_string(&j, "kind", kinds[rule->kind]);
			pet_json_key(&j, "rules");
			pet_json_open(&j, '[');
		}
		chapter = rule->chapter;
		put_rule(&j, rule, r->lang);
	}
	if (chapter)
		close_chapter(&j);
	pet_json_close(&j, ']');
	put_index(&j, r->part[0], r->lang);
	pet_json_close(&j, '}');
	fixed_reply(r, game->id, &t);
}
