// The table: one page for every game. The board draws, this page asks and answers.
import { useCallback, useEffect, useMemo, useRef, useState } from 'preact/hooks';
import { Adviser, aloneWithBots } from './advice';
import { After } from './after';
import { ApiError } from './api';
import { Choices } from './ask';
import { Board } from './boards/board';
import './boards/cyclades';
import './boards/elysium';
import './boards/hellas';
import './boards/legendary';
import { CardDialog, type CardWanted } from './card';
import { Chat } from './chat';
import { keyOf, lit, narrowed, nothing, type Picked } from './choices';
import { Guide } from './guided';
import { t, tn } from './i18n';
import { useLive } from './live';
import { Log } from './log';
import { nameOf, sayer } from './names';
import { ownersOf, Players } from './players';
import { Replay } from './replay';
import { query } from './router';
import { RulesDialog } from './rules';
import type { Source } from './source';
import { notify } from './turn';
import type { Choice, GameInfo, Table, ViewAnswer } from './types';
import { Waiting } from './waiting';

interface Said {
	text: string;
	rule?: string;
	bad?: boolean;
}

// The position looked at is part of the address, so that a link leads to it.
function useLook(): [number | undefined, string | undefined, (at: number | undefined, as?: string) => void] {
	const read = () => {
		const q = query();
		return { at: q.has('at') ? Number(q.get('at')) : undefined, as: q.get('as') ?? undefined };
	};
	const [look, setLook] = useState(read);
	const go = useCallback((at: number | undefined, as?: string) => {
		const words = [at === undefined ? '' : `at=${at}`, as ? `as=${as}` : ''].filter(Boolean).join('&');
		history.replaceState(null, '', location.hash.split('?')[0] + (words ? '?' + words : ''));
		setLook({ at, as });
	}, []);
	return [look.at, look.as, go];
}

export function TablePage(props: { source: Source }) {
	const { source } = props;
	const [at, as, look] = useLook();
	const live = useLive(source, at, as);
	const [game, setGame] = useState<GameInfo>();
	const [choice, setChoice] = useState({ line: -1, picked: nothing });
	const [hover, setHover] = useState<Choice | null>(null);
	const [shown, setShown] = useState<string[]>([]);
	const [said, setSaid] = useState<Said | null>(null);
	const [sent, setSent] = useState(-1), sending = useRef(-1); // the line that we have answered
	const [rule, setRule] = useState<string | null>(null);
	const [card, setCard] = useState<CardWanted | null>(null);
	const { table, view } = live;

	useEffect(() => {
		if (table) source.games().then(all => setGame(all.find(g => g.id === table.game)), () => {});
	}, [table?.game]);
	const say = useMemo(() => sayer(game), [game]);
	const moves = useMemo(() => (at === undefined && view?.question.you ? (view.question.moves ?? []) : []), [view, at]);
	const line = view?.line ?? 0;
	const mine = moves.length > 0;
	// what was picked for one question means nothing for the next
	const picked = choice.line === line ? choice.picked : nothing;
	const setPicked = (picked: Picked) => setChoice({ line, picked });
	useEffect(() => setHover(null), [line]);
	useEffect(() => notify(mine, game?.title ?? ''), [line, mine, game]);
	useEffect(() => () => notify(false, ''), []);

	const play = async (c: Choice) => {
		// a line is answered once: the old question stands until the new position arrives
		if (sending.current === line) return;
		setSaid(null);
		setSent((sending.current = line));
		try {
			await source.move(line, c.move);
		} catch (e) {
			setSent((sending.current = -1));
			setSaid({ text: (e as Error).message, bad: !(e instanceof ApiError && e.status === 409) });
			setChoice(now => (now.line === line ? { line, picked: nothing } : now)); // the next question may stand already
		}
		live.refresh();
	};
	// A click on the board: narrows the choices, plays when one is left, or says why nothing is.
	const click = (kinds: string[], value: string) => {
		const add = { kinds, value };
		for (const next of [{ ...picked, values: [...picked.values, add] }, { values: [add] }] as Picked[]) {
			const left = narrowed(moves, next);
			if (left.length === 1) return void play(left[0]!);
			if (left.length > 1) return setPicked(next);
		}
		explain(kinds, value);
	};
	// "Why not?": the nearest move that would have had this value, asked of the engine.
	const explain = async (kinds: string[], value: string) => {
		const some = narrowed(moves, picked);
		const model = some.find(m => m.args.some(a => kinds.includes(a.kind))) ?? moves.find(m => m.args.some(a => kinds.includes(a.kind)));
		if (!model) return setSaid({ text: mine ? t('This cannot be chosen now.') : t('It is not your turn.'), rule: view?.question.rule });
		let done = false;
		const words = [model.verb, ...model.args.map(a => (!done && kinds.includes(a.kind) ? ((done = true), value) : String(a.value)))];
		const why = await source.why(words.join(' ')).catch(() => null);
		setSaid({ text: (why && !why.legal && (why.text || why.reason)) || t('This cannot be chosen now.'), rule: why?.rule || view?.question.rule });
	};
	// what is drawn once keeps calling the newest of it
	const newest = useRef(click);
	newest.current = click;
	const clicked = useCallback((kinds: string[], value: string) => newest.current(kinds, value), []);
	const show = useCallback((keys: string[]) => setShown(was => (keys.length || was.length ? keys : was)), []);
	const tell = (text: string) => setSaid({ text });

	if (!table) return <Lost why={live.lost} />;
	if (table.status === 'open') return <Waiting source={source} table={table} game={game} again={live.refresh} />;
	if (!view) return <Lost why={live.lost} />;

	const over = table.status === 'over';
	const some = narrowed(moves, picked);
	const marks = new Set([...shown, ...(hover?.args.map(a => keyOf(a.kind, a.value)) ?? [])]);
	const turn = at !== undefined ? 'past' : over ? 'over' : sent === line ? 'sent' : mine ? 'mine' : 'others';
	return (
		<div class="table" data-line={line} data-turn={turn} data-picked={picked.values.length + (picked.verb ? 1 : 0)}>
			<section class="ask">
				<div class="asking">
					<h1 class="prompt" aria-live="polite">{promptOf(table, view, at, mine)}</h1>
					{view.question.rule && (
						<button class="link rule" onClick={() => setRule(view.question.rule!)}>{t('Rule {id}', { id: view.question.rule })}</button>
					)}
				</div>
				{!live.up && source.online && <p role="status" class="note">{t('Connection lost. Trying again…')}</p>}
				{live.lost && <p role="alert" class="error">{live.lost}</p>}
				{said && (
					<p role="alert" class={said.bad ? 'error' : 'note'}>
						{said.text}{' '}
						{said.rule && <button class="link" onClick={() => setRule(said.rule!)}>{t('Rule {id}', { id: said.rule })}</button>}{' '}
						<button class="link" onClick={() => setSaid(null)}>{t('Close')}</button>
					</p>
				)}
				<Guide game={table.game} view={view} mine={mine} />
				{mine && <Choices moves={moves} picked={picked} pick={setPicked} play={play} hover={setHover} final={table.undo === 'off'} />}
				{over && at === undefined && <Result table={table} view={view} />}
				<UndoAsked table={table} source={source} again={live.refresh} />
				<div class="tools">
					{mine && aloneWithBots(table) && <Adviser view={view} moves={moves} hover={setHover} />}
					{!over && at === undefined && table.you && table.undo !== 'off' && table.line > 0 && (
						<button class="small" onClick={() => source.undo().then(live.refresh, e => setSaid({ text: (e as Error).message }))}>{t('Undo')}</button>
					)}
					{!over && at !== undefined && <button class="main" onClick={() => look(undefined)}>{t('Back to the game')}</button>}
					{live.elsewhere[0] && <a class="button small" href={`#/table/${live.elsewhere[0]}`}>{tn('Your turn at {n} other table', 'Your turn at {n} other tables', live.elsewhere.length)}</a>}
				</div>
			</section>
			{over && <After source={source} table={table} at={at} look={look} owners={ownersOf(view)} />}
			<Board
				view={view}
				table={table}
				game={table.game}
				say={say}
				lit={lit(some, picked)}
				picked={picked}
				marks={marks}
				click={clicked}
				card={setCard}
				log={live.log}
				now={at === undefined}
			/>
			<aside class="side" aria-label={t('Players, log and chat')}>
				<Players table={table} view={view} source={source} again={live.refresh} say={tell} />
				<Log log={live.log} table={table} at={at} show={show} look={n => (n >= table.line ? look(undefined, as) : look(n, as))} />
				<Replay source={source} table={table} at={at} as={as} look={look} say={tell} />
				{source.online && <Chat source={source} news={live.chat} />}
				<p class="tools">
					<button class="small" onClick={() => setRule('')}>{t('Rules')}</button>
					<button class="small" onClick={() => save(source, table)}>{t('Save the record')}</button>
				</p>
			</aside>
			{rule !== null && <RulesDialog game={table.game} wanted={rule} close={() => setRule(null)} />}
			{card && <CardDialog source={source} game={table.game} card={card} close={() => setCard(null)} />}
		</div>
	);
}

