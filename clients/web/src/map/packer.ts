// Where pieces and names stand on a map: no two overlap, what did not change stays where it was, a
// seat's pieces stand together, and what finds no room is folded behind another piece.
//
//     const p = prepare(width, height, piece, areas)   once for a map and a size
//     let now = solve(p, state)                        a whole position
//     now = solve(p, next, now)                        the next one: areas without change are not touched
//
// Three layers, each an obstacle to the next: marks, names (move only in need), pieces. The same input
// gives the same output. All lengths are px on the screen.
import { tiny, weight, type Prepared } from './prepare';
import { Thing, blocked, hit, len, within, type Area } from './overlap';

export interface Item {
	id: string;
	w: number;
	h: number;
	min: number; // smallest side
	rank: number; // 0 stands first and folds last
	round?: boolean;
	seat?: string;
	army?: boolean; // armies of two seats stand apart
	at?: { x: number; y: number }; // holds on to this point
	covers?: string[]; // marks it replaces
	keep?: boolean; // never folded
}

export type State = Map<string, Item[]>;

interface Placed {
	mark: string; // what stands here, to see whether anything changed
	label: number; // index into the area's labels; -1: hidden
	placed: Thing[];
	folded: { into: string; hidden: string[] }[];
	forced: boolean; // not even one piece fitted
	beside: boolean; // it stands beside its area
}

export interface Placement {
	areas: Map<string, Placed>;
	solved: number;
}

const scales = [1, 0.9, 0.8, 0.7]; // tried in this order; Item.min is the floor
const loose = 0.35,
	wild = 0.88,
	edge = 1; // part of a piece that may hang over its border: as a rule, in need, at worst
const price = { last: 0.9, seat: 0.35, foe: 0.5, anchor: 1.5, spot: 40 };

interface Task {
	area: Area;
	items: Item[];
	mark: string;
	was: Placed | undefined;
	label: number;
	need: number;
}

const pain = (r: Placed) => r.folded.reduce((sum, f) => sum + f.hidden.length, 0) + (r.forced || r.beside ? 10 : 0);

// One position being solved: what stands already, and what is still to be placed.
class Board {
	world: Thing[] = [];
	out = new Map<string, Placed>();
	tasks: Task[] = [];

	constructor(
		private p: Prepared,
		private state: State,
		last: Placement | undefined,
	) {
		const hidden = new Set<string>();
		for (const list of state.values()) for (const i of list) for (const c of i.covers ?? []) hidden.add(c);
		for (const area of p.areas) for (const m of area.marks) if (!hidden.has(m.id)) this.world.push(m);
		const marks = [...this.world];
		for (const area of p.areas) {
			const items = state.get(area.id) ?? [],
				mark = items
					.map(i => `${i.id} ${i.w} ${i.h} ${!!i.keep}`)
					.sort()
					.join('|'),
				was = last?.areas.get(area.id);
			// a mark that was covered may have come back under a neighbour's piece
			if (was && was.mark === mark && (was.forced || !was.placed.some(o => marks.some(m => hit(m, o, 0)))))
				this.out.set(area.id, was);
			else
				this.tasks.push({
					area,
					items,
					mark,
					was,
					label: -1,
					need: items.reduce((sum, i) => sum + i.w * i.h, 0) / (area.size + 1),
				});
			const kept = this.out.get(area.id);
			if (!kept) continue;
			this.world.push(...kept.placed);
			if (kept.label >= 0) this.world.push(area.labels[kept.label]!);
		}
		this.keepNames();
		// the fullest area chooses first
		this.tasks.sort((a, b) => b.need - a.need || (a.area.id < b.area.id ? -1 : 1));
	}

	// Names of changed areas: as they were; back to the usual place as soon as that is free, of all that stay, too.
	private keepNames() {
		for (const t of this.tasks) {
			if (!t.area.label) continue;
			t.label = t.was ? t.was.label : t.area.pick;
			if (t.label >= 0) this.world.push(t.area.labels[t.label]!);
		}
		for (const t of this.tasks) this.backHome(t);
	}

	private backHome(t: Task) {
		const { area, was } = t,
			own = area.labels[t.label],
			usual = area.labels[area.pick];
		if (!was || !usual || usual === own || t.items.length >= was.placed.length) return;
		const rest = this.world.filter(o => o !== own);
		if (blocked(usual, rest)) return;
		this.world = [...rest, usual];
		t.label = area.pick;
	}

