/* contract.c: the contract of a table, in the store as words: "cap=259200 absent=1800 bot=level:3". What is not
 * there is as usual, so that tables of earlier servers have one as well. */
#include "server/tables/contract.h"

#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "server/base/body.h"
#include "server/base/clock.h"
#include "server/net/answer.h"
#include "server/net/server.h"
#include "server/tables/known.h"

enum {
	BANK_MOST_S = 30 * 86400,
	INCREMENT_MOST_S = 86400,
	CAP_MOST_S = 60 * 86400,
	ABSENT_LEAST_S = 60,
	ABSENT_MOST_S = 30 * 86400,
	VACATION_MOST = 60,
};

static void read_word(struct contract *c, const char *word, size_t n)
{
	char text[CONTRACT_MAX];
	snprintf(text, sizeof text, "%.*s", (int)n, word);
	char *is = strchr(text, '=');
	if (!is)
		return;
	*is++ = 0;
	long long number = strtoll(is, NULL, 10);
	if (!strcmp(text, "cap"))
		c->cap_ms = number * 1000;
	else if (!strcmp(text, "absent"))
		c->absent_ms = number * 1000;
	else if (!strcmp(text, "vacation"))
		c->vacation_days = (int)number;
	else if (!strcmp(text, "rated"))
		c->rated = (int)number;
	else if (!strcmp(text, "vote"))
		c->vote = number;
	else if (!strcmp(text, "share"))
		c->share = number;
	else if (!strcmp(text, "bot"))
		snprintf(c->bot, sizeof c->bot, "%s", is);
	else if (!strcmp(text, "gone") && c->gone_count < PET_SEATS_MAX)
		snprintf(c->gone[c->gone_count++], ID_MAX, "%s", is);
}

void contract_read(const char *words, struct contract *c)
{
	const char *at = words, *end = words + strlen(words), *word;
	size_t n;
	*c = (struct contract){ .rated = RATED_YES, .vote = true, .share = true, .bot = "level:3" };
	while (pet_token_next(&at, end, &word, &n))
		read_word(c, word, n);
}

void contract_write(const struct contract *c, char out[CONTRACT_MAX])
{
	int n = snprintf(out, CONTRACT_MAX,
			 "cap=%" PRId64 " absent=%" PRId64
			 " vacation=%d rated=%d vote=%d share=%d bot=%s",
			 c->cap_ms / 1000, c->absent_ms / 1000, c->vacation_days, c->rated, c->vote,
			 c->share, c->bot);
	for (int i = 0; i < c->gone_count && n < CONTRACT_MAX; i++)
		n += snprintf(out + n, (size_t)(CONTRACT_MAX - n), " gone=%s", c->gone[i]);
}

static bool between(int64_t n, int64_t least, int64_t most)
{
	return n >= least && n <= most;
}

static bool ask_clock(struct req *r, struct table_row *row, struct contract *c)
{
	int64_t bank = body_int(r, "clock.bank_s", 0), more = body_int(r, "clock.increment_s", 0);
	int64_t cap = body_int(r, "clock.cap_s", bank + bank / 2 > more ? bank + bank / 2 : more);
	if (!between(bank, 0, BANK_MOST_S) || !between(more, 0, INCREMENT_MOST_S) ||
	    !between(cap, bank > more ? bank : more, CAP_MOST_S)) {
		reply_error(r, 400, "clock", "such a clock is not possible");
		return false;
	}
	row->bank_ms = bank * 1000;
	row->increment_ms = more * 1000;
	c->cap_ms = cap * 1000;
	return true;
}

static bool ask_absence(struct server *s, struct req *r, const struct table_row *row,
			struct contract *c)
{
	const char *bot = body_text(r, "absence.bot"), *how = body_text(r, "absence.how");
	int64_t after = body_int(r, "absence.after_s", 0);
	int64_t least = s->config.fast_limits ? 1 : ABSENT_LEAST_S;
	if ((bot && !bot_known(bot, pet_game_find(row->game))) ||
	    (how && strcmp(how, "vote") && strcmp(how, "bot")) ||
	    (after && !between(after, least, ABSENT_MOST_S))) {
		reply_error(r, 400, "absence", "such a rule for absence is not possible");
		return false;
	}
	if (bot)
		snprintf(c->bot, sizeof c->bot, "%s", bot);
	c->vote = !how || !strcmp(how, "vote");
	c->absent_ms = after * 1000;
	return true;
}

bool contract_ask(struct server *s, struct req *r, struct table_row *row)
{
	struct contract c;
	int64_t days = body_int(r, "vacation_days", 0);
	contract_read("", &c);
	if (!ask_clock(r, row, &c) || !ask_absence(s, r, row, &c))
		return false;
	if (!between(days, 0, VACATION_MOST)) {
		reply_error(r, 400, "vacation", "so many days off are not possible");
		return false;
	}
	c.vacation_days = (int)days;
	/* practice: an undo rerolls the dice */
	c.rated = body_find_false(r->body, "rated") || !strcmp(row->undo, "practice") ? RATED_NOT
										      : RATED_YES;
	c.share = row->open_to_all || !body_find_false(r->body, "share");
	contract_write(&c, row->contract);
	return true;
}

void show_contract(struct server *s, struct pet_json *j, const struct table_row *row)
{
	struct contract c;
	contract_read(row->contract, &c);
	pet_json_key(j, "contract");
	pet_json_open(j, '{');
	pet_json_key_string(j, "pace",
			    !row->bank_ms           ? "none"
			    : row->bank_ms < DAY_MS ? "live"
						    : "days");
	pet_json_key_number(j, "bank_s", row->bank_ms / 1000);
	pet_json_key_number(j, "increment_s", row->increment_ms / 1000);
	pet_json_key_number(j, "cap_s", c.cap_ms / 1000);
	pet_json_key_number(j, "vacation_days", c.vacation_days);
	pet_json_key(j, "absence");
	pet_json_open(j, '{');
	pet_json_key_string(j, "how", c.vote ? "vote" : "bot");
	pet_json_key_number(j, "after_s", c.absent_ms ? c.absent_ms / 1000 : s->config.away_s);
	pet_json_key_string(j, "bot", c.bot);
	pet_json_close(j, '}');
	pet_json_key_string(j, "undo", row->undo);
	pet_json_key_bool(j, "rated", c.rated != RATED_NOT && strcmp(row->undo, "practice") != 0);
	pet_json_key_bool(j, "share", c.share);
	pet_json_close(j, '}');
}
