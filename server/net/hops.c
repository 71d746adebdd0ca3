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

/* From whom the proxy got it; peer is what connects to us. */
static void client_of(const struct server *s, struct evhttp_request *http, char who[ADDRESS_MAX])
{
	char hop[HOPS][ADDRESS_MAX];
	int count = read_hops(evhttp_request_get_input_headers(http), hop);
	/* as seen by our proxy; ignored if it is not an address */
	while (count > 0 && proxies_have(s->proxies, who) && address_is(hop[count - 1]))
		strcpy(who, hop[--count]);
}

static ev_uint16_t peer_of(struct evhttp_request *http, char who[ADDRESS_MAX])
{
	char *peer = NULL;
	ev_uint16_t port = 0;
	evhttp_connection_get_peer(evhttp_request_get_connection(http), &peer, &port);
	size_t n = strnlen(peer ? peer : "", ADDRESS_MAX - 1);
	memcpy(who, peer ? peer : "", n);
	who[n] = 0;
	return port;
}

static void as_key(const char *who, char out[ADDRESS_MAX])
{
	if (!address_key(who, out))
		snprintf(out, ADDRESS_MAX, "%s", who);
}

const char *hops_address(const struct server *s, struct evhttp_request *http, char out[ADDRESS_MAX])
{
	char who[ADDRESS_MAX];
	peer_of(http, who);
	client_of(s, http, who);
	as_key(who, out);
	return out;
}

void hops_find(struct req *r)
{
	char who[ADDRESS_MAX];
	ev_uint16_t port = peer_of(r->http, who);
	struct pet_text t =
		pet_text_into(r->connection, sizeof r->connection, PET_LANG_EN, NULL, NULL);
	pet_text_put(&t, who);
	pet_text_char(&t, ' ');
	pet_text_number(&t, port);
	if (proxies_have(r->server->proxies, who)) {
		client_of(r->server, r->http, who);
		const char *by = evhttp_find_header(evhttp_request_get_input_headers(r->http),
						    "X-Forwarded-Proto");
		r->secure = by && !strcmp(by, "https");
		snprintf(r->connection, sizeof r->connection, "%s", who);
	}
	as_key(who, r->address);
}
