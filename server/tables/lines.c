/* lines.c: the lines in the store are authoritative; a table in memory is those lines replayed. */
#include "server/tables/lines.h"

#include <sodium.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "core/must.h"
#include "server/base/memory.h"
#include "server/net/server.h"

enum {
	EVENTS_A_LINE = 2048,
	SPARE = 16, /* lines below the record's limit where a table ends */
	KEPT = 64,  /* snapshots while many lines are read */
	SOME = 100, /* lines read at once */
};

void lines_grow(struct table *m)
{
	if (m->record.count + 1 < m->line_cap)
		return;
	uint32_t cap = m->line_cap ? m->line_cap * 2 : 128;
	if (cap > PET_RECORD_LINES_MAX)
		cap = PET_RECORD_LINES_MAX;
	m->line = memory_grow(m->line, cap * sizeof *m->line);
	m->line_event = memory_grow(m->line_event, cap * sizeof *m->line_event);
	memset(m->line_event + m->line_cap, 0, (cap - m->line_cap) * sizeof *m->line_event);
	m->line_cap = cap;
	m->record.line = m->line;
	m->record.cap = cap;
}

bool lines_full(const struct table *m)
{
	return m->record.count + SPARE >= PET_RECORD_LINES_MAX;
}

static void keep_events(struct table *m, uint32_t line, const struct pet_events *events)
{
	if (m->event_count + events->count > m->event_cap) {
		m->event_cap = (m->event_cap + events->count) * 2;
		m->event = memory_grow(m->event, m->event_cap * sizeof *m->event);
	}
	memcpy(m->event + m->event_count, events->event, events->count * sizeof *m->event);
	m->line_event[line] = (struct line_events){ m->event_count, events->count, 0, false };
	m->event_count += events->count;
}

bool lines_play(struct table *m, uint8_t seat, pet_move mv)
{
	static struct pet_event told[EVENTS_A_LINE];
	struct pet_events events = { told, 0, EVENTS_A_LINE, 0 };
	lines_grow(m);
	if (pet_record_play(&m->record, m->state, seat, mv, &events) != PET_PLAY_OK)
		return false;
	keep_events(m, m->record.count - 1, &events);
	return true;
}

bool lines_undo(struct table *m, uint8_t seat, uint32_t to)
{
	struct pet_fault fault;
	lines_grow(m);
	if (!pet_record_undo(&m->record, m->state, seat, to, &fault))
		return false;
	m->line_event[m->record.count - 1] = (struct line_events){ 0, 0, 0, false };
	return true;
}

/* ---- their hash ------------------------------------------------------------------------------ */

static void chain_next(const char *before, int seat, const char *words, char out[CHAIN_MAX])
{
	char buf[CHAIN_MAX + 160];
	uint8_t hash[PET_SHA256_BYTES];
	struct pet_text line = pet_text_into(buf, sizeof buf, PET_LANG_EN, NULL, NULL);
	pet_text_put(&line, before);
	pet_text_char(&line, ' ');
	pet_text_number(&line, seat);
	pet_text_char(&line, ' ');
	pet_text_put(&line, words);
	pet_must(!line.cut);
	pet_sha256(buf, line.len, hash);
	struct pet_text t = pet_text_into(out, CHAIN_MAX, PET_LANG_EN, NULL, NULL);
	pet_text_hex(&t, hash, (CHAIN_MAX - 1) / 2);
}

/* Clients are told the mark, and lines have moves that they may not know: so it is keyed, like a receipt, and nobody can try
 * which lines would have it. The key follows from the secret of the dice: all servers of a table make the same. */
void lines_key(struct table *m)
{
	uint8_t key[PET_SHA256_BYTES];
	pet_hmac_sha256(m->record.secret, PET_SHA256_BYTES, "mark", 4, key);
	memcpy(m->mark_key, key, MARK_KEY);
}

