/* toy.h: a game with every form of field and hardly any rules. */
#ifndef TESTS_UNIT_TOY_H
#define TESTS_UNIT_TOY_H

#include "core/game.h"

enum { LANDS = 3, GODS = 4, ROW = 3 };

struct toy_land {
	uint8_t owner; /* god, 255 none */
	uint8_t troops;
	int8_t mood;
	uint8_t spare;
	uint16_t temples; /* mask of gods */
	uint16_t price[2];
};

struct toy_pub {
	struct pet_flow flow;
	uint64_t big, marks; /* marks: mask of plain numbers */
	uint32_t middle;
	int32_t balance;
	int16_t debt[ROW];
	uint16_t guarded; /* mask of lands; usual: all */
	struct toy_land land[LANDS];
	struct toy_land throne;
	uint8_t row[ROW]; /* gods, 255 none */
	uint8_t gold[PET_SEATS_MAX];
	uint8_t ready;  /* flag */
	uint8_t first;  /* seat, 255 */
	uint8_t leader; /* god; zero is usual and a god; 255 happens */
	uint8_t total;  /* derived: troops of all lands */
	uint8_t spare[3];
};

struct toy_priv {
	uint8_t card; /* god, 255 none */
	uint8_t spare;
};

struct toy {
	struct toy_pub pub;
	struct toy_priv priv[PET_SEATS_MAX];
	struct pet_journal journal;
};

enum { T_GAME = 1, T_TURN, T_BUSY, T_DIE, T_STEP, T_COUNT };

#endif
