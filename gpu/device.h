/* device.h: a machine that runs the kernels: a GPU (cuda.h), or the processor in its place, which the
 * tests use (tests/gpu). */
#ifndef GPU_DEVICE_H
#define GPU_DEVICE_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "gpu/lane.h"

enum {
	GPU_BLOCK = 128, /* threads that are started together; whole warps */
	GPU_LINES = 8,   /* of kernels: side by side, but those of one line one after the other */
};

struct gpu_device {
	char name[128];
	/* False or NULL: it failed, and error tells why in the words of the driver. */
	void *(*take)(struct gpu_device *d, size_t bytes);
	void (*drop)(struct gpu_device *d, void *memory);
	bool (*put)(struct gpu_device *d, void *to, const void *from, size_t bytes);
	bool (*get)(struct gpu_device *d, void *to, const void *from, size_t bytes);
	/* Queues a kernel for at least so many threads; put and get wait for all that were queued. */
	bool (*launch)(struct gpu_device *d, unsigned line, enum gpu_kernel kernel,
		       uint32_t threads, const struct gpu_job *job);
	const char *error;
};

#endif
