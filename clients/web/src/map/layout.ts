// From what a game wants to show on its map to places on the screen: the packer's input and output
// in the stage's terms. Pure, so that tests can run it over whole games.
import type { Extent } from './panzoom';
import type { JSX } from 'preact';
import type { Geometry, Ring } from './geometry';
import { solve, type Item, type Placement, type State } from './packer';
import { prepare, type AreaIn, type Prepared } from './prepare';
import type { Label, Thing } from './overlap';

// What makes a thing on the map a button: role, name, keys, state (the page's target()).
type Hit = { class?: string; [attribute: string]: unknown };

// Is the lower left corner of the map in sight? There the small map would cover it, and no panning could uncover it.
export const cornered = (
	sight: { x: number; y: number; width: number; height: number },
	size: { width: number; height: number },
) => sight.x < size.width / 50 && sight.y + sight.height > size.height * 0.98;

export interface StageMark {
	id: string;
	at: [number, number]; // where it would like to stand, in units of the sheet
	w: number; // px
	h: number;
	rim?: boolean; // may stand half in the water
	round?: boolean;
	fixed?: boolean;
	of: string; // everything that its drawing depends on
	draw: (w: number, h: number) => JSX.Element;
	hit?: Hit;
}

export interface StagePiece extends Omit<Item, 'at' | 'covers'> {
	on?: string; // the mark that it stands on and covers
	of: string; // everything that its drawing depends on
	draw: (w: number, h: number) => JSX.Element;
	hit?: Hit;
}

export interface StageArea {
	id: string;
	land: boolean;
	name?: string; // printed beside it
	// numbers that stand behind the name; brief: the one that is written there without room for its drawing
	extra?: { w: number; of: string; brief?: number; draw: () => JSX.Element };
	told: string; // everything about it, as one sentence
	about?: () => JSX.Element; // the same, for the eye
	owner?: string | null;
	closed?: boolean; // hatched: nobody may enter
	hit?: Hit;
	marks?: StageMark[];
	pieces?: StagePiece[];
}

// How large the map is on the screen.
export interface Scale {
	k: number; // px of a unit
	hex: number; // px from the centre of a hex to its corner; 0 without hexes
	piece: number; // by which pieces may be larger than their smallest size
	font: number; // px of names
	level: number; // of zoom
}

export interface View extends Scale {
	width: number;
	height: number;
	x: number;
	y: number;
} // the sheet's origin on the screen

// A piece of 28 px stands well in a hex of 45, and in regions at this scale: how much of that there is.
const roomOf = (g: Geometry, k: number) => (g.hex ? (g.hex.size * k * Math.sqrt(3)) / 45 : k / 0.44);

export function viewOf(g: Geometry, width: number, height: number, level: number): View {
	const pad = Math.min(14, width * 0.02);
	const fit = Math.min((width - 2 * pad) / g.box.width, (height - 2 * pad) / g.box.height),
		k = fit * level;
	// beyond that pieces grow slower than the map, and hardly beyond their hexes
	const room = roomOf(g, k),
		large = Math.min(1.5, (fit / 0.56) * Math.pow(level, 0.4)),
		piece = Math.max(0.72, Math.min(1, room), g.hex ? Math.min(large, Math.max(0.86, room)) : large);
	return {
		k,
		level,
		piece,
		hex: (g.hex?.size ?? 0) * k,
		font: Math.max(11.5, Math.min(17, 13 * Math.sqrt(piece))),
		width: width * level,
		height: height * level,
		x: (width * level) / 2 - (g.box.x + g.box.width / 2) * k,
		y: (height * level) / 2 - (g.box.y + g.box.height / 2) * k,
	};
}

// Where the painted sheet lies in a frame that shows the whole of the map.
export function extentOf(g: Geometry, width: number, height: number): Extent {
	const { k, x, y } = viewOf(g, width, height, 1);
	return { x: [x, x + g.width * k], y: [y, y + g.height * k] };
}

// What of the drawing can be brought into sight: no map is shifted beyond its sheet.
export const seenOf = (g: Geometry, v: View): Extent => ({
	x: [Math.max(0, v.x), Math.min(v.width, v.x + g.width * v.k)],
	y: [Math.max(0, v.y), Math.min(v.height, v.y + g.height * v.k)],
});

// Pieces are laid out anew at these; in between the drawing of the lower one is scaled.
export const levels = [1, 1.5, 2.25, 3.4];

// How near a small screen opens: just so that pieces can be read and touched, and that a hex holds one.
export function startOf(g: Geometry, width: number, height: number): number {
	if (width <= 60 || height <= 60) return 1;
	const wanted = levels.map(l => {
		const { piece, k } = viewOf(g, width, height, l);
		return l / Math.min(1, piece, g.hex ? roomOf(g, k) : 1);
	});
	return wanted.find((z, i) => z < (levels[i + 1] ?? Infinity)) ?? levels.at(-1)!;
}

