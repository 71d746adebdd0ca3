/* menu.c: folding of long lists. */
#include "clients/term/menu.h"

#include <string.h>

/* Field 0 is the verb, 1 to 3 its arguments. */
static unsigned field(pet_move m, int i)
{
	return m >> (24 - 8 * i) & 255;
}

/* Brings moves with the same value of a field together, in the order of first appearance. */
static void gather(pet_move *m, int count, int by)
{
	for (int i = 0; i < count;) {
		unsigned value = field(m[i], by);
		int end = i + 1;
		for (int k = end; k < count; k++) {
			if (field(m[k], by) != value)
				continue;
			pet_move found = m[k];
			memmove(&m[end + 1], &m[end], (size_t)(k - end) * sizeof *m);
			m[end++] = found;
		}
		i = end;
	}
}

static void fold(struct menu *menu)
{
	menu->items = 0;
	gather(menu->all, menu->count, 0);
	for (menu->fixed = 0; menu->fixed < 3; menu->fixed++) {
		int i = 1;
		while (i < menu->count &&
		       field(menu->all[i], menu->fixed) == field(menu->all[0], menu->fixed))
			i++;
		if (i < menu->count)
			break;
	}
	gather(menu->all, menu->count, menu->fixed);
	for (int i = 0; i < menu->count; i++) {
		bool joins =
			menu->count > MENU_SHORT && i > 0 &&
			field(menu->all[i], menu->fixed) == field(menu->all[i - 1], menu->fixed);
		if (joins) {
			menu->size[menu->items - 1]++;
			continue;
		}
		menu->first[menu->items] = i;
		menu->size[menu->items++] = 1;
	}
}

void menu_make(struct menu *menu, const pet_move *moves, int count, uint8_t who)
{
	memcpy(menu->all, moves, (size_t)count * sizeof *moves);
	menu->count = count;
	menu->who = who;
	fold(menu);
}

void menu_enter(const struct menu *menu, int item, struct menu *to)
{
	menu_make(to, menu->all + menu->first[item], menu->size[item], menu->who);
}

/* Many items that differ in one value: only the values are shown. */
static bool shows_values(const struct menu *menu)
{
	return menu->items > MENU_SHORT && menu->fixed > 0;
}

/* What every move of an item costs; 0: nothing, or not all the same. */
static unsigned price_of(const struct menu *menu, int item, const struct pet_text *t)
{
	const pet_move *m = &menu->all[menu->first[item]];
	if (!t->game->price)
		return 0;
	unsigned price = t->game->price(t->pub, m[0]);
	for (int i = 1; i < menu->size[item]; i++)
		if (t->game->price(t->pub, m[i]) != price)
			return 0;
	return price;
}

static void write_price(unsigned price, struct pet_text *t)
{
	struct pet_arg n = { "n", PET_K_NUMBER, (int32_t)price };
	pet_text_fill(t, t->game->money, NULL, 0, &n, 1);
}

static bool one_value(const struct menu *menu, int item, int arg)
{
	const pet_move *m = &menu->all[menu->first[item]];
	for (int i = 1; i < menu->size[item]; i++)
		if (pet_move_arg(m[i], arg) != pet_move_arg(m[0], arg))
			return false;
	return true;
}

/* What is still open in a group's argument: two or three values by name, numbers by their range, dots
 * for more. */
static void write_open(const struct menu *menu, int item, int arg, struct pet_text *t)
{
	enum { FEW = 3 };
	const pet_move *m = &menu->all[menu->first[item]];
	uint8_t kind = t->game->verbs[pet_move_verb(m[0])].kind[arg];
	int value[FEW], values = 0, low = 255, high = 0;
	for (int i = 0; i < menu->size[item]; i++) {
		int v = pet_move_arg(m[i], arg), k = 0;
		low = v < low ? v : low;
		high = v > high ? v : high;
		while (k < values && k < FEW && value[k] != v)
			k++;
		if (k == values && k < FEW)
			value[values] = v;
		values += k == values;
		if (values > FEW && kind != PET_K_NUMBER)
			break;
	}
	if (values > FEW && kind != PET_K_NUMBER) {
		pet_text_put(t, "…");
	} else if (values > FEW) {
		pet_text_number(t, low);
		pet_text_put(t, "–");
		pet_text_number(t, high);
	} else {
		for (int k = 0; k < values; k++) {
			pet_text_put(t, k ? "/" : "");
			pet_text_value(t, kind, value[k]);
		}
	}
}

