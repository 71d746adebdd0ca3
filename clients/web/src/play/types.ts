// The JSON that the server (or the engine in the browser) speaks: docs/PROTOCOL.md and docs/NOTATION.md. The API's part
// is generated from docs/openapi.json, the positions of the games (generated/positions) from their field tables.
export type * from 'generated/api';

// A move that the server has taken: the line up to which the table stood then, and a mark of everything up to it.
export interface Taken {
	line: number;
	mark: number;
}

// A pack as a form (core/pack.h): the rows that it may change, with the values that it has.
export interface PackRow {
	row: string; // "ZEU-01"
	cells: string[];
	usual?: string[]; // as built in, where that differs,
	before?: string; // in words, too
	now: string; // the row in words
	look: any; // what the face of the game draws it from
}
export interface PackForm {
	name: string;
	text: string;
	sheets: { word: string; title: string; columns: string[]; rows: PackRow[] }[];
}

// How a battle may end: who holds the place, and what is left there on average.
export interface Outcome {
	attacker: number;
	defender: number;
	nobody: number;
	left: [number, number];
}

export interface Odds {
	stand: Outcome; // fought to the end
	leave?: Outcome; // where we fight: the other side leaves when a bot would
}

// A move that was worth more than what was played; both chances stand in the curve, before the line and after it.
export interface Better {
	text: string;
	share: number;
	played: number;
	because: string;
	given_up: string; // what was missed by not playing it, and gained instead
	price?: number; // where the game has prices: of this move,
	price_played?: number; // of what was played,
	purse?: number; // and what the seat had then
}

// What a line of a finished game was worth, as far as the seat that decided could know.
export interface JudgedLine {
	line: number;
	seat: string;
	text: string;
	chances: number[]; // of every seat, after the line
	luck?: number[]; // dice and draws: what they changed against the mean
	better?: Better;
	told?: number; // it is a step of an action: the line that tells what came of it
	waste?: string; // it came back to where the turn had been: in words
}

// What is known of a line when all are judged; share and played: another move was better.
export interface JudgedEnd {
	chances: number[];
	told?: number;
	luck?: number[];
	share?: number;
	played?: number;
}

export interface Analysis {
	lines: JudgedLine[];
	turns: number[]; // lines
	iterations: number;
}

// What a bot would do: moves in notation, the best first.
export interface Advice {
	moves: { move: string; share: number; visits: number }[];
	because: string; // of the first
}
