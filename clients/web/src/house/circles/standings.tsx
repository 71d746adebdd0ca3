// The standings of a season: shares of wins, and the rating with what is not known of it yet. Bands that overlap say so
// in words.
import type { Asked } from '../../kit/ask';
import type { Circle } from '../../play/types';
import { lang, t, tn } from '../../words/i18n';

type Standing = Circle['season']['standings'][0];

// Whose bands overlap with the first one's: any of them may be the best.
function undecided(all: readonly Standing[]): string[] {
	const [first] = all;
	if (!first) return [];
	return all.filter(s => s.rating + s.uncertainty >= first.rating - first.uncertainty).map(s => s.name);
}

export function Standings(p: {
	circle: Circle;
	ask: (a: Asked) => void;
	act: (what: string, body?: object) => Promise<boolean>;
}) {
	const { season } = p.circle,
		placed = season.standings.filter(s => s.games >= season.place_games),
		low = Math.min(...season.standings.map(s => s.rating - s.uncertainty)),
		high = Math.max(...season.standings.map(s => s.rating + s.uncertainty)),
		share = (x: number) => `${((x - low) / Math.max(1e-9, high - low)) * 100}%`,
		equal = undecided(placed);
	const next = () =>
		p.ask({
			title: t('Begin a new season?'),
			text: t('The standings begin anew; what was played stays in the list of finished games.'),
			yes: t('Begin'),
			act: () => void p.act('change', { season: true }),
		});
	return (
		<section class="standings" aria-labelledby="season">
			<h2 id="season">
				{t('Season {n}', { n: season.number })}{' '}
				<small>
					{t('since {date}', { date: new Date(season.since).toLocaleDateString(lang) })} ·{' '}
					{tn('{n} game', '{n} games', season.games)}
				</small>
			</h2>
			{season.standings.length > 0 ? (
				<table>
					<thead>
						<tr>
							<th scope="col">{t('Place')}</th>
							<th scope="col">{t('Name')}</th>
							<th scope="col">
								<span class="sr">{t('Rating with its uncertainty')}</span>
							</th>
							<th scope="col">{t('Rating')}</th>
							<th scope="col">{t('Won')}</th>
						</tr>
					</thead>
					<tbody>
						{season.standings.map((s, i) => (
							<tr key={s.user}>
								<td>{s.games >= season.place_games ? i + 1 : ''}</td>
								<th scope="row">
									<a href={`#/user/${s.user}`}>{s.name}</a>
								</th>
								<td class="standings__band" aria-hidden="true">
									<span
										style={{
											left: share(s.rating - s.uncertainty),
											right: `calc(100% - ${share(s.rating + s.uncertainty)})`,
										}}
									/>
									<i style={{ left: share(s.rating) }} />
								</td>
								<td>
									<b>{s.rating.toFixed(1)}</b> ±{s.uncertainty.toFixed(1)}
								</td>
								<td>{t('{n} of {m}', { n: Number(s.wins.toFixed(2)), m: s.games })}</td>
							</tr>
						))}
					</tbody>
				</table>
			) : (
				<p class="quiet">{t('No game of the circle has ended this season.')}</p>
			)}
			{equal.length > 1 && (
				<p class="quiet">{t('{names} overlap: any of them may be the best.', { names: equal.join(', ') })}</p>
			)}
			{placed.length < season.standings.length && (
				<p class="quiet">
					{tn('A place is given after {n} game.', 'A place is given after {n} games.', season.place_games)}
				</p>
			)}
			{p.circle.owner && season.games > 0 && (
				<button class="btn" onClick={next}>
					{t('New season')}
				</button>
			)}
		</section>
	);
}
