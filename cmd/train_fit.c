/* train_fit: fits a net to samples, by stochastic gradient descent with Adam's step sizes.
 *
 * Floats are used only here: the fitted weights are rounded to the integers of ai/judge.h, and the
 * reported loss is that of the rounded net.
 *
 * Threads share a batch: each takes whole slices of it, whose gradients are added up in order, so
 * any number of threads fits the same net. */
#include "cmd/train.h"

#include <math.h>
#include <pthread.h>
#include <stdlib.h>
#include <string.h>

#include "ai/judge_net.h"

enum { BATCH = 256, SLICES = 16, SLICE = BATCH / SLICES, HELD_OUT = 10 };

static const float rate_first = 2e-3f, rate_last = 1e-4f, decay = 1e-5f;
#define WEIGHT_MOST 60.0f               /* that 16 bits hold */
static const float rate_tuning = 4e-4f; /* first rate where the weights are good already */

/* A net in floats: layer after layer, each the rows of its neurons and then their biases. */
struct model {
	int in, first, second;
	size_t count;
	float *w, *grad[SLICES], *mean, *square;
};

struct trace {
	float in[NET_INPUTS_MAX], a[NET_FIRST_MAX], b[NET_SECOND_MAX], out[2];
};

static float uniform(struct pet_bits *bits)
{
	return (float)(pet_bits_next(bits) >> 40) / (float)(1 << 24) * 2 - 1;
}

static float *part(size_t n)
{
	float *p = calloc(n, sizeof *p);
	if (!p)
		die("no memory");
	return p;
}

static size_t weights_of(int in, int first, int second)
{
	return (size_t)(first * (in + 1) + second * (first + 1) + 2 * (second + 1));
}

static struct model model_new(int in, const struct fit *f, struct pet_bits *bits)
{
	struct model m = { .in = in, .first = f->first, .second = f->second };
	m.count = weights_of(in, m.first, m.second);
	m.w = part(m.count);
	for (int i = 0; i < SLICES; i++)
		m.grad[i] = part(m.count);
	m.mean = part(m.count);
	m.square = part(m.count);
	float *w = m.w;
	for (int i = 0; i < m.first * in; i++)
		*w++ = uniform(bits) * sqrtf(3.0f / (float)in);
	w += m.first;
	for (int i = 0; i < m.second * m.first; i++)
		*w++ = uniform(bits) * sqrtf(6.0f / (float)m.first);
	w += m.second;
	for (int i = 0; i < 2 * m.second; i++)
		*w++ = uniform(bits) * 0.1f;
	return m;
}

static float clipped(float x)
{
	return x < 0 ? 0 : x > 4 ? 4 : x;
}

static const float *forward_layer(const float *w, const float *in, int n, float *out, int outputs)
{
	const float *bias = w + n * outputs;
	for (int j = 0; j < outputs; j++) {
		float sum[8] = { 0 };
		const float *row = w + j * n;
		for (int i = 0; i < n; i += 8) /* sizes are multiples of 8 */
			for (int k = 0; k < 8; k++)
				sum[k] += row[i + k] * in[i + k];
		out[j] = bias[j];
		for (int k = 0; k < 8; k++)
			out[j] += sum[k];
	}
	return bias + outputs;
}

static void forward(const struct model *m, struct trace *t)
{
	const float *w = forward_layer(m->w, t->in, m->in, t->a, m->first);
	for (int j = 0; j < m->first; j++)
		t->a[j] = clipped(t->a[j]);
	w = forward_layer(w, t->a, m->first, t->b, m->second);
	for (int j = 0; j < m->second; j++)
		t->b[j] = clipped(t->b[j]);
	forward_layer(w, t->b, m->second, t->out, 2);
}

/* Adds the gradient of one layer; below receives that of its inputs where they are not clipped. */
static void backward_layer(const float *w, float *grad, const float *in, int n, const float *above,
			   int outputs, float *below)
{
	float *bias = grad + n * outputs;
	if (below)
		memset(below, 0, (size_t)n * sizeof *below);
	for (int j = 0; j < outputs; j++) {
		float g = above[j];
		if (g == 0)
			continue;
		const float *row = w + j * n;
		float *to = grad + j * n;
		bias[j] += g;
		for (int i = 0; i < n; i++)
			to[i] += g * in[i];
		if (below)
			for (int i = 0; i < n; i++)
				below[i] += g * row[i];
	}
	if (below)
		for (int i = 0; i < n; i++)
			if (in[i] <= 0 || in[i] >= 4)
				below[i] = 0;
}

