// Home: the games, a new table in two clicks, tables to join, my tables.
import { useEffect, useState } from 'preact/hooks';
import { get, listen, post, whoami } from './api';
import { Icon } from './icon';
import { t, tn } from './i18n';
import { startLocal } from './local';
import { go } from './router';
import type { GameInfo, Table } from './types';

const pictures: Record<string, string> = {
	legendary: 'greek-temple',
	cyclades: 'trireme',
	hellas: 'spartan-helmet',
	elysium: 'laurel-crown',
};
const minutes: Record<string, string> = { legendary: '60–120', cyclades: '60–90', hellas: '90–120', elysium: '60' };

type SeatWish = { kind: 'me' | 'bot' | 'open'; bot?: string };

function NewTable(props: { game: GameInfo; bots: { name: string; label: string }[]; online: boolean }) {
	const { game } = props;
	const [count, setCount] = useState(Math.min(Math.max(game.seats_min, 3), game.seats_max));
	const [level, setLevel] = useState('level:3');
	const [others, setOthers] = useState<'bot' | 'open'>('bot');
	const [options, setOptions] = useState<Record<string, string>>({});
	const [error, setError] = useState('');
	const [busy, setBusy] = useState(false);

	const start = async () => {
		setBusy(true);
		setError('');
		const seat: SeatWish[] = Array.from({ length: count }, (_, i) => (i === 0 ? { kind: 'me' } : { kind: others, bot: others === 'bot' ? level : undefined }));
		try {
			if (!props.online) return go('local/' + (await startLocal(game.id, count, level, options)));
			await whoami();
			const answer = await post<{ table: Table }>('/api/tables', {
				game: game.id,
				seats: count,
				options,
				seat,
				clock: null,
				public: others === 'open',
				undo: 'free',
				name: '',
				start: others === 'bot',
			});
			go('table/' + answer.table.id);
		} catch (e) {
			setError((e as Error).message);
		} finally {
			setBusy(false);
		}
	};
	return (
		<form
			class="new"
			onSubmit={e => {
				e.preventDefault();
				start();
			}}
		>
			<label>
				{t('Seats')}
				<select value={count} onChange={e => setCount(Number(e.currentTarget.value))}>
					{Array.from({ length: game.seats_max - game.seats_min + 1 }, (_, i) => game.seats_min + i).map(n => (
						<option value={n}>{n}</option>
					))}
				</select>
			</label>
			<label>
				{t('The others')}
				<select value={others} onChange={e => setOthers(e.currentTarget.value as 'bot' | 'open')}>
					<option value="bot">{t('bots')}</option>
					{props.online && <option value="open">{t('people, by link')}</option>}
				</select>
			</label>
			{others === 'bot' && (
				<label>
					{t('Strength')}
					<select value={level} onChange={e => setLevel(e.currentTarget.value)}>
						{props.bots.map(b => (
							<option value={b.name}>{b.label}</option>
						))}
					</select>
				</label>
			)}
			<details>
				<summary>{t('Options')}</summary>
				{game.options.map(o => (
					<label title={o.help}>
						{o.key}
						{o.values ? (
							<select value={options[o.key] ?? String(o.usual)} onChange={e => setOptions({ ...options, [o.key]: e.currentTarget.value })}>
								{o.values.map(v => (
									<option value={v}>{v}</option>
								))}
							</select>
						) : o.text ? (
							<input type="text" value={options[o.key] ?? ''} onInput={e => setOptions({ ...options, [o.key]: e.currentTarget.value })} />
						) : (
							<input
								type="number"
								min={o.min}
								max={o.max}
								value={options[o.key] ?? String(o.usual ?? '')}
								onInput={e => setOptions({ ...options, [o.key]: e.currentTarget.value })}
							/>
						)}
						<small>{o.help}</small>
					</label>
				))}
			</details>
			<button class="main" disabled={busy}>{others === 'bot' ? t('Play now') : t('Open a table')}</button>
			{error && <p role="alert" class="error">{error}</p>}
		</form>
	);
}

function TableRow(props: { table: Table; games: GameInfo[] }) {
	const { table } = props;
	const open = table.seats?.filter(s => s.kind === 'open').length ?? 0;
	return (
		<li>
			<a href={table.status === 'open' && !table.you ? `#/join/${table.id}` : `#/table/${table.id}`}>
				<strong>{props.games.find(g => g.id === table.game)?.title ?? table.game}</strong> {table.name}
			</a>
			<span class="quiet">
				{table.status === 'over' ? t('finished') : table.your_turn ? t('your turn') : table.status === 'open' ? tn('{n} free seat', '{n} free seats', open) : t('running')}
			</span>
		</li>
	);
}

export function Home() {
	const [games, setGames] = useState<GameInfo[]>([]);
	const [bots, setBots] = useState<{ name: string; label: string }[]>([]);
	const [mine, setMine] = useState<Table[]>([]);
	const [open, setOpen] = useState<Table[]>([]);
	const [online, setOnline] = useState(true);

	const lists = () => {
		get<{ tables: Table[] }>('/api/me').then(a => setMine(a.tables ?? []), () => setMine([]));
		get<Table[]>('/api/tables?list=public').then(setOpen, () => setOpen([]));
	};
	useEffect(() => {
		const local = () => import('./local').then(async l => (setGames(await l.localGames()), setBots(await l.localBots()), setOnline(false)));
		Promise.all([get<GameInfo[]>('/api/games'), get<{ name: string; label: string }[]>('/api/bots')]).then(
			([g, b]) => (setGames(g), setBots(b), lists()),
			local,
		);
		return listen([], lists, () => {});
	}, []);
	const next = mine.find(m => m.your_turn);
	return (
		<div class="home">
			<h1>{t('Four games of gods and heroes')}</h1>
			<p>{t('Sit down with friends or bots. Only legal moves can be made, and everything says why.')}</p>
			{!online && <p role="status" class="note">{t('No server: games are played in this browser.')}</p>}
			{next && <p><a class="button main" href={`#/table/${next.id}`}>{t('Go to the table where it is your turn')}</a></p>}
			<section class="games">
				{games.map(g => (
					<article class="card">
						<Icon name={pictures[g.id] ?? 'greek-temple'} class="picture" />
						<h2>{g.title}</h2>
						<p class="quiet">{t('{a} to {b} players · {m} minutes', { a: g.seats_min, b: g.seats_max, m: minutes[g.id] ?? '60' })}</p>
						<p>{g.blurb}</p>
						<NewTable game={g} bots={bots} online={online} />
					</article>
				))}
			</section>
			{mine.length > 0 && (
				<section>
					<h2>{t('My tables')}</h2>
					<ul class="tables">{mine.map(x => <TableRow table={x} games={games} />)}</ul>
				</section>
			)}
			{open.length > 0 && (
				<section>
					<h2>{t('Open tables')}</h2>
					<ul class="tables">{open.map(x => <TableRow table={x} games={games} />)}</ul>
				</section>
			)}
		</div>
	);
}
