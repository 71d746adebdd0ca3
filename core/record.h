/* record.h: a match as text; the record is authoritative.
 *
 *     petteia 1
 *     game legendary 1            # id, rules version
 *     seats 3 anna bob s3
 *     option layout=quick face=A
 *     option pack=...             # a pack, with its hash (pack.h); optional
 *     table 7f3a09                # names the match for its dice; optional
 *     commit sha256:...           # of the secret that makes the chance moves; optional
 *     dice fixed                  # how the dice count their lines (below); without it: by line
 *     seal bob 89ab...            # SHA-256 of what a seat will add; all stand before anything is added
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
 * takes a length: no terminating zero is needed, nothing is read beyond n, and limits are checked
 * first.
 *
 * The caller owns all memory; moves are stored in the caller's array. */
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

/* Which number determines the dice of a line. Undo must not reroll: with fixed dice it is the
 * line's place among the lines that count, so the same decisions get the same dice. Practice: its
 * place among all lines, as in older records; every undo rerolls. */
enum pet_record_dice_kind { PET_DICE_BY_LINE, PET_DICE_FIXED, PET_DICE_PRACTICE };

struct pet_record_line {
	pet_move m;
	uint8_t seat; /* or CHANCE */
	uint8_t seen; /* who may know it; PET_SEEN_BY_ALL */
	uint8_t mark; /* scratch for record.c */
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
	uint8_t entropy_from; /* mask of the seats that added entropy */
	uint8_t sealed;       /* mask of the seats that sealed theirs; without any, none had to */
	uint8_t entropy[PET_SEATS_MAX][PET_SHA256_BYTES];
	uint8_t seal[PET_SEATS_MAX][PET_SHA256_BYTES];
	uint64_t seed;
	uint8_t share[PET_SEATS_MAX];
	const char *position; /* points into the text that was read, or the caller's; not owned */
	uint32_t position_bytes;
	struct pet_record_line *line; /* the caller's array */
	uint32_t count, cap;
};

/* An empty record for a new match; seats are named s1, s2... */
void pet_record_new(struct pet_record *r, const struct pet_game *game, const struct pet_setup *s,
		    struct pet_record_line *lines, uint32_t cap);

/* Parses text. Moves must be well-formed moves of the game; legality is not checked yet. A pack that it
 * has is held: pet_pack_drop(r->setup.pack) when the record and its states are gone. */
bool pet_record_read(struct pet_record *r, const char *s, size_t n, struct pet_record_line *lines,
		     uint32_t cap, struct pet_fault *fault);

/* The same for one game, which need not be in the registry; NULL: any registered one. */
bool pet_record_read_of(struct pet_record *r, const struct pet_game *game, const char *s, size_t n,
			struct pet_record_line *lines, uint32_t cap, struct pet_fault *fault);

/* Sets one option from a word "key=value" (in a free text %XX is a byte). Returns the option's row,
 * PET_OPTIONS_MAX for "pack=..." (pack.h), which every game that has packing knows and which is held from
 * then on, or -1 with fault->what if there is no such option or value. */
int pet_setup_option(const struct pet_game *game, struct pet_setup *s, const char *word, size_t n,
		     struct pet_fault *fault);

/* Whether a seat may have this name: letters, digits, _ and -; not all digits, not "end", not s1 to
 * s6 of another seat. */
bool pet_seat_name_fits(const char *s, size_t n, uint8_t seat);

/* The seat that a word names: its name, s1 to s6, or * for CHANCE; NOBODY: none. */
uint8_t pet_record_seat(const struct pet_record *r, const char *s, size_t n);

/* Sets up the start position of the record. */
bool pet_record_start(const struct pet_record *r, void *state, struct pet_events *events,
		      struct pet_fault *fault);

/* Replays lines 1 to upto (all: UINT32_MAX), checking each, undone ones too; fills in line.seen
 * (until then only CHANCE may see the lines). With all lines the end line is checked as well. On a
 * fault, fault->line is the record's line number; *played is the number of lines played. */
bool pet_record_replay(struct pet_record *r, void *state, uint32_t upto, uint32_t *played,
		       struct pet_fault *fault);

/* After pet_record_replay failed at that line: if its move was refused, the explanation
 * (fault->what) in the language of t, whose pub is the state the replay left. */
bool pet_record_refused(const struct pet_record *r, uint32_t line, struct pet_text *t);

/* The state after the first upto lines, playing only those that count, so its cost does not depend
 * on how much was undone. The lines must have been replayed before. */
bool pet_record_at(struct pet_record *r, void *state, uint32_t upto, struct pet_fault *fault);

/* Appends a legal move and plays it. The caller must keep state in step with the record. */
enum pet_refusal pet_record_play(struct pet_record *r, void *state, uint8_t seat, pet_move m,
				 struct pet_events *events);

/* Appends "undo to before line n" (from 1) and rebuilds the state. False: no such line. */
bool pet_record_undo(struct pet_record *r, void *state, uint8_t seat, uint32_t n,
		     struct pet_fault *fault);

/* Records the result of a finished game for the end line. False: it is not over. */
bool pet_record_finish(struct pet_record *r, const void *state);

/* The lines that count after undo: indices into r->line in order; returns the count. */
uint32_t pet_record_effective(const struct pet_record *r, uint32_t *index, uint32_t upto);

/* Writes header and lines as audience may see them: a seat, NOBODY (observer), or CHANCE
 * (everything). Returns false if the buffer was too small (t->cut). */
bool pet_record_write_header(const struct pet_record *r, uint8_t audience, struct pet_text *t);
bool pet_record_write_line(const struct pet_record *r, uint32_t i, uint8_t audience,
			   struct pet_text *t);
bool pet_record_write_end(const struct pet_record *r, struct pet_text *t);
bool pet_record_write(const struct pet_record *r, uint8_t audience, struct pet_text *t);

/* How many of the first upto lines count after undo. */
uint32_t pet_record_depth(const struct pet_record *r, uint32_t upto);

/* The 64 bits that decide the chance move of record line n: HMAC-SHA256(secret, "table:n"),
 * followed by ":sK=" and the hexadecimal entropy of every seat that added some; the first eight
 * bytes, little-endian. A seat that sealed something and did not reveal it adds SHA-256("withheld " and
 * its seal in hexadecimal). With fixed dice n is the line's place among those that count. For a seeded
 * record the secret is SHA-256("seed S"). */
uint64_t pet_record_dice(const struct pet_record *r, uint32_t n);
uint64_t pet_record_dice_at(const struct pet_record *r, uint32_t place); /* place: of that line */
void pet_record_seed_secret(uint64_t seed, uint8_t secret[PET_SHA256_BYTES]);

/* Checks the commitment and every chance move against the revealed secret or the seed. False: fault
 * names the line that was tampered with. True with *checked = 0: nothing to check against. */
bool pet_record_verify_dice(struct pet_record *r, uint32_t *checked, struct pet_fault *fault);

/* A receipt: the running hash of a record, sent with every line during the game. The first is
 * HMAC-SHA256(secret, SHA-256(header)), the next HMAC-SHA256(secret, previous receipt, line), with
 * header and line as in the complete record. It does not reveal a hidden line; once the secret is
 * published, no line covered by a receipt can be changed, removed or inserted unnoticed. The secret
 * must be known. */
struct pet_receipt {
	uint8_t hash[PET_SHA256_BYTES];
	struct pet_hmac_key key; /* of the secret */
};
void pet_record_receipt_begin(const struct pet_record *r, struct pet_receipt *receipt);
void pet_record_receipt_line(const struct pet_record *r, uint32_t i, struct pet_receipt *receipt);

PET_API_END

#endif
