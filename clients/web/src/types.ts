// The JSON the server (or the engine in the browser) speaks; docs/PROTOCOL.md and docs/NOTATION.md.

export interface Arg {
	kind: string;
	value: string | number | boolean | null;
	label: string;
}

export interface Choice {
	move: string;
	verb: string;
	args: Arg[];
	text: string;
	price?: number; // what it costs this seat now; not where a game has no prices
	cost?: string; // the same in words: "3 gold"
	battle?: { place: Arg; units: [number, number]; strength: [number, number] }; // that it begins; our side first
	warning?: string; // a loss that follows from it at once
}

export interface Question {
	line: number;
	asked: string | null; // "s2", "*" for chance, null when the game is over
	you: boolean;
	node?: string;
	rule?: string;
	prompt?: string;
	who?: string;
	purse?: number; // what the one who is asked has to pay with
	moves?: Choice[];
}

// Whether a move is legal, and if not, by which rule.
export interface Why {
	legal: boolean;
	rule?: string;
	reason?: string;
	text?: string;
}

export interface GameEvent {
	event: string;
	who?: string;
	args?: Arg[]; // not where one may not know them
	text: string;
}

export interface LogEntry {
	line: number;
	seat: string;
	move: string;
	text: string;
	events: GameEvent[];
}

// A position as fields: see the game's own board for what is in it.
export type Fields = Record<string, any>;

export interface ViewAnswer {
	line: number;
	you: string | null;
	view: { game: string; seats: number; pub: Fields; priv?: Record<string, Fields>; flow?: Fields[] };
	seal: string; // of the view: lets the engine rebuild it
	question: Question;
	battle: BattleInfo | null;
	board: any;
	describe?: string;
	result?: Record<string, number> | null;
}

// The battle that is fought; attacker first.
export interface BattleInfo {
	place: Arg;
	sides: [BattleSide, BattleSide];
}

export interface BattleSide {
	who: Arg;
	units: number;
	strength: number; // everything counted but dice and cards to come
}

// How it may end: who holds the place, and what is left there on average.
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

export interface GameOption {
	key: string;
	help: string;
	values?: string[];
	labels?: string[]; // of the values
	min?: number;
	max?: number;
	usual?: string | number;
	text?: boolean;
}

export interface GameInfo {
	id: string;
	title: string;
	blurb?: string;
	version: number;
	seats: { min: number; max: number };
	options: GameOption[];
	kinds: { name: string; values: { token: string; label: string }[] }[];
}

// A bot that can be chosen.
export interface Bot {
	name: string;
	label: string;
}

export interface SeatInfo {
	seat: string;
	kind: 'human' | 'bot' | 'open';
	user?: { id: string; name: string; bot?: boolean } | null; // bot: a program with an account
	bot?: string | null;
	name?: string; // of a bot
	connected?: boolean;
	resigned?: boolean;
	ready?: boolean; // to begin: before the start
	colour?: string; // that was chosen
	partner?: string; // the seat that wins and loses together with this one
}

export interface Clock {
	bank_s: number;
	increment_s: number;
	left_ms: number[];
	running: string | null;
}

export interface Table {
	id: string;
	name: string;
	game: string;
	status: 'open' | 'running' | 'over';
	options: Record<string, string | number>;
	seats: SeatInfo[];
	you: string | null;
	clock?: Clock | null;
	undo?: string;
	undo_asked?: number | null;
	owner?: boolean;
	away_s?: number; // so long somebody is away before the others may let a bot play
	host?: string | null; // the seat of the one who opened it
	public?: boolean;
	thinking?: boolean;
	spectators?: number;
	line: number;
	your_turn?: boolean;
	result?: Record<string, number> | null;
	locked?: boolean;
	dice?: { commit: string; practice: boolean; entropy: Record<string, string> };
	receipt?: string; // running hash of the lines so far
}

// A rule, or a paragraph of prose (without a number). `note` is our ruling and its reason, `table` has lines of
// cells between " | ".
export interface Rule {
	id: string;
	text: string;
	note: string;
	table: string;
}

export interface RuleChapter {
	title: string;
	kind: 'prose' | 'rules' | 'appendix';
	rules: Rule[];
}

export interface RuleBook {
	chapters: RuleChapter[];
	same: string[]; // stems of words that mean the same
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
