// Going through a game, in the dock: scrub, step, play, through whose eyes, a link to this position.
import { useEffect, useLayoutEffect, useMemo, useState } from 'preact/hooks';
import { t } from '../words/i18n';
import { Sign } from '../kit/sign';
import { nameOf } from '../words/names';
import { linkTo, opens } from '../browser/share';
import { goOn, type Source } from '../play/source';
import { standing, turnEnds } from '../table/state/lines';
import type { LogEntry, Table } from '../play/types';

interface Props {
	source: Source;
	table: Table;
	log: readonly LogEntry[];
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
	// by whole turns unless single lines are wanted
	const [whole, setWhole] = useState(localStorage.getItem('steps') !== 'lines');
	// turns are known from the story; until it is here nothing steps
	const ready = p.log.length > 0 || !table.line;
	const ends = useMemo(() => [0, ...turnEnds(standing(p.log))], [p.log]);
	const on = (line: boolean) => (line ? here + 1 : (ends.find(n => n > here) ?? table.line));
	const back = (line: boolean) => (line ? here - 1 : (ends.findLast(n => n < here) ?? 0));
	const go = (n: number) => p.look(n >= table.line ? undefined : Math.max(0, n), as);
	// at once: a key pressed between drawing and a later effect would find the turns of the drawing before
	useLayoutEffect(() => {
		const arrows = (e: KeyboardEvent) => {
			if (
				e.target instanceof Element &&
				e.target.closest('input, select, textarea, dialog, [role=tablist], .choices')
			)
				return;
			if (!ready) return;
			if (e.key === 'ArrowLeft') go(back(!whole !== e.shiftKey));
			if (e.key === 'ArrowRight' && at !== undefined) go(on(!whole !== e.shiftKey));
		};
		addEventListener('keydown', arrows);
		return () => removeEventListener('keydown', arrows);
	});
	useEffect(() => {
		if (!playing || !ready) return;
		if (at === undefined) return setPlaying(false);
		const timer = setTimeout(() => go(on(!whole)), 900);
		return () => clearTimeout(timer);
	}, [playing, at, ready]);
	const link = () => {
		const url = linkTo(table, here, as);
		navigator.clipboard?.writeText(url).then(
			() =>
				p.say(
					opens(table)
						? t('The link to this position is copied.')
						: table.status === 'over'
							? t('The link is copied. Only who played can open it, until the game is shared.')
							: t('The link is copied. Only who sits at this table can open it.'),
				),
			() => p.say(url),
		);
	};
	const playOn = () =>
		p.source.act('continue', { line: here, as, friends: true }).then(
			(a: any) => {
				if (a.invite) sessionStorage.setItem('invite ' + a.table.id, a.invite);
				goOn(p.source, a.table.id);
			},
			e => p.say((e as Error).message),
		);
	const key = (id: string, label: string, to: () => void, off: boolean) => (
		<button class="round" aria-label={label} data-tip={label} disabled={off} onClick={to}>
			<Sign id={id} />
		</button>
	);
	return (
		<div class="replay" role="group" aria-label={t('Replay')}>
			<div class="replay__keys">
				{key('ui-first', t('To the beginning'), () => go(0), here <= 0)}
				{key('ui-prev', t('One step back'), () => go(back(!whole)), !ready || here <= 0)}
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
				{key('ui-next', t('One step on'), () => go(on(!whole)), !ready || at === undefined)}
				{key('ui-last', t('To the newest position'), () => go(table.line), at === undefined)}
			</div>
			<label class="slider">
				<input
					type="range"
					aria-label={t('Position')}
					min={0}
					max={table.line}
					value={here}
					style={{ '--at': `${(100 * here) / Math.max(1, table.line)}%` }}
					onInput={e => go(Number(e.currentTarget.value))}
				/>
				<span class="quiet">
					{here} / {table.line}
				</span>
			</label>
			<button
				class="btn"
				aria-pressed={whole}
				data-tip={t('Whole turns, or line by line; with Shift the arrow keys do the other')}
				onClick={() => (localStorage.setItem('steps', whole ? 'lines' : 'turns'), setWhole(!whole))}
			>
				{whole ? t('by turns') : t('by lines')}
			</button>
			{over && (
				<label class="replay__eyes">
					{t('Seen by')}{' '}
					<select value={as ?? ''} onChange={e => p.look(at, e.currentTarget.value || undefined)}>
						<option value="">{t('everybody')}</option>
						{table.seats.map(s => (
							<option value={s.seat}>{nameOf(table, s.seat)}</option>
						))}
					</select>
				</label>
			)}
			{p.source.online && (
				<button
					class="btn btn--icon"
					aria-label={t('Link to this position')}
					data-tip={t('Link to this position')}
					onClick={link}
				>
					<Sign id="ui-share" />
				</button>
			)}
			{over && at !== undefined && (
				<button class="btn" onClick={playOn}>
					{t('Continue from here')}
				</button>
			)}
		</div>
	);
}