static uint32_t mark_of(const struct table *m, const char chain[CHAIN_MAX])
{
	uint8_t hash[crypto_shorthash_BYTES];
	uint32_t mark;
	_Static_assert(MARK_KEY == crypto_shorthash_KEYBYTES, "a whole key");
	crypto_shorthash(hash, (const unsigned char *)chain, strnlen(chain, CHAIN_MAX),
			 m->mark_key);
	memcpy(&mark, hash, sizeof mark);
	return mark;
}

void lines_chain(const struct table *m, int seat, const char *words, char out[CHAIN_MAX])
{
	chain_next(m->chain[0] ? m->chain : m->row.id, seat, words, out);
}

void lines_seal(struct table *m, const char chain[CHAIN_MAX])
{
	memcpy(m->chain, chain, CHAIN_MAX);
	m->line_event[m->record.count - 1].mark = mark_of(m, chain);
}

uint32_t lines_mark(const struct table *m, uint32_t lines)
{
	return lines && lines <= m->record.count ? m->line_event[lines - 1].mark : 0;
}

uint32_t lines_depth(struct table *m)
{
	bool undone = m->depth_lines > m->record.count;
	for (uint32_t i = m->depth_lines; i < m->record.count && !undone; i++)
		undone = pet_move_verb(m->line[i].m) == PET_UNDO_VERB;
	m->depth = undone ? pet_record_depth(&m->record, m->record.count)
			  : m->depth + m->record.count - m->depth_lines;
	m->depth_lines = m->record.count;
	return m->depth;
}

uint32_t lines_standing(const struct table *m, uint32_t lines)
{
	while (lines > 0 && pet_move_verb(m->line[lines - 1].m) == PET_UNDO_VERB)
		lines = (m->line[lines - 1].m & 0xffffff) - 1;
	return lines;
}

/* ---- reading many ---------------------------------------------------------------------------- */

/* A table may be long because much was undone: recent states are kept during the replay, so that an
 * undo need not replay from the start. */
struct kept {
	uint32_t before; /* this line, from 0 */
	_Alignas(64) unsigned char state[PET_STATE_MAX];
};

struct lines_load {
	struct table *m;
	struct kept *kept; /* NULL: not worth it */
	uint32_t *same;    /* the first line before which the state was the same */
	uint32_t next;
	bool broken;
	bool joined; /* the last line in memory was found in the store */
	int64_t replayed;
};

static void keep_state(struct lines_load *l)
{
	if (!l->kept)
		return;
	struct kept *k = &l->kept[l->next++ % KEPT];
	k->before = l->same[l->m->record.count];
	memcpy(k->state, l->m->state, l->m->game->state_bytes);
}

static bool undo_by_kept(struct lines_load *l, uint8_t seat, uint32_t to)
{
	struct table *m = l->m;
	uint32_t n = l->next < KEPT ? l->next : KEPT;
	if (!l->kept || to == 0 || to > m->record.count)
		return false;
	uint32_t before = l->same[to - 1];
	for (uint32_t i = 1; i <= n; i++) {
		const struct kept *k = &l->kept[(l->next - i) % KEPT];
		if (k->before != before)
			continue;
		lines_grow(m);
		if (m->record.count == m->record.cap)
			return false;
		memcpy(m->state, k->state, m->game->state_bytes);
		m->line_event[m->record.count] = (struct line_events){ 0, 0, 0, false };
		m->line[m->record.count++] =
			(struct pet_record_line){ .m = (pet_move)PET_UNDO_VERB << 24 | to,
						  .seat = seat,
						  .seen = PET_SEEN_BY_ALL };
		return true;
	}
	return false;
}

static bool take_move(struct lines_load *l, const struct line_row *row)
{
	struct table *m = l->m;
	unsigned to;
	if (sscanf(row->move, "undo %u", &to) == 1) {
		if (l->same && to > 0 && to <= m->record.count)
			l->same[m->record.count + 1] = l->same[to - 1];
		if (undo_by_kept(l, (uint8_t)row->seat, to))
			return true;
		if (!lines_undo(m, (uint8_t)row->seat, to))
			return false;
		keep_state(l); /* repeated undo and redo returns here */
		return true;
	}
	keep_state(l);
	if (l->same)
		l->same[m->record.count + 1] = m->record.count + 1;
	return lines_play(m, (uint8_t)row->seat,
			  pet_token_move_find(m->game, row->move, strlen(row->move)));
}

