/* train: learns a judgement from self-play (see train.h).
 *
 * The output is a list of numbers that the build includes (games/<id>/judge.inc). */
#include "cmd/train.h"
#include "cmd/device.h"

#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

enum {
	F_GENERATIONS,
	F_GAMES,
	F_BOT,
	F_GUEST,
	F_HOSTS,
	F_SEATS,
	F_NOISE,
	F_BURST,
	F_KEEP,
	F_MATCH,
	F_SPRT,
	F_MATCH_BOT,
	F_FIRST,
	F_SECOND,
	F_EPOCHS,
	F_MIX,
	F_TUNE,
	F_WINDOW,
	F_THREADS,
	F_SEED,
	F_START,
	F_QUEUE,
	F_DEVICE,
	F_KERNELS,
	F_POSITIONS,
	F_WEIGHTS,
	F_OUT
};
static const struct flag flags[] = {
	{ "generations", "N", N_("how many times to play and fit (usual: 4)"), 0 },
	{ "games", "N", N_("games of a generation (usual: 4000)"), 0 },
	{ "bot", "B", N_("who plays them (usual: greedy:budget=300; on a GPU: static)"), 0 },
	{ "guest", "P:B",
	  N_("bot B takes a seat in P games of a hundred; may be given several times"), 0 },
	{ "hosts", "P:B",
	  N_("bot B takes all seats but one in P games of a hundred; may be given several times"),
	  0 },
	{ "seats", "A-B", N_("seats of the games (usual: all that the game knows, but one)"), 0 },
	{ "noise", "P", N_("random moves of the wildest seat in a hundred (usual: 20)"), 0 },
	{ "burst", "N", N_("random moves in a row in every second game (usual: 30)"), 0 },
	{ "keep", "N", N_("one position in N is learned from (usual: 8)"), 0 },
	{ "match", "N", N_("games against the best net so far, at most (usual: 1000)"), 0 },
	{ "sprt", "E0,E1",
	  N_("they end when the net is known to be E0 or E1 Elo stronger (usual: 0,40)"), 0 },
	{ "match-bot", "B", N_("who plays them (usual: greedy:budget=600)"), 0 },
	{ "first", "N", N_("size of the first layer (usual: 32)"), 0 },
	{ "second", "N", N_("size of the second layer (usual: 16)"), 0 },
	{ "epochs", "N", N_("how often every position is seen (usual: 6)"), 0 },
	{ "mix", "P",
	  N_("what a search thought counts P in a hundred, the result the rest (usual: 0)"), 0 },
	{ "tune", NULL, N_("begin every fit with the weights of the best net so far"), 0 },
	{ "window", "N", N_("learn from so many generations (usual: 3)"), 0 },
	{ "threads", "T", N_("games at the same time (usual: one a processor)"), 0 },
	{ "seed", "S", N_("chance of the whole run (usual: 1)"), 0 },
	{ "start", "FILE", N_("begin with this net instead of the game's own; hand: with eval"),
	  0 },
	{ "queue", "DIR",
	  N_("keep the games here: other processes may share them, and a run that was cut off goes "
	     "on"),
	  0 },
	FLAG_DEVICE,
	FLAG_KERNELS,
	{ "positions", "FILE",
	  N_("write the positions of the games as an array of NumPy (.npy) and fit nothing"), 0 },
	{ "weights", "FILE",
	  N_("play nothing: make the net of these weights (.npy), which were learned elsewhere"),
	  0 },
	FLAG_OUT,
	{ NULL }
};

static void seats_named(const char *value, const struct pet_game *game, struct selfplay *p)
{
	unsigned a, b;
	int n = sscanf(value, "%u-%u", &a, &b);
	if (n == 1)
		b = a;
	if (n < 1 || a < game->seats_min || b > game->seats_max || a > b)
		die("%s has %d to %d seats", game->id, game->seats_min, game->seats_max);
	p->seats_min = (uint8_t)a;
	p->seats_max = (uint8_t)b;
}

