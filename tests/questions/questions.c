/* questions: do the rules answer what beginners ask?
 *
 *     questions GAME LANGUAGE FILE
 *
 * Each line of the file is a question, a tab and the numbers of the rules that answer it; one of
 * them must be found first, or a paragraph of "How to play" that names one of them. Nine of ten must be
 * answered, of at least fifty; ends with "questions: N passed, M failed". */
#include <stdio.h>
#include <string.h>

#include "core/rulebook.h"
#include "core/text.h"

enum { QUESTIONS = 50 };

static bool among(const char *id, const char *list)
{
	size_t n = strlen(id);
	for (const char *s = list; n && (s = strstr(s, id)); s++)
		if (!strchr(".0123456789", s[n]) || !s[n])
			return true;
	return false;
}

/* Whether a rule is one of the answers, or a paragraph that names one. */
static bool answers(const struct pet_rule *rule, const char *list)
{
	if (*rule->id)
		return among(rule->id, list);
	for (const char *s = list; *s; s += strcspn(s, ",") + strspn(s + strcspn(s, ","), ", ")) {
		char id[32];
		snprintf(id, sizeof id, "%.*s", (int)strcspn(s, ","), s);
		if (among(id, rule->text))
			return true;
	}
	return false;
}

int main(int argc, char **argv)
{
	char line[512];
	int passed = 0, failed = 0;
	int lang = argc == 4 ? pet_lang_find(argv[2]) : -1;
	FILE *in = lang >= 0 ? fopen(argv[3], "r") : NULL;
	if (!in) {
		fprintf(stderr, "usage: questions GAME LANGUAGE FILE\n");
		return 2;
	}
	while (fgets(line, sizeof line, in)) {
		const struct pet_rule *found[PET_RULES_FOUND_MAX];
		char *answer = strchr(line, '\t');
		if (!answer)
			return 2;
		*answer++ = 0;
		answer[strcspn(answer, "\n")] = 0;
		int n = pet_rules_search(argv[1], (uint8_t)lang, line, found);
		if (n && answers(found[0], answer)) {
			passed++;
			continue;
		}
		failed++;
		printf("%s: %s, not %s\n", line,
		       n ? *found[0]->id ? found[0]->id : "(prose)" : "nothing", answer);
	}
	fclose(in);
	printf("questions: %d passed, %d failed\n", passed, failed);
	return passed + failed < QUESTIONS || passed < 9 * failed;
}
