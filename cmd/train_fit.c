/* train_fit: fits a net to samples, by stochastic gradient descent with Adam's step sizes.
 *
 * Floats are used only here: the fitted weights are rounded to the integers of ai/judge.h, and the
 * reported loss is that of the rounded net. */
#include "cmd/train.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

enum { BATCH = 256, HELD_OUT = 10 };

static const float rate_first = 2e-3f, rate_last = 1e-4f, decay = 1e-5f;

/* A net in floats: layer after layer, each the rows of its neurons and then their biases. */
struct model {
	int in, first, second;
	size_t count;
	float *w, *grad, *mean, *square;
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

static struct model model_new(int in, const struct fit *f, struct pet_bits *bits)
{
	struct model m = { .in = in, .first = f->first, .second = f->second };
	m.count = (size_t)(m.first * (in + 1) + m.second * (m.first + 1) + 2 * (m.second + 1));
	m.w = part(m.count);
	m.grad = part(m.count);
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

static void backward(struct model *m, const struct trace *t, const float above[2])
{
	float first[NET_FIRST_MAX], second[NET_SECOND_MAX];
	size_t w2 = (size_t)(m->first * (m->in + 1)),
	       w3 = w2 + (size_t)(m->second * (m->first + 1));
	backward_layer(m->w + w3, m->grad + w3, t->b, m->second, above, 2, second);
	backward_layer(m->w + w2, m->grad + w2, t->a, m->first, second, m->second, first);
	backward_layer(m->w, m->grad, t->in, m->in, first, m->first, NULL);
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
static float entropy(const struct trace *t, int out, const uint8_t *target, int seats, float *grad)
{
	float logit[PET_SEATS_MAX], p[PET_SEATS_MAX], loss = 0;
	for (int s = 0; s < seats; s++)
		logit[s] = t[s].out[out];
	softmax(logit, seats, p);
	for (int s = 0; s < seats; s++) {
		float want = (float)target[s] / PET_SHARES;
		loss -= want * logf(fmaxf(p[s], 1e-7f));
		if (seats == 1)
			loss -= (1 - want) * logf(fmaxf(1 - p[s], 1e-7f));
		grad[s] = p[s] - want;
	}
	return loss;
}

static void learn(struct model *m, const struct samples *all, const struct sample *s)
{
	struct trace t[PET_SEATS_MAX];
	float win[PET_SEATS_MAX], rank[PET_SEATS_MAX];
	see(all, s, m, t);
	entropy(t, 0, s->win, s->seats, win);
	entropy(t, 1, s->place, s->seats, rank);
	for (int seat = 0; seat < s->seats; seat++)
		backward(m, &t[seat],
			 (float[2]){ win[seat], s->seats > 1 ? 0.5f * rank[seat] : 0 });
}

static void step(struct model *m, float rate, int64_t n)
{
	float c1 = 1 - powf(0.9f, (float)n), c2 = 1 - powf(0.999f, (float)n);
	for (size_t i = 0; i < m->count; i++) {
		float g = m->grad[i] / BATCH + decay * m->w[i];
		m->mean[i] = 0.9f * m->mean[i] + 0.1f * g;
		m->square[i] = 0.999f * m->square[i] + 0.001f * g * g;
		m->w[i] -= rate * (m->mean[i] / c1) / (sqrtf(m->square[i] / c2) + 1e-8f);
		m->w[i] = fmaxf(-60, fminf(60, m->w[i]));
		m->grad[i] = 0;
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

static struct loss loss_of(const struct samples *all, const struct model *m)
{
	struct loss sum = { 0 };
	size_t n = 0;
	struct trace t[PET_SEATS_MAX];
	float grad[PET_SEATS_MAX];
	for (size_t i = 0; i < all->count; i++) {
		const struct sample *s = &all->sample[i];
		if (!held_out(s))
			continue;
		see(all, s, m, t);
		sum.net += (double)entropy(t, 0, s->win, s->seats, grad);
		sum.place += (double)entropy(t, 1, s->place, s->seats, grad);
		sum.hand += hand_entropy(s);
		n++;
	}
	if (n) {
		sum.net /= (double)n;
		sum.place /= (double)n;
		sum.hand /= (double)n;
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
static void quantise(struct model *m, const struct pet_game *game, int16_t *data)
{
	pet_judge_begin(game, m->first, m->second, data);
	data += NET_HEAD + 2 * (m->in / 3);
	float *w = quantise_layer(m->w, m->in, m->first, &data);
	w = quantise_layer(w, m->first, m->second, &data);
	while (w < m->w + m->count)
		*data++ = rounded(w++);
}

void train_fit(const struct samples *s, const struct fit *f, int16_t *data, struct loss *held)
{
	struct pet_bits bits = { f->seed };
	struct model m = model_new(s->row, f, &bits);
	uint32_t *order = malloc(s->count * sizeof *order);
	size_t count = 0;
	if (!order)
		die("no memory");
	for (size_t i = 0; i < s->count; i++)
		if (!held_out(&s->sample[i]))
			order[count++] = (uint32_t)i;
	int64_t steps = 0, all = (int64_t)(count / BATCH) * f->epochs;
	struct progress progress = { .what = N_("fitting"), .all = (uint64_t)all };
	for (int e = 0; e < f->epochs; e++) {
		for (size_t i = count; i > 1; i--) {
			size_t k = pet_bits_below(&bits, (uint32_t)i);
			uint32_t swap = order[i - 1];
			order[i - 1] = order[k];
			order[k] = swap;
		}
		for (size_t i = 0; i + BATCH <= count; i += BATCH) {
			for (size_t k = 0; k < BATCH; k++)
				learn(&m, s, &s->sample[order[i + k]]);
			float done = (float)steps / (float)(all ? all : 1);
			step(&m, rate_first * powf(rate_last / rate_first, done), ++steps);
			progress_show(&progress, (uint64_t)steps);
		}
	}
	progress_end();
	quantise(&m, s->game, data);
	*held = loss_of(s, &m);
	free(order);
	free(m.w);
	free(m.grad);
	free(m.mean);
	free(m.square);
}
