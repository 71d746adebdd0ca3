/* train_play: self-play, recorded as samples.
 *
 * A bot that always plays its best move shows the net only what it believes already. So every seat
 * of every game gets its own share of random moves, and half of the seats a bias towards one to
 * three features (a hunter, a temple builder, a miser...), redrawn for each game. And because a
 * tree search judges positions after random play-outs, all seats play at random for a while in
 * every second game. Guests show what nobody here would try: another bot in one seat of some games
 * or in all but one, as strong as it is, without noise and bias (train_guests.c). */
#include "cmd/train.h"

#include <pthread.h>
#include <stdatomic.h>
#include <stdlib.h>
#include <string.h>

enum {
	BURST_BEFORE = 200,
	LASTING = 100 /* decisions after which a lost position is worth a quarter */
};

struct worker {
	const struct selfplay *play;
	const struct told *told;
	struct samples *out;
	_Atomic uint64_t *next, *ended;
	uint64_t end; /* of the games to play */
	pthread_mutex_t *lock;
	struct samples own; /* of the game being played */
	void *bot[PET_SEATS_MAX];
	struct gpu_opening opening;
	struct guest *guest;          /* of this game, or NULL */
	uint8_t odd_seat;             /* the guest's; among hosts, the one that is none of them */
	int32_t stand[PET_SEATS_MAX]; /* eval before the last move: who would come second */
	struct progress *progress;    /* of the thread that shows it, else NULL */
};

static void *grown(void *p, size_t bytes)
{
	p = realloc(p, bytes);
	if (!p)
		die("no memory");
	return p;
}

void train_room(struct samples *s, size_t samples, size_t numbers)
{
	if (s->used + numbers > UINT32_MAX)
		die("too many positions: --keep fewer of them, or a smaller --window");
	if (s->count + samples > s->cap) {
		s->cap = (s->count + samples) * 2;
		s->sample = grown(s->sample, s->cap * sizeof *s->sample);
	}
	if (s->used + numbers > s->room) {
		s->room = (s->used + numbers) * 2;
		s->rows = grown(s->rows, s->room * sizeof *s->rows);
	}
}

static void note_position(struct worker *w, const void *state)
{
	int16_t in[PET_SEATS_MAX][NET_INPUTS_MAX];
	struct samples *s = &w->own;
	uint8_t seats = ((const struct pet_flow *)state)->seats;
	pet_judge_inputs(w->play->game, state, in);
	train_room(s, 1, (size_t)seats * (size_t)s->row);
	struct sample *one = &s->sample[s->count++];
	*one = (struct sample){ .at = (uint32_t)s->used, .seats = seats };
	int32_t share[PET_SEATS_MAX];
	w->play->game->bots->eval(state, share);
	for (int i = 0; i < seats; i++)
		one->hand[i] = (uint16_t)(share[i] < 65535 ? share[i] : 65535);
	for (int i = 0; i < seats; i++) {
		memcpy(s->rows + s->used, in[i], (size_t)s->row * sizeof *s->rows);
		s->used += (size_t)s->row;
	}
}

/* What the search thought about the position noted last. A biased bot does not say what it knows,
 * and a guest knows other things. */
static void note_search(struct worker *w, const void *bot, bool other)
{
	int32_t share[PET_SEATS_MAX];
	struct sample *one = &w->own.sample[w->own.count - 1];
	if (other || !pet_bot_expects(bot, share))
		return;
	one->searched = true;
	for (int i = 0; i < one->seats; i++)
		one->search[i] = (uint16_t)(share[i] < 65535 ? share[i] : 65535);
}

/* Places: winners first, then by the game's eval at the end; in PET_SHARES. */
static void places(const struct worker *w, const uint8_t win[], int seats, uint8_t rank[])
{
	int pairs = seats * (seats - 1) / 2;
	for (int s = 0; s < seats; s++) {
		int beaten = 0;
		for (int o = 0; o < seats; o++)
			beaten += win[s] != win[o] ? win[s] > win[o] : w->stand[s] > w->stand[o];
		rank[s] = (uint8_t)(pairs ? PET_SHARES * beaten / pairs : 0);
	}
}

/* Alone few games are won, and most defeats would teach nothing: a lost game is worth up to a half,
 * by the decisions that followed the position. */
static uint8_t lasted(const struct worker *w, size_t sample)
{
	size_t left = (w->own.count - 1 - sample) * w->play->keep;
	return (uint8_t)(PET_SHARES / 2 * left / (left + LASTING));
}

static bool is_guest(const struct worker *w, int seat)
{
	return w->guest && (seat == w->odd_seat) != w->guest->hosts;
}

