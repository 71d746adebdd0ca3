/* address.c: addresses. One counts for limits and bans as follows: IPv4 whole, IPv6 by its /64, since
 * that is what one customer gets. The operator names the trusted proxies. */
#include "server/base/address.h"

#include <arpa/inet.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

#include "server/base/memory.h"

enum { NETS = 32, BYTES = 16, MAPPED = 12 };

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

bool address_is(const char *s)
{
	uint8_t a[BYTES];
	return parse(s, a);
}

bool proxies_have(const struct proxies *p, const char *s)
{
	uint8_t a[BYTES];
	if (!p->count || !parse(s, a))
		return false;
	for (int i = 0; i < p->count; i++)
		if (in_net(a, &p->net[i]))
			return true;
	return false;
}

static bool read_all(struct proxies *p, const char *at)
{
	while (at && *at) {
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
	return true;
}

struct proxies *proxies_open(const char *list)
{
	struct proxies *p = memory_new(sizeof *p);
	if (read_all(p, list))
		return p;
	free(p);
	return NULL;
}
