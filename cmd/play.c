/* play: a match in the terminal, against bots or with friends at one keyboard (clients/term). */
#include <errno.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>
#include <unistd.h>

#include "ai/analyse.h"
#include "ai/bot.h"
#include "ai/odds.h"
#include "clients/term/full.h"
#include "clients/term/term.h"
#include "cmd/bots.h"
#include "cmd/match.h"

enum {
	F_SEATS,
	F_BOT,
	F_SEAT,
	F_HOTSEAT,
	F_SEED,
	F_OPTION,
	F_PACK,
	F_LOAD,
	F_NAMES,
	F_MANUAL,
	F_PLAIN,
	F_OUT
};
static const struct flag flags[] = {
	FLAG_SEATS,
	{ "bot", "LEVEL",
	  N_("who plays against you: a level from 1 to 7, or a bot's name (usual: 2)"), 0 },
	{ "seat", "S", N_("the seat you take (usual: the first)"), 0 },
	{ "hotseat", NULL, N_("people at every seat, one keyboard"), 0 },
	FLAG_SEED,
	FLAG_OPTION,
	FLAG_PACK,
	{ "load", "FILE", N_("go on with a saved match, in the same file unless -o says another"),
	  0 },
	{ "names", "A,B", N_("names of the seats (usual: s1, s2...)"), 0 },
	{ "manual", NULL, N_("you roll and draw at a real table and type what came"), 0 },
	{ "plain", NULL,
	  N_("lines instead of the full screen, for screen readers and narrow terminals"), 0 },
	{ "output", "FILE", N_("keep the record in this file while you play"), 'o' },
	{ NULL }
};

struct wish {
	struct match_plan plan;
	const char *bot, *seat, *load, *out, *names;
	bool hotseat, manual, plain;
};

struct host {
	struct match *match;
	char bot[PET_SEATS_MAX][BOT_NAME_MAX]; /* who plays there; empty: a person */
	struct player *player[PET_SEATS_MAX];
	const char *out;
	struct pet_analyst adviser; /* answers "hint"; without a bot until somebody asks */
	void *ring;                 /* scratch for the odds of battles; NULL before the first */
	uint32_t kept;              /* lines of the record already in the file */
	bool saved, manual;
};

static pet_move choose(void *self, uint8_t seat, struct pet_view v)
{
	struct host *h = self;
	return player_choose(h->player[seat], h->match->r.game, v);
}

/* A search from the view of the person who asks; the bots at the table are not affected. */
static void hint(void *self, struct pet_view v, struct pet_text *t)
{
	struct host *h = self;
	const struct pet_game *game = h->match->r.game;
	struct pet_bot_thought thought[PET_BOT_ALTERNATIVES];
	if (!h->adviser.bot) {
		pet_analyst_spec(&h->adviser.spec, 0);
		h->adviser.bot = memory(pet_bot_bytes(&h->adviser.spec));
	}
	int32_t share[PET_SEATS_MAX];
	if (!pet_advise(&h->adviser, game, v, PET_MOVE_NONE, share))
		return;
	int n = pet_bot_thoughts(h->adviser.bot, thought);
	for (int i = 0; i < n; i++) {
		char number[64];
		pet_text_choice(t, thought[i].m, pet_game_frame(v.pub)->who);
		snprintf(number, sizeof number, ": %.1f %% (%u)", thought[i].value / 655.36,
			 thought[i].visits);
		pet_text_put(t, number);
		if (i == 0) {
			pet_text_char(t, ' ');
			pet_bot_because(h->adviser.bot, game, v, thought[i].m, t);
		}
		pet_text_char(t, '\n');
	}
}

/* Plays the battle out by the rules; nobody retreats where that is optional. */
static bool odds(void *self, struct pet_view v, int percent[2])
{
	enum { FIGHTS = 300 };
	struct host *h = self;
	struct pet_odds o;
	if (!h->ring)
		h->ring = memory(pet_odds_bytes());
	if (!pet_battle_odds(h->ring, h->match->r.game, v, FIGHTS, 0xff, 1, &o) || !o.fights)
		return false;
	for (int i = 0; i < 2; i++)
		percent[i] = (int)((o.holds[i] * 100 + o.fights / 2) / o.fights);
	return true;
}

