// The table: one page for every game. The board draws, this page asks and answers.
import { useCallback, useEffect, useMemo, useRef, useState } from 'preact/hooks';
import { Board } from './boards/board';
import './boards/legendary';
import { Chat } from './chat';
import { groups, lit, narrowed, nothing, type Picked } from './choices';
import { t } from './i18n';
import { Log } from './log';
import { Players } from './players';
import type { Source } from './source';
import type { Choice, LogEntry, Table, ViewAnswer } from './types';

interface Live {
	table: Table | null;
	view: ViewAnswer | null;
	log: LogEntry[];
	up: boolean;
	error: string;
	refresh: () => void;
	setError: (e: string) => void;
}

// Keeps table, view and log fresh: read once, then after every piece of news.
function useLive(source: Source, at: number | undefined, as: string | undefined): Live {
	const [table, setTable] = useState<Table | null>(null);
	const [view, setView] = useState<ViewAnswer | null>(null);
	const [log, setLog] = useState<LogEntry[]>([]);
	const [up, setUp] = useState(true);
	const [error, setError] = useState('');
	const busy = useRef(false), again = useRef(false);

	const refresh = useCallback(async () => {
		if (busy.current) {
			again.current = true;
			return;
		}
		busy.current = true;
		try {
			do {
				again.current = false;
				const tb = await source.table();
				setTable(tb);
				if (tb.status === 'open') continue;
				const [v, l] = await Promise.all([source.view(at, as), source.log(0)]);
				setView(v);
				setLog(l);
			} while (again.current);
			setError('');
		} catch (e) {
			setError((e as Error).message);
		} finally {
			busy.current = false;
		}
	}, [source, at, as]);

	useEffect(() => {
		refresh();
		return source.listen(() => refresh(), on => (setUp(on), on && refresh()));
	}, [refresh]);
	return { table, view, log, up, error, refresh, setError };
}

function Choices(props: { moves: Choice[]; picked: Picked; pick: (p: Picked) => void; play: (c: Choice) => void; hover: (c: Choice | null) => void }) {
	const some = narrowed(props.moves, props.picked);
	const folded = groups(some, props.picked);
	const back = props.picked.verb || props.picked.values.length > 0;
	return (
		<div class="choices" role="group" aria-label={t('What you may do')}>
			{folded
				? folded.map(g => (
						<button onClick={() => (g.moves.length === 1 ? props.play(g.moves[0]!) : props.pick(g.pick))}>
							{g.label} {g.moves.length > 1 && <span class="count">{g.moves.length}</span>}
						</button>
					))
				: some.map(c => (
						<button data-move={c.move} onClick={() => props.play(c)} onMouseEnter={() => props.hover(c)} onMouseLeave={() => props.hover(null)} onFocus={() => props.hover(c)} onBlur={() => props.hover(null)}>
							{c.text}
						</button>
					))}
			{back && (
				<button class="back" onClick={() => props.pick(nothing)}>
					{t('Back')}
				</button>
			)}
		</div>
	);
}

function Waiting(props: { source: Source; table: Table; again: () => void }) {
	const { table } = props;
	const link = `${location.origin}/#/join/${table.id}${table.invite ? `?invite=${table.invite}` : ''}`;
	const full = table.seats.every(s => s.kind !== 'open');
	return (
		<section class="waiting">
			<h1>{t('Waiting for players')}</h1>
			<p>
				<label>
					{t('Send this link')}
					<input readOnly value={link} onFocus={e => e.currentTarget.select()} />
				</label>
				<button onClick={() => navigator.clipboard?.writeText(link)}>{t('Copy')}</button>
			</p>
			<ol>
				{table.seats.map(s => (
					<li>{s.kind === 'open' ? t('free') : (s.user?.name ?? s.bot)}</li>
				))}
			</ol>
			<button class="main" disabled={!full} onClick={() => props.source.act('start').then(props.again, props.again)}>
				{t('Start')}
			</button>
		</section>
	);
}

function notify(mine: boolean) {
	document.title = (mine ? '● ' : '') + 'Petteia';
	if (!mine || document.hasFocus()) return;
	if (localStorage.getItem('sound') !== 'off') beep();
	if ('Notification' in window && Notification.permission === 'granted') new Notification('Petteia', { body: t('It is your turn.') });
}

function beep() {
	try {
		const audio = new AudioContext(), tone = audio.createOscillator(), loud = audio.createGain();
		tone.frequency.value = 660;
		loud.gain.setValueAtTime(0.08, audio.currentTime);
		loud.gain.exponentialRampToValueAtTime(0.001, audio.currentTime + 0.4);
		tone.connect(loud).connect(audio.destination);
		tone.start();
		tone.stop(audio.currentTime + 0.4);
	} catch {
		// no sound, no harm
	}
}

