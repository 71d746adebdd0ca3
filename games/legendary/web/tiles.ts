// The ten tiles of the archipelago, as the engine prints them, and an arrangement of them as the player builds it.
//
// A tile is a hexagon of 19 hexes. (u, v) are places of tiles: the tile at (u, v) has its middle at the hex (3u - 2v,
// 2u + 5v). The engine decides what is legal; nothing here knows a rule.
import { draft } from 'page/play/local';
import type { MapPlan } from 'page/map/geometry';

export type Face = 'A' | 'B';
export interface Put {
	tile: string;
	turns: number;
	u: number;
	v: number;
} // turns: sixths of a full turn, clockwise
export type Hex = [q: number, r: number];
interface TileArea {
	id: string;
	land: boolean;
	hexes: Hex[];
} // seen from the middle of the tile, not turned
export type Tiles = Map<string, TileArea[]>;

interface Board {
	tiles: { tile: string; rotation: number; u: number; v: number; centre: Hex }[];
	areas: { id: string; kind: string; tile: string; hexes: Hex[] }[];
}

export const reach = 8; // places for tiles each way from the middle: the engine's grid
export const middle = (u: number, v: number): Hex => [3 * u - 2 * v, 2 * u + 5 * v];

// A hex turned clockwise round the middle, by sixths of a full turn.
export function turned([q, r]: Hex, sixths: number): Hex {
	let hex: Hex = [q, r];
	for (let i = ((sixths % 6) + 6) % 6; i > 0; i--) hex = [-hex[1], hex[0] + hex[1]];
	return hex;
}

// All ten lie in a map for five: what is printed on each is read from it, turned back.
const known = new Map<Face, Promise<Tiles>>();
export function printed(face: Face): Promise<Tiles> {
	let found = known.get(face);
	if (!found) {
		found = draft<Board>('legendary', 5, { layout: 'random', face }, true).then(board => {
			const tiles: Tiles = new Map(board.tiles.map(t => [t.tile, []]));
			for (const a of board.areas) {
				const at = board.tiles.find(t => t.tile === a.tile)!;
				tiles.get(a.tile)!.push({
					id: a.id,
					land: a.kind === 'land',
					hexes: a.hexes.map(([q, r]) => turned([q - at.centre[0], r - at.centre[1]], -at.rotation)),
				});
			}
			return tiles;
		});
		known.set(face, found);
		found.catch(() => known.delete(face));
	}
	return found;
}

// An arrangement that the engine made: the ready-made one for so many seats, or a random one.
export async function laid(seats: number, face: Face, byChance: boolean): Promise<Put[]> {
	const board = await draft<Board>('legendary', seats, byChance ? { layout: 'random', face } : {}, byChance);
	return board.tiles.map(t => ({ tile: t.tile, turns: t.rotation, u: t.u, v: t.v }));
}

// As the option `tiles` has it: 10A5@0,0+3A0@1,0
export const written = (puts: Put[], face: Face) => puts.map(p => `${p.tile}${face}${p.turns}@${p.u},${p.v}`).join('+');

export function readTiles(text: string): { face: Face; puts: Put[] } {
	const found = [...text.matchAll(/(\d+)([AB])(\d)@(-?\d+),(-?\d+)/g)];
	return {
		face: (found[0]?.[2] as Face | undefined) ?? 'A',
		puts: found.map(m => ({ tile: m[1]!, turns: Number(m[3]), u: Number(m[4]), v: Number(m[5]) })),
	};
}

// For the painter, which paints what is not legal as well.
export function planOfTiles(tiles: Tiles, puts: Put[]): MapPlan {
	const areas = puts.flatMap(p => (tiles.get(p.tile) ?? []).map(a => ({ ...a, put: p })));
	return {
		ids: areas.map(a => a.id),
		level: true,
		hexes: areas.flatMap((a, area) => {
			const [cq, cr] = middle(a.put.u, a.put.v);
			return a.hexes.map(h => {
				const [q, r] = turned(h, a.put.turns);
				return { q: cq + q, r: cr + r, land: a.land, area };
			});
		}),
	};
}

const around: Hex[] = [
	[1, 0],
	[0, 1],
	[-1, 1],
	[-1, 0],
	[0, -1],
	[1, -1],
];
const at = (puts: Put[], u: number, v: number) => puts.find(p => p.u === u && p.v === v);

// The free places beside what lies there.
export function freePlaces(puts: Put[]): Hex[] {
	if (!puts.length) return [[0, 0]];
	const found = new Map<string, Hex>();
	for (const p of puts)
		for (const [du, dv] of around)
			if (!at(puts, p.u + du, p.v + dv)) found.set(`${p.u + du},${p.v + dv}`, [p.u + du, p.v + dv]);
	return [...found.values()].filter(([u, v]) => Math.abs(u) <= reach && Math.abs(v) <= reach);
}

// Lays a tile on a place; a tile already there goes where the other came from, or back to the box.
export function moved(puts: Put[], tile: string, u: number, v: number): Put[] {
	const own = puts.find(p => p.tile === tile),
		there = at(puts, u, v);
	const rest = puts.filter(p => p.tile !== tile && p !== there);
	if (there && there.tile !== tile && own) rest.push({ ...there, u: own.u, v: own.v });
	return [...rest, { tile, turns: own?.turns ?? 0, u, v }];
}
