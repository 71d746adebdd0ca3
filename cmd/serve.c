/* serve: tables for people and bots over HTTP. */
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "cmd/cmd.h"
#include "server/serve.h"

enum { F_PORT, F_ADDRESS, F_DATA, F_DB, F_THREADS, F_PROXY, F_NO_LIMITS };
static const struct flag flags[] = {
	{ "port", "N", "where to listen (8080)", 'p' },
	{ "address", "A", "on which address (127.0.0.1; 0.0.0.0: every one)", 0 },
	{ "data", "DIR",
	  "folder of the embedded database and of the socket of petteia admin (data)", 0 },
	{ "db", "URL", "postgres://...: one database for several servers", 0 },
	{ "threads", "N", "threads for bots (one a core)", 0 },
	{ "proxy", "A", "address of a proxy whose X-Forwarded-For is believed", 0 },
	{ "no-limits", NULL, "take any number of requests (load tests)", 0 },
	{ NULL },
};

static int run(struct args *a)
{
	long cores = sysconf(_SC_NPROCESSORS_ONLN);
	struct server_config config = { .address = "127.0.0.1", .port = 8080 };
	config.threads = cores < 1 ? 1 : cores > 32 ? 32 : (int)cores;
	int flag;
	while ((flag = args_next(a)) != FLAG_END) {
		switch (flag) {
		case F_PORT:
			config.port = (int)args_number(a, 0, 65535);
			break;
		case F_ADDRESS:
			config.address = a->value;
			break;
		case F_DATA:
			config.data = a->value;
			break;
		case F_DB:
			config.where = a->value;
			break;
		case F_THREADS:
			config.threads = (int)args_number(a, 1, 64);
			break;
		case F_PROXY:
			config.proxy = a->value;
			break;
		case F_NO_LIMITS:
			config.fast_limits = true;
			break;
		}
	}
	if (a->words)
		die("serve takes no words (see --help)");
	if (!config.where)
		config.where = config.data = config.data ? config.data : "data";
	return server_main(&config);
}

const struct command command_serve = {
	"serve",
	"[--port N] [--address A] [--data DIR] [--db URL]",
	"hosts tables for people and bots",
	flags,
	run,
	"Open the address that it prints in a browser; docs/PROTOCOL.md describes the API.",
};
