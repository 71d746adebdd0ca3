/* news.h: what is new at a table, told to those who follow it once it is durable. */
#ifndef SERVER_NEWS_H
#define SERVER_NEWS_H

#include <stdbool.h>

struct server;
struct table;

/* New lines; changed: something else about the table is new, too. */
void commit_news(struct server *s, struct table *m, bool changed);

#endif
