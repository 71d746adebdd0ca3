// Animates what a move did: a fleet, a troop or a monster goes from place to place, gold between plates and gods, cards
// to the plate of their new owner. Knows no game: an event that names two things on the table is a move from the first
// to the second; for gold and cards the face says which events mean them (Face.moments).
import { h, render, type VNode } from 'preact';
import { keyOf } from '../table/choices';
import type { Colour, Face } from '../face/face';
import { emblems } from '../kit/seat';
import { boxOf, Sign } from '../kit/sign';
import { setting } from '../browser/settings';
import { sound } from '../browser/sound';
import { momentOf, ownersIn, signOf } from '../table/scene';
import type { Arg, GameEvent, LogEntry } from '../play/types';

const most = 6; // animations at once; the rest of a long burst is left out
type Point = { x: number; y: number };

export interface Ways {
	face: Pick<Face, 'moments' | 'seatKinds'> | null;
	colour: (seat: string) => Colour | undefined;
	seatOf: (owner: string) => string; // who plays it
	thing: (a: Arg) => VNode | null; // its card
}

// Where things lay before the newest position: what was bought is no longer there.
const lay = new Map<string, Point>();
let layAt = ''; // the table and the line of that position
const middle = (e: Element | null | undefined): Point | null => {
	const box = e?.getBoundingClientRect();
	return box?.width ? { x: box.x + box.width / 2, y: box.y + box.height / 2 } : null;
};
// Once all parts of a position are drawn, for what comes after it.
export function remember(table: HTMLElement, at: string) {
	if (still() || at === layAt) return;
	layAt = at;
	lay.clear();
	for (const e of table.querySelectorAll<HTMLElement>('.card[data-target], .god [data-target]')) {
		const at = middle(e);
		if (at) lay.set(e.dataset.target!, at);
	}
}

const plate = (table: HTMLElement, seat: string) =>
	middle(table.querySelector(`[data-plate="${seat}"] .plate__band`)) ??
	middle(table.querySelector(`.seatrow [data-plate="${seat}"]`));

// Two things on the board that an event names: from, to.
function journey(stage: HTMLElement, event: GameEvent): [Point, Point] | null {
	const found: Point[] = [];
	for (const a of event.args ?? []) {
		if (a.kind === 'number' || a.kind === 'flag') continue;
		const names = [
			keyOf(a.kind, a.value),
			...(a.kind === 'area' ? [keyOf('land', a.value), keyOf('sea', a.value)] : []),
		];
		const at = names.map(n => middle(stage.querySelector(`[data-target="${CSS.escape(n)}"]`))).find(p => !!p);
		if (at) found.push(at);
	}
	return found.length > 1 ? [found[0]!, found[1]!] : null;
}

interface Flight {
	look: (e: HTMLElement) => void;
	from: Point;
	to: Point;
	shrinks?: boolean; // on its way
}

function disc(seat: Colour | undefined) {
	return (e: HTMLElement) => {
		e.className = 'mark flight ghost';
		if (!seat) return;
		e.dataset.seat = seat;
		e.innerHTML =
			`<svg class="i" viewBox="0 0 512 512"><use href="#emblem-${emblems[seat]}" width="512" height="512"/>` +
			'</svg>';
	};
}
// What goes from place to place: over the sea a fleet, over land troops, a monster by itself.
function piece(seat: Colour | undefined, kinds: string[]) {
	const id = kinds[0] === 'monster' ? 'monster' : seat && (kinds.includes('sea') ? `fleet-${seat}` : `troop-${seat}`);
	if (!id || kinds.includes('hero')) return disc(seat);
	const box = boxOf(id),
		[x, y, w, h] = box.split(' ');
	return (e: HTMLElement) => {
		e.className = 'flight flight--piece';
		e.innerHTML = `<svg viewBox="${box}"><use href="#${id}" x="${x}" y="${y}" width="${w}" height="${h}"/></svg>`;
	};
}
const gold = (n: number) => (e: HTMLElement) => {
	e.className = 'flight flight--gold coin';
	e.textContent = String(n);
};
const token = (sign: string) => (e: HTMLElement) => {
	e.className = 'mark flight ghost';
	render(h(Sign, { id: sign }), e);
};
const card = (drawn: VNode) => (e: HTMLElement) => {
	e.className = 'flight flight--card';
	render(drawn, e);
};

const up = (p: Point, by: number): Point => ({ x: p.x, y: p.y + by });

function flightOf(table: HTMLElement, stage: HTMLElement, w: Ways, event: GameEvent, line: LogEntry): Flight | null {
	const moment = momentOf(w.face, event),
		who = event.who ?? line.seat,
		own = plate(table, w.seatOf(who)),
		args = event.args ?? [];
	const n = Number(args.find(a => a.kind === 'number')?.value ?? 0);
	if (own && moment === 'gain' && n) return { look: gold(n), from: up(own, 46), to: own };
	if (own && moment === 'pay' && n) {
		const god = args.find(a => a.kind === 'god'),
			at = god && middle(table.querySelector(`[data-god="${god.value}"]`));
		return { look: gold(n), from: own, to: at ?? up(own, 60) };
	}
	const other = ownersIn(w.face, event)
		.map(o => plate(table, w.seatOf(o)))
		.find(p => !!p);
	if (own && other && moment === 'theft') return { look: n ? gold(n) : disc(w.colour(who)), from: other, to: own };
	if (own && other && moment === 'give') {
		const sign = signOf(w.face, event);
		return { look: sign ? token(sign) : gold(n), from: own, to: other };
	}
	if (own && moment === 'card') {
		const thing = args.find(a => lay.has(keyOf(a.kind, a.value))),
			drawn = thing && w.thing(thing);
		if (drawn) return { look: card(drawn), from: lay.get(keyOf(thing.kind, thing.value))!, to: own, shrinks: true };
	}
	const way = journey(stage, event);
	return (
		way && {
			look: piece(
				w.colour(ownersIn(w.face, event)[0] ?? who),
				args.filter(a => a.kind !== 'number').map(a => a.kind),
			),
			from: way[0],
			to: way[1],
		}
	);
}

const still = () => !setting('motion') || matchMedia('(prefers-reduced-motion: reduce)').matches || document.hidden;
const sounds: Record<string, 'gold' | 'card' | 'build'> = { gain: 'gold', pay: 'gold', card: 'card', build: 'build' };

export function animate(table: HTMLElement, stage: HTMLElement, lines: LogEntry[], w: Ways) {
	const events = lines.slice(-20).flatMap(line => line.events.map(event => ({ line, event })));
	const heard = events.map(x => sounds[momentOf(w.face, x.event) ?? '']).find(s => !!s);
	if (events.length) sound(heard ?? 'move');
	if (still()) return;
	const flights = events
		.map(x => flightOf(table, stage, w, x.event, x.line))
		.filter(f => !!f)
		.slice(0, most);
	flights.forEach((f, i) => {
		const e = document.createElement('div');
		f.look(e);
		e.inert = true;
		table.append(e);
		e.animate(
			[
				{ transform: `translate(${f.from.x}px, ${f.from.y}px)` },
				{ transform: `translate(${f.to.x}px, ${f.to.y}px) scale(${f.shrinks ? 0.45 : 1})` },
			],
			{ duration: 560, delay: 120 * i, easing: 'cubic-bezier(.2, .7, .2, 1)', fill: 'backwards' },
		).finished.finally(() => (render(null, e), e.remove()));
	});
}
