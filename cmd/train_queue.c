/* train_queue: a run of training that any number of processes share (--queue DIR).
 *
 * The games of a generation are cut into batches. A process locks a batch that nobody has played,
 * plays it and writes its samples; when all are there every process reads them, in order. Then one
 * of them fits and plays the match, the others wait for its answer. Games depend on the seed and
 * their number alone, so it does not matter who plays them, and a run that was cut off goes on where
 * it stopped: the lock of a dead process falls by itself. Machines that share the folder need the
 * same order of bytes.
 *
 *   plan          what is trained and how; a process with another plan is refused
 *   lock          byte g * STEP + b: batch b of generation g; the last of STEP: its answer; the
 *                 one after all generations: the plan
 *   G-BBBB.games  struct batch_head, samples, rows
 *   G.net         the net of a generation that was kept; G.dropped: it was not */
#include "cmd/train.h"

#include <errno.h>
#include <fcntl.h>
#include <inttypes.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

enum { BATCH_GAMES = 64, STEP = 1 << 20, NAME_MAX_BYTES = 4096 };
static const char magic[8] = "petgames";

struct batch_head {
	char magic[8];
	uint64_t ended, count, used, sum;
	struct {
		uint64_t games, won, fair;
	} guest[GUESTS_MAX];
};

static void name(const struct queue *q, char out[NAME_MAX_BYTES], const char *form, unsigned g,
		 uint64_t batch)
{
	char file[64];
	snprintf(file, sizeof file, form, g, batch);
	if (snprintf(out, NAME_MAX_BYTES, "%s/%s", q->dir, file) >= NAME_MAX_BYTES)
		die("'%s' is too long a name", q->dir);
}

static void batch_name(const struct queue *q, char out[NAME_MAX_BYTES], unsigned g, uint64_t batch)
{
	name(q, out, "%u-%04" PRIu64 ".games", g, batch);
}

static bool is_there(const char *path)
{
	struct stat st;
	if (!stat(path, &st))
		return true;
	if (errno != ENOENT)
		die("cannot read '%s': %s", path, error_words(errno));
	return false;
}

/* Locks or unlocks one byte; false: somebody else has it. */
static bool locked(const struct queue *q, uint64_t byte, short type, bool wait)
{
	struct flock f = {
		.l_type = type, .l_whence = SEEK_SET, .l_start = (off_t)byte, .l_len = 1
	};
	while (fcntl(q->lock, wait ? F_SETLKW : F_SETLK, &f)) {
		if (!wait && (errno == EACCES || errno == EAGAIN))
			return false;
		if (errno != EINTR)
			die("cannot lock '%s': %s", q->dir, error_words(errno));
	}
	return true;
}

void queue_open(struct queue *q, const struct pet_text *plan)
{
	char path[NAME_MAX_BYTES];
	if (mkdir(q->dir, 0777) && errno != EEXIST)
		die("cannot write '%s': %s", q->dir, error_words(errno));
	name(q, path, "lock", 0, 0);
	q->lock = open(path, O_RDWR | O_CREAT | O_CLOEXEC, 0666);
	if (q->lock < 0)
		die("cannot write '%s': %s", path, error_words(errno));
	name(q, path, "plan", 0, 0);
	locked(q, (uint64_t)GENERATIONS_MAX * STEP, F_WRLCK, true);
	if (!is_there(path))
		out_write(path, plan);
	locked(q, (uint64_t)GENERATIONS_MAX * STEP, F_UNLCK, true);
	size_t n;
	const char *other = file_read(path, 1 << 16, &n);
	if (n != plan->len || memcmp(other, plan->buf, n))
		die("the queue in '%s' belongs to another run: its plan is in '%s'", q->dir, path);
}

void queue_lock(const struct queue *q, unsigned g)
{
	locked(q, (uint64_t)(g + 1) * STEP - 1, F_WRLCK, true);
}

void queue_unlock(const struct queue *q, unsigned g)
{
	locked(q, (uint64_t)(g + 1) * STEP - 1, F_UNLCK, true);
}

uint64_t train_sum(uint64_t sum, const void *data, size_t bytes)
{
	const unsigned char *p = data;
	for (size_t i = 0; i < bytes; i++)
		sum = (sum ^ p[i]) * 0x100000001b3u + 1;
	return sum;
}

static uint64_t samples_sum(const struct sample *sample, size_t count, const int16_t *rows,
			    size_t used)
{
	return train_sum(train_sum(0, sample, count * sizeof *sample), rows, used * sizeof *rows);
}

