/* dice.h: what seats add to the dice, and the receipts of lines. */
#ifndef SERVER_DICE_H
#define SERVER_DICE_H

#include "core/json.h"
#include "core/record.h"

struct req;
struct table;

enum {
	DICE_BY_LINE = 1 + PET_DICE_BY_LINE,
	DICE_FIXED = 1 + PET_DICE_FIXED,
	DICE_PRACTICE = 1 + PET_DICE_PRACTICE
};

void dice_lay(struct table *m); /* kind and entropy, for the record */
const char *dice_add(struct table *m, int seat, struct req *r); /* NULL, or why not */
/* After the start, until all have revealed what they sealed: how long is still waited; 0: not at all. */
int64_t dice_wait_ms(const struct table *m);
/* The running hash of all lines in memory, in hexadecimal; empty before the start. */
const char *receipt_now(struct table *m);
void show_dice(struct pet_json *j, const struct table *m);

#endif
