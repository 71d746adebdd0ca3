/* verify: whether a record holds: every move, the result, and the dice. */
#include <stdio.h>

#include "cmd/match.h"

enum { F_JSON };
static const struct flag flags[] = { FLAG_JSON, { NULL } };

static int answer(const struct match *m, bool json, bool over, uint32_t dice,
		  const struct pet_fault *fault)
{
	struct pet_text t = out_text(1 << 14, PET_LANG_EN, m->r.game, NULL);
	struct pet_json j = pet_json_into(&t);
	pet_json_open(&j, '{');
	pet_json_key_bool(&j, "holds", !fault);
	pet_json_key_string(&j, "game", m->r.game->id);
	pet_json_key_number(&j, "lines", m->r.count);
	pet_json_key_bool(&j, "over", over);
	pet_json_key_number(&j, "dice_checked", dice);
	if (fault) {
		pet_json_key_number(&j, "line", fault->line);
		pet_json_key_string(&j, "fault", fault->what);
	}
	pet_json_close(&j, '}');
	pet_text_char(&t, '\n');
	if (json)
		out_write(NULL, &t);
	else if (!fault)
		printf("holds: %u lines, %s, %u chance moves checked against %s\n", m->r.count,
		       over ? "finished" : "not finished", dice,
		       m->r.has_seed     ? "the seed"
		       : m->r.has_reveal ? "the revealed secret"
					 : "nothing (no secret is revealed)");
	else if (fault->line)
		printf("does not hold: line %u: %s\n", fault->line, fault->what);
	else
		printf("does not hold: %s\n", fault->what);
	return fault ? EXIT_NO : EXIT_OK;
}

static int run(struct args *a)
{
	bool json = false;
	while (args_next(a) != FLAG_END)
		json = true;
	if (a->words != 1)
		die("name one record (see --help)");
	struct match *m = match_read(a->word[0]);
	struct pet_fault fault = { 0 };
	uint32_t played, dice = 0;
	if (!pet_record_replay(&m->r, m->state, UINT32_MAX, &played, &fault))
		return answer(m, json, false, 0, &fault);
	bool over = pet_game_asked(m->state) == PET_NOBODY;
	if (!pet_record_verify_dice(&m->r, &dice, &fault))
		return answer(m, json, over, dice, &fault);
	return answer(m, json, over, dice, NULL);
}

const struct command command_verify = {
	"verify",
	"RECORD [--json]",
	"replays a record; checks every move, the result and the commitment of the dice",
	flags,
	run,
	"Exit code 0: it holds, 1: it does not, 2: it is no record."
};
