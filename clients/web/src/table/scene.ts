// From the events of a move to a scene: who fought whom and with what, who took what from whom, what was built or
// revealed. Knows no game: the face says what an event means (Face.moments).
import type { Face, FaceProps, Moment } from '../face/face';
import type { Arg, GameEvent, LogEntry } from '../play/types';
import { standing } from './state/lines';
import type { Weight } from './state/playback';
import { sentences } from './told';

export interface SceneSide {
	owner: string;
	die?: number;
	strength?: number;
	lost: number;
	left?: number; // units that stand there afterwards
	withdrew?: boolean;
	won?: boolean;
}

const kinds = [
	'battle',
	'founding',
	'hunt',
	'fall',
	'theft',
	'seizure',
	'strike',
	'wonder',
	'age',
	'script',
	'reveal',
] as const;

export interface Scene {
	kind: (typeof kinds)[number];
	title: string; // of a battle: where it is fought
	by?: string | null; // whose doing it is
	sides?: [SceneSide, SceneSide]; // attacker, or who was robbed, first
	sea?: boolean; // a battle of ships
	sign?: string;
	things: Arg[]; // cards, gods, monsters to be shown
	told: string[]; // what came of it
	own: boolean; // it touches the seat that looks
}

type Told = Pick<Face, 'moments' | 'seatKinds' | 'host'>;

// By what it is about ("special usurp"), else by its name alone.
const meaning = (face: Told | null, e: GameEvent) =>
	face?.moments?.[`${e.event} ${e.args?.[0]?.value}`] ?? face?.moments?.[e.event];
export const momentOf = (face: Told | null, e: GameEvent) => meaning(face, e)?.split(' ')[0] as Moment | undefined;

export const signOf = (face: Told | null, e: GameEvent) => meaning(face, e)?.split(' ')[1];

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
	(!!e.who &&
		mine.includes(e.who) &&
		['loss', 'retreat', 'fall', 'beaten', 'give'].includes(momentOf(face, e) ?? ''));

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
		const figure = is === 'fall' && !!signOf(face, e); // it was one of the side's units
		if ((is === 'loss' || figure) && of) of.lost += n[0] ?? 1;
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

// Who holds the place now, with how many; where the face does not tell, the stronger one of the last assault.
function judge(face: Told, p: Seen, sides: [SceneSide, SceneSide], place: Arg | undefined, winner: Arg | undefined) {
	const host = place && face.host?.(p, place.kind, String(place.value));
	const [{ strength: a }, { strength: b }] = sides;
	const named = winner && sides[String(winner.value) === 'attacker' ? 0 : 1];
	const stronger = a !== undefined && b !== undefined && a !== b ? sides[a > b ? 0 : 1] : undefined;
	const won = named ?? (host ? sides.find(s => s.owner === host.owner) : stronger);
	if (won) won.won = true;
	if (host) for (const s of sides) s.left = host.units(s.owner);
}

type Seen = Pick<FaceProps, 'log' | 'view'>;

// How a battle ended: by dice and cards, or because one side gave way.
function battle(face: Told, p: Seen, events: GameEvent[]): Omit<Scene, 'own'> | null {
	const is = (e: GameEvent | undefined, ...m: Moment[]) => !!e && m.includes(momentOf(face, e)!);
	const all = sinceBattle(face, p.log),
		begun = all[0],
		before = all.slice(0, -events.length || undefined);
	// who chooses what is lost ends it by that
	const chosen = is(events[0], 'loss', 'fall') && is(before.at(-1), 'strength', 'loss', 'fall');
	if (p.view.battle || !(chosen || events.some(e => is(e, 'dice', 'die', 'strength', 'retreat')))) return null;
	if (!begun || !is(begun, 'battle') || before.some(e => is(e, 'turn', 'round'))) return null; // that one is over
	const named = ownersIn(face, begun),
		owners = begun.who && !named.includes(begun.who) ? [begun.who, ...named] : named;
	if (owners.length < 2) return null;
	const sides = tally(face, all, [owners[0]!, owners[1]!]),
		place = thingsIn(face, begun)[0],
		ended = all.findLast(e => is(e, 'strength'));
	judge(
		face,
		p,
		sides,
		place,
		ended?.args?.find(a => a.kind === 'side'),
	);
	for (const s of sides) s.withdrew = all.some(e => is(e, 'retreat') && (ownersIn(face, e)[0] ?? e.who) === s.owner);
	return {
		kind: 'battle',
		title: place?.label ?? '',
		sides,
		sea: place?.kind === 'sea',
		things: [],
		told: all.filter(e => is(e, 'retreat', 'taken', 'fall')).map(e => e.text),
	};
}

const most = 5; // things that are shown at once

// What else these events tell before the next turn.
function besides(face: Told, e: GameEvent, events: GameEvent[]): string[] {
	const next = events.findIndex(
		(x, i) => i > events.indexOf(e) && ['turn', 'round'].includes(momentOf(face, x) ?? ''),
	);
	const rest = events.slice(0, next < 0 ? undefined : next).filter(x => x !== e && x.text && x.text !== e.text);
	return sentences(rest).slice(0, most);
}

