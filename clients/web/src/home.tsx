// Home: the games, a new table in two clicks, tables to join, my tables.
import { useEffect, useState } from 'preact/hooks';
import { get, listen, post } from './api';
import { coverOf } from './faces';
import { lang, t, tn } from './i18n';
import { dropLocal, localBots, localGames, localTables, startLocal } from './local';
import { nameOf } from './names';
import { go } from './router';
import { set } from './settings';
import { begin, once } from './source';
import type { Bot, GameInfo, GameOption, Table } from './types';
import { known, whoami } from './user';

type Seat = 'me' | 'here' | 'open' | string; // string: a bot's name

function OptionInput(props: { option: GameOption; value: string; change: (v: string) => void }) {
	const { option: o } = props;
	const set = (e: { currentTarget: { value: string } }) => props.change(e.currentTarget.value);
	return (
		<label class="stack">
			<span class="help">{o.help}</span>
			{o.values ? (
				<select value={props.value} onChange={set}>
					{o.values.map((v, i) => <option value={v}>{o.labels?.[i] ?? v}{v === o.usual ? ` (${t('usual')})` : ''}</option>)}
				</select>
			) : o.text ? (
				<input type="text" value={props.value} onInput={set} />
			) : (
				<input type="number" min={o.min} max={o.max} value={props.value} onInput={set} />
			)}
		</label>
	);
}

const clocks = (): [string, string, { bank_s: number; increment_s: number } | null][] => [
	['none', t('no clock'), null],
	['fast', t('20 minutes each and 10 seconds a move'), { bank_s: 1200, increment_s: 10 }],
	['slow', t('60 minutes each and 30 seconds a move'), { bank_s: 3600, increment_s: 30 }],
	['days', t('2 days each and 12 hours a move'), { bank_s: 172800, increment_s: 43200 }],
];

