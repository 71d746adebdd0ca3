// The large view of a card beside the small one: after the pointer rests on it, when the keyboard reaches it, on a long
// press.
import { render } from 'preact';
import { Card, type Look } from './card';
import { press, rest, resting } from '../kit/rest';
import './zoom.css';

const width = 240,
	gap = 14,
	below = 30; // for where its values come from
let host: HTMLElement | null = null;
let timer = 0;
let pressed = false; // a long press is no click
const still = resting();

function hide() {
	clearTimeout(timer);
	still.left();
	if (host) {
		render(null, host);
		host.hidden = true;
	}
}

// Beside the card, on the side where there is room; on a phone in the middle.
function place(box: DOMRect): { left: number; top: number } {
	const high = (width * 7) / 5 + below,
		wide = innerWidth,
		tall = innerHeight;
	const right = box.right + gap,
		left = box.left - gap - width;
	const x = right + width < wide ? right : left > 0 ? left : (wide - width) / 2;
	const y = Math.min(Math.max(8, box.top + box.height / 2 - high / 2), tall - high - 8);
	return { left: Math.round(x), top: Math.round(Math.max(8, y)) };
}

function show(of: HTMLElement, look: Look) {
	if (!of.isConnected) return;
	if (!host) {
		host = document.createElement('div');
		host.className = 'cardzoom';
		host.setAttribute('aria-hidden', 'true'); // the card's own label says all of it
		document.body.append(host);
		addEventListener('scroll', hide, true);
		addEventListener('keydown', (e: KeyboardEvent) => e.key === 'Escape' && hide());
	}
	const at = place(of.getBoundingClientRect());
	host.style.left = `${at.left}px`;
	host.style.top = `${at.top}px`;
	host.hidden = false;
	render(
		<>
			<Card look={{ ...look, from: undefined }} size="l" w={width} zoom={false} />
			{look.from && <p class="cardfrom">{look.from}</p>}
		</>,
		host,
	);
}

const later = (e: Event, look: Look, wait: number, touch: boolean) => {
	const of = e.currentTarget as HTMLElement;
	clearTimeout(timer);
	timer = window.setTimeout(() => {
		pressed = touch;
		show(of, look);
	}, wait);
};

// What a card needs to be looked at closely.
export const zooming = (look: Look) => ({
	onPointerMove: (e: PointerEvent) => {
		const of = e.currentTarget as HTMLElement;
		still.moved(e, () => show(of, look));
	},
	onPointerLeave: hide,
	onPointerDown: (e: PointerEvent) => {
		pressed = false;
		if (e.pointerType === 'mouse') hide();
		else later(e, look, press, true);
	},
	onPointerUp: (e: PointerEvent) => void (e.pointerType !== 'mouse' && hide()),
	onPointerCancel: hide,
	onContextMenu: (e: Event) => void (pressed && e.preventDefault()),
	onClickCapture: (e: Event) => {
		if (pressed) {
			e.stopImmediatePropagation();
			e.preventDefault();
		}
		pressed = false;
	},
	onFocus: (e: FocusEvent) =>
		void ((e.currentTarget as HTMLElement).matches(':focus-visible') && later(e, look, rest, false)),
	onBlur: hide,
});
