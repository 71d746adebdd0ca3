/* wake.h: resumes tables after a start, one by one. */
#ifndef SERVER_WAKE_H
#define SERVER_WAKE_H

struct server;

void wake_open(struct server *s); /* after a start: resumes clocks and bots */
/* All that go on without a request, as after a start. */
void wake_all(struct server *s);
void wake_later(struct server *s, const char *id); /* this one too, soon */
void wake_close(struct server *s);

#endif
