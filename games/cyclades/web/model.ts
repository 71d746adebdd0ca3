// The board of Cyclades as the face knows it: what is printed, who stands where, and what is beside what.
import type { CycladesPub } from 'generated/positions';
import type { FaceProps } from 'page/face/face';
import { numberOf } from 'page/face/facts';
import type { Fields } from 'page/play/types';

export interface Area {
	id: string;
	kind: 'sea' | 'island';
	name?: string; // of the sea, in words
	cells: [number, number][];
	trade?: boolean;
	prosperity?: number;
	slots?: { place: number; side: number };
}

export const pubOf = (p: Pick<FaceProps, 'view'>) => p.view.view.pub as CycladesPub;
export const bidFor = (p: Pick<FaceProps, 'view'>, god: string) =>
	pubOf(p).bid[god]?.seat ? pubOf(p).bid[god] : undefined;
export const areasOf = (p: Pick<FaceProps, 'view'>): Area[] => p.view.board?.areas ?? [];
export const standing = (p: Pick<FaceProps, 'view'>, a: Area): Fields => pubOf(p)[a.kind]?.[a.id] ?? {};

// The buildings on an island by the spot they stand on: "place-port" is a port on the metropolis place.
export function buildingsOn(f: Fields, spot: 'place' | 'side'): string[] {
	return Object.entries((f.tile ?? {}) as Record<string, number>).flatMap(([tile, n]) =>
		tile.startsWith(spot + '-') ? Array<string>(n).fill(tile.slice(spot.length + 1)) : [],
	);
}

export function freeSlots(a: Area, f: Fields): number {
	const places = a.slots?.place ?? 0,
		sides = a.slots?.side ?? 0;
	return (f.metropolis ? 0 : places - buildingsOn(f, 'place').length) + sides - buildingsOn(f, 'side').length;
}

// Creatures that stand on the board: the Kraken at sea, the others on islands.
export const figurinesAt = (p: Pick<FaceProps, 'view'>, id: string): string[] => [
	...(pubOf(p).kraken === id ? ['kraken'] : []),
	...Object.entries(pubOf(p).figurine)
		.filter(([, f]) => f.at === id)
		.map(([name]) => name),
];

// What a space brings whoever has it.
export const incomeOf = (p: Pick<FaceProps, 'view'>, a: Area): number =>
	numberOf(p, 'income', 'area', `${a.kind}:${a.id}`) ?? 0;