/* Drops the samples of games before that number. */
static void forget(struct samples *s, uint64_t before)
{
	size_t kept = 0, used = 0;
	for (size_t i = 0; i < s->count; i++) {
		struct sample one = s->sample[i];
		size_t numbers = (size_t)one.seats * (size_t)s->row;
		if (one.game < before)
			continue;
		memmove(s->rows + used, s->rows + one.at, numbers * sizeof *s->rows);
		one.at = (uint32_t)used;
		used += numbers;
		s->sample[kept++] = one;
	}
	s->count = kept;
	s->used = used;
}

struct plan {
	struct selfplay play;
	struct fit fit;
	struct match match;
	unsigned generations, window;
	struct queue queue;
	const char *out;
	const char *positions, *weights; /* NULL, or files */
	unsigned written;                /* nets, into the file out */
	bool elsewhere;                  /* one could not be */
};

/* What the processes of one run must have in common. */
static void describe(const struct plan *p, const char *bot, const char *match_bot,
		     const struct pet_net *best, struct pet_text *t)
{
	const struct selfplay *s = &p->play;
	const struct fit *f = &p->fit;
	const struct match *m = &p->match;
	char line[1024];
	snprintf(line, sizeof line,
		 "petteia " PETTEIA_VERSION " train %s\nseats %u-%u games %" PRIu64 " seed %" PRIu64
		 "\nnoise %u burst %u keep %u window %u\n"
		 "layers %d %d epochs %d mix %d tune %d\nmatch %" PRIu64 " sprt %g %g\n"
		 "start %016" PRIx64 "\n",
		 s->game->id, s->seats_min, s->seats_max, s->games, s->seed, s->noise, s->burst,
		 s->keep, p->window, f->first, f->second, f->epochs, f->mix, f->tune, m->games,
		 m->sprt.elo0, m->sprt.elo1,
		 train_sum(0, best->data, best->count * sizeof *best->data));
	pet_text_put(t, line);
	pet_text_put(t, "bot ");
	pet_text_put(t, bot);
	pet_text_put(t, "\nmatch-bot ");
	pet_text_put(t, match_bot);
	pet_text_char(t, '\n');
	for (int i = 0; i < s->guests; i++) {
		pet_text_put(t, s->guest[i].hosts ? "hosts " : "guest ");
		pet_text_number(t, s->guest[i].share);
		pet_text_char(t, ':');
		pet_text_put(t, s->guest[i].name);
		pet_text_char(t, '\n');
	}
}

/* How far what the net said lies from what was won, weighed by how often it was said. */
static void tell_calibration(const struct loss *held)
{
	char pairs[TENTHS * 16] = "";
	double apart = 0, count = 0;
	size_t n = 0;
	for (int i = 0; i < TENTHS; i++) {
		double c = (double)held->tenth[i].count;
		if (c == 0)
			continue;
		double said = held->tenth[i].said / c, won = held->tenth[i].won / c;
		n += (size_t)snprintf(pairs + n, sizeof pairs - n, " %.0f:%.0f", 100 * said,
				      100 * won);
		apart += c * (said > won ? said - won : won - said);
		count += c;
	}
	speak("  calibration there, said and won in %%:%s; %.1f apart\n", pairs,
	      count > 0 ? 100 * apart / count : 0);
}

/* Fits a net to the samples; the report says how it judges. */
static struct pet_net fitted(struct plan *p, const struct samples *samples,
			     const struct pet_net *best)
{
	uint32_t count = pet_judge_count(pet_judge_features(p->play.game, p->play.seats_min),
					 p->fit.first, p->fit.second);
	int16_t *data = memory(count * sizeof *data);
	struct loss held;
	uint64_t began = now_ns();
	p->fit.seed = p->play.seed;
	p->fit.threads = p->play.threads;
	train_fit(samples, &p->fit, best->count ? best : NULL, data, &held);
	speak("  fitted in %.0f s: cross entropy of the winner in games held out %.4f (eval by "
	      "hand %.4f), of the places %.4f\n",
	      (double)(now_ns() - began) / 1e9, held.net, held.hand, held.place);
	if (best->count)
		speak("  the best so far has %.4f there\n", held.before);
	tell_calibration(&held);
	fflush(stdout);
	return (struct pet_net){ .data = data, .count = count };
}

static const char *verdict(bool kept)
{
	static char words[64];
	snprintf(words, sizeof words, "%s%s%s", ink(stdout, kept ? INK_GOOD : INK_DOUBT),
		 kept ? tr(N_("kept")) : tr(N_("dropped")), ink(stdout, INK_PLAIN));
	return words;
}

