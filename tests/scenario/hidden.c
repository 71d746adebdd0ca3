/* hidden.c: checks that a field is absent from what a seat sees. */
#include <stdio.h>
#include <string.h>

#include "core/json.h"
#include "tests/scenario/scenario.h"

enum { JSON = 1 << 18 };

/* Skips one JSON value written by us. */
static const char *skip_value(const char *s)
{
	int depth = 0;
	do {
		if (*s == '"') {
			for (s++; *s && *s != '"'; s++)
				if (*s == '\\')
					s++;
		} else if (*s == '{' || *s == '[') {
			depth++;
		} else if (*s == '}' || *s == ']') {
			depth--;
		}
		if (*s)
			s++;
	} while (*s && (depth > 0 || (*s != ',' && *s != '}' && *s != ']')));
	return s;
}

/* Whether there is a value at path "priv.s1.card" of an object. */
static bool json_has(const char *s, const char *path)
{
	while (*s == '{') {
		size_t n = strcspn(path, ".");
		const char *key = ++s;
		while (*s == '"') {
			key = s + 1;
			const char *end = skip_value(s);
			bool match =
				(size_t)(end - key) > n && !strncmp(key, path, n) && key[n] == '"';
			const char *value = key + strcspn(key, "\"") + 2;
			if (match && !path[n])
				return true;
			if (match) {
				path += n + 1;
				s = value;
				break;
			}
			s = skip_value(value);
			if (*s == ',')
				s++;
		}
		if (*s != '{')
			return false;
	}
	return false;
}

void do_hidden(char *args)
{
	static char seen[JSON], all[JSON];
	settle();
	char *name = word(&args), *path = trim(args);
	int32_t seat = name && !strcmp(name, "observer")
			       ? PET_NOBODY
			       : pet_token_find(game, PET_K_SEAT, name ? name : "",
						name ? strlen(name) : 0);
	if (seat < 0 || !*path)
		fail("hidden SEAT PATH");
	struct pet_text t = pet_text_into(all, sizeof all, PET_LANG_EN, game, state);
	struct pet_json j = pet_json_into(&t);
	pet_position_write(game, state, &j);
	char with[LINE];
	snprintf(with, sizeof with, "%s%s", strncmp(path, "priv.", 5) ? "pub." : "", path);
	if (!json_has(all, with))
		fail("'%s' has its usual value: nothing to hide", path);
	t = pet_text_into(seen, sizeof seen, PET_LANG_EN, game, state);
	j = pet_json_into(&t);
	pet_view_write(game, pet_game_view(game, state, (uint8_t)seat), &j);
	if (json_has(seen, with))
		fail("%s sees '%s'", name, path);
}
