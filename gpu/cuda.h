/* cuda.h: the GPU by way of NVIDIA's driver, which is looked for when the program runs: nothing of CUDA
 * is needed to build, and a machine without a driver misses nothing but this. */
#ifndef GPU_CUDA_H
#define GPU_CUDA_H

#include "gpu/device.h"

enum cuda_state { CUDA_READY, CUDA_NO_DRIVER, CUDA_NO_DEVICE, CUDA_FAILED };

/* The first device; once in a program. After CUDA_FAILED (*d)->error tells why. */
enum cuda_state cuda_open(struct gpu_device **d);

/* The kernels of one game, in place of those that were loaded before: PTX, which the driver compiles
 * (and keeps), or what ptxas made of it. */
bool cuda_load(struct gpu_device *d, const char *image);

#endif
