// Table, position and log, kept fresh: read once, then after every piece of news. The news of a line brings its events
// and the position after it; what it does not bring in time is requested. Lines are counted, so nothing is taken twice,
// out of order or with a gap, whatever the network does.
import type { News } from '../../play/api';
import type { EventLine, LogEntry, Table, Taken, ViewAnswer } from '../../play/types';
import type { Happening, Run, TableState } from './state';

export interface Live {
	table: Table | null;
	view: ViewAnswer | null;
	lines: LogEntry[]; // all that came
	log: LogEntry[]; // of these, what led to the position: the story is never ahead of the board
	up: boolean; // the stream of news is open
	lost: string; // why the table cannot be shown; '' if it can
	back: number | null | undefined; // the server's database went back to this line; null: it is not known yet
	were: readonly LogEntry[] | null; // what we had been told before it went back, until we know how far
	owed: Owed | null; // our move, taken by the server and not told by the news yet
	sentAway?: string; // by whom, '' where that is not known: nothing more is told of the table
	chat: number; // grows when something was said, or may have been while no news came
	elsewhere: readonly string[]; // other tables where it is our turn
	seen: ReadonlyMap<number, ViewAnswer>; // the last positions that the news brought, by line
	request: { id: number; told: boolean } | null; // under way; told: for the position alone
	requests: number;
	again: boolean; // something other than lines changed meanwhile
	want: number; // the newest line that was heard of meanwhile
	have: number; // the line up to which all is known
	overdue: number; // the line whose position should come with the news
	came: Readonly<Record<string, boolean>>; // who came or went, not shown yet
}

// After this line comes this move; what the server has said to stand up to.
export interface Owed {
	line: number;
	move: string;
	taken: Taken;
}

export type Lived =
	| { type: 'look'; at: number | undefined; as: string | undefined }
	| { type: 'refresh' }
	| { type: 'stream'; up: boolean }
	| { type: 'forgiven' } // that the table went back was read
	| { type: 'news'; kind: string; data: News; own: boolean } // own: of this table
	| { type: 'read'; id: number; table?: Table; view?: ViewAnswer; log?: readonly LogEntry[] }
	| { type: 'failed'; id: number; why: string; forever: boolean };

const PATIENCE = 400; // milliseconds by which the news of a position may follow the news of its line
const RELOADING = 4000; // a page that is reloaded leaves and returns at once
const RETRY = 3000;
const KEPT = 100; // positions
export const OWED = 3000; // milliseconds after which the news of our own move is missed

export const newestOf = (log: readonly LogEntry[]) => log.at(-1)?.line ?? 0;

export const live = (s: TableState, e: Happening, run: Run): TableState => settled(happened(s, e, run), run);

function happened(s: TableState, e: Happening, run: Run): TableState {
	switch (e.type) {
		case 'look':
			return e.at === s.at && e.as === s.as ? s : read({ ...s, at: e.at, as: e.as }, run);
		case 'refresh':
		case 'refused':
			return ask(s, run);
		case 'accepted':
			return s.online && s.up ? owing(s, e, run) : ask(owing(s, e, run), run); // else the news tells
		case 'stream':
			if (e.up) miss(s, run);
			return e.up ? ask({ ...s, up: true, chat: s.chat + 1 }, run) : { ...s, up: false };
		case 'forgiven':
			return { ...s, back: undefined };
		case 'news':
			return e.own ? hear(s, e.kind, e.data, run) : hearElsewhere(s, e.kind, e.data);
		case 'read':
			return s.request?.id === e.id ? arrived(s, e, run) : s; // else it was asked for another look
		case 'failed':
			return s.request?.id === e.id ? failed(s, e, run) : s;
		case 'time':
			if (e.of === 'overdue') return ask({ ...s, overdue: 0 }, run, s.overdue);
			if (e.of === 'retry') return ask(s, run);
			if (e.of === 'owed') miss(s, run);
			return e.of === 'presence' ? present(s) : s;
	}
	return s;
}

// Requests what is missing. line: the newest line according to the news; nothing is requested if it is known already.
function ask(s: TableState, run: Run, line?: number): TableState {
	if (line !== undefined && line <= s.have) return s;
	if (s.request) return line === undefined ? { ...s, again: true } : { ...s, want: Math.max(s.want, line) };
	run({ do: 'stop', for: 'retry' });
	return read(s, run, line);
}

function read(s: TableState, run: Run, line?: number): TableState {
	const from = newestOf(s.lines),
		id = s.requests + 1;
	// the news brought the lines: only the position is requested
	const told = line !== undefined && s.table?.status === 'running' && from >= line;
	// if the table is known to run, everything is requested at once
	run({ do: 'read', id, what: told ? 'position' : 'all', early: s.view !== null, from, at: s.at, as: s.as });
	return { ...s, request: { id, told }, requests: id, again: false };
}

function arrived(s: TableState, e: Extract<Lived, { type: 'read' }>, run: Run): TableState {
	const next = e.view ? running(s, e.table ?? s.table!, e.view, e.log ?? []) : waiting(s, e.table!);
	if (next.again || next.want > next.have) return read(next, run, next.again ? undefined : next.want);
	return { ...next, request: null, want: 0, lost: '' };
}

// A table that has not begun: there are no lines to wait for.
const waiting = (s: TableState, table: Table): TableState => ({
	...s,
	table,
	view: null,
	lines: [],
	log: [],
	have: 0,
	want: 0,
});

