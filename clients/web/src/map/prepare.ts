// What the packer works out once for a map at a size: where pieces may stand in each area, where its
// marks (slots, cities: they never move) and its name stand.
import type { Ring } from './geometry';
import {
	Thing,
	areaOf,
	blocked,
	bounds,
	distance,
	gap,
	hit,
	inside,
	len,
	segmentsOf,
	thin,
	within,
	type Area,
	type Label,
} from './overlap';

interface MarkIn {
	id: string;
	x: number;
	y: number;
	w: number;
	h: number;
	round?: boolean;
	fixed?: boolean;
	rim?: boolean;
} // (x, y) is a wish unless fixed; rim: may stand half in the water
export interface AreaIn {
	id: string;
	land: boolean;
	rings: Ring[];
	label?: Label;
	marks: MarkIn[];
}
export interface Prepared {
	width: number;
	height: number;
	areas: Area[];
	by: Map<string, Area>;
	spots: Thing[];
	spot: number; // px radius of the spot that every area keeps for its first piece
	ground: Map<string, Area>; // outlines and candidates alone
	wishes: string; // the marks that it was made for
}

const many = 420,
	fine = 3,
	coarse = 7; // candidates wanted per area; px between them
const spotSize = 15; // of a spot where pieces are not drawn smaller
export const tiny = 5000; // px²: lands where the shore itself may carry a piece
export const weight = { coast: 1.6, foreign: 4, home: 0.12 };

// like: the same map at the same size with other marks or names. Its ground, half of the work, is reused; where only
// names have become longer or shorter (a number appears beside them), all but the places of names is.
export function prepare(
	width: number,
	height: number,
	piece: number, // how large pieces are drawn; 1: not smaller
	input: AreaIn[],
	like?: Prepared,
): Prepared {
	const wishes = input.map(a => a.marks.map(m => `${m.id} ${m.x} ${m.y} ${m.w} ${m.h}`)).join('|');
	const p: Prepared = {
		width,
		height,
		areas: [],
		by: new Map(),
		spots: [],
		spot: spotSize * Math.min(1, piece),
		ground: like?.ground ?? new Map(),
		wishes,
	};
	if (!like) survey(p, input);
	const from = like?.wishes === wishes ? like.by : p.ground;
	for (const a of input) {
		const was = from.get(a.id)!,
			area: Area = { ...was, label: a.label ?? null };
		area.marks = was.marks.map(m => m.copy(area));
		area.labels = a.label && sameLabel(was.label, a.label) ? was.labels.map(s => s.copy(area)) : [];
		area.pick = -1;
		p.areas.push(area);
		p.by.set(a.id, area);
	}
	if (from === like?.by) {
		p.spots = like.spots.map(s => s.copy(p.by.get(s.of!.id)!));
		besideSpots(p);
	} else {
		// marks and spots make room for each other
		for (let round = 0; round < 3; round++) {
			for (const a of input) placeMarks(p, p.by.get(a.id)!, a.marks);
			if (round) placeSpots(p);
		}
		for (const a of p.areas) order(a, p.spot);
	}
	placeNames(p);
	return p;
}

const sameLabel = (a: Label | null, b: Label) => a?.w.join() === b.w.join() && a.h === b.h;

// The outline of every area and where a centre may be in it.
function survey(p: Prepared, input: AreaIn[]) {
	const none = new Float32Array();
	for (const a of input) {
		const rings = a.rings.filter(r => r.length > 2).map(thin);
		const area: Area = {
			id: a.id,
			land: a.land,
			rings,
			segments: segmentsOf(rings),
			box: bounds(rings),
			label: null,
			marks: [],
			labels: [],
			pick: -1,
			size: areaOf(rings),
			n: 0,
			x: none,
			y: none,
			own: none,
			far: none,
			cx: 0,
			cy: 0,
			ax: 1,
			ay: 0,
			hx: 0,
			hy: 0,
			near: [],
		};
		p.ground.set(a.id, area);
	}
	for (const a of p.ground.values()) candidates(p, a);
}

const besides = (p: Prepared, a: Area, by: number) =>
	[...p.ground.values()].filter(
		o =>
			o.id !== a.id &&
			o.land &&
			o.box[0] < a.box[2] + by &&
			o.box[2] > a.box[0] - by &&
			o.box[1] < a.box[3] + by &&
			o.box[3] > a.box[1] - by,
	);

