// What the face of Lords of Hellas reads from the engine's view.
import { target } from 'page/board/target';
import { hellasLook, stem, type Printed } from './cards';
import { signsOf } from 'page/cards/signs';
import type { Look } from 'page/cards/card';
import type { Colour, FaceProps } from 'page/face/face';
import type { Fields } from 'page/play/types';
import type { HellasPriv, HellasPub } from 'generated/positions';

export interface Region {
	id: string;
	name: string;
	land: string;
	population: number;
	city: 'none' | 'city' | 'sparta';
	shrine: 'none' | 'shrine' | 'delphi';
	monument?: string;
	land_neighbours: string[];
	sea_neighbours: string[];
}
interface MonsterRow {
	id: string;
	slots: string[];
	slots_without_evolution: number;
	priest_slot: number;
	artifact_slot: number;
	artifact: string;
}

export interface GodRow {
	id: string;
	attr: string;
	region: string;
	power: number[];
} // power: by the level of the monument
// How much of each way wins; the solo game has none of them.
export interface Victory {
	lands: number;
	counted: string[];
	temples: number;
	monsters: number;
	king: number;
}

const unclaimed = 255; // the count ended while the region was nobody's: whoever takes it wins

// How many tokens of the King of Kings are gone for this seat: whoever holds the region of the great monument at the
// end of the count wins, no matter who counts. null: it is not this seat's way.
export function kingOf(p: FaceProps, seat: string): number | null {
	const q = pub(p),
		all = victory(p)?.king,
		region = gods(p).find(g => g.id === q.king_god)?.region;
	if (!all || !region) return null;
	const holds = q.region[region]?.owner === seat;
	if (q.king_tokens === unclaimed) return holds ? all : all - 1;
	return holds ? all - (q.king_tokens ?? 0) : null;
}
export const kingFree = (p: FaceProps) => pub(p).king_tokens === unclaimed;

export const roman = ['', 'I', 'II', 'III', 'IV', 'V'];

// The engine's own lists, in its order.
export const allOf = (p: Pick<FaceProps, 'game'>, kind: string): string[] =>
	p.game.kinds.find(k => k.name === kind)?.values.map(v => v.token) ?? [];
export const attrs = (p: FaceProps) => allOf(p, 'attr');
// which a blessing gives
export const specials = (p: FaceProps) => allOf(p, 'special').filter(s => s !== 'exhausted-fight');
export const gods = (p: FaceProps): GodRow[] => p.view.board.gods;
export const victory = (p: FaceProps): Victory | undefined => p.view.board.victory;

export const pub = (p: FaceProps) => p.view.view.pub as HellasPub;
export const regions = (p: FaceProps): Region[] => p.view.board.areas;
export const regionName = (p: FaceProps, id: string) => p.say('region', id);
export const player = (p: FaceProps, seat: string) => pub(p).player[seat]!;
export const seatsOf = (p: FaceProps) => p.table.seats.map(s => s.seat);
export const me = (p: FaceProps) => p.view.you ?? p.view.question.asked ?? 's1';
export const node = (p: FaceProps) => p.view.question.node ?? '';
// The monster that the question is about, where it is about one.
export const beastOf = (p: FaceProps) => p.view.view.flow?.at(-1)?.monster as string | undefined;
export const flowHas = (p: FaceProps, start: string) => !!p.view.view.flow?.some(f => String(f.at).startsWith(start));

// Persians have no seat's colour: they are the black ones.
export const armyColour = (p: FaceProps, army: string | null | undefined): Colour | undefined =>
	army === 'persian' ? 'black' : p.colour(army);
export const armyName = (p: FaceProps, army: string) => (/^s\d$/.test(army) ? p.name(army) : p.say('army', army));

// An injured attribute counts 1.
export const injured = (p: FaceProps, seat: string, attr: string) => player(p, seat).injured.includes(attr);
export const attrOf = (p: FaceProps, seat: string, attr: string): number =>
	injured(p, seat, attr) ? 1 : player(p, seat).attr[attr]!;

