/* files.h: the web client, embedded. */
#ifndef SERVER_FILES_H
#define SERVER_FILES_H

#include <stdbool.h>
#include <stddef.h>

struct req;
struct server;

struct file {
	const char *path, *type, *etag;
	const unsigned char *data;
	size_t n;
	const unsigned char *packed; /* compressed with gzip, or NULL */
	size_t packed_n;
};
extern const struct file web_files[];
bool files_have_page(void);
bool file_serve(struct server *s, struct req *r);
/* Whether the browser accepts gzip. */
bool takes_packed(struct req *r);

#endif
