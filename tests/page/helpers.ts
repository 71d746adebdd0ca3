// Small tables for tests of one thing.
import {
	reduce,
	start,
	type Effect,
	type Happening,
	type TableState,
	type World,
} from '../../clients/web/src/table/state/state.ts';
import type { Choice, GameEvent, LogEntry, Table, ViewAnswer } from '../../clients/web/src/play/types.ts';

export const calm: World = { pace: 0, careful: false, auto: false, weigh: () => 'move', apart: () => false };

// Several things in a row; the last one's wishes.
export function after(s: TableState, world: World, ...all: Happening[]): { s: TableState; effects: Effect[] } {
	let effects: Effect[] = [];
	for (const e of all) ({ state: s, effects } = reduce(s, e, world));
	return { s, effects };
}

export const move = (words: string): Choice => {
	const [verb, ...args] = words.split(' ');
	return {
		move: words,
		verb,
		text: words,
		args: args.map(a => ({ kind: /^\d+$/.test(a) ? 'number' : 'area', value: a, label: a })),
	} as unknown as Choice;
};

export const line = (n: number, seat: string, words = 'go', events = 1): LogEntry => ({
	line: n,
	seat,
	move: words,
	text: words,
	events: Array.from({ length: events }, () => ({ event: 'x', text: 'x' }) as unknown as GameEvent),
});

export const view = (n: number, moves: string[] = [], more: object = {}): ViewAnswer =>
	({
		line: n,
		you: 's1',
		board: 'board',
		question: {
			you: moves.length > 0,
			asked: 's1',
			rule: 'XX-1',
			moot: moves.length === 1,
			moves: moves.map(move),
		},
		...more,
	}) as unknown as ViewAnswer;

export const table = (n: number, more: object = {}): Table =>
	({
		id: 'here',
		status: 'running',
		you: 's1',
		undo: 'free',
		line: n,
		clock: null,
		seats: [{ seat: 's1' }, { seat: 's2', connected: true }],
		...more,
	}) as unknown as Table;

// A table that was read: so many lines, asked for these moves.
export function opened(
	lines: LogEntry[],
	moves: string[] = [],
	more: object = {},
	strict = false,
	online = true,
): TableState {
	const n = lines.length,
		begun = reduce(start(online, strict), { type: 'refresh' }, calm).state;
	return reduce(begun, { type: 'read', id: 1, table: table(n, more), view: view(n, moves), log: lines }, calm).state;
}

export const news = (l: LogEntry, more: object = {}): Happening => ({
	type: 'news',
	kind: 'line',
	own: true,
	data: { table: 'here', ...l, position: view(l.line), question_for: 's2', ...more } as never,
});

export const kinds = (effects: Effect[]) =>
	effects.map(e => (e.do === 'wait' || e.do === 'stop' ? `${e.do} ${e.for}` : e.do));
