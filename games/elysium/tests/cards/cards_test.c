/* cards_test: checks the card set of Elysium against its rules.
 *
 *     elysium_cards games/elysium/rules/en.md
 *
 * Counts, levels, colours, kinds, rings, Eleusis cards, icons, the closed grammar of effects, and
 * every row against the table EL-19: name, copies, level, kind, columns and the effect, which is
 * written back from the operations of the row and must be the same text. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "core/text.h"
#include "games/elysium/rules.h"

static int wrong;

#define HOLDS(condition, ...)                                                                      \
	((condition) ? (void)0 : (void)(wrong++, printf(__VA_ARGS__), putchar('\n')))

/* ---- the closed grammar (EL-12) -------------------------------------------------------------- */

/* The icons of EL-18 that have their own operation, zone, filter or count here. */
enum icon {
	GOLD,
	VP,
	PP,
	ANY_CARD,
	FAMILY,
	CITIZEN,
	IN_DOMAIN,
	IN_ELYSIUM,
	IN_ORACLE,
	DISCARD_PILE,
	TRANSFER,
	FREE,
	PLUS1,
	GAIN,
	GIVE,
	PAY_OR_LOSE,
	ON_TRANSFER,
	ON_ACQUIRE,
	DISCARD,
	SWAP,
	ADD,
	CHOOSE,
	MOST,
	TAKE,
	USE,
	OTHERS,
	NO_EFFECT,
	PER,
	WITHOUT,
	AT_LEAST_1,
	AT_LEAST_2,
	COLUMN,
	ICONS
};
static const char *const icon_name[ICONS] = {
	"gold",    "vp",          "prestige",     "any card",   "family",  "Citizen",   "Domain",
	"Elysium", "Oracle",      "discard pile", "transfer",   "free",    "plus1",     "gain",
	"give",    "pay or lose", "on transfer",  "on acquire", "discard", "swap",      "add",
	"choose",  "most",        "take",         "use",        "others",  "no effect", "per",
	"without", "at least 1",  "at least 2",   "column"
};
static int icons[ICONS];

static void see_pick(const struct el_pick *p)
{
	static const int of_zone[EL_ZONES] = { IN_DOMAIN,  IN_DOMAIN, IN_ELYSIUM, IN_ELYSIUM,
					       IN_ELYSIUM, -1,        IN_ORACLE,  DISCARD_PILE };
	if (of_zone[p->zone] >= 0)
		icons[of_zone[p->zone]]++;
	icons[FAMILY] += p->family != 0;
	icons[CITIZEN] += p->citizen;
}

static bool zone_in(unsigned zone, const char *allowed)
{
	static const char *const word[EL_ZONES] = { "dom",  "odom",  "ely",    "allely",
						    "here", "agora", "oracle", "discard" };
	char list[80];
	snprintf(list, sizeof list, "%s", allowed);
	for (char *w = strtok(list, " "); w; w = strtok(NULL, " "))
		if (zone < EL_ZONES && !strcmp(w, word[zone]))
			return true;
	return false;
}

static void see_count(const char *id, const struct el_op *o)
{
	icons[PER]++;
	switch (o->count) {
	case EL_COUNT_CARDS:
		HOLDS(zone_in(o->a.zone, "dom ely here oracle"), "%s: nothing counts there", id);
		see_pick(&o->a);
		break;
	case EL_COUNT_FAMILIES:
	case EL_COUNT_LEVELS:
		HOLDS(zone_in(o->a.zone, "ely here"), "%s: families and levels are in ely or here",
		      id);
		break;
	case EL_COUNT_LEGENDS:
	case EL_COUNT_RES:
		break;
	default:
		HOLDS(false, "%s: counts nothing", id);
	}
}

static const unsigned res_icon[EL_RESOURCES] = { GOLD, VP, PP };

static void see_program(const char *id, const struct el_op *op, unsigned from, unsigned end,
			bool scope);