	private commit(area: Area, r: Placed) {
		this.world = this.world.filter(o => o.of !== area || o.what === 'mark');
		this.world.push(...r.placed);
		if (r.label >= 0) this.world.push(area.labels[r.label]!);
		this.out.set(area.id, r);
	}

	// A name in the way of a piece: elsewhere, or hidden until the pointer comes.
	private rename(o: Thing) {
		const area = o.of!,
			rest = this.world.filter(w => w !== o),
			k = placeOf(area, s => !blocked(s, rest));
		this.world = k >= 0 ? [...rest, area.labels[k]!] : rest;
		const task = this.tasks.find(t => t.area === area),
			r = this.out.get(area.id);
		if (task) task.label = k;
		if (r) this.out.set(area.id, { ...r, label: k });
	}

	private give(t: Task) {
		const r = stand(t, this.world);
		this.commit(t.area, r);
		if (pain(r)) this.push(t, r);
	}

	// No room: place the pieces as if the neighbours' were not there, then place those again; kept if
	// fewer pieces are folded in the end.
	private push(t: Task, r: Placed) {
		const alone = stand(
			t,
			this.world.filter(o => (pain(r) < 10 ? o.what !== 'item' : o.what === 'mark')),
		);
		if (pain(alone) >= pain(r)) return;
		const before = { world: this.world, out: new Map(this.out), labels: this.tasks.map(k => k.label) };
		const body = alone.label >= 0 ? [...alone.placed, t.area.labels[alone.label]!] : alone.placed,
			pushed = new Set<Area>();
		for (const o of this.world) if (o.what === 'item' && o.of !== t.area && blocked(o, body)) pushed.add(o.of!);
		this.world = this.world.filter(o => o.what !== 'item' || !pushed.has(o.of!));
		this.commit(t.area, alone);
		for (const o of [...this.world])
			if (o.what === 'label' && blocked(o, o.of === t.area ? alone.placed : body)) this.rename(o);
		let was = pain(r),
			now = pain(alone);
		for (const area of pushed) {
			const old = this.out.get(area.id)!,
				again = stand(
					{ area, items: this.state.get(area.id) ?? [], mark: old.mark, was: old, label: old.label, need: 0 },
					this.world,
				);
			this.commit(area, again);
			was += pain(old);
			now += pain(again);
		}
		if (now < was) return;
		this.world = before.world;
		this.out = before.out;
		this.tasks.forEach((k, i) => (k.label = before.labels[i]!));
	}

	solve() {
		for (const t of this.tasks) this.give(t);
		for (const area of this.p.areas) {
			const r = this.out.get(area.id)!;
			if (r.forced)
				for (const o of [...this.world]) if (o.what === 'label' && blocked(o, r.placed)) this.rename(o);
		}
		for (const area of this.p.areas) {
			const r = this.out.get(area.id)!; // hidden names come back as soon as there is a place
			if (!area.label || r.label >= 0) continue;
			const k = placeOf(area, s => !blocked(s, this.world));
			if (k < 0) {
				area.labels.some((_, i) => this.makeWay(area, i));
				continue;
			}
			this.world.push(area.labels[k]!);
			this.out.set(area.id, { ...r, label: k });
		}
		for (const area of this.p.areas) this.comeHome(area);
	}

	// A name that could be another land's goes nearer to its own as soon as there is room.
	private comeHome(area: Area) {
		const far = area.labels[this.out.get(area.id)!.label]?.far;
		if (!far) return;
		byNearness(area)
			.filter(k => area.labels[k]!.far < far)
			.some(k => this.makeWay(area, k));
	}

	// A place for a name where only other names are in its way, and all of these find another place; for one that had
	// a place, none that could be another land's.
	private makeWay(area: Area, k: number): boolean {
		const wanted = area.labels[k]!,
			hidden = this.out.get(area.id)!.label < 0,
			all = this.world.filter(o => o.of !== area || o.what !== 'label'),
			inWay = all.filter(o => blocked(wanted, [o]));
		if (inWay.some(o => o.what !== 'label')) return false;
		const world = [...all.filter(o => !inWay.includes(o)), wanted],
			moved = new Map([[area, k]]);
		for (const o of inWay) {
			const at = o.of!.labels.findIndex(s => (hidden || s.far <= o.far) && !blocked(s, world));
			if (at < 0) return false;
			world.push(o.of!.labels[at]!);
			moved.set(o.of!, at);
		}
		this.world = world;
		for (const [a, label] of moved) this.out.set(a.id, { ...this.out.get(a.id)!, label });
		return true;
	}
}