static uint64_t dice(void *self, uint32_t n)
{
	struct host *h = self;
	return match_bits(h->match, n);
}

/* A failed write exits, but the match must go on: test the path first. */
static bool save(void *self, const char *path, char *error, size_t size)
{
	struct host *h = self;
	FILE *probe = fopen(path, "ab");
	if (!probe) {
		snprintf(error, size, "%s: %s", path, error_words(errno));
		return false;
	}
	fclose(probe);
	match_write(h->match, PET_CHANCE, path);
	h->kept = h->match->r.count;
	h->saved = true;
	return true;
}

static void keep(void *self)
{
	struct host *h = self;
	if (h->out && h->kept != h->match->r.count) {
		match_write(h->match, PET_CHANCE, h->out);
		h->kept = h->match->r.count;
	}
}

static void put_line(struct term *t, const char *id, const char *more)
{
	term_put(t, pet_text_tr(t->lang, id));
	term_put(t, *more ? " " : "");
	term_put(t, more);
	term_put(t, "\n");
}

static void final_position(struct term *t)
{
	const struct pet_game *game = t->record->game;
	struct pet_text s = out_text(1 << 17, t->lang, game, t->state);
	s.seat_name = t->seat_name;
	if (game->describe)
		game->describe(pet_game_view(game, t->state, PET_NOBODY), &s);
	term_put(t, "\n");
	term_put(t, s.buf);
	if (s.len && s.buf[s.len - 1] != '\n')
		term_put(t, "\n");
	term_room(t, PET_SEATS_MAX); /* the result is shown in one piece */
}

/* A match is not lost when input ends: it is saved under a new name. */
static void keep_anew(struct term *t, struct host *h, bool over)
{
	const char *folder = getenv("TMPDIR");
	char path[512], when[32];
	time_t now = time(NULL);
	strftime(when, sizeof when, "%Y%m%d-%H%M%S", localtime(&now));
	snprintf(path, sizeof path, "%s/petteia-%s-%s-XXXXXX.petteia",
		 folder && *folder ? folder : "/tmp", h->match->r.game->id, when);
	fflush(stdout);
	int fd = mkstemps(path, 8);
	if (fd < 0)
		die("cannot keep the match in '%s': %s", path, error_words(errno));
	close(fd);
	match_write(h->match, PET_CHANCE, path);
	put_line(t, N_("The record is kept here:"), path);
	if (!over)
		fprintf(t->out, "%s petteia play --load %s%s\n",
			pet_text_tr(t->lang, N_("Go on with:")), path,
			h->manual ? " --manual" : "");
}

static void farewell(struct term *t, struct host *h, bool over)
{
	struct match *m = h->match;
	if (over) {
		uint8_t share[PET_SEATS_MAX] = { 0 };
		m->r.game->result(m->state, share);
		term_news(t, t->at_keyboard);
		final_position(t);
		put_line(t, N_("The game is over."), "");
		for (int i = 0; i < m->r.setup.seats; i++) {
			struct pet_arg who = { "seat", PET_K_SEAT, i };
			if (share[i])
				term_fill(t,
					  share[i] == PET_SHARES ? N_("{seat} wins")
								 : N_("{seat} shares the win"),
					  NULL, 0, &who, 1);
		}
	}
	if (h->out) {
		keep(h);
		put_line(t, N_("The record is kept here:"), h->out);
	} else if (h->kept != m->r.count && m->r.count) {
		keep_anew(t, h, over);
	}
}

static bool is_level(const char *bot)
{
	return bot[0] >= '0' && bot[0] <= '9' && !bot[1];
}

/* The players are saved below the record, one comment per seat: "# s2 level:3". */
static void seats_of_file(struct host *h, bool *known)
{
	const struct match *m = h->match;
	for (const char *s = m->text; s && *s; s += strcspn(s, "\n"), s += *s == '\n') {
		char name[PET_SEAT_NAME_MAX + 1], who[BOT_NAME_MAX];
		if (sscanf(s, "# %24s %127[^\n]", name, who) != 2)
			continue;
		uint8_t seat = pet_record_seat(&m->r, name, strlen(name));
		if (seat >= m->r.setup.seats)
			continue;
		known[seat] = true;
		snprintf(h->bot[seat], BOT_NAME_MAX, "%s", strcmp(who, "person") ? who : "");
	}
}