static void see_guard(const char *id, const struct el_op *o, bool chronos)
{
	switch (o->code) {
	case EL_IF_ATLEAST:
		icons[o->n == 1 ? AT_LEAST_1 : AT_LEAST_2]++;
		see_count(id, o);
		break;
	case EL_IF_TRANSFERS:
		HOLDS(!chronos, "%s: a Chronos card cannot look at transfers", id);
		icons[o->n == 1 ? AT_LEAST_1 : AT_LEAST_2]++;
		break;
	case EL_IF_WITHOUT:
		HOLDS(zone_in(o->a.zone, "dom ely"), "%s: without looks at dom or ely", id);
		icons[WITHOUT]++;
		see_pick(&o->a);
		break;
	case EL_IF_MOST:
	case EL_IF_COLUMN:
		HOLDS(!chronos, "%s: no condition for the end of the game", id);
		icons[o->code == EL_IF_MOST ? MOST : COLUMN]++;
		break;
	default:
		HOLDS(false, "%s: no guard", id);
	}
}

static void see_step(const char *id, const struct el_op *op, unsigned pc, bool scope)
{
	const struct el_op *o = &op[pc];
	unsigned end = pc + 1 + o->len;
	switch (o->code) {
	case EL_IF_ATLEAST:
	case EL_IF_TRANSFERS:
	case EL_IF_WITHOUT:
	case EL_IF_MOST:
	case EL_IF_COLUMN:
		see_guard(id, o, false);
		HOLDS(o->len == 1 + op[pc + 1].len, "%s: a guard guards one step", id);
		see_step(id, op, pc + 1, scope);
		return;
	case EL_GAIN:
		icons[GAIN]++;
		icons[res_icon[o->res]]++;
		if (o->count)
			see_count(id, o);
		break;
	case EL_LOSE:
	case EL_GIVE:
		HOLDS(scope, "%s: lose and give stand in a scope", id);
		icons[o->code == EL_LOSE ? PAY_OR_LOSE : GIVE]++;
		icons[res_icon[o->res]]++;
		break;
	case EL_PAY:
		icons[PAY_OR_LOSE]++;
		see_program(id, op, pc + 1, end, scope);
		return;
	case EL_CHOOSE:
		icons[CHOOSE]++;
		HOLDS(pc + 2 + op[pc + 1].len < end, "%s: a choice of one", id);
		for (unsigned at = pc + 1; at < end; at += 1u + op[at].len) {
			HOLDS(op[at].code == EL_OPTION, "%s: a choice has options", id);
			see_program(id, op, at + 1, at + 1 + op[at].len, scope);
		}
		return;
	case EL_OTHERS:
	case EL_OTHER:
	case EL_MOST:
		HOLDS(!scope, "%s: a scope inside a scope", id);
		icons[OTHERS]++;
		icons[MOST] += o->code == EL_MOST;
		see_program(id, op, pc + 1, end, true);
		return;
	case EL_TRANSFER:
		HOLDS(zone_in(o->a.zone, "dom"), "%s: transfers come from dom", id);
		icons[TRANSFER]++;
		icons[FREE] += o->mode == EL_FREE;
		icons[PLUS1] += o->mode == EL_PLUS1;
		see_pick(&o->a);
		break;
	case EL_TAKE:
		HOLDS(zone_in(o->a.zone, "agora oracle discard"), "%s: take from a row", id);
		icons[TAKE]++;
		see_pick(&o->a);
		break;
	case EL_TAKE_CITIZEN:
		icons[CITIZEN]++;
		break;
	case EL_DISCARD_OP:
		HOLDS(zone_in(o->a.zone, "dom"), "%s: discard from dom", id);
		icons[DISCARD]++;
		break;
	case EL_SWAP:
		HOLDS(zone_in(o->a.zone, "dom agora") &&
			      zone_in(o->b.zone, "agora oracle discard") && o->a.zone != o->b.zone,
		      "%s: these zones do not swap", id);
		icons[SWAP]++;
		see_pick(&o->a);
		see_pick(&o->b);
		break;
	case EL_ADD:
		HOLDS(zone_in(o->a.zone, "agora oracle"), "%s: add to a row", id);
		icons[ADD]++;
		break;
	case EL_USE:
		HOLDS(zone_in(o->a.zone, "dom odom ely agora oracle"), "%s: use from elsewhere",
		      id);
		HOLDS(o->n == EL_INSTANT || o->n == EL_ACTIVATED || o->n == EL_LEGEND,
		      "%s: this kind is not used", id);
		icons[USE]++;
		see_pick(&o->a);
		break;
	default:
		HOLDS(false, "%s: operation %u is no action", id, o->code);
	}
	HOLDS(o->len == 0, "%s: operation %u governs nothing", id, o->code);
	HOLDS(o->n >= 1 || o->code == EL_USE, "%s: an amount of nothing", id);
}

