/* explain.c: the reasons for a move, and nothing that does not come true.
 *
 * What a move does at once is told apart from what the seat plans: its own next moves as the search
 * expects them. Both are played in several worlds that fit the view. A statement says that a number of
 * the seat rises or falls (a feature of the judgement, or a term of the game's eval where no net judges;
 * bots.h); it is made where that happens in every one of these worlds, and where the judgement likes it:
 * what rises must be worth something, what falls must be a price. The plan is told as far as it is
 * possible in all of them. */
#include "ai/bot_internal.h"

#include <string.h>

#include "ai/judge.h"
#include "core/text.h"

enum { WORLDS = 4, NAMED = 3, PLAN_TOLD = 3, EVENTS_MAX = 64, EVENTS_TOLD = 2 };

/* What a seat has, in numbers whose names are known to people: more is what the name says. */
struct numbers {
	int count;
	int32_t of[PET_FEATURES_MAX];
};

static void count_up(const struct pet_game *game, const void *state, uint8_t seat,
		     struct numbers *out)
{
	const struct pet_bots *bots = game->bots;
	out->count = 0;
	if (bots->net) {
		int16_t row[PET_SEATS_MAX][PET_FEATURES_MAX];
		bots->features(state, row, NULL);
		for (int i = 0; bots->feature[i].token; i++)
			out->of[out->count++] =
				bots->feature[i].lack ? -row[seat][i] : row[seat][i];
	} else if (bots->eval_terms) {
		struct pet_eval_term term[PET_TERMS_MAX];
		out->count = bots->eval_terms(state, seat, term);
		for (int i = 0; i < out->count; i++)
			out->of[i] = term[i].value;
	}
}

/* The change of each number, as a person calls it, and what it is worth to the seat. */
static int worth_of(const struct pet_game *game, const void *before, const void *after,
		    uint8_t seat, struct pet_eval_term *worth)
{
	struct pet_eval_term old[PET_TERMS_MAX];
	int32_t points[PET_FEATURES_MAX];
	int n;
	if (game->bots->net) {
		n = pet_judge_changes(game, game->bots->net, before, after, seat, points);
		for (int i = 0; i < n; i++)
			worth[i] = (struct pet_eval_term){ game->bots->feature[i].name, points[i] };
		return n;
	}
	n = game->bots->eval_terms(before, seat, old);
	if (game->bots->eval_terms(after, seat, worth) != n)
		return 0;
	for (int i = 0; i < n; i++)
		worth[i].value -= old[i].value;
	return n;
}

/* A line of the seat's own moves in one world: where it begins, after its first move, at its end. */
struct line {
	_Alignas(64) unsigned char start[PET_STATE_MAX], once[PET_STATE_MAX], end[PET_STATE_MAX];
};

/* Plays m and as much of the plan as is possible without anybody else; returns how much. */
static int play_line(const struct pet_game *game, struct pet_view v, pet_move m,
		     const pet_move *plan, int n, int world, struct line *out)
{
	struct pet_bits bits = { (uint64_t)world + 1 };
	int played = 0;
	pet_game_resample(game, v, out->start, &bits);
	memcpy(out->once, out->start, game->state_bytes);
	pet_game_advance(game, out->once, m, NULL);
	memcpy(out->end, out->once, game->state_bytes);
	while (played < n && pet_game_asked(out->end) == v.seat &&
	       pet_game_play(game, out->end, v.seat, plan[played], NULL) == PET_PLAY_OK)
		played++;
	return played;
}

static bool has_won(const struct pet_game *game, const void *state, uint8_t seat)
{
	uint8_t share[PET_SEATS_MAX] = { 0 };
	if (pet_game_asked(state) != PET_NOBODY)
		return false;
	game->result(state, share);
	return share[seat] == PET_SHARES;
}

/* The sign of each change that is the same in all worlds so far; first: there are none yet. False: one
 * of the games is over, and there is nothing to count. */
static bool agree(const struct pet_game *game, const void *from, const void *to, uint8_t seat,
		  bool first, int8_t *sign)
{
	struct numbers was, is;
	if (pet_game_asked(from) == PET_NOBODY || pet_game_asked(to) == PET_NOBODY) {
		memset(sign, 0, PET_FEATURES_MAX);
		return false;
	}
	count_up(game, from, seat, &was);
	count_up(game, to, seat, &is);
	for (int i = 0; i < is.count; i++) {
		int8_t now = (int8_t)((is.of[i] > was.of[i]) - (is.of[i] < was.of[i]));
		sign[i] = first || sign[i] == now ? now : 0;
	}
	return true;
}

