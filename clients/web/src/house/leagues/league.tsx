// A league: who takes part, the tables of the round, who stands where and by what, earlier rounds, how it is counted.
import { useEffect, useState } from 'preact/hooks';
import { Ask, type Asked } from '../../kit/ask';
import { Medal } from '../../kit/parts';
import { Sign } from '../../kit/sign';
import { get, listen, post } from '../../play/api';
import { useGames } from '../../play/catalogue';
import { once } from '../../play/source';
import type { Bot, League, LeagueRound, LeagueSeat } from '../../play/types';
import { useUser, whoami } from '../../play/user';
import { lang, t } from '../../words/i18n';
import { span, termsOf } from '../contract';
import { kindName, stateOf } from './list';
import { points, Standings } from './standings';

export function LeaguePage({ id }: { id: string }) {
	const at = `/api/leagues/${encodeURIComponent(id)}`,
		user = useUser();
	const [league, setLeague] = useState<League | null>(null),
		[error, setError] = useState(''),
		[asked, setAsked] = useState<Asked | null>(null);
	const read = () =>
		get<League>(at).then(
			l => (setLeague(l), setError('')),
			e => setError((e as Error).message),
		);
	useEffect(() => {
		void read();
		return listen(
			[],
			(kind, data) => kind === 'league' && (data as { league?: string }).league === id && void read(),
			up => up && void read(),
		);
	}, [id, user?.id]);
	// every act answers with the league as it is then
	const act = (what: string, body: object = {}) =>
		post<{ league: League }>(`${at}/${what}`, body).then(
			a => (setLeague(a.league), setError('')),
			e => setError((e as Error).message),
		);
	return (
		<>
			{(error || !league) && (
				<p role={error ? 'alert' : 'status'} class={error ? 'error' : 'loading'}>
					{error || t('Loading…')}
				</p>
			)}
			{league && <Whole league={league} act={act} ask={setAsked} />}
			{asked && <Ask {...asked} close={() => setAsked(null)} />}
		</>
	);
}

interface Props {
	league: League;
	act: (what: string, body?: object) => Promise<void>;
	ask: (a: Asked) => void;
}

function Whole(p: Props) {
	const { league } = p,
		now = league.status === 'running' ? league.drawn.find(r => r.round === league.round) : undefined,
		earlier = league.drawn.filter(r => r !== now).toReversed();
	return (
		<div class="league">
			<Head {...p} />
			<div class="league__main">
				{now && (
					<section aria-labelledby="now">
						<h2 id="now">
							{t('League round {n}', { n: now.round })}{' '}
							<small>
								{t('ends {date}', {
									date: new Date(league.due).toLocaleString(lang, {
										dateStyle: 'medium',
										timeStyle: 'short',
									}),
								})}
							</small>
						</h2>
						<Round round={now} />
					</section>
				)}
				{league.drawn.length > 0 && <Standings league={league} />}
				{earlier.map(r => (
					<details open={!now && r === earlier[0]}>
						<summary>{t('League round {n}', { n: r.round })}</summary>
						<Round round={r} />
					</details>
				))}
				<Counting league={league} />
			</div>
			<Entrants {...p} />
		</div>
	);
}

function Head({ league, act, ask }: Props) {
	const user = useUser(),
		games = useGames(),
		[name, setName] = useState(localStorage.getItem('name') ?? '');
	const enter = async (e: Event) => {
		e.preventDefault();
		if (!user) localStorage.setItem('name', name.trim());
		await whoami();
		await act('enter');
	};
	const leave = () =>
		ask({
			title: t('Leave the league?'),
			text: t('You are not drawn any more. A table that runs stays yours: play it to the end, or resign there.'),
			yes: t('Leave'),
			act: () => void act('leave'),
		});
	const off = () =>
		ask({
			title: t('Call the league off?'),
			text: t('Its tables count for nothing then.'),
			yes: t('Call it off'),
			act: () => void act('cancel'),
		});
	const live = league.status === 'open' || league.status === 'running',
		enough = league.entered >= league.least;
	return (
		<header class="league__head">
			<div>
				<h1>{league.name}</h1>
				<p>
					{[
						kindName(league.kind),
						games.find(g => g.id === league.game)?.title ?? league.game,
						t('tables of {n}', { n: league.seats }),
						stateOf(league),
					].join(' · ')}
				</p>
				{league.circle && <a href={`#/circle/${league.circle}`}>{t('The circle of this league')}</a>}
			</div>
			{live && (
				<form class="buttons" onSubmit={e => void enter(e)}>
					{!user && league.you === 'out' && (
						<label>
							<span>{t('Your name')}</span>{' '}
							<input value={name} required maxLength={40} onInput={e => setName(e.currentTarget.value)} />
						</label>
					)}
					{league.you === 'out' && (
						<button class={league.owner ? 'btn' : 'btn btn--main'}>
							<Sign id="ui-check" />
							{league.status === 'open' ? t('Enter the league') : t('Enter, and wait for a place')}
						</button>
					)}
					{league.you !== 'out' && (
						<button type="button" class="btn" onClick={leave}>
							<Sign id="ui-door" />
							{t('Leave the league')}
						</button>
					)}
					{league.owner && (
						<button type="button" class="btn" onClick={off}>
							{t('Call it off')}
						</button>
					)}
					{league.owner && league.status === 'open' && (
						<button
							type="button"
							class="btn btn--main"
							disabled={!enough}
							onClick={() => void act('start')}
						>
							<Sign id="ui-play" />
							{t('Draw the first round')}
						</button>
					)}
				</form>
			)}
		</header>
	);
}

