/* address.c: client addresses. An address counts for limits and bans as follows: IPv4 whole, IPv6 by
 * its /64, since that is what one customer gets. The operator names the trusted proxies; the address
 * that counts is the last hop of X-Forwarded-For that is not one of them. Earlier hops are ignored:
 * the client may have written them itself. */
#include "server/base/address.h"

#include <arpa/inet.h>
#include <event2/http.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "server/base/memory.h"
#include "server/net/http.h"
#include "server/server.h"

enum { NETS = 32, HOPS = 32, BYTES = 16, MAPPED = 12 };

/* IPv4 addresses are stored as ::ffff:0:0/96. */
struct net {
	uint8_t byte[BYTES];
	int bits;
};

struct proxies {
	struct net net[NETS];
	int count;
};

static bool parse(const char *s, uint8_t out[BYTES])
{
	static const uint8_t mapped[MAPPED] = { [10] = 0xff, [11] = 0xff };
	if (strchr(s, ':'))
		return inet_pton(AF_INET6, s, out) == 1;
	memcpy(out, mapped, MAPPED);
	return inet_pton(AF_INET, s, out + MAPPED) == 1;
}

static bool is_four(const uint8_t a[BYTES])
{
	static const uint8_t mapped[MAPPED] = { [10] = 0xff, [11] = 0xff };
	return !memcmp(a, mapped, MAPPED);
}

bool address_key(const char *s, char out[ADDRESS_MAX])
{
	uint8_t a[BYTES];
	if (!parse(s, a))
		return false;
	if (!strchr(s, ':')) { /* there is only one way to write it */
		strcpy(out, s);
		return true;
	}
	if (is_four(a)) {
		inet_ntop(AF_INET, a + MAPPED, out, ADDRESS_MAX);
		return true;
	}
	memset(a + 8, 0, 8);
	inet_ntop(AF_INET6, a, out, ADDRESS_MAX - 4);
	strcat(out, "/64");
	return true;
}

static bool in_net(const uint8_t a[BYTES], const struct net *net)
{
	int whole = net->bits / 8, rest = net->bits % 8;
	if (memcmp(a, net->byte, (size_t)whole))
		return false;
	return !rest || (a[whole] ^ net->byte[whole]) >> (8 - rest) == 0;
}

static bool is_proxy(const struct proxies *p, const char *s)
{
	uint8_t a[BYTES];
	if (!p || !p->count || !parse(s, a))
		return false;
	for (int i = 0; i < p->count; i++)
		if (in_net(a, &p->net[i]))
			return true;
	return false;
}

/* Parses "10.0.0.9,fd00::/8"; false: one of them is not an address. */
bool proxies_open(struct server *s)
{
	const char *at = s->config.proxy;
	struct proxies *p = s->proxies = memory_new(sizeof *p);
	while (p && at && *at) {
		char word[ADDRESS_MAX];
		size_t n = strcspn(at, ", ");
		struct net *net = &p->net[p->count];
		if (n && (n >= sizeof word || p->count == NETS))
			return false;
		memcpy(word, at, n);
		word[n] = 0;
		at += n + (at[n] != 0);
		char *slash = strchr(word, '/'), *end = NULL;
		if (slash)
			*slash = 0;
		if (n == 0)
			continue;
		if (!parse(word, net->byte))
			return false;
		net->bits = 8 * BYTES;
		if (slash) {
			net->bits = (int)strtol(slash + 1, &end, 10) +
				    (is_four(net->byte) ? 8 * MAPPED : 0);
			if (!*(slash + 1) || *end || net->bits < 0 || net->bits > 8 * BYTES)
				return false;
		}
		p->count++;
	}
	return p != NULL;
}

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

/* Sets address, connection and secure. */
void address_find(struct req *r)
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
	if (is_proxy(ours, who)) {
		int count = read_hops(h, hop);
		uint8_t a[BYTES];
		/* as seen by our proxy; ignored if it is not an address */
		while (count > 0 && is_proxy(ours, who) && parse(hop[count - 1], a))
			strcpy(who, hop[--count]);
		const char *by = evhttp_find_header(h, "X-Forwarded-Proto");
		r->secure = by && !strcmp(by, "https");
		snprintf(r->connection, sizeof r->connection, "%s", who);
	}
	if (!address_key(who, r->address))
		snprintf(r->address, sizeof r->address, "%s", who);
}
