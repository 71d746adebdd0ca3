// Geometry of pointy-top hexes in axial coordinates [q, r]; a hex has radius 1.
export type Hex = [number, number];
export type Point = [number, number];

const root3 = Math.sqrt(3);
export const directions: Hex[] = [[1, 0], [0, 1], [-1, 1], [-1, 0], [0, -1], [1, -1]];

export const centre = ([q, r]: Hex): Point => [root3 * (q + r / 2), 1.5 * r];

// Corner i of a hex; side d (towards directions[d]) runs from corner d to corner d + 1.
export function corner(h: Hex, i: number): Point {
	const [x, y] = centre(h);
	const angle = (Math.PI / 180) * (60 * i - 30);
	return [x + Math.cos(angle), y + Math.sin(angle)];
}

const key = ([q, r]: Hex) => `${q},${r}`;

// The outline of a group of hexes as an SVG path: its border sides, chained.
const drawn = new Map<string, string>(); // outlines never change, positions do
export function outline(hexes: Hex[], scale = 1): string {
	const name = `${scale}:${hexes.join(';')}`;
	let path = drawn.get(name);
	if (path === undefined) drawn.set(name, (path = trace(hexes, scale)));
	return path;
}

function trace(hexes: Hex[], scale: number): string {
	const inside = new Set(hexes.map(key));
	const next = new Map<string, Point[]>();
	// corners are told apart on a coarse grid: the same one is computed from three hexes
	const name = (p: Point) => `${((Math.round(p[0] * 100) / 100) * scale).toFixed(1)},${((Math.round(p[1] * 100) / 100) * scale).toFixed(1)}`;
	for (const h of hexes)
		directions.forEach((d, i) => {
			if (inside.has(key([h[0] + d[0], h[1] + d[1]]))) return;
			const from = name(corner(h, i));
			next.set(from, [...(next.get(from) ?? []), corner(h, i + 1)]);
		});
	let path = '';
	while (next.size) {
		const first = next.keys().next().value as string;
		let at = first;
		path += `M${at}`;
		do {
			const ends = next.get(at);
			if (!ends) break;
			const to = ends.pop()!;
			if (ends.length === 0) next.delete(at);
			at = name(to);
			path += `L${at}`;
		} while (at !== first);
		path += 'Z';
	}
	return path;
}

// A good place for a label: the hex centre nearest to the middle of the group.
export function middle(hexes: Hex[]): Point {
	const points = hexes.map(centre);
	const mx = points.reduce((s, p) => s + p[0], 0) / points.length;
	const my = points.reduce((s, p) => s + p[1], 0) / points.length;
	if (hexes.length <= 2) return [mx, my];
	return points.reduce((best, p) => (Math.hypot(p[0] - mx, p[1] - my) < Math.hypot(best[0] - mx, best[1] - my) ? p : best));
}

export function bounds(hexes: Hex[], margin = 1.3) {
	const points = hexes.map(centre);
	const x0 = Math.min(...points.map(p => p[0])) - margin, x1 = Math.max(...points.map(p => p[0])) + margin;
	const y0 = Math.min(...points.map(p => p[1])) - margin, y1 = Math.max(...points.map(p => p[1])) + margin;
	return { x0, y0, width: x1 - x0, height: y1 - y0 };
}
