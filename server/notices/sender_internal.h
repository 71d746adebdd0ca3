/* sender_internal.h: how a letter becomes a request, one file a way; on the sender's thread. */
#ifndef SERVER_SENDER_INTERNAL_H
#define SERVER_SENDER_INTERNAL_H

#include <curl/curl.h>

#include "server/notices/sender.h"

/* False: it cannot be sent at all. */
typedef bool prepare(const struct sender_config *config, struct letter *l);
prepare prepare_webhook, prepare_mail, prepare_push;

/* What its end means. */
enum sent judge_mail(struct letter *l, CURLcode code);

void letter_head(struct letter *l, const char *format, ...) __attribute__((format(printf, 2, 3)));

#endif
