/* games.c: prints what the engine knows of its games as JSON, for the build of the page: which faces
 * it takes, the types of their positions. */
#include <stdio.h>

#include "core/wire.h"

int main(void)
{
	static char out[1 << 20];
	struct pet_text t = pet_text_into(out, sizeof out, PET_LANG_EN, NULL, NULL);
	struct pet_json j = pet_json_into(&t);
	pet_wire_games(&j);
	if (t.cut) {
		fprintf(stderr, "too many games\n");
		return 1;
	}
	puts(out);
	return 0;
}
