/* verify: how far a record can be trusted. Broken: it contradicts itself, its dice or a receipt.
 * Consistent: it does not, but its author could have written a different one. Proven: it matches
 * the receipts that a player got during the game. */
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/wait.h>
#include <unistd.h>

#include "cmd/match.h"

enum { F_RECEIPT, F_JSON };
static const struct flag flags[] = {
	{ "receipt", "FILE", N_("what the server told a player during the game; may repeat"), 0 },
	FLAG_JSON,
	{ NULL },
};

enum { RECEIPT_BYTES = 16 << 20, FILES = 16, EXIT_CONSISTENT = 3 };

enum verdict { PROVEN, CONSISTENT, BROKEN };
static const char *const verdicts[] = { "proven", "consistent", "broken" };

/* The findings. */
struct finding {
	const struct match *m;
	bool over;
	uint32_t dice;     /* chance moves that were checked */
	uint32_t receipts; /* of these, matching */
	uint32_t upto;     /* the last line covered by a receipt */
	enum verdict verdict;
	struct pet_fault fault; /* BROKEN: why */
};

/* ---- receipts -------------------------------------------------------------------------------- */

/* A receipt:
 *
 *     petteia receipt 1
 *     table 7f3a09
 *     commit sha256:...     # as it was before the start
 *     seal s2 89ab...       # of what the page adds itself
 *     entropy s2 0011...    # that
 *     12 89ab...            # after line 12 */

static bool broken(struct finding *f, uint32_t line, const char *format, ...)
	__attribute__((format(printf, 3, 4)));

static bool broken(struct finding *f, uint32_t line, const char *format, ...)
{
	va_list ap;
	f->verdict = BROKEN;
	memset(&f->fault, 0, sizeof f->fault);
	f->fault.line = line;
	va_start(ap, format);
	vsnprintf(f->fault.what, sizeof f->fault.what, tr(format), ap);
	va_end(ap);
	return false;
}

static void hex_of(char out[2 * PET_SHA256_BYTES + 1], const uint8_t bytes[PET_SHA256_BYTES])
{
	struct pet_text t = pet_text_into(out, 2 * PET_SHA256_BYTES + 1, PET_LANG_EN, NULL, NULL);
	pet_text_hex(&t, bytes, PET_SHA256_BYTES);
}

/* The running hash after every line, from none to all. */
static uint8_t (*chain_of(const struct pet_record *r))[PET_SHA256_BYTES]
{
	uint8_t(*chain)[PET_SHA256_BYTES] = memory((r->count + 1) * sizeof *chain);
	struct pet_receipt receipt;
	pet_record_receipt_begin(r, &receipt);
	memcpy(chain[0], receipt.hash, sizeof *chain);
	for (uint32_t i = 0; i < r->count; i++) {
		pet_record_receipt_line(r, i, &receipt);
		memcpy(chain[i + 1], receipt.hash, sizeof *chain);
	}
	return chain;
}

/* Also where nothing is revealed and the hash itself cannot be checked. */
static bool check_end(struct finding *f, uint32_t line)
{
	return line <= f->m->r.count ||
	       broken(f, f->m->r.count,
		      "lines are missing: a receipt was given for line %u, the record ends with "
		      "line %u",
		      line, f->m->r.count);
}

/* One hash of a receipt. If it does not match, the lines between the last match and this one were
 * altered. */
static bool check_hash(struct finding *f, uint8_t (*chain)[PET_SHA256_BYTES], uint32_t line,
		       const char *hex, uint32_t good)
{
	char mine[2 * PET_SHA256_BYTES + 1];
	if (!check_end(f, line))
		return false;
	hex_of(mine, chain[line]);
	if (!strcmp(mine, hex)) {
		f->receipts++;
		if (line > f->upto)
			f->upto = line;
		return true;
	}
	if (line == 0)
		return broken(f, 0, "the header is not the one that a receipt was given for");
	return broken(f, good + 1,
		      "lines %u to %u are not what was told then: one was altered, left out or put "
		      "in",
		      good + 1, line);
}

