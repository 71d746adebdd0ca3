// Going through a game, in the dock: scrub, step, play, through whose eyes, a link to this position.
import { useEffect, useLayoutEffect, useMemo, useState } from 'preact/hooks';
import { useMedia } from '../browser/small';
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

// Where a step leads from here: a whole turn on or back, or a line.
interface Steps {
	here: number;
	whole: boolean; // by whole turns unless single lines are wanted
	ready: boolean; // turns are known from the story; until it is here nothing steps
	on: (line: boolean) => number;
	back: (line: boolean) => number;
	go: (n: number) => void;
	toggle: () => void;
}

function useSteps({ table, log, at, as, look }: Props): Steps {
	const here = at ?? table.line;
	const [whole, setWhole] = useState(localStorage.getItem('steps') !== 'lines');
	const ends = useMemo(() => [0, ...turnEnds(standing(log))], [log]);
	return {
		...{ here, whole },
		ready: log.length > 0 || !table.line,
		on: line => (line ? here + 1 : (ends.find(n => n > here) ?? table.line)),
		back: line => (line ? here - 1 : (ends.findLast(n => n < here) ?? 0)),
		go: n => look(n >= table.line ? undefined : Math.max(0, n), as),
		toggle: () => (localStorage.setItem('steps', whole ? 'lines' : 'turns'), setWhole(!whole)),
	};
}

const hasArrows = 'input, select, textarea, dialog, [role=tablist], .choices';

function useArrows(s: Steps, atEnd: boolean) {
	// at once: a key pressed between drawing and a later effect would find the turns of the drawing before
	useLayoutEffect(() => {
		const arrows = (e: KeyboardEvent) => {
			if (!s.ready || (e.target instanceof Element && e.target.closest(hasArrows))) return;
			if (e.key === 'ArrowLeft') s.go(s.back(!s.whole !== e.shiftKey));
			if (e.key === 'ArrowRight' && !atEnd) s.go(s.on(!s.whole !== e.shiftKey));
		};
		addEventListener('keydown', arrows);
		return () => removeEventListener('keydown', arrows);
	});
}

// Step by step until the end or a pause.
function usePlaying(s: Steps, at: number | undefined): [playing: boolean, toggle: () => void] {
	const [playing, setPlaying] = useState(false);
	useEffect(() => {
		if (!playing || !s.ready) return;
		if (at === undefined) return setPlaying(false);
		const timer = setTimeout(() => s.go(s.on(!s.whole)), 900);
		return () => clearTimeout(timer);
	}, [playing, at, s.ready]);
	return [
		playing,
		() => {
			if (!playing && at === undefined) s.go(0);
			setPlaying(!playing);
		},
	];
}

const Key = (d: { sign: string; label: string; off: boolean; go: () => void }) => (
	<button class="round" aria-label={d.label} data-tip={d.label} disabled={d.off} onClick={d.go}>
		<Sign id={d.sign} />
	</button>
);

function Keys({ s, at, last }: { s: Steps; at: number | undefined; last: number }) {
	const [playing, play] = usePlaying(s, at),
		{ here, whole, ready } = s;
	return (
		<div class="replay__keys">
			<Key sign="ui-first" label={t('To the beginning')} off={here <= 0} go={() => s.go(0)} />
			<Key sign="ui-prev" label={t('One step back')} off={!ready || here <= 0} go={() => s.go(s.back(!whole))} />
			<button class="round round--main" aria-label={playing ? t('Pause') : t('Play')} onClick={play}>
				<Sign id={playing ? 'ui-pause' : 'ui-play'} />
			</button>
			<Key
				sign="ui-next"
				label={t('One step on')}
				off={!ready || at === undefined}
				go={() => s.go(s.on(!whole))}
			/>
			<Key sign="ui-last" label={t('To the newest position')} off={at === undefined} go={() => s.go(last)} />
		</div>
	);
}

const Slider = ({ s, last }: { s: Steps; last: number }) => (
	<label class="slider">
		<input
			type="range"
			aria-label={t('Position')}
			min={0}
			max={last}
			value={s.here}
			style={{ '--at': `${(100 * s.here) / Math.max(1, last)}%` }}
			onInput={e => s.go(Number(e.currentTarget.value))}
		/>
		<span class="quiet">
			{s.here} / {last}
		</span>
	</label>
);

const Eyes = ({ table, at, as, look }: Props) => (
	<label class="replay__eyes">
		{t('Seen by')}{' '}
		<select value={as ?? ''} onChange={e => look(at, e.currentTarget.value || undefined)}>
			<option value="">{t('everybody')}</option>
			{table.seats.map(s => (
				<option value={s.seat}>{nameOf(table, s.seat)}</option>
			))}
		</select>
	</label>
);

const whoOpens = (table: Table) =>
	opens(table)
		? t('The link to this position is copied.')
		: table.status === 'over'
			? t('The link is copied. Only who played can open it, until the game is shared.')
			: t('The link is copied. Only who sits at this table can open it.');

function copyLink({ table, as, say }: Props, here: number) {
	const url = linkTo(table, here, as);
	navigator.clipboard?.writeText(url).then(
		() => say(whoOpens(table)),
		() => say(url),
	);
}

const playOn = ({ source, as, say }: Props, line: number) =>
	source.act('continue', { line, as, friends: true }).then(
		(a: any) => {
			if (a.invite) sessionStorage.setItem('invite ' + a.table.id, a.invite);
			goOn(source, a.table.id);
		},
		e => say((e as Error).message),
	);

// On a phone the keys and the line leave the board its room; the rest is folded.
export function Replay(p: Props) {
	const { table, at } = p,
		s = useSteps(p),
		phone = useMedia('(max-width: 760px)'),
		[more, setMore] = useState(false);
	useArrows(s, at === undefined);
	return (
		<div class="replay" role="group" aria-label={t('Replay')}>
			<Keys {...{ s, at }} last={table.line} />
			{phone && (
				<button class="round" aria-label={t('More')} aria-expanded={more} onClick={() => setMore(!more)}>
					<Sign id="ui-menu" />
				</button>
			)}
			<Slider s={s} last={table.line} />
			{(!phone || more) && <Further p={p} s={s} />}
		</div>
	);
}

function Further({ p, s }: { p: Props; s: Steps }) {
	const over = p.table.status === 'over';
	return (
		<>
			<button
				class="btn"
				aria-pressed={s.whole}
				data-tip={t('Whole turns, or line by line; with Shift the arrow keys do the other')}
				onClick={s.toggle}
			>
				{s.whole ? t('by turns') : t('by lines')}
			</button>
			{over && <Eyes {...p} />}
			{p.source.online && (
				<button
					class="btn btn--icon"
					aria-label={t('Link to this position')}
					data-tip={t('Link to this position')}
					onClick={() => copyLink(p, s.here)}
				>
					<Sign id="ui-share" />
				</button>
			)}
			{over && p.at !== undefined && (
				<button class="btn" onClick={() => void playOn(p, s.here)}>
					{t('Continue from here')}
				</button>
			)}
		</>
	);
}