static void backward(const struct model *m, float *grad, const struct trace *t,
		     const float above[2])
{
	float first[NET_FIRST_MAX], second[NET_SECOND_MAX];
	size_t w2 = (size_t)(m->first * (m->in + 1)),
	       w3 = w2 + (size_t)(m->second * (m->first + 1));
	backward_layer(m->w + w3, grad + w3, t->b, m->second, above, 2, second);
	backward_layer(m->w + w2, grad + w2, t->a, m->first, second, m->second, first);
	backward_layer(m->w, grad, t->in, m->in, first, m->first, NULL);
}

static void softmax(const float *logit, int seats, float *p)
{
	float top = logit[0], sum = 0;
	if (seats == 1) {
		p[0] = 1 / (1 + expf(-logit[0]));
		return;
	}
	for (int s = 1; s < seats; s++)
		top = fmaxf(top, logit[s]);
	for (int s = 0; s < seats; s++)
		sum += p[s] = expf(logit[s] - top);
	for (int s = 0; s < seats; s++)
		p[s] /= sum;
}

static void see(const struct samples *all, const struct sample *s, const struct model *m,
		struct trace *t)
{
	for (int seat = 0; seat < s->seats; seat++) {
		const int16_t *row = all->rows + s->at + (size_t)seat * (size_t)all->row;
		for (int i = 0; i < m->in; i++)
			t[seat].in[i] = (float)row[i] / (1 << NET_INPUT_PLACES);
		forward(m, &t[seat]);
	}
}

/* Cross entropy of one output for one sample; gradients of the logits. */
static float entropy(const struct trace *t, int out, const float *want, int seats, float *grad)
{
	float logit[PET_SEATS_MAX], p[PET_SEATS_MAX], loss = 0;
	for (int s = 0; s < seats; s++)
		logit[s] = t[s].out[out];
	softmax(logit, seats, p);
	for (int s = 0; s < seats; s++) {
		loss -= want[s] * logf(fmaxf(p[s], 1e-7f));
		if (seats == 1)
			loss -= (1 - want[s]) * logf(fmaxf(1 - p[s], 1e-7f));
		grad[s] = p[s] - want[s];
	}
	return loss;
}

/* The result; mix: in percent, what the search thought counts instead, if it thought. */
static void aim(const struct sample *s, const uint8_t *result, int mix, float *want)
{
	float part = s->searched ? (float)mix / 100 : 0;
	for (int i = 0; i < s->seats; i++)
		want[i] = (1 - part) * (float)result[i] / PET_SHARES +
			  part * (float)s->search[i] / 65535;
}

static void learn(const struct model *m, float *to, const struct samples *all,
		  const struct sample *s, int mix)
{
	struct trace t[PET_SEATS_MAX];
	float win[PET_SEATS_MAX], rank[PET_SEATS_MAX], want[PET_SEATS_MAX];
	see(all, s, m, t);
	aim(s, s->win, mix, want);
	entropy(t, 0, want, s->seats, win);
	aim(s, s->place, 0, want);
	entropy(t, 1, want, s->seats, rank);
	for (int seat = 0; seat < s->seats; seat++)
		backward(m, to, &t[seat],
			 (float[2]){ win[seat], s->seats > 1 ? 0.5f * rank[seat] : 0 });
}

/* Step n, for the weights from `begin` to `end`. */
static void step(struct model *m, float rate, int64_t n, size_t begin, size_t end)
{
	float c1 = 1 - powf(0.9f, (float)n), c2 = 1 - powf(0.999f, (float)n);
	for (size_t i = begin; i < end; i++) {
		float sum = 0;
		for (int k = 0; k < SLICES; k++) {
			sum += m->grad[k][i];
			m->grad[k][i] = 0;
		}
		float g = sum / BATCH + decay * m->w[i];
		m->mean[i] = 0.9f * m->mean[i] + 0.1f * g;
		m->square[i] = 0.999f * m->square[i] + 0.001f * g * g;
		m->w[i] -= rate * (m->mean[i] / c1) / (sqrtf(m->square[i] / c2) + 1e-8f);
		m->w[i] = fmaxf(-WEIGHT_MOST, fminf(WEIGHT_MOST, m->w[i]));
	}
}

static bool held_out(const struct sample *s)
{
	return s->game % HELD_OUT == 0;
}

static double hand_entropy(const struct sample *s)
{
	double loss = 0;
	for (int i = 0; i < s->seats; i++) {
		double want = (double)s->win[i] / PET_SHARES, p = (s->hand[i] + 1) / 65537.0;
		loss -= want * log(p);
		if (s->seats == 1)
			loss -= (1 - want) * log(1 - p);
	}
	return loss;
}