// Where a name goes that must leave its place: at home before where it could be another land's, of those the nearest.
const byNearness = (area: Area) =>
	area.labels.map((_, k) => k).sort((k, l) => area.labels[k]!.far - area.labels[l]!.far);
const placeOf = (area: Area, free: (s: Thing) => boolean) => byNearness(area).find(k => free(area.labels[k]!)) ?? -1;

export function solve(p: Prepared, state: State, last?: Placement): Placement {
	const board = new Board(p, state, last);
	board.solve();
	return { areas: board.out, solved: board.tasks.length };
}

const smallest = (i: Item) => Math.min(1, i.min / Math.min(i.w, i.h));

// One area: full size first, then smaller, then another place for the name, then hanging over the border, then folding.
function stand(t: Task, world: Thing[]): Placed {
	const { area, was } = t,
		folded: Placed['folded'] = [];
	let items = [...t.items].sort((a, b) => a.rank - b.rank || (a.id < b.id ? -1 : 1)),
		label = t.label;
	const done = (placed: Thing[], forced = false, beside = false): Placed => ({
		mark: t.mark,
		label,
		placed,
		folded,
		forced,
		beside,
	});
	if (!items.length) return done([]);
	// as far as a piece reaches that stands beside its area
	const rest = world.filter(o => (o.of !== area || o.what === 'mark') && within(o, area.box, 100));
	const obstacles = label >= 0 ? [...rest, area.labels[label]!] : rest,
		memo = new Map<string, Uint8Array>();
	for (;;) {
		for (const slack of area.size < tiny ? [loose, wild, edge] : [loose, wild]) {
			let before = '';
			for (const scale of slack === loose ? scales : scales.slice(-1)) {
				const size = items.map(i => Math.max(scale, smallest(i))),
					key = size.join();
				if (key === before) continue;
				before = key;
				const placed = arrange(area, items, size, obstacles, was, slack, memo);
				if (placed) return done(placed);
			}
			if (label < 0 || folded.length || slack === edge) continue;
			const found = moveName(area, items, label, rest, world, was, slack);
			if (found) {
				label = found.label;
				return done(found.placed);
			}
		}
		if (items.length === 1) return leastBad(area, items[0]!, obstacles, done);
		items = fold(items, folded);
	}
}

// May the name give way?
function moveName(
	area: Area,
	items: Item[],
	label: number,
	rest: Thing[],
	world: Thing[],
	was: Placed | undefined,
	slack: number,
) {
	const size = items.map(smallest);
	if (!arrange(area, items, size, [...rest], was, slack, new Map())) return null;
	let tries = 0;
	for (const k of byNearness(area)) {
		if (tries >= 40) break;
		const s = area.labels[k]!;
		if (slack === loose && s.far) break; // better pieces over the border than a name that could be another land's
		// names reach far beyond their area
		if (k === label || world.some(o => (o.of !== area || o.what === 'mark') && hit(o, s))) continue;
		tries++;
		const placed = arrange(area, items, size, [...rest, s], was, slack, new Map());
		if (placed) return { label: k, placed };
	}
	return null;
}

// Not even one piece fits: the least bad place.
function leastBad(
	area: Area,
	it: Item,
	obstacles: Thing[],
	done: (placed: Thing[], forced: boolean, beside?: boolean) => Placed,
): Placed {
	const t = shape(area, it, smallest(it), area.hx, area.hy);
	let least = Infinity,
		at = 0;
	for (let c = 0; c < area.n; c++) {
		t.x = area.x[c]!;
		t.y = area.y[c]!;
		let v = Math.max(0, t.hw - area.own[c]!) / 20;
		for (const o of obstacles) if (hit(o, t, 0)) v += o.what === 'item' ? 4 : 2;
		if (v < least) [least, at] = [v, c];
	}
	if (least >= 2 && beside(area, t, obstacles)) return done([t], false, true);
	t.x = area.x[at] ?? area.hx;
	t.y = area.y[at] ?? area.hy;
	return done([t], least >= 2);
}

