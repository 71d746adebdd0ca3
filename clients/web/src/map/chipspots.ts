// Where the chips of a question stand: as near to the spot of their place as names, pieces, slots and other chips leave
// room. The same position and question give the same places. Pure, so that tests can run it over whole games.
import type { Placement, StageArea } from './layout';
import type { Extent } from './panzoom';
import type { Prepared } from './prepare';
import { Thing, hit, inside, len, type Area } from './overlap';

export interface ChipWish {
	id: string;
	w: number;
} // on which area, how wide

export const chipHeight = 24;
const reach = 96,
	step = 4; // px: how far from its spot a chip may stand, and how finely places are tried
const covers = { mark: 1, spot: 0, item: 2, label: 3 }; // how bad it is to lie over these, where all is full
// what it costs to stand with the middle beyond its place, on another one that may be chosen, and nearer to such a one
// than to its own
const abroad = 18,
	onOther = 30,
	nearOther = 30;

const offsets: [number, number, number][] = [];
for (let y = -reach; y <= reach; y += step)
	for (let x = -reach; x <= reach; x += step) if (len(x, y) <= reach) offsets.push([x, y, len(x, y)]);
offsets.sort((a, b) => a[2] - b[2] || a[1] - b[1] || a[0] - b[0]);

// The nearest place for a middle from which so much reaches to either side.
const held = (at: number, half: number, [from, to]: [number, number]) =>
	Math.max(from + half + 2, Math.min(to - half - 2, at));

const isIn = (a: Area, x: number, y: number) =>
	x >= a.box[0] && y >= a.box[1] && x <= a.box[2] && y <= a.box[3] && inside(a.rings, x, y);
// Does one of them lie there? It is asked first of the next place: that is nearly the same.
function taken(near: Thing[], s: Thing): boolean {
	for (let i = 0; i < near.length; i++)
		if (hit(near[i]!, s)) {
			[near[0], near[i]] = [near[i]!, near[0]!];
			return true;
		}
	return false;
}

// Everything that must stay in sight.
function standing(p: Prepared, placement: Placement, areas: StageArea[]): Thing[] {
	const covered = new Set(areas.flatMap(a => a.pieces ?? []).map(q => q.on)),
		out: Thing[] = [];
	for (const a of p.areas) {
		const put = placement.areas.get(a.id);
		out.push(...a.marks.filter(m => !covered.has(m.id)), ...(put?.placed ?? []));
		if (put && put.label >= 0) out.push(a.labels[put.label]!);
	}
	return out;
}

// sheet: what of the drawing can be brought into sight (layout.ts): beyond it a chip would be cut off.
export function chipSpots(
	p: Prepared,
	placement: Placement,
	areas: StageArea[],
	wishes: ChipWish[],
	sheet: Extent,
): Map<string, [number, number]> {
	const found = new Map<string, [number, number]>();
	if (!wishes.length) return found;
	const world = standing(p, placement, areas),
		lit = areas
			.filter(a => /\blit\b/.test(a.hit?.class ?? ''))
			.map(a => p.by.get(a.id))
			.filter(a => !!a);
	for (const wish of wishes) {
		const a = p.by.get(wish.id);
		if (!a) continue;
		const s = new Thing(a.hx, a.hy, wish.w / 2, chipHeight / 2, false, `chip ${a.id}`, a, 'label');
		const near = world.filter(
			o => Math.abs(o.x - a.hx) < reach + o.hw + s.hw + 2 && Math.abs(o.y - a.hy) < reach + o.hh + s.hh + 2,
		);
		const others = lit.filter(o => o !== a && len(o.hx - a.hx, o.hy - a.hy) < 2 * reach);
		let least = Infinity,
			at: [number, number] = [a.hx, a.hy];
		for (const [dx, dy, far] of offsets) {
			if (far >= least) break; // whatever follows is farther away
			s.x = a.hx + dx;
			s.y = a.hy + dy;
			const here = isIn(a, s.x, s.y);
			if (!here && far + abroad >= least) continue;
			if (held(s.x, s.hw, sheet.x) !== s.x || held(s.y, s.hh, sheet.y) !== s.y || taken(near, s)) continue;
			const away = here
				? 0
				: abroad +
					(others.some(o => isIn(o, s.x, s.y)) ? onOther : 0) +
					(others.some(o => len(o.hx - s.x, o.hy - s.y) < far) ? nearOther : 0);
			const cost = far + away;
			if (cost < least) [least, at] = [cost, [s.x, s.y]];
		}
		[s.x, s.y] = least < Infinity ? at : leastBad(s, near, sheet);
		world.push(s); // the next one keeps clear of it
		found.set(a.id, [s.x, s.y]);
	}
	return found;
}

// All is full: where it hides least.
function leastBad(s: Thing, near: Thing[], sheet: Extent): [number, number] {
	const [x, y] = [s.of!.hx, s.of!.hy],
		over = (m: number, n: number, r: number) => Math.max(0, r - Math.abs(m - n));
	let least = Infinity,
		at: [number, number] = [x, y];
	for (const [dx, dy, far] of offsets) {
		const cx = held(x + dx, s.hw, sheet.x),
			cy = held(y + dy, s.hh, sheet.y);
		const bad = near.reduce(
			(sum, o) => sum + covers[o.what] * over(cx, o.x, s.hw + o.hw) * over(cy, o.y, s.hh + o.hh),
			far * 2,
		);
		if (bad < least) [least, at] = [bad, [cx, cy]];
	}
	return at;
}
