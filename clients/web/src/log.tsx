// What happened, newest at the bottom. Hovering a line shows it on the board; a mark stands where
// our last move was.
import { useEffect, useRef, useState } from 'preact/hooks';
import { Kept } from './boards/board';
import { keyOf } from './choices';
import { t, tn } from './i18n';
import { nameOf } from './names';
import type { Arg, LogEntry, Table } from './types';

interface Props {
	log: LogEntry[];
	table: Table;
	at: number | undefined;
	show: (keys: string[]) => void; // things on the board
	look: (line: number) => void;
}

const keys = (l: LogEntry) => l.events.flatMap(e => e.args ?? []).filter((a: Arg) => a.kind !== 'number' && a.kind !== 'flag').map(a => keyOf(a.kind, a.value));

const undoOf = (l: LogEntry) => /^undo (\d+)$/.exec(l.move)?.[1];

function Line(p: { of: LogEntry; who: string }) {
	const { of: l } = p;
	return (
		<>
			{l.seat !== '*' && (
				<div class="did">
					<strong>{p.who}:</strong> {undoOf(l) ? t('took back to line {n}', { n: undoOf(l)! }) : l.text === '?' ? t('something secret') : l.text}
				</div>
			)}
			{l.events.map(e => (
				<div class="event">{e.text}</div>
			))}
		</>
	);
}

export function Log(p: Props) {
	const list = useRef<HTMLOListElement>(null);
	const [since, setSince] = useState(false);
	const mine = p.log.map(l => l.seat).lastIndexOf(p.table.you ?? '-');
	// the older ones leave many at a time, not one with every new line
	const shown = since && mine >= 0 ? p.log.slice(mine + 1) : p.log.slice(Math.max(0, Math.ceil((p.log.length - 120) / 40) * 40));
	const fresh = mine >= 0 ? p.log.length - mine - 1 : 0;
	useEffect(() => {
		if (list.current) list.current.scrollTop = list.current.scrollHeight;
	}, [p.log.length, since]);
	const newest = useRef(p);
	newest.current = p;
	useEffect(() => p.show(since ? shown.flatMap(keys) : []), [since, p.log.length]);
	return (
		<section class="log">
			<h2>{t('Log')}</h2>
			{fresh > 0 && (
				<button class="small" aria-pressed={since} onClick={() => setSince(!since)}>
					{tn('Since your last turn: {n} line', 'Since your last turn: {n} lines', fresh)}
				</button>
			)}
			<ol ref={list} tabIndex={0} aria-label={t('Log')}>
				{shown.map(l => {
					const place = (mine >= 0 && l.line === p.log[mine + 1]?.line ? 'since ' : '') + (l.line === p.at ? 'here' : '');
					const who = nameOf(p.table, l.seat);
					return (
						<Kept key={l.line} of={`${place} ${who}`}>
							{() => (
								<li class={place} onMouseEnter={() => p.show(keys(l))} onMouseLeave={() => p.show([])} onClick={() => newest.current.look(l.line)} title={t('Show the position after this line')}>
									<Line of={l} who={who} />
								</li>
							)}
						</Kept>
					);
				})}
			</ol>
		</section>
	);
}
