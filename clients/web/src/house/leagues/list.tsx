// Leagues as cards: one's own, those that are announced, those of a circle; and a new one.
import { useEffect, useState } from 'preact/hooks';
import { Sign } from '../../kit/sign';
import { get } from '../../play/api';
import { useGames } from '../../play/catalogue';
import type { GameInfo, LeagueRow } from '../../play/types';
import { useUser } from '../../play/user';
import { t, tn } from '../../words/i18n';
import { NewLeague } from './newleague';

export const kindName = (kind: LeagueRow['kind']) => (kind === 'swiss' ? t('Swiss league') : t('Round robin'));

export function stateOf(l: LeagueRow): string {
	if (l.status === 'off') return t('called off');
	if (l.status === 'over') return t('over');
	if (l.status === 'open') return tn('{n} has entered', '{n} have entered', l.entered);
	return l.rounds ? t('round {n} of {m}', { n: l.round, m: l.rounds }) : t('league round {n}', { n: l.round });
}

function Cards(p: { rows: LeagueRow[]; games: readonly GameInfo[] }) {
	return (
		<ul class="circles__list">
			{p.rows.map(l => (
				<li key={l.id}>
					<a href={`#/league/${l.id}`}>
						<b>{l.name}</b>
						<small>
							{kindName(l.kind)} · {p.games.find(g => g.id === l.game)?.title ?? l.game} ·{' '}
							{t('tables of {n}', { n: l.seats })}
						</small>
						<small>{stateOf(l)}</small>
					</a>
				</li>
			))}
		</ul>
	);
}

// circle: of whom; else in public. news: it is read again when that changes.
export function Leagues(p: { circle?: string; news?: number }) {
	const user = useUser(),
		games = useGames(),
		[rows, setRows] = useState<LeagueRow[]>([]),
		[mine, setMine] = useState<LeagueRow[]>([]),
		[opening, setOpening] = useState(false);
	useEffect(() => {
		get<LeagueRow[]>('/api/leagues' + (p.circle ? `?circle=${p.circle}` : '')).then(setRows, () => {});
		if (user && !p.circle) get<LeagueRow[]>('/api/leagues?list=mine').then(setMine, () => {});
	}, [user?.id, p.circle, p.news]);
	const others = rows.filter(l => !mine.some(m => m.id === l.id)),
		open = others.filter(l => l.status !== 'over');
	return (
		<section aria-labelledby="leagues" class="leagues">
			<h2 id="leagues">{t('Leagues')}</h2>
			{!p.circle && (
				<p class="lead">
					{t('Rounds of tables that the server draws and counts: enter one, or announce your own.')}
				</p>
			)}
			{mine.length > 0 && <Cards rows={mine} games={games} />}
			{open.length > 0 && <Cards rows={open} games={games} />}
			{p.circle && others.length > open.length && (
				<Cards rows={others.filter(l => l.status === 'over')} games={games} />
			)}
			{!mine.length && !others.length && <p class="quiet">{t('None is announced at the moment.')}</p>}
			<button class="btn" onClick={() => setOpening(true)}>
				<Sign id="g-laurel-crown" />
				{t('Announce a league')}
			</button>
			{opening && <NewLeague circle={p.circle} games={games} close={() => setOpening(false)} />}
		</section>
	);
}
