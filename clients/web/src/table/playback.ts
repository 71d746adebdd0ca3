// What others did is shown move by move: the stage never shows a later position than the story tells. A click on the
// stage or the space bar skips to the newest position.
import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import type { Live } from '../play/live';
import { speed, speeds } from '../browser/settings';
import type { Source } from '../play/source';
import type { LogEntry, ViewAnswer } from '../play/types';

export interface Shown {
	view: ViewAnswer;
	log: LogEntry[];
}

interface Playback extends Shown {
	playing: boolean;
	skip: () => void;
	watch: (from: number) => void;
}

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

const LONGEST = 9000; // milliseconds: many moves are shown faster, to take no longer than this, scenes apart

// held: how long to show these lines, in milliseconds; pace: what is usual.
export function usePlayback(
	source: Source,
	live: Live,
	view: ViewAnswer,
	on: boolean,
	held: (shown: Shown, lines: LogEntry[], pace: number) => number,
): Playback {
	const [step, setStep] = useState<Shown | null>(null);
	const [, again] = useState(0);
	const newest = useRef(live);
	newest.current = live;
	const seen = useRef(live.log.at(-1)?.line ?? 0); // the last line that was shown
	const stage = useRef<Shown>({ view, log: live.log }); // what is on the stage
	const running = useRef(false),
		wake = useRef<() => void>(() => {}),
		skipped = useRef(false);
	const newestHeld = useRef(held);
	newestHeld.current = held;
	const pace = on && !document.hidden ? speeds[speed()] : 0;
	const pending = pace > 0 && stopsAfter(live.log, seen.current).length > 1;

	const play = async (pace: number) => {
		running.current = true;
		skipped.current = false;
		for (;;) {
			const { log, table } = newest.current;
			const [next, ...more] = stopsAfter(log, seen.current);
			if (next === undefined || !more.length || skipped.current) break;
			const view = newest.current.seen.get(next) ?? (await source.view(next).catch(() => null));
			if (!view || skipped.current) break;
			const step = { view, log: log.filter(l => l.line <= next) },
				from = seen.current;
			seen.current = next;
			setStep(step);
			const own = log.findLast(l => l.line <= next && l.seat !== '*')?.seat === table?.you;
			if (!own)
				await new Promise<void>(
					done => (
						(wake.current = done),
						setTimeout(
							done,
							newestHeld.current(
								step,
								step.log.filter(l => l.line > from),
								Math.min(pace, LONGEST / (more.length + 1)),
							),
						)
					),
				);
		}
		running.current = false;
		seen.current = newest.current.log.at(-1)?.line ?? 0;
		setStep(null);
		again(n => n + 1); // also where no step could be shown
	};
	// at once: skipping ends what has begun
	useLayoutEffect(() => {
		if (running.current) return;
		if (pending) void play(pace);
		else seen.current = live.log.at(-1)?.line ?? 0;
	}, [live.log, on]);
	useEffect(() => () => void (skipped.current = true), []);
	// shows what came after a line once more, at whatever speed
	const watch = (from: number) => {
		if (running.current) return;
		seen.current = from;
		void play(speeds[speed()] || speeds.normal);
	};

	const playing = pending || step !== null;
	if (!playing) stage.current = { view, log: live.log };
	else if (step) stage.current = step;
	return { ...stage.current, playing, watch, skip: () => ((skipped.current = true), wake.current()) };
}
