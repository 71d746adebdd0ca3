// Answering the question: what was picked so far, what touching a thing means, what was sent; taking back.
import type { Choice, Taken, ViewAnswer } from '../../play/types';
import { aimless, narrowed, nothing, unasked, type Picked } from '../choices';
import { halfMade, soFar, takenBack, undoOf } from './lines';
import { newestOf } from './live';
import type { Happening, Run, TableState, World } from './state';

export interface Said {
	text: string;
	rule?: string;
	bad?: boolean;
}

export interface Answer {
	// for the question of that line; chosen waits for the seal
	choice: { line: number; picked: Picked; chosen: Choice | null };
	sent: number; // the line that we have answered
	auto: number; // the line whose question is about to answer itself
	plan: Plan | null; // what goes on by itself once what was sent has been answered
	said: Said | null;
}

// After this line: a thing is touched, or these moves are made in turn, as far as they are asked for.
type Plan = { line: number } & ({ touch: { kinds: string[]; value: string } } | { moves: string[] });

export type Answered =
	| { type: 'touch'; kinds: string[]; value: string } // a thing on the board
	| { type: 'pick'; picked: Picked }
	// at once, or after the seal where this table or player wants it; button: what was touched says only this
	| { type: 'play'; move: string; button?: boolean }
	| { type: 'confirm' }
	| { type: 'all'; moves: string[] } // this and then the others, in this order
	| { type: 'cancel' } // what is half made: first what was picked, then the steps that the engine has been told
	| { type: 'back' } // what was picked, else our last decision
	| { type: 'why'; move: string }
	| { type: 'say'; said: Said | null }
	| { type: 'accepted'; line: number; move: string; taken?: Taken }
	| { type: 'refused'; line: number; said: Said };

const SOON = 450; // milliseconds before a question with one answer answers itself

const none: Choice[] = [];
const lineOf = (s: TableState) => s.view?.line ?? 0;

// The answers to the question, where it is ours and nothing else is being shown.
export const movesOf = (s: TableState): Choice[] =>
	(s.at === undefined && !s.play && s.view?.question.you && s.view.question.moves) || none;
// What was picked for one question means nothing for the next.
export const pickedOf = (s: TableState): Picked => (s.choice.line === lineOf(s) ? s.choice.picked : nothing);
export const chosenOf = (s: TableState): Choice | null => (s.choice.line === lineOf(s) ? s.choice.chosen : null);
export const isSent = (s: TableState) => s.sent === lineOf(s);
export const anyPicked = (s: TableState) => !!pickedOf(s).verb || pickedOf(s).values.length > 0 || !!chosenOf(s);

const mayUndo = (s: TableState) => s.at === undefined && !s.strict && !!s.table?.you && s.table.undo !== 'off';
export const canTakeBack = (s: TableState) => mayUndo(s) && s.table!.status !== 'over' && s.table!.line > 0;
// Is an action of ours begun and not finished? Where the engine says that none is, the last one ended without an event.
const isWithin = (s: TableState) => movesOf(s).length > 0 && !s.view!.question.quiet;
export const isBegun = (s: TableState) => isWithin(s) && mayUndo(s) && halfMade(s.log, s.table!.you);
// Its steps so far, in words.
export const begunOf = (s: TableState): string[] => (isWithin(s) ? soFar(s.log, s.table!.you) : []);
// What we took back and may do again.
export function againOf(s: TableState): Choice | undefined {
	const moves = movesOf(s),
		ahead = moves.length ? takenBack(s.log)[0] : undefined;
	return ahead && ahead.seat === s.table?.you ? moves.find(m => m.move === ahead.move) : undefined;
}

// What cannot be taken back is asked once more, by the seal.
const isCareful = (s: TableState, world: World) => world.careful || (s.table?.undo === 'off' && movesOf(s).length > 1);

export function answer(s: TableState, before: TableState, e: Happening, world: World, run: Run): TableState {
	const fresh = lineOf(s) === lineOf(before) ? s : { ...s, said: null }; // what was said of the old question
	return answerItself(goOn(act(fresh, e, world, run), world, run), world, run);
}

// Half of a plan is done: the rest follows where the table asks for it, whatever has to be answered in between, and is
// dropped where no action is half made any more.
function goOn(s: TableState, world: World, run: Run): TableState {
	const { plan } = s,
		moves = movesOf(s);
	if (!plan || isSent(s) || lineOf(s) <= plan.line || !moves.length) return s;
	const done = { ...s, plan: null };
	if ('touch' in plan) {
		const { kinds, value } = plan.touch,
			fits = narrowed(moves, { values: [plan.touch] }).length > 0;
		return fits ? touch(done, kinds, value, world, run) : done;
	}
	const next = plan.moves.find(m => moves.some(c => c.move === m));
	if (!next) return plan.moves.length && !s.view!.question.quiet ? s : done;
	const sent = send(
		done,
		moves.find(c => c.move === next)!,
		run,
	);
	return { ...sent, plan: { ...plan, line: lineOf(s), moves: plan.moves.filter(m => m !== next) } };
}

