// People at the table: what they do outside of the game is told in words, and one who is gone need not hold up the
// others.
import { useEffect, useRef, useState } from 'preact/hooks';
import { lang, t } from '../words/i18n';
import { nameOf } from '../words/names';
import type { Source } from '../play/source';
import type { SeatInfo, Table } from '../play/types';

const AWAY_S = 120; // where a server does not say it
const TOLD_MS = 12_000;

// "2 minutes", in the language of the page.
function spell(seconds: number): string {
	const whole = seconds % 60 === 0;
	return new Intl.NumberFormat(lang, {
		style: 'unit',
		unit: whole ? 'minute' : 'second',
		unitDisplay: 'long',
	}).format(whole ? seconds / 60 : seconds);
}

// What has changed at a seat, in words; '' when nothing that others should be told.
export function change(before: SeatInfo, now: SeatInfo, name: string): string {
	if (!before.resigned && now.resigned) return t('{name} resigns. A bot plays on.', { name });
	if (before.kind === 'human' && now.kind === 'bot') return t('A bot plays for {name} now.', { name });
	if (before.kind === 'bot' && now.kind === 'human' && now.user) return t('{name} is back.', { name });
	return '';
}

function useTold(table: Table): string[] {
	const [told, setTold] = useState<string[]>([]);
	const before = useRef(table.seats);
	useEffect(() => {
		const news = table.seats.flatMap(s => {
			const was = before.current.find(b => b.seat === s.seat);
			const text =
				was &&
				s.seat !== table.you &&
				change(was, s, nameOf({ ...table, seats: [{ ...s, kind: 'human' }] }, s.seat));
			return text ? [text] : [];
		});
		before.current = table.seats;
		if (!news.length) return;
		setTold(all => [...all, ...news]);
		setTimeout(() => setTold(all => all.slice(news.length)), TOLD_MS);
	}, [table.seats]);
	return told;
}

// The seat that is asked, if it has been away for long at a table without a clock; else null.
function useGone(table: Table, asked: string | null): string | null {
	const since = useRef(new Map<string, number>());
	const [, tick] = useState(0);
	const wait = (table.away_s ?? AWAY_S) * 1000; // as long as the server asks for
	for (const s of table.seats) {
		if (s.kind === 'human' && s.connected === false)
			since.current.set(s.seat, since.current.get(s.seat) ?? Date.now());
		else since.current.delete(s.seat);
	}
	const began = asked === null ? undefined : since.current.get(asked);
	useEffect(() => {
		if (began === undefined) return;
		const timer = setTimeout(() => tick(n => n + 1), Math.max(0, began + wait - Date.now()) + 50);
		return () => clearTimeout(timer);
	}, [began, wait]);
	return !table.clock && began !== undefined && Date.now() - began >= wait ? asked : null;
}

export function Manners(p: {
	source: Source;
	table: Table;
	asked: string | null;
	again: () => void;
	say: (text: string) => void;
}) {
	const { table } = p,
		told = useTold(table);
	const gone = useGone(table, table.status === 'running' ? p.asked : null);
	const [waiting, setWaiting] = useState('');
	const hand = () =>
		p.source.act('takeover', { seat: gone, bot: 'level:3' }).then(p.again, e => p.say((e as Error).message));
	return (
		<>
			{told.map(text => (
				<p role="status" class="toast">
					{text}
				</p>
			))}
			{gone && gone !== table.you && table.you && waiting !== gone && (
				<p role="alert" class="toast">
					{t('{name} has been gone for {time}. Shall a bot play on until they are back?', {
						name: nameOf(table, gone),
						time: spell(table.away_s ?? AWAY_S),
					})}{' '}
					<button onClick={() => void hand()}>{t('Let a bot play')}</button>{' '}
					<button onClick={() => setWaiting(gone)}>{t('Wait')}</button>
				</p>
			)}
		</>
	);
}
