// The boards of a phone are higher than its stage: what may be touched comes into sight with its question, until a
// finger decides what is seen; the boards open at their head.
import { useLayoutEffect, useRef } from 'preact/hooks';
import { useSmall } from 'page/browser/small';

const EDGE = 8;

// All of them; where not all fit, the upper ones.
function bringIn(frame: HTMLElement) {
	const all = frame.getBoundingClientRect(),
		things = [...frame.querySelectorAll('[data-lit]')].map(e => e.getBoundingClientRect());
	if (!things.length) return;
	const top = Math.min(...things.map(r => r.top)) - EDGE - all.top,
		below = Math.max(...things.map(r => r.bottom)) + EDGE - all.bottom;
	frame.scrollTop += Math.min(Math.max(below, 0), top);
}

export function useSight(line: number, folded: boolean) {
	const box = useRef<HTMLDivElement>(null),
		small = useSmall();
	useLayoutEffect(() => {
		if (small) box.current!.scrollTop = 0;
	}, [small, folded]);
	useLayoutEffect(() => {
		const frame = box.current!;
		if (!small) return;
		const show = () => bringIn(frame);
		const watch = new MutationObserver(show),
			stop = () => watch.disconnect();
		show();
		watch.observe(frame, { subtree: true, childList: true, attributeFilter: ['data-lit'] });
		frame.addEventListener('pointerdown', stop);
		return () => (stop(), frame.removeEventListener('pointerdown', stop));
	}, [small, line]);
	return box;
}
