#include "host/parallel.h"

#include <pthread.h>
#include <stdatomic.h>
#include <stdbool.h>

enum { PARTS_MAX = 64 };

static _Atomic uint64_t begun;

struct part {
	void (*work)(void *arg, unsigned i);
	void *arg;
	unsigned i;
	pthread_t thread;
	bool apart;
};

static void *begin(void *self)
{
	struct part *p = self;
	p->work(p->arg, p->i);
	return NULL;
}

void in_parallel(void (*work)(void *arg, unsigned i), void *arg, unsigned n)
{
	struct part part[PARTS_MAX];
	unsigned apart = n < PARTS_MAX ? n : PARTS_MAX;
	for (unsigned i = 1; i < apart; i++) {
		part[i] = (struct part){ .work = work, .arg = arg, .i = i };
		part[i].apart = !pthread_create(&part[i].thread, NULL, begin, &part[i]);
		begun += part[i].apart;
	}
	work(arg, 0);
	for (unsigned i = 1; i < n; i++) {
		if (i < apart && part[i].apart)
			pthread_join(part[i].thread, NULL);
		else /* no more threads available */
			work(arg, i);
	}
}

uint64_t parallel_begun(void)
{
	return begun;
}