function running(s: TableState, table: Table, view: ViewAnswer, more: readonly LogEntry[]): TableState {
	const known = newestOf(s.lines); // the news may have been quicker
	const after = more.filter(l => l.line > known),
		lines = after.length ? [...s.lines, ...after] : s.lines,
		newest = newestOf(lines),
		told = s.request!.told;
	const have = Math.min(told ? newest : table.line, newest, s.at === undefined ? view.line : newest);
	const log = s.at === undefined && newest > view.line ? lines.filter(l => l.line <= view.line) : lines;
	return found({ ...s, table: told ? { ...table, line: newest } : table, view, lines, log, have });
}

// How far the table went back: up to where the lines are those that we knew.
function found(s: TableState): TableState {
	const { were, lines } = s;
	if (!were) return s;
	const parted = were.findIndex((l, i) => lines[i]?.seat !== l.seat || lines[i]?.move !== l.move),
		common = parted < 0 ? were.length : parted;
	return { ...s, were: null, back: s.back === null ? (were[common - 1]?.line ?? 0) : s.back };
}

function failed(s: TableState, e: Extract<Lived, { type: 'failed' }>, run: Run): TableState {
	// a wrong link stays wrong; any other failure may pass
	if (s.online && !e.forever) run({ do: 'wait', for: 'retry', ms: RETRY });
	return { ...s, request: null, again: false, want: 0, lost: e.why };
}

function hear(s: TableState, kind: string, data: News, run: Run): TableState {
	if (kind === 'chat') return { ...s, chat: s.chat + 1 };
	if (kind === 'connected') {
		run({ do: 'wait', for: 'presence', ms: RELOADING });
		return { ...s, came: { ...s.came, [data.seat!]: data.on === true } };
	}
	if (kind === 'table' && (data as { status?: string }).status === 'removed')
		return { ...s, sentAway: (data as { by?: string }).by ?? '' };
	if (kind === 'back') return ask(wentBack(s, data.line), run);
	if (kind === 'line') return hearLine(s, data as unknown as EventLine, run);
	return soon(s, kind === 'table' ? undefined : data.line, run);
}

// A move that one server has taken, while another one tells the news, may be lost by their database before that one
// hears of it: it has nothing to tell.
function owing(s: TableState, e: Extract<Happening, { type: 'accepted' }>, run: Run): TableState {
	if (!s.online || !e.taken) return s;
	run({ do: 'wait', for: 'owed', ms: OWED });
	return { ...s, owed: { line: e.line, move: e.move, taken: e.taken } };
}

function miss(s: TableState, run: Run) {
	if (s.owed) run({ do: 'check', taken: s.owed.taken });
}

// The line of our move is known: if it is another one, ours was lost.
function settled(s: TableState, run: Run): TableState {
	const { owed, table } = s;
	if (!owed || newestOf(s.lines) <= owed.line) return s;
	run({ do: 'stop', for: 'owed' });
	const there = s.lines.find(l => l.line === owed.line + 1);
	if (!there || (there.seat === table?.you && there.move === owed.move)) return { ...s, owed: null };
	return ask(wentBack({ ...s, lines: s.lines.filter(l => l.line <= owed.line) }, null), run);
}

// Lines that we were sent do not stand any more: what is behind the last that does is asked for again, and what we have
// answered there was not.
function wentBack(s: TableState, to: number | null | undefined): TableState {
	const lines = s.lines.filter(l => to && l.line <= to);
	return {
		...s,
		were: to ? null : (s.were ?? s.lines),
		lines,
		log: lines,
		seen: new Map(),
		have: -1,
		want: 0,
		overdue: 0,
		sent: -1,
		plan: null,
		owed: null,
		request: null, // what is under way was asked for behind lines that are gone
		again: false,
		back: to ?? null,
	};
}

function hearLine(before: TableState, news: EventLine, run: Run): TableState {
	const { line, seat, move, text, events, clock, ordered } = news;
	let s = before;
	// in order: it is the next line of the log
	if (line === newestOf(s.lines) + 1 && events)
		s = { ...s, lines: [...s.lines, { line, seat: seat ?? '', move, text, events, ...(ordered && { ordered }) }] };
	if (s.table && clock && line >= newestOf(s.lines)) s = { ...s, table: { ...s.table, clock } };
	if (news.question_for === null) return ask(s, run); // nobody is asked any more: the table has changed too
	return told(s, news) ?? soon(s, line, run);
}

// Uses the position that came with the news of a line: nothing has to be requested. The board does not change.
function told(s: TableState, news: EventLine): TableState | null {
	const { position, line } = news;
	if (!position || !s.view || s.table?.status !== 'running' || s.request || s.at !== undefined || s.as) return null;
	if (newestOf(s.lines) !== line) return null;
	const view = { ...position, board: s.view.board, printed: s.view.printed },
		seen = new Map(s.seen).set(line, view);
	if (seen.size > KEPT) seen.delete(seen.keys().next().value!);
	return {
		...s,
		view,
		seen,
		log: s.lines,
		have: line,
		table: { ...s.table, line, your_turn: position.question.you },
	};
}

// Requests what the news should bring, if it does not come.
function soon(s: TableState, line: number | undefined, run: Run): TableState {
	if (!s.online || line === undefined) return ask(s, run, line);
	if (line <= s.have) return s;
	run({ do: 'wait', for: 'overdue', ms: PATIENCE });
	return { ...s, overdue: Math.max(s.overdue, line) };
}

function hearElsewhere(s: TableState, kind: string, data: News): TableState {
	if (kind !== 'turn') return s;
	const others = s.elsewhere.filter(id => id !== data.table);
	return { ...s, elsewhere: data.you ? [...others, data.table!] : others };
}

function present(s: TableState): TableState {
	if (!s.table) return s;
	const seats = s.table.seats.map(x => ({ ...x, connected: s.came[x.seat] ?? x.connected }));
	return { ...s, came: {}, table: { ...s.table, seats } };
}
