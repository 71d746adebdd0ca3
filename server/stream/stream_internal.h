/* stream_internal.h: what the files of streams share: stream.c (who follows what), stream_send.c
 * (how it gets there), stream_tell.c (what is told). */
#ifndef SERVER_STREAM_INTERNAL_H
#define SERVER_STREAM_INTERNAL_H

#include "core/text.h"
#include "server/base/address.h"
#include "server/net/server.h"
#include "server/stream/stream.h"
#include "server/tables/table.h"

enum { FOLLOW_MAX = 64 };

struct sub {
	struct sub *next_of_table, *next_of_stream;
	struct stream *stream;
	struct table *table;
	uint32_t line;           /* sent up to here */
	char by[NAME_MAX_BYTES]; /* was sent away by, or lost the seat to */
	bool gone;               /* was sent away */
	bool invited;            /* follows by an invitation, until the table is locked */
	bool deaf;               /* is not sent the current chat message */
	bool back;               /* it had lines that do not stand any more, and is to be told */
	bool behind;             /* far behind: catches up in slices, before anything new */
};

struct stream {
	struct stream *next;
	struct server *server;
	struct evhttp_request *http;
	char user[ID_MAX], token[HASH_MAX], address[ADDRESS_MAX];
	int64_t since;
	uint8_t lang;
	bool views; /* wants the position with the newest line */
	struct sub *subs;
	int follows;
	bool gone; /* its connection is */
	struct event *ping;
	struct out *out; /* of this turn; NULL: nothing */
	struct stream *next_dirty;
};

/* stream_send.c */
void stream_flush(struct server *s);
void stream_put(struct stream *st, const char *bytes, size_t n);
void stream_send(struct stream *st, const char *kind, const struct pet_text *t);
bool stream_write_out(struct stream *st);      /* false: the client does not read */
void stream_undirty(struct stream *st);        /* has nothing more to send */
size_t stream_queued(const struct stream *st); /* bytes not yet read by the client */

/* stream_tell.c */
void stream_line(struct server *s, struct table *m, bool changed);
void stream_turn(struct table *m); /* whose turn it is and who is thinking, if that changed */
void stream_tell_connected(struct table *m, int seat, bool on, const struct stream *but);
void stream_send_missed(struct server *s, struct sub *sub); /* lines, and whose turn it is */
void stream_went_back(struct table *m, uint32_t lines);
void stream_tell_back(struct sub *sub);
void stream_send_notice(struct stream *st, const char *text);

/* stream.c */
void stream_unfollow(struct stream *st, const struct table *m);
void stream_cut_off(struct stream *st);

#endif
