/* leak.c: no audience receives what it may not know.
 *
 * A position is paired with another in which everything that a seat (or an observer) cannot know is
 * redrawn. The same moves are played in both; a move the audience may not know may even differ. As
 * long as no event reveals something hidden, and every visible move is legal in both, the audience
 * must get the same bytes: view, legal moves, question, events and record. */
#include "tests/conformance/suite.h"

#include <stdio.h>
#include <string.h>

#include "core/chart.h"

#include "core/record.h"
#include "core/wire.h"

enum { PLIES = 80 };

uint64_t leak_pairs, leak_plies;

static _Alignas(64) unsigned char truth[PET_STATE_MAX], guess[PET_STATE_MAX];
static struct pet_event told_truth[EVENTS], told_guess[EVENTS];
static char text_truth[TEXT], text_guess[TEXT];

static bool knows(uint8_t seen, uint8_t seat)
{
	return seen == PET_SEEN_BY_ALL || (seat < PET_SEATS_MAX && (seen >> seat & 1));
}

/* The field a byte belongs to, for the message. */
static const char *pet_field_at(const struct pet_field *fields, size_t at)
{
	for (const struct pet_field *f = fields; f && f->name; f++) {
		size_t count = f->index == PET_K_NONE || !f->count ? 1 : f->count;
		size_t last = f->at + (count - 1) * f->stride +
			      (f->stride > f->size ? f->stride : f->size);
		if (at >= f->at && at < last)
			return f->name;
	}
	return at < sizeof(struct pet_flow) ? "flow" : "?";
}

static const char *audience(uint8_t seat)
{
	static const char *const name[] = { "s1", "s2", "s3", "s4", "s5", "s6" };
	return seat < PET_SEATS_MAX ? name[seat] : "an observer";
}

/* The bytes of the view. */
static bool same_view(const struct pet_game *game, uint8_t seat, const char *node)
{
	for (size_t i = 0; i < game->pub_bytes; i++) {
		if (truth[i] != guess[i]) {
			bad("leak at %s: pub.%s tells what is hidden", node,
			    pet_field_at(game->pub_fields, i));
			return false;
		}
	}
	size_t at = game->priv_at + (size_t)seat * game->priv_bytes;
	for (size_t i = 0; seat < PET_SEATS_MAX && i < game->priv_bytes; i++) {
		if (truth[at + i] != guess[at + i]) {
			bad("leak at %s: priv.%s of a seat tells what is hidden from it", node,
			    pet_field_at(game->priv_fields, i));
			return false;
		}
	}
	return true;
}

/* What lies on a chart, as text. */
static void put_chart(const struct pet_game *game, struct pet_view v, struct pet_text *t)
{
	static struct pet_site site[PET_SITES_MAX];
	int reach, n = game->chart(v, site, &reach);
	for (int i = 0; i < n; i++)
		for (int k = 0; k < site[i].stacks; k++) {
			pet_text_number(t, site[i].stack[k].who);
			pet_text_put(t, site[i].stack[k].text);
		}
}

/* The question as bytes: legal moves and the JSON that clients get. */
static bool same_question(const struct pet_game *game, uint8_t seat, const char *node,
			  bool in_words)
{
	static pet_move moves_truth[PET_MOVES_MAX], moves_guess[PET_MOVES_MAX];
	struct pet_view v = pet_game_view(game, truth, seat), w = pet_game_view(game, guess, seat);
	int n = pet_view_legal(game, v, moves_truth), m = pet_view_legal(game, w, moves_guess);
	if (n != m || memcmp(moves_truth, moves_guess, (size_t)n * sizeof(pet_move))) {
		bad("leak at %s: the legal moves tell what is hidden", node);
		return false;
	}
	if (!in_words)
		return true;
	for (int i = 0; i < 2; i++) {
		char *buf = i ? text_guess : text_truth;
		struct pet_text t = pet_text_into(buf, TEXT, PET_LANG_EN, game,
						  i ? (void *)guess : (void *)truth);
		struct pet_json j = pet_json_into(&t);
		pet_wire_question(game, i ? w : v, 1, PET_LANG_EN, &j);
		pet_text_char(&t, '\n');
		j = pet_json_into(&t);
		pet_view_write(game, i ? w : v, &j);
		pet_text_char(&t, '\n');
		game->describe(i ? w : v, &t);
		game->map(i ? w : v, &t);
		j = pet_json_into(&t);
		game->board(i ? w : v, &j);
		j = pet_json_into(&t);
		pet_wire_facts(game, i ? w : v, PET_FACTS_NOW | PET_FACTS_FIXED, PET_LANG_EN, &j);
		if (game->chart)
			put_chart(game, i ? w : v, &t);
	}
	if (strcmp(text_truth, text_guess)) {
		bad("leak at %s: the question or the position in words tells what is hidden", node);
		return false;
	}
	return true;
}

/* The events as the audience may know them. */
static bool same_events(const struct pet_game *game, const struct pet_events *a,
			const struct pet_events *b, uint8_t seat, const char *node)
{
	bool same = a->count == b->count;
	const char *which = "their number";
	for (uint32_t i = 0; same && i < a->count; i++) {
		const struct pet_event *e = &a->event[i], *o = &b->event[i];
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
		struct pet_text t = pet_text_into(buf, TEXT, PET_LANG_EN, game,
						  i ? (void *)guess : (void *)truth);
		struct pet_json j = pet_json_into(&t);
		pet_wire_events(game, i ? b : a, seat, PET_LANG_EN, &j);
	}
	if (strcmp(text_truth, text_guess)) {
		bad("leak at %s: the words of events tell what is hidden", node);
		return false;
	}
	return true;
}