/* Cross entropy of a net in integers. */
static double net_entropy(const struct samples *all, const struct sample *s,
			  const struct pet_net *net, struct pet_net_memo *memo, const float *want)
{
	int16_t in[PET_SEATS_MAX][NET_INPUTS_MAX];
	int32_t win[PET_SEATS_MAX], rank[PET_SEATS_MAX];
	struct trace t[PET_SEATS_MAX];
	float grad[PET_SEATS_MAX];
	for (int i = 0; i < s->seats; i++)
		memcpy(in[i], all->rows + s->at + (size_t)i * (size_t)all->row,
		       (size_t)all->row * sizeof in[i][0]);
	pet_net_logits(net, memo, in, s->seats, win, rank);
	for (int i = 0; i < s->seats; i++)
		t[i].out[0] = (float)win[i] / 65536;
	return (double)entropy(t, 0, want, s->seats, grad);
}

static struct loss loss_of(const struct samples *all, const struct model *m,
			   const struct pet_net *before)
{
	struct loss sum = { 0 };
	size_t n = 0;
	struct trace t[PET_SEATS_MAX];
	struct pet_net_memo memo = { 0 };
	float grad[PET_SEATS_MAX], want[PET_SEATS_MAX];
	for (size_t i = 0; i < all->count; i++) {
		const struct sample *s = &all->sample[i];
		if (!held_out(s))
			continue;
		see(all, s, m, t);
		aim(s, s->place, 0, want);
		sum.place += (double)entropy(t, 1, want, s->seats, grad);
		aim(s, s->win, 0, want);
		sum.net += (double)entropy(t, 0, want, s->seats, grad);
		for (int seat = 0; seat < s->seats; seat++) {
			double said = (double)(grad[seat] + want[seat]);
			int k = (int)(said * TENTHS);
			k = k < 0 ? 0 : k < TENTHS ? k : TENTHS - 1;
			sum.tenth[k].said += said;
			sum.tenth[k].won += (double)want[seat];
			sum.tenth[k].count++;
		}
		if (before)
			sum.before += net_entropy(all, s, before, &memo, want);
		sum.hand += hand_entropy(s);
		n++;
	}
	if (n) {
		sum.net /= (double)n;
		sum.place /= (double)n;
		sum.hand /= (double)n;
		sum.before /= (double)n;
	}
	return sum;
}

static int16_t rounded(float *w)
{
	float x = roundf(*w * (1 << NET_WEIGHT_PLACES));
	*w = x / (1 << NET_WEIGHT_PLACES);
	return (int16_t)x;
}

/* In data the weights of two inputs to a neuron are adjacent (ai/judge.h); here all weights of a
 * neuron are. */
static float *quantise_layer(float *w, int inputs, int outputs, int16_t **data)
{
	for (int i = 0; i < inputs; i++)
		for (int j = 0; j < outputs; j++)
			(*data)[2 * (i / 2 * outputs + j) + i % 2] = rounded(&w[j * inputs + i]);
	*data += inputs * outputs;
	w += inputs * outputs;
	for (int j = 0; j < outputs; j++)
		*(*data)++ = rounded(w++);
	return w;
}

/* Rounds to the integers of ai/judge.h, and sets the model to the rounded values. */
static void quantise(struct model *m, const struct samples *s, int16_t *data)
{
	pet_judge_begin(s->game, s->seats, m->first, m->second, data);
	data += NET_HEAD + 2 * (m->in / 3);
	float *w = quantise_layer(m->w, m->in, m->first, &data);
	w = quantise_layer(w, m->first, m->second, &data);
	while (w < m->w + m->count)
		*data++ = rounded(w++);
}

size_t train_weights(const struct samples *s, const struct fit *f)
{
	return weights_of(s->row, f->first, f->second);
}

void train_round(const struct samples *s, const struct fit *f, const float *weights, int16_t *data)
{
	struct model m = { .in = s->row, .first = f->first, .second = f->second };
	m.count = weights_of(m.in, m.first, m.second);
	m.w = part(m.count);
	for (size_t i = 0; i < m.count; i++)
		m.w[i] = fmaxf(-WEIGHT_MOST, fminf(WEIGHT_MOST, weights[i]));
	quantise(&m, s, data);
	free(m.w);
}

/* The way back: the weights of a layer in floats. */
static float *restore_layer(float *w, int inputs, int outputs, const int16_t **data)
{
	const float unit = 1.0f / (1 << NET_WEIGHT_PLACES);
	for (int i = 0; i < inputs; i++)
		for (int j = 0; j < outputs; j++)
			w[j * inputs + i] = (*data)[2 * (i / 2 * outputs + j) + i % 2] * unit;
	*data += inputs * outputs;
	w += inputs * outputs;
	for (int j = 0; j < outputs; j++)
		*w++ = *(*data)++ * unit;
	return w;
}