// The places a centre may have.
function candidates(p: Prepared, a: Area) {
	const [x0, y0, x1, y1] = a.box,
		found: [number, number, number, number][] = [];
	const step = Math.max(fine, Math.min(coarse, Math.sqrt(a.size / many))),
		others = besides(p, a, 30);
	const foreign = (x: number, y: number) => others.reduce((far, o) => distance(o.segments, x, y, far), 30);
	const seen = (x: number, y: number) => x >= 4 && y >= 4 && x <= p.width - 4 && y <= p.height - 4;
	for (let y = y0 + step / 2; y <= y1; y += step)
		for (let x = x0 + step / 2; x <= x1; x += step) {
			if (!seen(x, y) || !inside(a.rings, x, y)) continue;
			const own = distance(a.segments, x, y, 60);
			if (own >= 1) found.push([x, y, own, foreign(x, y)]);
		}
	if (a.land && a.size < tiny)
		for (let i = 0; i < a.segments.length; i += 4) {
			const x = a.segments[i]!,
				y = a.segments[i + 1]!,
				far = foreign(x, y); // as a last resort
			if (seen(x, y) && far > 3) found.push([x, y, 0.2, far]);
		}
	if (!found.length && a.rings.length) found.push([(x0 + x1) / 2, (y0 + y1) / 2, 1, 30]);
	take(a, found);
	a.cx = found.reduce((s, f) => s + f[0], 0) / (a.n || 1);
	a.cy = found.reduce((s, f) => s + f[1], 0) / (a.n || 1);
	let xx = 0,
		xy = 0,
		yy = 0;
	for (const [x, y] of found) {
		xx += (x - a.cx) ** 2;
		xy += (x - a.cx) * (y - a.cy);
		yy += (y - a.cy) ** 2;
	}
	const t = Math.atan2(2 * xy, xx - yy) / 2;
	a.ax = Math.cos(t);
	a.ay = Math.sin(t);
	a.hx = a.cx;
	a.hy = a.cy;
}

function take(a: Area, found: [number, number, number, number][]) {
	const n = (a.n = found.length);
	a.x = new Float32Array(n);
	a.y = new Float32Array(n);
	a.own = new Float32Array(n);
	a.far = new Float32Array(n);
	for (let i = 0; i < n; i++) [a.x[i], a.y[i], a.own[i], a.far[i]] = found[i]!;
}

// Candidates in the order in which a first piece prefers them: the search meets good ones early.
function order(a: Area, spot: number) {
	const like = (i: number) =>
		weight.coast * Math.max(0, spot - a.own[i]!) +
		weight.foreign * Math.max(0, spot - a.far[i]!) +
		weight.home * len(a.x[i]! - a.hx, a.y[i]! - a.hy);
	const by = Array.from({ length: a.n }, (_, i) => [like(i), i] as const).sort((s, t) => s[0] - t[0] || s[1] - t[1]);
	take(
		a,
		by.map(([, i]) => [a.x[i]!, a.y[i]!, a.own[i]!, a.far[i]!]),
	);
}

