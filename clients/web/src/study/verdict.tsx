// Looking back at a decision: what was played and what was better, as two plates with their chances, the reason, the
// way to the next mistake, and a try of one's own. The same two chances stand on the things themselves, cards and
// places, as far as these are in sight. Both come from one search, before the move: a single scale.
import { useEffect, useState } from 'preact/hooks';
import { GivenUp, lostBy, mistakesOf, percent, turnAt } from './after';
import { Mark } from '../kit/seat';
import { small } from '../map/panzoom';
import { Sign } from '../kit/sign';
import { goOn } from '../play/source';
import type { Choice, Table } from '../play/types';
import { keyOf } from '../table/choices';
import type { Sitting } from '../table/sitting';
import { t } from '../words/i18n';
import { nameOf } from '../words/names';
import './verdict.css';

export function Verdict({ s }: { s: Sitting }) {
	const { better, text, seat } = s.verdict ?? {};
	if (!better) return <Turning s={s} />;
	const all = mistakesOf(s.table.id),
		next = all.find(l => l.line > s.verdict!.line) ?? all[0];
	return (
		<section class="better" role="status" aria-label={t('What was better')}>
			<header>
				<Mark colour={s.p.colour(seat)} size={24} />
				<h3>
					{nameOf(s.table, seat!)} <b>{lostBy(better)}</b>
				</h3>
				<div class="better__ways">
					{next && next.line !== s.verdict!.line && (
						<button class="btn" onClick={() => s.look(next.line - 1, next.seat)}>
							{t('Next mistake')}
							<Sign id="ui-next" />
						</button>
					)}
					<TryIt s={s} />
				</div>
			</header>
			<div class="better__plates">
				<p data-state="played">
					<small>{t('played')}</small>
					<span>{text}</span>
					<b>{percent(better.played)}</b>
				</p>
				<p data-state="better">
					<small>{t('better')}</small>
					<span>{better.text}</span>
					<b>{percent(better.share)}</b>
				</p>
			</div>
			<GivenUp of={better} />
		</section>
	);
}

function TryIt({ s }: { s: Sitting }) {
	const tryIt = () =>
		void s.source.act('continue', { line: s.state.at!, as: s.state.as }).then(
			a => goOn(s.source, (a as { table: Table }).table.id),
			e => s.tell((e as Error).message),
		);
	return (
		<button class="btn btn--main" onClick={tryIt}>
			{t('Try it')}
		</button>
	);
}

// Where the game turned: what was played next, and whose chances it changed.
const seen = 0.02;
function Turning({ s }: { s: Sitting }) {
	const { at } = s.state,
		turn = s.over && at !== undefined ? turnAt(s.table.id, at + 1) : undefined;
	if (!turn) return null;
	const { line, was } = turn,
		changed = s.table.seats.flatMap(({ seat }, k) =>
			Math.abs(line.chances[k]! - was[k]!) < seen ? [] : [{ seat, from: was[k]!, to: line.chances[k]! }],
		);
	return (
		<section class="better" role="status" aria-label={t('turning point')}>
			<header>
				<Mark colour={s.p.colour(line.seat)} size={24} />
				<h3>
					{nameOf(s.table, line.seat)}: {s.done(line).join(' ')}
				</h3>
				<div class="better__ways">
					<TryIt s={s} />
				</div>
			</header>
			<div class="better__plates">
				{changed.map(({ seat, from, to }) => (
					<p key={seat} data-state={to < from ? 'played' : 'better'}>
						<small>{nameOf(s.table, seat)}</small>
						<span>{percent(from)} →</span>
						<b>{percent(to)}</b>
					</p>
				))}
			</div>
		</section>
	);
}

type Point = { x: number; y: number };
interface Pill extends Point {
	text: string;
	state: 'better' | 'played';
	from?: Point; // a way leads from there
}

// A thing of the table, if it is in sight.
function inSight(key: string): DOMRect | undefined {
	for (const e of document.querySelectorAll(`.table__main [data-target="${CSS.escape(key)}"]`)) {
		const r = e.getBoundingClientRect(),
			f = e.closest('.stage, .rail, .hands')?.getBoundingClientRect();
		const { x, y } = middle(r);
		if (f && r.width > 2 && x > f.left && x < f.right && y > f.top && y < f.bottom) return r;
	}
	return undefined;
}
const middle = (r: DOMRect): Point => ({ x: r.left + r.width / 2, y: r.top + r.height / 2 });
const keysOf = (move: Choice | undefined) => (move?.args ?? []).map(a => keyOf(a.kind, a.value));

// The thing in sight that a move is told apart by: one that the other move does not name.
function thingOf(move: Choice | undefined, other: Choice | undefined): DOMRect | undefined {
	const named = new Set(keysOf(other));
	for (const key of keysOf(move).reverse()) {
		const r = named.has(key) ? undefined : inSight(key);
		if (r) return r;
	}
	return undefined;
}

