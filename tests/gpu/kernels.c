/* kernels.c: gpu/kernel.c for this processor, once for each game: GPU_GAME is the game, GPU_TABLE the
 * name of the table of its kernels. */
#include "gpu/kernel.c"
#include "gpu/look.c"
#include "gpu/net.c"

void (*const GPU_TABLE[GPU_KERNEL_COUNT])(struct gpu_job job) = {
#define X(name) [GPU_KERNEL_##name] = gpu_##name,
	GPU_KERNELS(X)
#undef X
};
