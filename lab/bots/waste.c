/* waste: counts moves of a bot in Elysium that a person would call nonsense.
 *
 *     waste level:5 3 20 [SEED [MOST_LONE]]     twenty games of three such bots
 *
 *     declined   a power that was started and then declined, so that its mark is gone for nothing
 *     lone       a card of the last epoch written as a new pile that is still alone at the end
 *                (EL-11.1 removes it) and gave no points, prestige or gold on its way
 *     forced     the same where the rules left no choice: a power that must be carried out
 *                (EL-12.26), and no card that joins a pile
 *     overtaken  the same where it was no nonsense: begun by a power in phase II, while cards and
 *                quests were still to be acquired (EL-5.1), a card of the Domain could join it, and
 *                the seat ended phase III only when no such transfer was left (EL-7.6): what came
 *                later was a better use of its transfers
 *
 * For the first two, the number while the game was still open is reported. Exits with 1 if a power
 * was declined in vain, or with a limit as the last argument if more piles than that were lone. */
#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "ai/bot.h"
#include "games/elysium/rules.h"
#include "tests/ai/bot_open.h"

enum { OPEN_GAME = 65536 / 50 }; /* every seat's best chance is between 2 % and 98 % */

struct count {
	int powers, declined, declined_open;
	int written, lone, lone_open, forced, overtaken;
};

/* A power in progress, or a new pile that was just written. */
struct watch {
	bool on, open, forced, settled, planned;
	uint8_t depth, power; /* of a pile: where it was begun, and by which power */
	struct el_pub before;
};

static _Alignas(64) unsigned char state[PET_STATE_MAX];

/* Whether the bot of a seat knew, when it last had a choice, of more than one seat that can win. */
static bool is_open(const void *bot, uint8_t seat)
{
	static bool open[EL_SEATS];
	struct pet_bot_thought t[PET_BOT_ALTERNATIVES];
	if (pet_bot_thoughts(bot, t) > 0)
		open[seat] = t[0].value > OPEN_GAME && t[0].value < 65536 - OPEN_GAME;
	return open[seat];
}

/* Whether the power has changed nothing but its own mark. */
static bool in_vain(const struct watch *w, const struct el_pub *now)
{
	return !memcmp(w->before.seat, now->seat, sizeof now->seat) &&
	       !memcmp(w->before.pile, now->pile, sizeof now->pile);
}

/* Whether every answer to the question begins a new pile. */
static bool is_forced(uint8_t seat)
{
	const struct pet_game *game = pet_game_find("elysium");
	const struct el_pub *p = &((const struct el *)state)->pub;
	pet_move legal[PET_MOVES_MAX];
	int count = pet_view_legal(game, pet_game_view(game, state, seat), legal);
	for (int i = 0; i < count; i++) {
		if (pet_move_verb(legal[i]) != V_TRANSFER)
			return false;
		for (int k = 0; k < p->piles; k++)
			if (p->pile[k].owner == seat &&
			    el_join_level(p, &p->pile[k], pet_move_a(legal[i])))
				return false;
	}
	return true;
}

/* Whether a node is under way. */
static bool is_in(unsigned node)
{
	const struct pet_flow *fl = &((const struct el *)state)->pub.flow;
	for (int i = 0; i < fl->depth; i++)
		if (fl->frame[i].node == node)
			return true;
	return false;
}

/* Whether another card of the Domain can join the pile that c begins. */
static bool has_mate(const struct el_pub *p, const struct el_seat *s, unsigned c)
{
	struct el_pile q = { .card = { (uint8_t)c } };
	for (int i = 0; i < s->domain_size; i++)
		if (s->domain[i] != c && el_join_level(p, &q, s->domain[i]))
			return true;
	return false;
}

/* The seat ends its step: plans that it could still have completed are nonsense after all. */
static void end_step(struct watch *pile, uint8_t seat)
{
	const struct pet_game *game = pet_game_find("elysium");
	const struct el_pub *p = &((const struct el *)state)->pub;
	pet_move legal[PET_MOVES_MAX];
	int count = pet_view_legal(game, pet_game_view(game, state, seat), legal);
	for (int k = 0; k < p->piles; k++)
		for (int i = 0; i < count && p->pile[k].owner == seat; i++)
			if (pet_move_verb(legal[i]) == V_TRANSFER &&
			    el_join_level(p, &p->pile[k], pet_move_a(legal[i])))
				pile[k].planned = false;
}

/* The power that runs in a frame; 0: none. */
static uint8_t power_in(const struct pet_frame *f)
{
	return f->node == N_RUN ? el_run_x(f)->card : 0;
}

/* A power that rewards transfers: none of them was in vain. */
static void reward(struct watch *pile, uint8_t seat, unsigned c)
{
	const struct el_pub *p = &((const struct el *)state)->pub;
	const struct el_card *card = el_face(p, c);
	for (int k = 0; k < card->ops; k++)
		for (int i = 0; card->op[k].code == EL_IF_TRANSFERS && i < p->piles; i++)
			if (p->pile[i].owner == seat)
				pile[i].on = false;
}

