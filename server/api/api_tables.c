/* api_tables.c: opening a table, sitting down, starting, leaving, handing over. */
#include "server/api/api.h"
#include "server/api/circles.h"

#include <event2/http.h>
#include <sodium.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "core/pack.h"
#include "server/base/body.h"
#include "server/base/clock.h"
#include "server/base/memory.h"
#include "server/base/names.h"
#include "server/base/secret.h"
#include "server/base/utf8.h"
#include "server/net/answer.h"
#include "server/net/server.h"
#include "server/notices/notices.h"
#include "server/stream/stream.h"
#include "server/tables/contract.h"
#include "server/tables/dice.h"
#include "server/tables/happen.h"
#include "server/tables/known.h"
#include "server/tables/ratings.h"
#include "server/tables/show.h"
#include "server/tables/table.h"

enum { TABLES_PER_USER = 40 }; /* open or running */

/* ---- what several endpoints need ------------------------------------------------------------- */

struct table *table_of(struct server *s, struct req *r)
{
	struct table *m = table_find(s, r->part[0]);
	bool change = evhttp_request_get_command(r->http) == EVHTTP_REQ_POST;
	bool mine = m && may_watch(r, m);
	if (mine && change && m->damaged) {
		reply_error(r, 409, "damaged",
			    "this table is damaged behind its last line: the operator of this "
			    "server can repair it");
		return NULL;
	}
	r->again = mine && change && !table_hold(s, m);
	if (r->again)
		return NULL;
	if (mine) { /* includes what other servers wrote */
		r->touched = &m->touched;
		return m;
	}
	if (m && sent_away(r, m) && !r->user.id[0])
		reply_error(r, 403, "nameless",
			    "only those look on at this table who say who they are");
	else if (m && m->row.open_to_all && sent_away(r, m))
		reply_error(r, 403, "removed", "the host of this table sent you away");
	else if (!m && table_crowded(s))
		reply_error(r, 503, "pack",
			    "there is no room for the pack of this table now: try again");
	else
		reply_error(r, 404, "table", "there is no such table");
	return NULL;
}

int seat_of(struct req *r, struct table *m)
{
	int seat = table_seat_of(m, r->user.id);
	if (seat < 0)
		reply_error(r, 403, "seat", "you have no seat at this table");
	else
		table_there(r->server, m, seat);
	return seat;
}

void reply_table(struct server *s, struct req *r, struct table *m)
{
	struct pet_text t = scratch_text(r);
	struct pet_json j = pet_json_into(&t);
	table_text(m, &t, r->lang);
	pet_json_open(&j, '{');
	pet_json_key(&j, "table");
	show_table(s, &j, m, r->user.id);
	pet_json_close(&j, '}');
	reply_later_json(r, 200, &t);
}

void api_table(struct server *s, struct req *r)
{
	struct table *m = table_of(s, r);
	if (!m)
		return;
	struct pet_text t = scratch_text(r);
	struct pet_json j = pet_json_into(&t);
	table_text(m, &t, r->lang);
	show_table(s, &j, m, r->user.id);
	reply_json(r, 200, &t);
}

void api_table_list(struct server *s, struct req *r)
{
	struct pet_text t = scratch_text(r);
	struct pet_json j = pet_json_into(&t);
	const char *which = query_get(r, "list");
	int list = which && !strcmp(which, "mine")       ? LIST_MINE
		   : which && !strcmp(which, "finished") ? LIST_FINISHED
							 : LIST_OPEN;
	if (list == LIST_MINE && !r->user.id[0])
		return reply_error(r, 401, "who", "this needs a token (POST /api/guest gives one)");
	list_tables(s, &j, list, r->user.id);
	reply_json(r, 200, &t);
}

/* ---- opening --------------------------------------------------------------------------------- */