/* Who sits where: by the flags, else as in the saved match, else one person and bots. */
static void seat_all(struct host *h, struct term *t, const struct wish *w)
{
	struct match *m = h->match;
	bool known[PET_SEATS_MAX] = { false }, people = false;
	const char *usual = w->bot ? w->bot : "2";
	if (w->load)
		seats_of_file(h, known);
	uint8_t mine = w->seat ? match_seat(m, w->seat) : PET_NOBODY;
	for (int seat = 0; seat < m->r.setup.seats; seat++) {
		bool person = known[seat] && !h->bot[seat][0];
		if (w->seat)
			person = seat == mine;
		if (w->hotseat || person) {
			h->bot[seat][0] = 0;
			people = true;
		} else if (w->bot || !h->bot[seat][0]) {
			snprintf(h->bot[seat], BOT_NAME_MAX, "%s%s",
				 is_level(usual) ? "level:" : "", usual);
		}
	}
	if (!people)
		h->bot[0][0] = 0;
	struct pet_text note = out_text(4096, PET_LANG_EN, NULL, NULL);
	for (int seat = 0; seat < m->r.setup.seats; seat++) {
		t->person[seat] = !h->bot[seat][0];
		pet_text_put(&note, "# ");
		pet_text_put(&note, m->r.seat_name[seat]);
		pet_text_char(&note, ' ');
		pet_text_put(&note, h->bot[seat][0] ? h->bot[seat] : "person");
		pet_text_char(&note, '\n');
	}
	m->note = note.buf;
}

static void open_bots(struct host *h)
{
	struct match *m = h->match;
	for (int seat = 0; seat < m->r.setup.seats; seat++) {
		if (!h->bot[seat][0])
			continue;
		h->player[seat] = player_open(h->bot[seat]);
		player_greet(h->player[seat]);
		uint64_t seed = m->r.has_seed ? m->r.seed + (uint64_t)seat : os_bits();
		player_start(h->player[seat], m->r.game, (uint8_t)seat, seed);
	}
}

/* The players by seat, with the emblem if the seat has one. */
static void greet(struct term *t, const struct host *h)
{
	for (int seat = 0; seat < t->record->setup.seats; seat++) {
		char buf[400];
		struct pet_text s = term_text(t, buf, sizeof buf);
		const char *bot = h->bot[seat];
		int level = strncmp(bot, "level:", 6) ? 0 : atoi(bot + 6);
		if (t->colour && t->record->game->who_kind == PET_K_SEAT)
			term_put_emblem(t, (uint8_t)seat, &s);
		pet_text_value(&s, PET_K_SEAT, seat);
		term_given_name(t, (uint8_t)seat, &s);
		pet_text_put(&s, ": ");
		if (t->person[seat]) {
			pet_text_say(&s, N_("a person"));
		} else if (level >= 1 && level <= 6 && !bot[7]) {
			pet_text_say(&s, N_("bot of level"));
			pet_text_char(&s, ' ');
			pet_text_number(&s, level);
			pet_text_put(&s, ", ");
			pet_text_say(&s, pet_bot_level_name(level));
		} else {
			pet_text_say(&s, N_("bot"));
			pet_text_char(&s, ' ');
			pet_text_put(&s, bot);
		}
		pet_text_char(&s, '\n');
		term_put(t, buf);
	}
}

/* Ctrl-C ends the match like the end of input: the record is kept. A second one kills. */
static struct term *running;

static void interrupted(int signal_number)
{
	(void)signal_number;
	term_interrupt(running);
}

static void heed_signals(struct term *t)
{
	struct sigaction action = { .sa_handler = interrupted, .sa_flags = (int)SA_RESETHAND };
	running = t;
	sigaction(SIGINT, &action, NULL);
	sigaction(SIGTERM, &action, NULL);
}

