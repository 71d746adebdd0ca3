/* leak.c: nothing reaches eyes that may not see it.
 *
 * From a position two are made: itself, and another in which everything that a seat (or an
 * observer) cannot know is drawn anew. The same moves are played in both; a move the audience may
 * not know may even be another one. As long as no event says that something hidden is revealed,
 * and every move that is seen can be played in both, the audience must get the same bytes: view,
 * legal moves, question, events and record. */
#include "tests/conformance/suite.h"

#include <stdio.h>
#include <string.h>

#include "core/record.h"
#include "core/wire.h"

enum { PLIES = 80 };

uint64_t leak_pairs, leak_plies;

static _Alignas(64) unsigned char truth[STATE_MAX], guess[STATE_MAX];
static struct event told_truth[EVENTS], told_guess[EVENTS];
static char text_truth[TEXT], text_guess[TEXT];

static bool knows(uint8_t seen, uint8_t seat)
{
	return seen == SEEN_BY_ALL || (seat < SEATS_MAX && (seen >> seat & 1));
}

/* The name of the field a byte belongs to, for the complaint. */
static const char *field_at(const struct field *fields, size_t at)
{
	for (const struct field *f = fields; f && f->name; f++) {
		size_t count = f->index == K_NONE || !f->count ? 1 : f->count;
		size_t last = f->at + (count - 1) * f->stride +
			      (f->stride > f->size ? f->stride : f->size);
		if (at >= f->at && at < last)
			return f->name;
	}
	return at < sizeof(struct flow) ? "flow" : "?";
}

static const char *audience(uint8_t seat)
{
	static const char *const name[] = { "s1", "s2", "s3", "s4", "s5", "s6" };
	return seat < SEATS_MAX ? name[seat] : "an observer";
}

/* The bytes of the view. */
static bool same_view(const struct game *game, uint8_t seat, const char *node)
{
	for (size_t i = 0; i < game->pub_bytes; i++) {
		if (truth[i] != guess[i]) {
			bad("leak at %s: pub.%s tells what is hidden", node,
			    field_at(game->pub_fields, i));
			return false;
		}
	}
	size_t at = game->priv_at + (size_t)seat * game->priv_bytes;
	for (size_t i = 0; seat < SEATS_MAX && i < game->priv_bytes; i++) {
		if (truth[at + i] != guess[at + i]) {
			bad("leak at %s: priv.%s of a seat tells what is hidden from it", node,
			    field_at(game->priv_fields, i));
			return false;
		}
	}
	return true;
}

/* What is asked, in bytes: legal moves and the question as clients get it. */
static bool same_question(const struct game *game, uint8_t seat, const char *node, bool in_words)
{
	static move moves_truth[MOVES_MAX], moves_guess[MOVES_MAX];
	struct view v = game_view(game, truth, seat), w = game_view(game, guess, seat);
	int n = view_legal(game, v, moves_truth), m = view_legal(game, w, moves_guess);
	if (n != m || memcmp(moves_truth, moves_guess, (size_t)n * sizeof(move))) {
		bad("leak at %s: the legal moves tell what is hidden", node);
		return false;
	}
	if (!in_words)
		return true;
	for (int i = 0; i < 2; i++) {
		char *buf = i ? text_guess : text_truth;
		struct text t =
			text_into(buf, TEXT, LANG_EN, game, i ? (void *)guess : (void *)truth);
		struct json j = json_into(&t);
		wire_question(game, i ? w : v, 1, LANG_EN, &j);
		text_char(&t, '\n');
		j = json_into(&t);
		view_write(game, i ? w : v, &j);
		text_char(&t, '\n');
		game->describe(i ? w : v, &t);
		game->map(i ? w : v, &t);
		j = json_into(&t);
		game->board(i ? w : v, &j);
	}
	if (strcmp(text_truth, text_guess)) {
		bad("leak at %s: the question or the position in words tells what is hidden", node);
		return false;
	}
	return true;
}

/* The events as the audience may know them. */
static bool same_events(const struct game *game, const struct events *a, const struct events *b,
			uint8_t seat, const char *node)
{
	bool same = a->count == b->count;
	const char *which = "their number";
	for (uint32_t i = 0; same && i < a->count; i++) {
		const struct event *e = &a->event[i], *o = &b->event[i];
		which = game->events[e->code].token;
		same = e->code == o->code && e->seen == o->seen && e->who == o->who;
		if (same && knows(e->seen, seat))
			same = !memcmp(e, o, sizeof *e);
	}
	if (!same) {
		bad("leak at %s: the events tell what is hidden (%s)", node, which);
		return false;
	}
	for (int i = 0; i < 2; i++) {
		char *buf = i ? text_guess : text_truth;
		struct text t =
			text_into(buf, TEXT, LANG_EN, game, i ? (void *)guess : (void *)truth);
		struct json j = json_into(&t);
		wire_events(game, i ? b : a, seat, LANG_EN, &j);
	}
	if (strcmp(text_truth, text_guess)) {
		bad("leak at %s: the words of events tell what is hidden", node);
		return false;
	}
	return true;
}

