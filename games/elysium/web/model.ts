// What the face of Elysium reads from the engine's view, and where a card may be touched.
import type { ElysiumPub } from 'generated/positions';
import { useRef } from 'preact/hooks';
import { target } from 'page/board/target';
import { fromOf } from 'page/cards/from';
import type { Look } from 'page/cards/card';
import { elysiumArt } from './art';
import type { Column } from 'page/cards/pillar';
import { keyOf } from 'page/table/choices';
import type { FaceProps } from 'page/face/face';
import { facts, numberOf } from 'page/face/facts';
import { t } from 'page/words/i18n';
import type { Choice, Fields, GameEvent } from 'page/play/types';

export interface Design {
	id: string;
	name: string;
	family: string;
	level: number;
	kind: string;
	columns: Column[];
	text: string;
	signs: string;
}

export interface Quest {
	id: string;
	gold: number;
	transfers: number;
	vp: number;
	colours: Column[];
}

// Where a card lies; a Domain and an Elysium belong to a seat.
export type Zone = 'agora' | 'oracle' | 'domain' | 'elysium' | 'discard';

export const citizen = 'citizen';
export const roman = ['', 'I', 'II', 'III', 'IV', 'V'];
export const pub = (p: FaceProps) => p.view.view.pub as ElysiumPub;

const known = new WeakMap<object, Map<string, Design>>(); // by board, which stays the same
export function designs(p: FaceProps): Map<string, Design> {
	const { board } = p.view;
	let found = known.get(board);
	if (!found) known.set(board, (found = new Map(((board.cards ?? []) as Design[]).map(c => [c.id, c]))));
	return found;
}

export const levelsOf = (p: FaceProps) =>
	p.game.kinds.find(k => k.name === 'level')?.values.map(v => Number(v.token)) ?? [];
export const seatsOf = (p: FaceProps) => p.table.seats.map(s => s.seat);
export const minus = (n: number) => String(n).replace('-', '−');
export const signed = (n: number) => (n > 0 ? '+' : '') + minus(n);
export const of = (row: Fields | undefined, seat: string): number => row?.[seat] ?? 0;
export const mine = (p: FaceProps) => p.view.you ?? p.view.question.asked ?? 's1';
export const flowHas = (p: FaceProps, node: string) => !!p.view.view.flow?.some(f => f.at === node);

const kindSigns: Record<string, string> = {
	instant: 'i-instant',
	permanent: 'i-permanent',
	activated: 'i-activated',
	trigger: 'i-trigger',
	legend: 'i-legendary',
	eleusis: 'i-eleusis',
};

function kindName(kind: string): string {
	switch (kind) {
		case 'instant':
			return t('instant: works when taken');
		case 'permanent':
			return t('permanent: works all the time');
		case 'activated':
			return t('activated: once each epoch');
		case 'trigger':
			return t('trigger: once in the game');
		case 'legend':
			return t('legend: while writing Legends');
		case 'eleusis':
			return t('eleusis: works with another Eleusis card');
		default:
			return t('chronos: scores at the end');
	}
}

export function lookOf(p: Pick<FaceProps, 'say'> & Partial<FaceProps>, d: Design): Look {
	const label = kindName(d.kind);
	return {
		title: d.name,
		text: d.text,
		signs: d.signs,
		god: d.family,
		band: [p.say('family', d.family), label.split(/[:：]/)[0]],
		corner: roman[d.level],
		art: elysiumArt[d.id] ?? 'greek-temple',
		from: p.view && p.table && fromOf({ view: p.view, table: p.table }, 'card', d.id),
		needs: d.columns,
		power: { sign: kindSigns[d.kind] ?? 'i-chronos', label },
		notes: [
			t('level {n}', { n: d.level }),
			label,
			d.columns.map(c => (c === 'any' ? t('any column') : p.say('colour', c))).join(', '),
		],
	};
}

export const citizenLook = (p: FaceProps): Look => ({
	title: t('Citizen'),
	art: 'roman-toga 50 46 58',
	kind: 'artifact',
	emblem: 'i-citizen',
	signs: '',
	text: t('A joker for any missing place of a Legend; {n} points at the end.', {
		n: signed(numberOf(p, 'worth', 'citizen', `card:${citizen}`) ?? 0),
	}),
});

// What touching a card means depends on where it lies: a design may be in the Agora and in a Domain at once. Some verbs
// have one place; of the others the engine says where it is.
const placeOf: Record<string, Zone> = {
	acquire: 'agora',
	'acquire-oracle': 'oracle',
	power: 'domain',
	transfer: 'domain',
	discard: 'domain',
};

