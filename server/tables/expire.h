/* expire.h: logins, guests and tables that nobody uses any more. */
#ifndef SERVER_EXPIRE_H
#define SERVER_EXPIRE_H

struct server;

void expire_now(struct server *s);

#endif
