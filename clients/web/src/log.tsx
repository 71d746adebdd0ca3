import { useEffect, useRef } from 'preact/hooks';
import { t } from './i18n';
import { nameOf } from './table';
import type { LogEntry, Table } from './types';

// What happened, newest at the bottom; a line marks where our last move was.
export function Log(props: { log: LogEntry[]; table: Table }) {
	const end = useRef<HTMLOListElement>(null);
	const mine = props.log.map(l => l.seat).lastIndexOf(props.table.you ?? '-');
	useEffect(() => {
		const list = end.current;
		if (list) list.scrollTop = list.scrollHeight;
	}, [props.log.length]);
	return (
		<section class="log">
			<h2>{t('Log')}</h2>
			<ol ref={end} tabIndex={0} aria-label={t('Log')}>
				{props.log.slice(-200).map((l, i, all) => {
					const index = props.log.length - all.length + i;
					return (
						<li key={l.line} class={index === mine + 1 && mine >= 0 ? 'since' : ''}>
							{l.seat !== '*' && <strong>{nameOf(props.table, l.seat)}: </strong>}
							{l.seat !== '*' && l.text}
							{l.events.map(e => (
								<div>{e.text}</div>
							))}
						</li>
					);
				})}
			</ol>
		</section>
	);
}
