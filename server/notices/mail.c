/* mail.c: a letter by SMTP, to the host's own server for mail. */
#include <stdio.h>
#include <string.h>

#include "server/notices/letter.h"
#include "server/notices/sender_internal.h"

static size_t read_letter(char *to, size_t size, size_t n, void *arg)
{
	struct letter *l = arg;
	size_t left = l->n - l->given, take = size * n < left ? size * n : left;
	memcpy(to, l->body + l->given, take);
	l->given += take;
	return take;
}

bool prepare_mail(const struct sender_config *config, struct letter *l)
{
	char from[256], address[TARGET_MAX + 3];
	if (!config->smtp)
		return false;
	mail_bare(config->mail_from, address, sizeof address - 2);
	snprintf(from, sizeof from, "<%.*s>", (int)sizeof from - 3, address);
	snprintf(address, sizeof address, "<%s>", l->way.target);
	l->heads = curl_slist_append(NULL, address);
	curl_easy_setopt(l->curl, CURLOPT_PROTOCOLS_STR, "smtp,smtps");
	/* the host named it: it may be in any network */
	curl_easy_setopt(l->curl, CURLOPT_OPENSOCKETFUNCTION, NULL);
	curl_easy_setopt(l->curl, CURLOPT_URL, config->smtp);
	if (config->smtp_user)
		curl_easy_setopt(l->curl, CURLOPT_USERNAME, config->smtp_user);
	if (config->smtp_password)
		curl_easy_setopt(l->curl, CURLOPT_PASSWORD, config->smtp_password);
	/* a password never travels in the open */
	curl_easy_setopt(l->curl, CURLOPT_USE_SSL,
			 (long)(config->smtp_user ? CURLUSESSL_ALL : CURLUSESSL_TRY));
	curl_easy_setopt(l->curl, CURLOPT_MAIL_FROM, from);
	curl_easy_setopt(l->curl, CURLOPT_MAIL_RCPT, l->heads);
	curl_easy_setopt(l->curl, CURLOPT_READFUNCTION, read_letter);
	curl_easy_setopt(l->curl, CURLOPT_READDATA, l);
	curl_easy_setopt(l->curl, CURLOPT_INFILESIZE, (long)l->n);
	curl_easy_setopt(l->curl, CURLOPT_UPLOAD, 1L);
	return true;
}

/* 550, 551, 553: there is no such address, says our server for mail. It may say so of everybody when it is set up
 * wrongly: one such answer ends the letter, several in a row the address (notices.c). */
enum sent judge_mail(struct letter *l, CURLcode code)
{
	long status = 0;
	curl_easy_getinfo(l->curl, CURLINFO_RESPONSE_CODE, &status);
	if (code == CURLE_OK)
		return SENT;
	snprintf(l->wrong, sizeof l->wrong, "%s (%ld)", curl_easy_strerror(code), status);
	return status == 550 || status == 551 || status == 553 ? SEND_REFUSED : SEND_AGAIN;
}
