/* grid.h: the few things a kernel needs from the device, and their replacements where an ordinary
 * processor runs the kernels, one thread after another (tests/gpu/emulate.h). */
#ifndef GPU_GRID_H
#define GPU_GRID_H

#include <stdbool.h>
#include <stdint.h>

#ifdef __NVPTX__

#	define GPU_KERNEL   __attribute__((nvptx_kernel))
#	define GPU_EVERYONE 0xFFFFFFFFu

static inline uint32_t grid_thread(void)
{
	return __nvvm_read_ptx_sreg_ctaid_x() * __nvvm_read_ptx_sreg_ntid_x() +
	       __nvvm_read_ptx_sreg_tid_x();
}

/* A rank among the threads with the same key: increments held[key] and returns its old value.
 * Threads of a warp with the same key share one atomic instruction. All threads of a warp must call
 * it. */
static inline uint32_t grid_rank(uint32_t *held, uint32_t key)
{
	uint32_t me = __nvvm_read_ptx_sreg_laneid();
	uint32_t peers = __nvvm_match_any_sync_i32(GPU_EVERYONE, key);
	uint32_t leader = (uint32_t)__builtin_ctz(peers), before = 0;
	if (me == leader)
		before = __atomic_fetch_add(&held[key], (uint32_t)__builtin_popcount(peers),
					    __ATOMIC_RELAXED);
	before = (uint32_t)__nvvm_shfl_sync_idx_i32(GPU_EVERYONE, (int)before, (int)leader, 31);
	return before + (uint32_t)__builtin_popcount(peers & ((1u << me) - 1));
}

/* Room for n things each: adds n to the sum and returns what it was before, for one thread after
 * the other. All threads of a warp must call it. */
static inline uint32_t grid_reserve(uint32_t *sum, uint32_t n)
{
	uint32_t me = __nvvm_read_ptx_sreg_laneid(), upto = n, before = 0;
	for (uint32_t d = 1; d < 32; d *= 2) {
		uint32_t more =
			(uint32_t)__nvvm_shfl_sync_up_i32(GPU_EVERYONE, (int)upto, (int)d, 0);
		upto += me >= d ? more : 0;
	}
	if (me == 31 && upto)
		before = __atomic_fetch_add(sum, upto, __ATOMIC_RELAXED);
	before = (uint32_t)__nvvm_shfl_sync_idx_i32(GPU_EVERYONE, (int)before, 31, 31);
	return before + upto - n;
}

/* For loops over arrays that live in registers. */
#	define GRID_UNROLL _Pragma("unroll")

/* A warp as a whole: here every thread holds its own part of what is spread over the warp. */
enum { GRID_PARTS = 1 };

static inline uint32_t grid_part(uint32_t i)
{
	(void)i;
	return __nvvm_read_ptx_sreg_laneid();
}

/* c += a * b by the matrix units: a is 16 x 32 bytes, b 32 x 8, c 16 x 8 sums. The bytes are signed
 * (s8) or not (u8). How a matrix is spread over the threads: net.h. Volatile, since all threads of a
 * warp take part: otherwise a product moves to where only some of them need it. */
#	define GRID_MULTIPLY(name, types)                                                         \
		static inline void name(int32_t c[GRID_PARTS][4], const uint32_t a[GRID_PARTS][4], \
					uint32_t b0[GRID_PARTS], uint32_t b1[GRID_PARTS])          \
		{                                                                                  \
			__asm__ volatile(                                                          \
				"mma.sync.aligned.m16n8k32.row.col.s32." types                     \
				".s32 {%0,%1,%2,%3}, {%4,%5,%6,%7}, {%8,%9}, {%0,%1,%2,%3};"       \
				: "+r"(c[0][0]), "+r"(c[0][1]), "+r"(c[0][2]), "+r"(c[0][3])       \
				: "r"(a[0][0]), "r"(a[0][1]), "r"(a[0][2]), "r"(a[0][3]),          \
				  "r"(b0[0]), "r"(b1[0]));                                         \
		}
GRID_MULTIPLY(grid_multiply_ss, "s8.s8")
GRID_MULTIPLY(grid_multiply_su, "s8.u8")
GRID_MULTIPLY(grid_multiply_us, "u8.s8")
GRID_MULTIPLY(grid_multiply_uu, "u8.u8")

#else

#	define GPU_KERNEL static

extern uint32_t gpu_emulated_thread;

static inline uint32_t grid_thread(void)
{
	return gpu_emulated_thread;
}

static inline uint32_t grid_rank(uint32_t *held, uint32_t key)
{
	return held[key]++;
}

static inline uint32_t grid_reserve(uint32_t *sum, uint32_t n)
{
	*sum += n;
	return *sum - n;
}

#	define GRID_UNROLL

/* One thread works for its whole warp. */
enum { GRID_PARTS = 32 };

static inline uint32_t grid_part(uint32_t i)
{
	return i;
}

static inline int32_t grid_byte(uint32_t word, unsigned i, bool is_signed)
{
	uint8_t byte = (uint8_t)(word >> 8 * i);
	return is_signed ? (int8_t)byte : byte;
}

/* The same product, from the parts of all threads. */
static inline void grid_multiply(int32_t c[GRID_PARTS][4], const uint32_t a[GRID_PARTS][4],
				 const uint32_t b0[GRID_PARTS], const uint32_t b1[GRID_PARTS],
				 bool a_signed, bool b_signed)
{
	int32_t x[16][32], y[8][32];
	for (unsigned k = 0; k < 32; k++) {
		for (unsigned row = 0; row < 16; row++)
			x[row][k] = grid_byte(a[row % 8 * 4 + k % 16 / 4][k / 16 * 2 + row / 8],
					      k % 4, a_signed);
		for (unsigned column = 0; column < 8; column++)
			y[column][k] = grid_byte((k < 16 ? b0 : b1)[column * 4 + k % 16 / 4], k % 4,
						 b_signed);
	}
	for (unsigned i = 0; i < 16 * 8; i++) {
		unsigned row = i / 8, column = i % 8;
		int32_t *sum = &c[row % 8 * 4 + column / 2][row / 8 * 2 + column % 2];
		for (unsigned k = 0; k < 32; k++)
			*sum += x[row][k] * y[column][k];
	}
}

#	define GRID_MULTIPLY(name, a_signed, b_signed)                                            \
		static inline void name(int32_t c[GRID_PARTS][4], const uint32_t a[GRID_PARTS][4], \
					uint32_t b0[GRID_PARTS], uint32_t b1[GRID_PARTS])          \
		{                                                                                  \
			grid_multiply(c, a, b0, b1, a_signed, b_signed);                           \
		}
GRID_MULTIPLY(grid_multiply_ss, true, true)
GRID_MULTIPLY(grid_multiply_su, true, false)
GRID_MULTIPLY(grid_multiply_us, false, true)
GRID_MULTIPLY(grid_multiply_uu, false, false)

#endif

static inline uint64_t grid_add(uint64_t *sum, uint64_t n)
{
	return __atomic_fetch_add(sum, n, __ATOMIC_RELAXED);
}

#endif
