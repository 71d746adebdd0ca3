/* wasm.h: what the files of clients/wasm share: text in and out, matches. */
#ifndef CLIENTS_WASM_H
#define CLIENTS_WASM_H

#include "ai/bot.h"
#include "core/record.h"

#define EXPORT(name) __attribute__((export_name(#name), visibility("default"))) name

enum {
	TABLES = 2048, /* each takes its memory when it is first used */
	LINES = 16384,
	IN_BYTES = 1 << 20,
	OUT_BYTES = 1 << 20,
	BOT_BYTES = 48 << 20,
	NAME_BYTES = 64,
};

enum failure { NO_TABLE = -1, REFUSED = -2, NO_ROOM = -3 };

struct local_match {
	_Alignas(16) unsigned char state[PET_STATE_MAX];
	struct pet_record record;
	struct pet_record_line line[LINES];
	const char *name[PET_SEATS_MAX];
	char called[PET_SEATS_MAX][NAME_BYTES]; /* what the page calls the seats */
	uint8_t wish[PET_SEATS_MAX];            /* colours that seats chose; PET_NOBODY: any */
	uint8_t colour[PET_SEATS_MAX];
	bool used, bare; /* bare: a position without a record */
};

/* What the page puts in before a call. */
extern char wasm_in[IN_BYTES];

/* Memory of the one bot that thinks at a time. */
extern unsigned char wasm_bot[BOT_BYTES];

/* The same memory for another use: what a bot remembered of its turn is gone. */
void *wasm_bot_anew(void);

/* Forgets what the bot remembered of its turn at this table. */
void wasm_bot_forget(int32_t t);

/* The match of a number, NULL: none. */
struct local_match *wasm_match(int32_t t);

/* Whether there is such a seat at the table, or it is an observer. */
bool wasm_seat_fits(const struct local_match *t, uint32_t seat);

/* Reads the view of a seat, n bytes of JSON in wasm_in, with its seal; it lives until the next one
 * is read. NULL: refused, the reason is said. */
const struct pet_game *wasm_view(uint32_t n, uint32_t seat, uint32_t high, uint32_t low,
				 struct pet_view *v);

/* A text that the page will read; t: for names and words of a game, or NULL. */
struct pet_text wasm_say(struct local_match *t, uint32_t lang);

/* Ends such a text: 0, or NO_ROOM. */
int32_t wasm_done(const struct pet_text *t);

/* Leaves words for the page and returns why. */
int32_t wasm_refuse(int32_t why, const char *words);

/* The same for a move that was not played: the reason, with the rule's number where there is one. */
int32_t wasm_refuse_play(struct local_match *t, uint8_t seat, pet_move m, enum pet_refusal r,
			 uint32_t lang);

/* Leaves bytes instead of words. */
void wasm_bytes(const void *from, uint32_t bytes);

#endif
