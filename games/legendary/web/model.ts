// The archipelago as the face knows it: what is printed on the tiles and who stands where.
import type { LegendaryPub } from 'generated/positions';
import type { FaceProps } from 'page/face/face';
import { numberOf } from 'page/face/facts';
import type { Fields } from 'page/play/types';

export interface Slot {
	id: string;
	land: [number, number];
	sea: [number, number];
	serves: string;
}
export interface Area {
	id: string;
	kind: 'land' | 'sea';
	tile: string;
	name?: string;
	horns: number;
	priestess?: boolean;
	hexes: [number, number][];
	beside: string[];
	slots?: Slot[];
}

type Seen = Pick<FaceProps, 'view'>;

export const pubOf = (p: Seen) => p.view.view.pub as LegendaryPub;
export const areasOf = (p: Seen): Area[] => p.view.board?.areas ?? [];
export const areaOf = (p: Seen, id: string): Area | undefined => areasOf(p).find(a => a.id === id);
export const standing = (p: Seen, a: Area): Fields => pubOf(p)[a.kind]?.[a.id] ?? {};
export const incomeOf = (p: Seen, a: Area): number => numberOf(p, 'income', 'area', `${a.kind}:${a.id}`) ?? 0;

const kinds = ['port', 'fortress', 'temple', 'academy'] as const;
export const isMetropolis = (building: string | undefined) => !!building && !kinds.some(k => k === building);
export const buildingKinds = kinds;

// Who stands in an area besides troops and fleets: [token, owner].
export const heroesAt = (p: Seen, id: string): [string, string | null][] =>
	Object.entries((pubOf(p).hero ?? {}) as Fields)
		.filter(([, h]) => h.at === id)
		.map(([hero, h]) => [hero, h.owner ?? null]);
export const figuresAt = (p: Seen, id: string): [string, string | null][] =>
	Object.entries((pubOf(p).figure_at ?? {}) as Record<string, string>)
		.filter(([, at]) => at === id)
		.map(([figure]) => [figure, pubOf(p).figure_owner?.[figure] ?? null]);

// The factions that a seat plays.
export function played(p: Seen): Record<string, string[]> {
	const held: Record<string, string[]> = {};
	for (const [faction, seat] of Object.entries((pubOf(p).seat ?? {}) as Record<string, string>))
		(held[seat] ??= []).push(faction);
	return held;
}

// Of the two numbers of a march, in this order.
export const unitSigns = ['i-troop', 'i-mercenary'];
