/* sprt.h: a sequential test of one bot's strength: matches end as soon as the answer is known. */
#ifndef CMD_SPRT_H
#define CMD_SPRT_H

#include <stdbool.h>

struct sprt {
	bool on;
	double elo0, elo1;
	int answer; /* -1: elo0 is accepted, 1: elo1, 0: open */
	double llr, low, high;
};

/* Parses "0,20", the two strengths; exits if it is anything else. */
void sprt_read(struct sprt *s, const char *value);

/* The answer for a log-likelihood ratio, with 5 % error each way. */
void sprt_decide(struct sprt *s, double llr);

/* The share of the win of `own` seats that are stronger by elo than each of the others. */
double sprt_share(double elo, double own, double others);

/* Adds one game: the bot had one of the seats and won this share; all others had the rival. */
void sprt_game(struct sprt *s, double share, int seats);

#endif
