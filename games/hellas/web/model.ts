// What the face of Lords of Hellas reads from the engine's view.
import { fromOf } from 'page/cards/from';
import { target } from 'page/board/target';
import { hellasLook, stem, type Printed } from './cards';
import { signsOf } from 'page/cards/signs';
import type { Look } from 'page/cards/card';
import type { Colour, FaceProps } from 'page/face/face';
import { fact, numberOf } from 'page/face/facts';
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
	number: number; // the order in which monsters act alone,
	arrow?: string; // and where they go then
	land_neighbours: string[];
	sea_neighbours: string[];
}
export interface MonsterRow {
	id: string;
	slots: string[];
	slots_without_evolution: number;
	priest_slots: number[];
	artifact_slots: number[];
	artifact: string;
}

export interface GodRow {
	id: string;
	attr: string;
	region: string;
	power: number[];
} // power: by the level of the monument
// What is left of the count to the King of Kings; undefined: it ended while the region was nobody's, and whoever takes
// it wins.
export const kingCount = (p: FaceProps) => numberOf(p, 'left', 'king');

// The ways to win, by their tokens.
export const raceSigns: Record<string, string> = {
	lands: 'i-leadership',
	temples: 'i-temple',
	monsters: 'i-monster',
	king: 'i-king',
	counter: 'i-king',
	freed: 'i-march',
};

export const roman = ['', 'I', 'II', 'III', 'IV', 'V'];

// The engine's own lists, in its order.
export const allOf = (p: Pick<FaceProps, 'game'>, kind: string): string[] =>
	p.game.kinds.find(k => k.name === kind)?.values.map(v => v.token) ?? [];
export const attrs = (p: FaceProps) => allOf(p, 'attr');
// Without the one that a blessing gives, and alone without the one that passing takes the place of.
export const specials = (p: FaceProps) =>
	allOf(p, 'special').filter(s => s !== 'exhausted-fight' && !(alone(p) && s === 'monument'));
export const gods = (p: FaceProps): GodRow[] => p.view.board.gods;

// A special action as it is in the mode played.
export const specialName = (p: FaceProps, s: string) =>
	fact(p, 'does', 'effect', `special:${s}`)?.name ?? p.say('special', s);
export const specialText = (p: FaceProps, s: string) => fact(p, 'does', 'effect', `special:${s}`)?.text ?? '';

export const pub = (p: FaceProps) => p.view.view.pub as HellasPub;
// The solo game, which has a board of the Persians.
export const alone = (p: Pick<FaceProps, 'view'>) => fact(p, 'own', 'act') !== undefined;
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
	look.from = fromOf(p, kind, id);
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