// A theft is told by whoever takes or by whoever has to give; then what made him is told, too.
const robbed = (face: Told, e: GameEvent, events: GameEvent[]): Omit<Scene, 'own'> | null => {
	const [other] = ownersIn(face, e),
		gives = momentOf(face, e) === 'give',
		sign = signOf(face, e),
		loot = e.args?.find(a => a.kind === sign)?.value;
	if (!e.who || !other) return null;
	const [from, to] = gives ? [e.who, other] : [other, e.who];
	return {
		kind: 'theft',
		title: e.text,
		sign: loot ? `i-${loot}` : sign,
		sides: [
			{ owner: from, lost: numbers(e)[0] ?? 1 },
			{ owner: to, lost: 0 },
		],
		things: [],
		told: gives ? besides(face, e, events) : [],
	};
};

// What stands for itself: its sentence, whose doing it is, and what came of it.
function plainly(face: Told, kind: Scene['kind'], e: GameEvent, events: GameEvent[], own: boolean): Scene {
	return {
		kind,
		title: e.text,
		by: e.who,
		sign: signOf(face, e),
		things: thingsIn(face, e).slice(0, 1),
		told: besides(face, e, events),
		own,
	};
}

// Cards, gods and monsters that appeared together.
function revealed(face: Told, events: GameEvent[], mine: readonly string[]): Scene | null {
	const shown = events.filter(e => momentOf(face, e) === 'reveal'),
		things = shown
			.flatMap(e => thingsIn(face, e))
			.filter((a, i, all) => all.findIndex(b => b.kind === a.kind && b.value === a.value) === i);
	// what it came with: the round that begins, not the turn that was over before it
	const before = events.slice(0, events.indexOf(shown[0]!)),
		first = before.findLast(e => ['round', 'turn'].includes(momentOf(face, e) ?? '')) ?? shown[0];
	// what one draws oneself is long enough in sight to be read
	const drawn = shown.filter(e => !!e.who && mine.includes(e.who));
	return first && things.length
		? {
				kind: 'reveal',
				title: first.text,
				things: things.slice(0, most),
				told: sentences(drawn.filter(e => e !== first)),
				own: drawn.length > 0,
			}
		: null;
}

// The scene of these lines, the newest of the log; null where nothing of it is theatre.
export function sceneOf(face: Told | null, p: Seen, fresh: readonly LogEntry[], mine: readonly string[]): Scene | null {
	if (!face?.moments) return null;
	const events = fresh.flatMap(l => l.events);
	const own = events.some(e => touches(face, e, mine)) || fresh.some(l => mine.includes(l.seat));
	const fought = battle(face, p, events);
	if (fought) return { ...fought, own: own || fought.sides!.some(s => mine.includes(s.owner)) };
	// a place that is lost without a battle is lost, too
	const lost = (e: GameEvent) =>
		momentOf(face, e) === 'taken' && touches(face, e, mine) && !(e.who && mine.includes(e.who));
	for (const kind of kinds) {
		const is = (e: GameEvent) =>
				[kind, kind === 'theft' && 'give'].includes(momentOf(face, e) ?? '') || (kind === 'seizure' && lost(e)),
			ours = (e: GameEvent) => kind === 'theft' && is(e) && touches(face, e, mine);
		// a script begins with what it is, everything else ends with it
		const e = kind === 'script' ? events.find(is) : (events.findLast(ours) ?? events.findLast(is));
		if (!e || kind === 'battle') continue;
		if (kind === 'reveal') return revealed(face, events, mine);
		const found = kind === 'theft' ? robbed(face, e, events) : plainly(face, kind, e, events, own);
		if (found) return { ...found, own };
	}
	return null;
}

const results: Scene['kind'][] = ['battle', 'founding', 'hunt'];
const consequences: (Moment | undefined)[] = [
	'dice',
	'strength',
	'loss',
	'retreat',
	'taken',
	'beaten',
	'give',
	'round',
];

// What acts for itself is seen step by step, as if a seat did it.
export const standsApart = (face: Told | null, l: LogEntry) =>
	l.seat === '*' && l.events.some(e => momentOf(face, e) === 'script');

// How long these lines, the newest of the log, deserve to be looked at. What we did ourselves we know, unless it is
// theatre.
export function weightOf(face: Told | null, p: Seen, fresh: readonly LogEntry[], mine: readonly string[]): Weight {
	const scene = sceneOf(face, p, fresh, mine),
		ours = mine.includes(fresh.findLast(l => l.seat !== '*')?.seat ?? '');
	if (scene && !(ours && scene.kind === 'reveal'))
		return !scene.own && scene.kind !== 'script' ? 'scene' : results.includes(scene.kind) ? 'result' : 'ours';
	const came = fresh.some(l => l.events.some(e => consequences.includes(momentOf(face, e))));
	return came && (!ours || p.view.battle) ? 'beat' : 'move';
}
