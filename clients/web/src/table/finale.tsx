// The end of a game: who stands where, how it was won, where the points came from, and what to do next.
import type { ComponentChildren } from 'preact';
import type { Face, FaceProps, Race } from '../face';
import { t } from '../i18n';
import { Pips } from '../kit/parts';
import { Mark } from '../kit/seat';
import { Sign } from '../kit/sign';
import { Rays } from '../kit/scene';

interface Props {
	face: Face | null;
	p: FaceProps;
	children: ComponentChildren; // the analysis
}

interface Place {
	seat: string;
	share: number;
	points: number | undefined;
	races: Race[];
}

// First those who won, then by points, then by how near they came to any victory.
export function placesOf(face: Face | null, p: FaceProps): Place[] {
	const result = p.table.result ?? p.view.result ?? {};
	const scores = face?.scores?.(p);
	const near = (races: Race[]) => Math.max(0, ...races.map(r => r.have / Math.max(1, r.need)));
	return p.table.seats
		.map(({ seat }) => {
			const row = scores?.rows[seat];
			return { seat, share: result[seat] ?? 0, points: row ? row.reduce((a, b) => a + b, 0) : undefined, races: face?.race?.(p, seat) ?? [] };
		})
		.sort((a, b) => b.share - a.share || (b.points ?? 0) - (a.points ?? 0) || near(b.races) - near(a.races));
}

const steps = [260, 210, 170, 140, 120, 110]; // how high they stand, in pixels

export function Finale(d: Props) {
	const { p, face } = d;
	const places = placesOf(face, p);
	const winners = places.filter(x => x.share > 0);
	const names = winners.map(x => p.name(x.seat)).join(', ');
	return (
		<section class="finale" aria-label={t('The game is over.')}>
			<div class="finale__stage">
				<svg viewBox="0 0 320 300" preserveAspectRatio="xMidYMid slice" aria-hidden="true"><Rays x={160} y={190} n={32} colour="#fff3c9" opacity={0.16} /></svg>
				<h2 class="result">{winners.length ? (winners.length > 1 ? t('{who} win', { who: names }) : t('{who} wins', { who: names })) : t('Nobody wins.')}</h2>
				<ol class="podium">
					{places.map((x, i) => (
						<li style={{ '--high': steps[i] + 'px', '--turn': i % 2 ? -i : i }} data-state={x.share > 0 ? 'won' : undefined}>
							<span class="podium__who">{x.share > 0 && <Sign id="g-laurels" class="podium__wreath" />}<Mark colour={p.colour(face?.plays?.(p)[x.seat]?.[0] ?? x.seat)} size={x.share > 0 ? 84 : 58} /></span>
							<b>{p.name(x.seat)}</b>
							<div class="podium__block">
								{x.points !== undefined ? <strong>{x.points}</strong> : x.races.map(r => <Pips have={r.have} need={r.need} label={r.label} sign={r.sign} />)}
								{x.share > 0 && x.share < 0.999 && <small>{Math.round(x.share * 100)} %</small>}
							</div>
						</li>
					))}
				</ol>
			</div>
			<div class="finale__words">
				<Sources {...d} places={places} />
				{d.children}
			</div>
		</section>
	);
}

function Sources(d: Props & { places: Place[] }) {
	const { p } = d, scores = d.face?.scores?.(p);
	if (!scores) return <Ways {...d} />;
	return (
		<section>
			<h3 class="head">{t('Where the points came from')}</h3>
			<table class="score">
				<thead>
					<tr><td />{scores.sources.map(s => <th scope="col"><Sign id={s.sign} />{s.label}</th>)}<th scope="col">{t('Total')}</th></tr>
				</thead>
				<tbody>
					{d.places.map(x => {
						const row = scores.rows[x.seat] ?? [];
						return (
							<tr aria-current={x.seat === p.table.you ? 'true' : undefined}>
								<th scope="row"><span><Mark colour={p.colour(x.seat)} />{p.name(x.seat)}</span></th>
								{row.map((n, i) => <td class={n > 0 && d.places.every(o => (scores.rows[o.seat]?.[i] ?? 0) <= n) ? 'best' : ''}>{n || '·'}</td>)}
								<td>{x.points}</td>
							</tr>
						);
					})}
				</tbody>
			</table>
		</section>
	);
}

// Games without points: how near everybody came by each way.
function Ways(d: Props & { places: Place[] }) {
	if (!d.places.some(x => x.races.length)) return null;
	return (
		<section>
			<h3 class="head">{t('How near they came')}</h3>
			<ul class="finale__ways">
				{d.places.map(x => (
					<li>
						<Mark colour={d.p.colour(d.face?.plays?.(d.p)[x.seat]?.[0] ?? x.seat)} /> <b>{d.p.name(x.seat)}</b>
						{x.races.map(r => <span>{r.label} <Pips have={r.have} need={r.need} label={r.label} sign={r.sign} /></span>)}
					</li>
				))}
			</ul>
		</section>
	);
}
