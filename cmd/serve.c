/* serve: tables for people and bots over HTTP. */
#include <stdio.h>
#include <string.h>
#include <unistd.h>

#include "cmd/cmd.h"
#include "cmd/port.h"
#include "server/base/log.h"
#include "server/serve.h"

enum {
	F_PORT,
	F_ADDRESS,
	F_DATA,
	F_DB,
	F_THREADS,
	F_PROXY,
	F_METRICS,
	F_LOG_JSON,
	F_LOGIN_DAYS,
	F_GUEST_DAYS,
	F_OPEN_DAYS,
	F_AWAY,
	F_URL,
	F_WEBHOOKS,
	F_SMTP,
	F_SMTP_PASSWORD,
	F_MAIL_FROM,
	F_PUSH,
	F_NEWS_AFTER,
	F_NEWS_PRIVATE,
	F_ACCEPT_LOSS,
	F_NO_LIMITS
};
static const struct flag flags[] = {
	{ "port", "N", N_("where to listen (8080; 0: any port that is free)"), 'p' },
	{ "address", "A", N_("on which address (127.0.0.1; 0.0.0.0: every one)"), 0 },
	{ "data", "DIR",
	  N_("folder of the embedded database and of the socket of petteia admin (data)"), 0 },
	{ "db", "URL", N_("postgres://...: one database for several servers"), 0 },
	{ "threads", "N", N_("threads for bots (one a core)"), 0 },
	{ "proxy", "LIST",
	  N_("proxies whose X-Forwarded-For is believed: addresses, networks (10.0.0.0/8)"), 0 },
	{ "metrics", "[A:]PORT",
	  N_("numbers for Prometheus here (127.0.0.1); public: on the public address"), 0 },
	{ "log-json", NULL, N_("log one JSON object a line instead of words"), 0 },
	{ "login-days", "N", N_("a login that is not used so long ends (90; 0: never)"), 0 },
	{ "guest-days", "N", N_("a guest who was not seen so long is forgotten (30; 0: never)"),
	  0 },
	{ "open-days", "N", N_("a table that nobody began is taken away (7; 0: never)"), 0 },
	{ "away", "S", N_("others may vote on one who is away so many seconds (120)"), 0 },
	{ "url", "URL", N_("the address of this server for people, in messages (https://...)"), 0 },
	{ "webhooks", NULL, N_("people may have news of their tables sent to a URL"), 0 },
	{ "smtp", "URL", N_("letters leave by this server: smtp://[USER@]HOST[:PORT], smtps://..."),
	  0 },
	{ "smtp-password", "FILE", N_("its password, the first line of a file"), 0 },
	{ "mail-from", "ADDRESS", N_("who letters come from: \"Petteia <petteia@example.org>\""),
	  0 },
	{ "push", "CONTACT",
	  N_("news as notifications of browsers; whom push services may ask: mailto:..., "
	     "https://..."),
	  0 },
	{ "news-after", "S", N_("one who is away so many seconds is called (60)"), 0 },
	{ "news-private", NULL, N_("URLs of people may be in private networks"), 0 },
	{ "accept-loss", NULL,
	  N_("start although the log of the database is damaged and lines are lost"), 0 },
	{ "no-limits", NULL, N_("take any number of requests (load tests)"), 0 },
	{ NULL },
};

/* A port that is in use: who has it, and which one is free. */
static void heed_port(const char *address, int port)
{
	if (!port || !port_taken(address, port))
		return;
	int next = port_free(address, port);
	const char *shown = strcmp(address, "0.0.0.0") ? address : "localhost";
	if (port_petteia(address, port))
		die("Petteia is at http://%s:%d/ already; for another one: --port %d --data OTHER",
		    shown, port, next);
	die("port %d of %s is taken by another program; --port %d is free", port, shown, next);
}

static const char *without_slash(const char *value)
{
	char *url = strdup(value);
	size_t n = strlen(url);
	if (strncmp(url, "https://", 8) && strncmp(url, "http://", 7))
		die("--url: '%s' is no address of a web server", url);
	while (n && url[n - 1] == '/')
		url[--n] = 0;
	return url;
}

