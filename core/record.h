/* record.h: a match as text; the record is the truth.
 *
 *     petteia 1
 *     game legendary 1            # id, rules version
 *     seats 3 anna bob s3
 *     option layout=quick face=A
 *     table 7f3a09                # names the match for its dice; optional
 *     commit sha256:...           # of the secret that makes the chance moves; optional
 *     dice fixed                  # how the dice count their lines (below); without it: by line
 *     entropy bob 0011...         # 32 bytes that a seat added after the commitment; optional
 *     seed 42                     # instead of table and commit: dice of a test, known to all
 *     position {...}              # optional: starts here instead of the set-up (position.h)
 *     1 * altar zeus              # * is CHANCE
 *     2 anna place 7R
 *     3 * ?                       # a redacted copy: something was drawn, not what
 *     4 bob undo 2                # back to before line 2
 *     99 end anna 1.0             # shares of the win, in seat order, zero shares left out
 *     reveal 00112233...          # the secret, 32 bytes
 *
 * Lines are numbered from 1 without gaps. A comment runs from # to the end of the line. The parser
 * is length-first: no zero byte is needed, nothing is read beyond n, limits are checked first.
 *
 * The caller owns the memory: struct pet_record points into nothing and keeps only numbers; moves
 * live in an array the caller gives. */
#ifndef CORE_RECORD_H
#define CORE_RECORD_H

#include "core/position.h"
#include "core/sha256.h"

PET_API_BEGIN

enum {
	PET_RECORD_LINES_MAX = 100000,
	PET_RECORD_LINE_BYTES = 65536,
	PET_RECORD_BYTES_MAX = 8 << 20,
	PET_SEAT_NAME_MAX = 24, /* bytes with the zero; letters, digits, _ and -, not all digits */
	PET_TABLE_NAME_MAX = 40,
	PET_UNDO_VERB = 255,   /* in a line: undo to before the line in move's low 24 bits */
	PET_HIDDEN_VERB = 254, /* in a line of a redacted copy: something was played */
};

/* Which number the dice of a line go by. Undo must not throw again: with fixed dice a line goes by
 * its place among the lines that count, so the same decisions meet the same dice. Practice: by its
 * place among all lines, as in records from before there was a choice; every undo throws anew. */
enum pet_record_dice_kind { PET_DICE_BY_LINE, PET_DICE_FIXED, PET_DICE_PRACTICE };

struct pet_record_line {
	pet_move m;
	uint8_t seat; /* or CHANCE */
	uint8_t seen; /* who may know it; PET_SEEN_BY_ALL */
	uint8_t mark; /* record.c's own while it works */
	uint8_t spare;
};

struct pet_record {
	const struct pet_game *game;
	uint16_t version;
	struct pet_setup setup;
	char seat_name[PET_SEATS_MAX][PET_SEAT_NAME_MAX];
	char table[PET_TABLE_NAME_MAX];
	bool has_commit, has_seed, has_reveal, has_end, has_position, redacted;
	uint8_t commit[PET_SHA256_BYTES], secret[PET_SHA256_BYTES];
	uint8_t dice;         /* a pet_record_dice_kind */
	uint8_t entropy_from; /* mask of the seats that added some */
	uint8_t entropy[PET_SEATS_MAX][PET_SHA256_BYTES];
	uint64_t seed;
	uint8_t share[PET_SEATS_MAX];
	const char *position; /* points into the text that was read, or the caller's; not owned */
	uint32_t position_bytes;
	struct pet_record_line *line; /* caller's array */
	uint32_t count, cap;
};

/* An empty record for a new match; seats named s1, s2... */
void pet_record_new(struct pet_record *r, const struct pet_game *game, const struct pet_setup *s,
		    struct pet_record_line *lines, uint32_t cap);

/* Parses text. Moves are checked to be moves of the game, not yet to be legal. */
bool pet_record_read(struct pet_record *r, const char *s, size_t n, struct pet_record_line *lines,
		     uint32_t cap, struct pet_fault *fault);

/* The same for one game, which need not be in the registry; NULL: any that is. */
bool pet_record_read_of(struct pet_record *r, const struct pet_game *game, const char *s, size_t n,
			struct pet_record_line *lines, uint32_t cap, struct pet_fault *fault);

/* Sets one option from a word "key=value" (in a free text %XX is a byte). Returns the option's row,
 * -1 with fault->what when there is no such option or value. */
int pet_setup_option(const struct pet_game *game, struct pet_setup *s, const char *word, size_t n,
		     struct pet_fault *fault);