// The free place nearest to home where a piece still leans on its area, its middle beyond the border; where there is
// none, a little farther off: better beside its area than on somebody else's piece.
function beside(area: Area, t: Thing, obstacles: Thing[]): boolean {
	const [left, top, right, bottom] = area.box,
		found = { x: 0, y: 0, far: Infinity };
	for (const reach of [1, 2.5]) {
		const [w, h] = [t.hw * reach, t.hh * reach];
		for (let y = top - h; y <= bottom + h; y += 2)
			for (let x = left - w; x <= right + w; x += 2) {
				const far = len(x - area.hx, y - area.hy);
				if (far >= found.far) continue;
				[t.x, t.y] = [x, y];
				if (!blocked(t, obstacles)) Object.assign(found, { x, y, far });
			}
		if (found.far < Infinity) break;
	}
	[t.x, t.y] = [found.x, found.y];
	return found.far < Infinity;
}

// The last in rank goes behind a piece of the same seat, else behind the one before it; a piece with `keep` only if all
// have it.
function fold(items: Item[], folded: Placed['folded']): Item[] {
	const free = items.findLastIndex(i => !i.keep),
		k = free >= 0 ? free : items.length - 1;
	const gone = items[k]!,
		left = items.filter((_, i) => i !== k);
	const host =
		left.findLast(i => gone.seat && i.seat === gone.seat && !i.keep) ??
		left.findLast(i => !i.keep) ??
		left[left.length - 1]!;
	const had = folded.findIndex(f => f.into === gone.id),
		more = had >= 0 ? folded.splice(had, 1)[0]!.hidden : [];
	let f = folded.find(q => q.into === host.id);
	if (!f) folded.push((f = { into: host.id, hidden: [] }));
	f.hidden.push(gone.id, ...more);
	return left;
}

const shape = (area: Area, it: Item, f: number, x: number, y: number) =>
	new Thing(x, y, (it.w * f) / 2, (it.h * f) / 2, !!it.round, it.id, area, 'item');

type Way = 'keep' | 'free' | '+long' | '-long' | '+wide' | '-wide';

// Tries to place all items at these sizes: keep what stood, move one, all anew, packed from each end.
function arrange(
	area: Area,
	items: Item[],
	size: number[],
	obstacles: Thing[],
	was: Placed | undefined,
	slack: number,
	memo: Map<string, Uint8Array>,
): Thing[] | null {
	const n = items.length,
		// what holds on to a point stands before what may be elsewhere
		first = [...items.keys()].sort((i, k) => +!items[i]!.at - +!items[k]!.at),
		old = items.map(i => was?.placed.find(p => p.id === i.id));
	const ways: [Way, number][] = [];
	if (old.some(Boolean)) {
		ways.push(['keep', -1]);
		for (let i = n - 1; i >= 0; i--) if (old[i]) ways.push(['keep', i]);
	}
	ways.push(['free', -1]);
	if (n > 1) ways.push(['+long', -1], ['-long', -1], ['+wide', -1], ['-wide', -1]);
	for (const [way, but] of ways) {
		const put: (Thing | null)[] = new Array(n).fill(null);
		if (way === 'keep')
			old.forEach((o, i) => {
				if (!o || i === but) return;
				const s = shape(area, items[i]!, size[i]!, o.x, o.y);
				s.over = o.over;
				if (!blocked(s, obstacles) && !blocked(s, put)) put[i] = s;
			});
		const kept = put.map(Boolean);
		let fits = true;
		for (const i of first)
			if (fits && !put[i])
				fits = !!(put[i] = best(area, items, i, size[i]!, obstacles, put, old[i], slack, way, memo));
		if (!fits) continue;
		for (let round = 0; round < 2; round++)
			for (let i = 0; i < n; i++) {
				if (kept[i]) continue; // the others may find a better place now
				const s = put[i]!;
				put[i] = null;
				put[i] = best(area, items, i, size[i]!, obstacles, put, old[i], slack, 'free', memo) ?? s;
			}
		return put as Thing[];
	}
	return null;
}

// Is its own point free?
function stands(s: Thing, at: { x: number; y: number }, others: (Thing | null)[]): boolean {
	[s.x, s.y] = [at.x, at.y];
	return !blocked(s, others);
}

