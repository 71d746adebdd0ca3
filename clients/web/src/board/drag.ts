// Dragging: a piece to a place that may be chosen, a card to the board of whoever takes it. It answers just as touching
// does, one thing after the other, so the rules of touching hold; nothing is decided before the drop, and a drop
// anywhere else puts everything back.
//
// A piece stands in an area (data-on of .map-piece). It may be carried where a move names that area and then another
// place; or step by step, where the face says which verbs mean "from here" and "to there" (Face.drags). A card that may
// be chosen is dropped on a part of the page with data-drop.
import { useLayoutEffect, useRef } from 'preact/hooks';
import type { Picked } from '../table/choices';
import type { Face } from '../face/face';
import type { Choice } from '../play/types';

interface Dragging {
	moves: readonly Choice[]; // empty: nothing can be dragged
	picked: Picked;
	setPicked: (picked: Picked) => void;
	cancel: () => void; // takes back a step that the engine has already been told
	drags: Face['drags'];
}

interface Held {
	thing: Element; // that is carried
	from: HTMLElement; // what is touched to choose it: the card, or the area it stands in
	way: 'card' | 'pair' | 'from' | 'to';
	x: number;
	y: number;
	ghost?: HTMLElement;
	before: Picked;
}

const threshold = 8; // px: less is a click
const touch = (e: Element) => e.dispatchEvent(new MouseEvent('click', { bubbles: true }));
const argOf = (e: HTMLElement) => {
	const [kind, ...value] = (e.dataset.target ?? '').split(':');
	return { kinds: [kind!, 'area'], value: value.join(':') };
};
const places = (c: Choice) => c.args.filter(a => a.kind !== 'number' && a.kind !== 'flag' && a.value !== null);

function pieceAt(table: HTMLElement, x: number, y: number): SVGGElement | undefined {
	return [...table.querySelectorAll<SVGGElement>('.map-piece[data-on]')].findLast(e => {
		const r = e.getBoundingClientRect();
		return x >= r.left && x <= r.right && y >= r.top && y <= r.bottom;
	});
}

// What would be carried from here, and how that is answered.
function grasp(table: HTMLElement, e: PointerEvent, d: Dragging): Held | null {
	const at = e.target as Element,
		base = { x: e.clientX, y: e.clientY, before: d.picked };
	const card = at.closest<HTMLElement>('.card[data-lit], .minis [data-lit]');
	// a finger scrolls there
	if (card) return e.pointerType === 'touch' ? null : { ...base, thing: card, from: card, way: 'card' };
	if (!at.closest('.map__sheet')) return null;
	const piece = pieceAt(table, e.clientX, e.clientY),
		area = piece && table.querySelector<HTMLElement>(`[data-area="${CSS.escape(piece.dataset.on!)}"]`);
	if (!area) return null;
	const here = argOf(area),
		first = (c: Choice) => {
			const [a] = places(c);
			return !!a && here.kinds.includes(a.kind) && String(a.value) === here.value;
		};
	const held = (way: Held['way']): Held => ({ ...base, thing: piece, from: area, way });
	if (d.moves.some(c => first(c) && places(c).length > 1 && places(c)[1]!.kind === places(c)[0]!.kind))
		return held('pair');
	if (d.moves.some(c => first(c) && d.drags?.from?.includes(c.verb))) return held('from');
	if (d.moves.some(c => d.drags?.to?.includes(c.verb))) return held('to');
	return null;
}

// A copy of it under the pointer.
function lift(table: HTMLElement, h: Held): HTMLElement {
	const r = h.thing.getBoundingClientRect(),
		ghost = document.createElement('div');
	ghost.className = 'dragged';
	ghost.setAttribute('aria-hidden', 'true');
	if (h.way === 'card') {
		ghost.append(h.thing.cloneNode(true));
		ghost.style.setProperty('--w', `${r.width}px`);
		for (const e of ghost.querySelectorAll('[data-target]'))
			(e.removeAttribute('data-target'), e.removeAttribute('data-lit'));
	} else {
		const copy = h.thing.cloneNode(true) as SVGGElement;
		copy.removeAttribute('style');
		copy.removeAttribute('data-on');
		ghost.innerHTML = '<svg width="1" height="1" overflow="visible"></svg>';
		ghost.firstElementChild!.append(copy);
	}
	table.append(ghost);
	return ghost;
}

