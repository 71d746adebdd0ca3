#include "cmd/words.h"

#include <ctype.h>
#include <stdarg.h>
#include <stdlib.h>
#include <string.h>
#include <sys/ioctl.h>
#include <unistd.h>

#include "cmd/cmd.h"
#include "server/base/host_words.h"

uint8_t words_lang;
const char *die_name;

static enum { AUTO, ALWAYS, NEVER } colour;
static bool standing; /* an unfinished progress line */

const char *tr(const char *id)
{
	return pet_text_tr(words_lang, id);
}

const char *error_words(int code)
{
	host_lang = words_lang;
	return host_error(code);
}

const char *tr_fault(const char *english)
{
	static char words[600];
	static const char *const open[] = { " '", " «", " „" }, *const close[] = { "'", "»", "”" };
	size_t n = strlen(english);
	const char *quote = strstr(english, " '");
	if (!quote || english[n - 1] != '\'')
		return tr(english);
	char id[200];
	snprintf(id, sizeof id, "%.*s", (int)(quote - english), english);
	const char *said = tr(id);
	if (said == id) /* not translated: not one of our messages */
		return english;
	int quoted = (int)(n - 1 - (size_t)(quote + 2 - english));
	snprintf(words, sizeof words, "%s%s%.*s%s", said, open[words_lang], quoted, quote + 2,
		 close[words_lang]);
	return words;
}

void speak(const char *format, ...)
{
	va_list ap;
	va_start(ap, format);
	vprintf(tr(format), ap);
	va_end(ap);
}

/* One line regardless of the input, without control characters. */
static void complain(enum ink name, const char *format, va_list ap)
{
	char line[1024];
	vsnprintf(line, sizeof line, tr(format), ap);
	for (char *s = line; *s; s++)
		if (iscntrl((unsigned char)*s))
			*s = '?';
	progress_end();
	fprintf(stderr, "%spetteia%s%s:%s %s\n", ink(stderr, name), die_name ? " " : "",
		die_name ? die_name : "", ink(stderr, INK_PLAIN), line);
}

void warn(const char *format, ...)
{
	va_list ap;
	va_start(ap, format);
	complain(INK_BOLD, format, ap);
	va_end(ap);
}

_Noreturn void die(const char *format, ...)
{
	va_list ap;
	va_start(ap, format);
	complain(INK_BAD, format, ap);
	va_end(ap);
	exit(2);
}

uint8_t lang_named(const char *name)
{
	int lang = pet_lang_find(name);
	if (lang < 0)
		die("no language '%s': en, ru or pl", name);
	return (uint8_t)lang;
}

static uint8_t lang_of_environment(void)
{
	static const char *const names[] = { "LC_ALL", "LC_MESSAGES", "LANG" };
	for (int i = 0; i < 3; i++) {
		const char *value = getenv(names[i]);
		if (!value || !*value)
			continue;
		char two[3] = { value[0], value[1], 0 };
		int lang = pet_lang_find(two);
		return lang < 0 ? PET_LANG_EN : (uint8_t)lang;
	}
	return PET_LANG_EN;
}

/* ---- colour ---------------------------------------------------------------------------------- */

static bool colour_named(const char *when)
{
	static const char *const names[] = { "auto", "always", "never" };
	for (int i = 0; i < 3; i++)
		if (!strcmp(when, names[i])) {
			colour = i;
			return true;
		}
	return false;
}

void colour_set(const char *when)
{
	if (!colour_named(when))
		die("--color wants auto, always or never, not '%s'", when);
}

bool colour_on(FILE *to)
{
	const char *no = getenv("NO_COLOR"), *term = getenv("TERM");
	if (colour != AUTO)
		return colour == ALWAYS;
	return !(no && *no) && term && strcmp(term, "dumb") && isatty(fileno(to));
}

const char *ink(FILE *to, enum ink what)
{
	static const char *const codes[] = { "\033[0m", "\033[1m", "\033[32m", "\033[33m",
					     "\033[31m" };
	return colour_on(to) ? codes[what] : "";
}

/* ---- the command line ------------------------------------------------------------------------ */

