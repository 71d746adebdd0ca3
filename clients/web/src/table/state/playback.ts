// What others did is shown move by move: the stage never shows a later position than the story tells. Skipping goes to
// the newest position.
import type { LogEntry, ViewAnswer } from '../../play/types';
import { newestOf } from './live';
import type { Happening, Run, Shown, TableState, World } from './state';

export interface Playback {
	stage: Shown | null; // what is on the stage
	shownTo: number; // the last line that was shown
	play: { pace: number; fetching: number | null } | null; // while moves are shown one after the other
}

export type Played =
	| { type: 'skip' }
	| { type: 'watch'; from: number; pace: number } // shows what came after a line once more
	| { type: 'fetched'; line: number; view: ViewAnswer | null };

const LONGEST = 9000; // milliseconds: many moves are shown faster, to take no longer than this, scenes apart

// The lines at which the stage stops: where a seat has done something, with the dice and draws that followed it. A line
// without events is a step towards that (from where, to where, how many).
export function stopsAfter(log: readonly LogEntry[], line: number): number[] {
	const stops: number[] = [];
	let open = true; // the next line begins something new
	for (const l of log) {
		if (l.line <= line) continue;
		if (open && l.seat !== '*') stops.push(l.line);
		else if (stops.length) stops[stops.length - 1] = l.line;
		else stops.push(l.line);
		open = l.seat === '*' ? open : l.events.length > 0;
	}
	return stops;
}

export function playback(s: TableState, before: TableState, e: Happening, world: World, run: Run): TableState {
	const next = s.play ? goOn(s, e, run) : begin(s, before, e, world, run);
	if (!next.view) return next.stage ? { ...next, stage: null } : next;
	if (next.play || (next.stage?.view === next.view && next.stage.log === next.log)) return next;
	return { ...next, stage: { view: next.view, log: next.log } };
}

function begin(s: TableState, before: TableState, e: Happening, world: World, run: Run): TableState {
	if (e.type === 'watch') return step({ ...s, shownTo: e.from, play: { pace: e.pace, fetching: null } }, run);
	if (s.log === before.log && s.at === before.at) return s;
	// what stood there when the table was opened is not played
	const pace = before.view && s.at === undefined ? world.pace : 0;
	if (pace > 0 && stopsAfter(s.log, s.shownTo).length > 1) return step({ ...s, play: { pace, fetching: null } }, run);
	return { ...s, shownTo: newestOf(s.log) };
}

function goOn(s: TableState, e: Happening, run: Run): TableState {
	if (e.type === 'skip' || s.at !== undefined || !s.view) return end(s, run);
	if (e.type === 'fetched' && e.line === s.play!.fetching) return e.view ? show(s, e.line, e.view, run) : end(s, run);
	return e.type === 'time' && e.of === 'held' ? step(s, run) : s;
}

// The next stop; the last one is the position that stands.
function step(s: TableState, run: Run): TableState {
	const [next, ...more] = stopsAfter(s.log, s.shownTo);
	if (next === undefined || !more.length) return end(s, run);
	const view = s.seen.get(next);
	if (view) return show(s, next, view, run);
	run({ do: 'fetch', line: next });
	return { ...s, play: { pace: s.play!.pace, fetching: next } };
}

function show(s: TableState, line: number, view: ViewAnswer, run: Run): TableState {
	const { pace } = s.play!,
		log = s.log.filter(l => l.line <= line),
		lines = log.filter(l => l.line > s.shownTo);
	const next = { ...s, stage: { view, log }, shownTo: line, play: { pace, fetching: null } };
	if (log.findLast(l => l.seat !== '*')?.seat === s.table?.you) return step(next, run); // we know what we did
	const left = stopsAfter(s.log, s.shownTo).length;
	run({ do: 'hold', shown: next.stage, lines, pace: Math.min(pace, LONGEST / left) });
	return next;
}

function end(s: TableState, run: Run): TableState {
	run({ do: 'stop', for: 'held' });
	return { ...s, play: null, shownTo: newestOf(s.log) };
}
