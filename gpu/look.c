/* look.c: games of static bots (ai/static.c) on a device: every legal move is played in a copy, the
 * net judges the positions, the best move is taken. A step is five launches:
 *
 *     gpu_look    a thread per lane: draws and random moves are played at once. For a seat that
 *                 looks: a world that fits what it knows, and one look for every legal move
 *     gpu_try     a thread per look: plays the move in that world, and writes what the net sees
 *     gpu_net     a warp per 16 rows: the layers of the net, by the matrix units (net.c)
 *     gpu_weigh   a thread per look: from the net's answers to the mover's share of the win
 *     gpu_pick    a thread per lane: the best move, played in the game itself
 *
 * Only gpu_look and gpu_pick have the state; a look knows the world alone. Looks of lanes at the
 * same node are neighbours, because lanes are sorted by node (kernel.c). */
#include "ai/judge.h"
#include "gpu/turn.h"

/* ---- gpu_look ----------------------------------------------------------------------------- */

/* The answer of a seat that does not look, or -1. Draws from the same sources in the same order as
 * pet_bot_choose and, in self-play, train_play.c. */
static int at_once(const struct gpu_job *job, struct gpu_lane *lane, uint8_t asked, uint32_t n)
{
	struct pet_bits *own = &lane->seat[asked];
	uint8_t blunder = 0;
	if (job->opening) {
		const struct gpu_opening *o = &job->opening[lane->game - job->first];
		int32_t question = (int32_t)(lane->decisions + lane->draws);
		if (question >= o->burst && question < o->burst + (int32_t)job->burst)
			return (int)pet_bits_below(&lane->chance, n);
		pet_bits_below(&lane->chance, job->keep); /* whether the position is kept */
		blunder = o->blunder[asked];
	}
	unsigned bot = (unsigned)((asked + job->seats - lane->game % job->seats) % job->seats);
	if (n == 1)
		return 0;
	if (!(job->thinks >> bot & 1) || (blunder && pet_bits_below(own, 100) < blunder))
		return (int)pet_bits_below(own, n);
	return -1;
}

/* Goes on without a look, or returns how many moves there are to look at. */
static uint32_t wanted(const struct gpu_job *job, struct gpu_lane *lane, void *state,
		       pet_move legal[PET_MOVES_MAX])
{
	uint8_t asked = pet_game_asked(state);
	lane->tries = 0;
	if (between_games(job, lane, state))
		return 0;
	if (asked == PET_CHANCE) {
		draw(lane, state);
		return 0;
	}
	int n = pet_view_legal(game, pet_game_view(game, state, asked), legal);
	int i = at_once(job, lane, asked, (uint32_t)n);
	if (i < 0)
		return (uint32_t)n;
	play(job, lane, state, legal[i]);
	return 0;
}

/* Writes the looks from `at` on, and the world they are made in. */
static void prepare(const struct gpu_job *job, uint32_t l, const pet_move *legal, uint32_t n,
		    uint32_t at)
{
	struct gpu_lane *lane = &job->lane[l];
	const void *state = job->states + (size_t)l * job->stride;
	uint8_t asked = pet_game_asked(state);
	for (uint32_t i = 0; i < n; i++)
		job->look[at + i] = (struct gpu_look){ l, legal[i], -1, 0 };
	lane->at = at;
	lane->tries = n;
	pet_game_resample(game, pet_game_view(game, state, asked),
			  job->worlds + (size_t)l * job->stride, &lane->seat[asked]);
}

GPU_KERNEL void gpu_look(struct gpu_job job)
{
	uint32_t t = grid_thread(), n = 0;
	uint32_t l = lane_here(&job, t);
	struct gpu_lane before;
	pet_move legal[PET_MOVES_MAX];
	if (l != GPU_NO_LANE) {
		before = job.lane[l];
		n = wanted(&job, &job.lane[l], job.states + (size_t)l * job.stride, legal);
	}
	uint32_t at = grid_reserve(job.looks, n);
	if (n && at + n <= job.look_max) {
		prepare(&job, l, legal, n, at);
	} else if (n) {
		/* no room: as if it had not been asked; it is asked again in the next step */
		before.tries = 0;
		job.lane[l] = before;
		for (uint32_t i = at; i < job.look_max; i++)
			job.look[i].lane = GPU_NO_LANE;
	}
}

/* ---- gpu_try ------------------------------------------------------------------------------- */

