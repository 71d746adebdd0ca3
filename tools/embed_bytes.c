/* embed_bytes: files as byte arrays in C, each followed by a zero byte.
 *
 *     embed_bytes OUT.c SYMBOL FILE [SYMBOL FILE...]
 *
 * Runs on the build machine, whatever the target is. The arrays are written as string literals:
 * compilers read these many times faster than lists of numbers. */
#include <stdio.h>
#include <stdlib.h>

static void embed(FILE *out, const char *symbol, const char *path)
{
	FILE *in = fopen(path, "rb");
	if (!in) {
		perror(path);
		exit(1);
	}
	fprintf(out, "extern const unsigned char %s[];\n", symbol);
	fprintf(out, "const unsigned char %s[] =\n\"", symbol);
	for (int c; (c = getc(in)) != EOF;) {
		if (c == '\n')
			fputs("\\n\"\n\"", out);
		else if (c == '"' || c == '\\' || c == '?') /* "??" may begin a trigraph */
			fprintf(out, "\\%c", c);
		else if (c >= ' ' && c <= '~')
			putc(c, out);
		else
			fprintf(out, "\\%03o", (unsigned)c);
	}
	fputs("\";\n", out);
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
