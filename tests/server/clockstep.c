/* clockstep.c: somebody sets the host's clock. Loaded before a server (LD_PRELOAD), it moves the time
 * of day by the number of milliseconds in the file that CLOCKSTEP names. */
#include <dlfcn.h>
#include <fcntl.h>
#include <stdlib.h>
#include <sys/time.h>
#include <time.h>
#include <unistd.h>

static long long step_ms(void)
{
	char text[32] = "";
	const char *file = getenv("CLOCKSTEP");
	int fd = file ? open(file, O_RDONLY | O_CLOEXEC) : -1;
	if (fd < 0 || read(fd, text, sizeof text - 1) < 0)
		text[0] = 0;
	if (fd >= 0)
		close(fd);
	return atoll(text);
}

int clock_gettime(clockid_t which, struct timespec *t)
{
	int (*real)(clockid_t, struct timespec *);
	*(void **)&real = dlsym(RTLD_NEXT, "clock_gettime");
	int rc = real(which, t);
	if (rc == 0 && which == CLOCK_REALTIME) {
		long long ms = step_ms();
		t->tv_sec += ms / 1000;
	}
	return rc;
}

time_t time(time_t *out)
{
	struct timespec t;
	clock_gettime(CLOCK_REALTIME, &t);
	if (out)
		*out = t.tv_sec;
	return t.tv_sec;
}

int gettimeofday(struct timeval *restrict out, void *restrict zone)
{
	struct timespec t;
	(void)zone;
	clock_gettime(CLOCK_REALTIME, &t);
	out->tv_sec = t.tv_sec;
	out->tv_usec = t.tv_nsec / 1000;
	return 0;
}