// Nothing to show yet, or for good.
function Lost(props: { why: string }) {
	return (
		<div class="narrow">
			<h1>{t('The table')}</h1>
			<p role={props.why ? 'alert' : 'status'} class={props.why ? 'error' : ''}>{props.why || t('Loading…')}</p>
			{props.why && <a class="button" href="#/">{t('To the home page')}</a>}
		</div>
	);
}

function promptOf(table: Table, view: ViewAnswer, at: number | undefined, mine: boolean): string {
	if (at !== undefined) return t('The position after line {n}', { n: at });
	if (table.status === 'over') return t('The game is over.');
	if (mine) return view.question.prompt ?? '';
	return t('Waiting: {who}', { who: nameOf(table, view.question.asked) });
}

async function save(source: Source, table: Table) {
	const link = document.createElement('a');
	link.href = URL.createObjectURL(new Blob([await source.record()], { type: 'text/plain' }));
	link.download = `${table.game}-${table.id}.petteia`;
	link.click();
	URL.revokeObjectURL(link.href);
}

// Somebody wants to take something back and needs our consent.
function UndoAsked(props: { table: Table; source: Source; again: () => void }) {
	const { table, source } = props;
	if (!table.undo_asked || table.status !== 'running' || !table.you) return null;
	const answer = (yes: boolean) => () => source.act('undo/answer', { yes }).then(props.again, props.again);
	return (
		<p role="alert" class="note">
			{t('Somebody asks to go back to line {n}.', { n: table.undo_asked })}{' '}
			<button onClick={answer(true)}>{t('Agree')}</button> <button onClick={answer(false)}>{t('Refuse')}</button>
		</p>
	);
}

function Result(props: { table: Table; view: ViewAnswer }) {
	const result = props.table.result ?? props.view.result ?? {};
	const winners = Object.entries(result).filter(([, share]) => share > 0);
	if (!winners.length) return <p class="result">{t('Nobody wins.')}</p>;
	return (
		<p class="result">
			{t('Winner')}: {winners.map(([seat, share]) => nameOf(props.table, seat) + (share < 0.999 ? ` (${Math.round(share * 100)} %)` : '')).join(', ')}
		</p>
	);
}
