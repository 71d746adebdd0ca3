// What the dock offers as buttons: at most six actions, or a number to choose. Knows no game.
import { apart, common, type Picked } from './choices';
import type { Choice } from '../play/types';

export interface Action {
	verb: string;
	label: string;
	moves: Choice[]; // one that is settled: the button plays it; else it narrows the choice to this verb; none: waits
	settled?: boolean; // the verb is chosen: the label says where
}

export const most = 6;
const mostRows = 3; // of numbers

// away: kinds of things that lie on the board, but out of sight.
export const placed = (c: Choice, away: readonly string[] = []) =>
	c.args.some(a => a.kind !== 'number' && a.kind !== 'flag' && a.value !== null && !away.includes(a.kind));

// One action per verb; moves without a place of their own come one by one, and whom it is done to: a plate is no place.
// Of all that the question offers each keeps its place when a thing on the board leaves several of them.
export function actionsOf(
	some: readonly Choice[],
	picked: Picked,
	away: readonly string[] = [],
	all: readonly Choice[] = some,
	seatKinds: readonly string[] = ['seat'],
): Action[] {
	const toSeat = (c: Choice) => c.args.length > 0 && c.args.every(a => seatKinds.includes(a.kind));
	const left = new Set(some.map(m => m.verb)),
		verbs = picked.verb || left.size === 1 ? [...left] : [...new Set(all.map(m => m.verb))];
	const list: Action[] = [];
	for (const verb of verbs) {
		const moves = some.filter(m => m.verb === verb);
		const plain = moves.filter(m => !placed(m, away));
		if (picked.verb === verb || verbs.length === 1) {
			// the verb is settled: what has no place on the board is a button, the rest is lit
			const few =
				moves.length <= most && !numbersOf(moves) ? moves : plain.length <= most || away.length ? plain : [];
			list.push(...apart(few).map((label, i) => ({ verb, label, moves: [few[i]!], settled: true })));
		} else if (moves.length && moves.every(toSeat)) {
			list.push(...moves.map(m => ({ verb, label: m.text, moves: [m], settled: true })));
		} else {
			list.push({ verb, label: common(moves.length ? moves : all.filter(m => m.verb === verb)), moves });
		}
	}
	return list;
}

// A row from one question of a turn to the next: what is offered no more keeps its place until something new needs it.
export function keptPlaces<T>(was: readonly T[], now: readonly T[], key: (x: T) => string): T[] {
	const row = was.map(x => now.find(n => key(n) === key(x)) ?? x);
	for (const n of now.filter(n => !row.includes(n))) {
		const free = row.findIndex(x => !now.includes(x));
		row.splice(free < 0 ? row.length : free, 1, n);
	}
	return row;
}

export interface Numbers {
	label: string;
	values: { n: number; move: Choice }[];
}

// Are the moves the same but for one number? Then that number is the choice; where many differ in something else too
// that lies nowhere on the board (a yes or no), there is a row of numbers for each of that.
export function numbersOf(some: readonly Choice[]): Numbers[] | null {
	if (some.length < 2 || new Set(some.map(m => m.verb)).size > 1) return null;
	const count = Math.max(...some.map(m => m.args.length));
	for (let i = 0; i < count; i++) {
		if (!some.every(m => m.args[i]?.kind === 'number' || m.args[i]?.kind === 'amount')) continue;
		const rows = new Map<string, Choice[]>();
		for (const m of some) {
			const rest = m.args
				.filter((_, k) => k !== i)
				.map(a => `${a.kind}:${a.value}`)
				.join();
			rows.set(rest, [...(rows.get(rest) ?? []), m]);
		}
		if (rows.size > (some.length > most ? mostRows : 1)) continue;
		if (
			rows.size > 1 &&
			new Set(
				some.map(m =>
					m.args
						.filter(a => a.kind !== 'number' && a.kind !== 'flag')
						.map(a => a.value)
						.join(),
				),
			).size > 1
		)
			continue;
		const all = [...rows.values()].map(moves => ({
			label: common(moves),
			values: moves.map(move => ({ n: Number(move.args[i]!.value), move })).sort((a, b) => a.n - b.n),
		}));
		if (all.length > 1 && all.every(r => r.values.length === 1)) return null; // a button each says it whole
		if (all.every(r => new Set(r.values.map(v => v.n)).size === r.values.length)) return all;
	}
	return null;
}