/* Who won, before the full screen goes. */
static void show_end(struct term *t, struct full *screen)
{
	uint8_t share[PET_SEATS_MAX] = { 0 };
	struct pet_text s = out_text(1 << 12, t->lang, t->record->game, t->state);
	s.seat_name = t->seat_name;
	t->record->game->result(t->state, share);
	for (int i = 0; i < t->record->setup.seats; i++) {
		struct pet_arg who = { "seat", PET_K_SEAT, i };
		if (share[i])
			pet_text_fill(&s,
				      share[i] == PET_SHARES ? N_("{seat} wins")
							     : N_("{seat} shares the win"),
				      NULL, 0, &who, 1);
		if (share[i])
			pet_text_char(&s, '\n');
	}
	full_show(screen);
	full_window(screen, tr(N_("The game is over.")), s.buf);
}

static int play(struct wish *w, const char *game)
{
	static struct full screen;
	struct match *m;
	if (w->load) {
		m = match_load(w->load, UINT32_MAX);
		if (game && strcmp(game, m->r.game->id))
			die("'%s' is a match of %s", w->load, m->r.game->id);
		if (!w->out && strcmp(w->load, "-"))
			w->out = w->load; /* it goes on where it was */
	} else {
		plan_settle(&w->plan, game);
		m = match_new(&w->plan, NULL, 0, w->names, NULL);
	}
	struct host h = {
		.match = m, .out = w->out, .kept = w->load ? m->r.count : 0, .manual = w->manual
	};
	struct term_host host = { &h, choose, hint, odds, w->manual ? NULL : dice, save, keep };
	struct term t = { .host = &host, .record = &m->r, .state = m->state, .lang = words_lang };
	t.in = stdin, t.out = stdout;
	t.colour = colour_on(stdout);
	seat_all(&h, &t, w);
	open_bots(&h);

	term_open(&t);
	term_put(&t, pet_text_tr(t.lang, m->r.game->title));
	term_put(&t, ": ");
	term_put(&t, pet_text_tr(t.lang, m->r.game->blurb));
	term_put(&t, "\n");
	greet(&t, &h);
	put_line(&t, N_("Type help for help; show and map tell the position."), "");
	heed_signals(&t);
	bool full = !w->plain && full_open(&screen, &t);
	bool over = term_run(&t);
	if (full && over)
		show_end(&t, &screen);
	if (full)
		full_close(&screen);
	farewell(&t, &h, over);
	term_close(&t);
	return EXIT_OK;
}

static int run(struct args *a)
{
	struct wish w = { 0 };
	for (int f; (f = args_next(a)) != FLAG_END;) {
		switch (f) {
		case F_SEATS:
			w.plan.seats = (int)args_number(a, 1, UINT8_MAX);
			break;
		case F_BOT:
			w.bot = a->value;
			break;
		case F_SEAT:
			w.seat = a->value;
			break;
		case F_HOTSEAT:
			w.hotseat = true;
			break;
		case F_SEED:
			w.plan.has_seed = true;
			w.plan.seed = args_number(a, 0, UINT64_MAX);
			break;
		case F_OPTION:
			plan_add_option(&w.plan, a->value);
			break;
		case F_PACK:
			w.plan.pack = a->value;
			break;
		case F_LOAD:
			w.load = a->value;
			break;
		case F_NAMES:
			w.names = a->value;
			break;
		case F_MANUAL:
			w.manual = true;
			break;
		case F_PLAIN:
			w.plain = true;
			break;
		case F_OUT:
			w.out = a->value;
			break;
		}
	}
	if (a->words > 1 || (a->words == 0 && !w.load))
		die("name one game (see --help)");
	if (w.manual && w.plan.has_seed)
		die("--seed rolls, --manual does not: choose one");
	return play(&w, a->words ? a->word[0] : NULL);
}

const struct command command_play = {
	"play",
	"GAME [--seats N] [--bot LEVEL] [--seat S] [--hotseat] [--seed S] [--option K=V]",
	N_("in the terminal, against bots or with friends at one keyboard"),
	flags,
	run,
	NULL
};
