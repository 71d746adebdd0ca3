#include "cmd/device.h"

#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "gpu/cuda.h"

enum { KERNELS_BYTES_MAX = 64 << 20, PATH_BYTES = 4096 };

bool device_is_gpu(const char *name)
{
	if (strcmp(name, "gpu") && strcmp(name, "cpu"))
		die("--device wants cpu or gpu, not '%s'", name);
	return !strcmp(name, "gpu");
}

void device_must(const struct gpu_device *d, bool ok)
{
	if (ok)
		return;
	warn("the GPU failed: %s", d->error ? d->error : "?");
	exit(EXIT_NO_DEVICE);
}

struct gpu_device *device_open(void)
{
	struct gpu_device *d;
	switch (cuda_open(&d)) {
	case CUDA_READY:
		return d;
	case CUDA_NO_DRIVER:
		warn("no CUDA driver found (libcuda.so.1): --device gpu needs an NVIDIA GPU");
		break;
	case CUDA_NO_DEVICE:
		warn("the CUDA driver finds no GPU");
		break;
	case CUDA_FAILED:
		device_must(d, false);
	}
	exit(EXIT_NO_DEVICE);
}

/* A .cubin, compiled by ptxas, is preferred to a .ptx, which the driver would have to compile. */
static bool find_in(const char *folder, const char *below, const char *id, char path[PATH_BYTES])
{
	static const char *const ending[] = { "cubin", "ptx" };
	for (int i = 0; i < 2; i++) {
		int n = snprintf(path, PATH_BYTES, "%s%s/%s.%s", folder, below, id, ending[i]);
		if (n > 0 && n < PATH_BYTES && !access(path, R_OK))
			return true;
	}
	return false;
}

static void own_folder(char path[PATH_BYTES])
{
	ssize_t n = readlink("/proc/self/exe", path, PATH_BYTES - 1);
	path[n > 0 ? n : 0] = 0;
	char *slash = strrchr(path, '/');
	if (slash)
		*slash = 0;
}

void device_load(struct gpu_device *d, const struct pet_game *game, const char *folder)
{
	char path[PATH_BYTES], own[PATH_BYTES];
	size_t n;
	if (!folder)
		folder = getenv("PETTEIA_KERNELS");
	own_folder(own);
	if (folder ? !find_in(folder, "", game->id, path)
		   : !find_in(own, "", game->id, path) && !find_in(own, "/../gpu", game->id, path))
		die("no %s.ptx in '%s' (make it: cmake --preset gpu && cmake --build --preset gpu; "
		    "name its folder: --kernels)",
		    game->id, folder ? folder : own);
	device_must(d, cuda_load(d, file_read(path, KERNELS_BYTES_MAX, &n)));
}

void device_ready(struct gpu_play *p, struct gpu_device *d, const struct pet_game *game,
		  const struct pet_setup *setup, uint64_t seed, uint32_t lanes)
{
	_Alignas(64) unsigned char state[PET_STATE_MAX];
	const char *error = pet_game_start(game, state, setup, NULL);
	if (error)
		die("%s", error);
	device_must(d, gpu_play_open(p, d, game, setup, seed, lanes));
}
