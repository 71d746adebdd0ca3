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
	if (altar) return [`.god[data-god=${altar[1]}]`, `.dock [data-target$=":${altar[1]}"]`];
	if (thing) return [`[data-target="${thing[1]}:${thing[2]}"]`, `[data-target$=":${thing[2]}"]`];
	if (place.startsWith('theatre')) return ['.theatre', '.stage'];
	if (place === 'dock') return ['.dock'];
	if (place.startsWith('dock ')) return ['.dock__objects', '.dock'];
	return [];
}

// A small screen: the board, and a sheet with one part of the table, whose head the owl is.
export const inSheet = () => matchMedia('(max-width: 1099px)').matches;

// Its middle is in sight, inside whatever scrolls or pans it; of a place on a small map most of it.
const seen = (e: Element) => {
	const r = e.getBoundingClientRect(),
		x = r.left + r.width / 2,
		y = r.top + r.height / 2;
	if (r.width <= 2 || r.height <= 2 || x < 0 || y < 0 || x > innerWidth || y > innerHeight) return false;
	if (!inSheet()) return true;
	const f = e.closest('.stage, .dock, .rail, .hands')?.getBoundingClientRect();
	if (!f || e.matches('.stage, .dock')) return true;
	const [w, h] = e.closest('.map__frame') ? [r.width * 0.35, r.height * 0.35] : [0, 0];
	return x - w > f.left && x + w < f.right && y - h > f.top && y + h < f.bottom;
};

// Which part of the table a step needs in the sheet: the question where something is to be done, else where its place
// is.
export function tabFor(spots: string[], places: Record<string, string>, task: boolean): 'turn' | 'shared' | 'seats' {
	const first = spots
		.map(place => {
			for (const s of selectors(place, places)) {
				const found = document.querySelector(s);
				if (found) return found;
			}
			return null;
		})
		.find(e => e);
	return task || !first
		? 'turn'
		: first.closest('.rail--shared')
			? 'shared'
			: first.closest('.rail--seats')
				? 'seats'
				: 'turn';
}

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

// What a wanted move is done with: its own button, a thing that it names, its action.
function toolsOf(move: string): string[] {
	const [verb, ...tokens] = move.split(' ').map(w => CSS.escape(w));
	return [
		`.dock [data-move="${move}"]`,
		...tokens.map(token => `[data-lit][data-target$=":${token}"]`),
		`.dock [data-verb="${verb}"]`,
		'.seal:not(:disabled)',
	];
}

// A place of the game may be several things side by side; any other is the first visible element. Where none is in
// sight, the first that can be panned or scrolled to comes into sight, and what is to be done is lit.
function boxesOf(spots: string[], places: Record<string, string>, wanted: string, bring: (e: Element) => void): Box[] {
	let hidden: Element | undefined;
	const first = (s: string) => {
		const all = [...document.querySelectorAll(s)],
			found = all.filter(seen);
		if (!found.length && inSheet()) hidden ??= all.find(e => e.getBoundingClientRect().width > 2);
		return found;
	};
	const boxes = spots.flatMap(place => {
		for (const s of selectors(place, places)) {
			const found = first(s);
			if (found[0]) return [places[place] ? boxOf(...found) : boxOf(found[0])];
		}
		return [];
	});
	if (boxes.length) return boxes;
	for (const s of wanted ? toolsOf(wanted) : []) {
		const [found] = first(s);
		if (found) return [boxOf(found)];
	}
	if (hidden) bring(hidden);
	return boxes;
}

// A map pans, anything else scrolls.
function intoSight(e: Element) {
	const map = e.closest('.map__frame'),
		seen = e.closest('.stage')?.getBoundingClientRect();
	if (!map || !seen) return e.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
	const r = e.getBoundingClientRect(),
		dx = (seen.left + seen.right - r.left - r.right) / 2,
		dy = (seen.top + seen.bottom - r.top - r.bottom) / 2;
	map.dispatchEvent(new CustomEvent('bring', { detail: { dx, dy } }));
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
export function useBoxes(spots: string[], places: Record<string, string>, wanted: string, on: boolean): Box[] {
	const [boxes, setBoxes] = useState<Box[]>([]);
	const key = spots.join(';');
	useEffect(() => {
		if (!on) return setBoxes([]);
		let before = '';
		// a map follows a moment later, and may be looking elsewhere first
		const brought = new Map<Element, { times: number; at: number }>();
		const bring = (e: Element) => {
			const was = brought.get(e) ?? { times: 0, at: 0 };
			if (was.times > 5 || Date.now() - was.at < 300) return;
			brought.set(e, { times: was.times + 1, at: Date.now() });
			intoSight(e);
		};
		const look = () => {
			const found = boxesOf(spots, places, wanted, bring),
				now = JSON.stringify(found.map(b => Object.values(b).map(Math.round)));
			if (now !== before) setBoxes(found);
			before = now;
		};
		const timer = setInterval(look, 120),
			stop = whenSettled(look);
		return () => (clearInterval(timer), stop());
	}, [key, places, wanted, on]);
	return boxes;
}

const shared = (a: Box, b: Box) =>
	Math.max(0, Math.min(a.x + a.w, b.x + b.w) - Math.max(a.x, b.x)) *
	Math.max(0, Math.min(a.y + a.h, b.y + b.h) - Math.max(a.y, b.y));

// to cover all of what is lit, in square pixels of what may be touched: half of a card is worse than a quarter of the
// board
const HOLE = 400_000;

// Where a card of this size covers least of what is lit and of what may be touched. It stays where it is now unless
// another place is better.
export function placeFor(
	w: number,
	h: number,
	holes: Box[],
	now?: { x: number; y: number } | null,
): { x: number; y: number } {
	const stage =
		document.querySelector('.table__main > .stage')?.getBoundingClientRect() ??
		document.body.getBoundingClientRect();
	const touch = [...document.querySelectorAll('.stage [data-lit], .theatre button, .dock button')]
		.filter(seen)
		.map(e => boxOf(e));
	const xs = [stage.left + 16, stage.left + (stage.width - w) / 2, stage.right - w - 16];
	const ys = [stage.top + 16, stage.top + (stage.height - h) / 2, stage.bottom - h - 16];
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