const under = (e: { clientX: number; clientY: number }, what: string) =>
	document.elementFromPoint(e.clientX, e.clientY)?.closest<HTMLElement>(what) ?? null;

// Waits until the table asks us again: the next question of a move made step by step.
async function asked(table: HTMLElement, line: string | undefined): Promise<boolean> {
	for (let i = 0; i < 200; i++) {
		if (table.dataset.turn === 'mine' && table.dataset.line !== line)
			return new Promise(done => requestAnimationFrame(() => done(true)));
		await new Promise(done => setTimeout(done, 25));
	}
	return false;
}

async function drop(table: HTMLElement, h: Held, e: PointerEvent, d: () => Dragging) {
	const { line } = table.dataset;
	if (h.way === 'card') {
		const there = under(e, '[data-drop], [data-lit]');
		if (!there || h.from.contains(there)) return;
		touch(h.from);
		// dropped among piles: the next question, onto which one, is answered already
		if (!there.closest('[data-drop="piles"]') || !(await asked(table, line))) return;
		const pile = under(e, '[data-drop="piles"] [data-lit]');
		if (pile) touch(pile);
		return;
	}
	const there = under(e, '[data-lit]');
	if (h.way === 'from') {
		touch(h.from);
		if (!(await asked(table, line))) return;
		const then = under(e, '[data-lit]');
		return then && then !== h.from ? void touch(then) : d().cancel();
	}
	if (there && there !== h.from) touch(there);
	else d().setPicked(h.before);
}

export function useDrag(table: { current: HTMLElement | null }, now: Dragging) {
	const newest = useRef(now);
	newest.current = now;
	useLayoutEffect(() => {
		let held: Held | null = null;
		const end = () => {
			held?.ghost?.remove();
			held = null;
			delete table.current?.dataset.dragging;
		};
		const on = {
			pointerdown: (e: PointerEvent) => {
				end();
				const d = newest.current;
				if (table.current && e.button === 0 && e.isPrimary && d.moves.length) held = grasp(table.current, e, d);
			},
			pointermove: (e: PointerEvent) => {
				if (!held || !table.current) return;
				if (!held.ghost && Math.hypot(e.clientX - held.x, e.clientY - held.y) < threshold)
					return held.way === 'card' ? undefined : e.stopPropagation();
				if (!held.ghost) {
					held.ghost = lift(table.current, held);
					table.current.dataset.dragging = held.way === 'card' ? 'card' : 'piece';
					// its destinations are lit while it is carried
					if (held.way === 'pair') newest.current.setPicked({ values: [argOf(held.from)] });
				}
				e.stopPropagation(); // the map must not pan along
				held.ghost.style.transform = `translate(${e.clientX}px, ${e.clientY}px)`;
			},
			pointerup: (e: PointerEvent) => {
				const h = held,
					t = table.current;
				end();
				if (!h?.ghost || !t) return;
				// the click that follows was not meant as one
				const stop = (c: Event) => (c.stopPropagation(), c.preventDefault());
				addEventListener('click', stop, { capture: true });
				setTimeout(
					() => (
						removeEventListener('click', stop, { capture: true }),
						void drop(t, h, e, () => newest.current)
					),
					0,
				);
			},
			pointercancel: () => {
				if (held?.ghost) newest.current.setPicked(held.before);
				end();
			},
			keydown: (e: KeyboardEvent) => e.key === 'Escape' && on.pointercancel(),
			dragstart: (e: Event) => held && e.preventDefault(), // the browser's own
		};
		const entries = Object.entries(on) as [string, EventListener][];
		for (const [name, f] of entries) addEventListener(name, f, { capture: true });
		return () => entries.forEach(([name, f]) => removeEventListener(name, f, { capture: true }));
	}, []);
}
