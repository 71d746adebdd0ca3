// Which legal moves are meant by what has been clicked so far. Knows no game: moves carry typed
// arguments, the board names what it shows by kinds and value (one thing may have several kinds:
// a land is also an area).
import type { Arg, Choice } from '../play/types';

interface Click {
	kinds: string[];
	value: string;
}

export interface Picked {
	verb?: string;
	values: Click[]; // in the order of the clicks
}

export const nothing: Picked = { values: [] };

export const keyOf = (kind: string, value: unknown) => `${kind}:${value}`;

const fits = (a: Arg, c: Click) => c.kinds.includes(a.kind) && String(a.value) === c.value;
const onBoard = (a: Arg) => a.kind !== 'number' && a.kind !== 'flag' && a.value !== null;

// Was this thing touched already?
export const isPicked = (a: Arg, picked: Picked) => picked.values.some(k => fits(a, k));

// The arguments that a click could mean, in order.
const parts = (c: Choice) => c.args.filter(onBoard);

// How closely a move fits the clicks: 2 its first parts in order, 1 some parts in order, 0 in any order, -1 not.
function closeness(c: Choice, clicks: Click[]): number {
	const own = parts(c);
	if (clicks.every((k, i) => own[i] && fits(own[i]!, k))) return 2;
	let at = 0;
	if (
		clicks.every(k => {
			while (at < own.length && !fits(own[at]!, k)) at++;
			return at++ < own.length;
		})
	)
		return 1;
	return clicks.every(k => c.args.some(a => fits(a, k))) ? 0 : -1;
}

// The moves that fit best: a click on a land means "from here" before it means "to here".
export function narrowed(moves: Choice[], picked: Picked): Choice[] {
	const some = picked.verb ? moves.filter(c => c.verb === picked.verb) : moves;
	if (!picked.values.length) return some;
	const graded = some.map(c => closeness(c, picked.values));
	const best = Math.max(-1, ...graded);
	return best < 0 ? [] : some.filter((_, i) => graded[i] === best);
}

// Is a place open before or after one of its kind that was touched?
const isOpen = (c: Choice, picked: Picked, where: 'before' | 'after') => {
	const own = parts(c),
		sides = (i: number) => (where === 'after' ? own.slice(0, i) : own.slice(i + 1));
	return own.some((a, i) => !isPicked(a, picked) && sides(i).some(b => b.kind === a.kind && isPicked(b, picked)));
};

// Does a move still need its aim? The only aim there is must be touched, too: nobody marches by pointing at his own
// land. Who points at the aim has named it: where one army alone can go there, that one is meant.
export const aimless = (c: Choice, picked: Picked) => isOpen(c, picked, 'after');

// Was every thing that a move names touched?
export const isWhole = (c: Choice, picked: Picked) => parts(c).every(a => isPicked(a, picked));

// Would touching one thing spend or attack by an action that was not chosen, or with an army that was not named? Then
// the seal names it first. A price that every answer has was agreed to when the action was chosen.
export const unasked = (c: Choice, picked: Picked, moves: readonly Choice[]) =>
	!!(c.price || c.battle) &&
	(isOpen(c, picked, 'before') ||
		(!picked.verb &&
			picked.values.length < 2 &&
			moves.some(m => m.verb !== c.verb) &&
			(!!c.battle || moves.some(m => m.price !== c.price))));

// What to light on the board: of every move the part that would be clicked next.
export function lit(moves: Choice[], picked: Picked): Map<string, Choice[]> {
	const map = new Map<string, Choice[]>();
	for (const c of moves) {
		const own = parts(c);
		const open = own.filter(a => !isPicked(a, picked));
		const next = open[0];
		if (!next) continue;
		const key = keyOf(next.kind, next.value);
		const list = map.get(key);
		if (list) list.push(c);
		else map.set(key, [c]);
	}
	return map;
}

// Long lists are asked for in steps: first the verb, then the argument that tells most apart.
interface Group {
	label: string;
	pick: Picked;
	moves: Choice[];
}

