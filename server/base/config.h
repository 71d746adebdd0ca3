/* config.h: how the server was asked to run. */
#ifndef SERVER_CONFIG_H
#define SERVER_CONFIG_H

#include <stdbool.h>
#include <stdint.h>

struct server_config {
	const char *address;
	int port;
	const char *where;   /* data folder or postgres url */
	const char *data;    /* folder of the operator's socket; NULL: none */
	const char *proxy;   /* list of trusted proxies; NULL: none */
	const char *metrics; /* port, or address and port; "public": on the public one; NULL: off */
	int threads;         /* for bots and passwords */
	int login_days;      /* days until an idle login expires, */
	int guest_days;      /* a guest's login, and the guest with it, */
	int open_days;       /* and a table that was never started */
	int away_s;          /* absence after which others may let a bot play */
	/* how people are called whose page is closed (notices); nothing is until the host says how */
	const char *url; /* of the page, for links: "https://play.example" */
	bool webhooks;
	const char *smtp, *smtp_user, *smtp_password; /* smtp NULL: no letters */
	const char *mail_from;
	const char *push;  /* who is responsible: "mailto:..."; NULL: no push */
	bool news_private; /* also to addresses in private networks */
	int news_after_s;  /* how long somebody may be away before being called */
	uint8_t lang;      /* of messages to the person who starts it */
	bool bold;         /* that person's terminal shows letters so */
	bool accept_loss;  /* start although the log of the database is damaged */
	bool fast_limits;  /* limits off, for load tests on this machine */
};

#endif
