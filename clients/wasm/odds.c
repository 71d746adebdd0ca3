/* odds.c: how the battle of a view may end (ai/odds.h). The view comes as JSON with its seal, as
 * the server and pet_view tell it, so that one way serves tables here and elsewhere.
 *
 *     pet_seal(t, seat)                          the seal of a view
 *     pet_odds(n, seat, high, low, fights)       the view in pet_in; high and low: its seal */
#include "ai/odds.h"

#include "clients/wasm/wasm.h"
#include "core/json.h"

int32_t EXPORT(pet_seal)(int32_t t, uint32_t seat);
int32_t EXPORT(pet_odds)(uint32_t n, uint32_t seat, uint32_t high, uint32_t low, uint32_t fights);

int32_t pet_seal(int32_t at, uint32_t seat)
{
	const struct table *t = wasm_table(at);
	if (!t || (seat != NOBODY && seat >= SEATS_MAX))
		return NO_TABLE;
	uint64_t seal =
		view_seal(t->record.game, game_view(t->record.game, t->state, (uint8_t)seat));
	struct text text = wasm_say(t, LANG_EN);
	for (int i = 60; i >= 0; i -= 4)
		text_char(&text, "0123456789abcdef"[seal >> i & 15]);
	return wasm_done(&text);
}

static void put_odds(struct json *j, const char *key, const struct odds *o)
{
	json_key(j, key);
	json_open(j, '{');
	json_key(j, "attacker");
	json_decimal(j, (int64_t)o->holds[0] * 10000 / o->fights, 4);
	json_key(j, "defender");
	json_decimal(j, (int64_t)o->holds[1] * 10000 / o->fights, 4);
	json_key(j, "nobody");
	json_decimal(j, (int64_t)o->nobody * 10000 / o->fights, 4);
	json_key(j, "left");
	json_open(j, '[');
	for (int side = 0; side < 2; side++)
		json_decimal(j, (int64_t)o->left[side] * 100 / o->fights, 2);
	json_close(j, ']');
	json_close(j, '}');
}

/* Whether the seat fights in the battle. */
static bool fights_there(const struct game *game, const void *pub, uint32_t seat)
{
	struct battle b;
	if (!game->battle(pub, &b))
		return false;
	for (int side = 0; side < 2; side++)
		if ((game->seat_of && b.side_kind == game->who_kind
			     ? game->seat_of(pub, b.side[side])
			     : b.side[side]) == seat)
			return true;
	return false;
}

/* Fought to the end; for one who fights also how it goes if the other side leaves when a bot would.
 * "null" when there is no battle. */
int32_t pet_odds(uint32_t n, uint32_t seat, uint32_t high, uint32_t low, uint32_t fights)
{
	struct odds stand, leave;
	struct view v;
	const struct game *game = wasm_view(n, seat, high, low, &v);
	if (!game)
		return REFUSED;
	if (!fights)
		return wasm_refuse(REFUSED, "a battle must be fought out at least once");
	if (odds_bytes() > BOT_BYTES)
		return wasm_refuse(NO_ROOM, "the bot needs more memory than there is");
	struct text t = wasm_say(NULL, LANG_EN);
	struct json j = json_into(&t);
	if (!battle_odds(wasm_bot, game, v, fights, 0xff, 1, &stand)) {
		json_null(&j);
		return wasm_done(&t);
	}
	json_open(&j, '{');
	put_odds(&j, "stand", &stand);
	if (fights_there(game, v.pub, seat)) {
		battle_odds(wasm_bot, game, v, fights, (uint8_t)(1u << seat), 1, &leave);
		put_odds(&j, "leave", &leave);
	}
	json_close(&j, '}');
	return wasm_done(&t);
}
