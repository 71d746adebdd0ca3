// Short animations: what moved from one area to another is shown as a point that travels. Knows no
// game: an event that names two things on the board is a move from the first to the second.
import { keyOf } from '../choices';
import { setting } from '../settings';
import type { LogEntry } from '../types';

const most = 6; // further ones of a long burst are left out

export function animate(board: HTMLElement, lines: LogEntry[]) {
	if (!setting('motion') || matchMedia('(prefers-reduced-motion: reduce)').matches || document.hidden) return;
	const frame = board.getBoundingClientRect();
	const place = (kind: string, value: unknown) => {
		const names = [keyOf(kind, value), ...(kind === 'area' ? [keyOf('land', value), keyOf('sea', value)] : [])];
		for (const name of names) {
			const found = board.querySelector(`.area[data-target="${CSS.escape(name)}"]`);
			if (found) {
				const box = found.getBoundingClientRect();
				return { x: box.x + box.width / 2 - frame.x, y: box.y + box.height / 2 - frame.y };
			}
		}
		return null;
	};
	let shown = 0;
	for (const line of lines.slice(-20))
		for (const event of line.events) {
			const places = (event.args ?? []).filter(a => a.kind !== 'number' && a.kind !== 'flag').map(a => place(a.kind, a.value)).filter(p => !!p);
			const [from, to] = places;
			if (!from || !to || shown >= most) continue;
			const ghost = document.createElement('div');
			ghost.className = 'ghost';
			board.append(ghost);
			ghost
				.animate([{ transform: `translate(${from.x}px, ${from.y}px)` }, { transform: `translate(${to.x}px, ${to.y}px)` }], { duration: 450, delay: 120 * shown++, easing: 'ease-in-out', fill: 'backwards' })
				.finished.finally(() => ghost.remove());
		}
}
