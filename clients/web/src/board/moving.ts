// What moved from one place to another is shown as the mover's disc that travels. Knows no game: an event that names two
// things on the table is a move from the first to the second.
import { keyOf } from '../choices';
import type { Colour } from '../face';
import { emblems } from '../kit/seat';
import { setting } from '../settings';
import type { LogEntry } from '../types';

const most = 6; // further ones of a long burst are left out

export function animate(stage: HTMLElement, lines: LogEntry[], colour: (seat: string) => Colour | undefined) {
	if (!setting('motion') || matchMedia('(prefers-reduced-motion: reduce)').matches || document.hidden) return;
	const frame = stage.getBoundingClientRect();
	const place = (kind: string, value: unknown) => {
		const names = [keyOf(kind, value), ...(kind === 'area' ? [keyOf('land', value), keyOf('sea', value)] : [])];
		for (const name of names) {
			const box = stage.querySelector(`[data-target="${CSS.escape(name)}"]`)?.getBoundingClientRect();
			if (box?.width) return { x: box.x + box.width / 2 - frame.x, y: box.y + box.height / 2 - frame.y };
		}
		return null;
	};
	let shown = 0;
	for (const line of lines.slice(-20))
		for (const event of line.events) {
			const places = (event.args ?? []).filter(a => a.kind !== 'number' && a.kind !== 'flag').map(a => place(a.kind, a.value)).filter(p => !!p);
			const [from, to] = places, seat = colour(event.who ?? line.seat);
			if (!from || !to || shown >= most) continue;
			const disc = document.createElement('div');
			disc.className = 'mark ghost';
			if (seat) {
				disc.dataset.seat = seat;
				disc.innerHTML = `<svg class="i" viewBox="0 0 512 512"><use href="#emblem-${emblems[seat]}" width="512" height="512"/></svg>`;
			}
			stage.append(disc);
			disc
				.animate([{ transform: `translate(${from.x}px, ${from.y}px)` }, { transform: `translate(${to.x}px, ${to.y}px)` }], { duration: 520, delay: 120 * shown++, easing: 'cubic-bezier(.2, .7, .2, 1)', fill: 'backwards' })
				.finished.finally(() => disc.remove());
		}
}