static bool take_line(struct lines_load *l, const struct line_row *row)
{
	char chain[CHAIN_MAX];
	if (row->line != (int)l->m->record.count + 1)
		return false;
	lines_chain(l->m, row->seat, row->move, chain);
	if ((row->hash[0] && strcmp(row->hash, chain)) || !take_move(l, row))
		return false;
	lines_seal(l->m, chain);
	l->m->line_event[l->m->record.count - 1].bot = row->bot;
	return true;
}

static void load_line(void *arg, const struct line_row *row)
{
	struct lines_load *l = arg;
	if (row->line == (int)l->m->record.count && !l->joined) {
		l->joined = !row->hash[0] || !strcmp(row->hash, l->m->chain);
		l->broken = !l->joined;
		return;
	}
	if (l->broken || row->line <= (int)l->m->record.count)
		return;
	if (row->line > PET_RECORD_LINES_MAX) {
		l->broken = true;
		return;
	}
	l->broken = !take_line(l, row);
	if (row->seat >= 0 && row->seat < PET_SEATS_MAX && row->at > l->m->acted[row->seat] &&
	    !row->bot)
		l->m->acted[row->seat] = row->at; /* at another server */
	l->replayed++;
	if (row->at > l->m->row.moved)
		l->m->row.moved = row->at; /* when the next seat's clock starts */
}

static enum lines_read read_some(struct server *s, struct lines_load *l, int most)
{
	int64_t before = l->replayed;
	int last = (int)l->m->record.count, from = last ? last - 1 : 0;
	l->joined = last == 0;
	most += last - from; /* our last line must be the first that is read */
	int rows = store_lines(&s->store, l->m->row.id, from, most, load_line, l);
	s->replayed += (uint64_t)(l->replayed - before);
	if (rows < 0)
		return LINES_STORE;
	if (!l->joined)
		return LINES_OTHER;
	return l->broken ? LINES_BROKEN : rows == most ? LINES_MORE : LINES_READ;
}

enum lines_read lines_read(struct server *s, struct table *m)
{
	struct lines_load load = { .m = m };
	return read_some(s, &load, PET_RECORD_LINES_MAX + 1);
}

struct lines_load *lines_load_open(struct table *m)
{
	struct lines_load *l = memory_new(sizeof *l);
	l->m = m;
	l->kept = memory_aligned(KEPT * sizeof *l->kept);
	l->same = memory_new((PET_RECORD_LINES_MAX + 1) * sizeof *l->same);
	return l;
}

enum lines_read lines_load_some(struct server *s, struct lines_load *l)
{
	return read_some(s, l, SOME);
}

void lines_load_close(struct lines_load *l)
{
	free(l->kept);
	free(l->same);
	free(l);
}

/* ---- a store that went back ------------------------------------------------------------------ */

struct common {
	const struct table *m;
	char chain[CHAIN_MAX];
	int lines;
	bool parted;
};

static void compare_line(void *arg, const struct line_row *row)
{
	struct common *c = arg;
	char chain[CHAIN_MAX];
	if (c->parted || row->line != c->lines + 1)
		return;
	chain_next(c->lines ? c->chain : c->m->row.id, row->seat, row->move, chain);
	memcpy(c->chain, chain, CHAIN_MAX);
	c->parted = mark_of(c->m, chain) != lines_mark(c->m, (uint32_t)row->line);
	c->lines += !c->parted;
}

int lines_common(struct server *s, const struct table *m)
{
	struct common c = { .m = m };
	int rows = store_lines(&s->store, m->row.id, 0, (int)m->record.count, compare_line, &c);
	return rows < 0 ? rows : c.lines;
}
