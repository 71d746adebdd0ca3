// The shape of a map: areas as polygons in units of the painter's sheet. The same outlines are
// painted, tinted, clicked and packed with pieces, so everything fits.

export type Ring = [number, number][];

// What the painter needs of a board. Hexes are axial; "level": tiles of 19 hexes, turned so that
// their rows run level. Without hexes: Greece.
export interface MapPlan {
	ids: string[]; // of the areas, in the order of the board
	hexes?: { q: number; r: number; land: boolean; area: number }[];
	level?: boolean;
}

export interface Geometry {
	width: number; // of the sheet, in units
	height: number;
	box: { x: number; y: number; width: number; height: number }; // what must be seen
	hex?: { size: number; turn: number; x: number; y: number };
	rings: Map<string, Ring[]>;
}

interface BoardArea {
	id: string;
	kind: string;
	cells?: [number, number][];
	hexes?: [number, number][];
}

export function planOf(board: { areas: BoardArea[]; tiles?: unknown }): MapPlan {
	const hexes = board.areas.flatMap((a, area) =>
		(a.cells ?? a.hexes ?? []).map(([q, r]) => ({ q, r, land: a.kind !== 'sea', area })),
	);
	return { ids: board.areas.map(a => a.id), ...(hexes.length ? { hexes, level: !!board.tiles } : {}) };
}

// One text for one map: the key of what is kept. A map that is not known yet is none of them.
export const planKey = (p: MapPlan) =>
	p.hexes
		? `${p.level ? 'tiles' : 'hexes'} ${p.hexes.map(h => `${h.q},${h.r},${h.land ? 1 : 0},${h.area}`).join(' ')}`
		: p.ids.length
			? 'greece'
			: 'none';

// What painter_outline writes: ten numbers about the sheet, then rings of [area, points, x, y...].
export function readOutline(plan: MapPlan, f: Float32Array): Geometry {
	const rings = new Map<string, Ring[]>(plan.ids.map(id => [id, []]));
	for (let i = 10; i < f.length;) {
		const id = plan.ids[f[i]!],
			n = f[i + 1]!,
			ring: Ring = [];
		for (let k = 0; k < n; k++) ring.push([f[i + 2 + k * 2]!, f[i + 3 + k * 2]!]);
		if (id) rings.get(id)!.push(ring);
		i += 2 + 2 * n;
	}
	return {
		width: f[0]!,
		height: f[1]!,
		box: { x: f[2]!, y: f[3]!, width: f[4]!, height: f[5]! },
		...(f[6]! > 0 ? { hex: { size: f[6]!, turn: f[7]!, x: f[8]!, y: f[9]! } } : {}),
		rings,
	};
}

// The centre of a hex on the sheet.
export function hexPoint(g: Geometry, q: number, r: number): [number, number] {
	const h = g.hex!,
		x = Math.sqrt(3) * (q + r / 2),
		y = 1.5 * r,
		c = Math.cos(h.turn),
		s = Math.sin(h.turn);
	return [h.x + h.size * (c * x - s * y), h.y + h.size * (s * x + c * y)];
}

export const ringPath = (rings: Ring[]) =>
	rings.map(r => r.map(([x, y], i) => `${i ? 'L' : 'M'}${x.toFixed(1)} ${y.toFixed(1)}`).join('') + 'Z').join('');
