/* answer.h: responses. */
#ifndef SERVER_ANSWER_H
#define SERVER_ANSWER_H

#include "core/mark.h"
#include "core/text.h"
#include "server/net/request.h"

/* Neither done nor not done, as far as we know. */
#define UNKNOWN N_("the store did not answer: it is not known whether this was done")

/* Responds at once, or after the commit if the table has uncommitted changes. */
void reply(struct req *r, int status, const char *type, const char *body, size_t n);
/* A body that stays where it is as long as the program runs: it is not copied. */
void reply_lasting(struct req *r, const char *type, const void *body, size_t n);
void reply_json(struct req *r, int status, const struct pet_text *t);
void reply_error(struct req *r, int status, const char *code, const char *message);
void reply_later_json(struct req *r, int status, const struct pet_text *t);
void http_send(struct evhttp_request *http, int status, const char *type, const char *body,
	       size_t n, const char *cookie);
/* The same after the handler has returned; http_wait prepares the request for it. */
void http_send_late(struct evhttp_request *http, int status, const char *type, const char *body,
		    size_t n, const char *cookie);
void http_wait(struct evhttp_request *http);
/* The same after the next commit. */
void commit_reply(struct server *s, struct evhttp_request *http, int status, const char *type,
		  const char *body, size_t n, const char *cookie);
void answers_close(void);
/* message: an English sentence, translated here. */
void http_refuse(struct evhttp_request *http, uint8_t lang, int status, const char *code,
		 const char *message);

/* Text and JSON writers on the scratch buffer. */
struct pet_text scratch_text(struct req *r);

#endif
