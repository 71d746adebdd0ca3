/* only_test.c: the client plays the only choice by itself, but never one that costs something or ends the turn.
 *
 * A person (typing at random) plays whole matches of every game against random bots through the terminal client.
 * Afterwards the record is replayed: what the client played by itself must have been free, and the same seat (or dice)
 * must have followed. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "clients/term/term.h"

enum { MATCHES = 3, TYPED = 4000 };

static struct pet_bits bits = { 13 };

static pet_move choose(void *self, uint8_t seat, struct pet_view v)
{
	static pet_move moves[PET_MOVES_MAX];
	(void)seat;
	int n = pet_view_legal(self, v, moves);
	return moves[pet_bits_below(&bits, (uint32_t)n)];
}

static uint64_t dice(void *self, uint32_t n)
{
	(void)self;
	(void)n;
	return pet_bits_next(&bits);
}

/* Numbers that may be choices, and some that are not. */
static FILE *random_typist(char *text)
{
	size_t at = 0;
	for (int i = 0; i < TYPED; i++)
		at += (size_t)sprintf(text + at, "%u\n", 1 + pet_bits_below(&bits, 4));
	return fmemopen(text, at, "r");
}

struct count {
	int taken, left; /* only choices: made by the client, by the person */
};

static void judge(const struct term *t, struct count *c)
{
	static _Alignas(64) unsigned char state[PET_STATE_MAX];
	static pet_move moves[PET_MOVES_MAX];
	const struct pet_record *r = t->record;
	const struct pet_game *game = r->game;
	struct pet_fault fault;
	if (!pet_record_start(r, state, NULL, &fault))
		exit(1);
	for (uint32_t i = 0; i < r->count; i++) {
		const struct pet_record_line *line = &r->line[i];
		bool only = line->seat == 0 && pet_game_legal(game, state, moves) == 1;
		bool costs = only && game->price && game->price(state, line->m) > 0;
		pet_game_advance(game, state, line->m, NULL);
		uint8_t next = pet_game_asked(state);
		bool weighs = costs || (next != 0 && next != PET_CHANCE);
		if (line->seat == 0 && t->forced[i + 1] && (!only || weighs)) {
			printf("FAILED: %s, line %u: the client took a choice that %s\n", game->id,
			       i + 1,
			       !only   ? "was none of its own"
			       : costs ? "costs"
				       : "ends the turn");
			exit(1);
		}
		c->taken += only && t->forced[i + 1];
		c->left += only && !t->forced[i + 1] && weighs;
	}
}

static void play(const struct pet_game *game, struct count *c)
{
	static _Alignas(64) unsigned char state[PET_STATE_MAX];
	static char typed[TYPED * 4];
	struct pet_record r;
	struct pet_setup setup;
	struct pet_record_line *lines = calloc(PET_RECORD_LINES_MAX, sizeof *lines);
	struct term_host host = { .self = (void *)game, .choose = choose, .dice = dice };
	struct term t = { .host = &host, .record = &r, .state = state, .person = { true } };
	struct pet_fault fault;
	pet_setup_default(game, &setup, game->seats_min < 2 ? 2 : game->seats_min);
	pet_record_new(&r, game, &setup, lines, PET_RECORD_LINES_MAX);
	if (!lines || !pet_record_start(&r, state, NULL, &fault))
		exit(1);
	t.in = random_typist(typed);
	t.out = fopen("/dev/null", "w");
	term_open(&t);
	term_run(&t);
	judge(&t, c);
	fclose(t.in);
	fclose(t.out);
	term_close(&t);
	free(lines);
}

int main(void)
{
	int taken = 0;
	for (int i = 0; pet_all_games[i]; i++) {
		struct count c = { 0, 0 };
		for (int k = 0; k < MATCHES; k++)
			play(pet_all_games[i], &c);
		printf("ok %s: %d only choices taken, %d that weigh left to the person\n",
		       pet_all_games[i]->id, c.taken, c.left);
		taken += c.taken;
		if (!c.left) {
			printf("FAILED: no only choice of %s ever weighed: nothing was tried\n",
			       pet_all_games[i]->id);
			return 1;
		}
	}
	return taken ? 0 : 1;
}