// A move that leads from one thing in sight to another: the two.
const least = 26; // px
function wayOf(move: Choice | undefined): { from: Point; to: DOMRect } | undefined {
	const seen = keysOf(move).flatMap(key => inSight(key) ?? []);
	const [first, last] = [seen[0], seen.at(-1)];
	if (!first || !last) return undefined;
	const from = middle(first),
		to = middle(last);
	return Math.hypot(to.x - from.x, to.y - from.y) > least ? { from, to: last } : undefined;
}

// On a small screen the map is panned until the places of both moves lie where neither the sheet nor the card of the
// verdict covers them, as far as it reaches. False: nothing was to be done.
function bringIntoSight(keys: string[]): boolean {
	const map = document.querySelector('.table__main .map__frame'),
		stage = map?.closest('.stage')?.getBoundingClientRect(),
		card = document.querySelector('.stage .better')?.getBoundingClientRect();
	const spots = keys
		.flatMap(key => map?.querySelector(`[data-target="${CSS.escape(key)}"]`) ?? [])
		.map(e => middle(e.getBoundingClientRect()));
	if (!stage || !card || !spots.length || !small.matches) return false;
	const above = card.top - stage.top,
		below = stage.bottom - card.bottom,
		[top, bottom] = above > below ? [stage.top, card.top] : [card.bottom, stage.bottom];
	const [xs, ys] = [spots.map(s => s.x), spots.map(s => s.y)],
		[left, right, first, last] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
	if (left > stage.left && right < stage.right && first > top && last < bottom) return false;
	const dx = (stage.left + stage.right - left - right) / 2,
		dy = (top + bottom - first - last) / 2;
	map!.dispatchEvent(new CustomEvent('bring', { detail: { dx, dy } }));
	return true;
}

const often = 400, // ms: a map glides, a rail scrolls
	times = 3; // a map is brought at most: the card goes where there is room, and the map after it

const none: Pill[] = [];

// The two chances on the board: on the thing that is chosen, or where the way of the move ends.
export function Chances({ s }: { s: Sitting }) {
	const [pills, setPills] = useState(none),
		better = s.verdict?.better,
		moves = s.view.question.moves;
	useEffect(() => {
		if (!better || !moves) return setPills(none);
		const best = moves.find(m => m.text === better.text),
			played = moves.find(m => m.text === s.verdict!.text);
		const pill = (move: typeof best, other: typeof best, share: number, state: Pill['state']): Pill[] => {
			const way = wayOf(move),
				r = way?.to ?? thingOf(move, other);
			if (!r) return [];
			const at = { x: r.left + r.width / 2, y: r.top + Math.min(r.height / 2, 26) };
			return [{ ...at, text: percent(share), state, from: way?.from }];
		};
		let brought = 0;
		const look = () => {
			if (brought < times && bringIntoSight([...keysOf(played), ...keysOf(best)])) brought++;
			const found = [
				...pill(played, best, better.played, 'played'),
				...pill(best, played, better.share, 'better'),
			];
			// both end at one place: the worse one steps aside
			const [a, b] = found;
			if (a && b && Math.hypot(a.x - b.x, a.y - b.y) < least) a.y += least;
			setPills(was => (JSON.stringify(was) === JSON.stringify(found) ? was : found));
		};
		look();
		const timer = setInterval(look, often);
		return () => clearInterval(timer);
	}, [better, moves]);
	if (!pills.length) return null; // and measures nothing: that would lay out a half-drawn position
	// what is drawn in the lower half must not lie under the card of the verdict, which then goes up
	const stage = document.querySelector('.table__main > .stage')?.getBoundingClientRect(),
		low = !!stage && pills.some(b => Math.max(b.y, b.from?.y ?? 0) > stage.top + stage.height / 2);
	return (
		<>
			<svg class="chanceways" aria-hidden="true" data-low={low ? '' : undefined}>
				{pills.map(b => b.from && <path key={b.state} data-state={b.state} d={arrow(b.from, b)} />)}
			</svg>
			{pills.map(b => (
				<span
					key={b.state}
					class="chancepill"
					data-state={b.state}
					style={{ left: `${b.x}px`, top: `${b.y}px` }}
					aria-hidden="true"
				>
					{b.state === 'better' ? t('better') : t('played')} {b.text}
				</span>
			))}
		</>
	);
}

// A bow from one point to another, which ends before the pill there, with its head.
function arrow(from: Point, to: Point): string {
	const long = Math.hypot(to.x - from.x, to.y - from.y),
		[dx, dy] = [(to.x - from.x) / long, (to.y - from.y) / long],
		bend = Math.min(60, long * 0.18),
		[cx, cy] = [(from.x + to.x) / 2 + dy * bend, (from.y + to.y) / 2 - dx * bend];
	const [ex, ey] = [to.x - dx * 20, to.y - dy * 20], // beside the pill
		turn = Math.atan2(ey - cy, ex - cx);
	const wing = (side: number) => `${ex - 15 * Math.cos(turn + side)} ${ey - 15 * Math.sin(turn + side)}`;
	return `M${from.x} ${from.y}Q${cx} ${cy} ${ex} ${ey}M${wing(0.5)}L${ex} ${ey}L${wing(-0.5)}`;
}
