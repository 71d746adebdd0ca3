/* analyse.c: a finished match judged line by line (ai/analyse.h), so that the page can show how far
 * it has come and stop at any line.
 *
 *     pet_analyse(n, iterations)       the record in pet_in; returns how many lines count; iterations 0: as
 *                                      many as a hint takes
 *     pet_analyse_name(seat, n)        how texts speak of a seat
 *     pet_analyse_next(lang)           judges one line: its words, and what may have been better
 *     pet_analysed_turns()             after the last one: turning points
 *     pet_analysed_line(i)             then, for every line: chances and luck, which line tells of the action
 *                                      that it is a step of, and where another move was better, both chances
 *
 * One analysis at a time. */
#include <string.h>

#include "ai/analyse.h"
#include "ai/wire.h"
#include "clients/wasm/wasm.h"
#include "core/json.h"
#include "core/pack.h"

static struct {
	struct pet_analyst analyst;
	struct local_match match;
	uint32_t index[LINES]; /* lines that count */
	uint32_t count, at;
	struct pet_analysis_point point[LINES];
	char text[IN_BYTES]; /* the record may begin from a position that stands in it */
	_Alignas(64) unsigned char state[PET_STATE_MAX];
} a;

int32_t EXPORT(pet_analyse)(uint32_t n, uint32_t iterations);
int32_t EXPORT(pet_analyse_name)(uint32_t seat, uint32_t n);
int32_t EXPORT(pet_analyse_next)(uint32_t lang);
int32_t EXPORT(pet_analysed_turns)(void);
int32_t EXPORT(pet_analysed_line)(uint32_t i);

int32_t pet_analyse(uint32_t n, uint32_t iterations)
{
	struct local_match *t = &a.match;
	struct pet_fault fault = { 0 };
	uint32_t played = 0;
	a.count = a.at = 0;
	t->used = false;
	pet_pack_drop(t->record.setup.pack);
	n = n < IN_BYTES ? n : IN_BYTES;
	memcpy(a.text, wasm_in, n);
	if (!pet_record_read(&t->record, a.text, n, t->line, LINES, &fault))
		return wasm_refuse(REFUSED, fault.what);
	if (t->record.redacted)
		return wasm_refuse(REFUSED, "a redacted record cannot be judged");
	if (!pet_record_replay(&t->record, a.state, UINT32_MAX, &played, &fault) ||
	    !pet_record_start(&t->record, a.state, NULL, &fault))
		return wasm_refuse(REFUSED, fault.what);
	a.analyst = (struct pet_analyst){ 0 };
	pet_analyst_spec(&a.analyst.spec, iterations);
	a.analyst.bot = wasm_bot_anew();
	if (pet_bot_bytes(&a.analyst.spec) > BOT_BYTES)
		return wasm_refuse(NO_ROOM, "the search needs more memory than there is");
	for (int i = 0; i < PET_SEATS_MAX; i++) {
		t->name[i] = t->record.seat_name[i];
		t->wish[i] = PET_NOBODY;
	}
	t->used = true;
	a.count = pet_record_effective(&t->record, a.index, UINT32_MAX);
	return (int32_t)a.count;
}

int32_t pet_analyse_name(uint32_t seat, uint32_t n)
{
	if (!a.match.used || seat >= PET_SEATS_MAX || n >= NAME_BYTES)
		return NO_TABLE;
	memcpy(a.match.called[seat], wasm_in, n);
	a.match.called[seat][n] = 0;
	a.match.name[seat] = a.match.called[seat];
	return 0;
}

static void put_seat(struct pet_json *j, uint8_t seat)
{
	pet_json_key(j, "seat");
	if (seat == PET_CHANCE)
		pet_json_string(j, "*");
	else
		pet_json_value(j, PET_K_SEAT, seat);
}

static void put_words(struct pet_json *j, const char *key, pet_move m)
{
	char words[200];
	struct pet_text t = pet_text_into(words, sizeof words, j->t->lang, j->t->game, a.state);
	t.seat_name = a.match.name;
	pet_text_choice(&t, m, pet_game_frame(a.state)->who);
	pet_json_key_string(j, key, words);
}

static void put_shares(struct pet_json *j, const char *key, const int32_t *share)
{
	pet_json_key(j, key);
	pet_json_open(j, '[');
	for (int s = 0; s < a.match.record.setup.seats; s++)
		pet_wire_share(j, share[s]);
	pet_json_close(j, ']');
}

