// People at the table: what they do outside of the game is told in words.
import { useEffect, useRef, useState } from 'preact/hooks';
import { t } from '../words/i18n';
import { nameOf } from '../words/names';
import type { SeatInfo, Table } from '../play/types';

const TOLD_MS = 12_000;

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

export function Manners({ table }: { table: Table }) {
	return (
		<>
			{useTold(table).map(text => (
				<p role="status" class="toast">
					{text}
				</p>
			))}
		</>
	);
}