/* What the file says about the start: the commitment, and the added entropy. */
static bool check_word(struct finding *f, const char *line)
{
	const struct pet_record *r = &f->m->r;
	char seat[PET_SEAT_NAME_MAX], hex[80], mine[2 * PET_SHA256_BYTES + 1], table[80];
	if (sscanf(line, "table %79s", table) == 1)
		return !strcmp(table, r->table) || broken(f, 0, "the receipt is for another table");
	if (sscanf(line, "commit sha256:%79s", hex) == 1) {
		hex_of(mine, r->commit);
		return (r->has_commit && !strcmp(mine, hex)) ||
		       broken(f, 0, "the commitment is not the one that was made before the start");
	}
	if (sscanf(line, "seal %23s %79s", seat, hex) == 2) {
		for (int i = 0; i < r->setup.seats; i++) {
			hex_of(mine, r->seal[i]);
			if (r->sealed >> i & 1 && !strcmp(mine, hex))
				return true;
		}
		return broken(f, 0, "what a seat sealed is not in the record");
	}
	if (sscanf(line, "entropy %23s %79s", seat, hex) == 2) {
		for (int i = 0; i < r->setup.seats; i++) {
			hex_of(mine, r->entropy[i]);
			if (r->entropy_from >> i & 1 && !strcmp(mine, hex))
				return true;
		}
		return broken(f, 0, "what a seat added to the dice is not in the record");
	}
	die("no line of a receipt: '%.60s'", line);
}

static bool check_receipt(struct finding *f, const char *path, uint8_t (*chain)[PET_SHA256_BYTES])
{
	size_t n;
	char *text = file_read(path, RECEIPT_BYTES, &n), *rest = text, hex[80];
	uint32_t good = 0, number;
	char *line = strsep(&rest, "\n");
	if (strncmp(line, "petteia receipt 1", 17))
		die("'%s' is no receipt: its first line must be 'petteia receipt 1'", path);
	while ((line = strsep(&rest, "\n")) != NULL) {
		line[strcspn(line, "#\r")] = 0;
		if (!line[strspn(line, " \t")])
			continue;
		if (sscanf(line, "%u %79s", &number, hex) != 2) {
			if (!check_word(f, line))
				return false;
			continue;
		}
		if (!(chain ? check_hash(f, chain, number, hex, good) : check_end(f, number)))
			return false;
		good = number;
	}
	return true;
}

/* ---- the verdict ----------------------------------------------------------------------------- */

static void judge(struct finding *f, struct match *m, const char *const *file, int files)
{
	struct pet_record *r = &m->r;
	uint32_t played;
	f->verdict = BROKEN;
	if (!match_known(m, &f->fault) || !match_replay(m, UINT32_MAX, &played, &f->fault))
		return;
	f->over = pet_game_asked(m->state) == PET_NOBODY;
	if (!pet_record_verify_dice(r, &f->dice, &f->fault))
		return;
	f->verdict = CONSISTENT;
	/* without the secret a receipt cannot be checked */
	bool known = (r->has_seed || (r->has_commit && r->has_reveal)) && !r->redacted;
	uint8_t(*chain)[PET_SHA256_BYTES] = known && files ? chain_of(r) : NULL;
	for (int i = 0; i < files; i++)
		if (!check_receipt(f, file[i], chain))
			return;
	if (f->receipts && r->has_reveal && f->upto == r->count)
		f->verdict = PROVEN;
}

/* Why a consistent record is not proven. */
static const char *what_lacks(const struct finding *f, int files)
{
	const struct pet_record *r = &f->m->r;
	if (r->has_seed)
		return N_("its dice come from a seed that everybody knows");
	if (!r->has_reveal)
		return N_("no secret is revealed");
	if (!files)
		return N_("no receipt was given (--receipt FILE)");
	if (!f->receipts)
		return N_("the receipt names no line");
	return N_("the receipt ends before the record does");
}

static void put_json(const struct finding *f, const char *path)
{
	struct pet_text t = out_text(1 << 14, PET_LANG_EN, f->m->r.game, NULL);
	struct pet_json j = pet_json_into(&t);
	pet_json_open(&j, '{');
	if (path)
		pet_json_key_string(&j, "file", path);
	pet_json_key_string(&j, "verdict", verdicts[f->verdict]);
	pet_json_key_bool(&j, "holds", f->verdict != BROKEN);
	pet_json_key_string(&j, "game", f->m->r.game->id);
	pet_json_key_number(&j, "lines", f->m->r.count);
	pet_json_key_bool(&j, "over", f->over);
	pet_json_key_number(&j, "dice_checked", f->dice);
	pet_json_key_number(&j, "receipts", f->receipts);
	if (f->verdict == BROKEN) {
		pet_json_key_number(&j, "line", f->fault.line);
		pet_json_key_string(&j, "fault", tr_fault(f->fault.what));
	}
	pet_json_close(&j, '}');
	pet_text_char(&t, '\n');
	out_write(NULL, &t);
}

/* The plural form for n. */
static const char *counted(const char *one, const char *many, uint32_t n)
{
	return pet_text_trn(words_lang, one, many, (int32_t)n);
}

