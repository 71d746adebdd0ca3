// The face of a game: everything of it that the page shows. One folder, games/<id>/web, found by the build;
// nothing else names a game.
//
//     index.tsx    the face itself: `export default { Stage, Rail, … } satisfies Face`. Loaded when a table of the game
// opens.
//     cover.tsx    `export function Cover()` and `export const introduction`: for the home page, loaded with it (keep
// it small).
//     glyphs.txt   names of game-icons that the face uses beyond the page's own signs; see <Glyph> in kit/sign.tsx.
//     *.css        imported by the components they style. Colours only by the names of kit/tokens.css.
//
// A face draws and offers things to be touched; it knows no rule. What may be chosen stands in `lit`, what it costs in
// the moves themselves (Choice.price and so on, from the engine). A thing on the board becomes a button by `target()`
// (board/target.tsx), which gives it role, name, keyboard, data-target and, when it may be chosen, data-lit. Touching
// it calls `pick`: the page keeps what has been picked, plays when one move is left, and explains when none is.
//
// Every part of a face is optional but Stage: a game without a face is told in words and played from the list of
// choices.
import type { ComponentType } from 'preact';
import type { CardWanted } from '../cards/bigcard';
import type { Picked } from '../table/choices';
import type { Say } from '../words/names';
import type { Choice, GameInfo, LogEntry, PackRow, Table, ViewAnswer } from '../play/types';

// The colours of the seats; each goes with an emblem and a pattern (kit/seat.tsx).
export type Colour = 'red' | 'blue' | 'yellow' | 'green' | 'black' | 'purple';

// Names of things, "kind:value".
export interface Marks extends Iterable<string> {
	has: (key: string) => boolean;
}

export interface FaceProps {
	view: ViewAnswer; // the position as this seat may know it: view.view.pub, view.view.priv, view.board, view.battle
	table: Table;
	game: GameInfo;
	say: Say; // the engine's tokens in words: say('god', 'ares')
	name: (seat: string) => string; // of a seat
	colour: (owner: string | null | undefined) => Colour | undefined; // of a seat or of what a seat plays (a faction)
	lit: ReadonlyMap<string, readonly Choice[]>; // "kind:value" -> the moves that touching it could mean
	picked: Picked; // what has been chosen of the answer so far
	marks: Marks; // "kind:value" pointed at by a line of the story or by a choice under the pointer
	moves: readonly Choice[]; // every legal answer that fits what was picked; empty when it is not our turn
	pick: (kinds: string[], value: string) => void; // a thing was touched
	whyNot: (move: string) => void; // a move in notation was touched that is not legal: says why
	chosen: Choice | null; // waits for the seal
	// answer with this move; button: what was touched says only this, so that even the end of a turn needs no seal
	play: (choice: Choice, button?: boolean) => void;
	all: (moves: string[]) => void; // with the first of these, and with the others in turn when they are asked for
	hover: (choice: Choice | null) => void; // show what a choice means: its places are marked, the dock tells its price
	card: (card: CardWanted) => void; // the large view of a card
	cardText: (token: string) => Promise<string>; // the sentence of a card that the view does not print
	log: readonly LogEntry[]; // all that happened
	fresh: ReadonlySet<string>; // "kind:value" of what the last mover touched: outlined until somebody else moves
	last: readonly LogEntry[]; // since our last decision; while others' moves are played, the one that is shown
	now: boolean; // false: a position of the past is looked at
}

// What an event means on the stage, whatever the game calls it: the page makes theatre of it, lets gold and cards fly,
// gives it a sound and counts it for the awards at the end.
export type Moment =
	| 'battle' // begins: the attacker (`who` or the first owner named), the defender, the place
	| 'dice' // dice of both sides, then their strengths
	| 'die' // of `who`
	| 'strength' // of both sides
	| 'loss' // of `who` or of the owner named: how many, or one
	| 'retreat'
	| 'taken' // a place
	| 'fall' // of somebody who counted
	| 'theft' // `who` takes from the owner named
	| 'offer'
	| 'beaten' // an offer was
	| 'give' // `who` has to, to the owner named
	| 'gain' // so much gold
	| 'pay' // so much gold, to a god where one is named
	| 'card' // is `who`'s now
	| 'build'
	| 'wonder' // something great was built or won
	| 'founding' // of a thing that decides games
	| 'hunt' // how it ended
	| 'strike' // of a monster
	| 'seizure' // of a place, without a battle
	| 'script' // what acts for itself does what is laid down
	| 'age' // a great part of the game ends or begins
	| 'win' // of the game: how
	| 'round' // or whatever the great unit of the game is
	| 'turn' // of `who`
	| 'reveal'; // cards, gods, monsters that appear

// One way to win: how far a seat has come.
export interface Race {
	id: string;
	sign: string; // a symbol of the sprite: 'i-temple', 'metropolis'
	label: string; // "temples"
	have: number;
	need: number; // more than 7: shown as figures instead of pips
	near?: boolean; // can it be won in a turn? default: one step is missing
	text?: string; // what wins or prevents it, where that is near
}

// A number of a seat.
export interface Brief {
	sign: string;
	label: string;
	n: number | string;
	kind?: 'gold' | 'points';
}

