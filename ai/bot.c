/* bot.c: names of bots, their memory, and what all of them share. */
#include "ai/bot_internal.h"

#include <string.h>

#include "core/text.h"

#define UNSAID UINT32_MAX /* a setting derived from others */

/* Levels are built from the same parts; docs/BOTS.md has their measured strength. Weak ones err as
 * people do: they look only at the next step, and each follows the plan of a character (character.c). */
static const struct pet_bot_spec levels[PET_BOT_LEVELS + 1] = {
	[1] = { .type = PET_BOT_GREEDY, .fancy = 60, .whim = 100, .budget = 40 },
	[2] = { .type = PET_BOT_GREEDY, .fancy = 30, .whim = 80, .budget = 200 },
	[3] = { .type = PET_BOT_GREEDY, .whim = 20, .budget = 2000, .finish = 20000 },
	[4] = { .type = PET_BOT_MCTS, .iterations = 1000, .finish = 10000, .rounds = 3 },
	[5] = { .type = PET_BOT_MCTS, .iterations = 4000, .finish = 40000, .rounds = 3 },
	[6] = { .type = PET_BOT_MCTS, .iterations = 12000, .finish = 100000, .rounds = 3 },
	[7] = { .type = PET_BOT_MCTS, .iterations = 150000, .finish = 200000, .rounds = 3 },
};

static const char *const level_names[PET_BOT_LEVELS + 1] = {
	N_("nobody"),     N_("novice"), N_("apprentice"), N_("citizen"),
	N_("strategist"), N_("hero"),   N_("demigod"),    N_("master"),
};

const char *pet_bot_level_name(int level)
{
	return level_names[level >= 1 && level <= PET_BOT_LEVELS ? level : 0];
}

static bool refuse(struct pet_fault *fault, const char *what, const char *name)
{
	struct pet_text t = pet_text_into(fault->what, sizeof fault->what, PET_LANG_EN, NULL, NULL);
	pet_text_put(&t, what);
	pet_text_put(&t, " '");
	for (int i = 0; name[i] && i < 60; i++)
		pet_text_char(&t, name[i]);
	pet_text_put(&t, "'");
	fault->line = fault->at = 0;
	return false;
}

/* "ms=100,depth=4": settings after the colon. */
static bool settings(const char *s, struct pet_bot_spec *spec)
{
	static const struct {
		const char *key;
		size_t at;
		int32_t least, most;
	} rows[] = {
		{ "ms", offsetof(struct pet_bot_spec, ms), 1, 3600000 },
		{ "carry", offsetof(struct pet_bot_spec, carry), 0, 1 },
		{ "iterations", offsetof(struct pet_bot_spec, iterations), 1, 100000000 },
		{ "depth", offsetof(struct pet_bot_spec, depth), 0, 1000 },
		{ "leaf", offsetof(struct pet_bot_spec, leaf), 0, 100 },
		{ "rest", offsetof(struct pet_bot_spec, rest), 0, 1 },
		{ "heat", offsetof(struct pet_bot_spec, heat), 0, 1000 },
		{ "c", offsetof(struct pet_bot_spec, explore), 1, 65535 },
		{ "trust", offsetof(struct pet_bot_spec, trust), 0, 255 },
		{ "expand", offsetof(struct pet_bot_spec, expand), 1, 255 },
		{ "threads", offsetof(struct pet_bot_spec, threads), 1, PET_BOT_THREADS_MAX },
		{ "pool", offsetof(struct pet_bot_spec, pool), 1024, 16 << 20 },
		{ "budget", offsetof(struct pet_bot_spec, budget), 1, 1000000 },
		{ "finish", offsetof(struct pet_bot_spec, finish), 0, 1000000 },
		{ "rounds", offsetof(struct pet_bot_spec, rounds), 0, 100 },
		{ "fancy", offsetof(struct pet_bot_spec, fancy), 0, 1000 },
		{ "whim", offsetof(struct pet_bot_spec, whim), 0, 1000 },
		{ "stranger", offsetof(struct pet_bot_spec, stranger), 1, INT32_MAX },
	};
	while (*s) {
		size_t key = 0, value = 0;
		while (s[key] && s[key] != '=')
			key++;
		if (!s[key])
			return false;
		const char *number = s + key + 1;
		while (number[value] && number[value] != ',')
			value++;
		int32_t n = pet_token_find(NULL, PET_K_NUMBER, number, value);
		bool known = pet_token_is(s, key, "judge") && pet_token_is(number, value, "hand");
		if (known)
			spec->judge = PET_JUDGE_HAND;
		if (pet_token_is(s, key, "character") && value && value < sizeof spec->character) {
			memcpy(spec->character, number, value);
			spec->character[value] = 0;
			if (pet_token_is(number, value, "nobody"))
				spec->whim = spec->character[0] = 0;
			known = true;
		}
		for (size_t i = 0; i < sizeof rows / sizeof rows[0]; i++) {
			if (!pet_token_is(s, key, rows[i].key))
				continue;
			if (n < rows[i].least || n > rows[i].most)
				return false;
			uint32_t wanted = (uint32_t)n;
			memcpy((char *)spec + rows[i].at, &wanted, sizeof wanted);
			known = true;
		}
		if (!known)
			return false;
		s = number + value + (number[value] == ',');
	}
	return true;
}

