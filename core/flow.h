/* flow.h: where a game is in its rulebook.
 *
 * The state holds a stack of small frames; each points at a node of the game's table. Four kinds:
 *
 *     seq     a list of nodes, run in order              "a round consists of..."
 *     step    a small function, called until it ends     "each player in turn order...", "while..."
 *     ask     a decision of a seat: legal, apply         "may", "must choose"
 *     chance  a die or a draw: weights, apply            "roll", "draw", "shuffle"
 *
 * The loop (play.c) runs seqs and steps until the top frame is an ask or a chance node. A game is
 * over when the stack is empty.
 *
 * Frames are public; a secret choice is kept in its seat's private part. A popped frame is zeroed,
 * so that equal positions are equal bytes. */
#ifndef CORE_FLOW_H
#define CORE_FLOW_H

#include <stdint.h>

#include "core/api.h"
#include "core/must.h"

PET_API_BEGIN

enum { PET_FLOW_DEPTH = 20, PET_FRAME_LOCALS = 12 };

/* Where words must be aligned (gpu/), a frame is copied and cleared by words only if it says that it
 * is; it has no padding either way. */
struct __attribute__((aligned(4))) pet_frame {
	uint8_t node; /* row of the game's node table; 0: none */
	uint8_t pc;   /* seq: next child; step: progress, up to the game */
	uint8_t who;  /* whom it concerns: seat or faction, up to the game */
	uint8_t n;    /* a counter, up to the game */
	uint8_t x
		[PET_FRAME_LOCALS]; /* locals, named by the node's row (game.h, struct pet_local) */
};

struct pet_flow {
	uint8_t depth; /* frames in use */
	uint8_t asked; /* seat that must answer now, CHANCE, or NOBODY when the game is over */
	uint8_t seats; /* seats at the table */
	uint8_t pack;  /* number of the loaded pack (pack.h); 0: what is built in */
	struct pet_frame frame[PET_FLOW_DEPTH];
};

/* The top frame. */
static inline struct pet_frame *pet_flow_top(struct pet_flow *fl)
{
	pet_must_recount(fl->depth > 0);
	return fl->frame + fl->depth - 1; /* in this order, one instruction less than an index */
}

/* The frame that called f (any frame but the bottom one). */
static inline struct pet_frame *pet_flow_caller(struct pet_frame *f)
{
	return f - 1;
}

/* Pushes a node; returns its zeroed frame for the caller to fill. */
static inline struct pet_frame *pet_flow_call(struct pet_flow *fl, uint8_t node, uint8_t who)
{
	pet_must(fl->depth < PET_FLOW_DEPTH);
	struct pet_frame *f = &fl->frame[fl->depth++];
	f->node = node;
	f->who = who;
	return f;
}

/* Pops the top frame. In apply and step: read the frame, pop it, change the state, then push what
 * follows, once. */
static inline void pet_flow_end(struct pet_flow *fl)
{
	pet_must(fl->depth > 0);
	struct pet_frame none = { 0, 0, 0, 0, { 0 } };
	fl->frame[--fl->depth] = none;
}

/* Replaces the top frame by another node's. */
static inline struct pet_frame *pet_flow_goto(struct pet_flow *fl, uint8_t node, uint8_t who)
{
	pet_flow_end(fl);
	return pet_flow_call(fl, node, who);
}

PET_API_END

#endif
