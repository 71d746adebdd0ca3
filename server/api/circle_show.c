/* circle_show.c: a circle as one of its members sees it: people, tables, history, standings, dates. */
#include "server/api/circles.h"

#include <stdio.h>
#include <string.h>

#include "server/net/server.h"
#include "server/stream/stream.h"
#include "server/tables/dice.h"
#include "server/tables/ratings.h"
#include "server/tables/show.h"

enum { STANDINGS = 200, OVER_SHOWN = 20, PLACE_GAMES = 5 };

struct showing {
	struct server *s;
	struct pet_json *j;
	const char *user, *owner;
	int left; /* rows that may still be shown */
};

static void put_member(void *arg, const struct member_row *m)
{
	struct showing *to = arg;
	pet_json_open(to->j, '{');
	pet_json_key_string(to->j, "id", m->user);
	pet_json_key_string(to->j, "name", m->name);
	pet_json_key_number(to->j, "since", m->since);
	pet_json_key_bool(to->j, "host", !strcmp(m->user, to->owner));
	pet_json_key_bool(to->j, "here", stream_here(to->s, m->user));
	pet_json_close(to->j, '}');
}

static void put_table(void *arg, const struct table_row *row)
{
	struct showing *to = arg;
	if (to->left-- > 0)
		show_row(to->s, to->j, row, to->user);
}

/* ---- the season ------------------------------------------------------------------------------ */

struct season {
	struct rating_row player[STANDINGS];
	int players, games;
	/* the game being read */
	char table[ID_MAX];
	struct rating_row *at[PET_SEATS_MAX];
	int share[PET_SEATS_MAX], seats;
};

/* People who are counted: against each other, whatever the game. */
static void end_game(struct season *n)
{
	if (n->seats > 1) {
		rating_update(n->at, n->share, n->seats);
		n->games++;
	}
	n->seats = 0;
}

static struct rating_row *player_of(struct season *n, const char *user, const char *name)
{
	for (int i = 0; i < n->players; i++)
		if (!strcmp(n->player[i].user, user))
			return &n->player[i];
	if (n->players == STANDINGS)
		return NULL;
	struct rating_row *p = &n->player[n->players++];
	*p = (struct rating_row){ .mu = 25000, .sigma = 8333 };
	strcpy(p->user, user);
	strcpy(p->name, name);
	return p;
}

static void take_result(void *arg, const struct result_row *row)
{
	struct season *n = arg;
	if (strcmp(n->table, row->table) != 0) {
		end_game(n);
		strcpy(n->table, row->table);
	}
	int share[PET_SEATS_MAX] = { 0 };
	sscanf(row->result, "%d %d %d %d %d %d", &share[0], &share[1], &share[2], &share[3],
	       &share[4], &share[5]);
	struct rating_row *p = player_of(n, row->user, row->name);
	if (!p || n->seats == PET_SEATS_MAX || row->seat < 0 || row->seat >= PET_SEATS_MAX)
		return;
	n->at[n->seats] = p;
	n->share[n->seats++] = row->resigned ? 0 : share[row->seat];
}

/* The lower end of what is known orders the table; who has played little comes last. */
static int64_t rank_of(const struct rating_row *p)
{
	return p->mu - (p->games < PLACE_GAMES ? 3 * 8333 : 0);
}

static void put_season(struct showing *to, const struct circle_row *c)
{
	static struct season n;
	struct pet_json *j = to->j;
	memset(&n, 0, sizeof n);
	store_results(&to->s->store, c->id, c->since, DICE_PRACTICE, take_result, &n);
	end_game(&n);
	for (int i = 1; i < n.players; i++)
		for (int k = i; k && rank_of(&n.player[k]) > rank_of(&n.player[k - 1]); k--) {
			struct rating_row row = n.player[k];
			n.player[k] = n.player[k - 1];
			n.player[k - 1] = row;
		}
	pet_json_key(j, "season");
	pet_json_open(j, '{');
	pet_json_key_number(j, "number", c->season);
	pet_json_key_number(j, "since", c->since);
	pet_json_key_number(j, "games", n.games);
	pet_json_key_number(j, "place_games", PLACE_GAMES);
	pet_json_key(j, "standings");
	pet_json_open(j, '[');
	for (int i = 0; i < n.players; i++)
		if (n.player[i].games)
			show_rating(j, &n.player[i]);
	pet_json_close(j, ']');
	pet_json_close(j, '}');
}

void circle_show(struct server *s, struct pet_json *j, const struct circle_row *c, const char *user)
{
	struct showing to = { s, j, user, c->owner, STANDINGS };
	pet_json_open(j, '{');
	pet_json_key_string(j, "id", c->id);
	pet_json_key_string(j, "name", c->name);
	pet_json_key_number(j, "members", c->members);
	pet_json_key_bool(j, "owner", !strcmp(c->owner, user));
	pet_json_key_number(j, "created", c->created);
	pet_json_key_string(j, "invite", c->invite);
	pet_json_key(j, "people");
	pet_json_open(j, '[');
	store_members(&s->store, c->id, put_member, &to);
	pet_json_close(j, ']');
	pet_json_key(j, "tables");
	pet_json_open(j, '[');
	store_circle_tables(&s->store, c->id, user, false, put_table, &to);
	pet_json_close(j, ']');
	to.left = OVER_SHOWN;
	pet_json_key(j, "over");
	pet_json_open(j, '[');
	store_circle_tables(&s->store, c->id, user, true, put_table, &to);
	pet_json_close(j, ']');
	put_season(&to, c);
	dates_show(s, j, c, user);
	pet_json_close(j, '}');
}
