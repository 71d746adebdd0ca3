// The prompt's choices: every legal move as a button, long lists in steps.
import { useEffect, useRef, useState } from 'preact/hooks';
import { groups, narrowed, nothing, type Picked } from './choices';
import { t } from './i18n';
import type { Choice } from './types';

interface Props {
	moves: Choice[];
	picked: Picked;
	pick: (p: Picked) => void;
	play: (c: Choice) => void;
	hover: (c: Choice | null) => void;
	final: boolean; // nothing can be taken back at this table: ask once more
}

export function Choices(p: Props) {
	const some = narrowed(p.moves, p.picked);
	const folded = groups(some, p.picked);
	const back = p.picked.verb || p.picked.values.length > 0;
	const box = useRef<HTMLDivElement>(null);
	const [sure, setSure] = useState('');
	// A keyboard player's button is gone with the old question: the first new one takes over.
	useEffect(() => {
		setSure('');
		if (document.activeElement === document.body || document.activeElement === null) box.current?.querySelector<HTMLElement>('button')?.focus({ preventScroll: true });
	}, [p.moves, p.picked]);
	const play = (c: Choice) => (p.final && p.moves.length > 1 && sure !== c.move ? setSure(c.move) : p.play(c));
	const keys = (e: KeyboardEvent) => {
		const buttons = [...(box.current?.querySelectorAll<HTMLElement>('button') ?? [])];
		const at = buttons.indexOf(document.activeElement as HTMLElement);
		const step = e.key === 'ArrowRight' || e.key === 'ArrowDown' ? 1 : e.key === 'ArrowLeft' || e.key === 'ArrowUp' ? -1 : 0;
		if (step && at >= 0) {
			e.preventDefault();
			buttons[(at + step + buttons.length) % buttons.length]?.focus();
		} else if (e.key === 'Escape' && back) {
			p.pick(nothing);
		}
	};
	return (
		<div class="choices" ref={box} role="group" aria-label={t('What you may do')} onKeyDown={keys}>
			{folded
				? folded.map(g => (
						<button key={g.label + g.moves[0]!.move} class={g.moves.length > 1 ? 'more' : ''} onClick={() => (g.moves.length === 1 ? play(g.moves[0]!) : p.pick(g.pick))}>
							{g.label} {g.moves.length > 1 && <span class="count">{g.moves.length}</span>}
						</button>
					))
				: some.map(c => (
						<button
							key={c.move}
							data-move={c.move}
							onClick={() => play(c)}
							onMouseEnter={() => p.hover(c)}
							onMouseLeave={() => p.hover(null)}
							onFocus={() => p.hover(c)}
							onBlur={() => p.hover(null)}
						>
							{sure === c.move ? t('Really? {move}', { move: c.text }) : c.text}
						</button>
					))}
			{back && (
				<button class="back" onClick={() => p.pick(nothing)}>
					{t('Back')}
				</button>
			)}
		</div>
	);
}
