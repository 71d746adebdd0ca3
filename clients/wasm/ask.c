/* ask.c: what a program in a browser asks of a table: the question, the board, facts, words (exports.c). */
#include <string.h>

#include "clients/wasm/wasm.h"
#include "core/wire.h"

int32_t EXPORT(pet_asked)(int32_t t);
int32_t EXPORT(pet_line)(int32_t t);
int32_t EXPORT(pet_question)(int32_t t, uint32_t seat, uint32_t lang);
int32_t EXPORT(pet_view)(int32_t t, uint32_t seat);
int32_t EXPORT(pet_battle)(int32_t t, uint32_t seat, uint32_t lang);
int32_t EXPORT(pet_board)(int32_t t, uint32_t seat, uint32_t lang);
int32_t EXPORT(pet_told)(int32_t t, uint32_t seat, uint32_t fixed, uint32_t lang);
int32_t EXPORT(pet_cards)(uint32_t n, uint32_t lang);
int32_t EXPORT(pet_describe)(int32_t t, uint32_t seat, uint32_t lang);
int32_t EXPORT(pet_map)(int32_t t, uint32_t seat, uint32_t lang);
int32_t EXPORT(pet_result)(int32_t t, uint32_t seat);
int32_t EXPORT(pet_hash)(int32_t t);

int32_t pet_asked(int32_t at)
{
	struct local_match *t = wasm_match(at);
	return t ? pet_game_asked(t->state) : NO_TABLE;
}

/* The number that the next line of the record will have. */
int32_t pet_line(int32_t at)
{
	struct local_match *t = wasm_match(at);
	return t ? (int32_t)t->record.count + 1 : NO_TABLE;
}

enum what { QUESTION, VIEW, BATTLE, BOARD, FACTS, PRINTED, DESCRIBE, MAP };

static int32_t tell(int32_t at, uint32_t seat, uint32_t lang, enum what what)
{
	struct local_match *t = wasm_match(at);
	if (!t || !wasm_seat_fits(t, seat))
		return NO_TABLE;
	const struct pet_game *game = t->record.game;
	struct pet_view v = pet_game_view(game, t->state, (uint8_t)seat);
	struct pet_text text = wasm_say(t, lang);
	struct pet_json j = pet_json_into(&text);
	switch (what) {
	case QUESTION:
		pet_wire_question(game, v, t->record.count + 1, text.lang, &j);
		break;
	case VIEW:
		pet_view_write(game, v, &j);
		break;
	case BATTLE:
		pet_wire_battle(game, v, text.lang, &j);
		break;
	case BOARD:
		game->board(v, &j);
		break;
	case FACTS:
		pet_wire_facts(game, v, PET_FACTS_NOW, text.lang, &j);
		break;
	case PRINTED:
		pet_wire_facts(game, v, PET_FACTS_FIXED, text.lang, &j);
		break;
	case DESCRIBE:
		game->describe(v, &text);
		break;
	case MAP:
		game->map(v, &text);
		break;
	}
	return wasm_done(&text);
}

int32_t pet_question(int32_t t, uint32_t seat, uint32_t lang)
{
	return tell(t, seat, lang, QUESTION);
}

int32_t pet_view(int32_t t, uint32_t seat)
{
	return tell(t, seat, PET_LANG_EN, VIEW);
}

int32_t pet_battle(int32_t t, uint32_t seat, uint32_t lang)
{
	return tell(t, seat, lang, BATTLE);
}

int32_t pet_board(int32_t t, uint32_t seat, uint32_t lang)
{
	return tell(t, seat, lang, BOARD);
}

/* What follows from the position, or (fixed) what holds for the whole match (core/facts.h). */
int32_t pet_told(int32_t t, uint32_t seat, uint32_t fixed, uint32_t lang)
{
	return tell(t, seat, lang, fixed ? PRINTED : FACTS);
}

/* "legendary medusa": a card in words. */
int32_t pet_cards(uint32_t n, uint32_t lang)
{
	const char *s = wasm_in, *end = wasm_in + (n < IN_BYTES ? n : IN_BYTES), *word;
	size_t len;
	char id[32] = "", card[32] = "";
	if (pet_token_next(&s, end, &word, &len) && len < sizeof id)
		memcpy(id, word, len);
	if (pet_token_next(&s, end, &word, &len) && len < sizeof card)
		memcpy(card, word, len);
	const struct pet_game *game = pet_game_find(id);
	if (!game || !card[0])
		return wasm_refuse(REFUSED, "no such card");
	struct pet_text t = wasm_say(NULL, lang);
	t.game = game;
	if (game->cards)
		game->cards(&t, card);
	return wasm_done(&t);
}

int32_t pet_describe(int32_t t, uint32_t seat, uint32_t lang)
{
	return tell(t, seat, lang, DESCRIBE);
}

int32_t pet_map(int32_t t, uint32_t seat, uint32_t lang)
{
	return tell(t, seat, lang, MAP);
}

/* Share of the win in 1/60, once the game is over. */
int32_t pet_result(int32_t at, uint32_t seat)
{
	struct local_match *t = wasm_match(at);
	uint8_t share[PET_SEATS_MAX] = { 0 };
	if (!t || seat >= PET_SEATS_MAX || pet_game_asked(t->state) != PET_NOBODY)
		return NO_TABLE;
	t->record.game->result(t->state, share);
	return share[seat];
}

/* The hash of the whole position as 16 digits, for tests. */
int32_t pet_hash(int32_t at)
{
	struct local_match *t = wasm_match(at);
	if (!t)
		return NO_TABLE;
	uint64_t hash = pet_game_hash(t->record.game, t->state);
	struct pet_text text = wasm_say(t, PET_LANG_EN);
	for (int i = 60; i >= 0; i -= 4)
		pet_text_char(&text, "0123456789abcdef"[hash >> i & 15]);
	return wasm_done(&text);
}
