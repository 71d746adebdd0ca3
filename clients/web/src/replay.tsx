// Going through a game, in the dock: scrub, step, play, whose eyes, a link to this position.
import { useEffect, useState } from 'preact/hooks';
import { t } from './i18n';
import { Sign } from './kit/sign';
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
		const arrows = (e: KeyboardEvent) => {
			if (e.target instanceof Element && e.target.closest('input, select, textarea, dialog, [role=tablist], .choices')) return;
			if (e.key === 'ArrowLeft') go(here - 1);
			if (e.key === 'ArrowRight' && at !== undefined) go(here + 1);
		};
		addEventListener('keydown', arrows);
		return () => removeEventListener('keydown', arrows);
	});
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
	const key = (id: string, label: string, to: () => void, off: boolean) => <button class="round" aria-label={label} title={label} disabled={off} onClick={to}><Sign id={id} /></button>;
	return (
		<div class="replay" role="group" aria-label={t('Replay')}>
			<div class="replay__keys">
				{key('ui-first', t('To the beginning'), () => go(0), here <= 0)}
				{key('ui-prev', t('One step back'), () => go(here - 1), here <= 0)}
				<button
					class="round round--main"
					aria-label={playing ? t('Pause') : t('Play')}
					onClick={() => {
						if (!playing && at === undefined) go(0);
						setPlaying(!playing);
					}}
				>
					<Sign id={playing ? 'ui-pause' : 'ui-play'} />
				</button>
				{key('ui-next', t('One step on'), () => go(here + 1), at === undefined)}
				{key('ui-last', t('To the newest position'), () => go(table.line), at === undefined)}
			</div>
			<label class="slider">
				<input type="range" aria-label={t('Position')} min={0} max={table.line} value={here} style={{ '--at': `${(100 * here) / Math.max(1, table.line)}%` }} onInput={e => go(Number(e.currentTarget.value))} />
				<span class="quiet">{here} / {table.line}</span>
			</label>
			{over && (
				<label class="replay__eyes">
					{t('Seen by')}{' '}
					<select value={as ?? ''} onChange={e => p.look(at, e.currentTarget.value || undefined)}>
						<option value="">{t('everybody')}</option>
						{table.seats.map(s => <option value={s.seat}>{nameOf(table, s.seat)}</option>)}
					</select>
				</label>
			)}
			{p.source.online && <button class="btn btn--icon" aria-label={t('Link to this position')} title={t('Link to this position')} onClick={link}><Sign id="ui-share" /></button>}
			{over && p.source.online && at !== undefined && <button class="btn" onClick={on}>{t('Continue from here')}</button>}
		</div>
	);
}