bool read_options(struct req *r, const struct pet_game *game, char *out, size_t n)
{
	size_t used = 0;
	out[0] = 0;
	for (int i = 0; i < r->body->count; i++) {
		const char *path = r->body->value[i].path;
		if (strncmp(path, "options.", 8))
			continue;
		struct pet_setup trial;
		struct pet_fault fault;
		char word[PET_OPTION_TEXT_MAX * 3];
		const char *text = body_find_text(r->body, path);
		if (text)
			snprintf(word, sizeof word, "%s=%s", path + 8, text);
		else
			snprintf(word, sizeof word, "%s=%lld", path + 8,
				 (long long)body_find_int(r->body, path, 0));
		for (char *c = word; *c; c++) /* spaces separate words in records */
			if (*c == ' ')
				*c = '+';
		if (!text || text[0]) {
			pet_setup_default(game, &trial, game->seats_min);
			int row = pet_setup_option(game, &trial, word, strlen(word), &fault);
			pet_pack_drop(trial.pack);
			if (row < 0 || trial.pack) { /* a pack is no option here: "pack" has it */
				reply_error(r, 400, "option",
					    row < 0 ? fault.what
						    : "a pack is no option of the game: it is sent "
						      "as a text");
				return false;
			}
			int more = snprintf(out + used, n - used, "%s%s", used ? " " : "", word);
			if (more < 0 || (size_t)more >= n - used)
				return false;
			used += (size_t)more;
		}
	}
	return true;
}

/* The host's pack, as it is kept: its name and what it changes. out is empty if there is none. */
static bool read_pack(struct server *s, struct req *r, const struct pet_game *game,
		      char out[PET_PACK_TEXT_MAX + 1])
{
	struct pet_pack_fault fault;
	const char *text = body_text(r, "pack");
	out[0] = 0;
	if (!text || !text[0])
		return true;
	uint8_t number = pet_pack_load(game, text, strlen(text), &fault);
	if (!number && fault.crowded) {
		table_tidy_packs(s);
		number = pet_pack_load(game, text, strlen(text), &fault);
	}
	const struct pet_pack *p = pet_pack_of(number);
	if (p) {
		memcpy(out, p->text, p->bytes);
		out[p->bytes] = 0;
		pet_pack_drop(number);
		return true;
	}
	char why[400];
	struct pet_text t = pet_text_into(why, sizeof why, r->lang, game, NULL);
	pet_pack_say(&t, &fault);
	reply_error(r, fault.crowded ? 503 : 400, "pack", why);
	return false;
}

/* The colour for a seat of a new table; no two may be the same. */
static bool read_colour(struct req *r, const struct pet_game *game, int i, struct seat_row *seat)
{
	char path[32];
	snprintf(path, sizeof path, "seat.%d.colour", i);
	const char *colour = body_text(r, path);
	bool fine = !colour || (!game->colour_of && colour_known(colour));
	for (int k = 0; fine && colour && colour[0] && k < i; k++)
		fine = strcmp(seat[k].colour, colour) != 0;
	if (!fine)
		reply_error(r, 400, "colour", "there is no such colour");
	else if (colour)
		strcpy(seat[i].colour, colour);
	return fine;
}

static bool read_seats(struct req *r, const struct pet_game *game, int count, struct seat_row *seat)
{
	int mine = 0;
	for (int i = 0; i < count; i++) {
		char path[32];
		if (!read_colour(r, game, i, seat))
			return false;
		snprintf(path, sizeof path, "seat.%d.kind", i);
		const char *kind = body_text(r, path);
		snprintf(path, sizeof path, "seat.%d.bot", i);
		const char *bot = body_text(r, path);
		if (kind && !strcmp(kind, "me") && mine++ == 0) {
			seat[i].kind = SEAT_HUMAN;
			strcpy(seat[i].user, r->user.id);
			strcpy(seat[i].name, r->user.name);
			seat[i].program = r->user.bot;
		} else if (kind && !strcmp(kind, "bot")) {
			if (!bot_known(bot, game)) {
				reply_error(r, 400, "bot", "there is no such bot");
				return false;
			}
			seat[i].kind = SEAT_BOT;
			strcpy(seat[i].bot, bot);
			strcpy(seat[i].name, bot_called(i, PET_LANG_EN));
		} else if (!kind || !strcmp(kind, "open")) {
			seat[i].kind = SEAT_OPEN;
		} else {
			reply_error(r, 400, "seat", "a seat is me (once), bot or open");
			return false;
		}
	}
	return true;
}