static void see_program(const char *id, const struct el_op *op, unsigned from, unsigned end,
			bool scope)
{
	HOLDS(from < end, "%s: an empty program", id);
	for (unsigned pc = from; pc < end; pc += 1u + op[pc].len)
		see_step(id, op, pc, scope);
}

static void see_clause(const char *id, const struct el_op *op, unsigned pc)
{
	const struct el_op *o = &op[pc];
	switch (o->code) {
	case EL_ON_ACQUIRE:
	case EL_ON_TRANSFER:
		HOLDS(!o->a.citizen && !o->a.other, "%s: thisor looks at family and level", id);
		icons[o->code == EL_ON_ACQUIRE ? ON_ACQUIRE : ON_TRANSFER]++;
		icons[ANY_CARD] += !o->a.family && !o->a.levels;
		icons[FAMILY] += o->a.family != 0;
		see_program(id, op, pc + 1, pc + 1 + o->len, false);
		return;
	case EL_ALLOW:
		HOLDS(zone_in(o->a.zone, "oracle"), "%s: only the Oracle is opened", id);
		break;
	case EL_FREE_CLAUSE:
	case EL_PLUS1_OTHERS:
		HOLDS(zone_in(o->a.zone, "dom"), "%s: costs are of dom", id);
		icons[o->code == EL_FREE_CLAUSE ? FREE : PLUS1]++;
		break;
	default:
		HOLDS(o->code == EL_NOEFFECT, "%s: operation %u is no clause", id, o->code);
		icons[NO_EFFECT]++;
	}
}

static void see_chronos(const char *id, const struct el_card *c)
{
	const struct el_op *o = c->op;
	if (o->code == EL_USE_CHRONOS) {
		HOLDS(c->ops == 1 && zone_in(o->a.zone, "allely"), "%s: use chronos of allely", id);
		icons[USE]++;
	} else if (o->code == EL_SCORE_IF) {
		HOLDS(c->ops == 2 && o->len == 1, "%s: one condition", id);
		see_guard(id, o + 1, true);
	} else {
		HOLDS(c->ops == 1 && o->code == EL_SCORE && o->m >= 1, "%s: no score", id);
		see_count(id, o);
	}
}

static void parse(unsigned i)
{
	const struct el_card *c = &el_built_in[EL_SET_FOURTH].card[i];
	if (c->kind == EL_PERMANENT)
		for (unsigned pc = 0; pc < c->ops; pc += 1u + c->op[pc].len)
			see_clause(c->token, c->op, pc);
	else if (c->kind >= EL_CHRONOS)
		see_chronos(c->token, c);
	else
		see_program(c->token, c->op, 0, c->ops, false);
}

/* ---- the set (EL-1.1, EL-1.2, EL-1.11) ------------------------------------------------------- */

static int spread(const int *n)
{
	int low = n[0], high = n[0];
	for (int i = 1; i < EL_COLOURS; i++) {
		low = n[i] < low ? n[i] : low;
		high = n[i] > high ? n[i] : high;
	}
	return high - low;
}

static int total_circle[EL_COLOURS], level_circle[4][EL_COLOURS], rings[EL_FAMILIES],
	eleusis[EL_FAMILIES], guards[EL_COLOURS];

