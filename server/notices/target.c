/* target.c: which addresses are the public internet. */
#include "server/notices/target.h"

#include <arpa/inet.h>
#include <curl/curl.h>
#include <netinet/in.h>
#include <stdint.h>
#include <string.h>

#include "core/mark.h"
#include "server/store/outbox.h"

/* Networks of IPv4 that are not public: RFC 6890, and those for many. */
static bool private_v4(uint32_t a)
{
	static const struct {
		uint32_t net;
		int bits;
	} list[] = {
		{ 0x00000000, 8 },  { 0x0a000000, 8 },  { 0x64400000, 10 }, { 0x7f000000, 8 },
		{ 0xa9fe0000, 16 }, { 0xac100000, 12 }, { 0xc0000000, 24 }, { 0xc0000200, 24 },
		{ 0xc0586300, 24 }, { 0xc0a80000, 16 }, { 0xc6120000, 15 }, { 0xc6336400, 24 },
		{ 0xcb007100, 24 }, { 0xe0000000, 4 },  { 0xf0000000, 4 },
	};
	for (size_t i = 0; i < sizeof list / sizeof *list; i++)
		if ((a ^ list[i].net) >> (32 - list[i].bits) == 0)
			return true;
	return false;
}

static uint32_t four(const uint8_t *b)
{
	return (uint32_t)b[0] << 24 | (uint32_t)b[1] << 16 | (uint32_t)b[2] << 8 | b[3];
}

/* Addresses that carry one of IPv4 are what they carry. Of the rest only what is given out (2000::/3). */
static bool private_v6(const uint8_t b[16])
{
	static const uint8_t mapped[12] = { [10] = 0xff, [11] = 0xff };
	static const uint8_t nat64[12] = { 0x00, 0x64, 0xff, 0x9b };
	if (!memcmp(b, mapped, 12) || !memcmp(b, nat64, 12))
		return private_v4(four(b + 12));
	if (b[0] == 0x20 && b[1] == 0x02) /* 6to4 */
		return private_v4(four(b + 2));
	bool teredo = b[0] == 0x20 && b[1] == 0x01 && b[2] < 2;
	bool written = b[0] == 0x20 && b[1] == 0x01 && b[2] == 0x0d && b[3] == 0xb8;
	return b[0] >> 5 != 1 || teredo || written;
}

bool address_private(const struct sockaddr *a)
{
	if (a->sa_family == AF_INET)
		return private_v4(ntohl(((const struct sockaddr_in *)a)->sin_addr.s_addr));
	if (a->sa_family == AF_INET6)
		return private_v6(((const struct sockaddr_in6 *)a)->sin6_addr.s6_addr);
	return true;
}

/* A host that is written as an address. */
static bool private_literal(const char *host)
{
	struct sockaddr_in v4 = { .sin_family = AF_INET };
	struct sockaddr_in6 v6 = { .sin6_family = AF_INET6 };
	char bare[64];
	size_t n = strlen(host);
	if (inet_pton(AF_INET, host, &v4.sin_addr) == 1)
		return address_private((struct sockaddr *)&v4);
	if (n < 3 || host[0] != '[' || n >= sizeof bare)
		return !strcmp(host, "localhost");
	memcpy(bare, host + 1, n - 2);
	bare[n - 2] = 0;
	return inet_pton(AF_INET6, bare, &v6.sin6_addr) != 1 ||
	       address_private((struct sockaddr *)&v6);
}

const char *target_wrong(const char *url, bool private_too)
{
	const char *wrong = N_("that is no address of a web server (https://…)");
	char *scheme = NULL, *host = NULL, *user = NULL;
	if (!url || strlen(url) >= TARGET_MAX || strpbrk(url, " \t\r\n\"<>\\"))
		return wrong;
	CURLU *u = curl_url();
	if (curl_url_set(u, CURLUPART_URL, url, 0) == CURLUE_OK &&
	    curl_url_get(u, CURLUPART_SCHEME, &scheme, 0) == CURLUE_OK &&
	    curl_url_get(u, CURLUPART_HOST, &host, 0) == CURLUE_OK &&
	    curl_url_get(u, CURLUPART_USER, &user, 0) != CURLUE_OK &&
	    (!strcmp(scheme, "https") || (private_too && !strcmp(scheme, "http"))))
		wrong = !private_too && private_literal(host)
				? N_("this server sends nothing into private networks")
				: NULL;
	curl_free(scheme);
	curl_free(host);
	curl_free(user);
	curl_url_cleanup(u);
	return wrong;
}

bool mail_address(const char *s)
{
	static const char local[] = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789"
				    "!#$%&'*+-/=?^_`{|}~.";
	static const char domain[] =
		"abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789-.";
	size_t n = s ? strspn(s, local) : 0, m = n && s[n] == '@' ? strspn(s + n + 1, domain) : 0;
	return n && n <= 64 && m > 2 && m < 190 && !s[n + 1 + m] && s[0] != '.' && s[0] != '-' &&
	       strchr(s + n + 1, '.') && s[n + 1] != '.' && s[n + m] != '.' && !strstr(s, "..");
}