/* States the changes of one sign that matter most. */
static void state_changes(struct pet_explanation *e, const struct pet_eval_term *worth, int n,
			  const int8_t *sign, int want, bool planned)
{
	bool used[PET_FEATURES_MAX] = { false };
	for (int named = 0; named < NAMED && e->count < PET_SAID_MAX; named++) {
		int best = -1;
		for (int i = 0; i < n; i++)
			if (!used[i] && worth[i].name && sign[i] == want &&
			    worth[i].value * want > 0 &&
			    (best < 0 || worth[i].value * want > worth[best].value * want))
				best = i;
		if (best < 0)
			return;
		used[best] = true;
		e->said[e->count++] =
			(struct pet_said){ worth[best].name, (uint8_t)best, planned, want > 0 };
	}
}

static void state_both(struct pet_explanation *e, const struct pet_game *game, const void *from,
		       const void *to, uint8_t seat, const int8_t *sign, bool planned)
{
	struct pet_eval_term worth[PET_FEATURES_MAX];
	int n = worth_of(game, from, to, seat, worth);
	state_changes(e, worth, n, sign, 1, planned);
	state_changes(e, worth, n, sign, -1, planned);
}

void pet_bot_explain(const void *memory, const struct pet_game *game, struct pet_view v, pet_move m,
		     struct pet_explanation *e)
{
	struct line line;
	int8_t once[PET_FEATURES_MAX] = { 0 }, then[PET_FEATURES_MAX] = { 0 };
	bool tells = game->bots->net || game->bots->eval_terms, at_once = tells, later = tells;
	int won_at_once = 0, won = 0;
	*e = (struct pet_explanation){ .m = m };
	e->plans = pet_bot_plan(memory, m, e->plan, PLAN_TOLD);
	for (int w = 0; w < WORLDS; w++) /* as far as it is possible whatever is hidden */
		e->plans = play_line(game, v, m, e->plan, e->plans, w, &line);
	for (int w = WORLDS; w-- > 0;) { /* the first world is left in line */
		play_line(game, v, m, e->plan, e->plans, w, &line);
		won_at_once += has_won(game, line.once, v.seat);
		won += has_won(game, line.end, v.seat);
		at_once = at_once &&
			  agree(game, line.start, line.once, v.seat, w == WORLDS - 1, once);
		later = later && agree(game, line.once, line.end, v.seat, w == WORLDS - 1, then);
	}
	e->wins = won_at_once == WORLDS;
	e->plan_wins = !e->wins && won == WORLDS;
	e->circle = pet_circle_price(memory, game, line.once);
	if (at_once)
		state_both(e, game, line.start, line.once, v.seat, once, false);
	if (later && e->plans)
		state_both(e, game, line.once, line.end, v.seat, then, true);
}

/* ---- words ----------------------------------------------------------------------------------- */

static void part(struct pet_text *t, const char *id)
{
	pet_text_put(t, t->len ? "; " : "");
	pet_text_put(t, pet_text_tr(t->lang, id));
}

enum { AT_ONCE = 1, PLANNED = 2 };

/* Names what rises or falls at these times, each number once; says whether there was any. */
static bool name_said(struct pet_text *t, const struct pet_explanation *e, unsigned when, bool gain,
		      const char *heading)
{
	uint64_t named[(PET_FEATURES_MAX + 63) / 64] = { 0 };
	bool begun = false;
	for (int i = 0; i < e->count; i++) {
		unsigned of = e->said[i].number;
		if (!(when & (e->said[i].planned ? PLANNED : AT_ONCE)) || e->said[i].gain != gain ||
		    named[of / 64] >> of % 64 & 1)
			continue;
		named[of / 64] |= (uint64_t)1 << of % 64;
		if (!begun)
			part(t, heading);
		pet_text_put(t, begun ? ", " : " ");
		pet_text_put(t, pet_text_tr(t->lang, e->said[i].name));
		begun = true;
	}
	return begun;
}

/* What a move makes at once, and what is given up for that: told, where only the price would be counted. */
static void name_made(struct pet_text *t, const struct pet_game *game, const void *state,
		      pet_move m)
{
	_Alignas(64) unsigned char after[PET_STATE_MAX];
	struct pet_warning w;
	memcpy(after, state, game->state_bytes);
	pet_game_advance(game, after, m, NULL);
	if (!game->warn || !game->warn(state, after, m, &w) || !w.makes)
		return;
	pet_text_put(t, t->len ? "; " : "");
	pet_text_warning(t, &w);
}

