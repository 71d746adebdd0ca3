/* new: the record of a new match. */
#include "cmd/match.h"

enum { F_SEATS, F_OPTION, F_PACK, F_SEED, F_NAMES, F_POSITION, F_MANUAL, F_OUT };
static const struct flag flags[] = {
	FLAG_SEATS,
	FLAG_OPTION,
	FLAG_PACK,
	FLAG_SEED,
	{ "names", "A,B", N_("names of the seats (usual: s1, s2...)"), 0 },
	{ "position", "FILE", N_("begin at this position (JSON of petteia show --json)"), 0 },
	{ "manual", NULL, N_("leave dice and draws of the set-up open, for real ones"), 0 },
	FLAG_OUT,
	{ NULL }
};

static int run(struct args *a)
{
	struct match_plan plan = { 0 };
	const char *names = NULL, *position = NULL, *out = NULL;
	bool manual = false;
	for (int f; (f = args_next(a)) != FLAG_END;) {
		switch (f) {
		case F_SEATS:
			plan.seats = (int)args_number(a, 1, UINT8_MAX);
			break;
		case F_OPTION:
			plan_add_option(&plan, a->value);
			break;
		case F_PACK:
			plan.pack = a->value;
			break;
		case F_SEED:
			plan.has_seed = true;
			plan.seed = args_number(a, 0, UINT64_MAX);
			break;
		case F_NAMES:
			names = a->value;
			break;
		case F_POSITION:
			position = a->value;
			break;
		case F_MANUAL:
			manual = true;
			break;
		case F_OUT:
			out = a->value;
			break;
		}
	}
	if (a->words != 1)
		die("name one game (see --help)");
	if (manual && plan.has_seed)
		die("--seed rolls, --manual does not: choose one");
	plan_settle(&plan, a->word[0]);
	size_t n = 0;
	char *json = position ? file_read(position, PET_RECORD_LINE_BYTES, &n) : NULL;
	struct match *m = match_new(&plan, json, n, names, NULL);
	m->os_dice = !manual;
	if (!manual)
		match_roll(m);
	match_write(m, PET_CHANCE, out);
	return EXIT_OK;
}

const struct command command_new = { "new",
				     "GAME [--seats N] [--option K=V]... [--pack FILE] [--seed S] "
				     "[--names A,B] [--position FILE] [--manual]",
				     N_("the record of a new match"),
				     flags,
				     run,
				     NULL };
