/* tables.c: the tables of a program in a browser (exports.c): their memory, what seats are called there,
 * set-ups and packs, records, positions. */
#include <stdint.h>
#include <string.h>

#include "ai/wire.h"
#include "clients/wasm/wasm.h"
#include "core/pack.h"
#include "core/wire.h"

static struct local_match *tables[TABLES];

int32_t EXPORT(pet_games)(uint32_t lang);
int32_t EXPORT(pet_bots)(uint32_t lang);
int32_t EXPORT(pet_new)(uint32_t n, uint32_t lang);
int32_t EXPORT(pet_pack)(uint32_t n, uint32_t lang);
int32_t EXPORT(pet_packed)(int32_t t, uint32_t lang);
int32_t EXPORT(pet_form)(uint32_t n, uint32_t lang);
int32_t EXPORT(pet_read)(uint32_t n);
int32_t EXPORT(pet_verify)(uint32_t n);
int32_t EXPORT(pet_write)(int32_t t, uint32_t audience);
int32_t EXPORT(pet_at)(int32_t t, uint32_t line);
int32_t EXPORT(pet_free)(int32_t t);
int32_t EXPORT(pet_name)(int32_t t, uint32_t seat, uint32_t n);
int32_t EXPORT(pet_colour)(int32_t t, uint32_t seat, uint32_t n);
int32_t EXPORT(pet_coloured)(int32_t t);
int32_t EXPORT(pet_partner)(int32_t t, uint32_t seat);
int32_t EXPORT(pet_resample)(int32_t t, uint32_t seat, uint32_t high, uint32_t low);

/* ---- memory ---------------------------------------------------------------------------------- */

struct local_match *wasm_match(int32_t t)
{
	return t >= 0 && t < TABLES && tables[t] && tables[t]->used ? tables[t] : NULL;
}

/* Memory behind what the module has so far; it is never given back. */
static struct local_match *table_memory(void)
{
	enum { PAGE = 1 << 16 };
	static unsigned char *left, *end;
	if ((size_t)(end - left) < sizeof(struct local_match)) {
		size_t pages = (sizeof(struct local_match) + PAGE - 1) / PAGE;
		size_t first = __builtin_wasm_memory_grow(0, pages);
		if (first == (size_t)-1)
			return NULL;
		left = (unsigned char *)(first * PAGE);
		end = left + pages * PAGE;
	}
	struct local_match *t = (struct local_match *)left;
	left += (sizeof *t + 63) / 64 * 64;
	return t;
}

/* A table whose memory may be used again. */
static void table_leave(struct local_match *t)
{
	pet_pack_drop(t->record.setup.pack);
	t->record.setup.pack = 0;
	t->used = false;
}

static int32_t table_take(void)
{
	for (int32_t i = 0; i < TABLES; i++) {
		if (tables[i] && tables[i]->used)
			continue;
		if (!tables[i])
			tables[i] = table_memory();
		if (!tables[i])
			break;
		tables[i]->used = true;
		tables[i]->bare = false;
		return i;
	}
	return wasm_refuse(NO_ROOM, "all tables are in use: free those that are no longer needed");
}

int32_t pet_free(int32_t t)
{
	if (!wasm_match(t))
		return NO_TABLE;
	table_leave(tables[t]);
	wasm_bot_forget(t);
	return 0;
}

static void table_names(struct local_match *t)
{
	for (int i = 0; i < PET_SEATS_MAX; i++) {
		t->name[i] = t->record.seat_name[i];
		t->called[i][0] = 0;
		t->wish[i] = PET_NOBODY;
	}
}

/* ---- names and colours ----------------------------------------------------------------------- */

/* How texts speak of a seat; the record keeps its own names. */
int32_t pet_name(int32_t at, uint32_t seat, uint32_t n)
{
	struct local_match *t = wasm_match(at);
	if (!t || seat >= PET_SEATS_MAX || n >= NAME_BYTES)
		return NO_TABLE;
	memcpy(t->called[seat], wasm_in, n);
	t->called[seat][n] = 0;
	t->name[seat] = n ? t->called[seat] : t->record.seat_name[seat];
	return 0;
}

/* The colour that a seat chose ("red"), n bytes; none: any. */
int32_t pet_colour(int32_t at, uint32_t seat, uint32_t n)
{
	struct local_match *t = wasm_match(at);
	if (!t || seat >= PET_SEATS_MAX || n >= NAME_BYTES)
		return NO_TABLE;
	t->wish[seat] = pet_colour_find(wasm_in, n);
	return 0;
}

