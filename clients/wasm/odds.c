/* odds.c: how the battle of a view may end (ai/odds.h). The view comes as JSON with its seal, as
 * the server and pet_view tell it, so that it works for tables of the browser and of a server.
 *
 *     pet_seal(t, seat)                          the seal of a view
 *     pet_odds(n, seat, high, low, fights)       the view in pet_in; high and low: its seal
 *     pet_odds_of(n, move, seat, high, low, fights)   the same after a move, whose words stand in
 *                                                pet_in after the n bytes of the view, `move` bytes */
#include "ai/odds.h"

#include "clients/wasm/wasm.h"
#include "core/json.h"

int32_t EXPORT(pet_seal)(int32_t t, uint32_t seat);
int32_t EXPORT(pet_odds)(uint32_t n, uint32_t seat, uint32_t high, uint32_t low, uint32_t fights);
int32_t EXPORT(pet_odds_of)(uint32_t n, uint32_t move, uint32_t seat, uint32_t high, uint32_t low,
			    uint32_t fights);

int32_t pet_seal(int32_t at, uint32_t seat)
{
	struct local_match *t = wasm_match(at);
	if (!t || (seat != PET_NOBODY && seat >= PET_SEATS_MAX))
		return NO_TABLE;
	uint64_t seal = pet_view_seal(t->record.game,
				      pet_game_view(t->record.game, t->state, (uint8_t)seat));
	struct pet_text text = wasm_say(t, PET_LANG_EN);
	for (int i = 60; i >= 0; i -= 4)
		pet_text_char(&text, "0123456789abcdef"[seal >> i & 15]);
	return wasm_done(&text);
}

static void put_odds(struct pet_json *j, const char *key, const struct pet_odds *o)
{
	pet_json_key(j, key);
	pet_json_open(j, '{');
	pet_json_key(j, "attacker");
	pet_json_decimal(j, (int64_t)o->holds[0] * 10000 / o->fights, 4);
	pet_json_key(j, "defender");
	pet_json_decimal(j, (int64_t)o->holds[1] * 10000 / o->fights, 4);
	pet_json_key(j, "nobody");
	pet_json_decimal(j, (int64_t)o->nobody * 10000 / o->fights, 4);
	pet_json_key(j, "left");
	pet_json_open(j, '[');
	for (int side = 0; side < 2; side++)
		pet_json_decimal(j, (int64_t)o->left[side] * 100 / o->fights, 2);
	pet_json_close(j, ']');
	pet_json_close(j, '}');
}

/* Whether the seat fights in the battle. */
static bool fights_there(const struct pet_game *game, const void *pub, uint32_t seat)
{
	struct pet_battle b;
	if (!game->battle(pub, &b))
		return false;
	for (int side = 0; side < 2; side++)
		if ((game->seat_of && b.side_kind == game->who_kind
			     ? game->seat_of(pub, b.side[side])
			     : b.side[side]) == seat)
			return true;
	return false;
}

/* {hunt: how often the hunter has its prey}, "null" where there is no hunt. */
static int32_t tell_hunt(const struct pet_game *game, struct pet_view v, const pet_move *m,
			 uint32_t tries)
{
	uint32_t caught;
	struct pet_text t = wasm_say(NULL, PET_LANG_EN);
	struct pet_json j = pet_json_into(&t);
	if (pet_hunt_odds(wasm_bot_anew(), game, v, m, tries, 1, &caught)) {
		pet_json_open(&j, '{');
		pet_json_key(&j, "hunt");
		pet_json_decimal(&j, (int64_t)caught * 10000 / tries, 4);
		pet_json_close(&j, '}');
	} else {
		pet_json_null(&j);
	}
	return wasm_done(&t);
}

/* Fought to the end; for a seat that fights also the odds if the other side leaves when a bot would.
 * Without a battle: the hunt (tell_hunt). */
int32_t pet_odds(uint32_t n, uint32_t seat, uint32_t high, uint32_t low, uint32_t fights)
{
	struct pet_odds stand, leave;
	struct pet_view v;
	const struct pet_game *game = wasm_view(n, seat, high, low, &v);
	if (!game)
		return REFUSED;
	if (!fights)
		return wasm_refuse(REFUSED, "a battle must be fought out at least once");
	if (pet_odds_bytes() > BOT_BYTES)
		return wasm_refuse(NO_ROOM, "the bot needs more memory than there is");
	if (!pet_battle_odds(wasm_bot_anew(), game, v, fights, 0xff, 1, &stand))
		return tell_hunt(game, v, NULL, fights / 4 + 1);
	struct pet_text t = wasm_say(NULL, PET_LANG_EN);
	struct pet_json j = pet_json_into(&t);
	pet_json_open(&j, '{');
	put_odds(&j, "stand", &stand);
	if (fights_there(game, v.pub, seat)) {
		pet_battle_odds(wasm_bot, game, v, fights, (uint8_t)(1u << seat), 1, &leave);
		put_odds(&j, "leave", &leave);
	}
	pet_json_close(&j, '}');
	return wasm_done(&t);
}

/* The odds of the battle that a move begins: {attacker: ours, defender: theirs...}; or the hunt
 * (tell_hunt). */
int32_t pet_odds_of(uint32_t n, uint32_t move, uint32_t seat, uint32_t high, uint32_t low,
		    uint32_t fights)
{
	struct pet_odds odds;
	struct pet_view v;
	const struct pet_game *game = wasm_view(n, seat, high, low, &v);
	if (!game)
		return REFUSED;
	pet_move legal[PET_MOVES_MAX], m = n + move <= IN_BYTES
						   ? pet_token_move_find(game, wasm_in + n, move)
						   : PET_MOVE_NONE;
	int count = pet_view_legal(game, v, legal), at = 0;
	while (at < count && legal[at] != m)
		at++;
	if (at == count || !fights)
		return wasm_refuse(REFUSED, "no such move");
	if (pet_odds_bytes() > BOT_BYTES)
		return wasm_refuse(NO_ROOM, "the bot needs more memory than there is");
	if (!pet_move_odds(wasm_bot_anew(), game, v, m, fights, 1, &odds))
		return tell_hunt(game, v, &m, fights);
	struct pet_text t = wasm_say(NULL, PET_LANG_EN);
	struct pet_json j = pet_json_into(&t);
	pet_json_open(&j, '{');
	put_odds(&j, "stand", &odds);
	pet_json_close(&j, '}');
	return wasm_done(&t);
}