/* Somebody is to come: by the link, which says who invites. */
static bool seats_wait(const struct seat_row *seat, int seats)
{
	for (int i = 0; i < seats; i++)
		if (seat[i].kind == SEAT_OPEN)
			return true;
	return false;
}

bool may_open(struct server *s, struct req *r)
{
	if (s->draining) {
		reply_error(r, 503, "draining", "the server restarts soon: no new tables now");
		return false;
	}
	int live = s->config.fast_limits ? 0 : store_table_count(&s->store, r->user.id);
	if (live < 0)
		reply_error(r, 503, "store", "the store does not answer");
	else if (live >= TABLES_PER_USER)
		reply_error(r, 429, "tables", "you have too many unfinished tables");
	return !r->answered;
}

static bool seats_full(const struct table *m)
{
	for (int i = 0; i < m->row.seats; i++)
		if (m->seat[i].kind == SEAT_OPEN)
			return false;
	return true;
}

void new_row(struct req *r, struct table_row *row, const struct pet_game *game, char invite[32])
{
	uint8_t secret[PET_SHA256_BYTES];
	random_id(row->id, 12);
	random_id(invite, 26);
	hash_hex(invite, row->invite);
	randombytes_buf(secret, sizeof secret);
	sodium_bin2hex(row->secret, sizeof row->secret, secret, sizeof secret);
	snprintf(row->game, sizeof row->game, "%s", game->id);
	row->version = game->version;
	row->status = TABLE_OPEN;
	strcpy(row->owner, r->user.id);
	row->dice = DICE_FIXED;
	row->undo_by = -1;
	row->created = row->moved = now_ms();
}

void reply_new(struct server *s, struct req *r, struct table *m, const char *invite)
{
	struct pet_text t = scratch_text(r);
	struct pet_json j = pet_json_into(&t);
	table_text(m, &t, r->lang);
	pet_json_open(&j, '{');
	pet_json_key(&j, "table");
	show_table(s, &j, m, r->user.id);
	pet_json_key_string(&j, "invite", invite);
	pet_json_close(&j, '}');
	stream_follow(s, r->user.id, m);
	reply_later_json(r, 200, &t);
}

/* Practice: an undo rerolls the dice; such games are not rated. */
static const char *undo_policy(const char *word)
{
	static const char *const known[] = { "off", "consent", "practice" };
	for (size_t i = 0; word && i < sizeof known / sizeof *known; i++)
		if (!strcmp(word, known[i]))
			return known[i];
	return "free";
}

