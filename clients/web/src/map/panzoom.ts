// Pan and zoom of a stage: wheel, drag, pinch, keys and buttons.
import type { RefObject } from 'preact';
import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import { levels } from './layout';

const levelOf = (zoom: number) => levels.findLast(l => l <= zoom + 0.01) ?? 1;

interface Pan {
	zoom: number;
	x: number;
	y: number;
} // x, y: px by which the drawing is shifted

export interface Zoom extends Pan {
	level: number;
	by: (factor: number, at?: { x: number; y: number }) => void;
	shift: (dx: number, dy: number) => void;
	whole: () => void;
	show: (x: number, y: number) => void; // brings a point of the whole drawing (0 to 1) to the middle
	gliding: boolean; // the last change was made by the page, not by the player
}

const clamp = (v: number, least: number, most: number) => Math.min(most, Math.max(least, v));

// A small screen keeps in sight what is asked about.
export const small = matchMedia('(max-width: 1099px)');

// How many px of the map's foot the sheet of a phone covers: the sheet is as high as its question needs, the map keeps
// its size and place. On a large screen nothing is covered, and nothing is measured: that would force a layout in the
// middle of a change.
export const covered = (frame: HTMLElement | null) =>
	frame && small.matches ? Math.max(0, frame.clientHeight - frame.parentElement!.clientHeight) : 0;

// From where to where a side of the sheet reaches in the frame, in px, at zoom 1.
export interface Extent {
	x: [number, number];
	y: [number, number];
}

// How far a side may be shifted: where the sheet is large enough nothing else is seen, except beyond its end as much as
// the tools of the map cover.
function bounds(
	zoom: number,
	size: number,
	seen: number,
	[from, to]: [number, number],
	tools: number,
): [number, number] {
	const first = -zoom * from,
		last = seen - zoom * to;
	return [Math.max(seen - size * zoom, Math.min(first, last) - tools), Math.min(0, Math.max(first, last))];
}

const tools = 100; // px in the lower corners
function held(p: Pan, width: number, height: number, hidden: number, sheet: Extent | null): Pan {
	const zoom = clamp(p.zoom, 1, levels.at(-1)!),
		{ x, y } = sheet ?? { x: [0, width] as [number, number], y: [0, height] as [number, number] };
	return {
		zoom,
		x: clamp(p.x, ...bounds(zoom, width, width, x, 0)),
		y: clamp(p.y, ...bounds(zoom, height, height - hidden, y, hidden ? tools : 0)),
	};
}

// start: the zoom at which the stage opens.
export function useZoom(
	frame: RefObject<HTMLElement | null>,
	width: number,
	height: number,
	start: number,
	sheet: Extent | null,
): Zoom {
	const [wish, setPan] = useState<(Pan & { gliding?: boolean }) | null>(null);
	// what was hidden then: the map opens in the middle of what is seen, and stays there
	const opening = useRef<number | undefined>(undefined);
	if (height) opening.current ??= covered(frame.current);
	const first: Pan = {
			zoom: start,
			x: (width * (1 - start)) / 2,
			y: (height * (1 - start) - (opening.current ?? 0)) / 2,
		},
		pan = wish ?? first;
	const size = useRef({ width, height, first, sheet });
	size.current = { width, height, first, sheet };
	const change = (f: (p: Pan) => Pan) =>
		setPan(p =>
			held(
				f(p ?? size.current.first),
				size.current.width,
				size.current.height,
				covered(frame.current),
				size.current.sheet,
			),
		);
	const by = (factor: number, at?: { x: number; y: number }) =>
		change(p => {
			const zoom = clamp(p.zoom * factor, 1, levels.at(-1)!),
				k = zoom / p.zoom;
			const cx = at?.x ?? size.current.width / 2,
				cy = at?.y ?? size.current.height / 2; // the point that stays in place
			return { zoom, x: cx - (cx - p.x) * k, y: cy - (cy - p.y) * k };
		});
	const shift = (dx: number, dy: number) => change(p => ({ ...p, x: p.x + dx, y: p.y + dy }));
	const show = (x: number, y: number) =>
		setPan(was => {
			const { width: w, height: h, first, sheet: s } = size.current,
				{ zoom } = was ?? first,
				hidden = covered(frame.current);
			return {
				...held({ zoom, x: w * (0.5 - x * zoom), y: (h - hidden) / 2 - h * y * zoom }, w, h, hidden, s),
				gliding: true,
			};
		});
	useLayoutEffect(() => listen(frame.current!, by, shift), []);
	return {
		...held(pan, width, height, covered(frame.current), sheet),
		level: levelOf(pan.zoom),
		by,
		shift,
		show,
		gliding: !!wish?.gliding,
		whole: () => setPan({ zoom: 1, x: 0, y: -covered(frame.current) / 2 }),
	};
}

