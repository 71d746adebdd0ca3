#include "core/must.h"

void (*pet_must_hook)(const char *what, const char *file, int line);

void pet_must_failed(const char *what, const char *file, int line)
{
	if (pet_must_hook)
		pet_must_hook(what, file, line);
	__builtin_trap();
}
