/* sha256.c: FIPS 180-4 and RFC 2104, portable, or by the processor's own instructions where it has
 * them: ten times as fast, and a server computes a receipt for every line of every table. */
#include "core/sha256.h"

#include <stdbool.h>
#include <string.h>

enum { BLOCK = 64 };

// clang-format off
static const uint32_t round_constant[64] = {
	0x428a2f98, 0x71374491, 0xb5c0fbcf, 0xe9b5dba5, 0x3956c25b, 0x59f111f1, 0x923f82a4, 0xab1c5ed5,
	0xd807aa98, 0x12835b01, 0x243185be, 0x550c7dc3, 0x72be5d74, 0x80deb1fe, 0x9bdc06a7, 0xc19bf174,
	0xe49b69c1, 0xefbe4786, 0x0fc19dc6, 0x240ca1cc, 0x2de92c6f, 0x4a7484aa, 0x5cb0a9dc, 0x76f988da,
	0x983e5152, 0xa831c66d, 0xb00327c8, 0xbf597fc7, 0xc6e00bf3, 0xd5a79147, 0x06ca6351, 0x14292967,
	0x27b70a85, 0x2e1b2138, 0x4d2c6dfc, 0x53380d13, 0x650a7354, 0x766a0abb, 0x81c2c92e, 0x92722c85,
	0xa2bfe8a1, 0xa81a664b, 0xc24b8b70, 0xc76c51a3, 0xd192e819, 0xd6990624, 0xf40e3585, 0x106aa070,
	0x19a4c116, 0x1e376c08, 0x2748774c, 0x34b0bcb5, 0x391c0cb3, 0x4ed8aa4a, 0x5b9cca4f, 0x682e6ff3,
	0x748f82ee, 0x78a5636f, 0x84c87814, 0x8cc70208, 0x90befffa, 0xa4506ceb, 0xbef9a3f7, 0xc67178f2,
};
// clang-format on

static uint32_t turn(uint32_t x, int n)
{
	return x >> n | x << (32 - n);
}

static void schedule(uint32_t w[64], const uint8_t *p)
{
	for (int i = 0; i < 16; i++, p += 4)
		w[i] = (uint32_t)p[0] << 24 | (uint32_t)p[1] << 16 | (uint32_t)p[2] << 8 | p[3];
	for (int i = 16; i < 64; i++) {
		uint32_t a = w[i - 15], b = w[i - 2];
		w[i] = w[i - 16] + (turn(a, 7) ^ turn(a, 18) ^ a >> 3) + w[i - 7] +
		       (turn(b, 17) ^ turn(b, 19) ^ b >> 10);
	}
}

/* A round moves each working variable on to the next name. Here the names move instead: d and h
 * are the two that change. */
#define ROUND(a, b, c, d, e, f, g, h, i)                                                           \
	do {                                                                                       \
		h += (turn(e, 6) ^ turn(e, 11) ^ turn(e, 25)) + (g ^ (e & (f ^ g))) +              \
		     round_constant[i] + w[i];                                                     \
		d += h;                                                                            \
		h += (turn(a, 2) ^ turn(a, 13) ^ turn(a, 22)) + ((a & b) | (c & (a | b)));         \
	} while (0)

/* The standard's eight working variables by their names, so that they stay in registers. */
static void compress_plain(struct pet_sha256 *s, const uint8_t *p)
{
	uint32_t w[64];
	uint32_t a = s->h[0], b = s->h[1], c = s->h[2], d = s->h[3];
	uint32_t e = s->h[4], f = s->h[5], g = s->h[6], h = s->h[7];
	schedule(w, p);
	for (int i = 0; i < 64; i += 8) {
		ROUND(a, b, c, d, e, f, g, h, i);
		ROUND(h, a, b, c, d, e, f, g, i + 1);
		ROUND(g, h, a, b, c, d, e, f, i + 2);
		ROUND(f, g, h, a, b, c, d, e, i + 3);
		ROUND(e, f, g, h, a, b, c, d, i + 4);
		ROUND(d, e, f, g, h, a, b, c, i + 5);
		ROUND(c, d, e, f, g, h, a, b, i + 6);
		ROUND(b, c, d, e, f, g, h, a, i + 7);
	}
	s->h[0] += a;
	s->h[1] += b;
	s->h[2] += c;
	s->h[3] += d;
	s->h[4] += e;
	s->h[5] += f;
	s->h[6] += g;
	s->h[7] += h;
}

#if defined(__x86_64__) && defined(__GNUC__) && !defined(__CUDACC__) && !defined(PET_SHA256_PLAIN)
#	include <cpuid.h>
#	include <immintrin.h>

/* Two rounds are one instruction, on the working variables a, b, e, f and c, d, g, h. The four
 * registers of w hold the last sixteen words of the schedule. */
