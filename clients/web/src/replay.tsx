// Going through a game: scrub, step, play, whose eyes, a link to this position.
import { useEffect, useState } from 'preact/hooks';
import { t } from './i18n';
import { nameOf } from './names';
import type { Source } from './source';
import type { Table } from './types';

interface Props {
	source: Source;
	table: Table;
	at: number | undefined;
	as: string | undefined;
	look: (at: number | undefined, as?: string) => void;
	say: (text: string) => void;
}

export function Replay(p: Props) {
	const { table, at, as } = p;
	const over = table.status === 'over';
	const here = at ?? table.line;
	const [playing, setPlaying] = useState(false);
	const go = (n: number) => p.look(n >= table.line ? undefined : Math.max(0, n), as);
	useEffect(() => {
		if (!playing) return;
		if (at === undefined) return setPlaying(false);
		const timer = setTimeout(() => go(at + 1), 900);
		return () => clearTimeout(timer);
	}, [playing, at]);
	const link = () => {
		const url = `${location.origin}/#/table/${table.id}?at=${here}${as ? `&as=${as}` : ''}`;
		navigator.clipboard?.writeText(url).then(() => p.say(t('The link to this position is copied.')), () => p.say(url));
	};
	const on = () => p.source.act('continue', { line: here }).then((a: any) => (location.hash = `/table/${a.table.id}`), e => p.say((e as Error).message));
	return (
		<div class="replay" role="group" aria-label={t('Replay')}>
			<button aria-label={t('To the beginning')} disabled={here <= 0} onClick={() => go(0)}>«</button>
			<button aria-label={t('One step back')} disabled={here <= 0} onClick={() => go(here - 1)}>‹</button>
			<button
				aria-label={playing ? t('Pause') : t('Play')}
				onClick={() => {
					if (!playing && at === undefined) go(0);
					setPlaying(!playing);
				}}
			>
				{playing ? 'II' : '▶'}
			</button>
			<button aria-label={t('One step on')} disabled={at === undefined} onClick={() => go(here + 1)}>›</button>
			<button aria-label={t('To the newest position')} disabled={at === undefined} onClick={() => go(table.line)}>»</button>
			<input type="range" aria-label={t('Position')} min={0} max={table.line} value={here} onInput={e => go(Number(e.currentTarget.value))} />
			<span class="quiet">{here} / {table.line}</span>
			{over && (
				<label>
					{t('Seen by')}{' '}
					<select value={as ?? ''} onChange={e => p.look(at, e.currentTarget.value || undefined)}>
						<option value="">{t('everybody')}</option>
						{table.seats.map(s => (
							<option value={s.seat}>{nameOf(table, s.seat)}</option>
						))}
					</select>
				</label>
			)}
			{p.source.online && <button onClick={link}>{t('Link to this position')}</button>}
			{over && p.source.online && at !== undefined && <button onClick={on}>{t('Continue from here')}</button>}
		</div>
	);
}