// Where the round stands, for the strip: "Round 4 — Offerings — Turns".
export interface Phases {
	round?: string;
	steps: { label: string; now?: boolean; done?: boolean }[];
}

// The final count, where a game has points: what each seat got from each source.
export interface Scores {
	sources: { label: string; sign: string }[];
	rows: Record<string, number[]>; // by seat, as many as there are sources
}

// Who holds a place, and with how many units of each.
export interface Host {
	owner: string | null;
	units: (owner: string) => number;
}

// Where it depends on the mode, by what is told of the position (facts.ts).
export type Hints = Record<string, (p: Pick<FaceProps, 'view'>) => string>;

// A table that is being set up: what was chosen so far.
export interface Draft {
	game: GameInfo;
	seats: number;
	options: Record<string, string>;
	set: (some: Record<string, string>) => void;
	pack?: string; // its text
}

// An option in plain words: a sign, a title, and for each value a short name and a sentence.
export interface OptionLook {
	sign: string;
	title: string;
	sentence?: string; // of a number
	values?: Record<string, [name: string, sentence: string]>;
}

// A small picture of a position, silent: what it shows is said beside it.
export interface GlimpseProps {
	view: ViewAnswer;
	colour: (owner: string | null | undefined) => Colour | undefined;
}

export interface SetupFace {
	Board: ComponentType<Draft>; // what will be played on, in a picture, and the options that choose it
	// the map of a table with these options, for its invitation
	Map?: ComponentType<{ game: string; seats: number; options: Record<string, string>; pack?: string }>;
	own?: string[]; // the keys of those options
	looks: () => Record<string, OptionLook>; // all others, by key
}

// A row of a pack while it is filled in: what the engine tells of it.
export interface PackedProps {
	sheet: string;
	row: PackRow;
	say: Say;
}

// A row of buttons in the places that the questions of this turn have given them, with what is offered no more.
export type Kept = <T>(now: readonly T[], key: (x: T) => string) => T[];
export type DockProps = FaceProps & { usual: preact.JSX.Element; kept: Kept }; // usual: the action buttons

export interface Face {
	// the board: fills its box (position: absolute; inset: 0 is given), never scrolls the page
	Stage: ComponentType<FaceProps>;
	Rail?: ComponentType<FaceProps>; // what all share, in the left rail (304 px wide, scrolls by itself)
	Plate?: ComponentType<FaceProps & { seat: string }>; // the numbers of a seat, below name and clock in its plate
	Dock?: ComponentType<DockProps>; // the middle of the dock
	Hand?: ComponentType<FaceProps>; // own cards: stand up from the dock between stage and question
	Theatre?: ComponentType<FaceProps>; // over the stage: battles, hunts, drafts; null when there is nothing to show
	race?: (p: FaceProps, seat: string) => Race[];
	phases?: (p: FaceProps) => Phases;
	round?: (n: number) => string; // the name of the great unit of the game, where it is not a round
	// by the name of an event, where needed with its first thing after a space ('special usurp'): a Moment, and a sign
	// after a space where it needs one (of a theft also the kind of the argument that names what was taken)
	moments?: Record<string, string>;
	// who holds a place and how many units stand there
	host?: (p: Pick<FaceProps, 'view'>, kind: string, place: string) => Host;
	// a card, a god, a monster as it is shown in a scene
	Thing?: ComponentType<FaceProps & { kind: string; value: string; label: string }>;
	scores?: (p: FaceProps) => Scores; // for the end of the game
	order?: (p: FaceProps) => string[]; // the seats in turn order; default: as they sit
	// seat -> what it plays (factions), where that is not the seat itself
	plays?: (p: Pick<FaceProps, 'view'>) => Record<string, string[]>;
	seatKinds?: string[]; // kinds of move arguments that mean a seat: default ['seat']
	pays?: string[]; // nodes that ask what our line before costs: it is told with the question
	signs?: Record<string, string>; // the sign of an action by its verb: { march: 'i-march' }
	signOf?: (p: FaceProps, verb: string) => string | undefined; // instead, where it depends on the position
	// kinds of things that lie in the rail only, which a small screen has behind a tab: there they are buttons too
	railed?: string[];
	// the name of an action with several ways, by its verb; else what their texts have in common
	verbs?: () => Record<string, string>;
	// what is asked once such an action was chosen, by its verb; else what the texts have in common
	asks?: (p: FaceProps) => Record<string, string>;
	// on a phone, beside the emblem of a seat: who leads, what one owns
	brief?: (p: FaceProps, seat: string) => Brief[];
	// verbs by which a piece is carried in two steps: from where, to where (board/drag.ts)
	drags?: { from?: string[]; to?: string[] };
	hunts?: string[]; // moves that begin a hunt, by the start of their notation: their chance is told
	places?: Record<string, string>; // what a lesson lights, by its name there: a selector
	Glimpse?: ComponentType<GlimpseProps>; // the position on a card of the home page
	setup?: SetupFace; // how a new table looks while it is set up
	Packed?: ComponentType<PackedProps>; // a row of a pack as it will look; else it is told in words
	hints?: Hints; // what a question means, by the start of the name of the node that asks
	glossary?: () => [term: string, text: string][];
}

// What the home page needs of a game.
export interface GameCover {
	Cover: ComponentType;
	introduction: () => string;
}
