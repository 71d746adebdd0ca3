/* api.c: the table of endpoints, and the endpoints about the server itself. */
#include "server/api/api.h"

#include <stdio.h>
#include <string.h>

#include "ai/wire.h"
#include "core/wire.h"
#include "server/net/answer.h"
#include "server/net/fixed.h"
#include "server/net/server.h"
#include "server/stream/stream.h"
#include "server/tables/show.h"

// clang-format off
const struct endpoint endpoints[] = {
	/* the server */
	{ "GET",  "/healthz",                     api_health,      false, BY_KEY },
	{ "GET",  "/metrics",                     api_metrics,     false, BY_KEY },
	{ "GET",  "/api/events",                  api_events,      false, BY_KEY },
	{ "POST", "/api/operator",                api_operator,    false, NEVER },
	/* playing */
	{ "GET",  "/api/tables/*/view",           api_view,        false, BY_KEY },
	{ "POST", "/api/tables/*/move",           api_move,        true, BY_ITSELF },
	{ "POST", "/api/tables/*/undo",           api_undo,        true, BY_KEY },
	{ "POST", "/api/tables/*/undo/answer",    api_undo_answer, true, BY_KEY },
	{ "POST", "/api/tables/*/why",            api_why,         true, BY_ITSELF },
	{ "POST", "/api/tables/*/resign",         api_resign,      true, BY_KEY },
	{ "POST", "/api/tables/*/takeover",       api_takeover,    true, BY_KEY },
	{ "POST", "/api/tables/*/return",         api_return,      true, BY_KEY },
	{ "POST", "/api/tables/*/order",          api_order,       true, BY_KEY },
	{ "GET",  "/api/tables/*/wishes",         api_wishes,      true, BY_KEY },
	/* deciding together */
	{ "POST", "/api/tables/*/here",           api_here,        true, BY_KEY },
	{ "POST", "/api/tables/*/vote",           api_vote,        true, BY_KEY },
	{ "POST", "/api/tables/*/substitute",     api_substitute,  true, BY_KEY },
	{ "POST", "/api/tables/*/ask",            api_ask,         true, BY_KEY },
	{ "POST", "/api/tables/*/answer",         api_answer,      true, BY_KEY },
	{ "POST", "/api/tables/*/resume",         api_resume,      true, BY_KEY },
	{ "POST", "/api/tables/*/vacation",       api_vacation,    true, BY_KEY },
	{ "POST", "/api/tables/*/dismiss",        api_dismiss,     true, BY_KEY },
	/* talking */
	{ "POST", "/api/tables/*/chat",           api_chat_say,    true, BY_KEY },
	{ "GET",  "/api/tables/*/chat",           api_chat_read,   false, BY_KEY },
	/* people */
	{ "POST", "/api/guest",                   api_guest,       false, BY_TOKEN },
	{ "POST", "/api/name",                    api_name,        true, BY_KEY },
	{ "POST", "/api/account",                 api_account,     false, BY_TOKEN },
	{ "POST", "/api/login",                   api_login,       false, BY_TOKEN },
	{ "POST", "/api/logout",                  api_logout,      false, BY_ITSELF },
	{ "POST", "/api/password",                api_password,    false, BY_TOKEN },
	{ "GET",  "/api/me",                      api_me,          true, BY_KEY },
	{ "GET",  "/api/logins",                  api_logins,      true, BY_KEY },
	{ "POST", "/api/logins/end",              api_login_end,   true, BY_KEY },
	{ "POST", "/api/bot",                     api_bot_new,     true, BY_TOKEN },
	{ "GET",  "/api/users/*/stats",           api_user_stats,  false, BY_KEY },
	{ "GET",  "/api/blocks",                  api_blocks,      true, BY_KEY },
	{ "POST", "/api/block",                   api_block,       true, BY_KEY },
	{ "POST", "/api/unblock",                 api_unblock,     true, BY_KEY },
	{ "POST", "/api/report",                  api_report,      true, BY_KEY },
	/* how people are called whose page is closed */
	{ "GET",  "/api/news",                    api_news,        true, BY_KEY },
	{ "POST", "/api/news/webhook",            api_news_webhook, true, BY_KEY },
	{ "POST", "/api/news/mail",               api_news_mail,   true, BY_KEY },
	{ "POST", "/api/news/push",               api_news_push,   true, BY_KEY },
	{ "POST", "/api/news/kinds",              api_news_kinds,  true, BY_KEY },
	{ "POST", "/api/news/quiet",              api_news_quiet,  true, BY_KEY },
	{ "POST", "/api/news/try",                api_news_try,    true, BY_KEY },
	{ "POST", "/api/news/drop",               api_news_drop,   true, BY_KEY },
	{ "POST", "/api/news/confirm",            api_news_confirm, false, BY_ITSELF },
	{ "POST", "/api/news/stop/*/*",           api_news_stop,   false, BY_LINK },
	/* circles */
	{ "GET",  "/api/circles",                 api_circles,       true, BY_KEY },
	{ "POST", "/api/circles",                 api_circle_new,    true, BY_KEY },
	{ "GET",  "/api/circles/*",               api_circle,        false, BY_KEY },
	{ "POST", "/api/circles/*/join",          api_circle_join,   true, BY_KEY },
	{ "POST", "/api/circles/*/leave",         api_circle_leave,  true, BY_KEY },
	{ "POST", "/api/circles/*/remove",        api_circle_remove, true, BY_KEY },
	{ "POST", "/api/circles/*/change",        api_circle_change, true, BY_KEY },
	{ "POST", "/api/circles/*/chat",          api_circle_say,    true, BY_KEY },
	{ "GET",  "/api/circles/*/chat",          api_circle_chat,   true, BY_KEY },
	{ "POST", "/api/circles/*/date",          api_date_new,      true, BY_KEY },
	{ "POST", "/api/circles/*/date/answer",   api_date_answer,   true, BY_KEY },
	{ "POST", "/api/circles/*/date/drop",     api_date_drop,     true, BY_KEY },
	{ "GET",  "/api/circles/*/calendar",      api_calendar,      true, BY_KEY },
	{ "GET",  "/api/friends",                 api_friends,       true, BY_KEY },
	/* leagues */
	{ "GET",  "/api/leagues",                 api_leagues,       false, BY_KEY },
	{ "POST", "/api/leagues",                 api_league_new,    true, BY_KEY },
	{ "GET",  "/api/leagues/*",               api_league,        false, BY_KEY },
	{ "POST", "/api/leagues/*/enter",         api_league_enter,  true, BY_KEY },
	{ "POST", "/api/leagues/*/leave",         api_league_leave,  true, BY_KEY },
	{ "POST", "/api/leagues/*/remove",        api_league_remove, true, BY_KEY },
	{ "POST", "/api/leagues/*/start",         api_league_start,  true, BY_KEY },
	{ "POST", "/api/leagues/*/cancel",        api_league_cancel, true, BY_KEY },
	/* games */
	{ "GET",  "/api/games",                   api_games,       false, BY_KEY },
	{ "GET",  "/api/bots",                    api_bots,        false, BY_KEY },
	{ "GET",  "/api/rules/*",                 api_rules,       false, BY_KEY },
	{ "GET",  "/api/cards/*",                 api_cards,       false, BY_KEY },
	{ "GET",  "/api/ratings/*",               api_ratings,     false, BY_KEY },
	/* opening a table and sitting down */
	{ "POST", "/api/tables",                  api_table_new,   true, BY_KEY },
	{ "GET",  "/api/tables",                  api_table_list,  false, BY_KEY },
	{ "GET",  "/api/tables/*",                api_table,       false, BY_KEY },
	{ "POST", "/api/tables/*/join",           api_join,        true, BY_KEY },
	{ "POST", "/api/tables/*/leave",          api_leave,       true, BY_KEY },
	{ "POST", "/api/tables/*/ready",          api_ready,       true, BY_KEY },
	{ "POST", "/api/tables/*/sit",            api_sit,         true, BY_KEY },
	{ "POST", "/api/tables/*/colour",         api_colour,      true, BY_KEY },
	{ "POST", "/api/tables/*/entropy",        api_entropy,     true, BY_KEY },
	{ "POST", "/api/tables/*/start",          api_start,       true, BY_KEY },
	/* its host */
	{ "POST", "/api/tables/*/remove",         api_remove,      true, BY_KEY },
	{ "POST", "/api/tables/*/swap",           api_swap,        true, BY_KEY },
	{ "POST", "/api/tables/*/fill",           api_fill,        true, BY_KEY },
	{ "POST", "/api/tables/*/lock",           api_lock,        true, BY_KEY },
	{ "POST", "/api/tables/*/invite",         api_invite,      true, BY_KEY },
	{ "POST", "/api/tables/*/talk",           api_talk,        true, BY_KEY },
	/* what was played */
	{ "GET",  "/api/tables/*/log",            api_log,         false, BY_KEY },
	{ "GET",  "/api/tables/*/record",         api_record,      false, BY_KEY },
	{ "GET",  "/api/tables/*/verify",         api_verify,      false, BY_KEY },
	{ "POST", "/api/tables/*/continue",       api_continue,    true, BY_KEY },
	{ "POST", "/api/tables/*/rematch",        api_rematch,     true, BY_KEY },
	{ NULL, NULL, NULL, false, BY_KEY },
};
// clang-format on