/* The moves of the plan, each in the words of the position where it is played. */
static void name_plan(struct pet_text *t, const struct pet_explanation *e,
		      const struct pet_game *game, struct pet_view v)
{
	struct line line;
	char words[200];
	for (int i = 0; i < e->plans; i++) {
		play_line(game, v, e->m, e->plan, i, 0, &line);
		struct pet_text move = pet_text_into(words, sizeof words, t->lang, game, line.end);
		move.seat_name = t->seat_name;
		move.colour = t->colour;
		pet_text_choice(&move, e->plan[i], pet_game_frame(line.end)->who);
		if (i == 0)
			part(t, N_("the plan:"));
		pet_text_put(t, i ? " → " : " ");
		pet_text_put(t, words);
	}
	for (int i = 0; i < e->plans; i++) {
		play_line(game, v, e->m, e->plan, i, 0, &line);
		name_made(t, game, line.end, e->plan[i]);
	}
}

void pet_bot_wasted(uint32_t spent, struct pet_text *t)
{
	const struct pet_arg n = { "n", PET_K_NUMBER, (int32_t)spent };
	pet_text_put(t, t->len ? "; " : "");
	pet_text_fill(t, N_("it comes back to where the turn has been: {n} spent for nothing"),
		      NULL, 0, &n, 1);
}

/* The other moves that the bot thought of, the best first; returns how many. */
static int others_than(const void *memory, pet_move m, pet_move out[PET_BOT_ALTERNATIVES])
{
	struct pet_bot_thought thought[PET_BOT_ALTERNATIVES];
	int count = pet_bot_thoughts(memory, thought), n = 0;
	for (int i = 0; i < count; i++)
		if (thought[i].m != m)
			out[n++] = thought[i].m;
	return n;
}

static bool brings(const struct pet_explanation *e, uint8_t number, bool gain)
{
	for (int i = 0; i < e->count; i++)
		if (!e->said[i].planned && e->said[i].number == number && e->said[i].gain == gain)
			return true;
	return false;
}

/* What every other choice brings at once as well is no reason for this one. */
static void leave_shared(struct pet_explanation *e, const void *memory, const struct pet_game *game,
			 struct pet_view v, const pet_move *other, int others)
{
	struct pet_explanation theirs[PET_BOT_ALTERNATIVES];
	int kept = 0;
	for (int k = 0; k < others; k++)
		pet_bot_explain(memory, game, v, other[k], &theirs[k]);
	for (int i = 0; i < e->count; i++) {
		bool shared = others && !e->said[i].planned;
		for (int k = 0; k < others && shared; k++)
			shared = brings(&theirs[k], e->said[i].number, e->said[i].gain);
		if (!shared)
			e->said[kept++] = e->said[i];
	}
	e->count = kept;
}

/* The kinds of events that follow a move: those that followed `times` moves before it have followed one more. */
static void count_events(const struct pet_game *game, struct pet_view v, pet_move m, int times,
			 uint8_t told_of[256])
{
	_Alignas(64) unsigned char state[PET_STATE_MAX];
	struct pet_event event[EVENTS_MAX];
	struct pet_events told = { event, 0, EVENTS_MAX, 0 };
	struct pet_bits bits = { 1 };
	pet_game_resample(game, v, state, &bits);
	pet_game_advance(game, state, m, &told);
	for (uint32_t i = 0; i < told.count; i++)
		if (told_of[event[i].code] == times)
			told_of[event[i].code]++;
}

/* What happens at once, in the words of the log, beyond the move itself, which is what the first event
 * tells, and beyond what follows every other choice, too; as far as it is the same whatever is hidden. */