export const hoplitesOn = (p: FaceProps, seat: string) =>
	regions(p).reduce((n, r) => n + (pub(p).region?.[r.id]?.hop?.[seat] ?? 0), 0);
export const templesOf = (p: FaceProps, seat: string) =>
	((pub(p).temples ?? []) as string[]).filter(r => pub(p).region?.[r]?.owner === seat).length;

// How many lands that count a seat rules entirely, and how far it is in the best of the others.
export function landsOf(p: FaceProps, seat: string): { whole: number; best: [have: number, of: number] } {
	let whole = 0,
		best: [number, number] = [0, 1];
	for (const land of victory(p)?.counted ?? allOf(p, 'land')) {
		const all = regions(p).filter(r => r.land === land),
			have = all.filter(r => pub(p).region?.[r.id]?.owner === seat).length;
		if (have === all.length) whole++;
		else if (have / all.length > best[0] / best[1] || best[1] === 1) best = [have, all.length];
	}
	return { whole, best };
}

export const priestsAt = (p: FaceProps, god: string): (string | null)[] => {
	const q = pub(p),
		spots: Record<string, (string | null)[]> = {
			zeus: q.zeus_priests,
			athena: q.athena_priests,
			hermes: q.hermes_priests,
		};
	return (spots[god] ?? []).map(s => (s === '-' ? null : s));
};

export const monsterRow = (p: FaceProps, id: string) => (p.view.board.monsters as MonsterRow[]).find(m => m.id === id)!;
export const monstersAbroad = (p: FaceProps): [string, Fields][] =>
	Object.entries((pub(p).monster ?? {}) as Record<string, Fields>).filter(([, m]) => m.at);
export const slotsOf = (p: FaceProps, id: string): string[] => {
	const row = monsterRow(p, id),
		more = ((pub(p).monster?.[id]?.evolved ?? []) as string[]).includes('slots');
	return row.slots.slice(0, more ? row.slots.length : row.slots_without_evolution);
};
export const woundsOf = (p: FaceProps, id: string): string[] => (pub(p).monster?.[id]?.wounds ?? []) as string[];

// Everything printed on cards and boards comes from the engine.
export const printed = (p: FaceProps, kind: string, id: string | null | undefined): Printed | undefined =>
	((p.view.board.printed?.[kind] ?? []) as Printed[]).find(c => c.id === id);
export function lookOf(p: FaceProps, kind: string, id: string): Look | null {
	const c = printed(p, kind, id);
	if (!c) return null;
	const look = hellasLook(kind, { ...c, signs: signsOf(p, kind, id) || signsOf(p, kind, stem(id)) });
	if (kind === 'blessing' && c.god) look.band = [p.say('god', c.god)];
	if (kind === 'quest' && c.region) look.band = [regionName(p, c.region)];
	return look;
}

export const handOf = (p: FaceProps): string[] => (p.view.view.priv as Record<string, HellasPriv>)[me(p)]?.hand ?? [];

// A thing that any of the moves speaks of may be touched, in whatever order its parts stand in the move.
export function touchable(p: FaceProps, kind: string, value: string, label: string) {
	const hit = target(p, kind, value, label);
	const taken = p.picked.values.some(v => v.value === value && v.kinds.includes(kind));
	if (hit['data-lit'] !== undefined || taken) return hit;
	const open = p.moves.some(m => m.args.some(a => a.kind === kind && String(a.value) === value));
	return open ? { ...hit, class: `lit ${hit.class}`, tabindex: 0, 'data-lit': '' } : hit;
}

// The open quest of a region.
export const questIn = (p: FaceProps, region: string) =>
	((pub(p).quest ?? []) as (string | null)[]).find(q => q && printed(p, 'quest', q)?.region === region);