static void batch_write(const char *path, const struct selfplay *p, const struct samples *s,
			uint64_t ended)
{
	struct batch_head h = { .ended = ended, .count = s->count, .used = s->used };
	memcpy(h.magic, magic, sizeof magic);
	h.sum = samples_sum(s->sample, s->count, s->rows, s->used);
	for (int i = 0; i < p->guests; i++) {
		h.guest[i].games = p->guest[i].games;
		h.guest[i].won = p->guest[i].won;
		h.guest[i].fair = p->guest[i].fair;
	}
	size_t samples = s->count * sizeof *s->sample, rows = s->used * sizeof *s->rows;
	char *all = malloc(sizeof h + samples + rows);
	if (!all)
		die("no memory");
	memcpy(all, &h, sizeof h);
	if (s->count) {
		memcpy(all + sizeof h, s->sample, samples);
		memcpy(all + sizeof h + samples, s->rows, rows);
	}
	file_write(path, all, sizeof h + samples + rows);
	free(all);
}

/* Adds a batch to the samples and to the guests' games; returns the games that ended. */
static uint64_t batch_read(const char *path, const struct selfplay *p, struct samples *out)
{
	struct batch_head h;
	struct stat st;
	FILE *f = fopen(path, "rb");
	if (!f || fstat(fileno(f), &st))
		die("cannot read '%s': %s", path, error_words(errno));
	bool whole = fread(&h, sizeof h, 1, f) == 1 && !memcmp(h.magic, magic, sizeof magic) &&
		     h.count <= (uint64_t)st.st_size && h.used <= (uint64_t)st.st_size &&
		     (uint64_t)st.st_size ==
			     sizeof h + h.count * sizeof *out->sample + h.used * sizeof *out->rows;
	if (whole) {
		train_room(out, h.count, h.used);
		struct sample *sample = out->sample + out->count;
		int16_t *rows = out->rows + out->used;
		whole = fread(sample, sizeof *sample, h.count, f) == h.count &&
			fread(rows, sizeof *rows, h.used, f) == h.used &&
			samples_sum(sample, h.count, rows, h.used) == h.sum;
	}
	fclose(f);
	if (!whole)
		die("'%s' is damaged: remove it, and its games are played again", path);
	for (uint64_t i = 0; i < h.count; i++)
		out->sample[out->count + i].at += (uint32_t)out->used;
	out->count += h.count;
	out->used += h.used;
	for (int i = 0; i < p->guests; i++) {
		p->guest[i].games += h.guest[i].games;
		p->guest[i].won += h.guest[i].won;
		p->guest[i].fair += h.guest[i].fair;
	}
	return h.ended;
}

static void play_batch(const char *path, const struct selfplay *p, uint64_t batch, int row)
{
	struct samples own = { .game = p->game, .row = row };
	uint64_t from = batch * BATCH_GAMES;
	uint64_t to = from + BATCH_GAMES < p->games ? from + BATCH_GAMES : p->games;
	uint64_t ended = train_play(p, NULL, from, to, &own);
	batch_write(path, p, &own, ended);
	free(own.sample);
	free(own.rows);
}

uint64_t queue_play(const struct queue *q, unsigned g, const struct selfplay *p,
		    struct samples *out)
{
	char path[NAME_MAX_BYTES];
	uint64_t batches = (p->games + BATCH_GAMES - 1) / BATCH_GAMES, ended = 0, left;
	do {
		bool played = false;
		left = 0;
		for (uint64_t b = 0; b < batches; b++) {
			batch_name(q, path, g, b);
			if (is_there(path))
				continue;
			left++;
			if (!locked(q, (uint64_t)g * STEP + b, F_WRLCK, false))
				continue;
			if (!is_there(path)) /* it may have been finished a moment ago */
				play_batch(path, p, b, out->row);
			locked(q, (uint64_t)g * STEP + b, F_UNLCK, true);
			played = true;
		}
		if (left && !played)
			sleep(1); /* others play the last ones */
	} while (left);
	for (int i = 0; i < p->guests; i++)
		p->guest[i].games = p->guest[i].won = p->guest[i].fair = 0;
	for (uint64_t b = 0; b < batches; b++) {
		batch_name(q, path, g, b);
		ended += batch_read(path, p, out);
	}
	return ended;
}

bool queue_answer(const struct queue *q, unsigned g, const struct pet_game *game,
		  struct pet_net *best, bool *kept)
{
	char path[NAME_MAX_BYTES];
	name(q, path, "%u.dropped", g, 0);
	*kept = !is_there(path);
	if (!*kept)
		return true;
	name(q, path, "%u.net", g, 0);
	if (!is_there(path))
		return false;
	*best = net_read(path, game);
	return true;
}

void queue_tell(const struct queue *q, unsigned g, const struct pet_game *game,
		const struct pet_net *net, bool kept)
{
	char path[NAME_MAX_BYTES];
	name(q, path, kept ? "%u.net" : "%u.dropped", g, 0);
	if (!kept)
		file_write(path, "", 0);
	else if (!net_write(path, game, net))
		exit(EXIT_BAD); /* the others would wait for it */
}