static void look(struct count *n, struct watch *w, struct watch *pile, uint8_t seat, pet_move m,
		 const void *bot)
{
	const struct el_pub *p = &((const struct el *)state)->pub;
	unsigned verb = pet_move_verb(m);
	bool open = is_open(bot, seat);
	if (verb == V_POWER) {
		n->powers++;
		*w = (struct watch){ .on = true, .open = open, .before = *p };
		reward(pile, seat, pet_move_a(m));
	} else if (verb == V_DECLINE && w->on && in_vain(w, p)) {
		n->declined++;
		n->declined_open += w->open;
		w->on = false;
	} else if (verb == V_TRANSFER) {
		w->forced = is_forced(seat);
	} else if (verb == V_NEW) {
		n->written++;
		unsigned c = el_place_x(pet_game_frame(p))->card;
		if (p->epoch == EL_EPOCHS)
			pile[p->piles] = (struct watch){ .on = true,
							 .open = open,
							 .forced = w->forced,
							 .planned = !is_in(N_STEP) &&
								    has_mate(p, &p->seat[seat], c),
							 .depth = p->flow.depth,
							 .power = power_in(pet_game_frame(p) - 1),
							 .before = *p };
	} else if (verb == V_END && is_in(N_STEP)) {
		end_step(pile, seat);
	}
}

/* Whether reactions to the transfer that began a pile are still to come (EL-8.4). They may have
 * replaced the frame of the power, if that is over. */
static bool is_pending(const struct watch *w)
{
	const struct pet_flow *fl = &((const struct el *)state)->pub.flow;
	for (int i = w->depth - 2; i < fl->depth; i++)
		if (fl->frame[i].node == N_ACQUIRED ||
		    (power_in(&fl->frame[i]) && power_in(&fl->frame[i]) != w->power))
			return true;
	return false;
}

/* New piles whose consequences are over: those that gave something were worth it. */
static void settle(struct watch *pile, uint8_t seat)
{
	const struct el_pub *p = &((const struct el *)state)->pub;
	for (int i = 0; i < p->piles; i++)
		if (pile[i].on && p->pile[i].owner == seat && !pile[i].settled &&
		    !is_pending(&pile[i])) {
			const struct el_pub *before = &pile[i].before;
			pile[i].settled = true;
			if (el_score(p, seat).total > el_score(before, seat).total ||
			    p->seat[seat].gold > before->seat[seat].gold ||
			    p->seat[seat].pp > before->seat[seat].pp)
				pile[i].on = false;
		}
}

static void play(const char *name, uint8_t seats, uint64_t seed, struct count *n)
{
	static struct watch power[EL_SEATS], pile[EL_PILES];
	const struct pet_game *game = pet_game_find("elysium");
	struct pet_setup setup;
	struct pet_bits bits = { seed };
	void *bot[EL_SEATS] = { 0 };
	memset(power, 0, sizeof power);
	memset(pile, 0, sizeof pile);
	for (int s = 0; s < seats; s++)
		bot[s] = bot_open(name, pet_bits_next(&bits));
	pet_setup_default(game, &setup, seats);
	pet_game_start(game, state, &setup, NULL);
	for (uint8_t asked; (asked = pet_game_asked(state)) != PET_NOBODY;) {
		pet_move m;
		if (asked == PET_CHANCE) {
			m = pet_game_sample(game, state, pet_bits_next(&bits));
		} else {
			m = pet_bot_choose(bot[asked], game, pet_game_view(game, state, asked));
			look(n, &power[asked], pile, asked, m, bot[asked]);
		}
		pet_game_advance(game, state, m, NULL);
		for (uint8_t s = 0; s < seats; s++)
			settle(pile, s);
	}
	const struct el_pub *p = &((const struct el *)state)->pub;
	for (int i = 0; i < p->piles; i++)
		if (pile[i].on && !p->pile[i].card[1]) {
			if (pile[i].forced) {
				n->forced++;
			} else if (pile[i].planned) {
				n->overtaken++;
			} else {
				n->lone++;
				n->lone_open += pile[i].open;
			}
		}
	for (int s = 0; s < seats; s++)
		free(bot[s]);
}

int main(int argc, char **argv)
{
	struct count n = { 0 };
	if (argc < 4) {
		fprintf(stderr, "usage: waste BOT SEATS GAMES [SEED [MOST_LONE]]\n");
		return 2;
	}
	int games = atoi(argv[3]);
	uint64_t seed = argc > 4 ? strtoull(argv[4], NULL, 10) : 1;
	for (int i = 0; i < games; i++) {
		play(argv[1], (uint8_t)atoi(argv[2]), seed + (uint64_t)i, &n);
		printf("%d games of %s: %d powers, %d declined in vain (%d in open games); %d new "
		       "piles, %d worthless at the end (%d in open games), %d more by force, %d "
		       "overtaken\n",
		       i + 1, argv[1], n.powers, n.declined, n.declined_open, n.written, n.lone,
		       n.lone_open, n.forced, n.overtaken);
		fflush(stdout);
	}
	return n.declined > 0 || (argc > 5 && n.lone > atoi(argv[5]));
}
