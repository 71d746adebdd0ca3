#include "core/must.h"

void (*must_hook)(const char *what, const char *file, int line);

void must_failed(const char *what, const char *file, int line)
{
	if (must_hook)
		must_hook(what, file, line);
	__builtin_trap();
}