bool pet_bot_parse(const char *name, struct pet_bot_spec *spec, struct pet_fault *fault)
{
	size_t n = 0;
	while (name[n] && name[n] != ':')
		n++;
	const char *rest = name[n] ? name + n + 1 : name + n;

	*spec = (struct pet_bot_spec){ .depth = PET_BY_OUTLOOK,
				       .leaf = PET_BY_OUTLOOK,
				       .rest = PET_BY_OUTLOOK,
				       .trust = PET_BY_OUTLOOK,
				       .heat = PET_BY_OUTLOOK,
				       .expand = PET_BY_OUTLOOK,
				       .explore = PET_BY_OUTLOOK,
				       .carry = 1,
				       .budget = 2000,
				       .finish = UNSAID };
	if (pet_token_is(name, n, "random")) {
		spec->type = PET_BOT_RANDOM;
	} else if (pet_token_is(name, n, "static")) {
		spec->type = PET_BOT_STATIC;
		spec->finish = 0;
	} else if (pet_token_is(name, n, "greedy")) {
		spec->type = PET_BOT_GREEDY;
	} else if (pet_token_is(name, n, "mcts")) {
		spec->type = PET_BOT_MCTS;
	} else if (pet_token_is(name, n, "level")) {
		size_t digits = 0;
		while (rest[digits] && rest[digits] != ',')
			digits++;
		int32_t level = pet_token_find(NULL, PET_K_NUMBER, rest, digits);
		if (level < 1 || level > PET_BOT_LEVELS)
			return refuse(fault, "levels run from 1 to 7, not", rest);
		spec->type = levels[level].type;
		spec->fancy = levels[level].fancy;
		spec->finish = levels[level].finish;
		spec->rounds = levels[level].rounds;
		spec->iterations = levels[level].iterations;
		if (levels[level].budget)
			spec->budget = levels[level].budget;
		spec->whim = levels[level].whim;
		spec->level = (uint8_t)level;
		rest += digits + (rest[digits] == ',');
		if (*rest &&
		    (!spec->whim || !pet_token_is(rest, sizeof "character=" - 1, "character=")))
			return refuse(fault, "bad settings of a bot", name);
	} else if (pet_token_is(name, n, "plan")) {
		size_t length = pet_text_length(rest);
		if (!length || length >= PET_BOT_PLAN_MAX)
			return refuse(fault, "there is no plan", rest);
		spec->type = PET_BOT_PLAN;
		spec->finish = 0;
		memcpy(spec->plan, rest, length + 1);
		rest = "";
	} else {
		return refuse(fault, "unknown bot", name);
	}
	if (!settings(rest, spec))
		return refuse(fault, "bad settings of a bot", name);

	if (spec->type == PET_BOT_MCTS && !spec->ms && !spec->iterations)
		spec->iterations = 2000;
	if (spec->finish == UNSAID) /* proportional to the budget, so that it costs little */
		spec->finish = spec->type == PET_BOT_GREEDY ? spec->budget
			       : spec->ms                   ? spec->ms * 100
							    : spec->iterations * 4;
	if (!spec->pool)
		spec->pool = spec->ms || spec->iterations > 20000 ? 1 << 19 : 1 << 17;
	return true;
}