/* Sets the model to a net of the same shape. */
static void restore(struct model *m, const struct pet_net *net)
{
	const int16_t *data = net->data + NET_HEAD + 2 * (m->in / 3);
	float *w = restore_layer(m->w, m->in, m->first, &data);
	w = restore_layer(w, m->first, m->second, &data);
	while (w < m->w + m->count)
		*w++ = (float)*data++ / (1 << NET_WEIGHT_PLACES);
}

/* What the threads share. */
struct crew {
	const struct samples *samples;
	const struct fit *fit;
	struct model model;
	uint32_t *order; /* the samples to learn from, shuffled before every epoch */
	size_t count;
	struct pet_bits bits;
	struct progress progress;
	pthread_barrier_t together;
};

struct member {
	struct crew *crew;
	unsigned number;
	pthread_t thread;
};

static void shuffle(struct crew *c)
{
	for (size_t i = c->count; i > 1; i--) {
		size_t k = pet_bits_below(&c->bits, (uint32_t)i);
		uint32_t swap = c->order[i - 1];
		c->order[i - 1] = c->order[k];
		c->order[k] = swap;
	}
}

/* The slices of a batch, and of its step the weights, that fall to a member. */
static void learn_batch(const struct member *self, size_t first, float rate, int64_t steps)
{
	struct crew *c = self->crew;
	struct model *m = &c->model;
	unsigned threads = c->fit->threads;
	for (unsigned k = self->number; k < SLICES; k += threads)
		for (size_t i = 0; i < SLICE; i++)
			learn(m, m->grad[k], c->samples,
			      &c->samples->sample[c->order[first + k * SLICE + i]], c->fit->mix);
	pthread_barrier_wait(&c->together);
	step(m, rate, steps, m->count * self->number / threads,
	     m->count * (self->number + 1) / threads);
	if (self->number == 0)
		progress_show(&c->progress, (uint64_t)steps);
	pthread_barrier_wait(&c->together);
}

static void *work(void *arg)
{
	const struct member *self = arg;
	struct crew *c = self->crew;
	float rate = c->fit->tune ? rate_tuning : rate_first;
	int64_t steps = 0, all = (int64_t)(c->count / BATCH) * c->fit->epochs;
	for (int e = 0; e < c->fit->epochs; e++) {
		if (self->number == 0)
			shuffle(c);
		pthread_barrier_wait(&c->together);
		for (size_t i = 0; i + BATCH <= c->count; i += BATCH) {
			float done = (float)steps / (float)(all ? all : 1);
			learn_batch(self, i, rate * powf(rate_last / rate, done), steps + 1);
			steps++;
		}
	}
	return NULL;
}

static void learn_all(struct crew *c)
{
	struct member *member = memory(c->fit->threads * sizeof *member);
	pthread_barrier_init(&c->together, NULL, c->fit->threads);
	for (unsigned i = 0; i < c->fit->threads; i++) {
		member[i] = (struct member){ .crew = c, .number = i };
		if (pthread_create(&member[i].thread, NULL, work, &member[i]))
			die("no thread");
	}
	for (unsigned i = 0; i < c->fit->threads; i++)
		pthread_join(member[i].thread, NULL);
	pthread_barrier_destroy(&c->together);
	progress_end();
}

/* The same order whichever thread played a game first. */
static int by_game(const void *a, const void *b, void *all)
{
	const struct sample *x = &((const struct samples *)all)->sample[*(const uint32_t *)a];
	const struct sample *y = &((const struct samples *)all)->sample[*(const uint32_t *)b];
	if (x->game != y->game)
		return x->game < y->game ? -1 : 1;
	return x->at < y->at ? -1 : x->at > y->at;
}

void train_fit(const struct samples *s, const struct fit *f, const struct pet_net *before,
	       int16_t *data, struct loss *held)
{
	struct crew c = { .samples = s, .fit = f, .bits = { f->seed } };
	c.model = model_new(s->row, f, &c.bits);
	if (f->tune)
		restore(&c.model, before);
	c.order = malloc((s->count + 1) * sizeof *c.order);
	if (!c.order)
		die("no memory");
	for (size_t i = 0; i < s->count; i++)
		if (!held_out(&s->sample[i]))
			c.order[c.count++] = (uint32_t)i;
	qsort_r(c.order, c.count, sizeof *c.order, by_game, (void *)s);
	c.progress = (struct progress){ .what = N_("fitting"),
					.all = (uint64_t)(c.count / BATCH) * (uint64_t)f->epochs };
	learn_all(&c);
	quantise(&c.model, s, data);
	*held = loss_of(s, &c.model, before);
	free(c.order);
	free(c.model.w);
	for (int i = 0; i < SLICES; i++)
		free(c.model.grad[i]);
	free(c.model.mean);
	free(c.model.square);
}