const result = (s: LeagueSeat) => (s.points === undefined ? '' : s.how === 'absent' ? t('absent') : points(s.points));

function Round({ round }: { round: LeagueRound }) {
	return (
		<ul class="league__tables">
			{round.tables.map((x, i) => (
				<li key={x.table}>
					<a href={`#/table/${x.table}`}>
						{t('Table {n}', { n: i + 1 })} <Sign id="ui-play" />
					</a>
					<People seats={x.seats} />
				</li>
			))}
			{round.rests.length > 0 && (
				<li>
					<span>{t('Rests')}</span>
					<People seats={round.rests} />
				</li>
			)}
		</ul>
	);
}

function People({ seats }: { seats: readonly LeagueSeat[] }) {
	const user = useUser();
	return (
		<ol>
			{seats.map(s => (
				<li key={s.id} data-state={s.id === user?.id ? 'you' : undefined}>
					{s.name} <b>{result(s)}</b>
				</li>
			))}
		</ol>
	);
}

function Entrants({ league, act, ask }: Props) {
	const user = useUser(),
		words = { in: '', waits: t('waits for a place'), left: t('has left') };
	return (
		<aside class="league__people" aria-labelledby="entrants">
			<h2 id="entrants">
				{t('Entrants')} <small>{league.entered}</small>
			</h2>
			<ul>
				{league.entrants.map(e => (
					<li key={e.id} data-state={e.state}>
						<a href={`#/user/${e.id}`}>{e.name}</a>
						<small>{[words[e.state], e.id === user?.id && t('you')].filter(Boolean).join(' · ')}</small>
						{league.owner && league.status === 'open' && e.id !== user?.id && (
							<button
								class="btn btn--icon"
								aria-label={t('Send away: {name}', { name: e.name })}
								onClick={() =>
									ask({
										title: t('Send {name} away?', { name: e.name }),
										text: t(
											'Nothing keeps them from entering again but your list of blocked people.',
										),
										yes: t('Send away'),
										act: () => void act('remove', { user: e.id }),
									})
								}
							>
								<Sign id="ui-cancel" />
							</button>
						)}
					</li>
				))}
			</ul>
			{!league.entrants.length && <p class="quiet">{t('Nobody yet.')}</p>}
			<p class="quiet">{t('{name} has announced it.', { name: league.host })}</p>
		</aside>
	);
}

// What everybody knows beforehand.
function Counting({ league }: { league: League }) {
	const swiss = league.kind === 'swiss',
		named = league.contract.absence.bot,
		[bots, setBots] = useState<Bot[]>([]),
		bot = bots.find(b => b.name === named)?.label.replace(/^\d+: /, '') ?? named;
	useEffect(() => void once<Bot[]>('/api/bots?lang=' + lang).then(setBots, () => {}), []);
	const rules: [sign: string, text: string][] = [
		[
			'i-others',
			swiss
				? t('Those with like points meet; nobody meets the same people again where that can be avoided.')
				: t('It goes on until everybody has met everybody.'),
		],
		[
			'g-laurel-crown',
			t(
				'A win is one point, shared where the game is. At a smaller table it is worth as much less, ' +
					'and a round of rest counts what a seat does on average.',
			),
		],
		[
			'i-chronos',
			t(
				'A round lasts {time} at most. Then whoever a table waits for has no share of it, and the ' +
					'others share evenly.',
				{ time: span(league.round_s) },
			),
		],
		['ui-door', t('What a bot or a substitute wins is nobody’s. Who misses two rounds in a row is out.')],
		[
			'i-torch',
			swiss
				? t('Equal points: first by the points of those one has met, then by tables won, then by lot.')
				: t('Equal points: first by the tables among themselves, then by tables won, then by lot.'),
		],
	];
	return (
		<section aria-labelledby="counting">
			<h2 id="counting">{t('How it is played and counted')}</h2>
			<ul class="contract">
				{rules.map(([sign, text]) => (
					<li key={sign}>
						<Medal sign={sign} size={34} />
						<p>
							<span>{text}</span>
						</p>
					</li>
				))}
				{termsOf(league.contract, 'all', bot)
					.filter(x => x.key !== 'talk')
					.map(x => (
						<li key={x.key}>
							<Medal sign={x.sign} size={34} />
							<p>
								<b>{x.head}</b>
								<span>{x.text}</span>
							</p>
						</li>
					))}
			</ul>
		</section>
	);
}
