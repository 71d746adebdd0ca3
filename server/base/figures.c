#include "server/base/figures.h"

#include <dirent.h>
#include <stdatomic.h>
#include <stdio.h>
#include <string.h>
#include <sys/resource.h>
#include <time.h>
#include <unistd.h>

/* The upper ends of the buckets, in microseconds; the last has none. */
static const uint64_t up_to[] = { 500,    1000,   2000,   5000,    10000,   20000,   50000,
				  100000, 200000, 500000, 1000000, 2000000, 5000000, 10000000 };
enum { BUCKETS = sizeof up_to / sizeof up_to[0] };

static struct {
	const char *name, *help;
	_Atomic uint64_t bucket[BUCKETS + 1], sum;
} figures[FIGURES] = {
	[FIGURE_REQUEST] = { "request_seconds",
			     "From a request's arrival to its answer.",
			     { 0 },
			     0 },
	[FIGURE_COMMIT] = { "commit_seconds", "How long a commit takes.", { 0 }, 0 },
	[FIGURE_THOUGHT] = { "thought_seconds",
			     "How long a bot thinks about a decision.",
			     { 0 },
			     0 },
};

uint64_t figure_now(void)
{
	struct timespec t;
	clock_gettime(CLOCK_MONOTONIC, &t);
	return (uint64_t)t.tv_sec * 1000000 + (uint64_t)t.tv_nsec / 1000;
}

void figure_ended(enum figure what, uint64_t began)
{
	uint64_t took = figure_now() - began;
	int i = 0;
	while (i < BUCKETS && took > up_to[i])
		i++;
	atomic_fetch_add_explicit(&figures[what].bucket[i], 1, memory_order_relaxed);
	atomic_fetch_add_explicit(&figures[what].sum, took, memory_order_relaxed);
}

static size_t put_histogram(enum figure what, char *buf, size_t n)
{
	const char *name = figures[what].name;
	uint64_t all = 0;
	size_t used =
		(size_t)snprintf(buf, n, "# HELP petteia_%s %s\n# TYPE petteia_%s histogram\n",
				 name, figures[what].help, name);
	for (int i = 0; i <= BUCKETS && used < n; i++) {
		char end[32] = "+Inf";
		all += atomic_load_explicit(&figures[what].bucket[i], memory_order_relaxed);
		if (i < BUCKETS)
			snprintf(end, sizeof end, "%g", (double)up_to[i] / 1e6);
		used += (size_t)snprintf(buf + used, n - used,
					 "petteia_%s_bucket{le=\"%s\"} %llu\n", name, end,
					 (unsigned long long)all);
	}
	if (used < n)
		used += (size_t)snprintf(buf + used, n - used,
					 "petteia_%s_sum %.6f\npetteia_%s_count %llu\n", name,
					 (double)atomic_load(&figures[what].sum) / 1e6, name,
					 (unsigned long long)all);
	return used < n ? used : n;
}

/* ---- the process ----------------------------------------------------------------------------- */

static unsigned open_files(void)
{
	unsigned count = 0;
	DIR *d = opendir("/proc/self/fd");
	while (d && readdir(d))
		count++;
	if (d)
		closedir(d);
	return count > 3 ? count - 3 : 0; /* ".", ".." and the folder itself */
}

/* Start in clock ticks since boot, threads, virtual bytes and resident pages: fields 22, 20, 23, 24. */
static void read_stat(unsigned long long *start, long *threads, unsigned long long *bytes,
		      long long *pages)
{
	char line[1024] = "";
	FILE *f = fopen("/proc/self/stat", "r");
	if (f && fgets(line, sizeof line, f)) {
		const char *s = strrchr(line, ')'); /* the name may hold anything */
		if (s)
			sscanf(s + 1,
			       " %*c %*d %*d %*d %*d %*d %*u %*u %*u %*u %*u %*u %*u %*d %*d %*d "
			       "%*d %ld %*d %llu %llu %lld",
			       threads, start, bytes, pages);
	}
	if (f)
		fclose(f);
}

static size_t put_process(char *buf, size_t n)
{
	struct rusage use = { 0 };
	struct rlimit files = { 0 };
	struct timespec boot = { 0 };
	unsigned long long start = 0, bytes = 0;
	long long pages = 0;
	long threads = 0;
	getrusage(RUSAGE_SELF, &use);
	getrlimit(RLIMIT_NOFILE, &files);
	clock_gettime(CLOCK_BOOTTIME, &boot);
	read_stat(&start, &threads, &bytes, &pages);
	double up = (double)boot.tv_sec - (double)start / (double)sysconf(_SC_CLK_TCK);
	double cpu = (double)(use.ru_utime.tv_sec + use.ru_stime.tv_sec) +
		     (double)(use.ru_utime.tv_usec + use.ru_stime.tv_usec) / 1e6;
	int used =
		snprintf(buf, n,
			 "# HELP process_cpu_seconds_total Seconds of processor.\n# TYPE "
			 "process_cpu_seconds_total counter\nprocess_cpu_seconds_total %.3f\n"
			 "# HELP process_resident_memory_bytes Memory in use.\n# TYPE "
			 "process_resident_memory_bytes gauge\nprocess_resident_memory_bytes %lld\n"
			 "# HELP process_virtual_memory_bytes Addresses in use.\n# TYPE "
			 "process_virtual_memory_bytes gauge\nprocess_virtual_memory_bytes %llu\n"
			 "# HELP process_open_fds Open files and connections.\n# TYPE "
			 "process_open_fds gauge\nprocess_open_fds %u\n"
			 "# HELP process_max_fds How many may be open.\n# TYPE process_max_fds "
			 "gauge\nprocess_max_fds %llu\n"
			 "# HELP process_threads Threads.\n# TYPE process_threads "
			 "gauge\nprocess_threads %ld\n"
			 "# HELP process_start_time_seconds When it began, since 1970.\n# TYPE "
			 "process_start_time_seconds gauge\nprocess_start_time_seconds %.0f\n",
			 cpu, pages * sysconf(_SC_PAGESIZE), bytes, open_files(),
			 (unsigned long long)files.rlim_cur, threads, (double)time(NULL) - up);
	return used < 0 ? 0 : (size_t)used < n ? (size_t)used : n;
}

size_t figures_write(char *buf, size_t n)
{
	size_t used = 0;
	for (int i = 0; i < FIGURES; i++)
		used += put_histogram(i, buf + used, n - used);
	return used + put_process(buf + used, n - used);
}