bool pet_bot_suits(const struct pet_bot_spec *spec, const struct pet_game *game,
		   struct pet_fault *fault)
{
	char names[sizeof fault->what];
	struct pet_text t = pet_text_into(names, sizeof names, PET_LANG_EN, NULL, NULL);
	if (spec->stranger && !game->bots->features)
		return refuse(fault, "bots have no likings in this game, so there is no",
			      "stranger");
	if (spec->character[0] && !pet_character_find(game, spec->character)) {
		const struct pet_character *c = game->bots->characters;
		for (int i = 0; c && c[i].token; i++) {
			pet_text_put(&t, i ? ", " : "");
			pet_text_put(&t, c[i].token);
		}
		return refuse(fault, "there is no such character in this game; it has", names);
	}
	if (spec->type != PET_BOT_PLAN || pet_plan_find(game, spec->plan) >= 0)
		return true;
	if (!game->bots->plans)
		return refuse(fault, "bots have no plans in this game, so there is no", spec->plan);
	for (int i = 0; game->bots->plans[i]; i++) {
		pet_text_put(&t, i ? ", " : "");
		pet_text_put(&t, game->bots->plans[i]);
	}
	return refuse(fault, "there is no such plan in this game; it has", names);
}

size_t pet_bot_bytes(const struct pet_bot_spec *spec)
{
	if (spec->type != PET_BOT_MCTS)
		return sizeof(struct bot);
	return pet_crew_step(spec) * (spec->threads > 1 ? spec->threads : 1);
}

void pet_bot_init(void *memory, const struct pet_bot_spec *spec, uint64_t seed)
{
	struct bot *bot = memory;
	memset(bot, 0, sizeof *bot);
	bot->spec = *spec;
	bot->bits.state = bot->nature = seed;
	if (spec->type == PET_BOT_MCTS)
		pet_crew_init(bot);
}

void pet_bot_limit(void *memory, uint32_t ms)
{
	struct bot *bot = memory;
	bot->spec.ms = ms;
	bot->spec.carry = 0;
	bot->spec.iterations = 0;
}

int pet_bot_sensible(const struct pet_game *game, const void *state, pet_move *legal, int n)
{
	int kept = 0;
	for (int i = 0; game->bots->idle && i < n; i++)
		if (!game->bots->idle(state, legal[i])) {
			pet_move m = legal[kept]; /* the idle ones stay behind them */
			legal[kept++] = legal[i];
			legal[i] = m;
		}
	return kept ? kept : n;
}

/* The moves to choose from: all that are legal, for bots that think only sensible ones. */
static int choices(struct bot *bot, const struct pet_game *game, struct pet_view v, pet_move *legal)
{
	int n = pet_view_legal(game, v, legal);
	if (n < 2 || !game->bots->idle ||
	    (bot->spec.type != PET_BOT_GREEDY && bot->spec.type != PET_BOT_MCTS))
		return n;
	struct pet_bits luck = bot->bits;
	pet_game_resample(game, v, bot->world, &luck);
	return pet_bot_sensible(game, bot->world, legal, n);
}

