// A new position is drawn in slices, so that no frame works long: the question at once, the board in the next frame,
// the other parts of the table in those after it, in the order of the page. A part that waits shows what it showed
// before, and is drawn once, from the newest props. "settled" is called when nothing waits any more: only then does the
// table say which line it shows (data-line), so whoever reads the page by it sees all parts of one position.
import { options } from 'preact';

interface Slice {
	forceUpdate: () => void;
}

const ENOUGH = 6; // milliseconds: no slice is begun in a frame that would take longer with one more like its longest
const TOGETHER = 0.7; // milliseconds of drawing after which the page is laid out
const PATIENCE = 100; // milliseconds: a page that is not shown gets no frames

const next = new Set<Slice>(); // the board: before all others
let waiting = new Set<Slice>(); // in the order in which they came
let within: Set<Slice> | null = null; // what the slice that is drawn now leaves to the next ones
let due = false; // something waits or is drawn
let rest: () => void = () => {};

export const waits = (s: Slice) => next.has(s) || waiting.has(s) || !!within?.has(s);
export const forget = (s: Slice) => (next.delete(s), waiting.delete(s), within?.delete(s));
const left = () => next.size + waiting.size;

export type When = boolean | 'next'; // next: before all that waits otherwise

export function later(s: Slice, when: When = true) {
	if (!waits(s)) (when === 'next' ? next : (within ?? waiting)).add(s);
	if (due) return;
	due = true;
	afterFrame(drawSome);
}

// What is to be done when all is drawn; the newest wish counts.
export function settled(then: () => void) {
	rest = then;
	if (!due) then();
}

// Calls back when the next frame is on its way to the screen.
function afterFrame(then: () => void) {
	const shown = () => (clearTimeout(timer), cancelAnimationFrame(frame), setTimeout(then));
	const timer = setTimeout(shown, PATIENCE),
		frame = requestAnimationFrame(shown);
}

function drawSome() {
	const start = performance.now(),
		usual = options.debounceRendering;
	options.debounceRendering = draw => draw(); // now, to know how long it takes
	try {
		for (let end = start, longest = 0, laid = start; left() && end - start + longest < ENOUGH;) {
			const begin = end;
			drawNext();
			end = performance.now();
			// several small parts are laid out together: once each would style the page again for every card
			if (end - laid > TOGETHER || !left()) (layOut(), (end = laid = performance.now()));
			longest = Math.max(longest, end - begin);
		}
	} finally {
		options.debounceRendering = usual;
		performance.measure('slice', { start, end: performance.now() });
		due = left() > 0;
		if (due) afterFrame(drawSome);
		else rest();
	}
}

// What belongs to a part comes right after it.
function drawNext() {
	const from = next.size ? next : waiting,
		slice = from.values().next().value!;
	from.delete(slice);
	within = new Set();
	try {
		slice.forceUpdate();
	} finally {
		waiting = new Set([...within, ...waiting]);
		within = null;
	}
}

// Has the page laid out what was changed: it must be done for the frame anyway, and its time counts.
export const layOut = () => void document.body.getBoundingClientRect();
