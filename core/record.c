/* record.c: replaying a record, its undo lines, its dice, and writing it (record.h).
 *
 * Undo: the state before line p (from 0) depends on lines 0 to p-1 alone. The lines that count are
 * found by walking backwards: an undo to before line q jumps to q, any other line counts and steps
 * back by one. Undone undos need no special case, and the walk needs one mark per line. */
#include "core/record.h"

#include <string.h>

#include "core/mark.h"
#include "core/must.h"
#include "core/reader.h"

static bool is_undo(const struct pet_record_line *l)
{
	return pet_move_verb(l->m) == PET_UNDO_VERB;
}

/* Where an undo line leads: how many lines remain. */
static uint32_t undo_left(const struct pet_record_line *l)
{
	return (l->m & 0xffffff) - 1;
}

void pet_record_new(struct pet_record *r, const struct pet_game *game, const struct pet_setup *s,
		    struct pet_record_line *lines, uint32_t cap)
{
	memset(r, 0, sizeof *r);
	r->game = game;
	r->version = game->version;
	r->setup = *s;
	r->line = lines;
	r->cap = cap < PET_RECORD_LINES_MAX ? cap : PET_RECORD_LINES_MAX;
	for (int i = 0; i < PET_SEATS_MAX; i++) {
		r->seat_name[i][0] = 's';
		r->seat_name[i][1] = (char)('1' + i);
	}
}

/* ---- playing --------------------------------------------------------------------------------- */

static bool refuse(struct pet_fault *fault, uint32_t line, const char *what, const char *word)
{
	memset(fault, 0, sizeof *fault);
	pet_fault_say(fault, what, word, word ? pet_text_length(word) : 0);
	fault->line = line;
	return false;
}

bool pet_record_start(const struct pet_record *r, void *state, struct pet_events *events,
		      struct pet_fault *fault)
{
	if (r->has_position) {
		if (!pet_position_read(r->game, r->position, r->position_bytes, state, fault)) {
			fault->line = 0;
			return false;
		}
		if (((const struct pet_flow *)state)->seats != r->setup.seats)
			return refuse(fault, 0, "the position has another number of seats", NULL);
		if (((const struct pet_flow *)state)->pack != r->setup.pack)
			return refuse(fault, 0, "the position has another pack", NULL);
		return true;
	}
	const char *error = pet_game_start(r->game, state, &r->setup, events);
	return !error || refuse(fault, 0, error, NULL);
}

bool pet_record_refused(const struct pet_record *r, uint32_t line, struct pet_text *t)
{
	static const char *const open[] = { "'", "«", "„" }, *const close[] = { "'", "»", "”" };
	const void *state = t->pub;
	if (!line || line > r->count)
		return false;
	const struct pet_record_line *l = &r->line[line - 1];
	if (is_undo(l) || pet_move_verb(l->m) == PET_HIDDEN_VERB)
		return false;
	pet_text_put(t, open[t->lang]);
	pet_token_move(t, l->m);
	pet_text_put(t, close[t->lang]);
	pet_text_char(t, ' ');
	pet_text_say(t, N_("is not legal here"));
	const struct pet_reason *why = pet_game_why(r->game, state, l->seat, l->m);
	if (why) {
		pet_text_put(t, why->rule[0] ? " (" : "");
		pet_text_put(t, why->rule);
		pet_text_put(t, why->rule[0] ? "): " : ": ");
		pet_text_reason(t, why, l->m,
				pet_game_asked(state) == PET_NOBODY ? 0
								    : pet_game_frame(state)->who);
	}
	if (r->version != r->game->version) {
		pet_text_put(t, " (");
		pet_text_say(t, N_("made with another version of the rules"));
		pet_text_char(t, ')');
	}
	return true;
}

/* A refused move in words: the move and the reason. */
static bool refuse_move(const struct pet_record *r, const void *state, uint32_t i,
			struct pet_fault *fault)
{
	memset(fault, 0, sizeof *fault);
	fault->line = i + 1;
	struct pet_text t =
		pet_text_into(fault->what, sizeof fault->what, PET_LANG_EN, r->game, state);
	pet_record_refused(r, i + 1, &t);
	return false;
}