static pet_move choose(struct bot *bot, const struct pet_game *game, struct pet_view v)
{
	pet_move legal[PET_MOVES_MAX];
	int n = choices(bot, game, v, legal);

	bot->thought_count = 0;
	bot->iterations = 0;
	bot->seat = v.seat;
	pet_must(n > 0);
	if (n == 1) {
		if (bot->spec.type == PET_BOT_MCTS)
			pet_crew_pass(bot, game, v, legal[0]);
		return legal[0];
	}
	if (bot->spec.type == PET_BOT_RANDOM ||
	    (bot->spec.blunder && pet_bits_below(&bot->bits, 100) < bot->spec.blunder)) {
		bot->expected = 0;
		return legal[pet_bits_below(&bot->bits, (uint32_t)n)];
	}
	struct pet_bits luck =
		bot->bits; /* the search uses the same random bits with and without the proof */
	pet_move win = bot->spec.finish ? pet_finish_find(bot, game, v, legal, n, bot->spec.finish)
					: PET_MOVE_NONE;
	bot->bits = luck;
	bot->won = win != PET_MOVE_NONE;
	if (bot->won && (bot->spec.type != PET_BOT_MCTS || !game->bots->idle)) {
		pet_bot_thought_add(bot, win, WHOLE, 1);
		bot->expected = 0;
		return win;
	}
	if (bot->spec.type == PET_BOT_MCTS && !bot->won)
		n = pet_rounds_won(bot, game, v, legal, n);
	if (bot->spec.type == PET_BOT_PLAN)
		return pet_plan_choose(game, pet_plan_find(game, bot->spec.plan), v, legal, n,
				       &bot->bits);
	if (bot->spec.type == PET_BOT_STATIC)
		return pet_static_choose(bot, game, v, legal, n);
	if (bot->spec.type == PET_BOT_GREEDY)
		return pet_greedy_choose(bot, game, v, legal, n);
	pet_move m = pet_mcts_choose(bot, game, v, legal, n);
	/* the search may finish what it began first, as long as the win stays forced */
	if (bot->won && m != win && pet_finish_find(bot, game, v, &m, 1, bot->spec.finish) != m) {
		bot->expected = 0;
		return win;
	}
	return m;
}

pet_move pet_bot_choose(void *memory, const struct pet_game *game, struct pet_view v)
{
	struct bot *bot = memory;
	pet_bot_cast(&bot->spec, game, bot->nature, 0);
	bot->character = pet_character_find(game, bot->spec.character);
	pet_circle_asked(memory, game, v);
	pet_move m = choose(memory, game, v);
	pet_circle_answered(memory, game, v, m);
	return m;
}

uint64_t pet_public_hash(const struct pet_game *game, const void *state)
{
	uint64_t h = 0;
	for (uint32_t i = 0; i + 8 <= game->pub_bytes; i += 8) {
		uint64_t w;
		memcpy(&w, (const char *)state + i, 8);
		h = (h ^ w) * 0xff51afd7ed558ccdu;
		h ^= h >> 32;
	}
	return h;
}

void pet_bot_thought_add(struct bot *bot, pet_move m, int32_t value, uint32_t visits)
{
	int at = bot->thought_count;
	while (at > 0 &&
	       (bot->thought[at - 1].visits < visits ||
		(bot->thought[at - 1].visits == visits && bot->thought[at - 1].value < value)))
		at--;
	if (at >= PET_BOT_ALTERNATIVES)
		return;
	if (bot->thought_count < PET_BOT_ALTERNATIVES)
		bot->thought_count++;
	for (int i = bot->thought_count - 1; i > at; i--)
		bot->thought[i] = bot->thought[i - 1];
	bot->thought[at] = (struct pet_bot_thought){ m, value, visits };
}

int pet_bot_thoughts(const void *memory, struct pet_bot_thought out[PET_BOT_ALTERNATIVES])
{
	const struct bot *bot = memory;
	memcpy(out, bot->thought, sizeof bot->thought);
	return bot->thought_count;
}

uint32_t pet_bot_iterations(const void *memory)
{
	return ((const struct bot *)memory)->iterations;
}

static void final_value(const struct pet_game *game, const void *state,
			int32_t share[PET_SEATS_MAX])
{
	uint8_t sixtieths[PET_SEATS_MAX] = { 0 };
	game->result(state, sixtieths);
	for (int i = 0; i < PET_SEATS_MAX; i++)
		share[i] = sixtieths[i] * WHOLE / PET_SHARES;
}

