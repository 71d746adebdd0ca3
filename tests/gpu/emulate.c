/* emulate.c: the processor in the place of a GPU: the kernels of kernel.c, compiled for it, one thread
 * after the other. Compiled once for each game, as kernel.c is. */
#include "tests/gpu/emulate.h"

#include <stdlib.h>
#include <string.h>

uint32_t gpu_emulated_thread;

static void (*const *kernels)(struct gpu_job job);

static void *take(struct gpu_device *d, size_t bytes)
{
	(void)d;
	void *memory = aligned_alloc(128, (bytes + 127) / 128 * 128);
	/* a kernel that reads what it did not write should be noticed */
	if (memory)
		memset(memory, 0xA5, bytes);
	return memory;
}

static void drop(struct gpu_device *d, void *memory)
{
	(void)d;
	free(memory);
}

static bool copy(struct gpu_device *d, void *to, const void *from, size_t bytes)
{
	(void)d;
	memcpy(to, from, bytes);
	return true;
}

static bool launch(struct gpu_device *d, unsigned line, enum gpu_kernel kernel, uint32_t threads,
		   const struct gpu_job *job)
{
	(void)d, (void)line;
	/* as on the device: whole blocks, the last of them too */
	threads = (threads + GPU_BLOCK - 1) / GPU_BLOCK * GPU_BLOCK;
	for (gpu_emulated_thread = 0; gpu_emulated_thread < threads; gpu_emulated_thread++)
		kernels[kernel](*job);
	return true;
}

struct gpu_device *emulated_device(void (*const *of_game)(struct gpu_job job))
{
	static struct gpu_device device = {
		"the processor", take, drop, copy, copy, launch, NULL,
	};
	kernels = of_game;
	return &device;
}
