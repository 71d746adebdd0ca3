#include "gpu/cuda.h"

#include <dlfcn.h>
#include <stdio.h>
#include <string.h>

/* Enough for the engine's deepest call chain, with a list of moves in most frames: 16 KB sufficed
 * in every game. The device reserves this much for each resident thread, about two thousand per
 * multiprocessor. */
enum { STACK_BYTES = 32 * 1024 };

/* The parts of cuda.h that we use, unchanged in the driver since CUDA 4. */
typedef int cu_result;
typedef int cu_device;
typedef unsigned long long cu_pointer;
typedef struct cu_context *cu_context;
typedef struct cu_module *cu_module;
typedef struct cu_function *cu_function;
enum { CU_SUCCESS = 0, CU_ERROR_NO_DEVICE = 100, CU_LIMIT_STACK_SIZE = 0, CU_PREFER_L1 = 2 };

#define CALLS(X)                                                                                   \
	X(cuInit, "cuInit", (unsigned))                                                            \
	X(cuDeviceGetCount, "cuDeviceGetCount", (int *))                                           \
	X(cuDeviceGet, "cuDeviceGet", (cu_device *, int))                                          \
	X(cuDeviceGetName, "cuDeviceGetName", (char *, int, cu_device))                            \
	X(cuDevicePrimaryCtxRetain, "cuDevicePrimaryCtxRetain", (cu_context *, cu_device))         \
	X(cuCtxSetCurrent, "cuCtxSetCurrent", (cu_context))                                        \
	X(cuCtxSetLimit, "cuCtxSetLimit", (int, size_t))                                           \
	X(cuModuleLoadData, "cuModuleLoadData", (cu_module *, const void *))                       \
	X(cuModuleUnload, "cuModuleUnload", (cu_module))                                           \
	X(cuModuleGetFunction, "cuModuleGetFunction", (cu_function *, cu_module, const char *))    \
	X(cuFuncSetCacheConfig, "cuFuncSetCacheConfig", (cu_function, int))                        \
	X(cuStreamCreate, "cuStreamCreate", (void **, unsigned))                                   \
	X(cuMemAlloc, "cuMemAlloc_v2", (cu_pointer *, size_t))                                     \
	X(cuMemFree, "cuMemFree_v2", (cu_pointer))                                                 \
	X(cuMemcpyHtoD, "cuMemcpyHtoD_v2", (cu_pointer, const void *, size_t))                     \
	X(cuMemcpyDtoH, "cuMemcpyDtoH_v2", (void *, cu_pointer, size_t))                           \
	X(cuLaunchKernel, "cuLaunchKernel",                                                        \
	  (cu_function, unsigned, unsigned, unsigned, unsigned, unsigned, unsigned, unsigned,      \
	   void *, void **, void **))                                                              \
	X(cuGetErrorString, "cuGetErrorString", (cu_result, const char **))

#define X(name, symbol, arguments) static cu_result(*name) arguments;
CALLS(X)
#undef X

static struct gpu_device device;
static cu_module module;
static void *lines[GPU_LINES]; /* streams, as CUDA calls them */
static cu_function function[GPU_KERNEL_COUNT];

static bool ok(cu_result result)
{
	if (result == CU_SUCCESS)
		return true;
	if (cuGetErrorString(result, &device.error) != CU_SUCCESS)
		device.error = "?";
	return false;
}

/* A device address kept in a host pointer: both have 64 bits. */
static cu_pointer address(const void *memory)
{
	return (cu_pointer)(uintptr_t)memory;
}

static void *take(struct gpu_device *d, size_t bytes)
{
	(void)d;
	cu_pointer memory;
	return ok(cuMemAlloc(&memory, bytes)) ? (void *)(uintptr_t)memory : NULL;
}

static void drop(struct gpu_device *d, void *memory)
{
	(void)d;
	if (memory)
		cuMemFree(address(memory));
}

static bool put(struct gpu_device *d, void *to, const void *from, size_t bytes)
{
	(void)d;
	return ok(cuMemcpyHtoD(address(to), from, bytes));
}

static bool get(struct gpu_device *d, void *to, const void *from, size_t bytes)
{
	(void)d;
	return ok(cuMemcpyDtoH(to, address(from), bytes));
}

static bool launch(struct gpu_device *d, unsigned line, enum gpu_kernel kernel, uint32_t threads,
		   const struct gpu_job *job)
{
	(void)d;
	struct gpu_job told = *job;
	void *arguments[] = { &told };
	return ok(cuLaunchKernel(function[kernel], (threads + GPU_BLOCK - 1) / GPU_BLOCK, 1, 1,
				 GPU_BLOCK, 1, 1, 0, lines[line], arguments, NULL));
}

static bool find_calls(void)
{
	void *driver = dlopen("libcuda.so.1", RTLD_NOW | RTLD_LOCAL);
	if (!driver)
		return false;
#define X(name, symbol, arguments)                                                                 \
	*(void **)&name = dlsym(driver, symbol);                                                   \
	if (!name)                                                                                 \
		return false;
	CALLS(X)
#undef X
	return true;
}

enum cuda_state cuda_open(struct gpu_device **d)
{
	*d = &device;
	device = (struct gpu_device){
		.take = take, .drop = drop, .put = put, .get = get, .launch = launch
	};
	if (!find_calls())
		return CUDA_NO_DRIVER;
	int count = 0;
	cu_device first;
	cu_context context;
	cu_result begun = cuInit(0);
	if (begun == CU_ERROR_NO_DEVICE ||
	    (begun == CU_SUCCESS && cuDeviceGetCount(&count) == CU_SUCCESS && !count))
		return CUDA_NO_DEVICE;
	bool ready = ok(begun) && ok(cuDeviceGet(&first, 0)) &&
		     ok(cuDeviceGetName(device.name, sizeof device.name, first)) &&
		     ok(cuDevicePrimaryCtxRetain(&context, first)) &&
		     ok(cuCtxSetCurrent(context)) &&
		     ok(cuCtxSetLimit(CU_LIMIT_STACK_SIZE, STACK_BYTES));
	for (int i = 0; i < GPU_LINES; i++)
		ready = ready && ok(cuStreamCreate(&lines[i], 0));
	return ready ? CUDA_READY : CUDA_FAILED;
}

bool cuda_load(struct gpu_device *d, const char *image)
{
	static const char *const names[] = {
#define X(name) "gpu_" #name,
		GPU_KERNELS(X)
#undef X
	};
	(void)d;
	if (module)
		cuModuleUnload(module);
	module = NULL;
	if (!ok(cuModuleLoadData(&module, image)))
		return false;
	for (int i = 0; i < GPU_KERNEL_COUNT; i++)
		if (!ok(cuModuleGetFunction(&function[i], module, names[i])) ||
		    !ok(cuFuncSetCacheConfig(function[i], CU_PREFER_L1)))
			return false;
	return true;
}