/* The record's line as the audience's copy shows it. */
static bool same_line(const struct pet_game *game, uint8_t asked, pet_move m, pet_move o,
		      uint8_t seen, uint8_t other_seen, uint8_t seat, const char *node)
{
	struct pet_record_line line[2] = { { .m = m, .seat = asked, .seen = seen },
					   { .m = o, .seat = asked, .seen = other_seen } };
	static struct pet_record r;
	struct pet_setup setup;
	pet_setup_default(game, &setup, ((const struct pet_flow *)(const void *)truth)->seats);
	for (int i = 0; i < 2; i++) {
		char *buf = i ? text_guess : text_truth;
		struct pet_text t = pet_text_into(buf, TEXT, PET_LANG_EN, game, NULL);
		pet_record_new(&r, game, &setup, &line[i], 1);
		r.count = 1;
		pet_record_write_line(&r, 0, seat, &t);
	}
	if (strcmp(text_truth, text_guess)) {
		bad("leak at %s: the record tells what is hidden", node);
		return false;
	}
	return true;
}

/* Number of events before the first that reveals something to the audience. */
static uint32_t before_reveal(const struct pet_game *game, const struct pet_events *events,
			      uint8_t seat)
{
	uint32_t i = 0;
	while (i < events->count &&
	       !(game->events[events->event[i].code].reveals && knows(events->event[i].seen, seat)))
		i++;
	return i;
}

/* A visible move must show in what the audience sees: if two outcomes differ only in what is hidden
 * from it, the record tells more than the position does. */
static bool record_tells(const struct pet_game *game, uint8_t seat, struct pet_bits *bits)
{
	static pet_move out[PET_MOVES_MAX];
	const char *node = pet_game_node(game, truth)->name;
	int n = pet_game_legal(game, truth, out);
	if (n < 2 || !knows(pet_game_seen(game, truth), seat))
		return false;
	size_t mine = game->priv_at + (size_t)seat * game->priv_bytes;
	pet_move first = out[pet_bits_below(bits, (uint32_t)n)];
	static _Alignas(64) unsigned char one[PET_STATE_MAX], two[PET_STATE_MAX];
	struct pet_events a = { told_truth, 0, EVENTS, 0 };
	memcpy(one, truth, game->state_bytes);
	pet_game_advance(game, one, first, &a);
	for (int i = 0; i < 8; i++) {
		pet_move m = out[pet_bits_below(bits, (uint32_t)n)];
		struct pet_events b = { told_guess, 0, EVENTS, 0 };
		if (m == first)
			continue;
		memcpy(two, truth, game->state_bytes);
		pet_game_advance(game, two, m, &b);
		if (memcmp(one, two, game->pub_bytes) || !memcmp(one, two, game->state_bytes) ||
		    (seat < PET_SEATS_MAX && memcmp(one + mine, two + mine, game->priv_bytes)))
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

/* Plays one move in both; false: the pair has diverged, legitimately or with a failure. */
static bool play_both(const struct pet_game *game, uint8_t seat, struct pet_bits *bits)
{
	const char *node = pet_game_node(game, truth)->name;
	uint8_t asked = pet_game_asked(truth);
	uint8_t seen = pet_game_seen(game, truth), other_seen = pet_game_seen(game, guess);
	pet_move m = any_move(game, truth, bits), o = m;
	if (m == PET_MOVE_NONE)
		return false;
	if (knows(seen, seat)) {
		if (!pet_game_is_legal(game, guess, m))
			return false; /* the move itself showed something, which is what moves are
					 * for */
	} else if (!pet_game_is_legal(game, guess, m) || pet_bits_below(bits, 2)) {
		o = any_move(game, guess, bits);
	}
	struct pet_events a = { told_truth, 0, EVENTS, 0 }, b = { told_guess, 0, EVENTS, 0 };
	pet_game_advance(game, truth, m, &a);
	pet_game_advance(game, guess, o, &b);
	leak_plies++;
	uint32_t i = before_reveal(game, &a, seat), k = before_reveal(game, &b, seat);
	if (i < a.count || k < b.count) {
		/* Both or none, and at the same place: everybody knows whether something is
		 * revealed. */
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

/* Facts tell nothing that is kept behind screens: with plausible values instead they are the same. */
static bool facts_veiled(const struct pet_game *game, uint8_t seat, const char *node)
{
	if (!game->veil || !game->guess)
		return true;
	memcpy(guess, truth, game->state_bytes);
	game->veil(guess, seat);
	game->guess(guess, seat);
	for (int i = 0; i < 2; i++) {
		void *state = i ? guess : truth;
		struct pet_text t =
			pet_text_into(i ? text_guess : text_truth, TEXT, PET_LANG_EN, game, state);
		struct pet_json j = pet_json_into(&t);
		pet_wire_facts(game, pet_game_view(game, state, seat), PET_FACTS_NOW, PET_LANG_EN,
			       &j);
	}
	if (!strcmp(text_truth, text_guess))
		return true;
	bad("leak at %s: facts tell what is kept behind a screen", node);
	return false;
}

void test_leak(const struct pet_game *game, const void *state, struct pet_bits *bits)
{
	const struct pet_flow *fl = state;
	uint32_t who = pet_bits_below(bits, fl->seats + 1u);
	uint8_t seat = who == fl->seats ? PET_NOBODY : (uint8_t)who;
	const char *node = pet_game_node(game, state)->name;

	memcpy(truth, state, game->state_bytes);
	if (!facts_veiled(game, seat, node))
		return;
	pet_game_resample(game, pet_game_view(game, truth, seat), guess, bits);
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
	for (int i = 0; i < PLIES && pet_game_asked(truth) != PET_NOBODY; i++) {
		node = pet_game_node(game, truth)->name;
		if (!same_question(game, seat, node, i % 32 == 0) || !play_both(game, seat, bits))
			return;
	}
}