static void name_events(struct pet_text *t, const struct pet_game *game, struct pet_view v,
			pet_move m, const pet_move *other, int others)
{
	uint8_t shared[256] = { 0 }; /* choices that it follows */
	_Alignas(64) unsigned char state[PET_STATE_MAX];
	struct pet_event event[WORLDS][EVENTS_MAX];
	uint32_t same = EVENTS_MAX;
	for (int w = 0; w < WORLDS; w++) {
		struct pet_events told = { event[w], 0, EVENTS_MAX, 0 };
		struct pet_bits bits = { (uint64_t)w + 1 };
		pet_game_resample(game, v, state, &bits);
		pet_game_advance(game, state, m, &told);
		same = told.count < same ? told.count : same;
		for (uint32_t i = 0; i < same; i++)
			if (memcmp(&event[0][i], &event[w][i], sizeof event[0][0]))
				same = i;
	}
	for (int k = 0; k < others; k++)
		count_events(game, v, other[k], k, shared);
	for (uint32_t i = 1, told = 0; i < same && told < EVENTS_TOLD;) {
		if (others && shared[event[0][i].code] == others) {
			i++;
			continue;
		}
		told++;
		pet_text_put(t, t->len ? "; " : "");
		i += pet_text_events(t, &event[0][i], same - i, v.seat);
		if (t->len && t->buf[t->len - 1] == '.') /* its sentence goes on */
			t->buf[--t->len] = 0;
	}
}

/* What the end of one move's plan has more and less of than that of another, in every world. False: one of
 * them ends the game, or nobody can tell. */
static bool compare(const void *memory, const struct pet_game *game, struct pet_view v,
		    pet_move played, pet_move better, struct pet_explanation *e)
{
	struct line with, without;
	pet_move plan[2][PET_PLAN_MAX];
	int8_t sign[PET_FEATURES_MAX] = { 0 };
	int n = pet_bot_plan(memory, better, plan[0], PLAN_TOLD);
	int m = pet_bot_plan(memory, played, plan[1], PLAN_TOLD);
	bool tells = game->bots->net || game->bots->eval_terms;
	*e = (struct pet_explanation){ .m = better };
	for (int w = WORLDS; tells && w-- > 0;) {
		play_line(game, v, better, plan[0], n, w, &with);
		play_line(game, v, played, plan[1], m, w, &without);
		tells = agree(game, without.end, with.end, v.seat, w == WORLDS - 1, sign);
	}
	if (tells)
		state_both(e, game, without.end, with.end, v.seat, sign, false);
	return tells;
}

/* Where a move gains nothing that can be named: what the next best one would give up. */
static void name_worse(struct pet_text *t, const void *memory, const struct pet_game *game,
		       struct pet_view v, pet_move m)
{
	struct pet_explanation e;
	pet_move other[PET_BOT_ALTERNATIVES];
	if (others_than(memory, m, other) && compare(memory, game, v, other[0], m, &e))
		name_said(t, &e, AT_ONCE | PLANNED, true, N_("the next best choice gives up:"));
}

void pet_bot_because(const void *memory, const struct pet_game *game, struct pet_view v, pet_move m,
		     struct pet_text *t)
{
	struct pet_explanation e;
	pet_move other[PET_BOT_ALTERNATIVES];
	int others = others_than(memory, m, other);
	pet_bot_explain(memory, game, v, m, &e);
	leave_shared(&e, memory, game, v, other, others);
	struct pet_text own = pet_text_into(t->buf + t->len, t->cap - t->len, t->lang, game, v.pub);
	own.seat_name = t->seat_name;
	own.colour = t->colour;
	name_events(&own, game, v, m, other, others);
	if (e.wins)
		part(&own, N_("it wins the game"));
	if (e.circle)
		pet_bot_wasted(e.circle, &own);
	bool gains = name_said(&own, &e, AT_ONCE, true, N_("at once it gains:"));
	if (gains)
		name_said(&own, &e, AT_ONCE, false, N_("at the price of:"));
	name_plan(&own, &e, game, v);
	if (e.plan_wins)
		part(&own, N_("which wins the game"));
	bool pays = name_said(&own, &e, PLANNED, true, N_("which gains:")) || gains;
	if (!own.len)
		name_worse(&own, memory, game, v, m);
	if (pays) /* a price alone is no reason */
		name_said(&own, &e, gains ? PLANNED : AT_ONCE | PLANNED, false,
			  N_("at the price of:"));
	t->len += own.len;
	t->cut = t->cut || own.cut;
}

void pet_bot_given_up(const void *memory, const struct pet_game *game, struct pet_view v,
		      pet_move played, pet_move better, struct pet_text *t)
{
	struct pet_explanation e;
	if (!compare(memory, game, v, played, better, &e))
		return;
	struct pet_text own = pet_text_into(t->buf + t->len, t->cap - t->len, t->lang, game, v.pub);
	name_said(&own, &e, AT_ONCE, true, N_("given up:"));
	name_said(&own, &e, AT_ONCE, false, N_("gained instead:"));
	t->len += own.len;
	t->cut = t->cut || own.cut;
}
