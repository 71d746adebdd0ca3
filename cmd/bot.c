/* bot: one of our bots behind the line protocol, for other hosts (docs/PROTOCOL.md); or any bot at
 * the tables of a server (bot_server.h).
 *
 * It gets nothing but views; the core parses their JSON (pet_view_read). */
#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/types.h>

#include "ai/bot.h"
#include "cmd/bot_server.h"
#include "cmd/cmd.h"
#include "cmd/nets.h"
#include "host/parallel.h"

enum { F_LEVEL, F_BOT, F_SERVER, F_TOKEN, F_JOIN, F_OPEN, F_MS, F_GAMES };
static const struct flag flags[] = {
	{ "level", "L", N_("a level from 1 to 7 (usual: 3)"), 0 },
	{ "bot", "NAME", N_("a bot by its name: mcts:ms=100; ms=go takes what the host gives"), 0 },
	{ "server", "URL", N_("sits at tables of this server; NAME may be a program, cmd:./mybot"),
	  0 },
	{ "token", "T", N_("of the bot's account there (usual: what PETTEIA_TOKEN says)"), 0 },
	{ "join", "LINK", N_("sits down at this table first; may repeat"), 0 },
	{ "open", NULL, N_("sits down at public tables that wait for somebody"), 0 },
	{ "ms", "M", N_("milliseconds a decision, for a program (usual: 5000)"), 0 },
	{ "games", "N", N_("ends after so many games"), 0 },
	{ NULL }
};

struct seat_bot {
	const struct pet_game *game;
	struct pet_bot_spec spec;
	void *bot;
	bool host_ms; /* the budget is set by the host */
	_Alignas(64) unsigned char state[PET_STATE_MAX];
	uint8_t seat;
	bool has_view, playing;
};

static void say(const char *line)
{
	if (printf("%s\n", line) < 0 || fflush(stdout))
		exit(EXIT_NO);
}

static void complain(const char *what)
{
	printf("error %s\n", what);
	fflush(stdout);
}

/* "game ID seats N seat sK seed S" */
static void heed_game(struct seat_bot *b, const char *rest)
{
	char id[32], seat[8];
	int seats;
	uint64_t seed;
	b->playing = b->has_view = false;
	if (sscanf(rest, "%31s seats %d seat %7s seed %" SCNu64, id, &seats, seat, &seed) != 4) {
		complain("expected: game ID seats N seat sK seed S");
		return;
	}
	int32_t found = pet_token_find(NULL, PET_K_SEAT, seat, strlen(seat));
	if (strcmp(id, b->game->id) || found < 0 || found >= seats || seats > b->game->seats_max) {
		complain("not a game I play");
		return;
	}
	b->seat = (uint8_t)found;
	b->playing = true;
	pet_bot_init(b->bot, &b->spec, seed);
}

static void heed_view(struct seat_bot *b, const char *rest)
{
	struct pet_fault fault;
	char *end;
	b->has_view = false;
	if (!b->playing) {
		complain("a view before a game");
		return;
	}
	uint64_t seal = strtoull(rest, &end, 16);
	if (end != rest + 16 || *end != ' ')
		complain("expected: view SEAL JSON");
	else if (!pet_view_read(b->game, end + 1, strlen(end + 1), b->seat, seal, b->state, &fault))
		complain(fault.what);
	else
		b->has_view = true;
}

static void heed_go(struct seat_bot *b, const char *rest)
{
	char words[128];
	unsigned ms = 0;
	if (!b->has_view || pet_game_asked(b->state) != b->seat) {
		complain("I am not asked");
		return;
	}
	if (b->host_ms && sscanf(rest, "ms %u", &ms) == 1 && ms)
		pet_bot_limit(b->bot, ms - ms / 10); /* leave time for the transfer */
	pet_move m = pet_bot_choose(b->bot, b->game, pet_game_view(b->game, b->state, b->seat));
	struct pet_bot_thought thought[PET_BOT_ALTERNATIVES];
	int n = pet_bot_thoughts(b->bot, thought);
	for (int i = 0; i < n; i++) {
		struct pet_text t =
			pet_text_into(words, sizeof words, PET_LANG_EN, b->game, b->state);
		pet_token_move(&t, thought[i].m);
		printf("info share %.4f visits %u move %s\n", (double)thought[i].value / 65536,
		       thought[i].visits, words);
	}
	struct pet_text t = pet_text_into(words, sizeof words, PET_LANG_EN, b->game, b->state);
	pet_text_put(&t, "move ");
	pet_token_move(&t, m);
	say(words);
	b->has_view = false;
}

