/* log.c: the log: a time and one line for every event, on standard error; as words or as JSON. */
#include "server/base/log.h"

#include <stdarg.h>
#include <stdbool.h>
#include <stdio.h>
#include <time.h>
#include <unistd.h>

#include "core/json.h"

static bool json;

void log_json(void)
{
	json = true;
}

/* {"time":"…","pid":7,"text":"…"} */
static void put_json(const char *when, const char *line)
{
	char buf[2400];
	struct pet_text t = pet_text_into(buf, sizeof buf, PET_LANG_EN, NULL, NULL);
	struct pet_json j = pet_json_into(&t);
	pet_json_open(&j, '{');
	pet_json_key_string(&j, "time", when);
	pet_json_key_number(&j, "pid", getpid());
	pet_json_key_string(&j, "text", line);
	pet_json_close(&j, '}');
	fprintf(stderr, "%s\n", buf);
}

void log_line(const char *format, ...)
{
	char when[32], line[1024];
	time_t now = time(NULL);
	struct tm tm;
	va_list args;
	strftime(when, sizeof when, "%Y-%m-%dT%H:%M:%SZ", gmtime_r(&now, &tm));
	va_start(args, format);
	vsnprintf(line, sizeof line, format, args);
	va_end(args);
	for (char *c = line; *c; c++) /* one line per event, whatever a database says */
		if ((unsigned char)*c < 32 || *c == 127)
			*c = ' ';
	if (json)
		put_json(when, line);
	else
		fprintf(stderr, "%s %s\n", when, line);
}