/* Plays at random to the end; the fallback where there is no eval. */
static void play_out(const struct pet_game *game, void *state, struct pet_bits *bits)
{
	pet_move legal[PET_MOVES_MAX];
	for (int i = 0; i < 100000 && pet_game_asked(state) != PET_NOBODY; i++) {
		if (pet_game_asked(state) == PET_CHANCE) {
			pet_game_advance(game, state,
					 pet_game_sample(game, state, pet_bits_next(bits)), NULL);
			continue;
		}
		int n = pet_game_legal(game, state, legal);
		pet_game_advance(game, state, legal[pet_bits_below(bits, (uint32_t)n)], NULL);
	}
}

/* The opinion of a net, of eval or of a play-out about a game in progress. */
static void opinion(const struct pet_game *game, const struct pet_net *net,
		    struct pet_net_memo *memo, const void *state, struct pet_bits *bits,
		    int32_t share[PET_SEATS_MAX])
{
	if (net) {
		pet_judge_value(game, net, memo, state, share);
	} else if (game->bots->eval) {
		game->bots->eval(state, share);
	} else {
		_Alignas(64) unsigned char copy[PET_STATE_MAX];
		memcpy(copy, state, game->state_bytes);
		play_out(game, copy, bits);
		final_value(game, copy, share);
	}
}

void pet_bot_value(const struct pet_game *game, const void *state, struct pet_bits *bits,
		   int32_t share[PET_SEATS_MAX])
{
	struct pet_net_memo memo = { 0 };
	if (pet_game_asked(state) == PET_NOBODY)
		final_value(game, state, share);
	else
		opinion(game, game->bots->net, &memo, state, bits, share);
}

/* What a seat has, by the terms of eval. */
static int64_t points_of(const struct pet_game *game, const void *state, uint8_t seat)
{
	struct pet_eval_term term[PET_TERMS_MAX];
	int64_t points = 0;
	for (int n = game->bots->eval_terms(state, seat, term); n--;)
		points += term[n].value;
	return points > 1 ? points : 1;
}

int64_t pet_bot_par(const struct pet_game *game, const void *state)
{
	int seats = ((const struct pet_flow *)state)->seats;
	int64_t sum = 0;
	for (int s = 0; s < seats; s++)
		sum += points_of(game, state, (uint8_t)s);
	return sum / seats;
}

/* A decided game: half of a value is the seat's own points against par, so that a seat that is
 * beaten, or wins whatever it does, still has something to play for. */
static void count_points(const struct pet_game *game, const void *state, int64_t par,
			 int32_t share[PET_SEATS_MAX])
{
	enum { ONE = 1024 };
	for (int s = 0; s < ((const struct pet_flow *)state)->seats; s++) {
		int64_t times = points_of(game, state, (uint8_t)s) * ONE / par;
		if (times > 4 * ONE)
			times = 4 * ONE;
		for (int i = 0; i < 3; i++) /* to the eighth power, so that small leads show */
			times = times * times / ONE;
		share[s] = (int32_t)((share[s] + times * WHOLE / (times + ONE)) / 2);
	}
}

void pet_bot_judge(struct bot *bot, const struct pet_game *game, const void *state,
		   int32_t share[PET_SEATS_MAX])
{
	const struct pet_bot_spec *spec = &bot->spec;
	bool over = pet_game_asked(state) == PET_NOBODY;
	if (over)
		final_value(game, state, share);
	else
		opinion(game,
			spec->judge == PET_JUDGE_HAND ? NULL
			: spec->net                   ? spec->net
						      : game->bots->net,
			&bot->memo, state, &bot->bits, share);
	if (bot->par)
		count_points(game, state, bot->par, share);
	if (!over) {
		share[bot->seat] += pet_character_leaning(bot, game, state);
		if (share[bot->seat] < 0 && spec->type != PET_BOT_GREEDY)
			share[bot->seat] = 0; /* sums of a tree have no sign */
	}
}
