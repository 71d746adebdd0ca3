/* doctor: checks everything a server needs (doctor.h). */
#include "cmd/doctor.h"

#include <errno.h>
#include <event2/event.h>
#include <langinfo.h>
#include <libpq-fe.h>
#include <locale.h>
#include <sodium.h>
#include <sqlite3.h>
#include <stdarg.h>
#include <stdio.h>
#include <string.h>
#include <sys/random.h>
#include <sys/resource.h>
#include <sys/timex.h>
#include <time.h>

#include "cmd/cmd.h"
#include "cmd/port.h"
#include "server/serve.h"

enum { F_PORT, F_ADDRESS, F_DATA, F_DB, F_REPAIR, F_JSON };
static const struct flag flags[] = {
	{ "port", "N", N_("the port that the server shall have (8080)"), 'p' },
	{ "address", "A", N_("its address (127.0.0.1)"), 0 },
	{ "data", "DIR", N_("its data folder (data)"), 0 },
	{ "db", "URL", N_("its database if that is postgres://..."), 0 },
	{ "repair", NULL, N_("bring damaged tables back to their last whole line"), 0 },
	FLAG_JSON,
	{ NULL },
};

static const char *const state_key[] = { "fine", "note", "wrong" };

static void find_json(const struct visit *v, enum state state, const char *subject,
		      const char *words)
{
	struct pet_text t = out_text(4096, PET_LANG_EN, NULL, NULL);
	struct pet_json j = pet_json_into(&t);
	bool first = v->count[FINE] + v->count[NOTE] + v->count[WRONG] == 1;
	pet_text_put(&t, first ? "[" : ",\n ");
	pet_json_open(&j, '{');
	pet_json_key_string(&j, "subject", subject);
	pet_json_key_string(&j, "state", state_key[state]);
	pet_json_key_string(&j, "found", words);
	pet_json_close(&j, '}');
	out_write(NULL, &t);
}

void diagnose(struct visit *v, enum state state, const char *subject, const char *format, ...)
{
	static const char *const said[] = { N_("fine"), N_("note"), N_("wrong") };
	static const enum ink inks[] = { INK_GOOD, INK_DOUBT, INK_BAD };
	enum { STATE = 12, SUBJECT = 14 };
	char words[1200];
	va_list ap;
	va_start(ap, format);
	vsnprintf(words, sizeof words, tr(format), ap);
	va_end(ap);
	for (char *s = words; *s; s++) /* one line each, regardless of the text */
		if ((unsigned char)*s < ' ')
			*s = ' ';
	v->count[state]++;
	if (v->json) {
		find_json(v, state, subject, words);
		return;
	}
	const char *name = tr(subject), *mark = tr(said[state]);
	printf("%s%s%s%*s%s%*s%s\n", ink(stdout, inks[state]), mark, ink(stdout, INK_PLAIN),
	       STATE - columns_of(mark), "", name, SUBJECT - columns_of(name), "", words);
}

/* ---- the machine ----------------------------------------------------------------------------- */

/* "2.1.12" as a comparable number. */
static long rank(const char *version)
{
	int a = 0, b = 0, c = 0;
	sscanf(version, "%d.%d.%d", &a, &b, &c);
	return a * 1000000L + b * 1000L + c;
}

static void library(struct visit *v, const char *name, const char *here, const char *built)
{
	if (rank(here) < rank(built))
		diagnose(v, WRONG, N_("library"),
			 "%s %s is older than %s, which petteia was built with: upgrade it, or "
			 "build "
			 "again",
			 name, here, built);
	else
		diagnose(v, FINE, N_("library"), "%s %s", name, here);
}

static void doctor_program(struct visit *v)
{
	diagnose(v, FINE, N_("program"), "petteia %s", PETTEIA_VERSION);
	library(v, "libevent", event_get_version(), LIBEVENT_VERSION);
	library(v, "SQLite", sqlite3_libversion(), SQLITE_VERSION);
	library(v, "libsodium", sodium_version_string(), SODIUM_VERSION_STRING);
	char libpq[16];
	snprintf(libpq, sizeof libpq, "%d.%d", PQlibVersion() / 10000, PQlibVersion() % 10000);
	library(v, "libpq", libpq, "12");
	if (server_has_page())
		diagnose(v, FINE, N_("page"), "the web client is in this program");
	else
		diagnose(v, NOTE, N_("page"),
			 "this program was built without the web client: ./run --build brings it "
			 "in");
}

