/* request.c: what a request says: its query and its body. */
#include "server/net/request.h"

#include <stdlib.h>

const char *query_get(struct req *r, const char *key)
{
	return evhttp_find_header(&r->query, key);
}

int64_t query_int(struct req *r, const char *key, int64_t otherwise)
{
	const char *s = query_get(r, key);
	char *end;
	if (!s || !*s)
		return otherwise;
	long long n = strtoll(s, &end, 10);
	return *end || n < 0 ? otherwise : n;
}

const char *body_text(struct req *r, const char *key)
{
	return body_find_text(r->body, key);
}

int64_t body_int(struct req *r, const char *key, int64_t otherwise)
{
	return body_find_int(r->body, key, otherwise);
}
