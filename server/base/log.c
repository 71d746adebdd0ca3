/* log.c: the log: a time and one line for every event, on standard error. */
#include "server/base/log.h"

#include <stdarg.h>
#include <stdio.h>
#include <time.h>

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
	fprintf(stderr, "%s %s\n", when, line);
}
