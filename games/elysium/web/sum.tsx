// What writing a card brings: a chip on the card and on every Legend it may join, a sum of the one that is pointed at,
// and the card's way there. All figures are the engine's (Choice.brings): it plays the move on a copy and counts.
import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import { keyOf } from 'page/table/choices';
import type { FaceProps, Scores } from 'page/face/face';
import { t } from 'page/words/i18n';
import { Sign } from 'page/kit/sign';
import type { Choice } from 'page/play/types';
import { citizen, designs, flowHas, pilesOf, minus, signed } from './model';

const signOf: Record<string, string> = {
	total: 'i-points',
	held: 'i-points',
	legends: 'i-legend',
	tiles: 'coin',
	chronos: 'i-chronos',
	rank: 'i-prestige',
	citizens: 'i-citizen',
	gold: 'i-gold',
	prestige: 'i-prestige',
};

const changeOf = (c: Choice, id: string) => c.brings?.find(b => b.id === id);
export const gainOf = (c: Choice | undefined) => {
	const total = c && changeOf(c, 'total');
	return total ? total.to - total.from : 0;
};

// "+4" with a laurel; of several ways the best.
export function Gain(d: { of: Choice | undefined }) {
	const n = gainOf(d.of);
	if (!n) return null;
	return (
		<span class="gain" data-tip={t('points in all: {n}', { n: signed(n) })}>
			<Sign id="i-points" />
			{signed(n)}
		</span>
	);
}

// The move that touching a thing of the writing means: a card of the Domain, a Legend, a new one.
export function moveAt(p: FaceProps, key: string | undefined): Choice | undefined {
	const found =
		key === 'verb:new'
			? p.moves.find(m => m.verb === 'new')
			: key
				? p.lit.get(key)?.find(m => ['transfer', 'onto'].includes(m.verb))
				: undefined;
	return found?.brings?.length ? found : undefined;
}

// While a place is asked for, and nothing is pointed at: the one that brings most.
export function bestPlace(p: FaceProps): Choice | undefined {
	const places = p.moves.filter(m => m.verb === 'onto' || m.verb === 'new');
	return places.length && flowHas(p, 'pile') ? places.reduce((a, b) => (gainOf(b) > gainOf(a) ? b : a)) : undefined;
}

const keyFor = (m: Choice) => (m.verb === 'new' ? 'verb:new' : keyOf(m.args[0]!.kind, m.args[0]!.value));

// With nothing to be written, what the points are made of now.
export function Standing(d: { p: FaceProps; seat: string; scores: Scores }) {
	const row = d.scores.rows[d.seat] ?? [],
		total = row.reduce((a, b) => a + b, 0);
	return (
		<aside class="reckon" data-read>
			<h3>{t('If the game ended now')}</h3>
			<ul>
				{d.scores.sources.map(
					(s, i) =>
						!!row[i] && (
							<li key={s.label} data-sign={row[i]! < 0 ? 'less' : undefined}>
								<Sign id={s.sign} />
								<span>{s.label}</span>
								<b>{minus(row[i]!)}</b>
							</li>
						),
				)}
			</ul>
			<p class="reckon__total">
				{t('points in all')} <b>{total}</b>
			</p>
		</aside>
	);
}

export function Sum(d: { p: FaceProps; move: Choice }) {
	const { p, move } = d,
		known = designs(p);
	const moved = String(move.verb === 'transfer' ? move.args[0]!.value : (p.view.view.flow?.at(-1)?.card ?? citizen));
	const pile =
		move.verb === 'onto'
			? pilesOf(p, p.view.question.asked!).find(q => q.id === String(move.args[0]!.value))
			: undefined;
	const rows = (move.brings ?? []).filter(b => b.id !== 'total'),
		total = changeOf(move, 'total');
	const first = pile && known.get(pile.cards[0]!)?.name;
	return (
		<aside class="reckon" data-read>
			<h3>{known.get(moved)?.name ?? t('Citizen')}</h3>
			<p>
				{first
					? t('joins {card}', { card: first })
					: move.verb === 'new'
						? t('begins a Legend')
						: move.at_best
							? t('at the best place')
							: ''}
			</p>
			<ul>
				{rows.map(b => (
					<li key={b.id} data-sign={b.to < b.from ? 'less' : 'more'}>
						<Sign id={signOf[b.id] ?? 'i-points'} />
						<span>{b.label}</span>
						<b>{signed(b.to - b.from)}</b>
						<small>{t('then {n}', { n: minus(b.to) })}</small>
					</li>
				))}
			</ul>
			<p class="reckon__total">
				{total ? (
					<>
						{t('points in all')} <b>{total.from}</b> → <b>{total.to}</b>
					</>
				) : (
					t('no points yet')
				)}
			</p>
		</aside>
	);
}

// The dotted way from the card to where it would go.
export function Way(d: { p: FaceProps; move: Choice }) {
	const own = useRef<SVGSVGElement>(null),
		[way, draw] = useState('');
	const { p, move } = d;
	useLayoutEffect(() => {
		const board = own.current?.parentElement,
			at = board?.getBoundingClientRect();
		const moved = String(p.view.view.flow?.at(-1)?.card ?? '');
		const from = board
			?.querySelector(`.domain [data-target="${CSS.escape(keyOf('card', moved))}"]`)
			?.getBoundingClientRect();
		const thing = board?.querySelector(`.elysium [data-target="${CSS.escape(keyFor(move))}"]`),
			to = (thing?.querySelector('.card:last-of-type') ?? thing)?.getBoundingClientRect();
		if (!at || !from || !to || move.verb === 'transfer') return draw('');
		const [x1, y1, x2, y2] = [
			from.left + from.width / 2 - at.left,
			from.bottom - at.top + 2,
			to.left + to.width / 2 - at.left,
			to.top - at.top - 4,
		];
		const dip = Math.max(24, (y2 - y1) * 0.5);
		draw(`M${x1} ${y1}C${x1} ${y1 + dip} ${x2} ${y2 - dip} ${x2} ${y2}`);
	}, [move, p.view.line]);
	return (
		<svg ref={own} class="way" aria-hidden="true">
			{way && <path d={way} />}
		</svg>
	);
}
