/* script_texts.c: the scripts of the Persians as cards that one can read, and their way (LH-22, LH-SS). */
#include "core/facts.h"
#include "games/hellas/rules.h"

// clang-format off
static const struct {
	const char *title, *text, *rule;
} script[] = {
	[SC_VANGUARD] = { N_("Reserves of the vanguard"),
		N_("With fewer than {few} hoplites in the vanguard one more joins it; otherwise mobilization goes on by 1."), "LH-SS-01" },
	[SC_MONSTER] = { N_("A monster wakes"),
		N_("{monster} comes {region:in}. If it is on the map or slain already, all monsters act instead."), "LH-SS-03" },
	[SC_SPY] = { N_("A spy slips in"),
		N_("A spy goes to {region}, and Command rises."), "LH-SS-04" },
	[SC_ZEUS] = { N_("Zeus besieged"),
		N_("If the vanguard stands in Thessaly or Locris, the monument of Zeus loses a level."), "LH-SS-05" },
	[SC_ATTITUDE] = { N_("Rumours in the north"),
		N_("The attitude of the red and of the yellow land drops."), "LH-SS-06" },
	[SC_HERO] = { N_("Ambush"),
		N_("Achilles takes 1 injury in a wary land, 2 in a hostile one."), "LH-SS-07" },
	[SC_HALF] = { N_("Deserters"),
		N_("Wherever yellow hoplites stand without blue ones, half of them die, rounded up."), "LH-SS-08" },
	[SC_LAND_LOSS] = { N_("Revolt"),
		N_("In each wary land 2 of your hoplites die, in each hostile land 4."), "LH-SS-09" },
	[SC_TOKENS] = { N_("Allies fall away"),
		N_("Your yellow tokens leave wary and hostile lands."), "LH-SS-10" },
	[SC_SPYING] = { N_("The spies act"),
		N_("In a spy's region a blue token turns yellow, a yellow one is lost, a free region becomes Persian. Then a spy goes to {region}."), "LH-SS-11" },
	[SC_PERSIAN_ATTITUDE] = { N_("Fear of the Great King"),
		N_("The attitude of every land with a Persian token drops."), "LH-SS-12" },
	[SC_REGION_LOSS] = { N_("Unrest"),
		N_("In every region of a wary land 1 of your hoplites dies, of a hostile land 2."), "LH-SS-13" },
	[SC_INVASION] = { N_("The invasion falters"),
		N_("If the victory counter is lower than the invasion, the invasion goes back by 1."), "LH-SS-14" },
	[SC_MONUMENT] = { N_("Sacrilege"),
		N_("Of the monuments in Persian regions the highest loses a level."), "LH-SS-15" },
};
// clang-format on

/* What the sentence of a script names: at most two. */
static unsigned script_args(const struct lh_script *s, struct pet_arg *arg)
{
	unsigned n = 0;
	if (s->op == SC_VANGUARD)
		arg[n++] = (struct pet_arg){ "few", PET_K_NUMBER, s->a };
	if (s->op == SC_MONSTER)
		arg[n++] = (struct pet_arg){ "monster", K_MONSTER, s->a };
	if (s->op == SC_MONSTER || s->op == SC_SPY || s->op == SC_SPYING)
		arg[n++] =
			(struct pet_arg){ "region", K_REGION, s->op == SC_MONSTER ? s->b : s->a };
	return n;
}

void lh_tell_script(struct pet_text *t, const struct lh_script *s)
{
	struct pet_arg arg[2];
	pet_text_say(t, script[s->op].title);
	pet_text_put(t, ": ");
	pet_text_fill(t, script[s->op].text, NULL, 0, arg, script_args(s, arg));
}

static void tell_script(unsigned token, unsigned act, struct pet_facts *out)
{
	static const char *const acts[] = { "act-1", "act-2" };
	const struct lh_script *s = &lh_scripts[act][token];
	struct pet_fact row = pet_fact_list(PET_T_DOES, acts[act], PET_K_NUMBER);
	row.about_kind = K_TOKEN;
	row.about = (uint8_t)token;
	row.name = script[s->op].title;
	row.text = script[s->op].text;
	row.rule = s->op == SC_VANGUARD && s->a == 4 ? "LH-SS-02" : script[s->op].rule;
	pet_fact_add(&row, s->mobilization);
	pet_fact_add(&row, s->invasion);
	pet_fact_add(&row, s->monsters);
	row.args = (uint8_t)script_args(s, row.arg);
	pet_fact_tell(out, &row);
}

/* LH-22.69: what each token says in each act: mobilization, invasion, monster phase. */
void lh_tell_scripts(struct pet_facts *out)
{
	static const char *const aim[] = {
		N_("Hold the vanguard up. Act I ends when it stands in Phocis, when it is beaten, "
		   "or when "
		   "the invasion is at {top}."),
		N_("Win battles against the Persians until the victory counter is at 0, or free "
		   "every "
		   "region. When the last token is played, whoever holds more regions wins."),
	};
	for (unsigned act = 0; act < 2; act++) {
		struct pet_fact row = { .topic = PET_T_DOES,
					.token = act ? "aim-2" : "aim-1",
					.name = act ? N_("Act II") : N_("Act I"),
					.text = aim[act],
					.rule = act ? "LH-22.71" : "LH-22.54" };
		row.arg[row.args++] = (struct pet_arg){ "top", PET_K_NUMBER, INVASION_TOP };
		pet_fact_tell(out, &row);
		for (unsigned token = 0; token < TOKENS; token++)
			tell_script(token, act, out);
	}
}

/* LH-22.45, LH-22.50: the way of the vanguard while it is on it. */
void lh_tell_road(const struct lh_pub *p, struct pet_facts *out)
{
	struct pet_fact road = pet_fact_list(PET_T_OWN, "road", K_REGION);
	road.name = N_("road of the vanguard");
	road.rule = "LH-22.50";
	if (p->xerxes.act == 1 && p->occ[PERSIAN]) {
		unsigned at = pet_lowest(p->occ[PERSIAN]);
		struct pet_fact here =
			pet_fact_number(PET_T_OWN, "vanguard", PET_K_NONE, 0, (int32_t)at);
		struct pet_fact many = pet_fact_number(PET_T_OWN, "vanguard_hoplites", PET_K_NONE,
						       0, p->region[at].hop[PERSIAN]);
		here.kind = K_REGION;
		here.name = N_("vanguard");
		many.name = N_("hoplites of the vanguard");
		here.rule = "LH-22.50";
		many.rule = "LH-22.3";
		for (unsigned i = 0; i < sizeof lh_vanguard_route; i++)
			pet_fact_add(&road, lh_vanguard_route[i]);
		pet_fact_tell(out, &road);
		pet_fact_tell(out, &here);
		pet_fact_tell(out, &many);
	}
}
