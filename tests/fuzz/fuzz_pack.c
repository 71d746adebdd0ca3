/* fuzz_pack: any bytes as a pack. What is refused says why, in every language; what is accepted is the
 * same after its own text, can be told in words, and plays. */
#include <string.h>

#include "core/pack.h"
#include "tests/fuzz/fuzz.h"

static struct pet_pack pack, second;
static _Alignas(64) unsigned char state[PET_STATE_MAX];
static char words[1 << 18];

static void refused(const struct pet_pack_fault *fault)
{
	promise(fault->id && fault->id[0]);
	for (uint8_t lang = 0; lang < PET_LANG_COUNT; lang++) {
		struct pet_text t = pet_text_into(words, sizeof words, lang, NULL, NULL);
		pet_pack_say(&t, fault);
		promise(t.len && utf8(words));
	}
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t n)
{
	struct pet_pack_fault fault;
	if (!pet_pack_read(&pack, NULL, (const char *)data, n, &fault)) {
		refused(&fault);
		return 0;
	}
	promise(pet_pack_read(&second, pack.game, pack.text, pack.bytes, &fault));
	promise(second.bytes == pack.bytes && !memcmp(second.text, pack.text, pack.bytes));
	for (uint8_t lang = 0; lang < PET_LANG_COUNT; lang++) {
		struct pet_text t = pet_text_into(words, sizeof words, lang, pack.game, NULL);
		struct pet_json j = pet_json_into(&t);
		pet_pack_json(&pack, &j);
		promise(!t.cut && utf8(words));
	}
	struct pet_setup s;
	pet_setup_default(pack.game, &s, pack.game->seats_max);
	s.pack = 1;
	pack.game->packing->shelve(1, pack.box);
	promise(!pet_game_start(pack.game, state, &s, NULL));
	play_on(pack.game, state, n ? data[n - 1] : 0, 40);
	return 0;
}
