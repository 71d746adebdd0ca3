// The state of a table: what happened goes in, what is to be shown and what is to be done come out. Nothing here draws,
// waits or talks to anybody: keeper.ts does that, and tests play recorded streams through `reduce`.
//
//     live.ts       table, position and log, kept fresh by the news
//     playback.ts   what happened, shown move by move; consequences are held
//     answer.ts     what was picked, sent, refused; taking back
//     lines.ts      what the lines of a log mean together
import type { LogEntry, Table, Taken, ViewAnswer } from '../../play/types';
import type { Picked } from '../choices';
import { answer, type Answer, type Answered } from './answer';
import { live, type Live, type Lived } from './live';
import { playback, type Playback, type Played, type Weight } from './playback';

export interface TableState extends Live, Playback, Answer {
	online: boolean; // the table lives on a server, whose news tells what happens
	strict: boolean; // a lesson: no undo, no automatic answers
	at: number | undefined; // the line looked at; undefined: the game as it stands
	as: string | undefined; // through whose eyes
}

// What happens to a table.
export type Happening = Lived | Played | Answered | { type: 'time'; of: Timer };

// What the person has chosen, and whether they look.
export interface World {
	pace: number; // milliseconds for which a move of others is shown; 0: none is, or nobody looks
	careful: boolean; // every answer is asked once more
	auto: boolean; // a question with one answer answers itself
	apart: (line: LogEntry) => boolean; // nobody does it, and it is a beat of its own
	weigh: (shown: Shown, lines: LogEntry[]) => Weight; // what these, the newest of those shown, mean to the table
}

// What the keeper of the state has to do. A timer begins anew when it is set again.
export type Timer = 'overdue' | 'presence' | 'retry' | 'held' | 'auto' | 'owed';
export type Effect =
	| { do: 'read'; id: number; what: 'position' | 'all'; early: boolean; from: number; at?: number; as?: string }
	| { do: 'wait'; for: Timer; ms: number }
	| { do: 'stop'; for: Timer }
	| { do: 'fetch'; line: number }
	| { do: 'send'; line: number; move: string }
	| { do: 'check'; taken: Taken } // whether the server still has it
	| { do: 'explain'; move?: string; thing?: string; rule?: string }
	| { do: 'undo' };
export type Run = (effect: Effect) => void;

// A position and the story up to it.
export interface Shown {
	view: ViewAnswer;
	log: LogEntry[];
}

export const start = (online: boolean, strict = false, at?: number, as?: string): TableState => ({
	online,
	strict,
	at,
	as,
	table: null as Table | null,
	view: null,
	lines: [],
	log: [],
	up: true,
	lost: '',
	back: undefined,
	were: null,
	owed: null,
	chat: 0,
	elsewhere: [],
	seen: new Map(),
	request: null,
	requests: 0,
	again: false,
	want: 0,
	have: -1,
	overdue: 0,
	came: {},
	stage: null,
	shownTo: 0,
	play: null,
	choice: { line: -1, picked: { values: [] } as Picked, chosen: null },
	sent: -1,
	auto: -1,
	plan: null,
	said: null,
});

// Each part answers what concerns it, and what the parts before it have changed.
export function reduce(before: TableState, e: Happening, world: World): { state: TableState; effects: Effect[] } {
	const effects: Effect[] = [],
		run: Run = effect => void effects.push(effect);
	const lived = live(before, e, run),
		played = playback(lived, before, e, world, run);
	return { state: answer(played, before, e, world, run), effects };
}
