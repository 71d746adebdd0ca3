// Registering, logging in and out; the profile of a player; the best players of a game.
import { useEffect, useState } from 'preact/hooks';
import { get } from '../play/api';
import { BlockButton, Blocks } from './blocks';
import { ReportButton } from './report';
import { t, tn } from '../words/i18n';
import { go } from '../browser/router';
import { titleOf, useGames } from '../play/catalogue';
import { GameTabs } from './frame';
import { Logins } from './logins';
import type { Table } from '../play/types';
import { known, logIn, logOut, register, useUser } from '../play/user';

interface Rating {
	user: string;
	name: string;
	rating: number;
	uncertainty: number;
	games: number;
	wins: number;
}

// Name and password, once for each of the two ways in.
function Way(props: {
	title: string;
	note: string;
	fresh: boolean;
	enter: (name: string, password: string) => Promise<void>;
}) {
	const [name, setName] = useState(props.fresh ? (localStorage.getItem('name') ?? '') : '');
	const [password, setPassword] = useState('');
	const [error, setError] = useState('');
	const [busy, setBusy] = useState(false);
	const enter = async () => {
		setBusy(true);
		setError('');
		try {
			await props.enter(name.trim(), password);
			go('');
		} catch (e) {
			setError((e as Error).message);
		}
		setBusy(false);
	};
	return (
		<form
			class="slab"
			aria-label={props.title}
			onSubmit={e => {
				e.preventDefault();
				enter();
			}}
		>
			<h2>{props.title}</h2>
			<p class="quiet">{props.note}</p>
			<label class="stack">
				{t('Name')}
				<input
					value={name}
					required
					maxLength={24}
					autocomplete="username"
					onInput={e => setName(e.currentTarget.value)}
				/>
			</label>
			<label class="stack">
				{t('Password')}
				<input
					type="password"
					value={password}
					required
					minLength={8}
					maxLength={60}
					autocomplete={props.fresh ? 'new-password' : 'current-password'}
					onInput={e => setPassword(e.currentTarget.value)}
				/>
				{props.fresh && (
					<small class="quiet">{t('At least 8 characters. It cannot be sent to you again.')}</small>
				)}
			</label>
			<button class="btn btn--main" disabled={busy}>
				{props.title}
			</button>
			{error && (
				<p role="alert" class="error">
					{error}
				</p>
			)}
		</form>
	);
}

export function Account() {
	const user = useUser();
	const [seats, setSeats] = useState(0); // that a guest would leave behind
	const [error, setError] = useState('');
	useEffect(() => {
		document.title = t('Account') + ' · Petteia';
		if (known())
			get<{ tables: Table[] }>('/api/me', 2).then(
				a => setSeats(a.tables.filter(x => x.status !== 'over').length),
				() => {},
			);
	}, []);
	if (user && !user.guest)
		return (
			<div>
				<Stats id={user.id} />
				<p>
					<a href="#/news">{t('How news reaches you')}</a>
				</p>
				<Logins />
				<Blocks />
				<div class="buttons">
					<button
						class="btn"
						onClick={() =>
							logOut().then(
								() => go(''),
								e => setError((e as Error).message),
							)
						}
					>
						{t('Log out')}
					</button>
				</div>
				{error && (
					<p role="alert" class="error">
						{error}
					</p>
				)}
			</div>
		);
	return (
		<div>
			<h1>{t('Account')}</h1>
			<p class="lead">
				{t('You can play as a guest. With an account you find your tables and ratings again in any browser.')}
			</p>
			<div class="games">
				<Way
					title={t('Register')}
					fresh
					note={
						seats
							? tn('Your {n} table stays yours.', 'Your {n} tables stay yours.', seats)
							: t('Your tables and ratings stay yours.')
					}
					enter={register}
				/>
				<Way
					title={t('Log in')}
					fresh={false}
					note={
						seats
							? tn(
									'You have {n} unfinished table as a guest: it stays with the guest.',
									'You have {n} unfinished tables as a guest: they stay with the guest.',
									seats,
								)
							: t('If you have an account already.')
					}
					enter={logIn}
				/>
			</div>
			<Blocks />
		</div>
	);
}