function reaches(p: FaceProps, zone: Zone, seat: string | undefined, c: Choice): boolean {
	const own = seat === p.view.question.asked,
		place = placeOf[c.verb] ?? facts(p, 'where')[0]?.token;
	if (zone === 'domain') return own ? place === 'domain' : place === 'others';
	return place === zone;
}

export const movesOn = (p: FaceProps, id: string, zone: Zone, seat: string | undefined) =>
	(p.lit.get(keyOf('card', id)) ?? []).filter(c => reaches(p, zone, seat, c));

const comes: Record<string, Zone> = {
	acquire: 'domain',
	take: 'domain',
	power: 'domain',
	'new-pile': 'elysium',
	join: 'elysium',
	discard: 'discard',
};

// Of twins only the one that was touched is outlined: where it lies since.
function elsewhere(p: FaceProps, id: string, zone: Zone, seat: string | undefined): boolean {
	const last = p.log.findLast(l => l.events.some(e => e.event in comes && namesCard(e, id))),
		e = last?.events.findLast(e => e.event in comes && namesCard(e, id));
	return !!e && (comes[e.event] !== zone || e.who !== (seat ?? e.who));
}
const namesCard = (e: GameEvent, id: string) => !!e.args?.some(a => a.kind === 'card' && a.value === id);

export function cardHit(p: FaceProps, id: string, zone: Zone, seat: string | undefined, label: string) {
	const open = movesOn(p, id, zone, seat);
	const hit = target(p as never, 'card', id, label);
	if (hit.class.includes('fresh ') && elsewhere(p, id, zone, seat)) hit.class = hit.class.replace('fresh ', '');
	if (!open.length)
		return {
			...hit,
			class: hit.class.replace('lit ', ''),
			tabindex: 0,
			'data-lit': undefined,
			'aria-label': label,
		};
	const touch = () => (open.length === 1 ? p.play(open[0]!) : p.pick(['card'], id));
	return {
		...hit,
		onClick: touch,
		onKeyDown: (e: KeyboardEvent) => {
			if (e.key !== 'Enter' && e.key !== ' ') return;
			e.preventDefault();
			touch();
		},
	};
}

// Cards of a row keep their places until the epoch ends: what is taken leaves a gap, nothing moves up.
export function usePlaces(counts: Record<string, number> | undefined, epoch: number, size: number): (string | null)[] {
	const kept = useRef<{ epoch: number; places: (string | null)[] }>({ epoch: -1, places: [] });
	const left = new Map(Object.entries(counts ?? {}));
	const was = kept.current.epoch === epoch ? kept.current.places : [];
	const opened: number[] = []; // what comes in exchange has the place of what left
	const places = was.map((id, i) => {
		const n = id ? (left.get(id) ?? 0) : 0;
		if (!n && id) opened.push(i);
		if (!n) return null;
		left.set(id!, n - 1);
		return id;
	});
	for (const [id, n] of left)
		for (let i = 0; i < n; i++) {
			const hollow = places.length >= size ? (opened.shift() ?? places.indexOf(null)) : -1;
			if (hollow >= 0) places[hollow] = id;
			else places.push(id);
		}
	while (places.length < size) places.push(null);
	kept.current = { epoch, places };
	return places;
}

export interface Pile {
	id: string;
	owner: string;
	cards: string[];
}

export const pilesOf = (p: FaceProps, seat: string): Pile[] =>
	Object.entries((pub(p).pile ?? {}) as Record<string, { owner?: string; card?: string[] }>)
		.map(([id, q]) => ({ id, owner: q.owner ?? 's1', cards: (q.card ?? []).filter(c => c && c !== '-') }))
		.filter(q => q.owner === seat && q.cards.length > 0);

export const domainOf = (p: FaceProps, seat: string): string[] =>
	((pub(p).domain?.[seat]?.order ?? []) as string[]).filter(c => c && c !== '-');

// A Legend is of one family or of one level; one card alone is neither yet.
export function shapeOf(cards: (Design | undefined)[]): { family?: string; level?: number } {
	const known = cards.filter((c): c is Design => !!c);
	if (cards.length <= 1 || !known.length) return {};
	if (known.length > 1 ? known.every(c => c.family === known[0]!.family) : false) return { family: known[0]!.family };
	return { level: known[0]!.level };
}