function NewTable(props: { game: GameInfo; bots: Bot[]; online: boolean }) {
	const { game, bots, online } = props;
	const usualBot = 'level:2';
	const [seats, setSeats] = useState<Seat[]>(() => ['me', ...Array(Math.max(game.seats.min, Math.min(3, game.seats.max)) - 1).fill(usualBot)]);
	const [options, setOptions] = useState<Record<string, string>>({});
	const [clock, setClock] = useState('none');
	const [undo, setUndo] = useState('free');
	const [open, setOpen] = useState(false);
	const [error, setError] = useState('');
	const [busy, setBusy] = useState(false);
	const people = seats.filter(s => s === 'here').length, free = seats.includes('open');

	const start = async (chosen: Seat[], guided = false) => {
		setBusy(true);
		setError('');
		if (guided) set('guide', true);
		try {
			const used = Object.fromEntries(Object.entries(options).filter(([, v]) => v !== ''));
			const bot = chosen.find(s => s.startsWith('level')) ?? usualBot;
			if (!online || chosen.includes('here')) return go('local/' + (await startLocal(game.id, chosen.length, 1 + chosen.filter(s => s === 'here').length, bot, used)));
			await whoami();
			const answer = await post<{ table: Table; invite?: string }>('/api/tables', {
				game: game.id,
				seats: chosen.length,
				options: used,
				seat: chosen.map(s => (s === 'me' || s === 'open' ? { kind: s } : { kind: 'bot', bot: s })),
				clock: clocks().find(c => c[0] === clock)?.[2] ?? null,
				public: chosen.includes('open') ? open : false,
				undo,
				name: '',
			});
			if (!chosen.includes('open')) await begin(answer.table);
			if (answer.invite) sessionStorage.setItem('invite ' + answer.table.id, answer.invite);
			go('table/' + answer.table.id);
		} catch (e) {
			setError((e as Error).message);
		} finally {
			setBusy(false);
		}
	};
	const input = (o: GameOption) => <OptionInput option={o} value={options[o.key] ?? String(o.usual ?? '')} change={v => setOptions({ ...options, [o.key]: v })} />;
	const resize = (n: number) => setSeats([...seats.slice(0, n), ...Array(Math.max(0, n - seats.length)).fill(usualBot)]);
	return (
		<form
			class="new"
			onSubmit={e => {
				e.preventDefault();
				start(seats);
			}}
		>
			<div class="buttons">
				<button class="main" disabled={busy}>{free ? t('Open a table') : t('Play now')}</button>
				<button type="button" disabled={busy} onClick={() => start(['me', ...Array(Math.max(1, game.seats.min - 1)).fill('level:1')], true)}>{t('First game, guided')}</button>
			</div>
			<details>
				<summary>{tn('{n} seat', '{n} seats', seats.length)}{people ? '' : free ? ` · ${t('with friends')}` : seats.length > 1 ? ` · ${t('against bots')}` : ''} · {t('change')}</summary>
				<label class="stack">
					{t('Seats')}
					<select aria-label={t('Seats')} value={seats.length} onChange={e => resize(Number(e.currentTarget.value))}>
						{Array.from({ length: game.seats.max - game.seats.min + 1 }, (_, i) => game.seats.min + i).map(n => <option value={n}>{n}</option>)}
					</select>
				</label>
				{seats.map((s, i) =>
					i === 0 ? (
						<p class="seat">1. {t('you')}</p>
					) : (
						<label class="seat">
							{i + 1}.{' '}
							<select aria-label={t('Seat {n}', { n: i + 1 })} value={s} onChange={e => setSeats(seats.map((x, k) => (k === i ? e.currentTarget.value : x)))}>
								{bots.map(b => <option value={b.name}>{t('bot')} {b.label}</option>)}
								{online && <option value="open">{t('open: a friend by link')}</option>}
								<option value="here">{t('a person at this screen')}</option>
							</select>
						</label>
					),
				)}
				{online && people === 0 && (
					<>
						<label class="stack">
							{t('Clock')}
							<select value={clock} onChange={e => setClock(e.currentTarget.value)}>{clocks().map(([id, name]) => <option value={id}>{name}</option>)}</select>
						</label>
						<label class="stack">
							{t('Taking back')}
							<select value={undo} onChange={e => setUndo(e.currentTarget.value)}>
								<option value="free">{t('free until something is revealed')}</option>
								<option value="consent">{t('if all agree')}</option>
								<option value="off">{t('never')}</option>
							</select>
						</label>
						{free && (
							<label class="check">
								<input type="checkbox" checked={open} onChange={e => setOpen(e.currentTarget.checked)} /> {t('Show the table to everybody')}
							</label>
						)}
					</>
				)}
				{game.options.filter(o => !o.text).map(input)}
				{game.options.some(o => o.text) && (
					<details>
						<summary>{t('For experts')}</summary>
						{game.options.filter(o => o.text).map(input)}
					</details>
				)}
			</details>
			{error && <p role="alert" class="error">{error}</p>}
		</form>
	);
}

function TableRow(props: { table: Table; games: GameInfo[]; local?: boolean; drop?: () => void }) {
	const { table } = props;
	const free = table.seats?.filter(s => s.kind === 'open').length ?? 0;
	const others = (table.seats ?? []).filter(s => s.seat !== table.you && s.kind !== 'open').map(s => nameOf(table, s.seat)).join(', ');
	const winners = Object.entries(table.result ?? {}).filter(([, share]) => share > 0).map(([seat]) => nameOf(table, seat)).join(', ');
	const state = table.status === 'over' ? (winners ? `${t('Winner')}: ${winners}` : t('finished')) : table.your_turn ? t('your turn') : table.status === 'open' ? tn('{n} free seat', '{n} free seats', free) : t('running');
	return (
		<li>
			<a href={props.local ? `#/local/${table.id}` : table.status === 'open' && !table.you ? `#/join/${table.id}` : `#/table/${table.id}`}>
				<strong>{props.games.find(g => g.id === table.game)?.title ?? table.game}</strong> {table.name} {others && <small>{others}</small>}
			</a>
			<span class={table.your_turn ? 'turn' : 'quiet'}>{state}</span>
			{props.drop && <button class="small" onClick={props.drop}>{t('Delete')}</button>}
		</li>
	);
}

