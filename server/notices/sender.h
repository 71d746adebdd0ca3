/* sender.h: sends posts on a thread of its own, so that the loop never waits for anybody's server. */
#ifndef SERVER_SENDER_H
#define SERVER_SENDER_H

#include "server/store/outbox.h"

struct sender;

enum sent {
	SENT,
	SEND_AGAIN,   /* nobody answered, or not now */
	SEND_REFUSED, /* this message will never be taken */
	SEND_DEAD,    /* nothing will: the address is gone */
};

/* One post under way. */
struct letter {
	struct letter *next;
	struct way_row way;
	char post[ID_MAX];
	char key[96]; /* the private key of push */
	char *body;   /* malloc'd */
	size_t n;
	int tries;
	/* for the thread */
	void *curl, *heads;
	char *sent; /* what is sent, where it is not the body */
	size_t read, given;
	bool refused; /* its address is private */
	/* when it has ended */
	enum sent result;
	int after_s; /* the other side asked to wait so long; 0: it did not */
	char wrong[160];
};
void letter_free(struct letter *l);

/* What the host said. */
struct sender_config {
	bool private_too; /* addresses in private networks are allowed */
	const char *smtp, *smtp_user, *smtp_password, *mail_from; /* smtp NULL: no letters */
	const char *push; /* who is responsible: mailto: or https: */
};

struct sender *sender_open(const struct sender_config *config); /* NULL: no threads */
/* Gives transfers a moment to end; what has ended can be asked for until it is freed. */
void sender_close(struct sender *t);
void sender_free(struct sender *t);
int sender_fd(const struct sender *t); /* readable when some have ended */
void sender_add(struct sender *t, struct letter *l);
struct letter *sender_ended(struct sender *t); /* all that have, NULL: none */

#endif