__attribute__((target("sha,sse4.1"))) static void compress_x86(struct pet_sha256 *s,
							       const uint8_t *p)
{
	const __m128i order = _mm_set_epi64x(0x0c0d0e0f08090a0b, 0x0405060700010203);
	__m128i *h = (__m128i *)(void *)s->h, w[4];
	__m128i dcba = _mm_shuffle_epi32(_mm_loadu_si128(h), 0xb1);
	__m128i hgfe = _mm_shuffle_epi32(_mm_loadu_si128(h + 1), 0x1b);
	__m128i abef = _mm_alignr_epi8(dcba, hgfe, 8), cdgh = _mm_blend_epi16(hgfe, dcba, 0xf0);
	const __m128i first = abef, second = cdgh;
	for (int i = 0; i < 4; i++)
		w[i] = _mm_shuffle_epi8(_mm_loadu_si128((const __m128i *)(const void *)p + i),
					order);
	for (int i = 0; i < 16; i++) {
		__m128i now = w[i & 3], last = w[(i + 3) & 3];
		__m128i k = _mm_loadu_si128((const __m128i *)(const void *)round_constant + i);
		k = _mm_add_epi32(k, now);
		cdgh = _mm_sha256rnds2_epu32(cdgh, abef, k);
		abef = _mm_sha256rnds2_epu32(abef, cdgh, _mm_shuffle_epi32(k, 0x0e));
		now = _mm_add_epi32(_mm_sha256msg1_epu32(now, w[(i + 1) & 3]),
				    _mm_alignr_epi8(last, w[(i + 2) & 3], 4));
		w[i & 3] = _mm_sha256msg2_epu32(now, last);
	}
	abef = _mm_shuffle_epi32(_mm_add_epi32(abef, first), 0x1b);
	cdgh = _mm_shuffle_epi32(_mm_add_epi32(cdgh, second), 0xb1);
	_mm_storeu_si128(h, _mm_blend_epi16(abef, cdgh, 0xf0));
	_mm_storeu_si128(h + 1, _mm_alignr_epi8(cdgh, abef, 8));
}

static bool can_sha(void)
{
	unsigned a, b, c, d;
	return __get_cpuid_count(7, 0, &a, &b, &c, &d) && b & bit_SHA &&
	       __get_cpuid(1, &a, &b, &c, &d) && c & bit_SSE4_1;
}

/* Detected once: CPUID is slow in a virtual machine. */
static void compress(struct pet_sha256 *s, const uint8_t *p)
{
	static _Atomic signed char can; /* 0: not known yet */
	if (!can)
		can = can_sha() ? 1 : -1;
	if (can > 0)
		compress_x86(s, p);
	else
		compress_plain(s, p);
}
#else
static void compress(struct pet_sha256 *s, const uint8_t *p)
{
	compress_plain(s, p);
}
#endif

void pet_sha256_begin(struct pet_sha256 *c)
{
	static const uint32_t first[8] = { 0x6a09e667, 0xbb67ae85, 0x3c6ef372, 0xa54ff53a,
					   0x510e527f, 0x9b05688c, 0x1f83d9ab, 0x5be0cd19 };
	memcpy(c->h, first, sizeof first);
	c->bytes = 0;
}

void pet_sha256_add(struct pet_sha256 *c, const void *data, size_t n)
{
	const uint8_t *p = data;
	while (n) {
		size_t waiting = c->bytes % BLOCK, take = BLOCK - waiting;
		if (take > n)
			take = n;
		memcpy(c->block + waiting, p, take);
		c->bytes += take;
		p += take;
		n -= take;
		if (c->bytes % BLOCK == 0)
			compress(c, c->block);
	}
}

void pet_sha256_end(struct pet_sha256 *c, uint8_t out[PET_SHA256_BYTES])
{
	uint8_t tail[BLOCK + 8] = { 0x80 };
	uint64_t bits = c->bytes * 8;
	size_t pad = (BLOCK + 55 - c->bytes % BLOCK) % BLOCK + 1; /* 0x80 and zeros, up to 56 */
	for (int i = 0; i < 8; i++)
		tail[pad + (size_t)i] = (uint8_t)(bits >> (56 - 8 * i));
	pet_sha256_add(c, tail, pad + 8);
	for (int i = 0; i < 8;
	     i++, out += 4) { /* by words: one instruction turns their bytes round */
		out[0] = (uint8_t)(c->h[i] >> 24);
		out[1] = (uint8_t)(c->h[i] >> 16);
		out[2] = (uint8_t)(c->h[i] >> 8);
		out[3] = (uint8_t)c->h[i];
	}
}

void pet_sha256(const void *data, size_t n, uint8_t out[PET_SHA256_BYTES])
{
	struct pet_sha256 c;
	pet_sha256_begin(&c);
	pet_sha256_add(&c, data, n);
	pet_sha256_end(&c, out);
}

void pet_hmac_key(struct pet_hmac_key *k, const void *key, size_t n)
{
	uint8_t pad[BLOCK] = { 0 };
	if (n > BLOCK)
		pet_sha256(key, n, pad);
	else if (n)
		memcpy(pad, key, n);
	for (int i = 0; i < BLOCK; i++)
		pad[i] ^= 0x36;
	pet_sha256_begin(&k->inner);
	pet_sha256_add(&k->inner, pad, BLOCK);
	for (int i = 0; i < BLOCK; i++)
		pad[i] ^= 0x36 ^ 0x5c;
	pet_sha256_begin(&k->outer);
	pet_sha256_add(&k->outer, pad, BLOCK);
}

void pet_hmac(const struct pet_hmac_key *k, const void *data, size_t n,
	      uint8_t out[PET_SHA256_BYTES])
{
	uint8_t inner[PET_SHA256_BYTES];
	struct pet_sha256 c = k->inner;
	pet_sha256_add(&c, data, n);
	pet_sha256_end(&c, inner);
	c = k->outer;
	pet_sha256_add(&c, inner, PET_SHA256_BYTES);
	pet_sha256_end(&c, out);
}

void pet_hmac_sha256(const void *key, size_t key_bytes, const void *data, size_t n,
		     uint8_t out[PET_SHA256_BYTES])
{
	struct pet_hmac_key k;
	pet_hmac_key(&k, key, key_bytes);
	pet_hmac(&k, data, n, out);
}
