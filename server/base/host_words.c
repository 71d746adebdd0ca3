#include "server/base/host_words.h"

#include <string.h>

#include "core/text.h"

uint8_t host_lang;

const char *host_words(const char *id)
{
	return pet_text_tr(host_lang, id);
}

/* The C library has these in English unless its own catalogues are installed; ours looks them up by
 * that text. Others are left as they are. */
static const char *const errors[] __attribute__((unused)) = {
	N_("No such file or directory"),
	N_("Permission denied"),
	N_("Operation not permitted"),
	N_("Is a directory"),
	N_("Not a directory"),
	N_("File exists"),
	N_("File name too long"),
	N_("File too large"),
	N_("No space left on device"),
	N_("Disk quota exceeded"),
	N_("Read-only file system"),
	N_("Input/output error"),
	N_("Too many open files"),
	N_("Too many levels of symbolic links"),
	N_("Cannot allocate memory"),
	N_("Resource temporarily unavailable"),
	N_("Broken pipe"),
	N_("Connection refused"),
	N_("Connection reset by peer"),
	N_("Connection timed out"),
	N_("Network is unreachable"),
	N_("No route to host"),
	N_("Address already in use"),
	N_("Cannot assign requested address"),
	N_("Text file busy"),
	N_("Exec format error"),
	N_("Bad file descriptor"),
};

const char *host_error(int code)
{
	return pet_text_tr(host_lang, strerror(code));
}
