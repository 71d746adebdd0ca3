// All choices: the complete list of legal moves, long ones in steps. For the keyboard, for screen readers, and for
// games without a drawing.
import { useLayoutEffect, useRef } from 'preact/hooks';
import { groups, nothing, type Picked } from './choices';
import { t } from '../words/i18n';
import { Coin } from '../kit/parts';
import { Sign } from '../kit/sign';
import type { Choice } from '../play/types';
import { takeFocus } from './focus';

interface Props {
	moves: Choice[]; // that fit what was picked
	picked: Picked;
	pick: (p: Picked) => void;
	play: (c: Choice, button: boolean) => void;
	hover: (c: Choice | null) => void;
	close?: () => void;
}

export function AllChoices(p: Props) {
	const folded = groups(p.moves, p.picked);
	const back = p.picked.verb || p.picked.values.length > 0;
	const box = useRef<HTMLDivElement>(null);
	useLayoutEffect(() => takeFocus(box.current), [p.moves, p.picked]); // before the table says that all is drawn
	const keys = (e: KeyboardEvent) => {
		const buttons = [...(box.current?.querySelectorAll<HTMLElement>('button') ?? [])];
		const at = buttons.indexOf(document.activeElement as HTMLElement);
		const step =
			e.key === 'ArrowRight' || e.key === 'ArrowDown' ? 1 : e.key === 'ArrowLeft' || e.key === 'ArrowUp' ? -1 : 0;
		if (step && at >= 0) {
			e.preventDefault();
			buttons[(at + step + buttons.length) % buttons.length]?.focus();
		}
	};
	return (
		<section class="allchoices" aria-label={t('All choices')}>
			<header>
				<h2>{t('All choices')}</h2>
				{p.close && (
					<button class="round" aria-label={t('Close')} onClick={p.close}>
						<Sign id="ui-cancel" />
					</button>
				)}
			</header>
			<div class="choices" ref={box} role="group" aria-label={t('What you may do')} onKeyDown={keys}>
				{folded
					? folded.map(g => (
							<button
								key={g.label + g.moves[0]!.move}
								class={g.moves.length > 1 ? 'more' : ''}
								data-move={g.moves.length === 1 ? g.moves[0]!.move : undefined}
								onClick={() => (g.moves.length === 1 ? p.play(g.moves[0]!, true) : p.pick(g.pick))}
							>
								{g.label} {g.moves.length > 1 && <span class="number">{g.moves.length}</span>}
							</button>
						))
					: p.moves.map(c => (
							<button
								key={c.move}
								data-move={c.move}
								onClick={() => p.play(c, true)}
								onMouseEnter={() => p.hover(c)}
								onMouseLeave={() => p.hover(null)}
								onFocus={e => e.currentTarget.matches(':focus-visible') && p.hover(c)}
								onBlur={() => p.hover(null)}
							>
								{c.text} {!!c.price && <Coin n={c.price} small />}{' '}
								{c.warning && (
									<small class="warning">
										<Sign id="i-warning" />
										{c.warning}
									</small>
								)}
							</button>
						))}
				{back && (
					<button class="back" onClick={() => p.pick(nothing)}>
						{t('Back')}
					</button>
				)}
			</div>
		</section>
	);
}
