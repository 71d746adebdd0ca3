/* facts.c: see facts.h. */
#include "core/facts.h"

#include <string.h>

#include "core/mark.h"
#include "core/must.h"

static const char *const topic_token[PET_TOPICS] = {
	[PET_T_ROUND] = "round",   [PET_T_PHASE] = "phase",   [PET_T_ORDER] = "order",
	[PET_T_INCOME] = "income", [PET_T_NEED] = "need",     [PET_T_POINTS] = "points",
	[PET_T_OWN] = "own",       [PET_T_LEFT] = "left",     [PET_T_CLOSED] = "closed",
	[PET_T_TEAM] = "team",     [PET_T_STAKES] = "stakes", [PET_T_ENDING] = "ending",
	[PET_T_WHERE] = "where",   [PET_T_WORTH] = "worth",   [PET_T_DOES] = "does",
};

const char *pet_topic_token(unsigned topic)
{
	return topic < PET_TOPICS ? topic_token[topic] : "";
}

unsigned pet_topic_find(const char *s, size_t n)
{
	unsigned topic = 0;
	while (topic < PET_TOPICS && !pet_token_is(s, n, topic_token[topic]))
		topic++;
	return topic;
}

/* What is kept behind screens is removed before the game is asked: no row can tell it. */
void pet_facts(const struct pet_game *game, struct pet_view v, struct pet_facts *out)
{
	_Alignas(64) unsigned char pub[PET_STATE_MAX];
	if (!game->facts)
		return;
	if (game->veil) {
		memcpy(pub, v.pub, game->pub_bytes);
		game->veil(pub, v.seat);
		v.pub = pub;
	}
	game->facts(v, out);
}

/* ---- rows ------------------------------------------------------------------------------------ */

struct pet_fact pet_fact_number(unsigned topic, const char *token, uint8_t about_kind,
				unsigned about, int32_t n)
{
	return (struct pet_fact){ .topic = (uint8_t)topic,
				  .token = token,
				  .about_kind = about_kind,
				  .about = (uint8_t)about,
				  .kind = PET_K_NUMBER,
				  .value = { n },
				  .count = 1 };
}

struct pet_fact pet_fact_list(unsigned topic, const char *token, uint8_t kind)
{
	return (struct pet_fact){
		.topic = (uint8_t)topic, .token = token, .kind = kind, .list = true
	};
}

void pet_fact_add(struct pet_fact *row, int32_t value)
{
	pet_must(row->count < PET_FACT_VALUES);
	row->value[row->count++] = value;
}

void pet_fact_tell(struct pet_facts *out, const struct pet_fact *row)
{
	if (pet_facts_want(out, row->topic))
		out->take(out, row);
}

const struct pet_frame *pet_flow_in(const struct pet_flow *fl, uint8_t node)
{
	for (int i = fl->depth; i-- > 0;)
		if (fl->frame[i].node == node)
			return &fl->frame[i];
	return NULL;
}

void pet_facts_phases(struct pet_facts *out, const struct pet_flow *fl, uint8_t node,
		      const struct pet_phase *phase, int count)
{
	const struct pet_frame *f = pet_flow_in(fl, node);
	if (!pet_facts_want(out, PET_T_PHASE) || !fl->depth)
		return;
	if (!f) {
		struct pet_fact row =
			pet_fact_number(PET_T_PHASE, "setup", PET_K_NONE, 0, PET_PHASE_NOW);
		row.name = N_("Set-up");
		pet_fact_tell(out, &row);
		return;
	}
	for (int i = 0; i < count; i++) {
		bool begun = f->pc > phase[i].from;
		bool over = i + 1 < count && f->pc > phase[i + 1].from;
		struct pet_fact row = pet_fact_number(PET_T_PHASE, phase[i].token, PET_K_NONE, 0,
						      over    ? PET_PHASE_DONE
						      : begun ? PET_PHASE_NOW
							      : PET_PHASE_AHEAD);
		row.name = phase[i].name;
		row.rule = phase[i].rule;
		pet_fact_tell(out, &row);
	}
}

struct finder {
	struct pet_facts out;
	const char *token;
	uint8_t kind, about;
	bool found;
	struct pet_fact *row;
};

