// Home: the games, a new table in two clicks, tables to go on with and to join.
import { useEffect, useState } from 'preact/hooks';
import { get } from '../play/api';
import { coverOf } from '../face/load';
import { lang, t, tn } from '../words/i18n';
import { Sign } from '../kit/sign';
import { dropLocal, localBots, localGames, localTables } from '../play/local';
import { go } from '../browser/router';
import { set, setting } from '../browser/settings';
import { useNewTable } from './setup/setup';
import { once } from '../play/source';
import { TableCard } from './hometable';
import { isOffered } from '../table/offer';
import type { Bot, GameInfo, Table } from '../play/types';
import { useMine } from '../play/mine';

function Tables(props: {
	title: string;
	tables: Table[];
	games: GameInfo[];
	local?: boolean;
	drop?: (id: string) => void;
}) {
	if (!props.tables.length) return null;
	return (
		<section>
			<h2>{props.title}</h2>
			<ul class="tables">
				{props.tables.map(x => (
					<TableCard
						key={x.id}
						table={x}
						games={props.games}
						local={props.local}
						drop={props.drop && (() => props.drop!(x.id))}
					/>
				))}
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
			<label>
				<span>{t('Invited?')}</span>{' '}
				<input
					value={text}
					onInput={e => setText(e.currentTarget.value)}
					placeholder={t('the link of a table')}
				/>
			</label>
			<button class="btn">
				<Sign id="ui-link" />
				{t('Join')}
			</button>
		</form>
	);
}

function GameCover(p: { game: GameInfo; bots: Bot[]; online: boolean }) {
	const { game } = p,
		cover = coverOf(game.id),
		{ buttons, card } = useNewTable(p);
	return (
		<>
			<article class="cover" id={'game-' + game.id}>
				<div class="cover__art">{cover && <cover.Cover />}</div>
				<div class="cover__body">
					<h2>{game.title}</h2>
					<small>
						{t('{a} to {b} players', { a: game.seats.min, b: game.seats.max })} ·{' '}
						{t('about {n} minutes', { n: game.minutes })} · <a href={`#/rules/${game.id}`}>{t('Rules')}</a>
					</small>
					<p data-tip={cover?.introduction()}>{game.blurb || cover?.introduction()}</p>
					{buttons}
				</div>
			</article>
			{card}
		</>
	);
}

// It is our turn, or somebody asks us; the shortest clock first.
const waitsForUs = (x: Table) => !!x.your_turn || (x.status === 'open' && isOffered(x));
function leftAt(x: Table): number {
	const at = x.clock?.running ? x.seats.findIndex(s => s.seat === x.clock!.running) : -1;
	return x.clock && at >= 0 ? (x.clock.left_ms[at] ?? 0) : Infinity;
}

// A table being played only pleases: it comes when everything else is there. Who stopped it once, or saves data, asks
// for it.
type Showings = typeof import('./showing');
const calmDown = 1500; // ms
const saves = () => !!(navigator as { connection?: { saveData?: boolean } }).connection?.saveData;
function LateShowing(p: { games: GameInfo[] }) {
	const [late, setLate] = useState<Showings | null>(null),
		[unasked] = useState(setting('showing') && !saves()),
		[wanted, setWanted] = useState(unasked);
	useEffect(() => {
		if (!wanted) return;
		let here = true;
		const load = () =>
			void import('./showing').then(
				s => here && setLate(s),
				() => here && setWanted(false),
			);
		const timer = setTimeout(load, unasked ? calmDown : 0);
		return () => {
			here = false;
			clearTimeout(timer);
		};
	}, [wanted]);
	if (wanted) return <div class="home__showing">{late && <late.Showing games={p.games} />}</div>;
	return (
		<button class="btn" onClick={() => (set('showing', true), setWanted(true))}>
			<Sign id="ui-play" />
			{t('Watch a game')}
		</button>
	);
}

export function Home() {
	const [games, setGames] = useState<GameInfo[]>([]);
	const [bots, setBots] = useState<Bot[]>([]);
	const [open, setOpen] = useState<Table[]>([]);
	const [here, setHere] = useState<Table[]>([]);
	const [online, setOnline] = useState(true);
	const [there, setThere] = useState(false); // a server answered

	const mine = useMine(there, () => void get<Table[]>('/api/tables?list=public', 1).then(setOpen, () => setOpen([])));
	const kept = () => {
		if (localStorage.getItem('local')) localTables().then(setHere);
	};
	useEffect(() => {
		const local = async () => {
			setGames(await localGames());
			setBots(await localBots());
			setOnline(false);
		};
		// games and bots may come from the service worker's cache; the list of tables cannot
		Promise.all([
			once<GameInfo[]>('/api/games?lang=' + lang, 2),
			once<Bot[]>('/api/bots?lang=' + lang, 2),
			get('/api/tables?list=public', 2),
		]).then(([g, b]) => {
			setGames(g);
			setBots(b);
			setThere(true);
		}, local);
		kept();
	}, []);
	const waits = mine.filter(waitsForUs).sort((a, b) => leftAt(a) - leftAt(b)),
		running = mine.filter(m => m.status !== 'over' && !waits.includes(m)),
		finished = mine.filter(m => m.status === 'over');
	const turns = waits.filter(m => m.your_turn);
	// who has played nothing here yet begins with the shortest game
	const first = mine.length || here.length ? undefined : games.toSorted((a, b) => a.minutes - b.minutes)[0];
	return (
		<>
			<header class="home__head">
				<div>
					<h1>{t('Four games of gods and heroes')}</h1>
					<p>{t('Sit down with friends or bots. Only legal moves can be made, and everything says why.')}</p>
				</div>
				{turns[0] && (
					<a class="btn btn--main" href={`#/table/${turns[0].id}`}>
						<Sign id="ui-play" />
						{tn('Your turn at {n} table', 'Your turn at {n} tables', turns.length)}
					</a>
				)}
				{first && (
					<a class="btn btn--main" href={`#/learn/${first.id}`}>
						<Sign id="emblem-owl" />
						{t('New here? Start with {game}: a short lesson', { game: first.title })}
					</a>
				)}
				{online && <JoinByLink />}
				{first && <LateShowing games={games} />}
			</header>
			{!online && (
				<p role="status" class="note">
					{t('No server: games are played in this browser.')}{' '}
					{t(
						'Lessons, bots, people at this screen and the rules work; tables with friends wait for ' +
							'the connection.',
					)}
				</p>
			)}
			<Tables title={t('Your turn')} tables={waits} games={games} />
			<section class="games" aria-label={t('Games')}>
				{games.map(g => (
					<GameCover key={g.id} game={g} bots={bots} online={online} />
				))}
			</section>
			<Tables title={t('My tables')} tables={running} games={games} />
			<Tables title={t('Open tables')} tables={open.filter(x => !x.you)} games={games} />
			<Tables
				title={t('Tables in this browser')}
				tables={here}
				games={games}
				local
				drop={id => dropLocal(id).then(kept)}
			/>
			<Tables title={t('Finished games')} tables={finished} games={games} />
		</>
	);
}
