/* files.c: serves the web client embedded in the binary. */
#include "server/net/files.h"

#include <event2/http.h>
#include <string.h>

#include "server/net/answer.h"

static const char plain[] =
	"<!doctype html><meta charset=utf-8><title>Petteia</title><h1>Petteia</h1>"
	"<p>This server was built without the web client. The API is at /api "
	"(docs/PROTOCOL.md).</p>";

static const struct file *find(const char *path)
{
	for (int i = 0; web_files[i].path; i++)
		if (!strcmp(web_files[i].path, path))
			return &web_files[i];
	return NULL;
}

bool files_have_page(void)
{
	return find("/index.html") != NULL;
}

bool takes_packed(struct req *r)
{
	const char *takes =
		evhttp_find_header(evhttp_request_get_input_headers(r->http), "Accept-Encoding");
	return takes && strstr(takes, "gzip");
}

bool file_serve(struct server *s, struct req *r)
{
	enum evhttp_cmd_type method = evhttp_request_get_command(r->http);
	const struct file *f = find(!strcmp(r->path, "/") ? "/index.html" : r->path);
	(void)s;
	if (method != EVHTTP_REQ_GET && method != EVHTTP_REQ_HEAD)
		return false;
	if (!f && !strcmp(r->path, "/")) {
		reply(r, 200, "text/html; charset=utf-8", plain, sizeof plain - 1);
		return true;
	}
	if (!f)
		return false;
	struct evkeyvalq *out = evhttp_request_get_output_headers(r->http);
	const char *have =
		evhttp_find_header(evhttp_request_get_input_headers(r->http), "If-None-Match");
	evhttp_add_header(out, "ETag", f->etag);
	evhttp_add_header(out, "Cache-Control", "no-cache");
	if (f->packed)
		evhttp_add_header(out, "Vary", "Accept-Encoding");
	if (have && !strcmp(have, f->etag)) {
		reply(r, 304, f->type, "", 0);
	} else if (f->packed && takes_packed(r)) {
		evhttp_add_header(out, "Content-Encoding", "gzip");
		reply_lasting(r, f->type, f->packed, f->packed_n);
	} else {
		reply_lasting(r, f->type, f->data, f->n);
	}
	return true;
}