/* Whether a seat may be called so: letters, digits, _ and -; not all digits, not "end", not s1 to
 * s6 of another seat. */
bool pet_seat_name_fits(const char *s, size_t n, uint8_t seat);

/* The seat that a word names: its name, s1 to s6, or * for CHANCE; NOBODY: none. */
uint8_t pet_record_seat(const struct pet_record *r, const char *s, size_t n);

/* Sets up the start position of the record. */
bool pet_record_start(const struct pet_record *r, void *state, struct pet_events *events,
		      struct pet_fault *fault);

/* Replays lines 1 to upto (all: UINT32_MAX), checking each through the door, undone ones too; fills
 * in line.seen (before that nobody but CHANCE may see them). With all lines the end line is checked
 * as well. On a fault, fault->line is the record's line number; *played is how many lines were. */
bool pet_record_replay(struct pet_record *r, void *state, uint32_t upto, uint32_t *played,
		       struct pet_fault *fault);

/* After a fault of pet_record_replay at that line: if its move was refused, the sentence about it
 * (fault->what) in the language of t, whose pub is the state as the replay left it. */
bool pet_record_refused(const struct pet_record *r, uint32_t line, struct pet_text *t);

/* The state after the first upto lines, by those of them that count alone: soon done however much was
 * taken back. The lines were played before. */
bool pet_record_at(struct pet_record *r, void *state, uint32_t upto, struct pet_fault *fault);

/* Appends a move that the door takes; state is moved on. The caller keeps state in step. */
enum pet_refusal pet_record_play(struct pet_record *r, void *state, uint8_t seat, pet_move m,
				 struct pet_events *events);

/* Appends "undo to before line n" (1-based) and rebuilds the state. False: no such line. */
bool pet_record_undo(struct pet_record *r, void *state, uint8_t seat, uint32_t n,
		     struct pet_fault *fault);

/* Notes the result of a finished game for the end line. False: it is not over. */
bool pet_record_finish(struct pet_record *r, const void *state);

/* The lines that count after undo: indices into r->line in order; returns how many. */
uint32_t pet_record_effective(const struct pet_record *r, uint32_t *index, uint32_t upto);

/* Writes header and lines as audience may see them: a seat, NOBODY (observer), or CHANCE (all,
 * the whole truth). Returns false when the buffer was too small (t->cut). */
bool pet_record_write_header(const struct pet_record *r, uint8_t audience, struct pet_text *t);
bool pet_record_write_line(const struct pet_record *r, uint32_t i, uint8_t audience,
			   struct pet_text *t);
bool pet_record_write_end(const struct pet_record *r, struct pet_text *t);
bool pet_record_write(const struct pet_record *r, uint8_t audience, struct pet_text *t);

/* How many of the first upto lines count after undo. */
uint32_t pet_record_depth(const struct pet_record *r, uint32_t upto);

/* The 64 bits that decide the chance move of record line n: HMAC-SHA256(secret, "table:n"), where
 * after n comes ":sK=" and the hexadecimal entropy of every seat that added some; of the result the
 * first eight bytes, little-endian. With fixed dice n is the line's place among those that count.
 * For a seeded record the secret is SHA-256("seed S"). */
uint64_t pet_record_dice(const struct pet_record *r, uint32_t n);
uint64_t pet_record_dice_at(const struct pet_record *r, uint32_t place); /* that n is known */
void pet_record_seed_secret(uint64_t seed, uint8_t secret[PET_SHA256_BYTES]);

/* Checks commitment and every chance move against the revealed secret or the seed. False: fault
 * says which line was bent. True with *checked = 0 when there is nothing to check against. */
bool pet_record_verify_dice(struct pet_record *r, uint32_t *checked, struct pet_fault *fault);

/* A receipt: the running hash of a record, told with every line while the game goes on. The first
 * is HMAC-SHA256(secret, SHA-256(header)), the next HMAC-SHA256(secret, receipt before, line), with
 * header and line as the whole record has them. Nobody can guess a hidden line from it, and when
 * the secret is known nobody can change, leave out or put in a line that a receipt was given for.
 * The secret must be known. */
struct pet_receipt {
	uint8_t hash[PET_SHA256_BYTES];
	struct pet_hmac_key key; /* of the secret */
};
void pet_record_receipt_begin(const struct pet_record *r, struct pet_receipt *receipt);
void pet_record_receipt_line(const struct pet_record *r, uint32_t i, struct pet_receipt *receipt);

PET_API_END

#endif
