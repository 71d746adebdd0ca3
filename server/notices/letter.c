/* letter.c: heads and body of an e-mail (RFC 5322, 2047, 8058). Everything that people wrote is in base64: no name can
 * begin a line of its own. */
#include "server/notices/letter.h"

#include <sodium.h>
#include <stdio.h>
#include <string.h>
#include <time.h>

#include "core/mark.h"
#include "core/text.h"

enum { COLUMNS = 76, TEXT_MAX = 12 << 10 };

void way_code(const struct way_row *way, const char *what, char out[WAY_CODE])
{
	crypto_auth_hmacsha256_state state;
	unsigned char mac[crypto_auth_hmacsha256_BYTES];
	crypto_auth_hmacsha256_init(&state, (const unsigned char *)way->secret,
				    strlen(way->secret));
	crypto_auth_hmacsha256_update(&state, (const unsigned char *)what, strlen(what));
	crypto_auth_hmacsha256_update(&state, (const unsigned char *)way->id, strlen(way->id));
	crypto_auth_hmacsha256_final(&state, mac);
	sodium_bin2hex(out, WAY_CODE, mac, (WAY_CODE - 1) / 2);
}

void mail_bare(const char *from, char *out, size_t n)
{
	const char *at = strrchr(from, '<');
	snprintf(out, n, "%.*s", (int)strcspn(at ? at + 1 : from, ">"), at ? at + 1 : from);
}

/* "=?UTF-8?B?...?=", a word for every 45 bytes, never in the middle of a letter. */
static void subject(struct pet_text *t, const char *s)
{
	char word[96];
	size_t n = strlen(s);
	pet_text_put(t, "Subject:");
	while (n) {
		size_t part = n < 42 ? n : 42;
		while (part < n && part > 1 && ((unsigned char)s[part] & 0xc0) == 0x80)
			part--;
		sodium_bin2base64(word, sizeof word, (const unsigned char *)s, part,
				  sodium_base64_VARIANT_ORIGINAL);
		pet_text_put(t, n == strlen(s) ? " =?UTF-8?B?" : "\r\n =?UTF-8?B?");
		pet_text_put(t, word);
		pet_text_put(t, "?=");
		s += part;
		n -= part;
	}
	pet_text_put(t, "\r\n");
}

static void body(struct pet_text *t, const char *text)
{
	static char coded[sodium_base64_ENCODED_LEN(TEXT_MAX, sodium_base64_VARIANT_ORIGINAL)];
	sodium_bin2base64(coded, sizeof coded, (const unsigned char *)text, strlen(text),
			  sodium_base64_VARIANT_ORIGINAL);
	pet_text_put(t, "MIME-Version: 1.0\r\nContent-Type: text/plain; charset=utf-8\r\n"
			"Content-Transfer-Encoding: base64\r\n\r\n");
	for (const char *at = coded; *at; at += strnlen(at, COLUMNS)) {
		pet_text_bytes(t, at, strnlen(at, COLUMNS));
		pet_text_put(t, "\r\n");
	}
}

static void head(struct pet_text *t, const char *name, const char *value)
{
	pet_text_put(t, name);
	pet_text_put(t, ": ");
	pet_text_put(t, value);
	pet_text_put(t, "\r\n");
}

static void heads(struct pet_text *t, const struct message *m, const struct way_row *way,
		  const char *title)
{
	char line[512], bare[256];
	time_t at = (time_t)(m->at / 1000);
	struct tm tm;
	mail_bare(m->from, bare, sizeof bare);
	head(t, "From", m->from);
	head(t, "To", way->target);
	subject(t, title);
	strftime(line, sizeof line, "%a, %d %b %Y %H:%M:%S +0000", gmtime_r(&at, &tm));
	head(t, "Date", line);
	snprintf(line, sizeof line, "<%s%s>", m->post,
		 strchr(bare, '@') ? strchr(bare, '@') : "@petteia");
	head(t, "Message-ID", line);
	head(t, "Auto-Submitted", "auto-generated");
}

size_t letter_write(const struct message *m, const struct way_row *way, char *out, size_t n)
{
	static char text[TEXT_MAX];
	char line[MESSAGE_LINE * 2 + 16], code[WAY_CODE], stop[512];
	struct pet_text t = pet_text_into(out, (uint32_t)n, m->lang, NULL, NULL);
	struct pet_text b = pet_text_into(text, sizeof text, m->lang, NULL, NULL);
	way_code(way, "stop", code);
	message_title(m, line, sizeof line);
	heads(&t, m, way, line);
	snprintf(stop, sizeof stop, "%s/api/news/stop/%s/%s", m->url, way->id, code);
	pet_text_put(&t, "List-Unsubscribe: <");
	pet_text_put(&t, stop);
	pet_text_put(&t, ">\r\nList-Unsubscribe-Post: List-Unsubscribe=One-Click\r\n");
	for (int i = 0; i < m->count; i++) {
		message_line(m, i, line, sizeof line);
		if (line[0]) {
			pet_text_put(&b, line);
			pet_text_put(&b, "\n");
		}
	}
	message_url(m, line, sizeof line);
	pet_text_put(&b, "\n");
	pet_text_put(&b, line);
	pet_text_put(&b, "\n\n-- \n");
	pet_text_put(&b,
		     pet_text_tr(m->lang, N_("You chose to get these letters. They end here:")));
	snprintf(line, sizeof line, "\n%s/#/stop/%s.%s\n", m->url, way->id, code);
	pet_text_put(&b, line);
	body(&t, text);
	return t.cut || b.cut ? 0 : t.len;
}

size_t letter_confirm(const struct message *m, const struct way_row *way, const char *name,
		      char *out, size_t n)
{
	char text[2048], link[512], code[WAY_CODE];
	struct pet_text t = pet_text_into(out, (uint32_t)n, m->lang, NULL, NULL);
	way_code(way, "confirm", code);
	heads(&t, m, way, pet_text_tr(m->lang, N_("Is this your address?")));
	snprintf(link, sizeof link, "%s/#/confirm/%s.%s", m->url, way->id, code);
	snprintf(
		text, sizeof text,
		pet_text_tr(m->lang,
			    N_("%s at %s wants news of games sent to this address. If that is "
			       "you, open:\n\n%s\n\nIf not, do nothing: no letter will follow.\n")),
		name, m->url, link);
	body(&t, text);
	return t.cut ? 0 : t.len;
}
