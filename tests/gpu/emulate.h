/* emulate.h: a device emulated by the processor. */
#ifndef TESTS_GPU_EMULATE_H
#define TESTS_GPU_EMULATE_H

#include "gpu/device.h"

/* kernels: those of one game, by enum gpu_kernel. */
struct gpu_device *emulated_device(void (*const *kernels)(struct gpu_job job));

#endif