void api_table_new(struct server *s, struct req *r)
{
	struct table_row row = { 0 };
	struct seat_row seat[PET_SEATS_MAX] = { 0 };
	struct pet_fault fault = { 0 };
	struct table *m;
	char invite[32];
	const char *id = body_text(r, "game");
	const char *name = body_text(r, "name");
	const struct pet_game *game = id ? pet_game_find(id) : NULL;
	int64_t seats = body_int(r, "seats", 0);

	if (!may_open(s, r))
		return;
	if (!game)
		return reply_error(r, 400, "game", "there is no such game");
	const char *circle = body_text(r, "circle");
	if (circle && circle[0] && store_member(&s->store, circle, r->user.id) <= 0)
		return reply_error(r, 404, "circle", "there is no such circle");
	if (seats < game->seats_min || seats > game->seats_max)
		return reply_error(r, 400, "seats", "this game is not for so many seats");
	if (!read_options(r, game, row.options, sizeof row.options) ||
	    !read_seats(r, game, (int)seats, seat)) {
		if (!r->answered)
			reply_error(r, 400, "option", "the options are too long");
		return;
	}
	if (r->user.guest && name_of_nobody(r->user.name) && seats_wait(seat, (int)seats))
		return reply_error(r, 409, "nameless", "say who you are before you invite others");
	char pack[PET_PACK_TEXT_MAX + 1];
	if (!read_pack(s, r, game, pack))
		return;
	row.pack = pack[0] ? pack : NULL;
	new_row(r, &row, game, invite);
	snprintf(row.circle, sizeof row.circle, "%s", circle ? circle : "");
	row.seats = (int)seats;
	row.open_to_all = body_find_true(r->body, "public");
	text_make(name ? name : "", row.name, sizeof row.name);
	snprintf(row.undo, sizeof row.undo, "%s", undo_policy(body_text(r, "undo")));
	const char *talk = body_text(r, "talk");
	row.talk = talk ? show_talk_find(talk) : TALK_ALL;
	if (row.talk < 0)
		return reply_error(r, 400, "talk", "all, players or nobody may talk");
	if (!strcmp(row.undo, "practice"))
		row.dice = DICE_PRACTICE;
	if (!contract_ask(s, r, &row))
		return;
	if (!table_create(s, &row, seat, &m, &fault))
		return reply_error(r, 400, "setup",
				   fault.what[0] ? fault.what : "that cannot be set up");
	if (seats_full(m) && body_find_true(r->body, "start"))
		table_begin(s, m);
	if (row.circle[0])
		circle_called(s, r, m);
	reply_new(s, r, m, invite);
}

/* ---- sitting --------------------------------------------------------------------------------- */

static bool looks_like_another(const struct table *m, int seat, const char *name)
{
	char mine[NAME_MAX_BYTES], other[NAME_MAX_BYTES];
	name_look(name, mine, sizeof mine);
	for (int i = 0; i < m->row.seats; i++) {
		bool bot = m->seat[i].kind == SEAT_BOT;
		for (uint8_t lang = 0; lang < (bot ? PET_LANG_COUNT : 1); lang++) {
			const char *theirs = bot ? bot_called(i, lang) : m->seat[i].name;
			name_look(theirs, other, sizeof other);
			if (i != seat && theirs[0] && !strcmp(mine, other))
				return true;
		}
	}
	return false;
}

/* Two guests may have the same name, but not at one table. */
static void call_seat(struct table *m, int seat, const char *name)
{
	char *mine = m->seat[seat].name;
	utf8_copy(mine, NAME_MAX_BYTES, name);
	for (int n = 2; n < 10 && looks_like_another(m, seat, mine); n++) {
		utf8_copy(mine, NAME_MAX_BYTES - 4, name);
		snprintf(mine + strlen(mine), 4, " %d", n);
	}
	table_call(m, seat);
}

/* A substitute takes the seat of somebody who is away, with a little time if none was left. */
static void sit_for(struct server *s, struct req *r, struct table *m, int seat)
{
	struct seat_row *row = &m->seat[seat], was = *row;
	rate_replaced(m, seat);
	*row = (struct seat_row){ .kind = SEAT_HUMAN,
				  .left_ms = table_left_ms(m, seat, now_ms()),
				  .program = r->user.bot,
				  .came_line = (int)m->record.count + 1 };
	if (m->row.bank_ms && row->left_ms < table_grace_ms(m))
		row->left_ms = table_grace_ms(m);
	strcpy(row->user, r->user.id);
	strcpy(row->colour, was.colour);
	strcpy(row->seal, was.seal); /* what the dice were laid with */
	strcpy(row->entropy, was.entropy);
	call_seat(m, seat, r->user.name);
	if (pet_game_asked(m->state) == seat)
		m->row.moved = m->row.paused ? m->row.paused : now_ms();
	m->acted[seat] = now_ms();
	happen_named(s, m, "seated", row->name, was.name);
	stream_replaced(m, was.user);
	notice(s, NEWS_TURN, was.user, m->row.id, N_("{who} has taken your seat at {table}"),
	       row->name);
	if (!table_save_seat(s, m, seat) || !store_table_update(&s->store, &m->row))
		return reply_error(r, 503, "store", "the store does not answer");
	stream_follow(s, r->user.id, m);
	commit_news(s, m, true);
	table_go_on(s, m);
	reply_table(s, r, m);
}