/* Is the net known to be stronger than the best so far? */
static bool stronger(struct plan *p, const struct pet_net *net, const struct pet_net *best)
{
	struct match *m = &p->match;
	m->spec[0].net = net;
	m->spec[1].net = best->count ? best : NULL;
	m->spec[1].judge = best->count ? PET_JUDGE_LEARNED : PET_JUDGE_HAND;
	m->seed = p->play.seed;
	train_match(m, p->play.threads);
	bool better = m->sprt.answer > 0;
	speak("  wins %.2f times its share against %s in %llu games: %s\n", m->times,
	      best->count ? tr(N_("the best so far")) : tr(N_("eval by hand")),
	      (unsigned long long)m->finished, verdict(better));
	speak("  sprt %g to %g Elo: log-likelihood ratio %.2f (%.2f, %.2f), %s\n", m->sprt.elo0,
	      m->sprt.elo1, m->sprt.llr, m->sprt.low, m->sprt.high,
	      better               ? tr(N_("the higher strength is accepted"))
	      : m->sprt.answer < 0 ? tr(N_("the lower strength is accepted"))
				   : tr(N_("still open")));
	fflush(stdout);
	return better;
}

/* Fits, plays the match and sets the best net; by a queue only one process does so. */
static void choose(struct plan *p, unsigned g, const struct samples *samples, struct pet_net *best)
{
	const struct pet_game *game = p->play.game;
	bool kept;
	if (p->queue.dir)
		queue_lock(&p->queue, g);
	if (p->queue.dir && queue_answer(&p->queue, g, game, best, &kept)) {
		speak("  decided before, or by another process: %s\n", verdict(kept));
	} else {
		struct pet_net net = fitted(p, samples, best);
		kept = stronger(p, &net, best);
		if (p->queue.dir)
			queue_tell(&p->queue, g, game, &net, kept);
		if (kept)
			*best = net;
	}
	if (p->queue.dir)
		queue_unlock(&p->queue, g);
	if (kept && net_write(p->out, game, best))
		p->written++;
	else if (kept)
		p->elsewhere = true;
}

static void generation(struct plan *p, unsigned g, struct samples *samples, struct pet_net *best)
{
	uint64_t began = now_ns();
	p->play.seed += g;
	p->play.bot.net = best->count ? best : NULL;
	p->play.bot.judge = best->count ? PET_JUDGE_LEARNED : PET_JUDGE_HAND;
	uint64_t ended = p->queue.dir  ? queue_play(&p->queue, g, &p->play, samples)
			 : p->play.gpu ? train_play_device(&p->play, samples)
				       : train_play(&p->play, NULL, 0, p->play.games, samples);
	double played = (double)(now_ns() - began) / 1e9;
	printf("%s", ink(stdout, INK_BOLD));
	speak("generation %u: %llu of %llu games ended, %zu positions, %.0f s\n", g,
	      (unsigned long long)ended, (unsigned long long)p->play.games, samples->count, played);
	printf("%s", ink(stdout, INK_PLAIN));
	train_tell_guests(&p->play);
	fflush(stdout);
	if (!p->positions)
		choose(p, g, samples, best);
}

/* Weights that were learned elsewhere become a net. */
static void round_weights(const struct plan *p, const struct samples *s)
{
	uint32_t count =
		pet_judge_count(pet_judge_features(s->game, s->seats), p->fit.first, p->fit.second);
	int16_t *data = memory(count * sizeof *data);
	train_round(s, &p->fit, train_read_weights(p->weights, train_weights(s, &p->fit)), data);
	struct pet_net net = { .data = data, .count = count };
	if (!net_write(p->out, s->game, &net))
		exit(EXIT_BAD);
}

/* What became of it: a run may end without a net that is better than the one it began with. */
static void tell_end(const struct plan *p)
{
	if (p->written)
		speak("the net that won last is in %s\n", p->out);
	else if (!p->elsewhere)
		speak("%sno net was found stronger: all were dropped, nothing is written to %s%s\n",
		      ink(stdout, INK_DOUBT), p->out, ink(stdout, INK_PLAIN));
}

