// Who stands where in a league; what decides among equals is said in words.
import type { League, LeagueStanding } from '../../play/types';
import { useUser } from '../../play/user';
import { lang, t } from '../../words/i18n';

export const points = (n: number) => n.toLocaleString(lang, { maximumFractionDigits: 2 });

// Why this one is below the one above, whose points are as many.
function tie(above: LeagueStanding, row: LeagueStanding): string {
	const both = (a = 0, b = 0) => ({ name: above.name, a: points(a), b: points(b) });
	switch (row.by) {
		case 'opponents':
			return t('behind {name}: points of those met: {b}, not {a}', both(above.opponents, row.opponents));
		case 'between':
			return t('behind {name}: points among themselves: {b}, not {a}', both(above.between, row.between));
		case 'wins':
			return t('behind {name}: tables won: {b}, not {a}', both(above.wins, row.wins));
		case 'lot':
			return t('behind {name} by lot', { name: above.name });
		default:
			return '';
	}
}

export function Standings({ league }: { league: League }) {
	const user = useUser(),
		rows = league.standings,
		begun = rows.some(r => r.played > 0); // before, everybody is behind somebody by lot
	return (
		<section class="standings" aria-labelledby="standings">
			<h2 id="standings">{t('Standings')}</h2>
			<table>
				<thead>
					<tr>
						<th scope="col">{t('Place')}</th>
						<th scope="col">{t('Name')}</th>
						<th scope="col">{t('Points')}</th>
						<th scope="col">{t('Won')}</th>
					</tr>
				</thead>
				<tbody>
					{rows.map((row, i) => (
						<tr key={row.lot} data-state={row.id === user?.id ? 'you' : undefined}>
							<td>{i + 1}</td>
							<th scope="row">
								<a href={`#/user/${row.id}`}>{row.name}</a>
								{row.left && <small>{t('has left')}</small>}
								{i > 0 && begun && row.by !== 'points' && <small>{tie(rows[i - 1]!, row)}</small>}
							</th>
							<td>
								<b>{points(row.points)}</b>
							</td>
							<td>{t('{n} of {m}', { n: row.wins, m: row.played })}</td>
						</tr>
					))}
				</tbody>
			</table>
		</section>
	);
}
