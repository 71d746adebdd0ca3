// Where a map goes so that what is asked about comes into sight.
import { chipHeight } from './chipspots';

// A thing on the drawing: where it is, and the box that it takes with the chip beside it. 0 to 1 of the drawing.
export interface Place {
	at: [number, number];
	box: [number, number, number, number];
	needed?: boolean; // the others are good to see with it
}

// What is seen of the drawing, in px: how wide and high, the drawing's own size and by how much it is shifted.
export interface Sight {
	width: number;
	height: number;
	spread: { width: number; height: number };
	x: number;
	y: number;
}

const spot = 20; // px round where a place is

export function placeOn(
	sheet: { width: number; height: number },
	[x, y]: [number, number],
	chip?: { at: [number, number]; w: number },
): Place {
	const boxes = [[x - spot, y - spot, x + spot, y + spot]];
	if (chip) {
		const [cx, cy] = chip.at;
		boxes.push([cx - chip.w / 2, cy - chipHeight / 2, cx + chip.w / 2, cy + chipHeight / 2]);
	}
	const ends = (i: number, of: typeof Math.min, size: number) => of(...boxes.map(b => b[i]!)) / size;
	return {
		at: [x / sheet.width, y / sheet.height],
		box: [
			ends(0, Math.min, sheet.width),
			ends(1, Math.min, sheet.height),
			ends(2, Math.max, sheet.width),
			ends(3, Math.max, sheet.height),
		],
	};
}

const edge = 4,
	corners = { high: 112, left: 124, right: 60 }; // px: the small map and the button of the whole one

function isInSight({ at, box: [x0, y0, x1, y1] }: Place, s: Sight): boolean {
	const px = ([x, y]: [number, number]): [number, number] => [x * s.spread.width + s.x, y * s.spread.height + s.y];
	const [left, top] = px([x0, y0]),
		[right, bottom] = px([x1, y1]),
		[x, y] = px(at);
	const behind = y > s.height - corners.high && (x < corners.left || x > s.width - corners.right);
	return left > edge && top > edge && right < s.width - edge && bottom < s.height - edge && !behind;
}

// As near to the middle of all as a place is in sight.
function towards({ at }: Place, middle: [number, number], sees: (to: [number, number]) => boolean): [number, number] {
	const steps = [0, 0.25, 0.5, 0.75].map((part): [number, number] => [
		middle[0] + (at[0] - middle[0]) * part,
		middle[1] + (at[1] - middle[1]) * part,
	]);
	return steps.find(sees) ?? at;
}

// The point of the drawing that comes to the middle: all places, if they fit; else the one that is needed, or, if none
// is in sight, the nearest. null: nothing moves.
export function middleFor(places: readonly Place[], s: Sight): [number, number] | null {
	if (!places.length) return null;
	const inSight = places.filter(p => isInSight(p, s)).length,
		needed = places.find(p => p.needed);
	const [x0, y0] = [0, 1].map(i => Math.min(...places.map(p => p.box[i]!))) as [number, number],
		[x1, y1] = [2, 3].map(i => Math.max(...places.map(p => p.box[i]!))) as [number, number];
	const fits = (x1 - x0) * s.spread.width < s.width - 2 * edge && (y1 - y0) * s.spread.height < s.height - 2 * edge;
	if (inSight === places.length || (!fits && (needed ? isInSight(needed, s) : inSight))) return null;
	const middle: [number, number] = [(x0 + x1) / 2, (y0 + y1) / 2],
		from = ([x, y]: [number, number]) => ({
			...s,
			x: s.width / 2 - x * s.spread.width,
			y: s.height / 2 - y * s.spread.height,
		});
	if (needed) return fits ? towards(needed, middle, to => isInSight(needed, from(to))) : needed.at;
	if (fits) return middle;
	const far = ({ at: [x, y] }: Place) =>
		Math.hypot(x * s.spread.width + s.x - s.width / 2, y * s.spread.height + s.y - s.height / 2);
	return places.reduce((a, b) => (far(b) < far(a) ? b : a)).at;
}