function act(s: TableState, e: Happening, world: World, run: Run): TableState {
	switch (e.type) {
		case 'touch':
			return touch(s, e.kinds, e.value, world, run);
		case 'pick':
			return picking(s, e.picked);
		case 'play': {
			// what was not drawn anew has a choice of an earlier question: it is played if it is one now
			const now = movesOf(s).find(m => m.move === e.move);
			return now ? decide(s, pickedOf(s), now, world, run, e.button) : s;
		}
		case 'confirm': {
			const chosen = chosenOf(s);
			return chosen ? send(s, chosen, run) : s;
		}
		case 'all': {
			const [first, ...moves] = e.moves,
				now = movesOf(s).find(m => m.move === first);
			if (!now || isSent(s)) return s;
			if (isCareful(s, world)) return picking(s, nothing, now); // then each by its own seal
			return { ...send(s, now, run), plan: { line: lineOf(s), moves } };
		}
		case 'cancel':
			return anyPicked(s) || (isBegun(s) && canTakeBack(s)) ? back(s, run) : s;
		case 'back':
			return anyPicked(s) || canTakeBack(s) ? back(s, run) : s;
		case 'why':
			run({ do: 'explain', move: e.move, rule: s.view?.question.rule });
			return s;
		case 'say':
			return { ...s, said: e.said };
		case 'refused': {
			s = { ...s, plan: null };
			const still = s.choice.line === e.line; // else the next question stands already
			const choice = still ? { line: e.line, picked: nothing, chosen: null } : s.choice;
			return { ...s, sent: -1, said: e.said, choice };
		}
		case 'time':
			return e.of === 'auto' && onlyMove(s, world) ? send(s, onlyMove(s, world)!, run) : s;
	}
	return s;
}

// Why something else could not be touched is no longer asked then.
const picking = (s: TableState, picked: Picked, chosen: Choice | null = null): TableState => ({
	...s,
	said: null,
	choice: { line: lineOf(s), picked, chosen },
});

// Nobody gives up the rest of a turn by a touch beside something else: the seal names it first, unless a button of its
// own did.
const isRash = (s: TableState, c: Choice, button: boolean) => !!c.ends && !button && movesOf(s).length > 1;

const decide = (s: TableState, picked: Picked, c: Choice, world: World, run: Run, button = false): TableState =>
	isCareful(s, world) || isRash(s, c, button) ? picking(s, picked, c) : send(s, c, run);

// A line is answered once: the old question stands until the new position arrives.
function send(s: TableState, c: Choice, run: Run): TableState {
	if (isSent(s)) return s;
	run({ do: 'send', line: lineOf(s), move: c.move });
	return { ...s, said: null, sent: lineOf(s) };
}

function back(s: TableState, run: Run): TableState {
	if (anyPicked(s)) return picking(s, nothing);
	run({ do: 'undo' });
	return { ...s, plan: null };
}

// Narrows the choices, plays when one is left and its last step was touched, or asks why nothing is.
function touch(s: TableState, kinds: string[], value: string, world: World, run: Run): TableState {
	const add = { kinds, value },
		picked = pickedOf(s),
		moves = movesOf(s);
	for (const next of [{ ...picked, values: [...picked.values, add] }, { values: [add] }] as Picked[]) {
		const left = narrowed(moves, next),
			[only] = left;
		if (left.length > 1 || (only && aimless(only, next))) return picking(s, next);
		if (only && unasked(only, next, moves)) return picking(s, next, only);
		if (only) return decide(s, next, only, world, run);
	}
	const begun = beginsBy(s.view, moves, kinds, value);
	if (begun && !picked.verb && !picked.values.length && !isCareful(s, world))
		return { ...send(s, begun, run), plan: { line: lineOf(s), touch: add } };
	run({ do: 'explain', ...questionOf(s, kinds, value), rule: s.view?.question.rule });
	return s;
}

// The action that may begin where a thing lies, as the engine tells: touching it chooses the action, too.
export const beginsBy = (view: ViewAnswer | null, moves: readonly Choice[], kinds: string[], value: string) =>
	startsOf(view, moves).find(x => kinds.includes(x.kind) && x.values.includes(value))?.choice;

export const startsOf = (view: ViewAnswer | null, moves: readonly Choice[]) =>
	(view?.facts ?? []).flatMap(f => {
		const choice = f.topic === 'where' && f.kind ? moves.find(m => m.move === f.token) : undefined;
		return choice ? [{ choice, kind: f.kind!, values: f.value as string[] }] : [];
	});

// The engine knows why: for the move that is half made, else for the thing whatever it might be wanted for.
function questionOf(s: TableState, kinds: string[], value: string): { move: string } | { thing: string } {
	const picked = pickedOf(s),
		some = picked.verb || picked.values.length ? narrowed(movesOf(s), picked) : none;
	const model = some.find(m => m.args.some(a => kinds.includes(a.kind)));
	if (!model) return { thing: [value, ...kinds].join(' ') };
	const at = model.args.findIndex(a => kinds.includes(a.kind));
	return { move: [model.verb, ...model.args.map((a, i) => (i === at ? value : String(a.value)))].join(' ') };
}

// The only answer, where the engine calls the question moot: not after an undo, so the log must have reached this line.
function onlyMove(s: TableState, world: World): Choice | undefined {
	const moves = movesOf(s),
		latest = s.log.at(-1);
	if (moves.length !== 1 || !s.view?.question.moot || !world.auto || s.strict || isCareful(s, world))
		return undefined;
	return newestOf(s.log) >= lineOf(s) && !(latest && undoOf(latest)) ? moves[0] : undefined;
}

function answerItself(s: TableState, world: World, run: Run): TableState {
	const due = onlyMove(s, world) ? lineOf(s) : -1;
	if (due === s.auto) return s;
	run(due < 0 ? { do: 'stop', for: 'auto' } : { do: 'wait', for: 'auto', ms: SOON });
	return { ...s, auto: due };
}
