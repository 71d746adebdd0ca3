// The race to each victory at a glance: a row a seat, a column a way to win, the nearest of all ringed. What each has
// and needs is told by the engine (facts, topic need).
import type { Face, FaceProps, Race } from '../face/face';
import { Pips } from '../kit/parts';
import { Mark } from '../kit/seat';
import { Sign } from '../kit/sign';
import { t } from '../words/i18n';
import './ways.css';

const share = (r: Race) => r.have / Math.max(1, r.need);

export function Ways(d: { face: Face | null; p: FaceProps; seat?: string }) {
	const { face, p } = d,
		rows = p.table.seats.map(({ seat }) => ({ seat, races: face?.race?.(p, seat) ?? [] })),
		all = rows.flatMap(r => r.races),
		columns = all.filter((r, i) => all.findIndex(x => x.id === r.id) === i),
		best = Math.max(0, ...all.map(share)),
		told = [...new Set(all.flatMap(r => r.text ?? []))];
	if (rows.length < 2 || !columns.length) return null;
	return (
		<section class="ways">
			<h3>{t('The ways to win')}</h3>
			<div class="scroll" tabIndex={0} role="group" aria-label={t('The ways to win')}>
				<table>
					<thead>
						<tr>
							<td />
							{columns.map(c => (
								<th scope="col" key={c.id}>
									<Sign id={c.sign} />
									{c.label}
								</th>
							))}
						</tr>
					</thead>
					<tbody>
						{rows.map(({ seat, races }) => (
							<tr key={seat} aria-current={seat === d.seat ? 'true' : undefined}>
								<th scope="row">
									<Mark colour={p.colour(face?.plays?.(p)[seat]?.[0] ?? seat)} size={24} />
									{p.name(seat)}
								</th>
								{columns.map(c => {
									const r = races.find(x => x.id === c.id);
									return r ? (
										<td
											key={c.id}
											data-state={
												r.near ? 'near' : best > 0 && share(r) === best ? 'best' : undefined
											}
										>
											<b>
												{r.have}
												<small>/{r.need}</small>
											</b>
											<Pips have={r.have} need={r.need} label={r.label} />
											{r.near && <small>{t('one turn away')}</small>}
										</td>
									) : (
										<td key={c.id}>–</td>
									);
								})}
							</tr>
						))}
					</tbody>
				</table>
			</div>
			{told.map(text => (
				<p class="ways__warning" key={text}>
					<Sign id="i-warning" />
					{text}
				</p>
			))}
		</section>
	);
}