/* The record's line as the audience's copy shows it. */
static bool same_line(const struct game *game, uint8_t asked, move m, move o, uint8_t seen,
		      uint8_t other_seen, uint8_t seat, const char *node)
{
	struct record_line line[2] = { { .m = m, .seat = asked, .seen = seen },
				       { .m = o, .seat = asked, .seen = other_seen } };
	static struct record r;
	struct setup setup;
	setup_default(game, &setup, ((const struct flow *)(const void *)truth)->seats);
	for (int i = 0; i < 2; i++) {
		char *buf = i ? text_guess : text_truth;
		struct text t = text_into(buf, TEXT, LANG_EN, game, NULL);
		record_new(&r, game, &setup, &line[i], 1);
		r.count = 1;
		record_write_line(&r, 0, seat, &t);
	}
	if (strcmp(text_truth, text_guess)) {
		bad("leak at %s: the record tells what is hidden", node);
		return false;
	}
	return true;
}

/* How many events come before the first that reveals something to the audience. */
static uint32_t before_reveal(const struct game *game, const struct events *events, uint8_t seat)
{
	uint32_t i = 0;
	while (i < events->count &&
	       !(game->events[events->event[i].code].reveals && knows(events->event[i].seen, seat)))
		i++;
	return i;
}

/* A move that somebody sees must show in what it sees: if two outcomes differ only in what is
 * hidden from it, the record tells more than the position does. */
static bool record_tells(const struct game *game, uint8_t seat, struct bits *bits)
{
	static move out[MOVES_MAX];
	const char *node = game_node(game, truth)->name;
	int n = game_legal(game, truth, out);
	if (n < 2 || !knows(game_seen(game, truth), seat))
		return false;
	size_t mine = game->priv_at + (size_t)seat * game->priv_bytes;
	move first = out[bits_below(bits, (uint32_t)n)];
	static _Alignas(64) unsigned char one[STATE_MAX], two[STATE_MAX];
	struct events a = { told_truth, 0, EVENTS, 0 };
	memcpy(one, truth, game->state_bytes);
	game_advance(game, one, first, &a);
	for (int i = 0; i < 8; i++) {
		move m = out[bits_below(bits, (uint32_t)n)];
		struct events b = { told_guess, 0, EVENTS, 0 };
		if (m == first)
			continue;
		memcpy(two, truth, game->state_bytes);
		game_advance(game, two, m, &b);
		if (memcmp(one, two, game->pub_bytes) || !memcmp(one, two, game->state_bytes) ||
		    (seat < SEATS_MAX && memcmp(one + mine, two + mine, game->priv_bytes)))
			continue;
		bool same = a.count == b.count;
		for (uint32_t k = 0; same && k < a.count; k++)
			same = a.event[k].code == b.event[k].code &&
			       (!knows(a.event[k].seen, seat) ||
				!memcmp(&a.event[k], &b.event[k], sizeof a.event[k]));
		if (!same)
			continue;
		bad("leak at %s: the record tells %s a move whose outcome is hidden from it", node,
		    audience(seat));
		return true;
	}
	return false;
}

/* One move in both; false: the pair has parted, for a good reason or a complaint. */
static bool play_both(const struct game *game, uint8_t seat, struct bits *bits)
{
	const char *node = game_node(game, truth)->name;
	uint8_t asked = game_asked(truth);
	uint8_t seen = game_seen(game, truth), other_seen = game_seen(game, guess);
	move m = any_move(game, truth, bits), o = m;
	if (m == MOVE_NONE)
		return false;
	if (knows(seen, seat)) {
		if (!game_is_legal(game, guess, m))
			return false; /* the move itself showed something; that is what moves are
					 for */
	} else if (!game_is_legal(game, guess, m) || bits_below(bits, 2)) {
		o = any_move(game, guess, bits);
	}
	struct events a = { told_truth, 0, EVENTS, 0 }, b = { told_guess, 0, EVENTS, 0 };
	game_advance(game, truth, m, &a);
	game_advance(game, guess, o, &b);
	leak_plies++;
	uint32_t i = before_reveal(game, &a, seat), k = before_reveal(game, &b, seat);
	if (i < a.count || k < b.count) {
		/* Both or none, and at the same place: whether something is revealed is known to
		 * all. */
		bool both = i < a.count && k < b.count && a.event[i].code == b.event[k].code &&
			    a.event[i].who == b.event[k].who;
		a.count = i;
		b.count = k;
		if (!both)
			bad("leak at %s: whether something is revealed tells what is hidden", node);
		else
			same_events(game, &a, &b, seat, node);
		return false;
	}
	return same_view(game, seat, node) && same_events(game, &a, &b, seat, node) &&
	       same_line(game, asked, m, o, seen, other_seen, seat, node);
}

void test_leak(const struct game *game, const void *state, struct bits *bits)
{
	const struct flow *fl = state;
	uint32_t who = bits_below(bits, fl->seats + 1u);
	uint8_t seat = who == fl->seats ? NOBODY : (uint8_t)who;
	const char *node = game_node(game, state)->name;

	memcpy(truth, state, game->state_bytes);
	game_resample(game, game_view(game, truth, seat), guess, bits);
	leak_pairs++;
	const char *wrong = game->check(guess);
	if (wrong) {
		bad("%s: a position drawn anew for %s is impossible: %s", node, audience(seat),
		    wrong);
		return;
	}
	if (!same_view(game, seat, node))
		return;
	if (record_tells(game, seat, bits))
		return;
	for (int i = 0; i < PLIES && game_asked(truth) != NOBODY; i++) {
		node = game_node(game, truth)->name;
		if (!same_question(game, seat, node, i % 32 == 0) || !play_both(game, seat, bits))
			return;
	}
}
