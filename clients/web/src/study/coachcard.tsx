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
import { clearOf } from './clear';

const sides = ['foot', 'head'] as const;
type Side = (typeof sides)[number] | 'owl';

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

// It must not lie over what may be touched, also in the list of choices, over what the question is about, nor over what
// it speaks of.
function sideFor(stage: HTMLElement, { high, edge }: Size, tip: Tip): Side {
	const frame = stage.getBoundingClientRect(),
		[left, right] = [frame.left + edge, frame.right - edge],
		head = { left, right, top: frame.top + edge, bottom: frame.top + edge + high },
		foot = { left, right, top: frame.bottom - edge - high, bottom: frame.bottom - edge };
	const meant = tip.move.args.map(a => `[data-target="${CSS.escape(keyOf(a.kind, a.value))}"]`),
		things = [...stage.querySelectorAll(['[data-lit]', '.marked', '.stage__foot button', ...meant].join())].map(e =>
			e.getBoundingClientRect(),
		);
	return sides[clearOf([foot, head], things, frame)] ?? 'owl';
}

// Where it stands now: anew when something else may be touched, and when the map went elsewhere by itself.
function useSide(card: RefObject<HTMLElement | null>, tip: Tip): [Side | null, (to: Side) => void] {
	const [side, setSide] = useState<Side | null>(null), // null: not measured yet
		wanted = useRef(false); // the owl was touched
	useLayoutEffect(() => {
		const stage = card.current!.parentElement!,
			at = card.current!.getBoundingClientRect(),
			size = { high: at.height, edge: stage.getBoundingClientRect().bottom - at.bottom };
		const put = () => wanted.current || setSide(sideFor(stage, size, tip)),
			moved = (m: MutationRecord) => m.attributeName !== 'style' || (m.target as Element).matches('.gliding'),
			watch = new MutationObserver(all => all.some(moved) && put());
		put();
		watch.observe(stage, { subtree: true, childList: true, attributeFilter: ['data-lit', 'style'] });
		stage.addEventListener('transitionend', put);
		return () => (watch.disconnect(), stage.removeEventListener('transitionend', put));
	}, []);
	return [side, to => ((wanted.current = true), setSide(to))];
}

function Card({ s, tip, heard }: { s: Sitting; tip: Tip; heard: () => void }) {
	const box = useRef<HTMLElement>(null),
		[side, setSide] = useSide(box, tip);
	if (side === 'owl')
		return (
			<button class="coachcard coachcard--owl" aria-label={t('Hint')} onClick={() => setSide('foot')}>
				<Tondo glyph="owl" />
			</button>
		);
	return (
		<section
			class="coachcard"
			role="status"
			ref={box}
			data-side={side ?? 'foot'}
			style={side ? undefined : { visibility: 'hidden' }}
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