const number = (x: number) => x.toFixed(1);

// What a player has done, game by game.
function Stats(props: { id: string; block?: boolean }) {
	const games = useGames();
	const [stats, setStats] = useState<{ name: string; games: Record<string, Rating> } | null>(null);
	const [error, setError] = useState('');
	useEffect(() => {
		setStats(null);
		get<{ name: string; games: Record<string, Rating> }>(`/api/users/${encodeURIComponent(props.id)}/stats`).then(
			setStats,
			e => setError((e as Error).message),
		);
	}, [props.id]);
	const played = Object.entries(stats?.games ?? {});
	return (
		<>
			<h1>{stats?.name ?? t('Player')}</h1>
			{error ? (
				<p role="alert" class="error">
					{error}
				</p>
			) : (
				!stats && <p role="status">{t('Loading…')}</p>
			)}
			{stats && !played.length && <p>{t('No finished rated games yet.')}</p>}
			{played.length > 0 && (
				<div class="scroll" tabIndex={0} role="group" aria-label={t('Games')}>
					<table>
						<thead>
							<tr>
								<th scope="col">{t('Game')}</th>
								<th scope="col">{t('Rating')}</th>
								<th scope="col">{t('played')}</th>
								<th scope="col">{t('won')}</th>
								<th scope="col">{t('won, in percent')}</th>
							</tr>
						</thead>
						<tbody>
							{played.map(([game, r]) => (
								<tr>
									<th scope="row">
										<a href={`#/ratings/${game}`}>{titleOf(games, game)}</a>
									</th>
									<td>
										{number(r.rating)} ± {number(r.uncertainty)}
									</td>
									<td>{r.games}</td>
									<td>{Number(r.wins.toFixed(2))}</td>
									<td>{r.games ? Math.round((r.wins / r.games) * 100) : 0} %</td>
								</tr>
							))}
						</tbody>
					</table>
				</div>
			)}
			<p class="quiet">{t('The rating changes in games against other people; everybody begins with 25.')}</p>
			{props.block && stats && <BlockButton id={props.id} name={stats.name} />}
			{props.block && stats && <ReportButton id={props.id} name={stats.name} />}
		</>
	);
}

export function Profile(props: { id: string }) {
	useEffect(() => {
		document.title = t('Player') + ' · Petteia';
	}, []);
	return <Stats id={props.id} block />;
}

export function Ratings(props: { game: string }) {
	const games = useGames();
	const [rows, setRows] = useState<Rating[] | null>(null);
	const [error, setError] = useState('');
	useEffect(() => {
		document.title = t('Best players') + ' · Petteia';
		setRows(null);
		get<Rating[]>(`/api/ratings/${encodeURIComponent(props.game)}`).then(setRows, e =>
			setError((e as Error).message),
		);
	}, [props.game]);
	return (
		<div>
			<h1>
				{t('Best players')}: {titleOf(games, props.game)}
			</h1>
			<GameTabs page="ratings" game={props.game} />
			{error ? (
				<p role="alert" class="error">
					{error}
				</p>
			) : (
				!rows && <p role="status">{t('Loading…')}</p>
			)}
			{rows && !rows.length && <p>{t('Nobody has finished a game yet.')}</p>}
			{rows && rows.length > 0 && (
				<table>
					<thead>
						<tr>
							<th scope="col">{t('Player')}</th>
							<th scope="col">{t('Rating')}</th>
							<th scope="col">{t('played')}</th>
							<th scope="col">{t('won')}</th>
						</tr>
					</thead>
					<tbody>
						{rows.map(r => (
							<tr>
								<th scope="row">
									<a href={`#/user/${r.user}`}>{r.name}</a>
								</th>
								<td>
									{number(r.rating)} ± {number(r.uncertainty)}
								</td>
								<td>{r.games}</td>
								<td>{Number(r.wins.toFixed(2))}</td>
							</tr>
						))}
					</tbody>
				</table>
			)}
		</div>
	);
}
