// What others did is shown move by move: the stage never shows a later position than the story tells. Skipping goes to
// the newest position.
//
// A consequence is a beat: it is held before the next move or question, whoever made it happen. The result of a battle,
// a hunt or a founding of our own stands until it is touched or its time has run out; skipping it goes on to what
// follows.
import type { LogEntry, ViewAnswer } from '../../play/types';
import { newestOf } from './live';
import type { Happening, Run, Shown, TableState, World } from './state';

export interface Playback {
	stage: Shown | null; // what is on the stage
	shownTo: number; // the last line that was shown
	play: Play | null; // while moves are shown one after the other
}

interface Play {
	pace: number;
	fetching: number | null;
	held?: Held; // what stands on the stage
}

// How much what happened weighs: nothing came of it for anybody, something did, a scene of others, one that touches us,
// how a battle, a hunt or a founding of our own ended.
export type Weight = 'move' | 'beat' | 'scene' | 'ours' | 'result';

export interface Held {
	weight: Weight;
	ms: number;
	from: number; // what came after this line
}

export type Played =
	| { type: 'skip' }
	| { type: 'watch'; from: number; pace: number } // shows what came after a line once more
	| { type: 'fetched'; line: number; view: ViewAnswer | null };

const LONGEST = 9000; // milliseconds: many moves are shown faster, to take no longer than this, beats apart
const RESULT = 4000; // milliseconds to read how our own battle ended

// How long something is shown, in milliseconds, where `pace` is usual for a move.
const lasting: Record<Weight, (pace: number) => number> = {
	move: pace => pace,
	beat: pace => 1.07 * pace,
	scene: pace => 2.2 * pace,
	ours: pace => 3.4 * pace,
	result: pace => RESULT * Math.min(1, (pace + 300) / 1000),
};
export const lastsFor = (weight: Weight, pace: number) => Math.round(lasting[weight](pace));

// The lines at which the stage stops: where a seat has done something, with the dice and draws that followed it, unless
// one of them is a beat of its own. A line without events is a step towards that (from where, to where, how many).
export function stopsAfter(log: readonly LogEntry[], line: number, apart: World['apart']): number[] {
	const stops: number[] = [];
	let open = true; // the next line begins something new
	for (const l of log) {
		if (l.line <= line) continue;
		if ((open && l.seat !== '*') || apart(l)) stops.push(l.line);
		else if (stops.length) stops[stops.length - 1] = l.line;
		else stops.push(l.line);
		open = l.seat === '*' ? open : l.events.length > 0;
	}
	return stops;
}

export function playback(s: TableState, before: TableState, e: Happening, world: World, run: Run): TableState {
	const next = s.play ? goOn(s, e, world, run) : begin(s, before, e, world, run);
	if (!next.view) return next.stage ? { ...next, stage: null } : next;
	if (next.play || (next.stage?.view === next.view && next.stage.log === next.log)) return next;
	return { ...next, stage: { view: next.view, log: next.log } };
}

function begin(s: TableState, before: TableState, e: Happening, world: World, run: Run): TableState {
	if (e.type === 'watch') return step({ ...s, shownTo: e.from, play: { pace: e.pace, fetching: null } }, world, run);
	if (s.log === before.log && s.at === before.at) return s;
	// what stood there when the table was opened is not played
	const pace = before.view && s.at === undefined ? world.pace : 0;
	if (pace > 0 && isWorthIt(s, world)) return step({ ...s, play: { pace, fetching: null } }, world, run);
	return { ...s, shownTo: newestOf(s.log) };
}

// One move alone is seen as it stands, unless it is held.
function isWorthIt(s: TableState, world: World): boolean {
	const stops = stopsAfter(s.log, s.shownTo, world.apart).length;
	return stops > 1 || (stops === 1 && isHeld(s, weighed(s, { view: s.view!, log: s.log }, world)));
}

const weighed = (s: TableState, shown: Shown, world: World) =>
	world.weigh(
		shown,
		shown.log.filter(l => l.line > s.shownTo),
	);

// We know what we did, and what came last stands; a lesson goes on by itself.
const isHeld = (s: TableState, weight: Weight) => weight !== 'move' && !s.strict;

function goOn(s: TableState, e: Happening, world: World, run: Run): TableState {
	const result = s.play!.held?.weight === 'result';
	if ((e.type === 'skip' && !result) || s.at !== undefined || !s.view) return end(s, run);
	if (e.type === 'fetched' && e.line === s.play!.fetching)
		return e.view ? show(s, e.line, e.view, world, run) : end(s, run);
	return e.type === 'skip' || (e.type === 'time' && e.of === 'held') ? step(s, world, run) : s;
}

// The next stop; the last one is the position that stands.
function step(s: TableState, world: World, run: Run): TableState {
	const [next, ...more] = stopsAfter(s.log, s.shownTo, world.apart);
	if (next === undefined) return end(s, run);
	const view = more.length ? s.seen.get(next) : s.view!;
	if (view) return show(s, next, view, world, run);
	run({ do: 'fetch', line: next });
	return { ...s, play: { pace: s.play!.pace, fetching: next } };
}

function show(s: TableState, line: number, view: ViewAnswer, world: World, run: Run): TableState {
	const { pace } = s.play!,
		left = stopsAfter(s.log, s.shownTo, world.apart).length,
		stage = { view, log: left > 1 ? s.log.filter(l => l.line <= line) : s.log },
		weight = weighed(s, stage, world),
		own = stage.log.findLast(l => l.seat !== '*')?.seat === s.table?.you;
	const next = { ...s, stage, shownTo: line, play: { pace, fetching: null } };
	if ((own || left <= 1) && !isHeld(s, weight)) return step(next, world, run);
	const ms = weight === 'move' ? Math.min(pace, LONGEST / left) : lastsFor(weight, pace);
	run({ do: 'wait', for: 'held', ms });
	return { ...next, play: { ...next.play, held: { weight, ms, from: s.shownTo } } };
}

function end(s: TableState, run: Run): TableState {
	run({ do: 'stop', for: 'held' });
	return { ...s, play: null, shownTo: newestOf(s.log) };
}
