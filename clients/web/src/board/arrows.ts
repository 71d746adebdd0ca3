// Arrow keys on the board: from what has the focus to the nearest thing in that direction. Places and cards are visited
// whether they may be chosen or not, since they have something to tell; pieces only when they may be chosen.

const ways: Record<string, [dx: number, dy: number]> = {
	ArrowLeft: [-1, 0],
	ArrowRight: [1, 0],
	ArrowUp: [0, -1],
	ArrowDown: [0, 1],
};
const visited = '[data-area], [data-target][data-lit], .card[data-target]';

const middle = (e: Element): [number, number] => {
	const r = e.getBoundingClientRect();
	return [r.x + r.width / 2, r.y + r.height / 2];
};

export function walk(e: KeyboardEvent) {
	const way = ways[e.key],
		from = (e.target as Element).closest(visited);
	if (!way || !from || e.altKey || e.ctrlKey || e.metaKey) return;
	const [dx, dy] = way,
		[x0, y0] = middle(from),
		board = from.closest('.curtain') ?? (e.currentTarget as Element); // in a theatre: only within it, not below
	let best: HTMLElement | SVGElement | null = null,
		least = Infinity;
	for (const thing of board.querySelectorAll<HTMLElement | SVGElement>(visited)) {
		const [x, y] = middle(thing),
			ahead = (x - x0) * dx + (y - y0) * dy,
			aside = Math.abs((x - x0) * dy - (y - y0) * dx);
		if (thing === from || ahead <= 4 || aside > ahead * 1.6) continue;
		const cost = ahead + aside * 1.7;
		if (cost < least && thing.checkVisibility()) [least, best] = [cost, thing];
	}
	if (!best) return;
	e.preventDefault();
	e.stopPropagation(); // the same keys step through a replay
	best.focus();
}
