// The end of a game: who stands where, how it was won, where the points came from, and what to do next.
import type { ComponentChildren } from 'preact';
import { useEffect } from 'preact/hooks';
import type { Face, FaceProps, Race } from '../face/face';
import { go } from '../browser/router';
import { isShared, linkTo, mayShare, share, unshare } from '../browser/share';
import type { Source } from '../play/source';
import { awardsOf, type Deed } from './awards';
import { Offer, useOffer } from './offer';
import { rematch } from './rematch';
import { momentOf } from './scene';
import { sound } from '../browser/sound';
import { t } from '../words/i18n';
import { Pips } from '../kit/parts';
import { Mark } from '../kit/seat';
import { Sign } from '../kit/sign';
import { Hills, Rays } from '../kit/coverscene';

interface Props {
	face: Face | null;
	p: FaceProps;
	source: Source;
	say: (text: string) => void;
	again: () => void; // the table has changed
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
	const result = p.table.result ?? {};
	const scores = face?.scores?.(p);
	const near = (races: Race[]) => Math.max(0, ...races.map(r => r.have / Math.max(1, r.need)));
	return p.table.seats
		.map(({ seat }) => {
			const row = scores?.rows[seat];
			return {
				seat,
				share: result[seat] ?? 0,
				points: row ? row.reduce((a, b) => a + b, 0) : undefined,
				races: face?.race?.(p, seat) ?? [],
			};
		})
		.sort((a, b) => b.share - a.share || (b.points ?? 0) - (a.points ?? 0) || near(b.races) - near(a.races));
}

// Mountains at the horizon, a hill with a temple before them.
const Land = () => (
	<>
		<Hills
			colour="#b87a55e0"
			d="M-40 190L8 158L34 170L76 142L112 168L142 158L186 176L226 146L262 166L300 150L360 182V200H-40z"
		/>
		<Hills
			colour="#7d4026b0"
			d="M-40 206C0 176 40 172 78 190C120 208 170 200 208 188C250 172 300 176 360 204V330H-40z"
		/>
		<Hills
			colour="#5f2d1a"
			d={
				'M40 165L58 156L76 165V168H40zM43 169h3v11h-3zM50 169h3v11h-3zM57 169h3v11h-3zM64 169h3v11h-3z' +
				'M70 169h3v11h-3zM38 180h40v3h-40z'
			}
		/>
	</>
);

const steps = [260, 210, 170, 140, 120, 110]; // how high they stand, in pixels

export function Finale(d: Props) {
	const { p, face } = d;
	const places = placesOf(face, p);
	const winners = places.filter(x => x.share > 0);
	// who plays alone loses to the game itself
	const lost = !winners.length && p.table.seats.length === 1 && !!p.table.you;
	const how = p.log
		.slice(-12)
		.flatMap(l => l.events)
		.findLast(e => momentOf(face, e) === (lost ? 'fall' : 'win'))?.text;
	useEffect(() => sound('win'), []);
	const names = winners.map(x => p.name(x.seat)).join(', ');
	return (
		<section class="finale" aria-label={t('The game is over.')}>
			<div class="finale__stage">
				<svg viewBox="0 0 320 300" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
					<Rays x={160} y={190} n={32} colour="#fff3c9" opacity={0.16} />
					<Land />
				</svg>
				<h2 class="result">
					{lost
						? t('You lose')
						: !winners.length
							? t('Nobody wins.')
							: winners.length > 1
								? t('{who} win', { who: names })
								: winners[0]!.seat === p.table.you
									? t('You win')
									: t('{who} wins', { who: names })}
				</h2>
				{how && <p class="finale__how">{how}</p>}
				<ol class="podium">
					{places.map((x, i) => (
						<li
							style={{ '--high': steps[i] + 'px', '--turn': i % 2 ? -i : i }}
							data-state={x.share > 0 ? 'won' : undefined}
						>
							<span class="podium__who">
								{x.share > 0 && <Sign id="g-laurels" class="podium__wreath" />}
								<Mark
									colour={p.colour(face?.plays?.(p)[x.seat]?.[0] ?? x.seat)}
									size={x.share > 0 ? 96 : 62}
								/>
							</span>
							<b>{p.name(x.seat)}</b>
							<div class="podium__block">
								{x.points !== undefined ? <strong>{x.points}</strong> : <Came races={x.races} />}
								{x.share > 0 && x.share < 0.999 && <small>{Math.round(x.share * 100)} %</small>}
							</div>
						</li>
					))}
				</ol>
			</div>
			<div class="finale__words">
				<Next {...d} names={names} />
				<Sources {...d} places={places} />
				{d.children}
				<Awards {...d} />
			</div>
		</section>
	);
}