// Marks: near their wish, and where they leave the most places for a piece.
function placeMarks(p: Prepared, a: Area, list: MarkIn[]) {
	const piece = new Thing(0, 0, p.spot - 1, p.spot - 1, true, '', a, 'spot'),
		every = Math.ceil(a.n / 150),
		open: number[] = [];
	for (let i = 0; i < a.n; i += every) open.push(i);
	const stands = (i: number) => ((piece.x = a.x[i]!), (piece.y = a.y[i]!), piece);
	for (const m of list) {
		a.marks = a.marks.filter(o => o.id !== m.id);
		const all = p.areas.flatMap(q => q.marks).filter(o => within(o, a.box, 60));
		const still = open.filter(i => !blocked(stands(i), all));
		const s = new Thing(m.x, m.y, m.w / 2, m.h / 2, !!m.round, m.id, a, 'mark'),
			r = Math.min(s.hw, s.hh);
		let best = Infinity,
			bx = m.x,
			by = m.y;
		const look = (x: number, y: number, own: number, far: number) => {
			let c =
				(m.rim ? 0.5 : 1) * len(x - m.x, y - m.y) +
				(m.rim ? 0.3 : 2) * Math.max(0, r - own) +
				(m.rim ? 0 : 3) * Math.max(0, r * 0.6 - own) +
				3 * Math.max(0, Math.max(s.hw, s.hh) - far);
			if (c >= best) return;
			s.x = x;
			s.y = y;
			if (blocked(s, all)) return;
			let left = 0,
				good = false; // may a piece still stand there?
			for (const i of still)
				if (!hit(stands(i), s)) {
					left++;
					good ||= a.own[i]! > p.spot * 0.6;
				}
			c += (a.size < tiny ? 70 : 30) * (1 - left / open.length) + (good ? 0 : 60);
			for (const o of p.spots) if (o.of !== a && hit(o, s)) c += 25;
			if (c < best) [best, bx, by] = [c, x, y];
		};
		if (!m.fixed) for (let i = 0; i < a.n; i += Math.ceil(a.n / 300)) look(a.x[i]!, a.y[i]!, a.own[i]!, a.far[i]!);
		if (m.rim) alongShore(p, a, look);
		s.x = bx;
		s.y = by;
		a.marks.push(s);
	}
}

// The shore and a little beyond it.
function alongShore(p: Prepared, a: Area, look: (x: number, y: number, own: number, far: number) => void) {
	const others = besides(p, a, 40);
	for (let i = 0; i < a.segments.length; i += 4)
		for (const off of [0, 5]) {
			const dx = a.segments[i + 2]! - a.segments[i]!,
				dy = a.segments[i + 3]! - a.segments[i + 1]!,
				l = len(dx, dy) || 1;
			const mx = a.segments[i]! + dx / 2,
				my = a.segments[i + 1]! + dy / 2,
				side = inside(a.rings, mx + dy / l, my - dx / l) ? -1 : 1;
			const x = mx + (side * off * dy) / l,
				y = my - (side * off * dx) / l;
			let far = 30;
			for (const o of others) far = inside(o.rings, x, y) ? -30 : distance(o.segments, x, y, Math.max(far, 0));
			look(x, y, -off, far);
		}
}

// Every area keeps one spot: the roomiest point clear of marks and of the spots of others. Small
// areas choose first.
function placeSpots(p: Prepared) {
	const taken: Thing[] = [];
	for (const a of [...p.areas].sort(
		(s, t) => Number(t.land) - Number(s.land) || s.size - t.size || (s.id < t.id ? -1 : 1),
	)) {
		const r = p.spot + (a.land ? 0 : 3),
			s = new Thing(a.cx, a.cy, r, r, true, '', a, 'spot');
		let best = -1e9,
			bx = a.cx,
			by = a.cy;
		const near = [...taken, ...p.areas.flatMap(q => q.marks)].filter(o => within(o, a.box, 60));
		for (let i = 0; i < a.n; i++) {
			s.x = a.x[i]!;
			s.y = a.y[i]!;
			let d = Math.min(a.own[i]!, 30) + 0.4 * Math.min(a.far[i]!, 20) - 0.03 * len(s.x - a.cx, s.y - a.cy);
			for (const o of near)
				if (hit(o, s)) d -= 100;
				else
					d = Math.min(
						d,
						1.2 * len(Math.max(0, Math.abs(o.x - s.x) - o.hw), Math.max(0, Math.abs(o.y - s.y) - o.hh)),
					);
			if (d > best) [best, bx, by] = [d, s.x, s.y];
		}
		a.hx = s.x = bx;
		a.hy = s.y = by;
		taken.push(s);
	}
	p.spots = taken;
	besideSpots(p);
}

function besideSpots(p: Prepared) {
	for (const a of p.areas) a.near = p.spots.filter(s => s.of !== a && (s.of!.land || a.land) && within(s, a.box, 40));
}

// ---- names ----