// What a finger that comes down beside small things means: the nearest of those that may be chosen, as if each were as
// large as a fingertip.
const fingertip = 44;
export function meant(box: HTMLElement, x: number, y: number): HTMLElement | null {
	let best: HTMLElement | null = null,
		least = Infinity;
	for (const e of box.querySelectorAll<HTMLElement>('[data-lit]')) {
		const r = e.getBoundingClientRect(),
			dx = Math.abs(x - (r.left + r.right) / 2),
			dy = Math.abs(y - (r.top + r.bottom) / 2);
		if (
			Math.min(r.width, r.height) >= fingertip ||
			dx > Math.max(fingertip, r.width) / 2 ||
			dy > Math.max(fingertip, r.height) / 2
		)
			continue;
		const far = Math.hypot(dx, dy);
		if (far < least) [least, best] = [far, e];
	}
	return best;
}

// A drag that moved is not a click.
function listen(box: HTMLElement, by: Zoom['by'], shift: Zoom['shift']): () => void {
	const points = new Map<number, { x: number; y: number }>();
	let moved = 0;
	const local = (e: { clientX: number; clientY: number }) => {
		const r = box.getBoundingClientRect();
		return { x: e.clientX - r.x, y: e.clientY - r.y };
	};
	const on = {
		wheel: (e: WheelEvent) => {
			e.preventDefault();
			by(Math.exp(-clamp(e.deltaY, -120, 120) / 420), local(e));
		},
		pointerdown: (e: PointerEvent) => {
			points.set(e.pointerId, local(e));
			if (points.size === 1) moved = 0;
		},
		pointermove: (e: PointerEvent) => {
			const was = points.get(e.pointerId),
				now = local(e);
			if (!was) return;
			const other = [...points].find(([id]) => id !== e.pointerId)?.[1];
			if (other) {
				const before = Math.hypot(was.x - other.x, was.y - other.y),
					after = Math.hypot(now.x - other.x, now.y - other.y);
				if (before > 10) by(after / before, { x: (now.x + other.x) / 2, y: (now.y + other.y) / 2 });
				moved = 99;
			}
			moved += Math.hypot(now.x - was.x, now.y - was.y);
			shift((now.x - was.x) / points.size, (now.y - was.y) / points.size);
			points.set(e.pointerId, now);
		},
		pointerup: (e: PointerEvent) => void points.delete(e.pointerId),
		pointercancel: (e: PointerEvent) => void points.delete(e.pointerId),
		pointerleave: (e: PointerEvent) => void points.delete(e.pointerId),
		// something else on the page wants a place in sight: by so many px
		bring: (e: CustomEvent<{ dx: number; dy: number }>) => shift(e.detail.dx, e.detail.dy),
		click: (e: MouseEvent) => {
			const drag = moved > 6;
			moved = 0;
			if (drag) return e.stopPropagation();
			if ((e as PointerEvent).pointerType !== 'touch' || (e.target as Element).closest('[data-lit], button'))
				return;
			const thing = meant(box, e.clientX, e.clientY);
			if (!thing) return;
			e.stopPropagation();
			thing.dispatchEvent(new MouseEvent('click', { bubbles: true }));
		},
	};
	const entries = Object.entries(on) as unknown as [string, EventListener][];
	for (const [name, f] of entries)
		box.addEventListener(
			name,
			f,
			name === 'wheel' ? { passive: false } : name === 'click' ? { capture: true } : undefined,
		);
	return () =>
		entries.forEach(([name, f]) =>
			box.removeEventListener(name, f, name === 'click' ? { capture: true } : undefined),
		);
}
