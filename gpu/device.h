/* device.h: a machine that runs the kernels: a GPU (cuda.h), or the processor in its place, for
 * tests (tests/gpu). */
#ifndef GPU_DEVICE_H
#define GPU_DEVICE_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "gpu/lane.h"

enum {
	GPU_BLOCK = 128, /* threads per block; whole warps */
	GPU_LINES = 8,   /* queues of kernels: concurrent, but each in its own order */
};

struct gpu_device {
	char name[128];
	/* False or NULL: it failed, and error says why in the driver's words. */
	void *(*take)(struct gpu_device *d, size_t bytes);
	void (*drop)(struct gpu_device *d, void *memory);
	bool (*put)(struct gpu_device *d, void *to, const void *from, size_t bytes);
	bool (*get)(struct gpu_device *d, void *to, const void *from, size_t bytes);
	/* Queues a kernel with at least that many threads; put and get wait for all queued ones. */
	bool (*launch)(struct gpu_device *d, unsigned line, enum gpu_kernel kernel,
		       uint32_t threads, const struct gpu_job *job);
	const char *error;
};

#endif
