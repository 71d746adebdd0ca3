/* advice.c: what a bot would do in a view, and why (ai/bot.h). The view comes as JSON with its
 * seal, as in odds.c, so that it works for tables of the browser and of a server.
 *
 *     pet_advice(n, seat, high, low, iterations, lang)     the view in pet_in; high, low: its seal;
 *                                                          iterations 0: as many as usual
 *     pet_advice_name(seat, n)                             how the reasons call a seat, from then on
 *
 * Moves come in notation, the best first, with the expected share of the win and the visits; the
 * page has words for them. */
#include <string.h>

#include "ai/analyse.h"
#include "ai/wire.h"
#include "clients/wasm/wasm.h"

int32_t EXPORT(pet_advice)(uint32_t n, uint32_t seat, uint32_t high, uint32_t low,
			   uint32_t iterations, uint32_t lang);
int32_t EXPORT(pet_advice_name)(uint32_t seat, uint32_t n);

enum { CALLED_BYTES = NAME_BYTES + 8 }; /* a name, and that it is the reader's own */
static char called[PET_SEATS_MAX][CALLED_BYTES];
static const char *name[PET_SEATS_MAX];

int32_t pet_advice_name(uint32_t seat, uint32_t n)
{
	if (seat >= PET_SEATS_MAX || n >= CALLED_BYTES)
		return REFUSED;
	memcpy(called[seat], wasm_in, n);
	called[seat][n] = 0;
	name[seat] = called[seat];
	return 0;
}

int32_t pet_advice(uint32_t n, uint32_t seat, uint32_t high, uint32_t low, uint32_t iterations,
		   uint32_t lang)
{
	struct pet_view v;
	struct pet_analyst adviser = { 0 };
	struct pet_bot_thought thought[PET_BOT_ALTERNATIVES];
	int32_t share[PET_SEATS_MAX];
	char because[800];

	const struct pet_game *game = wasm_view(n, seat, high, low, &v);
	if (!game)
		return REFUSED;
	pet_analyst_spec(&adviser.spec, iterations);
	if (pet_bot_bytes(&adviser.spec) > BOT_BYTES)
		return wasm_refuse(NO_ROOM, "the search needs more memory than there is");
	adviser.bot = wasm_bot_anew();
	if (!pet_advise(&adviser, game, v, PET_MOVE_NONE, share))
		return wasm_refuse(REFUSED, "this seat is not asked");

	struct pet_text t = wasm_say(NULL, lang);
	struct pet_json j = pet_json_into(&t);
	int count = pet_bot_thoughts(wasm_bot, thought);
	t.game = game;
	pet_json_open(&j, '{');
	pet_json_key(&j, "moves");
	pet_json_open(&j, '[');
	for (int i = 0; i < count; i++)
		pet_wire_thought(&j, &thought[i]);
	pet_json_close(&j, ']');
	struct pet_text words = pet_text_into(because, sizeof because, t.lang, game, v.pub);
	words.seat_name = name;
	if (count)
		pet_bot_because(wasm_bot, game, v, thought[0].m, &words);
	pet_json_key_string(&j, "because", because);
	pet_json_close(&j, '}');
	return wasm_done(&t);
}
