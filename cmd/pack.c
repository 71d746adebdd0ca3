/* pack: the values of one's own box (docs/PACKS.md). */
#include <stdio.h>
#include <string.h>

#include "cmd/cmd.h"
#include "core/pack.h"

enum { F_JSON, F_OUT };
static const struct flag flags[] = { FLAG_JSON, FLAG_OUT, { NULL } };
static const struct flag words[] = {
	{ "new", NULL, N_("a pack that changes nothing, to fill in"), 0 },
	{ "check", "FILE", N_("what is wrong with a pack, or what it changes"), 0 },
	{ NULL }
};

static int new_pack(const char *id, const char *out)
{
	const struct pet_game *game = game_named(id);
	if (!game->packing) {
		warn("packs cannot change %s yet", game->id);
		return EXIT_NO;
	}
	struct pet_text t = out_text(1 << 18, words_lang, game, NULL);
	pet_pack_new(game, &t);
	out_write(out, &t);
	return EXIT_OK;
}

static int check(const char *path, bool json, const char *out)
{
	struct pet_pack_fault fault;
	size_t n;
	char *s = file_read(path, PET_PACK_TEXT_MAX, &n);
	uint8_t number = pet_pack_load(NULL, s, n, &fault);
	const struct pet_pack *p = pet_pack_of(number);
	struct pet_text t = out_text(1 << 18, words_lang, p ? p->game : NULL, NULL);
	struct pet_json j = pet_json_into(&t);
	if (!p) {
		pet_pack_say(&t, &fault);
		warn("%s: %s", path, t.buf);
		return EXIT_NO;
	}
	if (json) {
		pet_pack_json(p, &j);
		pet_text_char(&t, '\n');
	} else {
		pet_text_put(&t, out ? "" : ink(stdout, INK_BOLD));
		pet_text_put(&t, p->name);
		pet_text_put(&t, out ? "" : ink(stdout, INK_PLAIN));
		pet_text_put(&t, ", ");
		pet_text_say(&t, p->game->title);
		pet_text_put(&t, ", sha256 ");
		pet_text_hex(&t, p->hash, PET_SHA256_BYTES);
		pet_text_char(&t, '\n');
		pet_pack_differences(p, &t);
	}
	out_write(out, &t);
	return EXIT_OK;
}

static int run(struct args *a)
{
	const char *out = NULL;
	bool json = false;
	for (int f; (f = args_next(a)) != FLAG_END;) {
		if (f == F_OUT)
			out = a->value;
		json |= f == F_JSON;
	}
	if (a->words == 2 && !strcmp(a->word[0], "new"))
		return new_pack(a->word[1], out);
	if (a->words == 2 && !strcmp(a->word[0], "check"))
		return check(a->word[1], json, out);
	die("say new and a game, or check and a file (see --help)");
}

const struct command command_pack = {
	"pack",
	"new GAME | check FILE [--json]",
	N_("the values of your own box instead of ours: cards, tiles, boards"),
	flags,
	run,
	N_("`petteia pack new elysium > mine.pack` writes every row that a pack may change, as it "
	   "is "
	   "built in. Rows that are left out stay as they are. `petteia pack check mine.pack` says "
	   "in "
	   "which line something is wrong, or what the pack changes. Then: petteia play elysium "
	   "--pack "
	   "mine.pack."),
	words,
};