export function TablePage(props: { source: Source }) {
	const { source } = props;
	const [at, setAt] = useState<number | undefined>(undefined);
	const [as, setAs] = useState<string | undefined>(undefined);
	const live = useLive(source, at, as);
	const [picked, setPicked] = useState<Picked>(nothing);
	const [hover, setHover] = useState<Choice | null>(null);
	const [says, setSays] = useState('');
	const { table, view } = live;

	const moves = useMemo(() => (at === undefined && view?.question.you ? (view.question.moves ?? []) : []), [view, at]);
	const line = view?.line ?? 0;
	useEffect(() => (setPicked(nothing), setHover(null)), [line]);
	useEffect(() => notify(moves.length > 0), [line, moves.length > 0]);

	const play = async (c: Choice) => {
		setSays('');
		try {
			await source.move(line, c.move);
		} catch (e) {
			setSays((e as Error).message);
		}
		setPicked(nothing);
		live.refresh();
	};
	// A click on the board: narrows the choices, plays when one is left, or says why nothing is.
	const click = (kind: string, value: string) => {
		const next: Picked = { ...picked, values: [...picked.values, { kind, value }] };
		let left = narrowed(moves, next);
		if (left.length === 0) {
			const fresh: Picked = { values: [{ kind, value }] };
			left = narrowed(moves, fresh);
			if (left.length === 0) return explain(kind, value);
			return left.length === 1 ? play(left[0]!) : setPicked(fresh);
		}
		if (left.length === 1) play(left[0]!);
		else setPicked(next);
	};
	// "Why not?": the nearest move that would have had this value, asked of the engine.
	const explain = async (kind: string, value: string) => {
		const model = moves.find(m => m.args.some(a => a.kind === kind));
		if (!model) return setSays(t('This cannot be chosen now.'));
		const words = [model.verb, ...model.args.map(a => (a.kind === kind ? value : String(a.value)))];
		const why = await source.why(words.join(' ')).catch(() => null);
		if (why && !why.legal) setSays(`${why.text ?? why.reason ?? ''}${why.rule ? ` (${why.rule})` : ''}`);
	};

	if (!table) return <p role="status">{live.error || t('Loading…')}</p>;
	if (table.status === 'open') return <Waiting source={source} table={table} again={live.refresh} />;
	if (!view) return <p role="status">{live.error || t('Loading…')}</p>;

	const over = table.status === 'over';
	const some = narrowed(moves, picked);
	return (
		<div class="table">
			<section class="ask" aria-live="polite">
				<h1 class="prompt">
					{at !== undefined
						? t('Replay: line {n}', { n: at })
						: over
							? t('The game is over.')
							: moves.length
								? view.question.prompt
								: t('Waiting for {who}…', { who: nameOf(table, view.question.asked) })}
					{view.question.rule && (
						<a class="rule" href={`#/rules/${table.game}?id=${view.question.rule}`}>
							{view.question.rule}
						</a>
					)}
				</h1>
				{!live.up && source.online && <p role="status" class="note">{t('Connection lost. Trying again…')}</p>}
				{(says || live.error) && <p role="alert" class="error">{says || live.error}</p>}
				{moves.length > 0 && <Choices moves={moves} picked={picked} pick={setPicked} play={play} hover={setHover} />}
				{over && <Result table={table} view={view} />}
				<div class="tools">
					{!over && table.you && line > 0 && (
						<button onClick={() => source.undo(line).then(live.refresh, e => setSays((e as Error).message))}>{t('Undo')}</button>
					)}
					{over && (
						<label>
							{t('Replay')}
							<input type="range" min={0} max={table.line} value={at ?? table.line} onInput={e => setAt(Number(e.currentTarget.value))} />
						</label>
					)}
					{over && (
						<label>
							{t('Seen by')}
							<select value={as ?? ''} onChange={e => setAs(e.currentTarget.value || undefined)}>
								<option value="">{t('observer')}</option>
								{table.seats.map(s => (
									<option value={s.seat}>{nameOf(table, s.seat)}</option>
								))}
							</select>
						</label>
					)}
					{over && at !== undefined && source.online && (
						<button onClick={() => source.act('continue', { line: at }).then((a: any) => (location.hash = `/table/${a.table.id}`))}>{t('Continue from here')}</button>
					)}
				</div>
			</section>
			<Board view={view} game={table.game} lit={lit(some)} hover={hover} click={click} />
			<aside class="side">
				<Players table={table} view={view} source={source} again={live.refresh} />
				<Log log={live.log} table={table} />
				{source.online && <Chat source={source} line={line} />}
			</aside>
		</div>
	);
}

export function nameOf(table: Table, seat: string | null): string {
	if (seat === '*') return t('chance');
	const s = table.seats.find(x => x.seat === seat);
	return s?.user?.name ?? (s?.bot ? `${t('bot')} ${s.bot.replace('level:', '')}` : (seat ?? ''));
}

function Result(props: { table: Table; view: ViewAnswer }) {
	const result = props.table.result ?? props.view.result ?? {};
	const winners = Object.entries(result).filter(([, share]) => share > 0);
	return (
		<p class="result">
			{t('Winner')}: {winners.map(([seat, share]) => nameOf(props.table, seat) + (share < 1 ? ` (${Math.round(share * 100)} %)` : '')).join(', ')}
		</p>
	);
}
