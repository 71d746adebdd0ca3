// Which slot of an island each building stands on. The rules know only how many of a kind stand on the metropolis place
// and beside it; on a table a tile stays where it was laid. So the story is read: a new one goes to the first free
// slot, and nothing moves when a neighbour comes or goes.
import { standing } from 'page/table/state/lines';
import type { LogEntry } from 'page/play/types';

type Spot = 'place' | 'side';
type Slots = (string | undefined)[];

const most = 2; // slots of a kind on an island
const keyOf = (island: string, spot: string) => `${island} ${spot}`;
// where a move took or changed a building: "discard is2 side", "destroy is2 side-port", "change is2 side-port temple"
const spotOf = (move: string) => move.split(' ')[2]?.split('-')[0] ?? '';

function swap(slots: Slots, from: string | undefined, to: string | undefined) {
	const at = slots.indexOf(from);
	if (at >= 0) slots[at] = to;
}

const read = new WeakMap<readonly LogEntry[], Map<string, Slots>>();
function story(log: readonly LogEntry[]): Map<string, Slots> {
	const known = read.get(log);
	if (known) return known;
	const all = new Map<string, Slots>();
	const on = (island: unknown, spot: string) => {
		const key = keyOf(String(island), spot);
		if (!all.has(key)) all.set(key, Array<undefined>(most).fill(undefined));
		return all.get(key)!;
	};
	for (const l of standing(log))
		for (const { event, args = [] } of l.events) {
			const [a, b, c] = args.map(x => String(x.value));
			if (event === 'built') swap(on(b, c!), undefined, a);
			if (event === 'given' || event === 'crushed') swap(on(b, spotOf(l.move)), a, undefined);
			if (event === 'changed') swap(on(c, spotOf(l.move)), a, b);
			if (event === 'metropolis') all.delete(keyOf(a!, 'place'));
		}
	read.set(log, all);
	return all;
}

// So many slots, and what stands there by the position: where the story tells less, the first free ones are taken.
export function slotsOf(log: readonly LogEntry[], island: string, spot: Spot, n: number, built: string[]): Slots {
	const told = story(log).get(keyOf(island, spot)) ?? [],
		left = [...built];
	const slots: Slots = Array.from({ length: n }, (_, i) => {
		const at = told[i] === undefined ? -1 : left.indexOf(told[i]);
		return at < 0 ? undefined : left.splice(at, 1)[0];
	});
	for (const b of left) swap(slots, undefined, b);
	return slots;
}