/* The value of a seat's features to a biased bot (pet_bot_judge). */
static int32_t leaning(const struct gpu_job *job, const struct gpu_lane *lane, const void *state,
		       uint8_t seat)
{
	int16_t row[PET_SEATS_MAX][PET_FEATURES_MAX];
	int64_t sum = 0;
	if (!job->opening)
		return 0;
	const struct gpu_opening *o = &job->opening[lane->game - job->first];
	if (!(o->biased >> seat & 1))
		return 0;
	game->bots->features(state, row, NULL);
	for (int i = job->from; i + 1 < job->from + job->features; i++) /* the last one is eval */
		sum += o->taste[seat][i] * row[seat][i];
	return (int32_t)sum;
}

/* The value to the mover where the net is not needed, else -1. */
static int32_t value_without_net(const struct gpu_job *job, const void *state, uint8_t mover)
{
	if (pet_game_asked(state) == PET_NOBODY) {
		uint8_t sixtieths[PET_SEATS_MAX] = { 0 };
		game->result(state, sixtieths);
		return sixtieths[mover] * 65536 / PET_SHARES;
	}
	if (!job->by_hand)
		return -1;
	int32_t share[PET_SEATS_MAX] = { 0 };
	game->bots->eval(state, share);
	return share[mover];
}

GPU_KERNEL void gpu_try(struct gpu_job job)
{
	_Alignas(64) unsigned char state[PET_STATE_MAX];
	uint32_t t = grid_thread();
	if (t >= look_count(&job) || job.look[t].lane == GPU_NO_LANE)
		return;
	struct gpu_look *look = &job.look[t];
	const unsigned char *world = job.worlds + (size_t)look->lane * job.stride;
	uint8_t mover = pet_game_asked(world);
	memcpy(state, world, (game->state_bytes + 15u) / 16 * 16); /* sixteen at a time */
	pet_game_advance(game, state, look->m, NULL);
	int32_t value = value_without_net(&job, state, mover);
	look->value = value;
	if (pet_game_asked(state) != PET_NOBODY)
		look->lean = leaning(&job, &job.lane[look->lane], state, mover);
	if (value >= 0)
		return;
	int16_t in[PET_SEATS_MAX][NET_INPUTS_MAX];
	pet_judge_see(game, &job.net, state, in);
	for (unsigned s = 0; s < job.seats; s++)
		memcpy(job.rows + ((size_t)t * job.seats + s) * job.row_length, in[s],
		       3 * (size_t)((job.features + 7) / 8 * 8) * sizeof in[0][0]);
}

/* ---- gpu_weigh and gpu_pick -------------------------------------------------------------- */

GPU_KERNEL void gpu_weigh(struct gpu_job job)
{
	uint32_t t = grid_thread();
	if (t >= look_count(&job) || job.look[t].lane == GPU_NO_LANE || job.look[t].value >= 0)
		return;
	int32_t logit[PET_SEATS_MAX][2] = { 0 }, share[PET_SEATS_MAX];
	memcpy(logit, job.logits + 2 * (size_t)t * job.seats, job.seats * sizeof logit[0]);
	pet_judge_weigh(logit, job.seats, share);
	job.look[t].value =
		share[pet_game_asked(job.worlds + (size_t)job.look[t].lane * job.stride)];
}

/* The best of a lane's looks, as pet_static_choose takes it. */
static pet_move best_of(const struct gpu_look *look, uint32_t n, struct pet_bits *bits)
{
	int32_t most = -1;
	uint32_t ties = 0;
	pet_move best = look[0].m;
	for (uint32_t i = 0; i < n; i++) {
		int32_t value = look[i].value + look[i].lean;
		if (value < 0)
			value = 0;
		if (value == most && pet_bits_below(bits, ++ties + 1))
			continue;
		if (value > most)
			ties = 0;
		if (value >= most) {
			most = value;
			best = look[i].m;
		}
	}
	return best;
}

GPU_KERNEL void gpu_pick(struct gpu_job job)
{
	uint32_t t = grid_thread(), key = GPU_KEY_IDLE;
	uint32_t l = lane_here(&job, t);
	if (l != GPU_NO_LANE) {
		struct gpu_lane *lane = &job.lane[l];
		void *state = job.states + (size_t)l * job.stride;
		if (lane->tries) {
			struct pet_bits *bits = &lane->seat[pet_game_asked(state)];
			play(&job, lane, state, best_of(job.look + lane->at, lane->tries, bits));
		}
		key = key_of(&job, lane, state);
	}
	finish(&job, l, key);
}
