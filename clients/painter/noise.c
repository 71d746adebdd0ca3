/* noise.c: smooth random values (gradient noise on a lattice). */
#include "clients/painter/brush.h"

uint32_t noise_hash(uint32_t x, uint32_t y, uint32_t seed)
{
	uint32_t h = x * 0x85ebca6bu ^ y * 0xc2b2ae35u ^ seed * 0x27d4eb2fu;
	h ^= h >> 15;
	h *= 0x2c1b3c6du;
	h ^= h >> 12;
	h *= 0x297a2d39u;
	return h ^ h >> 15;
}

/* The slopes of the lattice points: 16 directions. */
static const float cosine[16] = { 1,  .9239f,  .7071f,  .3827f,  0, -.3827f, -.7071f, -.9239f,
				  -1, -.9239f, -.7071f, -.3827f, 0, .3827f,  .7071f,  .9239f };

static inline float corner(uint32_t h, float x, float y)
{
	return cosine[h & 15] * x + cosine[(h + 12) & 15] * y;
}

static inline float smooth(float t)
{
	return t * t * t * (t * (t * 6 - 15) + 10);
}

float noise_at(float x, float y, uint32_t seed)
{
	float fx = floorf(x), fy = floorf(y);
	uint32_t ix = (uint32_t)(int32_t)fx, iy = (uint32_t)(int32_t)fy;
	x -= fx;
	y -= fy;
	float u = smooth(x), v = smooth(y);
	float top = mixf(corner(noise_hash(ix, iy, seed), x, y),
			 corner(noise_hash(ix + 1, iy, seed), x - 1, y), u);
	float low = mixf(corner(noise_hash(ix, iy + 1, seed), x, y - 1),
			 corner(noise_hash(ix + 1, iy + 1, seed), x - 1, y - 1), u);
	return mixf(top, low, v) * 1.4f;
}

/* Within one column of the lattice the noise of a row is two straight lines, blended: their slopes
 * and offsets are found once, and the loop over the points has nothing to look up. */
void noise_row(float x, float dx, float y, uint32_t seed, int n, float *out)
{
	float fy = floorf(y), b = y - fy, v = smooth(b);
	uint32_t iy = (uint32_t)(int32_t)fy;
	for (int i = 0; i < n;) {
		float fx = floorf(x + (float)i * dx);
		uint32_t ix = (uint32_t)(int32_t)fx;
		uint32_t h[4] = { noise_hash(ix, iy, seed), noise_hash(ix, iy + 1, seed),
				  noise_hash(ix + 1, iy, seed), noise_hash(ix + 1, iy + 1, seed) };
		float left = mixf(cosine[h[0] & 15], cosine[h[1] & 15], v) * 1.4f;
		float right = mixf(cosine[h[2] & 15], cosine[h[3] & 15], v) * 1.4f;
		float left_at =
			mixf(cosine[(h[0] + 12) & 15] * b, cosine[(h[1] + 12) & 15] * (b - 1), v) *
			1.4f;
		float right_at =
			mixf(cosine[(h[2] + 12) & 15] * b, cosine[(h[3] + 12) & 15] * (b - 1), v) *
				1.4f -
			right;
		int last = (int)((fx + 1 - x) / dx) + 1;
		if (last > n)
			last = n;
		if (last <= i)
			last = i + 1;
		for (; i < last; i++) {
			float a = x + (float)i * dx - fx;
			out[i] = mixf(left * a + left_at, right * a + right_at, smooth(a));
		}
	}
}

float noise_fractal(float x, float y, int octaves, uint32_t seed)
{
	float sum = 0, weight = 1, total = 0;
	for (int i = 0; i < octaves; i++) {
		sum += weight * noise_at(x, y, seed + (uint32_t)i);
		total += weight;
		weight *= .5f;
		float turned = x * 1.6f - y * 1.2f; /* doubled and turned: no lattice shows */
		y = x * 1.2f + y * 1.6f;
		x = turned;
	}
	return sum / total;
}

float noise_crests(float x, float y, int octaves, uint32_t seed)
{
	float sum = 0, weight = .5f, carry = 1;
	for (int i = 0; i < octaves; i++) {
		float n = 1 - fabsf(noise_at(x, y, seed + (uint32_t)i));
		n *= n;
		sum += n * weight * carry;
		carry = clamp01(n * 1.6f);
		weight *= .5f;
		float turned = x * 1.6f - y * 1.2f;
		y = x * 1.2f + y * 1.6f;
		x = turned;
	}
	return sum;
}
