/* numbers.c: play by numbers, for programs that make many decisions: no words are made, no JSON is read.
 *
 * A move is its 32 bits (core/move.h): verb and arguments, the same number for ever in its game.
 *
 *     pet_legal(t)             how many legal moves the asked seat has; they are in pet_out, 4 bytes each
 *     pet_step(t, move)        plays it for the asked seat and returns who is asked then
 *     pet_toss(t, high, low)   the same for CHANCE, with 64 random bits
 *     pet_token(t, move)       the move in the words of the notation
 *     pet_number(t, n)         its number; the words are in pet_in. 0: no move has these words */
#include <string.h>

#include "clients/wasm/wasm.h"

int32_t EXPORT(pet_legal)(int32_t t);
int32_t EXPORT(pet_step)(int32_t t, uint32_t move);
int32_t EXPORT(pet_toss)(int32_t t, uint32_t high, uint32_t low);
int32_t EXPORT(pet_token)(int32_t t, uint32_t move);
uint32_t EXPORT(pet_number)(int32_t t, uint32_t n);

int32_t pet_legal(int32_t at)
{
	static pet_move moves[PET_MOVES_MAX];
	const struct local_match *t = wasm_match(at);
	if (!t || pet_game_asked(t->state) >= PET_SEATS_MAX)
		return wasm_refuse(NO_TABLE, "no seat is asked there");
	int n = pet_game_legal(t->record.game, t->state, moves);
	wasm_bytes(moves, (uint32_t)n * sizeof *moves);
	return n;
}

static int32_t step(struct local_match *t, uint8_t seat, pet_move m)
{
	enum pet_refusal r = t->bare ? pet_game_play(t->record.game, t->state, seat, m, NULL)
				     : pet_record_play(&t->record, t->state, seat, m, NULL);
	return r == PET_PLAY_OK ? pet_game_asked(t->state)
				: wasm_refuse_play(t, seat, m, r, PET_LANG_EN);
}

int32_t pet_step(int32_t at, uint32_t move)
{
	struct local_match *t = wasm_match(at);
	if (!t)
		return wasm_refuse(NO_TABLE, "there is no such table");
	return step(t, pet_game_asked(t->state), move);
}

int32_t pet_toss(int32_t at, uint32_t high, uint32_t low)
{
	struct local_match *t = wasm_match(at);
	if (!t || pet_game_asked(t->state) != PET_CHANCE)
		return wasm_refuse(NO_TABLE, "no dice are thrown there");
	return step(t, PET_CHANCE,
		    pet_game_sample(t->record.game, t->state, (uint64_t)high << 32 | low));
}

int32_t pet_token(int32_t at, uint32_t move)
{
	struct local_match *t = wasm_match(at);
	if (!t)
		return wasm_refuse(NO_TABLE, "there is no such table");
	struct pet_text text = wasm_say(t, PET_LANG_EN);
	if (pet_move_verb(move) < t->record.game->verb_count)
		pet_token_move(&text, move);
	return wasm_done(&text);
}

uint32_t pet_number(int32_t at, uint32_t n)
{
	const struct local_match *t = wasm_match(at);
	return t ? pet_token_move_find(t->record.game, wasm_in, n < IN_BYTES ? n : IN_BYTES)
		 : PET_MOVE_NONE;
}