export const place = (v: View, [x, y]: [number, number]): [number, number] => [x * v.k + v.x, y * v.k + v.y];
const placeRings = (v: View, rings: Ring[]): Ring[] => rings.map(r => r.map(p => place(v, p)));

// Width of a text on the screen; without a page (in tests) a wide guess: Cyrillic letters are.
let measure: ((text: string, px: number) => number) | undefined;
function textWidth(text: string, px: number): number {
	if (!measure && typeof document !== 'undefined') {
		const pen = document.createElement('canvas').getContext('2d')!;
		measure = (words, size) => ((pen.font = `${size}px Forum, Georgia, serif`), pen.measureText(words).width);
	}
	return measure ? measure(text, px) : text.length * px * 0.66;
}

// A name cut after the first consonant that leaves three letters, for places without room: "Phoc." for Phocis. Where
// that saves nothing, the name itself. A number before it stays.
export function shortOf(name: string): string {
	const cut = /^(?:\d+ )?\S\S[^\s]*?[^\saeiouyąęóаеёиоуыэюя](?=\S{2})/iu.exec(name)?.[0];
	return cut ? cut + '.' : name;
}

// Without room for the drawing behind it.
const briefOf = (a: StageArea) => shortOf(a.name!) + (a.extra?.brief === undefined ? '' : ` (${a.extra.brief})`);

// The forms of a name: whole and short with the drawing behind it, short with a number, short alone.
export const formsOf = (a: StageArea) => [a.name!, shortOf(a.name!), briefOf(a), shortOf(a.name!)];

function labelOf(a: StageArea, font: number): Label {
	const beside = a.extra?.w ?? 0,
		w = formsOf(a).map((text, form) => textWidth(text, font) + 6 + (form < 2 ? beside : 0));
	return { w, h: font + 4 };
}

// outlined: the outlines are known already and left out
const inputOf = (g: Geometry, v: View, areas: StageArea[], outlined: boolean): AreaIn[] =>
	areas.map(a => ({
		id: a.id,
		land: a.land,
		rings: outlined ? [] : placeRings(v, g.rings.get(a.id) ?? []),
		...(a.name ? { label: labelOf(a, v.font) } : {}),
		marks: (a.marks ?? []).map(m => {
			const [x, y] = place(v, m.at);
			return { id: m.id, x, y, w: m.w, h: m.h, round: m.round, fixed: m.fixed, rim: m.rim };
		}),
	}));

// Preparing takes a tenth of a second: the last few are kept.
const shelf: { key: string; geometry: Geometry; prepared: Prepared }[] = [];
export function prepareStage(g: Geometry, v: View, areas: StageArea[]): Prepared {
	const marked = (a: StageArea) => (a.marks ?? []).map(m => `${m.id} ${m.w} ${m.h}`),
		told = areas.map(a => `${a.id} ${a.name ?? ''} ${Math.round(a.extra?.w ?? 0)} ${marked(a)}`),
		key = `${v.width} ${v.height} ${told.join('|')}`;
	const found = shelf.find(s => s.key === key && s.geometry === g);
	if (found) return found.prepared;
	const like = shelf.find(
		s =>
			s.geometry === g &&
			s.prepared.width === v.width &&
			s.prepared.height === v.height &&
			s.prepared.areas.length === areas.length,
	);
	const prepared = prepare(v.width, v.height, v.piece, inputOf(g, v, areas, !!like), like?.prepared);
	shelf.unshift({ key, geometry: g, prepared });
	shelf.splice(4);
	return prepared;
}

export function stateOf(prepared: Prepared, areas: StageArea[]): State {
	const state: State = new Map();
	for (const a of areas) {
		if (!a.pieces?.length) continue;
		const marks = prepared.by.get(a.id)!.marks;
		state.set(
			a.id,
			a.pieces.map(p => {
				const mark = p.on ? marks.find(m => m.id === p.on) : undefined;
				return {
					id: p.id,
					w: p.w,
					h: p.h,
					min: p.min,
					rank: p.rank,
					round: p.round,
					seat: p.seat,
					army: p.army,
					keep: p.keep,
					...(mark ? { at: { x: mark.x, y: mark.y }, covers: [mark.id] } : {}),
				};
			}),
		);
	}
	return state;
}

export function layOut(prepared: Prepared, areas: StageArea[], last?: Placement): Placement {
	return solve(prepared, stateOf(prepared, areas), last);
}

// Keyboard order: as one reads, in bands from the top and from left to right in each.
export function readingOrder(prepared: Prepared): string[] {
	const band = prepared.height / 9;
	return prepared.areas
		.map(a => ({ id: a.id, row: Math.floor(a.cy / band), x: a.cx }))
		.sort((a, b) => a.row - b.row || a.x - b.x)
		.map(a => a.id);
}

export type { Placement, Prepared, Thing };
