// The story: one sentence an action, grouped by turn, the newest on top and large. Hovering a line lights its places on
// the board, touching it shows the position after it.
import { useEffect, useRef, useState } from 'preact/hooks';
import { Kept } from '../board/board';
import { keyOf } from '../choices';
import type { FaceProps } from '../face';
import { t, tn } from '../i18n';
import { Mark } from '../kit/seat';
import { Sign } from '../kit/sign';
import type { Arg, LogEntry } from '../types';

interface Props {
	p: FaceProps;
	at: number | undefined;
	show: (keys: string[]) => void; // things on the board
	look: (line: number) => void;
}

const keys = (l: LogEntry) => l.events.flatMap(e => e.args ?? []).filter((a: Arg) => a.kind !== 'number' && a.kind !== 'flag').map(a => keyOf(a.kind, a.value));
const undoOf = (l: LogEntry) => /^undo (\d+)$/.exec(l.move)?.[1];

// What a line tells: one sentence of what was done, and what came of it. The events tell it where there are any; they name
// the seat first, which stands in bold before the sentence.
export function told(l: LogEntry, name: string): { did: string; came: string[] } {
	const undone = undoOf(l);
	if (undone) return { did: t('took back to line {n}', { n: undone }), came: [] };
	const [first, ...rest] = l.events.map(e => e.text).filter(Boolean);
	if (l.seat === '*') return { did: '', came: first === undefined ? [] : [first, ...rest] };
	const plain = l.text === '?' ? t('something secret') : l.text;
	if (first === undefined) return { did: plain, came: [] };
	if (!first.startsWith(name)) return { did: plain, came: [first, ...rest] };
	return { did: first.slice(name.length).replace(/^[:,]?\s+/, ''), came: rest };
}

function Line(p: { of: LogEntry; who: string; colour: FaceProps['colour'] }) {
	const { did, came } = told(p.of, p.who);
	return (
		<>
			{p.of.seat === '*' ? <span class="story__fate"><Sign id="i-dice" /></span> : <Mark colour={p.colour(p.of.seat)} />}
			<p>
				{did && <><b>{p.who}</b> {did}</>}
				{came.length > 0 && <small>{came.join(' ')}</small>}
			</p>
		</>
	);
}

const page = 60; // lines shown at once; older ones on request

export function Story(d: Props) {
	const { log, table } = d.p;
	const [since, setSince] = useState(false);
	const [pages, setPages] = useState(1);
	const mine = log.map(l => l.seat).lastIndexOf(table.you ?? '-');
	const fresh = mine >= 0 ? log.length - mine - 1 : 0;
	const all = since && mine >= 0 ? log.slice(mine + 1) : log;
	// what tells nothing (an empty draw) is no line of a story
	const telling = all.filter(l => l.seat !== '*' || l.events.some(e => e.text));
	const shown = telling.slice(-page * pages).reverse();
	const newest = useRef(d);
	newest.current = d;
	useEffect(() => d.show(since ? all.flatMap(keys) : []), [since, log.length]);
	return (
		<>
			{fresh > 0 && (
				<button class="link story__since" aria-pressed={since} onClick={() => setSince(!since)}>
					{tn('Since your last turn: {n} line', 'Since your last turn: {n} lines', fresh)}
				</button>
			)}
			<ol class="story" tabIndex={0} aria-label={t('Story')} aria-live="polite" aria-relevant="additions">
				{shown.map((l, i) => {
					const same = shown[i - 1]?.seat === l.seat && i > 1;
					const place = (i === 0 && d.at === undefined ? 'story__last ' : '') + (l.line === d.at ? 'here ' : '') + (same ? 'same' : '');
					const who = d.p.name(l.seat);
					return (
						<Kept key={l.line} of={`${place} ${who}`}>
							{() => (
								<li
									class={place}
									data-line={l.line}
									onMouseEnter={() => newest.current.show(keys(l))}
									onMouseLeave={() => newest.current.show([])}
									onClick={() => newest.current.look(l.line)}
									title={t('Show the position after this line')}
								>
									<Line of={l} who={who} colour={d.p.colour} />
								</li>
							)}
						</Kept>
					);
				})}
				{telling.length > shown.length && <li><button class="link" onClick={() => setPages(pages + 2)}>{t('Earlier')}</button></li>}
			</ol>
		</>
	);
}
