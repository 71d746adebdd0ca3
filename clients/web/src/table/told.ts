// The words of the story: lines of the log as sentences, with the one each of them speaks of.
import type { Face } from '../face/face';
import type { GameEvent, JudgedLine, LogEntry } from '../play/types';

// A part of a line: what is said of one seat.
export interface Told {
	by: string | null; // whose emblem stands before it: a seat or what a seat plays; null: nobody's
	head: boolean; // a round or a turn begins
	did: string; // the headline; '' where nobody decided anything
	came: string[]; // and what came of it
}

// Events that go together are one sentence ("Income: Red 3 GP, Blue 2 GP."); the same thing twice is counted.
export function sentences(events: readonly GameEvent[]): string[] {
	const all: { text: string; items: string[]; several: string | undefined; n: number }[] = [];
	for (const e of events) {
		const last = all.at(-1);
		if (!e.text) continue;
		if (last?.several && last.several === e.several) last.items.push(e.item ?? '');
		else if (last && last.text === e.text) last.n++;
		else all.push({ text: e.text, items: [e.item ?? ''], several: e.several, n: 1 });
	}
	return all.map(s =>
		s.items.length > 1
			? s.several!.replace('{list}', s.items.join(', '))
			: s.n > 1
				? s.text.replace(/\.?$/, dot => ` ×${s.n}${dot}`)
				: s.text,
	);
}

// Who a line speaks of: of a seat that plays several factions the one that acts; nobody where monsters or Persians act.
function subject(l: LogEntry, first: GameEvent | undefined, plays: Record<string, string[]>): string | null {
	if (l.seat === '*' || first?.who === null) return null;
	return first?.who ?? plays[l.seat]?.[0] ?? l.seat;
}

const begins = (moments: Face['moments'], e: GameEvent) => ['round', 'turn'].includes(moments?.[e.event] ?? '');

// What happened until another turn or a round began.
export function beforeNext(events: readonly GameEvent[], moments: Face['moments']): GameEvent[] {
	const at = events.findIndex(e => begins(moments, e));
	return events.slice(0, at < 0 ? events.length : at);
}

// What a line tells: what was done, what came of it, and then, apart, the turn or the round that begins with it. The
// events are whole sentences that call everybody by the colour, so the emblem before them is that of the one they speak
// of.
export function partsOf(l: LogEntry, moments: Face['moments'] = {}, plays: Record<string, string[]> = {}): Told[] {
	const parts: GameEvent[][] = [];
	for (const e of l.events) {
		if (!e.text) continue;
		if (!parts.length || begins(moments, e)) parts.push([e]);
		else parts.at(-1)!.push(e);
	}
	const own = [l.seat, ...(plays[l.seat] ?? [])];
	return parts.map(events => {
		// what it cost is no headline
		const pays = events.filter(e => own.includes(e.who ?? '') && moments[e.event] === 'pay'),
			at = events.findIndex(e => !pays.includes(e));
		// what decides games is, wherever it comes
		const great = events.findIndex(e => (moments[e.event] ?? '').split(' ')[0] === 'founding'),
			first = great > 0 ? great : at;
		const ordered = first > 0 ? [events[first]!, ...events.filter((_, i) => i !== first)] : events;
		const head = begins(moments, ordered[0]!),
			texts = sentences(ordered);
		if (head) return { by: ordered[0]!.who, head, did: texts[0]!, came: texts.slice(1) };
		return l.seat === '*'
			? { by: null, head, did: '', came: texts }
			: { by: subject(l, ordered[0], plays), head, did: texts[0]!, came: texts.slice(1) };
	});
}

// What was done by a line that was judged, as the story tells it: all that came of an action where it is a step of one.
export function doneBy(
	l: JudgedLine,
	log: readonly LogEntry[],
	moments?: Face['moments'],
	plays?: Record<string, string[]>,
): string[] {
	const told = l.told === undefined ? undefined : log.find(e => e.line === l.told),
		[first] = told ? partsOf(told, moments, plays) : [];
	return first ? [first.did, ...first.came] : [l.text];
}