void api_events(struct server *s, struct req *r)
{
	stream_open(s, r);
}

void api_games(struct server *s, struct req *r)
{
	struct pet_text t = scratch_text(r);
	struct pet_json j = pet_json_into(&t);
	(void)s;
	if (fixed_known(r, "/games"))
		return;
	pet_wire_games(&j);
	fixed_reply(r, "/games", &t);
}

void api_bots(struct server *s, struct req *r)
{
	struct pet_text t = scratch_text(r);
	struct pet_json j = pet_json_into(&t);
	(void)s;
	if (fixed_known(r, "/bots"))
		return;
	pet_wire_levels(&j);
	fixed_reply(r, "/bots", &t);
}

/* A card in words, or all cards of a game. */
void api_cards(struct server *s, struct req *r)
{
	static char words[64 << 10];
	const struct pet_game *game = pet_game_find(r->part[0]);
	struct pet_text t = scratch_text(r);
	struct pet_json j = pet_json_into(&t);
	(void)s;
	if (!game)
		return reply_error(r, 404, "game", "there is no such game");
	struct pet_text told = pet_text_into(words, sizeof words, r->lang, game, NULL);
	if (game->cards)
		game->cards(&told, query_get(r, "card"));
	pet_json_open(&j, '{');
	pet_json_key_string(&j, "text", words);
	pet_json_close(&j, '}');
	reply_json(r, 200, &t);
}