static void doctor_machine(struct visit *v)
{
	struct rlimit files;
	uint64_t bits;
	if (getrandom(&bits, sizeof bits, GRND_NONBLOCK) == (ssize_t)sizeof bits)
		diagnose(v, FINE, N_("chance"), "the operating system gives random bits");
	else
		diagnose(
			v, WRONG, N_("chance"),
			"the operating system has no random bits yet: wait, or install rng-tools5");
	if (getrlimit(RLIMIT_NOFILE, &files) != 0)
		return;
	if (files.rlim_max < 4096)
		diagnose(
			v, NOTE, N_("open files"),
			"at most %llu at a time: enough for as many visitors; more with ulimit -Hn "
			"65536 or LimitNOFILE=65536",
			(unsigned long long)files.rlim_max);
	else
		diagnose(v, FINE, N_("open files"), "%llu at a time",
			 (unsigned long long)files.rlim_max);
}

static void doctor_clock(struct visit *v)
{
	enum { EARLIEST = 1704067200 }; /* 2024: petteia is younger than that */
	struct timex t = { 0 };
	time_t now = time(NULL);
	char words[40];
	strftime(words, sizeof words, "%Y-%m-%d %H:%M:%S UTC", gmtime(&now));
	if (now < EARLIEST)
		diagnose(v, WRONG, N_("clock"),
			 "%s cannot be: set it, for example timedatectl set-ntp true", words);
	else if (adjtimex(&t) == TIME_ERROR || t.status & STA_UNSYNC)
		diagnose(v, NOTE, N_("clock"),
			 "%s, not kept right by anybody: timedatectl set-ntp true (clocks of "
			 "players "
			 "and several servers rely on it)",
			 words);
	else
		diagnose(v, FINE, N_("clock"), "%s, kept right", words);
}

static void doctor_terminal(struct visit *v)
{
	setlocale(LC_CTYPE, ""); /* what the environment says, not what main made of it */
	const char *letters = nl_langinfo(CODESET);
	if (strcmp(letters, "UTF-8"))
		diagnose(v, NOTE, N_("terminal"),
			 "letters are %s: export LC_ALL=C.UTF-8 for line editing in all languages",
			 letters);
	else
		diagnose(v, FINE, N_("terminal"), "letters are UTF-8");
}

static void doctor_port(struct visit *v)
{
	int error = port_error(v->address, v->port);
	if (error == EACCES)
		diagnose(v, WRONG, N_("port"),
			 "only root may take %d: take one from 1024 on and let a proxy have %d, or "
			 "give "
			 "the service AmbientCapabilities=CAP_NET_BIND_SERVICE",
			 v->port, v->port);
	else if (error && error != EADDRINUSE)
		diagnose(v, WRONG, N_("port"), "%d of %s cannot be taken: %s", v->port, v->address,
			 error_words(error));
	else if (!error)
		diagnose(v, FINE, N_("port"), "%d of %s is free", v->port, v->address);
	else if (port_petteia(v->address, v->port))
		diagnose(v, FINE, N_("port"), "Petteia is at http://%s:%d/ already", v->address,
			 v->port);
	else
		diagnose(v, WRONG, N_("port"),
			 "%d of %s is taken by another program: petteia serve --port %d", v->port,
			 v->address, port_free(v->address, v->port));
}

static int run(struct args *a)
{
	struct visit v = { .address = "127.0.0.1", .port = 8080, .data = "data" };
	for (int f; (f = args_next(a)) != FLAG_END;) {
		switch (f) {
		case F_PORT:
			v.port = (int)args_number(a, 1, 65535);
			break;
		case F_ADDRESS:
			v.address = a->value;
			break;
		case F_DATA:
			v.data = a->value;
			break;
		case F_DB:
			v.db = a->value;
			break;
		case F_REPAIR:
			v.repair = true;
			break;
		case F_JSON:
			v.json = true;
			break;
		}
	}
	if (a->words)
		die("doctor takes no words (see --help)");
	doctor_program(&v);
	doctor_port(&v);
	doctor_folder(&v);
	doctor_rights(&v);
	if (v.repair)
		doctor_repair(&v);
	doctor_database(&v);
	doctor_disk(&v);
	doctor_machine(&v);
	doctor_clock(&v);
	doctor_terminal(&v);
	if (v.json)
		printf("]\n");
	return v.count[WRONG] ? EXIT_NO : EXIT_OK;
}

const struct command command_doctor = {
	"doctor",
	"[--port N] [--address A] [--data DIR] [--db URL] [--repair] [--json]",
	N_("says what a server lacks here, and what to do about it"),
	flags,
	run,
	N_("Looks at the program and its libraries, the port, the data folder and who may read "
	   "it, the database and its version, disk, clock and limits. Nothing is changed. With "
	   "--repair every table is replayed, and one whose lines have a gap or do not replay goes "
	   "back to its last whole line; what was behind it is kept in the database. Exit "
	   "code 0: nothing is wrong, 1: something is."),
};