void api_join(struct server *s, struct req *r)
{
	struct table *m = table_of(s, r);
	const char *wanted = body_text(r, "seat");
	int seat = -1;
	if (!m)
		return;
	int offered = table_seat_of(m, r->user.id);
	if (offered >= 0 && !seat_offered(&m->seat[offered]))
		return reply_table(s, r, m);
	const char *link = body_text(r, "invite");
	int substitute = link && offered < 0 ? table_substitute(m, link) : -1;
	if (m->row.locked && substitute < 0 && offered < 0)
		return reply_error(r, 409, "locked", "this table takes nobody more");
	if (store_removed(&s->store, m->row.id, r->user.id) != 0)
		return reply_error(r, 403, "removed", "the host of this table sent you away");
	if (store_blocked(&s->store, m->row.owner, r->user.id) != 0)
		return reply_error(r, 403, "blocked", "you cannot sit down at this table");
	if (substitute >= 0)
		return sit_for(s, r, m, substitute);
	for (int i = 0; i < m->row.seats; i++) {
		char name[8];
		snprintf(name, sizeof name, "s%d", i + 1);
		if (m->seat[i].kind == SEAT_OPEN && !m->seat[i].user[0] && seat < 0 &&
		    (!wanted || !strcmp(wanted, name)))
			seat = i;
	}
	if (offered >= 0) /* nobody else may have it, and it comes with its colour */
		seat = offered;
	if (seat < 0 || m->row.status != TABLE_OPEN)
		return reply_error(r, 409, "full", "there is no free seat");
	const char *wrong = dice_add(m, seat, r);
	if (wrong)
		return reply_error(r, 400, "entropy", wrong);
	m->seat[seat].kind = SEAT_HUMAN;
	strcpy(m->seat[seat].user, r->user.id);
	m->seat[seat].program = r->user.bot;
	m->seat[seat].ready = offered >= 0; /* who accepts a rematch is ready for it */
	call_seat(m, seat, r->user.name);
	if (!table_save_seat(s, m, seat))
		return reply_error(r, 503, "store", "the store does not answer");
	stream_follow(s, r->user.id, m);
	notice_undo(s, NEWS_ASKED, r->user.id, m->row.id);
	notice_undo(s, NEWS_INVITED, r->user.id, m->row.id);
	commit_news(s, m, true);
	if (m->row.league[0] && seats_full(m)) /* nobody is its host */
		table_begin(s, m);
	reply_table(s, r, m);
}

void api_leave(struct server *s, struct req *r)
{
	struct table *m = table_of(s, r);
	int seat = m ? seat_of(r, m) : -1;
	if (seat < 0)
		return;
	if (m->row.status != TABLE_OPEN)
		return reply_error(r, 409, "running",
				   "the game has begun; resign or let a bot play");
	if (m->row.league[0])
		return reply_error(r, 409, "league",
				   "this seat is yours until the round of the league ends");
	m->seat[seat] = (struct seat_row){ 0 };
	table_call(m, seat);
	table_save_seat(s, m, seat);
	commit_news(s, m, true);
	reply_table(s, r, m);
}