static void family(unsigned f)
{
	int designs = 0, pairs = 0, level[4] = { 0 }, kinds[EL_KINDS] = { 0 },
	    circle[EL_COLOURS] = { 0 };
	for (unsigned i = 1; i <= EL_DESIGNS; i++) {
		const struct el_card *c = &el_built_in[EL_SET_FOURTH].card[i];
		if (c->family != f)
			continue;
		designs++;
		pairs += c->copies == 2;
		HOLDS(c->copies == 2 || (c->copies == 1 && c->level == 3 && c->token[4] == '1' &&
					 c->token[5] == '1'),
		      "%s: the single design is number 11, of level 3", c->token);
		HOLDS(c->level >= 1 && c->level <= 3, "%s: level %d", c->token, c->level);
		level[c->level] += c->copies;
		kinds[c->kind >= EL_CHRONOS ? EL_CHRONOS : c->kind]++;
		rings[f] += c->kind == EL_TRIGGER ? c->copies : 0;
		eleusis[f] += c->kind == EL_ELEUSIS;
		for (int k = 0; k < 2; k++)
			for (int col = 0; col < EL_COLOURS; col++)
				if (c->circle[k] == 1 << col) {
					circle[col] += c->copies;
					total_circle[col] += c->copies;
					level_circle[c->level][col] += c->copies;
				}
		for (unsigned pc = 0; pc < c->ops; pc++)
			if (c->op[pc].code == EL_IF_COLUMN)
				guards[c->op[pc].n]++;
	}
	const char *name = el_family_token[f];
	HOLDS(designs == 11 && pairs == 10, "%s: %d designs, %d pairs", name, designs, pairs);
	HOLDS(level[1] == 8 && level[2] == 8 && level[3] == 5, "%s: levels %d %d %d", name,
	      level[1], level[2], level[3]);
	HOLDS(spread(circle) <= 1, "%s: colours uneven", name);
	for (int k = 0; k <= EL_CHRONOS; k++)
		HOLDS(kinds[k], "%s: no card of kind %s", name, el_kind_token[k]);
}

static void five_families(void)
{
	for (unsigned set = 0; set < 256; set++) {
		int r = 0, e = 0;
		if (__builtin_popcount(set) != 5)
			continue;
		for (unsigned f = 0; f < EL_FAMILIES; f++) {
			r += set >> f & 1 ? rings[f] : 0;
			e += set >> f & 1 ? eleusis[f] : 0;
		}
		HOLDS(r <= 12, "%d rings in some choice of families", r);
		HOLDS(e >= 2, "fewer than 2 Eleusis designs in some choice of families");
	}
}

/* Lists made by the table must be complete: rules search them. */
static void lists(void)
{
	const struct el_box *box = &el_built_in[EL_SET_FOURTH];
	int permanents = 0, with_eleusis = 0;
	for (unsigned i = 1; i <= EL_DESIGNS; i++) {
		const struct el_card *c = &el_built_in[EL_SET_FOURTH].card[i];
		bool is = c->kind == EL_PERMANENT;
		HOLDS(is == (c->permanent < EL_PERMANENTS), "%s: place among the permanents",
		      c->token);
		if (is)
			HOLDS(box->permanent[permanents++] == i, "%s: list of permanents",
			      c->token);
		if (c->kind == EL_ELEUSIS)
			HOLDS(box->eleusis[with_eleusis++] == i, "%s: list of Eleusis cards",
			      c->token);
		for (unsigned k = 1; k < i; k++)
			HOLDS(strcmp(el_built_in[EL_SET_FOURTH].card[k].name, c->name),
			      "%s: the name is there twice", c->token);
	}
	HOLDS(with_eleusis == box->eleusis_cards, "there are %d Eleusis cards", with_eleusis);
	for (unsigned code = 0; code < EL_OP_COUNT; code++) {
		unsigned found = 0, listed = box->bearers[code].n;
		for (unsigned c = 1; c <= EL_DESIGNS; c++) {
			const struct el_card *card = &el_built_in[EL_SET_FOURTH].card[c];
			if (card->kind != EL_PERMANENT || code < EL_ON_ACQUIRE ||
			    code > EL_NOEFFECT)
				continue;
			for (unsigned pc = 0; pc < card->ops; pc += 1u + card->op[pc].len)
				if (card->op[pc].code == code) {
					HOLDS(found < listed && box->bearers[code].card[found] == c,
					      "%s is missing among the bearers", card->token);
					found++;
				}
		}
		HOLDS(found == listed, "the bearers are %u cards, there are %u", listed, found);
	}
}

