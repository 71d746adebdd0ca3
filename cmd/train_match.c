/* train_match: a new net against the best so far.
 *
 * The net has one seat, the best so far all others; seats and their number rotate. Threads play the
 * games in any order, but a sequential test looks at them strictly in order and ends the match, so
 * the answer is the same for any number of threads. */
#include "cmd/train.h"

#include <pthread.h>
#include <stdlib.h>
#include <string.h>

enum { UNPLAYED = 255, UNFINISHED = 254 };

struct hall {
	struct match *match;
	pthread_mutex_t lock;
	uint8_t *share; /* of every game; UNPLAYED, UNFINISHED */
	uint64_t next, looked;
	struct progress progress; /* shown by the thread that takes the first game */
};

static uint8_t seats_of(const struct match *m, uint64_t index)
{
	return (uint8_t)(m->seats_min + index % (uint64_t)(m->seats_max - m->seats_min + 1));
}

/* The share of the new net in one game. */
static uint8_t play_game(const struct match *m, void *bot[PET_SEATS_MAX], uint64_t index)
{
	_Alignas(64) unsigned char state[PET_STATE_MAX];
	struct pet_bits bits = { m->seed ^ index * 0xd1342543de82ef95u };
	uint8_t seats = seats_of(m, index);
	uint8_t hero = (uint8_t)(index / (uint64_t)(m->seats_max - m->seats_min + 1) % seats);
	uint8_t result[PET_SEATS_MAX] = { 0 };
	struct pet_setup setup;
	pet_setup_default(m->game, &setup, seats);
	for (int s = 0; s < seats; s++)
		pet_bot_init(bot[s], &m->spec[s != hero], pet_bits_next(&bits));
	if (pet_game_start(m->game, state, &setup, NULL))
		return UNFINISHED;
	for (int n = 0; n < QUESTIONS_MAX && pet_game_asked(state) != PET_NOBODY; n++) {
		uint8_t asked = pet_game_asked(state);
		pet_move move = asked == PET_CHANCE
					? pet_game_sample(m->game, state, pet_bits_next(&bits))
					: pet_bot_choose(bot[asked], m->game,
							 pet_game_view(m->game, state, asked));
		pet_game_advance(m->game, state, move, NULL);
	}
	if (pet_game_asked(state) != PET_NOBODY)
		return UNFINISHED;
	m->game->result(state, result);
	return result[hero];
}

/* Takes the next game; false: there is none, or the match is decided. Before that, stores the share
 * of the previous game and tests all games that are ready. */
static bool next_game(struct hall *h, uint64_t *index, uint8_t share)
{
	struct match *m = h->match;
	pthread_mutex_lock(&h->lock);
	if (share != UNPLAYED)
		h->share[*index] = share;
	for (; h->looked < m->games && h->share[h->looked] != UNPLAYED && !m->sprt.answer;
	     h->looked++) {
		uint8_t won = h->share[h->looked], seats = seats_of(m, h->looked);
		if (won == UNFINISHED)
			continue;
		m->finished++;
		m->times += (double)won * seats / PET_SHARES;
		sprt_game(&m->sprt, (double)won / PET_SHARES, seats);
	}
	bool more = h->next < m->games && !m->sprt.answer;
	if (more)
		*index = h->next++;
	pthread_mutex_unlock(&h->lock);
	return more;
}

static void *work(void *self)
{
	struct hall *h = self;
	void *bot[PET_SEATS_MAX];
	uint64_t index = 0;
	uint8_t share = UNPLAYED;
	bool shows = false;
	for (int s = 0; s < PET_SEATS_MAX; s++)
		bot[s] = train_bot(&h->match->spec[0]);
	while (next_game(h, &index, share)) {
		share = play_game(h->match, bot, index);
		shows |= index == 0;
		if (shows)
			progress_show(&h->progress, index + 1);
	}
	for (int s = 0; s < PET_SEATS_MAX; s++)
		free(bot[s]);
	return NULL;
}

void train_match(struct match *m, unsigned threads)
{
	pthread_t thread[256];
	struct hall h = { .match = m,
			  .lock = PTHREAD_MUTEX_INITIALIZER,
			  .share = memory(m->games),
			  .progress = { .what = N_("match"), .all = m->games } };
	memset(h.share, UNPLAYED, m->games);
	m->finished = 0;
	m->times = 0;
	sprt_decide(&m->sprt, 0);
	for (unsigned t = 0; t < threads; t++)
		if (pthread_create(&thread[t], NULL, work, &h))
			die("no thread");
	for (unsigned t = 0; t < threads; t++)
		pthread_join(thread[t], NULL);
	progress_end();
	if (m->finished)
		m->times /= (double)m->finished;
}
