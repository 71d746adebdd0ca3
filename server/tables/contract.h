/* contract.h: what everybody agreed to by sitting down, beside game, clock and undo. */
#ifndef SERVER_CONTRACT_H
#define SERVER_CONTRACT_H

#include "core/json.h"
#include "server/store/store.h"

struct req;
struct server;
struct table;

enum { RATED_NOT, RATED_YES, RATED_DONE };

struct contract {
	int64_t cap_ms;    /* no clock grows above that by increments; 0: tables of before */
	int64_t absent_ms; /* of absence, after which the others may vote; 0: as the server says */
	int vacation_days; /* days off for everybody, while the clock rests */
	int rated;
	bool share;             /* who played may show the game to others when it is over */
	bool vote;              /* whose time is up is voted on; else the bot plays at once */
	char bot[BOT_NAME_MAX]; /* that may play for somebody absent */
	/* whose seat a substitute has: they have lost, where the game is rated */
	char gone[PET_SEATS_MAX][ID_MAX];
	int gone_count;
};

void contract_read(const char *words, struct contract *c);
void contract_write(const struct contract *c, char out[CONTRACT_MAX]);
/* The contract of a new table from the body of a request, with its clock; false: a response was sent. */
bool contract_ask(struct server *s, struct req *r, struct table_row *row);
void show_contract(struct server *s, struct pet_json *j, const struct table_row *row);

#endif