function placeNames(p: Prepared) {
	const all = p.areas.filter(a => a.label),
		marks = p.areas.flatMap(a => a.marks);
	for (const a of all) if (!a.labels.length) namePlaces(p, a, marks);
	const choose = (a: Area) =>
		(a.pick = a.labels.findIndex(s => !all.some(o => o !== a && o.pick >= 0 && hit(o.labels[o.pick]!, s))));
	for (const a of [...all].sort((s, t) => s.labels.length - t.labels.length || s.size - t.size)) choose(a);
	for (let k = 0; k < 3; k++)
		for (const a of all) {
			choose(a);
			if (a.pick >= 0) continue;
			for (const o of all) {
				// no area may stay without a name: one neighbour tries another place
				if (o === a || o.pick < 0) continue;
				const was = o.pick;
				o.pick = -1;
				choose(a);
				if (a.pick >= 0 && choose(o) >= 0) break;
				o.pick = was;
				a.pick = -1;
			}
		}
	for (const a of all) comeHome(p, a, all);
}

const near = 30, // px from its shore: a name there is the land's, though another is somewhat nearer,
	much = 0.75, // but not where one is nearer by so much
	apart = 60, // so far off no name is taken for another land's
	ashore = 20, // px: on another land is as bad as so much farther off in the water
	ends = [
		[-1, 0],
		[1, 0],
		[0, -1],
		[0, 1],
	] as const;
const awayFrom = (o: Area, s: Thing, far: number) =>
	within(s, o.box, far)
		? ends.reduce((d, [x, y]) => distance(o.segments, s.x + x * s.hw, s.y + y * s.hh, d), far)
		: far;

const on = (o: Area, x: number, y: number) =>
	x > o.box[0] && x < o.box[2] && y > o.box[1] && y < o.box[3] && inside(o.rings, x, y);

// Could a name be taken for another land's: on it, or in the water before it?
function doubtful(p: Prepared, a: Area, s: Thing, others = besides(p, a, 120)): boolean {
	const about = others.filter(o => within(s, o.box, apart));
	if (!about.length || on(a, s.x, s.y)) return false;
	const own = awayFrom(a, s, apart);
	const nearer = own > near ? own : own * much;
	return about.some(o => on(o, s.x, s.y) || awayFrom(o, s, nearer) < nearer);
}

// Once every name has a place: one that could be taken for another's goes where it cannot, if there is room left.
function comeHome(p: Prepared, a: Area, all: Area[]) {
	const strays = (s: Thing) => (a.land ? s.far > 0 : doubtful(p, a, s));
	if (a.pick < 0 || !strays(a.labels[a.pick]!)) return;
	const wanted = (s: Thing) => p.spots.some(q => q.of !== a && hit(q, s, gap + spotSize - p.spot)),
		home = a.labels.filter(s => !all.some(o => o !== a && o.pick >= 0 && hit(o.labels[o.pick]!, s)) && !strays(s)),
		better = home.find(s => !wanted(s)) ?? home[0];
	if (better) a.pick = a.labels.indexOf(better);
}

// Where a name may stand: in its land or the water before it; across its border, the middle in its own land; beside it
// on a neighbour's.
type Lie = 'clear' | 'across' | 'beside';

// Where there is room for the name, the best place first: the whole of it before its shorter forms, on a neighbour's
// land only the shortest.
function namePlaces(p: Prepared, a: Area, marks: Thing[]) {
	const { w, h } = a.label!;
	a.labels = [];
	const add = (form: number, lie: Lie) => {
		if (form && w[form]! >= w[form - 1]!) return;
		for (const s of placesFor(p, a, marks, w[form]! / 2, h / 2, lie)) {
			s.form = form;
			a.labels.push(s);
		}
	};
	for (const lie of ['clear', 'across'] as const) w.forEach((_, form) => add(form, lie));
	add(w.indexOf(Math.min(...w)), 'beside');
	const others = a.land ? besides(p, a, 120) : [];
	const strays = (s: Thing) => awayFrom(a, s, 200) + (others.some(o => on(o, s.x, s.y)) ? ashore : 0);
	if (a.land) for (const s of a.labels) s.measure = () => (doubtful(p, a, s, others) ? strays(s) : 0);
}