// What may come next; the same game with the same seats is the seal of the dock.
function Next(d: Props & { names: string }) {
	const { p, source } = d,
		shut = isShared(p.table);
	const words = d.names
		? t('{who} won a game of {game}.', { who: d.names, game: p.game.title })
		: t('A game of {game}.', { game: p.game.title });
	const show = async () => {
		await share(source, p.table);
		d.again();
		const url = linkTo({ ...p.table, locked: false }, 0);
		// cancelled
		if (navigator.share) return navigator.share({ title: p.game.title, text: words, url }).catch(() => {});
		return navigator.clipboard?.writeText(`${words} ${url}`).then(
			() => d.say(t('The link to this game is copied.')),
			() => d.say(url),
		);
	};
	const failed = (e: Error) => d.say(e.message);
	const offer = useOffer(p.table);
	if (!source.online) return null; // another game is the seal of the dock
	return (
		<div class="buttons finale__next">
			{offer && <Offer table={offer} again={d.again} say={d.say} />}
			{!offer && p.table.you && p.table.seats.length > 1 && (
				<button class="btn" onClick={() => void rematch(p.table, true).catch(failed)}>
					<Sign id="ui-again" />
					{t('Rematch, seats rotated')}
				</button>
			)}
			<button class="btn" onClick={() => go('')}>
				<Sign id="ui-plus" />
				{t('New game')}
			</button>
			{source.online && mayShare(p.table) && (
				<button
					class="btn"
					data-tip={
						p.table.public
							? undefined
							: t('Anybody who gets the link may look at this game, not at what was said.')
					}
					onClick={() => void show().catch(failed)}
				>
					<Sign id="ui-share" />
					{t('Share')}
				</button>
			)}
			{source.online && shut && p.table.owner && (
				<button class="btn" onClick={() => void unshare(source, p.table).then(d.again, failed)}>
					<Sign id="ui-lock" />
					{t('Stop sharing')}
				</button>
			)}
		</div>
	);
}

const deeds = (): Record<Deed, [sign: string, title: string, what: string]> => ({
	won: ['i-battle', t('The victor'), t('battles won')],
	taken: ['i-march', t('The conqueror'), t('places taken')],
	stolen: ['i-hand', t('The thief'), t('times others were robbed')],
	built: ['i-build', t('The builder'), t('things built')],
	cards: ['i-card', t('The collector'), t('cards gained')],
	gold: ['i-gold', t('The treasurer'), t('gold earned')],
	lost: ['i-loss', t('The long-suffering'), t('losses borne')],
});

function Awards(d: Props) {
	const { p, face } = d,
		plays = face?.plays?.(p) ?? {};
	const seatOf = (owner: string) => Object.keys(plays).find(s => plays[s]!.includes(owner)) ?? owner;
	const all = awardsOf(
		face,
		p.log,
		p.table.seats.map(s => s.seat),
		seatOf,
	);
	if (!all.length) return null;
	return (
		<section>
			<h3 class="head">{t('Awards')}</h3>
			<ul class="awards">
				{all.map(a => {
					const [sign, title, what] = deeds()[a.deed];
					return (
						<li data-seat={p.colour(plays[a.seat]?.[0] ?? a.seat)}>
							<Sign id={sign} />
							<div>
								<b>{title}</b>
								<small>
									{what}: {a.n}
								</small>
							</div>
							<span>
								<Mark colour={p.colour(plays[a.seat]?.[0] ?? a.seat)} />
								{p.name(a.seat)}
							</span>
						</li>
					);
				})}
			</ul>
		</section>
	);
}