// Is candidate c clear of all that stands already? Found out when first asked, kept for all tries.
function clear(s: Thing, c: number, obstacles: Thing[], known: Uint8Array): boolean {
	if (known[c]) return known[c] === 1;
	for (let k = 0; k < obstacles.length; k++)
		if (hit(obstacles[k]!, s)) {
			// the last blocker often blocks the next one too
			[obstacles[0], obstacles[k]] = [obstacles[k]!, obstacles[0]!];
			known[c] = 2;
			return false;
		}
	known[c] = 1;
	return true;
}

// The cheapest free candidate for item i. Overlap is tested only for candidates that would win.
function best(
	area: Area,
	items: Item[],
	i: number,
	f: number,
	obstacles: Thing[],
	put: (Thing | null)[],
	old: Thing | undefined,
	slack: number,
	way: Way,
	memo: Map<string, Uint8Array>,
): Thing | null {
	const it = items[i]!,
		s = shape(area, it, f, 0, 0),
		r = Math.max(s.hw, s.hh),
		floor = r * (1 - slack),
		key = `${s.hw} ${s.hh} ${s.round}`;
	if (it.at && stands(s, it.at, [...obstacles, ...put])) return s;
	let known = memo.get(key);
	if (!known) memo.set(key, (known = new Uint8Array(area.n)));
	const sweep = way !== 'free' && way !== 'keep',
		long = way[1] === 'l',
		sign = way[0] === '-' ? -1 : 1;
	const dirx = (long ? area.ax : -area.ay) * sign,
		diry = (long ? area.ay : area.ax) * sign;
	const friends: Thing[] = [],
		foes: Thing[] = [];
	put.forEach((p, k) => {
		if (!p) return;
		if (it.seat && items[k]!.seat === it.seat) friends.push(p);
		else if (it.army && items[k]!.army) foes.push(p);
	});
	const hx = it.at?.x ?? area.hx,
		hy = it.at?.y ?? area.hy,
		home = it.at ? price.anchor : weight.home;
	let min = Infinity,
		bx = 0,
		by = 0,
		over = 0,
		found = false;
	for (let c = 0; c < area.n; c++) {
		if (area.own[c]! < floor || known[c] === 2) continue;
		const x = area.x[c]!,
			y = area.y[c]!,
			hang = Math.max(0, r - area.own[c]!);
		let cost = weight.coast * hang + weight.foreign * Math.max(0, r - area.far[c]!);
		if (sweep) cost += (x - area.cx) * dirx + (y - area.cy) * diry;
		else {
			cost += home * len(x - hx, y - hy);
			if (old) cost += price.last * len(x - old.x, y - old.y);
			for (const o of friends) cost += (price.seat * len(x - o.x, y - o.y)) / friends.length;
			for (const o of foes) cost += price.foe * Math.max(0, 2.8 * r - len(x - o.x, y - o.y));
		}
		if (cost >= min) continue;
		s.x = x;
		s.y = y;
		if (blocked(s, put) || !clear(s, c, obstacles, known)) continue;
		// the first place of a neighbour: only in need
		for (const o of area.near) if (hit(o, s)) cost += o.of!.land ? price.spot : price.spot / 3;
		if (cost >= min) continue;
		[min, bx, by, over, found] = [cost, x, y, hang, true];
	}
	if (!found) return null;
	s.x = bx;
	s.y = by;
	s.over = over;
	return s;
}

// Every pair that overlaps, by brute force: for tests.
export function overlaps(p: Prepared, state: State, out: Placement, space = 0): string[] {
	const hidden = new Set([...state.values()].flat().flatMap(i => i.covers ?? [])),
		all: Thing[] = [],
		bad: string[] = [];
	for (const area of p.areas) {
		all.push(...area.marks.filter(m => !hidden.has(m.id)));
		const k = out.areas.get(area.id)!;
		if (k.label >= 0) all.push(area.labels[k.label]!);
		all.push(...k.placed);
	}
	const say = (o: Thing) => `${o.what} ${o.id} in ${o.of?.id}`;
	for (let i = 0; i < all.length; i++)
		for (let k = 0; k < i; k++) if (hit(all[i]!, all[k]!, space)) bad.push(`${say(all[i]!)} x ${say(all[k]!)}`);
	return bad;
}
