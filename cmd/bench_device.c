/* bench_device.c: how fast a GPU plays, and whether it plays the same games.
 *
 * Random games in many lanes, or those of static bots, who have the net judge positions (gpu/look.c). The measurement starts when most lanes are in their second game, so
 * that they are spread over the rules as in any long run. Afterwards the games of some lanes are
 * replayed by the processor, and the hashes are compared; of random ones only, since a static bot
 * takes long (tests/gpu/device.sh compares its results). */
#include <inttypes.h>

#include "cmd/bench.h"
#include "cmd/device.h"

enum { SEED = 20240229, CHECKED = 64, WARM_STEPS = 64, WARM_MAX = 4096, TIMED_STEPS = 32 };

struct device_row {
	const struct pet_game *game;
	int seats;
	uint32_t lanes, checked, differ;
	uint64_t decisions, draws, judged, ns;
};

static struct device_row measure(struct gpu_device *d, const struct pet_game *game, int seats,
				 const struct bench_device *how)
{
	struct device_row row = { .game = game, .seats = seats };
	struct gpu_play p;
	struct pet_setup setup;
	struct gpu_count from = { 0 }, to;
	pet_setup_default(game, &setup, (uint8_t)seats);
	uint32_t usual = how->thinks ? DEVICE_LANES_THINKING : DEVICE_LANES;
	device_ready(&p, d, game, &setup, SEED, how->lanes ? how->lanes : usual);
	if (how->thinks)
		device_must(d, gpu_play_think(&p, UINT8_MAX, game->bots->net));
	device_must(d, gpu_play_begin(&p));
	for (uint32_t n = 0; n < WARM_MAX && from.games < p.job.lanes; n += WARM_STEPS)
		device_must(d, gpu_play_steps(&p, WARM_STEPS) && gpu_play_count(&p, &from));
	uint64_t start = now_ns();
	do
		device_must(d, gpu_play_steps(&p, TIMED_STEPS) && gpu_play_wait(&p));
	while ((row.ns = now_ns() - start) < how->ms * 1000000);
	row.checked = how->thinks ? 0 : CHECKED;
	device_must(d, gpu_play_count(&p, &to) && gpu_play_check(&p, row.checked, &row.differ));
	row.lanes = p.job.lanes;
	row.decisions = to.decisions - from.decisions;
	row.draws = to.draws - from.draws;
	row.judged = to.looks - from.looks;
	gpu_play_close(&p);
	return row;
}

static void row_json(struct pet_json *j, const struct device_row *r)
{
	double decisions = (double)r->decisions;
	pet_json_open(j, '{');
	pet_json_key_string(j, "game", r->game->id);
	pet_json_key_number(j, "seats", r->seats);
	pet_json_key_number(j, "lanes", r->lanes);
	pet_json_key_number(j, "decisions_per_s", (int64_t)(decisions * 1e9 / (double)r->ns));
	pet_json_key(j, "draws_per_decision");
	pet_json_decimal(j, (int64_t)((double)r->draws * 1000 / decisions), 3);
	pet_json_key_number(j, "decisions", (int64_t)r->decisions);
	pet_json_key_number(j, "judged_per_s", (int64_t)((double)r->judged * 1e9 / (double)r->ns));
	pet_json_key_number(j, "checked", r->checked);
	pet_json_key_number(j, "differ", r->differ);
	pet_json_close(j, '}');
}

static void row_words(const struct device_row *r)
{
	double decisions = (double)r->decisions;
	if (!r->checked) {
		speak("%-10s %d seats: %7.1f M decisions/s, %7.1f M positions judged/s, games side "
		      "by side: %u\n",
		      r->game->id, r->seats, decisions * 1e3 / (double)r->ns,
		      (double)r->judged * 1e3 / (double)r->ns, r->lanes);
		fflush(stdout);
		return;
	}
	speak("%-10s %d seats: %7.1f M decisions/s, %.3f draws each, games side by side: %u, "
	      "hashes "
	      "equal to the processor's: %u of %d\n",
	      r->game->id, r->seats, decisions * 1e3 / (double)r->ns, (double)r->draws / decisions,
	      r->lanes, CHECKED - r->differ, CHECKED);
	fflush(stdout);
}

int bench_on_device(const struct pet_game *only, int seats, const struct bench_device *how)
{
	struct pet_text t = out_text(1 << 16, PET_LANG_EN, NULL, NULL);
	struct pet_json j = pet_json_into(&t);
	struct gpu_device *d = device_open();
	uint32_t differ = 0;
	pet_json_open(&j, '{');
	pet_json_key_string(&j, "device", d->name);
	pet_json_key(&j, "rows");
	pet_json_open(&j, '[');
	if (!how->json)
		printf("%s%s%s\n", ink(stdout, INK_BOLD), d->name, ink(stdout, INK_PLAIN));
	for (int i = 0; pet_all_games[i]; i++) {
		const struct pet_game *game = pet_all_games[i];
		if (only && game != only)
			continue;
		device_load(d, game, how->kernels);
		for (int n = game->seats_min; n <= game->seats_max; n++) {
			if (seats && n != seats)
				continue;
			struct device_row r = measure(d, game, n, how);
			differ += r.differ;
			row_json(&j, &r);
			if (!how->json)
				row_words(&r);
		}
	}
	pet_json_close(&j, ']');
	pet_json_close(&j, '}');
	pet_text_char(&t, '\n');
	if (how->json)
		out_write(NULL, &t);
	return differ ? EXIT_NO : EXIT_OK;
}
