/* seeds.c: runs a fuzz target on files, without libFuzzer. */
#include <stdio.h>
#include <stdlib.h>

#include "tests/fuzz/fuzz.h"

int main(int argc, char **argv)
{
	static uint8_t data[1 << 20];
	LLVMFuzzerInitialize(&argc, &argv);
	for (int i = 1; i < argc; i++) {
		FILE *file = fopen(argv[i], "rb");
		if (!file) {
			fprintf(stderr, "seeds: cannot open '%s'\n", argv[i]);
			return 2;
		}
		size_t n = fread(data, 1, sizeof data, file);
		fclose(file);
		/* a copy of the exact length, so that sanitizers see its end */
		uint8_t *exact = malloc(n ? n : 1);
		for (size_t k = 0; k < n; k++)
			exact[k] = data[k];
		LLVMFuzzerTestOneInput(exact, n);
		free(exact);
	}
	printf("%d seeds\n", argc - 1);
	return 0;
}