/* What flags say that means something only with the game. */
struct said {
	const char *bot, *match_bot, *seats, *start;
	const char *guest[GUESTS_MAX];
	bool hosts[GUESTS_MAX];
	int guests;
};

/* The size of a layer: whole blocks. */
static int layer(const struct args *a, uint64_t most)
{
	return (int)args_number(a, NET_BLOCK, most) / NET_BLOCK * NET_BLOCK;
}

static void take_flag(int flag, const struct args *a, struct plan *p, struct said *w)
{
	switch (flag) {
	case F_GENERATIONS:
		p->generations = (unsigned)args_number(a, 1, GENERATIONS_MAX);
		break;
	case F_GAMES:
		p->play.games = args_number(a, 10, 10000000);
		break;
	case F_BOT:
		w->bot = a->value;
		break;
	case F_GUEST:
	case F_HOSTS:
		if (w->guests == GUESTS_MAX)
			die("at most %d guests", GUESTS_MAX);
		w->hosts[w->guests] = flag == F_HOSTS;
		w->guest[w->guests++] = a->value;
		break;
	case F_SEATS:
		w->seats = a->value;
		break;
	case F_NOISE:
		p->play.noise = (unsigned)args_number(a, 0, 100);
		break;
	case F_BURST:
		p->play.burst = (unsigned)args_number(a, 0, 1000);
		break;
	case F_KEEP:
		p->play.keep = (unsigned)args_number(a, 1, 1000);
		break;
	case F_MATCH:
		p->match.games = args_number(a, 1, 1000000);
		break;
	case F_SPRT:
		sprt_read(&p->match.sprt, a->value);
		break;
	case F_MATCH_BOT:
		w->match_bot = a->value;
		break;
	case F_FIRST:
		p->fit.first = layer(a, NET_FIRST_MAX);
		break;
	case F_SECOND:
		p->fit.second = layer(a, NET_SECOND_MAX);
		break;
	case F_EPOCHS:
		p->fit.epochs = (int)args_number(a, 1, 1000);
		break;
	case F_MIX:
		p->fit.mix = (int)args_number(a, 0, 100);
		break;
	case F_TUNE:
		p->fit.tune = true;
		break;
	case F_WINDOW:
		p->window = (unsigned)args_number(a, 1, 1000);
		break;
	case F_THREADS:
		p->play.threads = (unsigned)args_number(a, 1, 256);
		break;
	case F_SEED:
		p->play.seed = args_number(a, 0, UINT64_MAX);
		break;
	case F_START:
		w->start = a->value;
		break;
	case F_QUEUE:
		p->queue.dir = a->value;
		break;
	case F_DEVICE:
		p->play.gpu = device_is_gpu(a->value);
		break;
	case F_KERNELS:
		p->play.kernels = a->value;
		break;
	case F_POSITIONS:
		p->positions = a->value;
		break;
	case F_WEIGHTS:
		p->weights = a->value;
		break;
	default:
		p->out = a->value;
	}
}

static const struct pet_game *game_to_learn(const struct args *a, const struct plan *p)
{
	if (a->words != 1)
		die("name one game (see --help)");
	const struct pet_game *game = game_named(a->word[0]);
	if (!p->out && !p->positions)
		die("say where the net goes: -o FILE");
	if (p->positions && (p->out || p->weights))
		die("--positions fits no net: neither -o nor --weights");
	if (p->positions && p->queue.dir)
		die("--positions keeps what one process played: no --queue");
	file_check(p->out ? p->out : p->positions);
	if (!game->bots->features)
		die("%s names no features to learn from", game->id);
	return game;
}