/* Takes the body's seal or entropy for the seat; false: a response was sent. */
static bool add_entropy(struct server *s, struct req *r, struct table *m, int seat)
{
	const char *wrong = dice_add(m, seat, r);
	if (wrong)
		reply_error(r, 400, "entropy", wrong);
	else if ((body_text(r, "seal") || body_text(r, "entropy")) && !table_save_seat(s, m, seat))
		reply_error(r, 503, "store", "the store does not answer");
	return !r->answered;
}

void api_entropy(struct server *s, struct req *r)
{
	struct table *m = table_of(s, r);
	int seat = m ? seat_of(r, m) : -1;
	if (seat < 0 || !add_entropy(s, r, m, seat))
		return;
	commit_news(s, m, true);
	if (m->row.status == TABLE_RUNNING && !m->record.count) {
		dice_lay(m);
		table_go_on(s, m);
	}
	reply_table(s, r, m);
}

void api_start(struct server *s, struct req *r)
{
	struct table *m = table_of(s, r);
	if (!m)
		return;
	if (strcmp(m->row.owner, r->user.id))
		return reply_error(r, 403, "owner",
				   "only the one who opened the table can start it");
	if (m->row.status == TABLE_OPEN) {
		int seat = table_seat_of(m, r->user.id);
		if (!seats_full(m))
			return reply_error(r, 409, "seats", "there are free seats");
		if (seat >= 0 && !add_entropy(s, r, m, seat))
			return;
		if (!table_begin(s, m))
			return reply_error(r, 503, "store", "the store does not answer");
	}
	reply_table(s, r, m);
}

/* ---- handing over ---------------------------------------------------------------------------- */

static void hand_over(struct server *s, struct req *r, struct table *m, int seat, const char *bot,
		      bool resigned)
{
	m->seat[seat].resigned = m->seat[seat].resigned || resigned;
	happen(s, m, resigned ? "resigned" : "left", seat, -1, 0);
	if (!table_hand_over(s, m, seat, bot, resigned ? LEFT_FOR_GOOD : LEFT_BY_SELF))
		return reply_error(r, 503, "store", "the store does not answer");
	commit_news(s, m, true);
	if (resigned)
		rate_resigned(s, m);
	if (table_nobody_left(m))
		table_close(s, m);
	else
		table_go_on(s, m);
	reply_table(s, r, m);
}

void api_resign(struct server *s, struct req *r)
{
	struct table *m = table_of(s, r);
	int seat = m ? seat_of(r, m) : -1;
	if (seat < 0)
		return;
	if (m->row.status != TABLE_RUNNING)
		return reply_error(r, 409, "status", "the game is not running");
	if (m->seat[seat].resigned)
		return reply_table(s, r, m);
	hand_over(s, r, m, seat, "level:2", true);
}

void api_takeover(struct server *s, struct req *r)
{
	struct table *m = table_of(s, r);
	int seat = m ? seat_of(r, m) : -1;
	const char *bot = body_text(r, "bot"), *of = body_text(r, "seat");
	if (seat < 0)
		return;
	if (of && (of[0] != 's' || of[1] - '1' != seat || of[2]))
		return reply_error(r, 409, "vote", "nobody speaks for another's seat: vote on it");
	if (m->row.status != TABLE_RUNNING || !bot_known(bot ? bot : "level:3", m->game))
		return reply_error(r, 409, "status",
				   "the game is not running, or there is no such bot");
	hand_over(s, r, m, seat, bot ? bot : "level:3", false);
}

void api_return(struct server *s, struct req *r)
{
	struct table *m = table_of(s, r);
	int seat = m ? seat_of(r, m) : -1;
	if (seat < 0)
		return;
	if (!table_may_come_back(m, seat))
		return reply_error(r, 409, "status", "you cannot come back to this game");
	if (!table_come_back(s, m, seat))
		return reply_error(r, 503, "store", "the store does not answer");
	commit_news(s, m, true);
	table_go_on(s, m);
	reply_table(s, r, m);
}