// Places for so many px.
function placesFor(p: Prepared, a: Area, marks: Thing[], hw: number, hh: number, lie: Lie): Thing[] {
	const out: Thing[] = [],
		few: Thing[] = [],
		most = lie === 'beside' ? 400 : 120; // the last resort needs every place there is
	const free = Math.max(200, a.size - a.marks.reduce((sum, m) => sum + 4 * m.hw * m.hh, 0));
	const probes: [number, number][] = [
		[-hw, 0],
		[hw, 0],
	];
	for (let k = -2; k <= 2; k++) probes.push([(k * hw) / 2, -hh], [(k * hw) / 2, hh]);
	const lands = p.areas.filter(
		o =>
			o.land &&
			o.box[0] < a.box[2] + 120 &&
			o.box[2] > a.box[0] - 120 &&
			o.box[1] < a.box[3] + 60 &&
			o.box[3] > a.box[1] - 60,
	);
	const dry = (x: number, y: number) => lands.some(o => on(o, x, y));
	const farthest = 2 * Math.max(hw, hh) + 60, // from the outline, of any place below
		marksNear = marks.filter(m => within(m, a.box, farthest)),
		spotsNear = p.spots.filter(q => within(q, a.box, farthest));
	const add = (x: number, y: number, cost: number) => {
		const s = new Thing(x, y, hw, hh, false, a.id, a, 'label');
		if (x - hw < 2 || y - hh < 2 || x + hw > p.width - 2 || y + hh > p.height - 2 || marksNear.some(m => hit(m, s)))
			return;
		s.cost = cost;
		// a piece will want this place
		for (const q of spotsNear)
			if (hit(q, s, gap + spotSize - p.spot)) s.cost += q.of === a ? 12 : q.of!.land ? 22 : 15;
		out.push(s);
	};
	const room = (700 * (hw * hh * 4)) / free / Math.sqrt(free); // expensive in small areas, cheap in large ones
	for (let i = 0; i < a.n && lie !== 'beside'; i++) {
		const x = a.x[i]!,
			y = a.y[i]!;
		if (lie === 'across' ? a.own[i]! > 3 : a.own[i]! > hh && probes.every(q => inside(a.rings, x + q[0], y + q[1])))
			add(x, y, room * 2 + 0.3 * a.own[i]! + 0.06 * Math.abs(x - a.cx) + (y > a.cy ? 1.5 : 0));
	}
	const wet = (x: number, y: number) => !probes.some(q => dry(x + q[0], y + q[1])) && !dry(x, y);
	if (lie !== 'across') shorePlaces(a, hw, hh, (x, y, cost) => (lie === 'beside' || wet(x, y)) && add(x, y, cost));
	out.sort((s, t) => s.cost - t.cost || s.y - t.y || s.x - t.x);
	for (const s of out)
		if (few.length < most && !few.some(o => Math.abs(o.x - s.x) < 5 && Math.abs(o.y - s.y) < 4)) few.push(s);
	const others = lands.filter(o => o !== a);
	for (const s of few) {
		if (on(a, s.x, s.y)) continue; // a name in the water must not seem to belong to the next island
		s.cost += 0.5 * (16 - others.reduce((far, o) => awayFrom(o, s, far), 16));
	}
	return few.sort((s, t) => s.cost - t.cost || s.y - t.y || s.x - t.x);
}

function shorePlaces(a: Area, hw: number, hh: number, add: (x: number, y: number, cost: number) => void) {
	const s = a.segments;
	for (let i = 0; i < s.length; i += 4) {
		const dx = s[i + 2]! - s[i]!,
			dy = s[i + 3]! - s[i + 1]!,
			l = len(dx, dy);
		if (l < 1) continue;
		const mx = s[i]! + dx / 2,
			my = s[i + 1]! + dy / 2;
		for (const side of [1, -1]) {
			const nx = (side * dy) / l,
				ny = (-side * dx) / l;
			if (inside(a.rings, mx + nx * 3, my + ny * 3)) continue;
			for (const off of [3, 9, 16, 26, 38]) {
				const x = mx + nx * off + Math.sign(nx) * hw * Math.min(1, Math.abs(nx) * 1.4),
					y = my + ny * off + Math.sign(ny) * hh * Math.min(1, Math.abs(ny) * 1.4);
				add(x, y, 9 + 0.5 * off + 0.05 * Math.abs(x - a.cx) + (ny < -0.5 ? 1 : 0));
			}
		}
	}
}