static void put_rating(void *arg, const struct rating_row *row)
{
	show_rating(arg, row);
}

void api_ratings(struct server *s, struct req *r)
{
	struct pet_text t = scratch_text(r);
	struct pet_json j = pet_json_into(&t);
	if (!pet_game_find(r->part[0]))
		return reply_error(r, 404, "game", "there is no such game");
	pet_json_open(&j, '[');
	store_ratings(&s->store, r->part[0], put_rating, &j);
	pet_json_close(&j, ']');
	reply_json(r, 200, &t);
}

void api_user_stats(struct server *s, struct req *r)
{
	struct pet_text t = scratch_text(r);
	struct pet_json j = pet_json_into(&t);
	struct user_row u;
	if (store_user(&s->store, r->part[0], &u) != 1)
		return reply_error(r, 404, "user", "there is no such user");
	pet_json_open(&j, '{');
	pet_json_key_string(&j, "name", u.name);
	pet_json_key(&j, "games");
	pet_json_open(&j, '{');
	for (int i = 0; pet_all_games[i]; i++) {
		struct rating_row row = { 0 };
		if (store_rating(&s->store, u.id, pet_all_games[i]->id, &row) != 1)
			continue;
		pet_json_key(&j, pet_all_games[i]->id);
		put_rating(&j, &row);
	}
	pet_json_close(&j, '}');
	pet_json_close(&j, '}');
	reply_json(r, 200, &t);
}