static void put_verdict(const struct finding *f)
{
	static const char *const said[] = { N_("proven"),
					    N_("consistent, but nothing to check it against"),
					    N_("broken") };
	static const enum ink inks[] = { INK_GOOD, INK_DOUBT, INK_BAD };
	printf("%s%s%s: ", ink(stdout, inks[f->verdict]), tr(said[f->verdict]),
	       ink(stdout, INK_PLAIN));
}

static void put_words(const struct finding *f, int files)
{
	const struct pet_record *r = &f->m->r;
	uint32_t withheld = (uint32_t)__builtin_popcount((unsigned)(r->sealed & ~r->entropy_from));
	put_verdict(f);
	if (f->verdict == BROKEN) {
		if (f->fault.line)
			speak("line %u: ", f->fault.line);
		printf("%s\n", tr_fault(f->fault.what));
		return;
	}
	printf(counted("%u line", "%u lines", r->count), r->count);
	printf(", %s, ", f->over ? tr(N_("finished")) : tr(N_("not finished")));
	if (r->has_seed || r->has_reveal)
		printf(counted("%u chance move checked against %s",
			       "%u chance moves checked against %s", f->dice),
		       f->dice, r->has_seed ? tr(N_("the seed")) : tr(N_("the revealed secret")));
	else
		speak("chance moves checked against nothing");
	if (r->sealed & ~r->entropy_from)
		printf(counted(", %u seat kept back what it had sealed",
			       ", %u seats kept back what they had sealed", withheld),
		       withheld);
	if (r->entropy_from)
		speak(" and what %d of %d seats added", __builtin_popcount(r->entropy_from),
		      r->setup.seats);
	if (f->receipts)
		printf(counted(", %u receipt up to line %u fits", ", %u receipts up to line %u fit",
			       f->receipts),
		       f->receipts, f->upto);
	if (f->verdict == CONSISTENT)
		printf("; %s", tr(what_lacks(f, files)));
	printf("\n");
}

static int verify(const char *path, bool json, const char *const *file, int files, bool named)
{
	struct match *m = match_read(path);
	struct finding f = { .m = m };
	judge(&f, m, file, files);
	if (json) {
		put_json(&f, named ? path : NULL);
	} else {
		if (named)
			printf("%s: ", path);
		put_words(&f, files);
	}
	return f.verdict == PROVEN ? EXIT_OK : f.verdict == CONSISTENT ? EXIT_CONSISTENT : EXIT_NO;
}

/* Several records: one process each, so that an unreadable one ends only its own. */
static int verify_apart(const char *path, bool json)
{
	int status = 0;
	fflush(stdout);
	pid_t child = fork();
	if (child == 0) {
		int code = verify(path, json, NULL, 0, true);
		exit(fflush(stdout) ? EXIT_BAD : code);
	}
	if (child < 0 || waitpid(child, &status, 0) < 0 || !WIFEXITED(status))
		die("cannot verify '%s'", path);
	return WEXITSTATUS(status);
}

static int verify_many(const struct args *a, bool json)
{
	/* from good to bad: proven, consistent, broken, no record */
	static const int order[] = { EXIT_OK, EXIT_CONSISTENT, EXIT_NO, EXIT_BAD };
	struct progress progress = { .what = N_("records"), .all = (uint64_t)a->words };
	int worst = 0;
	for (int i = 0; i < a->words; i++) {
		if (!isatty(STDOUT_FILENO)) /* else the verdicts themselves show the progress */
			progress_show(&progress, (uint64_t)i);
		int code = verify_apart(a->word[i], json);
		for (int k = worst + 1; k < 4; k++)
			if (order[k] == code)
				worst = k;
	}
	progress_end();
	return order[worst];
}

static int run(struct args *a)
{
	bool json = false;
	const char *file[FILES];
	int files = 0, flag;
	while ((flag = args_next(a)) != FLAG_END) {
		if (flag == F_JSON)
			json = true;
		else if (files == FILES)
			die("too many receipts");
		else
			file[files++] = a->value;
	}
	if (a->words < 1)
		die("name a record (see --help)");
	if (a->words > 1 && files)
		die("a receipt belongs to one record: name that alone");
	return a->words > 1 ? verify_many(a, json) : verify(a->word[0], json, file, files, false);
}

const struct command command_verify = {
	"verify",
	"RECORD... [--receipt FILE]... [--json]",
	N_("says what a record is worth: proven, consistent, or broken"),
	flags,
	run,
	N_("Replays every move, the result and the dice, and compares them with the receipts "
	   "that a player was given during the game. Exit code 0: proven, 3: consistent, but "
	   "there is nothing to check it against, 1: broken, 2: it is no record or no receipt."),
};