/* Seats, bots and guests, of the games and of the matches. */
static void seat_players(struct plan *p, struct said *w)
{
	const struct pet_game *game = p->play.game;
	p->play.seats_min = game->seats_min < 2 && game->seats_max > 1 ? 2 : game->seats_min;
	p->play.seats_max = game->seats_max;
	if (w->seats)
		seats_named(w->seats, game, &p->play);
	if (p->play.gpu && w->bot && strcmp(w->bot, "static"))
		die("'%s' does not play on a GPU: random and static only", w->bot);
	if (!w->bot)
		w->bot = p->play.gpu ? "static" : "greedy:budget=300";
	p->play.bot = train_bot_named(w->bot, game);
	for (int i = 0; i < w->guests; i++)
		train_invite(&p->play, w->guest[i], w->hosts[i]);
	if (p->fit.mix && p->play.bot.type != PET_BOT_MCTS)
		die("--mix counts what a search thought: it needs --bot mcts:..., not %s", w->bot);
	p->match.spec[0] = p->match.spec[1] = train_bot_named(w->match_bot, game);
	if (p->play.gpu && p->queue.dir)
		die("a GPU plays a generation at once: --queue is for --device cpu");
	p->match.seats_min = p->play.seats_min;
	p->match.seats_max = p->play.seats_max;
	if (p->play.seats_min == 1 && p->play.seats_max > 1 && pet_judge_from(game, 1))
		die("%s has other features for one seat: train with --seats 1", game->id);
}

/* The net that the run begins with; of no numbers: eval by hand. */
static struct pet_net first_net(const struct plan *p, const char *start)
{
	const struct pet_game *game = p->play.game;
	struct pet_net best = { 0 };
	if (start && strcmp(start, "hand"))
		best = net_read(start, game);
	else if (!start && pet_judge_fits(game, game->bots->net))
		best = *pet_judge_net(game->bots->net, p->play.seats_max);
	else if (!start && game->bots->net)
		warn("the net of %s does not fit its features any more and is dropped: the run "
		     "begins with eval",
		     game->id);
	if (p->fit.tune &&
	    (!best.count || best.data[2] != p->fit.first || best.data[3] != p->fit.second))
		die("--tune begins with a net of layers of %d and %d, and there is none",
		    p->fit.first, p->fit.second);
	return best;
}

static void play_generations(struct plan *p, struct samples *samples, struct pet_net *best)
{
	if (p->positions)
		p->window = p->generations;
	for (unsigned g = 0; g < p->generations; g++) {
		p->play.first = g * p->play.games;
		if (g >= p->window)
			forget(samples, (g - p->window + 1) * p->play.games);
		generation(p, g, samples, best);
	}
	if (p->positions)
		train_write_positions(p->positions, samples);
	else
		tell_end(p);
}

static int run(struct args *a)
{
	static struct plan p = {
		.play = { .noise = 20, .burst = 30, .keep = 8, .games = 4000, .seed = 1 },
		.fit = { .first = 32, .second = 16, .epochs = 6 },
		.match = { .games = 1000, .sprt = { .elo0 = 0, .elo1 = 40 } },
		.generations = 4,
		.window = 3
	};
	static struct guest visitors[GUESTS_MAX];
	struct said w = { .match_bot = "greedy:budget=600" };
	p.play.guest = visitors;
	p.play.threads = (unsigned)sysconf(_SC_NPROCESSORS_ONLN);
	for (int f; (f = args_next(a)) != FLAG_END;)
		take_flag(f, a, &p, &w);
	const struct pet_game *game = game_to_learn(a, &p);
	p.play.game = p.match.game = game;
	seat_players(&p, &w);
	struct samples samples = { .game = game,
				   .seats = p.play.seats_min,
				   .row = pet_judge_input_count(game, p.play.seats_min) };
	if (p.weights) {
		round_weights(&p, &samples);
		return EXIT_OK;
	}
	struct pet_net best = first_net(&p, w.start);
	if (p.queue.dir) {
		struct pet_text plan = out_text(1 << 14, PET_LANG_EN, NULL, NULL);
		describe(&p, w.bot, w.match_bot, &best, &plan);
		queue_open(&p.queue, &plan);
	}
	play_generations(&p, &samples, &best);
	free(samples.sample);
	free(samples.rows);
	return p.elsewhere ? EXIT_BAD : EXIT_OK;
}

const struct command command_train = {
	"train",
	"GAME [--generations N] [--games N] [--device cpu|gpu] [--weights FILE] -o FILE",
	N_("learns to judge positions from games of bots with themselves"),
	flags,
	run,
	N_("Writes the net that won last; bots judge by it with judge=FILE, or build again with "
	   "it as games/GAME/judge.inc.\n"
	   "With --device gpu an NVIDIA GPU plays the games, with the bot static (exit code 4 if "
	   "there is none); the processor takes the positions from them, fits and plays the "
	   "match."),
};