/* {"s1": "red"}: the colours in which owners are drawn. */
int32_t pet_coloured(int32_t at)
{
	struct local_match *t = wasm_match(at);
	if (!t)
		return NO_TABLE;
	struct pet_text text = wasm_say(t, PET_LANG_EN);
	struct pet_json j = pet_json_into(&text);
	pet_colours(t->record.game, t->state, t->wish, t->colour);
	pet_wire_colours(t->record.game, t->colour, t->record.setup.seats, &j);
	return wasm_done(&text);
}

/* The seat that plays together with this one, or PET_NOBODY. */
int32_t pet_partner(int32_t at, uint32_t seat)
{
	const struct local_match *t = wasm_match(at);
	if (!t || !wasm_seat_fits(t, seat))
		return NO_TABLE;
	const struct pet_game *game = t->record.game;
	return game->partner && seat != PET_NOBODY ? game->partner(t->state, (uint8_t)seat)
						   : PET_NOBODY;
}

/* ---- set-up ---------------------------------------------------------------------------------- */

int32_t pet_games(uint32_t lang)
{
	struct pet_text t = wasm_say(NULL, lang);
	struct pet_json j = pet_json_into(&t);
	pet_wire_games(&j);
	return wasm_done(&t);
}

int32_t pet_bots(uint32_t lang)
{
	struct pet_text t = wasm_say(NULL, lang);
	struct pet_json j = pet_json_into(&t);
	pet_wire_levels(&j);
	return wasm_done(&t);
}

/* Refuses a set-up, in the language of the page. */
static int32_t refuse_setup(const char *why, uint32_t lang)
{
	return wasm_refuse(REFUSED,
			   pet_text_tr(lang < PET_LANG_COUNT ? (uint8_t)lang : PET_LANG_EN, why));
}

static int32_t refuse_pack(const struct pet_pack_fault *fault, uint8_t lang)
{
	char why[400];
	struct pet_text said = pet_text_into(why, sizeof why, lang, NULL, NULL);
	pet_pack_say(&said, fault);
	return wasm_refuse(REFUSED, why);
}

/* A pack as a form (core/pack.h), or what is wrong with it. Nothing is loaded. */
int32_t pet_form(uint32_t n, uint32_t lang)
{
	static struct pet_pack pack;
	struct pet_pack_fault fault;
	struct pet_text t = wasm_say(NULL, lang);
	struct pet_json j = pet_json_into(&t);
	if (!pet_pack_read(&pack, NULL, wasm_in, n < IN_BYTES ? n : IN_BYTES, &fault))
		return refuse_pack(&fault, t.lang);
	t.game = pack.game;
	pet_pack_form(&pack, &j);
	return wasm_done(&t);
}

/* Loads a pack for views of a match that is played elsewhere, and forgets the one before: its name and
 * what it changes (core/pack.h), or what is wrong with it. */
int32_t pet_pack(uint32_t n, uint32_t lang)
{
	static uint8_t last;
	struct pet_pack_fault fault;
	uint8_t number = pet_pack_load(NULL, wasm_in, n < IN_BYTES ? n : IN_BYTES, &fault);
	struct pet_text t = wasm_say(NULL, lang);
	struct pet_json j = pet_json_into(&t);
	if (number) {
		pet_pack_drop(last);
		last = number;
		pet_pack_json(pet_pack_of(number), &j);
		return wasm_done(&t);
	}
	return refuse_pack(&fault, t.lang);
}

/* The same of the pack that a table is played with; null: there is none. */
int32_t pet_packed(int32_t at, uint32_t lang)
{
	struct local_match *t = wasm_match(at);
	if (!t)
		return NO_TABLE;
	struct pet_text text = wasm_say(t, lang);
	struct pet_json j = pet_json_into(&text);
	if (pet_pack_of(t->record.setup.pack))
		pet_pack_json(pet_pack_of(t->record.setup.pack), &j);
	else
		pet_json_null(&j);
	return wasm_done(&text);
}

