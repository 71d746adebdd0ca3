// What a lesson lights: its places as elements of the table, and where the owl's card leaves them free.
import { useEffect, useState } from 'preact/hooks';

const KINDS = /^(island|sea|land|region|card|hero|god) (\S+)$/;

function selectors(place: string, places: Record<string, string>): string[] {
	if (places[place]) return [places[place]];
	const plate = /^plate (s\d)(?: (.+))?$/.exec(place);
	if (plate) {
		const whole = `.plate[data-who=${plate[1]}]`,
			part = plate[2] && (places['plate ' + plate[2]] ?? (plate[2] === 'race' ? '.plate__races' : ''));
		return part ? [`${whole} ${part}`, whole] : [whole];
	}
	const altar = /^altar (\S+)$/.exec(place),
		thing = KINDS.exec(place);
	if (altar) return [`.god[data-god=${altar[1]}]`];
	if (thing) return [`[data-target="${thing[1]}:${thing[2]}"]`, `[data-target$=":${thing[2]}"]`];
	if (place.startsWith('theatre')) return ['.theatre', '.stage'];
	if (place === 'dock') return ['.dock'];
	if (place.startsWith('dock ')) return ['.dock__objects', '.dock'];
	return [];
}

const seen = (e: Element) => {
	const r = e.getBoundingClientRect();
	return r.width > 2 && r.height > 2 && r.bottom > 0 && r.top < innerHeight && r.right > 0 && r.left < innerWidth;
};

export interface Box {
	x: number;
	y: number;
	w: number;
	h: number;
}

// The box around all of them, with some padding.
const PAD = 6;
function boxOf(...all: Element[]): Box {
	const boxes = all.map(e => e.getBoundingClientRect());
	const x = Math.max(0, Math.min(...boxes.map(r => r.left)) - PAD),
		y = Math.max(0, Math.min(...boxes.map(r => r.top)) - PAD);
	return {
		x,
		y,
		w: Math.min(innerWidth, Math.max(...boxes.map(r => r.right)) + PAD) - x,
		h: Math.min(innerHeight, Math.max(...boxes.map(r => r.bottom)) + PAD) - y,
	};
}

// A place of the game may be several things side by side; any other is the first visible element.
function boxesOf(spots: string[], places: Record<string, string>): Box[] {
	return spots.flatMap(place => {
		for (const s of selectors(place, places)) {
			const found = [...document.querySelectorAll(s)].filter(seen);
			if (found[0]) return [places[place] ? boxOf(...found) : boxOf(found[0])];
		}
		return [];
	});
}

// Parts of the table are drawn in later frames: looks now, and whenever all show the same position or something in it
// was lit or drawn anew. Gives what ends that.
export function whenSettled(look: () => void): () => void {
	look();
	const table = document.querySelector<HTMLElement>('.table'),
		watch = new MutationObserver(() => table!.dataset.waits === undefined && look());
	if (table)
		watch.observe(table, {
			subtree: true,
			childList: true,
			attributes: true,
			attributeFilter: ['data-waits', 'data-lit'],
		});
	return () => watch.disconnect();
}

// The boxes of the lit things, followed while they move.
export function useBoxes(spots: string[], places: Record<string, string>, on: boolean): Box[] {
	const [boxes, setBoxes] = useState<Box[]>([]);
	const key = spots.join(';');
	useEffect(() => {
		if (!on) return setBoxes([]);
		let before = '';
		const look = () => {
			const found = boxesOf(spots, places),
				now = JSON.stringify(found.map(b => Object.values(b).map(Math.round)));
			if (now !== before) setBoxes(found);
			before = now;
		};
		const timer = setInterval(look, 120),
			stop = whenSettled(look);
		return () => (clearInterval(timer), stop());
	}, [key, places, on]);
	return boxes;
}

const shared = (a: Box, b: Box) =>
	Math.max(0, Math.min(a.x + a.w, b.x + b.w) - Math.max(a.x, b.x)) *
	Math.max(0, Math.min(a.y + a.h, b.y + b.h) - Math.max(a.y, b.y));

// to cover all of what is lit, in square pixels of what may be touched: half of a card is worse than a quarter of the
// board
const HOLE = 400_000;

// Where a card of this size covers least of what is lit and of what may be touched. On a phone it lies at the top or
// over the sheet. It stays where it is now unless another place is better.
export function placeFor(
	w: number,
	h: number,
	holes: Box[],
	narrow: boolean,
	now?: { x: number; y: number } | null,
): { x: number; y: number } {
	const stage =
		document.querySelector('.table__main > .stage')?.getBoundingClientRect() ??
		document.body.getBoundingClientRect();
	const touch = [...document.querySelectorAll('.stage [data-lit], .theatre button, .dock button')]
		.filter(seen)
		.map(e => boxOf(e));
	const bar = document.querySelector('.tabbar')?.getBoundingClientRect().top ?? innerHeight;
	const xs = narrow
		? [(innerWidth - w) / 2]
		: [stage.left + 16, stage.left + (stage.width - w) / 2, stage.right - w - 16];
	const ys = narrow
		? [54, (bar || innerHeight) - h - 8]
		: [stage.top + 16, stage.top + (stage.height - h) / 2, stage.bottom - h - 16];
	let best = { x: xs[0]!, y: ys[0]! },
		least = Infinity;
	for (const { x, y } of [...(now ? [now] : []), ...ys.flatMap(y => xs.map(x => ({ x, y })))]) {
		const here = { x, y, w, h };
		const cost =
			holes.reduce((n, b) => n + (HOLE * shared(here, b)) / (b.w * b.h), 0) +
			touch.reduce((n, b) => n + shared(here, b) + (shared(here, b) > 0 ? 400 : 0), 0) +
			(y === ys[1] ? 1 : 0);
		if (cost < least) [least, best] = [cost, { x, y }];
	}
	return { x: Math.max(8, Math.min(best.x, innerWidth - w - 8)), y: Math.max(8, best.y) };
}