// What a row brought, as one bar under it; what was lost is not drawn.
const gained = (row: number[]) => row.reduce((a, n) => a + Math.max(0, n), 0);
const Bar = (d: { row: number[]; most: number }) => (
	<i class="score__bar" aria-hidden="true">
		{d.row.map((n, i) => n > 0 && <i data-source={i} style={{ width: `${(100 * n) / d.most}%` }} />)}
	</i>
);

function Sources(d: Props & { places: Place[] }) {
	const { p } = d,
		scores = d.face?.scores?.(p);
	if (!scores) return <Ways {...d} />;
	const most = Math.max(1, ...d.places.map(x => gained(scores.rows[x.seat] ?? [])));
	return (
		<section>
			<h3 class="head">{t('Where the points came from')}</h3>
			<table class="score">
				<thead>
					<tr>
						<td />
						{scores.sources.map(s => (
							<th scope="col">
								<Sign id={s.sign} />
								<span>{s.label}</span>
							</th>
						))}
						<th scope="col">{t('Total')}</th>
					</tr>
				</thead>
				<tbody>
					{d.places.map(x => {
						const row = scores.rows[x.seat] ?? [];
						return (
							<tr aria-current={x.seat === p.table.you ? 'true' : undefined}>
								<th scope="row">
									<span>
										<Mark colour={p.colour(x.seat)} />
										{p.name(x.seat)}
									</span>
									<Bar row={row} most={most} />
								</th>
								{row.map((n, i) => (
									<td
										class={
											n > 0 && d.places.every(o => (scores.rows[o.seat]?.[i] ?? 0) <= n)
												? 'best'
												: ''
										}
									>
										{n ? String(n).replace('-', '−') : '·'}
									</td>
								))}
								<td>{x.points}</td>
							</tr>
						);
					})}
				</tbody>
			</table>
		</section>
	);
}

// How far a seat has come: pictures of what it needs, figures where it may win in several ways.
const Came = (d: { races: Race[] }) => (
	<>
		{d.races.map(r =>
			d.races.length > 1 ? (
				<span class="fact" data-tip={`${r.label}: ${r.have} / ${r.need}`}>
					<Sign id={r.sign} label={r.label} /> {r.have}/{r.need}
				</span>
			) : (
				<Pips have={r.have} need={r.need} label={r.label} sign={r.sign} />
			),
		)}
	</>
);

// Games without points: how near everybody came by each way.
function Ways(d: Props & { places: Place[] }) {
	const { p, places } = d,
		ways = places[0]?.races ?? [];
	if (!ways.length) return null;
	return (
		<section>
			<h3 class="head">{t('How near they came')}</h3>
			<table class="score score--ways">
				<thead>
					<tr>
						<td />
						{ways.map(r => (
							<th scope="col">
								<Sign id={r.sign} />
								<span>{r.label}</span>
							</th>
						))}
					</tr>
				</thead>
				<tbody>
					{places.map(x => {
						const colour = p.colour(d.face?.plays?.(p)[x.seat]?.[0] ?? x.seat);
						return (
							<tr aria-current={x.seat === p.table.you ? 'true' : undefined} data-seat={colour}>
								<th scope="row">
									<span>
										<Mark colour={colour} />
										{p.name(x.seat)}
									</span>
								</th>
								{x.races.map(r => (
									<td class={r.have >= r.need ? 'best' : ''}>
										{r.have}/{r.need}
										<i
											class="came"
											style={{ '--part': Math.min(1, r.have / Math.max(1, r.need)) }}
										/>
									</td>
								))}
							</tr>
						);
					})}
				</tbody>
			</table>
		</section>
	);
}
