// "While you were away": what happened since this table was last looked at, what touched this seat first.
import { useEffect, useLayoutEffect, useState } from 'preact/hooks';
import type { Face, FaceProps } from '../face/face';
import { t } from '../words/i18n';
import { Mark } from '../kit/seat';
import { Sign } from '../kit/sign';
import type { LogEntry } from '../play/types';
import { standing } from './state/lines';
import { touches } from './scene';
import { told } from './story';

const least = 3; // lines of others that are worth a word
const most = 7;

export interface Missed {
	from: number;
	lines: LogEntry[];
}

const keyOf = (table: string) => `seen ${table}`;
export const seenLine = (table: string) => Number(localStorage.getItem(keyOf(table)) ?? -1);

// What others did after the line that was last seen here.
export function missedSince(log: readonly LogEntry[], from: number, you: string): LogEntry[] {
	const after = standing(log).filter(l => l.line > from),
		last = after.findLastIndex(l => l.seat === you);
	return after.slice(last + 1).filter(l => l.seat !== '*' && l.events.some(e => e.text));
}

// The line up to which this browser has shown the table; a page in the background shows nothing.
export function useMissed(
	table: string,
	log: readonly LogEntry[],
	you: string | null,
	on: boolean,
): [Missed | null, () => void] {
	const [missed, setMissed] = useState<Missed | null>(null);
	const newest = log.at(-1)?.line ?? 0;
	const look = (first: boolean) => {
		if (document.hidden || !newest) return;
		const from = seenLine(table);
		localStorage.setItem(keyOf(table), String(newest));
		if (!first || !you || !on || from < 0) return;
		const lines = missedSince(log, from, you);
		if (lines.length >= least) setMissed({ from, lines });
	};
	useLayoutEffect(() => look(true), [table, on]); // with the table, not over what is about to be touched
	useEffect(() => {
		look(false);
		const back = () => look(true);
		document.addEventListener('visibilitychange', back);
		return () => document.removeEventListener('visibilitychange', back);
	}, [newest]);
	return [missed, () => setMissed(null)];
}

export function Away(d: {
	face: Face | null;
	p: FaceProps;
	missed: Missed;
	mine: readonly string[];
	plays: Record<string, string[]>;
	watch: () => void;
	close: () => void;
}) {
	const { p, missed } = d;
	const first = missed.lines.filter(l => l.events.some(e => touches(d.face, e, d.mine)));
	const rest = missed.lines.filter(l => !first.includes(l)),
		shown = [...first.slice(-most), ...rest.slice(-Math.max(2, most - first.length))];
	return (
		<section class="away" role="dialog" aria-label={t('While you were away')}>
			<h2>{t('While you were away')}</h2>
			<ol class="story">
				{shown.flatMap(l =>
					told(l, p.name(l.seat), d.face?.moments, d.plays)
						.filter(part => !part.head)
						.map(({ by, did, came }) => (
							<li data-state={first.includes(l) ? 'yours' : undefined}>
								<Mark colour={p.colour(by ?? l.seat)} label={p.name(by ?? l.seat)} />
								<p>
									{did}
									{came.length > 0 && <small>{came.join(' ')}</small>}
								</p>
							</li>
						)),
				)}
			</ol>
			<div class="buttons">
				<button class="btn btn--main" onClick={d.watch}>
					<Sign id="ui-play" />
					{t('Watch it')}
				</button>
				<button class="btn" onClick={d.close}>
					{t('Close')}
				</button>
			</div>
		</section>
	);
}