function Tables(props: { title: string; tables: Table[]; games: GameInfo[]; local?: boolean; drop?: (id: string) => void }) {
	if (!props.tables.length) return null;
	return (
		<section>
			<h2>{props.title}</h2>
			<ul class="tables">
				{props.tables.map(x => <TableRow key={x.id} table={x} games={props.games} local={props.local} drop={props.drop && (() => props.drop!(x.id))} />)}
			</ul>
		</section>
	);
}

// "…/#/join/ab12?invite=xyz" or only the table's name.
function JoinByLink() {
	const [text, setText] = useState('');
	return (
		<form
			class="inline"
			onSubmit={e => {
				e.preventDefault();
				const m = /#\/(?:join|table)\/(.+)$/.exec(text.trim());
				const to = m ? m[1]! : text.trim();
				if (to) go('join/' + to);
			}}
		>
			<label class="stack">
				{t('Join by a link')}
				<span class="inline">
					<input value={text} onInput={e => setText(e.currentTarget.value)} placeholder="https://…/#/join/…" />
					<button>{t('Join')}</button>
				</span>
			</label>
		</form>
	);
}

function CoverOf(p: { game: string }) {
	const Cover = coverOf(p.game)?.Cover;
	return <div class="cover__art">{Cover && <Cover />}</div>;
}

export function Home() {
	const [games, setGames] = useState<GameInfo[]>([]);
	const [bots, setBots] = useState<Bot[]>([]);
	const [mine, setMine] = useState<Table[]>([]);
	const [open, setOpen] = useState<Table[]>([]);
	const [here, setHere] = useState<Table[]>([]);
	const [online, setOnline] = useState(true);

	const lists = () => {
		if (known()) get<{ tables: Table[] }>('/api/me', 1).then(a => setMine(a.tables ?? []), () => setMine([]));
		get<Table[]>('/api/tables?list=public', 1).then(setOpen, () => setOpen([]));
	};
	const kept = () => {
		if (localStorage.getItem('local')) localTables().then(setHere);
	};
	useEffect(() => {
		document.title = 'Petteia';
		let stop = () => {};
		const local = async () => {
			setGames(await localGames());
			setBots(await localBots());
			setOnline(false);
		};
		// games and bots may come from the service worker's shelf; the list of tables cannot
		Promise.all([once<GameInfo[]>('/api/games?lang=' + lang, 2), once<Bot[]>('/api/bots?lang=' + lang, 2), get('/api/tables?list=public', 2)]).then(([g, b]) => {
			setGames(g);
			setBots(b);
			lists();
			stop = listen([], kind => (kind === 'turn' || kind === 'table') && lists(), () => {});
		}, local);
		kept();
		return () => stop();
	}, []);
	const running = mine.filter(m => m.status !== 'over'), finished = mine.filter(m => m.status === 'over');
	const next = running.find(m => m.your_turn);
	return (
		<>
			<h1>{t('Four games of gods and heroes')}</h1>
			<p>{t('Sit down with friends or bots. Only legal moves can be made, and everything says why.')}</p>
			{!online && <p role="status" class="note">{t('No server: games are played in this browser.')}</p>}
			{next && <p><a class="button main" href={`#/table/${next.id}`}>{t('Go to the table where it is your turn')}</a></p>}
			<Tables title={t('My tables')} tables={running} games={games} />
			<section class="games" aria-label={t('Games')}>
				{games.map(g => (
					<article class="cover" id={'game-' + g.id}>
						<CoverOf game={g.id} />
						<div class="cover__body">
							<h2>{g.title}</h2>
							<small>{t('{a} to {b} players', { a: g.seats.min, b: g.seats.max })}</small>
							<p>{coverOf(g.id)?.introduction() || g.blurb}</p>
							<NewTable game={g} bots={bots} online={online} />
							<a href={`#/rules/${g.id}`}>{t('Rules')}</a>
						</div>
					</article>
				))}
			</section>
			<Tables title={t('Open tables')} tables={open.filter(x => !x.you)} games={games} />
			{online && <JoinByLink />}
			<Tables title={t('Finished games')} tables={finished} games={games} />
			<Tables title={t('Tables in this browser')} tables={here} games={games} local drop={id => dropLocal(id).then(kept)} />
		</>
	);
}
