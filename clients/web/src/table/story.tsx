// The story: one sentence an action, grouped by turn, the newest on top and large. Hovering a line lights its places on
// the board, touching it shows the position after it.
import { useEffect, useRef, useState } from 'preact/hooks';
import { Kept } from '../board/board';
import { keyOf } from '../choices';
import type { Face, FaceProps } from '../face';
import { t, tn } from '../i18n';
import { Mark } from '../kit/seat';
import { Sign } from '../kit/sign';
import type { Arg, LogEntry } from '../types';
import { undoOf } from './lines';

interface Props {
	face: Face | null;
	p: FaceProps;
	plays: Record<string, string[]>; // what a seat plays, where that is not the seat itself
	at: number | undefined;
	show: (keys: string[]) => void; // things on the board
	look: (line: number) => void;
}

// The things on the board that a line is about.
export const thingsOf = (l: LogEntry | undefined) => (l?.events ?? []).flatMap(e => e.args ?? []).filter((a: Arg) => a.kind !== 'number' && a.kind !== 'flag').map(a => keyOf(a.kind, a.value));

// What a line tells: one sentence of what was done, and what came of it. The events are whole sentences that call everybody by the
// colour; who plays it stands beside the mark of the colour.
export function told(l: LogEntry, name: string, moments: Face['moments'] = {}): { did: string; came: string[] } {
	const undone = undoOf(l);
	if (undone) return { did: t('{who} goes back to line {n}.', { who: name, n: undone }), came: [] };
	// what it cost is no headline
	const pays = l.events.filter(e => e.who === l.seat && moments[e.event] === 'pay'), first = l.events.findIndex(e => !pays.includes(e));
	const told = first > 0 ? [l.events[first]!, ...l.events.filter((_, i) => i !== first)] : l.events;
	const texts = told.map(e => e.text).filter(Boolean);
	return l.seat === '*' ? { did: '', came: texts } : { did: texts[0] ?? '', came: texts.slice(1) };
}

// Who acts: of a seat that plays several factions, the one that the first sentence speaks of.
export const actor = (l: LogEntry, plays: Record<string, string[]>): string => {
	const who = l.events[0]?.who;
	return who && plays[l.seat]?.includes(who) ? who : l.seat;
};

function Line(p: { of: LogEntry; moments: Face['moments']; actor: string; who: string; colour: FaceProps['colour'] }) {
	const { did, came } = told(p.of, p.who, p.moments);
	return (
		<>
			{p.of.seat === '*' ? <span class="story__fate"><Sign id="i-dice" /></span> : <Mark colour={p.colour(p.actor)} label={p.who} />}
			<p>
				{did}
				{came.length > 0 && <small>{came.join(' ')}</small>}
			</p>
		</>
	);
}

// Dice and draws that follow each other are one line of the story.
function joined(log: LogEntry[]): LogEntry[] {
	const all: LogEntry[] = [];
	for (const l of log) {
		const last = all.at(-1);
		if (last && last.seat === '*' && l.seat === '*') all[all.length - 1] = { ...l, events: [...last.events, ...l.events] };
		else all.push(l);
	}
	return all;
}

const page = 60; // lines shown at once; older ones on request

export function Story(d: Props) {
	const { log, table } = d.p;
	const [since, setSince] = useState(false);
	const [pages, setPages] = useState(1);
	const mine = log.map(l => l.seat).lastIndexOf(table.you ?? '-');
	const fresh = mine >= 0 ? log.length - mine - 1 : 0;
	const all = since && mine >= 0 ? log.slice(mine + 1) : log;
	// a step that nothing came of is no line of a story
	const telling = all.filter(l => l.events.some(e => e.text) || undoOf(l));
	const shown = joined(telling).slice(-page * pages).reverse();
	const newest = useRef(d);
	newest.current = d;
	useEffect(() => d.show(since ? all.flatMap(thingsOf) : []), [since, log.length]);
	return (
		<>
			{fresh > 0 && (
				<button class="link story__since" aria-pressed={since} onClick={() => setSince(!since)}>
					{tn('Since your last turn: {n} line', 'Since your last turn: {n} lines', fresh)}
				</button>
			)}
			<ol class="story" tabIndex={0} aria-label={t('Story')} aria-live="polite" aria-relevant="additions">
				{shown.map((l, i) => {
					const by = actor(l, d.plays), same = i > 1 && actor(shown[i - 1]!, d.plays) === by;
					const place = (i === 0 && d.at === undefined ? 'story__last ' : '') + (l.line === d.at ? 'here ' : '') + (same ? 'same' : '');
					const who = d.p.name(l.seat);
					return (
						<Kept key={l.line} of={`${place} ${who} ${by} ${l.events.length}`}>
							{() => (
								<li
									class={place}
									data-line={l.line}
									onMouseEnter={() => newest.current.show(thingsOf(l))}
									onMouseLeave={() => newest.current.show([])}
									onClick={() => newest.current.look(l.line)}
									title={t('Show the position after this line')}
								>
									<Line of={l} moments={d.face?.moments} actor={by} who={who} colour={d.p.colour} />
								</li>
							)}
						</Kept>
					);
				})}
				{telling.length > page * pages && <li><button class="link" onClick={() => setPages(pages + 2)}>{t('Earlier')}</button></li>}
			</ol>
		</>
	);
}