/* ---- the table of the rules ------------------------------------------------------------------ */

static void columns(char *out, size_t n, const struct el_card *c)
{
	out[0] = 0;
	for (int k = 0; k < 2 && c->circle[k]; k++)
		snprintf(out + strlen(out), n - strlen(out), "%s%s", k ? "+" : "",
			 c->circle[k] == EL_CIRCLE_ANY
				 ? "any"
				 : el_colour_token[__builtin_ctz(c->circle[k])]);
}

/* "| ZEU-01 | name | 2 | 1 | instant | yellow | `effect` |", as this card's row would be. */
static void row(char *out, size_t n, unsigned i)
{
	char effect[512], cols[40], plain[512];
	const struct el_card *c = &el_built_in[EL_SET_FOURTH].card[i];
	struct pet_text t = pet_text_into(effect, sizeof effect, PET_LANG_EN, NULL, NULL);
	el_notation(&t, c);
	size_t k = 0;
	for (const char *s = effect; *s && k + 3 < sizeof plain;
	     s++) { /* a bar in a table is escaped */
		if (*s == '|')
			plain[k++] = '\\';
		plain[k++] = *s;
	}
	plain[k] = 0;
	columns(cols, sizeof cols, c);
	snprintf(out, n, "| %s | %s | %d | %d | %s | %s | `%s` |", c->token, c->name, c->copies,
		 c->level, el_kind_token[c->kind], cols, plain);
}

static void table(const char *path)
{
	char have[2048], want[1500];
	int rows = 0;
	FILE *in = fopen(path, "r");
	if (!in) {
		perror(path);
		exit(2);
	}
	while (fgets(have, sizeof have, in)) {
		have[strcspn(have, "\n")] = 0;
		for (unsigned i = 1; i <= EL_DESIGNS; i++) {
			if (strncmp(have, "| ", 2) ||
			    strncmp(have + 2, el_built_in[EL_SET_FOURTH].card[i].token, 6) ||
			    have[8] != ' ')
				continue;
			if (strncmp(have + 8, " | ", 3) || !strchr(have, '`'))
				continue;
			rows++;
			row(want, sizeof want, i);
			HOLDS(!strcmp(have, want), "the table says\n  %s\nthe row\n  %s", have,
			      want);
		}
	}
	fclose(in);
	HOLDS(rows == EL_DESIGNS, "%d rows in the table", rows);
}

/* Every sentence is translated into every language, and none is truncated. */
static void sentences(void)
{
	for (unsigned i = 1; i <= EL_DESIGNS; i++)
		for (uint8_t lang = 0; lang < PET_LANG_COUNT; lang++) {
			char buf[700];
			struct pet_text t = pet_text_into(buf, sizeof buf, lang,
							  pet_game_find("elysium"), NULL);
			el_sentence(&t, &el_built_in[EL_SET_FOURTH].card[i], false);
			HOLDS(t.len > 5 && !t.cut && !strchr(buf, '{'), "%s: sentence '%s'",
			      el_built_in[EL_SET_FOURTH].card[i].token, buf);
		}
}

int main(int argc, char **argv)
{
	if (argc != 2) {
		fprintf(stderr, "usage: elysium_cards games/elysium/rules/en.md\n");
		return 2;
	}
	for (unsigned i = 1; i <= EL_DESIGNS; i++)
		parse(i);
	for (int i = 0; i < ICONS; i++)
		HOLDS(icons[i], "no card uses the icon '%s'", icon_name[i]);
	for (unsigned f = 0; f < EL_FAMILIES; f++)
		family(f);
	HOLDS(spread(total_circle) == 0, "colours uneven over the whole set");
	for (int l = 1; l <= 3; l++)
		HOLDS(spread(level_circle[l]) <= 2, "colours uneven on level %d", l);
	HOLDS(spread(guards) <= 1, "column guards uneven");
	five_families();
	lists();
	table(argv[1]);
	sentences();
	printf("elysium_cards: %d designs, %d wrong\n", EL_DESIGNS, wrong);
	return wrong ? 1 : 0;
}
