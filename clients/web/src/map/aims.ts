// Where few places may be gone to with few: a row of numbers for each, so that place and number are one touch.
import type { Arg, Choice } from '../play/types';

export interface Aim {
	way: Arg[]; // from where, if that is not known yet, and where to
	moves: Choice[];
}

// The moves by their aim, if they differ in nothing but one place and how many go.
export function byAim(moves: readonly Choice[], aims: number, numbers: number): Aim[] | null {
	const first = moves[0];
	if (!first || moves.length > numbers || moves.some(m => m.verb !== first.verb)) return null;
	const differs = (i: number) => moves.some(m => m.args[i]?.value !== first.args[i]!.value),
		isNumber = (i: number) => first.args[i]!.kind === 'number',
		all = first.args.map((_, i) => i),
		open = all.filter(i => !isNumber(i) && differs(i));
	if (open.length !== 1 || first.args[open[0]!]!.kind === 'flag' || !all.some(isNumber)) return null;
	const rows = new Map<unknown, Aim>();
	for (const m of moves) {
		const { value } = m.args[open[0]!]!,
			row = rows.get(value);
		if (row) row.moves.push(m);
		else rows.set(value, { way: m.args.filter(a => a.kind === first.args[open[0]!]!.kind), moves: [m] });
	}
	return rows.size <= aims ? [...rows.values()] : null;
}
