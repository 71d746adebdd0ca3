// From the events of a move to a scene: who fought whom and with what, who took what from whom, what was built or
// revealed. Knows no game: the face says what an event means (Face.moments).
import type { Face, FaceProps, Moment } from '../face/face';
import type { Arg, GameEvent, LogEntry } from '../play/types';
import { standing } from './state/lines';

export interface SceneSide {
	owner: string;
	die?: number;
	strength?: number;
	lost: number;
	won?: boolean;
}

export interface Scene {
	kind: 'battle' | 'hunt' | 'theft' | 'wonder' | 'reveal';
	title: string; // of a battle: where it is fought
	sides?: [SceneSide, SceneSide]; // attacker, or who was robbed, first
	sign?: string;
	things: Arg[]; // cards, gods, monsters to be shown
	told: string[];
	own: boolean; // it touches the seat that looks
}

type Told = Pick<Face, 'moments' | 'seatKinds'>;

export function momentOf(face: Told | null, e: GameEvent): Moment | undefined {
	return face?.moments?.[e.event]?.split(' ')[0] as Moment | undefined;
}
// The lines that began a round.
export const roundsOf = (face: Told | null, log: readonly LogEntry[]) =>
	standing(log)
		.filter(l => l.events.some(e => momentOf(face, e) === 'round'))
		.map(l => l.line);

const signOf = (face: Told | null, e: GameEvent) => face?.moments?.[e.event]?.split(' ')[1];

const numbers = (e: GameEvent) => (e.args ?? []).filter(a => a.kind === 'number').map(a => Number(a.value));
export const ownersIn = (face: Told | null, e: GameEvent) =>
	(e.args ?? []).filter(a => ['seat', ...(face?.seatKinds ?? [])].includes(a.kind)).map(a => String(a.value));
const thingsIn = (face: Told | null, e: GameEvent) =>
	(e.args ?? []).filter(
		a =>
			a.kind !== 'number' &&
			a.kind !== 'flag' &&
			a.value !== null &&
			!ownersIn(face, e).includes(String(a.value)),
	);

// Does an event concern one of these owners, by what is done to it?
export const touches = (face: Told | null, e: GameEvent, mine: readonly string[]) =>
	ownersIn(face, e).some(o => mine.includes(o)) ||
	(!!e.who && mine.includes(e.who) && ['loss', 'retreat', 'fall', 'beaten'].includes(momentOf(face, e) ?? ''));

// What these events say of both sides of a battle: the last dice and strengths, all that was lost.
export function tally(face: Told, events: readonly GameEvent[], owners: [string, string]): [SceneSide, SceneSide] {
	const sides = owners.map(owner => ({ owner, lost: 0 })) as [SceneSide, SceneSide];
	for (const e of events) {
		const n = numbers(e),
			is = momentOf(face, e),
			of = sides.find(s => s.owner === e.who || ownersIn(face, e).includes(s.owner));
		if (is === 'dice')
			[sides[0].die, sides[1].die, sides[0].strength, sides[1].strength] = [n[0], n[1], n[2], n[3]];
		if (is === 'strength') [sides[0].strength, sides[1].strength] = [n[0], n[1]];
		if (is === 'die' && of) of.die = n[0];
		if (is === 'loss' && of) of.lost += n[0] ?? 1;
	}
	return sides;
}

// All that happened since the last battle of the log began, and its beginning; what is known of the log where that is
// not in it.
export function sinceBattle(face: Told, log: readonly LogEntry[]): GameEvent[] {
	const events = standing(log)
			.slice(-80)
			.flatMap(l => l.events),
		at = events.findLastIndex(e => momentOf(face, e) === 'battle');
	return events.slice(Math.max(0, at));
}

function battle(face: Told, p: Pick<FaceProps, 'log' | 'view'>, events: GameEvent[]): Omit<Scene, 'own'> | null {
	const is = (e: GameEvent, ...m: Moment[]) => m.includes(momentOf(face, e)!);
	if (p.view.battle || !events.some(e => is(e, 'dice', 'die', 'strength'))) return null;
	const begun = sinceBattle(face, p.log)[0];
	if (!begun || !is(begun, 'battle')) return null;
	const named = ownersIn(face, begun),
		owners = begun.who && !named.includes(begun.who) ? [begun.who, ...named] : named;
	if (owners.length < 2) return null;
	const sides = tally(face, events, [owners[0]!, owners[1]!]);
	const { strength: a } = sides[0],
		{ strength: b } = sides[1];
	if (a !== undefined && b !== undefined && a !== b) sides[a > b ? 0 : 1].won = true;
	const place = thingsIn(face, begun)[0];
	return {
		kind: 'battle',
		title: place?.label ?? '',
		sides,
		things: [],
		told: events.filter(e => is(e, 'loss', 'retreat', 'taken', 'fall')).map(e => e.text),
	};
}

const robbed = (face: Told, e: GameEvent): Omit<Scene, 'own'> | null => {
	const [from] = ownersIn(face, e),
		sign = signOf(face, e),
		loot = e.args?.find(a => a.kind === sign)?.value;
	return e.who && from
		? {
				kind: 'theft',
				title: e.text,
				sign: loot ? `i-${loot}` : sign,
				sides: [
					{ owner: from, lost: numbers(e)[0] ?? 1 },
					{ owner: e.who, lost: 0 },
				],
				things: [],
				told: [],
			}
		: null;
};

const most = 5; // things that are shown at once

// The scene of these lines, the newest of the log; null where nothing of it is theatre.
export function sceneOf(
	face: Told | null,
	p: Pick<FaceProps, 'log' | 'view'>,
	fresh: readonly LogEntry[],
	mine: readonly string[],
): Scene | null {
	if (!face?.moments) return null;
	const events = fresh.flatMap(l => l.events),
		by = (m: Moment) => events.filter(e => momentOf(face, e) === m);
	const own = events.some(e => touches(face, e, mine)) || fresh.some(l => mine.includes(l.seat));
	const fought = battle(face, p, events);
	if (fought) return { ...fought, own: own || fought.sides!.some(s => mine.includes(s.owner)) };
	for (const e of by('theft')) {
		const found = robbed(face, e);
		if (found) return { ...found, own };
	}
	const hunted = by('hunt').at(-1),
		wonder = by('wonder').at(-1),
		shown = by('reveal');
	if (hunted)
		return {
			kind: 'hunt',
			title: hunted.text,
			sign: signOf(face, hunted),
			things: thingsIn(face, hunted).slice(0, 1),
			told: by('loss').map(e => e.text),
			own,
		};
	if (wonder)
		return {
			kind: 'wonder',
			title: wonder.text,
			sign: signOf(face, wonder),
			things: thingsIn(face, wonder).slice(0, 1),
			told: [],
			own,
		};
	if (!shown.length) return null;
	const things = shown
		.flatMap(e => thingsIn(face, e))
		.filter((a, i, all) => all.findIndex(b => b.kind === a.kind && b.value === a.value) === i);
	const first = events.find(e => ['round', 'turn'].includes(momentOf(face, e) ?? '')) ?? shown[0]!;
	return things.length
		? { kind: 'reveal', title: first.text, things: things.slice(0, most), told: [], own: false }
		: null;
}

// How long a move is shown, in milliseconds, where `pace` is usual: a scene must be read, above all one that touches
// us.
export const heldFor = (s: Scene | null, pace: number) =>
	!s
		? pace
		: s.own
			? Math.max(1700, pace * 3.4)
			: s.kind === 'reveal'
				? Math.max(800, pace * 1.6)
				: Math.max(1100, pace * 2.2);