/* The value of --name at argv[i], or NULL. */
static const char *value_at(int argc, char **argv, int i, const char *name)
{
	size_t n = strlen(name);
	if (strncmp(argv[i], name, n))
		return NULL;
	return argv[i][n] == '='             ? argv[i] + n + 1
	       : !argv[i][n] && i + 1 < argc ? argv[i + 1]
					     : NULL;
}

/* Errors are reported when the flag itself is parsed. */
void words_begin(int argc, char **argv)
{
	words_lang = lang_of_environment();
	for (int i = 1; i < argc && strcmp(argv[i], "--"); i++) {
		const char *value = value_at(argc, argv, i, "--lang");
		int lang = value ? pet_lang_find(value) : -1;
		if (lang >= 0)
			words_lang = (uint8_t)lang;
		if ((value = value_at(argc, argv, i, "--color")) != NULL)
			colour_named(value);
	}
}

/* ---- width ----------------------------------------------------------------------------------- */

int columns_of(const char *s)
{
	int n = 0;
	for (; *s; s++)
		n += ((unsigned char)*s & 0xc0) != 0x80;
	return n;
}

int width_of(FILE *to)
{
	struct winsize w;
	if (!isatty(fileno(to)) || ioctl(fileno(to), TIOCGWINSZ, &w) || w.ws_col < 40)
		return 79;
	return w.ws_col > 100 ? 99 : w.ws_col - 1;
}

/* Bytes up to a space or newline; "[--seats N]" is not broken. */
static size_t word_bytes(const char *s)
{
	size_t n = 0;
	for (int depth = 0; s[n] && s[n] != '\n' && (s[n] != ' ' || depth > 0); n++)
		depth += (s[n] == '[') - (s[n] == ']');
	return n;
}

void put_wrapped(FILE *to, const char *s, int at, int indent, int width)
{
	bool space = false; /* before the next word, if it fits */
	while (*s) {
		char word[256];
		size_t n = word_bytes(s);
		snprintf(word, sizeof word, "%.*s", (int)n, s);
		int wide = columns_of(word);
		if (space && at + 1 + wide > width) {
			fprintf(to, "\n%*s", indent, "");
			at = indent;
		} else if (space) {
			fputc(' ', to);
			at++;
		}
		fwrite(s, 1, n, to);
		at += wide;
		s += n;
		space = *s == ' ';
		if (*s == '\n') {
			fprintf(to, "\n%*s", s[1] && s[1] != '\n' ? indent : 0, "");
			at = indent;
		}
		s += *s != 0;
	}
	fputc('\n', to);
}

/* ---- progress -------------------------------------------------------------------------------- */

void put_time(char out[16], double seconds)
{
	unsigned s = seconds < 0 ? 0 : seconds > 3599999 ? 3599999 : (unsigned)(seconds + 0.5);
	if (s >= 3600)
		snprintf(out, 16, "%u:%02u:%02u", s / 3600, s / 60 % 60, s % 60);
	else
		snprintf(out, 16, "%u:%02u", s / 60, s % 60);
}

void progress_show(struct progress *p, uint64_t done)
{
	enum { WIDTH = 30, FIRST_NS = 500000000, NEXT_NS = 250000000 };
	char bar[WIDTH + 1], left[16];
	uint64_t now = now_ns();
	if (!p->began_ns)
		p->began_ns = p->shown_ns = now;
	/* quick work needs no progress line */
	if (!isatty(STDERR_FILENO) || now - p->shown_ns < (standing ? NEXT_NS : FIRST_NS))
		return;
	p->shown_ns = now;
	standing = true;
	for (int i = 0; i < WIDTH; i++)
		bar[i] = (uint64_t)i * p->all < done * WIDTH ? '#' : '.';
	bar[WIDTH] = 0;
	double seconds = (double)(now - p->began_ns) / 1e9;
	put_time(left, done ? seconds * (double)(p->all - done) / (double)done : 0);
	fprintf(stderr, "\r\033[K[%s] ", bar);
	fprintf(stderr, tr(N_("%s: %llu of %llu, %s left")), tr(p->what), (unsigned long long)done,
		(unsigned long long)p->all, done ? left : "?");
	fflush(stderr);
}

void progress_end(void)
{
	if (standing)
		fputs("\r\033[K", stderr);
	standing = false;
}