/* Assigns the result to the game's samples and adds them to the others. */
static void hand_over(struct worker *w, uint64_t index, const void *state)
{
	uint8_t win[PET_SEATS_MAX] = { 0 }, rank[PET_SEATS_MAX] = { 0 };
	int seats = ((const struct pet_flow *)state)->seats;
	w->play->game->result(state, win);
	places(w, win, seats, rank);
	pthread_mutex_lock(w->lock);
	struct samples *all = w->out;
	train_room(all, w->own.count, w->own.used);
	for (size_t i = 0; i < w->own.count; i++) {
		struct sample one = w->own.sample[i];
		one.at += (uint32_t)all->used;
		one.game = (uint32_t)(w->play->first + index);
		memcpy(one.win, win, sizeof win);
		if (seats == 1 && !win[0])
			one.win[0] = lasted(w, i);
		memcpy(one.place, rank, sizeof rank);
		all->sample[all->count++] = one;
	}
	memcpy(all->rows + all->used, w->own.rows, w->own.used * sizeof *all->rows);
	all->used += w->own.used;
	if (w->guest)
		w->guest->games++;
	for (int s = 0; s < seats; s++)
		if (is_guest(w, s)) {
			w->guest->won += win[s];
			w->guest->fair += (uint64_t)(PET_SHARES / seats);
		}
	pthread_mutex_unlock(w->lock);
}

/* A bias towards one to three features: at most a fifth of a win for the whole range of one. */
static bool draw_taste(const struct pet_game *game, int seats, struct pet_bits *bits,
		       int32_t *taste)
{
	int from = pet_judge_from(game, seats);
	int features = pet_judge_features(game, seats) - 1; /* not eval */
	memset(taste, 0, PET_FEATURES_MAX * sizeof *taste);
	if (pet_bits_below(bits, 2))
		return false;
	for (unsigned n = 1 + pet_bits_below(bits, 3); n; n--) {
		int i = from + (int)pet_bits_below(bits, (uint32_t)features);
		taste[i] =
			(int32_t)(pet_bits_below(bits, 65536 / 5) >> game->bots->feature[i].bits);
	}
	return true;
}

uint8_t train_opening(const struct selfplay *p, uint64_t index, struct gpu_opening *o)
{
	struct pet_bits bits = { (p->seed + 1) * 0x9e3779b97f4a7c15u ^
				 index * 0xd1342543de82ef95u };
	uint8_t seats =
		(uint8_t)(p->seats_min +
			  pet_bits_below(&bits, (uint32_t)(p->seats_max - p->seats_min) + 1));
	memset(o, 0, sizeof *o);
	for (int s = 0; s < seats; s++) {
		o->biased |= (uint8_t)(draw_taste(p->game, seats, &bits, o->taste[s]) << s);
		o->blunder[s] = (uint8_t)pet_bits_below(&bits, p->noise + 1);
		o->seat[s].state = pet_bits_next(&bits);
	}
	o->burst = (int)pet_bits_below(&bits, 2 * BURST_BEFORE); /* beyond the end: none */
	o->chance = bits;
	return seats;
}

/* Draws who visits this game, from chance of its own: the others begin it as without guests. */
static void seat_guest(struct worker *w, uint64_t index, uint8_t seats)
{
	const struct selfplay *p = w->play;
	struct pet_bits bits = { (p->seed + 1) * 0xbf58476d1ce4e5b9u ^
				 index * 0xd1342543de82ef95u };
	unsigned drawn = pet_bits_below(&bits, 100);
	w->odd_seat = (uint8_t)pet_bits_below(&bits, seats);
	w->guest = NULL;
	for (int i = 0; i < p->guests && !w->guest; i++) {
		if (drawn < p->guest[i].share)
			w->guest = &p->guest[i];
		drawn -= p->guest[i].share;
	}
	for (int s = 0; s < seats; s++)
		if (is_guest(w, s)) {
			w->opening.biased &= (uint8_t) ~(1u << s);
			w->opening.blunder[s] = 0;
		}
}

static void begin_game(struct worker *w, uint8_t seats)
{
	const struct gpu_opening *o = &w->opening;
	for (int s = 0; s < seats; s++) {
		struct pet_bot_spec spec = is_guest(w, s) ? w->guest->bot : w->play->bot;
		spec.taste = o->biased >> s & 1 ? o->taste[s] : NULL;
		spec.blunder = o->blunder[s];
		pet_bot_init(w->bot[s], &spec, o->seat[s].state);
	}
	w->own.count = w->own.used = 0;
}

static pet_move any_move(const struct pet_game *game, const void *state, struct pet_bits *bits)
{
	pet_move legal[PET_MOVES_MAX];
	int n = pet_game_legal(game, state, legal);
	return legal[pet_bits_below(bits, (uint32_t)n)];
}

