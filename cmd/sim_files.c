/* sim_files.c: resuming runs, and the records that are kept. */
#include <errno.h>
#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "cmd/sim.h"
#include "core/pack.h"

/* Everything the results depend on; not the number of games, so that a run can be extended. */
void sim_describe(const struct sim *sim, struct pet_text *t)
{
	const struct match_plan *plan = &sim->plan;
	pet_text_put(t, plan->game->id);
	pet_text_char(t, ' ');
	pet_text_number(t, plan->game->version);
	pet_text_put(t, " seats=");
	pet_text_number(t, plan->setup.seats);
	for (int i = 0; plan->game->options[i].key && i < PET_OPTIONS_MAX; i++) {
		pet_text_char(t, ' ');
		pet_text_put(t, plan->game->options[i].key);
		pet_text_char(t, '=');
		if (plan->game->options[i].text)
			pet_text_put(t, plan->setup.text);
		else
			pet_text_number(t, plan->setup.option[i]);
	}
	if (pet_pack_of(plan->setup.pack)) {
		pet_text_put(t, " pack=");
		pet_text_hex(t, pet_pack_of(plan->setup.pack)->hash, PET_SHA256_BYTES);
	}
	char seed[32];
	snprintf(seed, sizeof seed, " seed=%" PRIu64, plan->seed);
	pet_text_put(t, seed);
	for (int b = 0; b < plan->setup.seats; b++) {
		pet_text_char(t, ' ');
		pet_text_put(t, sim->bot[b]);
	}
}

/* A tally consists of 64-bit numbers only. */
enum { TALLY_NUMBERS = sizeof(struct tally) / sizeof(uint64_t) };

void tally_write(const struct tally *t, struct pet_text *to)
{
	char number[32];
	for (int i = 0; i < TALLY_NUMBERS; i++) {
		uint64_t n;
		memcpy(&n, (const char *)t + (size_t)i * sizeof n, sizeof n);
		snprintf(number, sizeof number, "%s%" PRIu64, i ? " " : "", n);
		pet_text_put(to, number);
	}
}

bool tally_read(struct tally *t, const char *s)
{
	for (int i = 0; i < TALLY_NUMBERS; i++) {
		char *end;
		errno = 0;
		uint64_t n = strtoull(s, &end, 10);
		if (end == s || errno)
			return false;
		memcpy((char *)t + (size_t)i * sizeof n, &n, sizeof n);
		s = end;
	}
	return strspn(s, " \n") == strlen(s);
}

/* Writes a file completely or not at all. Called by several threads: no memory(). */
static void write_whole(const char *path, const char *s, size_t n)
{
	char temporary[4096];
	if (snprintf(temporary, sizeof temporary, "%s.part", path) >= (int)sizeof temporary)
		die("'%s' is too long a name", path);
	FILE *f = fopen(temporary, "wb");
	bool ok = f && fwrite(s, 1, n, f) == n;
	if (f && fclose(f))
		ok = false;
	if (!ok || rename(temporary, path))
		die("cannot write '%s': %s", path, error_words(errno));
}

void sim_save(struct sim *sim)
{
	static char buf[1 << 14];
	struct pet_text t = pet_text_into(buf, sizeof buf, PET_LANG_EN, NULL, NULL);
	pet_text_put(&t, "petteia sim 1\n");
	sim_describe(sim, &t);
	pet_text_char(&t, '\n');
	tally_write(&sim->tally, &t);
	pet_text_char(&t, '\n');
	write_whole(sim->resume, buf, t.len);
}

void sim_resume(struct sim *sim)
{
	static char run[1 << 13];
	if (access(sim->resume, F_OK)) {
		sim_save(sim); /* fail early if the place cannot be written */
		return;
	}
	struct pet_text t = pet_text_into(run, sizeof run, PET_LANG_EN, NULL, NULL);
	pet_text_put(&t, "petteia sim 1\n");
	sim_describe(sim, &t);
	pet_text_char(&t, '\n');
	size_t n;
	const char *s = file_read(sim->resume, 1 << 16, &n);
	if (strncmp(s, "petteia sim ", 12))
		die("'%s' is no result of petteia sim", sim->resume);
	if (strncmp(s, run, t.len))
		die("'%s' belongs to another run", sim->resume);
	if (!tally_read(&sim->tally, s + t.len))
		die("'%s' is damaged", sim->resume);
	if (sim->sprt.on)
		sprt_look(sim, &sim->tally);
}

void sim_keep(struct worker *w, uint64_t index, const void *state)
{
	char path[2048];
	const struct sim *sim = w->sim;
	int seats = sim->plan.setup.seats;
	struct pet_text t =
		pet_text_into(w->text, PET_RECORD_BYTES_MAX, PET_LANG_EN, sim->plan.game, NULL);
	if (mkdir(sim->keep, 0777) && errno != EEXIST)
		die("cannot make '%s': %s", sim->keep, error_words(errno));
	pet_record_finish(&w->record, state);
	pet_record_write(&w->record, PET_CHANCE, &t);
	for (int seat = 0; seat < seats; seat++) {
		int b = (int)((uint64_t)(seat + seats) - index % (uint64_t)seats) % seats;
		pet_text_put(&t, "# s");
		pet_text_number(&t, seat + 1);
		pet_text_char(&t, ' ');
		pet_text_put(&t, sim->bot[b]);
		pet_text_char(&t, '\n');
	}
	if (t.cut)
		die("the record of game %llu is too long", (unsigned long long)index);
	snprintf(path, sizeof path, "%s/%s-%08" PRIu64 ".petteia", sim->keep, sim->plan.game->id,
		 index);
	write_whole(path, t.buf, t.len);
}