static bool play_line(struct pet_record *r, void *state, uint32_t i, struct pet_fault *fault)
{
	struct pet_record_line *l = &r->line[i];
	if (pet_move_verb(l->m) == PET_HIDDEN_VERB)
		return refuse(fault, i + 1, "this copy hides the move", NULL);
	if (pet_game_asked(state) != PET_NOBODY)
		l->seen = pet_game_seen(r->game, state);
	if (pet_game_play(r->game, state, l->seat, l->m, NULL) != PET_PLAY_OK)
		return refuse_move(r, state, i, fault);
	return true;
}

/* Snapshots, so that a short undo need not replay from the start. */
enum { KEPT = 4, KEEP_EVERY = 64, REBUILD_MAX = 10000000 };

struct kept {
	_Alignas(64) unsigned char state[PET_STATE_MAX];
	uint32_t before; /* this line, from 0 */
	uint32_t depth;
	bool used;
};

struct walk {
	struct pet_record *r;
	void *state;
	struct kept kept[KEPT];
	uint32_t depth;   /* lines so far that count */
	uint32_t next;    /* slot in kept */
	uint32_t rebuilt; /* moves replayed because of undo */
	struct pet_fault *fault;
};

static void keep(struct walk *w, uint32_t before)
{
	struct kept *k = &w->kept[w->next++ % KEPT];
	memcpy(k->state, w->state, w->r->game->state_bytes);
	k->before = before;
	k->depth = w->depth;
	k->used = true;
}

static const struct kept *find_kept(const struct walk *w, uint32_t before)
{
	for (int i = 0; i < KEPT; i++)
		if (w->kept[i].used && w->kept[i].before == before)
			return &w->kept[i];
	return NULL;
}

/* Restores the state before line `left` (from 0) from the nearest snapshot. */
static bool rebuild(struct walk *w, uint32_t left)
{
	struct pet_record *r = w->r;
	const struct kept *from = NULL;
	uint32_t p = left;

	while (!(from = find_kept(w, p)) && p > 0) {
		struct pet_record_line *l = &r->line[p - 1];
		l->mark = !is_undo(l);
		uint32_t down = l->mark ? p - 1 : undo_left(l);
		for (uint32_t i = down; i + 1 < p; i++)
			r->line[i].mark = false;
		p = down;
	}
	if (from)
		memcpy(w->state, from->state, r->game->state_bytes);
	else if (!pet_record_start(r, w->state, NULL, w->fault))
		return false;
	w->depth = from ? from->depth : 0;
	for (uint32_t i = p; i < left; i++) {
		if (!r->line[i].mark)
			continue;
		r->line[i].mark = false;
		if (++w->rebuilt > REBUILD_MAX)
			return refuse(w->fault, i + 1, "too much undo to replay", NULL);
		if (!play_line(r, w->state, i, w->fault))
			return false;
		w->depth++;
	}
	keep(w, left);
	return true;
}

static void walk_begin(struct walk *w, struct pet_record *r, void *state, struct pet_fault *fault)
{
	w->r = r;
	w->state = state;
	w->depth = w->next = w->rebuilt = 0;
	w->fault = fault;
	for (int i = 0; i < KEPT; i++)
		w->kept[i].used = false;
}

/* Plays line i on the state before it. */
static bool walk_line(struct walk *w, uint32_t i)
{
	struct pet_record_line *l = &w->r->line[i];
	if (is_undo(l)) {
		l->seen = PET_SEEN_BY_ALL;
		return rebuild(w, undo_left(l));
	}
	if (i % KEEP_EVERY == 0)
		keep(w, i);
	w->depth++;
	return play_line(w->r, w->state, i, w->fault);
}

static bool end_fits(const struct pet_record *r, const void *state, struct pet_fault *fault)
{
	uint8_t share[PET_SEATS_MAX] = { 0 };
	if (pet_game_asked(state) != PET_NOBODY)
		return refuse(fault, r->count + 1, "the game is not over here", NULL);
	r->game->result(state, share);
	for (int i = 0; i < r->setup.seats; i++)
		if (share[i] != r->share[i])
			return refuse(fault, r->count + 1, "this is not the result of",
				      r->seat_name[i]);
	return true;
}

bool pet_record_replay(struct pet_record *r, void *state, uint32_t upto, uint32_t *played,
		       struct pet_fault *fault)
{
	struct walk w;
	walk_begin(&w, r, state, fault);
	*played = 0;
	if (!pet_record_start(r, state, NULL, fault))
		return false;
	for (; *played < upto && *played < r->count; ++*played)
		if (!walk_line(&w, *played))
			return false;
	return !r->has_end || upto <= r->count || end_fits(r, state, fault);
}

