/* stream_send.c: delivers events. All events of a loop turn for one stream go out in one write at its
 * end. */
#include "server/stream/stream_internal.h"

#include <event2/buffer.h>
#include <event2/bufferevent.h>
#include <event2/http.h>
#include <event2/http_struct.h>
#include <stdlib.h>
#include <string.h>
#include <sys/uio.h>

#include "core/must.h"
#include "server/base/memory.h"
#include "server/tables/lines.h"

enum { OUT_KEPT = 16 << 10, QUEUE_MAX = 4 << 20 };

/* Bytes for a stream, collected during a turn. */
struct out {
	struct out *next; /* in the free list */
	size_t n, room;
	char *bytes;
};

static struct out *spare;

void stream_put(struct stream *st, const char *bytes, size_t n)
{
	struct server *s = st->server;
	if (!st->out) {
		st->out = spare ? spare : memory_new(sizeof *spare);
		spare = st->out->next;
		st->out->n = 0;
		st->next_dirty = s->dirty;
		s->dirty = st;
	}
	struct out *out = st->out;
	if (out->n + n > out->room) {
		out->room = (out->n + n) * 2;
		out->bytes = memory_grow(out->bytes, out->room);
	}
	memcpy(out->bytes + out->n, bytes, n);
	out->n += n;
}

/* Returns it to the free list; a large one is freed. */
static void put_away(struct stream *st)
{
	struct out *out = st->out;
	st->out = NULL;
	if (out && out->room > OUT_KEPT) {
		free(out->bytes);
		free(out);
	} else if (out) {
		out->next = spare;
		spare = out;
	}
}

void stream_send(struct stream *st, const char *kind, const struct pet_text *t)
{
	char head[FOLLOW_MAX * (ID_MAX + 24) + 64];
	struct pet_text h = pet_text_into(head, sizeof head, PET_LANG_EN, NULL, NULL);
	pet_must(!t->cut);
	pet_text_put(&h, "id:");
	for (struct sub *sub = st->subs; sub; sub = sub->next_of_stream) {
		pet_text_char(&h, ' ');
		pet_text_put(&h, sub->table->row.id);
		pet_text_char(&h, '=');
		pet_text_number(&h, sub->line);
		pet_text_char(&h, ':');
		pet_text_unsigned(&h, lines_mark(sub->table, sub->line));
	}
	pet_text_put(&h, "\nevent: ");
	pet_text_put(&h, kind);
	pet_text_put(&h, "\ndata: ");
	stream_put(st, h.buf, h.len);
	stream_put(st, t->buf, t->len);
	stream_put(st, "\n\n", 2);
}

size_t stream_queued(const struct stream *st)
{
	struct evhttp_connection *conn = st->gone ? NULL : evhttp_request_get_connection(st->http);
	size_t n = st->out ? st->out->n : 0;
	if (conn)
		n += evbuffer_get_length(
			bufferevent_get_output(evhttp_connection_get_bufferevent(conn)));
	return n;
}

/* The size of a chunk in hexadecimal and the end of the line; returns how many bytes that is. */
static size_t chunk_head(char *out, size_t bytes)
{
	size_t digits = 1;
	while (digits < sizeof bytes * 2 && bytes >> 4 * digits)
		digits++;
	for (size_t i = 0; i < digits; i++)
		out[i] = "0123456789abcdef"[bytes >> 4 * (digits - 1 - i) & 15];
	memcpy(out + digits, "\r\n", 2);
	return digits + 2;
}

/* Writes to the socket directly; the loop waits for it only if not all fits. False: the client does
 * not read. */
bool stream_write_out(struct stream *st)
{
	struct evhttp_connection *conn = st->gone ? NULL : evhttp_request_get_connection(st->http);
	if (!conn)
		return true;
	struct bufferevent *bev = evhttp_connection_get_bufferevent(conn);
	struct evbuffer *queue = bufferevent_get_output(bev);
	char size[20], end[] = "\r\n";
	if (evbuffer_get_length(queue) > QUEUE_MAX)
		return false;
	struct iovec piece[] = { { size, 0 }, { st->out->bytes, st->out->n }, { end, 2 } };
	if (st->http->chunked)
		piece[0].iov_len = chunk_head(size, st->out->n);
	else
		piece[2].iov_len = 0;
	ssize_t gone = 0;
	if (evbuffer_get_length(queue) == 0)
		gone = writev(bufferevent_getfd(bev), piece, 3);
	size_t done = gone > 0 ? (size_t)gone : 0;
	for (int i = 0; i < 3; i++) {
		size_t skip = done < piece[i].iov_len ? done : piece[i].iov_len;
		done -= skip;
		if (skip < piece[i].iov_len)
			bufferevent_write(bev, (char *)piece[i].iov_base + skip,
					  piece[i].iov_len - skip);
	}
	return true;
}

void stream_undirty(struct stream *st)
{
	struct stream **at = &st->server->dirty;
	while (*at && *at != st)
		at = &(*at)->next_dirty;
	if (*at)
		*at = st->next_dirty;
	put_away(st);
}

/* A client that does not read is disconnected; it reconnects and gets what it missed. */
void stream_flush(struct server *s)
{
	while (s->dirty) {
		struct stream *st = s->dirty;
		bool fine = stream_write_out(st);
		stream_undirty(st);
		if (!fine)
			stream_cut_off(st);
	}
}
