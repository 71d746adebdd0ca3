// The coach on a small screen: at the foot or at the head of the board, where nothing lies that may be touched; where
// there is such a thing in both, an owl that speaks when it is touched. What is meant is lit while it stands there.
import type { RefObject } from 'preact';
import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import { set, setting } from '../browser/settings';
import { useSmall } from '../browser/small';
import { Tondo } from '../kit/parts';
import { keyOf } from '../table/choices';
import type { Sitting } from '../table/sitting';
import { t } from '../words/i18n';
import { aloneWithBots, sentence, useCoach, type Tip } from './advice';
import { clearOf, type Box } from './clear';

const sides = ['foot', 'head'] as const;
interface Place {
	side: (typeof sides)[number] | 'owl';
	inset?: string; // of the owl
}

export function CoachCard({ s }: { s: Sitting }) {
	const small = useSmall(),
		[heard, setHeard] = useState(-1),
		{ view, table, answer } = s;
	const on = small && s.mine && setting('guide') && !s.source.guide && aloneWithBots(table),
		tip = useCoach(table, view, answer.moves, on, s.face?.hunts);
	if (!tip || heard === view.line || s.playing) return null;
	return <Card key={view.line} s={s} tip={tip} heard={() => setHeard(view.line)} />;
}

// How high the card is and how far from the edges.
interface Size {
	high: number;
	edge: number;
}

const owl = { size: 52, edge: 8, step: 30 };

// The first place of the owl over which no finger has to go, from the foot up.
function perch(frame: DOMRect, things: Box[]): string {
	const { size, edge, step } = owl,
		lefts = [(frame.left + frame.right - size) / 2, frame.right - edge - size, frame.left + edge];
	const places = Array.from({ length: Math.floor((frame.height - size) / step) }, (_, i) => i * step + edge).flatMap(
		up =>
			lefts.map(left => ({
				left,
				right: left + size,
				top: frame.bottom - up - size,
				bottom: frame.bottom - up,
			})),
	);
	const at = places[Math.max(0, clearOf(places, things, frame))]!;
	return `auto auto ${frame.bottom - at.bottom}px ${at.left - frame.left}px`;
}

// The hand lies beside the stage and over it.
const tableOf = (stage: HTMLElement) => stage.closest<HTMLElement>('.table__main') ?? stage;
const read = '.stage__foot button, .hands .card, .curtain :is(p, li, .card), .stage [data-read]';

// It must not lie over what may be touched, also in the list of choices, over what the question is about (a theatre,
// the hand), nor over what it speaks of.
function placeFor(stage: HTMLElement, { high, edge }: Size, tip: Tip): Place {
	const frame = stage.getBoundingClientRect(),
		[left, right] = [frame.left + edge, frame.right - edge],
		head = { left, right, top: frame.top + edge, bottom: frame.top + edge + high },
		foot = { left, right, top: frame.bottom - edge - high, bottom: frame.bottom - edge };
	const meant = tip.move.args.map(a => `[data-target="${CSS.escape(keyOf(a.kind, a.value))}"]`),
		things = [...tableOf(stage).querySelectorAll(['[data-lit]', '.marked', read, ...meant].join())].map(e =>
			e.getBoundingClientRect(),
		);
	const side = sides[clearOf([foot, head], things, frame)];
	return side ? { side } : { side: 'owl', inset: perch(frame, things) };
}

// Where it stands now: anew when something else may be touched, and when the map went elsewhere by itself.
function usePlace(card: RefObject<HTMLElement | null>, tip: Tip): [Place | null, (to: Place) => void] {
	const [place, setPlace] = useState<Place | null>(null), // null: not measured yet
		wanted = useRef(false); // the owl was touched
	useLayoutEffect(() => {
		const stage = card.current!.parentElement!,
			at = card.current!.getBoundingClientRect(),
			size = { high: at.height, edge: stage.getBoundingClientRect().bottom - at.bottom };
		const keep = (was: Place | null, now: Place) => (was?.side === now.side && was.inset === now.inset ? was : now),
			put = () => wanted.current || setPlace(was => keep(was, placeFor(stage, size, tip))),
			moved = (m: MutationRecord) => m.attributeName !== 'style' || (m.target as Element).matches('.gliding'),
			watch = new MutationObserver(all => all.some(moved) && put());
		put();
		watch.observe(tableOf(stage), { subtree: true, childList: true, attributeFilter: ['data-lit', 'style'] });
		stage.addEventListener('transitionend', put);
		return () => (watch.disconnect(), stage.removeEventListener('transitionend', put));
	}, []);
	return [place, to => ((wanted.current = true), setPlace(to))];
}

function Card({ s, tip, heard }: { s: Sitting; tip: Tip; heard: () => void }) {
	const box = useRef<HTMLElement>(null),
		[place, setPlace] = usePlace(box, tip);
	if (place?.side === 'owl')
		return (
			<button
				class="coachcard coachcard--owl"
				style={{ inset: place.inset }}
				aria-label={t('Hint')}
				onClick={() => setPlace({ side: 'foot' })}
			>
				<Tondo glyph="owl" />
			</button>
		);
	return (
		<section
			class="coachcard"
			role="status"
			ref={box}
			data-side={place?.side ?? 'foot'}
			style={place ? undefined : { visibility: 'hidden' }}
		>
			<Tondo glyph="owl" />
			<p>
				<b>{t('A bot would play: {move}', { move: tip.move.text })}.</b> {sentence(tip.because)}
			</p>
			<footer>
				<button class="link" onClick={() => (set('guide', false), heard())}>
					{t('Hide hints')}
				</button>
				<button class="btn" onClick={() => s.setHover(tip.move)}>
					{t('Show me')}
				</button>
				<button class="btn btn--main" onClick={() => (s.setHover(null), heard())}>
					{t('I see')}
				</button>
			</footer>
		</section>
	);
}
