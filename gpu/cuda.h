/* cuda.h: the GPU through NVIDIA's driver, which is loaded at run time: CUDA is not needed to
 * build, and a machine without a driver lacks only the GPU. */
#ifndef GPU_CUDA_H
#define GPU_CUDA_H

#include "gpu/device.h"

enum cuda_state { CUDA_READY, CUDA_NO_DRIVER, CUDA_NO_DEVICE, CUDA_FAILED };

/* Opens the first device; call it once. After CUDA_FAILED (*d)->error says why. */
enum cuda_state cuda_open(struct gpu_device **d);

/* Loads the kernels of one game in place of any loaded before: PTX, which the driver compiles (and
 * caches), or a cubin made from it by ptxas. */
bool cuda_load(struct gpu_device *d, const char *image);

#endif
