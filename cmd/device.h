/* device.h: where games are played: by this processor, or by a GPU (gpu/). */
#ifndef CMD_DEVICE_H
#define CMD_DEVICE_H

#include "cmd/cmd.h"
#include "gpu/play.h"

/* The flags, for flag tables: */
#define FLAG_DEVICE                                                                                \
	{                                                                                          \
		"device", "cpu|gpu", N_("who plays (usual: cpu)"), 0                               \
	}
#define FLAG_KERNELS                                                                               \
	{                                                                                          \
		"kernels", "DIR", N_("folder of the GPU's programs, GAME.ptx"), 0                  \
	}

/* Games at the same time, by default: random, and where bots look at positions. */
enum { DEVICE_LANES = 1 << 20, DEVICE_LANES_THINKING = 1 << 16 };

/* True for "gpu", false for "cpu"; exits for anything else. */
bool device_is_gpu(const char *name);

/* The GPU; without one exits with EXIT_NO_DEVICE and a line that says what is missing. */
struct gpu_device *device_open(void);

/* Loads the kernels of a game. folder: the one of --kernels; NULL: PETTEIA_KERNELS, the folder of
 * the program, or where the preset gpu puts them. */
void device_load(struct gpu_device *d, const struct pet_game *game, const char *folder);

/* Allocates that many lanes; exits if the device fails. */
void device_ready(struct gpu_play *p, struct gpu_device *d, const struct pet_game *game,
		  const struct pet_setup *setup, uint64_t seed, uint32_t lanes);

/* Exits with the error of the device unless ok. */
void device_must(const struct gpu_device *d, bool ok);

#endif