/* The end of a placeholder that was not filled, nested ones included. */
static const char *past_place(const char *s)
{
	int depth = 0;
	do
		depth += (*s == '{') - (*s == '}');
	while (*s++ && depth);
	return s;
}

/* A place of n bytes that is still open: what stands there, or the words that go with a number. */
static void write_place(const struct menu *menu, int item, const char *place, size_t n,
			struct pet_text *t)
{
	char words[256], key[2] = { place[1] };
	int arg = place[1] - 'a';
	if (arg < 0 || arg > 2 || n >= sizeof words) {
		pet_text_put(t, "…");
		return;
	}
	if (place[2] == '}' || place[2] == ':') {
		write_open(menu, item, arg, t);
		return;
	}
	int first = pet_move_arg(menu->all[menu->first[item]], arg);
	struct pet_arg value = { key, PET_K_NUMBER, one_value(menu, item, arg) ? first : 9 };
	memcpy(words, place, n);
	words[n] = 0;
	pet_text_fill(t, words, NULL, 0, &value, 1);
}

/* A group in words: the verb's sentence, what is still open told by write_place. */
static void write_group(const struct menu *menu, int item, struct pet_text *t)
{
	static const char *const key[] = { "a", "b", "c" };
	pet_move m = menu->all[menu->first[item]];
	const struct pet_verb *verb = &t->game->verbs[pet_move_verb(m)];
	struct pet_arg args[4] = { { "who", t->game->who_kind, menu->who } };
	int count = 1;
	for (int i = 0; i < menu->fixed; i++)
		args[count++] = (struct pet_arg){ key[i], verb->kind[i], pet_move_arg(m, i) };
	bool counted = verb->plural && one_value(menu, item, verb->counted);

	char buf[1024];
	struct pet_text s = *t;
	s.buf = buf, s.cap = sizeof buf, s.len = 0;
	pet_text_fill(&s, verb->text, verb->plural, counted ? pet_move_arg(m, verb->counted) : 9,
		      args, count);
	for (const char *c = buf; *c;) {
		const char *past = *c == '{' ? past_place(c) : c + 1;
		if (*c == '{')
			write_place(menu, item, c, (size_t)(past - c), t);
		else
			pet_text_char(t, *c);
		c = past;
	}
	pet_text_put(t, " (");
	pet_text_number(t, menu->size[item]);
	if (price_of(menu, item, t)) {
		pet_text_put(t, "; ");
		write_price(price_of(menu, item, t), t);
	}
	pet_text_put(t, ")");
}

/* What stands behind the number of an item. */
void menu_label(const struct menu *menu, int item, struct pet_text *t)
{
	if (shows_values(menu)) {
		uint8_t kind = t->game->verbs[pet_move_verb(menu->all[0])].kind[menu->fixed - 1];
		pet_text_value(t, kind, (int32_t)field(menu->all[menu->first[item]], menu->fixed));
		if (menu->size[item] > 1) {
			pet_text_put(t, " (");
			pet_text_number(t, menu->size[item]);
			pet_text_put(t, ")");
		}
		return;
	}
	if (menu->size[item] > 1) {
		write_group(menu, item, t);
		return;
	}
	pet_text_choice(t, menu->all[menu->first[item]], menu->who);
	if (price_of(menu, item, t)) {
		pet_text_put(t, " (");
		write_price(price_of(menu, item, t), t);
		pet_text_put(t, ")");
	}
}

/* Many groups that differ in one value only: the values, several a line. */
static void write_values(const struct menu *menu, struct pet_text *t)
{
	uint32_t line = t->len;
	for (int i = 0; i < menu->items; i++) {
		pet_text_put(t, t->len == line ? "  " : ", ");
		pet_text_number(t, i + 1);
		pet_text_put(t, ") ");
		menu_label(menu, i, t);
		if (t->len - line > 62 || i + 1 == menu->items) {
			pet_text_char(t, '\n');
			line = t->len;
		}
	}
}

void menu_write(const struct menu *menu, struct pet_text *t,
		void (*note)(void *arg, pet_move m, struct pet_text *t), void *arg)
{
	if (shows_values(menu)) {
		write_values(menu, t);
		return;
	}
	for (int i = 0; i < menu->items; i++) {
		pet_text_put(t, i < 9 ? "   " : "  ");
		pet_text_number(t, i + 1);
		pet_text_put(t, ") ");
		menu_label(menu, i, t);
		if (note && menu->size[i] == 1)
			note(arg, menu->all[menu->first[i]], t);
		pet_text_char(t, '\n');
	}
}