static int serve(struct seat_bot *b, const char *name)
{
	char *line = NULL;
	size_t cap = 0;
	ssize_t n;
	while ((n = getline(&line, &cap, stdin)) > 0) {
		while (n && (line[n - 1] == '\n' || line[n - 1] == '\r'))
			line[--n] = 0;
		if (!strcmp(line, "petteia 1"))
			printf("ready petteia %s\n", name), fflush(stdout);
		else if (!strncmp(line, "game ", 5))
			heed_game(b, line + 5);
		else if (!strncmp(line, "view ", 5))
			heed_view(b, line + 5);
		else if (!strcmp(line, "go") || !strncmp(line, "go ", 3))
			heed_go(b, line + 2 + (line[2] == ' '));
		else if (!strcmp(line, "quit"))
			break;
		/* question, over and commands of later hosts: nothing to do */
	}
	free(line);
	return EXIT_OK;
}

static void server_flag(struct bot_server *o, const struct args *a, int f)
{
	if (f == F_SERVER)
		o->url = a->value;
	else if (f == F_TOKEN)
		o->token = a->value;
	else if (f == F_JOIN && o->joins < JOIN_MAX)
		o->join[o->joins++] = a->value;
	else if (f == F_JOIN)
		die("at most %d tables can be joined at once", JOIN_MAX);
	else if (f == F_OPEN)
		o->open = true;
	else if (f == F_MS)
		o->ms = (uint32_t)args_number(a, 1, 3600000);
	else
		o->games = args_number(a, 1, UINT64_MAX);
}

/* A plan belongs to a game: better refused here than at a table. */
static void sit_plan(const struct bot_server *o)
{
	struct pet_bot_spec spec;
	struct pet_fault fault;
	if (!bot_parse(o->bot, &spec, &fault) || spec.type != PET_BOT_PLAN)
		return;
	if (!o->game)
		die("'%s' is a plan of one game: name the game", o->bot);
	if (!bot_suits(&spec, pet_game_find(o->game), &fault))
		die("%s", tr_fault(fault.what));
}

/* Without a game it plays every game; with one it sits down at tables of that game. */
static int sit(struct bot_server *o, const struct args *a)
{
	if (a->words > 1)
		die("name one game, or none (see --help)");
	if (a->words)
		o->game = game_named(a->word[0])->id;
	sit_plan(o);
	if (!o->token)
		die("a token is needed: --token, or PETTEIA_TOKEN (petteia admin bot NAME makes "
		    "one)");
	return bot_at_server(o);
}

static int run(struct args *a)
{
	static struct seat_bot b;
	struct pet_fault fault;
	char level[16];
	const char *name = "level:3";
	struct bot_server o = { .ms = 5000, .token = getenv("PETTEIA_TOKEN") };
	for (int f; (f = args_next(a)) != FLAG_END;) {
		if (f == F_LEVEL) {
			snprintf(level, sizeof level, "level:%d",
				 (int)args_number(a, 1, PET_BOT_LEVELS));
			name = level;
		} else if (f == F_BOT) {
			name = a->value;
		} else {
			server_flag(&o, a, f);
		}
	}
	o.bot = name;
	if (o.url)
		return sit(&o, a);
	if (o.joins || o.open || o.games)
		die("--join, --open and --games need a --server");
	if (a->words != 1)
		die("name one game (see --help)");
	b.game = game_named(a->word[0]);
	b.host_ms = !strcmp(name, "mcts:ms=go");
	if (!bot_parse(b.host_ms ? "mcts:ms=100" : name, &b.spec, &fault) ||
	    !bot_suits(&b.spec, b.game, &fault))
		die("%s", tr_fault(fault.what));
	b.spec.now_ns = now_ns;
	b.spec.in_parallel = in_parallel;
	b.bot = memory(pet_bot_bytes(&b.spec));
	pet_bot_init(b.bot, &b.spec, 1);
	return serve(&b, name);
}

const struct command command_bot = {
	"bot",
	"[GAME] [--level L | --bot NAME] [--server URL]",
	N_("a bot that talks in lines to other programs, or plays at a server"),
	flags,
	run,
	N_("Reads and writes lines (docs/PROTOCOL.md, \"The bot protocol\"). Try it against "
	   "another:\n"
	   "petteia sim GAME --bots 'cmd:petteia bot GAME --level 2',greedy\n"
	   "\n"
	   "With --server it sits at that server's tables like a person, with an account of its "
	   "own (docs/BOT-IN-15-MINUTES.md): at tables it was given a link to, at public ones with "
	   "--open, and wherever it sits already. It plays until it is stopped."),
};