// What the moves of a verb have in common, read from their texts: "sail … from A1 to …".
export function common(moves: Choice[]): string {
	if (moves.length === 1) return moves[0]!.text;
	const words = moves.map(m => m.text.split(' '));
	const first = words[0]!;
	let text = '';
	for (let i = 0; i < first.length; i++) {
		const same = words.every(w => w[i] === first[i]);
		if (same) text += (text ? ' ' : '') + first[i];
		else if (!text.endsWith('…')) text += ' …';
	}
	return sharedOff(text, moves).replace(/^[ …]+$/, '') || moves[0]!.verb;
}

// "to the …" is no gap for "the open sea" and "the sea off Syros": what their names begin with belongs to them.
function sharedOff(text: string, moves: Choice[]): string {
	for (const [i, { label }] of moves[0]!.args.entries()) {
		const words = moves.map(m => m.args[i]?.label.split(' ') ?? []);
		let n = 0;
		while (words.every(w => w.length > n + 1 && w[n] === words[0]![n])) n++;
		const begin = label.split(' ').slice(0, n).join(' ');
		if (n && moves.some(m => m.args[i]!.label !== label)) text = text.replace(` ${begin} …`, ' …');
	}
	return text;
}

// What tells moves apart that begin and end alike: "to the sea off Syros" and "to the open sea" are "sea off Syros" and
// "open sea".
export function apart(moves: Choice[]): string[] {
	const words = moves.map(m => m.text.split(' ')),
		least = Math.min(...words.map(w => w.length));
	if (moves.length < 2) return moves.map(m => m.text);
	const alike = (at: (w: string[], i: number) => string, most: number) => {
		let n = 0;
		while (n < most && words.every(w => at(w, n) === at(words[0]!, n))) n++;
		return n;
	};
	const begin = alike((w, i) => w[i]!, least - 1),
		end = alike((w, i) => w[w.length - 1 - i]!, least - 1 - begin);
	return words.map(w => w.slice(begin, w.length - end).join(' '));
}

export function groups(moves: Choice[], picked: Picked, limit = 10): Group[] | null {
	if (moves.length <= limit) return null;
	const verbs = [...new Set(moves.map(m => m.verb))];
	if (verbs.length > 1 && !picked.verb)
		return verbs.map(verb => {
			const some = moves.filter(m => m.verb === verb);
			return { label: common(some), pick: { ...picked, verb }, moves: some };
		});
	for (let i = 0; i < 3; i++) {
		const values = new Map<string, { arg: Arg; moves: Choice[] }>();
		for (const m of moves) {
			const a = m.args[i];
			if (!a) continue;
			const key = keyOf(a.kind, a.value);
			const entry = values.get(key);
			if (entry) entry.moves.push(m);
			else values.set(key, { arg: a, moves: [m] });
		}
		if (values.size > 1 && values.size < moves.length)
			return [...values.values()].map(e => ({
				label: e.moves.length === 1 ? e.moves[0]!.text : e.arg.label,
				pick: { ...picked, values: [...picked.values, { kinds: [e.arg.kind], value: String(e.arg.value) }] },
				moves: e.moves,
			}));
	}
	return null;
}

// What all the moves that touching a thing could mean have in common: as much as fits on a chip.
export interface Chip {
	price?: number;
	foes?: number; // strength of whoever stands at the place
	warned: boolean; // all of them have a warning
	warning?: string; // if they all have the same
}

// place: the thing, where battles elsewhere do not count.
export function chipOf(moves: readonly Choice[], place?: string): Chip {
	const same = <T>(of: (c: Choice) => T): T | undefined =>
		moves.length && moves.every(c => of(c) === of(moves[0]!)) ? of(moves[0]!) : undefined;
	return {
		price: same(c => c.price) || undefined,
		foes: same(c =>
			place === undefined || String(c.battle?.place.value) === place ? c.battle?.strength[1] : undefined,
		),
		warned: moves.length > 0 && moves.every(c => c.warning),
		warning: same(c => c.warning),
	};
}