/* "legendary 3 layout=quick": game, seats, options. */
int32_t pet_new(uint32_t n, uint32_t lang)
{
	const char *s = wasm_in, *end = wasm_in + (n < IN_BYTES ? n : IN_BYTES), *word;
	size_t len;
	char id[32] = "";
	struct pet_setup setup;
	struct pet_fault fault = { 0 };
	if (pet_token_next(&s, end, &word, &len) && len < sizeof id)
		memcpy(id, word, len);
	const struct pet_game *game = pet_game_find(id);
	if (!game)
		return wasm_refuse(REFUSED, "no such game");
	int32_t seats = pet_token_next(&s, end, &word, &len)
				? pet_token_find(game, PET_K_NUMBER, word, len)
				: -1;
	if (seats < game->seats_min || seats > game->seats_max)
		return refuse_setup("not for so many seats", lang);
	pet_setup_default(game, &setup, (uint8_t)seats);
	while (pet_token_next(&s, end, &word, &len))
		if (pet_setup_option(game, &setup, word, len, &fault) < 0) {
			pet_pack_drop(setup.pack);
			return refuse_setup(fault.what, lang);
		}
	int32_t i = table_take();
	if (i < 0) {
		pet_pack_drop(setup.pack);
		return i;
	}
	struct local_match *t = tables[i];
	pet_record_new(&t->record, game, &setup, t->line, LINES);
	table_names(t);
	if (pet_record_start(&t->record, t->state, NULL, &fault))
		return i;
	table_leave(t);
	return refuse_setup(fault.what, lang);
}

/* ---- records --------------------------------------------------------------------------------- */

int32_t pet_read(uint32_t n)
{
	struct pet_fault fault = { 0 };
	uint32_t played = 0;
	int32_t i = table_take();
	if (i < 0)
		return i;
	struct local_match *t = tables[i];
	if (pet_record_read(&t->record, wasm_in, n < IN_BYTES ? n : IN_BYTES, t->line, LINES,
			    &fault) &&
	    pet_record_replay(&t->record, t->state, UINT32_MAX, &played, &fault)) {
		/* the position that it began from stays in the input only: such records are
		 * replayed once */
		t->bare = t->record.has_position;
		table_names(t);
		return i;
	}
	table_leave(t);
	return wasm_refuse(REFUSED, fault.what);
}

/* Verifies that every chance move of a record follows from its secret and its seats' entropy: how
 * many there are, or REFUSED. */
int32_t pet_verify(uint32_t n)
{
	struct pet_fault fault = { 0 };
	uint32_t checked = 0;
	int32_t i = pet_read(n);
	if (i < 0)
		return i;
	bool holds = pet_record_verify_dice(&tables[i]->record, &checked, &fault);
	table_leave(tables[i]);
	return holds ? (int32_t)checked : wasm_refuse(REFUSED, fault.what);
}

int32_t pet_write(int32_t at, uint32_t audience)
{
	struct local_match *t = wasm_match(at);
	if (!t || t->bare)
		return NO_TABLE;
	if (pet_game_asked(t->state) == PET_NOBODY)
		pet_record_finish(&t->record, t->state);
	struct pet_text text = wasm_say(t, PET_LANG_EN);
	pet_record_write(&t->record, (uint8_t)audience, &text);
	return wasm_done(&text) < 0 ? NO_ROOM : (int32_t)text.len;
}

/* Another table: the match as it stood after so many lines. */
int32_t pet_at(int32_t at, uint32_t line)
{
	struct local_match *t = wasm_match(at);
	struct pet_fault fault = { 0 };
	uint32_t played = 0;
	if (!t || t->bare || line > t->record.count)
		return NO_TABLE;
	int32_t i = table_take();
	if (i < 0)
		return i;
	struct local_match *past = tables[i];
	past->record = t->record;
	pet_pack_hold(past->record.setup.pack);
	past->record.line = past->line;
	past->record.has_end = false;
	past->record.count = line;
	memcpy(past->line, t->line, line * sizeof *t->line);
	memcpy(past->wish, t->wish, sizeof t->wish);
	memcpy(past->name, t->name,
	       sizeof t->name); /* the names live in t, which outlives the look back */
	if (pet_record_replay(&past->record, past->state, UINT32_MAX, &played, &fault))
		return i;
	table_leave(past);
	return wasm_refuse(REFUSED, fault.what);
}

/* Another table with a position that fits what seat knows. */
int32_t pet_resample(int32_t at, uint32_t seat, uint32_t high, uint32_t low)
{
	struct local_match *t = wasm_match(at);
	if (!t || !wasm_seat_fits(t, seat))
		return NO_TABLE;
	int32_t i = table_take();
	if (i < 0)
		return i;
	struct pet_bits bits = { (uint64_t)high << 32 | low };
	pet_record_new(&tables[i]->record, t->record.game, &t->record.setup, tables[i]->line,
		       LINES);
	pet_pack_hold(t->record.setup.pack);
	table_names(tables[i]);
	tables[i]->bare = true;
	pet_game_resample(t->record.game, pet_game_view(t->record.game, t->state, (uint8_t)seat),
			  tables[i]->state, &bits);
	return i;
}
