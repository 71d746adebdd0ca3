/* nearest.c: what somebody may have meant by a word that is none of ours. */
#include <string.h>

#include "cmd/cmd.h"

enum { LONGEST = 40 };

static int least(int a, int b)
{
	return a < b ? a : b;
}

/* Letters to insert, drop, change or swap with their neighbour until one word is the other. */
static int distance(const char *a, const char *b)
{
	int row[3][LONGEST + 1];
	int n = (int)strlen(a), m = (int)strlen(b);
	if (n > LONGEST || m > LONGEST)
		return LONGEST;
	for (int j = 0; j <= m; j++)
		row[0][j] = j;
	for (int i = 1; i <= n; i++) {
		int *now = row[i % 3], *last = row[(i + 2) % 3], *before = row[(i + 1) % 3];
		now[0] = i;
		for (int j = 1; j <= m; j++) {
			now[j] = least(last[j - 1] + (a[i - 1] != b[j - 1]),
				       least(last[j], now[j - 1]) + 1);
			if (i > 1 && j > 1 && a[i - 1] == b[j - 2] && a[i - 2] == b[j - 1])
				now[j] = least(now[j], before[j - 2] + 1);
		}
	}
	return row[n % 3][m];
}

void nearest_try(struct nearest *n, const char *candidate)
{
	int d = distance(n->word, candidate), length = (int)strlen(n->word);
	bool begins = length >= 3 && !strncmp(candidate, n->word, (size_t)length);
	if (begins)
		d = 1;
	if (d <= 2 && d * 2 < length + 1 && (!n->found || d < n->distance)) {
		n->found = candidate;
		n->distance = d;
	}
}
