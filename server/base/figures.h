/* figures.h: how long things take, counted in buckets, and what the process uses; for Prometheus. */
#ifndef SERVER_FIGURES_H
#define SERVER_FIGURES_H

#include <stddef.h>
#include <stdint.h>

enum figure {
	FIGURE_REQUEST, /* from the request's arrival to its answer, commit included; streams not */
	FIGURE_COMMIT,
	FIGURE_THOUGHT, /* of a bot */
	FIGURES
};

/* A moment, in microseconds. */
uint64_t figure_now(void);

/* Something that began then has ended. Any thread. */
void figure_ended(enum figure what, uint64_t began);

/* Writes histograms and the figures of the process as Prometheus' text; returns the length. */
size_t figures_write(char *buf, size_t n);

#endif
