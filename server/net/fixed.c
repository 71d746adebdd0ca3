/* fixed.c: answers that stay the same as long as the program runs. */
#include "server/net/fixed.h"

#include <sodium.h>
#include <stdio.h>
#include <string.h>
#include <zlib.h>

#include "server/base/memory.h"
#include "server/net/answer.h"
#include "server/net/files.h"

struct fixed {
	const char *name;
	uint8_t lang;
	char etag[2 + 16 + 1]; /* of the text, compressed or not: the browser asks for either */
	unsigned char *packed;
	size_t n;
	struct fixed *next;
};

static struct fixed *kept; /* as many as there are rulebooks and languages */

static struct fixed *find(const struct req *r, const char *name)
{
	for (struct fixed *f = kept; f; f = f->next)
		if (f->lang == r->lang && !strcmp(f->name, name))
			return f;
	return NULL;
}

static void add_headers(struct req *r, const struct fixed *f)
{
	struct evkeyvalq *out = evhttp_request_get_output_headers(r->http);
	evhttp_add_header(out, "ETag", f->etag);
	evhttp_add_header(out, "Cache-Control", "no-cache");
	evhttp_add_header(out, "Vary", "Accept-Encoding, Accept-Language");
}

/* Answers without the text, if that is possible. */
static bool reply_kept(struct req *r, const struct fixed *f)
{
	const char *have =
		evhttp_find_header(evhttp_request_get_input_headers(r->http), "If-None-Match");
	bool same = have && !strcmp(have, f->etag);
	if (!same && !takes_packed(r))
		return false;
	add_headers(r, f);
	if (same) {
		reply(r, 304, "application/json", "", 0);
	} else {
		evhttp_add_header(evhttp_request_get_output_headers(r->http), "Content-Encoding",
				  "gzip");
		reply_lasting(r, "application/json", f->packed, f->n);
	}
	return true;
}

bool fixed_known(struct req *r, const char *name)
{
	const struct fixed *f = find(r, name);
	return f && reply_kept(r, f);
}

/* Compresses with gzip; NULL if there is no memory for it. */
static unsigned char *pack(const struct pet_text *t, size_t *n)
{
	enum { GZIP = 16 };
	z_stream z = { .next_in = (unsigned char *)t->buf, .avail_in = (uInt)t->len };
	if (deflateInit2(&z, Z_BEST_COMPRESSION, Z_DEFLATED, MAX_WBITS + GZIP, MAX_MEM_LEVEL,
			 Z_DEFAULT_STRATEGY) != Z_OK)
		return NULL;
	size_t most = deflateBound(&z, t->len);
	unsigned char *out = memory_plain(most);
	z.next_out = out;
	z.avail_out = (uInt)most;
	deflate(&z, Z_FINISH); /* the whole of it: there is room for the worst case */
	*n = z.total_out;
	deflateEnd(&z);
	return memory_grow(out, *n);
}

static void keep(struct req *r, const char *name, const struct pet_text *t)
{
	uint8_t hash[crypto_hash_sha256_BYTES];
	size_t n;
	unsigned char *packed = pack(t, &n);
	if (!packed)
		return;
	struct fixed *f = memory_new(sizeof *f);
	*f = (struct fixed){
		.name = name, .lang = r->lang, .packed = packed, .n = n, .next = kept
	};
	crypto_hash_sha256(hash, (const unsigned char *)t->buf, t->len);
	snprintf(f->etag, sizeof f->etag, "\"%02x%02x%02x%02x%02x%02x%02x%02x\"", hash[0], hash[1],
		 hash[2], hash[3], hash[4], hash[5], hash[6], hash[7]);
	kept = f;
}

void fixed_reply(struct req *r, const char *name, const struct pet_text *t)
{
	const struct fixed *f = find(r, name);
	if (!f && !t->cut)
		keep(r, name, t);
	f = find(r, name);
	if (f && reply_kept(r, f))
		return;
	if (f)
		add_headers(r, f);
	reply_json(r, 200, t);
}
