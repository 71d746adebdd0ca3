// A choice beside the place that it is about: a number of units, each with its chance.
import type { ComponentChildren } from 'preact';
import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import type { Prepared, View } from './layout';

type Side = 'above' | 'below' | 'left' | 'right';
interface Put {
	side: Side;
	x: number;
	y: number;
}

const gap = 14,
	edge = 8;

// Above, below or beside the end of a way: where it fits into the sheet and covers least of where the way comes from.
export function putBeside(
	to: number[],
	from: [number, number],
	w: number,
	h: number,
	view: { width: number; height: number },
): Put {
	const [x0, y0, x1, y1] = to as [number, number, number, number],
		mx = (x0 + x1) / 2,
		my = (y0 + y1) / 2;
	const all: Put[] = [
		{ side: 'above', x: mx - w / 2, y: y0 - h - gap },
		{ side: 'below', x: mx - w / 2, y: y1 + gap },
		{ side: 'right', x: x1 + gap, y: my - h / 2 },
		{ side: 'left', x: x0 - w - gap, y: my - h / 2 },
	];
	// shifted along the side until it is within the sheet; what still hangs out, and what it hides of the start, count
	// against it
	const within = (p: Put): Put =>
		p.side === 'above' || p.side === 'below'
			? { ...p, x: Math.max(edge, Math.min(view.width - w - edge, p.x)) }
			: { ...p, y: Math.max(edge, Math.min(view.height - h - edge, p.y)) };
	const out = (p: Put) =>
		Math.max(0, edge - p.x, edge - p.y, p.x + w + edge - view.width, p.y + h + edge - view.height);
	const hides = (p: Put) =>
		from[0] > p.x - 20 && from[0] < p.x + w + 20 && from[1] > p.y - 20 && from[1] < p.y + h + 20 ? 60 : 0;
	return all.map(within).reduce((best, p) => (out(p) + hides(p) < out(best) + hides(best) ? p : best));
}

export function Asked(p: { way: string[]; prepared: Prepared; view: View; children: ComponentChildren }) {
	const box = useRef<HTMLDivElement>(null),
		[size, setSize] = useState<[number, number] | null>(null);
	const from = p.prepared.by.get(p.way[0]!),
		to = p.prepared.by.get(p.way.at(-1)!),
		key = `${p.way.join()} ${p.view.width}`;
	useLayoutEffect(() => box.current! && setSize([box.current.offsetWidth, box.current.offsetHeight]), [key]);
	if (!from || !to) return null;
	const put = size && putBeside(to.box, [from.hx, from.hy], size[0], size[1], p.view),
		[x0, y0, x1, y1] = to.box;
	const nose = put && (put.side === 'above' || put.side === 'below' ? (x0 + x1) / 2 - put.x : (y0 + y1) / 2 - put.y);
	return (
		<div
			class="spot map-ask"
			ref={box}
			data-side={put?.side}
			style={
				put
					? { left: `${put.x.toFixed(0)}px`, top: `${put.y.toFixed(0)}px`, '--nose': `${nose!.toFixed(0)}px` }
					: { visibility: 'hidden' }
			}
		>
			{p.children}
		</div>
	);
}
