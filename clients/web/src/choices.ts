// Which legal moves are meant by what has been clicked so far. Knows no game: moves carry typed
// arguments, the board names what it shows by kind and value.
import type { Arg, Choice } from './types';

export interface Picked {
	verb?: string;
	values: { kind: string; value: string }[]; // in the order of the clicks
}

export const nothing: Picked = { values: [] };

export const keyOf = (kind: string, value: unknown) => `${kind}:${value}`;

function has(c: Choice, kind: string, value: string): boolean {
	return c.args.some(a => a.kind === kind && String(a.value) === value);
}

export function narrowed(moves: Choice[], picked: Picked): Choice[] {
	return moves.filter(c => (!picked.verb || c.verb === picked.verb) && picked.values.every(v => has(c, v.kind, v.value)));
}

// Everything on the board that a click could mean, with the moves it would leave.
export function lit(moves: Choice[]): Map<string, Choice[]> {
	const map = new Map<string, Choice[]>();
	for (const c of moves)
		for (const a of c.args) {
			if (a.kind === 'number' || a.kind === 'flag') continue;
			const key = keyOf(a.kind, a.value);
			const list = map.get(key);
			if (list) list.push(c);
			else map.set(key, [c]);
		}
	return map;
}

// Long lists are asked for in two steps: first the verb, then the argument that tells most apart.
export interface Group {
	label: string;
	pick: Picked;
	moves: Choice[];
}

export function groups(moves: Choice[], picked: Picked, limit = 12): Group[] | null {
	if (moves.length <= limit) return null;
	const verbs = [...new Set(moves.map(m => m.verb))];
	if (verbs.length > 1 && !picked.verb)
		return verbs.map(verb => {
			const some = moves.filter(m => m.verb === verb);
			return { label: some.length === 1 ? some[0]!.text : verb, pick: { ...picked, verb }, moves: some };
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
				label: e.arg.label,
				pick: { ...picked, values: [...picked.values, { kind: e.arg.kind, value: String(e.arg.value) }] },
				moves: e.moves,
			}));
	}
	return null;
}
