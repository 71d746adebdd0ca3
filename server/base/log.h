/* log.h: what the operator reads afterwards, in English. */
#ifndef SERVER_LOG_H
#define SERVER_LOG_H

/* One JSON object a line instead of words. */
void log_json(void);

void log_line(const char *format, ...) __attribute__((format(printf, 1, 2)));

#endif