/* The answer of the asked seat: what the bot chooses, or what was told. */
static pet_move answer(struct worker *w, const void *state, uint8_t asked, bool wild,
		       struct pet_bits *bits, pet_move told)
{
	const struct pet_game *game = w->play->game;
	pet_move m =
		wild      ? any_move(game, state, bits)
		: w->told ? told
			  : pet_bot_choose(w->bot[asked], game, pet_game_view(game, state, asked));
	if (w->told && (m != told || !pet_game_is_legal(game, state, m)))
		die("the GPU played another game than the processor");
	return m;
}

/* told: the moves of the seats, or NULL. */
static bool play_game(struct worker *w, uint64_t index, const pet_move *told)
{
	_Alignas(64) unsigned char state[PET_STATE_MAX];
	const struct selfplay *p = w->play;
	const struct pet_game *game = p->game;
	uint8_t seats = train_opening(p, index, &w->opening);
	struct pet_bits bits = w->opening.chance;
	struct pet_setup setup;
	pet_setup_default(game, &setup, seats);
	seat_guest(w, index, seats);
	begin_game(w, seats);
	int burst = w->opening.burst;
	if (pet_game_start(game, state, &setup, NULL))
		return false;
	for (int questions = 0; questions < QUESTIONS_MAX; questions++) {
		uint8_t asked = pet_game_asked(state);
		if (asked == PET_NOBODY) {
			hand_over(w, index, state);
			return true;
		}
		if (asked == PET_CHANCE) {
			pet_move m = pet_game_sample(game, state, pet_bits_next(&bits));
			pet_game_advance(game, state, m, NULL);
			continue;
		}
		bool wild = questions >= burst && questions < burst + (int)p->burst;
		bool kept = !wild && pet_bits_below(&bits, p->keep) == 0;
		if (kept)
			note_position(w, state);
		game->bots->eval(state, w->stand);
		pet_move m = answer(w, state, asked, wild, &bits, told ? *told++ : PET_MOVE_NONE);
		if (kept && !told)
			note_search(w, w->bot[asked],
				    (w->opening.biased >> asked & 1) || is_guest(w, asked));
		pet_game_advance(game, state, m, NULL);
	}
	return false;
}

void *train_bot(const struct pet_bot_spec *spec)
{
	void *bot = aligned_alloc(64, (pet_bot_bytes(spec) + 63) / 64 * 64);
	if (!bot)
		die("no memory");
	return bot;
}

/* Memory for whoever takes a seat. */
static void *seat_memory(const struct selfplay *p)
{
	const struct pet_bot_spec *largest = &p->bot;
	for (int i = 0; i < p->guests; i++)
		if (pet_bot_bytes(&p->guest[i].bot) > pet_bot_bytes(largest))
			largest = &p->guest[i].bot;
	return train_bot(largest);
}

static void *work(void *self)
{
	struct worker *w = self;
	const struct told *told = w->told;
	for (uint64_t i; (i = atomic_fetch_add(w->next, 1)) < w->end;) {
		bool ended = !told ? play_game(w, i, NULL)
				   : told->result[i].finished &&
					     play_game(w, told->index[i],
						       told->moves + i * told->log_max);
		if (ended)
			atomic_fetch_add(w->ended, 1);
		if (w->progress)
			progress_show(w->progress, i + 1);
	}
	return NULL;
}

uint64_t train_play(const struct selfplay *p, const struct told *told, uint64_t from, uint64_t to,
		    struct samples *out)
{
	_Atomic uint64_t next = from, ended = 0;
	pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
	pthread_t thread[256];
	struct progress progress = { .what = N_("games"), .all = told ? to : p->games };
	struct worker *w = memory(p->threads * sizeof *w);
	for (int i = 0; i < p->guests; i++)
		p->guest[i].games = p->guest[i].won = p->guest[i].fair = 0;
	for (unsigned t = 0; t < p->threads; t++) {
		w[t] = (struct worker){ .play = p,
					.told = told,
					.out = out,
					.next = &next,
					.ended = &ended,
					.end = to,
					.lock = &lock,
					.progress = t == 0 ? &progress : NULL,
					.own = { .game = p->game, .row = out->row } };
		for (int s = 0; s < PET_SEATS_MAX; s++)
			w[t].bot[s] = seat_memory(p);
		if (pthread_create(&thread[t], NULL, work, &w[t]))
			die("no thread");
	}
	for (unsigned t = 0; t < p->threads; t++) {
		pthread_join(thread[t], NULL);
		for (int s = 0; s < PET_SEATS_MAX; s++)
			free(w[t].bot[s]);
		free(w[t].own.sample);
		free(w[t].own.rows);
	}
	progress_end();
	return ended;
}