static void find(struct pet_facts *to, const struct pet_fact *row)
{
	struct finder *f = (struct finder *)(void *)to;
	if (f->found || row->about_kind != f->kind || (f->kind && row->about != f->about) ||
	    (f->token && !pet_token_is(row->token, pet_text_length(row->token), f->token)))
		return;
	*f->row = *row;
	f->found = true;
}

bool pet_fact_find(const struct pet_game *game, struct pet_view v, uint8_t topic, const char *token,
		   uint8_t about_kind, uint8_t about, struct pet_fact *row)
{
	struct finder f = {
		{ 1u << topic, PET_NOBODY, find }, token, about_kind, about, false, row
	};
	pet_facts(game, v, &f.out);
	return f.found;
}

/* ---- words ----------------------------------------------------------------------------------- */

static void put_values(struct pet_text *t, const struct pet_fact *row)
{
	for (int i = 0; i < row->count; i++) {
		if (i)
			pet_text_put(t, ", ");
		if (row->kind != PET_K_NUMBER && row->value[i] == PET_FACT_UNKNOWN)
			pet_text_put(t, "?");
		else
			pet_text_value(t, row->kind, row->value[i]);
	}
	if (!row->count)
		pet_text_put(t, "-");
	if (row->of) {
		pet_text_char(t, '/');
		pet_text_number(t, row->of);
	}
}

static void put_sentence(struct pet_text *t, const struct pet_fact *row)
{
	struct pet_arg arg[PET_FACT_ARGS + 3];
	memcpy(arg, row->arg, row->args * sizeof *arg);
	arg[row->args] = (struct pet_arg){ "about", row->about_kind, row->about };
	arg[row->args + 1] = (struct pet_arg){ "n", row->kind, row->value[0] };
	arg[row->args + 2] = (struct pet_arg){ "of", PET_K_NUMBER, row->of };
	pet_text_fill(t, row->text, NULL, 0, arg, 3 + row->args);
}

/* "metropolises 0/3" */
static void put_name(struct pet_text *t, const struct pet_fact *row)
{
	static const char *const phase[] = { N_("behind us"), N_("now"), N_("to come") };
	pet_text_say(t, row->name);
	pet_text_put(t, row->list || row->topic == PET_T_PHASE ? ": " : " ");
	if (row->topic == PET_T_PHASE)
		pet_text_say(t, phase[row->value[0]]);
	else
		put_values(t, row);
}

void pet_text_fact(struct pet_text *t, const struct pet_fact *row)
{
	if (row->tell) {
		row->tell(t, row);
	} else if (row->text) {
		put_sentence(t, row);
	} else {
		if (row->about_kind != PET_K_NONE) {
			pet_text_value(t, row->about_kind, row->about);
			pet_text_put(t, ": ");
		}
		put_name(t, row);
	}
}

struct liner {
	struct pet_facts out;
	struct pet_text *t;
	uint8_t about_kind, about;
	bool more;
};

static void add_to_line(struct pet_facts *to, const struct pet_fact *row)
{
	struct liner *l = (struct liner *)(void *)to;
	if (row->about_kind != l->about_kind ||
	    (row->about_kind != PET_K_NONE && row->about != l->about))
		return;
	if (l->more)
		pet_text_put(l->t, ", ");
	put_name(l->t, row);
	l->more = true;
}

void pet_text_facts_about(struct pet_text *t, struct pet_view v, uint32_t topics,
			  uint8_t about_kind, uint8_t about)
{
	struct liner l = { { topics, PET_NOBODY, add_to_line }, t, about_kind, about, false };
	pet_facts(t->game, v, &l.out);
}

struct teller {
	struct pet_facts out;
	struct pet_text *t;
};

static void say(struct pet_facts *to, const struct pet_fact *row)
{
	struct teller *s = (struct teller *)(void *)to;
	pet_text_fact(s->t, row);
	pet_text_char(s->t, '\n');
}

void pet_text_facts(struct pet_text *t, const struct pet_game *game, struct pet_view v,
		    uint32_t topics)
{
	struct teller s = { { topics, PET_NOBODY, say }, t };
	pet_facts(game, v, &s.out);
}
