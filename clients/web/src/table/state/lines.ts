// What the lines of a log mean together: which still count, what could be done again, whose turns they were.
import type { LogEntry } from '../../play/types';

export const undoOf = (l: LogEntry): number | undefined => {
	const to = /^undo (\d+)$/.exec(l.move)?.[1];
	return to === undefined ? undefined : Number(to);
};

// The lines that count: an undo and what it took back do not.
export function standing(log: readonly LogEntry[]): LogEntry[] {
	const left: LogEntry[] = [];
	for (const l of log) {
		const to = undoOf(l);
		if (to === undefined) left.push(l);
		else while (left.length && left.at(-1)!.line >= to) left.pop();
	}
	return left;
}

// What a story tells: what was taken back is gone, and that it was stands there until something else is done. Where
// others sit it stays, since they saw it.
export function tellable(log: readonly LogEntry[], others: boolean): LogEntry[] {
	const left: LogEntry[] = [];
	for (const l of log) {
		const to = undoOf(l),
			last = left.at(-1);
		if (to !== undefined) while (left.length && left.at(-1)!.line >= to) left.pop();
		else if (!others && last && undoOf(last) !== undefined) left.pop();
		left.push(l);
	}
	return left;
}

// What was taken back and may be done again, the next one first; whatever else is done ends it.
export function takenBack(log: readonly LogEntry[]): LogEntry[] {
	const left: LogEntry[] = [];
	let ahead: LogEntry[] = [];
	for (const l of log) {
		const to = undoOf(l);
		if (to === undefined) {
			ahead = ahead[0]?.seat === l.seat && ahead[0].move === l.move ? ahead.slice(1) : [];
			left.push(l);
		} else {
			const from = left.findIndex(x => x.line >= to);
			if (from >= 0) ahead = [...left.splice(from), ...ahead];
		}
	}
	return ahead;
}

// Is an action begun and not finished? Its steps so far changed nothing: they have no events.
export function halfMade(log: readonly LogEntry[], you: string | null): boolean {
	const last = standing(log).at(-1);
	return !!last && !!you && last.seat === you && !last.events.length;
}

// The steps of an action of ours that is begun and not finished, in words.
export function soFar(log: readonly LogEntry[], you: string | null): string[] {
	const lines = standing(log.slice(-recent)),
		from = lines.findLastIndex(l => l.seat !== you || l.events.length > 0);
	return lines.slice(from + 1).map(l => l.text);
}
const recent = 12; // no action has more steps

// The lines at which somebody's turn ends, chance included in it: the steps of a replay.
export function turnEnds(log: readonly LogEntry[]): number[] {
	const ends: number[] = [];
	let seat = '';
	for (const l of log) {
		if (l.seat !== '*' && l.seat !== seat) ends.push(l.line);
		else if (ends.length) ends[ends.length - 1] = l.line;
		else ends.push(l.line);
		if (l.seat !== '*') seat = l.seat;
	}
	return ends;
}

// The whole turn that a line belongs to: its seat's lines in a row, with the dice and draws between them.
export function turnOf(lines: readonly { seat: string }[], i: number): [from: number, to: number] {
	const of = (k: number) => lines[k]?.seat;
	let from = i,
		to = i;
	while (from > 0 && of(from) === '*') from--;
	const seat = of(from);
	while (from > 0 && (of(from - 1) === seat || of(from - 1) === '*')) from--;
	while (to + 1 < lines.length && (of(to + 1) === seat || of(to + 1) === '*')) to++;
	while (from < i && of(from) === '*') from++; // what was drawn before the turn began
	return [from, to];
}

// Dice and draws that follow each other are one line.
export function chanceJoined(log: readonly LogEntry[]): LogEntry[] {
	const all: LogEntry[] = [];
	for (const l of log) {
		const last = all.at(-1);
		if (last && last.seat === '*' && l.seat === '*')
			all[all.length - 1] = { ...l, events: [...last.events, ...l.events] };
		else all.push(l);
	}
	return all;
}
