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
type Standing = [token: string, owner: string | null][];
const none: Standing = [];
const sorted = new WeakMap<LegendaryPub, Record<'heroes' | 'figures', Map<string, Standing>>>();
function standingAt(pub: LegendaryPub) {
	let by = sorted.get(pub);
	if (by) return by;
	sorted.set(pub, (by = { heroes: new Map(), figures: new Map() }));
	const put = (to: Map<string, Standing>, at: string, token: string, owner: string | null | undefined) =>
		to.set(at, [...(to.get(at) ?? none), [token, owner ?? null]]);
	for (const [hero, h] of Object.entries((pub.hero ?? {}) as Fields)) put(by.heroes, h.at, hero, h.owner);
	for (const [figure, at] of Object.entries((pub.figure_at ?? {}) as Record<string, string>))
		put(by.figures, at, figure, pub.figure_owner?.[figure]);
	return by;
}
export const heroesAt = (p: Seen, id: string): Standing => standingAt(pubOf(p)).heroes.get(id) ?? none;
export const figuresAt = (p: Seen, id: string): Standing => standingAt(pubOf(p)).figures.get(id) ?? none;

// The factions that a seat plays.
export function played(p: Seen): Record<string, string[]> {
	const held: Record<string, string[]> = {};
	for (const [faction, seat] of Object.entries((pubOf(p).seat ?? {}) as Record<string, string>))
		(held[seat] ??= []).push(faction);
	return held;
}

// Of the two numbers of a march, in this order.
export const unitSigns = ['i-troop', 'i-mercenary'];
