// Shapes on the board and the geometry of outlines, in px on the screen. For the packer.
import type { Ring } from './geometry';

export const gap = 1.5; // px kept free between any two shapes

// One class for all that stands on the board: hit() then sees one kind of object, which is worth a
// factor of three.
export class Thing {
	over = 0; // px that hang over the border
	cost = 0;
	measure?: () => number; // works out "far", which few places are asked for
	private known?: number;
	form = 0; // of a name: which of its forms (Label)
	constructor(
		public x: number,
		public y: number, // centre
		public hw: number,
		public hh: number, // half sizes
		public round: boolean,
		public id: string,
		public of: Area | null,
		public what: 'mark' | 'spot' | 'label' | 'item',
	) {}
	// Of a name: px from its land where it could be another’s, more if it lies on that one; else 0.
	get far(): number {
		return (this.known ??= this.measure?.() ?? 0);
	}
	copy(of: Area): Thing {
		const t = new Thing(this.x, this.y, this.hw, this.hh, this.round, this.id, of, this.what);
		t.cost = this.cost;
		t.measure = this.measure;
		t.known = this.known;
		t.form = this.form;
		return t;
	}
}

// How large a name is in each of its forms (formsOf).
export interface Label {
	w: number[];
	h: number;
}

// An area as the packer knows it: where a centre may lie, and what was found out about it.
export interface Area {
	id: string;
	land: boolean;
	rings: Ring[];
	segments: Float32Array;
	box: [number, number, number, number];
	label: Label | null;
	marks: Thing[];
	labels: Thing[]; // places for the name, the best first
	pick: number; // the usual one; -1: none
	size: number; // px²
	n: number; // candidates: x, y, distance to its own outline, to the nearest foreign land
	x: Float32Array;
	y: Float32Array;
	own: Float32Array;
	far: Float32Array;
	cx: number; // centre of gravity
	cy: number;
	ax: number; // the long axis
	ay: number;
	hx: number; // the spot for a first piece
	hy: number;
	near: Thing[]; // spots of neighbours
}

export const len = (x: number, y: number) => Math.sqrt(x * x + y * y); // Math.hypot is many times slower

// Do two shapes come nearer than the gap?
export function hit(a: Thing, b: Thing, space = gap): boolean {
	let dx = Math.abs(a.x - b.x),
		dy = Math.abs(a.y - b.y);
	if (dx >= a.hw + b.hw + space || dy >= a.hh + b.hh + space) return false;
	if (a.round && b.round) return dx * dx + dy * dy < (a.hw + b.hw + space) ** 2;
	if (!a.round && !b.round) return true;
	const r = (a.round ? a.hw : b.hw) + space,
		box = a.round ? b : a;
	dx = Math.max(0, dx - box.hw);
	dy = Math.max(0, dy - box.hh);
	return dx * dx + dy * dy < r * r;
}

export function blocked(s: Thing, list: readonly (Thing | null)[]): boolean {
	for (const o of list) if (o && o !== s && hit(o, s)) return true;
	return false;
}

export const within = (o: Thing, box: Area['box'], by: number) =>
	o.x + o.hw > box[0] - by && o.x - o.hw < box[2] + by && o.y + o.hh > box[1] - by && o.y - o.hh < box[3] + by;

export function inside(rings: Ring[], x: number, y: number): boolean {
	let odd = false;
	for (const q of rings)
		for (let i = 0, j = q.length - 1; i < q.length; j = i++) {
			const a = q[i]!,
				b = q[j]!;
			if (a[1] > y !== b[1] > y && x < ((b[0] - a[0]) * (y - a[1])) / (b[1] - a[1]) + a[0]) odd = !odd;
		}
	return odd;
}

export function segmentsOf(rings: Ring[]): Float32Array {
	const s: number[] = [];
	for (const q of rings)
		for (let i = 0, j = q.length - 1; i < q.length; j = i++) s.push(q[j]![0], q[j]![1], q[i]![0], q[i]![1]);
	return Float32Array.from(s);
}

// Distance from a point to the nearest of the segments, at most cap.
export function distance(s: Float32Array, x: number, y: number, cap: number): number {
	let best = cap * cap;
	for (let i = 0; i < s.length; i += 4) {
		const ax = s[i]!,
			ay = s[i + 1]!,
			bx = s[i + 2]! - ax,
			by = s[i + 3]! - ay,
			off = y < ay ? Math.min(ay, ay + by) - y : y - Math.max(ay, ay + by);
		if (off > 0 && off * off > best) continue; // most of them
		const l = bx * bx + by * by;
		let t = l ? ((x - ax) * bx + (y - ay) * by) / l : 0;
		t = t < 0 ? 0 : t > 1 ? 1 : t;
		const dx = ax + t * bx - x,
			dy = ay + t * by - y,
			d = dx * dx + dy * dy;
		if (d < best) best = d;
	}
	return Math.sqrt(best);
}

// Drops points that lie within 0.7 px of the line between the points kept.
export function thin(ring: Ring): Ring {
	const out: Ring = [ring[0]!];
	for (let i = 1; i < ring.length - 1; i++) {
		const a = out[out.length - 1]!,
			b = ring[i + 1]!,
			p = ring[i]!,
			l = len(b[0] - a[0], b[1] - a[1]) || 1;
		if (
			Math.abs((b[0] - a[0]) * (p[1] - a[1]) - (b[1] - a[1]) * (p[0] - a[0])) / l > 0.7 ||
			len(p[0] - a[0], p[1] - a[1]) > 14
		)
			out.push(p);
	}
	out.push(ring[ring.length - 1]!);
	return out;
}

export function bounds(rings: Ring[]): Area['box'] {
	const b: Area['box'] = [1e9, 1e9, -1e9, -1e9];
	for (const q of rings)
		for (const [x, y] of q) {
			b[0] = Math.min(b[0], x);
			b[1] = Math.min(b[1], y);
			b[2] = Math.max(b[2], x);
			b[3] = Math.max(b[3], y);
		}
	return b;
}

export function areaOf(rings: Ring[]): number {
	let sum = 0;
	for (const q of rings)
		for (let i = 0, j = q.length - 1; i < q.length; j = i++) sum += (q[j]![0] * q[i]![1] - q[i]![0] * q[j]![1]) / 2;
	return Math.abs(sum);
}