/* "smtp://user@host:587": the user is told apart, since letters of it may mean something in a URL. */
static void take_smtp(struct server_config *config, const char *value)
{
	char *url = strdup(value), *host = strstr(url, "://"), *at;
	if (strncmp(url, "smtp://", 7) && strncmp(url, "smtps://", 8))
		die("--smtp: '%s' is no server for mail (smtp://HOST)", url);
	config->smtp = url;
	at = strrchr(host, '@');
	if (!at)
		return;
	*at = 0;
	config->smtp_user = strdup(host + 3);
	memmove(host + 3, at + 1, strlen(at + 1) + 1);
}

static const char *first_line(const char *file)
{
	static char line[256];
	FILE *f = fopen(file, "r");
	if (!f || !fgets(line, sizeof line, f))
		die("--smtp-password: '%s' cannot be read", file);
	fclose(f);
	line[strcspn(line, "\r\n")] = 0;
	return line;
}

static void take_flag(int flag, const struct args *a, struct server_config *config)
{
	switch (flag) {
	case F_PORT:
		config->port = (int)args_number(a, 0, 65535);
		break;
	case F_ADDRESS:
		config->address = a->value;
		break;
	case F_DATA:
		config->data = a->value;
		break;
	case F_DB:
		config->where = a->value;
		break;
	case F_THREADS:
		config->threads = (int)args_number(a, 1, 64);
		break;
	case F_PROXY:
		config->proxy = a->value;
		break;
	case F_METRICS:
		config->metrics = a->value;
		break;
	case F_LOG_JSON:
		log_json();
		break;
	case F_LOGIN_DAYS:
		config->login_days = (int)args_number(a, 0, 36500);
		break;
	case F_GUEST_DAYS:
		config->guest_days = (int)args_number(a, 0, 36500);
		break;
	case F_AWAY:
		config->away_s = (int)args_number(a, 1, 86400);
		break;
	case F_URL:
		config->url = without_slash(a->value);
		break;
	case F_WEBHOOKS:
		config->webhooks = true;
		break;
	case F_SMTP:
		take_smtp(config, a->value);
		break;
	case F_SMTP_PASSWORD:
		config->smtp_password = first_line(a->value);
		break;
	case F_MAIL_FROM:
		config->mail_from = a->value;
		break;
	case F_PUSH:
		if (strncmp(a->value, "mailto:", 7) && strncmp(a->value, "https://", 8))
			die("--push: '%s' is neither mailto:ADDRESS nor https://...", a->value);
		config->push = a->value;
		break;
	case F_NEWS_AFTER:
		config->news_after_s = (int)args_number(a, 1, 86400);
		break;
	case F_NEWS_PRIVATE:
		config->news_private = true;
		break;
	case F_OPEN_DAYS:
		config->open_days = (int)args_number(a, 0, 36500);
		break;
	case F_ACCEPT_LOSS:
		config->accept_loss = true;
		break;
	case F_NO_LIMITS:
		config->fast_limits = true;
		break;
	}
}

static int run(struct args *a)
{
	long cores = sysconf(_SC_NPROCESSORS_ONLN);
	struct server_config config = { .address = "127.0.0.1",
					.port = 8080,
					.login_days = 90,
					.guest_days = 30,
					.open_days = 7,
					.away_s = 120,
					.news_after_s = 60 };
	config.threads = cores < 1 ? 1 : cores > 32 ? 32 : (int)cores;
	for (int flag; (flag = args_next(a)) != FLAG_END;)
		take_flag(flag, a, &config);
	if (a->words)
		die("serve takes no words (see --help)");
	if (!config.where)
		config.where = config.data = config.data ? config.data : "data";
	if (config.smtp && !config.mail_from)
		die("--smtp needs --mail-from: who letters come from");
	config.lang = words_lang;
	config.bold = colour_on(stdout);
	heed_port(config.address, config.port);
	return server_main(&config);
}

const struct command command_serve = {
	"serve",
	"[--port N] [--address A] [--data DIR] [--db URL]",
	N_("hosts tables for people and bots"),
	flags,
	run,
	N_("Open the address that it prints in a browser; docs/PROTOCOL.md describes the API."),
};
