/* words.c: what a message says. Only what every seat of a table may know goes in: whose turn it is, who moved, the
 * time left. */
#include "server/notices/words.h"

#include <stdio.h>
#include <string.h>

#include "core/game.h"
#include "core/mark.h"
#include "core/text.h"

const char *const news_names[NEWS_KINDS + 1] = { "turn", "clock", "asked", "invited",
						 "over", "talk",  "trial" };

/* To a person; about a table, to whoever reads its channel. */
static const char *const titles[NEWS_KINDS + 1] = {
	N_("Your turn: {game}"),
	N_("Your clock runs short: {game}"),
	N_("You are asked: {game}"),
	N_("You are invited: {game}"),
	N_("The game is over: {game}"),
	N_("Talk: {game}"),
	N_("A trial"),
};
static const char *const usual[NEWS_KINDS + 1] = {
	N_("{who} has moved"),
	"",
	N_("{who} asks you"),
	N_("{who} invites you"),
	N_("{who} wins"),
	N_("{who} speaks to you"),
	"",
};
static const char *const table_titles[NEWS_KINDS + 1] = {
	N_("{who} is to move: {game}"),
	N_("{who} has little time left: {game}"),
	NULL,
	NULL,
	N_("The game is over: {game}"),
	NULL,
	NULL,
};

struct filling {
	const char *who, *game, *table;
};

/* "{who} has moved" with its values. */
static void fill(char *out, size_t n, const char *pattern, const struct filling *f)
{
	static const char *const key[] = { "{who}", "{game}", "{table}" };
	const char *const value[] = { f->who, f->game, f->table };
	size_t used = 0;
	while (*pattern && used + 1 < n) {
		int k = 0;
		while (k < 3 && strncmp(pattern, key[k], strlen(key[k])))
			k++;
		if (k == 3) {
			out[used++] = *pattern++;
			continue;
		}
		int put = snprintf(out + used, n - used, "%s", value[k]);
		used = used + (size_t)put < n ? used + (size_t)put : n - 1;
		pattern += strlen(key[k]);
	}
	out[used] = 0;
}

/* "5 h 12 min left", behind what is there already. */
static void add_left(char *out, size_t n, uint8_t lang, int64_t ms)
{
	long long minutes = ms / 60000, hours = minutes / 60, days = hours / 24;
	char left[64];
	if (minutes < 1)
		return;
	if (days)
		snprintf(left, sizeof left, pet_text_tr(lang, N_("%lld d %lld h left")), days,
			 hours % 24);
	else if (hours)
		snprintf(left, sizeof left, pet_text_tr(lang, N_("%lld h %lld min left")), hours,
			 minutes % 60);
	else
		snprintf(left, sizeof left, pet_text_tr(lang, N_("%lld min left")), minutes);
	size_t used = strlen(out);
	snprintf(out + used, n - used, "%s%s", used ? " · " : "", left);
}

void message_add(struct message *m, const struct news_row *row, const char *game, const char *name)
{
	if (m->count == MESSAGE_NEWS) {
		m->more++;
		return;
	}
	struct said *it = &m->said[m->count++];
	const struct pet_game *g = pet_game_find(game);
	const struct filling f = { row->who, g ? pet_text_tr(m->lang, g->title) : "Petteia",
				   name[0] ? name : "Petteia" };
	const char *title =
		m->table && table_titles[row->kind] ? table_titles[row->kind] : titles[row->kind];
	const char *text = row->text[0] ? row->text
			   : (m->table && row->kind != NEWS_OVER) || !row->who[0]
				   ? ""
				   : usual[row->kind];
	char words[MESSAGE_LINE] = "";
	it->kind = row->kind;
	it->ends = row->ends;
	snprintf(it->table, sizeof it->table, "%s", row->table);
	snprintf(it->game, sizeof it->game, "%s", game);
	snprintf(it->name, sizeof it->name, "%s", name);
	fill(it->title, sizeof it->title, pet_text_tr(m->lang, title), &f);
	if (text[0])
		fill(words, sizeof words, pet_text_tr(m->lang, text), &f);
	snprintf(it->text, sizeof it->text, "%s%s%s", name, name[0] && words[0] ? " · " : "",
		 words);
	if (row->ends)
		add_left(it->text, sizeof it->text, m->lang, row->ends - m->at);
}

/* ---- the parts that all ways share ----------------------------------------------------------- */

static bool only_turns(const struct message *m)
{
	for (int i = 0; i < m->count; i++)
		if (m->said[i].kind != NEWS_TURN)
			return false;
	return true;
}

void message_title(const struct message *m, char *out, size_t n)
{
	int all = m->count + m->more;
	if (all == 1)
		snprintf(out, n, "%s", m->said[0].title);
	else if (only_turns(m))
		snprintf(out, n,
			 pet_text_trn(m->lang, "Your turn at %d table", "Your turn at %d tables",
				      all),
			 all);
	else
		snprintf(out, n,
			 pet_text_trn(m->lang, "%d piece of news at your tables",
				      "%d pieces of news at your tables", all),
			 all);
}

void message_line(const struct message *m, int i, char *out, size_t n)
{
	const struct said *it = &m->said[i];
	if (m->count + m->more == 1)
		snprintf(out, n, "%s", it->text);
	else
		snprintf(out, n, "%s%s%s", it->title, it->text[0] ? " · " : "", it->text);
}

void message_url(const struct message *m, char *out, size_t n)
{
	if (m->count + m->more == 1 && m->said[0].table[0])
		snprintf(out, n, "%s/#/table/%s", m->url, m->said[0].table);
	else
		snprintf(out, n, "%s/", m->url);
}