bool pet_record_at(struct pet_record *r, void *state, uint32_t upto, struct pet_fault *fault)
{
	struct walk w;
	walk_begin(&w, r, state, fault);
	return rebuild(&w, upto < r->count ? upto : r->count);
}

enum pet_refusal pet_record_play(struct pet_record *r, void *state, uint8_t seat, pet_move m,
				 struct pet_events *events)
{
	if (r->count == r->cap)
		return PET_PLAY_FULL;
	struct pet_record_line l = { .m = m, .seat = seat };
	if (pet_game_asked(state) != PET_NOBODY)
		l.seen = pet_game_seen(r->game, state);
	enum pet_refusal refusal = pet_game_play(r->game, state, seat, m, events);
	if (refusal == PET_PLAY_OK)
		r->line[r->count++] = l;
	return refusal;
}

bool pet_record_undo(struct pet_record *r, void *state, uint8_t seat, uint32_t n,
		     struct pet_fault *fault)
{
	struct walk w;
	if (n == 0 || n > r->count)
		return refuse(fault, 0, "there is no such line to undo", NULL);
	if (seat >= PET_SEATS_MAX && seat != PET_CHANCE)
		return refuse(fault, 0, "somebody must undo", NULL);
	if (r->count == r->cap)
		return refuse(fault, 0, "the record is full", NULL);
	walk_begin(&w, r, state, fault);
	if (!rebuild(&w, n - 1))
		return false;
	r->line[r->count++] = (struct pet_record_line){ .m = (pet_move)PET_UNDO_VERB << 24 | n,
							.seat = seat,
							.seen = PET_SEEN_BY_ALL };
	r->has_end = false;
	return true;
}

bool pet_record_finish(struct pet_record *r, const void *state)
{
	if (pet_game_asked(state) != PET_NOBODY)
		return false;
	memset(r->share, 0, sizeof r->share);
	r->game->result(state, r->share);
	r->has_end = true;
	return true;
}

uint32_t pet_record_effective(const struct pet_record *r, uint32_t *index, uint32_t upto)
{
	uint32_t count = 0, p = upto < r->count ? upto : r->count;
	while (p > 0) {
		if (is_undo(&r->line[p - 1]))
			p = undo_left(&r->line[p - 1]);
		else
			index[count++] = --p;
	}
	for (uint32_t i = 0; i < count / 2; i++) {
		uint32_t other = index[count - 1 - i];
		index[count - 1 - i] = index[i];
		index[i] = other;
	}
	return count;
}

/* ---- dice ------------------------------------------------------------------------------------ */

bool pet_record_verify_dice(struct pet_record *r, uint32_t *checked, struct pet_fault *fault)
{
	_Alignas(64) unsigned char state[PET_STATE_MAX];
	uint8_t hash[PET_SHA256_BYTES];
	struct walk w;

	*checked = 0;
	for (int i = 0; i < r->setup.seats; i++) {
		if (!((r->sealed & r->entropy_from) >> i & 1))
			continue;
		pet_sha256(r->entropy[i], PET_SHA256_BYTES, hash);
		if (memcmp(hash, r->seal[i], sizeof hash) != 0)
			return refuse(fault, 0, "what a seat revealed is not what it had sealed",
				      NULL);
	}
	if (!r->has_seed && !r->has_reveal)
		return true;
	if (r->has_reveal && r->has_commit) {
		pet_sha256(r->secret, sizeof r->secret, hash);
		if (memcmp(hash, r->commit, sizeof hash) != 0)
			return refuse(fault, 0, "the secret is not the one committed to", NULL);
	}
	walk_begin(&w, r, state, fault);
	if (!pet_record_start(r, state, NULL, fault))
		return false;
	for (uint32_t i = 0; i < r->count; i++) {
		const struct pet_record_line *l = &r->line[i];
		bool drawn = l->seat == PET_CHANCE && pet_move_verb(l->m) < PET_HIDDEN_VERB;
		uint32_t place = r->dice == PET_DICE_FIXED ? w.depth + 1 : i + 1;
		if (drawn && pet_game_asked(state) == PET_CHANCE) {
			if (pet_game_sample(r->game, state, pet_record_dice_at(r, place)) != l->m)
				return refuse(fault, i + 1, "the dice say something else", NULL);
			++*checked;
		}
		if (!walk_line(&w, i))
			return false;
	}
	return true;
}
