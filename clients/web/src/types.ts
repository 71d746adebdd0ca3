// The JSON that the server (or the engine in the browser) speaks: docs/PROTOCOL.md and docs/NOTATION.md. The API's part is
// generated from docs/openapi.json, the positions of the games (generated/positions) from their field tables.
export type * from 'generated/api';

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

// What a line of a finished game was worth, as far as the seat that decided could know.
export interface JudgedLine {
	line: number;
	seat: string;
	text: string;
	chances: number[]; // of every seat, after the line
	luck?: number[]; // dice and draws: what they changed against the mean
	better?: { text: string; share: number; played: number; because: string };
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
