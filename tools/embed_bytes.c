/* embed_bytes: files as byte arrays of C.
 *
 *     embed_bytes OUT.c SYMBOL FILE [SYMBOL FILE...]
 *
 * Runs on the build machine, whatever the target is. */
#include <stdio.h>
#include <stdlib.h>

static void embed(FILE *out, const char *symbol, const char *path)
{
	FILE *in = fopen(path, "rb");
	if (!in) {
		perror(path);
		exit(1);
	}
	unsigned long n = 0;
	fprintf(out, "extern const unsigned char %s[];\n", symbol);
	fprintf(out, "const unsigned char %s[] = {", symbol);
	for (int c; (c = getc(in)) != EOF; n++)
		fprintf(out, "%s%d,", n % 24 ? "" : "\n", c);
	fprintf(out, "0\n};\n");
	fclose(in);
}

int main(int argc, char **argv)
{
	FILE *out = argc > 3 ? fopen(argv[1], "w") : NULL;
	if (!out) {
		fprintf(stderr, "usage: embed_bytes OUT.c SYMBOL FILE...\n");
		return 1;
	}
	for (int i = 2; i + 1 < argc; i += 2)
		embed(out, argv[i], argv[i + 1]);
	return fclose(out) ? 1 : 0;
}
