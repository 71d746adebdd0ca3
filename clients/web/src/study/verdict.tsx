// Looking back at a decision: what was played and what was better, as two plates with their chances, the reason, the
// way to the next mistake, and a try of one's own. The same two chances stand on the things themselves, cards and
// places, as far as these are in sight. Both come from one search, before the move: a single scale.
import { useEffect, useState } from 'preact/hooks';
import { GivenUp, lostBy, mistakesOf, percent } from './after';
import { Mark } from '../kit/seat';
import { Sign } from '../kit/sign';
import type { Choice, Table } from '../play/types';
import { keyOf } from '../table/choices';
import type { Sitting } from '../table/sitting';
import { t } from '../words/i18n';
import { nameOf } from '../words/names';
import './verdict.css';

export function Verdict({ s }: { s: Sitting }) {
	const { better, text, seat } = s.verdict ?? {};
	if (!better) return null;
	const all = mistakesOf(s.table.id),
		next = all.find(l => l.line > s.verdict!.line) ?? all[0];
	const tryIt = () =>
		void s.source.act('continue', { line: s.state.at!, as: s.state.as }).then(
			a => (location.hash = `/table/${(a as { table: Table }).table.id}`),
			e => s.tell((e as Error).message),
		);
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
					{s.source.online && (
						<button class="btn btn--main" onClick={tryIt}>
							{t('Try it')}
						</button>
					)}
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

interface Pill {
	x: number;
	y: number;
	text: string;
	state: 'better' | 'played';
}

// The thing in sight that a move is told apart by: one that the other move does not name.
function thingOf(move: Choice | undefined, other: Choice | undefined): DOMRect | undefined {
	const named = new Set(other?.args.map(a => keyOf(a.kind, a.value)));
	for (const a of [...(move?.args ?? [])].reverse()) {
		const key = keyOf(a.kind, a.value);
		if (named.has(key)) continue;
		for (const e of document.querySelectorAll(`.table__main [data-target="${CSS.escape(key)}"]`)) {
			const r = e.getBoundingClientRect(),
				f = e.closest('.stage, .rail, .hands')?.getBoundingClientRect();
			const x = r.left + r.width / 2,
				y = r.top + r.height / 2;
			if (f && r.width > 2 && x > f.left && x < f.right && y > f.top && y < f.bottom) return r;
		}
	}
	return undefined;
}

const often = 400; // ms: a map glides, a rail scrolls

// The two chances on the board.
export function Chances({ s }: { s: Sitting }) {
	const [pills, setPills] = useState<Pill[]>([]),
		better = s.verdict?.better,
		moves = s.view.question.moves;
	useEffect(() => {
		if (!better || !moves) return setPills([]);
		const best = moves.find(m => m.text === better.text),
			played = moves.find(m => m.text === s.verdict!.text);
		const pill = (r: DOMRect | undefined, share: number, state: Pill['state']): Pill[] =>
			r ? [{ x: r.left + r.width / 2, y: r.top + Math.min(r.height / 2, 26), text: percent(share), state }] : [];
		const look = () => {
			const found = [
				...pill(thingOf(best, played), better.share, 'better'),
				...pill(thingOf(played, best), better.played, 'played'),
			];
			setPills(was => (JSON.stringify(was) === JSON.stringify(found) ? was : found));
		};
		look();
		const timer = setInterval(look, often);
		return () => clearInterval(timer);
	}, [better, moves]);
	return (
		<>
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
