/* quiet.c: quiet hours. Zones are read from the system's files (RFC 8536): libc knows one zone at a time, for the
 * whole process. */
#include "server/notices/quiet.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { MINUTE_MS = 60000, DAY_MIN = 1440, ZONE_FILE = 64 << 10, HEAD = 44 };

bool zone_fits(const char *zone)
{
	static const char letters[] =
		"abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789/_+-";
	size_t n = zone ? strlen(zone) : 0;
	return n && n < ZONE_MAX && strspn(zone, letters) == n && zone[0] != '/';
}

static int64_t big(const unsigned char *b, int bytes)
{
	uint64_t v = b[0] & 0x80 ? ~UINT64_C(0) : 0;
	for (int i = 0; i < bytes; i++)
		v = v << 8 | b[i];
	return (int64_t)v;
}

/* The counts of a head: isutc, isstd, leap, time, type, char. */
static size_t body_bytes(const unsigned char *head, int time_bytes)
{
	int64_t utc = big(head + 20, 4), std = big(head + 24, 4), leap = big(head + 28, 4),
		times = big(head + 32, 4), types = big(head + 36, 4), chars = big(head + 40, 4);
	return (size_t)(times * (time_bytes + 1) + types * 6 + chars + leap * (time_bytes + 4) +
			std + utc);
}

/* The offset of the last change before that moment. Debian's files list every change up to 2037; the rule for later
 * ones at their end is not read. */
static bool offset_at(const unsigned char *f, size_t n, int64_t at, int *minutes)
{
	if (n < HEAD || memcmp(f, "TZif", 4) || f[4] < '2')
		return false;
	size_t skip = HEAD + body_bytes(f, 4); /* the part with times of four bytes */
	const unsigned char *head = f + skip;
	if (skip + HEAD > n || memcmp(head, "TZif", 4) || skip + HEAD + body_bytes(head, 8) > n)
		return false;
	int64_t times = big(head + 32, 4), types = big(head + 36, 4);
	const unsigned char *time = head + HEAD, *which = time + times * 8, *type = which + times;
	int64_t i = times;
	while (i > 0 && big(time + (i - 1) * 8, 8) > at)
		i--;
	int use = i ? which[i - 1] : 0;
	if (use >= types)
		return false;
	*minutes = (int)(big(type + use * 6, 4) / 60);
	return true;
}

int zone_ahead(const char *zone, int64_t at_s, int otherwise)
{
	static unsigned char file[ZONE_FILE];
	char path[ZONE_MAX + 32];
	int minutes = otherwise;
	if (!zone_fits(zone))
		return otherwise;
	snprintf(path, sizeof path, "/usr/share/zoneinfo/%s", zone);
	FILE *f = fopen(path, "rb");
	size_t n = f ? fread(file, 1, sizeof file, f) : 0;
	if (f)
		fclose(f);
	return offset_at(file, n, at_s, &minutes) ? minutes : otherwise;
}

int64_t quiet_until(const struct quiet_row *q, int64_t now)
{
	if (q->since == q->until)
		return 0;
	int64_t minute = now / MINUTE_MS + zone_ahead(q->zone, now / 1000, q->ahead);
	int day = (int)(((minute % DAY_MIN) + DAY_MIN) % DAY_MIN);
	int into = (day - q->since + DAY_MIN) % DAY_MIN;
	int length = (q->until - q->since + DAY_MIN) % DAY_MIN;
	return into < length ? (now / MINUTE_MS + length - into) * MINUTE_MS : 0;
}
