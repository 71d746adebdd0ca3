/* exports.c: the engine for programs in a browser: text in and out, playing. Its tables are made, read
 * and written by tables.c.
 *
 * The module has no imports and no allocator: everything lives in static memory. Text goes in
 * through a buffer (pet_in; its length is the argument `n` of a call) and comes out through another
 * (pet_out, pet_out_bytes). A table is a small number: a match with its record, or a bare position
 * made by pet_resample. Calls return 0 or a table, or a negative number with a reason in pet_out.
 *
 * Seats count from 0; CHANCE is 254, NOBODY (an observer, or nobody is asked) 255. Whoever calls
 * decides which seat looks at the screen; what comes out is made from that seat's view alone. */
#include <stdint.h>
#include <string.h>

#include "ai/wire.h"
#include "clients/wasm/wasm.h"
#include "core/wire.h"

enum { EVENTS = 4096 };

char wasm_in[IN_BYTES];
static _Alignas(16) char out[OUT_BYTES];
static uint32_t out_bytes;
static struct pet_event told[EVENTS];
_Alignas(16) unsigned char wasm_bot[BOT_BYTES];

/* ---- text in and out ------------------------------------------------------------------------- */

char *EXPORT(pet_in)(void);
char *EXPORT(pet_out)(void);
uint32_t EXPORT(pet_in_bytes)(void);
uint32_t EXPORT(pet_out_bytes)(void);
int32_t EXPORT(pet_play)(int32_t t, uint32_t seat, uint32_t n, uint32_t audience, uint32_t lang);
int32_t EXPORT(pet_roll)(int32_t t, uint32_t high, uint32_t low, uint32_t audience, uint32_t lang);
int32_t EXPORT(pet_why)(int32_t t, uint32_t seat, uint32_t n, uint32_t lang);
int32_t EXPORT(pet_why_thing)(int32_t t, uint32_t seat, uint32_t n, uint32_t lang);
int32_t EXPORT(pet_undo)(int32_t t, uint32_t seat, uint32_t line);
int32_t EXPORT(pet_bot)(int32_t t, uint32_t n, uint32_t high, uint32_t low);

char *pet_in(void)
{
	return wasm_in;
}

uint32_t pet_in_bytes(void)
{
	return IN_BYTES;
}

char *pet_out(void)
{
	return out;
}

uint32_t pet_out_bytes(void)
{
	return out_bytes;
}

struct pet_text wasm_say(struct local_match *t, uint32_t lang)
{
	struct pet_text text =
		pet_text_into(out, OUT_BYTES, lang < PET_LANG_COUNT ? (uint8_t)lang : PET_LANG_EN,
			      t ? t->record.game : NULL, t ? t->state : NULL);
	if (!t)
		return text;
	text.seat_name = t->name;
	for (int i = 0; i < PET_SEATS_MAX; i++) {
		if (t->wish[i] == PET_NOBODY)
			continue;
		pet_colours(t->record.game, t->state, t->wish, t->colour);
		text.colour = t->colour;
	}
	return text;
}

int32_t wasm_done(const struct pet_text *t)
{
	out_bytes = t->len;
	return t->cut ? NO_ROOM : 0;
}

int32_t wasm_refuse(int32_t why, const char *words)
{
	struct pet_text t = wasm_say(NULL, PET_LANG_EN);
	pet_text_put(&t, words);
	wasm_done(&t);
	return why;
}

int32_t wasm_refuse_play(struct local_match *t, uint8_t seat, pet_move m, enum pet_refusal r,
			 uint32_t lang)
{
	static const char *const said[] = {
		[PET_PLAY_OVER] = "the game is over",
		[PET_PLAY_WRONG_SEAT] = "this seat is not asked",
		[PET_PLAY_ILLEGAL] = "this is no move here",
		[PET_PLAY_FULL] = "the record is full",
	};
	const struct pet_reason *why = NULL;
	if (r == PET_PLAY_ILLEGAL && seat < PET_SEATS_MAX && m != PET_MOVE_NONE)
		why = pet_game_why(t->record.game, t->state, seat, m);
	if (!why)
		return wasm_refuse(REFUSED - (int32_t)r, said[r]);
	struct pet_text text = wasm_say(t, lang);
	pet_text_reason(&text, why, m, pet_game_frame(t->state)->who);
	if (why->rule && *why->rule) {
		pet_text_put(&text, " [");
		pet_text_put(&text, why->rule);
		pet_text_put(&text, "]");
	}
	wasm_done(&text);
	return REFUSED - (int32_t)r;
}

void wasm_bytes(const void *from, uint32_t bytes)
{
	out_bytes = bytes < OUT_BYTES ? bytes : OUT_BYTES;
	memcpy(out, from, out_bytes);
}

const struct pet_game *wasm_view(uint32_t n, uint32_t seat, uint32_t high, uint32_t low,
				 struct pet_view *v)
{
	static _Alignas(64) unsigned char state[PET_STATE_MAX];
	struct pet_fault fault = { 0 };
	n = n < IN_BYTES ? n : IN_BYTES;
	const struct pet_game *game = pet_position_game(wasm_in, n, &fault);
	if (!game || !pet_view_read(game, wasm_in, n, (uint8_t)seat, (uint64_t)high << 32 | low,
				    state, &fault)) {
		wasm_refuse(REFUSED, fault.what);
		return NULL;
	}
	*v = pet_game_view(game, state, (uint8_t)seat);
	return game;
}

bool wasm_seat_fits(const struct local_match *t, uint32_t seat)
{
	return seat == PET_NOBODY ||
	       seat < ((const struct pet_flow *)(const void *)t->state)->seats;
}

