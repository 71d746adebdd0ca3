// The house's own tooltip: what an element says by data-tip, beside it and never over it, after the pointer rests
// there, when the keyboard reaches it, on a long press. One for the page, above everything (a popover).
import { press, resting } from './rest';
import './tooltip.css';

const gap = 8,
	edge = 6,
	held = 2500; // ms that it stays after a long press

let box: HTMLElement | null = null;
let of: Element | null = null;
let timer = 0;
let pressed = false; // a long press is no click
const still = resting();

const tipped = (e: Event) => (e.target instanceof Element ? e.target.closest('[data-tip]') : null);

// A word that stands there in full is not said twice.
function textOf(el: Element): string {
	const text = el.getAttribute('data-tip')?.trim() ?? '',
		cut = el.scrollWidth > el.clientWidth + 1 || el.scrollHeight > el.clientHeight + 1;
	return !cut && el.textContent?.trim() === text ? '' : text;
}

export function hideTip() {
	clearTimeout(timer);
	still.left();
	if (of?.getAttribute('aria-describedby') === 'tip') of.removeAttribute('aria-describedby');
	of = null;
	if (box?.matches(':popover-open')) box.hidePopover();
}

function theBox(): HTMLElement {
	if (box) return box;
	box = document.createElement('div');
	box.id = 'tip';
	box.className = 'tooltip';
	box.popover = 'manual';
	box.setAttribute('role', 'tooltip');
	document.body.append(box);
	return box;
}

// Below it, or above where there is more room.
function place(b: HTMLElement, target: DOMRect) {
	const { width, height } = b.getBoundingClientRect(),
		below = target.bottom + gap,
		top = below + height + edge < innerHeight ? below : Math.max(edge, target.top - gap - height);
	const middle = target.left + target.width / 2 - width / 2;
	b.style.left = `${Math.round(Math.max(edge, Math.min(innerWidth - width - edge, middle)))}px`;
	b.style.top = `${Math.round(top)}px`;
}

function show(el: Element) {
	const text = el.isConnected ? textOf(el) : '';
	hideTip();
	if (!text) return;
	const b = theBox();
	of = el;
	b.textContent = text;
	b.showPopover();
	place(b, el.getBoundingClientRect());
	if (el.getAttribute('aria-label') !== text && !el.hasAttribute('aria-describedby'))
		el.setAttribute('aria-describedby', 'tip');
	watch();
}

// What is redrawn or gone needs no word.
function watch() {
	timer = window.setTimeout(() => (of?.isConnected ? watch() : hideTip()), 200);
}

function down(e: PointerEvent) {
	hideTip();
	pressed = false;
	const el = e.pointerType === 'mouse' ? null : tipped(e);
	if (el)
		timer = window.setTimeout(() => {
			show(el);
			pressed = !!of;
		}, press);
}

// The finger has left: what it asked for stays a while.
function up(e: PointerEvent) {
	if (e.pointerType === 'mouse') return;
	clearTimeout(timer);
	if (pressed) timer = window.setTimeout(hideTip, held);
}

export function watchTips() {
	const on = <K extends keyof DocumentEventMap>(kind: K, hear: (e: DocumentEventMap[K]) => void) =>
		document.addEventListener(kind, hear, { capture: true, passive: kind !== 'click' && kind !== 'contextmenu' });
	on('pointermove', e => {
		if (e.pointerType !== 'mouse') return;
		const el = tipped(e);
		if (el && el === of) return;
		if (of && !of.matches(':focus-visible')) hideTip();
		if (el) still.moved(e, () => show(el));
		else still.left();
	});
	on('pointerdown', down);
	on('pointerup', up);
	on('pointercancel', hideTip);
	on('wheel', hideTip);
	on('focusin', e => {
		const el = tipped(e);
		if (el === e.target && el?.matches(':focus-visible')) show(el);
	});
	on('focusout', hideTip);
	on('keydown', e => e.key === 'Escape' && hideTip());
	on('contextmenu', e => pressed && e.preventDefault());
	on('click', e => {
		if (pressed) (e.preventDefault(), e.stopImmediatePropagation());
		pressed = false;
	});
}
