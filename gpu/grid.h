/* grid.h: the few things a kernel needs from the device, and their replacements where an ordinary
 * processor runs the kernels, one thread after another (tests/gpu/emulate.h). */
#ifndef GPU_GRID_H
#define GPU_GRID_H

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

#endif

static inline uint64_t grid_add(uint64_t *sum, uint64_t n)
{
	return __atomic_fetch_add(sum, n, __ATOMIC_RELAXED);
}

#endif