/* ---- playing --------------------------------------------------------------------------------- */

/* Plays; what happened comes out as the audience may know it. */
static int32_t play(struct local_match *t, uint8_t seat, pet_move m, uint32_t audience,
		    uint32_t lang)
{
	struct pet_events events = { told, 0, EVENTS, 0 };
	enum pet_refusal r = t->bare ? pet_game_play(t->record.game, t->state, seat, m, &events)
				     : pet_record_play(&t->record, t->state, seat, m, &events);
	if (r != PET_PLAY_OK)
		return wasm_refuse_play(t, seat, m, r, lang);
	struct pet_text text = wasm_say(t, lang);
	struct pet_json j = pet_json_into(&text);
	pet_wire_events(t->record.game, &events, (uint8_t)audience, text.lang, &j);
	return wasm_done(&text);
}

int32_t pet_play(int32_t at, uint32_t seat, uint32_t n, uint32_t audience, uint32_t lang)
{
	struct local_match *t = wasm_match(at);
	if (!t || !wasm_seat_fits(t, audience))
		return NO_TABLE;
	pet_move m = pet_token_move_find(t->record.game, wasm_in, n < IN_BYTES ? n : IN_BYTES);
	return play(t, (uint8_t)seat, m, audience, lang);
}

/* Answers CHANCE with 64 random bits of the caller. */
int32_t pet_roll(int32_t at, uint32_t high, uint32_t low, uint32_t audience, uint32_t lang)
{
	struct local_match *t = wasm_match(at);
	if (!t || !wasm_seat_fits(t, audience) || pet_game_asked(t->state) != PET_CHANCE)
		return NO_TABLE;
	pet_move m = pet_game_sample(t->record.game, t->state, (uint64_t)high << 32 | low);
	return play(t, PET_CHANCE, m, audience, lang);
}

/* Why a move is refused; 0 and no text: it is legal. */
int32_t pet_why(int32_t at, uint32_t seat, uint32_t n, uint32_t lang)
{
	struct local_match *t = wasm_match(at);
	if (!t || seat >= PET_SEATS_MAX)
		return NO_TABLE;
	pet_move m = pet_token_move_find(t->record.game, wasm_in, n < IN_BYTES ? n : IN_BYTES);
	const struct pet_reason *r = pet_game_why(t->record.game, t->state, (uint8_t)seat, m);
	struct pet_text text = wasm_say(t, lang);
	struct pet_json j = pet_json_into(&text);
	if (r)
		pet_wire_refusal(t->record.game,
				 pet_game_view(t->record.game, t->state, (uint8_t)seat), r, m,
				 text.lang, &j);
	return wasm_done(&text);
}

/* Why a thing cannot be chosen ("7R land area"), as JSON. */
int32_t pet_why_thing(int32_t at, uint32_t seat, uint32_t n, uint32_t lang)
{
	struct local_match *t = wasm_match(at);
	if (!t || seat >= PET_SEATS_MAX)
		return NO_TABLE;
	struct pet_text text = wasm_say(t, lang);
	struct pet_json j = pet_json_into(&text);
	pet_wire_why_thing(t->record.game, t->state, (uint8_t)seat, wasm_in,
			   n < IN_BYTES ? n : IN_BYTES, text.lang, &j);
	return wasm_done(&text);
}

int32_t pet_undo(int32_t at, uint32_t seat, uint32_t line)
{
	struct local_match *t = wasm_match(at);
	struct pet_fault fault = { 0 };
	if (!t || t->bare)
		return NO_TABLE;
	if (!pet_record_undo(&t->record, t->state, (uint8_t)seat, line, &fault))
		return wasm_refuse(REFUSED, fault.what);
	return 0;
}

/* The bot in wasm_bot that is in the middle of its turn: it remembers where the turn has been. */
static struct {
	int32_t table;
	char name[64];
} playing = { .table = NO_TABLE };

void *wasm_bot_anew(void)
{
	playing.table = NO_TABLE;
	return wasm_bot;
}

void wasm_bot_forget(int32_t t)
{
	if (playing.table == t)
		wasm_bot_anew();
}

/* What a bot ("level:3", "greedy") would play for the seat that is asked; the move comes out. */
int32_t pet_bot(int32_t at, uint32_t n, uint32_t high, uint32_t low)
{
	struct local_match *t = wasm_match(at);
	struct pet_bot_spec spec;
	struct pet_fault fault = { 0 };
	char name[64] = "";
	if (!t || pet_game_asked(t->state) >= PET_SEATS_MAX)
		return NO_TABLE;
	if (n < sizeof name)
		memcpy(name, wasm_in, n);
	if (!pet_bot_parse(name, &spec, &fault) || !pet_bot_suits(&spec, t->record.game, &fault))
		return wasm_refuse(REFUSED, fault.what);
	pet_bot_cast(&spec, t->record.game, 0, pet_game_asked(t->state));
	if (pet_bot_bytes(&spec) > BOT_BYTES)
		return wasm_refuse(NO_ROOM, "the bot needs more memory than there is");
	if (playing.table != at || strcmp(playing.name, name) != 0) {
		pet_bot_init(wasm_bot_anew(), &spec, (uint64_t)high << 32 | low);
		playing.table = at;
		memcpy(playing.name, name, sizeof name);
	}
	const struct pet_game *game = t->record.game;
	pet_move m = pet_bot_choose(wasm_bot, game,
				    pet_game_view(game, t->state, pet_game_asked(t->state)));
	if (!pet_bot_goes_on(wasm_bot))
		playing.table = NO_TABLE;
	struct pet_text text = wasm_say(t, PET_LANG_EN);
	pet_token_move(&text, m);
	return wasm_done(&text);
}