static void put_better(struct pet_json *j, const struct pet_analysis_point *p)
{
	const struct pet_game *game = a.match.record.game;
	struct pet_view v = pet_game_view(game, a.state, p->seat);
	pet_move best = p->thought[0].m;
	char because[800], given_up[400];
	struct pet_text t = pet_text_into(because, sizeof because, j->t->lang, game, a.state);
	t.seat_name = a.match.name;
	pet_bot_because(a.analyst.bot, game, v, best, &t);
	t = pet_text_into(given_up, sizeof given_up, j->t->lang, game, a.state);
	t.seat_name = a.match.name;
	pet_bot_given_up(a.analyst.bot, game, v, p->m, best, &t);
	pet_json_key(j, "better");
	pet_json_open(j, '{');
	put_words(j, "text", best);
	if (game->price) {
		pet_json_key_number(j, "price", game->price(v.pub, best));
		pet_json_key_number(j, "price_played", game->price(v.pub, p->m));
		pet_json_key_number(j, "purse", game->purse(v.pub, pet_game_frame(v.pub)->who));
	}
	pet_json_key_string(j, "because", because);
	pet_json_key_string(j, "given_up", given_up);
	pet_json_close(j, '}');
}

static void put_waste(struct pet_json *j, uint32_t spent)
{
	char words[200];
	struct pet_text t = pet_text_into(words, sizeof words, j->t->lang, j->t->game, NULL);
	pet_bot_wasted(spent, &t);
	pet_json_key_string(j, "waste", words);
}

/* 1: there is another line, 0: this was the last. */
int32_t pet_analyse_next(uint32_t lang)
{
	const struct pet_record *r = &a.match.record;
	if (!a.match.used || a.at >= a.count)
		return NO_TABLE;
	uint32_t i = a.index[a.at];
	struct pet_analysis_point *p = &a.point[a.at++];
	pet_analyse_line(&a.analyst, r->game, a.state, i + 1, r->line[i].seat, r->line[i].m, p);
	struct pet_text t = wasm_say(&a.match, lang);
	struct pet_json j = pet_json_into(&t);
	pet_json_open(&j, '{');
	pet_json_key_number(&j, "line", p->line);
	put_seat(&j, p->seat);
	put_words(&j, "text", p->m);
	if (p->wasted)
		put_waste(&j, p->wasted);
	if (p->better)
		put_better(&j, p);
	pet_json_close(&j, '}');
	pet_game_advance(r->game, a.state, p->m, NULL);
	return wasm_done(&t) < 0 ? NO_ROOM : a.at < a.count;
}

int32_t pet_analysed_turns(void)
{
	const struct pet_record *r = &a.match.record;
	uint32_t turn[PET_ANALYSE_TURNS];
	if (!a.match.used || a.at < a.count)
		return NO_TABLE;
	pet_analyse_end(&a.analyst, r->game, a.state, a.point, a.count);
	int turns = pet_analyse_turns(a.point, a.count, r->setup.seats, turn);
	struct pet_text t = wasm_say(&a.match, PET_LANG_EN);
	struct pet_json j = pet_json_into(&t);
	pet_json_open(&j, '[');
	for (int k = 0; k < turns; k++)
		pet_json_number(&j, a.point[turn[k]].line);
	pet_json_close(&j, ']');
	return wasm_done(&t);
}

int32_t pet_analysed_line(uint32_t i)
{
	uint32_t told;
	if (!a.match.used || i >= a.at)
		return NO_TABLE;
	struct pet_text t = wasm_say(&a.match, PET_LANG_EN);
	struct pet_json j = pet_json_into(&t);
	pet_json_open(&j, '{');
	put_shares(&j, "chances", a.point[i].after);
	if (pet_analyse_action(a.point, a.count, i, &told))
		pet_json_key_number(&j, "told", a.point[told].line);
	if (a.point[i].seat == PET_CHANCE)
		put_shares(&j, "luck", a.point[i].luck);
	if (a.point[i].better) {
		pet_json_key(&j, "share");
		pet_wire_share(&j, a.point[i].before[a.point[i].seat]);
		pet_json_key(&j, "played");
		pet_wire_share(&j, a.point[i].after[a.point[i].seat]);
	}
	pet_json_close(&j, '}');
	return wasm_done(&t);
}
