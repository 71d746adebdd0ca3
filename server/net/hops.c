/* hops.c: from whom a request came. The address that counts is the last hop of X-Forwarded-For that is
 * not one of the operator's proxies. Earlier hops are ignored: the client may have written them
 * itself. */
#include "server/net/hops.h"

#include <event2/http.h>
#include <stdio.h>
#include <string.h>

#include "server/base/address.h"
#include "server/net/request.h"
#include "server/net/server.h"

enum { HOPS = 32 };

/* The hops of all X-Forwarded-For lines, in order; the last HOPS of them. */
static int read_hops(struct evkeyvalq *headers, char hop[HOPS][ADDRESS_MAX])
{
	int count = 0;
	struct evkeyval *kv;
	TAILQ_FOREACH(kv, headers, next)
	{
		if (evutil_ascii_strcasecmp(kv->key, "X-Forwarded-For"))
			continue;
		for (const char *at = kv->value; *at;) {
			size_t n = strcspn(at, ", ");
			if (n && count == HOPS) {
				memmove(hop[0], hop[1], (HOPS - 1) * sizeof hop[0]);
				count--;
			}
			if (n)
				snprintf(hop[count++], ADDRESS_MAX, "%.*s",
					 n < ADDRESS_MAX ? (int)n : 0, at);
			at += n;
			at += strspn(at, ", ");
		}
	}
	return count;
}

void hops_find(struct req *r)
{
	const struct proxies *ours = r->server->proxies;
	struct evkeyvalq *h = evhttp_request_get_input_headers(r->http);
	char hop[HOPS][ADDRESS_MAX], who[ADDRESS_MAX];
	char *peer = NULL;
	ev_uint16_t port = 0;
	evhttp_connection_get_peer(evhttp_request_get_connection(r->http), &peer, &port);
	size_t n = strnlen(peer ? peer : "", sizeof who - 1);
	memcpy(who, peer ? peer : "", n);
	who[n] = 0;
	struct pet_text t =
		pet_text_into(r->connection, sizeof r->connection, PET_LANG_EN, NULL, NULL);
	pet_text_put(&t, who);
	pet_text_char(&t, ' ');
	pet_text_number(&t, port);
	if (proxies_have(ours, who)) {
		int count = read_hops(h, hop);
		/* as seen by our proxy; ignored if it is not an address */
		while (count > 0 && proxies_have(ours, who) && address_is(hop[count - 1]))
			strcpy(who, hop[--count]);
		const char *by = evhttp_find_header(h, "X-Forwarded-Proto");
		r->secure = by && !strcmp(by, "https");
		snprintf(r->connection, sizeof r->connection, "%s", who);
	}
	if (!address_key(who, r->address))
		snprintf(r->address, sizeof r->address, "%s", who);
}
