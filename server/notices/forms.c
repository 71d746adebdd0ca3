/* forms.c: a message as each of its readers wants it. */
#include "server/notices/forms.h"

#include <stdio.h>
#include <string.h>

#include "core/json.h"
#include "server/notices/letter.h"

/* Signs that would be commands there: behind a backslash (Discord), or by name (Slack). */
static void escaped(char *out, size_t n, const char *s, bool slack)
{
	size_t used = 0;
	for (; *s && used + 8 < n; s++) {
		const char *name = !slack      ? NULL
				   : *s == '&' ? "&amp;"
				   : *s == '<' ? "&lt;"
				   : *s == '>' ? "&gt;"
					       : NULL;
		if (name) {
			used += (size_t)snprintf(out + used, n - used, "%s", name);
			continue;
		}
		if (!slack && strchr("*_`~|<>@#[]()\\", *s))
			out[used++] = '\\';
		out[used++] = *s;
	}
	out[used] = 0;
}

/* A channel: a bold line, the rest, the link. */
static void write_channel(const struct message *m, struct pet_json *j, bool slack)
{
	static char text[16 << 10];
	char line[MESSAGE_LINE * 2], safe[MESSAGE_LINE * 3];
	size_t used = 0;
	message_title(m, line, sizeof line);
	escaped(safe, sizeof safe, line, slack);
	used += (size_t)snprintf(text, sizeof text, slack ? "*%s*" : "**%s**", safe);
	for (int i = 0; i < m->count; i++) {
		message_line(m, i, line, sizeof line);
		escaped(safe, sizeof safe, line, slack);
		if (safe[0] && used + strlen(safe) + 2 < sizeof text)
			used += (size_t)snprintf(text + used, sizeof text - used, "\n%s", safe);
		if (!slack && used > 1500) /* Discord takes 2000 */
			break;
	}
	message_url(m, line, sizeof line);
	snprintf(text + used, sizeof text - used, "\n<%s>", line);
	pet_json_key_string(j, slack ? "text" : "content", text);
	if (slack)
		return;
	pet_json_key(j, "allowed_mentions");
	pet_json_open(j, '{');
	pet_json_key(j, "parse");
	pet_json_open(j, '[');
	pet_json_close(j, ']');
	pet_json_close(j, '}');
}

static void write_news(const struct message *m, struct pet_json *j)
{
	char url[256];
	pet_json_key(j, "news");
	pet_json_open(j, '[');
	for (int i = 0; i < m->count; i++) {
		const struct said *it = &m->said[i];
		snprintf(url, sizeof url, "%s/#/table/%s", m->url, it->table);
		pet_json_open(j, '{');
		pet_json_key_string(j, "kind", news_names[it->kind]);
		pet_json_key_string(j, "title", it->title);
		pet_json_key_string(j, "text", it->text);
		if (it->table[0]) {
			pet_json_key_string(j, "table", it->table);
			pet_json_key_string(j, "game", it->game);
			pet_json_key_string(j, "url", url);
		}
		if (it->ends)
			pet_json_key_number(j, "ends", it->ends);
		pet_json_close(j, '}');
	}
	pet_json_close(j, ']');
}

/* For the page's service worker: what fits into one message of a push service. */
static void write_push(const struct message *m, struct pet_json *j)
{
	char line[MESSAGE_LINE * 2], text[1500];
	size_t used = 0;
	bool turns = true, urgent = false;
	text[0] = 0;
	for (int i = 0; i < m->count; i++) {
		turns = turns && m->said[i].kind == NEWS_TURN;
		urgent = urgent || m->said[i].kind == NEWS_CLOCK;
		message_line(m, i, line, sizeof line);
		if (line[0] && used + strlen(line) + 2 < sizeof text)
			used += (size_t)snprintf(text + used, sizeof text - used, "%s%s",
						 used ? "\n" : "", line);
	}
	if (turns)
		pet_json_key_string(j, "topic", "turns");
	pet_json_key_bool(j, "urgent", urgent);
	pet_json_key_string(j, "id", m->post);
	message_title(m, line, sizeof line);
	pet_json_key_string(j, "title", line);
	pet_json_key_string(j, "text", text);
	message_url(m, line, sizeof line);
	pet_json_key_string(j, "url", line);
	pet_json_key_number(j, "count", m->count + m->more);
}

/* All of it, for programs. */
static void write_plain(const struct message *m, struct pet_json *j)
{
	char line[MESSAGE_LINE * 2];
	message_title(m, line, sizeof line);
	pet_json_key_string(j, "id", m->post);
	pet_json_key_number(j, "at", m->at);
	pet_json_key_string(j, "title", line);
	message_url(m, line, sizeof line);
	pet_json_key_string(j, "url", line);
	write_news(m, j);
}

size_t message_write(const struct message *m, const struct way_row *way, char *out, size_t n)
{
	if (way->kind == WAY_MAIL)
		return letter_write(m, way, out, n);
	struct pet_text t = pet_text_into(out, n, m->lang, NULL, NULL);
	struct pet_json j = pet_json_into(&t);
	pet_json_open(&j, '{');
	if (!strcmp(way->form, "discord") || !strcmp(way->form, "slack"))
		write_channel(m, &j, way->form[0] == 's');
	else if (way->kind == WAY_PUSH)
		write_push(m, &j);
	else
		write_plain(m, &j);
	pet_json_close(&j, '}');
	return t.cut ? 0 : t.len;
}
